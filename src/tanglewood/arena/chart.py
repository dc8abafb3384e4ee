"""A league as a chart in a file: ratings with their intervals, and who beat whom."""

from pathlib import Path
from typing import Any

from tanglewood.arena.league import Table
from tanglewood.words import refuse, words

FORMATS = (".html", ".json", ".svg", ".png")


def say(key: str, **values: object) -> str:
    return words().say(f"chart-{key}", **values)


def check(file: Path) -> None:
    """Whether a chart can be written there, before anything is played."""
    if file.suffix not in FORMATS:
        raise refuse("plot-file", formats=", ".join(FORMATS), file=str(file))
    if not file.absolute().parent.is_dir():
        raise refuse("plot-folder", folder=str(file.absolute().parent))
    altair()
    if file.suffix in (".svg", ".png"):
        needs("vl_convert")


def draw(table: Table, file: Path) -> None:
    alt = altair()
    ratings = [
        {
            "bot": standing.name,
            "rating": standing.rating,
            "low": standing.rating - 1.96 * standing.deviation,
            "high": standing.rating + 1.96 * standing.deviation,
        }
        for standing in table.standings
    ]
    base = alt.Chart(alt.Data(values=ratings)).encode(
        y=alt.Y("bot:N", sort=alt.EncodingSortField("rating", order="descending"), title=None)
    )
    bars = base.mark_rule(strokeWidth=2).encode(
        x=alt.X("low:Q", title=say("rating"), scale=alt.Scale(zero=False)), x2="high:Q"
    )
    points = base.mark_point(filled=True, size=90).encode(x="rating:Q", tooltip=["bot:N", "rating:Q"])
    chart = (bars + points).properties(
        title=say("title", game=table.game, games=table.games, seed=str(table.seed))
    )
    if table.meetings:
        chart = alt.vconcat(chart, meetings(alt, table))
    chart.save(str(file))


def meetings(alt: Any, table: Table) -> Any:
    """Shares of the win as a square of numbers."""
    names = [standing.name for standing in table.standings]
    cells = []
    for meeting in table.meetings:
        share = meeting.wins / meeting.games
        cells.append({"bot": names[meeting.first], "against": names[meeting.second], "share": share})
        cells.append({"bot": names[meeting.second], "against": names[meeting.first], "share": 1 - share})
    base = alt.Chart(alt.Data(values=cells)).encode(
        x=alt.X("against:N", sort=names, title=say("against")), y=alt.Y("bot:N", sort=names, title=None)
    )
    scale = alt.Scale(domain=[0, 0.5, 1], range=["#b3554d", "#f4efe2", "#4d7d4a"])
    squares = base.mark_rect().encode(color=alt.Color("share:Q", scale=scale, title=say("share")))
    return squares + base.mark_text().encode(text=alt.Text("share:Q", format=".0%"))


def altair() -> Any:
    return needs("altair")


def needs(module: str) -> Any:
    """A library that only charts need."""
    try:
        return __import__(module)
    except ImportError:
        raise refuse("plot-library", library=module) from None
