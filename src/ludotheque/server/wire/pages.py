"""The page itself: files that Vite has built, with one index for every address of the page's own; and the boards that
packages bring."""

from __future__ import annotations

import asyncio
import mimetypes
import re
from pathlib import Path, PurePosixPath
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from ludotheque.core.game import Game, game

HERE = b'"./'
"""How addresses begin in the index that Vite builds: where the server is found, whatever page is asked for."""
YEAR = "public, max-age=31536000, immutable"
MISSING = "The page has not been built yet. In the project's folder, run: make page\n"
SERVED = (".js", ".css", ".svg", ".png", ".webp", ".woff2", ".json")
"""Of a package's board only what pages use: its sources and declarations are nobody's business."""
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml", ".webmanifest": "application/json"}


ADDRESSES = re.compile(r"(|(table|replay|rules|me)/[A-Za-z0-9_-]+/?|record/?|lab(/[A-Za-z0-9_-]+){0,3}/?)")
"""The page's own addresses, without the first slash; `web/src/lib/router.svelte.ts` has a page for each."""


def page_handler(folder: Path, prefix: str = "") -> HTTPRouteHandler:
    """Serves the page from a folder; it is told at which path the server is found."""

    def index(status: int = 200) -> Response[bytes]:
        text = (folder / "index.html").read_bytes().replace(HERE, f'"{prefix}/'.encode())
        return Response(text, media_type="text/html", headers={"Cache-Control": "no-cache"}, status_code=status)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
        """A file of the page, or its index; people who are lost are shown the page too, which says so."""
        for_people = "text/html" in request.headers.get("accept", "")
        return await asyncio.to_thread(find, path, for_people)

    def find(path: str, for_people: bool) -> Response[bytes]:
        wanted = PurePosixPath(path.lstrip("/"))
        if wanted.parts[:1] == ("api",) or ".." in wanted.parts:
            raise NotFoundException(f"there is nothing at {path[:100]}")
        if not (folder / "index.html").is_file():
            return Response(MISSING.encode(), media_type=MediaType.TEXT, status_code=503)
        if ADDRESSES.fullmatch(path.lstrip("/")):
            return index()
        if _is_file(folder / wanted):
            return _file(folder / wanted, YEAR if wanted.parts[0] == "assets" else "no-cache")
        if for_people and not wanted.suffix:
            return index(404)
        raise NotFoundException(f"there is nothing at {path[:100]}")

    return page


@get("/boards/{id:str}/{path:path}", include_in_schema=False, sync_to_thread=True)
def board_file(id: FromPath[str], path: FromPath[str]) -> Response[bytes]:
    """A file of the board that a game's package brings."""
    wanted = PurePosixPath(path.lstrip("/"))
    folder = game(id).board
    if folder is None or ".." in wanted.parts or wanted.suffix not in SERVED or not _is_file(folder / wanted):
        raise NotFoundException(f"there is nothing at /boards/{id[:100]}{path[:100]}")
    return _file(folder / wanted, "no-cache")


def address_of(game: Game, name: str) -> str:
    """Where a file of a game's board is served; empty: it has none of that name."""
    return f"/boards/{game.id}/{name}" if game.board and (game.board / name).is_file() else ""


def _is_file(file: Path) -> bool:
    try:
        return file.is_file()
    except OSError:
        # No file system knows names that long.
        return False


def _file(file: Path, cache: str) -> Response[bytes]:
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": cache})
