"""Games as environments for learning programs: `pip install ludotheque[envs]`.

Each module stands alone and needs only the library that it wraps: `gym` (Gymnasium: `VectorGame`, `SeatEnv`), `petting`
(PettingZoo: `AgentsEnv`, `TogetherEnv`) and `openspiel`. `check_vector` is a checker for anybody's vector environments.
"""

from importlib import import_module
from typing import Any

HOMES = {
    "AgentsEnv": "petting",
    "SeatEnv": "gym",
    "TogetherEnv": "petting",
    "VectorGame": "gym",
    "check_vector": "check",
}

__all__ = list(HOMES)  # names whose modules are imported when they are asked for


def __getattr__(name: str) -> Any:
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{HOMES[name]}"), name)
