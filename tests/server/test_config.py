"""Settings come from where they should, and errors name them."""

from pathlib import Path

import pytest

from theomachy.server.operate.config import Config, ConfigError, default_data_dir, load, shown


def test_flags_win_over_environment_over_file_over_defaults(tmp_path: Path) -> None:
    (tmp_path / "theomachy.toml").write_text(
        'port = 1\nhost = "file"\nroot_path = "/file"\ntrusted_proxies = ["10.0.0.1"]\nbot_steady = false\n'
    )
    environ = {"THEOMACHY_PORT": "2", "THEOMACHY_HOST": "env", "THEOMACHY_DATA_DIR": str(tmp_path)}
    loaded = load({"port": 3, "host": None}, environ)
    config = loaded.config
    assert (config.port, config.host, config.root_path, config.log_level) == (3, "env", "/file", "info")
    assert config.trusted_proxies == ("10.0.0.1",)
    assert config.bot_steady is False
    assert loaded.sources["port"] == "flag"
    assert loaded.sources["host"] == "environment"
    assert loaded.sources["root_path"] == str(tmp_path / "theomachy.toml")
    assert loaded.sources["log_level"] == "default"
    assert config.database() == f"sqlite:///{tmp_path}/theomachy.sqlite3"


def test_environment_gives_lists_numbers_and_switches(tmp_path: Path) -> None:
    environ = {
        "THEOMACHY_TRUSTED_PROXIES": "10.0.0.0/8, ::1",
        "THEOMACHY_BOT_SECONDS": "0.25",
        "THEOMACHY_BOT_STEADY": "false",
        "THEOMACHY_SERVICE_HOST": "10.1.1.1",
        "HOME": str(tmp_path),
    }
    loaded = load({}, environ)
    assert loaded.config.trusted_proxies == ("10.0.0.0/8", "::1")
    assert loaded.config.bot_seconds == 0.25
    assert loaded.config.bot_steady is False
    assert loaded.unknown == ["THEOMACHY_SERVICE_HOST"]


def test_the_secret_url_may_come_from_a_file_and_is_never_shown(tmp_path: Path) -> None:
    (tmp_path / "url").write_text("postgresql://me:hunter2@db/games\n")
    environ = {
        "THEOMACHY_DATABASE_URL_FILE": str(tmp_path / "url"),
        "HOME": str(tmp_path),
    }
    config = load({}, environ).config
    assert config.database() == "postgresql://me:hunter2@db/games"
    assert shown("database_url", config.database_url) == "postgresql://me:********@db/games"
    assert shown("trusted_proxies", ("a", "b")) == "a,b"


def test_the_password_of_the_mail_server_may_come_from_a_file_and_is_never_shown(tmp_path: Path) -> None:
    (tmp_path / "password").write_text("hunter2\n")
    environ = {
        "THEOMACHY_SMTP_PASSWORD_FILE": str(tmp_path / "password"),
        "THEOMACHY_SMTP_HOST": "mail.example.org",
        "THEOMACHY_MAIL_FROM": "games@example.org",
        "THEOMACHY_BASE_URL": "https://games.example.org",
        "HOME": str(tmp_path),
    }
    config = load({}, environ).config
    notices = config.notices(b"k" * 32)
    assert notices.smtp_password == "hunter2"
    assert notices.push_key_file.endswith("push.key")
    assert notices.secret != config.notices(b"l" * 32).secret
    assert shown("smtp_password", config.smtp_password) == "********"
    with pytest.raises(ConfigError, match="mail_from"):
        load({}, {**environ, "THEOMACHY_MAIL_FROM": "nobody"})


