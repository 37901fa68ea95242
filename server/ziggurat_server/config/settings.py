"""Every choice that a host has, with its meaning and its bounds.

The file, the environment, the command line, `--print-config` and the hosting page all follow from these structs.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias, get_args, get_origin

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from ziggurat.wire.messages import DEFAULT_PORT, Limits
from ziggurat_server.limits import ServerLimits

PUBLIC_ENDPOINT: Final = f"tcp:{DEFAULT_PORT}"

_TOLD: Final = Limits()
_OWN: Final = ServerLimits()

LONGEST_NOTICE: Final = 120
"""Letters that fit on the banner of every client."""

LogLevel: TypeAlias = Literal["debug", "info", "warn", "error", "critical"]
LogFormat: TypeAlias = Literal["text", "json"]
LoggedAddresses: TypeAlias = Literal["full", "network", "none"]
Count: TypeAlias = Annotated[int, Meta(ge=1, le=10_000_000)]
Seconds: TypeAlias = Annotated[float, Meta(ge=0, le=10_000_000)]


class _Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the structs here."""


class LogSettings(_Section, frozen=True):
    """What is logged, and how."""

    level: Annotated[LogLevel, Meta(description="The least that is logged.")] = "info"
    format: Annotated[
        LogFormat, Meta(description="One sentence a line for people, or one JSON object a line for programs.")
    ] = "text"
    addresses: Annotated[
        LoggedAddresses,
        Meta(description="How much of guests' addresses is logged: all, their network (/24 or /48), or nothing."),
    ] = "full"


class LimitSettings(_Section, frozen=True):
    """What the server does for anyone, at the most.

    It is large because each limit is a field that the configuration describes and checks by itself.
    """

    connections: Annotated[Count, Meta(description="Connections at once.")] = _OWN.connections
    tables: Annotated[Count, Meta(description="Tables at once.")] = _OWN.tables
    bots: Annotated[int, Meta(ge=0, le=10_000, description="Hired bots at once; each is a process of some 40 MB.")] = (
        _OWN.bots
    )
    bot_pause: Annotated[
        Seconds, Meta(description="Seconds that a hired bot takes for each act at least, so that people can follow.")
    ] = _OWN.bot_pause
    remembered_people: Annotated[
        Count, Meta(description="People without a seat who can come back as who they were.")
    ] = _OWN.remembered_people
    messages_per_second: Annotated[Count, Meta(description="Messages a second from one connection, on average.")] = (
        _TOLD.messages_per_second
    )
    burst: Annotated[Count, Meta(description="Messages from one connection in one go.")] = _TOLD.burst
    tables_per_person: Annotated[Count, Meta(description="Tables that one person can be at.")] = _TOLD.tables_per_person
    seats_per_person: Annotated[Count, Meta(description="Seats that one person can have.")] = _TOLD.seats_per_person
    bots_per_person: Annotated[Count, Meta(description="Hired bots that one person can have.")] = _TOLD.bots_per_person
    watchers_per_table: Annotated[Count, Meta(description="People at one table without a seat.")] = (
        _TOLD.watchers_per_table
    )
    queued_bytes: Annotated[
        int, Meta(ge=65_536, le=2**30, description="Bytes that wait for a slow reader before it is dropped.")
    ] = _TOLD.queued_bytes
    silence_seconds: Annotated[
        int, Meta(ge=2, le=86_400, description="Seconds until a silent connection is closed.")
    ] = _TOLD.silence_seconds
    hello_seconds: Annotated[
        int, Meta(ge=1, le=3_600, description="Seconds that a new connection has for its `hello`.")
    ] = _TOLD.hello_seconds
    connections_per_address: Annotated[
        Count,
        Meta(description="Connections at once from one address; an IPv6 /64 counts as one, this machine not at all."),
    ] = _TOLD.connections_per_address
    password_tries: Annotated[
        Count, Meta(description="Passwords of tables that one address may try, or set, in a minute.")
    ] = _TOLD.password_tries
    code_tries: Annotated[
        Count,
        Meta(description="Wrong codes that one address may give in a minute; after that no unlisted table is found."),
    ] = _TOLD.code_tries
    arrivals_per_address: Annotated[
        Count,
        Meta(description="New people who may come from one address in a minute; this machine is not counted."),
    ] = _TOLD.arrivals_per_address
    tables_per_address: Annotated[
        Count,
        Meta(description="Tables at once that were opened from one address; this machine is not counted."),
    ] = _TOLD.tables_per_address
    lines_per_minute: Annotated[
        Count,
        Meta(description="Lines of chat a minute from one person; ten times as many from one address."),
    ] = _TOLD.lines_per_minute
    bot_seconds: Annotated[
        int,
        Meta(
            ge=1,
            le=86_400,
            description="Seconds a turn that everyone waits for a guest's bot where the table sets no bound.",
        ),
    ] = _TOLD.bot_seconds
    linger: Annotated[
        Seconds, Meta(description="Seconds that a connection which is ended has to take what was still said.")
    ] = _OWN.linger
    absence: Annotated[Seconds, Meta(description="Seconds that a seat in a room waits for a lost connection.")] = (
        _OWN.absence
    )
    absence_at_start: Annotated[
        Seconds, Meta(description="Seconds that seats wait for their people after the server has started again.")
    ] = _OWN.absence_at_start
    empty_table: Annotated[
        Seconds, Meta(description="Seconds after which a table closes at which nobody has taken a seat.")
    ] = _OWN.empty_table
    held_match: Annotated[
        Seconds, Meta(description="Seconds that a running match waits once every person is gone.")
    ] = _OWN.held_match
    finished_matches: Annotated[Count, Meta(description="Finished matches that are kept to be watched again.")] = (
        _OWN.finished_matches
    )
    finished_days: Annotated[Count, Meta(description="Days for which they are kept.")] = _OWN.finished_days


