"""Compiles the rules that a kernel reaches one by one as far as LLVM's code, and makes machine code of all together.

By itself Numba makes machine code of every function that another one calls, each time with all that it calls in turn: a
rule six calls deep is optimised six times, and code is made of it that nobody runs. Here a rule is tidied up and waits;
the kernel links all it reaches, is optimised once, and alone becomes machine code. Rök's kernel is ready in a quarter
of the time, and as fast: loops of rules are short, so the optimiser's last level and its vectors gain nothing.
"""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

NUMBA = "0.68"
"""The only release whose insides this module is known to fit; pyproject.toml asks for it."""
LEVEL = 2
"""How hard the optimiser tries, of 3."""
ROOM = 140_000
"""Places of 8 bytes on Python's stack that compiling a kernel claims: more than 1 MB, so that it gets 2."""
NEEDLESS = frozenset(
    {
        "annotate_types",
        "dump_parfor_diagnostics",
        "find_literally",
        "inline_inlinables",
        "inline_overloads",
        "literal_unroll",
        "make_function_op_code_to_jit_function",
        "nopython_rewrites",
        "nopython_supported_feature_validation",
        "with_lifting",
    }
)
"""Numba's passes that do nothing for whole numbers and loops; together they cost a fifth of the time."""


class _Part(JITCodeLibrary):  # type: ignore[misc]
    """A rule's code, which is never run by itself."""

    def finalize(self) -> None:
        """Wait for the kernel."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """Nowhere: there is no machine code."""
        return 0

    @property
    def codegen(self) -> _Part:
        """Whoever wants to place a function's surroundings in memory finds that there are none."""
        return self

    def set_env(self, name: str, surroundings: Any) -> None:
        """Nothing to place: rules keep to numbers."""


class _Whole(JITCodeLibrary):  # type: ignore[misc]
    """A kernel's code, with all that it reaches."""

    def finalize(self) -> None:
        """Link, optimise, and make machine code."""
        self._linking_libraries = list(_reached(self, {}))
        super().finalize()

    def _optimize_final_module(self) -> None:
        passes, builder = self._codegen._module_pass_manager(opt=LEVEL, loop_vectorize=False, slp_vectorize=False)
        passes.run(self._final_module, builder)


class _Wide(_Whole):
    """The same for a kernel that adds up long rows of numbers, as a network does: there vectors halve the time."""

    def _optimize_final_module(self) -> None:
        passes, builder = self._codegen._module_pass_manager(opt=3, loop_vectorize=True, slp_vectorize=True)
        passes.run(self._final_module, builder)


def _reached(library: Any, reached: dict[Any, None]) -> dict[Any, None]:
    """All that a library uses, users first: the linker leaves out what nobody has asked for yet."""
    for other in library._linking_libraries:
        if other not in reached:
            reached[other] = None
            _reached(other, reached)
    return reached


class RuleCompiler(Compiler):  # type: ignore[misc]
    """Numba's pipeline for a rule that kernels and other rules call."""

    def compile_extra(self, function: Any) -> Any:
        """Type and lower a function."""
        self.state.library = _Part(self.state.targetctx.codegen(), function.__qualname__)
        return super().compile_extra(function)

    def define_pipelines(self) -> list[Any]:
        """Numba's passes without those that rules have no need of."""
        (manager,) = super().define_pipelines()
        manager.passes = [(step, about) for step, about in manager.passes if step._name not in NEEDLESS]
        manager._finalized = False
        manager.finalize()
        return [manager]


def _roomy(function: Any) -> Any:
    """The same function, below which Python need not ask for memory again.

    Python has its stack in pieces of 16 kB. A loop whose calls go to and fro over the end of a piece asks the system
    for the next one each time, and gives it back; Numba's calls are deep, and did so 150,000 times for Rök's kernel. A
    large call gets a piece of 2 MB, and leaves the rest of it to the calls below.
    """
    function.__code__ = function.__code__.replace(co_stacksize=ROOM)
    return function


class KernelCompiler(Compiler):  # type: ignore[misc]
    """Numba's pipeline for a function that Python calls."""

    library: type[_Whole] = _Whole

    @_roomy
    def compile_extra(self, function: Any) -> Any:
        """Compile a function with all the rules that it reaches."""
        self.state.library = self.library(self.state.targetctx.codegen(), function.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(function)


class WideKernelCompiler(KernelCompiler):
    """The same with vectors."""

    library = _Wide


def compiled_once(rule: Any) -> Any:
    """The same dispatcher, which compiles once for whole numbers of all widths, and for constants too.

    Otherwise a rule that is called with a seat, with a field of the state and with NATURE is three functions.
    """
    find = rule.get_call_template
    rule.get_call_template = lambda args, names: find(
        tuple(map(_widest, args)), {name: _widest(kind) for name, kind in names.items()}
    )
    return rule


def _widest(kind: Any) -> Any:
    kind = types.unliteral(kind)
    return types.int64 if isinstance(kind, types.Integer) else kind
