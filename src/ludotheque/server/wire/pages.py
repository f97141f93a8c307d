"""The page itself: files that Vite has built, with one index for every address of the page's own."""

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

YEAR = "public, max-age=31536000, immutable"
MISSING = "The page has not been built yet. In the project's folder, run: make page\n"
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml", ".webmanifest": "application/json"}


ADDRESSES = re.compile(r"(|(table|replay|rules|me)/[A-Za-z0-9_-]+/?|record/?)")
"""The page's own addresses, without the first slash; `web/src/lib/router.svelte.ts` has a page for each."""


def page_handler(folder: Path) -> HTTPRouteHandler:
    """Serves the page from a folder."""

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
            return _file(folder / "index.html", "no-cache")
        if _is_file(folder / wanted):
            return _file(folder / wanted, YEAR if wanted.parts[0] == "assets" else "no-cache")
        if for_people and not wanted.suffix:
            return _file(folder / "index.html", "no-cache", status=404)
        raise NotFoundException(f"there is nothing at {path[:100]}")

    return page


def _is_file(file: Path) -> bool:
    try:
        return file.is_file()
    except OSError:
        # No file system knows names that long.
        return False


def _file(file: Path, cache: str, status: int = 200) -> Response[bytes]:
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": cache}, status_code=status)
