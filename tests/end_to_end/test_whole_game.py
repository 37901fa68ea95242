"""One whole game with everything real: a server process, two people at client processes, a bot process, a watcher.

The seed and everybody's chance are fixed, so the game always ends in the same position. Its score was counted by hand
from the drawing, following rule 8.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from end_to_end.programs import person, running
from ziggurat.games.ur.drawing import draw
from ziggurat.match import Match, MatchRecord, load, replay

SEED = "9"

FINAL_POSITION = """\
phase over
seat a
first b
round 11
turns 46
stock 0
last_round
ending fifth_ziggurat
hands WC CA PW
market TC
        A     B     C     D     E     F
1    CPc1    AC  CPc1    WP  WTb2  ACb1
2    TPb*  CTc1  CWa*  TPb2  PAa1  TPa1
3    WAc1  APc1  AWc1  PCb1  CWa1    AC
4    PWc2  TPa3  WTa1  APa1  AWb1  WPb1
5      TA  AWa1  CWa1  TWc*  APa*  TAb*
6      CT    WT  TAc1  PCc2    CT  ATc1
"""

# Seat, points, cubes on the grid, sets. By hand: seat a has three A (D4, B5, E5 under its ziggurat), two T (F2, B4),
# three C (E3, C5, C2 under its ziggurat), one P (E2), one W (C4), two ziggurats, and the hand tile as War:
# ATCPWZ 21 + ATCWZ 15 + AC 3 = 39. Seat b: two A, three T, one P, two W, two ziggurats, the hand tile as Culture:
# 21 + ATWZ 10 + T 1 = 32. Seat c: three A, two T, three C, two P, one W, one ziggurat, the hand tile as War:
# 21 + ATCPW 15 + AC 3 = 39. Seats c and a are even; c has 12 cubes on the grid to 10.
COUNTED_BY_HAND = [
    (2, 39, 12, ["ATCPWZ", "ATCPW", "AC"]),
    (0, 39, 10, ["ATCPWZ", "ATCWZ", "AC"]),
    (1, 32, 8, ["ATCPWZ", "ATWZ", "T"]),
]


@dataclass(frozen=True)
class Ended:
    """What each client finally showed, by role, the record the host saved, and what the server logged."""

    shown: dict[str, Any]
    record: MatchRecord
    log: str

    @property
    def match(self) -> Match:
        """The match, played again from the record."""
        return replay(self.record)


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Ended:
    """The whole game, played."""
    folder = tmp_path_factory.mktemp("people")
    hosting = ("--listen", "tcp:0:interface=127.0.0.1", "--seed", SEED, "--data", str(folder / "server"))
    with running("-m", "ziggurat_server", *hosting) as server:
        address = server.line().removeprefix("listening on ")
        with person("host", f"ziggurat://{address}", "Ninsun", 1, folder / "host") as host:
            link = f"ziggurat://{address}/{host.fact('table')}"
            bot = ("-m", "ziggurat.bots", link, "--level", "merchant", "--name", "Enlil", "--seat", "3", "--seed", "3")
            with (
                running(*bot),
                person("watcher", link, "Zahra", 0, folder / "watcher") as watcher,
                person("guest", link, "Tariq", 2, folder / "guest") as guest,
            ):
                clients = {"host": host, "guest": guest, "watcher": watcher}
                shown = {role: client.fact("end") for role, client in clients.items()}
                assert [client.wait() for client in clients.values()] == [0, 0, 0]
        log = server.end()
    (file,) = (folder / "host" / "replays").glob("*.json")
    return Ended(shown, load(file.read_bytes()), log)


@pytest.mark.parametrize("role", ["host", "guest", "watcher"])
def test_every_client_ends_with_the_servers_public_view(ended: Ended, role: str) -> None:
    match = ended.match
    public = msgspec.json.encode(match.game.public(match.position))
    assert ended.shown[role]["public"] == msgspec.json.decode(public)


def test_the_record_replays_to_the_position_it_was_saved_with(ended: Ended) -> None:
    assert ended.match.digest() == ended.record.digest


def test_the_game_ended_where_it_always_ends(ended: Ended) -> None:
    assert draw(ended.match.position) == FINAL_POSITION


@pytest.mark.parametrize("role", ["host", "guest", "watcher"])
def test_every_client_shows_the_score_that_was_counted_by_hand(ended: Ended, role: str) -> None:
    standings = ended.shown[role]["result"]["standings"]
    shown = [(each["seat"], each["score"], each["tie_break"], each["sets"]) for each in standings]
    assert shown == COUNTED_BY_HAND


def test_all_clients_showed_the_same_last_revision(ended: Ended) -> None:
    assert {shown["revision"] for shown in ended.shown.values()} == {len(ended.record.steps)}


def test_the_server_logged_no_error(ended: Ended) -> None:
    assert "Traceback" not in ended.log
    assert "#critical" not in ended.log
