"""The server's settings: flags before environment (THEOMACHY_*) before a TOML file before defaults."""

import math
import re
import sys
import tomllib
from collections.abc import Callable, Mapping
from hashlib import blake2b
from ipaddress import ip_network
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlsplit, urlunsplit

import msgspec

from theomachy.server.notices.mail import read_address
from theomachy.server.notices.push import NAME as PUSH_KEY
from theomachy.server.notices.settings import NoticeSettings
from theomachy.server.operators.retention import Keeping
from theomachy.server.store.authority_key import NAME

PREFIX: Final = "THEOMACHY_"
CONFIG: Final = "THEOMACHY_CONFIG"  # where the TOML file is, unless it is theomachy.toml in the data directory
INTERPRETED: Final = "THEOMACHY_INTERPRETED"  # for the rules, not for the server
SECRETS: Final = ("database_url", "smtp_password")  # may also come from a file: THEOMACHY_DATABASE_URL_FILE
SQLITE: Final = "sqlite:///"
LONGEST_DAYS: Final = 36_500
Scalar = str | int | float | bool
Setting = Scalar | tuple[str, ...] | None
Sense = tuple[Callable[[Setting], bool], str]
"""Whether a value makes sense, and what it must do if it does not."""


class ConfigError(Exception):
    """Raised for an invalid setting; the text names it and its source."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings; docs/how-to/host-a-server.md explains when to change which."""

    host: str = "127.0.0.1"
    port: int = 8000
    data_dir: str = ""  # database, backups and TOML file
    database_url: str = ""  # empty: SQLite in the data directory
    authority_key_file: str = ""  # empty: authority.key in the data directory; made at the first start
    keep_backups: int = 0  # how many backups `theomachy backup` leaves in its directory; 0: all
    base_url: str = ""  # how players reach the server: https://games.example.org; empty: as they asked for it
    root_path: str = ""  # under which a proxy shows the server
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose X-Forwarded-* is believed
    metrics: Literal["auto", "on", "off"] = "auto"  # auto: only while the server listens on loopback
    log_format: Literal["auto", "console", "json"] = "auto"  # auto: console on a terminal
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    bot_processes: int = 2
    bot_seconds: float = 1.0  # how long a bot may think
    bot_steady: bool = True  # bots always take that long, so that the time tells nothing
    keep_finished_days: int = 0  # days after which tables that ended are deleted; 0: never, also below
    keep_waiting_days: int = 60  # the same for tables that never started
    keep_deleted_days: int = 30  # days until a deleted table is purged; until then it can be restored
    keep_guest_days: int = 180  # days until a device without an account and without a table is forgotten
    keep_spent_days: int = 30  # days until used invites, ended logins and old password links are removed
    login_days: int = 365  # the longest life of a login
    idle_login_days: int = 90  # days without use after which a login ends
    idle_guest_days: int = 180  # the same for a guest's token of a table where nothing happens
    idle_seat_days: int = 365  # the same for an account's
    smtp_host: str = ""  # the mail server that sends notices; empty: no mails
    smtp_port: int = 587
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    mail_from: str = ""  # the address that mails come from
    push_key_file: str = ""  # empty: push.key in the data directory; made at the first start
    private_receivers: bool = False  # whether webhooks and push services may be in the server's own network
    rate_factor: float = 1.0  # multiplies rate limits and what one address may have; for campaigns and clubs

    def directory(self) -> Path:
        """The data directory."""
        return Path(self.data_dir)

    def database(self) -> str:
        """The URL of the database; the path of an SQLite file does not depend on where a command is run."""
        if self.database_url.startswith(SQLITE) and len(self.database_url) > len(SQLITE):
            return f"{SQLITE}{Path(self.database_url.removeprefix(SQLITE)).absolute()}"
        return self.database_url or f"sqlite:///{self.directory().absolute() / 'theomachy.sqlite3'}"

    def keeping(self) -> Keeping:
        """How long things are kept."""
        return Keeping(
            finished_days=self.keep_finished_days,
            waiting_days=self.keep_waiting_days,
            deleted_days=self.keep_deleted_days,
            guest_days=self.keep_guest_days,
            spent_days=self.keep_spent_days,
            login_days=self.login_days,
            idle_login_days=self.idle_login_days,
            idle_guest_days=self.idle_guest_days,
            idle_seat_days=self.idle_seat_days,
        )

    def authority_key(self) -> Path:
        """Where the key is that seals what carries authority."""
        return Path(self.authority_key_file) if self.authority_key_file else self.directory() / NAME

    def notices(self, secret: bytes) -> NoticeSettings:
        """How people are told that it is their turn; links in mails are signed with a secret of their own."""
        return NoticeSettings(
            base_url=self.base_url,
            root_path=self.root_path,
            smtp_host=self.smtp_host,
            smtp_port=self.smtp_port,
            smtp_security=self.smtp_security,
            smtp_user=self.smtp_user,
            smtp_password=self.smtp_password,
            mail_from=self.mail_from,
            push_key_file=self.push_key_file or str(self.directory() / PUSH_KEY),
            private=self.private_receivers,
            secret=blake2b(secret, digest_size=32, person=b"links in mails").digest(),
        )

    def shows_metrics(self) -> bool:
        """Whether /metrics answers."""
        return self.metrics == "on" or (self.metrics == "auto" and self.host in {"127.0.0.1", "::1", "localhost"})

    def believes_everybody(self) -> bool:
        """Whether any address may say that it is another one."""
        return any(ip_network(part).prefixlen == 0 for part in self.trusted_proxies)

    def writes_json(self) -> bool:
        """Whether logs are for programs."""
        return self.log_format == "json" or (self.log_format == "auto" and not sys.stderr.isatty())


