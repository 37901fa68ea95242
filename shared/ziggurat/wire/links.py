"""Join links and table codes: where a server is and which table is meant, short enough to say aloud.

A link is `ziggurat://host[:port]/TABLE`, or `ziggurats://…` for a connection under TLS; with `match/NUMBER` in the
place of a table's code it leads to a match that is over. People also type just `host`, `host:port` or `host/TABLE`. An
IPv6 address with a port or a table stands in brackets.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from ipaddress import AddressValueError, IPv4Address, IPv6Address
from typing import Final, Literal, Protocol, TypeAlias

import msgspec

from ziggurat.wire.messages import DEFAULT_PORT

BadLinkCode: TypeAlias = Literal["bad_scheme", "no_host", "bad_host", "bad_port", "bad_table", "bad_match"]

TABLE_WORDS: Final = (
    # gods, heroes and spirits
    *("ADAPA", "ANZU", "APKALLU", "ASHNAN", "DUMUZI", "ENKI", "ENLIL", "ERRA"),
    *("ETANA", "GILGAMESH", "GULA", "HUMBABA", "INANNA", "ISHTAR", "LAMASSU", "MARDUK"),
    *("NABU", "NINGAL", "NINURTA", "NISABA", "NUSKU", "SHAMASH", "SIDURI", "TAMMUZ"),
    *("TIAMAT", "UTU", "ZABABA"),
    # cities and lands
    *("ADAB", "AKKAD", "ASHUR", "BABYLON", "BORSIPPA", "DILMUN", "EBLA", "ELAM"),
    *("ERIDU", "ESHNUNNA", "GIRSU", "HARRAN", "ISIN", "KISH", "KUTHA", "LAGASH"),
    *("LARSA", "MARI", "NIMRUD", "NINEVEH", "NIPPUR", "NUZI", "SHURUPPAK", "SIPPAR"),
    *("SUMER", "SUSA", "UMMA", "URUK"),
    # rulers
    *("ENMERKAR", "GUDEA", "HAMMURABI", "KUBABA", "PUABI", "SARGON", "SHULGI", "URNAMMU"),
    "ZIUSUDRA",
)
"""The names a table's code is made of."""

_PLAIN: Final = "ziggurat"
_TLS: Final = "ziggurats"
_LONGEST_HOST: Final = 253
_PLACE: Final = re.compile(r"(?:\[(?P<bracketed>[^\]]*)\]|(?P<name>[^:\[\]]*))(?::(?P<port>.*))?", re.DOTALL)
_HOST_NAME: Final = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*")
_ONLY_NUMBERS: Final = re.compile(r"[0-9.]+")
_ZONE: Final = re.compile(r"[A-Za-z0-9._-]+")
_PORT: Final = re.compile(r"[0-9]{1,5}")
_LONGEST_CODE: Final = 32
_TYPED_CODE: Final = re.compile(r"([A-Za-z]{2,16}(?:[\s_-]+[A-Za-z]{2,16}){0,2})[\s_-]*([0-9]{2})")
_MATCH: Final = re.compile(r"match/+([0-9]{1,16})", re.IGNORECASE)
_MATCHES: Final = "match/"
_MOST_MATCHES: Final = 2**53 - 1
_BETWEEN_WORDS: Final = re.compile(r"[\s_-]+")


class BadLink(ValueError):
    """A link, address or table code that cannot be understood. `code` is stable and translated by clients."""

    def __init__(self, code: BadLinkCode, detail: str) -> None:
        super().__init__(detail)
        self.code = code


class Address(msgspec.Struct, frozen=True):
    """Where to connect, and the table to go to there, if any, or the finished match to see. `host` has no brackets."""

    host: str
    port: int = DEFAULT_PORT
    table: str | None = None
    tls: bool = False
    match: int | None = None

    @property
    def server(self) -> Address:
        """The address of the server itself."""
        return Address(self.host, self.port, tls=self.tls)


class Chooser(Protocol):
    """A source of chance, such as `random.Random` or `random.SystemRandom`."""

    def choice(self, seq: Sequence[str], /) -> str: ...

    def randint(self, a: int, b: int, /) -> int: ...


