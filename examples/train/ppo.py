"""PPO with masks in plain PyTorch, on games of one seat or two: `python examples/train/ppo.py karma --set seats=1`.

One file, to be read from top to bottom. It needs PyTorch (`pip install ludotheque[train]`), and matplotlib for the
curve. What it learns is a bot: as TorchScript (`--out policy.pt`) and as ONNX (`--out policy.onnx`, which takes PyTorch
onnxscript) wherever bots are named, as plain arrays (`--out policy.npz`) by `agent.py`, which needs no PyTorch:
`ludotheque play spirits --bots policy.pt`, `ludotheque play spirits --bots examples/train/agent.py:policy`.
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
from ludotheque.lab.setup import Setup
from ludotheque.lab.simulate import simulate

ROWS, STEPS = 128, 64
EPOCHS, MINIBATCH = 2, 512
LAMBDA, CLIP, ENTROPY = 0.95, 0.2, 0.01


class Network(nn.Module):
    """Two layers that policy and value share. The first adds up the weights of the places that are not zero; the last
    looks at legal actions alone: of Karma's 1,192 there are two or three at a time."""

    def __init__(self, game: Any, hidden: int = 128) -> None:
        super().__init__()
        self.encode = OneHot(game)
        inputs, actions = self.encode.width, len(game.moves.actions)
        self.first = nn.EmbeddingBag(inputs, hidden, mode="sum")
        self.bias = nn.Parameter(torch.zeros(hidden))
        self.second = nn.Linear(hidden, hidden)
        self.policy = nn.Embedding(actions, hidden)
        self.liking = nn.Embedding(actions, 1)
        self.value = nn.Linear(hidden, 1)
        nn.init.normal_(self.first.weight, std=len(game.view.ranges()) ** -0.5)
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.liking.weight)

    def forward(self, seen: np.ndarray, choices: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The logarithm of each choice's probability, and what the position is worth to the seat that is asked."""
        places, amounts = (torch.from_numpy(array) for array in self.encode.sparse(seen))
        inner = torch.relu(self.first(places, per_sample_weights=amounts) + self.bias)
        inner = torch.relu(self.second(inner))
        actions = choices.clamp(min=0)
        logits = (self.policy(actions) @ inner[:, :, None] + self.liking(actions)).squeeze(-1)
        return torch.log_softmax(logits.masked_fill(choices < 0, -1e9), -1), self.value(inner).squeeze(-1)

    def layers(self) -> list[tuple[torch.Tensor, torch.Tensor]]:
        """Weights and biases of the policy, as of three plain layers on a one-hot observation."""
        layers = [(self.first.weight.T, self.bias), (self.second.weight, self.second.bias)]
        layers.append((self.policy.weight, self.liking.weight[:, 0]))
        return [(weight.detach(), bias.detach()) for weight, bias in layers]


def listed(masks: np.ndarray) -> np.ndarray:
    """The legal actions of each row as a list, filled up with −1."""
    rows, actions = np.nonzero(masks)
    counts = np.bincount(rows, minlength=len(masks))
    choices = np.full((len(masks), max(1, counts.max())), -1)
    choices[rows, np.arange(len(rows)) - (np.cumsum(counts) - counts)[rows]] = actions
    return choices


class Trainer:
    """Collects steps of many matches at once, and learns from them."""

    def __init__(self, env: VectorGame, points: float, rate: float) -> None:
        self.env, self.points, self.rate = env, points, rate
        self.network = Network(env.game)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=rate, eps=1e-5)
        self.seen, self.info = env.reset(seed=1)
        self.rows = np.arange(env.num_envs)
        self.ends: list[tuple[float, float]] = []

    def collect(self) -> dict[str, torch.Tensor]:
        """So many steps of every row. Observations are kept as numbers: one-hot they are ten times as large."""
        kept: dict[str, list[Any]] = {name: [] for name in ("seen", "choices", "taken", "logs", "values", "rewards")}
        over, seats = [], [self.info["seat"]]
        for _ in range(STEPS):
            seen, choices = self.seen, listed(self.info["action_mask"])
            with torch.no_grad():
                logs, values = self.network(seen, torch.from_numpy(choices))
                taken = torch.multinomial(logs.exp(), 1)
            self.seen, rewards, ended, _, self.info = self.env.step(choices[self.rows, taken[:, 0].numpy()])
            if ended.any():
                rewards = rewards + self.shaped(ended, seats[-1])
            told = (seen, choices, taken.numpy(), logs.gather(1, taken)[:, 0].numpy(), values.numpy(), rewards)
            for name, value in zip(kept, told, strict=True):
                kept[name].append(value)
            over.append(ended)
            seats.append(self.info["seat"])
        with torch.no_grad():
            _, last = self.network(self.seen, torch.from_numpy(listed(self.info["action_mask"])))
        most = max(choices.shape[1] for choices in kept["choices"])
        kept["choices"] = [
            np.pad(choices, ((0, 0), (0, most - choices.shape[1])), constant_values=-1) for choices in kept["choices"]
        ]
        arrays = {name: np.array(values) for name, values in kept.items()}
        arrays["gains"] = gains(arrays["rewards"], arrays["values"], last.numpy(), np.array(over), np.array(seats))
        arrays["returns"] = arrays["gains"] + arrays["values"]
        flat = {name: array.reshape(-1, *array.shape[2:]) for name, array in arrays.items()}
        # Who has one legal action learns nothing from it.
        free = np.flatnonzero(flat["choices"][:, 1:2].max(1) >= 0)
        return {name: torch.from_numpy(array[free]) for name, array in flat.items()}

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
            for chosen in torch.randperm(len(batch["taken"])).split(MINIBATCH):
                part = {name: values[chosen] for name, values in batch.items()}
                logs, values = self.network(part["seen"].numpy(), part["choices"])
                ratio = (logs.gather(1, part["taken"])[:, 0] - part["logs"]).exp()
                gain = part["gains"].float()
                gain = (gain - gain.mean()) / (gain.std(correction=0) + 1e-8)
                policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                # What fills a list up has the probability 0, and its logarithm counts for nothing.
                entropy = -(logs.exp() * logs.masked_fill(part["choices"] < 0, 0)).sum(-1).mean()
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
        choices = listed(np.array([info["action_mask"] for _, _, info in going]))
        with torch.no_grad():
            best = network(seen, torch.from_numpy(choices))[0].argmax(-1).numpy()
        actions = choices[np.arange(len(going)), best].tolist()
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
    torch.set_num_threads(options.threads)
    torch.manual_seed(1)
    changes = changed(options)
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
    """The policy: three layers from a one-hot observation to a number for every action."""
    if options.out.suffix == ".npz":
        arrays = {}
        for number, (weight, bias) in enumerate(network.layers()):
            arrays |= {f"weight{number}": weight.numpy(), f"bias{number}": bias.numpy()}
        np.savez_compressed(options.out, game=options.game, **arrays)
        return
    parts: list[nn.Module] = []
    for weight, bias in network.layers():
        layer = nn.Linear(weight.shape[1], weight.shape[0])
        layer.load_state_dict({"weight": weight, "bias": bias})
        parts += [layer, nn.ReLU()]
    policy = nn.Sequential(*parts[:-1]).eval()
    example = torch.zeros(1, network.encode.width)
    if options.out.suffix == ".onnx":
        torch.onnx.export(policy, (example,), str(options.out), external_data=False, verbose=False)
    else:
        torch.jit.save(torch.jit.trace(policy, example), str(options.out))


def plot(curve: list[dict[str, float]], options: argparse.Namespace) -> None:
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
        axes.plot(minutes, [point["score"] for point in curve], label="trained")
        for bot, style in (("random", ":"), ("heuristic", "--")):
            score = simulate(Setup(options.game, changed(options), (bot,)), 2000).score(0).mean
            axes.axhline(score, linestyle=style, color="grey", label=f"{bot}: {score:.1f}")
        axes.set(ylabel="mean score")
    axes.set(xlabel="minutes of training", title=" ".join([options.game, *options.set]))
    axes.legend()
    figure.savefig(options.curve)


def changed(options: argparse.Namespace) -> dict[str, Any]:
    """What is changed in the box."""
    return {name: json.loads(value) for name, value in (each.split("=") for each in options.set)}


def parsed(arguments: list[str] | None = None) -> argparse.Namespace:
    """The command line, or a list in its place."""
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
    return parser.parse_args(arguments)


if __name__ == "__main__":
    wanted = parsed()
    plot(train(wanted), wanted)
