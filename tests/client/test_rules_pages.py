"""The rules: how their page is read, searched, and shown."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from client.match_table import MatchTable, key, open_game
from client.ur_table import match_of
from ziggurat.games import GAMES
from ziggurat.games.ur.drawing import parse
from ziggurat_client.boards.registry import presentation
from ziggurat_client.rulebook import Match, Paragraph, Place, Run, Table, read, rulebook
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.rules.rules import RulesScene
from ziggurat_client.scenes.rules.setting import SetSection
from ziggurat_client.shown import SHOWN
from ziggurat_client.wording.words import LANGUAGES

PAGE = """# The game

Before all.

## 1. Pieces

| piece | count |
|---|---|
| **ox** | 4 |

## 2. Play

- first
  thing
- *second* thing

**2.1** Élan is free.

### 2.2 War

Fight
on.
"""
NO_ATTACK = """
seat a
hands WT PC
market AC
      A     B     C     D     E
1  CPa1    AT    TA    AT    CA
2    WP    CA    WC    PT    TW
3    CT    PW    CP    AC    WA
4    TC    CP    TP    WP    AW
5    PA    TP    WA    CT  WAb1
"""


# ---------------------------------------------------------------------- reading


def test_headings_begin_sections_with_their_number_and_level() -> None:
    sections = read(PAGE).sections
    assert [(s.number, s.title, s.level) for s in sections] == [
        ("", "The game", 1),
        ("1", "Pieces", 2),
        ("2", "Play", 2),
        ("2.2", "War", 3),
    ]


def test_lines_of_a_paragraph_are_joined() -> None:
    assert read(PAGE).sections[3].blocks == (Paragraph((Run("Fight on."),)),)


def test_items_of_a_list_are_paragraphs_with_a_sign() -> None:
    first, second, _ = read(PAGE).sections[2].blocks
    assert first == Paragraph((Run("first thing"),), sign="•")
    assert second == Paragraph((Run("second", "italic"), Run(" thing")), sign="•")


def test_a_bold_number_at_the_beginning_is_the_paragraphs_own() -> None:
    assert read(PAGE).sections[2].blocks[2] == Paragraph((Run("Élan is free."),), number="2.1")


def test_tables_keep_their_cells_and_lose_their_ruler() -> None:
    (table,) = read(PAGE).sections[1].blocks
    assert isinstance(table, Table)
    assert [[cell.text for cell in row] for row in table.rows] == [["piece", "count"], ["ox", "4"]]


def test_a_number_leads_to_its_heading_or_its_paragraph() -> None:
    book = read(PAGE)
    assert (book.place("2.2"), book.place("2.1")) == (Place(3, 0), Place(2, 3))


@pytest.mark.parametrize("number", ["", "7", "2.9"])
def test_a_number_that_the_page_lacks_leads_nowhere(number: str) -> None:
    assert read(PAGE).place(number) is None


# ---------------------------------------------------------------------- searching


def test_the_search_ignores_capitals_and_accents() -> None:
    assert read(PAGE).search("elan") == (Match(2, 3, 0, 4),)


def test_the_search_finds_titles_cells_and_words_across_weights() -> None:
    book = read(PAGE)
    assert [m.section for m in book.search("pieces")] == [1]
    assert [m.section for m in book.search("ox")] == [1]
    assert [m.section for m in book.search("second thing")] == [2]


@pytest.mark.parametrize("nothing", ["", "   ", "hippopotamus"])
def test_a_search_for_nothing_finds_nothing(nothing: str) -> None:
    assert read(PAGE).search(nothing) == ()


# ---------------------------------------------------------------------- the pages of the games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_mark_of_the_file_is_left_in_the_text(game: str, language: str) -> None:
    texts = [text for section in rulebook(game, language).sections for text in section.passages]
    assert [text for text in texts if set("*|#`") & set(text)] == []


@pytest.mark.parametrize("game", SHOWN)
def test_every_picture_stands_beside_a_section_that_exists(game: str) -> None:
    numbers = {section.number for section in rulebook(game, "en").sections}
    assert set(presentation(game).figures) <= numbers


# ---------------------------------------------------------------------- the scene


@pytest.fixture
def rules(driver: Driver) -> RulesScene:
    """The rules of Ur, open at their beginning."""
    return opened(driver, "")


def opened(driver: Driver, paragraph: str) -> RulesScene:
    scene = RulesScene(driver.app.atlas, "ur", paragraph)
    driver.app.stack.push(scene)
    driver.turn()
    return scene


@pytest.mark.parametrize(("paragraph", "section"), [("5.5", "5.5"), ("3.5", "3"), ("9.12", "9"), ("", "")])
def test_the_rules_open_at_the_paragraph_that_is_asked_for(driver: Driver, paragraph: str, section: str) -> None:
    assert opened(driver, paragraph).reading.number == section


def test_typing_anywhere_searches(driver: Driver, rules: RulesScene) -> None:
    driver.write("toll")
    assert rules.focused == "search"
    assert rules.reading.number == "5.5"


def test_enter_goes_from_one_place_to_the_next(driver: Driver, rules: RulesScene) -> None:
    driver.write("supplies")
    first = rules.current
    driver.press(pygame.K_RETURN)
    assert first is not None
    assert rules.current == rules.matches[(rules.matches.index(first) + 1) % len(rules.matches)]


def test_the_text_can_be_paged_while_one_types(driver: Driver, rules: RulesScene) -> None:
    driver.write("toll")
    before = rules.reading
    driver.press(pygame.K_PAGEUP)
    assert (rules.focused, rules.reading.number < before.number) == ("search", True)


def test_f3_goes_on_and_with_shift_back(driver: Driver, rules: RulesScene) -> None:
    driver.write("cubes")
    first = rules.current
    driver.press(pygame.K_F3)
    assert rules.current != first
    driver.press(pygame.K_F3, pygame.KMOD_SHIFT)
    assert rules.current == first


def test_escape_clears_the_search_and_then_leaves(driver: Driver, rules: RulesScene) -> None:
    driver.write("toll")
    driver.press(pygame.K_ESCAPE)
    assert (driver.app.scene, rules.matches) == (rules, ())
    driver.press(pygame.K_ESCAPE)
    assert rules not in driver.app.stack.scenes


def test_the_contents_lead_to_their_sections(driver: Driver, rules: RulesScene) -> None:
    driver.click("section 5.2")
    driver.turn()
    assert rules.reading.number == "5.2"


def test_arrows_scroll_the_text(driver: Driver, rules: RulesScene) -> None:
    for _ in range(6):
        driver.press(pygame.K_DOWN)
    assert rules.reading.number == "1"


def test_the_page_speaks_the_language_that_was_chosen_meanwhile(driver: Driver, rules: RulesScene) -> None:
    driver.app.services.words.switch("fr")
    rules.enter()
    driver.turn()
    assert rules.reading.title == "Ur — les règles"


def test_a_question_mark_still_shows_the_keys(driver: Driver, rules: RulesScene) -> None:
    driver.write("?")
    assert driver.app.scene is not rules


# ---------------------------------------------------------------------- from a refusal


def refused(driver: Driver, server: MatchTable) -> GameScene:
    """A game in which a war was refused because no tile is strong enough."""
    scene = open_game(driver, server)
    key(driver, pygame.K_1, "1")
    return scene


@pytest.fixture
def server() -> MatchTable:
    """A table at which it is our turn, with War in the hand and no tile that can attack."""
    return MatchTable(match_of(parse(NO_ATTACK)))


def test_the_key_for_the_rules_opens_what_the_refusal_named(driver: Driver, server: MatchTable) -> None:
    refused(driver, server)
    key(driver, pygame.K_r, "r")
    driver.turn()
    assert isinstance(driver.app.scene, RulesScene)
    assert driver.app.scene.reading.number == "5.5"


def test_a_click_on_the_refusal_opens_what_it_named(driver: Driver, server: MatchTable) -> None:
    refused(driver, server)
    driver.click_at(960, 116)
    driver.turn()
    assert isinstance(driver.app.scene, RulesScene)
    assert driver.app.scene.reading.number == "5.5"


def test_the_games_menu_leads_to_the_rules(driver: Driver, server: MatchTable) -> None:
    open_game(driver, server)
    driver.press(pygame.K_F10)
    driver.click("rules")
    assert isinstance(driver.app.scene, RulesScene)


def test_without_a_refusal_the_rules_open_at_their_beginning(driver: Driver, server: MatchTable) -> None:
    open_game(driver, server)
    key(driver, pygame.K_r, "r")
    driver.turn()
    assert isinstance(driver.app.scene, RulesScene)
    assert driver.app.scene.reading.number == ""


@pytest.mark.parametrize("game", SHOWN)
def test_no_word_is_set_with_a_second_space_before_it(game: str) -> None:
    """Where bold words end before a mark, French has one space."""
    sections = rulebook(game, "fr").sections
    words = [word.text for section in sections for word in SetSection(section, 1200.0, 1.0, None).words]
    assert words
    assert not any(word.startswith(" ") for word in words)
