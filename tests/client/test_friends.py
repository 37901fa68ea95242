"""Friends at the screen: asked for, agreed to, seen where they are, removed; and kept here alone."""

from __future__ import annotations

import json
from dataclasses import replace as dataclass_replace
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from client.driver import Driver
from client.gamepad import Gamepad
from client.server_double import ServerDouble, welcome
from client.test_attention import NoticeBoard
from client.test_lan import Neighbourhood
from ziggurat.friend_tags import friend_tag, new_secret, short_tag
from ziggurat.wire.discovery import Advert
from ziggurat.wire.friends import MOST_FRIENDS
from ziggurat.wire.links import Address
from ziggurat.wire.messages import (
    Befriend,
    Befriended,
    FriendHere,
    FriendWanted,
    ServerMessage,
    ShowFriends,
    Sit,
    Watch,
    Welcome,
)
from ziggurat_client.attention.friends_coming import SOON
from ziggurat_client.discovery.found import FoundServer
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.kept.friends import FILE, Friend, Friends
from ziggurat_client.kept.profile import Memory, Server
from ziggurat_client.network.friend_record import MOST_WANTING
from ziggurat_client.scenes.friends.friends import FriendsScene
from ziggurat_client.scenes.lobby.lobby import LobbyScene
from ziggurat_client.scenes.pages.question import QuestionScene
from ziggurat_client.scenes.servers.lan import LanScene
from ziggurat_client.scenes.settings.settings import SettingsScene
from ziggurat_client.scenes.table.people import PeopleScene
from ziggurat_client.scenes.table.whisper import WhisperScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.window.window import Window

SERVER = "a" * 32
SECRET = "A" * 22
TAG = friend_tag(SECRET, SERVER)
THEM = "p2"
SALT = "saltsalt"


class KnownServer(ServerDouble):
    """A server that says its number."""

    def tell(self, *messages: ServerMessage) -> None:
        super().tell(*(replace(each, server_id=SERVER) if isinstance(each, Welcome) else each for each in messages))


@pytest.fixture
def server() -> ServerDouble:
    return KnownServer()


def come(driver: Driver) -> LobbyScene:
    """Be in the lobby of the server."""
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    driver.turn(2)
    scene = LobbyScene(driver.app.atlas)
    driver.app.stack.push(scene)
    driver.turn(2)
    return scene


@pytest.fixture
def lobby(driver: Driver, server: ServerDouble) -> LobbyScene:
    """The lobby, in which a friend of ours may be."""
    driver.app.services.friends.kept.add(Friend("Puabi", SECRET))
    driver.app.stack.push(FriendsScene(driver.app.atlas))
    return come(driver)


def here(table: str | None = None, **fields: object) -> FriendHere:
    return replace(FriendHere(TAG, THEM, "Puabi", table=table), **fields)


def tell(driver: Driver, server: ServerDouble, *messages: ServerMessage) -> None:
    server.tell(*messages)
    driver.turn(2)


def banner(driver: Driver) -> str:
    return driver.app.services.banner.text or ""


def open_page(driver: Driver) -> FriendsScene:
    driver.click("friends")
    driver.turn()
    assert isinstance(driver.app.scene, FriendsScene)
    return driver.app.scene


def words_of(scene: FriendsScene) -> str:
    return repr([piece.appearance() for piece in scene.layout()])


# ------------------------------------------------------------------ what is said to the server


def test_whoever_comes_to_a_server_says_the_tags_of_their_friends_there(
    driver: Driver, lobby: LobbyScene, server: ServerDouble
) -> None:
    (shown,) = server.asked(ShowFriends)
    assert (shown.tags, shown.seen) == ((TAG,), True)


def test_whoever_comes_back_after_a_lost_connection_says_them_again(
    driver: Driver, lobby: LobbyScene, server: ServerDouble
) -> None:
    tell(driver, server, here())
    server.break_connection()
    server.tell(welcome())
    driver.turn(2)
    assert len(server.asked(ShowFriends)) == 2
    assert not driver.app.services.friends.here


def test_whoever_has_no_friends_says_nothing(driver: Driver, server: ServerDouble) -> None:
    driver.app.stack.push(FriendsScene(driver.app.atlas))
    come(driver)
    assert server.asked(ShowFriends) == []


