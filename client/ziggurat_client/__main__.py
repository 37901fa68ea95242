"""The command `ziggurat`: open the window."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final

from ziggurat.spelling_out import spell_out_what_it_lacks
from ziggurat_client.client_log import begin_logging
from ziggurat_client.command_line import read_command_line

NO_DISPLAY: Final = """\
ziggurat: there is no display to open a window on ({reason}).
These need none:
  ziggurat-server    host tables for others
  ziggurat-bot       a bot that plays at a table
  make screenshots   draw every screen into build/screenshots"""

NO_SCREEN: Final = """\
ziggurat: the packages for the screen are not installed (missing: {names}). Install them with:
  pip install '.[client]'"""
INTERRUPTED: Final = 130
"""The exit code that shells know for a program that Ctrl-C ended."""
PACKAGES: Final = (
    *("pygame", "pygame_gui", "PIL", "twisted", "platformdirs"),
    *("zeroconf", "segno", "networkx", "openskill"),
)
"""What the client needs beyond the plain package."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the client until the person leaves. Returns the exit code: 0, 1 without a display or its packages, or 130
    after Ctrl-C in the terminal.

    What nobody catches leaves a crash report, and ends the process with code 1.
    """
    spell_out_what_it_lacks(sys.stdout)
    invocation = read_command_line(arguments)
    if invocation.register_links:
        return _register_links()
    # A greeting of the library's own is no concern of whoever reads our output.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    missing = [package for package in PACKAGES if find_spec(package) is None]
    if missing:
        print(NO_SCREEN.format(names=", ".join(missing)), file=sys.stderr)
        return 1
    begin_logging()
    # Imported here, so that wrong arguments are answered at once, and missing packages in words.
    from ziggurat_client.crash_reports import CrashReports
    from ziggurat_client.start import NoDisplay, folder_of, open_app

    reports = CrashReports(folder_of(invocation))
    reports.watch()
    try:
        app = open_app(invocation, reports)
    except NoDisplay as error:
        print(NO_DISPLAY.format(reason=error), file=sys.stderr)
        reports.rest()
        return 1
    try:
        app.run()
        code = 0
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        app.finish()
    reports.rest()
    return code


def _register_links() -> int:
    # Imported here: asked for once in a lifetime, while every start would pay for it.
    from ziggurat_client.servers.link_registration import register_links

    done, told = register_links()
    print(f"ziggurat: {told}", file=sys.stdout if done else sys.stderr)
    return 0 if done else 1


if __name__ == "__main__":
    sys.exit(main())
