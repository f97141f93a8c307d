"""Finds a Chromium or Chrome; on Debian installs the package if it may, and otherwise says what to install."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def chromium() -> str | None:
    """The path of a browser, if there is one; CHROMIUM names another."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def main() -> None:
    """Make sure of a browser."""
    if chromium() is None and shutil.which("apt-get") and os.geteuid() == 0:
        print("installing Debian's chromium", flush=True)
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=False, stdout=subprocess.DEVNULL)
    if chromium() is None:
        sys.exit("The browser's tests need Chromium or Chrome: install Debian's chromium, or name one: CHROMIUM=…")


if __name__ == "__main__":
    main()
