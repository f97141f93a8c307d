"""Policies that were trained elsewhere, as bots: an ONNX file, a TorchScript file, or a function in Python.

They speak as environments do: they are shown the numbers of a view and answer for actions, which count from 0.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.core.errors import BotError, UnknownBot

if TYPE_CHECKING:
    from collections.abc import Callable, MutableSequence, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from ludotheque.core.game import Game, Plan

    Judge = Callable[[NDArray[np.float32]], NDArray[Any]]


class Acting:
    """A function `act(observation, action_mask)` that answers an action, as the policy of a bot."""

    def __init__(self, game: Game, name: str, act: Callable[[NDArray[np.int32], NDArray[np.int8]], int]) -> None:
        self._actions = game.moves.actions
        self._name, self._act = name, act

    def __call__(
        self, box: Any, view: Any, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Plan
    ) -> tuple[int, int]:
        """The number of the move that is chosen; people are given a moment to watch."""
        import numpy as np

        mask = np.zeros(len(self._actions), np.int8)
        for index in range(count):
            mask[legal[index] - self._actions.start] = 1
        try:
            action = int(self._act(np.array(view.flat(), np.int32), mask.copy()))
        except Exception as error:
            raise BotError(f"the bot {self._name} failed with {error!r}") from error
        if not (0 <= action < len(mask) and mask[action]):
            allowed = ", ".join(map(str, np.flatnonzero(mask)))
            raise BotError(f"the bot {self._name} answered the action {action}; expected one of: {allowed}")
        return action + self._actions.start, 0


class TrainedFile:
    """A network in a file: a row of numbers goes in, and a number for every action comes out. Of the legal actions the
    one with the highest is taken."""

    games: tuple[str, ...] = ()

    def __init__(self, path: Path) -> None:
        if not path.is_file():
            raise UnknownBot(f"there is no file {path}")
        self.name = path.stem
        self._judge = FORMATS[path.suffix](path)

    def acting(self, game: Game) -> Acting | None:
        """What plays a game; None where the network is made for another. How many numbers it takes tells whether it is
        shown the view as it is, or one-hot."""
        import numpy as np

        from ludotheque.bots.one_hot import OneHot

        one_hot = OneHot(game)
        for width, show in ((len(game.view.ranges()), np.float32), (one_hot.width, one_hot)):
            # What a library raises where it is given too few numbers or too many is its own.
            with suppress(Exception):
                if self._judge(np.zeros((1, width), np.float32)).shape == (1, len(game.moves.actions)):
                    return Acting(game, self.name, self._best(show))
        return None

    def _best(self, show: Any) -> Callable[[NDArray[np.int32], NDArray[np.int8]], int]:
        import numpy as np

        def act(observation: NDArray[np.int32], mask: NDArray[np.int8]) -> int:
            judged = self._judge(show(observation)[None])[0]
            return int(np.where(mask, judged, -np.inf).argmax())

        return act


def _onnx(path: Path) -> Judge:
    try:
        import onnxruntime  # type: ignore[import-not-found]
    except ImportError:
        raise UnknownBot(f"{path} needs onnxruntime to play: pip install ludotheque[onnx]") from None
    options = onnxruntime.SessionOptions()
    # Bots of many tables think at once: each has one core.
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    (entrance, *_) = session.get_inputs()
    return lambda numbers: session.run(None, {entrance.name: numbers})[0]


def _torch(path: Path) -> Judge:
    try:
        import torch  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        raise UnknownBot(f"{path} needs PyTorch to play: pip install ludotheque[train]") from None
    module = torch.jit.load(str(path), map_location="cpu").eval()

    def judge(numbers: NDArray[np.float32]) -> NDArray[Any]:
        with torch.no_grad():
            answer = module(torch.from_numpy(numbers))
        answered: NDArray[Any] = (answer[0] if isinstance(answer, tuple) else answer).numpy()
        return answered

    return judge


FORMATS: dict[str, Callable[[Path], Judge]] = {".onnx": _onnx, ".pt": _torch}
