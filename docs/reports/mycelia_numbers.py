"""Plays the games behind docs/mycelia_numbers.md and writes it: cards that are too strong or never hired.

python docs/reports/mycelia_numbers.py          what is missing is played first; an interrupted run goes on
"""

from pathlib import Path
from typing import Any

import polars as pl
from msgspec import structs

from kept import played
from pages import arguments, difference, figure, fill, lines_of, measured, num, pc, sure, table, words
from tanglewood.study.definition import Written, WrittenVariant, settle
from tanglewood.study.findings import worth
from tanglewood.study.frames import Results
from tanglewood.study.playing import Line
from tanglewood.study.statistics import Interval, share_interval

GAME = "mycelia"
COMMAND = "python docs/reports/mycelia_numbers.py"
GAMES = 1000
SEED = 2026
SELDOM = 0.05
"""Hired in fewer of the games in which somebody could have: never hired."""
MENDED: dict[str, dict[str, int]] = {
    "hygrophorus-hypothejus": {"cards.hygrophorus-hypothejus.cost": 6},
    "phallus-indusiatus": {"cards.phallus-indusiatus.cost": 6},
    "chlorociboria-aeruginascens": {"cards.chlorociboria-aeruginascens.cost": 5},
    "panellus-mitis": {"cards.panellus-mitis.cost": 3},
    "cantharellus-cibarius": {"cards.cantharellus-cibarius.cost": 3},
    "sarcoscypha-coccinea": {"cards.sarcoscypha-coccinea.cost": 7},
}
"""Costs that were tried, by the card they are for; *Cantharellus cibarius* had 3 before it was mended."""
AGAIN = ("cantharellus-cibarius",)
"""Of these, the cards that both levels never hire: the better one tries the new cost too."""
FORBIDDEN = (
    *("hygrophorus-hypothejus", "phallus-indusiatus", "amanita-muscaria", "chlorociboria-aeruginascens"),
    *("marasmius-rotula", "cyptotrama-asprata", "rhodotus-palmatus"),
)
"""What a bot did without, one at a time."""


