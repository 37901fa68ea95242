"""The page speaks as the client does: the same sentences, plurals and elision, and the same text left unseen."""

from __future__ import annotations

from string import Formatter

import pytest

from web.scripts import needs_node, run
from ziggurat.bots.characters import CHARACTERS
from ziggurat.colours import seat_colours
from ziggurat.games import GAMES
from ziggurat.phrases import PHRASES
from ziggurat.visible_text import visible
from ziggurat_client.art.palette import MARKS, PALETTES
from ziggurat_client.network.arrivals import FINAL_FAREWELLS, MISSPOKEN
from ziggurat_client.wording.clock_terms import PACES, pace_words
from ziggurat_client.wording.delays import CHOICES, said
from ziggurat_client.wording.elision import begins_with_vowel
from ziggurat_client.wording.levels import level_name
from ziggurat_client.wording.styles import level_in_style, style_name
from ziggurat_client.wording.words import LANGUAGES, Words, sentences

pytestmark = needs_node

NAMES = (
    "Ninsun",
    "Enlil",
    "Éa",
    "Œdipe",
    "Æthra",
    "Hammurabi",
    "Hérode",
    "Hélène",
    "A5",
    "B",
    "Yasmine",
    "Ysé",
    "Oualid",
    "onze",
    "李",
)
COUNTS = (0, 1, 2, 21)
STRANGE = (
    "plain",
    "two\nlines\tand a tab",
    "a\u200bb\u202ec",
    "e\u0301\u0302\u0303\u0304",
    "\u3164",
    "\ufeffx",
    "😀",
    "\U000e0041",
    "café",
    "<img src=x onerror=alert(1)>",
    "\u2028new\u2029",
    "\x00\x07\x1b[31m",
    "كتاب",
    "\u1160\u034f",
)


def filled(sentence: str, name: str, count: int) -> dict[str, str | int]:
    """Something for every blank of a sentence."""
    blanks = {blank for _, blank, _, _ in Formatter().parse(sentence) if blank is not None}
    return {blank: count if blank == "count" else name for blank in blanks}


def asked_for(key: str, known: dict[str, str]) -> str:
    """By which key a sentence is asked for: one that counts without its ending."""
    stem = key.removesuffix(".one").removesuffix(".other")
    return stem if {f"{stem}.one", f"{stem}.other"} <= known.keys() else key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_said_as_the_client_says_it(language: str) -> None:
    words, known = Words(language), sentences(language)
    asked = [
        (asked_for(key, known), {**filled(sentence, name, count), "count": count})
        for number, (key, sentence) in enumerate(known.items())
        for name, count in zip(
            (NAMES[number % len(NAMES)], NAMES[(number * 7 + 3) % len(NAMES)]), COUNTS[number % 2 :: 2], strict=True
        )
    ]
    by_page = run(
        """
        const { Words } = await page("words/words.js");
        const words = new Words(given.language, async () => given.sentences);
        await words.learn("all");
        return given.asked.map(([key, blanks]) => words.say(key, blanks));
        """,
        {"language": language, "sentences": known, "asked": asked},
    )
    by_client = [words.say(key, **blanks) for key, blanks in asked]
    assert by_page == by_client


def test_the_same_names_are_elided_before() -> None:
    names = [*NAMES, "", "H", "Ha", "Hestia", "Humbert", "ñ", "Ñandu", "yeti", "ouistiti", "ouate", "3e", "İnci", "ßa"]
    by_page = run(
        'const { beginsWithVowel } = await page("words/elision.js"); return given.map(beginsWithVowel);', names
    )
    assert dict(zip(names, by_page, strict=True)) == {name: begins_with_vowel(name) for name in names}


def test_the_same_is_left_unseen() -> None:
    by_page = run('const { visible } = await page("words/visible.js"); return given.map(visible);', STRANGE)
    assert by_page == [visible(text) for text in STRANGE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_clocks_and_delays_are_offered_in_the_same_words(language: str) -> None:
    words = Words(language)
    by_page = run(
        """
        const { PACES, DELAYS } = await page("record/paces.js");
        const { delayWords, paceWords } = await page("words/tables.js");
        const { Words } = await page("words/words.js");
        const words = new Words(given.language, async () => given.sentences);
        await words.learn("all");
        return [PACES.map((pace) => paceWords(words, pace)), DELAYS.map((delay) => delayWords(words, delay))];
        """,
        {"language": language, "sentences": sentences(language)},
    )
    assert by_page == [[pace_words(words, pace) for pace in PACES], [said(words, delay) for delay in CHOICES]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_named_player_is_called_by_its_style_as_the_client_calls_it(language: str) -> None:
    words = Words(language)
    seats = [(game, {"name": who.name, "level": who.level, "style": who.style}) for game in GAMES for who in CHARACTERS]
    seats += [("ur", {"name": "Iltani 2", "level": "apprentice", "style": "builder"})]
    seats += [("ur", {"name": "Enki", "level": "king"}), ("ur", {"level": "king", "style": "poet"})]
    by_page = run(
        """
        const { levelInStyle } = await page("words/styles.js");
        const { Words } = await page("words/words.js");
        const words = new Words(given.language, async () => given.sentences);
        await words.learn("all");
        return given.seats.map(([game, state]) => levelInStyle(words, game, state));
        """,
        {"language": language, "sentences": sentences(language), "seats": seats},
    )
    assert by_page == [_called(words, game, **seat) for game, seat in seats]


def _called(words: Words, game: str, level: str, name: str = "", style: str = "") -> str:
    return level_in_style(words, level_name(words, level), style_name(words, game, style, name))


def test_the_page_knows_the_same_marks_palettes_and_phrases() -> None:
    by_page = run(
        """
        const { MARKS, seatColours } = await page("record/seats.js");
        const { PALETTES } = await page("paint/palettes.js");
        const { PHRASES } = await page("record/phrases.js");
        const { FINAL } = await page("line/line.js");
        return [MARKS, PALETTES, PHRASES, [...FINAL].sort(), seatColours([{ colour: 4 }, {}, { colour: 0 }])];
        """
    )
    farewells = sorted(FINAL_FAREWELLS - {MISSPOKEN})
    assert by_page == [list(MARKS), list(PALETTES), list(PHRASES), farewells, list(seat_colours([4, None, 0], 3))]
