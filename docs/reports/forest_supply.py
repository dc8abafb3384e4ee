"""The report on the deep forest: what lies in the box, and the market. Every function fills in figures."""

from pathlib import Path

from forest_studies import Played
from pages import Number, certain, count, difference, lines_of, num, pc, picture, ratio, spread, sure, table
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
            "resolve": {"scale": {"y": "independent"}},
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
    *("", "kept away by a pawn, of turns", "that costs, gold a turn", "more than 1 gold, of turns"),
    *("fewer pieces, of turns", "others' strips bring, gold a turn", "together, gold a turn"),
    *("best line, gold a turn", "pieces a turn", "games"),
]


def hundredths(name: str) -> Number:
    """Gold that was counted in hundredths."""
    return lambda line: (count(name)(line) or 0.0) / 100


def market_row(name: str, lines: list[Line]) -> list[str]:
    turns = count("market turns")
    return [
        name,
        sure(ratio(lines, count("market turns with regret"), turns), share=True),
        sure(ratio(lines, hundredths("market regret"), turns), 2),
        sure(ratio(lines, count("market turns with much regret"), turns), share=True),
        sure(ratio(lines, count("market turns with fewer pieces"), turns), share=True),
        sure(ratio(lines, hundredths("market change by strips"), turns), 2, sign=True),
        sure(ratio(lines, hundredths("market change by others"), turns), 2, sign=True),
        sure(ratio(lines, hundredths("market value"), turns), 2),
        sure(ratio(lines, count("pieces from the market"), turns), 2),
        str(len(lines)),
    ]


def market(played: Played, pictures: Path) -> Fields:
    turns = count("market turns")
    two = lines_of(played.two)
    sparse = [two, *[lines_of(played.sparse, n) for n in range(8)]]

    def gold(name: str, lines: list[Line] = two) -> float:
        return ratio(lines, hundredths(name), turns).value

    def share(name: str, lines: list[Line] = two) -> str:
        return pc(ratio(lines, count(name), turns).value)

    people = [market_row(title, lines_of(results)) for title, results in by_players(played)]
    strong = played.strong.study.variants[0].bots[0]
    people.append(market_row(f"2, {strong}", lines_of(played.strong)))
    dots(sparse, pictures / "deep_forest_market.svg")
    little = abs(gold("market change by others")) < 0.05 * gold("market value")
    grown = difference(two, sparse[8], by_turn("market regret"))
    return {
        "market_verdict": "No, all in all" if little else "Yes",
        "market_regret": share("market turns with regret"),
        "market_cost": num(gold("market regret"), 2),
        "market_cost_part": pc(gold("market regret") / gold("market value")),
        "market_strips": num(gold("market change by strips"), 2),
        "market_together": sure(ratio(two, hundredths("market change by others"), turns), 2, sign=True),
        "market_value": num(gold("market value"), 1),
        "market_own": num(gold("market own regret"), 2),
        "market_fewer": share("market turns with fewer pieces"),
        "market_pieces": num(ratio(two, count("pieces from the market"), turns).value, 2),
        "market_four": num(gold("market regret", lines_of(played.four)), 2),
        "market_four_share": share("market turns with regret", lines_of(played.four)),
        "market_eight": share("market turns with regret", sparse[8]),
        "market_eight_cost": num(gold("market regret", sparse[8]), 2),
        "market_eight_part": pc(gold("market regret", sparse[8]) / gold("market value", sparse[8])),
        "market_eight_fewer": share("market turns with fewer pieces", sparse[8]),
        "market_eight_pieces": num(ratio(sparse[8], count("pieces from the market"), turns).value, 2),
        "market_grown": sure(grown, 2, sign=True),
        "market_grew": ("more" if grown.value > 0 else "less") if certain(grown) else "no more",
        "market_players": table(HEAD, people),
        "market_sparse": table(HEAD, [market_row(f"{n} sparse", lines) for n, lines in enumerate(sparse)]),
    }


def by_turn(name: str) -> Number:
    return lambda line: (hundredths(name)(line) or 0.0) / (count("market turns")(line) or 1.0)


def dots(sparse: list[list[Line]], file: Path) -> None:
    values = []
    kinds = (
        ("kept away by a pawn", "market turns with regret"),
        ("fewer pieces for it", "market turns with fewer pieces"),
    )
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