class Configuration(_Section, frozen=True):
    """Everything that a host can choose.

    It is large because each choice is a field that the configuration describes and checks by itself.
    """

    name: Annotated[str, Meta(min_length=1, max_length=64, description="The server's name as players see it.")] = (
        "Ziggurat"
    )
    message_of_the_day: Annotated[
        str, Meta(max_length=LONGEST_NOTICE, description="A line that everyone reads on arriving; none if empty.")
    ] = ""
    listen: Annotated[
        tuple[str, ...],
        Meta(
            min_length=1,
            description="Where to listen: Twisted's endpoint strings, such as tcp:21842, "
            "ssl:21842:privateKey=key.pem:certKey=cert.pem, systemd:domain=INET6:name=ziggurat.",
        ),
    ] = (PUBLIC_ENDPOINT,)
    tls_certificate: Annotated[
        str,
        Meta(
            description="Speak TLS wherever the server listens, with this PEM file: its certificate, followed by those "
            "that lead to the authority. Read anew on a reload."
        ),
    ] = ""
    tls_key: Annotated[str, Meta(description="The PEM file with the certificate's key, without a passphrase.")] = ""
    tls_self_signed: Annotated[
        bool,
        Meta(
            description="Speak TLS wherever the server listens, with a key that it makes once and keeps in `data`. "
            "Clients ask at first sight whether to trust it."
        ),
    ] = False
    announce: Annotated[bool, Meta(description="Let clients on the local network find the server by themselves.")] = (
        True
    )
    public_address: Annotated[
        str,
        Meta(
            max_length=300,
            description="How others reach the server, for the links that players send each other, such as "
            "ziggurat://ur.example; the address by which each of them came if empty.",
        ),
    ] = ""
    web: Annotated[
        str,
        Meta(
            description="Where to listen for browsers, which watch and play without any program: an endpoint string as "
            "in `listen`, such as tcp:21880; nowhere if empty."
        ),
    ] = ""
    web_address: Annotated[
        str,
        Meta(
            max_length=300,
            description="How browsers reach the server, for the links and squares that the page shows, such as "
            "https://ur.example; the address by which each of them came if empty.",
        ),
    ] = ""
    web_hosts: Annotated[
        tuple[str, ...],
        Meta(
            description="Names by which browsers may call the server, besides its addresses, the name of its machine, "
            "localhost, and those of `public_address` and `web_address`."
        ),
    ] = ()
    web_proxies: Annotated[
        tuple[str, ...],
        Meta(
            description="Addresses or networks of proxies before `web`, such as 127.0.0.1. For whom they call, by "
            "which name, and whether under TLS, is taken from their X-Forwarded-… headers."
        ),
    ] = ()
    data: Annotated[
        str,
        Meta(
            description="The folder for what must outlive the server: tables, matches, people, bans. "
            "This system's usual one if empty."
        ),
    ] = ""
    journal: Annotated[
        str,
        Meta(
            max_length=1_000,
            description="A PostgreSQL database in the place of the file in `data`, for tables, matches and people: "
            "postgresql://ziggurat:password@db.example/ziggurat. Servers with the same one are one community.",
        ),
    ] = ""
    relay: Annotated[
        str,
        Meta(
            max_length=300,
            description="The address of this machine's own by which other servers of the community reach it; the one "
            "by which it reaches the database if empty.",
        ),
    ] = ""
    admin: Annotated[
        str,
        Meta(
            description="Where to listen for health, metrics and `ziggurat-server admin`: tcp:127.0.0.1:21843 or "
            "unix:/path/to/socket; nowhere if empty."
        ),
    ] = ""
    admin_anywhere: Annotated[
        bool,
        Meta(description="Allow `admin` to be reached from other machines, by whatever name they have for this one."),
    ] = False
    drain_seconds: Annotated[
        Seconds, Meta(description="Seconds that running matches may go on once the server was asked to stop.")
    ] = 0.0
    log: LogSettings = LogSettings()
    limits: LimitSettings = LimitSettings()

    @property
    def speaks_tls(self) -> bool:
        """Whether all who come must speak TLS."""
        return self.tls_self_signed or bool(self.tls_certificate)

    @property
    def folder(self) -> Path:
        """The folder for the server's data."""
        return Path(self.data) if self.data else usual_folder()

    @property
    def server_limits(self) -> ServerLimits:
        """The limits, as the server divides them: those that `welcome` states, and its own."""
        chosen = msgspec.structs.asdict(self.limits)
        told = {name: value for name, value in chosen.items() if name in Limits.__struct_fields__}
        own = {name: value for name, value in chosen.items() if name not in told}
        return msgspec.structs.replace(_OWN, told=msgspec.structs.replace(_TOLD, **told), **own)


