"""Binds the generic kernels to a game, and compiles them together with the rules they reach.

A rule stays the plain function it is; binding makes copies of the functions a kernel reaches, with the kernel's
stand-ins replaced by the game's verbs, and compiles the copies. What was compiled is kept on disk under a fingerprint
of the code and the constants reached, so a changed rule can never run stale code.
"""

from __future__ import annotations

import builtins
import hashlib
import marshal
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import EnumType
from functools import cache
from opcode import opmap
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from ludotheque.core import counting, kernels, stepping, study, watching
from ludotheque.core.cache import cache_folder
from ludotheque.core.generate import clearing, copying, function, listing
from ludotheque.core.mistakes import read
from ludotheque.core.rule import LOOPED, is_rule
from ludotheque.core.terms import Information, Returns

if TYPE_CHECKING:
    from ludotheque.core.game import Game, Policy

VERBS = ("start", "actors", "legal", "odds", "apply", "outcome", "observe", "imagine")
KERNELS = {**vars(kernels), **vars(stepping), **vars(watching), **vars(counting)}
MAKING = {opmap[name] for name in ("BUILD_LIST", "BUILD_SET", "BUILD_MAP")}
SHORT = 260
"""Functions of at most so many bytes of Python's code are inlined: it doubled Pig's speed, and cost Karma nothing."""


@dataclass(frozen=True)
class Binding:
    """A function with the names that its code is to find in place of its module's own."""

    function: FunctionType
    names: Mapping[str, Any] = field(default_factory=dict)

    def globals(self) -> Iterator[tuple[str, Any]]:
        """The global names that the code uses and what they stand for."""
        own = self.function.__globals__
        for name in sorted(_names(self.function.__code__)):
            # Stand-ins are None; a game's own helper may be called like a verb, and is left alone.
            if name in self.names and own.get(name) is None:
                yield name, self.names[name]
            elif name in own:
                yield name, own[name]

    def rebuilt(self, wrap: Callable[[FunctionType], Any], done: dict[FunctionType, Any]) -> Any:
        """A copy of the function in which every rule it calls is a wrapped copy too."""
        if self.function not in done:
            scope = {
                name: Binding(value, self.names).rebuilt(wrap, done) if is_rule(value) else value
                for name, value in self.globals()
            }
            scope |= {"__name__": self.function.__module__, "__builtins__": builtins}
            copy = FunctionType(self.function.__code__, scope, self.function.__name__, self.function.__defaults__)
            done[self.function] = wrap(copy)
        return done[self.function]

    def makes_lists(self) -> bool:
        """Does any code reached make a list or an array of its own?"""
        return self._makes_lists(set())

    def _makes_lists(self, seen: set[FunctionType]) -> bool:
        if self.function in seen:
            return False
        seen.add(self.function)
        if any(MAKING & set(code.co_code[::2]) for code in _codes(self.function.__code__)):
            return True
        return any(
            Binding(value, self.names)._makes_lists(seen)
            if is_rule(value)
            # What a rule takes from NumPy may be anything.
            else isinstance(value, ModuleType) or getattr(value, "__module__", None) == "numpy"
            for _, value in self.globals()
        )

    def fingerprint(self) -> str:
        """A hash of all code and constants reached, of the compiler, and of how it is set."""
        import numba

        digest = hashlib.sha256()
        for file in ("compiler.py", "linking.py"):
            digest.update(Path(__file__).with_name(file).read_bytes())
        setting = os.environ.get("NUMBA_BOUNDSCHECK", "")
        for part in self._parts(set()):
            digest.update(part)
        digest.update(f"{numba.__version__} boundscheck={setting}".encode())
        return digest.hexdigest()[:24]

    def _parts(self, seen: set[FunctionType]) -> Iterator[bytes]:
        if self.function in seen:
            return
        seen.add(self.function)
        yield str(self.function.__code__ in LOOPED).encode()
        for code in _codes(self.function.__code__):
            yield code.co_code
            yield repr((code.co_name, code.co_names, code.co_varnames)).encode()
            # Version 2 of the format: later ones depend on how often a constant is used elsewhere.
            yield marshal.dumps([constant for constant in code.co_consts if not isinstance(constant, CodeType)], 2)
        yield from _frozen(self.function.__defaults__, frozenset())
        names = _names(self.function.__code__)
        for name, value in self.globals():
            yield name.encode()
            if is_rule(value):
                yield from Binding(value, self.names)._parts(seen)
            else:
                yield from _frozen(value, names - {name})


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A function's code and that of the comprehensions in it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes(constant)


def _names(code: CodeType) -> frozenset[str]:
    return frozenset(name for part in _codes(code) for name in part.co_names)


