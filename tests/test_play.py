"""`make play`: what is missing is made, play begins with interpreted rules, and compiled ones take over."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Self

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
PLAY: Final = ROOT / "tools" / "play.py"
PAGE: Final = "src/theomachy/server/web/index.html"
MAKEFILE: Final = """\
.venv/.playable: lock
	@echo install >> calls
	@test ! -e no-install
	@mkdir -p .venv && touch $@
src/theomachy/server/web/index.html: lock
	@echo page >> calls
	@test ! -e no-page || { echo the registry does not answer; false; }
	@mkdir -p $(@D) && touch $@
build/compiler/.ready: lock
	@echo compiler >> calls
	@test ! -e no-compiler
	@mkdir -p build/compiler/bin && cp .venv/bin/python build/compiler/bin/python && touch $@
"""
PYTHON: Final = """\
#!/bin/sh
exec {python} "$@"
"""
PROGRAM: Final = """\
#!{python}
import os, signal, sys
from pathlib import Path

compiled = Path({root!r}, "compiled").exists() and os.environ.get("THEOMACHY_INTERPRETED", "0") != "1"
if sys.argv[1] == "--version":
    print("theomachy 0 (" + ("compiled" if compiled else "interpreted") + "; rules: 1)")
    sys.exit()
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGTERM, signal.SIGUSR1])
if Path({root!r}, "stale").exists() and os.environ["THEOMACHY_INTERPRETED"] == "0" and not compiled:
    print("the sources have changed since the rules were compiled", flush=True)
print(sys.argv[1], "compiled" if compiled else "interpreted", os.getpid(), flush=True)
if signal.sigwait([signal.SIGTERM, signal.SIGUSR1]) == signal.SIGUSR1:
    sys.exit(3)
print("stopped", flush=True)
"""
BUILDER: Final = """\
import os, signal, sys
from pathlib import Path

if "--machine" in sys.argv:
    sys.exit(Path("no-machine").exists())
if "--kept" in sys.argv:
    if Path("kept").exists():
        Path("compiled").touch()
    sys.exit(not Path("kept").exists())
with open("calls", "a") as calls:
    calls.write("compile " + sys.argv[-1] + " " + str(os.nice(0)) + "\\n")
if Path("endless").exists():
    Path("endless").write_text(str(os.getpid()))
    signal.pause()
if Path("no-rules").exists():
    sys.exit(1)
