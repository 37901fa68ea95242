"""A server and a client that find each other by real multicast, and a server that is hosted from the client."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import ifaddr
import pygame
import pytest
from zeroconf import ServiceInfo
from zeroconf._dns import DNSAddress, DNSPointer
from zeroconf._protocol.outgoing import DNSOutgoing
from zeroconf.const import _CLASS_IN, _FLAGS_AA, _FLAGS_QR_RESPONSE, _TYPE_A, _TYPE_PTR

from client.server_double import ServerDouble
from server.programs import LOOPBACK, PATIENCE, Caller, Program
from server.world import World
from ziggurat.friend_tags import friend_tag, new_secret
from ziggurat.wire.discovery import SERVICE, Advert, write_advert
from ziggurat.wire.links import parse_link
from ziggurat.wire.messages import ShowFriends
from ziggurat_client.discovery.found import FoundServer
from ziggurat_client.discovery.multicast import MulticastDiscovery
from ziggurat_client.kept.friends import Friend
from ziggurat_client.kept.profile import Memory
from ziggurat_client.network.remote import Remote
from ziggurat_client.servers.friend_circle import FriendCircle
from ziggurat_client.servers.hosted_server import FOLDER
from ziggurat_client.servers.left_server import end_left_server, left_server
from ziggurat_client.servers.server_process import SERVER_CHANGED
from ziggurat_server.lan.advertiser import ZeroconfAdvertiser
from ziggurat_server.lan.own_addresses import Listening, addresses

HERE = ["127.0.0.1"]
ID = "0123456789abcdef0123456789abcdef"

HOST = """
import sys
from pathlib import Path
import ifaddr
import pygame
from ziggurat_client.servers.hosted_server import HostedServer

pygame.init()
server = HostedServer(Path(sys.argv[1]), "Ninsun's house")
while not server.takes_browsers and server.failure is None:
    pygame.event.wait()
server.stays = sys.argv[2] == "stays"
print(server.failure, server.process_id, server.near.port, server.link, server.page, flush=True)
server.finish()
"""


def has_multicast(interface: str) -> bool:
    """Whether what is said to a group on the interface of that address is heard there."""
    group, port = "224.0.0.251", 0
    with (
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as ear,
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as mouth,
    ):
        try:
            ear.bind(("", port))
            membership = socket.inet_aton(group) + socket.inet_aton(interface)
            ear.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, membership)
            ear.settimeout(2)
            mouth.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(interface))
            mouth.sendto(b"Ur", (group, ear.getsockname()[1]))
            return ear.recv(16) == b"Ur"
        except OSError:
            return False


needs_multicast = pytest.mark.skipif(not has_multicast("127.0.0.1"), reason="this machine's loopback has no multicast")
NETWORKS = addresses(Listening("0.0.0.0", 1))
needs_network = pytest.mark.skipif(
    not any(map(has_multicast, NETWORKS)), reason="this machine has no network with multicast"
)


@pytest.fixture
def screen() -> Iterator[None]:
    """Events need pygame, and a display that is none."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    yield
    pygame.display.quit()


@pytest.fixture
def discovery(screen: None) -> Iterator[MulticastDiscovery]:
    found = MulticastDiscovery(HERE)
    found.start()
    yield found
    found.stop()


@pytest.fixture
def advertiser() -> Iterator[ZeroconfAdvertiser]:
    voice = ZeroconfAdvertiser(HERE, lambda listening: ("127.0.0.1",))
    yield voice
    voice.withdraw()


def await_servers(
    discovery: MulticastDiscovery, wanted: Callable[[tuple[FoundServer, ...]], bool]
) -> tuple[FoundServer, ...]:
    """What is found once it is what is wanted, or at the end of all patience."""
    end = time.monotonic() + PATIENCE
    while not wanted(discovery.servers) and time.monotonic() < end:
        pygame.event.wait(200)
    return discovery.servers


