"""What the steps of Nightweave's turn read of people's things, and how what they leave to people is asked.

Before a step goes on, its need lays on the table what it reads there. Nobody's goods are counted: everybody
is taken for rich enough to foil, and who cannot pay lets it happen (MW.module.foil).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tanglewood.companion.question import NOTHING, NUMBER, ONE, ROW, Option, Question
from tanglewood.games.everdell.board.player import LENT, NO_CARD, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.companion import cards
from tanglewood.games.everdell.companion.retelling import PIECES
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.nightweave.basics import plan_of
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.hand import her
from tanglewood.games.everdell.modules.nightweave.scheme.scheming import Spin
from tanglewood.games.everdell.moves import AMOUNT, CHOOSE, DONE, SUFFER
from tanglewood.games.everdell.presentation.narration import NARRATOR
from tanglewood.games.everdell.presentation.phrases import place_words, say
from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import Frame
from tanglewood.words import named

if TYPE_CHECKING:
    from tanglewood.games.everdell.companion.spinning import HerBench

RICH: Final = 9
"""More pieces of a kind than any price asks for."""

Need = Callable[["HerBench", Table, Run], None]


def person(table: Table) -> Player:
    return table.players[0]


def rich(bench: "HerBench", table: Table, run: Run) -> None:
    """Enough to pay any price."""
    player = person(table)
    bench.hold(player, RICH)
    player.stock = [RICH, RICH, RICH, RICH]
    player.points = RICH


def poor(bench: "HerBench", table: Table, run: Run) -> None:
    player = person(table)
    bench.hold(player, 0)
    player.stock = [0, 0, 0, 0]


def intrigue_of(table: Table, run: Run) -> str:
    return lair_of(table.config.pack).intrigues[run.first].id


def rule_of(table: Table, run: Run) -> str:
    return run.effect.rule_of(table, run)


# ---------------------------------------------------------------------- seasons


def prepare(bench: "HerBench", table: Table, run: Run) -> None:
    """What she took from the hand comes back, and cards that lie face down turn up."""
    player = person(table)
    bench.hold(player, 0)
    if bench.known.covered:
        player.city = (bench.dummy() + bench.pack.kinds,)
        player.marks = (0,)


def finish(bench: "HerBench", table: Table, run: Run) -> None:
    """Her loot joins her city: which cards are they (MW.nw.end.loot_cards)?"""
    hers = her(table)
    unseen = [card for card in (*hers.loot, *hers.hidden) if bench.is_unseen(card)]
    if not unseen:
        return
    pack = bench.pack
    places = [Option(pack.cards[card].id, named(pack.cards[card].name), "card") for card in unseen]
    found = cards.options(pack, bench.known.config.sets)
    text = say("companion-ask-loot")
    rule = "MW.nw.end.loot_cards"
    chosen = bench.desk.some(Question("loot", ROW, text, rule=rule, options=found, places=places))
    names = dict(zip(unseen, [pack.card_numbers[id] for id in chosen], strict=True))
    hers.loot = tuple([names.get(card, card) for card in hers.loot])
    hers.hidden = tuple([names.get(card, card) for card in hers.hidden])


# ---------------------------------------------------------------------- intrigues


def lessen(bench: "HerBench", table: Table, run: Run) -> None:
    rich(bench, table, run)
    if intrigue_of(table, run) != "hard_worker":
        key = "hand-kept" if intrigue_of(table, run) == "copycat" else "hand"
        bench.hold(person(table), bench.ask_hand(rule_of(table, run), key))


def pickpocket(bench: "HerBench", table: Table, run: Run) -> None:
    bench.hold(person(table), bench.ask_hand(rule_of(table, run)))


def takeover(bench: "HerBench", table: Table, run: Run) -> None:
    player = person(table)
    text = say("companion-ask-takeover")
    card = bench.pick_card("takeover", text, rule_of(table, run), none=True)
    player.city = () if card == NO_CARD else (card,)
    player.marks = (0,) * len(player.city)
    player.placed = ()
    player.workers = 1


def cover(bench: "HerBench", table: Table, run: Run) -> None:
    """How many cards are turned over, after people paid for those that stay."""
    poor(bench, table, run)
    critters = intrigue_of(table, run) == "paralyzing_fear"
    text = say("companion-ask-covered", kind="critters" if critters else "constructions")
    rule = rule_of(table, run)
    n = bench.desk.number(Question(f"covered:{rule}", NUMBER, text, rule=rule, most=30))
    kinds = bench.pack.cards
    card = next(i for i, it in enumerate(kinds) if it.critter == critters and it.takes == 1)
    player = person(table)
    player.city = (card,) * n
    player.marks = (0,) * n


def capture(bench: "HerBench", table: Table, run: Run) -> None:
    """A worker that stands somewhere: which one is the person's choice, and no matter to her."""
    player = person(table)
    player.placed = (*[place for place in player.placed if place & LENT], table.config.pack.haven)
    player.workers = RICH


