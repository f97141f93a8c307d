"""No match begins without what those who are present add to the dice, unless the host says so."""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec
import pytest
from tests.server.simulated import HOST, PEOPLE, Simulated

from ludotheque.core.errors import RecordError
from ludotheque.core.record import Dice, Promise, read, write
from ludotheque.server.dice import fingerprint
from ludotheque.server.kept import Kept, check, contributions_of
from ludotheque.server.messages import Again, Commit, Reveal, Stand, Start
from ludotheque.server.table.effects import Follow

ANN, BEN = "01" * 32, "02" * 32
WAIT = 60_000
numbers = count()


def id() -> str:
    return f"c{next(numbers)}"


class Lobby(Simulated):
    """Ann, who is the host, and Ben before a match of Pig."""

    def __init__(self, *present: int) -> None:
        super().__init__("pig", "me", "me", begin=False)
        for line in present or (1, 2):
            self.join(line, PEOPLE[line - 1])

    def promise(self, line: int) -> None:
        value = (ANN, BEN)[line - 1]
        assert self.ask(line, Commit(id=id(), promise=fingerprint(value)))["type"] == "done"

    def reveal(self, line: int) -> None:
        assert self.ask(line, Reveal(id=id(), value=(ANN, BEN)[line - 1]))["type"] == "done"

    def start(self, *, without: bool = False) -> dict[str, Any]:
        return self.ask(1, Start(id=id(), without=without))

    @property
    def news(self) -> dict[str, Any]:
        return self.heard[1][-1]

    def stands(self) -> tuple[str, bool, list[int]]:
        return self.news["phase"], self.news["revealing"], self.news["awaited"]


def test_present_people_are_waited_for_whatever_the_clock_says() -> None:
    house = Lobby()
    house.promise(1)
    house.start()
    assert house.stands() == ("lobby", False, [1]), "Ben has not promised, so nothing is to be revealed"
    house.pass_time(WAIT)
    assert house.start()["error"] == "illegal"
    house.promise(2)
    assert house.stands() == ("lobby", True, [0, 1])
    house.reveal(1)
    house.pass_time(WAIT)
    assert house.stands() == ("lobby", True, [1])
    assert house.alarm is None, "nobody is woken for nothing"
    house.reveal(2)
    assert house.stands() == ("playing", False, [])
    assert [each["value"] for each in house.news["contributions"]] == [ANN, BEN]


def test_the_host_may_begin_without_a_promise_and_all_are_told() -> None:
    house = Lobby()
    house.promise(1)
    house.start()
    assert house.ask(2, Start(id=id(), without=True))["error"] == "forbidden"
    house.start(without=True)
    assert house.stands() == ("lobby", True, [0])
    assert house.ask(2, Commit(id=id(), promise=fingerprint(BEN)))["error"] == "illegal"
    house.reveal(1)
    assert house.stands() == ("playing", False, [])
    assert house.heard[2][-1]["contributions"][1] == {"seat": 1, "promise": None, "value": None}


def test_the_host_may_begin_without_a_contribution() -> None:
    house = Lobby()
    for line in (1, 2):
        house.promise(line)
    house.start()
    house.reveal(1)
    house.start(without=True)
    assert house.stands() == ("playing", False, [])
    left_out = {"seat": 1, "promise": fingerprint(BEN), "value": None}
    assert house.heard[2][-1]["contributions"][1] == left_out


def test_where_nobody_has_promised_the_host_may_begin_at_once() -> None:
    house = Lobby()
    house.start(without=True)
    assert house.stands() == ("playing", False, [])


def test_absent_people_are_waited_for_a_moment_and_then_left_out() -> None:
    house = Lobby()
    for line in (1, 2):
        house.promise(line)
    house.leave(2)
    house.start()
    house.reveal(1)
    assert house.stands() == ("lobby", True, [])
    house.pass_time(2_001)
    assert house.stands() == ("playing", False, [])
    assert house.news["contributions"][1]["value"] is None


def test_who_comes_back_in_time_is_waited_for() -> None:
    house = Lobby()
    for line in (1, 2):
        house.promise(line)
    house.leave(2)
    house.start()
    house.reveal(1)
    house.pass_time(1_000)
    house.join(3, PEOPLE[1])
    house.pass_time(WAIT)
    assert house.stands() == ("lobby", True, [1])
    house.leave(3)
    assert house.stands() == ("playing", False, [])


def test_while_nobody_is_there_no_match_begins() -> None:
    house = Lobby()
    for line in (1, 2):
        house.promise(line)
    house.start()
    house.reveal(2)
    house.leave(1)
    house.leave(2)
    house.pass_time(WAIT)
    assert house.table.saved.phase == "revealing"
    house.join(1, HOST)
    house.reveal(1)
    assert house.stands() == ("playing", False, [])


def test_who_goes_instead_of_promising_is_not_waited_for() -> None:
    house = Lobby()
    house.promise(1)
    house.start()
    house.ask(2, Stand(id=id(), seat=1))
    assert house.stands() == ("lobby", True, [0])


def test_who_plays_again_promises_with_the_request() -> None:
    house = Simulated("pig", "me", "random", goal=10)
    house.join(1, HOST)
    house.saved = house.table.saved = msgspec.structs.replace(house.saved, phase="over")
    house.ask(1, Again(id="again", promise=fingerprint(ANN)))
    successor = house.changes[-1].successor
    assert successor is not None
    assert successor.contributions[HOST.id].promise == fingerprint(ANN)
    assert any(isinstance(effect, Follow) for effect in house.effects)


def test_a_contribution_that_was_not_promised_is_noticed() -> None:
    house = Lobby()
    house.start(without=True)
    dice = Dice(fingerprint(ANN), ANN, [BEN], [Promise(0, fingerprint(ANN))])
    with pytest.raises(RecordError, match="was not promised"):
        check(house.table.match, dice)


def test_what_was_kept_before_all_had_promised_says_nothing_of_promises() -> None:
    house = Lobby()
    dice = Dice(fingerprint(ANN), ANN, [], [Promise(0, None), Promise(1, None)])
    kept = Kept("ludotheque-kept", 1, "t", fingerprint(ANN), BEN, [Promise(0, fingerprint(BEN))], settled=False)
    assert check(house.table.match, dice, kept).left_out == [0, 1]
    with pytest.raises(RecordError, match="the dice were changed"):
        check(house.table.match, dice, msgspec.structs.replace(kept, settled=True))
    with pytest.raises(RecordError, match="the dice were changed"):
        check(house.table.match, dice, msgspec.structs.replace(kept, fingerprint=fingerprint(BEN)))


def test_records_from_before_there_were_promises_are_still_read() -> None:
    house = Lobby()
    dice = Dice(fingerprint(ANN), ANN, [BEN])
    text = write(house.table.match, dice=dice)
    assert b"promises" not in text
    assert read(text)[0].dice == dice
    [only] = contributions_of(dice)
    assert (only.seat, only.promise, only.value) == (-1, fingerprint(BEN), BEN)
    assert check(house.table.match, dice).left_out == []
