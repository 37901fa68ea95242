"""`ziggurat-server backup` and `ziggurat-server restore`: what a server keeps into one file, and back.

Exit codes: 0 if it was done, 1 if it could not be, 2 for arguments that make no sense.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Final, NoReturn

from ziggurat_server.backup.making import back_up_into, back_up_to
from ziggurat_server.backup.progress import Progress
from ziggurat_server.backup.refusal import BackupRefused
from ziggurat_server.backup.restoring import restore
from ziggurat_server.config.command_line import BAD_ARGUMENTS, add_configuration_options, complain, layers, say
from ziggurat_server.config.sources import Faults, settle
from ziggurat_server.journal.rules_needed import rules_needed
from ziggurat_server.journal.storage_place import FILE as DATABASE

FAILED: Final = 1
STREAM: Final = "-"
"""Stands for standard output or standard input."""


def main(command: str, arguments: Sequence[str]) -> NoReturn:
    """Back up, or restore, and say what was done."""
    said = _parser(command).parse_args(arguments)
    try:
        folder = settle(*layers(said, os.environ)).folder
    except Faults as faults:
        complain(faults, BAD_ARGUMENTS)
    try:
        told = _back_up(said, folder) if command == "backup" else _restore(said, folder)
    except BackupRefused as refused:
        complain(Faults([f"{refused} ({refused.code})"]), FAILED)
    say(told)
    for needed in rules_needed(folder / DATABASE):
        say(needed)
    sys.exit()


def _parser(command: str) -> argparse.ArgumentParser:
    making = command == "backup"
    parser = argparse.ArgumentParser(
        prog=f"ziggurat-server {command}",
        description="Write everything that a server keeps to a file, also while it runs."
        if making
        else "Put a backup in the place of what a server keeps, which is set aside. The server must not run.",
    )
    add_configuration_options(parser, ("data",))
    parser.set_defaults(private=False, tied=False, limit=[])
    stream = "standard output" if making else "standard input"
    parser.add_argument("file", metavar="FILE", help=f"the backup, such as ziggurat.tar.gz; - is {stream}")
    if making:
        parser.add_argument("--replace", action="store_true", help="replace the file if it is there")
    return parser


def _back_up(said: argparse.Namespace, folder: Path) -> str:
    progress = Progress(say, time.monotonic)
    if said.file != STREAM:
        manifest = back_up_to(Path(said.file), folder, progress, replace=said.replace)
        return f"backed up {', '.join(manifest.files)} to {said.file}"
    if sys.stdout.isatty():
        raise BackupRefused("terminal", "a backup is nothing to read; send it to a file or another program")
    return f"backed up {', '.join(back_up_into(sys.stdout.buffer, folder, progress).files)}"


def _restore(said: argparse.Namespace, folder: Path) -> str:
    progress = Progress(say, time.monotonic)
    if said.file == STREAM:
        done = restore(sys.stdin.buffer, "the backup", folder, progress)
    else:
        with _opened(said.file) as backup:
            done = restore(backup, said.file, folder, progress)
    before = "" if done.replaced is None else f"; what was there is in {done.replaced}"
    made = f"made {done.manifest.made:%Y-%m-%d %H:%M} UTC by version {done.manifest.version}"
    return f"restored {', '.join(done.manifest.files)} in {folder}, {made}{before}"


def _opened(file: str) -> IO[bytes]:
    try:
        return Path(file).open("rb")
    except OSError as error:
        raise BackupRefused("cannot_read", f"{file} cannot be read: {error.strerror}") from error