class Loaded:
    """Settings, the source of each, and unknown names in the environment."""

    def __init__(self, config: Config, sources: dict[str, str], unknown: list[str]) -> None:
        self.config: Final = config
        self.sources: Final = sources
        self.unknown: Final = unknown


def default_data_dir(environ: Mapping[str, str]) -> str:
    """Where this system keeps the data of a user's programs."""
    home = Path(environ.get("HOME") or Path.home())
    if sys.platform == "darwin":
        return str(home / "Library" / "Application Support" / "theomachy")
    if sys.platform == "win32":
        return str(Path(environ.get("LOCALAPPDATA", str(home))) / "theomachy")
    return str(Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "theomachy")


def load(flags: Mapping[str, Setting], environ: Mapping[str, str]) -> Loaded:
    """The effective settings; a flag that is None was not given."""
    names = Config.__struct_fields__
    given = {name: value for name, value in flags.items() if value is not None}
    asked, unknown = _environment(environ, names)
    data_dir = given.get("data_dir") or asked.get("data_dir") or default_data_dir(environ)
    path, written = _file(environ, Path(str(data_dir)))
    values: dict[str, Setting] = {"data_dir": data_dir}
    sources = dict.fromkeys(names, "default")
    for source, found in ((str(path), written), ("environment", asked), ("flag", given)):
        for name, value in found.items():
            if name not in names:
                raise ConfigError(f"{source}: unknown setting {name!r}; valid settings: {', '.join(names)}")
            _check(name, value, source)
            values[name] = value
            sources[name] = source
    config = msgspec.convert(values, Config, strict=False)
    _check_sense(config, sources)
    return Loaded(config, sources, unknown)


def _environment(environ: Mapping[str, str], names: tuple[str, ...]) -> tuple[dict[str, Setting], list[str]]:
    found: dict[str, Setting] = {}
    unknown: list[str] = []
    for variable in sorted(environ):
        name = variable.removeprefix(PREFIX).lower()
        if not variable.startswith(PREFIX) or variable in (CONFIG, INTERPRETED):
            continue
        if name in names:
            found[name] = _listed(environ[variable]) if name == "trusted_proxies" else environ[variable]
        elif name.removesuffix("_file") in SECRETS:
            found[name.removesuffix("_file")] = _secret_file(variable, environ[variable])
        else:
            unknown.append(variable)  # container platforms set such names, so they are ignored
    return found, unknown


