"""Puzzles: a position in which a turn wins or gains much, solved by doing. The rules alone judge it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import Final

import pygame

from ziggurat.games.game import Action, IllegalAction
from ziggurat.match.puzzle import Puzzle, set_up
from ziggurat_client.boards.board import BoardView, Desk
from ziggurat_client.boards.registry import presentation
from ziggurat_client.input.intentions import Intention, Scope, intention_of
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.kept.own_puzzles import OwnPuzzles
from ziggurat_client.kept.puzzle_notes import PuzzleNotes
from ziggurat_client.lessons.places import Part
from ziggurat_client.puzzles.attempt import PuzzleAttempt
from ziggurat_client.puzzles.stock import Stock, todays
from ziggurat_client.scenes.game.board_page import BoardPage
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.puzzles.around import (
    PuzzleList,
    about,
    games,
    players,
    standings,
    streak,
    tabs,
)
from ziggurat_client.scenes.puzzles.buttons import PuzzleButtons
from ziggurat_client.scenes.puzzles.pieces import task_piece
from ziggurat_client.scenes.puzzles.places import PuzzlePlaces, puzzle_places
from ziggurat_client.scenes.puzzles.sayings import answered, heading, missed, solved, task
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.viewport import TIGHTEST, Extent

_NOTHING_SAID: Final = ("source", "")


class PuzzlesScene(BoardPage):
    """The puzzles of one game, and the one that is under way.

    It is large because it is a page and the desk of a board at once; what lies around the board is `around`.
    """

    fills = True
    smallest = TIGHTEST

    def __init__(self, atlas: Atlas, today: Callable[[], date] = date.today, *, opened: Sequence[Puzzle] = ()) -> None:
        """Keeps those of a game of one's own that are `opened`, and opens the first of them, or else the day's puzzle.

        Raises LookupError if there are no puzzles at all.
        """
        super().__init__(atlas)
        self._today = today
        folder = self.services.memory.folder
        self._notes = PuzzleNotes(folder)
        own = OwnPuzzles(folder)
        own.keep(opened)
        self._stock = Stock(own.puzzles)
        self._list = PuzzleList(self.services.words, self._notes, self.open, self.change)
        self._buttons = PuzzleButtons(self.services, self._start_over, self.hint, self._answer)
        first = opened[0] if opened else todays(today())
        if first is None:
            raise LookupError("no puzzles come with this version")
        self._open(first)
        self._focus.shown = False

    @property
    def attempt(self) -> PuzzleAttempt:
        """What was done so far."""
        return self._attempt

    @property
    def notes(self) -> PuzzleNotes:
        """What is kept of all tries."""
        return self._notes

    @property
    def said(self) -> tuple[str, str]:
        """A mood and what is said in it of the try; nothing as long as there is nothing to say."""
        return self._said

    @property
    def view(self) -> BoardView:
        return self._view

    # ------------------------------------------------------------------ the puzzles

    def show_game(self, game: str) -> None:
        """Go to the first puzzle of that game that is not solved yet: to the day's, if it is of the game."""
        puzzles, day = self._stock.of(game), todays(self._today())
        unsolved = (puzzle for puzzle in puzzles if self._notes.state(puzzle.name) != "solved")
        self.open(day if day in puzzles else next(unsolved, puzzles[0]))
        self.stack.choose_music()

    def open(self, puzzle: Puzzle) -> None:
        """Begin a puzzle."""
        self._open(puzzle)
        self.change()

    def _open(self, puzzle: Puzzle) -> None:
        self._language = self.services.words.language
        shown = presentation(puzzle.game)
        self.music = shown.music
        self._attempt = PuzzleAttempt(set_up(puzzle))
        self._view = shown.course.board(self._desk(puzzle), self._attempt.moment)
        self._list.show(self._stock.of(puzzle.game), puzzle)
        self._said = _NOTHING_SAID
        self._answering: int | None = None
        """The step of the solution that is played next, while it is played."""
        self._shown: Part = "scribe"

    def show(self, part: Part) -> None:
        """Bring a part up, where they take turns."""
        self._shown = part
        self.change()

    def _desk(self, puzzle: Puzzle) -> Desk:
        return Desk(
            words=self.services.words,
            viewer=puzzle.seat,
            players=partial(players, self.services, puzzle),
            act=self.act,
            undo=self._undo,
            telling=self.services.settings.telling,
            refuse=self._refuse,
            changed=self.change,
            prompts=self.services.prompts,
            clock=self.services.clock,
        )

    @property
    def _puzzle(self) -> Puzzle:
        return self._attempt.puzzle

    # ------------------------------------------------------------------ what is done

    def act(self, action: Action) -> None:
        """Something is tried: the board shows what happens, and the rules judge what it is worth."""
        if self._answering is not None:
            return
        try:
            happenings = self._attempt.act(action)
        except IllegalAction as error:
            refusal = error.refusal
            said = self._view.refusal(refusal.code, refusal.rule, dict(refusal.params))
            self._refuse(said or refusal.detail, refusal.rule)
            return
        self._shown = "actions"
        for happening in happenings:
            self._view.tell(happening)
        self._judge()

    def _judge(self) -> None:
        """Say what the try was worth, and keep it."""
        verdict, name = self._attempt.verdict, self._puzzle.name
        self._said = _NOTHING_SAID
        if verdict != "open":
            self._shown = "scribe"
        if verdict == "solved":
            day = self._today()
            counts = self._notes.solved(name, day if self._puzzle is todays(day) else None)
            self._said = solved(self.services.words, self._puzzle, counts=counts)
        elif verdict == "missed":
            self._notes.tried(name)
            self._said = "missed", missed(self.services.words, self._attempt)
        self.change()

    def _undo(self) -> None:
        happening = None if self._answering is not None else self._attempt.undo()
        if happening is None:
            self._refuse(self.say("game.nothing_to_undo"), "6")
            return
        self._view.tell(happening)
        self._shown = "actions"
        self._judge()

    def _start_over(self) -> None:
        self._answering = None
        self._view.tell(self._attempt.start_over())
        self._shown, self._said = "actions", _NOTHING_SAID
        self.change()
        self.focus_on("board")

    def _refuse(self, text: str, rule: str) -> None:
        self._said = "refused", text
        if self._places.about is None:
            self.services.banner.refuse(text)
        self.change()

    def hint(self) -> None:
        """Show the next of the first steps; whatever else was done is taken back for it."""
        attempt = self._attempt
        if attempt.hints_given >= attempt.hints or self._answering is not None:
            return
        self._view.tell(attempt.start_over())
        attempt.hints_given += 1
        for number in range(attempt.hints_given - 1):
            self._play(number)
        self._view.skip()
        action = attempt.next_step(attempt.hints_given - 1)
        if action is not None:
            self._said = "hint", self._view.advise(action)
        self._shown = "scribe"
        self.change()

    def _answer(self) -> None:
        """Play the solution step by step; the puzzle does not count any more, unless it was solved before."""
        self._notes.looked_up(self._puzzle.name)
        self._view.tell(self._attempt.start_over())
        self._view.skip()
        self._answering, self._said = 0, ("hint", self.say("puzzle.answering"))
        self.change()

    def _play(self, number: int) -> bool:
        """Play that step of the solution; return whether there was one."""
        action = self._attempt.next_step(number)
        if action is None or self._attempt.verdict != "open":
            return False
        for happening in self._attempt.act(action):
            self._view.tell(happening)
        return True

    def update(self, elapsed: float) -> None:
        super().update(elapsed)
        if self._answering is None or self._view.animating:
            return
        if self._play(self._answering):
            self._answering += 1
        else:
            self._answering = None
            self._said = "hint", answered(self.services.words, self._puzzle)
        self.change()

    @property
    def animating(self) -> bool:
        return super().animating or self._answering is not None

    # ------------------------------------------------------------------ the page

    def enter(self) -> None:
        if self._language != self.services.words.language:
            self._open(self._puzzle)
        super().enter()

    @property
    def _places(self) -> PuzzlePlaces:
        shown = presentation(self._puzzle.game)
        extent = Extent(self.extent.width, self.extent.height)
        room, seats, cards = shown.course.players, self._puzzle.seats, self._view.shows_cards
        return puzzle_places(extent, self._shown, shown.shape, room, seats, cards=cards)

    def layout(self) -> Sequence[Piece]:
        places, services, words, attempt = self._places, self.services, self.services.words, self._attempt
        self._view.arrange(places.stage)
        today, notes = self._today(), self._notes
        tries = notes.of(self._puzzle.name).tries
        # In a narrow window the games stand there, and the task says it all.
        asked = "" if places.games is None else heading(words, self._puzzle)
        names = {seat: player.name for seat, player in enumerate(players(services, self._puzzle))}
        return [
            *header(self, self.say("puzzle.title"), self._list.title(self._puzzle), asked),
            games(words, places, self.extent.width, self._stock.games, self._puzzle.game, self.show_game),
            *task_piece(places.task, task(words, attempt, names), self._puzzle.stars),
            *streak(words, places, notes, today),
            *self._view.pieces(),
            *tabs(words, places, self._shown, self.show),
            *standings(services, places, attempt),
            *about(services, places, attempt, self._said, tries),
            *self._buttons.pieces(places, attempt),
            *self._list.pieces(places, todays(today), notes.streak(today)),
        ]

    # ------------------------------------------------------------------ input

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (*super().scopes, Scope.LEARN)

    def handle(self, event: pygame.Event) -> bool:
        self._meant_rule = self._paragraph
        taken = super().handle(event)
        if event.type == pygame.MOUSEBUTTONUP and self._places.stage.board.holds(*self.screen.point(event.pos)):
            self.turned_to_board()
        return taken

    def turned_to_board(self) -> None:
        """Whoever begins to do something needs what one can do."""
        super().turned_to_board()
        if self._shown == "scribe" and self._attempt.verdict == "open":
            self.show("actions")

    def shortcut(self, event: pygame.Event) -> bool:
        match intention_of(event):
            case Intention.HINT:
                self.hint()
            case Intention.START_OVER:
                self._start_over()
            case Intention.RULES:
                self.stack.push(self.atlas.rules(self._puzzle.game, self._meant_rule))
            case _:
                return self._turn_page(event)
        return True

    def _turn_page(self, event: pygame.Event) -> bool:
        """To the puzzle before or after this one."""
        by = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}.get(event.key) if event.type == pygame.KEYDOWN else None
        if by is not None:
            puzzles = self._list.puzzles
            self.open(puzzles[(puzzles.index(self._puzzle) + by) % len(puzzles)])
        return by is not None

    def back(self) -> None:
        if not self._view.back():
            super().back()

    def keys(self) -> tuple[KeyHint, ...]:
        return (*self._view.keys(), *self._buttons.keys())
