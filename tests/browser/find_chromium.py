"""Finds a Chromium or Chrome; on Debian installs the package if it may, and otherwise says what to install.

The headless shell comes first: it is the same browser without its windows, and a new person's page costs it a tenth of
the time.
"""

import os
import shutil
import subprocess
import sys

SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def chromium() -> str | None:
    """The path of a browser, if there is one; CHROMIUM names another."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def main() -> None:
    """Make sure of a browser."""
    if chromium() is None and shutil.which("apt-get") and os.geteuid() == 0:
        print(f"installing Debian's {SHELL}", flush=True)
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        for package in (SHELL, "chromium"):
            if chromium() is None:
                subprocess.run(["apt-get", "install", "-y", "-qq", package], check=False, stdout=subprocess.DEVNULL)
    if chromium() is None:
        sys.exit(f"The browser's tests need Chromium or Chrome: install Debian's {SHELL}, or name one: CHROMIUM=…")


if __name__ == "__main__":
    main()