def test_a_server_that_knows_of_no_friends_is_told_nothing_and_nobody_can_ask(driver: Driver) -> None:
    driver.app.link = ServerDouble()
    driver.equip()
    driver.app.services.friends.kept.add(Friend("Puabi", SECRET))
    driver.app.stack.push(FriendsScene(driver.app.atlas))
    come(driver)
    assert driver.app.link.asked(ShowFriends) == []
    driver.click("speakers")
    driver.turn()
    assert driver.page.has("whisper 0")
    assert not driver.page.has("befriend 0")


# ------------------------------------------------------------------ becoming friends


def test_one_asks_somebody_in_the_list_of_people_and_is_friends_once_they_agree(
    driver: Driver, server: ServerDouble, tmp_path: Path
) -> None:
    driver.app.stack.push(FriendsScene(driver.app.atlas))
    come(driver)
    driver.click("speakers")
    driver.turn()
    driver.click("befriend 0")
    driver.turn(2)
    assert [(ask.person, ask.wanted) for ask in server.asked(Befriend)] == [(THEM, True)]
    tell(driver, server, Befriended(THEM, "Puabi", SECRET))
    assert banner(driver) == "Puabi and you are friends now."
    (friend,) = Friends(tmp_path).all
    assert (friend.name, friend.secret, friend.server, friend.person) == ("Puabi", SECRET, SERVER, THEM)
    assert server.asked(ShowFriends)[-1].tags == (TAG,)
    assert not driver.page.has("befriend 0")


