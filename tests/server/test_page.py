"""The page's files: by name only, hashed ones for ever, the index for every way the page finds itself."""

import pytest
from starlette.requests import Request

from theomachy.server.http.static_files import NO_PAGE, File, installed, respond

PAGE = {
    name: File(name, name.encode())
    for name in ("index.html", "assets/index-B7x9Zq_k.js", "assets/style.4f3a9c1e.css", "icon.svg")
}


def request(**headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": "GET", "path": "/", "headers": raw, "query_string": b""})


@pytest.mark.parametrize(
    ("path", "status", "kind", "immutable"),
    [
        ("", 200, "text/html", False),
        ("index.html", 200, "text/html", False),
        ("join", 200, "text/html", False),
        ("tables/abc/replay", 200, "text/html", False),
        ("assets/index-B7x9Zq_k.js", 200, "text/javascript", True),
        ("assets/style.4f3a9c1e.css", 200, "text/css", True),
        ("icon.svg", 200, "image/svg+xml", False),
        ("missing.js", 404, "text/plain", False),
        ("../app.py", 404, "text/plain", False),
        ("assets/../../app.py", 404, "text/plain", False),
    ],
)
def test_files_are_found_by_name(path: str, status: int, kind: str, immutable: bool) -> None:
    response = respond(request(), PAGE, path)
    assert response.status_code == status
    assert response.headers["content-type"].startswith(kind)
    assert ("immutable" in response.headers.get("cache-control", "")) == immutable


def test_what_the_browser_has_is_not_sent_again() -> None:
    tag = respond(request(), PAGE, "icon.svg").headers["etag"]
    again = respond(request(if_none_match=tag), PAGE, "icon.svg")
    assert (again.status_code, again.body) == (304, b"")


def test_without_a_page_the_server_says_so() -> None:
    response = respond(request(), {}, "")
    assert (response.status_code, bytes(response.body).decode()) == (200, NO_PAGE)
    assert respond(request(), {}, "anything").status_code == 404
    assert isinstance(installed(), dict)