def _frozen(value: object, names: frozenset[str]) -> Iterator[bytes]:
    """All of a constant that the compiler may freeze into the code; of a module, what goes by one of the names."""
    import numpy as np

    if isinstance(value, ModuleType):
        for name in sorted(names & vars(value).keys()):
            yield name.encode()
            yield from _frozen(getattr(value, name), names - {name})
    elif isinstance(value, tuple):
        for entry in value:
            yield from _frozen(entry, names)
    elif isinstance(value, np.ndarray):
        yield f"{value.dtype} {value.shape}".encode()
        yield value.tobytes()
    elif isinstance(value, EnumType):
        yield repr(list(value)).encode()
    elif isinstance(value, FunctionType):
        yield value.__qualname__.encode()
    else:
        yield repr(value).encode()


def bound(game: Game, kernel: str | FunctionType, policies: tuple[Policy, ...] = ()) -> Binding:
    """A kernel, of the core by its name, with its stand-ins replaced by a game's verbs and the bots' policies."""
    names: dict[str, Any] = {verb: getattr(game.rules, verb) for verb in VERBS}
    names["clear_state"] = clearing(game.state)
    names["clear_view"] = clearing(game.view)
    names["clear_course"] = clearing(watching.Notes)
    names["copy_state"] = copying(game.state)
    names["keep_before"] = copying(watching.before(game))
    names["concerns"] = study.never if game.study.trace is study.no_trace else game.study.concerns
    names["scoring"] = game.study.scoring
    names["add"] = counting.plus
    names["decide"] = kernels.agree if policies else kernels.agree_at_random
    names["trace_move"] = game.study.trace
    names["count_turns"] = game.study.turns
    names["listed"] = listing(game.view)
    names["is_common"] = game.returns is Returns.COMMON
    names["is_open"] = game.information is Information.PERFECT
    names["first_action"] = game.moves.actions.start
    if policies:
        names["choose"] = _choosing(policies)
    return Binding(KERNELS[kernel] if isinstance(kernel, str) else kernel, names)


@cache
def interpreted(game: Game, kernel: str | FunctionType, policies: tuple[Policy, ...] = ()) -> Any:
    """A kernel as plain Python, on `Data` objects and lists."""
    return bound(game, kernel, policies).rebuilt(lambda function: function, {})


@cache
def compiled(game: Game, kernel: str | FunctionType, policies: tuple[Policy, ...] = ()) -> Any:
    """A kernel as machine code, on NumPy records and arrays; compiled at its first call, or read from the cache."""
    # A game that says anew how much room its moves need is rehearsed anew.
    called = f"{game.id}-{game.most_legal}"
    if isinstance(kernel, str):
        return machine_code(bound(game, kernel, policies), f"{called}-{kernel}")
    # What comes from elsewhere searches, and reckons with networks.
    return machine_code(bound(game, kernel, policies), f"{called}-{kernel.__name__}", is_wide=True)


def machine_code(binding: Binding, name: str, *, is_wide: bool = False) -> Any:
    """Any function made of rules as machine code, kept on disk under its name and fingerprint; made with the
    processor's vectors where that pays: it takes longer."""
    import numba

    from ludotheque.core.linking import KernelCompiler, RuleCompiler, WideKernelCompiler, compiled_once

    # Who calls a kernel holds all arrays that it is given. Where rules make none, nobody need count who holds what:
    # with atomic instructions for every row, that took a quarter of a step of a batch.
    settings: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": binding.makes_lists()}
    # Only other rules call it: it needs no entrance from Python, nor from C.
    inner = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": RuleCompiler}

    def wrap(function: FunctionType) -> Any:
        is_inlined = function.__code__ in LOOPED or len(function.__code__.co_code) <= SHORT
        return compiled_once(numba.njit(forceinline=is_inlined, **inner, **settings)(function))

    copy = binding.rebuilt(wrap, {}).py_func
    home = cache_folder("compiled", f"{name}-{binding.fingerprint()}") / "kernel.py"
    _place(home)
    if not any(home.parent.rglob("*.nbi")):
        read(binding)
    # Numba keeps what it compiled beside the file that the code says it comes from.
    copy.__code__ = copy.__code__.replace(co_filename=str(home))
    return numba.njit(cache=True, pipeline_class=WideKernelCompiler if is_wide else KernelCompiler, **settings)(copy)


def is_at_hand(kernel: Any) -> bool:
    """Is a kernel's machine code in memory, or kept on disk by an earlier run? Then its first call takes no time."""
    home = Path(kernel.py_func.__code__.co_filename).parent
    return bool(kernel.signatures) or any(home.rglob("*.nbi"))


def _place(home: Path) -> None:
    """Make sure of the file, without ever touching one that is there: its age is part of Numba's key."""
    with suppress(FileExistsError):
        home.touch(exist_ok=False)


def _choosing(policies: tuple[Policy, ...]) -> FunctionType:
    """A rule that asks the policy of a number."""
    names = {f"policy{number}": policy for number, policy in enumerate(policies)}
    lines = ["move, delay = 0, 0"]
    for number, name in enumerate(names):
        lines += [f"if bot == {number}:", f"    move, delay = {name}(box, view, legal, count, rng, plan)"]
    lines.append("return move, delay")
    return function("choose(bot, box, view, legal, count, rng, plan)", lines, names)
