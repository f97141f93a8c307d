"""What the process has imported that all workers are copies of: none of them need do it again."""

from __future__ import annotations

import os

# A process of several threads is not to be copied, and a worker does one thing at a time.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from ludotheque.server.workers.thinking import look_around

look_around()