class Key(msgspec.Struct, frozen=True):
    """One choice by its whole name, such as `limits.tables`."""

    name: str
    type: Any
    default: Any
    meaning: str

    @property
    def takes_many(self) -> bool:
        """Whether its value is a list."""
        return get_origin(_bare(self.type)) is tuple

    @property
    def is_switch(self) -> bool:
        """Whether its value is true or false."""
        return _bare(self.type) is bool

    @property
    def choices(self) -> tuple[str, ...]:
        """The words that it can be, if those are given."""
        bare = _bare(self.type)
        return get_args(bare) if get_origin(bare) is Literal else ()


def usual_folder() -> Path:
    """Where this system wants programs to keep what is theirs."""
    return user_data_path("ziggurat-server", appauthor=False)


def _keys(section: type[msgspec.Struct], prefix: str = "") -> Iterator[Key]:
    for field in msgspec.structs.fields(section):
        if isinstance(field.type, type) and issubclass(field.type, msgspec.Struct):
            yield from _keys(field.type, f"{prefix}{field.name}.")
        else:
            yield Key(prefix + field.name, field.type, field.default, _meaning(field.type))


def _meaning(annotated: Any) -> str:
    described = (meta.description for meta in annotated.__metadata__ if isinstance(meta, Meta))
    return next(filter(None, described), "")


def _bare(annotated: Any) -> Any:
    return get_args(annotated)[0] if get_origin(annotated) is Annotated else annotated


KEYS: Final = {key.name: key for key in _keys(Configuration)}
"""Every choice by its whole name, in the order of the structs."""
