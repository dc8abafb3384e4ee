"""Nightweave's boards as lines of a position, under the heading `nightweave:`, and back.

    nightweave: spring
    points: 3
    spiders: 3
    placed: three_twigs 1:inn
    pawn: 4
    hand: farm inn~36
    city: farm mine queen
    events: grand_tour
    activity: activity_03 activity_07

Piles are written from the top. `activity` is her deck, `played` what it has shown, `card` the current
one, `gone` the winter card that left the game unseen. `loot` was seen by all, `secret` by nobody. `webbed`
are cards of the human's hand that are turned away; `owed` says that she waits for a worker.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.knowledge import KNOWN, with_code
from tanglewood.games.everdell.board.player import AUTUMN, HER_MAT, LENT, SPRING, WINTER
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.nightweave.cards import NIGHTWEAVE, SEASONS, Lair, Module, lair_of
from tanglewood.games.everdell.modules.nightweave.setup import winter_deck
from tanglewood.games.everdell.modules.nightweave.state import HOME, Nightweave
from tanglewood.games.everdell.presentation.position import hidden, placed
from tanglewood.games.everdell.presentation.reading import (
    all_named,
    named,
    read_cards,
    read_events,
    read_hidden,
    read_placed,
    yes,
)
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.setting import spelled
from tanglewood.kernel.text.position import MANY, Sheet, TextLine

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack


def names(pack: "Pack", numbers: tuple[int, ...]) -> str:
    return " ".join([pack.cards[card].id for card in numbers])


def activities(pack: "Pack", numbers: tuple[int, ...]) -> str:
    return " ".join([lair_of(pack).activities[card].id for card in numbers[::-1]])


LINES: Final = (
    *("points", "spiders", "placed", "pawn", "hand", "city", "events", "loot", "secret", "special"),
    *("activity", "played", "gone", "card", "finished", "turns", "personality", "plan", "intrigue"),
    *("personalities", "intrigues", "webs", "event_webs", "away", "webbed", "owed"),
)


def write(table: Table, nightweave: Nightweave) -> list[str]:
    pack = table.config.pack
    lines = [
        f"points: {nightweave.points}",
        f"spiders: {nightweave.spiders}",
        f"placed: {placed(table, nightweave.placed)}",
        f"pawn: {nightweave.pawn + 1}",
        f"hand: {hidden(pack, nightweave.hand, nightweave.seen, 0)}",
        f"city: {names(pack, nightweave.city)}",
        "events: " + " ".join([pack.events[number].id for number in nightweave.events]),
        f"loot: {names(pack, nightweave.loot)}",
        f"secret: {names(pack, nightweave.hidden)}",
        *([f"away: {names(pack, nightweave.away)}"] if nightweave.away else []),
        f"special: {spelled(nightweave.special)}",
        f"activity: {activities(pack, nightweave.deck)}",
        f"played: {activities(pack, nightweave.played)}",
        f"finished: {spelled(nightweave.finished)}",
        "turns: " + " ".join([str(n) for n in nightweave.turns]),
    ]
    if nightweave.gone >= 0:
        lines.append(f"gone: {lair_of(pack).activities[nightweave.gone].id}")
    lines += [f"{key}: {value}" for key, value in modules(lair_of(pack), nightweave).items() if value]
    if nightweave.webs:
        webs = [id for place, id in enumerate(pack.places) if nightweave.webs >> place & 1]
        lines.append("webs: " + " ".join(webs))
    if nightweave.event_webs:
        last = max([0, *[i for i, n in enumerate(nightweave.event_webs) if n]])
        lines.append("event_webs: " + " ".join([str(n) for n in nightweave.event_webs[: last + 1]]))
    if nightweave.owed:
        lines.append("owed: yes")
    if nightweave.card >= 0:
        lines.append(f"card: {lair_of(pack).activities[nightweave.card].id}")
    if nightweave.webbed:
        known = with_code(0, table.config.first, KNOWN)
        lines.append(f"webbed: {hidden(pack, nightweave.webbed, nightweave.webbed_seen, known)}")
    return lines


def modules(lair: Lair, nightweave: Nightweave) -> dict[str, str]:
    """Her modules by name; piles from the top."""
    return {
        "personality": lair.personalities[nightweave.personality].id if nightweave.personality >= 0 else "",
        "plan": lair.plans[nightweave.plan].id if nightweave.plan >= 0 else "",
        "intrigue": lair.intrigues[nightweave.intrigue].id if nightweave.intrigue >= 0 else "",
        "personalities": " ".join([lair.personalities[it].id for it in nightweave.personalities[::-1]]),
        "intrigues": " ".join([lair.intrigues[it].id for it in nightweave.intrigues[::-1]]),
    }


def read(pack: "Pack", sheet: Sheet) -> Nightweave:
    """Whatever is left out is as at the beginning of her season; when the game is over she has finished."""
    hers = sheet.theirs[NIGHTWEAVE]
    lair = lair_of(pack)
    over = sheet.yes("over")
    season = AUTUMN if over else WINTER
    head = sheet.titles.get(NIGHTWEAVE)
    if head is not None and head.text:
        season = head.one_of([*SEASONS])
    deck, gone = winter_deck(lair, seeded(0))
    river = bool(sheet.options["pearlbrook"])
    for later in range(1, season + 1):
        deck = (*lair.pile(later, river), *deck)
    spiders = sum(it.spiders for it in lair.seasons[: season + 1]) - (river and season >= SPRING)
    hand, seen = read_hidden(pack, hers.get("hand"), 0)
    webbed, webbed_seen = read_hidden(pack, hers.get("webbed"), with_code(0, 0, KNOWN))
    return Nightweave(
        season,
        points=count(hers, "points", 0, MANY),
        spiders=count(hers, "spiders", spiders, 20),
        placed=(),
        pawn=count(hers, "pawn", HOME + 1, len(lair.meadow) + 3 * bool(sheet.options["newleaf"])) - 1,
        hand=hand,
        seen=seen,
        city=read_cards(pack, hers.get("city")),
        events=read_events(pack, hers.get("events"))[0],
        loot=read_cards(pack, hers.get("loot")),
        hidden=read_cards(pack, hers.get("secret")),
        special=yes(hers.get("special")),
        deck=read_activities(pack, hers["activity"]) if "activity" in hers else deck,
        played=read_activities(pack, hers["played"]) if "played" in hers else (),
        gone=one_activity(pack, hers["gone"]) if "gone" in hers else -1 if "activity" in hers else gone,
        card=one_activity(pack, hers["card"]) if "card" in hers else -1,
        finished=hers["finished"].yes() if "finished" in hers else over,
        turns=read_turns(hers.get("turns")),
        personality=one_module(hers.get("personality"), lair.personalities),
        plan=one_module(hers.get("plan"), lair.plans),
        intrigue=one_module(hers.get("intrigue"), lair.intrigues),
        personalities=read_modules(hers.get("personalities"), lair.personalities),
        intrigues=read_modules(hers.get("intrigues"), lair.intrigues),
        webs=read_webs(pack, hers.get("webs")),
        event_webs=read_event_webs(pack, hers.get("event_webs")),
        webbed=webbed,
        webbed_seen=webbed_seen,
        owed=yes(hers.get("owed")),
        away=read_cards(pack, hers.get("away")),
    )


def finish(table: Table, nightweave: Nightweave, sheet: Sheet) -> None:
    """Where her spiders stand, and the workers she has borrowed."""
    nightweave.placed = read_placed(table, sheet.theirs[NIGHTWEAVE].get("placed"))
    nightweave.lent = sum([player.placed.count(HER_MAT | LENT) for player in table.players])


def read_modules(line: TextLine | None, known: Sequence[Module]) -> tuple[int, ...]:
    """A pile of modules, written from the top."""
    return all_named(line, {it.id: i for i, it in enumerate(known)})[::-1]


def one_module(line: TextLine | None, known: Sequence[Module]) -> int:
    found = read_modules(line, known)
    return found[0] if found else -1


def read_event_webs(pack: "Pack", line: TextLine | None) -> tuple[int, ...]:
    """Web tokens by the number of the event; the last events may be left out."""
    found = read_numbers(line)
    return found + (0,) * (len(pack.events) - len(found)) if found else ()


def read_webs(pack: "Pack", line: TextLine | None) -> int:
    webs = 0
    for place in all_named(line, pack.place_numbers):
        webs |= 1 << place
    return webs


def read_numbers(line: TextLine | None) -> tuple[int, ...]:
    return tuple([line.whole(word, 0, 99) for word in line.words()]) if line is not None else ()


def count(hers: dict[str, TextLine], key: str, usual: int, most: int) -> int:
    return hers[key].count(0, most) if key in hers else usual


def read_activities(pack: "Pack", line: TextLine) -> tuple[int, ...]:
    return all_named(line, lair_of(pack).numbers)[::-1]


def one_activity(pack: "Pack", line: TextLine) -> int:
    return named(line, line.text, lair_of(pack).numbers)


def read_turns(line: TextLine | None) -> tuple[int, ...]:
    if line is None:
        return (0, 0, 0, 0)
    return tuple(line.counts(len(SEASONS)))
