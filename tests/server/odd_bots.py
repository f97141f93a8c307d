"""Bots that behave badly; a worker process imports this module."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from ludotheque.server.workers import Answer, Question, Thought, think

FLAG = "LUDOTHEQUE_TEST_FLAG"


def slow(thought: Thought) -> Answer:
    """Think until there is a flag."""
    until_flagged()
    return think(thought)


def until_flagged() -> None:
    """Come back when there is a flag."""
    flag = Path(os.environ[FLAG])
    while not flag.exists():
        time.sleep(0.02)


def hanging(thought: Thought) -> Answer:
    """Never come back, at tables that are played to 999."""
    while thought.changes.get("goal") == 999:
        time.sleep(0.1)
    return think(thought)


def dying(thought: Thought) -> Answer:
    """Take the worker along, the first time."""
    flag = Path(os.environ[FLAG])
    if not flag.exists():
        flag.touch()
        os._exit(1)
    return think(thought)


def failing(thought: Thought) -> Answer:
    """Never answer."""
    raise ValueError(f"no idea of {thought.game}")


def cheating(thought: Thought) -> Answer:
    """Choose what is not legal."""
    return Answer(max(thought.legal) + 1, 0)


def echoing(question: Question) -> dict[str, Any]:
    """Tell all that a forecast could be worked out from."""
    return question._asdict()


def forecasting(question: Question) -> dict[str, Any]:
    """Work out something from a view."""
    return {"sum": sum(question.view["banked"]), "game": question.game}


def replaying(text: bytes, viewer: int) -> bytes:
    """Replay a record, be it never so long."""
    if text == b"slow":
        until_flagged()
    return text
