"""Mistakes of an author, made on purpose: each gets a sentence with its place, and none a number."""

import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from types import SimpleNamespace

import pytest

from ludotheque.core import game as registered
from ludotheque.core import games
from ludotheque.core.compiler import bound, compiled
from ludotheque.core.errors import BoxError, RuleError, UnknownGame
from ludotheque.core.game import game
from ludotheque.core.mistakes import read, rehearse
from ludotheque.core.rule import rule
from ludotheque_pig import rules

PIG = registered("pig")


def changed(**verbs):
    """Pig with some verbs of its rules replaced."""
    return replace(PIG, rules=SimpleNamespace(**{**vars(rules), **verbs}))


def helper(box):
    return box.seats


@rule
def calls_a_plain_function(box, state):
    return helper(box)


@rule
def generates(box, state):
    return sum(1 for seat in range(box.seats))


@rule
def divides(box, state):
    return box.seats / 2


@rule
def halves(box, state):
    seats = box.seats
    seats /= 2
    return seats


@rule
def looks_up(box, state):
    return {1: 2}[1]


@rule
def reaches(box, state):
    return divides(box, state)


@pytest.mark.parametrize(
    ("verb", "named", "below", "told"),
    [
        (calls_a_plain_function, "calls_a_plain_function", 2, "helper is called, but is not marked @rule"),
        (generates, "generates", 2, "a generator cannot compile"),
        (divides, "divides", 2, "`/` makes a fraction"),
        (halves, "halves", 3, "`/` makes a fraction"),
        (looks_up, "looks_up", 2, "a dictionary cannot compile here"),
        (reaches, "divides", 2, "`/` makes a fraction"),
    ],
)
def test_what_cannot_compile_is_told_with_its_place(verb, named, below, told):
    line = globals()[named].__code__.co_firstlineno + below
    with pytest.raises(RuleError, match=f"test_mistakes.py, line {line}, in {named}: {told}"):
        compiled(changed(actors=verb), "playouts")


def test_what_can_compile_is_read_in_silence():
    @rule
    def counts(box, state):
        return box.seats // 2

    read(bound(changed(actors=counts, outcome=counts), "playouts"))


def test_bots_may_divide():
    @rule
    def policy(box, view, legal, count, rng, plan):
        return legal[int(count / 2)], 0

    read(bound(PIG, "matches", (policy,)))


def test_more_moves_than_the_game_says_are_told_not_simulated():
    with pytest.raises(RuleError, match=r"rules.py, line \d+, in odds: this writes more than 4 moves, which is `most_"):
        rehearse(replace(PIG, most_legal=4), PIG.new_box())
    rehearse(PIG, PIG.new_box())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[options]\nseats = 2\ngoal = 100\n[components]\nfaces = 6\n", r"state.py, line \d+: .*box.toml has no bust"),
        (
            "[options]\nseats = 2\ngoal = 100\nfaces = 6\nbust = 1\nluck = 3\n",
            "box.toml, line 6: .* Box has no field luck",
        ),
    ],
)
def test_a_box_has_what_its_type_says(tmp_path, text, told):
    (tmp_path / "box.toml").write_text(text)
    broken = replace(PIG)
    vars(broken)["folder"] = tmp_path
    with pytest.raises(BoxError, match=told):
        broken.new_box()


def test_a_game_that_cannot_be_imported_breaks_no_other(monkeypatch, caplog):
    module = sys.modules["ludotheque.core.game"]
    where = {"broken": "ludotheque.nothing:GAME", "pig": "ludotheque_pig:GAME"}
    monkeypatch.setattr(module, "ids", lambda: ["broken", "pig"])
    monkeypatch.setattr(module, "entry_points", lambda group, name: [EntryPoint(name, where[name], group)])
    with pytest.raises(UnknownGame, match="the game 'broken' cannot be imported"):
        game("broken")
    assert list(games()) == ["pig"]
    assert "the game 'broken' cannot be imported" in caplog.text