def _secret_file(variable: str, path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{variable}: {error}") from error


def _listed(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _file(environ: Mapping[str, str], data_dir: Path) -> tuple[Path, dict[str, Setting]]:
    path = Path(environ.get(CONFIG) or data_dir / "theomachy.toml")
    if CONFIG not in environ and not path.exists():
        return path, {}
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
        return path, msgspec.convert(found, dict[str, Scalar | tuple[str, ...]])
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise ConfigError(f"{path}: {error}") from error


def _check(name: str, value: Setting, source: str) -> None:
    """Convert one value, so that the error can name it."""
    try:
        msgspec.convert({name: value}, Config, strict=False)
    except msgspec.ValidationError as error:
        shown = "" if name in SECRETS else f" {value!r}"
        raise ConfigError(f"{source}: {name}{shown}: {str(error).split(' - ')[0]}") from error
    if name == "port" and not re.fullmatch("[0-9]+", str(value)):  # 1e3 would be 1000
        raise ConfigError(f"{source}: port {str(value)!r} must be a number from 0 to 65535")


def _check_sense(config: Config, sources: Mapping[str, str]) -> None:
    """Refuse values of the right type that make no sense, each with its name and its source."""
    for name, (fits, must) in SENSE.items():
        value: Setting = getattr(config, name)
        if not fits(value):
            raise ConfigError(f"{sources[name]}: {name} {shown(name, value)!r} must {must}")


def _between(low: float, high: float) -> Sense:
    """A number that is not outside these; nan and infinity are."""
    return (
        lambda value: isinstance(value, int | float) and math.isfinite(value) and low <= value <= high,
        f"be a number from {low:g} to {high:g}",
    )


def _is_host(value: Setting) -> bool:
    return re.fullmatch(r"[0-9A-Za-z._:-]+", str(value)) is not None


def _is_base_url(value: Setting) -> bool:
    if not value:
        return True
    try:
        parts = urlsplit(str(value))
        port_fits = parts.port is None or parts.port > 0
    except ValueError:
        return False
    rest = parts.path.strip("/") or parts.query or parts.fragment or parts.username or parts.password
    return parts.scheme in {"http", "https"} and bool(parts.hostname) and port_fits and not rest


def _is_root_path(value: Setting) -> bool:
    parts = str(value).split("/")
    return not value or (
        re.fullmatch(r"(/[0-9A-Za-z._~-]+)+", str(value)) is not None and not {".", ".."} & set(parts)
    )


def _are_networks(value: Setting) -> bool:
    try:
        return isinstance(value, tuple) and all(ip_network(part) is not None for part in value)
    except ValueError:  # also a network with bits behind its mask, which would be believed by nobody
        return False


SENSE: Final[Mapping[str, Sense]] = {
    "host": (_is_host, "be a host name or an address"),
    "port": _between(0, 65_535),
    "base_url": (
        _is_base_url,
        "start with http:// or https://, a host name and perhaps a port; a path belongs into root_path",
    ),
    "root_path": (
        _is_root_path,
        'start with "/", not end with "/" and have letters, digits, "." "_" "~" "-" only',
    ),
    "trusted_proxies": (_are_networks, "be addresses or networks, as 10.0.0.1 or 10.0.0.0/8"),
    "smtp_port": _between(1, 65_535),
    "mail_from": (lambda value: not value or read_address(str(value)) is not None, "be an e-mail address"),
    "bot_processes": _between(1, 64),
    "bot_seconds": _between(0.05, 60),
    "keep_backups": _between(0, 100_000),
    "rate_factor": _between(0.01, 1e9),
    **{name: _between(0, LONGEST_DAYS) for name in Config.__struct_fields__ if name.endswith("_days")},
}
"""What a value must be besides its type."""


def shown(name: str, value: Setting) -> str:
    """A value as `config show` prints it: secrets masked."""
    if name == "smtp_password":
        return "********" if value else ""
    if name == "database_url" and value:
        parts = urlsplit(str(value))
        if parts.password:
            netloc = parts.netloc.replace(f":{parts.password}@", ":********@", 1)
            return urlunsplit(parts._replace(netloc=netloc))
    return ",".join(value) if isinstance(value, tuple) else str(value)
