"""Setting up Nightweave's lair, and which options for it exclude each other (MW.nw.setup.*, MW.module.*)."""

from tanglewood.games.everdell.board.player import WINTER
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.components.schema import LANDS
from tanglewood.games.everdell.config import SETS
from tanglewood.games.everdell.modules.nightweave.cards import Lair, lair_of
from tanglewood.games.everdell.modules.nightweave.hand import draw
from tanglewood.games.everdell.modules.nightweave.state import HOME, Nightweave
from tanglewood.games.everdell.modules.rugwort.solo import NO_MOOD
from tanglewood.games.everdell.presentation.phrases import say
from tanglewood.kernel.chance import Rng
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.text.fault import Fault

MOST_PEOPLE = 2
NONE = "none"
ANY = "any"


def conflict(options: dict[str, Choice]) -> Fault | None:
    """An option that does not go with the others."""
    people = int(options["players"])
    personality, plan = options["personality"] != NONE, str(options["plan"])
    intrigues = bool(options["intrigues"])
    if options["spring_worker"] and not (options["nightweave"] and options["powers"] != NONE):
        return refused("spring_worker", "spring-worker", "MW.with.powers.easier")
    if not options["nightweave"]:
        for name in ("personality", "plan", "intrigues"):
            if options[name] not in (NONE, False):
                return refused(name, "no-nightweave", "MW.module.personality_setup")
        return None
    if people > MOST_PEOPLE:
        return refused("players", "two-people", "MW.nw.setup.board")
    if options["mood"] != NO_MOOD:
        return refused("mood", "no-rugwort", "MW.nw.rule.not_rugwort")
    if people > 1 and (plan != NONE or intrigues):
        name = "intrigues" if intrigues else "plan"
        return refused(name, "one-person", "MW.module.solo_only")
    if plan != NONE and intrigues:
        return refused("intrigues", "plan-or-intrigues", "MW.module.solo_only")
    if plan == "swarm" and not options["difficulty"]:
        return refused("plan", "swarm", "MW.plan.swarm")
    if plan == "weavers_whim" and not personality:
        return refused("plan", "weavers-whim", "MW.plan.weavers_whim")
    # MW.module.combine: a personality goes with either. Worker abilities are no box and may be used
    # (MW.module.no_expansions_but).
    if personality or plan != NONE or intrigues:
        for name in (*SETS, *LANDS, "legends"):
            if options.get(name, False) not in (False, NONE):
                return refused(name, "her-modules", "MW.module.no_expansions")
    return None


def refused(option: str, why: str, rule: str) -> Fault:
    return Fault(option, say(f"clash-{why}"), rule=rule)


def first_nightweave(table: Table) -> Nightweave:
    lair = lair_of(table.config.pack)
    deck, gone = winter_deck(lair, table.chance)
    plan = choose_plan(table)
    personality, personalities = choose_personality(table, plan)
    return Nightweave(
        WINTER,
        points=0,
        # MW.nw.setup.figures; all of them are the pack's (MW.comp.workers)
        spiders=lair.seasons[WINTER].spiders,
        placed=(),
        pawn=HOME,
        hand=(),
        seen=(),
        city=(),
        events=(),
        loot=(),
        hidden=(),
        special=False,
        deck=deck,
        played=(),
        gone=gone,
        card=-1,
        finished=False,
        turns=(0, 0, 0, 0),
        personality=personality,
        plan=plan,
        personalities=personalities,
        intrigues=intrigue_pile(table, plan),
        webs=1 << table.config.pack.haven if is_plan(table, plan, "swarm") else 0,
    )


def choose_personality(table: Table, plan: int) -> tuple[int, tuple[int, ...]]:
    """The chosen personality, or a random one; the others leave the game unless her plan needs them."""
    wish = str(table.config.options["personality"])
    if wish == NONE:
        return -1, ()
    ids = [it.id for it in lair_of(table.config.pack).personalities]
    order = list(range(len(ids)))
    table.chance.shuffle(order)
    found = order[-1] if wish == ANY else ids.index(wish)
    order.remove(found)
    return found, tuple(order) if is_plan(table, plan, "weavers_whim") else ()


def is_plan(table: Table, plan: int, id: str) -> bool:
    return plan >= 0 and lair_of(table.config.pack).plans[plan].id == id


def choose_plan(table: Table) -> int:
    """The chosen plan, or a random one that goes with these options."""
    options = table.config.options
    wish = str(options["plan"])
    if wish == NONE:
        return -1
    ids = [it.id for it in lair_of(table.config.pack).plans]
    if wish != ANY:
        return ids.index(wish)
    able = [
        i
        for i, id in enumerate(ids)
        if (id != "swarm" or options["difficulty"])
        and (id != "weavers_whim" or options["personality"] != NONE)
    ]
    return able[table.chance.below(len(able))]


def intrigue_pile(table: Table, plan: int) -> tuple[int, ...]:
    """All intrigues, face down; one plan uses them too."""
    if not table.config.options["intrigues"] and not is_plan(table, plan, "plot_thickens"):
        return ()
    order = list(range(len(lair_of(table.config.pack).intrigues)))
    table.chance.shuffle(order)
    return tuple(order)


def winter_deck(lair: Lair, chance: Rng) -> tuple[tuple[int, ...], int]:
    """Eight cards, a worker-marked one on top; another leaves (MW.nw.setup.winter_deck, .first_card)."""
    cards = lair.pile(WINTER)
    marked = [card for card in cards if lair.activities[card].worker]
    chance.shuffle(marked)
    gone, top = marked[0], marked[1]
    rest = [card for card in cards if card not in (gone, top)]
    chance.shuffle(rest)
    return (*rest, top), gone


def deal_her_hand(table: Table) -> None:
    draw(table, lair_of(table.config.pack).hand[len(table.players) - 1], "MW.nw.setup.her_hand")
