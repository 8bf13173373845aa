"""`make play`: a page to play on as soon as possible, and compiled rules while it is played.

What playing needs is installed and the page is built side by side; then the server starts with interpreted rules,
and the rules are compiled at the lowest priority. When they are there, the server is started again with them:
browsers come back by themselves, to the tables as they were (decision 26). Where everything is there
already, this becomes the server at once.

Only the standard library, because this runs before anything is installed.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType
from typing import Final, NoReturn

INSTALL: Final = ".venv/.playable"
TOOLS: Final = "build/compiler/.ready"
EVERYTHING: Final = ".venv/.ready"
"""Made by `make test`: then the compiler's packages are in .venv already."""
SWITCH: Final = "THEOMACHY_INTERPRETED"
REMINDER: Final = 10.0
"""Seconds after which a line says what is still being done."""
TICK: Final = 0.1
STOPPING: Final = (signal.SIGTERM, signal.SIGHUP)
QUARTERS: Final = ("", "a quarter", "half", "three quarters")


class Stopped(Exception):
    """Somebody wants this to end."""


class Told:
    """Short lines: how many seconds since the start, and what happened."""

    def __init__(self) -> None:
        self.begun: Final = time.monotonic()
        self.silent = False
        """While a game is played in this terminal."""

    def say(self, text: str) -> None:
        """One line."""
        if not self.silent:
            print(f"theomachy: {time.monotonic() - self.begun:3.0f} s  {text}", flush=True)


class Job:
    """A command that runs beside this program, with its words in a file."""

    def __init__(self, name: str, command: Sequence[str], root: Path, gently: bool = False) -> None:
        self.name: Final = name
        self.log: Final = root / "build" / "play" / f"{name}.log"
        self.log.parent.mkdir(parents=True, exist_ok=True)
        nice = ["nice", "-n", "19"] if gently and shutil.which("nice") else []
        with self.log.open("wb") as output:
            self.process: Final = subprocess.Popen(
                [*nice, *command],
                cwd=root,
                env=plain(os.environ),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # so that all it starts can be stopped with it
            )

    def code(self) -> int | None:
        """How it ended; None while it runs."""
        return self.process.poll()

    def stop(self) -> None:
        """End it, and all it started."""
        for how, patience in ((signal.SIGTERM, 3.0), (signal.SIGKILL, None)):
            if self.process.poll() is None:
                with suppress(ProcessLookupError):
                    os.killpg(self.process.pid, how)
                with suppress(subprocess.TimeoutExpired):
                    self.process.wait(patience)

    def last_words(self) -> str:
        """The end of what it wrote."""
        lines = self.log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        return "\n".join(lines[-5:])


def plain(environ: Mapping[str, str]) -> dict[str, str]:
    """The environment without what a make passes to makes below it: ours begin anew."""
    return {name: value for name, value in environ.items() if name not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}


class Checkout:
    """The folder all this happens in."""

    def __init__(self, root: Path, page: str, make: str) -> None:
        self.root: Final = root
        self.page: Final = page
        self._make: Final = [*make.split(), "--no-print-directory", f"PYTHON={sys.executable}"]

    def making(self, target: str) -> list[str]:
        """The command that makes something."""
        return [*self._make, target]

    def lacks(self, target: str) -> bool:
        """Whether something is not there or is older than what it is made from."""
        command = [*self._make, "--question", target]
        done = subprocess.run(command, cwd=self.root, env=plain(os.environ), capture_output=True, check=False)
        return done.returncode != 0

    def program(self, *arguments: str) -> list[str]:
        """Theomachy itself."""
        return [str(self.root / ".venv" / "bin" / "theomachy"), *arguments]

    def compiled(self) -> bool:
        """Whether the rules of these sources are there, compiled, and can be loaded."""
        environ = {**os.environ, SWITCH: "0"}
        done = subprocess.run(self.program("--version"), env=environ, capture_output=True, text=True, check=False)
        return done.returncode == 0 and "(compiled" in done.stdout

    def equipped(self) -> bool:
        """Whether what compiling needs is installed."""
        return (self.root / EVERYTHING).exists() or not self.lacks(TOOLS)

    def builder(self, *arguments: str) -> list[str]:
        """The command that compiles, by the Python that has what it needs, as far as there is one."""
        small = not (self.root / EVERYTHING).exists() and not self.lacks(TOOLS)
        python = self.root / ("build/compiler" if small else ".venv") / "bin" / "python"
        return [str(python), "hatch_build.py", *arguments]

    def recalled(self) -> bool:
        """Whether these rules were compiled before, and are used again: after a change was taken back, say."""
        if not self.equipped():
            return False
        subprocess.run(self.builder("--kept"), cwd=self.root, env=plain(os.environ), check=False)
        return self.compiled()


