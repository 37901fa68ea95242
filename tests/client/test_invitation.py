"""How others are invited to a table."""

from __future__ import annotations

import msgspec
import pygame
import pytest
import segno

from client.driver import Driver
from client.server_double import ServerDouble, welcome
from ziggurat.wire.links import Address
from ziggurat.wire.messages import Sit
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.qr import QUIET, draw_qr
from ziggurat_client.scenes.room import room
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.servers.invitation import invitation, page_link
from ziggurat_client.ui.invite_panel import code_lines

CODE = "ENKI-42"
SECRET = "ENKI-URUK-SARGON-42"
LINK = "ziggurats://[2001:db8::7]:4000/GILGAMESH-42"
SIZE = 204


@pytest.fixture
def visitor(driver: Driver, server: ServerDouble) -> Driver:
    """Somebody who came to the server by its address in the house."""
    server.answering = False
    driver.app.services.remote.connect(Address("192.168.1.20", 4000, "URUK-17", tls=True), "Ninsun")
    return driver


def test_the_link_names_the_address_by_which_one_came(visitor: Driver) -> None:
    visitor.app.services.remote.receive(welcome())
    assert invitation(visitor.app.services.remote, CODE) == "ziggurats://192.168.1.20:4000/ENKI-42"


def test_the_address_that_the_host_gave_out_prevails(visitor: Driver) -> None:
    visitor.app.services.remote.receive(msgspec.structs.replace(welcome(), link="ziggurat://ur.example"))
    assert invitation(visitor.app.services.remote, CODE) == "ziggurat://ur.example/ENKI-42"


def test_an_address_given_out_that_makes_no_sense_is_passed_over(visitor: Driver) -> None:
    visitor.app.services.remote.receive(msgspec.structs.replace(welcome(), link="http://ur.example"))
    assert invitation(visitor.app.services.remote, CODE) == "ziggurats://192.168.1.20:4000/ENKI-42"


def test_without_a_server_there_is_no_link(driver: Driver) -> None:
    assert invitation(driver.app.services.remote, CODE) == ""


def told(driver: Driver, web: str) -> str:
    """The link for browsers to a table of a server that says that of its door for them."""
    driver.app.services.remote.receive(msgspec.structs.replace(welcome(), web=web))
    return page_link(driver.app.services.remote, CODE)


@pytest.mark.parametrize("web", ["http://ur.example:21880", "https://ur.example", "http://[2001:db8::7]:80"])
def test_browsers_are_led_where_the_server_says(visitor: Driver, web: str) -> None:
    assert told(visitor, web) == f"{web}/ENKI-42"


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_server_that_does_not_know_its_name_has_that_by_which_one_came(visitor: Driver, scheme: str) -> None:
    assert told(visitor, f"{scheme}://:21880") == f"{scheme}://192.168.1.20:21880/ENKI-42"


@pytest.mark.parametrize(
    "web",
    ["", "ur.example", "ftp://ur.example", "javascript:alert(1)", "http://ur.example/page", "http://a b"],
)
def test_a_door_for_browsers_that_makes_no_sense_is_none(visitor: Driver, web: str) -> None:
    assert told(visitor, web) == ""


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        (CODE, [CODE]),
        (SECRET, ["ENKI-", "URUK-", "SARGON-42"]),
        ("LARSA", ["LARSA"]),
        ("", [""]),
    ],
)
def test_a_code_has_a_line_for_each_word_whatever_a_server_calls_its_tables(code: str, lines: list[str]) -> None:
    assert code_lines(code) == lines


@pytest.mark.parametrize("scale", [2 / 3, 1.0, 1.37, 2.0])
def test_every_module_of_the_square_is_whole_pixels_of_one_colour(scale: float) -> None:
    modules = [bytes(row) for row in segno.make(LINK, error="m", micro=False).matrix]
    canvas = Canvas(SIZE, SIZE, scale)
    draw_qr(canvas, 0, 0, SIZE, modules)
    side = int(SIZE * scale) // (len(modules) + 2 * QUIET)
    start = round(SIZE / 2 * scale) - side * len(modules) // 2
    assert start >= QUIET * side
    for row, line in enumerate(modules):
        for column, dark in enumerate(line):
            corner = (start + column * side, start + row * side)
            pixels = {
                brightness(canvas.surface, corner[0] + x, corner[1] + y) < 64 for x in range(side) for y in range(side)
            }
            assert pixels == {bool(dark)}


def brightness(surface: pygame.Surface, x: int, y: int) -> int:
    return max(surface.get_at((x, y))[:3])


@pytest.fixture
def clipboard(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is copied in the table's room, where we are."""
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(room, "copy_text", copy)
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    driver.app.services.remote.ask(lambda number: Sit(number, CODE, 0))
    driver.turn_without_scene()
    driver.app.stack.push(RoomScene(driver.app.atlas, CODE))
    driver.turn(2)
    return copied


@pytest.mark.parametrize(("press", "copied"), [("copy", "ziggurat://test.example/ENKI-42"), ("copy code", "ENKI-42")])
def test_link_and_code_can_be_copied(driver: Driver, clipboard: list[str], press: str, copied: str) -> None:
    driver.click(press)
    assert clipboard == [copied]


@pytest.mark.parametrize(("press", "copied"), [("copy", f"ziggurat://test.example/{SECRET}"), ("copy code", SECRET)])
def test_others_are_invited_by_the_secret_code_of_a_table_that_is_shown_no_more(
    driver: Driver, server: ServerDouble, clipboard: list[str], press: str, copied: str
) -> None:
    server.change(CODE, listed=False, secret=SECRET)
    driver.turn(2)
    driver.click(press)
    assert clipboard == [copied]


@pytest.mark.parametrize(
    ("press", "copied"),
    [
        ("copy page", "http://ur.example:21880/ENKI-42"),
        ("copy", "ziggurat://test.example/ENKI-42"),
        ("copy code", "ENKI-42"),
    ],
)
def test_where_browsers_have_a_door_their_link_can_be_copied_too(
    driver: Driver, clipboard: list[str], press: str, copied: str
) -> None:
    remote = driver.app.services.remote
    assert remote.welcome is not None
    remote.welcome = msgspec.structs.replace(remote.welcome, web="http://ur.example:21880")
    driver.page.change()
    driver.turn(2)
    driver.click(press)
    assert clipboard == [copied]


def test_where_they_have_none_there_is_no_link_for_them(driver: Driver, clipboard: list[str]) -> None:
    assert not driver.page.has("copy page")
