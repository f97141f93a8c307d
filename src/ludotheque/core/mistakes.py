"""What an author of rules may get wrong, told with file and line before the compiler fails at it, or worse, does it.

Rules are read for what cannot compile, and a few games are played interpreted, where nothing is written out of bounds
unnoticed.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any

from ludotheque.core.errors import RuleError
from ludotheque.core.rule import is_rule

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludotheque.core.compiler import Binding
    from ludotheque.core.data import Box
    from ludotheque.core.game import Game

REHEARSED = 3
"""Games that are played interpreted before anything is compiled."""
CANNOT = {
    ast.GeneratorExp: "a generator cannot compile: write a loop",
    ast.Yield: "a generator cannot compile: write into a list that is given",
    ast.YieldFrom: "a generator cannot compile: write into a list that is given",
    ast.Dict: "a dictionary cannot compile here: use an array with a number for each key",
    ast.DictComp: "a dictionary cannot compile here: use an array with a number for each key",
    ast.Set: "a set cannot compile here: use the bits of a number",
    ast.SetComp: "a set cannot compile here: use the bits of a number",
    ast.JoinedStr: "rules make no text: that is what words are for",
    ast.Try: "rules catch no errors: ask before",
    ast.With: "`with` cannot compile",
    ast.Lambda: "a lambda cannot compile here: write a function marked @rule",
    ast.Div: "`/` makes a fraction, and rules count in whole numbers: use `//`",
}


def read(binding: Binding) -> None:
    """Look through all functions that a kernel reaches; what cannot compile raises RuleError with its place."""
    for function, may_divide in _reached(binding):
        for line, told in _unfit(function, may_divide):
            place = f"{Path(function.__code__.co_filename).name}, line {line}"
            raise RuleError(f"{place}, in {function.__name__}: {told}")


def rehearse(game: Game, box: Box) -> None:
    """Play a few games at random, interpreted: more moves than `most_legal` says raise RuleError."""
    from ludotheque.core.compiler import interpreted

    begin, play_on = interpreted(game, "begin"), interpreted(game, "play_on")
    state, rng = game.state(), [0, 0]
    for number in range(REHEARSED):
        begin(box, state, rng, 0, number)
        while play_on(box, state, _Moves(game), _Moves(game), rng, [0, 0, 0]):
            pass


class _Moves(list[int]):
    """As much room for moves as the game says there need be."""

    def __init__(self, game: Game) -> None:
        super().__init__([0] * game.most_legal)
        self._told = f"this writes more than {game.most_legal} moves, which is `most_legal` of {game.id}"

    def __setitem__(self, index: Any, value: Any) -> None:
        if index >= len(self):
            writer = sys._getframe(1)
            place = f"{Path(writer.f_code.co_filename).name}, line {writer.f_lineno}, in {writer.f_code.co_name}"
            raise RuleError(f"{place}: {self._told}")
        super().__setitem__(index, value)


def _reached(binding: Binding) -> Iterator[tuple[FunctionType, bool]]:
    """The functions of a game that a kernel calls, the rules before the bots, who may divide."""
    seen: set[FunctionType] = set()
    for name, value in sorted(binding.names.items(), key=lambda named: named[0] == "choose"):
        if isinstance(value, FunctionType):
            yield from _below(value, name in ("choose", "imagine"), seen)


def _below(function: FunctionType, may_divide: bool, seen: set[FunctionType]) -> Iterator[tuple[FunctionType, bool]]:
    if function in seen:
        return
    seen.add(function)
    yield function, may_divide
    for name in function.__code__.co_names:
        value = function.__globals__.get(name)
        if isinstance(value, FunctionType) and is_rule(value):
            yield from _below(value, may_divide, seen)


def _unfit(function: FunctionType, may_divide: bool) -> Iterator[tuple[int, str]]:
    """The lines of a function that cannot compile, and why."""
    try:
        lines, first = inspect.getsourcelines(function)
    except OSError:
        # It was written by us.
        return
    for node in ast.walk(ast.parse(textwrap.dedent("".join(lines)))):
        line = first + getattr(node, "lineno", 1) - 1
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
            if not may_divide:
                yield line, CANNOT[ast.Div]
        elif type(node) in CANNOT and type(node) is not ast.Div:
            yield line, CANNOT[type(node)]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called = function.__globals__.get(node.func.id)
            if isinstance(called, FunctionType) and not is_rule(called):
                yield line, f"{node.func.id} is called, but is not marked @rule"
