"""The types of boards are what the game declares."""

from __future__ import annotations

import linecache
import sys
from dataclasses import replace
from enum import StrEnum
from types import ModuleType
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from ludotheque.core import Codec, Game, Move, game
from ludotheque.core.typescript import outlook_type, types

STATE = '''
from ludotheque.core import Data, ints

MOST = 3
"""So many."""
DEPTH = 2 * MOST
LONG = "no number"
ROW = (1, MOST)
PHASES = 2
"""What may be."""
ASLEEP, WIDE_AWAKE = range(PHASES)

class Table(Data):
    """What lies open."""
    phase: int
    heap: list[int] = ints(3)
    """By colour."""

class State(Table):
    pass

class View(Table):
    """What is seen, told at such a length, with so many words one after the other, that the comment in the file
    needs more than a line."""
    rows: list[list[int]] = ints(2, 2)
'''


class Colour(StrEnum):
    """The colours."""

    RED = "red"
    LIGHT_BLUE = "light-blue"


class Take(Move, frozen=True):
    """Take some."""

    colour: Colour
    count: Annotated[int, Meta(ge=1, le=3)]


class Rest(Move, frozen=True):
    """Take none."""

    quick: bool


class Way(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way."""

    to: int
    price: float = 0.0
    """In coins."""
    on: list[Way] = []


class Pair(msgspec.Struct, frozen=True, array_like=True):
    """Two of them."""

    one: int
    other: int
    """The second."""


class Long(msgspec.Struct, frozen=True, array_like=True):
    """Many of them."""

    a_name_that_is_long: int
    another_name_that_is_long: int
    a_third_name_that_is_long_too: int
    the_last_name_that_is_long: int


class Outlook(msgspec.Struct, frozen=True):
    """What may come."""

    ways: tuple[Way, ...]
    best: Way | None
    pair: tuple[int, str]
    both: Pair
    many: Long | None
    colour: Colour | None
    word: Literal["yes", "no", 3]
    marks: list[int | None]
    table: list[list[int | None]]
    steps: list[tuple[int, int]]
    is_open: bool


def look(box: Any, view: Any) -> Outlook:
    raise NotImplementedError


def unnamed(box: Any, view: Any):
    raise NotImplementedError


class Odd(msgspec.Struct):
    """An outlook with what no board can read."""

    other: bytes


def odd(box: Any, view: Any) -> Odd:
    raise NotImplementedError


def made(state: str = STATE, **changes: Any) -> Game:
    """A game whose state is declared in a module of this text."""
    module = ModuleType("declared_for_types")
    sys.modules[module.__name__] = module
    file = f"<{module.__name__}>"
    exec(compile(state, file, "exec"), vars(module))
    linecache.cache[file] = (len(state), None, state.splitlines(keepends=True), file)
    module.__file__ = file
    own = {"state": module.State, "view": module.View, "moves": Codec(Take, Rest), "outlook": look, "account": None}
    return replace(game("pig"), **own, **changes)


EXPECTED = """/* Written by `make types` from the game's declarations; do not change by hand. */

/** So many. */
export const MOST = 3;
export const DEPTH = 6;
export const ROW = [1, 3] as const;

/** The colours. */
export const COLOURS = ['red', 'light-blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** What may be. */
export const PHASES = ['asleep', 'wide-awake'] as const;
export type Phase = (typeof PHASES)[number];

/** The options and components. */
export interface Box {
  seats: number;
  goal: number;
  faces: number;
  bust: number;
}

/**
 * What is seen, told at such a length, with so many words one after the other, that the comment in the file needs more
 * than a line.
 */
export interface View {
  phase: number;
  /** By colour. */
  heap: number[];
  rows: number[][];
}

/** A way. */
export interface Way {
  to: number;
  /** In coins. */
  price?: number;
  on?: Way[];
}

/** Two of them. other: The second. */
export type Pair = [one: number, other: number];

/** Many of them. */
export type Long = [
  a_name_that_is_long: number,
  another_name_that_is_long: number,
  a_third_name_that_is_long_too: number,
  the_last_name_that_is_long: number,
];

/** What may come. */
export interface Outlook {
  ways: Way[];
  best: Way | null;
  pair: [number, string];
  both: Pair;
  many: Long | null;
  colour: Colour | null;
  word: 3 | 'no' | 'yes';
  marks: (number | null)[];
  table: (number | null)[][];
  steps: [number, number][];
  is_open: boolean;
}

/** What a seat, or nature, may do. */
export type Move = { do: 'take'; colour: Colour; count: number } | { do: 'rest'; quick: boolean };

/** All that a board is given of this game. */
export interface Game {
  box: Box;
  view: View;
  move: Move;
  outlook: Outlook;
  account: null;
}
"""


def test_every_declaration_becomes_a_type() -> None:
    assert types(made()) == EXPECTED


@pytest.mark.parametrize(
    ("declared", "otherwise", "told"),
    [
        ("    heap: list[int] = ints(3)", "    heap: int", "heap: number;"),
        ("ASLEEP, WIDE_AWAKE = range", "ASLEEP, STARTLED = range", "'startled'"),
        ("MOST = 3", "MOST = 4", "MOST = 4"),
        ("    rows: list", "    lines: list", "lines: number[][]"),
    ],
)
def test_what_is_declared_otherwise_is_told_otherwise(declared: str, otherwise: str, told: str) -> None:
    assert told not in EXPECTED
    assert told in types(made(STATE.replace(declared, otherwise)))


def test_long_lists_stand_one_below_the_other() -> None:
    text = types(game("kasimir"))
    assert "export const PHASES = [\n  'starting',\n" in text
    assert "export type Move =\n  | { do: 'begin'; seat: number }\n" in text


def test_a_game_that_says_nothing_of_what_may_come_has_no_outlook() -> None:
    assert outlook_type(game("pig")) is None
    assert "outlook: null;" in types(game("pig"))


def test_an_outlook_says_what_it_answers() -> None:
    with pytest.raises(TypeError, match="the outlook of pig must be annotated to answer a msgspec"):
        outlook_type(replace(game("pig"), outlook=unnamed))
    with pytest.raises(TypeError, match="an outlook cannot hold BytesType"):
        types(replace(game("pig"), outlook=odd))


def test_declarations_without_constants_are_no_trouble() -> None:
    assert "MOST" not in types(made(STATE.split("MOST", maxsplit=1)[0] + STATE[STATE.index("class Table") :]))
