"""What lies around the board of a puzzle: who plays, the list and its pages, how everyone stands, what came of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from typing import Final

from ziggurat.match.puzzle import Puzzle
from ziggurat_client.art import tones
from ziggurat_client.kept.puzzle_notes import PuzzleNotes
from ziggurat_client.lessons.places import Part
from ziggurat_client.puzzles.attempt import PuzzleAttempt
from ziggurat_client.puzzles.stock import NAMES, is_own
from ziggurat_client.scenes.learn.pieces import list_panel
from ziggurat_client.scenes.puzzles.pieces import Day, PuzzleRow, Stand, about_panel, standings_panel, streak_panel
from ziggurat_client.scenes.puzzles.places import PuzzlePlaces
from ziggurat_client.scenes.puzzles.sayings import scores
from ziggurat_client.services import Services
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.pager import pager
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.games import game_name
from ziggurat_client.wording.levels import level_name
from ziggurat_client.wording.sitters import Player
from ziggurat_client.wording.words import Words

_RIVALS: Final = 6
"""So many names there are for those who sit at the table of a puzzle."""
_GAME: Final = 134.0
_RIGHT_OF_GAMES: Final = 96.0
"""The room of a game in the choice of them, and of what stands right of it."""
_TABS: Final = {
    "actions": "game.actions",
    "scribe": "puzzle.tab.puzzle",
    "lessons": "puzzle.tab.list",
    "players": "game.players",
}
"""What the tab of each part says."""


def players(services: Services, puzzle: Puzzle) -> tuple[Player, ...]:
    """Who sits at the table of a puzzle."""
    names = (services.words.say(f"puzzle.rival.{number}") for number in range(1, _RIVALS + 1))
    us = Player(services.person_name, "", bot=False)
    return tuple(us if seat == puzzle.seat else Player(next(names), "", bot=True) for seat in range(puzzle.seats))


def games(
    words: Words, places: PuzzlePlaces, width: float, offered: Sequence[str], shown: str, go: Callable[[str], None]
) -> Piece:
    """Whose puzzles are listed: in the head of the list, or in the bar of a page of that width."""
    names = [game_name(words, game) for game in offered]
    wide = _GAME * len(names)
    box = places.games or Box(width - _RIGHT_OF_GAMES - wide, 10, wide, 48)
    return Segments(
        "game", box, names, offered.index(shown), lambda number: go(offered[number]), size=18, by_length=True
    )


def title(words: Words, puzzle: Puzzle, puzzles: Sequence[Puzzle]) -> str:
    """What one of these puzzles of a game is called, of which those of one's own games come first."""
    own = sum(map(is_own, puzzles))
    number = puzzles.index(puzzle)
    if number < own:
        return words.say("puzzle.own", number=own - number)
    return words.say(f"puzzle.name.{(number - own) % NAMES + 1}")


def source(words: Words, puzzle: Puzzle) -> str:
    """Where a puzzle comes from, in short."""
    return words.say("puzzle.source", round=puzzle.origin.round, players=puzzle.seats)


def standings(services: Services, places: PuzzlePlaces, attempt: PuzzleAttempt) -> Iterator[Piece]:
    """How everyone stands, with a line at what is to be beaten; or how many points one has, with a line at the goal."""
    if places.standings is None:
        return
    set_up, names, say = attempt.set_up, players(services, attempt.puzzle), services.words.say
    goal, game = attempt.puzzle.goal, attempt.puzzle.game
    if goal is not None:
        ours, seat = (set_up.points(attempt.start), set_up.points(attempt.position)), attempt.seat
        stand = Stand(seat, names[seat].name, *ours, ours=True)
        yield standings_panel(places.standings, say(f"puzzle.standings.gain.{game}", goal=goal), [stand], goal)
        return
    begun, now = scores(attempt, attempt.start), scores(attempt, attempt.position)
    stands = [
        Stand(seat, player.name, begun[seat], now[seat], seat == attempt.seat) for seat, player in enumerate(names)
    ]
    stands.sort(key=lambda each: -each.begun)
    rivals = [each.points for each in stands if not each.ours]
    yield standings_panel(places.standings, say(f"puzzle.standings.{game}"), stands, max(rivals))


