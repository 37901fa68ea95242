"""The admin endpoint: HTTP, for the host, for what watches over the server, and for what collects figures."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final, Protocol, get_args

import msgspec
from twisted.internet.defer import Deferred
from twisted.logger import Logger
from twisted.python.failure import Failure
from twisted.web.resource import Resource
from twisted.web.server import NOT_DONE_YET, Site

from ziggurat_server.admin.listed import Listed, Listing
from ziggurat_server.admin.orders import AnyOrder
from ziggurat_server.admin.place import Place
from ziggurat_server.refusal import Refusal

LONGEST_ORDER: Final = 16_384
"""Bytes that an order may have."""

_JSON: Final = "application/json"

_log = Logger()


class _Done(msgspec.Struct, frozen=True):
    done: str


class _Refused(msgspec.Struct, frozen=True):
    code: str
    message: str


class Figures(Protocol):
    """What has been counted and measured."""

    content_type: str

    def page(self) -> bytes:
        """All of it, as Prometheus reads it."""


class Desk(Protocol):
    """Where what comes in is answered."""

    @property
    def trouble(self) -> str | None:
        """Why nobody should be sent here now; None if all is well."""

    async def show(self, what: Listing) -> Listed:
        """All of that. Raises Refusal."""

    async def obey(self, order: AnyOrder) -> str:
        """Carry an order out; a sentence that says what was done. Raises Refusal."""


def admin_site(desk: Desk, figures: Figures, key: str, place: Place) -> Site:
    """The pages at that place, for those who call it by its name. Orders always need the key.

    Everything else does but the health, unless only the server's own user can come there.
    """
    needed = key if place.needs_key else None
    make_root: Callable[[Place], Any] = _Root
    root = make_root(place)
    root.putChild(b"healthz", _Health(desk))
    root.putChild(b"metrics", _Page(needed, partial(_show_figures, figures)))
    for what in get_args(Listing):
        root.putChild(what.encode(), _Page(needed, partial(_show_listing, desk, what)))
    root.putChild(b"orders", _Orders(desk, key))
    make_site: Callable[[Any], Any] = Site
    site = make_site(root)
    site.noisy = False
    site.displayTracebacks = False
    site.log = lambda _: None  # every look at the figures would be a line
    pages: Site = site
    return pages


class _Root(Resource):
    """Leads to the pages."""

    def __init__(self, place: Place) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._place = place

    def getChildWithDefault(self, path: bytes, request: Any) -> Any:  # noqa: N802 - Twisted's name
        """The page of that name, for whoever calls the server by a name that is its own."""
        hosts: list[bytes] = request.requestHeaders.getRawHeaders(b"host", [b""])
        if not all(self._place.is_called(host.decode("latin-1")) for host in hosts):
            return _WrongHost()  # type: ignore[no-untyped-call]
        return super().getChildWithDefault(path, request)  # type: ignore[no-untyped-call]


class _WrongHost(Resource):
    """The answer to whoever wanted another server."""

    isLeaf = True  # noqa: N815 - Twisted's name

    def render(self, request: Any) -> bytes:
        """421, whatever was asked."""
        return _answer(request, 421, _Refused("wrong_host", "this server is not called that"))


class _Page(Resource):
    """Something to read, for those who have the key if one is needed. `read` gives it, or sends it later."""

    isLeaf = True  # noqa: N815 - Twisted's name

    def __init__(self, key: str | None, read: Callable[[Any], bytes | int]) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._key = key
        self._read = read

    def render_GET(self, request: Any) -> bytes | int:  # noqa: N802 - Twisted's name
        """Answer a request: with the page if its sender may read it, with 401 if not."""
        if self._key is not None and not _has_key(request, self._key):
            return _answer(request, 401, _Refused("no_key", "this needs the server's admin token"))
        return self._read(request)


def _show_figures(figures: Figures, request: Any) -> bytes:
    request.setHeader(b"content-type", figures.content_type.encode())
    return figures.page()


def _show_listing(desk: Desk, what: Listing, request: Any) -> int:
    """Other servers may have their part of it to give."""
    return _answer_later(request, desk.show(what))


class _Health(Resource):
    """Whether people should be sent to this server."""

    isLeaf = True  # noqa: N815 - Twisted's name

    def __init__(self, desk: Desk) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._desk = desk

    def render_GET(self, request: Any) -> bytes:  # noqa: N802 - Twisted's name
        """200 if all is well, else 503."""
        trouble = self._desk.trouble
        return _answer(request, 200 if trouble is None else 503, {"status": trouble or "ok"})


class _Orders(Resource):
    """Where orders are given, each as a JSON object."""

    isLeaf = True  # noqa: N815 - Twisted's name

    def __init__(self, desk: Desk, key: str) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self._desk = desk
        self._key = key
        self._decoder: msgspec.json.Decoder[AnyOrder] = msgspec.json.Decoder(AnyOrder)

    def render_POST(self, request: Any) -> bytes | int:  # noqa: N802 - Twisted's name
        """Carry out the order, if it is the host's."""
        if not _has_key(request, self._key):
            return _answer(request, 401, _Refused("no_key", "orders need the server's admin token"))
        text: bytes = request.content.read(LONGEST_ORDER + 1)
        if len(text) > LONGEST_ORDER:
            return _answer(request, 413, _Refused("too_long", f"an order has at most {LONGEST_ORDER} bytes"))
        try:
            order = self._decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            return _answer(request, 400, _Refused("bad_order", str(error)))
        return _answer_later(request, self._obey(order))

    async def _obey(self, order: AnyOrder) -> _Done:
        _log.info("the host orders: {kind}", kind=type(order).__name__.lower())
        return _Done(await self._desk.obey(order))


def _answer_later(request: Any, answering: Coroutine[Any, Any, object]) -> int:
    """Answer once it is known what, unless whoever asked has gone."""
    gone: list[Failure] = []
    request.notifyFinish().addErrback(gone.append)
    Deferred.fromCoroutine(_answer_now(request, answering, gone)).addErrback(_log_failure)
    return NOT_DONE_YET


async def _answer_now(request: Any, answering: Coroutine[Any, Any, object], gone: Sequence[Failure]) -> None:
    try:
        line = _answer(request, 200, await answering)
    except Refusal as refusal:
        line = _answer(request, 409, _Refused(refusal.code, refusal.message))
    if not gone:
        request.write(line)
        request.finish()


def _has_key(request: Any, key: str) -> bool:
    given: bytes = request.getHeader(b"authorization") or b""
    return hmac.compare_digest(given, b"Bearer " + key.encode())


def _answer(request: Any, code: int, answer: object) -> bytes:
    request.setResponseCode(code)
    request.setHeader(b"content-type", _JSON.encode())
    return msgspec.json.encode(answer) + b"\n"


def _log_failure(failure: Failure) -> None:
    _log.failure("what the host asked came to nothing", failure)
