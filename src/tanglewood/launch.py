"""What the `tanglewood` command starts: the command line, of the compiled copy where there is one.

`python -m tanglewood` runs the package that Python finds, whatever build it is.
"""

import os
import sys

from tanglewood.builds import compiled, fresh_copy


def main() -> None:
    hand_over()
    from tanglewood.cli import main as command_line

    command_line()


def hand_over() -> None:
    """Go on as the compiled copy of this checkout. Processes started from there find it by PYTHONPATH too."""
    copy = None if compiled() or "_TANGLEWOOD_COMPLETE" in os.environ else fresh_copy()
    if copy is None:
        return
    paths = [str(copy), *filter(None, [os.environ.get("PYTHONPATH")])]
    os.environ["PYTHONPATH"] = os.pathsep.join(paths)
    # -P: a folder called tanglewood where somebody happens to be is not the package.
    os.execv(sys.executable, [sys.executable, "-P", "-m", "tanglewood", *sys.argv[1:]])
