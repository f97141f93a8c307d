"""PPO with masks in plain PyTorch, on games of one seat or two: `python examples/train/ppo.py karma --set seats=1`.

One file, to be read from top to bottom. It needs PyTorch (`pip install torch`), which no extra of ludotheque brings,
and matplotlib for the curve. What it learns is kept as plain arrays (`--out policy.npz`) that `agent.py` plays without
PyTorch: `ludotheque play karma --set seats=1 --bots examples/train/agent.py:policy`.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium.vector import AutoresetMode
from torch import nn
from torch.nn.functional import mse_loss

from ludotheque.core import game as game_of
from ludotheque.envs.observing import OneHot
from ludotheque.envs.single import SeatEnv
from ludotheque.envs.vector import VectorGame

ROWS, STEPS = 128, 64
EPOCHS, MINIBATCH = 2, 512
LAMBDA, CLIP, ENTROPY = 0.95, 0.2, 0.01


class Network(nn.Module):
    """Two layers that policy and value share. The first adds up the weights of the places that are not zero."""

    def __init__(self, game: Any, hidden: int = 128) -> None:
        super().__init__()
        self.encode = OneHot(game)
        inputs, actions = self.encode.space.shape[0], len(game.moves.actions)
        self.first = nn.EmbeddingBag(inputs, hidden, mode="sum")
        self.bias = nn.Parameter(torch.zeros(hidden))
        self.second = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.normal_(self.first.weight, std=len(game.view.ranges()) ** -0.5)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(self, seen: np.ndarray, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithm of each action's probability, and what the position is worth to the seat that is asked."""
        places, amounts = (torch.from_numpy(array) for array in self.encode.sparse(seen))
        inner = torch.relu(self.first(places, per_sample_weights=amounts) + self.bias)
        inner = torch.relu(self.second(inner))
        logits = self.policy(inner).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(logits, -1), self.value(inner).squeeze(-1)


class Trainer:
    """Collects steps of many matches at once, and learns from them."""

    def __init__(self, env: VectorGame, points: float, rate: float) -> None:
        self.env, self.points, self.rate = env, points, rate
        self.network = Network(env.game)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=rate, eps=1e-5)
        self.seen, self.info = env.reset(seed=1)
        self.ends: list[tuple[float, float]] = []

    def collect(self) -> dict[str, torch.Tensor]:
        """So many steps of every row. Observations are kept as numbers: one-hot they are ten times as large."""
        kept: dict[str, list[Any]] = {name: [] for name in ("seen", "masks", "actions", "logs", "values", "rewards")}
        over, seats = [], [self.info["seat"]]
        for _ in range(STEPS):
            with torch.no_grad():
                logs, values = self.network(self.seen, torch.from_numpy(self.info["action_mask"]))
                actions = torch.distributions.Categorical(logits=logs).sample()
            seen, masks = self.seen, self.info["action_mask"]
            self.seen, rewards, ended, _, self.info = self.env.step(actions.numpy())
            if ended.any():
                rewards = rewards + self.shaped(ended, seats[-1])
            told = (
                seen,
                masks,
                actions.numpy(),
                logs.gather(1, actions[:, None])[:, 0].numpy(),
                values.numpy(),
                rewards,
            )
            for name, value in zip(kept, told, strict=True):
                kept[name].append(value)
            over.append(ended)
            seats.append(self.info["seat"])
        with torch.no_grad():
            _, last = self.network(self.seen, torch.from_numpy(self.info["action_mask"]))
        arrays = {name: np.array(values) for name, values in kept.items()}
        arrays["gains"] = gains(arrays["rewards"], arrays["values"], last.numpy(), np.array(over), np.array(seats))
        arrays["returns"] = arrays["gains"] + arrays["values"]
        return {name: torch.from_numpy(array.reshape(-1, *array.shape[2:])) for name, array in arrays.items()}

    def shaped(self, ended: np.ndarray, movers: np.ndarray) -> np.ndarray:
        """A little for the points, where a match alone is hardly ever won by chance."""
        rows = np.flatnonzero(ended)
        scores = self.info["scores"][rows, movers[rows]]
        self.ends += zip((self.info["rewards"][rows, movers[rows]] > 0).tolist(), scores.tolist(), strict=True)
        more = np.zeros(len(ended))
        more[rows] = self.points * scores
        return more

    def learn(self, batch: dict[str, torch.Tensor], share: float) -> None:
        """A few passes over what was collected; the steps get smaller as the time (its share that is left) runs out."""
        self.optimizer.param_groups[0]["lr"] = self.rate * max(share, 0.05)
        for _ in range(EPOCHS):
            for chosen in torch.randperm(len(batch["actions"])).split(MINIBATCH):
                part = {name: values[chosen] for name, values in batch.items()}
                logs, values = self.network(part["seen"].numpy(), part["masks"])
                ratio = (logs.gather(1, part["actions"][:, None])[:, 0] - part["logs"]).exp()
                gain = part["gains"].float()
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                # What is illegal has the probability 0, and its logarithm counts for nothing.
                entropy = -(logs.exp() * logs.masked_fill(part["masks"] == 0, 0)).sum(-1).mean()
                loss = policy + 0.5 * mse_loss(values, part["returns"].float()) - ENTROPY * entropy
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimizer.step()


