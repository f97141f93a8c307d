"""Processes beside the server's own, in which bots think, plan, and records are replayed, so that tables never wait."""

from ludotheque.server.workers.kernels import Kernels
from ludotheque.server.workers.plans import Plans
from ludotheque.server.workers.pool import LAST, Pool
from ludotheque.server.workers.thinkers import Thinkers
from ludotheque.server.workers.thinking import Answer, Question, Thought, forecast, look_around, meet, rehearse, think

__all__ = [
    "LAST",
    "Answer",
    "Kernels",
    "Plans",
    "Pool",
    "Question",
    "Thinkers",
    "Thought",
    "forecast",
    "look_around",
    "meet",
    "rehearse",
    "think",
]
