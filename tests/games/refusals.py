"""What is wrong with a box must be said in both languages, of a component that there is."""

from ludotheque.core.words import LANGUAGES, say


def assert_spoken(game, error):
    """An error of the game's own check has words, with all the values that they speak of."""
    if not error.wrong:
        return
    assert error.component in game.defaults
    for language in LANGUAGES:
        assert say(game.folder, language, f"wrong-{error.wrong}", **error.values)
