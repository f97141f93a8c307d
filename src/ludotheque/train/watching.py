"""Learning by watching: matches of a game's best bot against itself, played by machine code on all cores, tell how
likely each seat is to win where.

Such a bot knows how to play, but not how good its position is. What it does is asked while a search goes on (its
*mentor*); what it leads to is learnt here. It strays now and then, because a search looks at other moves too.
"""

from __future__ import annotations

import os
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import torch
from torch import nn

from ludotheque.bots import plan
from ludotheque.bots.encoding import encoding, options
from ludotheque.core.chance import below, one_of, seed
from ludotheque.core.compiler import compiled
from ludotheque.core.game import BY_NATURE, MOST_MOVES, MOST_SEATS
from ludotheque.core.kernels import begin, chance
from ludotheque.core.rule import rule
from ludotheque.train.learner import Learner

if TYPE_CHECKING:
    from collections.abc import Callable, MutableSequence

    from numpy.typing import NDArray

    from ludotheque.core.game import Bot, Game
    from ludotheque.train.ppo import Table

actors: Any = None
legal: Any = None
apply: Any = None
outcome: Any = None
observe: Any = None
clear_view: Any = None
listed: Any = None
choose: Any = None

SEAT, MOVE, WINNERS = range(3)
"""What is told of a position, by columns."""
THOUSAND = 1000


@rule
def watched(
    boxes: Any,
    states: Any,
    views: Any,
    out: Any,
    weights: Any,
    rng: MutableSequence[int],
    own: MutableSequence[int],
    plan: Any,
    stray: int,
    kept: int,
    number: int,
    first: int,
    games: int,
    seen: Any,
    told: Any,
) -> int:
    """Matches of a bot against itself; where several may act, who is first is drawn. Of a thousand positions so many
    are kept, and in so many it does anything, and what follows is kept only. Answers how many are kept."""
    box = boxes[0]
    state = states[0]
    view = views[0]
    used = 0
    for index in range(games):
        begin(box, state, rng, number, first + index)
        seed(own, number + 1, first + index)
        before = used
        while state.moves < MOST_MOVES:
            mask = actors(box, state)
            if mask == 0:
                break
            if mask == BY_NATURE:
                chance(box, state, out, weights, rng)
            else:
                seat = one_of(rng, mask)
                count = legal(box, state, seat, out)
                clear_view(view)
                observe(box, state, seat, view)
                move, _ = choose(0, box, view, out, count, rng, plan)
                if used < len(seen) and below(own, THOUSAND) < kept:
                    listed(view, seen[used])
                    told[used][SEAT] = seat
                    told[used][MOVE] = move
                    used += 1
                if below(own, THOUSAND) < stray:
                    # What came before does not lead to how the match will end.
                    used = before
                    move = int(out[below(own, count)])
                apply(box, state, seat, move)
            state.moves += 1
        winners = outcome(box, state, out)
        for place in range(before, used):
            told[place][WINNERS] = winners
    return used


class Watch(NamedTuple):
    """How to learn."""

    games: int = 400
    """Matches of a part; every part is one table's."""
    most: int = 1 << 14
    """Positions of a part, at most."""
    kept: int = 50
    """Of a thousand positions, so many are kept."""
    stray: int = 5
    """Of a thousand moves, so many are any."""
    memory: int = 1 << 25
    """Positions that are remembered: the newest."""
    part: int = 1 << 15
    """Positions that are learnt from at a time."""
    often: float = 3.0
    """How often each is learnt from."""
    rate: float = 2e-3
    imitation: float = 0.25
    """What it is worth to know the bot's move, beside who wins."""
    second: int = 64


class Part(NamedTuple):
    """Some positions that were watched, with the options of their table."""

    numbers: NDArray[np.int32]
    told: NDArray[np.int32]
    seats: int


