"""The owner of a table, without a socket, a clock or a disk: messages in, effects out."""

from __future__ import annotations

import ast
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from tests.server.simulated import HOST, PEOPLE, Simulated

from ludotheque.core.game import ids
from ludotheque.core.journal import Lot, Played
from ludotheque.games.rok.state import GRABBING, KINDS, MARKING
from ludotheque.server.dice import verify
from ludotheque.server.messages import AllowUndo, Forget, Leave, Pace, Pause, Play, Ready, Say, Sit, Start, Undo
from ludotheque.server.messages import Seat as SeatRequest
from ludotheque.server.store.keeping import Conflict, Unsure
from ludotheque.server.table import owner
from ludotheque.server.table.contributions import contributions
from ludotheque.server.table.effects import Reload, Reply, Tell, Write
from ludotheque.server.table.inputs import Asked, Failed, Lost
from ludotheque.server.table.requests import Refusal, asked_for_hints

ROOMS = Path(owner.__file__).parent
HOLD = {"do": "hold"}
numbers = count()


def play(seat: int, move: dict[str, Any], **more: Any) -> Play:
    return Play(id=f"p{next(numbers)}", seat=seat, move=move, **more)


def choices(house: Simulated, line: int) -> list[tuple[int, list[dict[str, Any]], int]]:
    positions = house.heard[line][-1]["positions"]
    return [
        (each["seat"], [choice["move"] for choice in each["choices"]], each["question"])
        for each in positions
        if each["choices"]
    ]


@pytest.mark.parametrize("id", ids())
def test_a_whole_match(id: str) -> None:
    """A person and a bot play any game to its end, and everything that was told was kept before."""
    short = {"first_game": 1} if id == "karma" else {"calm": 1} if id == "rok" else {}
    house = Simulated(id, "me", "random", **short)
    house.join(1, HOST)
    for _ in range(6_000):
        if house.table.saved.phase == "over":
            break
        may = choices(house, 1)
        if may:
            seat, moves, question = may[0]
            answer = house.ask(1, play(seat, house.rng.choice(moves), question=question))
            assert answer["type"] in ("done", "refused")
            if answer["type"] == "refused":
                assert answer["error"] == "too_early"
                house.skip()
        else:
            house.skip()
    news = house.heard[1][-1]
    assert news["phase"] == "over"
    assert news["number"] == len(house.entries) == house.table.match.number
    assert verify(house.table.match, news["secret"], news["fingerprint"]) > 0
    assert house.table.is_free


def test_nothing_is_told_before_it_is_kept() -> None:
    house = Simulated("pig", "me", "me")
    house.join(1, HOST)
    house.join(2, PEOPLE[1])
    house.is_writing_by_hand = True
    house.effects.clear()
    assert house.ask(1, play(0, HOLD)) == {}
    house.ask(2, Say(id="s", text="hello"))
    assert [type(effect) for effect in house.effects] == [Write]
    assert house.heard[2][-1]["number"] == 0
    house.written()
    assert [type(effect) for effect in house.effects[1:]] == [Tell, Tell, Reply, Write], "then the chat is written"
    assert house.heard[2][-1]["number"] == 1
    assert house.heard[2][-1]["remarks"] == []
    house.written()
    assert [each["text"] for each in house.heard[2][-1]["remarks"]] == ["hello"]


def test_a_change_that_was_not_kept_never_happened() -> None:
    house = Simulated("pig", "me", "me")
    house.join(1, HOST)
    house.is_down = True
    answer = house.ask(1, play(0, HOLD))
    assert (answer["type"], answer["error"]) == ("refused", "busy")
    assert house.ask(1, Say(id="1", text="anybody?"))["error"] == "busy", "and nobody waits in vain"
    assert house.heard[1][-1]["number"] == 0
    house.is_down = False
    house.pass_time(2_000)
    assert house.table.is_free
    assert house.ask(1, play(0, HOLD))["type"] == "done"
    assert house.heard[1][-1]["number"] == 1


