"""What no game can reach on the mountain board."""

from tanglewood.games.everdell.board.player import NAMED, NO_CARD, REMAINS, SPOT
from tanglewood.games.everdell.board.presented import Place
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.spirecrest import finds, setup
from tanglewood.games.everdell.modules.spirecrest.explore import EXPLORE, TAKE_FIND
from tanglewood.games.everdell.modules.spirecrest.parts import HOME, part_at
from tanglewood.games.everdell.modules.spirecrest.state import critter_of, critters_of, mountain
from tanglewood.games.everdell.modules.spirecrest.workers import critters, destinations, spaces
from tanglewood.games.everdell.play.lifting import MoveWorker
from tanglewood.games.everdell.play.placing import GO_THERE
from tanglewood.kernel.text.fault import Fault

BOARD = "spirecrest"
MANY = 9


def fault(line: str, reason: str, rule: str) -> Fault:
    return Fault(f"{BOARD}, {line}", reason, rule=rule)


def problems(table: Table) -> list[Fault]:
    found = [*weather(table), *tiles(table), *discoveries(table), *rabbits(table), *cards(table)]
    return found or [*workers(table), *turn(table)]


def weather(table: Table) -> list[Fault]:
    """Each card lies at its season."""
    part = part_at(table)
    for season, number in enumerate(mountain(table).weather):
        if number >= 0 and part.weather[number].season != season:
            return [
                fault(
                    "weather",
                    f"{part.weather[number].id} is of another season",
                    "EX.spirecrest.setup.weather",
                )
            ]
    return []


def tiles(table: Table) -> list[Fault]:
    """Each tile once; those of discoveries only at their owner's; no more paid than there are."""
    part = part_at(table)
    land = mountain(table)
    found: list[Fault] = []
    seen: list[int] = []
    most = setup.tiles_per_region(table, part)
    for region, row in enumerate(land.tiles):
        if len(row) > most:
            rule = "EX.spirecrest.setup.map_tiles"
            found.append(fault(part.regions[region], f"expected at most {most} tiles", rule))
        for tile in row:
            if tile in seen or part.tiles[tile].found:
                found.append(
                    fault(
                        part.regions[region],
                        f"{part.tiles[tile].id} cannot be here",
                        "EX.spirecrest.comp.tiles",
                    )
                )
            seen.append(tile)
    for owner, row in enumerate(land.trails):
        key = "expedition" if owner < len(table.players) else f"{BOARD}, her_expedition"
        seat = owner if owner < len(table.players) else -1
        charted = [tile for tile in row if not part.tiles[tile].found]
        if len(charted) > HOME:
            found.append(
                Fault(key, f"expected at most {HOME} tiles of the board", seat, "EX.spirecrest.explore.three")
            )
        for tile in row:
            mine = any(part.discoveries[it].tile == tile for it in land.finds[owner])
            if tile in seen or (part.tiles[tile].found and not mine):
                reason = f"{part.tiles[tile].id} cannot be here"
                found.append(Fault(key, reason, seat, "EX.spirecrest.comp.tiles"))
            seen.append(tile)
        if seat >= 0 and land.paid[owner] > len(row):
            found.append(
                Fault("crossed", f"expected at most {len(row)}", seat, "EX.spirecrest.expedition.order")
            )
        if seat >= 0 and land.paid[owner] and not table.players[owner].passed:
            found.append(
                Fault("crossed", "expected a player who has passed", seat, "EX.spirecrest.expedition.when")
            )
    return found


def held_finds(table: Table) -> list[int]:
    """Discoveries that lie in a frame."""
    held: list[int] = []
    for frame in table.stack:
        if isinstance(frame, Run) and frame.effect is EXPLORE:
            held += [it for it in EXPLORE.row(frame) if it >= 0]
        if isinstance(frame, Run) and frame.effect is TAKE_FIND:
            held += TAKE_FIND.held_find(frame)
    return held


