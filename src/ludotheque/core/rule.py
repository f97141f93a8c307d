"""The mark of a rule function."""

from __future__ import annotations

from types import FunctionType
from typing import TypeVar

Function = TypeVar("Function")

RULES: set[object] = set()


def rule(function: Function) -> Function:
    """Mark a function as part of the rules: plain Python as it stands, compiled when a kernel wants it.

    The mark costs nothing: the function itself is returned, and no compiler is imported.
    """
    RULES.add(function)
    return function


def is_rule(value: object) -> bool:
    """Is it a function marked so, which compiles?"""
    return isinstance(value, FunctionType) and value in RULES
