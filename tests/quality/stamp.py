"""When and on what something was measured."""

import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parents[2]


def commit() -> str:
    """The commit of the working copy, marked where it was changed; "" where there is no git."""
    try:
        command = ["git", "describe", "--always", "--dirty", "--abbrev=10"]
        done = subprocess.run(command, cwd=TOP, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.strip()


def stamp() -> dict[str, Any]:
    """The day and the commit."""
    return {"date": datetime.now(UTC).date().isoformat(), "commit": commit()}