@pytest.mark.parametrize(
    ("environ", "problem"),
    [
        ({"THEOMACHY_PORT": "many"}, "environment: port 'many': Expected `int`"),
        ({"THEOMACHY_PORT": "70000"}, "environment: port '70000' must be a number from 0 to 65535"),
        ({"THEOMACHY_PORT": "1e3"}, "environment: port '1e3' must be a number from 0 to 65535"),
        ({"THEOMACHY_ROOT_PATH": "/../x"}, "root_path '/../x' must start with"),
        ({"THEOMACHY_METRICS": "maybe"}, "metrics 'maybe': Invalid enum value"),
        ({"THEOMACHY_BASE_URL": "example.org"}, "base_url 'example.org' must start with http"),
        ({"THEOMACHY_ROOT_PATH": "games/"}, "root_path 'games/' must start with"),
        ({"THEOMACHY_BASE_URL": "https://example.org/games"}, "base_url .* a path belongs into root_path"),
        ({"THEOMACHY_BASE_URL": "https://example.org:port"}, "base_url .* must start with http"),
        ({"THEOMACHY_ROOT_PATH": "/a b"}, "root_path '/a b' must start with"),
        ({"THEOMACHY_HOST": "local host"}, "environment: host 'local host' must be a host name or an address"),
        ({"THEOMACHY_HOST": ""}, "host '' must be"),
        ({"THEOMACHY_RATE_FACTOR": "0"}, "environment: rate_factor '0.0' must be a number from 0.01 to"),
        ({"THEOMACHY_RATE_FACTOR": "-1"}, "environment: rate_factor '-1.0' must be a number"),
        ({"THEOMACHY_RATE_FACTOR": "nan"}, "environment: rate_factor 'nan' must be a number"),
        ({"THEOMACHY_RATE_FACTOR": "inf"}, "environment: rate_factor 'inf' must be a number"),
        ({"THEOMACHY_BOT_SECONDS": "inf"}, "environment: bot_seconds 'inf' must be a number from 0.05 to 60"),
        ({"THEOMACHY_BOT_SECONDS": "nan"}, "environment: bot_seconds 'nan' must be a number"),
        ({"THEOMACHY_BOT_PROCESSES": "0"}, "environment: bot_processes '0' must be a number from 1 to 64"),
        ({"THEOMACHY_TRUSTED_PROXIES": "proxy, ::1"}, "trusted_proxies 'proxy,::1' must be addresses or networks"),
        ({"THEOMACHY_TRUSTED_PROXIES": "10.0.0.1/8"}, "trusted_proxies '10.0.0.1/8' must be addresses"),
        ({"THEOMACHY_TRUSTED_PROXIES": "*"}, r"trusted_proxies '\*' must be addresses"),
        ({"THEOMACHY_DATABASE_URL_FILE": "/no/such"}, "THEOMACHY_DATABASE_URL_FILE: .*No such file"),
        ({"THEOMACHY_CONFIG": "/no/such.toml"}, "/no/such.toml: .*No such file"),
    ],
)
def test_a_faulty_setting_is_named(tmp_path: Path, environ: dict[str, str], problem: str) -> None:
    with pytest.raises(ConfigError, match=problem):
        load({}, {"HOME": str(tmp_path), **environ})


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("port = ", "theomachy.toml: Invalid value"),
        ("prot = 1", "unknown setting 'prot'; valid settings: host, port"),
        ("[server]\nport = 1", "theomachy.toml: "),
        ('port = "x"', "theomachy.toml: port 'x'"),
        ("rate_factor = nan", "theomachy.toml: rate_factor 'nan' must be a number"),
        ("bot_seconds = inf", "theomachy.toml: bot_seconds 'inf' must be a number"),
        ('trusted_proxies = ["10.0.0.0/8", "junk"]', "theomachy.toml: trusted_proxies .* must be addresses"),
    ],
)
def test_a_faulty_file_is_named(tmp_path: Path, text: str, problem: str) -> None:
    (tmp_path / "theomachy.toml").write_text(text)
    with pytest.raises(ConfigError, match=problem):
        load({"data_dir": str(tmp_path)}, {})


def test_a_relative_path_of_a_database_is_made_absolute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    config = load({"database_url": "sqlite:///games.db"}, {"HOME": str(tmp_path)}).config
    assert config.database() == f"sqlite:///{tmp_path}/games.db"


def test_proxies_that_are_everybody_are_noticed() -> None:
    assert not Config().believes_everybody()
    assert not Config(trusted_proxies=("10.0.0.0/8",)).believes_everybody()
    assert Config(trusted_proxies=("10.0.0.1", "0.0.0.0/0")).believes_everybody()
    assert Config(trusted_proxies=("::/0",)).believes_everybody()


def test_metrics_and_logs_depend_on_where_the_server_is_seen() -> None:
    assert Config().shows_metrics()
    assert not Config(host="0.0.0.0").shows_metrics()
    assert Config(host="0.0.0.0", metrics="on").shows_metrics()
    assert not Config(metrics="off").shows_metrics()
    assert Config(log_format="json").writes_json()
    assert not Config(log_format="console").writes_json()


def test_the_data_directory_follows_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert default_data_dir({"HOME": "/h"}) == "/h/.local/share/theomachy"
    assert default_data_dir({"HOME": "/h", "XDG_DATA_HOME": "/x"}) == "/x/theomachy"
    monkeypatch.setattr("sys.platform", "darwin")
    assert default_data_dir({"HOME": "/h"}) == "/h/Library/Application Support/theomachy"
    monkeypatch.setattr("sys.platform", "win32")
    assert default_data_dir({"HOME": "/h", "LOCALAPPDATA": "/l"}) == "/l/theomachy"
