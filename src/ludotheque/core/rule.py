"""The mark of a rule function."""

from __future__ import annotations

from types import CodeType, FunctionType
from typing import TypeVar

Function = TypeVar("Function")

RULES: set[object] = set()
LOOPED: set[CodeType] = set()


def rule(function: Function) -> Function:
    """Mark a function as part of the rules: plain Python as it stands, compiled when a kernel wants it.

    The mark costs nothing: the function itself is returned, and no compiler is imported.
    """
    RULES.add(function)
    return function


def looped(function: Function) -> Function:
    """Mark a rule that is the body of a kernel's loop: it is called from there alone, and compiled into it however long
    it is. As a function of its own it took Pig's games half of their time, and Karma's a third."""
    assert isinstance(function, FunctionType)
    LOOPED.add(function.__code__)
    return rule(function)


def is_rule(value: object) -> bool:
    """Is it a function marked so, which compiles?"""
    return isinstance(value, FunctionType) and value in RULES