# ---------------------------------------------------------------------- plans


def gaze(bench: "HerBench", table: Table, run: Run) -> None:
    rich(bench, table, run)
    if run.begun:
        bench.hold(person(table), max(bench.ask_hand(rule_of(table, run)), 2 if len(run.data) > 1 else 0))


def bounty(bench: "HerBench", table: Table, run: Run) -> None:
    rich(bench, table, run)
    player = person(table)
    if run.begun and not run.first:
        text = say("companion-ask-bounty")
        player.city = (bench.pick_card("bounty", text, rule_of(table, run)),)
    elif run.begun or bench.yes("prey", rule_of(table, run)):
        player.city = (bench.dummy(),)
    else:
        player.city = ()
    player.marks = (0,) * len(player.city)


def strength(bench: "HerBench", table: Table, run: Run) -> None:
    rich(bench, table, run)
    n = bench.ask_hand(rule_of(table, run))
    card = -1
    if run.begun and n > lair_of(bench.pack).plans[her(table).plan].spares:
        text = say("companion-ask-strength", foiled="yes" if run.first else "no")
        card = bench.pick_card("strength", text, rule_of(table, run))
    bench.hold(person(table), n, card)


def smarty(bench: "HerBench", table: Table, run: Run) -> None:
    text = say("companion-ask-goods-kept")
    question = Question("goods-kept", NUMBER, text, rule=rule_of(table, run), most=60)
    person(table).stock = [bench.desk.number(question), 0, 0, 0]


def connections(bench: "HerBench", table: Table, run: Run) -> None:
    bench.hold(person(table), bench.ask_hand(rule_of(table, run), "hand-kept"))


def unravel(bench: "HerBench", table: Table, run: Run) -> None:
    """An open card of the Meadow that the person chooses for her."""
    rule = rule_of(table, run)
    card = bench.pick_card("unravel", say("companion-ask-unravel"), rule, none=True, only_open=True)
    if card == NO_CARD:
        return
    slots = [slot for slot in range(len(table.meadow)) if table.meadow[slot] != NO_CARD]
    places = [Option(str(slot + 1), say("companion-slot", slot=slot + 1), "slot") for slot in slots]
    text = say("companion-ask-slot")
    answer = bench.desk.one(Question("slot", ONE, text, rule=rule, options=places))
    table.set_slot(int(answer) - 1, card)


def spin(bench: "HerBench", table: Table, run: Run) -> None:
    """The space that gets a web token of the swarm: one that people see is empty, if there is one."""
    effect = run.effect
    if not isinstance(effect, Spin) or plan_of(table) != "swarm":
        return
    pack = bench.pack
    spaces = effect.places(table)
    if not spaces:
        return
    found = [Option(pack.places[it], place_words(table, it), "place") for it in spaces]
    found.append(Option(NOTHING, say("companion-all-taken"), "none"))
    text = NARRATOR.asked(table, run)
    chosen = bench.desk.one(Question("spin", ONE, text, rule=rule_of(table, run), options=found))
    # All others count as taken: then the rules leave this one, or none.
    player = person(table)
    player.placed = (*player.placed, *[it for it in spaces if pack.places[it] != chosen])


def rich_and_city(bench: "HerBench", table: Table, run: Run) -> None:
    """A card the person has just played."""
    rich(bench, table, run)
    player = person(table)
    player.city = (bench.played,)
    player.marks = (0,)


