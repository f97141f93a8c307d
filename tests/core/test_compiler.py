"""Binding and compiling: machine code is never stale, is kept between runs, and costs nothing where it is not used."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from textwrap import dedent
from types import ModuleType
from typing import Any

import numba
import numpy as np
import pytest

from ludotheque.core import compiler, game, linking
from ludotheque.core.compiler import Binding, bound, compiled, interpreted, is_at_hand, machine_code
from ludotheque.core.kernels import playout
from ludotheque.core.rule import is_rule, rule

pytestmark = pytest.mark.usefixtures("_own_cache")

RULES = """
from ludotheque.core import rule

STEP = 1

@rule
def inner(value):
    return value + STEP

@rule
def outer(value):
    return 10 * inner(value)
"""


@pytest.fixture(name="_own_cache")
def own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)


def module(text: str, **names: Any) -> ModuleType:
    """A module of this text, which finds these names."""
    made = ModuleType("toys")
    made.__dict__.update(names)
    exec(compile(dedent(text), "toys.py", "exec"), made.__dict__)
    return made


def result(rules: ModuleType, value: int = 2) -> int:
    """What `outer` answers compiled, which must be what it answers interpreted."""
    answer = int(machine_code(Binding(rules.outer), "toy")(value))
    assert answer == rules.outer(value)
    return answer


def kept(folder: Path) -> dict[Path, int]:
    """The files of a cache and when they were written."""
    return {path: path.stat().st_mtime_ns for path in folder.rglob("*") if path.is_file()}


def run(code: str, **environment: str) -> str:
    """What a Python of its own prints."""
    done = subprocess.run(
        [sys.executable, "-c", dedent(code)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_a_rule_stays_the_function_it_was() -> None:
    rules = module(RULES)
    inner = rules.inner

    assert result(rules) == 30
    assert rules.outer.__globals__["inner"] is inner


@pytest.mark.parametrize(
    ("old", "new", "then"),
    [
        ("STEP = 1", "STEP = 2", 40),
        ("value + STEP", "value - STEP", 10),
        ("10 * inner", "11 * inner", 33),
        ("return value + STEP", "return sum([value + n for n in (1,)])", 30),
    ],
)
def test_changed_rules_and_constants_are_compiled_anew(old: str, new: str, then: int) -> None:
    assert result(module(RULES)) == 30
    assert result(module(RULES.replace(old, new))) == then


LOOPING = """
from ludotheque.core import rule

@rule
def outer(value):
    total = 0
    for number in [FACTOR * each for each in range(value + 1)]:
        total += number + 1
    return total
"""


def test_what_a_comprehension_uses_counts_too() -> None:
    assert result(module(LOOPING, FACTOR=1)) == 6
    assert result(module(LOOPING, FACTOR=10)) == 33
    assert result(module(LOOPING.replace("FACTOR * each", "each - 1"))) == 3


def test_a_changed_table_is_noticed_in_every_place() -> None:
    import numpy as np

    text = """
    from ludotheque.core import rule

    @rule
    def outer(value):
        return TABLE[1000 * value]
    """
    table = np.zeros(3000, np.int64)
    assert result(module(text, TABLE=table)) == 0
    table = table.copy()
    table[2000] = 7  # in the part that repr leaves out
    assert result(module(text, TABLE=table)) == 7


def test_a_changed_table_of_tables_is_noticed() -> None:
    import numpy as np

    text = """
    from ludotheque.core import rule

    @rule
    def outer(value):
        return TABLES[0][1000 * value]
    """
    tables = (np.zeros(3000, np.int64), np.zeros(3000, np.int64))
    assert result(module(text, TABLES=tables)) == 0
    tables = (tables[0] + 7, tables[1])
    tables[0][:900] = tables[0][-900:] = 0  # the parts that repr shows
    assert result(module(text, TABLES=tables)) == 7


def test_a_constant_of_another_module_is_noticed() -> None:
    text = """
    from ludotheque.core import rule

    @rule
    def outer(value):
        return value * numbers.FACTOR
    """
    assert result(module(text, numbers=module("FACTOR = 3"))) == 6
    assert result(module(text, numbers=module("FACTOR = 4"))) == 8


def test_a_changed_enum_is_noticed() -> None:
    text = """
    from enum import IntEnum

    from ludotheque.core import rule

    class Colour(IntEnum):
        RED = 3

    @rule
    def outer(value):
        return value * Colour.RED
    """
    assert result(module(text)) == 6
    assert result(module(text.replace("RED = 3", "RED = 5"))) == 10


def test_a_rule_keeps_its_default_arguments() -> None:
    text = """
    from ludotheque.core import rule

    @rule
    def inner(value, step=1):
        return value + step

    @rule
    def outer(value):
        return inner(value)
    """
    assert result(module(text)) == 3
    assert result(module(text.replace("step=1", "step=5"))) == 7


def test_a_name_of_the_games_own_is_not_taken_for_a_stand_in() -> None:
    """Only a kernel's stand-ins are replaced: a game may well have a helper called `choose` or `start`."""
    text = """
    from ludotheque.core import rule

    start = None

    @rule
    def outer(value):
        return start(value)
    """
    helper = module("""
    from ludotheque.core import rule

    @rule
    def start(value):
        return 100 + value

    @rule
    def begin(value):
        return start(value)
    """)
    binding = Binding(module(text).outer, {"start": helper.begin})

    assert binding.rebuilt(lambda function: function, {})(1) == 101


