"""What somebody has played on this server: ratings, seals, whom they met, and the last games with their replays."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from functools import partial
from typing import Final

from ziggurat.bounds import PersonId
from ziggurat.wire.messages import GamePlayed, PlayedCard, Profile
from ziggurat_client.art import tones
from ziggurat_client.art.icons import Icon
from ziggurat_client.boards.registry import emblem_painter, presentation
from ziggurat_client.network.profile_reading import ProfileReading
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.profile import told
from ziggurat_client.scenes.profile.games import GameRow
from ziggurat_client.scenes.profile.own_profile import OwnProfileScene
from ziggurat_client.scenes.profile.pieces import habits_panel, identity_panel, meetings_panel, panel, shares_panel
from ziggurat_client.scenes.profile.places import ProfilePlaces, profile_places
from ziggurat_client.scenes.profile.played import PlayedScene
from ziggurat_client.scenes.profile.ratings import RatingCard, curve_panel
from ziggurat_client.scenes.profile.seals import seals_pieces
from ziggurat_client.scenes.replay.fetching import show_finished
from ziggurat_client.shown import SHOWN
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST, Extent
from ziggurat_client.wording.games import game_name
from ziggurat_client.wording.refusals import refusal

_OWN_BUTTON: Final = (168.0, 44.0)


class ProfileScene(Page):
    """Shows one person as the server tells of them; the chosen game decides what curve, seals and tables are about."""

    fills = True

    def __init__(self, atlas: Atlas, person: PersonId | None, today: Callable[[], date] = date.today) -> None:
        """Without a `person` it is our own."""
        super().__init__(atlas)
        welcome = self.services.remote.welcome
        self._person = None if welcome is not None and welcome.person == person else person
        self._today = today
        self._reading = ProfileReading(self.services.remote, self._person, self._told)
        self._game: str | None = None

    @property
    def profile(self) -> Profile | None:
        """What is known of them, once the server has told."""
        return self._reading.profile

    @property
    def game(self) -> str:
        """The game that is shown: what they have played most of, until another one is chosen."""
        if self._game is not None:
            return self._game
        played = () if self.profile is None else self.profile.played
        return next((each.game for each in played if each.game in SHOWN), SHOWN[0])

    def enter(self) -> None:
        self._reading.ask()
        super().enter()

    def _told(self) -> None:
        """The server has answered; with the first answer comes the focus, unless it is elsewhere by now."""
        self.change()
        if self.focused == "back" and self.profile is not None and self.stack.top is self:
            self.focus_on(f"rating {self.game}")

    # ------------------------------------------------------------------ what one does

    def choose(self, game: str) -> None:
        """Show the figures of another game."""
        self._game = game
        self.change()

    def _show_all(self) -> None:
        if self.profile is not None:
            self.stack.push(PlayedScene(self.atlas, self._person, self.profile.name))

    def _show_own(self) -> None:
        if self.profile is not None:
            self.stack.push(OwnProfileScene(self.atlas, self.profile))

    def _watch(self, card: PlayedCard) -> None:
        show_finished(self, card.match, card.ended)

    # ------------------------------------------------------------------ the page

    @property
    def _places(self) -> ProfilePlaces:
        return profile_places(self.room, len(SHOWN), own=self._person is None)

    @property
    def smallest(self) -> Extent:
        return Extent(TIGHTEST.width, self._places.least_height)

    def layout(self) -> Sequence[Piece]:
        profile = self.profile
        pieces = header(self, self.say("profile.title"), profile.name if profile else "", self._detail)
        if profile is None:
            return [*pieces, *self._waiting()]
        places, played = self._places, self._of_game(profile)
        return [
            *pieces,
            *self._identity(places.identity, profile),
            *self._cards(places, profile),
            self._curve(places.curve, played),
            *self._last(places, profile),
            *self._figures(places, played),
            *self._seals(places.seals, played),
        ]

    @property
    def _detail(self) -> str:
        welcome = self.services.remote.welcome
        server = welcome.server if welcome else ""
        if self._person is not None or self.profile is None:
            return self.say("profile.on", server=server)
        return self.say(f"profile.shown.{self.profile.openness or 'open'}", server=server)

    def _waiting(self) -> Iterator[Piece]:
        """Until the server has told, or if it would not."""
        error, (x, y) = self._reading.refusal, self.extent.centre
        text = self.say("profile.reading")
        if error is not None:
            text = refusal(self.services.words, error.code, error.params)
        yield Line(Box(x - 420, y - 30, 840, 60), text, 24, tones.TEXT_SOFT, align="m")

    def _of_game(self, profile: Profile) -> GamePlayed | None:
        return next((each for each in profile.played if each.game == self.game), None)

    def _identity(self, box: Box, profile: Profile) -> Iterator[Piece]:
        yield identity_panel(box, told.identity(self.services.words, profile))
        if self._person is None:
            width, height = _OWN_BUTTON
            place = Box(box.right - 24 - width, box.bottom - 16 - height, width, height)
            yield Button("own", place, self.say("profile.own"), self._show_own, icon=Icon.GEAR, size=18)

    def _cards(self, places: ProfilePlaces, profile: Profile) -> Iterator[Piece]:
        by_game = {each.game: each for each in profile.played}
        for game, box in zip(SHOWN, places.cards, strict=True):
            yield RatingCard(
                f"rating {game}",
                box,
                told.rating_sign(self.services.words, game, by_game.get(game)),
                emblem_painter(game),
                chosen=game == self.game,
                pressed=partial(self.choose, game),
            )

    def _curve(self, box: Box, played: GamePlayed | None) -> Piece:
        title = self.say("profile.curve", game=game_name(self.services.words, self.game))
        words = title, self.say("profile.curve.band"), self.say("profile.curve.none")
        return curve_panel(box, words, told.course_of(played))

    def _last(self, places: ProfilePlaces, profile: Profile) -> Iterator[Piece]:
        box = places.games
        title, nothing = self.say("profile.last"), "" if profile.last else self.say("profile.last.none")
        yield Painted(box, ("last", title), lambda canvas, x, y: panel(canvas, x, y, box, title))
        if nothing:
            yield Line(Box(box.x + 24, box.y + 62, box.width - 48, 32), nothing, 18, tones.TEXT_SOFT)
        elif profile.games > len(places.rows):
            place, label = Box(box.right - 216, box.y + 10, 200, 44), self.say("profile.all", count=profile.games)
            yield Button("all", place, label, self._show_all, size=18)
        for card, place in zip(profile.last, places.rows, strict=False):
            sign = told.game_sign(self.services.words, card, self._today())
            painter, is_known = emblem_painter(card.game), card.game in SHOWN
            pressed = partial(self._watch, card)
            yield GameRow(f"match {card.match}", place, sign, painter, pressed, enabled=is_known)

    def _figures(self, places: ProfilePlaces, played: GamePlayed | None) -> Iterator[Piece]:
        words, say = self.services.words, self.say
        bars = told.shares_of(words, played)
        yield shares_panel(places.shares, say("profile.shares"), say("profile.even"), say("profile.shares.none"), bars)
        met = told.meetings_of(words, played)
        aside = say("profile.met.order") if met else ""
        yield meetings_panel(places.rivals, say("profile.met"), aside, say("profile.met.none"), met)
        habits = told.habits_of(words, played)
        yield habits_panel(places.habits, say("profile.habits"), say("profile.habits.none"), habits)

    def _seals(self, box: Box, played: GamePlayed | None) -> list[Piece]:
        seals = told.seals_of(self.services.words, self.game, played)
        earned = sum(seal.share >= 1 for seal in seals)
        count = self.say("profile.seals.of", earned=earned, count=len(seals))
        return seals_pieces(box, self.say("profile.seals"), count, seals, presentation(self.game).seals)
