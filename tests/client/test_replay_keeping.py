"""Every match that is seen to its end is kept by itself: through the real loop, into real files."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from client.driver import Driver
from client.server_double import ServerDouble, table
from ziggurat.games.game import View
from ziggurat.match.match import Match
from ziggurat.match.record import load
from ziggurat.match.replaying import verify
from ziggurat.wire.links import Address
from ziggurat.wire.messages import Error, PositionMessage, Replay, ReplayFile, SeatState
from ziggurat_client.replaying.replays import keep_replay, replay_folder
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.staging import staged

CODE = "ENKI-42"
SEATS = (SeatState("p1", "Ninsun", here=True), SeatState("bot1", "Enlil", "merchant", here=True))


@pytest.fixture(scope="module")
def match() -> Match:
    """A finished match of two."""
    return staged.played_match(seats=2)


def come_to(driver: Driver, server: ServerDouble, *, stage: str, seats: tuple[int, ...]) -> None:
    """Go to a server where we are at a table."""
    driver.app.stack.push(TitleScene(driver.app.atlas))
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    server.tables[CODE] = table(stage=stage, seats=SEATS, your_seats=seats)
    server.tell(server.tables[CODE])
    driver.turn()


def stands(match: Match, viewer: int | None, *, over: bool) -> PositionMessage:
    """What is told of the match's position."""
    outcome = msgspec.Raw(msgspec.json.encode(match.result)) if over else msgspec.UNSET
    view: View[object, object] = match.view(viewer)
    return PositionMessage(CODE, match.revision, (), (), msgspec.Raw(msgspec.json.encode(view)), viewer, outcome)


def end_before(driver: Driver, server: ServerDouble, match: Match, viewer: int | None) -> None:
    """Show the match while it is on, and then its end."""
    server.answering = False
    server.tell(stands(match, viewer, over=False), stands(match, viewer, over=True))
    driver.turn()


def give_record(driver: Driver, server: ServerDouble, match: Match) -> None:
    """Answer everyone who asked for the record."""
    for asked in server.asked(Replay):
        server.tell(ReplayFile(asked.id, CODE, msgspec.Raw(msgspec.json.encode(match.record()))))
    driver.turn()


def kept(driver: Driver) -> list[Path]:
    """The replays there are."""
    return list(replay_folder(driver.app.services.memory).glob("*.json"))


@pytest.mark.parametrize("seats", [(0,), ()])
def test_a_match_that_one_played_or_watched_to_its_end_is_kept(
    driver: Driver, server: ServerDouble, match: Match, seats: tuple[int, ...]
) -> None:
    come_to(driver, server, stage="playing", seats=seats)
    end_before(driver, server, match, next(iter(seats), None))
    give_record(driver, server, match)
    (file,) = kept(driver)
    assert verify(load(file.read_bytes())).steps == match.steps


def test_a_match_of_ours_that_ended_while_we_were_away_is_kept(
    driver: Driver, server: ServerDouble, match: Match
) -> None:
    come_to(driver, server, stage="over", seats=(0,))
    server.answering = False
    server.tell(stands(match, 0, over=True))
    driver.turn()
    give_record(driver, server, match)
    assert len(kept(driver)) == 1


def test_a_match_that_others_had_finished_when_we_came_is_not_kept(
    driver: Driver, server: ServerDouble, match: Match
) -> None:
    come_to(driver, server, stage="over", seats=())
    server.tell(stands(match, None, over=True))
    driver.turn()
    assert server.asked(Replay) == []


def test_the_same_match_is_kept_once(driver: Driver, match: Match) -> None:
    record = msgspec.Raw(msgspec.json.encode(match.record()))
    files = {keep_replay(driver.app.services.memory, name, record) for name in ("ENKI-42", "URUK-17")}
    assert kept(driver) == list(files)


def test_whoever_cannot_keep_a_match_is_told(driver: Driver, server: ServerDouble, match: Match) -> None:
    replay_folder(driver.app.services.memory).write_text("not a folder")
    come_to(driver, server, stage="playing", seats=(0,))
    end_before(driver, server, match, 0)
    give_record(driver, server, match)
    assert (driver.app.services.banner.text or "").startswith("The replay could not be saved")


def test_a_record_whose_answer_was_lost_is_asked_for_again(driver: Driver, server: ServerDouble, match: Match) -> None:
    come_to(driver, server, stage="playing", seats=(0,))
    end_before(driver, server, match, 0)
    (asked,) = server.asked(Replay)
    server.tell(Error("connection_lost", "", asked.id))
    driver.turn()
    assert len(server.asked(Replay)) == 2
