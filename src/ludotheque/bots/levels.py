"""The levels that people choose from, the same five for every game, and the characters.

What a level is in a game stands in its folder (`levels.toml`), as it was calibrated by `ludotheque ladder`: a budget of
looks and a temperature, for bots that search with what was learned; or one of the game's own bots, where that is
stronger, or nothing was learned.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import msgspec

from ludotheque.bots.manner import Manner
from ludotheque.bots.master import Searching, evaluation, mentor
from ludotheque.core.errors import BotError
from ludotheque.core.game import Bot

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from ludotheque.core.game import Game

Chance = TypeVar("Chance", float, "NDArray[np.float64]")

LEVELS = ("stroll", "calm", "regular", "keen", "master")
"""The weakest first."""
MANY = 16_000
"""From so many looks on they are shared out among several trees, so that several threads can look. Below, a single tree
is quick enough, and knows more."""
TREES = 4


class Character(NamedTuple):
    """A taste: what somebody gives, as a chance to win, for moves on which more hangs, or less, or that leave less to
    others; and how warm they are beside their level, which makes up for what the taste costs or brings."""

    bold: float = 0.0
    tease: float = 0.0
    warmth: float = 1.0


CHARACTERS = {
    "bold": Character(bold=0.005, warmth=1.15),
    "careful": Character(bold=-0.005, warmth=0.92),
    "teasing": Character(tease=0.005),
}


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level in a game."""

    bot: str = ""
    """One of the game's own bots; empty: it searches."""
    looks: int = 0
    playouts: int = 0
    """How often, in all, its moves are then played out by its mentor."""
    warmth: float = 0.0
    hand: str = ""
    """Where several may act at once: the bot of the game whose hands it has."""
    pace: float = 1.0
    """How long it takes, beside that bot."""
    trust: float = 1.0
    """How far its search's chances are believed when they are told: see `as_told`."""


def as_told(chance: Chance, seats: int, trust: Chance | float) -> Chance:
    """A chance to win that a search has found, as it is told: to the power of the trust, beside the others', taken as
    equal. Below 1 it is told nearer to an equal share, above 1 further from it."""
    others = max(seats - 1, 1)
    mine = chance**trust
    told: Chance = mine / (mine + others * ((1 - chance) / others) ** trust)
    return told


def trust(game: Game, name: str) -> float:
    """How far the chances of a level are believed, with or without a character; `master@400` is as good as a master."""
    level = levels(game).get(name.partition("@")[0].partition("-")[0])
    return 1.0 if level is None else level.trust


def in_trees(looks: int) -> Manner:
    """The manner of somebody who looks so often, and wants the best."""
    return Manner(looks // TREES, TREES) if looks >= MANY else Manner(looks)


def master(game: Game, budget: int | None = None) -> Manner:
    """The manner of a game's master: with another budget, of playouts where it plays out, else of looks."""
    level = levels(game).get("master", Level())
    if level.playouts and budget != 0:
        return Manner(level.looks, playouts=budget or level.playouts)
    return in_trees(level.looks if budget is None else budget)


@cache
def levels(game: Game) -> dict[str, Level]:
    """What the levels are in a game, the weakest first; none where it does not tell, or has changed since."""
    file = game.folder / "levels.toml"
    if not file.exists():
        return {}
    try:
        told = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), dict[str, Level])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BotError(f"{file}: {error}") from None
    if tuple(told) != LEVELS:
        raise BotError(f"{file} must tell of the levels {', '.join(LEVELS)}, in this order, not of: {', '.join(told)}")
    for name, level in told.items():
        for bot, told_as in ((level.bot, "is the bot"), (level.hand, "has the hands of")):
            if bot and bot not in game.bots:
                raise BotError(f"{file}: {name} {told_as} {bot!r}; expected one of: {', '.join(game.bots)}")
        if level.playouts and mentor(game) is None:
            raise BotError(f"{file}: {name} plays moves out, for which evaluation.toml must name a mentor")
    return told if all(level.bot for level in told.values()) or evaluation(game) is not None else {}


@cache
def leveled(game: Game) -> dict[str, Bot]:
    """The bots of the levels."""
    return {name: _bot(game, level, Character()) for name, level in levels(game).items()}


@cache
def of_character(game: Game, name: str) -> Bot | None:
    """The bot of a level with a character, such as `regular-bold`; None where there is no such one."""
    level, _, character = name.partition("-")
    found = levels(game).get(level)
    if found is None or found.bot or character not in CHARACTERS:
        return None
    return _bot(game, found, CHARACTERS[character])


def characters(game: Game) -> dict[str, list[str]]:
    """The characters that each level of a game can have: those that search have a taste."""
    return {name: [] if level.bot else list(CHARACTERS) for name, level in levels(game).items()}


def weaker(game: Game, name: str) -> str:
    """The level below one, with or without a character; `random` below the lowest."""
    level, _, character = name.partition("-")
    place = LEVELS.index(level)
    if place == 0:
        return "random"
    below = LEVELS[place - 1]
    return f"{below}-{character}" if of_character(game, f"{below}-{character}") else below


def is_level(game: Game, name: str) -> bool:
    """Is this the name of a level, with or without a character?"""
    return name in levels(game) or of_character(game, name) is not None


def _bot(game: Game, level: Level, taste: Character) -> Bot:
    if level.bot:
        return game.bots[level.bot]
    file = evaluation(game)
    assert file is not None
    warmth = level.warmth * taste.warmth
    manner = in_trees(level.looks)._replace(warmth=warmth, bold=taste.bold, tease=taste.tease, playouts=level.playouts)
    asked, hand = mentor(game), game.bots[level.hand] if level.hand else None
    return Bot(Searching(game, file, manner, hand=hand, pace=level.pace), asked.prepare if asked is not None else None)
