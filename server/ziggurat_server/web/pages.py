"""What is answered to whom: the page and its files, words, squares, and the line."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, TypeAlias
from urllib.parse import unquote

from twisted.web.resource import Resource

from ziggurat.wire.links import BadLink, typed_table_code
from ziggurat_server.doors.host_header import OwnNames
from ziggurat_server.guests.addresses import HERE, site_of
from ziggurat_server.guests.budgets import Budgets
from ziggurat_server.twisted_types import Clock
from ziggurat_server.web.caller import Caller, Proxies
from ziggurat_server.web.content import Content, send
from ziggurat_server.web.not_granted import NotGranted
from ziggurat_server.web.page_files import PAGE, page_files
from ziggurat_server.web.sentences import Sentences
from ziggurat_server.web.spoken import spoken
from ziggurat_server.web.square import square

REQUESTS_A_MINUTE: Final = 3_000
"""As many from one address are answered; a page and all it consists of are some hundred."""

_PERSON: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""What could be the id of a person."""
_MATCH: Final = re.compile(r"[0-9]{1,15}")
"""What could be the number of a finished match."""
_DEVICE_CODE: Final = re.compile(r"[A-Z0-9]{2,8}(?:-[A-Z0-9]{2,8}){1,3}")
"""What could be a code that lets a device in, as it is shown."""

_POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        *(f"{what}-src 'self'" for what in ("script", "style", "connect", "font", "manifest")),
        "img-src 'self' data:",
        *(f"{what} 'none'" for what in ("base-uri", "form-action", "frame-ancestors")),
    )
)
HEADERS: Final = {
    "server": "ziggurat",
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
"""Of every answer. Nothing comes from elsewhere, nothing is written into the page as script or style, and no other page
may have it in a frame."""

OpenLine: TypeAlias = Callable[[Any, Caller], "bytes | int"]
"""Answers a request for a line. Raises NotGranted."""


class Pages(Resource):
    """The root of everything."""

    isLeaf = True  # noqa: N815 - Twisted's name

    def __init__(
        self, names: OwnNames, proxies: Proxies, link: Callable[[Caller], str], line: OpenLine, clock: Clock
    ) -> None:
        """`link` gives the address of the page for others than that caller."""
        super().__init__()  # type: ignore[no-untyped-call]
        self._names = names
        self._proxies = proxies
        self._link = link
        self._line = line
        self._files = page_files()
        self._sentences = Sentences()
        self._requests = Budgets(clock)

    def render(self, request: Any) -> bytes | int:
        """Answer a request."""
        for name, value in HEADERS.items():
            request.setHeader(name.encode(), value.encode())
        try:
            answer = self._answer(request)
        except NotGranted as no:
            answer = self._refuse(request, no)
        if request.method != b"HEAD" or not isinstance(answer, bytes):
            return answer
        request.setHeader(b"content-length", b"%d" % len(answer))
        return b""

    def _refuse(self, request: Any, no: NotGranted) -> bytes:
        """Why it is not granted, in the browser's language."""
        accepted: bytes = request.getHeader(b"accept-language") or b""
        language = spoken(accepted.decode("latin-1"), self._sentences.languages)
        request.setResponseCode(no.status)
        request.setHeader(b"content-type", b"text/plain; charset=utf-8")
        request.setHeader(b"content-language", language.encode())
        request.setHeader(b"vary", b"accept-language")
        return f"{self._sentences.say(language, f'door.{no.why}')}\n".encode()

    def _answer(self, request: Any) -> bytes | int:
        """Raises NotGranted."""
        caller = self._caller(request)
        path: str = request.path.decode("latin-1")
        if request.method not in (b"GET", b"HEAD") or (path == "/line" and request.method == b"HEAD"):
            request.setHeader(b"allow", b"GET" if path == "/line" else b"GET, HEAD")
            raise NotGranted(405, "reading")
        if path == "/line":
            return self._line(request, caller)
        found = self._find(path, caller)
        if found is None:
            raise NotGranted(404, "nothing")
        return send(request, found)

    def _caller(self, request: Any) -> Caller:
        """Who asks, if they may. Raises NotGranted."""
        caller = self._proxies.caller(request)
        if not self._names.has(caller.host):
            raise NotGranted(421, "other_name")
        if caller.address != HERE and not self._requests.take(site_of(caller.address), REQUESTS_A_MINUTE):
            raise NotGranted(429, "too_much")
        return caller

    def _find(self, path: str, caller: Caller) -> Content | None:
        """What is at that path, None if nothing is."""
        first, _, rest = path.removeprefix("/").partition("/")
        match first:
            case "web":
                return self._files.get(rest)
            case "words":
                language, _, sections = rest.partition("/")
                return self._sentences.find(language, sections.removesuffix(".json"))
            case "qr":
                place = _place(rest.removesuffix(".svg"))
                return None if place is None else square(f"{self._link(caller)}/{place}")
            case "tv":
                return self._page(rest)
            case "night":
                return self._page(rest) if rest else None
            case "profile":
                return self._files.get(PAGE) if not rest or _PERSON.fullmatch(rest) else None
            case "match":
                return self._files.get(PAGE) if _MATCH.fullmatch(rest) else None
            case _:
                return self._page(path.removeprefix("/"))

    def _page(self, place: str) -> Content | None:
        """The page, if that place is nothing, or could be a table or a games night."""
        return self._files.get(PAGE) if not place or _code(place) is not None else None


def _place(text: str) -> str | None:
    """Where a square leads that is asked for so: to a table, to a games night, or in as whose device that is."""
    match text.split("/"):
        case ["device", shown]:
            return f"?device={shown}" if _DEVICE_CODE.fullmatch(shown) else None
        case ["night", written]:
            code = _code(written)
            return None if code is None else f"night/{code}"
        case [written]:
            return _code(written)
        case _:
            return None


def _code(text: str) -> str | None:
    try:
        return typed_table_code(unquote(text))
    except BadLink:
        return None
