"""Writes what clients are made from: each game's catalogue and the schemas of its views and of the protocol.

`python -m theomachy.generate` writes the files of a source tree; `--check` names those that are stale and exits
with 1. `web/generate.mjs` makes TypeScript of them.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from theomachy.engine.decision import State
from theomachy.games import registry
from theomachy.games.catalogue import Catalogue
from theomachy.games.json_schema import schema_of
from theomachy.games.observation_page import observation_page
from theomachy.games.package import GamePackage

ROOT = Path(__file__).parents[2]
GENERATED = Path("web/src/generated")
PROTOCOL = Path("docs/reference/protocol.schema.json")
PROTOCOL_PAGE = Path("docs/reference/protocol.md")
OBSERVATIONS = Path("docs/reference/observations.md")

WIDTH = 118


def written(document: object, indent: int = 0) -> str:
    """A document as it is committed: what fits into a line stands in one, so that a change is seen where it is."""
    short = json.dumps(document, ensure_ascii=False)
    inside = " " * (indent + 1)
    if indent + len(short) < WIDTH or not isinstance(document, dict | list) or not document:
        return short
    if isinstance(document, dict):
        parts = [f"{json.dumps(key)}: {written(value, indent + 1)}" for key, value in document.items()]
    else:
        parts = [written(value, indent + 1) for value in document]
    begin, end = "{}" if isinstance(document, dict) else "[]"
    return begin + "\n" + ",\n".join(inside + part for part in parts) + "\n" + " " * indent + end


def view_schema(package: GamePackage[State]) -> dict[str, object]:
    """The JSON Schema of a game's views."""
    names = {kind: family.names for kind, family in package.game.families().items()}
    return {**schema_of(f"A view of {package.game.name}", package.view_shape(), names)}


def files() -> dict[Path, str]:
    """Every generated file, by its path in the source tree."""
    from theomachy.server.http import reference, schema  # noqa: PLC0415  # only here is the server needed

    found = {GENERATED / "catalogue.schema.json": written(schema_of("A catalogue", Catalogue, {})) + "\n"}
    for name in registry.BUILT_IN:  # the page has a folder for each of these; it loads others from the server
        package = registry.package(name)
        found[GENERATED / f"{name}.catalogue.json"] = written(package.catalogue()) + "\n"
        found[GENERATED / f"{name}.view.schema.json"] = written(view_schema(package)) + "\n"
    found[OBSERVATIONS] = observation_page()
    found[PROTOCOL] = schema.schema_document()
    found[PROTOCOL_PAGE] = reference.with_reference((ROOT / PROTOCOL_PAGE).read_text(encoding="utf-8"))
    return found


def stale(root: Path) -> list[Path]:
    """The files that are not as they would be written."""
    return [
        path
        for path, text in files().items()
        if not (root / path).is_file() or (root / path).read_text(encoding="utf-8") != text
    ]


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the files, or check them; the exit code."""
    parser = argparse.ArgumentParser(prog="theomachy.generate", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a file is stale")
    parser.add_argument("--root", type=Path, default=ROOT, help="the source tree")
    options = parser.parse_args(arguments)
    if options.check:
        found = stale(options.root)
        for path in found:
            print(f"stale: {path}; run `make generate`", file=sys.stderr)
        return 1 if found else 0
    for path, text in files().items():
        (options.root / path).parent.mkdir(parents=True, exist_ok=True)
        (options.root / path).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
