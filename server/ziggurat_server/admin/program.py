"""`ziggurat-server admin`: a host's word to a server that runs.

Exit codes: 0 if it was done, 1 if the server refused or could not be reached, 2 for arguments that make no sense.
"""

from __future__ import annotations

import argparse
import http.client
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, Final, NoReturn

import msgspec

from ziggurat.sendable_text import NO_TEXT
from ziggurat.visible_text import visible
from ziggurat_server.admin.key import FILE, read_host_key
from ziggurat_server.admin.orders import Ban, Close, Drain, Kick, Order, Say, Settle, Unban
from ziggurat_server.admin.place import BadPlace, Place, parse_place
from ziggurat_server.config.command_line import BAD_ARGUMENTS, add_configuration_options, complain, layers
from ziggurat_server.config.settings import Configuration
from ziggurat_server.config.sources import Faults, settle

FAILED: Final = 1

Told = dict[str, Any]


def main(arguments: Sequence[str]) -> NoReturn:
    """Say it to the server, and its answer to the host."""
    said = _parser().parse_args(arguments)
    try:
        configuration = settle(*layers(said, os.environ))
        place = _place(configuration)
    except Faults as faults:
        complain(faults, BAD_ARGUMENTS)
    try:
        code, answer = _ask(place, _key(configuration), said)
    except (OSError, http.client.HTTPException) as error:
        complain(Faults([f"the server at {configuration.admin} cannot be reached: {error}"]), FAILED)
    except msgspec.ValidationError as error:
        complain(Faults([str(error)]), BAD_ARGUMENTS)
    except UnicodeEncodeError:
        complain(Faults([NO_TEXT]), BAD_ARGUMENTS)
    _show(said, code, answer)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="ziggurat-server admin",
        description="Look after a server that runs on this machine with an admin endpoint. Where several share a"
        " database, whichever is asked speaks of all of them; but `health` and `drain` are about that one alone.",
    )
    add_configuration_options(parser, ("admin", "data"))
    parser.set_defaults(private=False, tied=False, limit=[])
    parser.add_argument("--json", action="store_true", help="answer in JSON")
    _add_commands(parser.add_subparsers(metavar="COMMAND", required=True))
    return parser


def _add_commands(commands: Any) -> None:
    _add_question(commands, "health", "/healthz", "whether all is well with the server that is asked")
    _add_question(commands, "people", "/people", "who is connected", aliases=["list"])
    _add_question(commands, "tables", "/tables", "which tables there are")
    _add_question(commands, "bans", "/bans", "who is not let in")
    _add_question(commands, "servers", "/servers", "which servers share the database")
    _add_question(commands, "reports", "/reports", "what people reported about others")
    _add_question(commands, "set-aside", "/set-aside", "what is on file and could not be brought back")
    say = _add_order(commands, "say", "tell everyone something", lambda said: Say(" ".join(said.text)))
    say.add_argument("text", nargs="+")
    kick = _add_order(
        commands, "kick", "send someone away, who may come back", lambda said: Kick(said.who, said.reason)
    )
    kick.add_argument("who", help="a name, or a person's id")
    _add_reason(kick)
    ban = _add_order(commands, "ban", "let someone in no more", _ban)
    ban.add_argument("kind", choices=("name", "person", "address"))
    ban.add_argument(
        "what", help="a name; for a person their name or id; for an address that, or a network, or a person"
    )
    _add_reason(ban)
    ban.add_argument("--until", metavar="TIME", type=_time, help="when the ban ends, such as 2030-01-31T18:00")
    unban = _add_order(commands, "unban", "lift a ban", lambda said: Unban(said.number))
    unban.add_argument("number", type=int, help="as `bans` lists it")
    settle = _add_order(commands, "settle", "take a report off the list", lambda said: Settle(said.number))
    settle.add_argument("number", type=int, help="as `reports` lists it")
    close = _add_order(commands, "close", "close a table, with its match", lambda said: Close(said.table))
    close.add_argument("table")
    drain = _add_order(
        commands,
        "drain",
        "have the server that is asked begin nothing more, then stop",
        lambda said: Drain(said.seconds),
    )
    drain.add_argument("seconds", type=float, nargs="?", help="how long matches may go on (default: drain_seconds)")


def _add_question(commands: Any, name: str, page: str, meaning: str, aliases: Sequence[str] = ()) -> None:
    commands.add_parser(name, help=meaning, aliases=aliases).set_defaults(page=page, order=None)


def _add_order(
    commands: Any, name: str, meaning: str, order: Callable[[argparse.Namespace], Order]
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=meaning)
    parser.set_defaults(page="/orders", order=order)
    return parser


