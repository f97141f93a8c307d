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
        told = f"{error.filename}: {error.strerror}" if isinstance(error, OSError) and error.filename else error
        print(f"error: {told}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as error:
        if not type(error).__module__.startswith("numba."):
            raise
        from ludotheque.core.mistakes import uncompiled

        print(f"error: {uncompiled(error)}", file=sys.stderr)
        sys.exit(2)