@needs_multicast
def test_a_server_is_found_answers_changes_and_says_goodbye(
    discovery: MulticastDiscovery, advertiser: ZeroconfAdvertiser, tmp_path: Path
) -> None:
    with Program("--listen", LOOPBACK, "--data", str(tmp_path)) as program:
        listening = Listening("127.0.0.1", program.port)
        advertiser.announce(Advert(ID, "House of Ur"), listening)
        (found,) = await_servers(discovery, lambda servers: bool(servers) and servers[0].ping is not None)
        assert (found.advert.name, found.address.port, found.silent) == ("House of Ur", program.port, False)
        advertiser.announce(Advert(ID, "House of Ur", people=3), listening)
        (found,) = await_servers(discovery, lambda servers: bool(servers) and servers[0].advert.people == 3)
        assert found.advert.people == 3
        advertiser.withdraw()
        assert await_servers(discovery, lambda servers: not servers) == ()


@needs_multicast
def test_a_friend_is_seen_at_a_server_nearby_without_a_word_to_it(
    discovery: MulticastDiscovery, advertiser: ZeroconfAdvertiser, tmp_path: Path
) -> None:
    world, secret = World(), new_secret()
    circle = FriendCircle(Memory(tmp_path), Remote(ServerDouble()), time.time)
    circle.kept.add(Friend("Enheduanna", secret))
    anna = world.visitor("Enheduanna")
    number = anna.welcome.server_id or ""
    for tags in ((friend_tag(secret, number), friend_tag(new_secret(), number)), ()):
        anna.say(ShowFriends(1, tags))
        advertiser.announce(world.game_server.advert(tls=False), Listening("127.0.0.1", 4000))
        count = len(tags)
        (found,) = await_servers(
            discovery, lambda servers, count=count: bool(servers) and len(servers[0].advert.friends) == count
        )
        assert [friend.name for friend in circle.at(found)] == ["Enheduanna"][: len(tags)]


@pytest.mark.thorough
@needs_multicast
def test_a_service_that_is_none_of_ours_is_not_listed(
    discovery: MulticastDiscovery, advertiser: ZeroconfAdvertiser
) -> None:
    other = ZeroconfAdvertiser(HERE, lambda listening: ("127.0.0.1",))
    other.announce(Advert("not a number", "Impostor"), Listening("127.0.0.1", 4000))
    advertiser.announce(Advert(ID, "House of Ur"), Listening("127.0.0.1", 4001))
    found = await_servers(discovery, lambda servers: bool(servers))
    other.withdraw()
    assert [server.advert.name for server in found] == ["House of Ur"]


def spoof(numbers: range, *, whole: bool) -> None:
    """Announce servers that are none, by packets: with all that there is to say, or only that there is a service."""
    for number in numbers:
        name, host = f"Spoof {number}.{SERVICE}", f"spoof-{number}.local."
        packet = DNSOutgoing(_FLAGS_QR_RESPONSE | _FLAGS_AA)
        packet.add_answer_at_time(DNSPointer(SERVICE, _TYPE_PTR, _CLASS_IN, 4500, name), 0)
        if whole:
            info = ServiceInfo(
                SERVICE, name, port=1, server=host, properties=write_advert(Advert(f"{number:032x}", f"A {number}"))
            )
            packet.add_answer_at_time(info.dns_service(), 0)
            packet.add_answer_at_time(info.dns_text(), 0)
            place = socket.inet_aton(f"127.1.{number // 250}.{number % 250 + 1}")
            packet.add_answer_at_time(DNSAddress(host, _TYPE_A, _CLASS_IN, 120, place), 0)
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as mouth:
            mouth.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton("127.0.0.1"))
            mouth.bind(("127.0.0.1", 0))
            for datagram in packet.packets():
                mouth.sendto(datagram, ("224.0.0.251", 5353))


