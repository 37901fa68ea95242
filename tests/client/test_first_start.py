"""The first start in an empty home: language and name, and the name once more where others meet one without it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from client.driver import Driver
from client.gamepad import Gamepad
from client.server_double import ServerDouble
from ziggurat.wire.links import Address
from ziggurat.wire.messages import Hello
from ziggurat_client.command_line import Invocation
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.kept.profile import Memory, account_name
from ziggurat_client.scenes.pages.keyboard import KeyboardScene
from ziggurat_client.scenes.servers import hosting
from ziggurat_client.scenes.servers.join import JoinScene
from ziggurat_client.scenes.servers.lan import LanScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.scenes.welcome.naming import NamingScene
from ziggurat_client.scenes.welcome.welcome import WelcomeScene
from ziggurat_client.start import go
from ziggurat_client.ui.text_field import TextField

# In a process of its own, because a reactor runs once in a process. It types what it is told, and Enter.
START = """
import sys
import pygame
from ziggurat_client.command_line import read_command_line
from ziggurat_client.crash_reports import CrashReports
from ziggurat_client.start import folder_of, open_app

typed, *arguments = sys.argv[1:]
invocation = read_command_line(arguments)
app = open_app(invocation, CrashReports(folder_of(invocation)))
app.turn(patience=0)
shown = type(app.scene).__name__
for letter in typed:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=0, mod=0, unicode=letter, scancode=0))
    pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=letter))
    app.turn(patience=0)
if typed:
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    app.turn(patience=0)
print(shown, type(app.scene).__name__)
app.finish()
"""


def start(folder: Path, typed: str, *arguments: str) -> str:
    """Start the program as `root`, type a text and Enter; the scenes before and after."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1", "LOGNAME": "root"}
    command = [sys.executable, "-c", START, typed, "--data", str(folder), "--lang", "fr", *arguments]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout.strip()


@pytest.fixture
def nameless(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> Memory:
    """A profile without a name, on a machine whose account has none either."""
    monkeypatch.setenv("LOGNAME", "root")
    memory = driver.app.services.memory
    memory.change(name=None)
    return memory


@pytest.fixture
def welcome(driver: Driver, nameless: Memory) -> WelcomeScene:
    """The questions of the first start, over the title."""
    driver.app.stack.push(TitleScene(driver.app.atlas))
    scene = WelcomeScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn()
    return scene


def named(driver: Driver) -> str | None:
    """The name that is remembered."""
    return Memory(driver.app.services.memory.folder).profile.name


@pytest.mark.slow
def test_an_empty_home_is_asked_for_language_and_name_before_the_title(tmp_path: Path) -> None:
    assert start(tmp_path, "Ninsun") == "WelcomeScene TitleScene"
    profile = Memory(tmp_path).profile
    assert (profile.name, profile.language) == ("Ninsun", "fr")


@pytest.mark.slow
def test_a_name_on_the_command_line_counts(tmp_path: Path) -> None:
    assert start(tmp_path, "", "--name", "Ninsun") == "TitleScene TitleScene"


def test_who_has_a_name_is_asked_nothing(driver: Driver) -> None:
    driver.app.stack.push(TitleScene(driver.app.atlas))
    go(driver.app, Invocation())
    assert isinstance(driver.app.scene, TitleScene)


def test_who_comes_by_a_link_is_asked_for_a_name_first(driver: Driver, nameless: Memory, server: ServerDouble) -> None:
    driver.app.stack.push(TitleScene(driver.app.atlas))
    go(driver.app, Invocation(join=Address("ur.example")))
    assert isinstance(driver.app.scene, NamingScene)
    driver.write("Belit")
    driver.press(pygame.K_RETURN)
    assert [hello.name for hello in server.asked(Hello)] == ["Belit"]


def test_the_language_is_chosen_by_keys_and_holds_at_once(driver: Driver, welcome: WelcomeScene) -> None:
    driver.press(pygame.K_TAB, pygame.KMOD_SHIFT)
    driver.press(pygame.K_RIGHT)
    assert welcome.title == "Bienvenue"


def test_without_a_name_one_is_asked_for_it_again(driver: Driver, welcome: WelcomeScene) -> None:
    driver.click("go on")
    assert driver.app.scene is welcome
    assert welcome.focused == "name"
    assert welcome.say("welcome.nameless") in " ".join(str(piece.appearance()) for piece in welcome.layout())


def test_who_puts_it_off_comes_to_the_title_and_has_no_name(driver: Driver, welcome: WelcomeScene) -> None:
    driver.click("later")
    assert isinstance(driver.app.scene, TitleScene)
    assert named(driver) is None


def test_a_pad_alone_gives_a_name(driver: Driver, welcome: WelcomeScene) -> None:
    pad = Gamepad(driver.turn)
    pad.press(PadButton.A)
    assert isinstance(driver.app.scene, KeyboardScene)
    while driver.page.focused != "key 1 0":
        pad.press(PadButton.RIGHT_SHOULDER)
    pad.press(PadButton.A)
    while driver.page.focused != "enter":
        pad.press(PadButton.RIGHT_SHOULDER)
    pad.press(PadButton.A)
    assert isinstance(driver.app.scene, TitleScene)
    assert named(driver) is not None


@pytest.mark.parametrize("account", ["root", "Administrator", "ubuntu", "1000", ""])
def test_no_machines_account_is_taken_for_a_persons_name(monkeypatch: pytest.MonkeyPatch, account: str) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: account)
    assert account_name() == ""


def test_a_persons_account_is_suggested(driver: Driver, nameless: Memory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "ninsun")
    field = WelcomeScene(driver.app.atlas).widget("name")
    assert isinstance(field, TextField)
    assert field.text == "Ninsun"


def test_nobody_reaches_a_server_without_a_name(driver: Driver, nameless: Memory, server: ServerDouble) -> None:
    driver.app.stack.push(JoinScene(driver.app.atlas))
    driver.write("ur.example")
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.app.scene, NamingScene)
    assert server.asked(Hello) == []
    driver.write("Belit")
    driver.press(pygame.K_RETURN)
    assert [hello.name for hello in server.asked(Hello)] == ["Belit"]
    assert named(driver) == "Belit"


def test_who_does_not_say_a_name_stays_where_they_are(driver: Driver, nameless: Memory, server: ServerDouble) -> None:
    join = JoinScene(driver.app.atlas)
    driver.app.stack.push(join)
    driver.write("ur.example")
    driver.press(pygame.K_RETURN)
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene is join
    assert server.asked(Hello) == []


def test_a_server_is_hosted_by_somebody_with_a_name(
    driver: Driver, nameless: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[str] = []

    class Hosted:
        """A server that never opens."""

        address = failure = None

        def __init__(self, folder: Path, name: str) -> None:
            started.append(name)

        def finish(self) -> None:
            """Nothing runs."""

    monkeypatch.setattr(hosting, "HostedServer", Hosted)
    driver.app.stack.push(LanScene(driver.app.atlas))
    driver.turn()
    driver.click("host")
    assert started == []
    driver.write("Belit")
    driver.press(pygame.K_RETURN)
    assert started == ["Belit’s house"]
