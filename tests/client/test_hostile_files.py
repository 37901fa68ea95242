"""Whatever stands in the client's own files, it goes on: what is damaged is put aside, or simply not there."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec
import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from client.driver import Driver
from client.server_double import ServerDouble
from examples import examples
from games.random_play import played
from memory import give_memory_back
from wire.message_strategies import JSON, nearly
from ziggurat.bots.review import Review, ReviewedTurn
from ziggurat.games import GAMES
from ziggurat.match.match import Match
from ziggurat.match.record import MatchRecord, save
from ziggurat_client.app import App
from ziggurat_client.clock import HandClock
from ziggurat_client.kept.kept_picture import KeptPicture
from ziggurat_client.kept.kept_reviews import KeptReviews, KnownMatch
from ziggurat_client.kept.own_puzzles import FILE as OWN_PUZZLES
from ziggurat_client.kept.own_puzzles import OwnPuzzles
from ziggurat_client.kept.profile import FILE, Memory, Profile, Server
from ziggurat_client.puzzles.stock import shipped
from ziggurat_client.replaying.replays import replay_folder
from ziggurat_client.scenes.replay.kept import ReplaysScene
from ziggurat_client.scenes.servers.join import JoinScene
from ziggurat_client.scenes.settings.settings import SettingsScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window.window import Window
from ziggurat_client.wording.words import Words

BEGUN: Final = 20
"""How many steps the matches have, so that there are some of every game to be altered."""
MATCHES: Final = [played(game, min(game.seat_counts), 7, rounds=5, steps=BEGUN) for game in GAMES.values()]
FULL: Final = Profile("Ninsun", "fr", guests=("Ea",), servers=(Server("ziggurat://a", "Ur", "token"),), seals=("ur/a",))
REVIEW: Final = Review((0.5, 0.5), 2, (ReviewedTurn(0, 0, (0.4, 0.6)), ReviewedTurn(1, 1, (0.3, 0.7))))
few = settings(deadline=None, max_examples=examples(15))


@st.composite
def altered(draw: st.DrawFn, content: bytes) -> bytes:
    """The bytes with some of them cut out, or others in their place."""
    start = draw(st.integers(0, len(content)))
    end = draw(st.integers(start, min(len(content), start + 20)))
    return content[:start] + draw(st.binary(max_size=8)) + content[end:]


def records() -> st.SearchStrategy[bytes]:
    """Files of replays, one thing about each not as it should be."""
    names = (("\0", "W" * 64), ("\u202eEa", "e" + "\u0301" * 60), ("Ea", "Anu") * 8, ("x" * 100_000,))
    good = [match.record(("Ea", "Anu")) for match in MATCHES]
    odd = [msgspec.structs.replace(record, names=those) for record in good for those in names]
    crowded = [msgspec.structs.replace(record, seats=16, names=("Ea",) * 16) for record in good]
    whole = st.sampled_from([*odd, *crowded]) | st.one_of(*map(nearly, good))
    return whole.map(as_file) | st.sampled_from(list(map(save, good))).flatmap(altered)


def as_file(record: MatchRecord) -> bytes:
    return msgspec.json.encode(record)


def client(folder: str, pictures: Pictures) -> Driver:
    """An application on its title, with what is kept in that folder. The one of the example before is let go."""
    give_memory_back()
    clock = HandClock()
    app = App(Window((1280, 720)), Memory(Path(folder)), Words("en"), ServerDouble(), clock, pictures=pictures)
    pygame.event.clear()
    app.stack.push(TitleScene(app.atlas))
    return Driver(app, clock)


@few
@given(contents=st.lists(records(), min_size=1, max_size=3))
def test_the_list_of_replays_outlives_whatever_its_files_hold(
    painted_pictures: Pictures, contents: list[bytes]
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        driver = client(folder, painted_pictures)
        kept = replay_folder(driver.app.services.memory)
        kept.mkdir()
        for number, content in enumerate(contents):
            (kept / f"{number}.json").write_bytes(content)
        driver.app.stack.push(ReplaysScene(driver.app.atlas))
        driver.turn(4)
        driver.press(pygame.K_RETURN)
        driver.turn(4)
        assert not driver.app.stack.stopped
        driver.app.finish()


@pytest.mark.parametrize("match", MATCHES, ids=lambda match: match.game.id)
def test_a_replay_with_more_seats_than_its_game_cannot_be_opened(driver: Driver, match: Match) -> None:
    kept = replay_folder(driver.app.services.memory)
    kept.mkdir()
    (kept / "crowd.json").write_bytes(as_file(msgspec.structs.replace(match.record(), seats=16, names=("Ea",) * 16)))
    scene = ReplaysScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn(4)
    assert not scene.widget("crowd.json").enabled


def profiles() -> st.SearchStrategy[bytes]:
    whole = msgspec.json.encode(FULL)
    parts = st.dictionaries(st.sampled_from(Profile.__struct_fields__), JSON, max_size=2)
    odd = parts.map(lambda fields: msgspec.json.encode(msgspec.to_builtins(FULL) | fields))
    return altered(whole) | odd | nearly(FULL).map(msgspec.json.encode)


@few
@given(content=profiles())
def test_the_client_starts_whatever_its_profile_holds(painted_pictures: Pictures, content: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / FILE).write_bytes(content)
        driver = client(folder, painted_pictures)
        for scene in (JoinScene, SettingsScene):
            driver.app.stack.push(scene(driver.app.atlas))
            driver.turn(2)
        assert not driver.app.stack.stopped
        driver.app.finish()
        assert Memory(Path(folder)).aside is None


@given(data=st.data())
def test_a_kept_review_is_the_one_that_was_kept_or_none(data: st.DataObject) -> None:
    record = MATCHES[0].record()
    with tempfile.TemporaryDirectory() as folder:
        kept = KeptReviews(Path(folder))
        kept.store(record, REVIEW)
        (file,) = Path(folder).iterdir()
        file.write_bytes(data.draw(altered(file.read_bytes())))
        assert kept.find(record) in (KnownMatch(REVIEW), None)


@given(data=st.data())
def test_a_puzzle_of_ones_own_is_the_one_that_was_kept_or_none(data: st.DataObject) -> None:
    puzzle = shipped()["ur"][0]
    with tempfile.TemporaryDirectory() as folder:
        OwnPuzzles(Path(folder)).keep((puzzle,))
        file = Path(folder) / OWN_PUZZLES
        file.write_bytes(data.draw(altered(file.read_bytes())))
        assert OwnPuzzles(Path(folder)).puzzles in ((puzzle,), ())


@given(data=st.data())
def test_a_kept_picture_is_the_one_that_was_kept_or_none(data: st.DataObject) -> None:
    picture = pygame.Surface((3, 2), 0, 24)
    picture.fill("#204060")
    with tempfile.TemporaryDirectory() as folder:
        kept, file = KeptPicture(Path(folder) / "picture"), Path(folder) / "picture"
        kept.store("evening", picture)
        file.write_bytes(data.draw(altered(file.read_bytes())))
        found: Any = kept.load("evening")
        assert found is None or pygame.image.tobytes(found, "RGB") == pygame.image.tobytes(picture, "RGB")
