"""The rules on the page say what they must."""

import pytest

from ludotheque.core import MOST_MOVES, game
from ludotheque.core.words import say

SAID = [
    # Karma 4.1 and 4.4: both tie-breaks of the drafting.
    ("karma", "rules-draft", {"en": "of equals whoever plays earlier", "fr": "à égalité, qui joue plus tôt"}),
    ("karma", "rules-yogi", {"en": "of equals to whoever plays later", "fr": "à égalité, à qui joue plus tard"}),
    # Kasimir 6.5: the limit of moves.
    (
        "kasimir",
        "rules-end",
        {"en": f"after {MOST_MOVES:,} moves", "fr": f"après {MOST_MOVES:,} coups".replace(",", " ")},
    ),
    # Kiwetin 8.4, Rök 4.6.
    ("kiwetin", "rules-runes-more", {"en": "memory aid", "fr": "aide-mémoire"}),
    ("rok", "rules-calm", {"en": f"{game('rok').defaults['changes']} changes", "fr": "16 changements"}),
]


@pytest.mark.parametrize(("id", "key", "words"), SAID, ids=[f"{id}-{key}" for id, key, _ in SAID])
def test_the_rules_on_the_page_say_so(id, key, words):
    for language, said in words.items():
        assert said in say(game(id).folder, language, key)


def test_the_die_of_kiwetin_is_marked_as_ours():
    folder = game("kiwetin").folder
    assert "movement die (◆ 1, 1, 2, 2, 3, 3)" in (folder / "README.md").read_text()
    assert "movement die (ours)" in (folder / "box.toml").read_text()
