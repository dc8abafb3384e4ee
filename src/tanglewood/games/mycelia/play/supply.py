"""The Shrine of Life: filling it, turning it, and the supply that comes when it turns."""

from tanglewood.games.mycelia.board.table import Table


def check_shrine(table: Table) -> None:
    """Put the collected drops into the shrine; a full shrine is turned, once, unless the end has begun."""
    held = table.shrine + table.collected
    prisms = table.shrine_prisms + table.collected_prisms
    table.collected = 0
    table.collected_prisms = 0
    capacity = table.config.capacity
    if held > capacity:  # MY.shrine.overflow
        table.box += held - capacity
        held = capacity
    table.shrine_prisms = min(prisms, held)
    if table.listener is not None and held != table.shrine:
        table.emit("shrine", table.active, {"n": held, "capacity": capacity})
    table.shrine = held
    # Once a turn at most, at its end (MY.shrine.capacity, .once, MY.end.no_turning, MY.solo.no_turning).
    if held == capacity and not table.ending:  # MY.end.never_again
        turn_the_shrine(table)


def turn_the_shrine(table: Table) -> None:
    """Roll the die; every player gets a drop on each field it shows, and the rest leaves the game."""
    # MY.supply.everyone, MY.solo.supply: nobody can refuse it, and Gwidyon has no board for it.
    face = table.chance.below(len(table.config.pack.faces))
    fields = table.config.supply_card.sides[table.supply_side][face]
    if table.listener is not None:
        table.emit("rolled", table.active, {"face": table.config.pack.faces[face]}, chance=True)
    for i in range(table.config.players):
        seat = (table.active + i) % table.config.players
        player = table.players[seat]
        for field in fields:
            table.shrine -= 1  # MY.supply.from_shrine
            if player.exits >> field & 1:  # MY.supply.extra_shrine
                table.box += 1
                continue
            player.drops[field] += 1  # PR.drop.supply: never a prism drop
            player.left += 1
            if table.listener is not None:
                table.emit("supplied", seat, {"field": table.config.pack.field_names[field]})
    table.box += table.shrine
    table.shrine = 0
    table.shrine_prisms = 0  # PR.drop.supply_box: supply is dewdrops, prism drops thrown out are gone
    table.supply_side = 1 - table.supply_side  # MY.supply.flip
