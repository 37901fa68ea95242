"""The process that servers begin in: it imports what they need, and becomes one for each order (see `forge`).

An order is a JSON object with arguments, variables and a folder; four descriptors come with it: the server's standard
input, output and error, and where its process number is written, and its exit code once it has ended.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import sys
import time

import twisted.internet.default
import twisted.internet.endpoints
import twisted.internet.ssl  # noqa: F401 - servers need it, and the reactor that each of them makes for itself

import ziggurat_server.hosting.checking
import ziggurat_server.hosting.running
import ziggurat_server.journal.rules_needed  # noqa: F401 - all that the program imports, but the reactor

_LONGEST_ORDER = 1 << 18


def take_orders(line: socket.socket) -> None:
    """Begin a server for each order, until nobody is there to give any."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        order, descriptors, _, _ = socket.recv_fds(line, _LONGEST_ORDER, 4)
        if not order:
            return
        if os.fork() == 0:
            line.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            _watch_over_a_server(json.loads(order), descriptors)
            return
        for descriptor in descriptors:
            os.close(descriptor)


def _watch_over_a_server(order: dict, descriptors: list[int]) -> None:
    *streams, fate = descriptors
    number = os.fork()
    if number == 0:
        os.close(fate)
        _serve(order, streams)
    for stream in streams:
        os.close(stream)
    os.write(fate, f"{number}\n".encode())
    _, status = os.waitpid(number, 0)
    os.write(fate, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def _serve(order: dict, streams: list[int]) -> None:
    """Be a server from here on, as if it had been started with these streams."""
    for place, stream in enumerate(streams):
        os.dup2(stream, place)
        os.close(stream)
    sys.stdout = os.fdopen(1, "w", closefd=False)  # which the one before takes for what it was made for
    os.environ.clear()
    os.environ.update(order["environment"])
    time.tzset()
    os.chdir(order["folder"])
    sys.argv[1:] = order["arguments"]
    # Imported here: this makes the reactor, of which each process needs one of its own.
    from ziggurat_server.__main__ import main

    main()


if __name__ == "__main__":
    gc.freeze()
    with socket.socket(fileno=int(sys.argv[1])) as orders:
        take_orders(orders)
