"""What an author of rules may get wrong, told with file and line before the compiler fails at it, or worse, does it.

Rules are read for what cannot compile, and a few games are played interpreted, where nothing is written out of bounds
unnoticed.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
import traceback
from dataclasses import replace
from math import prod
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any

from ludotheque.core.errors import RuleError
from ludotheque.core.rule import is_rule

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludotheque.core.compiler import Binding
    from ludotheque.core.data import Box, Data
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
    for function in _unmarked(binding, binding.function, set()):
        raise RuleError(f"{place(function)}: machine code asks this, but it is not marked @rule")
    for function, may_divide in _reached(binding):
        for line, told in _unfit(function, may_divide):
            file = Path(function.__code__.co_filename).name
            raise RuleError(f"{file}, line {line}, in {function.__name__}: {told}")


def rehearse(game: Game, box: Box) -> None:
    """Play a few games at random, interpreted: more moves than `most_legal` says, and numbers beyond their ranges,
    raise RuleError."""
    from ludotheque.core.compiler import interpreted

    begin, play_on = interpreted(game, "begin"), interpreted(game, "play_on")
    state, rng = game.state(), [0, 0]
    for number in range(REHEARSED):
        begin(box, state, rng, 0, number)
        _keeps_to_ranges(state)
        while play_on(box, state, _Moves(game), _Moves(game), rng, [0, 0, 0]):
            _keeps_to_ranges(state)


def _keeps_to_ranges(state: Data) -> None:
    """Narrow records keep each number in the fewest bits that hold its range: beyond it, it would be another."""
    names = (field.name for field in state.fields for _ in range(prod(field.shape)))
    for name, number, (low, high) in zip(names, state.flat(), state.ranges(), strict=True):
        if not low <= number <= high:
            raise RuleError(f"{place(type(state))}: {name} keeps to {low} to {high}, but became {number}")


def outside(error: Exception, game: Game) -> RuleError:
    """Rules wrote or read where a list has no place, most likely that of their moves."""
    told = f"{error}; of moves at most {game.most_legal} have room, which is `most_legal` of {game.id}"
    return RuleError(f"{began(error)}: {told}")


def began(error: Exception) -> str:
    """The file and the line where an error began, and in which function."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}, line {last.lineno}, in {last.name}"


def uncompiled(error: Exception) -> str:
    """What the compiler has against the rules, with its place, out of the pages that it writes where `read` found
    nothing."""
    lines = [line for line in str(error).splitlines() if line and not line.startswith("Failed in")]
    places = re.findall(r"""(?: at |File ")([^"\n]+?)(?: \(|", line )(\d+)""", str(error))
    # The compiler's own files are no help to an author.
    own = [(Path(file).name, line) for file, line in places if "numba" not in Path(file).parts]
    where = f"{own[0][0]}, line {own[0][1]}: " if own else ""
    told = " ".join(line.strip() for line in lines[:3] if line is lines[0] or ">>>" in line).strip('"') or repr(error)
    return f"{where}this cannot compile: {told}"


def unloaded(error: Exception) -> str:
    """What stopped a module, with its place: of a syntax error the place that it speaks of."""
    if isinstance(error, SyntaxError):
        return f"{Path(error.filename or '?').name}, line {error.lineno}: {error.msg}"
    where = began(error)
    return repr(error) if where.startswith("<") or where.endswith("in load") else f"{where}: {error!r}"


def place(function: object) -> str:
    """Where a function or a class was written."""
    try:
        file, (_, line) = inspect.getsourcefile(function), inspect.getsourcelines(function)  # type: ignore[arg-type]
    except (OSError, TypeError):
        return "somewhere"
    return f"{Path(file or '?').name}, line {line}, in {getattr(function, '__name__', '?')}"


def _unmarked(binding: Binding, function: FunctionType, seen: set[FunctionType]) -> Iterator[FunctionType]:
    """The game's functions that a kernel asks by its own names, and that are not marked."""
    if function in seen:
        return
    seen.add(function)
    for name, value in replace(binding, function=function).globals():
        if is_rule(value):
            yield from _unmarked(binding, value, seen)
        elif isinstance(value, FunctionType) and binding.names.get(name) is value:
            yield value  # type: ignore[misc]


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