def test_every_kernel_has_a_name_of_its_own() -> None:
    names = [
        name
        for kernels in (compiler.kernels, compiler.stepping, compiler.watching)
        for name, value in vars(kernels).items()
        if is_rule(value) and value.__module__ == kernels.__name__
    ]
    assert len(names) == len(set(names))


def test_machine_code_is_kept_between_runs(tmp_path: Path) -> None:
    toy = tmp_path / "toy.py"
    code = "from ludotheque.core.compiler import *; import toy; print(machine_code(Binding(toy.outer), 'toy')(2))"
    settings = {"LUDOTHEQUE_CACHE": str(tmp_path / "cache"), "PYTHONPATH": str(tmp_path)}
    toy.write_text(RULES)
    assert run(code, **settings) == "30"
    first = kept(tmp_path / "cache")

    assert run(code, **settings) == "30"
    assert kept(tmp_path / "cache") == first

    toy.write_text(RULES.replace("STEP = 1", "STEP = 20"))
    assert run(code, **settings) == "220"
    assert kept(tmp_path / "cache").keys() > first.keys()


def test_checked_and_unchecked_code_are_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    binding = Binding(module(RULES).outer)
    monkeypatch.delenv("NUMBA_BOUNDSCHECK", raising=False)
    unchecked = binding.fingerprint()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")

    assert binding.fingerprint() != unchecked


def test_fingerprints_do_not_depend_on_how_the_code_was_loaded(tmp_path: Path) -> None:
    """From the source the first time, from a .pyc the second."""
    code = "from ludotheque.core import game; from ludotheque.core.compiler import bound;"
    code += "print(bound(game('karma'), 'playouts').fingerprint())"
    settings = {"PYTHONPYCACHEPREFIX": str(tmp_path)}

    assert run(code, **settings) == run(code, **settings)


def test_rules_and_matches_need_no_compiler() -> None:
    code = """
    import random, sys
    from ludotheque.core import NATURE, games
    from ludotheque.core.compiler import interpreted
    from ludotheque.core.match import Match
    for game in games().values():
        match = Match(game)
        for _ in range(30):
            seat = min(match.actors)
            match.chance(random.Random(1)) if seat == NATURE else match.play(seat, match.legal(seat)[0])
        interpreted(game, "playouts")
    print(sorted({"numba", "llvmlite"} & set(sys.modules)))
    """
    assert run(code) == "[]"


def test_kernels_are_bound_to_the_verbs_of_a_game() -> None:
    pig = game("pig")
    names = dict(bound(pig, "playout").globals())

    assert names["actors"] is pig.rules.actors
    assert playout.__globals__["actors"] is None
    assert interpreted(pig, "playout") is interpreted(pig, "playout")


