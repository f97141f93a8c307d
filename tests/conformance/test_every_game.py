"""Our games are held to what any game is held to; Pig's own tests do so in its package."""

from pkgutil import iter_modules

from ludotheque.games import __path__ as folders
from ludotheque.testing.conformance import *  # noqa: F403

GAMES = [module.name for module in iter_modules(folders)]
