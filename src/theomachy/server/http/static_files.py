"""The files of the web client, if installed: read once, so that no request path reaches the disk."""

import mimetypes
import re
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

HASHED: Final = re.compile(r"[.-][0-9A-Za-z_-]{8,}\.[a-z0-9]+$")
INDEX: Final = "index.html"
NO_PAGE: Final = "Theomachy is running. No page is installed; see /api/openapi and docs/reference/protocol.md.\n"


class File:
    """A file of the page."""

    def __init__(self, name: str, content: bytes) -> None:
        self.content: Final = content
        self.kind: Final = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.tag: Final = f'"{blake2b(content, digest_size=12).hexdigest()}"'
        self.immutable: Final = bool(HASHED.search(name))


def installed() -> dict[str, File]:
    """All files of the page by their paths, and what was printed for it (`make rulebook-pdf`)."""
    found: dict[str, File] = {}
    for name in ("web", "printed"):
        folder = files("theomachy.server").joinpath(name)
        if folder.is_dir():
            _collect(folder, "", found)
    return found


def _collect(folder: Traversable, prefix: str, found: dict[str, File]) -> None:
    for item in folder.iterdir():
        if item.is_dir():
            _collect(item, f"{prefix}{item.name}/", found)
        else:
            found[prefix + item.name] = File(item.name, item.read_bytes())


def respond(request: Request, page: dict[str, File], path: str) -> Response:
    """A file; the index for every other path, because the page does its own routing."""
    file = page.get(path) or (page.get(INDEX) if "." not in path.rpartition("/")[2] else None)
    if file is None:
        status = 404 if path or page else 200
        return PlainTextResponse("not found\n" if status == 404 else NO_PAGE, status)
    caching = "public, max-age=31536000, immutable" if file.immutable else "no-cache"
    headers = {"Cache-Control": caching, "ETag": file.tag}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    return Response(file.content, headers=headers, media_type=file.kind)
