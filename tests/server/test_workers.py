"""Workers: fair turns, bounded time, and plans that nobody else waits for."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import numpy as np
import pytest
import pytest_asyncio
from tests.server import odd_bots
from tests.server.pages import JSON, person, serving

from ludotheque.bots import RANDOM, finding, offer
from ludotheque.core.errors import BotError
from ludotheque.core.game import Bot, game
from ludotheque.server.refusal import TooMany
from ludotheque.server.workers import LAST, Kernels, Plans, Pool, Thinkers, Thought, look_around, think
from ludotheque.server.workers.turns import Turns

ROOT = Path(__file__).parents[2]


@pytest.mark.asyncio
async def test_keys_take_turns_whoever_wants_more() -> None:
    turns, order = Turns(1, 10), []

    async def work(key: str) -> None:
        place = await turns.take(key)
        order.append(key)
        await asyncio.sleep(0)
        turns.give(key, place)

    await asyncio.gather(*(work(key) for key in "aaaabbc"))
    assert "".join(order) == "aabcaba"


@pytest.mark.asyncio
async def test_all_processes_are_started_before_anybody_waits() -> None:
    pool = Pool(2)
    await pool.warm()
    assert all(worker is not None for worker in pool._workers)
    await pool.close()


@pytest.mark.asyncio
async def test_nobody_has_all_places() -> None:
    turns = Turns(3, 10)
    places = [await turns.take("a"), await turns.take("a")]
    third = asyncio.create_task(turns.take("a"))
    await asyncio.sleep(0.01)
    assert not third.done()
    other = await turns.take("b")
    assert len({*places, other}) == 3
    turns.give("b", other)
    await asyncio.sleep(0)
    assert not third.done()
    turns.give("a", places[0])
    assert await third == places[0]


@pytest.mark.asyncio
async def test_whoever_gives_up_waiting_takes_no_place() -> None:
    turns = Turns(1, 10)
    place = await turns.take("a")
    gone, there = asyncio.create_task(turns.take("b")), asyncio.create_task(turns.take("c"))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    turns.give("a", place)
    late = asyncio.create_task(turns.take("d"))
    await asyncio.sleep(0)
    assert await there == place
    # Called up and cancelled in one moment: the place goes on to the next.
    turns.give("c", place)
    late.cancel()
    await asyncio.gather(late, return_exceptions=True)
    assert await asyncio.wait_for(turns.take("e"), 1) == place


@pytest.mark.asyncio
async def test_of_one_key_only_so_many_wait() -> None:
    turns = Turns(1, 2)
    await turns.take("a")
    waiting = [asyncio.create_task(turns.take("a")) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(TooMany) as caught:
        await turns.take("a")
    assert caught.value.seconds > 0
    other = asyncio.create_task(turns.take("b"))
    await asyncio.sleep(0)
    for task in (*waiting, other):
        task.cancel()


@pytest_asyncio.fixture
async def pool() -> AsyncIterator[Pool]:
    pool = Pool(2, limit=1.0, nice=3)
    yield pool
    await pool.close()


@pytest.mark.asyncio
async def test_work_that_takes_too_long_is_given_up_alone(pool: Pool) -> None:
    mine, others = await asyncio.gather(pool.run(os.getpid, key="a"), pool.run(os.getpid, key="b"))
    assert mine != others
    with pytest.raises(TimeoutError):
        await pool.run(time.sleep, 60, key="a")
    found = await asyncio.gather(*(pool.run(os.getpid, key=key) for key in "ab"))
    assert len({mine, others} & {*found}) == 1
    assert await pool.run(os.nice, 0) == os.nice(0) + 3


@pytest.mark.asyncio
@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="this system knows no processes that only fill gaps")
async def test_who_stands_back_as_far_as_can_be_only_fills_gaps() -> None:
    last, other = Pool(1, nice=LAST), Pool(1, nice=LAST - 1)
    found = [await each.run(os.sched_getscheduler, 0) for each in (last, other)]
    assert found == [os.SCHED_IDLE, os.SCHED_OTHER]
    await asyncio.gather(last.close(), other.close())


@pytest.mark.asyncio
async def test_work_is_not_timed_while_it_waits() -> None:
    pool = Pool(1)
    await pool.run(os.getpid)
    long = asyncio.create_task(pool.run(time.sleep, 1.5))
    await asyncio.sleep(0.1)
    assert await pool.run(os.getpid, limit=1.0) != os.getpid()
    await long
    await pool.close()


@pytest.mark.asyncio
async def test_a_place_is_free_when_the_work_is_done_not_when_nobody_waits_for_it() -> None:
    pool = Pool(1)
    await pool.run(os.getpid)
    given_up = asyncio.create_task(pool.run(time.sleep, 0.3))
    while not pool._doing:
        await asyncio.sleep(0)
    (doing,) = pool._doing
    given_up.cancel()
    await pool.run(os.getpid)
    assert doing.done()
    await pool.close()


def slow_plan(box: object) -> object:
    """A plan that takes a while; a worker imports this."""
    odd_bots.until_flagged()
    return np.full(1000, getattr(box, "goal", 0), np.float32)


def planned(box: object, view: object, legal: list[int], count: int, rng: list[int], plan: list[float]) -> tuple:
    """The last legal move, and by the delay what the plan says."""
    return legal[-1], int(plan[0])


@pytest.fixture
def planner(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pig has a bot with a plan, here and in workers."""
    monkeypatch.setitem(game("pig").bots, "planner", Bot(planned, slow_plan))  # type: ignore[arg-type]


