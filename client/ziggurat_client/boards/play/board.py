"""A board that is played on: what the views of all games do alike."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import pygame

from ziggurat.bots import LEVELS
from ziggurat.games.game import Action, Refusal, Seat
from ziggurat_client.boards.board import Desk
from ziggurat_client.boards.places import Places
from ziggurat_client.boards.play.choosing import Idle, Watching
from ziggurat_client.boards.play.dwelling import Dwelling
from ziggurat_client.boards.play.hooks import C, Command, GameHooks, L, Mode, Place
from ziggurat_client.boards.play.prefetch import Prefetch
from ziggurat_client.boards.play.steps import TurnStep, turn_steps
from ziggurat_client.boards.play.turn import Turn
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.boards.story.widget import Eyes, Hands
from ziggurat_client.input.intentions import CURSOR, Intention, intention_of
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.network.table_record import Happening, Moment
from ziggurat_client.sound.names import Piece as MusicPiece
from ziggurat_client.stage.breath import BreathingLight
from ziggurat_client.ui.explained import Explained
from ziggurat_client.ui.piece import Easel, Explanation, Piece
from ziggurat_client.ui.text import Heading
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.levels import level_explained
from ziggurat_client.wording.log_line import LogLine

_NAME_SHARE: Final = 0.5
"""How much of a player's panel the name takes across."""
_NAME_HEIGHT: Final = 64.0
"""How high the name and the word below it are."""
_UPPER_SHARE: Final = 0.37
"""How much of a low panel they take, down to what else can be explained there."""


