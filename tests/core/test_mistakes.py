"""Mistakes of an author, made on purpose: each gets a sentence with its place, and none a number."""

import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from random import Random
from types import SimpleNamespace

import numba
import numpy as np
import pytest

from ludotheque.bots import Player
from ludotheque.core import game as registered
from ludotheque.core import games, integer
from ludotheque.core.compiler import bound, compiled
from ludotheque.core.errors import BotError, BoxError, RuleError, UnknownGame
from ludotheque.core.game import Bot, game
from ludotheque.core.match import Match
from ludotheque.core.mistakes import place, read, rehearse, uncompiled
from ludotheque.core.rule import rule
from ludotheque_pig import rules
from ludotheque_pig.moves import Roll

PIG = registered("pig")


def cheat(box, view, legal, count, rng, plan):
    return 77, 0


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


def test_a_verb_that_is_not_marked_is_told_with_its_place():
    line = helper.__code__.co_firstlineno
    with pytest.raises(RuleError, match=f"test_mistakes.py, line {line}, in helper: .* not marked @rule"):
        compiled(changed(actors=helper), "playouts")


def test_what_only_the_compiler_finds_is_a_sentence_with_its_place():
    @rule
    def appends(box, state):
        state.banked.append(1)
        return 0

    kernel = compiled(changed(actors=appends), "playouts")
    numbers = *np.zeros((2, 8), np.int64), np.zeros(2, np.int64), 0, 0, 1, np.zeros((1, 16), np.int64)
    given = PIG.new_box().record(), PIG.state().record(), *numbers
    with pytest.raises(numba.core.errors.NumbaError) as refused:
        kernel(*given)
    line = appends.__code__.co_firstlineno + 2
    told = uncompiled(refused.value)
    assert told.startswith(f"test_mistakes.py, line {line}: this cannot compile: Unknown attribute 'append'"), told


def test_the_compilers_own_files_are_no_place_of_a_mistake():
    @rule
    def writes(box, state):
        return len("a" * state.moves)

    kernel = compiled(changed(actors=writes), "playouts")
    numbers = *np.zeros((2, 8), np.int64), np.zeros(2, np.int64), 0, 0, 1, np.zeros((1, 16), np.int64)
    with pytest.raises(numba.core.errors.NumbaError) as refused:
        kernel(PIG.new_box().record(), PIG.state().record(), *numbers)
    line = writes.__code__.co_firstlineno + 2
    told = uncompiled(refused.value)
    assert told.startswith(f"test_mistakes.py, line {line}: this cannot compile: No implementation"), told
    assert ">>> mul(Literal[str](a), int" in told


@pytest.mark.parametrize(("room", "verb"), [(1, "legal"), (2, "odds")])
def test_a_match_tells_of_moves_for_which_there_is_no_room(room, verb):
    match = Match(replace(PIG, most_legal=room), PIG.new_box())

    def play():
        match.play(0, Roll())
        match.chance(Random(1))

    with pytest.raises(RuleError, match=rf"rules.py, line \d+, in {verb}: .* at most {room} have room.*most_legal"):
        play()


def test_a_bot_that_answers_no_legal_move_is_told_with_its_place():
    cheating = replace(PIG, bots={"cheat": Bot(cheat)})
    match = Match(cheating, PIG.new_box())
    line = cheat.__code__.co_firstlineno
    with pytest.raises(BotError, match=f"the bot cheat answered 77, .* 2 moves .*test_mistakes.py, line {line}"):
        Player(cheating, "cheat", match.box, Random(1)).choose(match, 0)


def test_what_has_no_source_is_told_without_a_place():
    assert place(len) == "somewhere"
    assert place(3) == "somewhere"


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
            "[options]\nseats = 2\ngoal = 100\n[components]\nfaces = 6\nbust = 0\n",
            "box.toml, line 6: bust must be a whole number from 1 to 8, not 0",
        ),
        (
            "[options]\nseats = 2\ngoal = 100\nfaces = 6\nbust = 1\nluck = 3\n",
            "box.toml, line 6: .* Box has no field luck",
        ),
        ("[options]\nseats = \n", r"box.toml: .*at line 2"),
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


def test_an_import_that_fails_is_told_with_its_place(monkeypatch, tmp_path):
    module = sys.modules["ludotheque.core.game"]
    (tmp_path / "failing_game.py").write_text("import nosuchthing\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(module, "entry_points", lambda group, name: [EntryPoint(name, "failing_game:GAME", group)])
    with pytest.raises(UnknownGame, match=r"failing_game.py, line 1, in <module>: .*nosuchthing"):
        game("failing")


def test_a_syntax_error_is_told_with_its_own_place(monkeypatch, tmp_path):
    module = sys.modules["ludotheque.core.game"]
    (tmp_path / "unclosed_game.py").write_text("\nGAME = (\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(module, "entry_points", lambda group, name: [EntryPoint(name, "unclosed_game:GAME", group)])
    with pytest.raises(UnknownGame, match=r"imported: unclosed_game.py, line 2: '\(' was never closed"):
        game("unclosed")


def test_a_number_beyond_its_range_is_told():
    class Narrow(PIG.state):
        total: int = integer(0, 5)

    with pytest.raises(RuleError, match=r"test_mistakes.py, line \d+, in Narrow: total keeps to 0 to 5, but became"):
        rehearse(replace(PIG, state=Narrow), PIG.new_box())


def test_a_game_with_less_room_for_moves_is_rehearsed_anew():
    places = {compiled(replace(PIG, most_legal=room), "watch").py_func.__code__.co_filename for room in (8, 9)}
    assert len(places) == 2
