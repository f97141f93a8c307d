"""What the process has imported that all workers are copies of: none of them need do it again."""

from __future__ import annotations

import os
import signal

# A process of several threads is not to be copied, and a worker does one thing at a time.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from ludotheque.server.workers.thinking import look_around

# Who stops a server may tell all its processes at once, as systemd and `timeout` do. This one and its copies leave that
# to the server, and end with it.
signal.signal(signal.SIGTERM, signal.SIG_IGN)
look_around()
