"""What is turned away at the door, and what every answer says."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.pages import JSON, Person, person, serving
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ludotheque.core.errors import LudothequeError
from ludotheque.server.wire.addresses import Hosts, Proxies, household, origin_of, prefix_of
from ludotheque.server.wire.pages import ADDRESSES

pytestmark = pytest.mark.asyncio(loop_scope="module")
ROOT = Path(__file__).parents[2]
PIG = b'{"game": "pig", "seats": [{"kind": "me"}, {"kind": "me"}]}'


async def test_a_server_goes_by_its_own_names_alone(ann: Person) -> None:
    port = ann.host.partition(":")[2]
    for name in (ann.host, "localhost", f"localhost:{port}", "192.168.1.9", "[::1]:8000"):
        assert (await ann.http.get("/api/games", headers={"Host": name})).status_code == 200
    for name in ("evil.example", f"evil.example:{port}", "localhost.evil.example", "[", ""):
        answer = await ann.http.get("/api/games", headers={"Host": name})
        assert (answer.status_code, answer.json()["error"]) == (421, "forbidden")
        assert "--public-url" in answer.json()["detail"]
        assert answer.headers["x-content-type-options"] == "nosniff"


async def test_foreign_pages_change_nothing(ann: Person) -> None:
    for origin in ("http://evil.example", "null", f"http://{ann.host}.evil.example", "http://127.0.0.1:1"):
        for path in ("/api/tables", "/api/me", "/api/me/key", "/api/me/link", "/api/records"):
            answer = await ann.http.post(path, json={}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")
    assert (await ann.http.get("/api/tables")).json() == []
    answer = await ann.http.post("/api/me", json={"name": "Ann"}, headers={"Origin": f"http://{ann.host}"})
    assert answer.status_code == 200


async def test_a_form_is_no_request(ann: Person) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""):
        for path in ("/api/tables", "/api/records"):
            answer = await ann.http.post(path, content=PIG, headers={"Content-Type": kind})
            assert (answer.status_code, "application/json" in answer.json()["detail"]) == (415, True)
    assert (await ann.http.get("/api/tables")).json() == []
    headers = {"Content-Type": "application/json; charset=utf-8"}
    assert (await ann.http.post("/api/tables", content=PIG, headers=headers)).status_code == 201


async def test_behind_a_proxy_pages_come_from_the_public_address(tmp_path: Path) -> None:
    public = "https://play.example:8443"
    async with serving(tmp_path, public_urls=(public,)) as host, person(host) as ann:
        answer = await ann.http.post("/api/me", json={"name": "Ann"}, headers={"Origin": public})
        assert answer.status_code == 200
        table = await ann.open("pig", "me", "me")
        async with ann.connected(table, origin=public) as page:
            assert (await page.ask("hello"))["type"] == "done"
        for origin in ("https://play.example", "https://play.example:8444", "http://play.example:8443"):
            with pytest.raises(InvalidStatus) as caught:
                async with ann.connected(table, origin=origin):
                    pass
            assert caught.value.response.status_code == 403
        # The proxy may hand its own name on; what it got over TLS stays so.
        named = {"Host": "play.example:8443", "Origin": public}
        ann.http.cookies.clear()
        answer = await ann.http.post("/api/me", json={"name": "Ann"}, headers=named)
        assert "; Secure" in answer.headers["set-cookie"]


async def test_behind_a_proxy_there_may_be_a_path_before_it(tmp_path: Path) -> None:
    """Whether the proxy leaves it in what it asks for, or takes it away."""
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text('<meta name="base" content="./"><script src="./assets/index.js"></script>')
    public = "https://play.example/games"
    settings = {"public_urls": (public,), "prefix": "/games", "page": page}
    async with serving(tmp_path / "data", **settings) as host, person(host) as ann:
        for path in ("/", "/table/abc", "/games", "/games/", "/games/table/abc"):
            answer = await ann.http.get(path)
            assert answer.text == '<meta name="base" content="/games/"><script src="/games/assets/index.js"></script>'
        for path in ("/gamesome/x.js", "/games/assets/other.js"):
            assert (await ann.http.get(path)).status_code == 404
        assert (await ann.http.get("/games/api/games")).json() == (await ann.http.get("/api/games")).json()
        answer = await ann.http.post("/games/api/me", json={"name": "Ann"}, headers={"Origin": "https://play.example"})
        assert "; Path=/games/; " in answer.headers["set-cookie"]
        cookie = answer.headers["set-cookie"].partition(";")[0]
        answer = await ann.http.post("/games/api/tables", content=PIG, headers={**JSON, "Cookie": cookie})
        table = answer.json()["table"]
        for path in ("/api", "/games/api"):
            async with connect(f"ws://{host}{path}/tables/{table}/live", additional_headers={"Cookie": cookie}) as line:
                await line.send('{"type":"hello","id":"1"}')
                assert '"type":"news"' in str(await line.recv())


async def test_public_urls_and_proxies_are_checked() -> None:
    assert origin_of("https://play.example:443/") == "https://play.example"
    assert origin_of("http://[::1]:8000") == "http://[::1]:8000"
    for url in ("play.example", "ftp://play.example", "https://play.example/ga mes", "https://", "http://a:b"):
        with pytest.raises(LudothequeError, match="expected a public URL"):
            origin_of(url)
    assert origin_of("https://play.example/games/") == "https://play.example"
    assert prefix_of(["https://play.example/games/", "https://other.example/games"]) == "/games"
    assert prefix_of(["https://play.example/"]) == "" == prefix_of([])
    with pytest.raises(LudothequeError, match="one path"):
        prefix_of(["https://play.example/games", "https://other.example"])
    with pytest.raises(LudothequeError, match="trusted proxy"):
        Proxies(["proxy.example"])
    assert Proxies(["10.0.0.0/8"]).has("10.1.2.3")
    assert not Proxies(["10.0.0.0/8"]).has("11.1.2.3")
    assert not Hosts([]).knows(None)


async def test_one_household_is_one_address() -> None:
    assert household(("192.0.2.7", 1)) == "192.0.2.7" == household(("::ffff:192.0.2.7", 1))
    assert household(("2001:db8:1:2::3", 1)) == household(("2001:db8:1:2:3::4", 1)) == "2001:db8:1:2::/64"
    assert household(None) == "" == household(("", 0))


async def test_head_is_get_without_the_content(ann: Person) -> None:
    for path, status in (("/api/games", 200), ("/api/nothing", 404), ("/healthz", 200)):
        answer = await ann.http.head(path)
        assert (answer.status_code, answer.content) == (status, b"")
        assert int(answer.headers["content-length"]) > 0


async def test_answers_about_guests_are_kept_by_nobody(ann: Person) -> None:
    for path in ("/api/me", "/api/tables", "/api/nothing"):
        assert (await ann.http.get(path)).headers["cache-control"] == "no-store"


async def test_addresses_that_are_none_are_not_found(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html>the page")
    async with serving(tmp_path / "data", page=page) as host, person(host) as ann:
        for path in ("/metrics", "/nowhere", "/table", "/table/a/b", "/rules", "/" + "x" * 300, "/%00", "/a" * 2000):
            answer = await ann.http.get(path)
            assert (answer.status_code, answer.json()["error"]) == (404, "unknown"), path[:20]
            answer = await ann.http.get(path, headers={"Accept": "text/html,*/*"})
            assert (answer.status_code, answer.text) == (404, "<!doctype html>the page"), path[:20]
        for path in ("/", "/table/a-b_C", "/rules/karma/", "/replay/abc", "/record", "/me/abc"):
            assert (await ann.http.get(path)).status_code == 200


async def test_every_page_of_the_page_has_its_address_here() -> None:
    router = (ROOT / "web" / "src" / "lib" / "router.svelte.ts").read_text(encoding="utf-8")
    roots = set(re.findall(r"\^\\?/([a-z]+)", router))
    # Fixtures are for developers, and the API is no page.
    assert roots - {"fixtures", "api"} == set(re.findall(r"[a-z]+", ADDRESSES.pattern.replace("a-z", "")))


async def test_health_is_the_store_s(tmp_path: Path) -> None:
    async with serving(tmp_path) as host, person(host) as ann:
        answer = await ann.http.get("/healthz")
        assert (answer.status_code, answer.text) == (200, "ok\n")
        with closing(sqlite3.connect(tmp_path / "ludotheque.sqlite")) as other:
            # Somebody else holds the store, so that nothing can be written.
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(1.1)
            answer = await ann.http.get("/healthz")
            assert (answer.status_code, answer.text) == (503, "the store fails\n")
            other.execute("ROLLBACK")
        for _ in range(100):
            if (await ann.http.get("/healthz")).status_code == 200:
                return
            await asyncio.sleep(0.1)
        raise AssertionError("the server did not recover")


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/games HTT",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
    ],
)
async def test_what_is_half_sent_is_closed(tmp_path: Path, sent: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(tmp_path, head_seconds=0.4, content_seconds=0.4) as host:
        reader, writer = await asyncio.open_connection(*host.split(":"))
        begun = time.monotonic()
        writer.write(sent)
        closing = asyncio.create_task(reader.read())
        while not closing.done() and time.monotonic() < begun + 5:
            # However steadily it trickles in.
            await asyncio.sleep(0.1)
            if sent and not closing.done():
                writer.write(b"x")
        assert closing.done()
        writer.close()
        # An answered request leaves a connection that may be used again.
        async with person(host) as ann:
            for _ in range(3):
                assert (await ann.http.get("/api/me")).status_code == 200
                await asyncio.sleep(0.5)
    assert not [record for record in caplog.records if record.exc_info]
