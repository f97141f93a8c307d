"""Errors over HTTP: always a `Problem` that says what was expected."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from ludotheque.core.errors import BoxError, LudothequeError
from ludotheque.core.game import game
from ludotheque.core.words import LANGUAGES, has_words, say
from ludotheque.server.messages import Problem
from ludotheque.server.refusal import TooMany, refusal_of

log = logging.getLogger(__name__)
STATUS = {"unreadable": 400, "illegal": 409, "too_early": 409, "forbidden": 403, "busy": 429, "unknown": 404}
NAMES = {404: "unknown", 403: "forbidden", 405: "illegal", 413: "too_large", 429: "busy"}


def refused(request: Request[Any, Any, Any], error: LudothequeError) -> Response[Problem]:
    """What the rules or a table refuse."""
    if isinstance(error, BoxError) and error.component:
        return _problem(400, "box", spoken(error, request.headers.get("accept-language", "")[:2]), error.component)
    refusal = refusal_of(error)
    answer = _problem(STATUS[refusal.error], refusal.error, refusal.detail)
    if isinstance(refusal, TooMany):
        answer.headers["Retry-After"] = str(refusal.seconds)
    return answer


def mistaken(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What cannot be read or found."""
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        found = [f"{each.get('key', '')}: {each.get('message', '')}" for each in error.extra if isinstance(each, dict)]
        detail = "; ".join(found) or detail
    return _problem(error.status_code, NAMES.get(error.status_code, "unreadable"), detail)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """What nobody foresaw."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _problem(500, "failed", "something went wrong on the server")


def spoken(error: BoxError, language: str) -> str:
    """What is wrong with a box, in a language if its game has words for it."""
    key = f"wrong-{error.wrong}"
    if error.game and language in LANGUAGES and has_words(game(error.game).folder, language, key):
        return say(game(error.game).folder, language, key, **error.values)
    return str(error)


def _problem(status: int, error: str, detail: str, component: str = "") -> Response[Problem]:
    content = Problem(error=error, detail=detail or HTTPStatus(status).phrase, component=component)
    return Response(content, status_code=status, media_type="application/json")
