"""Bots that come back: the server is killed in the middle of a match, starts again, and they play it to its end."""

from __future__ import annotations

import signal
from pathlib import Path

import msgspec

from bots.called_bots import Host, bot_of_the_house, called
from server.programs import LOOPBACK, Program
from ziggurat.wire.messages import Happened, PositionMessage, Watch


def test_bots_play_on_where_they_were_when_the_server_was_killed(tmp_path: Path) -> None:
    hosting = ("--no-announce", "--data", str(tmp_path))
    with Program("--listen", LOOPBACK, *hosting) as server:
        port = server.port
        host = Host(server, options=msgspec.Raw(b'{"max_rounds":1}'))
        commands = [
            bot_of_the_house(port, host.code, "--level", "random", "--name", name, "--pause", "0.1")
            for name in ("Adapa", "Enlil")
        ]
        with called(commands[0]), called(commands[1]):
            host.start()
            before = host.see_happen().revision
            server.end(signal.SIGKILL)
            with Program("--listen", f"tcp:{port}:interface=127.0.0.1", *hosting) as again:
                watcher = again.call()
                watcher.hello("Zahra")
                watcher.say(Watch(1, host.code))
                news = watcher.await_any(PositionMessage, Happened)
                while news.result is msgspec.UNSET:
                    news = watcher.await_any(PositionMessage, Happened)
                assert news.revision > before