Path("compiled").touch()
"""


class Playing:
    """A checkout in which every step is a line, and `make play` in it."""

    def __init__(self, root: Path) -> None:
        self.root: Final = root
        for name, text in (("Makefile", MAKEFILE), ("hatch_build.py", BUILDER), ("lock", "")):
            (root / name).write_text(text, encoding="utf-8")
        programs = {"python": PYTHON, "theomachy": PROGRAM}
        (root / ".venv" / "bin").mkdir(parents=True)
        for name, text in programs.items():
            path = root / ".venv" / "bin" / name
            path.write_text(text.format(python=sys.executable, root=str(root)), encoding="utf-8")
            path.chmod(0o755)
        self._process: subprocess.Popen[str] | None = None

    def having(self, *names: str) -> Self:
        """The checkout with these files, made after everything else."""
        for name in names:
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            (self.root / name).touch()
        return self

    def start(self, *arguments: str, **environment: str) -> subprocess.Popen[str]:
        """Begin to play."""
        environ = {**os.environ, "THEOMACHY_INTERPRETED": "0", "MAKEFLAGS": "n", **environment}
        self._process = subprocess.Popen(
            [sys.executable, str(PLAY), "--root", str(self.root), "--page", PAGE, *arguments],
            env=environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        return self._process

    def until(self, words: str) -> list[str]:
        """What is said up to the line with these words."""
        assert self._process is not None
        assert self._process.stdout is not None
        said: list[str] = []
        for line in self._process.stdout:
            said.append(line.rstrip("\n"))
            if words in line:
                return said
        raise AssertionError(f"never said: {words}\n" + "\n".join(said))

    def rest(self) -> tuple[str, int]:
        """What is said from now to the end, and how it ends."""
        assert self._process is not None
        said, _ = self._process.communicate(timeout=60)
        return said, self._process.returncode

    def calls(self) -> list[str]:
        """What was made."""
        path = self.root / "calls"
        return path.read_text(encoding="utf-8").splitlines() if path.exists() else []

    def end(self) -> None:
        """Leave nothing running."""
        if self._process is not None:
            self._process.terminate()
            self._process.communicate(timeout=60)


@pytest.fixture
def playing(tmp_path: Path) -> Iterator[Playing]:
    made = Playing(tmp_path)
    yield made
    made.end()


def test_play_begins_interpreted_and_goes_on_compiled(playing: Playing) -> None:
    process = playing.start()
    said = playing.until("serve interpreted")
    assert sorted(playing.calls()[:2]) == ["install", "page"]
    assert any(
        line.endswith("installing what playing needs and building the page; this is done once") for line in said
    )
    assert all(re.match(r"theomachy: +\d+ s  \w", line) for line in said[:-1])
    later = playing.until("serve compiled")
    assert any("the rules are compiled; the server starts again" in line for line in later)
    assert "stopped" in later  # the first server was asked to stop, not killed
    assert playing.calls()[2:] == ["compiler", "compile --strict 19"]
    process.send_signal(signal.SIGTERM)
    assert playing.rest() == ("stopped\n", 0)


def test_a_second_start_makes_nothing_and_becomes_the_server(playing: Playing) -> None:
    playing.having(".venv/.playable", PAGE, "compiled")
    process = playing.start()
    said = playing.until("serve compiled")
    assert said == [f"serve compiled {process.pid}"]
    assert playing.calls() == []


def test_who_compiles_is_not_told_to_compile(playing: Playing) -> None:
    playing.having(".venv/.playable", PAGE, "stale").start()
    assert not any("have changed" in line for line in playing.until("serve interpreted"))
    playing.until("serve compiled")


def test_rules_that_were_compiled_before_are_used_at_once(playing: Playing) -> None:
    playing.having(".venv/.playable", ".venv/.ready", PAGE, "kept")
    process = playing.start()
    assert playing.until("serve") == [f"serve compiled {process.pid}"]
    assert playing.calls() == []


def test_who_has_every_tool_compiles_with_them(playing: Playing) -> None:
    playing.having(".venv/.playable", ".venv/.ready", PAGE).start()
    playing.until("serve compiled")
    assert playing.calls() == ["compile --strict 19"]


def test_who_wants_the_sources_gets_them_and_nothing_is_compiled(playing: Playing) -> None:
    process = playing.having(".venv/.playable", PAGE).start(THEOMACHY_INTERPRETED="1")
    assert playing.until("serve") == [f"serve interpreted {process.pid}"]
    assert playing.calls() == []


@pytest.mark.parametrize(
    ("lack", "words"),
    [
        ("no-machine", "this machine has no C compiler"),
        ("no-compiler", "what compiling needs could not be installed"),
        ("no-rules", "the rules could not be compiled"),
    ],
)
def test_where_the_rules_cannot_be_compiled_play_goes_on(playing: Playing, lack: str, words: str) -> None:
    process = playing.having(".venv/.playable", PAGE, lack).start()
    playing.until("serve interpreted")
    assert "play goes on with interpreted rules" in playing.until(words)[-1]
    process.send_signal(signal.SIGTERM)
    assert playing.rest() == ("stopped\n", 0)


def test_a_server_on_any_free_port_is_not_started_again_elsewhere(playing: Playing) -> None:
    process = playing.having(".venv/.playable", PAGE).start(THEOMACHY_PORT="0")
    playing.until("serve interpreted")
    playing.until("the rules are compiled; the next start uses them")
    process.send_signal(signal.SIGTERM)
    assert playing.rest() == ("stopped\n", 0)


def test_without_a_page_there_is_the_terminal_and_the_reason(playing: Playing) -> None:
    os.mkfifo(playing.root / "endless")
    process = playing.having("no-page").start()
    said = "\n".join(playing.until("play interpreted"))
    assert "the page could not be built; build/play/page.log says why" in said
    assert "the registry does not answer" in (playing.root / "build/play/page.log").read_text(encoding="utf-8")
    assert "so here is the game in this terminal" in said
    assert (playing.root / "endless").read_text(encoding="utf-8")  # the rules are being compiled
    process.send_signal(signal.SIGTERM)
    assert playing.rest() == ("stopped\n", 0)  # and nothing was said of it in the middle of a game


def test_a_server_is_wanted_also_without_a_page(playing: Playing) -> None:
    playing.having("no-page").start("--serve")
    assert "the page could not be built" in "\n".join(playing.until("serve interpreted"))


def test_without_the_packages_there_is_an_end_and_the_reason(playing: Playing) -> None:
    playing.having("no-install").start()
    said, code = playing.rest()
    assert code == 1
    assert "what playing needs could not be installed; see build/play/install.log" in said


def test_the_end_of_the_server_is_the_end_of_all_and_the_compiler_is_not_left_behind(playing: Playing) -> None:
    os.mkfifo(playing.root / "endless")
    playing.having(".venv/.playable", PAGE).start()
    server = int(playing.until("serve interpreted")[-1].split()[-1])
    playing.until("compiling the rules in the background")
    compiler = int((playing.root / "endless").read_text(encoding="utf-8"))
    os.kill(server, signal.SIGUSR1)
    assert playing.rest() == ("", 3)  # its own exit code
    with pytest.raises(ProcessLookupError):
        os.kill(compiler, 0)


def locked(name: str) -> dict[str, str]:
    """The packages of a lock, each with its version and hashes."""
    text = (ROOT / name).read_text(encoding="utf-8")
    entries = re.findall(r"^([a-z0-9-]+)==(.*?)(?=^[a-z]|\Z)", text, re.MULTILINE | re.DOTALL)
    return {package: "\n".join(line for line in rest.splitlines() if "#" not in line) for package, rest in entries}


@pytest.mark.parametrize("name", ["requirements-play.lock", "requirements-compile.lock"])
def test_the_small_locks_are_parts_of_the_whole_one(name: str) -> None:
    whole, part = locked("requirements.lock"), locked(name)
    assert part
    assert all("--hash=sha256:" in rest for rest in part.values())
    assert {package: rest for package, rest in whole.items() if package in part} == part


def test_playing_installs_no_tool_of_developers() -> None:
    small = locked("requirements-play.lock")
    assert {"uvicorn", "starlette", "typer", "fluent-runtime"} <= set(small)
    assert not {"mypy", "ruff", "pytest", "coverage", "hypothesis", "schemathesis", "setuptools"} & set(small)
    assert {"mypy", "setuptools", "hatchling"} <= set(locked("requirements-compile.lock"))


def test_no_lock_names_an_index() -> None:
    for path in ROOT.glob("requirements*.lock"):
        text = path.read_text(encoding="utf-8")
        assert "://" not in text, path.name
        assert "index-url" not in text, path.name
