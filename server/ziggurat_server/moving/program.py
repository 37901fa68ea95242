"""`ziggurat-server move-journal`: what a server keeps in its file into a database that servers share.

Exit codes: 0 if it was done, 1 if it could not be, 2 for arguments that make no sense.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn

from ziggurat_server.backup.progress import Progress
from ziggurat_server.backup.refusal import BackupRefused
from ziggurat_server.config.command_line import BAD_ARGUMENTS, add_configuration_options, complain, layers, say
from ziggurat_server.config.sources import Faults, settle
from ziggurat_server.journal.storage_place import FILE
from ziggurat_server.moving.refusal import MoveRefused

if TYPE_CHECKING:
    from ziggurat_server.moving.moving import Moved

FAILED: Final = 1


def main(arguments: Sequence[str]) -> NoReturn:
    """Move, and say what was moved."""
    said = _parser().parse_args(arguments)
    try:
        configuration = settle(*layers(said, os.environ))
    except Faults as faults:
        complain(faults, BAD_ARGUMENTS)
    if not configuration.journal:
        complain(Faults(["say into which database with --journal, or in the configuration"]), BAD_ARGUMENTS)
    try:
        # psycopg is not everywhere.
        from ziggurat_server.moving.moving import move
    except ImportError as error:
        complain(Faults([f"this needs what `pip install 'ziggurat-arcade[cluster]'` installs ({error})"]), FAILED)
    try:
        moved = move(configuration.folder, configuration.journal, Progress(say, time.monotonic))
    except (MoveRefused, BackupRefused) as refused:
        complain(Faults([f"{refused} ({refused.code})"]), FAILED)
    _report(moved, configuration.folder)
    sys.exit()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ziggurat-server move-journal",
        description="Carry everything that a server keeps in its file over into an empty PostgreSQL database, which "
        "several servers can share. The server must not run; its file stays as it is.",
    )
    add_configuration_options(parser, ("data", "journal"))
    parser.set_defaults(private=False, tied=False, limit=[])
    return parser


def _report(moved: Moved, folder: Path) -> None:
    for what in moved.stays:
        say(f"stays in {folder / FILE} alone, since it cannot be read: {what}")
    say(
        f"moved: people {moved.people}, open tables {moved.tables}, finished matches {moved.finished}, "
        f"bans {moved.bans}; {folder / FILE} is as it was, and used no more once `journal` names the database in the "
        "configuration of every server"
    )
