"""The command line: `ludotheque`."""

from __future__ import annotations

import sys


def main() -> None:
    """Run a command; what the user can mend is said in a line, and the exit code is 2."""
    from ludotheque.cli.app import app
    from ludotheque.core.errors import LudothequeError

    try:
        app(prog_name="ludotheque")
    except (LudothequeError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