def test_what_was_done_is_never_refused_when_it_is_asked_again() -> None:
    house = Simulated("pig", "me", "me")
    house.join(1, HOST)
    said, unsure = Say(id="1", text="first"), Say(id="2", text="second")
    assert house.ask(1, said)["type"] == "done"
    house.join(2, HOST)
    house.is_writing_by_hand = True
    house.ask(1, unsure)
    house.is_down = True
    house.send(Failed(Unsure("the line broke in the middle of the commit")))
    # Reading fails too: it is tried again later.
    assert house.ask(1, Say(id="3", text="third"))["error"] == "busy"
    assert house.ask(2, said) == house.ask(2, unsure) == {}, "only reading tells"
    house.is_down = False
    house._keep(house.changes[-1])
    house.pass_time(2_000)
    assert [(answer["id"], answer["type"]) for answer in house.answers[2]] == [
        *(("hello", "done"), ("1", "done"), ("2", "done"))
    ]
    assert [remark.text for remark in house.remarks] == ["first", "second"]


def test_what_was_refused_is_not_done_for_whoever_had_asked_twice() -> None:
    house = Simulated("pig", "me", "me")
    house.join(1, HOST)
    house.join(2, HOST)
    house.is_writing_by_hand = True
    house.ask(1, Say(id="1", text="once"))
    house.ask(2, Say(id="1", text="once"))
    house.send(Failed(OSError("the store is not reached")))
    assert house.table.is_free
    assert [house.answers[line][-1].get("error") for line in (1, 2)] == ["busy", "busy"]
    assert len(house.changes) == 1


def test_who_has_no_page_is_answered_when_the_table_is_lost_before_it_was_read() -> None:
    house = Simulated("pig", "me", "me")
    house.answers[9] = []
    house.is_writing_by_hand = True
    house.send(Asked(9, HOST, Forget(id="1"), house.now))
    house.is_down = True
    house.send(Failed(Unsure("the line broke in the middle of the commit")))
    assert house.answers[9] == []
    house.send(Lost())
    assert [answer["error"] for answer in house.answers[9]] == ["busy"]


def test_what_another_has_written_is_read_and_told() -> None:
    house = Simulated("pig", "me", "me")
    house.join(1, HOST)
    twin = Simulated("pig", "me", "me")
    twin.join(1, HOST)
    twin.ask(1, play(0, HOLD))
    house.is_writing_by_hand = True
    house.ask(1, play(0, HOLD))
    house.entries = twin.entries
    house.send(Failed(Conflict("entries")))
    assert house.answers[1][-1]["detail"].startswith("somebody else changed the table")
    assert sum(isinstance(effect, Reload) for effect in house.effects) == 1
    assert house.heard[1][-1]["number"] == 1


def test_a_request_is_carried_out_once() -> None:
    house = Simulated("pig", "me", "me")
    house.join(1, HOST)
    request = play(0, HOLD)
    assert house.ask(1, request)["type"] == "done"
    assert house.ask(1, request)["type"] == "done"
    assert house.table.match.number == 1


def test_what_has_changed_is_built_once_for_all_who_see_the_same() -> None:
    house = Simulated("pig", "me", "me")
    house.join(1, HOST)
    for line in range(10, 110):
        house.join(line, PEOPLE[2])
    house.effects.clear()
    house.ask(1, Say(id="s", text="hello"))
    told = [effect for effect in house.effects if isinstance(effect, Tell)]
    assert sorted(len(each.lines) for each in told) == [1, 100]
    assert all(len(each.news) < 200 for each in told), "and no more than what has changed"
    house.leave(109)
    assert house.heard[10][-1]["remarks"][0]["text"] == "hello"


def test_who_sits_down_is_told_the_whole_table_as_its_own() -> None:
    house = Simulated("pig", "me", "me", "random")
    house.join(1, HOST)
    house.join(2, PEOPLE[3])
    assert house.heard[2][-1]["positions"][0]["seat"] == -1
    house.join(1, HOST, seen=0)
    assert house.heard[1][-1]["on"] == 0, "and so is who says hello again"


