"""An event loop whose time passes only when nobody has anything left to do, and whose programs can be stopped.

Everything that asyncio does goes through the order in which callbacks are scheduled, so with the same seed the same
things happen in the same order. Callbacks belong to the program (a node, or none) in whose context they were scheduled:
one that is paused runs nothing until it is woken, one that is killed nothing ever again.
"""

from __future__ import annotations

import asyncio
from asyncio import base_events
from collections.abc import Callable
from contextvars import Context, ContextVar, copy_context
from typing import Any

PATIENCE = 10
"""So often what is let go may want to wait for something else."""


class Program:
    """Something that can be paused and killed as a whole."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_dead = False
        self.is_paused = False
        self.deferred: list[tuple[Callable[..., Any], tuple[Any, ...], Context]] = []


RUNNING: ContextVar[Program | None] = ContextVar("running", default=None)


class _Selector:
    """Waits for nothing but time."""

    def __init__(self, loop: SimulatedLoop) -> None:
        self._loop = loop

    def select(self, timeout: float | None) -> list[Any]:
        if timeout is None:
            raise RuntimeError("nothing will ever happen again")
        self._loop.now += timeout
        return []

    def close(self) -> None:
        """Nothing is open."""


class SimulatedLoop(base_events.BaseEventLoop):
    """asyncio on simulated time, in one thread."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self._selector = _Selector(self)
        self.outside = copy_context()
        self._has_ended = False
        self._begun: list[asyncio.Task[Any]] = []

    def time(self) -> float:
        return self.now

    def _process_events(self, event_list: list[Any]) -> None:
        """There are none."""

    def _write_to_self(self) -> None:
        """Nobody calls from another thread."""

    def call_soon(self, callback: Any, *args: Any, context: Context | None = None) -> asyncio.Handle:
        if self._has_ended:
            return asyncio.Handle(callback, args, self, context)
        return super().call_soon(self._owned(callback, context), *args, context=context)

    def create_task(self, coro: Any, **options: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = super().create_task(coro, **options)
        self._begun.append(task)
        return task

    def call_at(self, when: float, callback: Any, *args: Any, context: Context | None = None) -> asyncio.TimerHandle:
        return super().call_at(when, self._owned(callback, context), *args, context=context)

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done

    def outside_later(self, delay: float, callback: Callable[..., Any], *args: Any) -> None:
        """Something that no program does: the network, the store, a fault."""
        self.call_later(delay, callback, *args, context=self.outside.copy())

    def wake(self, program: Program) -> None:
        """A paused program goes on, with all that it has missed at once."""
        program.is_paused = False
        deferred, program.deferred = program.deferred, []
        for callback, args, context in deferred:
            super().call_soon(self._guarded(program, callback, context), *args, context=context)

    def end(self) -> None:
        """Nothing happens any more; whoever was in the middle of something is let go."""
        self._has_ended = True
        for task in self._begun:
            if not task.done():
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                _let_go(task.get_coro())
        self.close()

    def _owned(self, callback: Any, context: Context | None) -> Any:
        program = RUNNING.get() if context is None else context.get(RUNNING)
        return callback if program is None else self._guarded(program, callback, context)

    def _guarded(self, program: Program, callback: Any, context: Context | None) -> Any:
        within = context or copy_context()

        def run(*args: Any) -> None:
            if program.is_dead:
                return
            if program.is_paused:
                program.deferred.append((callback, args, within))
                return
            callback(*args)

        return run


def _let_go(work: Any) -> None:
    for _ in range(PATIENCE):
        try:
            work.throw(asyncio.CancelledError())
        except BaseException:
            return