def play_all(games: int, jobs: int, bots: str, keep: Path) -> dict[str, Results]:
    one = Written(GAME, players=2, bots=bots or "greedy", seed=SEED, count=["components"])
    changed = {card: WrittenVariant(set=dict(change)) for card, change in MENDED.items()}
    strong = structs.replace(one, bots=bots or "adept")
    again = structs.replace(strong, variants={card: changed[card] for card in AGAIN})
    free = settle(structs.replace(one, forbid=[f"move:hire.{card}" for card in FORBIDDEN]))
    studies = {
        "base": (settle(one), games),
        "expansion": (settle(structs.replace(one, options={"expansion": True})), games // 2),
        "strong": (settle(strong), games // 6),
        "again": (settle(again), games // 12),
        "worth": (structs.replace(free, variants=free.variants[1:]), games // 8),
        "mended": (settle(structs.replace(one, variants=changed)), games // 4),
    }
    return {
        name: played(name, structs.replace(study, deals=max(2, n)), keep / GAME, "kept:Watch", False, jobs)
        for name, (study, n) in studies.items()
    }


class Card:
    """What became of one kind of card in the games of a variant."""

    def __init__(self, results: Results, card: str, variant: int = 0) -> None:
        name = results.study.variants[variant].name
        rows = results.components.filter(
            (pl.col("variant") == name) & (pl.col("table") == "card") & (pl.col("component") == card)
        )
        games = rows.group_by("deal", "rotation").agg(pl.col("offered", "taken", "played", "points").sum())
        offered = games.filter(pl.col("offered") > 0)
        self.offered = offered.height
        self.chosen = offered.filter(pl.col("taken") > 0).height / max(1, offered.height)
        self.taken = int(rows["taken"].sum()) / len(lines_of(results, variant))
        self.plays = int(rows["played"].sum())
        self.drops = int(rows["points"].sum()) / self.plays if self.plays else float("nan")
        owners = rows.filter(pl.col("taken") > 0)
        self.owners = owners.height
        self.won = share_of(owners["won"].to_list())


def share_of(won: list[float]) -> Interval:
    from tanglewood.study.statistics import mean_interval

    return mean_interval(won, 0.95)


def entries(results: Results, kind: str) -> list[dict[str, Any]]:
    cards = [one for one in results.info().components() if one["table"] == "card" and one.get("set") == kind]
    return sorted(cards, key=lambda one: (int(str(one["cost"])), str(one["id"])))


def card_table(results: Results, strong: Results | None, kind: str) -> tuple[str, dict[str, Card]]:
    rows = []
    cards = {}
    for entry in entries(results, kind):
        id = str(entry["id"])
        card = cards[id] = Card(results, id)
        row = [
            str(entry["name"]),
            str(entry["cost"]),
            f"`{entry['function']}`",
            str(entry["source"]),
            pc(card.chosen),
            num(card.taken, 2),
            num(card.drops, 2),
            sure(card.won, 0, share=True) if card.owners > 20 else f"{card.owners} owners",
        ]
        if strong is not None:
            row.append(pc(Card(strong, id).chosen))
        rows.append(row)
    head = ["card", "cost", "function", "source of the function", "hired where it could be", "hired a game"]
    head += ["drops a play", "owners' share of the win"]
    if strong is not None:
        head.append(f"hired where it could be, {strong.study.variants[0].bots[0]}")
    return table(head, rows), cards


def names(results: Results, ids: list[str]) -> str:
    called = {str(one["id"]): str(one["name"]) for one in results.info().components() if "name" in one}
    return ", ".join(f"*{called[id]}*" for id in ids) if ids else "none"


def worth_rows(results: Results, base: Results) -> str:
    found = worth(results)
    rows = []
    for card in FORBIDDEN:
        cells = []
        for measure, share, digits in (("won", True, 0), ("score", False, 2)):
            row = found.filter(forbids=f"move:hire.{card}", measure=measure).row(0, named=True)
            interval = Interval(row["value"], row["low"], row["high"], row["p"], row["n"])
            cells.append(sure(interval, digits, share, sign=True))
        rows.append([names(base, [card]), *cells, str(row["n"])])
    return table(
        ["a bot that never hires", "is behind by, of the win", "is behind by, points", "deals"], rows
    )


def mended_rows(results: Results, base: Results, again: Results, strong: Results) -> str:
    rows = []
    costs = {str(one["id"]): str(one["cost"]) for one in base.info().components() if "cost" in one}
    for place, (card, change) in enumerate(MENDED.items()):
        before, after = Card(base, card), Card(results, card, place)
        rounds = difference(lines_of(base), lines_of(results, place), rounds_of)
        cost = f"{costs[card]} to {next(iter(change.values()))}"
        row = [names(base, [card]), cost, f"{pc(before.chosen)} to {pc(after.chosen)}"]
        row += [f"{num(before.taken, 2)} to {num(after.taken, 2)}", sure(rounds, 2, sign=True)]
        theirs = "not tried"
        if card in AGAIN:
            both = Card(strong, card), Card(again, card, AGAIN.index(card))
            theirs = " to ".join(chosen_of(one) for one in both)
        rows.append([*row, theirs])
    head = ["card", "cost", "hired where it could be", "hired a game", "rounds"]
    return table([*head, f"hired where it could be, {strong.study.variants[0].bots[0]}"], rows)


def chosen_of(card: Card) -> str:
    """The share of the games in which it was hired of those in which it could be, with its interval."""
    hired = round(card.chosen * card.offered)
    return sure(share_interval([1] * hired + [0] * (card.offered - hired), 0.95), 0, share=True)


def rounds_of(line: Line) -> float:
    return float(line.counts["round"][0])


def main() -> None:
    said = arguments("mycelia_numbers.md", GAMES)
    found = play_all(said.games, said.jobs, said.bots, said.keep)
    base, strong = found["base"], found["strong"]
    base_table, cards = card_table(base, strong, "base")
    more_table, more = card_table(found["expansion"], None, "expansion")
    ends = sorted(cards, key=lambda id: -cards[id].taken)
    fields = {
        "command": f"{COMMAND} --games {len(lines_of(base))}",
        "games": str(len(lines_of(base))),
        "expansion_games": str(len(lines_of(found["expansion"]))),
        "strong_games": str(len(lines_of(strong))),
        "bot": base.study.variants[0].bots[0],
        "level": strong.study.variants[0].bots[0],
        "seed": str(SEED),
        "worth_deals": str(found["worth"].deals),
        "mended_games": str(found["mended"].deals),
        "rounds": sure(figure(lines_of(base), rounds_of)),
        "margin": sure(figure(lines_of(base), measured(base, "margin"))),
        "never": names(base, [id for id in cards if cards[id].chosen < SELDOM]),
        "never_more": names(base, [id for id in more if more[id].chosen < SELDOM]),
        "most": names(base, ends[:3]),
        "base_table": base_table,
        "expansion_table": more_table,
        "worth_table": worth_rows(found["worth"], base),
        "mended_table": mended_rows(found["mended"], base, found["again"], strong),
    }
    fill(said.page, COMMAND, words("mycelia_numbers", fields))


if __name__ == "__main__":
    main()
