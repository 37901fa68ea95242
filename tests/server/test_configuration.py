"""What a host chooses: a file, the environment over it, the command line over both."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from twisted.internet import reactor

from server.programs import run_to_its_end
from ziggurat_server.config.changes import as_far_as_possible, needs_restart
from ziggurat_server.config.command_line import read_command
from ziggurat_server.config.printing import as_toml
from ziggurat_server.config.settings import KEYS, Configuration, LimitSettings
from ziggurat_server.config.sources import Faults, Setting, from_environment, from_file, settle
from ziggurat_server.hosting.checking import faults_here
from ziggurat_server.limits import ServerLimits


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "server.toml"
    path.write_text('name = "From the file"\ndrain_seconds = 30\n[limits]\ntables = 7\nbots = 3\n')
    return path


def ask(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program, asked something that it answers and ends."""
    return run_to_its_end(*arguments, environment=environment)


def test_without_any_choice_everything_is_at_its_default() -> None:
    assert settle() == Configuration()
    assert Configuration().server_limits == ServerLimits()


def test_the_environment_prevails_over_the_file_and_the_command_line_over_both(file: Path) -> None:
    environment = {"ZIGGURAT_CONFIG": str(file), "ZIGGURAT_LIMITS_TABLES": "8", "ZIGGURAT_DRAIN_SECONDS": "60"}
    chosen = read_command(["--drain-seconds", "90"], environment).configuration
    assert (chosen.name, chosen.limits.bots) == ("From the file", 3)
    assert (chosen.limits.tables, chosen.drain_seconds) == (8, 90)


def test_a_file_on_the_command_line_is_read_in_place_of_the_environments(file: Path, tmp_path: Path) -> None:
    environment = {"ZIGGURAT_CONFIG": str(tmp_path / "another.toml")}
    assert read_command(["--config", str(file)], environment).configuration.name == "From the file"


def test_a_list_in_the_environment_has_spaces_between_its_members() -> None:
    listen = settle(from_environment({"ZIGGURAT_LISTEN": "tcp:1 tcp:2"})).listen
    assert listen == ("tcp:1", "tcp:2")


def test_limits_from_the_command_line_reach_the_server() -> None:
    limits = read_command(["--limit", "tables=5", "--limit", "burst=9"], {}).configuration.server_limits
    assert (limits.tables, limits.told.burst) == (5, 9)


def test_a_private_server_is_no_affair_of_the_hosts_environment() -> None:
    private = read_command(["--private"], {"ZIGGURAT_DATA": "/var/lib/ziggurat", "ZIGGURAT_NAME": "House of Ur"})
    assert private.data is None
    assert private.configuration.name == "Ziggurat"
    assert private.configuration.listen == ("tcp:0:interface=127.0.0.1",)


def test_every_fault_is_named_at_once_with_its_place_and_the_nearest_key(file: Path) -> None:
    file.write_text('nam = "x"\ndrain_seconds = -1\n[limits]\ntabels = 3\n[log]\nformat = "xml"\n')
    with pytest.raises(Faults) as faults:
        settle(from_file(file), from_environment({"ZIGGURAT_LIMITS_TABLE": "many", "ZIGGURAT_LIMITS_BURST": "many"}))
    assert faults.value.sentences == (
        f"{file}: nam: there is no such key; did you mean name?",
        f"{file}: drain_seconds: Expected `float` >= 0.0",
        f"{file}: limits.tabels: there is no such key; did you mean limits.tables?",
        f"{file}: log.format: Invalid enum value 'xml'",
        "ZIGGURAT_LIMITS_TABLE: there is no such key; did you mean ZIGGURAT_LIMITS_TABLES?",
        "ZIGGURAT_LIMITS_BURST: Expected `int`, got `str`",
    )


@pytest.mark.parametrize("key", ["NAME", "JOURNAL", "WEB_HOSTS", "DRAIN_SECONDS", "LIMITS_BURST"])
def test_bytes_that_are_no_text_are_a_fault(key: str) -> None:
    with pytest.raises(Faults) as faults:
        settle(from_environment({f"ZIGGURAT_{key}": "mus\udce9e"}))
    assert faults.value.sentences == (f"ZIGGURAT_{key}: this is no text in this system's encoding",)


def test_a_folder_may_have_a_name_that_is_no_text() -> None:
    assert settle(from_environment({"ZIGGURAT_DATA": "/srv/mus\udce9e"})).data == "/srv/mus\udce9e"


def test_the_secret_of_a_bot_is_no_choice_of_the_host() -> None:
    assert from_environment({"ZIGGURAT_INVITATION": "secret"}) == []