def _add_reason(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--reason", required=True, help="what whom it concerns is told")


def _ban(said: argparse.Namespace) -> Ban:
    return Ban(said.kind, said.what, said.reason, said.until)


def _time(text: str) -> datetime:
    """A time with its zone; without one it is this machine's."""
    return datetime.fromisoformat(text).astimezone()


def _place(configuration: Configuration) -> Place:
    if not configuration.admin:
        raise Faults(["no admin endpoint is configured; give the server and this --admin tcp:127.0.0.1:21843"])
    try:
        return parse_place(configuration.admin)
    except BadPlace as bad:
        raise Faults([str(bad)]) from bad


def _key(configuration: Configuration) -> str:
    try:
        return read_host_key(configuration.folder)
    except OSError as error:
        path = configuration.folder / FILE
        complain(Faults([f"{path} cannot be read ({error.strerror}); run this as the server's own user"]), FAILED)


def _ask(place: Place, key: str, said: argparse.Namespace) -> tuple[int, bytes]:
    """The server's answer: its HTTP code and its JSON."""
    headers = {"Authorization": f"Bearer {key}"}
    connection = place.connection()
    try:
        if said.order is None:
            connection.request("GET", said.page, headers=headers)
        else:
            connection.request("POST", said.page, msgspec.json.encode(said.order(said)), headers)
        response = connection.getresponse()
        return response.status, response.read()
    finally:
        connection.close()


def _show(said: argparse.Namespace, code: int, answer: bytes) -> NoReturn:
    good = code == http.client.OK
    if said.json:
        print(answer.decode().strip())
    else:
        told = msgspec.json.decode(answer)
        lines = _LINES[said.page](told) if said.page in _LINES and good else [_sentence(told)]
        print("\n".join(lines), file=sys.stdout if good else sys.stderr)
    sys.exit(0 if good else FAILED)


def _sentence(told: Mapping[str, str]) -> str:
    return told.get("done") or told.get("status") or f"{told['code']}: {told['message']}"


def _people(people: list[Told]) -> list[str]:
    return [
        f"{one['person']:<6} {one['name']:<24} {one['address']:<20} {_at(one)}{' '.join(one['tables'])}".rstrip()
        for one in people
    ] or ["nobody is connected"]


def _tables(tables: list[Told]) -> list[str]:
    return [
        f"{one['table']:<14} {one['stage']:<8} {_at(one)}{one['watchers']:>4} watch  "
        + ", ".join(seat.get("name", "(open)") for seat in one["seats"])
        for one in tables
    ] or ["there are no tables"]


def _bans(bans: list[Told]) -> list[str]:
    return [
        f"{one['number']:>4} {one['kind']:<8} {one.get('who') or one['what']:<24}"
        f" until {one.get('until', 'lifted')}: {one.get('reason', '')}"
        for one in bans
    ] or ["nobody is banned"]


def _servers(servers: list[Told]) -> list[str]:
    return [
        f"{one['server']:>4} {one['address']:<24} {one['people']:>5} people "
        f"{one['room'] + one['playing'] + one['over']:>5} tables, {one['playing']} play"
        + (" (this one was asked)" if one["asked"] else "")
        for one in servers
    ] or ["this server shares its database with no other"]


def _at(one: Told) -> str:
    """At which server that is, where there are several."""
    return f"server {one['server']:<4} " if "server" in one else ""


def _reports(reports: list[Told]) -> list[str]:
    return [line for report in reports for line in _report(report)] or ["nobody has reported anything"]


def _report(report: Told) -> Iterator[str]:
    """A report over several lines, without what a screen would take for an order."""
    where = {"table": f"at {report.get('table', '')}", "lobby": "in the lobby", "whispers": "in whispers"}
    by = f"{report['by_name']} ({report['by']})" if report["by"] else "somebody who is forgotten"
    why = report.get("reason") or "no reason given"
    who = f"{report['name']} ({report['person']})"
    yield visible(f"{report['number']:>4} {_minute(report['at'])} {who}, {where[report['where']]}, by {by}: {why}")
    for line in report.get("lines", ()):
        yield visible(f"     {_minute(line['at'])} {line['name']} ({line['person']}): {line['text']}")


def _minute(at: float) -> str:
    """A moment, as this machine's clock has it."""
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")


def _set_aside(aside: list[Told]) -> list[str]:
    return [f"{_at(one)}{_name_of(one)}: {one['detail']}" for one in aside] or ["nothing is set aside"]


def _name_of(aside: Told) -> str:
    kind = "table" if "table" in aside else "person"
    return f"{kind} {aside[kind] or '(unreadable)'}"


_LINES: Final[dict[str, Callable[[list[Told]], list[str]]]] = {
    "/people": _people,
    "/tables": _tables,
    "/bans": _bans,
    "/servers": _servers,
    "/set-aside": _set_aside,
    "/reports": _reports,
}
