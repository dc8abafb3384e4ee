"""The report on the deep forest: trolls, monsters, sets, leaving, the first seat."""

from pathlib import Path

from forest_studies import FIFTEENS, FORBIDDEN, STRENGTHS, Played, only
from forest_supply import Fields, by_players
from pages import (
    Number,
    count,
    each,
    figure,
    lines_of,
    measured,
    num,
    pc,
    picture,
    ratio,
    sure,
    table,
)
from tanglewood.study.findings import places, worth
from tanglewood.study.frames import Results
from tanglewood.study.playing import Line
from tanglewood.study.statistics import Interval

SOURCES = (
    *("monsters", "longest path", "sets", "left the forest", "coins", "resources", "trolls", "swords"),
    "single obstacles",
)
NAMES = {
    "moss-giant": "1 (moss giant)",
    "stone-toad": "2 (stone toad)",
    "changeling": "3 (changeling)",
    "magpie": "4 (magpie)",
    "cave-bear": "5 (cave bear)",
    "cliff-ogre": "6 (cliff ogre)",
    "basilisk": "7 (basilisk)",
}
SELDOM = 0.1
"""A card that is beaten in a smaller part of the games is hardly part of the game."""
Asked = tuple[str, Number, Number | None, bool]
"""A row of a table: its name, a number or a part, the whole of which it is a part, and whether in percent."""
turns = count("turns")


def seats(line: Line) -> float:
    return float(len(line.scores))


def columns(played: Played) -> list[tuple[str, Results]]:
    strong = played.strong.study.variants[0].bots[0]
    return [*by_players(played), (f"2, {strong}", played.strong)]


def across(played: Played, rows: list[Asked]) -> str:
    """A table with a column for each number of players: a mean a game, or a part of a whole."""
    made = []
    for title, part, whole, share in rows:
        cells = []
        for _, results in columns(played):
            lines = lines_of(results)
            found = ratio(lines, part, whole) if whole is not None else figure(lines, part)
            cells.append(sure(found, share=share))
        made.append([title, *cells])
    made.append(["games", *[str(len(lines_of(results))) for _, results in columns(played)]])
    return table(["", *[title for title, _ in columns(played)]], made)


def given_up(played: Played, pattern: str, measure: str = "score") -> Interval:
    """What a bot loses that does without something: in gold, or in shares of the win (`won`)."""
    row = worth(played.worth).filter(forbids=pattern, measure=measure).row(0, named=True)
    return Interval(row["value"], row["low"], row["high"], row["p"], row["n"])


def share_without(played: Played, pattern: str) -> Interval:
    """The share of the win of a bot that does without something, against the free one; half is fair."""
    more = given_up(played, pattern, "won")
    return Interval((1 - more.value) / 2, (1 - more.high) / 2, (1 - more.low) / 2, more.p, more.n)


def worth_table(played: Played, patterns: list[str]) -> str:
    rows = []
    for pattern in patterns:
        gold = given_up(played, pattern)
        win = sure(share_without(played, pattern), share=True)
        rows.append([FORBIDDEN[pattern], sure(gold, sign=True), win, str(gold.n)])
    return table(["a bot without", "is behind by, gold", "share of the win (fair: 50 %)", "deals"], rows)


# ---------------------------------------------------------------------- trolls


def trolls(played: Played) -> Fields:
    two = lines_of(played.two)
    sent = count("trolls sent")
    rows: list[Asked] = [
        ("trolls sent, of all turns", sent, turns, True),
        ("trolls paid, of all turns", count("trolls paid"), turns, True),
        ("of these, trolls that were sent", count("sent trolls paid"), count("trolls paid"), True),
        ("sent beside the receiver's pawn, of those sent", count("trolls sent beside a pawn"), sent, True),
        (
            "beside a pawn whose owner has no coin, of those sent",
            count("trolls sent beside a pawn without a coin"),
            sent,
            True,
        ),
        (
            "turns that end beside one that cannot be paid",
            count("turns beside a troll that cannot be paid"),
            turns,
            True,
        ),
        ("turns stopped by a troll", count("turns stopped by a troll"), turns, True),
        (
            "of these, by one that was sent",
            count("turns stopped by a troll that was sent"),
            count("turns stopped by a troll"),
            True,
        ),
        ("trolls kept at the end, each player", each("points from trolls"), None, False),
    ]
    return {
        "trolls_sent": pc(ratio(two, sent, turns).value),
        "trolls_stopped": pc(ratio(two, count("turns stopped by a troll"), turns).value, 1),
        "trolls_strong": pc(ratio(lines_of(played.strong), sent, turns).value),
        "trolls_bare": pc(ratio(two, count("trolls sent beside a pawn without a coin"), sent).value),
        "trolls_beside": pc(ratio(two, count("trolls sent beside a pawn"), sent).value),
        "trolls_again": pc(ratio(two, count("sent trolls paid"), sent).value),
        "trolls_worth": sure(given_up(played, "move:send.*")),
        "trolls_win": sure(share_without(played, "move:send.*"), share=True),
        "trolls_table": across(played, rows),
    }