NEEDS: Final[dict[str, Need]] = {
    "nightweave-prepares": prepare,
    "nightweave-finishes": finish,
    "intrigue": prepare,
    "plot": prepare,
    "foil-intrigue": rich,
    "lessen-intrigue": lessen,
    "pickpocket": pickpocket,
    "takeover": takeover,
    "cover": cover,
    "capture": capture,
    "poison-jam-waits": capture,
    "toll": rich,
    "avert": rich,
    "nasty": rich,
    "extortion": rich,
    "barricade": rich_and_city,
    "gaze": gaze,
    "bounty": bounty,
    "strength": strength,
    "smarty": smarty,
    "connections": connections,
    "unravel": unravel,
    "spin": spin,
}


# ---------------------------------------------------------------------- choices


def choose(bench: "HerBench", table: Table, frame: Frame[Table], options: list[Move]) -> Move:
    """What the person chooses for her, or pays; pieces of a price are the person's own business."""
    assert isinstance(frame, Run)
    place = frame.effect.place
    last = options[-1]
    if place in ("toll", "gaze") and last.kind in PIECES:
        return options[0]
    if place in ("smarty", "connections") or (place == "lessen-intrigue" and copies_hand(table, frame)):
        return last  # what is kept was asked for
    if place in ("lessen-intrigue", "nasty"):
        return options[0] if paid(bench, table, frame) else last
    return picked(bench, table, frame, options)


def copies_hand(table: Table, run: Run) -> bool:
    return intrigue_of(table, run) == "copycat"


def paid(bench: "HerBench", table: Table, run: Run) -> bool:
    """Whether one more piece is paid; how many is asked once."""
    nasty = run.effect.place == "nasty"
    if not bench.price:
        bench.price = run.first if nasty else 3
    done = bench.price - run.first if nasty else sum(run.rest)
    text = say("companion-ask-paid", n=bench.price)
    rule = rule_of(table, run)
    question = Question(f"paid:{rule}", NUMBER, text, rule=rule, most=bench.price)
    return done < bench.desk.number(question)


def picked(bench: "HerBench", table: Table, run: Run, options: list[Move]) -> Move:
    """Ask for one of the options; all ways to pay a piece are one."""
    found: list[Option] = []
    by_id: dict[str, Move] = {}
    for move in options:
        id = "pay" if move.kind in PIECES else move.text
        if id in by_id:
            continue
        by_id[id] = move
        found.append(Option(id, option_words(table, run, move), sort_of(move)))
    bench.choices += 1
    text = NARRATOR.asked(table, run)
    rule = rule_of(table, run)
    # The rule is part of the key: a later answer counts only where the same thing is asked again.
    key = f"choice:{rule}:{bench.choices}"
    answer = bench.desk.one(Question(key, ONE, text, rule=rule, options=found))
    return by_id[answer]


def sort_of(move: Move) -> str:
    return "suffer" if move.kind == SUFFER else "number" if move.kind == AMOUNT else "choice"


def option_words(table: Table, run: Run, move: Move) -> str:
    if move.kind in PIECES:
        return say("companion-pay")
    if move.kind == CHOOSE:
        return run.effect.option(table, run, move)
    if move.kind == DONE:
        return say("companion-done")
    return NARRATOR.option(table, move)


def chosen(bench: "HerBench", table: Table, frame: Frame[Table], move: Move) -> None:
    """What a step reads once the person has let it happen."""
    if not isinstance(frame, Run) or frame.effect.place != "foil-intrigue" or move.kind != SUFFER:
        return
    player = person(table)
    lent = tuple([place for place in player.placed if place & LENT])
    rule = rule_of(table, frame)
    id = intrigue_of(table, frame)
    somewhere = (table.config.pack.haven,)
    if id == "poison_jam":
        player.placed = lent + (somewhere if bench.yes("deployed", rule) else ())
    elif id == "ransom":
        free = bench.yes("free-worker", rule)
        player.placed = lent if free else lent + somewhere
        player.workers = len(player.placed) + free
    elif id == "eight_legged_nightmare":
        bench.hold(player, 0)
        bench.told.append(Event("nightweave-tan-cards", frame.seat, {"rule": rule}))
