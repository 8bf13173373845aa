"""A rulebook in the terminal: its contents, or a chapter."""

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from theomachy.cli.output import GameName, Language, check_language, out
from theomachy.engine.refusal import DataError
from theomachy.engine.things import Thing
from theomachy.games import registry
from theomachy.learn import rulebook as books
from theomachy.learn.markdown import Block, Chapter, Span
from theomachy.words.texts import Texts, texts


def rulebook(
    game: GameName = registry.USUAL,
    chapter: Annotated[str, typer.Argument(help="The name or number of a chapter [default: the contents].")] = "",
    edition: Annotated[str, typer.Option(help="The edition [default: the first one].")] = "",
    language: Language = "en",
) -> None:
    """Read the rulebook of a game."""
    check_language(language)
    if game not in registry.names():
        raise DataError("game", f"unknown game {game!r}; known: {', '.join(registry.names())}")
    found = books.chapters(game, edition or books.editions(game)[0], language)
    if not chapter:
        for number, one in enumerate(found, 1):
            out.print(Text(f"{number:3}  {one.title}  ").append(f"({one.name})", "dim"))
        return
    Printer(game, texts(language)).print(chosen(found, chapter))


def chosen(found: list[Chapter], wanted: str) -> Chapter:
    """A chapter by its name or its number."""
    for number, one in enumerate(found, 1):
        if wanted in (one.name, str(number)):
            return one
    raise DataError("chapter", f"no chapter {wanted!r}; there are {', '.join(one.name for one in found)}")


class Printer:
    """Prints blocks of a chapter."""

    def __init__(self, game: str, words: Texts) -> None:
        self.game = game
        self.words = words

    def print(self, chapter: Chapter) -> None:
        """The whole chapter."""
        out.print(Text(chapter.title, "bold underline"))
        for block in chapter.blocks:
            out.print()
            self.block(block)

    def block(self, block: Block) -> None:
        """A heading, a text, a list, a table, an example, or all things of a kind."""
        if block.kind in ("list", "steps"):
            for number, (cell,) in enumerate(block.rows, 1):
                lead = f"{number}. " if block.kind == "steps" else "- "
                out.print(Text(lead).append_text(self.line(cell)))
        elif block.kind == "table":
            head, *rows = block.rows
            table = Table()
            for cell in head:
                table.add_column(self.line(cell))
            for row in rows:
                table.add_row(*(self.line(cell) for cell in row))
            out.print(table)
        elif block.kind == "things":
            for item in registry.package(self.game).printed["things"][block.name]["items"]:
                out.print(Text(f"- {self.name(Thing(block.name, item['name']))}"))
        elif block.kind == "example":
            for part in ("", "-text", "-after"):
                said = self.words.text(f"{self.game}-example-{block.name}{part}")
                out.print(Text(said, "" if part else "bold"))
        else:
            text = self.line(block.spans)
            text.stylize({"heading": "bold", "remark": "italic"}.get(block.kind, ""))
            out.print(text)

    def line(self, spans: tuple[Span, ...]) -> Text:
        """A line; a rule in brackets, a thing by its name."""
        found = Text()
        for span in spans:
            if span.kind == "rule":
                found.append(f"[{span.name}]", "dim")
            elif span.kind == "thing":
                found.append(span.text or self.name(Thing(span.of, span.name)), "bold")
            else:
                found.append(span.text, {"strong": "bold", "emphasis": "italic"}.get(span.kind, ""))
        return found

    def name(self, thing: Thing) -> str:
        """What a thing is called."""
        key = registry.package(self.game).printed["things"][thing.kind]["key"]
        message = key.replace("{name}", thing.name)
        return self.words.text(message) if message and self.words.has(message) else thing.name
