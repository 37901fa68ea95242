"""What is answered to browsers over HTTP, and what is not."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest

from web.browsers import HOST, Browser, WebWorld, request
from ziggurat.wire.messages import Limits, Refused
from ziggurat_server.limits import ServerLimits
from ziggurat_server.web.guard import CONNECTIONS_A_GUEST, REQUEST_SECONDS
from ziggurat_server.web.page_files import KINDS
from ziggurat_server.web.pages import HEADERS, REQUESTS_A_MINUTE
from ziggurat_server.web.sentences import Sentences

PAGE = (files("ziggurat_assets") / "web" / "index.html").read_bytes()
ENGLISH = json.loads((files("ziggurat_assets") / "translations" / "en.json").read_bytes())


@pytest.fixture(scope="module")
def world() -> WebWorld:
    return WebWorld(names=["ur.example"])


# --------------------------------------------------------------------------------------------- what is there


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/ENKI-42",
        "/enki-42",
        "/ENKI-URUK-SARGON-42",
        "/tv",
        "/tv/",
        "/tv/ENKI-42",
        "/night/ENKI-42",
        "/profile",
        "/profile/p7",
        "/match/17",
        "/?device=QH7K-M2VT",
        "/?x",
    ],
)
def test_the_page_is_at_every_place_that_it_shows(world: WebWorld, path: str) -> None:
    reply = world.get(path)
    assert (reply.status, reply.body) == (200, PAGE)
    assert reply.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize(
    "path",
    [
        "/x",
        "/ENKI",
        "/ENKI-42/x",
        "/tv/x",
        "/tv/ENKI-42/x",
        "/night",
        "/night/",
        "/night/x",
        "/qr/night/x.svg",
        "/profile/p7/x",
        "/match",
        "/match/x",
        "/match/17/x",
        "/profile/%3Cscript%3E",
        f"/profile/{'p' * 33}",
        "/index.html",
        "//",
        "/web",
        "/qr",
    ],
)
def test_elsewhere_is_nothing(world: WebWorld, path: str) -> None:
    assert world.get(path).status == 404


def test_files_are_sent_with_their_kind(world: WebWorld) -> None:
    reply = world.get("/web/main.js")
    assert (reply.status, reply.headers["content-type"]) == (200, "text/javascript; charset=utf-8")
    assert reply.body == (files("ziggurat_assets") / "web" / "main.js").read_bytes()


def test_style_sheets_are_sent_in_the_one_that_imports_them_in_its_order(world: WebWorld) -> None:
    style = files("ziggurat_assets") / "web" / "style"
    imported = re.findall(r'^@import "([^"]+)";$', (style / "page.css").read_text(encoding="utf-8"), re.MULTILINE)
    sent = world.get("/web/style/page.css").text
    places = [sent.find((style / name).read_text(encoding="utf-8")) for name in imported]
    assert "@import" not in sent
    assert places == sorted(places)
    assert places[0] > 0


def test_the_letters_that_styles_name_are_sent_as_they_are(world: WebWorld) -> None:
    style = (files("ziggurat_assets") / "web" / "style" / "ground.css").read_text(encoding="utf-8")
    named = re.findall(r'url\("\.\./(art/[^"]+)"\)', style)
    assert len(named) == 3
    for path in named:
        reply = world.get(f"/web/{path}", Accept_Encoding="gzip")
        assert (reply.status, reply.headers["content-type"]) == (200, "font/woff2")
        assert "content-encoding" not in reply.headers


def test_every_file_of_the_page_has_a_kind() -> None:
    folder = files("ziggurat_assets") / "web"
    waiting, endings = [folder], set()
    while waiting:
        for each in waiting.pop().iterdir():
            if each.is_dir():
                waiting.append(each)
            else:
                endings.add(each.name.rpartition(".")[2])
    assert endings <= set(KINDS)


@pytest.mark.parametrize(
    "path",
    [
        "/web/../__init__.py",
        "/web/../translations/en.json",
        "/web/%2e%2e/translations/en.json",
        "/web/..%2ftranslations/en.json",
        "/web//etc/passwd",
        "/web/%2fetc%2fpasswd",
        "/web/..\\translations\\en.json",
        "/web/./main.js",
        "/web/main.js%00",
        "/web/",
        "/web/line",
        "/words/../web/main.js",
        "/words/..%2f..%2fweb/ur.json",
    ],
)
def test_nothing_outside_the_pages_folder_is_sent(world: WebWorld, path: str) -> None:
    assert world.get(path).status == 404


def test_words_are_those_of_the_sections_that_were_asked_for(world: WebWorld) -> None:
    reply = world.get("/words/en/ur+error.json")
    told = {key: text for key, text in ENGLISH.items() if key.partition(".")[0] in ("ur", "error")}
    assert (reply.status, reply.headers["content-type"]) == (200, "application/json")
    assert json.loads(reply.text) == told


def test_words_are_in_the_language_that_was_asked_for(world: WebWorld) -> None:
    assert json.loads(world.get("/words/fr/ur.json").text) != json.loads(world.get("/words/en/ur.json").text)


@pytest.mark.parametrize(
    "path",
    [
        "/words/xx/ur.json",
        "/words/en/nothing.json",
        "/words/en/ur+nothing.json",
        "/words/en/.json",
        "/words/en",
        "/words/",
        f"/words/en/{'+'.join(['ur'] * 100)}.json",
    ],
)
def test_other_words_are_not_there(world: WebWorld, path: str) -> None:
    assert world.get(path).status == 404


def test_a_square_leads_to_the_table_by_the_address_by_which_one_came(world: WebWorld) -> None:
    reply = world.get("/qr/enki-42.svg")
    assert reply.headers["content-type"] == "image/svg+xml"
    assert f"<title>http://{HOST}/ENKI-42</title>" in reply.text


def test_a_square_leads_to_where_the_host_says(world: WebWorld) -> None:
    public = WebWorld(address="https://ur.example")
    assert "<title>https://ur.example/ENKI-42</title>" in public.get("/qr/ENKI-42.svg").text


def test_a_square_leads_to_a_games_night(world: WebWorld) -> None:
    assert f"<title>http://{HOST}/night/UR-77</title>" in world.get("/qr/night/ur-77.svg").text


def test_a_square_lets_another_device_in(world: WebWorld) -> None:
    assert f"<title>http://{HOST}/?device=QH7K-M2VT</title>" in world.get("/qr/device/QH7K-M2VT.svg").text


@pytest.mark.parametrize(
    "path",
    [
        "/qr/<script>.svg",
        "/qr/x.svg",
        "/qr/%3Cscript%3E-42.svg",
        "/qr/tv/ENKI-42.svg",
        "/qr//ENKI-42.svg",
        "/qr/device/.svg",
        "/qr/device/x.svg",
        "/qr/device/qh7k-m2vt.svg",
        "/qr/device/QH7K-M2VT&x.svg",
        "/qr/device/night/QH7K-M2VT.svg",
        f"/qr/device/{'QH7K-' * 9}M2VT.svg",
    ],
)
def test_there_is_no_square_of_anything_else(world: WebWorld, path: str) -> None:
    assert world.get(path).status == 404


# --------------------------------------------------------------------------------------------- how it is sent


@pytest.mark.parametrize("path", ["/", "/web/main.js", "/words/en/ur.json", "/qr/ENKI-42.svg", "/x", "/line"])
def test_every_answer_has_the_headers_that_keep_strangers_out(world: WebWorld, path: str) -> None:
    headers = world.get(path).headers
    assert {name: headers.get(name) for name in HEADERS} == dict(HEADERS)
    assert "'unsafe-inline'" not in headers["content-security-policy"]
    assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'; style-src 'self'")


def test_a_browser_that_has_a_file_already_is_not_sent_it_again(world: WebWorld) -> None:
    first = world.get("/words/en/ur.json")
    again = world.get("/words/en/ur.json", If_None_Match=first.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    assert first.headers["cache-control"] == "no-cache"


def test_a_file_that_has_changed_is_sent(world: WebWorld) -> None:
    assert world.get("/words/en/ur.json", If_None_Match='W/"of-yesterday"').status == 200


@pytest.mark.parametrize("accepted", ["gzip", "deflate, gzip;q=0.5", "br, GZIP", "*"])
def test_long_texts_are_compressed_for_browsers_that_say_so(world: WebWorld, accepted: str) -> None:
    plain, packed = world.get("/words/en/ur.json"), world.get("/words/en/ur.json", Accept_Encoding=accepted)
    assert packed.headers["content-encoding"] == "gzip"
    assert len(packed.body) < len(plain.body) / 2
    assert packed.text == plain.text


@pytest.mark.parametrize("accepted", ["", "br", "gzip;q=0", "gzip; q=0.0"])
def test_to_others_they_are_sent_as_they_are(world: WebWorld, accepted: str) -> None:
    assert "content-encoding" not in world.get("/words/en/ur.json", Accept_Encoding=accepted).headers


def test_head_is_answered_by_the_headers_alone(world: WebWorld) -> None:
    reply, whole = world.get("/words/en/ur.json", "HEAD"), world.get("/words/en/ur.json")
    assert (reply.status, reply.body) == (200, b"")
    assert reply.headers["content-length"] == str(len(whole.body))
    assert world.get("/x", "HEAD").status == 404


def test_one_connection_asks_for_one_thing_after_the_other(world: WebWorld) -> None:
    browser = world.browser()
    assert [browser.ask(path).status for path in ("/", "/x", "/web/main.js")] == [200, 404, 200]


# --------------------------------------------------------------------------------------------- what is refused


@pytest.mark.parametrize("method", ["PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW", "POST"])
def test_nothing_but_reading_is_possible(world: WebWorld, method: str) -> None:
    reply = world.get("/", method)
    assert (reply.status, reply.headers["allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize(
    ("accepted", "language", "said"),
    [
        ("", "en", "There is nothing here."),
        ("fr", "fr", "Il n’y a rien ici."),
        ("fr-CA, en;q=0.8", "fr", "Il n’y a rien ici."),
        ("de, en;q=0.5, fr;q=0.7", "fr", "Il n’y a rien ici."),
        ("FR;q=0, *", "en", "There is nothing here."),
        ("fr;q=much, fr;q=7, ;;,", "en", "There is nothing here."),
    ],
)
def test_what_is_refused_is_said_in_the_browsers_language(
    world: WebWorld, accepted: str, language: str, said: str
) -> None:
    reply = world.get("/x", Accept_Language=accepted)
    assert (reply.headers["content-language"], reply.text) == (language, f"{said}\n")
    assert reply.headers["vary"] == "accept-language"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_refusal_has_a_sentence_in_every_language(language: str) -> None:
    given = "".join(file.read_text() for file in files("ziggurat_server.web").iterdir() if file.name.endswith(".py"))
    reasons = set(re.findall(r'NotGranted\(\d+, "(\w+)"\)', given))
    assert "nothing" in reasons
    assert all(Sentences().say(language, f"door.{why}") for why in reasons)


@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize(
    "body", [("Content-Length: 5", b"hello"), ("Content-Length: 9999999999", b""), ("Transfer-Encoding: chunked", b"")]
)
def test_whoever_sends_more_than_a_question_is_refused_before_it_has_come(
    world: WebWorld, method: str, body: tuple[str, bytes]
) -> None:
    browser = world.browser()
    browser.send(f"{method} / HTTP/1.1\r\nHost: {HOST}\r\n{body[0]}\r\n\r\n".encode() + body[1])
    assert browser.reply().status == 413
    assert browser.is_closed


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 20_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X: x\r\n" * 10_000 + b"\r\n",
        b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\n\r\n",
        b"x" * 100_000,
        b"\x16\x03\x01\x00\xf4\r\n\r\n",
    ],
    ids=["long header", "many headers", "long address", "no line", "TLS"],
)
def test_a_head_that_is_too_long_or_none_ends_the_connection(world: WebWorld, head: bytes) -> None:
    browser = world.browser()
    browser.send(head)
    assert browser.is_closed


@pytest.mark.parametrize(
    "host",
    [
        HOST,
        "192.0.2.7",
        "10.0.0.1:21880",
        "[2001:db8::7]:21880",
        "localhost:21880",
        "LOCALHOST",
        "ur.example",
        "ur.example.:80",
    ],
)
def test_it_answers_to_addresses_and_to_its_names(world: WebWorld, host: str) -> None:
    assert world.get("/", Host=host).status == 200


def test_it_answers_to_the_name_of_its_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Lagash.home.arpa")
    world = WebWorld()
    for host in ("lagash", "lagash.local:21880", "lagash.home.arpa", "LAGASH"):
        assert world.get("/", Host=host).status == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:21880",
        "localhost.evil.example",
        "192.0.2.7.evil.example",
        "ur.example@x",
        "a b",
        "[x]",
    ],
)
@pytest.mark.parametrize("path", ["/", "/line", "/web/main.js", "/qr/ENKI-42.svg"])
def test_a_name_that_is_led_here_from_elsewhere_is_not_answered(world: WebWorld, host: str, path: str) -> None:
    assert world.get(path, Host=host).status == 421


def test_a_request_names_one_host(world: WebWorld) -> None:
    browser = world.browser()
    browser.send(f"GET / HTTP/1.1\r\nHost: {HOST}\r\nHost: evil.example\r\n\r\n".encode())
    assert browser.reply().status == 400
    browser = world.browser()
    browser.send(b"GET / HTTP/1.0\r\n\r\n")
    assert browser.reply().status == 400


# --------------------------------------------------------------------------------------------- how much, how slowly


def test_a_request_that_comes_a_letter_at_a_time_is_cut_off() -> None:
    world = WebWorld()
    slow = world.browser()
    for letter in request("/")[:9]:
        slow.send(bytes([letter]))
        world.clock.advance(REQUEST_SECONDS / 10)
    assert not slow.is_cut_off
    world.clock.advance(REQUEST_SECONDS / 10)
    assert slow.is_cut_off


def test_who_connects_and_asks_nothing_is_cut_off() -> None:
    world = WebWorld()
    silent = world.browser()
    world.clock.advance(REQUEST_SECONDS)
    assert silent.is_cut_off


def test_each_request_has_its_own_time() -> None:
    world = WebWorld()
    browser = world.browser()
    for _ in range(3):
        world.clock.advance(REQUEST_SECONDS - 1)
        assert browser.ask("/").status == 200
    assert not browser.is_cut_off


def test_a_line_has_no_such_time() -> None:
    world = WebWorld()
    anna = world.visitor("Anna")
    world.wait(REQUEST_SECONDS * 2)
    assert not anna.is_closed


def test_a_connection_that_asks_for_nothing_more_is_closed() -> None:
    world = WebWorld()
    browser = world.browser()
    browser.ask("/")
    world.clock.advance(31)
    assert browser.is_closed


def few(connections: int) -> ServerLimits:
    return ServerLimits(told=Limits(connections_per_address=connections))


def test_one_address_has_so_many_connections_and_another_has_its_own() -> None:
    world = WebWorld(few(1))
    crowd = [world.browser() for _ in range(CONNECTIONS_A_GUEST)]
    assert not any(browser.is_cut_off for browser in crowd)
    assert world.browser().is_cut_off
    assert not world.browser("198.51.100.1").is_cut_off


def test_a_connection_that_is_gone_makes_room() -> None:
    world = WebWorld(few(1))
    crowd: list[Browser] = [world.browser() for _ in range(CONNECTIONS_A_GUEST)]
    crowd[0].hang_up()
    assert not world.browser().is_cut_off


def test_one_address_has_so_many_lines() -> None:
    world = WebWorld(few(2))
    for _ in range(2):
        world.visitor("Anna")
    assert world.stranger().only(Refused).code == "too_many_connections"


def test_one_address_is_answered_so_often_in_a_minute() -> None:
    world = WebWorld()
    browser = world.browser()
    for _ in range(REQUESTS_A_MINUTE):
        browser.send(request("/x"))
        browser.transport.clear()
    assert browser.ask("/").status == 429
    assert world.get("/", address="198.51.100.1").status == 200
    world.clock.advance(2)
    assert world.get("/").status == 200
