"""Any server's door for browsers passes on what concerns tables of the others, as its door for programs does."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.postgres_server import PostgresServer
from server.postgres_server import postgres as postgres  # a fixture
from server.programs import Program
from web.programs import WebProgram
from ziggurat.wire.messages import AddBot, Chances, Done, Happened, Open, Said, Say, Start, Watch, WinningChances
from ziggurat.wire.messages import Table as TableMessage


def test_a_browser_at_one_server_watches_and_talks_at_a_table_of_another(
    postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZIGGURAT_JOURNAL", postgres.empty_database("house"))
    with (
        Program("--listen", "tcp:0:interface=127.0.0.1", "--no-announce", "--data", str(tmp_path / "one")) as one,
        WebProgram("--data", str(tmp_path / "other")) as other,
        other.line() as cyrus,
    ):
        anna = one.call()
        anna.hello("Anna")
        anna.say(Open(1, "ur", 2))
        code = anna.await_message(Done).table
        assert code is not None
        for seat in (0, 1):
            anna.say(AddBot(2 + seat, code, "random", seat=seat))
        while not all(seat.ready for seat in anna.await_message(TableMessage).seats):
            pass
        cyrus.hello("Cyrus")
        cyrus.say(Watch(1, code))
        cyrus.await_message(Done)
        cyrus.say(Say(2, "Good luck", code))
        assert anna.await_message(Said).text == "Good luck"
        anna.say(Start(4, code))
        assert cyrus.await_message(Happened).table == code
        cyrus.say(Chances(5, code))
        assert sum(cyrus.await_message(WinningChances).chances) == pytest.approx(1)
