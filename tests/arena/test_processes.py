"""Processes that play games end with the one that started them."""

import subprocess
import sys
from pathlib import Path

KILLED = """
import os, signal
from tanglewood.arena.processes import workers

def begin():
    os.write(1, b"at work")

if __name__ == "__main__":
    with workers(2) as pool:
        pool.submit(begin).result()
        os.kill(os.getpid(), signal.SIGKILL)
"""


def test_workers_end_with_a_parent_that_was_killed(tmp_path: Path) -> None:
    """They hold the other end of the pipe: it ends when the last of them has."""
    script = tmp_path / "killed.py"
    script.write_text(KILLED, encoding="utf-8")
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE) as parent:
        assert parent.communicate()[0] == b"at work"
    assert parent.returncode < 0