def table_code(chooser: Chooser, words: int = 1) -> str:
    """A code of so many words, such as "ENKI-42" or "ENKI-URUK-SARGON-42"; the number is from 10 to 99.

    Codes repeat: the caller tries again for a free one.
    """
    chosen = (chooser.choice(TABLE_WORDS) for _ in range(words))
    return f"{'-'.join(chosen)}-{chooser.randint(10, 99)}"


def typed_table_code(text: str) -> str:
    """The code that a person means who typed `text`: in any case, with a hyphen or a space between, before the number
    also with nothing.

    The words, one to three, need not be of `TABLE_WORDS`. Raises BadLink with the code "bad_table".
    """
    typed = _TYPED_CODE.fullmatch(text.strip())
    if typed is None:
        raise BadLink("bad_table", "a table's code is one to three words and two digits, as in ENKI-42")
    code = f"{_BETWEEN_WORDS.sub('-', typed[1]).upper()}-{typed[2]}"
    if len(code) > _LONGEST_CODE:
        raise BadLink("bad_table", f"a table's code has at most {_LONGEST_CODE} letters")
    return code


def parse_link(text: str) -> Address:
    """The address that `text` names: a join link, or what people type. Raises BadLink."""
    text = text.strip()
    bare = _ipv6(text)
    if bare is not None:
        return Address(bare)
    scheme, separator, rest = text.partition("://")
    if not separator:
        scheme, rest = _PLAIN, text
    place, _, path = rest.partition("/")
    tls = _is_tls(scheme.lower())
    host, port = _host_and_port(place)
    if path.lower().startswith(_MATCHES):
        return Address(host, port, tls=tls, match=_match_number(path))
    return Address(host, port, typed_table_code(path) if path else None, tls)


def format_link(address: Address) -> str:
    """The link of `address`; the default port is left out."""
    scheme = _TLS if address.tls else _PLAIN
    host = f"[{address.host}]" if ":" in address.host else address.host
    port = "" if address.port == DEFAULT_PORT else f":{address.port}"
    path = "" if address.table is None else f"/{address.table}"
    if address.match is not None:
        path = f"/{_MATCHES}{address.match}"
    return f"{scheme}://{host}{port}{path}"


def _match_number(path: str) -> int:
    found = _MATCH.fullmatch(path)
    if found is None or int(found[1]) > _MOST_MATCHES:
        raise BadLink("bad_match", "a match that is over has a number, as in match/17")
    return int(found[1])


def _is_tls(scheme: str) -> bool:
    if scheme not in (_PLAIN, _TLS):
        raise BadLink("bad_scheme", f"a link begins with {_PLAIN}:// or {_TLS}://")
    return scheme == _TLS


def _host_and_port(place: str) -> tuple[str, int]:
    parts = _PLACE.fullmatch(place)
    if parts is None:
        raise BadLink("bad_host", "an IPv6 address with a port or a table stands in brackets")
    port = DEFAULT_PORT if parts["port"] is None else _port(parts["port"])
    if parts["bracketed"] is None:
        return _host_name(parts["name"].lower()), port
    address = _ipv6(parts["bracketed"])
    if address is None:
        raise BadLink("bad_host", "what stands in brackets is not an IPv6 address")
    return address, port


def _host_name(name: str) -> str:
    if not name:
        raise BadLink("no_host", "the name or address of the server is missing")
    if len(name) > _LONGEST_HOST or not _HOST_NAME.fullmatch(name):
        raise BadLink("bad_host", "the server's name has letters, digits, hyphens and dots only")
    if _ONLY_NUMBERS.fullmatch(name) and not _is_ipv4(name):
        raise BadLink("bad_host", "an IPv4 address has four numbers from 0 to 255")
    return name


def _port(digits: str) -> int:
    if not _PORT.fullmatch(digits) or not 1 <= int(digits) <= 65535:
        raise BadLink("bad_port", "a port is a number from 1 to 65535")
    return int(digits)


def _is_ipv4(text: str) -> bool:
    try:
        IPv4Address(text)
    except AddressValueError:
        return False
    return True


def _ipv6(text: str) -> str | None:
    """The shortest spelling of an IPv6 address, its zone (as in `fe80::1%eth0`) as it was; None if it is not one."""
    try:
        address = IPv6Address(text)
    except AddressValueError:
        return None
    if address.scope_id is not None and not _ZONE.fullmatch(address.scope_id):
        return None
    return str(address)