class PlayedBoard(GameHooks[L, Mode, Command, Place, C]):
    """One table's game on the screen, for a player or a watcher.

    The `moment` is the truth that input is judged by; the `story` shows how it came about. What a player is choosing is
    a mode, and commands lead from one to the next until there is an action. A game says how, by its hooks.

    It is large because it fulfils the whole contract of board views, so that a game need not.
    """

    def __init__(self, desk: Desk, moment: Moment) -> None:
        super().__init__(desk)
        self.moment = moment
        self.teller = self.parts.teller(desk.words, None if desk.by_name else desk.viewer, moment.view)
        hands = Hands(self._choose, self._carry, self._adjust)
        eyes = Eyes(self._sight, self._strength, self._explain, desk.clock.now)
        self.story = self.parts.story(moment.view, desk, self.teller, lambda: self.names, hands, eyes)
        self.scenery = self.story.scenery
        self.grid = self.story.widget
        self.turn = Turn(self.parts.rules, self.parts.begins)
        self.prefetch = Prefetch(self.prefetched_at_once)
        self.light = BreathingLight(desk.clock.now)
        self.mode = self._begin()
        self.dwelling: Dwelling[Any] = Dwelling(desk.clock.now)
        self.advised = frozenset()
        self.pointed_out = frozenset()

    # ------------------------------------------------------------------ what is known

    @property
    def title(self) -> str:
        return self.teller.title

    @property
    def music(self) -> MusicPiece | None:
        return self.parts.music(self.scenery)

    @property
    def title_of_turn(self) -> str:
        """Whose decision is awaited, in capitals."""
        return self._choice().title

    def tell(self, happening: Happening) -> None:
        before, self.moment = self.moment.view, happening.moment
        self.advised = frozenset()
        self.turn.note(happening)
        self.mode = self._begin()
        self.story.tell(before, happening.events, self.moment.view)
        self.desk.changed()

    def recall(self, told: Sequence[Happening]) -> None:
        for happening in told:
            self.turn.note(happening)

    def lines(self, happening: Happening) -> tuple[LogLine, ...]:
        lines = self.teller.log_lines(happening.events, self.names)
        if not happening.undone or happening.actor is None:
            return lines
        return (*lines, self.teller.taken_back(happening.actor, self.names))

    def refusal(self, code: str, rule: str, params: dict[str, str | int]) -> str | None:
        return self.teller.refusal(Refusal.of(code, rule, "", **params))

    # ------------------------------------------------------------------ the pieces

    @property
    def steps(self) -> tuple[TurnStep, ...]:
        """What was done so far in the turn, as the column lists it."""
        return turn_steps(self.teller, self.turn.events, self.parts.step_sign, self.parts.revealing)

    def _choice(self) -> C:
        """What the column shows."""
        desk = self.desk
        return self.choice_type(
            self.teller,
            self.layout,
            desk.viewer,
            self.moment.view,
            self.moment.due,
            self.is_over,
            self.mode,
            self.names,
            self.steps,
            self.may_undo,
            self.command,
            desk.undo,
            desk.prompts.cap,
        )

    def clock_place(self, seat: Seat) -> Box | None:
        return self.layout.clock(seat)

    def seat_place(self, seat: Seat) -> Box | None:
        return self.layout.panel(seat)

    def arrange(self, places: Places) -> None:
        self.story.arrange(places)

    def pieces(self) -> Sequence[Piece]:
        self.story.laid_out()
        box = self.scenery.layout.places.headline
        # Whose decision is awaited, where the panel that says so may be behind its tab.
        heading = [] if box is None else [Heading(box, self.title_of_turn, 28)]
        return [*heading, *self._compose()]

    def _compose(self) -> Iterator[Piece]:
        """The pieces as they are now, lowest first, but for the headline."""
        desk, box = self.desk, self.layout.places.goal
        due = self.moment.due.seats
        yield from self._beside(Company(desk.words, desk.players(), desk.viewer, due, self._following))
        yield from self.board_pieces()
        goal = None if box is None or desk.viewer is None else self._goal(desk.viewer, box)
        if goal is not None:
            # Above the board, whose light reaches that far: what lies below it the board keeps as its ground.
            yield goal
        yield from self._explanations()
        yield from self._levels()

    def _levels(self) -> Iterator[Piece]:
        """Over the names of hired bots, who they are and how well they play."""
        for seat, player in enumerate(self.desk.players()):
            panel = self.layout.panel(seat)
            sentence = level_explained(self.desk.words, LEVELS, player.level)
            if panel is not None and sentence:
                box = Box(
                    panel.x + 16, panel.y + 8, panel.width * _NAME_SHARE, min(_NAME_HEIGHT, panel.height * _UPPER_SHARE)
                )
                yield Explained(f"level {seat}", box, " ".join(filter(None, (player.style, sentence))))

    def board_pieces(self) -> Iterator[Piece]:
        """The board, and what the viewer chooses from."""
        yield from self.parts.ground(self.layout)
        yield self.grid
        yield from self._choosing()

    # ------------------------------------------------------------------ input

    def command(self, command: Command) -> None:
        """The viewer gave a command: go on choosing, act, or say why not."""
        seat = self.desk.viewer
        if seat is None:
            return
        outcome = self._step(seat, command)
        self.mode = outcome.mode
        if outcome.refusal is not None:
            text = self.teller.refusal(outcome.refusal) or outcome.refusal.code
            self.desk.refuse(text, outcome.refusal.rule)
        if outcome.action is not None:
            self.desk.act(outcome.action)
        self.desk.changed()

    def handle(self, event: pygame.Event, point: tuple[float, float] | None) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.skip()
        if event.type == pygame.MOUSEMOTION and point is not None:
            return self._pointed_at(*point)
        return event.type == pygame.KEYDOWN and self._key(event)

    def _pointed_at(self, x: float, y: float) -> bool:
        return self.grid.hover(x, y)

    def _key(self, event: pygame.Event) -> bool:
        if intention_of(event) is Intention.UNDO and self.desk.viewer is not None:
            self.desk.undo()
            return True
        command = None if isinstance(self.mode, Watching) else self._command_of(event)
        if command is None:
            return False
        self.command(command)
        return True

    def back(self) -> bool:
        before = self.mode
        self.command(self._cancelling())
        return self.mode != before

    def advise(self, action: Action) -> str:
        seat = self.desk.viewer
        if seat is None:
            raise ValueError("only a player can be advised")
        self.advised, sentence = self._advice(seat, action)
        return sentence

    def point_out(self, places: frozenset[int]) -> bool:
        before, self.pointed_out = self.pointed_out, frozenset(map(self._place_of, places))
        return self.pointed_out != before

    def keys(self) -> tuple[KeyHint, ...]:
        say, caps = self.desk.words.say, self.desk.prompts.caps
        around = KeyHint(caps(*CURSOR), say("game.keys.square"))
        if self.desk.viewer is None:
            return (around,)
        choose = KeyHint(caps(Intention.CONFIRM), say("game.keys.choose"))
        return (around, choose, *self._keys(), KeyHint(caps(Intention.UNDO), say("game.keys.undo")))

    # ------------------------------------------------------------------ the story

    @property
    def animating(self) -> bool:
        return self.story.animating

    @property
    def wakes_in(self) -> float | None:
        if self.prefetch.waiting and not self.animating:
            return 0.0
        breath = self.light.changes_in() if self._breathes else None
        return min((wake for wake in (breath, self.dwelling.wakes_in) if wake is not None), default=None)

    def _explain(self, place: Place) -> Explanation:
        """What is said about a place while nothing is chosen or told, once it has been meant for a while."""
        at_rest = isinstance(self.mode, Idle | Watching) and not self.story.playing
        if not self.dwelling.on(place if at_rest else None):
            return Explanation()
        return self._explained(place)

    @property
    def _breathes(self) -> bool:
        """Whether the light on what may be chosen breathes: unless motion is reduced."""
        return self._invites and not self.animating and not self.desk.telling().reduced

    def _strength(self) -> float:
        """How strong the light on what may be chosen is now."""
        return self.light.shine(breathing=self._breathes)

    def update(self, elapsed: float) -> None:
        self.story.update(elapsed)

    def skip(self) -> None:
        self.story.skip()

    def draw_over(self, easel: Easel) -> None:
        self.story.draw(easel)
        if not self.story.playing:
            self._draw_choice(easel)