# ---------------------------------------------------------------------- monsters


def claimed(monster: str) -> Number:
    """How many players beat it, in a game."""
    return lambda line: float(sum(n > 0 for n in line.counts[f"claimed {monster}"]))


def round_of(monster: str) -> Number:
    """The round in which it was beaten, in games where it was."""

    def number(line: Line) -> float | None:
        rounds = [n for n in line.counts[f"claimed {monster}"] if n]
        return sum(rounds) / len(rounds) if rounds else None

    return number


def first_fifteen(line: Line) -> float | None:
    """Rounds that follow the first monster of strength 15 in a game."""
    rounds = [n for one in FIFTEENS for n in line.counts[f"claimed {one}"] if n]
    return float(line.counts["rounds"][0] - min(rounds)) if rounds else None


def won_with(lines: list[Line], monster: str) -> Interval:
    """The share of the win of those who beat it."""

    def number(line: Line) -> float | None:
        rounds = line.counts[f"claimed {monster}"]
        got = [1 / len(line.winners) if seat in line.winners else 0.0 for seat, n in enumerate(rounds) if n]
        return sum(got) / len(got) if got else None

    return figure(lines, number)


def monsters(played: Played) -> Fields:
    two = lines_of(played.two)
    entries = {str(one["id"]): one for one in played.two.info().components() if one["table"] == "monster"}
    rows = []
    for monster, name in NAMES.items():
        entry = entries[monster]
        cells = [sure(figure(lines_of(results), claimed(monster)), 2) for _, results in columns(played)]
        printed = [f"{entry['strength']} / {entry['gold']}", str(entry["copies"])]
        when = sure(figure(two, round_of(monster)))
        rows.append([name, *printed, *cells, when, sure(won_with(two, monster), 0, True)])
    head = ["monster", "strength / gold", "cards", *[title for title, _ in columns(played)]]
    fights = []
    for strength in STRENGTHS:
        cells = []
        for _, results in columns(played):
            lines = lines_of(results)
            won = ratio(lines, count(f"wins against {strength}"), count(f"fights against {strength}"))
            fought = figure(lines, count(f"fights against {strength}"))
            cells.append(f"{num(fought.value, 2)}, {sure(won, 0, share=True)}")
        fights.append([str(strength), *cells])
    after = figure(two, first_fifteen)
    every = sum(sum(n > 0 for n in line.counts[f"claimed {one}"]) for line in two for one in FIFTEENS)
    beaten = {one: figure(two, claimed(one)).value / int(str(entries[one]["copies"])) for one in NAMES}
    order = sorted(NAMES, key=lambda one: -beaten[one])
    seldom = [f"{NAMES[one]} in {pc(beaten[one], 1)}" for one in reversed(order) if beaten[one] < SELDOM]
    return {
        "monsters_most": " and ".join(f"{NAMES[one]} in {pc(beaten[one])}" for one in order[:2]),
        "monsters_seldom": ", ".join(seldom) or "none",
        "monsters_table": table([*head, "round", "won the game"], rows),
        "monsters_fights": table(["strength", *[title for title, _ in columns(played)]], fights),
        "monsters_worth": worth_table(
            played, [pattern for pattern in FORBIDDEN if pattern.startswith("strength:")]
        ),
        "fifteen_magpie": sure(given_up(played, only("magpie"))),
        "fifteen_all": str(every),
        "fifteen_games": str(len(two)),
        "fifteen_magpies": str(int(sum(claimed("magpie")(line) or 0 for line in two))),
        "fifteen_doubled": str(sum(sum(line.counts["doubled"]) for line in two)),
        "fifteen_after": sure(after),
        "fifteen_pieces": num(after.value / 3),
        "fifteen_coins": num(after.value),
        "fifteen_worth": worth_table(played, [only(one) for one in FIFTEENS if only(one) in FORBIDDEN]),
    }


# ---------------------------------------------------------------------- sets, leaving, seats


