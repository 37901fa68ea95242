"""The page tells of people and of games nights as the client does."""

from __future__ import annotations

from dataclasses import asdict
from datetime import date, datetime, timedelta
from typing import Any

import msgspec
import pytest

from web.scripts import needs_node, run
from ziggurat.games import SEALS
from ziggurat.wire.codec import encode
from ziggurat.wire.messages import (
    ClockTerms,
    DeedShare,
    Entrant,
    GamePlayed,
    Night,
    NightMessage,
    NightPlace,
    NightRound,
    NightTable,
    NightTerms,
    PlayedCard,
    Profile,
    RatingPoint,
    Rival,
    SealEarned,
    SeatsPlayed,
)
from ziggurat_client.network.night_record import NightRecord
from ziggurat_client.scenes.night import told as nights
from ziggurat_client.scenes.night.keeping import as_csv
from ziggurat_client.scenes.profile import told
from ziggurat_client.shown import SHOWN
from ziggurat_client.wording.days import day_name
from ziggurat_client.wording.words import LANGUAGES, Words, sentences

pytestmark = needs_node

NOON = datetime(2026, 5, 28, 12, 0)
WORDS = """
const { Words } = await page("words/words.js");
const words = new Words(given.language, async () => given.sentences);
await words.learn("all");
"""


def ago(days: int) -> int:
    """A second of the day so many days before."""
    return int((NOON - timedelta(days=days)).timestamp())


