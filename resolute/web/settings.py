"""The settings of the server: by environment or file, listed by `resolute play --help`."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import msgspec

from resolute.engine.errors import SetupError

PREFIX = "RESOLUTE_"
FILE = "RESOLUTE_SETTINGS"

Network = IPv4Network | IPv6Network


def _says(text: str) -> msgspec.Meta:
    return msgspec.Meta(description=text)


def _default_database() -> str:
    home = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return str(Path(home) / "resolute" / "tables.db")


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be set. Each name, in capitals after RESOLUTE_, is an environment variable, or a line of the file."""

    database: Annotated[str, _says("a file's path, or a postgresql:// address")] = msgspec.field(
        default_factory=_default_database
    )
    address: Annotated[str, _says("the address on which the server listens")] = "127.0.0.1"
    port: Annotated[int, _says("the port on which it listens"), msgspec.Meta(ge=0, le=65535)] = 8000
    hosts: Annotated[tuple[str, ...], _says("names by which browsers may call the server, with commas")] = (
        "127.0.0.1",
        "localhost",
    )
    secure: Annotated[bool, _says("yes behind https: cookies are then sent over it only")] = False
    proxies: Annotated[str, _says("addresses or networks of proxies whose word on a visitor's address counts")] = ""
    metrics_token: Annotated[str, _says("what a monitor must send to read /metrics; none: only this machine may")] = ""
    bot_processes: Annotated[int, _says("processes in which bots think"), msgspec.Meta(ge=1, le=64)] = 2
    bot_seconds: Annotated[float, _says("how long a bot may think about a move"), msgspec.Meta(gt=0, le=600)] = 10.0
    bot_pause: Annotated[float, _says("seconds between a bot's moves, to follow them"), msgspec.Meta(ge=0, le=60)] = 0.2
    rate: Annotated[int, _says("requests a second that one visitor may make; 0: any number"), msgspec.Meta(ge=0)] = 25
    tables_an_hour: Annotated[int, _says("games that one visitor may start in an hour"), msgspec.Meta(ge=0)] = 60
    uploads_an_hour: Annotated[int, _says("saved games that one visitor may load in an hour"), msgspec.Meta(ge=0)] = 30
    public_tables: Annotated[int, _says("unfinished games that one visitor may list publicly"), msgspec.Meta(ge=0)] = 10
    listings_an_hour: Annotated[int, _says("games one visitor may make public in an hour"), msgspec.Meta(ge=0)] = 10
    chat_a_minute: Annotated[int, _says("chat messages a minute from one visitor"), msgspec.Meta(ge=0)] = 30
    seat_changes_a_minute: Annotated[int, _says("seat changes a minute by one visitor"), msgspec.Meta(ge=0)] = 30
    looks_a_minute: Annotated[
        int, _says("odds, journals, past positions a minute, each visitor"), msgspec.Meta(ge=0)
    ] = 240
    advice_a_minute: Annotated[int, _says("times a minute that one visitor gets advice"), msgspec.Meta(ge=0)] = 30
    streams_a_minute: Annotated[int, _says("event streams a minute for one visitor"), msgspec.Meta(ge=0)] = 120
    connections: Annotated[int, _says("connections that one address may hold open"), msgspec.Meta(ge=0)] = 256
    streams: Annotated[int, _says("open event streams at once"), msgspec.Meta(ge=1)] = 2000
    tables: Annotated[int, _says("tables that are kept in memory"), msgspec.Meta(ge=1)] = 500
    expire_days: Annotated[
        int, _says("days without a move after which an unfinished game is deleted; 0: never"), msgspec.Meta(ge=0)
    ] = 0
    keep_days: Annotated[int, _says("days after which a finished game is deleted; 0: never"), msgspec.Meta(ge=0)] = 0
    log: Annotated[
        str,
        _says("how much is logged: debug, info, warning or error"),
        msgspec.Meta(pattern="^(debug|info|warning|error)$"),
    ] = "info"


def variables() -> list[tuple[str, str, str]]:
    """Every setting as the help lists it: its variable, what it says, its default."""
    hints = get_type_hints(Settings, include_extras=True)
    found = []
    for field in msgspec.structs.fields(Settings):
        says = next(meta.description for meta in hints[field.name].__metadata__ if meta.description)
        default = "a file in your data folder" if field.default is msgspec.NODEFAULT else _shown(field.default)
        found.append((PREFIX + field.name.upper(), says, default))
    return found


def _shown(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(value)
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value) or "none"


def help_text() -> str:
    """The settings as the help shows them."""
    rows = variables()
    width = max(len(name) for name, _, _ in rows)
    lines = [f"  {name:<{width}}  {says} ({default})" for name, says, default in rows]
    head = f"Settings, by environment or as lines (port = 8000) of a TOML file that {FILE} names:"
    return "\n".join([head, *lines])


def read_settings(environment: Mapping[str, str] | None = None, **given: Any) -> Settings:
    """The settings from the file, then the environment, then what was said on the command line."""
    found = os.environ if environment is None else environment
    names = [field.name for field in msgspec.structs.fields(Settings)]
    values: dict[str, Any] = _from_file(found[FILE]) if found.get(FILE) else {}
    for name in names:
        text = found.get(PREFIX + name.upper())
        if text:
            values[name] = text
    values.update({name: value for name, value in given.items() if value is not None})
    for name in values:
        if name not in names:
            raise SetupError(f'there is no setting called "{name}"; there is {", ".join(names)}.')
    if isinstance(values.get("hosts"), str):
        values["hosts"] = tuple(one.strip() for one in values["hosts"].split(",") if one.strip())
    if isinstance(values.get("secure"), str):
        values["secure"] = {"yes": True, "no": False}.get(values["secure"].lower(), values["secure"])
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SetupError(f"a setting does not fit: {error}.") from None
    proxy_networks(settings.proxies)
    return settings


def proxy_networks(setting: str) -> tuple[Network, ...] | None:
    """The networks of the proxies that a setting names, an address being one by itself; None: everybody is one."""
    if setting.strip() == "*":
        return None
    try:
        return tuple(ip_network(one.strip()) for one in setting.split(",") if one.strip())
    except ValueError as error:
        raise SetupError(f"a setting does not fit: proxies are addresses or networks with commas; {error}.") from None


def _from_file(path: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise SetupError(f'cannot read the settings in "{path}": {error.strerror}.') from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SetupError(f'the settings in "{path}" are not TOML: {error}.') from None
