"""The report on the deep forest: what lies in the box, and the market. Every function fills in figures."""

from pathlib import Path

from forest_studies import Played
from pages import count, figure, lines_of, num, pc, picture, ratio, spread, sure, table
from tanglewood.study.findings import maxima
from tanglewood.study.frames import Results
from tanglewood.study.playing import Line

RESOURCES = ("potion", "book", "coin", "marker")
GREEN, BROWN = "#3c7a57", "#8a5a00"
Fields = dict[str, str]


def by_players(played: Played) -> list[tuple[str, Results]]:
    return [("2 players", played.two), ("3 players", played.three), ("4 players", played.four)]


def three_numbers(results: Results, name: str) -> str:
    mean, high, most = spread(lines_of(results), count(name))
    return f"{num(mean)}, {num(high, 0)}, {most}"


# ---------------------------------------------------------------------- coins


def coins(played: Played, pictures: Path) -> Fields:
    rows = []
    for title, name in (
        ("nobody changes, in play: ones", "most coins out"),
        ("nobody changes, all paid out: ones", "coins out after scoring"),
        *((f"fewest coins, in play: {n}s", f"most {n}s") for n in (1, 5, 10, 20)),
        *((f"fewest coins, all paid out: {n}s", f"{n}s at the end") for n in (1, 5, 10, 20)),
        *((f"without tens, all paid out: {n}s", f"{n}s at the end without tens") for n in (1, 5, 20)),
    ):
        rows.append([title, *[three_numbers(results, name) for _, results in by_players(played)]])
    four = lines_of(played.four)
    most = {name: spread(four, count(f"{name} at the end without tens"))[2] for name in ("1s", "5s", "20s")}
    with_tens = sum(spread(four, count(f"{n}s at the end"))[2] for n in (1, 5, 10, 20))
    ends = spread(four, count("coins out after scoring"))
    play = spread(four, count("most coins out"))
    bars(played, pictures / "deep_forest_coins.svg")
    return {
        "coins_verdict": "Yes" if sum(most.values()) <= 60 else "No",
        "coins_ones": str(most["1s"]),
        "coins_fives": str(most["5s"]),
        "coins_twenties": str(most["20s"]),
        "coins_sum": str(sum(most.values())),
        "coins_with_tens": str(with_tens),
        "coins_games": str(len(four)),
        "coins_end_mean": num(ends[0], 0),
        "coins_end_most": str(ends[2]),
        "coins_hand": str(max(max(line.counts["most coins"]) for line in four)),
        "coins_play_mean": num(play[0], 0),
        "coins_play_most": str(play[2]),
        "coins_table": table(["coins", "2 players", "3 players", "4 players"], rows),
    }


def bars(played: Played, file: Path) -> None:
    kinds = (("in play, at the peak", "most coins out"), ("all paid out", "coins out after scoring"))
    values = [
        {"players": title, "when": when, "coins": count(name)(line)}
        for title, results in by_players(played)
        for line in lines_of(results)
        for when, name in kinds
    ]
    x = {"field": "coins", "bin": {"step": 4}, "title": "coins of value 1 out of the supply"}
    color = {"field": "when", "title": None, "scale": {"range": [BROWN, GREEN]}}
    picture(
        {
            "data": {"values": values},
            "facet": {"row": {"field": "players", "title": None}},
            "spec": {
                "width": 480,
                "height": 90,
                "mark": {"type": "bar", "opacity": 0.7},
                "encoding": {
                    "x": x,
                    "y": {"aggregate": "count", "title": "games", "stack": None},
                    "color": color,
                },
            },
        },
        file,
    )


# ---------------------------------------------------------------------- the market

HEAD = [
    *("", "turns with regret", "regret, gold a turn", "best line, gold a turn", "turns with fewer pieces"),
    *("others' strips changed it by, gold a turn", "turns made worse", "turns made better", "games"),
]


def hundredths(name: str, line: Line) -> float:
    return (count(name)(line) or 0.0) / 100


def market_row(name: str, lines: list[Line]) -> list[str]:
    turns = count("market turns")
    return [
        name,
        sure(ratio(lines, count("market turns with regret"), turns), share=True),
        sure(ratio(lines, lambda line: hundredths("market regret", line), turns), 3),
        sure(ratio(lines, lambda line: hundredths("market value", line), turns), 2),
        sure(ratio(lines, count("market turns with fewer pieces"), turns), share=True),
        sure(ratio(lines, lambda line: hundredths("market change by others", line), turns), 2, sign=True),
        sure(ratio(lines, count("market turns made worse"), turns), share=True),
        sure(ratio(lines, count("market turns made better"), turns), share=True),
        str(len(lines)),
    ]