def sets(played: Played) -> Fields:
    two = lines_of(played.two)
    total = figure(two, measured(played.two, "score")).value
    share = {name: figure(two, each(f"points from {name}")).value / total for name in SOURCES}
    none = ratio(two, lambda line: float(sum(n == 0 for n in line.counts["sets"])), seats)
    rows: list[Asked] = [(name, each(f"points from {name}"), None, False) for name in SOURCES]
    rows.append(("gold in all", lambda line: sum(line.scores) / len(line.scores), None, False))
    rows.append(("sets, each player", each("sets"), None, False))
    rows.append(("obstacles overcome, each player", obstacles, None, False))
    return {
        "sets_share": pc(share["sets"]),
        "sets_monsters": pc(share["monsters"]),
        "sets_none": pc(none.value),
        "sets_without": sure(given_up(played, "move:overcome.*")),
        "sets_unfought": sure(given_up(played, "strength:*")),
        "sets_table": across(played, rows),
    }


def obstacles(line: Line) -> float:
    names = ("thickets overcome", "gates overcome", "guards overcome")
    return sum(sum(line.counts[name]) for name in names) / len(line.scores)


def nobody(line: Line) -> float:
    return float(line.counts["first leaver"][0] < 0)


def first_round(line: Line) -> float | None:
    leaver = line.counts["first leaver"][0]
    return float(line.counts["left in round"][leaver]) if leaver >= 0 else None


def leaver_won(line: Line) -> float | None:
    leaver = line.counts["first leaver"][0]
    if leaver < 0:
        return None
    return 1 / len(line.winners) if leaver in line.winners else 0.0


def leaving(played: Played, pictures: Path) -> Fields:
    two = lines_of(played.two)
    rows: list[Asked] = [
        ("pawns that left", count("left"), seats, True),
        ("games in which nobody left", nobody, None, True),
        ("round of the first", first_round, None, False),
        ("the first one's share of the win", leaver_won, None, True),
        ("rounds played", count("rounds"), None, False),
        ("fields of a path", each("path"), None, False),
        ("retreats, each player", each("retreated"), None, False),
    ]
    rounds(played, pictures / "deep_forest_leaving.svg")
    return {
        "leaving_share": pc(ratio(two, count("left"), seats).value),
        "leaving_first": num(figure(two, first_round).value),
        "leaving_nobody": pc(figure(two, nobody).value),
        "leaving_wins": sure(figure(two, leaver_won), 0, True),
        "leaving_table": across(played, rows),
    }


def rounds(played: Played, file: Path) -> None:
    values = []
    for title, results in by_players(played):
        numbers = [n for line in lines_of(results) for n in line.counts["left in round"]]
        for n in (*range(11, 16), 0):
            label = "never" if n == 0 else f"round {n}"
            values.append({"players": title, "round": label, "share": numbers.count(n) / len(numbers)})
    y = {"field": "share", "type": "quantitative", "title": "share of pawns", "axis": {"format": ".0%"}}
    color = {"field": "players", "title": None, "scale": {"range": ["#c9a227", "#3c7a57", "#274c77"]}}
    picture(
        {
            "width": 420,
            "height": 180,
            "data": {"values": values},
            "mark": "bar",
            "encoding": {
                "x": {"field": "round", "title": None, "sort": None, "axis": {"labelAngle": 0}},
                "xOffset": {"field": "players"},
                "y": y,
                "color": color,
            },
        },
        file,
    )


def first_seat(played: Played) -> Fields:
    rows = []
    for title, results in columns(played):
        for row in places(results).iter_rows(named=True):
            found = Interval(row["value"], row["low"], row["high"], row["p"], row["n"])
            fair = pc(row["expected"])
            rows.append([title, str(row["place"] + 1), sure(found, share=True), fair, str(row["n"])])
    one = places(played.two).row(0, named=True)
    first = Interval(one["value"], one["low"], one["high"], one["p"], one["n"])
    two = lines_of(played.two)
    measures: list[Asked] = [
        ("gold of the winner", measured(played.two, "best_score"), None, False),
        ("ahead of the second by", measured(played.two, "margin"), None, False),
        ("decided by 5 gold or less", lambda line: float(line.margin <= 5), None, True),
        ("changes of the lead", measured(played.two, "lead_changes"), None, False),
    ]
    unclear = first.low <= 0.5 <= first.high
    return {
        "seat_verdict": "no advantage can be seen"
        if unclear
        else "an advantage, as far as these games tell"
        if first.value > 0.5
        else "a disadvantage, as far as these games tell",
        "seat_share": sure(first, share=True),
        "seat_table": table(["", "place", "share of the win", "fair", "games"], rows),
        "seat_margin": sure(figure(two, measured(played.two, "margin"))),
        "seat_close": pc(figure(two, lambda line: float(line.margin <= 5)).value),
        "seat_measures": across(played, measures),
    }
