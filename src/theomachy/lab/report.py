"""The report of a question as one HTML file that needs nothing else: conclusions first, then plots and tables."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from json import dumps

from theomachy.lab.findings import CellFound, Spread, conclusions, percent
from theomachy.lab.folder import versions
from theomachy.lab.habits import Habit
from theomachy.lab.plots import pairs_plot, strengths_plot
from theomachy.lab.question import Question


def report(question: Question, found: Sequence[CellFound]) -> str:
    """The whole page."""
    style = files(__package__).joinpath("report.css").read_text(encoding="utf-8")
    script = files(__package__).joinpath("report.js").read_text(encoding="utf-8")
    games = sum(each.games for each in found)
    said = "".join([f"<li>{escape(sentence)}</li>" for sentence in conclusions(question, found)])
    contents = "".join([f'<a href="#cell-{each.cell.number}">{escape(each.cell.name())}</a>' for each in found])
    about = dumps({**versions(question), "question": question.document()}, indent=1, ensure_ascii=False)
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(question.name)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{style}</style></head><body>'
        f"<header><h1>{escape(question.name)}</h1><p>{games:,} games between bots. Bots are not people: a finding "
        f"says what happens when all seats play at this level.</p><nav>{contents}</nav></header><main>"
        f'<section><h2>In plain words</h2><ul class="said">{said}</ul></section>'
        + "".join([section(each) for each in found])
        + f"<section><h2>To repeat it</h2><p>The same question with the same version plays the same games on any "
        f"machine.</p><pre>{escape(about)}</pre></section></main><script>{script}</script></body></html>\n"
    )


def section(each: CellFound) -> str:
    """A cell."""
    parts = [f'<section id="cell-{each.cell.number}"><h2>{escape(each.cell.name())}</h2>']
    parts.append(f"<p>{each.games:,} games. {endings(each)}</p>")
    for factor, items in each.factors.items():
        parts.append(f"<h3>Chance of winning, by {escape(factor)}</h3>")
        parts.append(strengths_plot(items, each.cell.players))
    if len({pair.item for pair in each.pairs}) > 1:
        parts.append("<h3>Who finishes before whom</h3>" + pairs_plot(each.pairs))
    parts.append("<h3>How the games go</h3>" + lengths(each))
    parts.append("<h3>What happens, and what winners do differently</h3>")
    parts.append(
        "<p>Differences are within each game. They go with winning; they need not be the cause of it.</p>"
        + habit_table(each.habits)
    )
    return "".join([*parts, "</section>"])


def endings(each: CellFound) -> str:
    """How the games ended."""
    return "Endings: " + ", ".join(
        [f"{escape(name)} {percent(times / each.games)}" for name, times in each.endings.items()]
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose columns can be sorted; all cells but the first hold numbers."""
    top = "".join([f"<th><button>{escape(head)}</button></th>" for head in heads])
    body = "".join(["<tr>" + "".join([f"<td>{cell}</td>" for cell in row]) + "</tr>" for row in rows])
    return (
        f'<div class="wide"><table class="sorts"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
    )


def lengths(each: CellFound) -> str:
    """How long and how open the games are."""

    def row(name: str, found: Spread, digits: int = 1) -> list[str]:
        numbers = (found.mean, found.low, found.high, found.tenth, found.middle, found.ninth)
        return [name, *[f"{number:.{digits}f}" for number in numbers]]

    return table(
        ["per game", "mean", "from", "to", "1 in 10 below", "middle", "9 in 10 below"],
        [
            row("turns", each.turns),
            row("decisions", each.answers),
            row("changes of the lead", each.lead_changes),
            row("share of the game after which the winner is never behind", each.decided, 2),
        ],
    )


def habit_table(found: Sequence[Habit]) -> str:
    """Everything that is counted."""
    return table(
        ["what", "per game", "games with it", "winner", "others", "difference from", "to"],
        [
            [
                f'<span class="{"tells" if each.tells() else ""}">{escape(each.label)}</span>',
                f"{each.per_game:.2f}",
                percent(each.games),
                f"{each.winners:.2f}",
                f"{each.others:.2f}",
                f"{each.low:+.3f}",
                f"{each.high:+.3f}",
            ]
            for each in found
        ],
    )
