"""What all ways of learning share: a network, how it reads positions, and how it is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import nn

from ludotheque.bots.encoding import Encoding

if TYPE_CHECKING:
    from ludotheque.core.game import Game


MOST_WEIGHTS = 490_000
"""In half precision a file of at most a megabyte."""


class Network(nn.Module):
    """Buckets to a layer, to a second one, to the chances of the seats and the weights of the moves."""

    def __init__(self, rows: int, widths: tuple[int, int], seats: int, actions: int) -> None:
        super().__init__()
        self.table = nn.Linear(rows, widths[0])
        self.second = nn.Linear(*widths)
        self.chances = nn.Linear(widths[1], seats + 1)
        self.moves = nn.Linear(widths[1], actions)
        nn.init.normal_(self.table.weight, std=0.05)
        nn.init.normal_(self.moves.weight, std=0.01)
        nn.init.zeros_(self.chances.weight)

    def forward(self, buckets: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logits of who wins (the seats, then nobody) and of the moves."""
        hidden = torch.relu(self.second(torch.relu(self.table(buckets))))
        return self.chances(hidden), self.moves(hidden)


class Learner:
    """A network that learns a game."""

    def __init__(self, game: Game, widths: tuple[int, int], rate: float, seed: int, device: str) -> None:
        torch.manual_seed(seed)
        self.game, self.device = game, device
        self._widths, self._rate = widths, rate

    def read(self, encoding: Encoding) -> None:
        """Begin with a new network that reads positions like this."""
        self.encoding = encoding
        self._low, self._step, self._buckets, self._first = (
            torch.tensor(part, device=self.device)[encoding.buckets > 0] for part in encoding
        )
        self._told = torch.tensor(np.flatnonzero(encoding.buckets), device=self.device)
        game = self.game
        first, second = self._widths
        # As many units as there is room for, in eights.
        room = MOST_WEIGHTS - second * (len(game.moves.actions) + game.seats[-1] + 3)
        first = min(first, room // (encoding.rows + second) // 8 * 8)
        self.network = Network(encoding.rows, (first, second), game.seats[-1], len(game.moves.actions))
        self.network.to(self.device)
        self.optimiser = torch.optim.Adam(self.network.parameters(), self._rate, eps=1e-5)

    def buckets(self, seen: torch.Tensor) -> torch.Tensor:
        """The bucket of every number that has several."""
        place = (seen.index_select(1, self._told) - self._low).div(self._step, rounding_mode="floor")
        return (place.clamp_(min=0).minimum(self._buckets - 1) + self._first).to(torch.int16)

    def lit(self, buckets: torch.Tensor) -> torch.Tensor:
        """The network's inputs: a one for every bucket that is hit."""
        kind = torch.bfloat16 if self.device == "cuda" else torch.float32
        lit = torch.zeros((len(buckets), self.encoding.rows), dtype=kind, device=self.device)
        return lit.scatter_(1, buckets.long(), 1)

    def judge(
        self, buckets: torch.Tensor, masks: torch.Tensor, absent: torch.Tensor
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """The logits of who wins and of the moves, of those that there are."""
        with torch.autocast(self.device, torch.bfloat16, enabled=self.device == "cuda"):
            chances, moves = self.network(self.lit(buckets))
        none = torch.cat([absent, torch.zeros_like(absent[:, :1])], 1)
        return chances.float().masked_fill(none, -1e9), moves.float().masked_fill(masks == 0, -1e9)

    def resume(self, kept: dict[str, Any]) -> None:
        """Go on from weights learnt before."""
        self.read(Encoding(*(kept[name] for name in Encoding._fields)))
        self.network.load_state_dict(
            {name: torch.tensor(kept[name].astype(np.float32)) for name in self.network.state_dict()}
        )

    def weights(self) -> dict[str, Any]:
        """All that is needed to play without PyTorch: in half precision, what was learnt and how views are read."""
        learnt = {
            name: part.detach().float().cpu().numpy().astype(np.float16)
            for name, part in self.network.state_dict().items()
        }
        return learnt | self.encoding._asdict()
