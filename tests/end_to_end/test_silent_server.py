"""A link that dies in silence: the client on a real socket notices it, and comes back as who it was."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager

from bots.door import Door
from bots.tables import welcome
from ziggurat.wire.messages import Hello, Limits, Ping

# In a process of its own, because a reactor runs once in a process.
CALL = """
import sys
import pygame
from ziggurat.wire.links import parse_link
from ziggurat.wire.messages import PROTOCOL, Hello
from ziggurat_client.network.net import Net

pygame.init()
net = Net()
net.connect(parse_link(sys.argv[1]), Hello(PROTOCOL, "Ninsun"))
while True:
    pygame.event.wait()
    for arrival in net.arrivals():
        print(type(arrival).__name__, flush=True)
"""


@contextmanager
def calling(door: Door) -> Iterator[subprocess.Popen[str]]:
    """A client that calls at the door, and prints what arrives."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [sys.executable, "-c", CALL, f"ziggurat://{door.place}"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as client:
        try:
            yield client
        finally:
            client.kill()


def test_a_server_that_falls_silent_is_asked_and_left_and_found_again() -> None:
    with closing(Door()) as door, calling(door) as client:
        silent = door.host()
        silent.hear(Hello)
        silent.say(welcome(Limits(silence_seconds=1)))
        silent.hear(Ping)
        again = door.host()
        assert again.hear(Hello).token == welcome().token
        again.say(welcome())
        assert client.stdout is not None
        assert [client.stdout.readline().strip() for _ in range(3)] == ["Welcome", "Lost", "Welcome"]
