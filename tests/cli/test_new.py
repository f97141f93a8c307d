"""Names that a new game may not have."""

import pytest

from ludotheque.cli import new
from ludotheque.core.errors import LudothequeError


@pytest.mark.parametrize("name", ["class", "json", "ludotheque"])
def test_a_new_game_takes_no_name_that_python_knows(name, tmp_path):
    with pytest.raises(LudothequeError, match=f"knows something else as {name}"):
        new.write(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_new_game_takes_no_name_of_another_game(tmp_path):
    with pytest.raises(LudothequeError, match="a game karma is installed already"):
        new.write("karma", tmp_path)
    assert list(tmp_path.iterdir()) == []