def test_a_stale_answer_is_no_answer_to_another_question() -> None:
    """Pass, sent for an open moment, declines no Mirror (Kiwetin, 6.5)."""
    house = Simulated("kiwetin", "me", "me", seed=3)
    house.join(1, HOST)
    house.join(2, PEOPLE[1])
    for _ in range(400):
        both = [choices(house, line) for line in (1, 2)]
        mine = both[0] and [move for move in both[0][0][1] if move["do"] not in ("pass", "throw", "grip", "choose")]
        if mine and both[1] and {"do": "pass"} in both[1][0][1]:
            break
        for line, may in ((1, both[0]), (2, both[1])):
            if may and choices(house, line) == may:
                seat, moves, question = may[0]
                chosen = next((move for move in moves if move["do"] == "pass"), moves[0])
                house.ask(line, play(seat, chosen, question=question))
        house.pass_time(50)
    else:
        raise AssertionError("a Rune can be played")
    seat, _, asked = both[1][0]
    assert house.ask(1, play(0, mine[0], question=both[0][0][2]))["type"] == "done"
    before = house.table.match.number
    answer = house.ask(2, play(seat, {"do": "pass"}, question=asked))
    assert (answer["type"], answer["error"]) == ("refused", "stale")
    assert house.table.match.number == before
    again = choices(house, 2)
    if again:
        assert house.ask(2, play(seat, {"do": "pass"}, question=again[0][2]))["type"] == "done"


# ---------------------------------------------------------------- clocks


def test_no_clock_decides_for_somebody_whom_only_bots_wait_for() -> None:
    house = Simulated("kiwetin", "me", "random", "random")
    house.join(1, HOST)
    for _ in range(60):
        if choices(house, 1):
            number = house.table.match.number
            house.pass_time(3_600_000)
            if choices(house, 1):
                assert not any(entry.by == 0 for entry in house.table.match.journal[number:])
                assert house.heard[1][-1]["clock"] is None
                seat, moves, question = choices(house, 1)[0]
                house.ask(1, play(seat, moves[0], question=question))
        else:
            house.skip()
    played = [entry for entry in house.table.match.journal if entry.by == 0]
    assert len(played) > 5
    assert not any(entry.clock for entry in played if isinstance(entry, Played))


def test_a_race_with_bots_keeps_its_own_times() -> None:
    house = Simulated("rok", "me", "random", down=0)
    house.join(1, HOST)
    while house.table.match.state.phase != GRABBING:
        house.skip()
    assert house.heard[1][-1]["clock"]["length"] > 0
    for _ in range(500):
        if any(entry.by == 0 for entry in house.table.match.journal):
            break
        house.skip()
    assert any(isinstance(entry, Played) and entry.clock and entry.by == 0 for entry in house.table.match.journal)


def test_bots_wait_for_the_pace_of_the_only_person() -> None:
    def after_hold(pace: Pace, *seats: str) -> int:
        house = Simulated("pig", "me", *seats)
        house.join(1, HOST, pace=pace)
        house.ask(1, play(0, HOLD))
        begun = house.now
        house.skip()
        return house.now - begun

    quick, normal, slow = (after_hold(pace, "random") for pace in ("quick", "normal", "unhurried"))
    assert 400 <= quick <= 900
    assert (normal, slow) == (pytest.approx(2 * quick, abs=4), pytest.approx(4 * quick, abs=4))
    assert after_hold("unhurried", "random", "me") == quick, "with several people nobody's pace holds up the others"


# ---------------------------------------------------------------- the gate, and a pause


def ready(is_ready: bool = True) -> Ready:
    return Ready(id=f"p{next(numbers)}", is_ready=is_ready)


def test_a_race_waits_until_everybody_is_ready() -> None:
    house = Simulated("rok", "me", "me", "random", gate=True)
    house.join(1, HOST)
    house.join(2, PEOPLE[1])
    house.pass_time(3_600_000)
    assert house.heard[1][-1]["gate"] == {"ready": [2], "left": None}
    assert house.table.match.number == 0
    assert house.ask(1, ready())["type"] == "done"
    house.pass_time(3_600_000)
    assert house.heard[2][-1]["gate"] == {"ready": [0, 2], "left": None}
    house.ask(2, ready())
    assert house.heard[1][-1]["gate"] == {"ready": [0, 1, 2], "left": 3_000}
    house.pass_time(2_900)
    house.ask(1, ready(False))
    assert house.heard[2][-1]["gate"] == {"ready": [1, 2], "left": None}, "anybody may stop the count"
    house.pass_time(60_000)
    assert house.table.match.number == 0
    house.ask(1, ready())
    house.pass_time(3_000)
    assert house.heard[1][-1]["gate"] is None
    assert house.table.match.number > 0
    assert house.table.saved.begun == house.table.now
    assert house.ask(1, ready())["error"] == "illegal"


