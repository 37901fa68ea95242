"""Who sits at a table, in the person's language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ziggurat.bounds import PersonId
from ziggurat.wire.messages import SeatState, Table
from ziggurat_client.wording.levels import level_name
from ziggurat_client.wording.ratings import rating_at
from ziggurat_client.wording.styles import level_in_style, style_explained, style_name
from ziggurat_client.wording.words import Words


@dataclass(frozen=True)
class Player:
    """Who sits in a seat: the name, a word about them (a bot's level, the host, away, who has resigned there), and
    whether it is a bot; of a hired one also the level's own name, and a sentence on its `style` if it plays in one. Of
    whoever is `ignored` no free words are shown at this screen."""

    name: str
    about: str
    bot: bool
    level: str = ""
    ignored: bool = False
    style: str = ""
    brief: str = ""
    """The word about them where there is no room for `about`, if there is a shorter one."""

    def about_within(self, fits: Callable[[str], bool]) -> str:
        """The word about them that there is room for, as far as one is short enough."""
        return self.brief if self.brief and not fits(self.about) else self.about


def _hear_all(_: PersonId) -> bool:
    """Ignores nobody."""
    return False


def players_at(words: Words, table: Table, ignores: Callable[[PersonId], bool] = _hear_all) -> tuple[Player, ...]:
    """The players of a table by seat, with a word about each; `ignores` tells whose words are not shown."""
    return tuple(_player(words, table, seat, ignores) for seat in table.seats)


def _player(words: Words, table: Table, seat: SeatState, ignores: Callable[[PersonId], bool]) -> Player:
    if seat.person is None:
        return Player(words.say("game.about.open"), "", bot=False)
    is_bot = seat.has_bot or seat.keeper is not None
    name = seat.name or "?"
    style = style_explained(words, table.game, seat.style or "", name)
    brief = words.say("game.about.given_up") if seat.resigned else ""
    if style and seat.level is not None and not brief:
        brief = level_name(words, seat.level)
    return Player(name, _about(words, table, seat), is_bot, seat.level or "", ignores(seat.person), style, brief)


def _about(words: Words, table: Table, seat: SeatState) -> str:
    if seat.resigned:
        return words.say("game.about.resigned", name=seat.resigned)
    if seat.level is not None:
        # The robot beside the name says that it is one.
        style = style_name(words, table.game, seat.style or "", seat.name or "")
        return level_in_style(words, level_name(words, seat.level), style)
    if seat.keeper is not None:
        return words.say("game.about.kept")
    if not seat.here:
        return words.say("game.about.away")
    if seat.bot:
        return words.say("game.about.bot")
    rating = rating_at(words, seat)
    if rating:
        return rating
    hosts = seat.person == table.host and not seat.guest and _has_other_people(table)
    return words.say("game.about.host" if hosts else "game.about.guest")


def _has_other_people(table: Table) -> bool:
    """Whether somebody but the host is here whom one can be a host to."""
    people = {seat.person for seat in table.seats if seat.person is not None and not seat.has_bot}
    return bool(people - {table.host}) or table.watcher_count > 0