def test_what_one_asked_can_be_taken_back(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    driver.click("speakers")
    driver.turn()
    driver.click("befriend 0")
    driver.turn(2)
    driver.click("befriend 0")
    driver.turn(2)
    assert [ask.wanted for ask in server.asked(Befriend)] == [True, False]
    tell(driver, server, Befriended(THEM, "Puabi", "B" * 22))
    assert [friend.secret for friend in driver.app.services.friends.kept.all] == [SECRET]


def test_a_refused_request_says_why_and_can_be_made_again(
    driver: Driver, lobby: LobbyScene, server: ServerDouble
) -> None:
    server.refusals[Befriend] = "not_here"
    driver.click("speakers")
    driver.turn()
    driver.click("befriend 0")
    driver.turn(2)
    assert "not here" in banner(driver)
    assert not driver.app.services.remote.friends.wanted


def test_whoever_wants_to_be_a_friend_is_told_of_and_accepted_on_the_page(
    driver: Driver, lobby: LobbyScene, server: ServerDouble
) -> None:
    tell(driver, server, FriendWanted("p3", "Kubaba"))
    assert "Kubaba would like to be your friend" in banner(driver)
    open_page(driver)
    driver.click("accept p3")
    driver.turn(2)
    assert [(ask.person, ask.wanted) for ask in server.asked(Befriend)] == [("p3", True)]
    tell(driver, server, Befriended("p3", "Kubaba", "B" * 22))
    assert [friend.name for friend in driver.app.services.friends.kept.all] == ["Puabi", "Kubaba"]
    assert not driver.page.has("accept p3")


def test_whoever_is_turned_down_is_gone_from_the_page(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    tell(driver, server, FriendWanted("p3", "Kubaba"))
    scene = open_page(driver)
    driver.click("decline p3")
    driver.turn(2)
    assert [(ask.person, ask.wanted) for ask in server.asked(Befriend)] == [("p3", False)]
    assert "Kubaba" not in words_of(scene)


def test_a_request_that_is_taken_back_is_gone(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    tell(driver, server, FriendWanted("p3", "Kubaba"), FriendWanted("p3", "Kubaba", wanted=False))
    assert "Kubaba" not in words_of(open_page(driver))


def test_requests_of_whom_one_ignores_are_neither_told_nor_listed(
    driver: Driver, lobby: LobbyScene, server: ServerDouble
) -> None:
    driver.app.services.ignored.change("p3", ignored=True)
    tell(driver, server, FriendWanted("p3", "Kubaba"))
    assert banner(driver) == ""
    assert not open_page(driver).has("accept p3")


def test_a_server_cannot_make_somebody_a_friend_by_itself(
    driver: Driver, lobby: LobbyScene, server: ServerDouble
) -> None:
    tell(driver, server, Befriended("p3", "Kubaba", "B" * 22))
    assert [friend.name for friend in driver.app.services.friends.kept.all] == ["Puabi"]
    assert banner(driver) == ""


def test_a_flood_of_requests_is_remembered_in_part(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    tell(driver, server, *(FriendWanted(f"p{number}", "Guest") for number in range(10, 40 + MOST_WANTING)))
    assert len(driver.app.services.remote.friends.wanting) == MOST_WANTING


def test_whoever_has_as_many_friends_as_one_can_asks_for_no_more(
    driver: Driver, lobby: LobbyScene, server: ServerDouble
) -> None:
    for number in range(MOST_FRIENDS):
        driver.app.services.friends.kept.add(Friend(f"Friend {number}", new_secret()))
    driver.click("speakers")
    driver.turn()
    driver.click("befriend 0")
    driver.turn(2)
    assert "100 friends" in banner(driver)
    assert server.asked(Befriend) == []


# ------------------------------------------------------------------ where they are


def test_a_friend_who_comes_is_told_of_and_stands_first_on_the_page_with_a_way_to_their_table(
    driver: Driver, lobby: LobbyScene, server: ServerDouble
) -> None:
    driver.turn(5, seconds=1)
    tell(driver, server, here("ENKI-42"))
    assert banner(driver) == "Puabi is here."
    assert "here, at ENKI-42" in words_of(open_page(driver))
    driver.click(f"go {THEM}")
    driver.turn(2)
    assert [sent.table for sent in (*server.asked(Sit), *server.asked(Watch))] == ["ENKI-42"]


def test_a_friend_who_is_in_the_lobby_is_whispered_to(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    tell(driver, server, here())
    scene = open_page(driver)
    assert "here, in the lobby" in words_of(scene)
    assert not scene.has(f"go {THEM}")
    driver.click(f"whisper {THEM}")
    driver.turn()
    assert isinstance(driver.app.scene, WhisperScene)


def test_a_friend_who_goes_is_not_seen_any_more(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    tell(driver, server, here(), here(here=False))
    assert "not seen now" in words_of(open_page(driver))


def test_a_friend_under_another_name_is_shown_by_the_name_one_knows(
    driver: Driver, lobby: LobbyScene, server: ServerDouble
) -> None:
    tell(driver, server, here(name="Somebody\u202e else"))
    assert banner(driver) == "Puabi is here."
    words = words_of(open_page(driver))
    assert "Puabi" in words
    assert "called Somebody else" in words


def test_tags_that_we_never_said_are_nobodys(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    tell(driver, server, *(FriendHere(friend_tag(new_secret(), SERVER), f"p{n}", "Guest") for n in range(50)))
    assert not driver.app.services.friends.here
    assert banner(driver) == ""


def test_friends_who_were_here_before_us_are_told_of_together(driver: Driver, server: ServerDouble) -> None:
    kept = driver.app.services.friends.kept
    kept.add(Friend("Puabi", SECRET))
    kept.add(Friend("Kubaba", "B" * 22))
    driver.app.stack.push(FriendsScene(driver.app.atlas))
    come(driver)
    tell(driver, server, here(), FriendHere(friend_tag("B" * 22, SERVER), "p3", "Kubaba"))
    assert banner(driver) == "Puabi and Kubaba are here."


def test_a_friend_whose_connection_was_lost_is_not_told_of_again(
    driver: Driver, lobby: LobbyScene, server: ServerDouble
) -> None:
    tell(driver, server, here())
    driver.turn(2, seconds=10)
    tell(driver, server, here(here=False), here())
    assert banner(driver) == ""
    tell(driver, server, here(here=False))
    driver.turn(1, seconds=SOON + 1)
    tell(driver, server, here())
    assert banner(driver) == "Puabi is here."


def test_a_friend_who_only_moves_is_not_told_of_again(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    tell(driver, server, here())
    driver.turn(2, seconds=10)
    tell(driver, server, here("ENKI-42"))
    assert banner(driver) == ""


def test_whoever_does_not_want_to_be_told_is_not(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    open_page(driver)
    driver.click("notices")
    driver.turn()
    tell(driver, server, here())
    assert banner(driver) == ""
    assert not driver.app.services.memory.profile.friend_notices


def test_whoever_looks_elsewhere_is_told_by_the_system_if_they_want_that(
    driver: Driver, server: ServerDouble, monkeypatch: pytest.MonkeyPatch
) -> None:
    notices = NoticeBoard()
    driver.equip(notices=notices)
    services = driver.app.services
    services.friends.kept.add(Friend("Puabi", SECRET))
    services.settings.choose(system_notices=True)
    driver.app.stack.push(FriendsScene(driver.app.atlas))
    come(driver)
    monkeypatch.setattr(Window, "focused", False)
    tell(driver, server, here())
    assert notices.shown == ["Friends: Puabi is here."]


def test_whoever_does_not_want_to_be_seen_says_so_at_once(
    driver: Driver, lobby: LobbyScene, server: ServerDouble
) -> None:
    open_page(driver)
    driver.click("seen")
    driver.turn()
    assert [shown.seen for shown in server.asked(ShowFriends)] == [True, False]
    assert not driver.app.services.memory.profile.seen_by_friends


# ------------------------------------------------------------------ no friends any more


def test_a_friend_is_removed_after_a_question_and_looked_for_no_more(
    driver: Driver, lobby: LobbyScene, server: ServerDouble, tmp_path: Path
) -> None:
    tell(driver, server, here())
    open_page(driver)
    driver.click("remove 0")
    driver.turn()
    assert isinstance(driver.app.scene, QuestionScene)
    driver.click("go")
    driver.turn(2)
    assert Friends(tmp_path).all == ()
    assert server.asked(ShowFriends)[-1].tags == ()
    assert not driver.app.services.friends.here


# ------------------------------------------------------------------ whom one ignores


def test_the_page_lists_whom_one_ignores_here_or_not_and_lets_them_be_heard_again(
    driver: Driver, lobby: LobbyScene, server: ServerDouble
) -> None:
    ignored = driver.app.services.ignored
    ignored.change(THEM, ignored=True, name="Puabi")
    ignored.change("p77", ignored=True, name="Ibbi-Sin")
    ignored.change("p78", ignored=True)
    scene = open_page(driver)
    driver.press(pygame.K_RIGHT)
    driver.turn()
    words = words_of(scene)
    assert words.index("Puabi") < words.index("ignored · here now")
    assert words.index("Ibbi-Sin") < words.index("ignored · not here now")
    assert "somebody" in words
    driver.click("hear p77")
    driver.turn()
    assert ignored.here == (THEM, "p78")


def test_names_of_whom_one_ignores_outlive_the_program(tmp_path: Path, driver: Driver, lobby: LobbyScene) -> None:
    memory = driver.app.services.memory
    memory.visited(Server("ziggurat://test.example", "Test server", "secret-token"))
    driver.app.services.ignored.change("p77", ignored=True, name="Ibbi-Sin")
    (kept,) = Memory(tmp_path).profile.servers
    assert (kept.ignored, kept.ignored_names) == (("p77",), {"p77": "Ibbi-Sin"})
    memory.visited(Server("ziggurat://test.example", "Test server", "secret-token"))
    assert Memory(tmp_path).profile.servers[0].ignored_names == {"p77": "Ibbi-Sin"}


# ------------------------------------------------------------------ hands


def test_all_of_it_can_be_done_with_a_gamepad(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    tell(driver, server, FriendWanted("p3", "Kubaba"))
    scene = open_page(driver)
    pad = Gamepad(driver.turn)
    for _ in range(12):
        if scene.focused == "accept p3":
            break
        pad.press(PadButton.RIGHT_SHOULDER)
    pad.press(PadButton.A)
    driver.turn(2)
    assert [ask.person for ask in server.asked(Befriend)] == ["p3"]


def test_many_friends_are_turned_through_page_by_page(driver: Driver, lobby: LobbyScene) -> None:
    for number in range(30):
        driver.app.services.friends.kept.add(Friend(f"Friend {number:02}", new_secret()))
    scene = open_page(driver)
    assert "Friend 00" in words_of(scene)
    assert "Friend 29" not in words_of(scene)
    for _ in range(10):
        driver.press(pygame.K_PAGEDOWN)
    assert "Friend 29" in words_of(scene)


def test_the_list_of_people_shows_who_is_a_friend(driver: Driver, lobby: LobbyScene, server: ServerDouble) -> None:
    tell(driver, server, here())
    driver.click("speakers")
    driver.turn()
    assert isinstance(driver.app.scene, PeopleScene)
    assert "friend" in repr([piece.appearance() for piece in driver.app.scene.content()])
    assert not driver.page.has("befriend 0")


# ------------------------------------------------------------------ what is kept


def test_friends_outlive_the_program_in_a_file_that_is_closed_to_others(tmp_path: Path) -> None:
    Friends(tmp_path).add(Friend("Puabi", SECRET, SERVER, THEM, "House of Ur", 1_790_000_000))
    assert Friends(tmp_path).all == (Friend("Puabi", SECRET, SERVER, THEM, "House of Ur", 1_790_000_000),)
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0


def test_whoever_becomes_a_friend_again_at_the_same_server_is_listed_once(tmp_path: Path) -> None:
    friends = Friends(tmp_path)
    friends.add(Friend("Puabi", SECRET, SERVER, THEM))
    friends.add(Friend("Puabi", "B" * 22, SERVER, THEM))
    friends.add(Friend("Puabi", "C" * 22, "b" * 32, THEM))
    assert [friend.secret for friend in friends.all] == ["B" * 22, "C" * 22]


def test_a_name_that_cannot_be_seen_is_kept_as_a_sign(tmp_path: Path) -> None:
    friends = Friends(tmp_path)
    friends.add(Friend("\u202e\u200b", SECRET))
    assert friends.all[0].name == "?"


@pytest.mark.parametrize(
    "spoilt",
    [
        {"name": "Kubaba"},
        {"name": "Kubaba", "secret": "short"},
        {"name": "Kubaba", "secret": "!" * 22},
        {"name": "", "secret": "B" * 22},
        {"name": "Kubaba", "secret": "B" * 22, "server": "nowhere"},
        "Kubaba",
        7,
    ],
)
def test_a_damaged_friend_costs_the_others_nothing_and_the_file_is_put_aside(tmp_path: Path, spoilt: object) -> None:
    Friends(tmp_path).add(Friend("Puabi", SECRET))
    file = tmp_path / FILE
    content = json.loads(file.read_text())
    content["friends"].append(spoilt)
    file.write_text(json.dumps(content))
    friends = Friends(tmp_path)
    assert [friend.name for friend in friends.all if friend.secret == SECRET] == ["Puabi"]
    assert friends.aside is not None
    assert friends.aside.exists()


@pytest.mark.parametrize("content", [b"", b"[", b"\xff\xfe", b"[1]", b"{}" * 9, b'{"friends": 7}'])
def test_a_file_of_nonsense_is_put_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    friends = Friends(tmp_path)
    assert friends.all == ()
    assert friends.aside is not None


# ------------------------------------------------------------------ on the local network


def neighbour(server: str, *friends: str, **fields: object) -> FoundServer:
    """A server nearby at which friends with these secrets are."""
    tags = tuple(short_tag(friend_tag(secret, server * 32), SALT) for secret in friends)
    advert = Advert(server * 32, f"House of {server}", salt=SALT, friends=tags)
    return dataclass_replace(FoundServer(advert, Address("192.168.1.2"), ping=0.004), **fields)


@pytest.fixture
def nearby(driver: Driver) -> Neighbourhood:
    """The servers of the local network."""
    neighbourhood = Neighbourhood()
    driver.equip(discovery=neighbourhood)
    driver.app.services.friends.kept.add(Friend("Puabi", SECRET))
    driver.app.services.friends.kept.add(Friend("Kubaba", "B" * 22))
    return neighbourhood


def test_the_list_of_servers_says_which_friends_are_at_which(driver: Driver, nearby: Neighbourhood) -> None:
    driver.app.stack.push(LanScene(driver.app.atlas))
    nearby.find(neighbour("b", SECRET, "B" * 22), neighbour("c"), neighbour("d", new_secret()))
    driver.turn(2)
    signs = {name: repr(driver.page.widget(f"server {name * 32}").appearance()) for name in "bcd"}
    assert "Puabi and Kubaba are here" in signs["b"]
    assert "here" not in signs["c"] + signs["d"]


def test_the_list_follows_who_comes_and_goes(driver: Driver, nearby: Neighbourhood) -> None:
    driver.app.stack.push(LanScene(driver.app.atlas))
    for secrets, expected in (((SECRET,), "Puabi is here"), ((), ""), (("B" * 22,), "Kubaba is here")):
        nearby.find(neighbour("b", *secrets))
        driver.turn(2)
        sign = repr(driver.page.widget(f"server {'b' * 32}").appearance())
        assert (expected in sign) if expected else ("here" not in sign)


def test_tags_of_another_server_or_another_salt_are_nobodys(driver: Driver, nearby: Neighbourhood) -> None:
    circle = driver.app.services.friends
    copied = neighbour("b", SECRET)
    for changed in ({"id": "c" * 32}, {"salt": "another_"}, {"salt": None}, {"friends": ()}):
        assert circle.at(dataclass_replace(copied, advert=replace(copied.advert, **changed))) == ()
    assert [friend.name for friend in circle.at(copied)] == ["Puabi"]


def test_whoever_is_removed_is_recognised_no_more(driver: Driver, nearby: Neighbourhood) -> None:
    circle = driver.app.services.friends
    server = neighbour("b", SECRET)
    assert [friend.name for friend in circle.at(server)] == ["Puabi"]
    circle.remove(circle.kept.all[0])
    assert circle.at(server) == ()


def test_the_title_says_that_a_friend_is_near_and_leads_to_the_page_and_on_to_the_server(
    driver: Driver, nearby: Neighbourhood, server: ServerDouble
) -> None:
    title = TitleScene(driver.app.atlas)
    driver.app.stack.push(title)
    driver.turn(2)
    assert nearby.looking
    assert not title.has("friends")
    nearby.find(neighbour("b", SECRET))
    driver.turn(2)
    assert "Puabi is near" in repr(title.widget("friends").appearance())
    scene = open_page(driver)
    assert "on House of b, on this network" in words_of(scene)
    driver.click("visit 0")
    driver.turn(2)
    assert [address.host for address in server.addresses] == ["192.168.1.2"]


def test_the_title_of_somebody_without_friends_looks_for_nobody(driver: Driver) -> None:
    neighbourhood = Neighbourhood()
    driver.equip(discovery=neighbourhood)
    driver.app.stack.push(TitleScene(driver.app.atlas))
    driver.turn(2)
    assert not neighbourhood.looking


def test_nobody_is_looked_for_once_the_title_is_left_for_a_game(driver: Driver, nearby: Neighbourhood) -> None:
    driver.app.stack.push(TitleScene(driver.app.atlas))
    driver.turn(2)
    driver.app.stack.push(SettingsScene(driver.app.atlas))
    assert not nearby.looking


def test_from_a_server_one_is_asked_before_going_to_a_friend_at_another(
    driver: Driver, nearby: Neighbourhood, server: ServerDouble
) -> None:
    driver.app.stack.push(TitleScene(driver.app.atlas))
    driver.turn(2)
    lobby = LobbyScene(driver.app.atlas)
    driver.app.services.remote.connect(Address("test.example"), "Ninsun")
    driver.turn(2)
    driver.app.stack.push(lobby)
    nearby.find(neighbour("b", SECRET))
    driver.turn(2)
    open_page(driver)
    driver.click("visit 0")
    driver.turn()
    assert isinstance(driver.app.scene, QuestionScene)
    driver.click("go")
    driver.turn(2)
    assert server.addresses[-1].host == "192.168.1.2"


def test_a_server_that_is_silent_or_speaks_otherwise_is_not_gone_to(driver: Driver, nearby: Neighbourhood) -> None:
    scene = FriendsScene(driver.app.atlas)
    driver.app.stack.push(scene)
    nearby.find(neighbour("b", SECRET, ping=None, silent=True))
    driver.turn(2)
    assert "on House of b" in words_of(scene)
    assert not scene.has("visit 0")


def test_a_friend_who_is_here_is_not_said_to_be_near(
    driver: Driver, nearby: Neighbourhood, server: ServerDouble
) -> None:
    driver.app.stack.push(FriendsScene(driver.app.atlas))
    come(driver)
    nearby.find(neighbour("a", SECRET))
    tell(driver, server, here())
    words = words_of(open_page(driver))
    assert "here, in the lobby" in words
    assert "on this network" not in words


def test_the_strip_of_the_lobby_names_friends_at_other_servers(
    driver: Driver, nearby: Neighbourhood, server: ServerDouble
) -> None:
    driver.app.stack.push(FriendsScene(driver.app.atlas))
    lobby = come(driver)
    nearby.find(neighbour("b", SECRET, "B" * 22), neighbour("c", SECRET))
    driver.turn(2)
    words = repr([piece.appearance() for piece in lobby.layout()])
    assert "2 friends are here" in words
    assert "Puabi is here" in words