RIVALS = (
    Rival("Amélie", 41, 33, "p2"),
    Rival("Tariq", 22, 31, "p3"),
    Rival("Kubaba", 19, 4, level="apprentice"),
    Rival("Chloé", 12, 12, "p4"),
    Rival("", 1, 0),
)
UR = GamePlayed(
    "ur",
    86,
    40,
    tuple(RatingPoint(number, 1500 + number * 3, 400 // number) for number in range(1, 20)),
    (SeatsPlayed(1, 4, 4), SeatsPlayed(2, 26, 14), SeatsPlayed(3, 30, 13), SeatsPlayed(4, 0, 0)),
    RIVALS,
    (DeedShare("swap", 0.4), DeedShare("trade", 0.2), DeedShare("culture", 0.12), DeedShare("attack", 0.1)),
    43,
    (SealEarned("first_stone", 9), SealEarned("sower", 2), SealEarned("merchant", 3), SealEarned("unheard_of", 3)),
)
PLAYED = (UR, GamePlayed("civilization", 3, 0, (RatingPoint(3, 1480, 240),)), GamePlayed("go", 7, 1))
CARDS = (
    PlayedCard(9, "ur", ago(0), 1, ("Tariq", "Ninsun", ""), (2, 1, 3), (30, 34, 21), (4, 1, 0), 14, ("forty", "odd")),
    PlayedCard(8, "babel", ago(1), 0, ("Ninsun", "Kubaba"), (2, 1), (14, 16), (), -12),
    PlayedCard(7, "tigris", ago(4), 0, ("Ninsun",), (1,), (9,), (), 0),
    PlayedCard(6, "go", ago(300), 0, ("Ninsun", "Chloé")),
)
PROFILE = Profile(1, "p1", "Ninsun", True, False, 214, 81, 7, ago(400), PLAYED, CARDS, "figures")
NEW = Profile(1, "p9", "Puabi", False, False, 0, 0, 0)


def by_client(words: Words, profile: Profile) -> dict[str, Any]:
    """Everything that the client says of a profile."""
    played = {each.game: each for each in profile.played}
    who = told.identity(words, profile)
    return {
        "identity": [who.name, who.here, who.is_here, who.since, [list(each) for each in who.figures], who.bot],
        "games": {game: _of_game(words, game, played.get(game)) for game in SHOWN},
        "last": [asdict(told.game_sign(words, card, NOON.date())) for card in profile.last],
    }


def _of_game(words: Words, game: str, played: GamePlayed | None) -> dict[str, Any]:
    return {
        "rating": list(asdict(told.rating_sign(words, game, played)).values()),
        "course": [each.games for each in told.course_of(played)],
        "seals": [list(asdict(each).values()) for each in told.seals_of(words, game, played)],
        "shares": [list(asdict(each).values()) for each in told.shares_of(words, played)],
        "met": [list(asdict(each).values()) for each in told.meetings_of(words, played)],
        "habits": [[each.about, each.what, each.icon.value] for each in told.habits_of(words, played)],
    }


@pytest.mark.parametrize("profile", [PROFILE, NEW], ids=["many games", "none"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_profile_says_what_it_says_in_the_client(language: str, profile: Profile) -> None:
    by_page = run(
        WORDS
        + """
        const { playedOf, wholeProfile } = await page("record/profiles.js");
        const told = await page("words/profiles.js");
        const profile = wholeProfile(given.profile);
        const who = told.identityOf(words, profile);
        const fields = (found, ...names) => found.map((each) => names.map((name) => each[name]));
        const ofGame = (game) => {
            const played = playedOf(profile, game);
            const { rating, within, games, game: name } = told.ratingOf(words, game, played);
            return {
                rating: [name, rating, within, games],
                course: told.courseOf(played).map((point) => point.games),
                seals: fields(told.sealsOf(words, game, played), "name", "called", "about", "share"),
                shares: fields(told.sharesOf(words, played), "seats", "share", "games", "word"),
                met: fields(told.meetingsOf(words, played), "name", "word", "ahead", "behind", "bot"),
                habits: fields(told.habitsOf(words, played), "about", "what", "sign"),
            };
        };
        const now = new Date(given.now * 1000);
        return {
            identity: [who.name, who.here, who.isHere, who.since, who.figures, who.bot],
            games: Object.fromEntries(told.GAMES.map((game) => [game, ofGame(game)])),
            last: profile.last.map((card) => {
                const { names, about, rank, order, points, word, change } = told.matchWords(words, card, now);
                return { names, about, rank, seats: order, colours: card.colours ?? [], points, word, change };
            }),
        };
        """,
        {
            "language": language,
            "sentences": sentences(language),
            "profile": msgspec.json.decode(encode(profile)),
            "now": NOON.timestamp(),
        },
    )
    said = msgspec.json.decode(msgspec.json.encode(by_client(Words(language), profile)))
    assert by_page == said


def test_the_page_knows_every_seal_and_how_often_it_has_to_be_earned() -> None:
    needs = run('return (await page("art/seal-needs.js")).default;')
    assert needs == {game: [[seal.name, seal.needed] for seal in SEALS[game]] for game in SHOWN}
    assert all(len(seals) == 12 for seals in needs.values())


def test_what_was_earned_in_a_match_is_named_where_the_page_knows_it() -> None:
    seals = run(
        WORDS + 'return (await page("words/profiles.js")).matchWords(words, given.card, new Date()).seals;',
        {"language": "en", "sentences": sentences("en"), "card": msgspec.json.decode(msgspec.json.encode(CARDS[0]))},
    )
    assert seals == ["forty"]


TERMS = NightTerms(("ur", "tigris", "ur"), 5, 4, "everyone", ClockTerms("per_turn", 60), 30, "skip")
OTHERS = NightTerms(("babel",), 1, 2, break_seconds=0)
ENTRANTS = (
    Entrant(1, '=1+1,"x"', "p1"),
    Entrant(2, "Enlil", "p2"),
    Entrant(3, "Shulgi", level="merchant"),
    Entrant(4, "", gone=True),
)
ROUNDS = (NightRound((NightTable("UR-11", "ur", (1, 2, 3, 4), over=True, ranks=(1, 2, 3, 4), scores=(9, 8, 7, 6)),)),)
NIGHT = NightMessage(
    "UR-77",
    Night("Friday", TERMS, "p1", "break", ENTRANTS, ROUNDS),
    tuple(NightPlace(number, number, (6 - number, None), 6 - number) for number in range(1, 5)),
)


@pytest.mark.parametrize("terms", [TERMS, OTHERS, NightTerms(("ur",), break_seconds=600, seats=9)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_night_says_how_it_goes_as_in_the_client(language: str, terms: NightTerms) -> None:
    words = Words(language)
    record = NightRecord(NightMessage("UR-77", Night("Friday", terms, "p1")), 0.0)
    by_page = run(
        WORDS
        + """
        const { pointsRule, termsRows } = await page("words/nights.js");
        return [termsRows(words, given.terms), pointsRule(words, given.terms)];
        """,
        {
            "language": language,
            "sentences": sentences(language),
            "terms": msgspec.json.decode(msgspec.json.encode(terms)),
        },
    )
    assert by_page == [[list(row) for row in nights.terms_rows(words, terms)], nights.points_rule(words, record)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_standings_are_kept_as_the_client_keeps_them(language: str) -> None:
    by_page = run(
        WORDS + 'return (await page("words/nights.js")).standingsTable(words, given.night);',
        {"language": language, "sentences": sentences(language), "night": msgspec.json.decode(encode(NIGHT))},
    )
    assert by_page == as_csv(Words(language), NightRecord(NIGHT, 0.0))


def test_whoever_wanted_to_be_forgotten_has_no_name_in_a_night() -> None:
    names = run(
        WORDS
        + """
        const { entrantName } = await page("words/nights.js");
        const others = [{ number: 5, name: "", level: "king" }, undefined];
        return [...given.entrants, ...others].map((each) => entrantName(words, each));
        """,
        {
            "language": "en",
            "sentences": sentences("en"),
            "entrants": msgspec.json.decode(msgspec.json.encode(ENTRANTS[1:])),
        },
    )
    assert names == ["Enlil", "Shulgi", "somebody", "King", "somebody"]


def test_days_are_called_alike_over_two_weeks() -> None:
    words, seconds = Words("fr"), [ago(days) for days in range(-2, 15)]
    by_page = run(
        WORDS
        + """
        const { dayName } = await page("words/days.js");
        return given.seconds.map((second) => dayName(words, second, new Date(given.now * 1000)));
        """,
        {"language": "fr", "sentences": sentences("fr"), "seconds": seconds, "now": NOON.timestamp()},
    )
    assert by_page == [day_name(words, second, date(2026, 5, 28)) for second in seconds]