def with_planner(work: object, *arguments: object) -> object:
    """In a worker: first give Pig that bot."""
    game("pig").bots["planner"] = Bot(planned, slow_plan)  # type: ignore[index, arg-type]
    return work(*arguments)  # type: ignore[operator]


class Informed(Pool):
    """Workers who know that bot."""

    async def run(self, work, *arguments, **how):  # type: ignore[no-untyped-def, override]
        return await super().run(with_planner, work, *arguments, **how)


def thought(goal: int) -> Thought:
    view = game("pig").view().as_dict()
    return Thought("pig", {"goal": goal}, "planner", view, [0, 1], 1)


@pytest.mark.asyncio
async def test_a_plan_is_made_once_and_the_weaker_bot_moves_until_then(
    planner: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", [str(ROOT), *sys.path])
    monkeypatch.setenv(odd_bots.FLAG, str(tmp_path / "flag"))
    planners, minds = Informed(1), Informed(1)
    plans = Plans(tmp_path / "plans", planners, most_bytes=9_000, patience=0.2)
    plans.open()
    thinkers = Thinkers(minds, minds, plans, Kernels(planners, planners))
    # Heuristic needs no plan.
    assert (await plans.ready(thought(50))).bot == "heuristic"
    assert (await thinkers.run(think, thought(50))).delay == 0
    (tmp_path / "flag").touch()
    while (await plans.ready(thought(50))).bot != "planner":
        await asyncio.sleep(0.01)
    assert (await thinkers.run(think, thought(50))).delay == 50
    # Only so much is kept, and what was used last stays.
    for goal in (60, 50, 70):
        while (await plans.ready(thought(goal))).bot != "planner":
            await asyncio.sleep(0.01)
    assert len(list((tmp_path / "plans").iterdir())) == 2
    assert (await plans.ready(thought(50))).bot == "planner"
    await asyncio.gather(plans.close(), minds.close(), planners.close())
    assert not (tmp_path / "plans").exists()


@pytest.mark.asyncio
async def test_a_plan_that_fails_or_is_too_much_is_done_without(
    planner: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "path", [str(ROOT), *sys.path])
    monkeypatch.setenv(odd_bots.FLAG, str(tmp_path / "flag"))
    planners = Informed(1, limit=0.5, most_waiting=1)
    plans = Plans(tmp_path / "plans", planners, most_bytes=9_000, patience=0.01)
    plans.open()
    for goal in range(10, 15):
        plans.want("pig", {"goal": goal}, "planner", key="Eve")
    assert (await plans.ready(thought(10), key="Eve")).bot == "heuristic"
    assert len(plans._making) == 2
    while plans._making:
        await asyncio.wait(plans._making.values())
    assert "could not be made" in caplog.text
    assert (await plans.ready(thought(10), key="Eve")).bot == "heuristic"
    assert not plans._making
    await asyncio.gather(plans.close(), planners.close())


@pytest.mark.asyncio
async def test_a_policy_that_thinks_long_is_compiled_and_until_then_its_neighbour_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(finding.OFFERED, "")
    offer([f"{ROOT / 'tests/server/strange_bots.py'}:Deep"])
    minds, strangers = Pool(1, first=look_around), Pool(1, limit=1.5, first=look_around)
    planners = Pool(1)
    plans, kernels = Plans(tmp_path / "plans", planners, most_bytes=9_000, patience=0.2), Kernels(planners, planners)
    thinkers = Thinkers(minds, strangers, plans, kernels)
    deep = thought(50)._replace(bot="Deep")
    roll, hold = deep.legal
    assert (await thinkers.run(think, deep)).move == roll, "the heuristic has nothing to keep yet"
    assert kernels.is_awaited("pig", "Deep")
    while (await thinkers.run(think, deep)).move == roll:
        await asyncio.sleep(0.1)
    assert kernels.has("pig", "Deep")
    # A process that is started later knows it too, before its time is taken.
    await strangers.close()
    assert (await thinkers.run(think, deep)).move == hold
    await asyncio.gather(*(pool.close() for pool in (minds, strangers, planners)))


def test_a_bot_answers_the_same_compiled() -> None:
    view = {**game("pig").view().as_dict(), "total": 20}
    asked = Thought("pig", {}, "heuristic", view, [0, 1], 1)
    assert think(asked._replace(is_compiled=True))[:2] == think(asked)[:2] == (1, 0)


@pytest.mark.asyncio
async def test_a_bot_that_does_not_come_to_its_turn_has_its_neighbour_move_this_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(finding.OFFERED, "")
    offer([f"{ROOT / 'tests/server/strange_bots.py'}:Raiser"])
    minds, strangers = Pool(1), Pool(1)
    plans, kernels = Plans(tmp_path / "plans", minds, most_bytes=9_000, patience=0.2), Kernels(minds, minds)
    noted: list[float] = []
    thinkers = Thinkers(minds, strangers, plans, kernels, patience=0.2, note=noted.append)
    others = asyncio.create_task(strangers.run(time.sleep, 60))
    assert (await thinkers.run(think, thought(50)._replace(bot="Raiser"))).move == 0
    assert len(noted) == 1
    others.cancel()
    await asyncio.gather(minds.close(), strangers.close())


@pytest.mark.asyncio
async def test_a_strange_bot_that_hangs_keeps_no_other_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(finding.OFFERED, "")
    offer([f"{ROOT / 'tests/server/strange_bots.py'}:{bot}" for bot in ("Sleeper", "Raiser")])
    minds, strangers = Pool(1), Pool(2)
    plans, kernels = Plans(tmp_path / "plans", minds, most_bytes=9_000, patience=0.2), Kernels(minds, minds)
    thinkers = Thinkers(minds, strangers, plans, kernels)
    hanging = thought(50)._replace(bot="Sleeper")
    asleep = [asyncio.create_task(thinkers.run(think, hanging, key=guest)) for guest in "ab"]
    with pytest.raises(BotError, match="no idea"):
        await thinkers.run(think, thought(50)._replace(bot="Raiser"), key="a")
    assert not any(each.done() for each in asleep)
    await asyncio.gather(minds.close(), strangers.close())
    await asyncio.gather(*asleep, return_exceptions=True)


@pytest.mark.asyncio
async def test_what_cannot_be_compiled_fails_where_it_takes_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(finding.OFFERED, "")
    offer([f"{ROOT / 'tests/server/strange_bots.py'}:Sleeper"])
    pool = Pool(1, limit=0.5, first=look_around)
    plans, kernels = Plans(tmp_path / "plans", pool, most_bytes=9_000, patience=0.2), Kernels(pool, pool)
    with pytest.raises(TimeoutError):
        await Thinkers(pool, pool, plans, kernels).run(think, thought(50)._replace(bot="Sleeper"))
    await pool.close()


def test_random_needs_no_plan() -> None:
    assert RANDOM.prepare is None


@pytest.mark.asyncio
async def test_slow_uploads_hold_up_no_quick_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ludotheque.server.table import register

    monkeypatch.setattr(sys, "path", [str(ROOT), *sys.path])
    monkeypatch.setattr(register, "replay_of", odd_bots.replaying)
    monkeypatch.setenv(odd_bots.FLAG, str(tmp_path / "flag"))
    async with (
        serving(tmp_path, trusted_proxies=("127.0.0.1",), replay_seconds=60.0) as host,
        person(host) as eve,
        person(host) as ann,
    ):
        here, there = {**JSON, "X-Forwarded-For": "192.0.2.1"}, {**JSON, "X-Forwarded-For": "192.0.2.2"}
        slow = [asyncio.create_task(eve.http.post("/api/records", content=b"slow", headers=here)) for _ in range(6)]
        # One at a time of Eve's, three wait.
        refused, _ = await asyncio.wait(slow, return_when=asyncio.FIRST_COMPLETED)
        assert {each.result().status_code for each in refused} == {429}
        assert (await ann.http.post("/api/records", content=b"quick", headers=there)).text == "quick"
        assert sum(not each.done() for each in slow) >= 4
        (tmp_path / "flag").touch()
        answers = await asyncio.gather(*slow)
        assert sorted(answer.status_code for answer in answers) == [200] * 4 + [429] * 2
        assert all(answer.headers["retry-after"] for answer in answers if answer.status_code == 429)
