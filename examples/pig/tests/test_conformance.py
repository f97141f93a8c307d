"""Pig is held to what every game of ludotheque is held to."""

from ludotheque.testing.conformance import *  # noqa: F403

GAMES = ["pig"]