def about(
    services: Services, places: PuzzlePlaces, attempt: PuzzleAttempt, said: tuple[str, str], tries: int
) -> Iterator[Piece]:
    """What came of the try, said by a mood and a text; while there is nothing to say, where the puzzle comes from."""
    if places.about is None:
        return
    say, (mood, text) = services.words.say, said
    foot = say("puzzle.tries", count=tries) if tries else ""
    if not text:
        origin = attempt.puzzle.origin
        levels = ", ".join(
            dict.fromkeys(level_name(services.words, level.partition(":")[0]) for level in origin.levels)
        )
        bots = say("puzzle.from.bots", levels=levels, round=origin.round, seed=origin.seed)
        text = say("puzzle.from.yours", round=origin.round) if is_own(attempt.puzzle) else bots
    ink = {"won": "#b9e58a", "gained": "#b9e58a", "missed": "#ffb08f", "hint": "#bcd4ff", "refused": "#ff9a7c"}.get(
        mood, tones.TEXT_HEAD
    )
    yield about_panel(places.about, say(f"puzzle.says.{mood}"), text, foot, ink)


def streak(words: Words, places: PuzzlePlaces, notes: PuzzleNotes, today: date) -> Iterator[Piece]:
    """The days in a row, and those of this week."""
    if places.streak is None:
        return
    letters = words.say("puzzle.days")
    days = [Day(letters[number], kept, day == today) for number, (day, kept) in enumerate(notes.week(today))]
    count = notes.streak(today)
    said = words.say("puzzle.in_a_row", count=count), words.say("puzzle.best", count=notes.best)
    yield streak_panel(places.streak, count, said, days)


def tabs(words: Words, places: PuzzlePlaces, shown: Part, show: Callable[[Part], None]) -> Iterator[Piece]:
    """What brings up the parts that have no room beside each other."""
    if places.stage.tabs is not None:
        labels = [words.say(_TABS[part]) for part in places.parts]
        chosen = places.parts.index(shown) if shown in places.parts else 0
        yield Segments("tabs", places.stage.tabs, labels, chosen, lambda number: show(places.parts[number]), size=18)


class PuzzleList:
    """The puzzles of one game, page by page; pressing one calls `go` with it."""

    def __init__(
        self, words: Words, notes: PuzzleNotes, go: Callable[[Puzzle], None], changed: Callable[[], None]
    ) -> None:
        self._words = words
        self._notes = notes
        self._go = go
        self._changed = changed
        self.puzzles: Sequence[Puzzle] = ()
        self._page = 0
        self._per_page = 1
        self._opened: Puzzle | None = None

    def show(self, puzzles: Sequence[Puzzle], opened: Puzzle) -> None:
        """List these from now on, on the page of the one that is opened."""
        self.puzzles, self._opened = puzzles, opened
        self._page = puzzles.index(opened) // self._per_page

    def title(self, puzzle: Puzzle) -> str:
        """What one of them is called."""
        return title(self._words, puzzle, self.puzzles)

    def pieces(self, places: PuzzlePlaces, today: Puzzle | None, streak: int) -> Iterator[Piece]:
        """The rows that fit and what turns the pages; `today` is the day's puzzle."""
        if places.course is None or places.pager is None:
            return
        if len(places.rows) != self._per_page and self._opened is not None:
            self._per_page = len(places.rows)
            self._page = self.puzzles.index(self._opened) // self._per_page
        say, notes = self._words.say, self._notes
        done = sum(notes.state(puzzle.name) == "solved" for puzzle in self.puzzles)
        solved = say("puzzle.solved_of", done=done, count=len(self.puzzles))
        heading = say("puzzle.list") if places.streak is not None else say("puzzle.in_a_row.short", count=streak)
        yield list_panel(places.course, heading, solved)
        first = self._page * self._per_page
        for puzzle, box in zip(self.puzzles[first : first + self._per_page], places.rows, strict=False):
            is_todays = puzzle is today
            yield PuzzleRow(
                f"puzzle {puzzle.name}",
                box,
                (self.title(puzzle), say("puzzle.today") if is_todays else source(self._words, puzzle)),
                notes.state(puzzle.name),
                puzzle.stars,
                self._pressed(puzzle),
                opened=puzzle is self._opened,
                today=is_todays,
            )
        pages = -(-len(self.puzzles) // self._per_page)
        if pages > 1:
            yield pager(places.pager, self._words, self._page, pages, self._turn)

    def _pressed(self, puzzle: Puzzle) -> Callable[[], None]:
        return lambda: self._go(puzzle)

    def _turn(self, by: int) -> None:
        pages = -(-len(self.puzzles) // self._per_page)
        self._page = min(max(0, self._page + by), pages - 1)
        self._changed()
