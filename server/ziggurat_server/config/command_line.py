"""The words after `ziggurat-server`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, NoReturn

from ziggurat.version import add_version
from ziggurat_server.config.settings import KEYS, Configuration, Key
from ziggurat_server.config.sources import (
    FILE_VARIABLE,
    Faults,
    Setting,
    from_environment,
    from_file,
    settle,
    usual_files,
)

PRIVATE_ENDPOINT: Final = "tcp:0:interface=127.0.0.1"
BAD_ARGUMENTS: Final = 2
FAULTY: Final = 1
"""The exit code of `--check` for a configuration that cannot be used."""

_LIMITS: Final = "limits."


@dataclass(frozen=True)
class Command:
    """What to do, and with which configuration. Without a `seed` each match has its own.

    A `private` server serves one program and keeps nothing unless it is told where. A `tied` one ends when its standard
    input does.
    """

    todo: Literal["run", "check", "print"]
    configuration: Configuration
    private: bool
    tied: bool
    seed: int | None
    arguments: tuple[str, ...]

    @property
    def data(self) -> Path | None:
        """The folder for the server's data, None where it keeps nothing."""
        return None if self.private and not self.configuration.data else self.configuration.folder

    def configuration_again(self) -> Configuration:
        """The configuration read anew from the same places. Raises Faults."""
        return _configuration(_parser().parse_args(self.arguments), os.environ)


def read_command(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> Command:
    """What the arguments say. Exits with every fault in a sentence if they say nothing that makes sense."""
    said = _parser().parse_args(arguments)
    try:
        configuration = _configuration(said, environment)
    except Faults as faults:
        complain(faults, FAULTY if said.check else BAD_ARGUMENTS)
    todo: Literal["run", "check", "print"] = "check" if said.check else "print" if said.print_config else "run"
    return Command(todo, configuration, said.private, said.private or said.tied, said.seed, tuple(arguments))


def complain(faults: Faults, exit_code: int) -> NoReturn:
    """Say every fault on standard error and exit."""
    for sentence in faults.sentences:
        say(sentence)
    sys.exit(exit_code)


def say(sentence: str) -> None:
    """Say something to the host. Not on standard output, where what a command makes may go."""
    print(f"ziggurat-server: {sentence}", file=sys.stderr, flush=True)


def add_configuration_options(parser: argparse.ArgumentParser, keys: Iterable[str] = KEYS) -> None:
    """An option for the file, and one for each of these keys; limits have a common one, which is not among them."""
    usual = " or ".join(map(str, usual_files()))
    parser.add_argument("--config", metavar="FILE", type=Path, help=f"the configuration, in TOML (default: {usual})")
    for name in keys:
        if not name.startswith(_LIMITS):
            _add_option(parser, KEYS[name])


def layers(said: argparse.Namespace, environment: Mapping[str, str]) -> list[list[Setting]]:
    """What the file, the environment and the command line say, in this order. Raises Faults.

    The environment and the usual files are a host's, and no affair of a server that another program starts.
    """
    spoken = [*_spoken(said), *map(_limit, said.limit)]
    if said.private or said.tied:
        listen = [Setting("listen", [PRIVATE_ENDPOINT], "--private")] if said.private else []
        return [listen, [] if said.config is None else from_file(said.config), spoken]
    named = said.config or (Path(environment[FILE_VARIABLE]) if environment.get(FILE_VARIABLE) else None)
    path = named or next((usual for usual in usual_files() if usual.exists()), None)
    return [[] if path is None else from_file(path), from_environment(environment), spoken]


def _configuration(said: argparse.Namespace, environment: Mapping[str, str]) -> Configuration:
    return settle(*layers(said, environment))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ziggurat-server",
        description="Host tables of the Ziggurat arcade.",
        epilog="Every choice can stand in the file, as a variable ZIGGURAT_… of the environment, or here; "
        "what stands here prevails. `ziggurat-server admin --help` tells how to look after a server that runs; "
        "`backup --help` and `restore --help`, how to keep all that it keeps; `move-journal --help`, how to carry "
        "it over into a database for several servers.",
    )
    add_version(parser)
    add_configuration_options(parser)
    limits = ", ".join(name.removeprefix(_LIMITS) for name in KEYS if name.startswith(_LIMITS))
    parser.add_argument(
        "--limit", metavar="NAME=N", action="append", default=[], help=f"change a limit; may be repeated: {limits}"
    )
    todo = parser.add_mutually_exclusive_group()
    todo.add_argument(
        "--check", action="store_true", help="say everything that is wrong with the configuration, and exit"
    )
    todo.add_argument("--print-config", action="store_true", help="write the configuration as a file, and exit")
    parser.add_argument("--private", action="store_true", help="serve one program and end when standard input closes")
    parser.add_argument(
        "--tied", action="store_true", help="end when standard input closes, unless the last line on it was: stay"
    )
    parser.add_argument(
        "--seed",
        metavar="N",
        type=int,
        help="start every match from this seed, to play one again; everyone could know what is hidden "
        "(default: a secret one for each match)",
    )
    return parser


def _add_option(parser: argparse.ArgumentParser, key: Key) -> None:
    # argparse takes a percent sign for a blank of its own.
    meaning = key.meaning.replace("%", "%%")
    if key.is_switch:
        parser.add_argument(_option(key), dest=key.name, action=argparse.BooleanOptionalAction, help=meaning)
        return
    parser.add_argument(
        _option(key),
        dest=key.name,
        action="append" if key.takes_many else "store",
        metavar="|".join(key.choices) or key.name.rpartition(".")[2].upper(),
        help=meaning,
    )


def _option(key: Key) -> str:
    return "--" + key.name.replace(".", "-").replace("_", "-")


def _spoken(said: argparse.Namespace) -> list[Setting]:
    values = vars(said)
    return [
        Setting(key.name, values[key.name], _option(key)) for key in KEYS.values() if values.get(key.name) is not None
    ]


def _limit(given: str) -> Setting:
    name, _, value = given.partition("=")
    return Setting(_LIMITS + name, value, f"--limit {given}")
