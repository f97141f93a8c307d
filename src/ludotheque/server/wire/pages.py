"""The page itself: files that Vite has built, with one index for every address of the page's own."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path, PurePosixPath

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

YEAR = "public, max-age=31536000, immutable"
MISSING = "The page has not been built yet. In the project's folder, run: make page\n"
TYPES = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml", ".webmanifest": "application/json"}


def page_handler(folder: Path) -> HTTPRouteHandler:
    """Serves the page from a folder."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(path: FromPath[str] = "/") -> Response[bytes]:
        """A file of the page, or its index."""
        return await asyncio.to_thread(find, path)

    def find(path: str) -> Response[bytes]:
        wanted = PurePosixPath(path.lstrip("/"))
        if wanted.parts[:1] == ("api",) or ".." in wanted.parts:
            raise NotFoundException(f"there is nothing at {path}")
        if not (folder / "index.html").is_file():
            return Response(MISSING.encode(), media_type=MediaType.TEXT, status_code=503)
        file = folder / wanted
        if wanted.parts and file.is_file():
            return _file(file, YEAR if wanted.parts[0] == "assets" else "no-cache")
        if wanted.suffix:
            raise NotFoundException(f"there is nothing at {path}")
        return _file(folder / "index.html", "no-cache")

    return page


def _file(file: Path, cache: str) -> Response[bytes]:
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": cache})