def test_who_watches_is_not_waited_for_at_a_gate() -> None:
    house = Simulated("rok", "me", "random", gate=True)
    house.join(1, HOST)
    house.join(2, PEOPLE[1])
    assert house.ask(2, ready())["error"] == "forbidden"
    house.ask(1, ready())
    house.pass_time(3_000)
    assert house.table.match.number > 0


def test_the_host_begins_without_those_who_are_absent() -> None:
    house = Simulated("rok", "me", "me", gate=True)
    house.join(1, HOST)
    house.ask(1, ready())
    house.pass_time(60_000)
    assert house.heard[1][-1]["gate"]["left"] is None
    assert house.ask(1, Start(id="w", without=True))["type"] == "done"
    assert house.heard[1][-1]["gate"]["left"] == 3_000
    house.join(2, PEOPLE[1])
    assert house.heard[1][-1]["gate"]["left"] is None, "who comes is asked too"
    house.leave(2)
    house.pass_time(3_000)
    assert house.table.match.number > 0


def test_nobody_is_told_the_best_runes_while_all_race() -> None:
    """In calm, and at what is chosen after a race, whoever plays with bots is."""
    house = Simulated("rok", "me", "random", down=0)
    house.join(1, HOST)
    seen = {}
    while len(seen) < 4 and not house.table.match.is_over:
        seen[house.table.match.state.phase] = house.heard[1][-1]["hints"]
        house.skip()
    assert seen.pop(GRABBING) is False
    assert set(seen.values()) == {True}
    while house.table.match.state.phase != GRABBING:
        house.skip()
    with pytest.raises(Refusal, match="in a race"):
        asked_for_hints(house.table, HOST, 0)

    calm = Simulated("rok", "me", "random", calm=1)
    calm.join(1, HOST)
    while calm.table.match.state.phase != MARKING:
        calm.skip()
    assert calm.heard[1][-1]["hints"] is True
    assert asked_for_hints(calm.table, HOST, 0)


def test_a_race_with_bots_stands_still_when_its_person_wants_that() -> None:
    house, twin = (Simulated("rok", "me", "heuristic", down=0) for _ in range(2))
    for each in (house, twin):
        each.join(1, HOST)
        while each.table.match.state.phase != GRABBING:
            each.skip()
    assert house.heard[1][-1]["paused"] is False
    left = house.heard[1][-1]["clock"]["left"]
    assert house.ask(1, Pause(id="p", is_paused=True))["type"] == "done"
    assert house.heard[1][-1]["paused"] is True
    number = house.table.match.number
    house.pass_time(600_000)
    assert house.table.match.number == number
    rune = house.table.match.view(-1).rune
    cell = next(cell for cell, kind in enumerate(rune) if 0 <= kind < KINDS)
    assert house.ask(1, grab(0, cell))["error"] == "too_early"
    assert house.ask(1, Pause(id="q", is_paused=False))["type"] == "done"
    assert house.heard[1][-1]["clock"]["left"] == left
    house.pass_time(60_000)
    assert house.table.match.number > number
    assert {entry.by for entry in house.table.match.journal[number:]} > {1}


def test_nobody_stops_a_race_among_people() -> None:
    house, _ = racing()
    assert house.heard[1][-1]["paused"] is None
    assert house.ask(1, Pause(id="p", is_paused=True))["error"] == "forbidden"


# ---------------------------------------------------------------- people


def rolled(house: Simulated) -> None:
    """The first person holds: it is the other's turn."""
    assert house.ask(1, play(0, HOLD))["type"] == "done"


def at_pig(*seats: str) -> Simulated:
    house = Simulated("pig", *seats)
    for line, guest in enumerate(PEOPLE[: seats.count("me")], 1):
        house.join(line, guest)
    return house


def undo(seat: int) -> Undo:
    return Undo(id=f"p{next(numbers)}", seat=seat)


def allow(is_allowed: bool) -> AllowUndo:
    return AllowUndo(id=f"p{next(numbers)}", is_allowed=is_allowed)


