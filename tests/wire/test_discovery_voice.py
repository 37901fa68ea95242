"""The voice on the local network, on machines that have IPv6 only in name or not at all."""

from __future__ import annotations

import errno
import logging
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import ifaddr
import pytest
from zeroconf import Zeroconf

from ziggurat.wire.discovery_voice import ipv6_interfaces, open_voice

LOOPBACK = ifaddr.Adapter("lo", "lo", [ifaddr.IP("127.0.0.1", 8, "lo"), ifaddr.IP(("::1", 0, 0), 128, "lo")], index=1)


def adapters(monkeypatch: pytest.MonkeyPatch, *found: ifaddr.Adapter) -> None:
    """Have these interfaces, and no others."""
    monkeypatch.setattr(ifaddr, "get_adapters", lambda *_, **__: list(found))


def without_ipv6(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a system that cannot open a socket for IPv6."""
    plain = socket.socket

    class OnlyIpv4(plain):  # type: ignore[misc, valid-type]
        def __init__(self, family: int = -1, *arguments: Any, **named: Any) -> None:
            if family == socket.AF_INET6:
                raise OSError(errno.EAFNOSUPPORT, os.strerror(errno.EAFNOSUPPORT))
            super().__init__(family, *arguments, **named)

    monkeypatch.setattr(socket, "socket", OnlyIpv4)


@contextmanager
def spoken(voice: Zeroconf) -> Iterator[Zeroconf]:
    """A voice that falls silent at the end."""
    try:
        yield voice
    finally:
        voice.close()


def test_an_interface_without_a_way_out_by_ipv6_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere = ifaddr.Adapter("none", "none", [ifaddr.IP(("fe80::1", 0, 99_999), 64, "none")], index=99_999)
    adapters(monkeypatch, nowhere)
    assert list(ipv6_interfaces()) == []


def test_without_ipv6_one_speaks_by_ipv4_and_nothing_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    adapters(monkeypatch, LOOPBACK)
    without_ipv6(monkeypatch)
    with spoken(open_voice()) as voice:
        voice.get_service_info("_none._tcp.local.", "nobody._none._tcp.local.", timeout=1)
    assert caplog.records == []


def test_without_any_address_there_is_nothing_to_speak_on(monkeypatch: pytest.MonkeyPatch) -> None:
    adapters(monkeypatch)
    with pytest.raises(OSError, match=os.strerror(errno.ENETDOWN)):
        open_voice()


def test_what_goes_wrong_on_an_interface_is_told_in_one_line(caplog: pytest.LogCaptureFixture) -> None:
    with spoken(open_voice(["127.0.0.1"])):
        try:
            raise OSError(errno.ENETUNREACH, "unreachable")
        except OSError:
            logging.getLogger("zeroconf").warning("Error with socket", exc_info=True)
    (record,) = caplog.records
    assert logging.Formatter().format(record) == "Error with socket"
