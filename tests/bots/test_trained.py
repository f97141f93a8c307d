"""Policies that were trained elsewhere play as bots; that the real libraries read such files is tested in soak."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from ludotheque.bots import finding, load, trained
from ludotheque.bots.one_hot import OneHot
from ludotheque.core import game
from ludotheque.core.errors import BotError, UnknownBot
from ludotheque_pig.moves import Hold, Roll

PIG = game("pig")
FLAT = len(PIG.view.ranges())
TOTAL = PIG.view(total=100).flat().index(100)


def holds_at_twenty(observation: Any, action_mask: Any) -> int:
    return int(observation[TOTAL] >= 20)


def holds_always(observation: Any, action_mask: Any) -> int:
    return 2


def chosen(bot: Any, total: int) -> Any:
    view = PIG.view()
    view.total = total
    move, _ = bot.policy(PIG.new_box(), view, [0, 1], 2, [1, 2], ())
    return PIG.moves.decode(move)


def test_a_function_of_an_observation_and_a_mask_plays() -> None:
    bot = load(PIG, f"{__file__}:holds_at_twenty")
    assert [chosen(bot, total) for total in (0, 19, 20)] == [Roll(), Roll(), Hold()]


def test_an_action_that_is_not_legal_is_said() -> None:
    with pytest.raises(BotError, match="holds_always answered the action 2; expected one of: 0, 1"):
        chosen(load(PIG, f"{__file__}:holds_always"), 0)


def played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, width: int, judge: Any) -> Any:
    """A bot from a file whose library takes so many numbers and answers by `judge`."""

    def judged(numbers: Any) -> Any:
        if numbers.shape != (1, width):
            raise RuntimeError("a library's own words")
        return judge(numbers)

    monkeypatch.setitem(trained.FORMATS, ".onnx", lambda path: judged)
    monkeypatch.setattr(finding, "_trained", lambda name: trained.TrainedFile(Path(name)))
    file = tmp_path / name
    file.touch()
    return load.__wrapped__(PIG, str(file))


def test_a_network_in_a_file_plays_by_what_it_is_shown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    flat = played(
        monkeypatch, tmp_path, "flat.onnx", FLAT, lambda numbers: np.array([[19.5, numbers[0, TOTAL]]], np.float32)
    )
    assert [chosen(flat, total) for total in (19, 20)] == [Roll(), Hold()]
    hot = OneHot(PIG)
    place = int(hot.sparse(np.array(PIG.view().flat(), np.int32))[0][TOTAL])
    edge = hot(np.array(PIG.view(total=20).flat(), np.int32))[place]
    one_hot = played(
        monkeypatch,
        tmp_path,
        "hot.onnx",
        hot.width,
        lambda numbers: np.array([[edge - 1e-6, numbers[0, place]]], np.float32),
    )
    assert [chosen(one_hot, total) for total in (19, 20)] == [Roll(), Hold()]


def test_a_network_of_another_game_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with pytest.raises(UnknownBot, match="does not play pig, but: a game with other observations or actions"):
        played(monkeypatch, tmp_path, "other.onnx", FLAT, lambda numbers: np.zeros((1, 98), np.float32))


def test_a_file_that_is_not_there_is_said() -> None:
    with pytest.raises(UnknownBot, match=r"there is no file nowhere\.onnx"):
        load(PIG, "nowhere.onnx")


@pytest.mark.parametrize(
    ("file", "library", "told"),
    [
        ("policy.onnx", "onnxruntime", r"needs onnxruntime to play: pip install ludotheque\[onnx\]"),
        ("policy.pt", "torch", r"needs PyTorch to play: pip install ludotheque\[train\]"),
    ],
)
def test_a_missing_library_is_said(
    file: str, library: str, told: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / file).touch()
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(UnknownBot, match=told):
        load(PIG, str(tmp_path / file))


def test_what_a_library_reads_is_asked_by_its_entrance(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """ONNX's names for what goes in are the file's own."""

    class Session:
        def __init__(self, path: str, options: Any, providers: list[str]) -> None:
            assert (options.intra_op_num_threads, providers) == (1, ["CPUExecutionProvider"])

        def get_inputs(self) -> list[Any]:
            return [SimpleNamespace(name="seen")]

        def run(self, names: None, given: dict[str, Any]) -> list[Any]:
            assert given["seen"].shape == (1, FLAT)
            return [np.array([[0.0, 1.0]])]

    fake = SimpleNamespace(SessionOptions=SimpleNamespace, InferenceSession=Session)
    monkeypatch.setitem(sys.modules, "onnxruntime", fake)
    (tmp_path / "real.onnx").touch()
    assert chosen(load(PIG, str(tmp_path / "real.onnx")), 0) == Hold()