def test_whose_turn_it_is_lets_a_move_be_taken_back() -> None:
    house = at_pig("me", "me")
    rolled(house)
    assert house.ask(1, undo(0))["type"] == "done"
    house.ask(2, Say(id="why", text="Why?"))
    assert house.heard[2][-1]["undo_asked"] == 0
    assert house.table.match.actors == {1}, "nothing is taken back yet"
    assert house.ask(1, allow(True))["error"] == "forbidden"
    assert house.ask(2, allow(False))["type"] == "done"
    assert house.heard[1][-1]["undo_asked"] is None
    assert house.ask(2, allow(True))["error"] == "illegal"
    house.ask(1, undo(0))
    assert house.ask(2, allow(True))["type"] == "done"
    assert house.table.match.actors == {0}
    assert house.heard[2][-1]["events"][-1]["move"] is None, "and the log can tell it"


def test_who_goes_on_has_not_let_a_move_be_taken_back() -> None:
    house = at_pig("me", "me")
    rolled(house)
    house.ask(1, undo(0))
    house.ask(2, play(1, HOLD))
    assert house.heard[1][-1]["undo_asked"] is None


@pytest.mark.parametrize("is_there", [False, True])
def test_nobody_is_asked_who_is_no_person_or_not_there(is_there: bool) -> None:
    house = at_pig("me", "random") if is_there else at_pig("me", "me")
    if not is_there:
        house.leave(2)
    rolled(house)
    assert house.ask(1, undo(0))["type"] == "done"
    assert house.table.match.actors == {0}


def test_who_leaves_for_good_is_followed_by_a_bot_and_then_by_whom_the_host_lets_sit() -> None:
    house = at_pig("me", "me")
    house.join(3, PEOPLE[2])
    assert house.heard[1][-1]["watching"] == 1
    assert house.ask(2, Leave(id="l", seat=1, bot="random"))["type"] == "done"
    seat = house.heard[1][-1]["seats"][1]
    assert (seat["left"], seat["deputy"], seat["mine"]) == (True, "random", False)
    assert house.heard[1][-1]["remarks"][-1]["text"] == "\u0001left"
    assert house.heard[2][-1]["positions"][0]["seat"] == -1, "their hand is theirs no more"
    assert house.ask(2, play(1, HOLD))["error"] == "forbidden"
    rolled(house)
    house.pass_time(60_000)
    assert any(entry.by == 1 for entry in house.table.match.journal), "the bot plays on"
    sit = Sit(id="s", seat=1, name="Cleo")
    assert house.ask(3, sit)["error"] == "forbidden"
    assert house.ask(3, SeatRequest(id="o", seat=1))["error"] == "forbidden"
    assert house.ask(1, SeatRequest(id="o", seat=1))["type"] == "done"
    assert house.heard[3][-1]["seats"][1]["offered"] is True
    assert house.ask(3, Sit(id="t", seat=1, name="Cleo"))["type"] == "done"
    seat = house.heard[3][-1]["seats"][1]
    assert (seat["name"], seat["mine"], seat["left"], seat["deputy"]) == ("Cleo", True, False, "")
    house.join(2, PEOPLE[1])
    assert house.table.saved.seats[1].guest == PEOPLE[2].id


def test_the_dice_are_the_same_after_somebody_has_left() -> None:
    house = at_pig("me", "me")
    before = contributions(house.table.saved)
    house.ask(2, Leave(id="l", seat=1))
    house.ask(1, SeatRequest(id="o", seat=1))
    house.join(3, PEOPLE[2])
    house.ask(3, Sit(id="t", seat=1, name="Cleo"))
    assert contributions(house.table.saved) == before
    assert house.table.saved.seats[1].first == PEOPLE[1].id


def test_a_host_who_leaves_hands_the_table_on() -> None:
    house = at_pig("me", "me")
    house.ask(1, Leave(id="l", seat=0))
    assert house.heard[2][-1]["host"] is True
    assert house.heard[2][-1]["seats"][1]["host"] is True


