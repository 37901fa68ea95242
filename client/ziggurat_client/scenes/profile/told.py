"""What a profile says, in the person's language: from the server's figures to what the panels show."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from ziggurat.games import SEALS
from ziggurat.wire.messages import GamePlayed, PlayedCard, Profile, RatingPoint, Rival
from ziggurat_client.art.icons import Icon
from ziggurat_client.scenes.profile.games import GameSign
from ziggurat_client.scenes.profile.pieces import Habit, Identity, Meeting, ShareBar
from ziggurat_client.scenes.profile.ratings import RatingSign
from ziggurat_client.scenes.profile.seals import SealShown
from ziggurat_client.shown import SHOWN
from ziggurat_client.wording.days import day_name
from ziggurat_client.wording.games import game_name
from ziggurat_client.wording.levels import level_name
from ziggurat_client.wording.ratings import ENOUGH
from ziggurat_client.wording.words import Words

_OFTEN: Final = 5
"""So often two must have met until one is hard to beat."""
_EVEN: Final = 4
_FAVOURITES: Final = 2


def identity(words: Words, profile: Profile) -> Identity:
    """Who it is."""
    say = words.say
    percent = str(round(100 * profile.won / profile.games)) if profile.games else "0"
    since = "" if profile.since is None else say("profile.since", day=date.fromtimestamp(profile.since).isoformat())
    figures = (
        (str(profile.games), say("profile.games.word")),
        (percent, say("profile.won.word")),
        (str(profile.streak), say("profile.streak.word")),
    )
    here = say("profile.here" if profile.here else "profile.away")
    return Identity(profile.name, here, profile.here, since, figures, profile.bot)


def rating_sign(words: Words, game: str, played: GamePlayed | None) -> RatingSign:
    """What the card of a game says."""
    point = None if played is None or not played.course else played.course[-1]
    count = words.say("profile.games", count=0 if played is None else played.games)
    if point is None or point.games < ENOUGH:
        return RatingSign(game_name(words, game), words.say("profile.new"), "", count)
    return RatingSign(game_name(words, game), str(point.rating), f"± {point.within}", count)


def course_of(played: GamePlayed | None) -> Sequence[RatingPoint]:
    """The way of a rating, if there is enough of it to be shown."""
    course = () if played is None else played.course
    return course if course and course[-1].games >= ENOUGH else ()


def games_of(profile: Profile) -> tuple[str, ...]:
    """The games that are shown: those of this client, in its order."""
    return SHOWN


def seals_of(words: Words, game: str, played: GamePlayed | None) -> list[SealShown]:
    """The seals of a game, and how far one is with each."""
    times = {} if played is None else {each.seal: each.times for each in played.seals}
    shown = []
    for seal in SEALS.get(game, ()):
        key, done = f"seal.{game}.{seal.name}", times.get(seal.name, 0)
        about = words.say(f"{key}.about")
        if seal.needed > 1:
            about = words.say("profile.seal.several", about=about, done=min(done, seal.needed), needed=seal.needed)
        shown.append(SealShown(seal.name, words.say(key), about, min(1.0, done / seal.needed)))
    return shown


def shares_of(words: Words, played: GamePlayed | None) -> list[ShareBar]:
    """What was won by the number of players."""
    return [
        ShareBar(each.seats, each.won / each.games, each.games, words.say("profile.players", count=each.seats))
        for each in (() if played is None else played.seats)
        if each.games and each.seats > 1
    ]


def meetings_of(words: Words, played: GamePlayed | None) -> list[Meeting]:
    """Whom one met, most often first, with a word about them."""
    rivals = () if played is None else played.rivals
    hardest = min((each for each in rivals if each.ahead + each.behind >= _OFTEN), key=_share, default=None)
    return [_meeting(words, each, first=number == 0, hardest=each is hardest) for number, each in enumerate(rivals)]


def _meeting(words: Words, rival: Rival, *, first: bool, hardest: bool) -> Meeting:
    count, word = rival.ahead + rival.behind, ""
    if rival.level is not None:
        word = level_name(words, rival.level)
    elif first and count > 1:
        word = words.say("profile.met.often")
    elif hardest and rival.ahead < rival.behind:
        word = words.say("profile.met.hardest")
    elif rival.ahead == rival.behind and count >= _EVEN:
        word = words.say("profile.met.even")
    return Meeting(rival.name or words.say("profile.nobody"), word, rival.ahead, rival.behind, rival.level is not None)


def _share(rival: Rival) -> float:
    return rival.ahead / (rival.ahead + rival.behind)


def habits_of(words: Words, played: GamePlayed | None) -> list[Habit]:
    """What they do most often of what is a choice, and their best score."""
    if played is None:
        return []
    known = [each for each in played.deeds if words.knows(f"deed.{played.game}.{each.deed}")]
    total = sum(each.share for each in known)
    habits = []
    for number, each in enumerate(known[:_FAVOURITES]):
        name, percent = words.say(f"deed.{played.game}.{each.deed}"), round(100 * each.share / total)
        about = words.say("profile.favourite" if number == 0 else "profile.second_favourite")
        habits.append(Habit(about, words.say("profile.share", what=name, percent=percent), Icon.HEART))
    if played.best is not None:
        habits.append(Habit(words.say("profile.best"), words.say("profile.points", count=played.best), Icon.CROWN))
    return habits


def game_sign(words: Words, card: PlayedCard, today: date) -> GameSign:
    """What the row of a match says."""
    nobody = words.say("profile.nobody")
    others = [name or nobody for seat, name in enumerate(card.names) if seat != card.seat]
    about = words.say("profile.game.about", game=game_name(words, card.game), day=day_name(words, card.ended, today))
    rank = card.ranks[card.seat] if card.seat < len(card.ranks) else None
    order = tuple(sorted(range(len(card.ranks)), key=lambda seat: card.ranks[seat]))
    points = card.scores[card.seat] if card.seat < len(card.scores) else None
    change = "" if card.change is None else f"+{card.change}" if card.change > 0 else str(card.change)
    return GameSign(
        words.say("profile.game.with", names=", ".join(others)) if others else words.say("profile.game.alone"),
        about,
        rank,
        order or tuple(range(len(card.names))),
        card.colours,
        "" if points is None else str(points),
        words.say("profile.points.word", count=points) if points is not None else words.say("profile.called_off"),
        change.replace("-", "−"),
    )
