"""Where bots come from: the games' own, installed packages, modules and files.

A name stands for a bot that a game, an installed package (entry point group `ludotheque.bots`) or whoever started this
process (LUDOTHEQUE_BOTS) brings. Only `load`, which is for the one at the keyboard, also takes `package.module:name`,
`file.py:name` and a trained network's file: a name that came over the wire must never import anything.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging
import os
import sys
from functools import cache
from importlib.metadata import entry_points
from inspect import signature
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from ludotheque.bots.chooser import Chooser, Choosing
from ludotheque.bots.levels import LEVELS, is_level, leveled, of_character, weaker
from ludotheque.bots.random import RANDOM
from ludotheque.bots.trained import FORMATS, Acting, TrainedFile
from ludotheque.core.errors import UnknownBot
from ludotheque.core.game import Bot
from ludotheque.core.mistakes import unloaded
from ludotheque.core.rule import is_rule

if TYPE_CHECKING:
    from ludotheque.core.game import Game

OFFERED = "LUDOTHEQUE_BOTS"
"""The environment's name for bots from modules and files that this process and its workers offer, commas between."""
log = logging.getLogger(__name__)


def bots(game: Game) -> dict[str, Bot]:
    """Every bot of a game by its name: its own with `random`, then the levels, the weakest first, then those from
    elsewhere. The levels' characters are not listed."""
    return _own(game) | _others(game, os.environ.get(OFFERED, ""))


def for_people(game: Game) -> list[str]:
    """The bots that people choose from: the levels and those from elsewhere. Where a game has no levels, its own."""
    return [*(leveled(game) or _own(game)), *_others(game, os.environ.get(OFFERED, ""))]


def find(game: Game, name: str) -> Bot:
    """The bot of a name. Nobody else's code is loaded for one of our own."""
    if (found := _own(game).get(name) or of_character(game, name)) is not None:
        return found
    known = bots(game)
    if name not in known:
        raise UnknownBot(f"{game.id} has no bot {name!r}; expected one of: {', '.join(known)}")
    return known[name]


def is_from_elsewhere(game: Game, name: str) -> bool:
    """Does somebody else than the game bring this bot?"""
    return name not in _own(game) and not is_level(game, name)


def simpler(game: Game, name: str) -> str:
    """The bot that plays on where one has failed: the next lower level, of the game's own the next weaker, in place of
    a stranger the weakest that knows the game. Empty below `random`."""
    if is_level(game, name):
        return weaker(game, name)
    own = [each for each in _own(game) if each not in LEVELS]
    if name not in own:
        return own[min(1, len(own) - 1)]
    return own[own.index(name) - 1] if name != "random" else ""


@cache
def load(game: Game, name: str) -> Bot:
    """The bot of a name, or of `package.module:name`, `file.py:name`, `file.onnx` or `file.pt`."""
    if ":" not in name and not _is_trained(name):
        return find(game, name)
    attribute, found = _read(name)
    bot = _bot(game, attribute, found)
    if bot is None:
        others = ", ".join(found.games) or "a game with other observations or actions"
        raise UnknownBot(f"{name} does not play {game.id}, but: {others}")
    return bot


def offer(names: list[str]) -> None:
    """Let this process and those it starts know bots from modules and files by their last names."""
    for name in names:
        _read(name)
    # The others may be started in another folder.
    os.environ[OFFERED] = ",".join(
        str(Path(name).resolve()) if ".py:" in name or _is_trained(name) else name for name in names
    )


def _own(game: Game) -> dict[str, Bot]:
    """The bots that come with a game or with us."""
    return {"random": RANDOM, **game.bots, **leveled(game)}


@cache
def _others(game: Game, offered: str) -> dict[str, Bot]:
    """The bots from elsewhere that play this game. One that cannot be loaded is left out: others need not suffer."""
    found = {}
    for entry in entry_points(group="ludotheque.bots"):
        try:
            found[entry.name] = _bot(game, entry.name, entry.load())
        except Exception as error:
            log.warning("the bot %s cannot be loaded: %s", entry.name, error)
    for name in filter(None, offered.split(",")):
        attribute, value = _read(name)
        found[attribute] = _bot(game, attribute, value)
    return {name: bot for name, bot in found.items() if bot is not None}


def _bot(game: Game, name: str, found: Any) -> Bot | None:
    """What was found as a bot of this game; None where it does not play it."""
    if isinstance(found, type) and issubclass(found, Chooser):
        found = Bot(Choosing(game, name, found), games=found.games)
    elif is_rule(found):
        found = Bot(found)
    elif isinstance(found, TrainedFile):
        acting = found.acting(game)
        return None if acting is None else Bot(acting)
    elif isinstance(found, FunctionType) and len(signature(found).parameters) == 2:
        found = Bot(Acting(game, name, found))
    if not isinstance(found, Bot):
        expected = "a Bot, a policy marked @rule, a class made from Chooser or a function of an observation and a mask"
        raise UnknownBot(f"{name} must be {expected}, not {found!r}")
    return found if not found.games or game.id in found.games else None


def _read(name: str) -> tuple[str, Any]:
    """What `package.module:name`, `file.py:name` or a trained network's file stands for, and its last name."""
    if _is_trained(name):
        trained = _trained(name)
        return trained.name, trained
    where, _, attribute = name.rpartition(":")
    if not where:
        raise UnknownBot(f"expected package.module:name, file.py:name, file.onnx or file.pt, not {name!r}")
    if not hasattr(_module(where), attribute):
        raise UnknownBot(f"there is no {attribute!r} in {where}")
    return attribute, getattr(_module(where), attribute)


def _is_trained(name: str) -> bool:
    return Path(name).suffix in FORMATS


@cache
def _trained(name: str) -> TrainedFile:
    return TrainedFile(Path(name))


@cache
def _module(where: str) -> ModuleType:
    """A module by its name, or a file."""
    if not where.endswith(".py"):
        try:
            return importlib.import_module(where)
        except ModuleNotFoundError as error:
            raise UnknownBot(f"no module {where!r} can be imported: {error}") from None
    path = Path(where).resolve()
    if not path.is_file():
        raise UnknownBot(f"there is no file {where}")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # What the file defines finds its module under this name.
    sys.modules.setdefault(path.stem, module)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise UnknownBot(f"{where} cannot be imported: {unloaded(error)}") from error
    return module