class Compiling:
    """The rules on their way: the machine is asked, tools are installed, the rules compiled; one after another."""

    def __init__(self, checkout: Checkout, told: Told) -> None:
        self._checkout: Final = checkout
        self._told: Final = told
        self._quarter = 0
        self.over = False
        self._job = Job("machine", checkout.builder("--machine"), checkout.root)

    def advance(self) -> bool:
        """Go on with the next step if one has ended; whether the rules have just become ready."""
        if self.over:
            return False
        code = self._job.code()
        if code is None:
            self._measure()
            return False
        if code:
            self._give_up()
        elif self._job.name == "machine" and not self._checkout.equipped():
            self._next("compiler", self._checkout.making(TOOLS))
        elif self._job.name != "compile":
            self._told.say("compiling the rules in the background, at the lowest priority")
            self._next("compile", self._checkout.builder("--strict"))
        else:
            self.over = True
            return self._checkout.compiled()
        return False

    def stop(self) -> None:
        """Leave it; it begins again another time."""
        self._job.stop()

    def _next(self, name: str, command: list[str]) -> None:
        self._job = Job(name, command, self._checkout.root, gently=True)

    def _give_up(self) -> None:
        self.over = True
        why = {
            "machine": "this machine has no C compiler for this Python",
            "compiler": "what compiling needs could not be installed",
            "compile": "the rules could not be compiled",
        }[self._job.name]
        log = self._job.log.relative_to(self._checkout.root)
        self._told.say(f"{why} ({log}); play goes on with interpreted rules: bots see less far in their time")

    def _measure(self) -> None:
        """Say when another quarter of the C files is compiled."""
        if self._job.name != "compile":
            return
        rules = self._checkout.root / "build" / "rules"
        files = (f"*.{self._job.process.pid}/{where}" for where in ("c/**/*.c", "objects/**/*.o"))
        wanted, made = (len(list(rules.glob(pattern))) for pattern in files)
        quarter = min(3, 4 * made // wanted) if wanted else 0
        if quarter > self._quarter:
            self._quarter = quarter
            self._told.say(f"compiling the rules: {QUARTERS[quarter]} done")


def prepare(checkout: Checkout, told: Told) -> dict[str, Job]:
    """Install and build what is missing, side by side; the jobs, all ended, by what they were to make."""
    words = {INSTALL: "installing what playing needs", checkout.page: "building the page"}
    missing = [target for target in words if checkout.lacks(target)]
    if not missing:
        return {}
    told.say(" and ".join(words[target] for target in missing) + "; this is done once")
    names = {INSTALL: "install", checkout.page: "page"}
    jobs = {target: Job(names[target], checkout.making(target), checkout.root) for target in missing}
    running = dict(jobs)
    reminded = time.monotonic()
    try:
        while running:
            time.sleep(TICK)
            for target, job in list(running.items()):
                if job.code() is not None:
                    del running[target]
                    told.say(f"{words[target]}: {'done' if job.code() == 0 else 'failed'}")
            if running and time.monotonic() - reminded > REMINDER:
                reminded = time.monotonic()
                told.say("still " + " and ".join(words[target] for target in running))
            if INSTALL in jobs and jobs[INSTALL].code():
                break
    finally:
        for job in jobs.values():
            job.stop()
    return jobs


@contextmanager
def listening() -> Iterator[None]:
    """Inside, a signal to stop becomes an exception, as Ctrl-C does."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Stopped

    before = {number: signal.signal(number, stop) for number in STOPPING}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class Server:
    """The server, or a game in the terminal: in front, with this terminal as its own."""

    def __init__(self, command: list[str]) -> None:
        self._command: Final = command
        self._process = self._started("1")

    def _started(self, interpreted: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self._command, env={**os.environ, SWITCH: interpreted})

    def code(self, patience: float | None) -> int | None:
        """How it ended; None if it still runs after so many seconds."""
        try:
            return self._process.wait(patience)
        except subprocess.TimeoutExpired:
            return None

    def restart(self) -> None:
        """Stop it and start it with the compiled rules."""
        self._process.terminate()
        self._process.wait()
        self._process = self._started("0")

    def stop(self) -> int:
        """Stop it, however impatient somebody is: it ends within ten seconds by itself."""
        while True:
            with suppress(KeyboardInterrupt, Stopped):
                if self._process.poll() is None:
                    self._process.terminate()
                return self._process.wait()


def run(checkout: Checkout, told: Told, command: list[str], restarts: bool) -> int:
    """Play, and compile meanwhile; how the server or the game ended."""
    server: Server | None = None
    compiling: Compiling | None = None
    try:
        server = Server(command)
        told.silent = not restarts
        compiling = Compiling(checkout, told)
        while (code := server.code(TICK)) is None:
            if not compiling.advance():
                continue
            if restarts and os.environ.get("THEOMACHY_PORT") != "0":  # browsers come back to the port they know
                told.say("the rules are compiled; the server starts again with them, and every table goes on")
                server.restart()
            else:
                told.say("the rules are compiled; the next start uses them")
        return code
    except (KeyboardInterrupt, Stopped):
        return server.stop() if server is not None else 0
    finally:
        if compiling is not None:
            compiling.stop()


def become(command: list[str]) -> NoReturn:
    """End this program as another one."""
    os.execv(command[0], command)


def main(arguments: Sequence[str]) -> int:
    """Prepare, then serve; or play in the terminal where there is no page."""
    parser = argparse.ArgumentParser(description="Play as soon as possible; compile the rules meanwhile.")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    parser.add_argument("--page", required=True, help="the file of the page that is made last")
    parser.add_argument("--make", default="make", help="the make to call")
    parser.add_argument("--serve", action="store_true", help="serve also where the page cannot be built")
    wanted = parser.parse_args(arguments)
    checkout, told = Checkout(wanted.root.resolve(), wanted.page, wanted.make), Told()
    with listening():
        try:
            jobs = prepare(checkout, told)
        except (KeyboardInterrupt, Stopped):
            told.say("stopped; what was finished is kept")
            return 130
        if INSTALL in jobs and jobs[INSTALL].code():
            print(jobs[INSTALL].last_words(), file=sys.stderr)
            print(
                "theomachy: what playing needs could not be installed; see build/play/install.log", file=sys.stderr
            )
            return 1
        page = jobs.get(wanted.page)
        if page is not None and page.code():
            print("theomachy: the page could not be built; build/play/page.log says why", file=sys.stderr)
            print("theomachy: it needs the npm registry, once; is this machine connected?", file=sys.stderr)
        terminal = page is not None and page.code() != 0 and not wanted.serve
        if terminal:
            print("theomachy: so here is the game in this terminal; `make play` tries the page again", flush=True)
        command = checkout.program("play" if terminal else "serve")
        if os.environ.get(SWITCH, "0") in ("", "0") and not checkout.compiled() and not checkout.recalled():
            if not terminal:
                told.say("starting the server; until the rules are compiled, bots see less far in their time")
            return run(checkout, told, command, restarts=not terminal)
    become(command)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