def discoveries(table: Table) -> list[Fault]:
    """Each once, in the deck of its region, and as many at a seat as it can have found there."""
    part = part_at(table)
    land = mountain(table)
    found: list[Fault] = []
    seen = held_finds(table)
    if len(set(seen)) < len(seen):
        found.append(Fault("doing", "expected each discovery once", rule="EX.spirecrest.comp.contents"))
    for region, deck in enumerate(land.decks):
        allowed = setup.in_deck(table, part, region)
        for it in deck:
            if it in seen or it not in allowed:
                reason = f"{part.discoveries[it].id} cannot be here"
                found.append(fault(f"{part.regions[region]}_deck", reason, "EX.spirecrest.setup.discoveries"))
            seen.append(it)
    mountaineer = part.named("mountaineer")
    for owner, row in enumerate(land.finds):
        key = "discoveries" if owner < len(table.players) else f"{BOARD}, her_discoveries"
        seat = owner if owner < len(table.players) else -1
        for it in row:
            region = part.discoveries[it].region
            if it in seen or it not in setup.in_deck(table, part, region):
                reason = f"{part.discoveries[it].id} cannot be here"
                found.append(Fault(key, reason, seat, "EX.spirecrest.comp.contents"))
            seen.append(it)
        for region in range(HOME):
            n = len([it for it in row if part.discoveries[it].region == region])
            most = 2 if region == 1 and mountaineer in row and seat >= 0 else 1
            if n > most:
                reason = f"expected at most {most} of the {part.regions[region]}"
                found.append(Fault(key, reason, seat, "EX.spirecrest.explore.discover"))
    return found


def rabbits(table: Table) -> list[Fault]:
    """A rabbit is in the region of its player's season; while its player explores, one before
    (EX.spirecrest.explore.three)."""
    land = mountain(table)
    found: list[Fault] = []
    for seat, player in enumerate(table.players):
        behind = player.season - land.rabbits[seat]
        if behind not in (0, 1) or (behind == 1) != exploring(table, seat):
            found.append(
                Fault("rabbit", "expected it where the season is", seat, "EX.spirecrest.explore.travel")
            )
    her = len(table.players)
    if table.opponent is None and (land.rabbits[her] or land.trails[her] or land.finds[her]):
        found.append(fault("her_rabbit", "nobody plays without a seat", "EX.spirecrest.explore.nightweave"))
    return found


def exploring(table: Table, seat: int) -> bool:
    return any(isinstance(it, Run) and it.effect is EXPLORE and it.seat == seat for it in table.stack)


def cards(table: Table) -> list[Fault]:
    """Cards under a discovery and beside Stormvale."""
    part = part_at(table)
    land = mountain(table)
    kinds = table.config.pack.cards
    found: list[Fault] = []
    for seat in range(len(table.players)):
        shelters = [part.discoveries[it] for it in land.finds[seat] if part.discoveries[it].tucks]
        tucked = land.tucked[seat]
        critters_only = any(it.tucks == "critter" for it in shelters)
        if tucked and not shelters:
            found.append(Fault("tucked", "no discovery holds cards", seat, "EX.spirecrest.discovery.tucked"))
        elif len(tucked) > 3 or any(
            kinds[card].critter != critters_only or kinds[card].legend for card in tucked
        ):
            reason = "expected at most 3 cards of its kind"
            found.append(Fault("tucked", reason, seat, "EX.spirecrest.discovery.tucked"))
    stormvale = any(part.named("stormvale") in row for row in land.finds)
    if land.row and not stormvale:
        found.append(fault("stormvale", "nobody has found it", "EX.spirecrest.discovery.stormvale"))
    return found