def test_a_bot_can_be_asked_for_one_move() -> None:
    pig = game("pig")
    answer = [0, 0]
    view = pig.view(total=20)
    interpreted(pig, "ask", (pig.bots["heuristic"].policy,))([pig.new_box()], [view], [0, 1], 2, [1, 1], (), answer)
    assert answer == [1, 0]


def test_a_function_that_is_no_rule_counts_by_its_name() -> None:
    """Its address would make a new fingerprint in every run."""
    text = """
    from ludotheque.core import rule

    def helper(value):
        return value

    @rule
    def outer(value):
        return helper(value)
    """
    assert Binding(module(text).outer).fingerprint() == Binding(module(text).outer).fingerprint()


def test_what_is_at_hand_need_not_be_compiled() -> None:
    kernel = machine_code(Binding(module(RULES).outer), "toy")
    assert not is_at_hand(kernel)
    kernel(2)
    assert is_at_hand(kernel)
    assert is_at_hand(machine_code(Binding(module(RULES).outer), "toy"))


def test_this_numba_is_the_one_that_the_linker_was_written_for() -> None:
    assert numba.__version__.rpartition(".")[0] == linking.NUMBA, (
        f"core/linking.py stands on the insides of Numba {linking.NUMBA}, and this is {numba.__version__}: "
        "read decision 0001, see that all tests pass and that `make bench` is no slower, then raise both numbers"
    )
    wanted = [name for name in metadata.requires("ludotheque") or [] if name.startswith(("numba<", "numba>"))]
    release, number = linking.NUMBA.split(".")
    assert wanted == [f"numba<{release}.{int(number) + 1},>={linking.NUMBA}"]


THREE_WAYS = """
from ludotheque.core import rule

@rule
def inner(value):
    return 2 * value

@rule
def outer(numbers):
    return inner(numbers[0]) + inner(3) + inner(len(numbers))
"""


def test_a_rule_is_compiled_once_for_all_numbers_and_only_as_part_of_its_kernel() -> None:
    import numpy as np

    kernel = machine_code(Binding(module(THREE_WAYS).outer), "toy")
    assert kernel(np.array([7], np.int8)) == 22

    inner = kernel.py_func.__globals__["inner"]
    (made,) = inner.overloads.values()
    assert made.library.get_pointer_to_function(made.fndesc.llvm_func_name) == 0


def test_with_bounds_checks_on_a_rule_that_reaches_too_far_is_found() -> None:
    code = """
    import numpy as np
    from ludotheque.core import rule
    from ludotheque.core.compiler import Binding, machine_code

    @rule
    def inner(numbers, place):
        return numbers[place]

    @rule
    def outer(numbers):
        return inner(numbers, 5)

    try:
        machine_code(Binding(outer), "toy")(np.zeros(5, np.int64))
    except IndexError as error:
        print(error)
    """
    assert "out of bounds" in run(code, NUMBA_BOUNDSCHECK="1")


first_action: Any = None
listed: Any = None


@rule
def added_up(views: Any, numbers: Any) -> int:
    """A kernel from elsewhere: the first action, and all that a view holds."""
    listed(views[0], numbers)
    total: int = first_action
    for number in numbers:
        total += number
    return total


def test_a_kernel_may_come_from_elsewhere_and_is_given_the_games_names() -> None:
    pig = game("pig")
    view = pig.view(total=7, banked=[3, 4, 0, 0, 0, 0])
    numbers = np.zeros(len(view.flat()), np.int64)
    assert interpreted(pig, added_up)([view], numbers) == 14
    numbers[:] = 0
    assert compiled(pig, added_up)(view.record(), numbers) == 14


@pytest.mark.parametrize(
    ("line", "makes"),
    [
        ("return value + STEP", False),
        ("return sum([value + n for n in (1,)])", True),
        ("return np.arange(value)[0] + value + 1", True),
    ],
)
def test_references_are_counted_only_where_a_rule_makes_something_to_refer_to(line: str, makes: bool) -> None:
    rules = module(RULES.replace("return value + STEP", line), np=np)
    assert Binding(rules.outer).makes_lists() is makes
    assert result(rules) == 30
