"""Pearlbrook in a position: what no game can reach."""

from tanglewood.games.everdell.board.player import AUTUMN, CITY, CITY_SIZE, SPOT, SPRING
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.bellfaire.fair import USUAL
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at
from tanglewood.games.everdell.modules.pearlbrook.messengers import alone, free_hosts, waiting
from tanglewood.games.everdell.modules.pearlbrook.part import part_of
from tanglewood.games.everdell.modules.pearlbrook.river import (
    ABSENT,
    AWAY,
    HOME,
    HOST,
    HOST_SHIFT,
    River,
    owners,
    river_at,
)
from tanglewood.games.everdell.modules.pearlbrook.rugwort import RUGWORT_FOLLOWS
from tanglewood.games.everdell.modules.pearlbrook.setting_up import adorns
from tanglewood.kernel.text.fault import Fault


def problems(table: Table) -> list[Fault]:
    river = river_at(table)
    if river is None:
        return []
    found = [*cards(table, river), *adornments(table, river), *wonders(table, river), *frogs(table, river)]
    for seat in range(len(table.players)):
        found += messengers(table, river, seat)
        if river.counted[seat] and not (table.players[seat].passed and len(table.players) > USUAL):
            reason = "expected one of five or six players, who has passed"
            found.append(Fault("counted", reason, seat, "EX.bellfaire.six.pass_discard"))
    return found


def cards(table: Table, river: River) -> list[Fault]:
    part = part_of(table.config.pack)
    citizens = [card for card in set(river.cards) if part.cards[card].citizen]
    rule = "EX.pearlbrook.setup.river_cards"
    if len(set(river.cards)) < len(river.cards):
        return [Fault("river, cards", "expected each card once", rule=rule)]
    if len(citizens) != part.counts.citizens:
        reason = f"expected {part.counts.citizens} citizens and {part.counts.locations} locations"
        return [Fault("river, cards", reason, rule=rule)]
    return []


def adornments(table: Table, river: River) -> list[Fault]:
    """Each adornment once, and no more than were dealt to anybody."""
    most = part_of(table.config.pack).counts.adornments
    found: list[Fault] = []
    seen: list[int] = []
    for owner in range(owners(table)):
        row = [*river.kept[owner], *river.adorned[owner]]
        dealt = most if adorns(table, owner) else 0
        if len(row) > dealt:
            reason = f"expected at most {dealt} adornments"
            found.append(fault(table, "adornments", reason, owner, "EX.pearlbrook.setup.adornments"))
        if len(set(row)) < len(row) or not set(row).isdisjoint(seen):
            reason = "expected each adornment once"
            found.append(fault(table, "adornments", reason, owner, "EX.pearlbrook.adornment.once"))
        seen += row
    return found


def fault(table: Table, key: str, reason: str, owner: int, rule: str) -> Fault:
    """What is wrong with a line of a player, or of the opponent without a seat."""
    if owner < len(table.players):
        return Fault(key, reason, owner, rule)
    return Fault(f"river, {key}", reason, rule=rule)


def wonders(table: Table, river: River) -> list[Fault]:
    """Workers stand on wonders of their owner, or on one that is being paid for."""
    part = part_of(table.config.pack)
    found = [
        Fault("river, wonders", f"nobody has built {part.wonders[i].id}", rule="EX.pearlbrook.wonder.single")
        for i, owner in enumerate(river.wonders)
        if owner >= owners(table)
    ]
    paying = [frame.effect.place.split(".")[0] for frame in table.stack if isinstance(frame, Run)]
    for seat, player in enumerate(table.players):
        for i, wonder in enumerate(part.wonders):
            there = any(place & SPOT == wonder.place for place in player.placed)
            if there and river.wonders[i] != seat and wonder.id not in paying:
                reason = f"{wonder.id}: the wonder is not built"
                found.append(Fault("placed", reason, seat, "EX.pearlbrook.wonder.build"))
    return found


# ---------------------------------------------------------------------- frogs


