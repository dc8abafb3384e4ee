"""Plays the games behind docs/nightweave_numbers.md and writes it: what each activity card does for her.

python docs/reports/nightweave_numbers.py       what is missing is played first; an interrupted run goes on
"""

from pathlib import Path
from typing import Any

from msgspec import structs

from kept import played
from pages import Number, arguments, figure, fill, lines_of, num, pc, ratio, sure, table, words
from tanglewood.study.definition import Written, settle
from tanglewood.study.frames import Results
from tanglewood.study.playing import Line

GAME = "everdell"
COMMAND = "python docs/reports/nightweave_numbers.py"
GAMES = 400
SEED = 2026
OFTEN = 20
"""A card that was shown so often in a season could have used its second action."""
SEASONS = ("winter", "spring", "summer", "autumn")


def play_all(games: int, jobs: int, bots: str, keep: Path) -> Results:
    options: dict[str, Any] = {"nightweave": True, "difficulty": 2}
    one = Written(GAME, players=1, bots=bots or "greedy", seed=SEED, options=options, count=[])
    study = structs.replace(settle(one), deals=max(2, games))
    return played("level-2", study, keep / "nightweave", "spider_watch:SpiderWatch", False, jobs)


def of_card(card: str, what: str, seasons: tuple[str, ...] = SEASONS) -> Number:
    return lambda line: float(sum(line.counts.get(f"{card} {season} {what}", [0])[0] for season in seasons))


def all_cards(what: str, cards: list[str], seasons: tuple[str, ...] = SEASONS) -> Number:
    return lambda line: sum(of_card(card, what, seasons)(line) or 0.0 for card in cards)


def lost(line: Line) -> float:
    return float(line.rival_won)


def total(lines: list[Line], number: Number) -> float:
    return sum(number(line) or 0.0 for line in lines)


def seen_often(lines: list[Line], number: Number) -> bool:
    return total(lines, number) >= OFTEN


def main() -> None:
    said = arguments("nightweave_numbers.md", GAMES)
    results = play_all(said.games, said.jobs, said.bots, said.keep)
    lines = lines_of(results)
    entries = {str(one["id"]): one for one in results.info().components() if one["table"] == "activity"}
    cards = sorted(card for card in entries if not entries[card].get("river"))  # those are Pearlbrook's
    rows = []
    never: dict[str, list[str]] = {}
    asked = 0
    backups = {}
    for card in cards:
        shown = of_card(card, "revealed")
        times = total(lines, shown)
        backup = ratio(lines, of_card(card, "backup"), shown)
        backups[card] = backup.value
        cells = [
            sure(ratio(lines, of_card(card, what), shown), 0, share=True) for what in ("first", "second")
        ]
        points = []
        for season in SEASONS:
            whole = of_card(card, "revealed", (season,))
            found = ratio(lines, of_card(card, "points", (season,)), whole)
            points.append(num(found.value))
            asked += seen_often(lines, whole)
            if seen_often(lines, whole) and not total(lines, of_card(card, "second", (season,))):
                never.setdefault(card.removeprefix("activity_"), []).append(season)
        rows.append(
            [
                card.removeprefix("activity_"),
                str(entries[card]["season"]),
                num(times / len(lines), 2),
                *cells,
                sure(backup, 0, share=True),
                sure(ratio(lines, of_card(card, "points"), shown), 2),
                " / ".join(points),
            ]
        )
    by_season = [
        [
            season,
            sure(figure(lines, all_cards("revealed", cards, (season,)))),
            *[
                sure(
                    ratio(lines, all_cards(what, cards, (season,)), all_cards("revealed", cards, (season,))),
                    0,
                    True,
                )
                for what in ("first", "second", "backup")
            ],
            sure(
                ratio(lines, all_cards("points", cards, (season,)), all_cards("revealed", cards, (season,))),
                2,
            ),
        ]
        for season in SEASONS
    ]
    order = sorted(backups, key=lambda card: -backups[card])
    backup = ratio(lines, all_cards("backup", cards), all_cards("revealed", cards))
    fields = {
        "command": f"{COMMAND} --games {len(lines)}",
        "games": str(len(lines)),
        "seed": str(SEED),
        "bot": results.study.variants[0].bots[0],
        "lost": sure(figure(lines, lost, share=True), 0, share=True),
        "backup": sure(backup, share=True),
        "worst": ", ".join(f"{card.removeprefix('activity_')} ({pc(backups[card])})" for card in order[:4]),
        "never": "; ".join(f"{card} in {' and '.join(when)}" for card, when in never.items()) or "none",
        "never_n": str(sum(len(when) for when in never.values())),
        "asked_n": str(asked),
        "card_table": table(
            [
                *("card", "joins in", "shown a game", "first action", "second action", "backup"),
                *("points until her next card", "by season (winter / spring / summer / autumn)"),
            ],
            rows,
        ),
        "season_table": table(
            ["season", "cards a game", "first action", "second action", "backup", "points a card"], by_season
        ),
    }
    fill(said.page, COMMAND, words("nightweave_numbers", fields))


if __name__ == "__main__":
    main()