def market(played: Played, pictures: Path) -> Fields:
    turns = count("market turns")
    two = lines_of(played.two)
    sparse = [two, *[lines_of(played.sparse, n) for n in range(8)]]
    regret, none, eight, four = [
        ratio(lines, count("market turns with regret"), turns)
        for lines in (two, sparse[0], sparse[8], lines_of(played.four))
    ]
    change = ratio(two, lambda line: hundredths("market change by others", line), turns)
    gold = figure(two, lambda line: hundredths("market regret", line) / 2)
    worth = figure(two, lambda line: hundredths("market value", line) / 2)
    pieces = [ratio(sparse[n], count("pieces from the market"), turns).value for n in (0, 8)]
    people = [market_row(title, lines_of(results)) for title, results in by_players(played)]
    strong = played.strong.study.variants[0].bots[0]
    people.append(market_row(f"2, {strong}", lines_of(played.strong)))
    dots(sparse, pictures / "deep_forest_market.svg")
    more = "more" if eight.low > none.high else "not more"
    return {
        "market_verdict": "Hardly" if gold.value < 0.05 * worth.value else "Yes",
        "market_regret": pc(regret.value),
        "market_gold": sure(gold, 2),
        "market_part": pc(gold.value / worth.value, 1),
        "market_four": pc(four.value),
        "market_change": sure(change, 2, sign=True),
        "market_help": "help" if change.low > 0 else "harm" if change.high < 0 else "neither help nor harm",
        "market_more": more if eight.high >= none.low else "less",
        "market_none": pc(none.value, 1),
        "market_eight": pc(eight.value, 1),
        "market_pieces_none": num(pieces[0], 2),
        "market_pieces_eight": num(pieces[1], 2),
        "market_players": table(HEAD, people),
        "market_sparse": table(HEAD, [market_row(f"{n} sparse", lines) for n, lines in enumerate(sparse)]),
    }


def dots(sparse: list[list[Line]], file: Path) -> None:
    values = []
    kinds = (("regret", "market turns with regret"), ("made worse", "market turns made worse"))
    for n, lines in enumerate(sparse):
        for what, name in kinds:
            found = ratio(lines, count(name), count("market turns"))
            values.append(
                {"sparse": n, "what": what, "share": found.value, "low": found.low, "high": found.high}
            )
    color = {"field": "what", "title": "turns", "scale": {"range": [BROWN, GREEN]}}
    x = {"field": "sparse", "type": "ordinal", "title": "sparse strips", "axis": {"labelAngle": 0}}
    y = {"type": "quantitative", "title": "share of turns", "axis": {"format": ".0%"}}
    span = {"x": x, "y": {"field": "low", **y}, "y2": {"field": "high"}, "color": color}
    point = {"x": x, "y": {"field": "share", **y}, "color": color}
    picture(
        {
            "width": 420,
            "height": 200,
            "data": {"values": values},
            "layer": [
                {"mark": "rule", "encoding": span},
                {"mark": {"type": "point", "filled": True, "size": 50}, "encoding": point},
            ],
        },
        file,
    )


# ---------------------------------------------------------------------- printed counts


def printed(played: Played) -> Fields:
    rows = []
    spare = []
    for kind in RESOURCES:
        cells = []
        most, box = 0, 0
        for _, results in by_players(played):
            found = maxima(results).filter(kind=kind).row(0, named=True)
            cells.append(f"{num(found['mean'])}, {num(found['value'], 0)}, {found['most']}")
            most, box = max(most, found["most"]), found["printed"]
        rows.append([f"{kind}s" if kind != "coin" else "gold in coins", str(box), *cells])
        if kind != "coin":
            spare.append(f"{box} {kind}s, at most {most} in use at once")
    for title, stock, name in (
        ("swords of one player", "11", "most swords"),
        ("trolls before one player", "3 a player", "most trolls"),
        ("retreat tiles used by one player", "2", "retreated"),
    ):
        cells = []
        for _, results in by_players(played):
            numbers = sorted(n for line in lines_of(results) for n in line.counts.get(name, [0]))
            high = numbers[int(0.95 * (len(numbers) - 1))]
            cells.append(f"{num(sum(numbers) / len(numbers))}, {high}, {numbers[-1]}")
        rows.append([title, stock, *cells])
    return {
        "printed_spare": "; ".join(spare),
        "printed_dice": dice_used(played),
        "printed_table": table(["", "in the box", "2 players", "3 players", "4 players"], rows),
    }


def dice_used(played: Played) -> str:
    lines = [line for _, results in by_players(played) for line in lines_of(results)]
    fights = [sum(sum(line.counts.get(f"fights with {n} dice", [0])) for line in lines) for n in range(2, 7)]
    total = sum(fights)
    said = [f"{n} in {pc(found / max(1, total), 1)}" for n, found in enumerate(fights, 2)]
    return f"{', '.join(said)} of {total} fights"
