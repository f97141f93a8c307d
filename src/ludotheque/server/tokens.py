"""Words that nobody guesses: names of tables and guests, keys of personal links."""

import secrets


def token(size: int) -> str:
    """So many random bytes as a word for links, and for command lines, which take a first dash for an option's."""
    while (word := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return word
