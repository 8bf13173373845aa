"""Benchmarks of the rules."""

import json
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from theomachy.arena.bench import growth, growth_plot, report
from theomachy.arena.bench.instructions import Counter
from theomachy.cli.output import AsJson, Seed, with_progress
from theomachy.games import registry

Rounds = Annotated[int, typer.Option(min=1, help="Number of rounds; the median counts.")]
Seconds = Annotated[float, typer.Option(min=0.01, help="Seconds for each figure and round.")]


def show_speed(
    seconds: Seconds = 0.5,
    rounds: Rounds = 5,
    peers: Annotated[
        str, typer.Option(help="Python that has the other engines installed; none leaves them out.")
    ] = "",
    instructions: Annotated[
        bool, typer.Option("--instructions", help="Also count instructions per decision, with valgrind.")
    ] = False,
    save: Annotated[str, typer.Option(help="Also write all figures to this JSON file.")] = "",
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the table of the README.")] = False,
    as_json: AsJson = False,
) -> None:
    """Benchmark random play on both builds and on other engines."""
    counter = Counter() if instructions else None
    measuring = report.Bench(seconds, rounds, "" if peers == "none" else report.peers_python(peers))
    with_progress("measuring", measuring.steps(), measuring.run)
    document = measuring.document()
    if counter is not None:
        counting = partial(report.count_instructions, document, counter, measuring.python)
        with_progress("counting", report.to_count(document), counting)
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
    """Compare this checkout with another commit; fail if anything is more than 10% slower."""
    comparison = report.Comparison(base, seconds, rounds)
    comparison.prepare()
    with_progress("comparing", 2 * rounds, comparison.run)
    lines, fast = report.verdict(list(comparison.ratios()))
    typer.echo("\n".join(lines))
    raise typer.Exit(0 if fast else 1)


def show_growth(
    games: Annotated[int, typer.Option(min=1, help="Number of games for each game and player count.")] = 30,
    rounds: Annotated[int, typer.Option(min=1, help="Repetitions of each game; the fastest counts.")] = 5,
    tries: Annotated[
        int, typer.Option(min=0, help="Games tried in the search for the slowest decision of each game.")
    ] = 200,
    seed: Seed = 1,
    save: Annotated[str, typer.Option(help="Save the plot as NAME.png and NAME.svg; none: no plot.")] = "growth",
) -> None:
    """Measure how the time per decision grows with the position, and find the slowest decision."""
    measured = growth.Growth(games, rounds, seed)
    with_progress("measuring", measured.steps(), measured.run)
    typer.echo("\n".join(growth.table(measured)))
    if save != "none":
        try:
            for path in growth_plot.draw(measured, growth.caption(measured), Path(save)):
                typer.echo(f"written: {path}")
        except ImportError:
            typer.echo("no plot written: matplotlib is not installed (pip install 'theomachy[plot]')")
    for package in registry.packages() if tries else []:
        search = growth.Search(package.game, tries, seed)
        with_progress(package.game.name, tries, search.run)
        typer.echo("\n".join(search.report()))