def gains(rewards: Any, values: Any, last: Any, over: Any, seats: Any) -> np.ndarray:
    """How much better than expected every action turned out, to the seat that took it (generalised advantages).

    What is good for the seat that is asked next is as bad for another: so one line does for one seat and for two.
    """
    advantage, following, out = np.zeros_like(last), last, np.zeros_like(values)
    for step in reversed(range(len(rewards))):
        sign = np.where(seats[step] == seats[step + 1], 1, -1) * ~over[step]
        difference = rewards[step] + sign * following - values[step]
        advantage = difference + LAMBDA * sign * advantage
        out[step], following = advantage, values[step]
    return out


def strength(network: Network, game: str, changes: dict[str, Any], bot: str, matches: int = 100) -> float:
    """The share of matches that the policy wins against a bot, at each seat in turn."""
    seats = game_of(game).new_box(**changes).seats
    envs = [SeatEnv(game, bots=bot, seat=row % seats, **changes) for row in range(matches)]
    going = [(env, *env.reset(seed=row)) for row, env in enumerate(envs)]
    wins = 0.0
    while going:
        seen = np.array([seen for _, seen, _ in going])
        masks = torch.from_numpy(np.array([info["action_mask"] for _, _, info in going]))
        with torch.no_grad():
            actions = network(seen, masks)[0].argmax(-1).tolist()
        following = []
        for (env, _, _), action in zip(going, actions, strict=True):
            told, reward, is_over, _, info = env.step(action)
            if is_over:
                wins += (reward + 1) / 2
            else:
                following.append((env, told, info))
        going = following
    return wins / matches


def train(options: argparse.Namespace) -> list[dict[str, float]]:
    """Learn for so long, and write the curve and the policy down."""
    changes = {name: json.loads(value) for name, value in (each.split("=") for each in options.set)}
    env = VectorGame(options.game, ROWS, autoreset_mode=AutoresetMode.SAME_STEP, **changes)
    bots = ["random", "heuristic"] if env.batch.box.seats > 1 else []
    trainer = Trainer(env, options.points, options.rate)
    curve: list[dict[str, float]] = []
    # A processor's time, not the clock's: on a busy machine a minute is a minute too. Measuring is not learning.
    begun, spent, told = time.process_time(), 0.0, 0.0
    while spent < options.minutes * 60:
        trainer.learn(trainer.collect(), 1 - spent / options.minutes / 60)
        spent = (time.process_time() - begun) / options.threads
        if spent - told > options.every:
            wins, scores = np.array(trainer.ends[-2000:]).T
            point = {"seconds": spent, "matches": len(trainer.ends)}
            point |= {"wins": wins.mean(), "score": scores.mean()}
            point |= {bot: strength(trainer.network, options.game, changes, bot) for bot in bots}
            curve.append(point)
            print(json.dumps({name: round(float(value), 3) for name, value in point.items()}), flush=True)
            save(trainer.network, options)
            begun = time.process_time() - spent * options.threads
            told = spent
    return curve


def save(network: Network, options: argparse.Namespace) -> None:
    """The layers as plain arrays, with the game that they play."""
    layers = [
        (network.first.weight.T, network.bias),
        *((layer.weight, layer.bias) for layer in (network.second, network.policy)),
    ]
    arrays = {f"weight{number}": weight.detach().numpy() for number, (weight, _) in enumerate(layers)}
    arrays |= {f"bias{number}": bias.detach().numpy() for number, (_, bias) in enumerate(layers)}
    np.savez_compressed(options.out, game=options.game, **arrays)


def plot(curve: list[dict[str, float]], file: Path, game: str, changes: list[str]) -> None:
    """The curve, beside what bots reach."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    minutes = [point["seconds"] / 60 for point in curve]
    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    if "heuristic" in curve[0]:
        for bot in ("random", "heuristic"):
            axes.plot(minutes, [point[bot] for point in curve], label=f"against {bot}")
        axes.set(ylabel="share of matches won", ylim=(0, 1))
    else:
        from ludotheque.lab.setup import Setup
        from ludotheque.lab.simulate import simulate

        changed = {name: json.loads(value) for name, value in (each.split("=") for each in changes)}
        axes.plot(minutes, [point["score"] for point in curve], label="trained")
        for bot, style in (("random", ":"), ("heuristic", "--")):
            score = simulate(Setup(game, changed, (bot,)), 2000).score(0).mean
            axes.axhline(score, linestyle=style, color="grey", label=f"{bot}: {score:.1f}")
        axes.set(ylabel="mean score")
    axes.set(xlabel="minutes of training", title=" ".join([game, *changes]))
    axes.legend()
    figure.savefig(file)


def main() -> None:
    """Read the command line, train, and draw the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="an option of the box")
    parser.add_argument("--minutes", type=float, default=10, help="of each thread's processor time")
    parser.add_argument("--every", type=float, default=30, help="seconds between two points of the curve")
    parser.add_argument("--points", type=float, default=0.0, help="what a point of the score is worth beside winning")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    parser.add_argument("--curve", type=Path, default=Path("curve.svg"))
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    torch.manual_seed(1)
    curve = train(options)
    plot(curve, options.curve, options.game, options.set)


if __name__ == "__main__":
    main()
