"""Requests that give out a token and may be sent again: the same id gets the same token, so no reply is ever lost.

The id is made by the client from 128 random bits and known to nobody else, so whoever sends it again is the same
caller. Only its digest is stored. The token and a new device token are made from the id and the secret of the
table, so they can be made again although only their digests are stored.
"""

from hashlib import sha256
from typing import Final

import msgspec

from theomachy.server.accounts.credentials import DEVICE, TOKEN_BYTES
from theomachy.server.live.ports import Ports
from theomachy.server.protocol import Body, Entered
from theomachy.server.store.port import Account, Batch, Grant
from theomachy.server.tables import randomness
from theomachy.server.tables.identifiers import token_text
from theomachy.server.tables.refusal import RequestRefused

ENCODE: Final = msgspec.json.Encoder()


class Admitted(msgspec.Struct, frozen=True):
    """The reply to somebody who got a token, and a device token for a browser that had none."""

    entered: Entered
    device: str = ""


class Caller(msgspec.Struct, frozen=True):
    """Who asks for a token: an account or a device, if one is known; a browser without one becomes a device."""

    owner: str | None
    script: bool
    block: str = ""
    """The address block that the request came from."""
    known_as: tuple[str, ...] = ()
    """Every account and device that the caller is or was known by; whoever was kicked as one of them stays out."""


class RequestKey:
    """What a request is known by when it comes again; with an empty id, it never does."""

    def __init__(self, kind: str, about: str, request_id: str | None, wish: Body) -> None:
        self.kind: Final = kind
        self._id: Final = request_id
        self.digest: Final = None if request_id is None else sha256(bytes.fromhex(request_id)).digest()
        self.contents: Final = (
            None if request_id is None else sha256(f"{kind} {about} ".encode() + ENCODE.encode(wish)).digest()
        )

    def check_same(self, grant: Grant) -> None:
        """Refuse an id that was used for another request."""
        if grant.contents != self.contents:
            raise RequestRefused("id-reused", "this id was used for another request")

    def token(self, purpose: str, secret: bytes, ports: Ports) -> bytes:
        """A token for a purpose: the same for the same id at the same table; a random one without an id."""
        if self._id is None:
            return ports.entropy(TOKEN_BYTES)
        return randomness.token(secret, f"{purpose} for {self._id}")

    def device(self, grant: Grant, secret: bytes, ports: Ports) -> str:
        """The device token that was made with this grant; empty if none was."""
        if self._id is None:
            return ""
        token = self.token("device", secret, ports)
        return token_text(token) if grant.account == device_name(token) else ""


def device_name(token: bytes) -> str:
    """The name of the account of a device."""
    return DEVICE + sha256(token).hexdigest()


class NewToken:
    """A token that a request gets: its row, and with it the row of the device of a browser that is new here."""

    def __init__(self, key: RequestKey, caller: Caller, secret: bytes, ports: Ports) -> None:
        self._key: Final = key
        self._now: Final = ports.now()
        token = key.token("token", secret, ports)
        self.text: Final = token_text(token)
        self._hash: Final = sha256(token).digest()
        self.device = ""
        self._owner = caller.owner
        self._block: Final = caller.block
        self._accounts: list[Account] = []
        if caller.owner is None and not caller.script:
            device = key.token("device", secret, ports)
            self.device = token_text(device)
            self._owner = device_name(device)
            self._accounts.append(Account(self._owner, "", "", self._now))

    def add_to(
        self, batch: Batch, table: str, role: str, seats: tuple[int, ...], epoch: int | None = None
    ) -> None:
        """Make it durable with the batch. Without an epoch, the host of the table puts in the present one."""
        batch.accounts += self._accounts
        batch.grants.append(
            Grant(
                token=self._hash,
                table=table,
                role=role,
                seats=seats,
                account=self._owner,
                created=self._now,
                epoch=epoch,
                request=self._key.digest,
                contents=self._key.contents,
            )
        )
        batch.origins.append((self._hash, self._block))
