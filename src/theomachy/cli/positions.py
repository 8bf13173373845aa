"""Positions in files, and the rules catalogue."""

import json
from typing import Annotated

import typer

from theomachy.cli import files
from theomachy.cli.output import AsJson, File, GameName, Language, Viewer, check_language, errors, out, show
from theomachy.engine.refusal import SetupError
from theomachy.games import registry
from theomachy.words import rule_catalogue
from theomachy.words.texts import texts

position = typer.Typer(no_args_is_help=True, help="Show, query and modify position files.")


@position.command("show")
def position_show(
    file: File,
    line: Annotated[bool, typer.Option(help="Print the position on one line, for sharing.")] = False,
    seat: Viewer = "",
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Show a position as a drawing, as JSON, or on one line."""
    check_language(language)
    table = files.load(file, texts(language))
    viewer = table.seat_of(seat) if seat else None
    if line and viewer is not None:
        raise SetupError("line for a seat", repr(seat), "--seat with --json, since a line holds everything")
    if line:
        typer.echo(table.line())
    elif as_json:
        typer.echo(json.dumps(table.document(viewer), ensure_ascii=False))
    else:
        show(table.drawn(viewer))


@position.command("schema")
def position_schema(game: GameName = registry.USUAL) -> None:
    """Print the JSON Schema of a game's position files."""
    typer.echo(registry.package(game).game.schema(), nl=False)


@position.command("options")
def position_options(file: File, language: Language = "en", as_json: AsJson = False) -> None:
    """List the open questions and their legal answers."""
    check_language(language)
    asked = files.load(file, texts(language)).asked()
    if as_json:
        typer.echo(json.dumps(asked, ensure_ascii=False))
        return
    for question in asked:
        out.print(f"{question['seat']}: {question['text']}", markup=False, highlight=False)
        out.print("  " + " ".join(str(option) for option in question["options"]), markup=False, highlight=False)


@position.command("why")
def position_why(
    file: File,
    answer: Annotated[str, typer.Argument(help="An answer, alone or after a seat: 'pass' or 'SEAT: pass'.")],
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Explain why an answer is illegal."""
    check_language(language)
    table = files.load(file, texts(language))
    seat, answers = table.parsed(answer)
    refused = table.refusal(seat, answers[0])
    if as_json:
        typer.echo(json.dumps(refused, ensure_ascii=False))
    for reason in [] if as_json else refused:
        out.print(reason["text"], markup=False, highlight=False, soft_wrap=True)
    if not refused and not as_json:
        out.print(texts(language).text("terminal-legal"), markup=False, highlight=False)
    raise typer.Exit(1 if refused else 0)


@position.command("apply")
def position_apply(
    file: File,
    answers: Annotated[
        list[str],
        typer.Argument(help="Answers, or lines such as 'SEAT: ANSWER ANSWER'; a file stands for its lines."),
    ],
    language: Language = "en",
) -> None:
    """Apply answers and print the new position and the events as JSON."""
    check_language(language)
    document, refused = files.load(file, texts(language)).applied(files.lines_of(answers))
    typer.echo(json.dumps(document, ensure_ascii=False))
    raise typer.Exit(1 if refused else 0)


def rules(
    wanted: Annotated[str, typer.Argument(help="A rule id, or a word in its text.")] = "",
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Look up rules by id or by a word."""
    check_language(language)
    found = rule_catalogue.search(wanted, texts(language))
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False))
    for entry in [] if as_json else found:
        links = " ".join(str(link) for link in entry["links"])
        out.print(f"{entry['id']}  {entry['text']}", markup=False, highlight=False, soft_wrap=True)
        if links and len(found) == 1:
            out.print(f"  -> {links}", markup=False, highlight=False)
    if not found:
        errors.print(texts(language).text("terminal-no-rule", text=wanted), markup=False)
        raise typer.Exit(1)


def count(file: File, depth: Annotated[int, typer.Option(min=0, help="Longest sequence of answers.")] = 1) -> None:
    """Count the answer sequences of each length from a position, to compare implementations."""
    for number, total in enumerate(files.load(file, texts("en")).counts(depth)):
        typer.echo(f"{number} {total}")
