"""The key of push messages is made once, for its owner only; without libraries the server says what is missing."""

import builtins
from pathlib import Path

import pytest

from theomachy.server.notices.channels import NO_LIBRARY, NO_MAIL, Channels
from theomachy.server.notices.push import open_signer
from theomachy.server.notices.settings import NoticeSettings
from theomachy.server.store.port import CannotOpen


def test_the_key_is_made_once_and_kept_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "data" / "push.key"
    first, second = open_signer(path), open_signer(path)
    assert first is not None
    assert second is not None
    assert first.public == second.public
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o600)
    path.write_bytes(b"-----BEGIN PRIVATE KEY-----\nnothing\n-----END PRIVATE KEY-----\n")
    with pytest.raises(CannotOpen, match=r"push\.key"):
        open_signer(path)


def test_without_the_libraries_the_server_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: object, **more: object) -> object:
        if name == "theomachy.server.notices.vapid":
            raise ImportError(name)
        return real(name, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without)
    missing = {one.kind: one.missing for one in Channels(NoticeSettings(secret=b"s")).available()}
    assert missing == {"push": NO_LIBRARY, "email": NO_MAIL, "discord": "", "slack": "", "ntfy": ""}
