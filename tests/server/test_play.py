"""Whole matches over real connections."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.pages import JSON, Page, Person, choices, is_over, person, serving
from websockets.exceptions import ConnectionClosed

from ludotheque.core.errors import RecordError
from ludotheque.core.record import read
from ludotheque.server.dice import fingerprint, verify
from ludotheque.server.table.chronicle import Chronicle

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def play_out(page: Page) -> None:
    while await page.play():
        pass


@pytest.mark.parametrize("game", ["pig", "karma"])
async def test_two_people_play_a_whole_match_by_link(ann: Person, ben: Person, game: str) -> None:
    options = {"goal": 20} if game == "pig" else {"first_to": 3}
    table = await ann.open(game, "me", "open", start=False, **options)
    async with ann.at(table) as one, ben.at(table) as two:
        assert (await two.ask("sit", seat=1, name="Ben"))["type"] == "done"
        news = await one.until(lambda news: news["seats"][1]["kind"] == "person")
        assert [seat["name"] for seat in news["seats"]] == ["Ann", "Ben"]
        assert [seat["mine"] for seat in news["seats"]] == [True, False]
        assert news["host"]
        assert not two.news[-1]["host"]
        assert news["secret"] is None
        assert (await one.ask("start", without=True))["type"] == "done"
        await asyncio.gather(play_out(one), play_out(two))
        for page in (one, two):
            assert [event["number"] for event in page.events] == list(range(page.news[-1]["number"]))
            assert page.news[-1]["outcome"]["winners"]
    text = (await ann.http.get(f"/api/tables/{table}/record")).content
    found, match = read(text)
    assert found.players == ["Ann", "Ben"]
    assert list(match.outcome.scores) == one.news[-1]["outcome"]["scores"]
    secret = one.news[-1]["secret"]
    assert one.news[0]["fingerprint"] == fingerprint(secret)
    assert verify(match, secret, one.news[0]["fingerprint"]) > 0


async def test_a_person_plays_against_bots(ann: Person) -> None:
    table = await ann.open("pig", "me", "heuristic", "random", goal=60)
    async with ann.at(table) as page:
        await play_out(page)
        assert {event["by"] for event in page.events} == {0, 1, 2, 8}
        assert [seat["kind"] for seat in page.news[-1]["seats"]] == ["person", "bot", "bot"]


async def test_a_page_is_told_the_goal_and_the_coach_s_steps_at_their_moments(ann: Person, ben: Person) -> None:
    table = await ann.open("pig", "me", "open", start=False, goal=30)
    async with ann.at(table) as one, ben.at(table) as two:
        await two.ask("sit", seat=1, name="Ben")
        await one.ask("start", without=True)
        news = await one.until(lambda news: news["phase"] == "playing")
        await two.until(lambda news: news["phase"] == "playing")
        assert one.news[0]["goal"] == {"key": "coach-goal", "values": {}}
        assert [said["key"] for said in news["positions"][0]["lessons"]] == ["coach-start", "coach-roll"]
        assert "lessons" not in two.news[-1]["positions"][0], "whoever waits is not interrupted"


async def test_several_people_share_a_screen_but_not_their_cards(ann: Person) -> None:
    table = await ann.open("karma", "me", "me")
    async with ann.at(table) as page:
        assert [position["seat"] for position in page.news[-1]["positions"]] == [0, 1]
        assert all(position["view"]["my_hand"] != [0, 0] for position in page.news[-1]["positions"])
        (seat, moves), _ = choices(page.news[-1])
        await page.ask("play", seat=seat, move=moves[0])
        assert {event["move"]["do"] for event in page.events} <= {"begin", "veiled"}


async def test_a_move_can_be_taken_back(ann: Person) -> None:
    table = await ann.open("karma", "me", "random", first_game=1, starter=0)
    async with ann.at(table) as page:
        before = page.news[-1]["positions"]
        assert await page.play()
        assert page.news[-1]["positions"][0]["can_undo"]
        assert (await page.ask("undo", seat=0))["type"] == "done"
        assert page.news[-1]["positions"] == before
        assert page.events[-1] | {"move": None, "to": 0, "phrase": None} == page.events[-1]
        refused = await page.ask("undo", seat=0)
        assert (refused["type"], refused["error"]) == ("refused", "illegal")


async def test_play_again_keeps_the_seats_and_starts_where_nobody_is_waited_for(ann: Person, ben: Person) -> None:
    table = await ann.open("pig", "me", "random", goal=2)
    async with ann.at(table) as page:
        await play_out(page)
        assert (await page.ask("again"))["type"] == "done"
        following = (await page.until(lambda news: news["next_table"] is not None))["next_table"]
        assert (await page.ask("again"))["type"] == "done"
        assert page.news[-1]["next_table"] == following
    async with ann.at(following) as page:
        assert page.news[-1]["phase"] != "lobby"
        assert page.news[-1]["box"]["goal"] == 2
        assert [seat["mine"] for seat in page.news[-1]["seats"]] == [True, False]
    table = await ann.open("pig", "me", "open", start=False, goal=2)
    async with ann.at(table) as one, ben.at(table) as two:
        await two.ask("sit", seat=1, name="Ben")
        await one.ask("start", without=True)
        await asyncio.gather(play_out(one), play_out(two))
        await two.ask("again")
        following = two.news[-1]["next_table"]
    async with ben.at(following) as two:
        assert two.news[-1]["phase"] == "lobby"
        assert two.news[-1]["host"]
        assert [seat["name"] for seat in two.news[-1]["seats"]] == ["Ann", "Ben"]


async def test_a_bot_plays_for_an_absent_player_until_they_are_back(ann: Person, ben: Person) -> None:
    table = await ann.open("pig", "me", "open", start=False, goal=1000)
    async with ann.at(table) as one:
        async with ben.at(table) as two:
            await two.ask("sit", seat=1, name="Ben")
            await one.ask("start", without=True)
            refused = await one.ask("deputize", seat=1, bot="heuristic")
            assert refused["error"] == "forbidden"
        await one.until(lambda news: not news["seats"][1]["present"])
        assert (await one.ask("deputize", seat=1, bot="nobody"))["error"] == "unreadable"
        assert (await one.ask("deputize", seat=1, bot="heuristic"))["type"] == "done"
        for _ in range(3):
            assert await one.play()
        await one.until(lambda news: any(event["by"] == 1 for event in one.events))
        async with ben.at(table) as two:
            assert two.news[-1]["seats"][1]["deputy"] == ""
            assert two.news[-1]["seats"][1]["present"]
            await two.ask("stand", seat=1)
            news = await one.until(lambda news: not news["seats"][1]["present"])
            assert news["seats"][1]["kind"] == "person"
            await two.ask("sit", seat=1, name="Ben")
            await one.until(lambda news: news["seats"][1]["present"])


async def test_again_with_one_thing_changed(ann: Person) -> None:
    """Seats turned: everybody sits one further on. Another bot sits where bots sat, if there is one of that name."""
    table = await ann.open("pig", "me", "random", "random", goal=5)
    async with ann.at(table) as page:
        await play_out(page)
        assert (await page.ask("again", bot="nobody"))["error"] == "unreadable"
        assert (await page.ask("again", turned=True, bot="heuristic"))["type"] == "done"
        news = await page.until(lambda news: news["next_table"] is not None)
    async with ann.at(news["next_table"]) as page:
        seats = page.news[-1]["seats"]
        assert [(seat["kind"], seat["name"]) for seat in seats] == [
            ("bot", "heuristic"),
            ("person", "Ann"),
            ("bot", "heuristic"),
        ]


async def test_chat_is_told_to_all(ann: Person, ben: Person) -> None:
    table = await ann.open("pig", "me", "open", start=False)
    async with ann.at(table) as one, ben.at(table) as two:
        await two.ask("say", text="<b>hello</b>\n you")
        news = await one.until(lambda news: bool(news["remarks"]))
        remark: dict[str, Any] = news["remarks"][0]
        assert (remark["name"], remark["seat"], remark["text"]) == ("Ben", -1, "<b>hello</b> you")


async def test_a_finished_match_can_be_stepped_through(ann: Person) -> None:
    table = await ann.open("karma", "me", "random", first_to=3)
    for kind in ("record", "replay", "account"):
        refused = await ann.http.get(f"/api/tables/{table}/{kind}")
        assert refused.status_code == 403
        assert refused.json()["error"] == "forbidden"
    async with ann.at(table) as page:
        await play_out(page)
        assert is_over(page.news[-1])
    replay = (await ann.http.get(f"/api/tables/{table}/replay")).json()
    assert len(replay["frames"]) == len(replay["events"]) + 1 == page.news[-1]["number"] + 1
    assert replay["secret"] == page.news[-1]["secret"]
    last: dict[str, Any] = {}
    for frame in replay["frames"]:
        last |= frame
    assert last["karma"][:2] == page.news[-1]["outcome"]["scores"]
    account = (await ann.http.get(f"/api/tables/{table}/account")).json()
    assert [sum(part["points"] for part in own) for own in account["parts"]] == last["karma"][:2]
    assert account == replay["account"] == (await ann.http.get(f"/api/tables/{table}/account")).json()
    turns = [(turn["round"], turn["seat"]) for turn in replay["turns"]]
    assert turns[:2] == [(0, -1), (1, last["starter"])]
    record = (await ann.http.get(f"/api/tables/{table}/record")).content
    uploaded = (await ann.http.post("/api/records", content=record, headers=JSON)).json()
    assert uploaded["frames"] == replay["frames"]
    assert uploaded["events"] == replay["events"]


async def test_where_a_game_does_not_say_a_turn_goes_on_until_another_moves(ann: Person) -> None:
    table = await ann.open("pig", "me", "random", goal=10)
    async with ann.at(table) as page:
        await play_out(page)
    replay = (await ann.http.get(f"/api/tables/{table}/replay")).json()
    assert [turn["seat"] for turn in replay["turns"]][:2] == [0, 1]
    for turn in replay["turns"]:
        assert replay["events"][turn["step"]]["by"] == turn["seat"]


async def test_a_replay_tells_what_may_come(ann: Person) -> None:
    table = await ann.open("kiwetin", "me", "random", hand=0, flower=10)
    async with ann.at(table) as page:
        await play_out(page)
    replay = (await ann.http.get(f"/api/tables/{table}/replay")).json()
    assert len(replay["outlooks"]) == len(replay["frames"])
    last: dict[str, Any] = {}
    for outlook in replay["outlooks"]:
        last |= outlook
    assert last["leading"] == page.news[-1]["outcome"]["winners"]
    assert page.news[-1]["positions"][0]["outlook"] == last
    assert any("lands" not in outlook for outlook in replay["outlooks"])


async def test_a_replay_shows_what_each_seat_saw_then(ann: Person) -> None:
    """The same views and words as live, secrets included: the match is over."""
    table = await ann.open("kiwetin", "me", "random", flower=10)
    async with ann.at(table) as page:
        await play_out(page)
    told = {news["number"]: news["positions"][0]["view"] for news in page.news if news["phase"] != "lobby"}
    views = {seat: await viewed(ann, table, seat) for seat in (-1, 0, 1)}
    assert [views[0][number] for number in told] == list(told.values())
    hands = {seat: [view["my_hand"] for view in seen] for seat, seen in views.items()}
    assert not any(map(any, hands[-1])), "a spectator saw no hand"
    assert hands[0] != hands[1]
    for path in (f"/api/tables/{table}/replay?seat=2", f"/api/tables/{table}/replay?seat=-2"):
        refused = await ann.http.get(path)
        assert (refused.status_code, refused.json()["error"]) == (400, "unreadable")
    record = (await ann.http.get(f"/api/tables/{table}/record")).content
    uploaded = (await ann.http.post("/api/records?seat=1", content=record, headers=JSON)).json()
    assert (uploaded["seat"], uploaded["frames"][0]) == (1, views[1][0])


async def viewed(person: Person, table: str, seat: int) -> list[dict[str, Any]]:
    """All that a seat saw of a finished match."""
    replay = (await person.http.get(f"/api/tables/{table}/replay?seat={seat}")).json()
    assert replay["seat"] == seat
    views: list[dict[str, Any]] = [{}]
    for frame in replay["frames"]:
        views.append({**views[-1], **frame})
    return views[1:]


async def test_players_add_to_the_dice(ann: Person, ben: Person) -> None:
    table = await ann.open("karma", "me", "open", start=False, first_to=3)
    values = ["01" * 32, "02" * 32]
    async with ann.at(table) as one, ben.at(table) as two:
        assert (await two.ask("commit", promise=fingerprint(values[1])))["error"] == "forbidden"
        await two.ask("sit", seat=1, name="Ben")
        assert (await one.ask("commit", promise="no hash"))["error"] == "unreadable"
        for page, value in ((one, values[0]), (two, values[1])):
            assert (await page.ask("commit", promise=fingerprint(value)))["type"] == "done"
        assert (await one.ask("reveal", value=values[0]))["error"] == "illegal"
        await one.ask("start")
        news = await two.until(lambda news: news["revealing"])
        assert (news["phase"], [each["value"] for each in news["contributions"]]) == ("lobby", [None, None])
        assert (await two.ask("commit", promise=fingerprint("03" * 32)))["error"] == "illegal"
        assert (await two.ask("reveal", value="03" * 32))["error"] == "illegal"
        for page, value in ((one, values[0]), (two, values[1])):
            assert (await page.ask("reveal", value=value))["type"] == "done"
        await asyncio.gather(play_out(one), play_out(two))
        news = one.news[-1]
        assert [each["value"] for each in news["contributions"]] == values
    _, match = read((await ann.http.get(f"/api/tables/{table}/record")).content)
    assert verify(match, news["secret"], news["fingerprint"], values) > 0
    with pytest.raises(RecordError, match="the dice give"):
        verify(match, news["secret"], news["fingerprint"])
    replay = (await ann.http.get(f"/api/tables/{table}/replay")).json()
    assert [each["value"] for each in replay["contributions"]] == values


async def test_who_does_not_reveal_is_waited_for_or_left_out(tmp_path: Path) -> None:
    """Also where the server was stopped in between."""
    async with serving(tmp_path, reveal_seconds=60) as host, person(host, "Ann") as ann:
        table = await ann.open("pig", "me", "me", start=False)
        async with ann.at(table) as page:
            await page.ask("commit", promise=fingerprint("01" * 32))
            await page.ask("start")
            assert page.news[-1]["revealing"]
        cookies = ann.http.cookies
    async with serving(tmp_path, reveal_seconds=0.1) as host, person(host) as ann:
        ann.http.cookies = cookies
        async with ann.at(table) as page:
            await asyncio.sleep(0.3)
            await page.ask("say", text="Are we waiting?")
            assert (page.news[-1]["phase"], page.news[-1]["awaited"]) == ("lobby", [0])
            assert (await page.ask("start", without=True))["type"] == "done"
            news = await page.until(lambda news: news["phase"] == "playing")
            assert news["contributions"] == [{"seat": 0, "promise": fingerprint("01" * 32), "value": None}]
            assert not news["revealing"]
            assert await page.play()


async def test_a_page_that_cannot_be_told_is_let_go_and_comes_back(
    ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await ann.open("pig", "me", "me")

    def fails(self: Chronicle) -> int:
        raise KeyError("entries")

    async with ann.at(table) as page:
        await page.until(lambda news: True)
        monkeypatch.setattr(Chronicle, "__len__", fails)
        await page.say("say", text="hello?")
        with pytest.raises(ConnectionClosed) as caught:
            await page.until(lambda news: False)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1011
    monkeypatch.undo()
    async with ann.at(table) as page:
        assert (await page.until(lambda news: True))["remarks"][0]["text"] == "hello?"
