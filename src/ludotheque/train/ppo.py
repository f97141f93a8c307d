"""Learning by playing against oneself: proximal policy optimisation on a batch, with PyTorch.

One network plays all seats. From what the seat on turn may know it says how good every move is and who is likely to
win; matches are played with it, and it is changed so that moves which turned out better than expected become likelier.
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Any, NamedTuple

import torch
from torch import nn

from ludotheque.bots.encoding import encoding, options
from ludotheque.core.batch import SAME_STEP, Batch
from ludotheque.train.learner import Learner

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ludotheque.core.game import Game


class Setting(NamedTuple):
    """How to learn."""

    rows: int = 1 << 16
    """Matches side by side."""
    length: int = 64
    """Moves of each between two lessons."""
    part: int = 1 << 15
    """Positions that are learnt from at a time."""
    rounds: int = 1
    """How often a lesson is gone through."""
    rate: float = 1e-3
    clip: float = 0.2
    trace: float = 0.95
    """How far the outcome reaches back, from 0 (one move) to 1 (the whole match)."""
    curiosity: tuple[float, float] = (0.02, 0.002)
    """What variety is worth, at the beginning and at the end."""
    widths: tuple[int, int] = (192, 64)
    points: tuple[float, float] = (0.5, 0.4)
    """How much of what is wanted is points, not the win, at first; and after which part of the time, none."""
    forced: float = 0.2
    """Of the positions with a single move, so many are learnt from."""


class Table(NamedTuple):
    """Options to learn with, and how many of all matches are played with them."""

    options: dict[str, Any]
    share: float = 1


class Matches:
    """Matches of one game at several tables, as one set of rows whose arrays are PyTorch's."""

    def __init__(self, game: Game, tables: list[Table], rows: int, seed: int, device: str) -> None:
        on_gpu = device == "cuda"
        if on_gpu:
            from ludotheque.core.gpu import GpuBatch
        boxes = [game.new_box(**table.options) for table in tables]
        whole = sum(table.share for table in tables)
        shares = [int(rows * sum(table.share for table in tables[:place]) / whole) for place in range(len(boxes) + 1)]
        self.batches = [
            (GpuBatch if on_gpu else Batch)(game, box, count=high - low, seed=seed, first=low, mode=SAME_STEP)
            for box, low, high in zip(boxes, shares, shares[1:], strict=False)
        ]
        self.most_seats = game.seats[-1]
        names = ("observations", "masks", "acting", "terminations", "results", "moves")
        self._arrays = [
            {name: torch.as_tensor(getattr(batch, name), device=device) for name in names} for batch in self.batches
        ]
        self._actions = game.moves.actions
        fixed = [torch.tensor(options(game, box), dtype=torch.int32, device=device) for box in boxes]
        self._options = torch.cat(
            [each.expand(batch.count, -1) for each, batch in zip(fixed, self.batches, strict=True)]
        )
        seats = torch.cat([torch.full((batch.count,), batch.box.seats, device=device) for batch in self.batches])
        self.absent = torch.arange(self.most_seats, device=device)[None, :] >= seats[:, None]
        """Which seats of each row are not there."""
        for batch in self.batches:
            batch.reset()

    def seen(self) -> torch.Tensor:
        """What the asked seats may know, and the options of their tables."""
        return torch.cat([torch.cat([each["observations"] for each in self._arrays]), self._options], 1)

    def masks(self) -> torch.Tensor:
        """Which actions they may choose from."""
        return torch.cat([each["masks"][:, self._actions.start : self._actions.stop] for each in self._arrays])

    def acting(self) -> torch.Tensor:
        """Who is asked."""
        return torch.cat([each["acting"] for each in self._arrays]).long()

    def play(self, actions: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """Make a move in every match. Answers which are over, what the seats (and nobody) had of each, and by how much
        every seat's score was above the others'."""
        low = 0
        for each, batch in zip(self._arrays, self.batches, strict=True):
            each["moves"].copy_(actions[low : low + batch.count] + self._actions.start)
            low += batch.count
            batch.step()
        ended = torch.cat([each["terminations"] for each in self._arrays]).bool()
        winners = torch.cat([each["results"][:, 0] for each in self._arrays])
        won = (winners[:, None] >> torch.arange(self.most_seats, device=winners.device)) & 1
        shares = torch.cat([won, (winners == 0)[:, None]], 1).float()
        return ended, shares / shares.sum(1, keepdim=True), self._leads()

    def _leads(self) -> torch.Tensor:
        leads = torch.zeros((len(self.absent), self.most_seats), device=self.absent.device)
        low = 0
        for each, batch in zip(self._arrays, self.batches, strict=True):
            scores = each["results"][:, 2:].float()
            if (seats := scores.shape[1]) > 1:
                others = (scores.sum(1, keepdim=True) - scores) / (seats - 1)
                leads[low : low + batch.count, :seats] = scores - others
            low += batch.count
        return leads


class Lesson(NamedTuple):
    """What was seen and done in some moves of every match, move by move."""

    buckets: torch.Tensor
    masks: torch.Tensor
    absent: torch.Tensor
    actions: torch.Tensor
    logs: torch.Tensor
    gains: torch.Tensor
    targets: torch.Tensor


def measured(matches: Matches, steps: int) -> tuple[torch.Tensor, torch.Tensor, float]:
    """The lowest and highest of every number in so many random moves, and how far scores at the end lie apart."""
    seen = matches.seen()
    low, high = seen.amin(0), seen.amax(0)
    spread, count = torch.zeros((), device=seen.device), torch.zeros((), device=seen.device)
    for _ in range(steps):
        masks = matches.masks()
        ended, _, leads = matches.play(torch.rand(masks.shape, device=masks.device).mul_(masks).argmax(1).int())
        spread += (leads[:, 0].abs() * ended).sum()
        count += ended.sum()
        seen = matches.seen()
        low, high = torch.minimum(low, seen.amin(0)), torch.maximum(high, seen.amax(0))
    return low, high, float(spread / count.clamp(min=1)) or 1.0


class SelfPlay(Learner):
    """A network that learns a game by playing all its seats."""

    def __init__(self, game: Game, tables: list[Table], setting: Setting, seed: int = 1, device: str = "cuda") -> None:
        super().__init__(game, setting.widths, setting.rate, seed, device)
        self.setting = setting
        self.matches = Matches(game, tables, setting.rows, seed, device)
        low, high, self._scale = measured(self.matches, 1000 if device == "cuda" else 400)
        self.read(encoding(game, low.cpu().numpy(), high.cpu().numpy()))
        self.games = 0
        self.moves = 0

    def learn(
        self,
        seconds: float,
        tell: Callable[[str], None],
        between: float = float("inf"),
        look: Callable[[], None] = lambda: None,
    ) -> None:
        """Play and learn for so long; `look` is called every so often."""
        began = last = looked = time.monotonic()
        lessons = 0
        while (passed := (time.monotonic() - began) / seconds) < 1:
            for group in self.optimiser.param_groups:
                group["lr"] = self.setting.rate * (0.05 + 0.95 * (1 + math.cos(math.pi * passed)) / 2)
            worth = self.setting.curiosity
            part, until = self.setting.points
            lesson = self._play(part * max(0, 1 - passed / until))
            report = self._study(lesson, worth[0] + (worth[1] - worth[0]) * passed)
            lessons += 1
            if time.monotonic() - last > 10 or lessons == 1:
                last = time.monotonic()
                done = f"{self.moves / 1e6:.1f} million moves, {self.games:,} games"
                tell(f"{last - began:5.0f} s, {done}, {report}")
            if time.monotonic() - looked > between:
                look()
                looked = time.monotonic()

    @torch.no_grad()
    def _play(self, points: float) -> Lesson:
        told: list[tuple[torch.Tensor, ...]] = []
        for _ in range(self.setting.length):
            buckets, masks, acting = self.buckets(self.matches.seen()), self.matches.masks(), self.matches.acting()
            chances, moves = self.judge(buckets, masks, self.matches.absent)
            logs = torch.log_softmax(moves, 1)
            # The largest of logs with noise of this kind is a draw by their weights.
            noise = -torch.empty_like(logs).exponential_().log()
            actions = (moves + noise).argmax(1)
            ended, shares, leads = self.matches.play(actions.int())
            if points:
                wanted = torch.sigmoid(leads / self._scale).masked_fill(self.matches.absent, 0)
                wanted = wanted / wanted.sum(1, keepdim=True)
                shares[:, :-1] = (1 - points) * shares[:, :-1] + points * wanted * (1 - shares[:, -1:])
            told.append(
                (
                    buckets,
                    masks,
                    acting,
                    actions,
                    logs.gather(1, actions[:, None])[:, 0],
                    torch.softmax(chances, 1),
                    masks.sum(1, dtype=torch.int32) > 1,
                    ended,
                    shares,
                )
            )
            self.games += int(ended.sum())
        self.moves += self.setting.length * self.setting.rows
        buckets, masks = self.buckets(self.matches.seen()), self.matches.masks()
        after = torch.softmax(self.judge(buckets, masks, self.matches.absent)[0], 1)
        target, targets, gains = after, [], []
        for _, _, acting, _, _, chances, _, ended, shares in reversed(told):
            target = torch.where(ended[:, None], shares, self.setting.trace * target + (1 - self.setting.trace) * after)
            targets.append(target)
            gains.append((target - chances).gather(1, acting[:, None])[:, 0])
            after = chances
        columns = list(zip(*told, strict=True))
        lesson = Lesson(
            torch.cat(columns[0]),
            torch.cat(columns[1]),
            self.matches.absent.repeat(self.setting.length, 1),
            torch.cat(columns[3]),
            torch.cat(columns[4]),
            torch.cat(gains[::-1]),
            torch.cat(targets[::-1]),
        )
        told.clear()
        is_choice = torch.cat(columns[6])
        chosen = torch.nonzero(is_choice | (torch.rand(len(is_choice), device=self.device) < self.setting.forced))[:, 0]
        return Lesson(*(column[chosen] for column in lesson))

    def _study(self, lesson: Lesson, worth: float) -> str:
        errors = spread = 0.0
        parts = 0
        for part in self._parts(lesson):
            chances, moves = self.judge(part.buckets, part.masks, part.absent)
            logs = torch.log_softmax(moves, 1)
            choosing = part.logs < 0
            ratio = torch.exp(logs.gather(1, part.actions[:, None])[:, 0] - part.logs)
            gains = part.gains / (part.gains[choosing].std(correction=0) + 1e-3)
            bound = ratio.clamp(1 - self.setting.clip, 1 + self.setting.clip)
            choice = -torch.minimum(ratio * gains, bound * gains).mean()
            error = -(part.targets * torch.log_softmax(chances, 1)).sum(1).mean()
            variety = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
            self.optimiser.zero_grad(set_to_none=True)
            (choice + error - worth * variety).backward()
            nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
            self.optimiser.step()
            if parts % 16 == 0:
                errors += float(error.detach())
                spread += float(variety.detach())
            parts += 1
        looked = -(-parts // 16)
        return f"error {errors / looked:.4f}, variety {spread / looked:.3f}"

    def _parts(self, lesson: Lesson) -> Iterator[Lesson]:
        for _ in range(self.setting.rounds):
            order = torch.randperm(len(lesson.actions), device=self.device)
            for chosen in order.split(self.setting.part):
                if len(chosen) < self.setting.part // 2:
                    # The rest: too few to learn from.
                    continue
                yield Lesson(*(column[chosen] for column in lesson))
