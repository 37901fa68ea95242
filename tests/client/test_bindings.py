"""Which key and which button stand for what, and the screen where that is changed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from ziggurat_client.input.bindings import Bindings, can_be_bound, mark_of
from ziggurat_client.input.intentions import STANDARDS, Intention, Scope, intention_of, meet
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.kept.profile import Memory
from ziggurat_client.scenes.pages.keys import KeysScene
from ziggurat_client.scenes.pages.scene import Scene
from ziggurat_client.scenes.settings.bindings import BindingsScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.wording.words import LANGUAGES, Words

GAME = (Scope.GAME, Scope.TURN)


def pressed(key: int, text: str, modifiers: int = 0) -> str | None:
    """The mark of a key that is pressed."""
    pygame.display.init()
    return mark_of(pygame.Event(pygame.KEYDOWN, key=key, unicode=text, mod=modifiers))


class Probe(Scene):
    """A turn of a game that notes what it hears."""

    scopes = GAME

    def __init__(self, driver: Driver) -> None:
        super().__init__(driver.app.atlas)
        self.heard: list[Intention | None] = []

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            self.heard.append(intention_of(event))
        return True


def pairs() -> Iterator[tuple[Intention, Intention]]:
    """Every two intentions that may be met together."""
    return (pair for pair in combinations(STANDARDS, 2) if meet(*pair))


@pytest.fixture
def screen(driver: Driver) -> BindingsScene:
    """The screen of the bindings, over the title."""
    driver.app.stack.push(TitleScene(driver.app.atlas))
    scene = BindingsScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn()
    return scene


@pytest.fixture
def pad(driver: Driver) -> Gamepad:
    """A gamepad in our hands."""
    return Gamepad(driver.turn)


def bound(driver: Driver) -> Bindings:
    """The bindings that are in use."""
    return driver.app.services.controls.bindings


# ---------------------------------------------------------------------------------------- what stands for what


def test_at_first_no_key_stands_for_two_things() -> None:
    at_first = Bindings()
    assert [(one, two) for one, two in pairs() if set(at_first.marks(one)) & set(at_first.marks(two))] == []


def test_at_first_no_button_stands_for_two_things() -> None:
    assert all(not Bindings().rivals_by_button(intention) for intention in STANDARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_meant_has_a_name(language: str) -> None:
    assert all(Words(language).say(f"intention.{intention}") for intention in Intention)


def test_every_intention_has_a_standard() -> None:
    assert set(STANDARDS) == set(Intention)


def test_a_letter_is_known_by_what_it_types_and_another_key_by_its_name() -> None:
    assert pressed(pygame.K_u, "U", pygame.KMOD_SHIFT) == "u"
    assert pressed(pygame.K_AMPERSAND, "1", pygame.KMOD_SHIFT) == "1"
    assert pressed(pygame.K_F5, "") == "f5"
    assert pressed(pygame.K_TAB, "\t", pygame.KMOD_SHIFT) == "shift+tab"


def test_a_key_in_the_row_of_numbers_is_its_number_whatever_it_types(driver: Driver) -> None:
    probe = Probe(driver)
    driver.app.stack.push(probe)
    driver.turn()
    press = pygame.Event(pygame.KEYDOWN, key=pygame.K_AMPERSAND, unicode="&", mod=0, scancode=pygame.KSCAN_1)
    pygame.event.post(press)
    driver.turn()
    assert probe.heard == [Intention.ACTION_1]


def test_a_key_held_with_ctrl_is_another_key() -> None:
    assert pressed(pygame.K_u, "\x15", pygame.KMOD_LCTRL) == "ctrl+u"
    assert pressed(pygame.K_KP_PLUS, "+", pygame.KMOD_LCTRL) == "ctrl++"


def test_a_key_held_with_alt_means_nothing() -> None:
    assert pressed(pygame.K_u, "", pygame.KMOD_LALT) is None


def test_what_edits_a_field_cannot_be_bound() -> None:
    assert not can_be_bound("ctrl+v")


def test_a_number_held_with_ctrl_is_not_the_number(driver: Driver) -> None:
    probe = Probe(driver)
    driver.app.stack.push(probe)
    driver.turn()
    held = {"mod": pygame.KMOD_LCTRL, "scancode": pygame.KSCAN_1}
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_AMPERSAND, unicode="", **held))
    driver.turn()
    assert probe.heard == [None]


def test_another_key_takes_the_place_of_the_first() -> None:
    changed = Bindings().with_key(Intention.UNDO, "z")
    assert changed.meant_by_key("z", GAME) is Intention.UNDO
    assert changed.meant_by_key("u", GAME) is None


def test_a_key_that_always_works_still_works_beside_another() -> None:
    changed = Bindings().with_key(Intention.UP, "w")
    assert changed.meant_by_key("w", ()) is Intention.UP
    assert changed.meant_by_key("up", ()) is Intention.UP


def test_while_typing_letters_are_letters() -> None:
    assert Bindings().meant_by_key("t", (), typing=True) is None
    assert Bindings().meant_by_key("escape", (), typing=True) is Intention.BACK


def test_a_key_means_only_what_is_met() -> None:
    assert Bindings().meant_by_key("c", (Scope.LOBBY,)) is Intention.CREATE
    assert Bindings().meant_by_key("c", (Scope.TABLE,)) is Intention.COPY
    assert Bindings().meant_by_key("c", GAME) is None


def test_one_button_may_serve_moments_that_never_meet() -> None:
    assert Bindings().meant_by_button(PadButton.Y, GAME) is Intention.END
    assert Bindings().meant_by_button(PadButton.Y, (Scope.GAME, Scope.SWAP)) is Intention.FLIP


def test_two_meanings_of_one_button_are_rivals() -> None:
    changed = Bindings().with_button(Intention.UNDO, PadButton.Y)
    assert set(changed.rivals_by_button(Intention.UNDO)) == {Intention.END, Intention.FLIP}


def test_what_works_everywhere_is_heard_first() -> None:
    changed = Bindings().with_button(Intention.UNDO, PadButton.B)
    assert changed.meant_by_button(PadButton.B, GAME) is Intention.BACK


@pytest.mark.parametrize("mark", ["escape", "return", "tab", "left shift", "left ctrl"])
def test_keys_that_always_mean_the_same_cannot_be_bound(mark: str) -> None:
    assert not can_be_bound(mark)


def test_names_of_another_version_mean_nothing() -> None:
    foreign = Bindings({"dance": "d"}, {"undo": "the big red one"})
    assert foreign.button(Intention.UNDO) is PadButton.X
    assert foreign.meant_by_key("d", GAME) is None


# ---------------------------------------------------------------------------------------- the screen


def test_the_screen_is_reached_from_the_keys(driver: Driver) -> None:
    driver.app.stack.push(TitleScene(driver.app.atlas))
    driver.turn()
    driver.write("?")
    assert isinstance(driver.app.scene, KeysScene)
    driver.click("change")
    assert isinstance(driver.app.scene, BindingsScene)


def test_a_key_is_changed_at_once_and_remembered(driver: Driver, screen: BindingsScene) -> None:
    driver.click("key undo")
    driver.write("z")
    assert bound(driver).key(Intention.UNDO) == "z"
    assert Memory(driver.app.services.memory.folder).profile.bindings == bound(driver)


def test_a_key_with_another_meaning_here_is_not_heard_as_that_while_awaited(
    driver: Driver, screen: BindingsScene
) -> None:
    driver.click("key undo")
    driver.write("?")
    assert driver.app.scene is screen
    assert bound(driver).key(Intention.UNDO) == "?"


def test_a_button_is_changed_with_the_pad_alone(driver: Driver, screen: BindingsScene, pad: Gamepad) -> None:
    while screen.focused != "button undo":
        pad.press(PadButton.RIGHT_SHOULDER)
    pad.press(PadButton.A, PadButton.RIGHT_STICK)
    assert bound(driver).button(Intention.UNDO) is PadButton.RIGHT_STICK


def test_confirm_and_back_may_change_places(driver: Driver, screen: BindingsScene, pad: Gamepad) -> None:
    driver.click("button confirm")
    pad.press(PadButton.B)
    driver.click("button back")
    pad.press(PadButton.A)
    assert not bound(driver).rivals_by_button(Intention.CONFIRM)
    pad.press(PadButton.A)
    assert isinstance(driver.app.scene, TitleScene)


def test_escape_leaves_a_key_as_it_is(driver: Driver, screen: BindingsScene) -> None:
    driver.click("key undo")
    driver.press(pygame.K_ESCAPE)
    assert bound(driver) == Bindings()
    assert driver.app.scene is screen


def test_a_pad_can_give_up_waiting_for_a_key(driver: Driver, screen: BindingsScene, pad: Gamepad) -> None:
    driver.click("key undo")
    pad.press(PadButton.B)
    assert not screen.hears_presses
    assert driver.app.scene is screen


def test_a_key_that_always_means_the_same_is_refused_with_a_word(driver: Driver, screen: BindingsScene) -> None:
    driver.click("key undo")
    driver.press(pygame.K_TAB)
    assert screen.status == "Tab always means the same and cannot be changed."
    assert bound(driver) == Bindings()


def test_the_stick_is_refused_with_a_word(driver: Driver, screen: BindingsScene, pad: Gamepad) -> None:
    driver.click("button undo")
    pad.press(PadButton.UP)
    assert screen.status == "↑ always means the same and cannot be changed."


def test_a_key_with_two_meanings_is_told(driver: Driver, screen: BindingsScene) -> None:
    driver.click("key undo")
    driver.write("f")
    assert screen.status == "F stands for two things: “Take back” is heard, “Flip” is not."


def test_everything_that_can_be_bound_has_room(screen: BindingsScene) -> None:
    boxes = [screen.widget(f"{device} {intention}").box for intention in STANDARDS for device in ("key", "button")]
    assert all(
        one.bottom <= other.y or one.y >= other.bottom or one.x != other.x for one, other in combinations(boxes, 2)
    )


def test_all_bindings_return_to_what_they_were(driver: Driver, screen: BindingsScene) -> None:
    driver.click("key undo")
    driver.write("z")
    driver.click("reset")
    assert bound(driver) == Bindings()


def test_the_new_key_is_printed_on_the_keycap(driver: Driver, screen: BindingsScene) -> None:
    driver.click("key undo")
    driver.write("z")
    assert driver.app.services.prompts.cap(Intention.UNDO) == "Z"
