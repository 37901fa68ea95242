"""`ziggurat-server`: host tables until told to stop; `ziggurat-server admin`: look after a server that runs;
`ziggurat-server backup` and `restore`: what a server keeps, in one file; `ziggurat-server move-journal`: the same into
a database that servers share.

Exit codes: 0 after an orderly end, 1 if a port or the folder for its data could not be had, whatever else kept it from
starting, or if `--check` found something, 2 for arguments or a configuration that make no sense, 3 if another server
uses that folder.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Any, Final, NoReturn

from twisted.internet import reactor as installed_reactor
from twisted.python.failure import Failure

from ziggurat.crash_traces import leave_crash_traces
from ziggurat.spelling_out import spell_out_what_it_lacks
from ziggurat_server.admin.place import BadPlace
from ziggurat_server.config.command_line import BAD_ARGUMENTS, FAULTY, Command, complain, read_command
from ziggurat_server.config.printing import as_toml
from ziggurat_server.config.sources import Faults
from ziggurat_server.doors.endpoints import BadEndpoint
from ziggurat_server.doors.own_key import KeyRefused
from ziggurat_server.guests.bans_book import BadBans
from ziggurat_server.hosting.checking import faults_here
from ziggurat_server.hosting.log import begin_logging
from ziggurat_server.hosting.running import NOT_STARTED, Run, unforeseen
from ziggurat_server.hosting.steady_time import keep_steady
from ziggurat_server.journal.rules_needed import rules_needed
from ziggurat_server.journal.storage_lock import FolderRefused, FolderTaken
from ziggurat_server.journal.storage_place import FILE as DATABASE

FOLDER_TAKEN: Final = 3

reactor: Any = installed_reactor


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Do what these arguments say, or the program's."""
    leave_crash_traces()
    spell_out_what_it_lacks(sys.stdout)
    said = sys.argv[1:] if arguments is None else arguments
    if said[:1] == ["admin"]:
        # Imported here: a server that starts has no use for it.
        from ziggurat_server.admin.program import main as admin

        admin(said[1:])
    if said[:1] in (["backup"], ["restore"]):
        # Imported here for the same reason.
        from ziggurat_server.backup.program import main as backup

        backup(said[0], said[1:])
    if said[:1] == ["move-journal"]:
        # And here.
        from ziggurat_server.moving.program import main as move_journal

        move_journal(said[1:])
    command = read_command(said)
    if command.todo == "check":
        _check(command)
    if command.todo == "print":
        _print(command)
    _run(command)


def _check(command: Command) -> NoReturn:
    faults = faults_here(command.configuration, command.data, reactor)
    if faults:
        complain(Faults(faults), FAULTY)
    print("the configuration is good")
    for needed in [] if command.data is None else rules_needed(command.data / DATABASE):
        print(needed)
    sys.exit()


def _print(command: Command) -> NoReturn:
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")  # as TOML is, wherever it is printed
    print(as_toml(command.configuration), end="")
    sys.exit()


def _run(command: Command) -> NoReturn:
    log = begin_logging(command.configuration.log)
    keep_steady(reactor)
    try:
        run = Run(command, reactor, log)
    except (BadEndpoint, BadPlace) as bad:
        complain(Faults([str(bad)]), BAD_ARGUMENTS)
    except FolderTaken as taken:
        complain(Faults([str(taken)]), FOLDER_TAKEN)
    except (FolderRefused, KeyRefused, BadBans) as refused:
        complain(Faults([str(refused)]), NOT_STARTED)
    except Exception:  # noqa: BLE001 - whatever fails at the start ends the process, with a sentence
        failure = Failure()  # type: ignore[no-untyped-call]
        complain(Faults([unforeseen(failure)]), NOT_STARTED)
    sys.exit(run.until_the_end())


if __name__ == "__main__":
    main()
