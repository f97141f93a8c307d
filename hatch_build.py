"""What a package is built with: never without the page that it serves."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/ludotheque/server/page/index.html")


class CustomBuildHook(BuildHookInterface[Any]):
    """Stops a build that would leave out the page; an editable install is built before it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Look for the page."""
        if version != "editable" and not (Path(self.root) / PAGE).is_file():
            raise FileNotFoundError(f"{PAGE} is missing: build the page first, with `make page`")