def workers(table: Table) -> list[Fault]:
    """Big critters are their owner's, and each is one worker (EX.spirecrest.big.one_each, .which)."""
    part = part_at(table)
    land = mountain(table)
    found: list[Fault] = []
    owned = [it for seat in range(len(table.players)) for it in critters_of(table, seat)]
    for seat, player in enumerate(table.players):
        own = critters_of(table, seat)
        standing = [critter_of(place) for place in player.placed if place & NAMED]
        if any(number not in own for number in standing) or len(set(standing)) < len(standing):
            found.append(
                Fault("placed", "expected own big critters, each once", seat, "EX.spirecrest.big.list")
            )
        going = land.going in own and table.active == seat
        home = len(own) - len(standing) - (going and land.going not in standing)
        if len(player.placed) + home + going > player.workers:
            found.append(
                Fault("placed", "expected room for the big critters", seat, "EX.spirecrest.big.which")
            )
        if any(
            place & REMAINS and destinations.id_of(table, critter_of(place)) != "stubblehoof"
            for place in player.placed
        ):
            found.append(Fault("placed", "only Stubblehoof stays", seat, "EX.spirecrest.big.stubblehoof"))
    if land.going:
        own = critters_of(table, table.active)
        placed = [critter_of(place) for place in table.players[table.active].placed]
        if land.going not in own or land.going in placed or not being_placed(table):
            found.append(fault("going", "expected a big critter on its way", "EX.spirecrest.big.replace"))
    elif any(isinstance(it, Run) and it.effect is critters.SEND_CRITTER for it in table.stack):
        found.append(fault("going", "expected a big critter", "EX.spirecrest.big.replace"))
    for i in range(len(part.critters)):
        if (
            land.lost >> i & 1
            and i + 1 not in owned
            and not any(part.critters[i] in row for row in land.finds)
        ):
            found.append(fault("lost", "nobody has found it", "EX.spirecrest.big.list"))
    return found


def being_placed(table: Table) -> bool:
    """Whether a worker is on its way somewhere."""
    for frame in table.stack:
        if isinstance(frame, Run) and frame.seat == table.active:
            if frame.effect in (GO_THERE, critters.SEND_CRITTER):
                return True
            if isinstance(frame.effect, MoveWorker) and frame.begun:
                return True
    return False


def turn(table: Table) -> list[Fault]:
    """What is counted in a turn."""
    part = part_at(table)
    land = mountain(table)
    found: list[Fault] = []
    own = land.finds[table.active]
    if land.berries and part.named("forager") not in own:
        found.append(fault("berries", "expected the Forager's owner in turn", "EX.spirecrest.card.forager"))
    if land.tokens and part.named("prospector") not in own:
        found.append(
            fault("tokens", "expected the Prospector's owner in turn", "EX.spirecrest.card.prospector")
        )
    return found


def card_places(table: Table) -> list[Place]:
    land = mountain(table)
    found: list[Place] = [(f"{BOARD}, stormvale", -1, 0, tuple([it for it in land.row if it != NO_CARD]))]
    for seat in range(len(table.players)):
        found.append(("tucked", seat, 0, land.tucked[seat]))
    return found


def above_limit(table: Table, seat: int) -> bool:
    """Whether a hand is about to come down to its limit."""
    return any(isinstance(it, Run) and it.effect is finds.SURPLUS and it.seat == seat for it in table.stack)


def more_room(table: Table, spot: int) -> int:
    """Whisper needs no room of its own, and workers that are called to the Hideout join those that went
    there."""
    place = table.config.pack.place_numbers["grey_cloaks_hideout"]
    room = MANY if spot == place else 0
    for player in table.players:
        for it in player.placed:
            if it & SPOT == spot and destinations.id_of(table, critter_of(it)) == "whisper":
                room += 1
    return room


def may_stand(table: Table, seat: int, place: int) -> bool | None:
    """Where workers with or without a name may be that belong to the mountain."""
    part = part_at(table)
    spot = place & SPOT
    fits = critters.can_stand(table, seat, place)
    if fits is not None:
        return fits
    if spot in part.spaces:
        if spot not in spaces.own_places(table):
            return False
        find = part.spaces[spot]
        return part.discoveries[find].open > 0 or find in mountain(table).finds[seat]
    return None
