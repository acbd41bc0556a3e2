"""``python -m calculators``: see `calculators.kit.cli`."""

import io
import os
import sys

from calculators.kit.cli import main

for stream in (sys.stdout, sys.stderr):  # a minus sign is written whatever the console's encoding
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(encoding="utf-8")
try:
    status = main(sys.argv[1:])
    sys.stdout.flush()
except BrokenPipeError:  # the reader (head, less) has seen enough
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    status = 0
sys.exit(status)