@pytest.mark.parametrize("text", ["name = ", 'name = "twice"\nname = "twice"', "\0"])
def test_a_file_that_is_no_toml_is_a_fault(file: Path, text: str) -> None:
    file.write_text(text)
    with pytest.raises(Faults, match=r"server\.toml: "):
        from_file(file)


def test_every_key_says_what_it_means() -> None:
    assert [key.name for key in KEYS.values() if not key.meaning] == []


def test_every_limit_that_can_be_chosen_is_one_of_the_servers() -> None:
    told = ServerLimits.__struct_fields__ + type(ServerLimits().told).__struct_fields__
    assert set(LimitSettings.__struct_fields__) <= set(told)


def test_a_printed_configuration_reads_as_the_same(tmp_path: Path) -> None:
    chosen = settle(
        [Setting("name", 'The "great" house', ""), Setting("listen", ["tcp:1"], ""), Setting("limits.tables", 5, "")]
    )
    file = tmp_path / "printed.toml"
    file.write_text(as_toml(chosen), encoding="utf-8")
    assert settle(from_file(file)) == chosen


def test_the_program_prints_the_configuration_that_it_would_run_with(file: Path) -> None:
    printed = ask("--print-config", "--config", str(file), ZIGGURAT_LOG_FORMAT="json")
    assert printed.returncode == 0
    assert 'name = "From the file"' in printed.stdout
    assert 'format = "json"' in printed.stdout


def test_a_good_configuration_passes_the_check(file: Path, tmp_path: Path) -> None:
    checked = ask("--check", "--config", str(file), "--data", str(tmp_path / "new" / "folder"))
    assert (checked.returncode, checked.stderr) == (0, "")
    assert not (tmp_path / "new").exists()


def test_the_check_names_every_fault_and_fails(tmp_path: Path) -> None:
    not_a_folder = tmp_path / "file"
    not_a_folder.touch()
    listen = ["--listen", "tcp:99999", "--listen", "ssl:0:privateKey=/no/such/key.pem", "--listen", "tcp:0"]
    checked = ask("--check", *listen, "--data", str(not_a_folder))
    assert checked.returncode == 1
    faults = checked.stderr.splitlines()
    assert ["tcp:99999" in faults[0], "key.pem" in faults[1], str(not_a_folder) in faults[2]] == [True] * 3
    assert len(faults) == 3


def test_the_check_fails_for_a_configuration_that_makes_no_sense() -> None:
    checked = ask("--check", "--limit", "tabels=3", "--log-level", "chatty")
    assert checked.returncode == 1
    assert len(checked.stderr.splitlines()) == 2


def test_the_check_looks_at_the_bans_too(tmp_path: Path) -> None:
    (tmp_path / "bans.json").write_text("[{}]")
    (fault,) = faults_here(Configuration(), tmp_path, reactor)
    assert "bans.json cannot be read" in fault


def test_the_check_looks_at_the_servers_own_key_too(tmp_path: Path) -> None:
    (tmp_path / "tls-key.pem").write_text("no key")
    (fault,) = faults_here(Configuration(tls_self_signed=True), tmp_path, reactor)
    assert "move both away" in fault


def test_an_own_key_needs_a_folder() -> None:
    (fault,) = faults_here(Configuration(tls_self_signed=True), None, reactor)
    assert fault.startswith("tls_self_signed: ")


def test_the_check_makes_no_key(tmp_path: Path) -> None:
    assert faults_here(Configuration(tls_self_signed=True), tmp_path, reactor) == []
    assert list(tmp_path.iterdir()) == []


def test_a_running_server_takes_what_it_can_from_a_changed_configuration() -> None:
    wanted = settle(
        [
            Setting("name", "House of Uruk", ""),
            Setting("listen", ["tcp:1"], ""),
            Setting("log.level", "debug", ""),
            Setting("limits.tables", 5, ""),
            Setting("limits.finished_days", 7, ""),
            Setting("limits.remembered_people", 9, ""),
        ]
    )
    taken = as_far_as_possible(Configuration(), wanted)
    assert (taken.name, taken.log.level, taken.limits.tables) == ("House of Uruk", "debug", 5)
    assert taken.limits.finished_days == 7
    assert needs_restart(taken, wanted) == ["listen", "limits.remembered_people"]


def test_sockets_that_only_systemd_can_give_pass_the_check() -> None:
    assert faults_here(Configuration(listen=("systemd:domain=INET:index=0",)), None, reactor) == []