def frogs(table: Table, river: River) -> list[Fault]:
    found: list[Fault] = []
    for owner in range(owners(table)):
        reason, rule = flaw(table, river, owner)
        if reason:
            found.append(fault(table, "frog", reason, owner, rule))
    return found


def flaw(table: Table, river: River, owner: int) -> tuple[str, str]:
    """Why a frog cannot be where it is."""
    part = part_of(table.config.pack)
    place = river.frogs[owner]
    seated = owner < len(table.players)
    if not seated and not table.config.opponent.takes_turns:
        wanted = his_bank(table)
        return ("", "") if place == wanted else ("his figure is elsewhere", "EX.pearlbrook.solo.block_river")
    hers = nightweave_at(table)
    if place == ABSENT or (not seated and hers is not None and hers.season < SPRING):
        early = not seated and hers is not None and hers.season < SPRING
        fine = early and place == ABSENT
        rule = "EX.pearlbrook.setup.frog" if seated else "MW.with.pearlbrook.setup"
        return ("", "") if fine else ("expected a frog" if place == ABSENT else "expected none yet", rule)
    if place in (HOME, AWAY):
        return "", ""
    if place >= CITY:
        of, index = divmod(place - CITY, CITY_SIZE)
        if table.city_of(of)[index] != part.ferry:
            return "it has no space for frogs", "EX.pearlbrook.frog.not_worker"
    elif place < part.banks and not river.up >> place & 1:
        return "the card there would lie face up", "EX.pearlbrook.river.first_visit"
    players = river.frogs if table.config.opponent.takes_turns else river.frogs[: len(table.players)]
    if place != part.shoal and players.index(place) < owner:
        return "another frog stands there", "EX.pearlbrook.river.exclusive"
    return "", ""


def his_bank(table: Table) -> int:
    """The space Rugwort's figure blocks, one further each season (EX.pearlbrook.solo.block_river)."""
    season = table.players[0].season
    follows = any(isinstance(frame, Run) and frame.effect is RUGWORT_FOLLOWS for frame in table.stack)
    return max(0, season - 1) if follows else min(season, AUTUMN)


# ---------------------------------------------------------------------- Messengers


def messengers(table: Table, river: River, seat: int) -> list[Fault]:
    """Each Messenger shares with one construction, as long as there are any."""
    pack = table.config.pack
    part = part_of(pack)
    city = table.players[seat].city
    guests = [pair >> HOST_SHIFT for pair in river.hosts[seat]]
    hosts = [pair & HOST for pair in river.hosts[seat]]
    rule = "EX.pearlbrook.card.messenger_host"
    if any(city[i] != part.messenger for i in guests) or len(set(guests)) < len(guests):
        return [Fault("messengers", "expected each Messenger once", seat, rule)]
    if any(pack.cards[city[i]].critter for i in hosts) or len(set(hosts)) < len(hosts):
        return [Fault("messengers", "expected constructions, each once", seat, rule)]
    if alone(table, seat) >= 0 and free_hosts(table, seat) and not waiting(table, seat):
        reason = "a Messenger without a construction, though there is one"
        return [Fault("messengers", reason, seat, "EX.pearlbrook.card.messenger_rehouse")]
    return []


# ---------------------------------------------------------------------- frames


def at_home(table: Table, run: Run, name: str) -> bool | None:
    """Whether what an effect stands on is in the game: an adornment that was played, also by somebody whom a
    Mirror reflects, a river destination that lies face up, the Shoal, a wonder."""
    part = part_of(table.config.pack)
    field = run.effect.place.split(".")[1]
    river = river_at(table)
    if field == "grants" and name in part.adornment_numbers:
        if river is None:
            return False
        number = part.adornment_numbers[name]
        own = number in river.adorned[run.seat]
        mirror = part.adornment_numbers["mirror"] in river.adorned[run.seat]
        return own or (mirror and any(number in row for row in river.adorned))
    if field == "trade" and name in part.card_numbers:
        number = part.card_numbers[name]
        return river is not None and number in river.cards and river.up >> river.cards.index(number) & 1 > 0
    if name in part.space_numbers or name in part.wonder_numbers:
        return river is not None
    return None
