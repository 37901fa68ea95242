"""What a replay says of the turns of its story."""

from __future__ import annotations

from ziggurat_client.replaying.story import Story
from ziggurat_client.replaying.theatre import Theatre
from ziggurat_client.scenes.replay.filters import EventFilter
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.ui.strip_painting import StripAppearance, StripTurn
from ziggurat_client.wording.words import Words


class TurnWords:
    """The names of turns, in a person's language."""

    def __init__(self, words: Words, showing: Showing, story: Story) -> None:
        self._words = words
        self._showing = showing
        self._story = story

    def name(self, turn: int | None) -> str:
        """The round of a turn, and whose it is; None is the beginning."""
        if turn is None:
            return self._words.say("replay.start")
        told = self._story.turns[turn]
        if told.seat is None:
            return self.round(told.round)
        name = self._showing.players[told.seat].name
        if told.round:
            return self._words.say("replay.turn_of", turn=self.round(told.round), name=name)
        return self._words.say("replay.setup_of", name=name)

    def round(self, number: int) -> str:
        """A round, as the game calls it."""
        return self._words.say(f"turns.{self._showing.game}.round", round=number)

    def name_with_marks(self, turn: int) -> str:
        """The name of a turn, and what of note happened in it."""
        signs = {mark.sign: None for mark in self._story.turns[turn].marks}
        marks = [self._words.say(f"mark.{self._showing.game}.{sign}") for sign in signs]
        return " · ".join([self.name(turn), *marks])

    def number(self, theatre: Theatre) -> str:
        """Which of the turns the playhead is in."""
        turn = theatre.turn
        return self.number_of(-1 if turn is None else turn)

    def number_of(self, turn: int) -> str:
        """Which of the turns it is, counted from 0."""
        return self._words.say(f"turns.{self._showing.game}.turn_of", turn=turn + 1, turns=len(self._story.turns))

    def strip_appearance(
        self, width: float, low: bool, swings: tuple[int, ...], chosen: EventFilter
    ) -> StripAppearance:
        """The whole story as the timeline shows it, with the marks of what is chosen."""
        story = self._story
        turns = tuple(StripTurn(turn.seat, turn.round, tuple(filter(chosen.keeps, turn.marks))) for turn in story.turns)
        scores = (story.frames[0].scores, *(story.frames[turn.last].scores for turn in story.turns))
        return StripAppearance(width, turns, scores, self._words.say("replay.setup"), low, swings)