def test_the_host_takes_somebody_off_before_the_match() -> None:
    house = Simulated("pig", "me", "me", begin=False)
    house.join(1, HOST)
    house.join(2, PEOPLE[1])
    assert house.ask(2, SeatRequest(id="o", seat=0))["error"] == "forbidden"
    assert house.ask(1, SeatRequest(id="o", seat=1))["type"] == "done"
    assert house.heard[2][-1]["seats"][1]["kind"] == "open"
    assert house.ask(2, Leave(id="l", seat=1))["error"] == "forbidden"


# ---------------------------------------------------------------- races


def racing(**options: Any) -> tuple[Simulated, int]:
    """Two people at a table of Rök when the runes of a throw can be grabbed, and a cell with one."""
    house = Simulated("rok", "me", "me", down=0, **options)
    for line, guest in ((1, HOST), (2, PEOPLE[1])):
        house.join(line, guest)
    while house.table.match.state.phase != GRABBING:
        house.skip()
    house.pass_time(max(0, house.table.opens() - house.now) + 1_000)
    rune = house.table.match.view(-1).rune
    return house, next(cell for cell, kind in enumerate(rune) if 0 <= kind < KINDS)


def grab(seat: int, cell: int, **more: Any) -> Play:
    return play(seat, {"do": "grab", "cell": cell}, **more)


def test_when_a_claim_was_made_and_how_long_it_is_held() -> None:
    house, cell = racing()
    table, now = house.table, house.now
    house.measure(1, 20)
    house.measure(2, 240)

    def claimed(seat: int, arrived: int, at: int | None = None) -> tuple[int, int]:
        table.clock.moved.clear()
        house.ask(seat + 1, grab(seat, cell, at=at), arrived)
        (claim,) = table.race.claims
        table.race.claims.clear()
        return claim.made, claim.until

    # Half a round trip ago; held for what the other's line is slower, and what counts as equal.
    assert claimed(0, now) == (now - 10, now + 110 + 10)
    house.now += 1
    assert claimed(1, now + 500) == (now + 500 - 120, now + 500 - 120 + 10 + 10)
    # A page may have been later than that, never earlier.
    assert claimed(1, now + 500, now + 450) == (now + 450, now + 450 + 10 + 10)
    assert claimed(1, now + 500, now + 300) == (now + 380, now + 380 + 10 + 10)
    assert claimed(1, now + 500, now + 900)[0] == now + 500
    # However slow a line is, nobody waits for it longer than the hold.
    house.measure(2, 20_000)
    assert claimed(0, now) == (now - 10, now + 150)


def test_the_first_hand_gets_the_rune_though_its_line_is_slower() -> None:
    house, cell = racing()
    house.measure(1, 20)
    house.measure(2, 240)
    house.ask(1, grab(0, cell))
    house.pass_time(60)
    assert house.answers[1][-1]["id"] == "hello", "an earlier one may be under way"
    assert house.ask(2, grab(1, cell))["type"] == "done", "it was made before the other, and none can be earlier"
    assert house.answers[1][-1]["type"] == "refused"
    assert "quicker" in house.answers[1][-1]["detail"]


def test_equal_hands_draw_lots() -> None:
    house, cell = racing(equal=0)
    house.measure(2, 100)
    house.ask(1, grab(0, cell))
    house.ask(2, grab(1, cell, at=house.now))
    house.pass_time(200)
    assert sorted(house.answers[line][-1]["type"] for line in (1, 2)) == ["done", "refused"]
    assert any(isinstance(entry, Lot) for entry in house.table.match.journal)


def test_who_is_done_takes_no_rune_from_who_is_not() -> None:
    house, cell = racing(cooldown=0, hold=400, equal=0)
    for line in (1, 2):
        house.measure(line, 600)
    house.ask(2, grab(1, cell, at=house.now))
    house.pass_time(10)
    house.ask(1, grab(0, cell, at=house.now))
    assert house.ask(2, play(1, {"do": "done"}))["type"] == "done"
    house.pass_time(500)
    assert house.answers[1][-1]["type"] == "done"
    assert house.answers[2][-1]["error"] == "illegal"


