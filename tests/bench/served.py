"""Servers for measurements, each a process of its own: `echo`, `broadcast`, `arcade [FOLDER]`.

The echo is made with Twisted, the broadcast with nothing but the system's epoll. The arcade is the real one, but for
limits that no measurement reaches; without a folder its journal is in memory. Each says where it listens, and answers
every line of its standard input with {"cpu": seconds, "memory": bytes} of itself. Needs Linux.
"""

from __future__ import annotations

import json
import os
import select
import socket
import sys
import threading
import time
from pathlib import Path
from typing import Any

MANY = 10**9


def listen(kind: str, folder: Path | None) -> None:
    """Serve until told to stop."""
    if kind == "broadcast":
        broadcast()
        return
    from twisted.internet import reactor as installed_reactor

    reactor: Any = installed_reactor
    port = reactor.listenTCP(0, echo() if kind == "echo" else arcade(reactor, folder), interface="127.0.0.1")
    threading.Thread(target=answer, daemon=True).start()
    print(f"listening on 127.0.0.1:{port.getHost().port}", flush=True)
    reactor.run()


def answer() -> None:
    """Tell what this process has used so far, whenever asked."""
    for _ in sys.stdin:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        print(json.dumps({"cpu": time.process_time(), "memory": pages * os.sysconf("SC_PAGE_SIZE")}), flush=True)


def echo() -> Any:
    """Sends back every line."""
    from twisted.internet.protocol import Factory
    from twisted.protocols.basic import LineReceiver

    class Echo(LineReceiver):
        delimiter = b"\n"

        def lineReceived(self, line: bytes) -> None:  # noqa: N802 - Twisted's name
            self.sendLine(line)

    return Factory.forProtocol(Echo)


def broadcast() -> None:
    """Greets everyone with an empty line, and sends every line of anyone to everyone."""
    door = socket.create_server(("127.0.0.1", 0), backlog=5000)
    threading.Thread(target=answer, daemon=True).start()
    print(f"listening on 127.0.0.1:{door.getsockname()[1]}", flush=True)
    poll, guests = select.epoll(), dict[int, socket.socket]()
    poll.register(door, select.EPOLLIN)
    while True:
        for number, _ in poll.poll():
            if number == door.fileno():
                guest, _ = door.accept()
                guest.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                poll.register(guest, select.EPOLLIN)
                guests[guest.fileno()] = guest
                guest.send(b"\n")
            elif line := guests[number].recv(65536):
                for guest in guests.values():
                    guest.send(line)
            else:
                poll.unregister(number)
                guests.pop(number).close()


def arcade(reactor: Any, folder: Path | None) -> Any:
    """The door of an arcade."""
    from ziggurat.bots import LEVELS
    from ziggurat.wire.messages import Limits
    from ziggurat_server.bots import SpawnedBots
    from ziggurat_server.game_server import GameServer
    from ziggurat_server.installed import InstalledCode
    from ziggurat_server.journal.opening import open_journal
    from ziggurat_server.limits import ServerLimits

    told = Limits(messages_per_second=MANY, burst=MANY, connections_per_address=MANY, watchers_per_table=MANY)
    limits = ServerLimits(told=told, connections=MANY, tables=MANY)
    opened = open_journal(folder, reactor, limits)
    reactor.addSystemEventTrigger("before", "shutdown", opened.end)
    bots = SpawnedBots(reactor, reactor, 0, InstalledCode())
    return GameServer("bench", "0", reactor, limits, opened.journal, bots, LEVELS, lambda: 1).reception.door()


if __name__ == "__main__":
    listen(sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else None)
