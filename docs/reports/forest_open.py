"""The report on the deep forest: variants, and the questions that go back to the author."""

from forest_play import claimed, seats, turns
from forest_studies import VARIANTS, Played
from forest_supply import Fields
from pages import Number, certain, count, difference, each, figure, lines_of, measured, pc, ratio, sure, table
from tanglewood.kernel.catalogue.rules import read_rules
from tanglewood.study.playing import Line

ASKED = {
    "DF.comp.supply_limit": "May the supply run out, and what happens then?",
    "DF.fight.exchange": "May pieces be exchanged during a fight, even after the last roll?",
    "DF.fight.aside": "May a die that was set aside be rolled again?",
    "DF.fight.over": "May somebody who has enough pips roll on, and must somebody who cannot win?",
    "DF.monster.4_one": "Does monster 4 double one piece, or all pieces of one kind?",
    "DF.monster.3_single": "Is monster 3 worth a gold more as an obstacle that is in no set?",
    "DF.reveal.sent": "Does a troll on a face-down tile hide it?",
    "DF.troll.unpaid": "May a turn end beside an unpaid troll, and may another be sent meanwhile?",
    "DF.retreat.wall": "May a retreat end on the wall field of entry?",
    "DF.retreat.troll": "May a pawn go back from a troll that it cannot pay?",
    "DF.end.leave_step": "Can a pawn stop on the upper wall before it leaves?",
    "DF.end.no_round_16": "Does everybody have a last turn when the first pawn leaves in round 15?",
    "DF.score.piecewise": "How many coins does a game take, and would a pad do?",
}
"""The open rules as questions."""


def variants(played: Played) -> Fields:
    results = played.variants
    looked: list[tuple[str, Number, int, bool]] = [
        ("gold", measured(results, "score"), 1, False),
        ("winner ahead by", measured(results, "margin"), 1, False),
        ("rounds", count("rounds"), 2, False),
        ("pawns that left", each("left"), 0, True),
        ("gold from sets", each("points from sets"), 1, False),
        ("gold from monsters", each("points from monsters"), 1, False),
        ("monster 4 beaten", claimed("magpie"), 2, False),
        ("trolls sent a turn", sent, 0, True),
        ("turns stopped by a troll", stopped, 1, True),
    ]
    two = lines_of(played.two)
    rows = [["as printed", *[sure(figure(two, number), n, share) for _, number, n, share in looked]]]
    for place, (said, _) in enumerate(VARIANTS.values()):
        cells = []
        for _, number, digits, share in looked:
            found = difference(two, lines_of(results, place), number)
            text = sure(found, digits, share, sign=True)
            cells.append(f"**{text}**" if certain(found) and found.n > 1 else text)
        rows.append([said, *cells])
    return {
        "variants_deals": str(results.deals),
        "variants_table": table(["", *[title for title, *_ in looked]], rows),
    }


def sent(line: Line) -> float:
    return (count("trolls sent")(line) or 0.0) / (turns(line) or 1.0)


def stopped(line: Line) -> float:
    return (count("turns stopped by a troll")(line) or 0.0) / (turns(line) or 1.0)


def questions(played: Played) -> Fields:
    rules = read_rules(played.two.info())
    changes = touched(played)
    rows = [
        [f"`{rule.id}`", ASKED.get(rule.id, rule.why), rule.text, changes.get(rule.id, "Not measured.")]
        for rule in rules
        if rule.status == "open"
    ]
    lost = [
        [f"`{rule.id}`", rule.why or "The picture is lost.", rule.text]
        for rule in rules
        if rule.status == "reconstructed"
    ]
    return {
        "open_table": table(["rule", "the question", "our choice", "what it changes"], rows),
        "lost_table": table(["rule", "why it is open", "our choice"], lost),
    }


def late(line: Line) -> float:
    return float(line.counts["turns cut after the last round"][0] > 0)


def touched(played: Played) -> dict[str, str]:
    """What each open ruling changes, measured."""
    two, four = lines_of(played.two), lines_of(played.four)
    box = played.four.info().start({**played.four.study.variants[0].options}, 0).printed()
    short = figure(four, lambda line: float(any(line.counts[f"most {it}s out"][0] > box[it] for it in box)))
    fights = ratio(two, count("fights won with bought pips"), count("fights won"))
    owners = ratio(two, count("changelings"), seats)
    single = ratio(two, count("changelings in no set"), count("changelings"))
    walls = ratio(two, count("retreats to the wall"), count("retreats"))
    barred = ratio(two, count("retreats barred by a troll"), turns)
    cut, cut_four = [figure(lines, late, share=True) for lines in (two, four)]
    return {
        "DF.comp.supply_limit": "Four players: something would have run out in "
        f"{pc(short.value, 1)} of {short.n} games; where nothing does, the rule changes nothing.",
        "DF.fight.exchange": f"{sure(fights, share=True)} of the won fights used pips bought in the fight.",
        "DF.monster.4_one": doubling(played),
        "DF.monster.3_single": f"{sure(owners, share=True)} of the players own monster 3; "
        f"{sure(single, 0, share=True)} of these have it in no set, where it is 1 gold.",
        "DF.retreat.wall": f"{sure(walls, share=True)} of the retreats end on the wall.",
        "DF.retreat.troll": f"In {sure(barred, 2, share=True)} of the turns somebody is stopped by a troll "
        "and could go back if that were allowed.",
        "DF.end.no_round_16": "The first pawn leaves in round 15 and somebody before it in the order of "
        f"play has no last turn: in {sure(cut, share=True)} of the games of two and "
        f"{sure(cut_four, share=True)} of the games of four.",
        "DF.fight.aside": "Nothing for somebody who keeps what is good: a die is aside because it is high.",
        "DF.fight.over": "Pips beyond the strength bring nothing; without hope a roll changes nothing.",
        "DF.end.leave_step": "Whoever stopped on the wall would pay the same markers a turn later.",
        "DF.score.piecewise": "Answered above: how many coins does a game take?",
    }


def doubling(played: Played) -> str:
    """How many pieces monster 4 doubles, and how many it would if a kind were doubled."""
    every = [line for results in played for line in results.lines]
    ones = sum(sum(line.counts["doubled"]) for line in every)
    kinds = sum(sum(line.counts.get("pieces if a kind were doubled", [0])) for line in every)
    if not ones:
        return f"Nothing: it was not used in {len(every)} games."
    return (
        f"It was used {ones} times in all {len(every)} games of this report, mostly where a bot had no other "
        f"choice or it brought gold too; doubling the most frequent kind would have brought "
        f"{kinds / ones:.2f} pieces each time, not 1."
    )