def test_a_claim_made_again_over_another_line_is_answered_there() -> None:
    house, cell = racing()
    house.measure(2, 240)
    request = grab(0, cell)
    house.ask(1, request)
    house.leave(1)
    house.join(3, HOST)
    assert house.ask(3, request) == {}
    house.pass_time(300)
    assert house.answers[3][-1] == {"type": "done", "id": request.id}
    grabs = [each for each in house.table.match.journal if isinstance(each, Played) and each.by == 0]
    assert len(grabs) == 1


def test_where_nobody_could_be_first_nothing_is_held() -> None:
    house, _ = racing(hold=1_000, equal=100)
    for line in (1, 2):
        house.measure(line, 600)
        assert house.ask(line, play(line - 1, {"do": "done"}))["type"] == "done", "at once"


def test_two_claims_of_one_hand_are_both_answered() -> None:
    house, cell = racing(cooldown=0, hold=400)
    house.measure(2, 600)
    first, second = grab(0, cell), grab(0, cell)
    house.ask(1, first)
    house.ask(1, second)
    house.pass_time(500)
    assert {each["id"]: each["type"] for each in house.answers[1][-2:]} == {first.id: "done", second.id: "done"}


def test_who_lost_a_race_hears_of_it_when_it_is_kept() -> None:
    house, cell = racing()
    house.measure(1, 20)
    house.measure(2, 240)
    house.ask(1, grab(0, cell))
    house.is_writing_by_hand = True
    assert house.ask(2, grab(1, cell)) == {}
    assert [house.answers[line][-1]["id"] for line in (1, 2)] == ["hello", "hello"]
    house.written()
    assert [house.answers[line][-1]["type"] for line in (1, 2)] == ["refused", "done"]


def test_no_chatter_keeps_what_is_due_waiting() -> None:
    """While one remark after the other is written, the bot moves all the same."""
    house = Simulated("pig", "random", "me", goal=1000)
    house.join(1, HOST)
    house.is_writing_by_hand = True
    if house.table._pending is not None:
        house.written()
    before = len(house.entries)
    for number in range(200):
        house.send(Asked(1, HOST, Say(id=f"c{number}", text="!"), house.now))
    for _ in range(60):
        house.now += 40
        house.written()
    assert len(house.entries) > before


def test_taking_back_needs_no_clock() -> None:
    house = Simulated("karma", "me", "random", first_game=1, starter=0)
    house.join(1, HOST)
    seat, moves, question = choices(house, 1)[0]
    house.ask(1, play(seat, moves[0], question=question))
    assert house.heard[1][-1]["positions"][0]["can_undo"]
    assert house.ask(1, Undo(id="u", seat=0))["type"] == "done"
    assert house.heard[1][-1]["events"][-1]["move"] is None
    assert house.look(lambda table: table.match.actors) == {0}


# ---------------------------------------------------------------- nobody reaches in


def written_elsewhere(file: Path) -> list[str]:
    """Where a module writes into something that is not its own: neither a name of its own nor a field of `self`."""
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = list(node.targets)
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
            targets = [node.func.value]
        for target in targets:
            root: ast.expr = target
            while isinstance(root, ast.Attribute | ast.Subscript | ast.Call):
                root = root.func if isinstance(root, ast.Call) else root.value
            is_own = not isinstance(root, ast.Name) or root.id not in ("table", "held", "owner")
            if not is_own and isinstance(target, ast.Attribute | ast.Subscript):
                found.append(f"{file.name}:{node.lineno}")
    return found


CHANGING = {
    "add", "append", "appendleft", "attend", "clear", "discard", "enter", "extend", "forget", "insert", "play", "pop",
    "remove", "rewind", "setdefault", "undo", "update", "wind",
}  # fmt: skip


def test_nobody_but_the_owner_changes_a_table() -> None:
    rooms = [*ROOMS.glob("*.py"), *(ROOMS.parent / "wire").glob("*.py"), *ROOMS.parent.glob("*.py")]
    reached = [place for file in rooms if file.name != "owner.py" for place in written_elsewhere(file)]
    assert reached == []


def test_the_search_for_intruders_finds_them(tmp_path: Path) -> None:
    intruder = tmp_path / "intruder.py"
    intruder.write_text(
        "def f(table):\n    table.clock.moved[1] = 2\n    table.race.claims.append(3)\n    own = table.now\n"
    )
    assert written_elsewhere(intruder) == ["intruder.py:2", "intruder.py:3"]
