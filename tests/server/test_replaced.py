"""A bot that fails is replaced by a simpler one, for good at that table, and the table is told."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.simulated import HOST, Simulated

from ludotheque.bots import simpler
from ludotheque.core.game import game
from ludotheque.server.messages import Again, Deputize, Play
from ludotheque.server.store.saved import Holder
from ludotheque.server.workers import Answer, Thought, think


class Failing:
    """All but some bots fail, each in its way; it is noted who was asked."""

    def __init__(self, sound: str = "random", answer: Answer | None = None) -> None:
        self.asked: list[str] = []
        self.sound = sound
        self.answer = answer

    def __call__(self, thought: Thought) -> Answer | None:
        self.asked.append(thought.bot)
        return think(thought) if thought.bot == self.sound else self.answer


def played(failing: Failing, *seats: str, **options: Any) -> Simulated:
    """Pig, in which the person always holds, for a while."""
    house = Simulated("pig", *seats, think=failing, goal=1000, **options)
    house.join(1, HOST)
    go_on(house)
    return house


def go_on(house: Simulated) -> None:
    for number in range(8):
        for position in house.heard[1][-1]["positions"]:
            if position["choices"]:
                house.ask(1, Play(id=f"{house.now}-{number}", seat=position["seat"], move={"do": "hold"}))
        house.pass_time(5_000)


@pytest.mark.parametrize("answer", [None, Answer(99, 0)])
def test_it_is_asked_once_and_the_simpler_one_plays_on(answer: Answer | None) -> None:
    failing = Failing(answer=answer)
    house = played(failing, "me", "heuristic")
    assert failing.asked[0] == "heuristic"
    assert failing.asked.count("heuristic") == 1
    assert failing.asked.count("random") > 3
    seat = house.heard[1][-1]["seats"][1]
    assert (seat["kind"], seat["name"], seat["failed"]) == ("bot", "random", "heuristic")
    assert any(entry.by == 1 for entry in house.table.match.journal)


def test_it_is_kept() -> None:
    house = played(Failing(), "me", "heuristic")
    assert house.saved.seats[1] == Holder("bot", name="random", failed="heuristic")
    first = next(change for change in house.changes if change.table is not None)
    assert first.table is not None
    assert first.table.seats[1].failed == "heuristic"
    assert not first.entries, "the table is told before the simpler bot moves"


def test_one_from_elsewhere_is_replaced_by_one_that_knows_the_game() -> None:
    failing = Failing("heuristic")
    house = played(failing, "me", "Stranger")
    assert failing.asked.count("Stranger") == 1
    assert house.heard[1][-1]["seats"][1]["name"] == "heuristic"


def test_the_simplest_takes_what_comes() -> None:
    failing = Failing(sound="nobody")
    house = played(failing, "me", "heuristic")
    assert set(failing.asked) == {"heuristic", "random"}
    seat = house.heard[1][-1]["seats"][1]
    assert (seat["name"], seat["failed"]) == ("random", "heuristic")
    assert any(entry.by == 1 for entry in house.table.match.journal)


def test_whoever_plays_for_somebody_is_replaced_too() -> None:
    failing = Failing()
    house = Simulated("pig", "me", "me", think=failing, goal=1000)
    house.join(1, HOST)
    house.ask(1, Deputize(id="d", seat=0, bot="heuristic"))
    assert house.saved.seats[0].deputy == "random"
    assert house.heard[1][-1]["seats"][0]["failed"] == "heuristic"
    assert house.heard[1][-1]["seats"][0]["name"] == "Ann"
    house.ask(1, Deputize(id="e", seat=0, bot=""))
    assert "failed" not in house.heard[1][-1]["seats"][0]


def test_the_next_table_has_the_simpler_one_and_nothing_to_tell() -> None:
    house = played(Failing(), "me", "heuristic", seed=3)
    while house.table.saved.phase != "over":
        go_on(house)
    house.ask(1, Again(id="again"))
    successor = house.changes[-1].successor
    assert successor is not None
    assert successor.seats[1] == Holder("bot", name="random")


@pytest.mark.parametrize(
    ("id", "bot", "instead"),
    [
        ("karma", "expert", "heuristic"),
        ("karma", "heuristic", "random"),
        ("karma", "random", ""),
        ("karma", "Stranger", "heuristic"),
        ("rok", "Stranger", "slowest"),
        ("rok", "quick", "heuristic"),
    ],
)
def test_who_plays_on(id: str, bot: str, instead: str) -> None:
    assert simpler(game(id), bot) == instead
