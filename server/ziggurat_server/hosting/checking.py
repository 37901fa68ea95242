"""Whether a configuration can be used on this machine, found out without using it."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from twisted.internet.defer import maybeDeferred

from ziggurat_server.admin.place import BadPlace, admin_place
from ziggurat_server.config.settings import Configuration
from ziggurat_server.doors.endpoints import BadEndpoint, endpoint, public_link
from ziggurat_server.doors.own_key import KeyRefused, check_folder
from ziggurat_server.doors.tls_key import chosen_key
from ziggurat_server.doors.web_address import web_origin
from ziggurat_server.guests.bans import Bans
from ziggurat_server.guests.bans_book import BadBans, BansBook
from ziggurat_server.hosting.web_opening import proxies_in


def faults_here(configuration: Configuration, folder: Path | None, reactor: Any) -> list[str]:
    """Everything that would keep a server from starting, a sentence each; whether ports are free is not asked."""
    return [
        *_endpoint_faults(configuration, reactor),
        *_address_faults(configuration),
        *_web_faults(configuration, reactor),
        *_tls_faults(configuration, folder),
        *_admin_faults(configuration),
        *_folder_faults(folder),
    ]


def _endpoint_faults(configuration: Configuration, reactor: Any) -> Iterator[str]:
    for description in configuration.listen:
        if description.startswith("systemd:"):
            continue  # its sockets are there only when systemd starts the server
        try:
            endpoint(reactor, description)
        except BadEndpoint as bad:
            yield f"listen: {bad}"


def _address_faults(configuration: Configuration) -> Iterator[str]:
    try:
        public_link(configuration.public_address, tls=configuration.speaks_tls)
    except BadEndpoint as bad:
        yield str(bad)


def _web_faults(configuration: Configuration, reactor: Any) -> Iterator[str]:
    checks: list[Callable[[], object]] = [
        lambda: web_origin(configuration.web_address),
        lambda: proxies_in(configuration),
    ]
    if configuration.web and not configuration.web.startswith("systemd:"):
        checks.insert(0, lambda: endpoint(reactor, configuration.web))
    for check in checks:
        try:
            check()
        except BadEndpoint as bad:
            yield f"web: {bad}"


def _tls_faults(configuration: Configuration, folder: Path | None) -> Iterator[str]:
    try:
        chosen_key(configuration, None)
        if configuration.tls_self_signed:
            check_folder(folder)
    except KeyRefused as refused:
        yield str(refused)


def _admin_faults(configuration: Configuration) -> Iterator[str]:
    try:
        admin_place(configuration.admin, configuration.admin_anywhere)
    except BadPlace as bad:
        yield str(bad)


def _folder_faults(folder: Path | None) -> Iterator[str]:
    if folder is None:
        return
    existing = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    try:
        with tempfile.TemporaryFile(dir=existing):
            pass
    except OSError as error:
        yield f"data: {folder} cannot be written to ({error.strerror or error})"
    try:
        BansBook(folder, Bans(), maybeDeferred).read()
    except BadBans as bad:
        yield str(bad)
