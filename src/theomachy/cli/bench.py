"""How fast the rules are, and what slows them down."""

import json
from pathlib import Path
from typing import Annotated

import typer

from theomachy.arena.bench import growth, growth_plot, report
from theomachy.cli.output import AsJson, watched
from theomachy.games.ankh.game import ANKH
from theomachy.games.pantheon.game import PANTHEON

Rounds = Annotated[int, typer.Option(min=1, help="The best of so many rounds counts.")]
Seconds = Annotated[float, typer.Option(min=0.01, help="For each figure and round.")]


def show_speed(
    seconds: Seconds = 0.5,
    rounds: Rounds = 5,
    peers: Annotated[str, typer.Option(help="The Python the peers are installed in; none for no peers.")] = "",
    save: Annotated[str, typer.Option(help="Write everything to this file too, as JSON.")] = "",
    markdown: Annotated[bool, typer.Option("--markdown", help="As the table in the README.")] = False,
    as_json: AsJson = False,
) -> None:
    """Decisions, games and copies per second of random play, of both builds and of the peers."""
    measuring = report.Bench(seconds, rounds, "" if peers == "none" else report.peers_python(peers))
    watched("measuring", measuring.steps(), measuring.run)
    document = measuring.document()
    text = json.dumps(document, indent=1)
    if save:
        Path(save).write_text(text + "\n", encoding="utf-8")
    lines = [text] if as_json else report.markdown(document) if markdown else report.plain(document)
    typer.echo("\n".join(lines))


def compare_speed(
    base: Annotated[str, typer.Argument(help="The commit to compare this checkout with.")],
    seconds: Seconds = 0.5,
    rounds: Rounds = 7,
) -> None:
    """This checkout against another commit, both compiled; fails if something is slower by more than a tenth."""
    comparison = report.Comparison(base, seconds, rounds)
    comparison.prepare()
    watched("comparing", 2 * rounds, comparison.run)
    lines, fast = report.verdict(list(comparison.ratios()))
    typer.echo("\n".join(lines))
    raise typer.Exit(0 if fast else 1)


def show_growth(
    games: Annotated[int, typer.Option(min=1, help="Of each game and number of players.")] = 30,
    rounds: Annotated[
        int, typer.Option(min=1, help="Each game is played so often; the shortest times count.")
    ] = 5,
    tries: Annotated[int, typer.Option(min=0, help="Games tried for the slowest decision of each game.")] = 200,
    seed: int = 1,
    save: Annotated[
        str, typer.Option(help="Where the picture goes, as .png and .svg; none for no picture.")
    ] = "growth",
) -> None:
    """How the time per decision grows with figures, regions, players and options, and the slowest decision."""
    measured = growth.Growth(games, rounds, seed)
    watched("measuring", measured.steps(), measured.run)
    typer.echo("\n".join(growth.table(measured)))
    if save != "none":
        try:
            for path in growth_plot.draw(measured, growth.caption(measured), Path(save)):
                typer.echo(f"written: {path}")
        except ImportError:
            typer.echo("no picture: it needs matplotlib (pip install 'theomachy[plot]')")
    if tries:
        ankh = growth.Search(ANKH, tries, seed)
        watched("ankh", tries, ankh.run)
        typer.echo("\n".join(ankh.report()))
        pantheon = growth.Search(PANTHEON, tries, seed)
        watched("pantheon", tries, pantheon.run)
        typer.echo("\n".join(pantheon.report()))
