"""Whole games with everything real: a server process, two people at client processes, a bot process, a watcher.

The seed and everybody's chance are fixed, so each game always ends in the same position. Its score was counted by hand
from what lay on the table.
"""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
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


FINAL_TEMPLES = [
    ((1, 2, 3), (1, 2), (1, 2, 3, 4, 5), (1,), ()),
    ((1, 2, 3, 4, 5, 6), (1, 2, 3, 4), (1, 2, 3, 5), (1, 2, 3), ()),
]
FINAL_ENDING = "last_temple_card"
# Seat, points, cards in hand. By hand, from the top cards: seat 1 has 6 + 4 + 5 + 3 = 18 and holds an Assyrian, seat 0
# has 3 + 2 + 5 + 1 = 11 and holds a Persian and a Sumerian.
COUNTED_IN_BABEL = [(1, 18, 1), (0, 11, 2)]

pytestmark = pytest.mark.timeout(300)


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


def play(folder: Path, game: str, guests: tuple[str, ...], bot: bool) -> Ended:
    """A whole game: a host, guests, a bot if there is one, and somebody who looks on."""
    hosting = ("--listen", "tcp:0:interface=127.0.0.1", "--seed", SEED, "--data", str(folder / "server"))
    with running("-m", "ziggurat_server", *hosting) as server:
        address = server.line().removeprefix("listening on ")
        with ExitStack() as people:
            seats = 1 + len(guests) + bot
            home = f"ziggurat://{address}"
            host = people.enter_context(person("host", home, "Ninsun", 1, folder / "host", game, seats))
            link = f"{home}/{host.fact('table')}"
            if bot:
                level = ("--level", "merchant", "--name", "Enlil", "--seat", str(seats), "--seed", "3")
                people.enter_context(running("-m", "ziggurat.bots", link, *level))
            clients = {"host": host}
            clients["watcher"] = people.enter_context(person("watcher", link, "Zahra", 0, folder / "watcher"))
            for chance, name in enumerate(guests, start=2):
                clients[name] = people.enter_context(person("guest", link, name, chance, folder / name))
            shown = {role: client.fact("end") for role, client in clients.items()}
            assert [client.wait() for client in clients.values()] == [0] * len(clients)
        log = server.end()
    (file,) = (folder / "host" / "replays").glob("*.json")
    return Ended(shown, load(file.read_bytes()), log)


@pytest.fixture(scope="module")
def ur(tmp_path_factory: pytest.TempPathFactory) -> Ended:
    """A game of Ur for three: two people and a bot."""
    return play(tmp_path_factory.mktemp("ur"), "ur", ("Tariq",), bot=True)


@pytest.fixture(scope="module")
def babel(tmp_path_factory: pytest.TempPathFactory) -> Ended:
    """A game of Babel between two people."""
    return play(tmp_path_factory.mktemp("babel"), "babel", ("Tariq",), bot=False)


@pytest.fixture(params=["ur", "babel"])
def ended(request: pytest.FixtureRequest) -> Ended:
    """Each of them."""
    played: Ended = request.getfixturevalue(request.param)
    return played


def test_every_client_ends_with_the_servers_public_view(ended: Ended) -> None:
    match = ended.match
    public = msgspec.json.decode(msgspec.json.encode(match.game.public(match.position)))
    assert all(shown["public"] == public for shown in ended.shown.values())


def test_the_record_replays_to_the_position_it_was_saved_with(ended: Ended) -> None:
    assert ended.match.digest() == ended.record.digest


def test_all_clients_showed_the_same_last_revision(ended: Ended) -> None:
    assert {shown["revision"] for shown in ended.shown.values()} == {len(ended.record.steps)}


def test_the_server_logged_no_error(ended: Ended) -> None:
    assert "Traceback" not in ended.log
    assert "#critical" not in ended.log


def test_ur_ended_where_it_always_ends(ur: Ended) -> None:
    assert draw(ur.match.position) == FINAL_POSITION


def test_every_client_shows_the_score_of_ur_that_was_counted_by_hand(ur: Ended) -> None:
    for shown in ur.shown.values():
        standings = shown["result"]["standings"]
        assert [(each["seat"], each["score"], each["tie_break"], each["sets"]) for each in standings] == COUNTED_BY_HAND


def test_babel_ended_where_it_always_ends(babel: Ended) -> None:
    board = babel.match.position.board
    assert [side.temples for side in board.sides] == FINAL_TEMPLES
    assert board.ending == FINAL_ENDING


def test_every_client_shows_the_score_of_babel_that_was_counted_by_hand(babel: Ended) -> None:
    for shown in babel.shown.values():
        standings = shown["result"]["standings"]
        assert [(each["seat"], each["score"], each["tie_break"]) for each in standings] == COUNTED_IN_BABEL


def test_the_hands_of_babel_are_open_once_it_is_over(babel: Ended) -> None:
    hands = list(babel.match.position.hands)
    assert all(shown["public"]["unveiled"]["hands"] == hands for shown in babel.shown.values())
