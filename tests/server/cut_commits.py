"""A way to PostgreSQL that cuts the connection at a COMMIT: before the server hears it, or before we hear back."""

import socket
import threading
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final, Literal, Self
from urllib.parse import parse_qs, urlsplit

Cut = Literal["before", "after"]
COMMIT: Final = b"COMMIT"


class Statements:
    """Reads what a client sends, as far as it takes to know when a COMMIT is to be carried out."""

    def __init__(self) -> None:
        self._rest = b""
        self._named: Final[dict[bytes, bytes]] = {}
        self.ran = b""  # the statements since the last BEGIN
        self._started = False

    def commits(self, data: bytes) -> bool:
        """Whether these bytes complete a message that carries out a COMMIT."""
        self._rest += data
        found = False
        while True:
            head = 1 if self._started else 0  # the first message has no letter
            if len(self._rest) < head + 4:
                return found
            size = head + int.from_bytes(self._rest[head : head + 4])
            if len(self._rest) < size:
                return found
            found = self._is_commit(self._rest[:head], self._rest[head + 4 : size]) or found
            self._started = True
            self._rest = self._rest[size:]

    def _is_commit(self, letter: bytes, body: bytes) -> bool:
        parts = body.split(b"\x00", 2)
        if letter == b"P":  # parse: name of the statement, its text
            self._named[parts[0]] = parts[1]
        if letter not in (b"B", b"Q"):
            return False
        # bind: name of the portal, name of the statement
        statement = parts[0] if letter == b"Q" else self._named.get(parts[1], b"")
        self.ran = statement if statement.startswith(b"BEGIN") else self.ran + statement
        return statement == COMMIT


class CommitCutter:
    """Listens on loopback and passes everything on to the server's unix socket, until it is told to cut."""

    def __init__(self, url: str) -> None:
        query = parse_qs(urlsplit(url).query)
        self._server: Final = str(Path(query["host"][0]) / ".s.PGSQL.5432")
        self._door: Final = socket.create_server(("127.0.0.1", 0))
        self._cuts: list[Cut] = []
        self._only = b""
        self._open: Final[list[socket.socket]] = []
        self.cuts = 0
        self.reachable = True
        self.reachable_after_cut = True
        port = self._door.getsockname()[1]
        options = query["options"][0].replace(" ", "%20").replace("=", "%3D")
        database = urlsplit(url).path
        self.url: Final = (
            f"postgresql://owner@127.0.0.1:{port}{database}?sslmode=disable&gssencmode=disable&options={options}"
        )

    def cut(self, where: Cut, only: bytes = b"", *, then_unreachable: bool = False) -> None:
        """Cut the connection of the next commit, or of the next one that follows a statement with this text."""
        self._only = only
        self._cuts = [where]
        self.reachable_after_cut = not then_unreachable

    def cut_all(self) -> None:
        """Cut every connection there is."""
        for one in self._open:
            end(one)

    def __enter__(self) -> Self:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        end(self._door)
        self.cut_all()

    def _accept(self) -> None:
        with suppress(OSError):  # the door was closed
            while True:
                client, _ = self._door.accept()
                if not self.reachable:
                    end(client)
                    continue
                server = socket.socket(socket.AF_UNIX)
                server.connect(self._server)
                self._open.extend((client, server))
                cut = threading.Event()
                threading.Thread(target=self._there, args=(client, server, cut), daemon=True).start()
                threading.Thread(target=self._back, args=(client, server, cut), daemon=True).start()

    def _there(self, client: socket.socket, server: socket.socket, cut: threading.Event) -> None:
        statements = Statements()
        with suppress(OSError):  # cut
            while data := client.recv(65_536):
                if statements.commits(data) and self._only in statements.ran and self._cuts:
                    if self._cuts.pop() == "before":
                        self._cut(client, server)
                        return
                    cut.set()  # before the server can reply
                server.sendall(data)
        end(client)
        end(server)

    def _back(self, client: socket.socket, server: socket.socket, cut: threading.Event) -> None:
        with suppress(OSError):  # cut
            while data := server.recv(65_536):
                if cut.is_set():
                    self._cut(client, server)
                    return
                client.sendall(data)
        end(client)
        end(server)

    def _cut(self, client: socket.socket, server: socket.socket) -> None:
        self.cuts += 1
        self.reachable = self.reachable_after_cut
        end(client)
        end(server)


def end(one: socket.socket) -> None:
    """Close a socket for both sides, also while another thread reads from it."""
    with suppress(OSError):  # it is closed already
        one.shutdown(socket.SHUT_RDWR)
    one.close()