class Watching(Learner):
    """A network that learns who wins, and what a bot does, by watching it."""

    def __init__(
        self, game: Game, bot: Bot, tables: list[Table], watch: Watch, seed: int = 1, device: str = "cuda"
    ) -> None:
        super().__init__(game, (192, watch.second), watch.rate, seed, device)
        self.watch, self._bot, self._seed = watch, bot, seed
        self._boxes = [game.new_box(**table.options) for table in tables]
        self._plans = [plan(bot, box) for box in self._boxes]
        shares = np.array([table.share for table in tables], float)
        self._shares = shares / shares.sum()
        self._rng = np.random.default_rng(seed)
        self._next = 0
        self.games = 0
        first = [self._look(table, 0) for table in range(len(tables))]
        numbers = np.concatenate([part.numbers for part in first])
        self.read(encoding(game, numbers.min(0), numbers.max(0)))
        self._used = self._place = 0

    def learn(self, seconds: float, tell: Callable[[str], None], workers: int | None = None) -> None:
        """Watch and learn for so long."""
        began = last = time.monotonic()
        self._make_room()
        workers = workers or max((os.cpu_count() or 2) - 1, 1)
        owed, steps, error, right = 0.0, 0, torch.zeros((), device=self.device), torch.zeros((), device=self.device)
        with ThreadPoolExecutor(workers) as pool:
            pending = deque(pool.submit(self._look, *self._draw()) for _ in range(4 * workers))
            while (passed := (time.monotonic() - began) / seconds) < 1:
                rate = self.watch.rate * min(1.0, 50 * passed + 0.01) * (0.02 + 0.98 * (1 - passed))
                for group in self.optimiser.param_groups:
                    group["lr"] = rate
                while pending and pending[0].done():
                    owed += self._remember(pending.popleft().result()) * self.watch.often / self.watch.part
                    pending.append(pool.submit(self._look, *self._draw()))
                if self._used < 4 * self.watch.part or owed < 1:
                    time.sleep(0.002)
                    continue
                owed = min(owed - 1, 64.0)
                wrong, hit = self._study()
                error, right, steps = error + wrong, right + hit, steps + 1
                if time.monotonic() - last > 10:
                    last = time.monotonic()
                    told = f"error {float(error) / steps:.4f}, {float(right) / steps:.1%} of its moves"
                    tell(f"{last - began:5.0f} s, {self.games:,} games, {steps} steps, {told}")
                    steps, error, right = 0, torch.zeros_like(error), torch.zeros_like(right)
            for each in pending:
                each.cancel()

    def _make_room(self) -> None:
        told, most, device = int((self.encoding.buckets > 0).sum()), self.game.seats[-1], self.device
        size = self.watch.memory if device == "cuda" else min(self.watch.memory, 1 << 20)
        self._seen = torch.zeros((size, told), dtype=torch.int16, device=device)
        self._won = torch.zeros((size, most + 1), dtype=torch.float16, device=device)
        self._moves = torch.zeros(size, dtype=torch.int32, device=device)
        self._absent = torch.zeros((size, most), dtype=torch.bool, device=device)

    def _draw(self) -> tuple[int, int]:
        self._next += self.watch.games
        return int(self._rng.choice(len(self._boxes), p=self._shares)), self._next

    def _look(self, table: int, first: int) -> Part:
        """Watch some matches at a table."""
        game, box = self.game, self._boxes[table]
        width, extra = len(game.view.ranges()), options(game, box)
        numbers = np.zeros((self.watch.most, width), np.int32)
        told = np.zeros((self.watch.most, 3), np.int32)
        kernel = compiled(game, watched, (self._bot.policy,))
        count = kernel(
            box.record(),
            game.state().record(),
            game.view().record(),
            *np.zeros((2, max(game.most_legal, MOST_SEATS)), np.int64),
            *np.zeros((2, 2), np.int64),
            self._plans[table],
            self.watch.stray,
            self.watch.kept,
            self._seed,
            first,
            self.watch.games,
            numbers,
            told,
        )
        fixed = np.broadcast_to(np.array(extra, np.int32), (count, len(extra)))
        return Part(np.concatenate([numbers[:count], fixed], 1), told[:count], box.seats)

    def _remember(self, part: Part) -> int:
        """Keep what was seen, in the place of the oldest."""
        count, most = len(part.told), len(self._moves)
        self.games += self.watch.games
        buckets = self.buckets(torch.as_tensor(part.numbers, device=self.device))
        told = torch.as_tensor(part.told, device=self.device)
        won = (told[:, WINNERS, None] >> torch.arange(self.game.seats[-1], device=self.device)) & 1
        shares = torch.cat([won, (told[:, WINNERS] == 0)[:, None]], 1).float()
        where = (torch.arange(count, device=self.device) + self._place) % most
        self._seen[where] = buckets
        self._won[where] = (shares / shares.sum(1, keepdim=True)).half()
        self._moves[where] = told[:, MOVE] - self.game.moves.actions.start
        self._absent[where] = torch.arange(self.game.seats[-1], device=self.device) >= part.seats
        self._place = (self._place + count) % most
        self._used = min(self._used + count, most)
        return count

    def _study(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Learn from some of what is remembered; the error of the chances, and how often the move was foreseen."""
        chosen = torch.randint(self._used, (self.watch.part,), device=self.device)
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
            chances, moves = self.network(self.lit(self._seen[chosen]))
        none = torch.nn.functional.pad(self._absent[chosen], (0, 1))
        chances, moves, wanted = chances.float().masked_fill(none, -1e9), moves.float(), self._moves[chosen].long()
        error = -(self._won[chosen].float() * torch.log_softmax(chances, 1)).sum(1).mean()
        copied = nn.functional.cross_entropy(moves, wanted)
        self.optimiser.zero_grad(set_to_none=True)
        (error + self.watch.imitation * copied).backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.optimiser.step()
        return error.detach(), (moves.argmax(1) == wanted).float().mean()
