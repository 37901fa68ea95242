"""The colours of seats: whatever shows a table is drawn in those that its people chose."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable
from typing import Any

import msgspec
import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from client.driver import Driver
from client.match_table import CODE, MatchTable, open_game
from client.server_double import card
from ziggurat.certainty import present
from ziggurat.games import game_named
from ziggurat.games.ur.actions import Place
from ziggurat.match.match import Match
from ziggurat.wire.messages import SeatState, Table
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.palette import HIGH_CONTRAST, STANDARD, Palette
from ziggurat_client.boards.registry import emblem_painter
from ziggurat_client.kept.waiting_games import KeptGames, SeatKey, WaitingSign
from ziggurat_client.replaying.replay_notes import ReplayNote, noting
from ziggurat_client.replaying.replays import keep_replay, saved_replays
from ziggurat_client.scenes.game.curtain import CurtainScene
from ziggurat_client.scenes.play_now.waiting import WaitingScene
from ziggurat_client.scenes.replay.kept import _chronicle
from ziggurat_client.scenes.replay.live import LiveReplayScene
from ziggurat_client.scenes.replay.row_pictures import RowPictures
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.servers.game_keeping import sign_of
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.replay_row import ReplayRow, ReplaySign
from ziggurat_client.ui.table_card import Course, card_pieces
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

COLOURS = (4, 6)
BEGINNING_WITH_THEM = dataclasses.replace(STANDARD.seated(COLOURS), by_number=None)
"""A palette in which these are the colours of the first numbers."""


class ColourfulTable(MatchTable):
    """A match whose two players chose amethyst and malachite."""

    def description(self, stage: Any) -> Table:
        table = super().description(stage)
        seats = (replace(seat, colour=colour) for seat, colour in zip(table.seats, COLOURS, strict=True))
        return replace(table, seats=tuple(seats))


def drawn(driver: Driver, pieces: Iterable[Piece], palette: Palette = STANDARD) -> list[bytes]:
    """What the pieces look like."""
    screen, pictures = driver.app.services.screen, Pictures(palette)
    return [pygame.image.tobytes(piece.placed(screen, pictures)[0], "RGBA") for piece in pieces]


# ---------------------------------------------------------------------- the palette


@pytest.mark.parametrize("colours", [(), (0,), (0, 1, 2, 3), tuple(range(12))])
def test_seats_in_the_colours_of_their_numbers_are_drawn_with_the_palette_itself(colours: tuple[int, ...]) -> None:
    assert STANDARD.seated(colours) is STANDARD
    assert STANDARD.seated((3, 1)).seated(colours) is STANDARD


@given(st.permutations(range(9)), st.integers(1, 9))
def test_each_seat_has_its_colour_and_the_mark_of_it_and_no_two_have_the_same(order: list[int], seats: int) -> None:
    seated = STANDARD.seated(tuple(order[:seats]))
    assert [seated.player(seat) for seat in range(seats)] == [STANDARD.player(colour) for colour in order[:seats]]
    assert len({seated.player(seat) for seat in range(max(7, seats))}) == max(7, seats)


def test_palettes_of_other_colours_have_other_names_and_the_same_colours_the_same_palette() -> None:
    palettes: list[Palette] = [STANDARD.seated((4, 1)), STANDARD.seated((1, 4)), HIGH_CONTRAST.seated((4, 1)), STANDARD]
    assert len({palette.name for palette in palettes}) == len(palettes)
    assert STANDARD.seated((1, 4)).seated((4, 1)) is palettes[0]


# ---------------------------------------------------------------------- scenes


@pytest.fixture
def server() -> MatchTable:
    return ColourfulTable(Match(game_named("ur"), 2, 4))


def test_a_game_is_drawn_and_told_in_the_colours_of_its_table_and_other_pages_are_not(
    driver: Driver, server: MatchTable
) -> None:
    services = driver.app.services
    game = open_game(driver, server)
    assert services.pictures.palette is services.settings.telling().palette is STANDARD.seated(COLOURS)
    curtain = CurtainScene(driver.app.atlas, CODE, 1, "Kubaba")
    driver.app.stack.push(curtain)
    assert services.pictures.palette is STANDARD.seated(COLOURS)
    driver.app.stack.close(curtain)
    driver.app.stack.push(LiveReplayScene(driver.app.atlas, CODE))
    assert services.pictures.palette is STANDARD.seated(COLOURS)
    driver.app.stack.push(TitleScene(driver.app.atlas))
    assert services.pictures.palette is services.settings.telling().palette is STANDARD
    driver.app.stack.raise_to_top(game)
    services.settings.choose(palette="high_contrast")
    assert services.pictures.palette is HIGH_CONTRAST.seated(COLOURS)
    assert services.settings.palette is HIGH_CONTRAST


def test_a_game_that_waits_remembers_its_colours(driver: Driver, server: MatchTable) -> None:
    record = open_game(driver, server).record
    assert record.moment is not None
    assert sign_of(record, record.moment).colours == COLOURS


def test_a_note_of_a_replay_has_its_colours(driver: Driver) -> None:
    match = Match(game_named("ur"), 2, 4)
    record = msgspec.json.encode(match.record(colours=COLOURS))
    keep_replay(driver.app.services.memory, CODE, msgspec.Raw(record))
    (saved,) = saved_replays(driver.app.services.memory)
    *_, note = noting(saved, _chronicle)
    assert note is not None
    assert note.colours == COLOURS


# ---------------------------------------------------------------------- pages of several tables


def test_each_card_of_the_lobby_has_the_colours_of_its_table(driver: Driver) -> None:
    def pieces(*colours: int | None) -> list[Piece]:
        """Of a table at which a match is on."""
        seats = tuple(SeatState(f"p{seat}", "Puabi", here=True, colour=colour) for seat, colour in enumerate(colours))
        match = Match(game_named("ur"), 2, 4)
        match.apply(match.due.seats[0], Place(7))
        listed = card(seats=seats, sketch=match.game.sketch(match.view(None).public))
        course = Course(None, lambda: None, ours=False)
        return card_pieces(Box(0, 0, 400, 262), listed, emblem_painter("ur"), course, Words("en"))

    assert drawn(driver, pieces(*COLOURS)) == drawn(driver, pieces(None, None), BEGINNING_WITH_THEM)
    assert drawn(driver, pieces(*COLOURS))[1] != drawn(driver, pieces(None, None))[1], "the sketch is another"


def test_a_row_of_replays_has_the_colours_of_its_match(driver: Driver) -> None:
    def row(colours: tuple[int, ...]) -> list[Piece]:
        return [ReplayRow("row", Box(0, 0, 900, 84), ReplaySign(("Ea", "Anu"), "", "", colours=colours), lambda: None)]

    assert drawn(driver, row(COLOURS)) == drawn(driver, row(()), BEGINNING_WITH_THEM)
    assert drawn(driver, row(COLOURS)) != drawn(driver, row(()))


def test_the_board_beside_a_replay_and_beside_a_game_that_waits_has_the_colours_of_its_match(driver: Driver) -> None:
    match = Match(game_named("ur"), 2, 4)
    for square in (7, 12):
        match.apply(match.due.seats[0], Place(square))
    public = msgspec.Raw(msgspec.json.encode(match.view(None).public))

    def beside_a_replay(colours: tuple[int, ...], palette: Palette = STANDARD) -> bytes:
        pictures, note = RowPictures(), ReplayNote(game="ur", seats=2, public=public, colours=colours)
        pictures.of("a", note, 1.0, palette)
        while pictures.unfinished:
            pictures.go_on(math.inf)
        return pygame.image.tobytes(present(pictures.of("a", note, 1.0, palette)), "RGBA")

    def beside_a_waiting_game(colours: tuple[int, ...]) -> bytes:
        games = KeptGames(driver.app.services.memory.folder)
        game = present(games.begin())
        game.keep_key(SeatKey(None, CODE))
        game.keep_sign(WaitingSign("ur", 1, 2, public=public, colours=colours))
        ((_, sign),) = games.waiting()
        picture = WaitingScene(driver.app.atlas)._picture(game, sign)
        picture.go_on(math.inf)
        game.give_up()
        return pygame.image.tobytes(present(picture.surface), "RGBA")

    assert beside_a_replay(COLOURS) == beside_a_replay((), BEGINNING_WITH_THEM) != beside_a_replay(())
    assert beside_a_waiting_game(COLOURS) != beside_a_waiting_game(())


def test_a_canvas_in_the_colours_of_a_table_cuts_texts_for_the_one_below() -> None:
    canvas = Canvas(20, 20)
    assert canvas.seated((0, 1)) is canvas
    assert canvas.seated(COLOURS).cuts is canvas.cuts
