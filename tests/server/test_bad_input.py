"""What cannot be: a typed error that says what was expected, and nothing changed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.pages import Page, Person, person, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

pytestmark = pytest.mark.asyncio(loop_scope="module")

PIG = {"game": "pig", "seats": [{"kind": "me"}, {"kind": "me"}]}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "not a request"),
        ("{", "not a request"),
        ("[]", "Expected `object`"),
        ("\ud800", "not a request"),
        ("[" * 5000, "not a request"),
        ('{"type": "fly", "id": "1"}', "fly"),
        ('{"type": "play", "id": "1"}', "missing required field `seat`"),
        ('{"type": "play", "id": "1", "seat": 8, "move": {}}', "<= 7"),
        ('{"type": "play", "id": "1", "seat": 0, "move": {}, "more": 1}', "unknown field `more`"),
        ('{"type": "start", "id": ""}', "length >= 1"),
        ('{"type": "start", "id": "' + "x" * 41 + '"}', "length <= 40"),
        ('{"type": "say", "id": "1", "text": "' + "x" * 401 + '"}', "length <= 400"),
        ('{"type": "sit", "id": "1", "seat": 0, "name": "' + "x" * 10_000 + '"}', "length <= 24"),
        ('{"type": "say", "id": "1", "text": "' + "x" * 70_000 + '"}', "at most 65536 bytes"),
    ],
    ids=range(14),
)
async def test_a_malformed_request_is_refused(ann: Person, text: str, expected: str) -> None:
    table = await ann.open("pig", "me", "me")
    async with ann.at(table) as page:
        await page.socket.send(text.encode("utf-8", "surrogatepass"), text=len(text) != 1)
        refused = await page.hear()
        assert (refused["type"], refused["error"]) == ("refused", "unreadable")
        assert expected in refused["detail"]
        assert (await page.ask("play", seat=0, move={"do": "hold"}))["type"] == "done"


@pytest.mark.parametrize(
    ("kind", "fields", "error", "expected"),
    [
        ("play", {"seat": 0, "move": {"do": "fly"}}, "unreadable", "expected one of"),
        ("play", {"seat": 0, "move": {"do": "fall", "face": 1}}, "illegal", "expected one of: Hold(), Roll()"),
        ("play", {"seat": 1, "move": {"do": "hold"}}, "illegal", "but for seat 0"),
        ("play", {"seat": 2, "move": {"do": "hold"}}, "forbidden", "a seat of your own: 0, 1"),
        ("play", {"seat": 7, "move": {"do": "hold"}}, "illegal", "from 0 to 2"),
        ("undo", {"seat": 0}, "illegal", "no move to take back"),
        ("sit", {"seat": 2, "name": "Ann"}, "forbidden", "taken"),
        ("sit", {"seat": 0, "name": "\u0007\u202e"}, "unreadable", "can be seen"),
        ("stand", {"seat": 2}, "forbidden", "not yours"),
        ("seat", {"seat": 2, "bot": "random"}, "illegal", "before the match"),
        ("start", {}, "illegal", "before the match"),
        ("again", {}, "illegal", "when the match is over"),
        ("deputize", {"seat": 2, "bot": "random"}, "illegal", "a person's seat"),
        ("deputize", {"seat": 0, "bot": "genius"}, "unreadable", "expected one of"),
    ],
)
async def test_what_may_not_be_done_is_refused(
    ann: Person, kind: str, fields: dict[str, Any], error: str, expected: str
) -> None:
    table = await ann.open("pig", "me", "me", "random")
    async with ann.at(table) as page:
        before = page.news[-1]
        refused = await page.ask(kind, **fields)
        assert (refused["type"], refused["error"]) == ("refused", error)
        assert expected in refused["detail"]
        async with ann.at(table) as other:
            assert other.news[-1] == before


async def test_only_the_host_does_what_is_the_hosts(ann: Person, ben: Person) -> None:
    table = await ann.open("pig", "me", "open", start=False)
    async with ann.at(table) as one, ben.at(table) as two:
        for kind, fields in (("start", {}), ("seat", {"seat": 1, "bot": "random"})):
            assert (await two.ask(kind, **fields))["error"] == "forbidden"
        refused = await one.ask("start", without=True)
        assert (refused["error"], "still open: 1" in refused["detail"]) == ("illegal", True)
        await one.ask("seat", seat=1, bot="random")
        assert one.news[-1]["seats"][1] | {"kind": "bot", "name": "random"} == one.news[-1]["seats"][1]
        await one.ask("seat", seat=1)
        assert one.news[-1]["seats"][1]["kind"] == "open"


async def test_a_seat_taken_twice_at_the_same_moment_goes_to_one(ann: Person, host: str) -> None:
    table = await ann.open("pig", "me", "open", start=False)
    async with person(host, "Ben") as ben, person(host, "Cai") as cai, ben.at(table) as one, cai.at(table) as two:
        answers = await asyncio.gather(one.ask("sit", seat=1, name="Ben"), two.ask("sit", seat=1, name="Cai"))
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        assert next(answer for answer in answers if answer["type"] == "refused")["error"] == "forbidden"


async def test_hello_comes_first(ann: Person) -> None:
    table = await ann.open("pig", "me", "me")
    async with ann.connected(table) as page:
        refused = await page.ask("play", seat=0, move={"do": "hold"})
        assert (refused["error"], "hello" in refused["detail"]) == ("forbidden", True)


async def ask_on_and_on(page: Page) -> None:
    for number in range(10_000):
        await page.say("undo", id=f"v{number}", seat=0)
        await page.hear()


async def test_too_many_requests_are_refused_and_then_cut_off(tmp_path: Path) -> None:
    async with (
        serving(tmp_path, asks_a_second=20, asks_at_once=10) as host,
        person(host, "Ann") as ann,
    ):
        table = await ann.open("pig", "me", "me")
        async with ann.at(table) as page:
            for number in range(30):
                await page.say("undo", id=f"u{number}", seat=0)
            while "u29" not in page.answers:
                await page.hear()
            assert [page.answers[f"u{number}"]["error"] for number in (0, 29)] == ["illegal", "busy"]
            await asyncio.sleep(0.2)
            assert (await page.ask("play", seat=0, move={"do": "hold"}))["type"] == "done"
            with pytest.raises(ConnectionClosed):
                await ask_on_and_on(page)


async def test_pages_of_other_hosts_are_turned_away(ann: Person) -> None:
    table = await ann.open("pig", "me", "me")
    for origin in ("http://evil.example", "null", f"http://{ann.host}.evil.example"):
        with pytest.raises(InvalidStatus) as caught:
            async with ann.connected(table, origin=origin):
                pass
        assert caught.value.response.status_code == 403
    async with ann.connected(table, origin=None) as page:
        assert (await page.ask("hello"))["type"] == "done"


async def test_an_unknown_table_is_said_to_be_unknown(ann: Person) -> None:
    async with ann.connected("nowhere") as page:
        refused = await page.hear()
        assert (refused["type"], refused["error"]) == ("refused", "unknown")
        with pytest.raises(ConnectionClosed) as caught:
            await page.hear()
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4404
    for kind in ("record", "replay"):
        answer = await ann.http.get(f"/api/tables/nowhere/{kind}")
        assert (answer.status_code, answer.json()["error"]) == (404, "unknown")


async def test_a_name_with_markup_is_text(ann: Person) -> None:
    name = "<img src=x onerror=a()>"
    assert (await ann.http.post("/api/me", json={"name": name})).json()["name"] == name
    table = await ann.open("pig", "me", "me")
    async with ann.at(table) as page:
        assert page.news[-1]["seats"][0]["name"] == name


@pytest.mark.parametrize(
    ("body", "status", "expected"),
    [
        ({}, 400, "game"),
        ({**PIG, "game": "chess"}, 404, "expected one of: karma"),
        ({**PIG, "seats": []}, 400, "length >= 1"),
        ({**PIG, "seats": [{"kind": "me"}] * 9}, 400, "length <= 8"),
        ({**PIG, "seats": [{"kind": "me"}]}, 400, "2 to 6 seats"),
        ({**PIG, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "genius"}]}, 400, "expected one of: random"),
        ({**PIG, "seats": [{"kind": "me"}, {"kind": "dog"}]}, 400, "dog"),
        ({**PIG, "seats": [{"kind": "me"}, {"kind": "me", "name": "x" * 10_000}]}, 400, "length <= 24"),
        ({**PIG, "seats": [{"kind": "me"}, {"kind": "open"}], "start": True}, 409, "none open"),
        ({**PIG, "options": {"goal": 0}}, 400, "from 1 to"),
        ({**PIG, "options": {"sails": 1}}, 400, "no option or component 'sails'"),
        ({**PIG, "options": {"seats": 3}}, 400, "as many seats"),
        ({**PIG, "more": 1}, 400, "unknown field"),
        ([], 400, "object"),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(ann: Person, body: Any, status: int, expected: str) -> None:
    answer = await ann.http.post("/api/tables", json=body)
    assert answer.status_code == status, answer.text
    assert expected in answer.json()["detail"]
    assert (await ann.http.get("/api/tables")).json() == []


@pytest.mark.parametrize(
    ("method", "path", "content", "status"),
    [
        ("POST", "/api/me", b'{"name": "' + b"x" * 10_000 + b'"}', 400),
        ("POST", "/api/me", b'{"name": ""}' + b" " * 64 * 1024, 413),
        ("POST", "/api/me", b'{"name": ""}', 400),
        ("POST", "/api/me", b'{"name": " \\u0000 "}', 400),
        ("POST", "/api/me", b"{", 400),
        ("POST", "/api/me", b"\xff", 400),
        ("POST", "/api/me/key", b'{"key": "nobody"}', 404),
        ("POST", "/api/me/key", b'{"key": ""}', 400),
        ("POST", "/api/records", b"no record", 400),
        ("POST", "/api/records", b"", 400),
        ("POST", "/api/records", b"[" * 100_000, 400),
        ("POST", "/api/records", b"x" * (2 * 1024 * 1024 + 1), 413),
        ("GET", "/api/nothing", b"", 404),
        ("DELETE", "/api/tables", b"", 405),
    ],
)
async def test_what_cannot_be_read_or_found_is_a_problem(
    ann: Person, method: str, path: str, content: bytes, status: int
) -> None:
    headers = {"Content-Type": "application/json"} if content or method == "POST" else {}
    answer = await ann.http.request(method, path, content=content, headers=headers)
    assert answer.status_code == status
    assert set(answer.json()) == {"error", "detail", "component"}
    assert answer.json()["detail"]


async def test_a_changed_record_is_refused(ann: Person) -> None:
    table = await ann.open("pig", "me", "me", goal=2)
    async with ann.at(table) as page:
        while await page.play():
            pass
    record = json.loads((await ann.http.get(f"/api/tables/{table}/record")).content)
    record["players"][0] = "Somebody else"
    answer = await ann.http.post("/api/records", json=record)
    assert answer.status_code == 400
    assert "digest" in answer.json()["detail"]


async def test_a_forged_cookie_is_nobodys(ann: Person, host: str) -> None:
    (name, value), *_ = ann.http.cookies.items()
    async with httpx.AsyncClient(base_url=f"http://{host}", cookies={name: value[:-1] + "x"}) as forger:
        assert (await forger.get("/api/me")).json()["name"] == ""