@pytest.mark.thorough
@needs_multicast
@pytest.mark.parametrize("whole", [True, False])
def test_hundreds_of_spoofed_announcements_keep_no_server_out_of_the_list(
    discovery: MulticastDiscovery, advertiser: ZeroconfAdvertiser, whole: bool
) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:
        port = listening.getsockname()[1]
        spoof(range(300), whole=whole)
        advertiser.announce(Advert(ID, "House of Ur"), Listening("127.0.0.1", port))
        spoof(range(300, 600), whole=whole)
        found = await_servers(discovery, lambda servers: any(server.ping is not None for server in servers))
    assert [server.advert.name for server in found if server.ping is not None] == ["House of Ur"]


@needs_network
def test_a_server_announces_itself_until_it_ends_unless_it_should_not(screen: None, tmp_path: Path) -> None:
    discovery = MulticastDiscovery()
    discovery.start()
    quiet, loud = tmp_path / "quiet", tmp_path / "loud"
    with (
        Program("--listen", "tcp:0", "--data", str(quiet), "--name", "Quiet", "--no-announce"),
        Program("--listen", "tcp:0", "--private", "--name", "Private"),
        Program("--listen", "tcp:0", "--data", str(loud), "--name", "Loud") as program,
    ):
        found = await_servers(discovery, lambda servers: "Loud" in called(servers))
        assert called(found) & {"Loud", "Quiet", "Private"} == {"Loud"}
        (ours,) = [server for server in found if server.advert.name == "Loud"]
        assert (ours.advert.id, ours.address.port) == ((loud / "server-id").read_text().strip(), program.port)
        program.end()
        assert "Loud" not in called(await_servers(discovery, lambda servers: "Loud" not in called(servers)))
    discovery.stop()


def called(servers: tuple[FoundServer, ...]) -> set[str]:
    """The names of servers; there may be others on the network."""
    return {server.advert.name for server in servers}


def hosted(folder: Path, wish: str) -> tuple[str, int, int, str, str]:
    """What became of a server that a client hosted and left: failure, process, port, link, page for browsers."""
    ended = subprocess.run(
        [sys.executable, "-c", HOST, str(folder), wish],
        env={**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    failure, process, port, link, page = ended.stdout.split()
    return failure, int(process), int(port), link, page


def test_a_hosted_server_ends_with_its_client(tmp_path: Path) -> None:
    failure, process, *_ = hosted(tmp_path, "ends")
    assert failure == "None"
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


@pytest.mark.thorough
def test_a_hosted_server_that_was_asked_to_stay_lets_people_in_without_its_client(tmp_path: Path) -> None:
    _, process, port, link, page = hosted(tmp_path, "stays")
    try:
        caller = Caller(port)
        welcome = caller.hello("Puabi")
        caller.socket.close()
        assert (welcome.server, welcome.link, welcome.web) == ("Ninsun's house", link, page)
        assert parse_link(link).port == port
    finally:
        os.kill(process, signal.SIGTERM)


@pytest.mark.thorough
def test_a_hosted_server_lets_phones_in_too(tmp_path: Path) -> None:
    _, process, *_, page = hosted(tmp_path, "stays")
    try:
        with urllib.request.urlopen(f"{page}/ENKI-42", timeout=PATIENCE) as answer:
            assert answer.status == 200
    finally:
        os.kill(process, signal.SIGTERM)


@pytest.mark.thorough
def test_a_server_that_was_left_is_found_and_ended_at_the_next_start(screen: None, tmp_path: Path) -> None:
    hosted(tmp_path, "stays")
    left = left_server(tmp_path / FOLDER)
    assert left is not None
    end_left_server(tmp_path / FOLDER, left)
    pygame.event.clear()
    end = time.monotonic() + PATIENCE
    while pygame.event.wait(200).type != SERVER_CHANGED and time.monotonic() < end:
        pass
    assert left_server(tmp_path / FOLDER) is None


def test_a_machine_without_a_network_is_said_to_have_none(screen: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ifaddr, "get_adapters", lambda *_, **__: [])
    discovery = MulticastDiscovery()
    discovery.start()
    end = time.monotonic() + PATIENCE
    while discovery.failure is None and time.monotonic() < end:
        pygame.event.wait(100)
    assert discovery.failure is not None
    discovery.stop()
