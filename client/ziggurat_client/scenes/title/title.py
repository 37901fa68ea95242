"""The title: the ziggurat at night, and the menu as its processional stair."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

import pygame

from ziggurat.version import version
from ziggurat_client.art import tones
from ziggurat_client.art.badges import draw_keycap
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.opening import LOGOTYPE_BASE
from ziggurat_client.art.stair import Stair, stair_for
from ziggurat_client.discovery.found import FOUND
from ziggurat_client.input.intentions import Intention
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.kept.kept_picture import KeptPicture
from ziggurat_client.kept.quick_game import QuickGame, usual_mode
from ziggurat_client.kept.waiting_games import KeptGame, KeptGames, WaitingSign
from ziggurat_client.scenes.friends.way import friends_sign
from ziggurat_client.scenes.pages.common_keys import show_keys, toggle_mute
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.title.continuing import ABOVE_STAIR, continue_pieces
from ziggurat_client.scenes.title.picture import FLICKER, TitlePicture
from ziggurat_client.shown import SHOWN
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.menu_step import MenuStep, StairWalls
from ziggurat_client.ui.piece import Easel, Painted, Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.window.screen import Box, Screen
from ziggurat_client.window.viewport import TIGHTEST
from ziggurat_client.wording.games import game_name
from ziggurat_client.wording.words import LANGUAGES

KEPT: Final = "title.picture"
"""The file of the finished picture, in the folder of the profile."""
REST: Final = 1.0
"""Seconds between two looks at the board where nothing else moves."""
_WORD_FOOT: Final = LOGOTYPE_BASE + 30
"""Where the logotype and its shadow end on the design grid."""
_NARROW: Final = 1200
"""The width below which the logotype leaves no room for words in the upper corner."""
_FRIENDS: Final = 420
"""How wide the sign may be that friends are near."""
_CORNER: Final = 240
"""The room beside the stair that the corners need."""


class _Item(NamedTuple):
    """An item of the menu. `word` ends the key of its label; `turn` takes -1 or 1 from the keys left and right."""

    name: str
    word: str
    icon: Icon
    chosen: Callable[[], None]
    badge: str | None = None
    turn: Callable[[int], None] | None = None


class TitleScene(Page):
    """The first screen. Its picture is drawn little by little, so that the window is never blank or deaf.

    It is large because so much leads on from it, each thing in a line or two.
    """

    first_focus = "play"
    hover_focuses = True
    smallest = TIGHTEST
    fills = True

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
        self._drawn_at = atlas.services.clock.now()
        self._picture = TitlePicture(
            atlas.services.pictures,
            KeptPicture(atlas.services.memory.folder / KEPT),
            QuickGame(atlas.services.memory).game,
        )
        self._waiting: list[tuple[KeptGame, WaitingSign]] = []

    # ------------------------------------------------------------------ the picture

    @property
    def animating(self) -> bool:
        return self._picture.unfinished

    @property
    def built(self) -> bool:
        """Whether all but the board on the plaza is on show."""
        return self._picture.built

    @property
    def wakes_in(self) -> float | None:
        pause = REST if self.services.memory.profile.reduced_motion else FLICKER
        return max(0.0, pause - (self.services.clock.now() - self._drawn_at))

    def resized(self, screen: Screen) -> None:
        super().resized(screen)
        self._picture.fit(screen)

    def enter(self) -> None:
        waited = bool(self._waiting)
        self._waiting = KeptGames(self.services.memory.folder).waiting()
        super().enter()
        if self._waiting and not waited:
            self.focus_on("continue")
        self._picture.wake()
        if self.services.friends.kept.all:
            self.services.discovery.start()

    def leave(self) -> None:
        super().leave()
        self.services.discovery.stop()
        self._picture.rest()

    def handle(self, event: pygame.Event) -> bool:
        if event.type == FOUND:
            self.change()
            return True
        return super().handle(event)

    def update(self, elapsed: float) -> None:
        if self._picture.go_on():
            self.ground_changed()

    def paint_ground(self, surface: pygame.Surface, screen: Screen) -> None:
        self._picture.paint(surface)

    def draw_moving(self, easel: Easel) -> None:
        self._drawn_at = self.services.clock.now()
        still = self.services.memory.profile.reduced_motion
        self._picture.draw_flames(easel, 0.0 if still else self.services.clock.now())

    # ------------------------------------------------------------------ the pieces

    def layout(self) -> Sequence[Piece]:
        items = self._items()
        word_foot = self.screen.point((0, self.services.screen.usual.pixel(0, _WORD_FOOT)[1]))[1]
        above = ABOVE_STAIR if self._waiting else 0.0
        stair = stair_for(len(items), self.extent.width, self.extent.height, word_foot + above)
        room = (self.extent.width - stair.row_width(stair.rows - 1)) / 2
        enter = self.services.prompts.cap(Intention.CONFIRM)
        steps = [
            MenuStep(
                item.name,
                stair.step(number),
                self.say(f"title.{item.word}"),
                item.icon,
                item.chosen,
                key=enter,
                badge=item.badge,
                turn=item.turn,
                arrows=stair.outer_sides(number),
            )
            for number, item in enumerate(items)
        ]
        return [
            StairWalls(stair),
            *self._corners(room),
            *self._continue(stair),
            *steps,
            *self._seals(room),
            *self._friends_near(),
            *self._tools(),
        ]

    def _seals(self, room: float) -> Iterator[Piece]:
        """The games to choose from, once the picture is drawn, where there is room enough at the stair's side."""
        if self._picture.unfinished or len(SHOWN) < 2:
            return
        # Imported here: the boards take longer to load than the first frames may wait.
        from ziggurat_client.scenes.title.seals import rows_in, seals

        rows = rows_in(room)
        if rows.columns:
            quick = QuickGame(self.services.memory)
            yield from seals(self.services.words, rows, self.extent.height, quick.game, self._choose_game)

    def _continue(self, stair: Stair) -> Iterator[Piece]:
        """The step above the others, while a game waits."""
        signs = [sign for _, sign in self._waiting]
        return continue_pieces(self.services.words, signs, stair, self._go_on, self._look_at_waiting)

    def _items(self) -> list[_Item]:
        """The menu; `MOST_STEPS` says how long it may be."""
        quick = QuickGame(self.services.memory)
        rivals = str(quick.seats - 1)
        game = game_name(self.services.words, quick.game) if len(SHOWN) > 1 else None
        return [
            _Item("play", "play_now", Icon.PLAY, self._play_now, self._mode(quick) or game, self._turn_game),
            _Item("opponents", "opponents", Icon.BOT, self._together, rivals, self._turn_seats),
            _Item("lan", "lan", Icon.LAN, self._lan),
            _Item("join", "join", Icon.LINK, lambda: self.stack.push(self.atlas.join())),
            _Item("replays", "replays", Icon.HOURGLASS, self._replays),
            _Item("learn", "learn", Icon.TABLET, self._learn, game, self._turn_game),
            _Item("settings", "settings", Icon.GEAR, lambda: self.stack.push(self.atlas.settings())),
            _Item("credits", "credits", Icon.STAR, lambda: self.stack.push(self.atlas.credits())),
            _Item("quit", "quit", Icon.DOOR, self.stack.stop),
        ]

    def _mode(self, quick: QuickGame) -> str | None:
        """The mode that is played next, where it is not the usual one: the game itself is seen beside the menu."""
        if quick.mode == usual_mode(quick.game):
            return None
        return self.say(f"option.{quick.game}.mode.{quick.mode}.short")

    def _tools(self) -> list[Button]:
        """The buttons in the corners: the puzzles; the other language, the sound, and the keys."""
        right = self.extent.width - 24
        other, puzzles = self.say(f"language.{self._next_language}"), self.say("puzzle.open")
        sound = Icon.MUTED if self.services.audio.muted else Icon.SOUND
        if self.extent.width < _NARROW:
            # One below the other, beside the logotype.
            boxes = [Box(right - 48, 24 + row * 60, 48, 48) for row in range(3)]
            other = puzzles = ""
        else:
            boxes = [Box(right - 276, 24, 156, 48), Box(right - 108, 24, 48, 48), Box(right - 48, 24, 48, 48)]
        return [
            Button(
                "puzzles",
                Box(24, 24, 176 if puzzles else 48, 48),
                puzzles,
                lambda: self.stack.push(self.atlas.puzzles()),
                icon=Icon.STAR,
                size=19,
            ),
            Button("language", boxes[0], other, self._turn_language, icon=Icon.GLOBE, size=19),
            icon_button("sound", boxes[1], sound, lambda: toggle_mute(self.services)),
            icon_button("keys", boxes[2], Icon.HELP, lambda: show_keys(self.atlas)),
        ]

    def _friends_near(self) -> Iterator[Piece]:
        """That friends are on servers of this network, beside the puzzles."""
        circle = self.services.friends
        near = circle.near(self.services.discovery.servers)
        names = [friend.name for friend in circle.kept.all if friend.secret in near]
        if not names:
            return
        bare = self.extent.width < _NARROW
        yield friends_sign(self, names, Box(84 if bare else 216, 24, _FRIENDS, 48), bare=bare)

    def _corners(self, room: float) -> list[Piece]:
        """What stands in the lower corners, if the stair leaves `room` enough at its sides."""
        if room < _CORNER:
            return []
        right, y = self.extent.width - 22, self.extent.height - 60
        pieces: list[Piece] = [
            Painted(Box(right - 198, y, 64, 32), "arrows", _paint_arrows),
            Line(Box(right - 128, y, 86, 32), self.say("title.choose"), 18, tones.TEXT_SOFT),
            Line(
                Box(right - 48, y, 48, 32),
                "" if self._picture.unfinished else version(),
                16,
                tones.TEXT_FAINT,
                align="r",
            ),
        ]
        name = self.services.memory.profile.name
        if name is not None:
            pieces.append(Line(Box(32, y, min(400, room - 64), 32), name, 22, tones.TEXT, "bold"))
        return pieces

    # ------------------------------------------------------------------ what the items do

    def back(self) -> None:
        """Escape goes to Quit first, so that one press too many does not end the program."""
        if self.focused == "quit":
            self.stack.stop()
        else:
            self.focus_on("quit")

    def keys(self) -> tuple[KeyHint, ...]:
        caps = self.services.prompts.caps
        return (
            KeyHint(caps(Intention.UP, Intention.DOWN), self.say("keys.choose")),
            KeyHint(caps(Intention.LEFT, Intention.RIGHT), self.say("keys.value")),
            KeyHint(caps(Intention.CONFIRM), self.say("keys.confirm")),
        )

    def _go_on(self) -> None:
        if len(self._waiting) > 1:
            self._look_at_waiting()
        else:
            self.stack.push(self.atlas.go_on(self._waiting[0][0]))

    def _look_at_waiting(self) -> None:
        self.stack.push(self.atlas.waiting())

    def _play_now(self) -> None:
        """Begin a game; before the first one of each it is shown how to win it."""
        game = QuickGame(self.services.memory).game
        shown = game in self.services.memory.profile.pictured
        self.stack.push(self.atlas.play_now() if shown else self.atlas.winning(game, playing=True))

    def _lan(self) -> None:
        self.stack.push(self.atlas.lan())

    def _replays(self) -> None:
        self.stack.push(self.atlas.replays())

    def _learn(self) -> None:
        self.stack.push(self.atlas.learn(QuickGame(self.services.memory).game))

    def _together(self) -> None:
        """Choose how many people and bots play."""
        self.stack.push(self.atlas.together())

    def _turn_seats(self, by: int) -> None:
        QuickGame(self.services.memory).turn_seats(by)
        self.change()

    def _choose_game(self, game: str) -> None:
        """Choose a game; the one that is chosen already begins."""
        quick = QuickGame(self.services.memory)
        if game == quick.game:
            self._play_now()
        else:
            quick.choose(game)
            self.change()

    def _turn_game(self, by: int) -> None:
        QuickGame(self.services.memory).turn_game(by)
        self.change()

    @property
    def _next_language(self) -> str:
        return LANGUAGES[(LANGUAGES.index(self.services.words.language) + 1) % len(LANGUAGES)]

    def _turn_language(self) -> None:
        self.services.settings.choose(language=self._next_language)


def _paint_arrows(canvas: Canvas, x: float, y: float) -> None:
    draw_keycap(canvas, x, y + 16, "↑")
    draw_keycap(canvas, x + 32, y + 16, "↓")
