"""Plays the games behind the report in docs/deep_forest.md and writes it.

python docs/reports/deep_forest.py              what is missing is played first; an interrupted run goes on
python docs/reports/deep_forest.py --games 40   a quick look (other figures, wider intervals)
python docs/reports/deep_forest.py --now        plays none, and writes what the games say that are kept

Needs the extra `study`. On the compiled build it is many times faster: `make fast`, then
PYTHONPATH=build/compiled python docs/reports/deep_forest.py
"""

from math import ceil

from forest_open import questions, variants
from forest_play import first_seat, given_up, leaving, monsters, sets, share_without, trolls
from forest_studies import FORBIDDEN, SEED, VARIANTS, Played, play_all
from forest_supply import Fields, coins, market, printed
from pages import arguments, count, difference, fill, lines_of, measured, ratio, table, words
from tanglewood.study.findings import places
from tanglewood.study.statistics import Interval

COMMAND = "python docs/reports/deep_forest.py"
GAMES = 1200
NARROW = 3.0
"""Points that an interval may reach to either side."""


def reach(found: Interval, scale: float = 1.0) -> float:
    """How far an interval reaches to either side."""
    return scale * (found.high - found.low) / 2


def widest(played: Played) -> str:
    """For each kind of question how far its widest interval reaches, whether that is enough, and about how
    many deals would make it so: an interval shrinks with the root of their number."""
    rows: list[tuple[str, float, str, int]] = []
    level = played.strong.study.variants[0].bots[0]
    tables = {
        "2 players": played.two,
        "3 players": played.three,
        "4 players": played.four,
        f"2 players of level {level}": played.strong,
    }
    for players, results in tables.items():
        ends = [
            Interval(row["value"], row["low"], row["high"], row["p"], row["n"])
            for row in places(results).to_dicts()
        ]
        name = f"share of the win at each place, {players}"
        rows.append((name, max(reach(one, 100) for one in ends), "% of the win", results.deals))
    sparse = [lines_of(played.sparse, n) for n in range(8)]
    regret, turns = count("market turns with regret"), count("market turns")
    most = max(reach(ratio(lines, regret, turns), 100) for lines in sparse)
    rows.append(
        (
            "turns in which a pawn is in the way, 1 to 8 sparse strips",
            most,
            "% of the turns",
            played.sparse.deals,
        )
    )
    name = "what a thing is worth (restricted play)"
    most = max(reach(given_up(played, pattern)) for pattern in FORBIDDEN)
    rows.append((name, most, "gold", played.worth.deals))
    most = max(reach(share_without(played, pattern), 100) for pattern in FORBIDDEN)
    rows.append((name, most, "% of the win", played.worth.deals))
    score = measured(played.variants, "score")
    two = lines_of(played.two)
    changed = [difference(two, lines_of(played.variants, n), score) for n in range(len(VARIANTS))]
    rows.append(("what a variant brings", max(map(reach, changed)), "gold", played.variants.deals))
    return table(
        ["question", "to either side", "deals", "below 3 points"],
        [
            [
                name,
                f"{most:.1f} {unit}",
                str(deals),
                "yes" if most < NARROW else f"with about {ceil(deals * (most / NARROW) ** 2):,} deals",
            ]
            for name, most, unit, deals in rows
        ],
    )


def how(played: Played, command: str) -> Fields:
    """How it was measured."""

    def seconds(name: str) -> str:
        lines = lines_of(getattr(played, name))
        return f"{sum(line.seconds for line in lines) / len(lines):.2f}"

    return {
        "how_command": command,
        "how_whole": f"{COMMAND} --games {GAMES}",
        "how_wide": widest(played),
        "how_games": f"{sum(len(results.lines) for results in played):,}",
        "how_seed": str(SEED),
        "how_main": str(len(lines_of(played.two))),
        "how_bot": played.two.study.variants[0].bots[0],
        "how_strong": str(len(lines_of(played.strong))),
        "how_level": played.strong.study.variants[0].bots[0],
        "how_three": str(len(lines_of(played.three))),
        "how_fours": str(len(lines_of(played.four))),
        "how_sparse": str(played.sparse.deals),
        "how_worth": str(played.worth.deals),
        "how_variants": str(played.variants.deals),
        "how_seconds": seconds("two"),
        "how_four": seconds("four"),
        "how_long": seconds("strong"),
    }


def main() -> None:
    said = arguments("deep_forest.md", GAMES)
    played = play_all(said.games, said.jobs, said.bots, said.keep, said.now)
    pictures = said.page.parent / "pictures"
    fields = (
        how(played, f"{COMMAND} --games {said.games}{' --now' if said.now else ''}")
        | coins(played, pictures)
        | market(played, pictures)
        | printed(played)
        | trolls(played)
        | monsters(played)
        | sets(played)
        | leaving(played, pictures)
        | first_seat(played)
        | variants(played)
        | questions(played)
    )
    fill(said.page, COMMAND, words("deep_forest", fields))


if __name__ == "__main__":
    main()
