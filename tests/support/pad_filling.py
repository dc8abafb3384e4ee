"""What people would write into the score pad at the end of a game, read off the table as they would.

Run as a program it prints finished games with their pads and the engine's results, for the browser's
arithmetic.
"""

import sys
from typing import Any

import msgspec

from mixes import Options, any_mix, seated
from playing import fresh, random_game
from tanglewood.bots import make_bot
from tanglewood.games.everdell.board.player import NAMED, PURPLE
from tanglewood.games.everdell.modules.bellfaire import garland
from tanglewood.games.everdell.modules.nightweave.scoring import rich
from tanglewood.games.everdell.modules.pearlbrook.river import river_of
from tanglewood.games.everdell.play.scoring import resources_left
from tanglewood.kernel.registry import GAMES, GameInfo
from tanglewood.kernel.seat import Seat
from tanglewood.tabletop.pad import Pad, read_pad
from tanglewood.tabletop.reckoning import Column, Counts, fields_of, rows_of, ties_of

THINKING = ("mycelia", "deep_forest")
FEW = 2
COIN_VALUES = {"twenties": 20, "tens": 10, "fives": 5, "ones": 1}


def ended(game: str, seed: int, options: Options) -> Any:
    """The end of a game. Where chance alone gets nowhere, somebody thinks a little."""
    state = fresh(game, seed, **options)
    if game not in THINKING:
        *_, last = random_game(state, seed)
        return last
    bots = [make_bot("beginner" if seat else "greedy", seed + seat) for seat in range(4)]
    while state.turn >= 0:
        state.play(bots[state.turn].choose(Seat(state)))
    return state


def columns(pad: Pad, state: Any) -> list[Column]:
    """What everybody counts, and the opponent without a seat last."""
    options = state.settings()
    result = state.result()
    filled = [
        Column(counts(pad, state, options, seat, result.breakdown[seat]), ties(pad, state, options, seat))
        for seat in range(options["players"])
    ]
    if result.rival is not None:
        filled.append(Column(counts(pad, state, options, -1, result.rival.breakdown), rival=True))
    return filled


def counts(pad: Pad, state: Any, options: Options, seat: int, engine: dict[str, int]) -> Counts:
    """Rows that are written down as points are copied; all others are counted from what lies there."""
    found: Counts = {}
    for row in rows_of(pad, options, seat < 0):
        fields = fields_of(row, options)
        seen = COUNTED.get(row.id)
        found[row.id] = {fields[0].id: engine[row.engine[0]]} if seen is None else seen(state, seat)
        assert set(found[row.id]) <= {field.id for field in fields}, row.id
    return found


def ties(pad: Pad, state: Any, options: Options, seat: int) -> dict[str, int]:
    return {tie.id: tie_of(tie.id, state, seat) for tie in ties_of(pad, options) if not tie.values}


def tie_of(id: str, state: Any, seat: int) -> int:
    player = state.players[seat]
    if id == "events":
        return len(player.events)
    return resources_left(state, seat) if id == "resources" else int(player.favour)


# ---------------------------------------------------------------------- Mycelia


def drops(state: Any, seat: int) -> dict[str, int]:
    player = state.players[seat]
    if not state.config.prisma:
        return {"drops": player.left}
    prisms = sum(player.prisms) if isinstance(player.prisms, list | tuple) else player.prisms
    return {"dewdrops": player.left - prisms, "prisms": prisms}


# ---------------------------------------------------------------------- the deep forest


def coins(state: Any, seat: int) -> dict[str, int]:
    left = goods(state, seat)["coin"]
    found: dict[str, int] = {}
    for name, value in COIN_VALUES.items():
        found[name], left = divmod(left, value)
    return found


def goods(state: Any, seat: int) -> dict[str, int]:
    return dict(state.view(seat).players[seat].goods)


def resources(state: Any, seat: int) -> dict[str, int]:
    mine = goods(state, seat)
    return {"potions": mine["potion"], "books": mine["book"], "markers": mine["marker"]}


def monsters(state: Any, seat: int) -> dict[str, int]:
    mine = state.view(seat).players[seat].monsters
    return {one: mine.count(one) for one in mine}


# ---------------------------------------------------------------------- Everdell


def journey(state: Any, seat: int) -> dict[str, int]:
    locations = state.config.pack.locations
    found: dict[str, int] = {}
    for place in state.players[seat].placed:
        spot = place & ~NAMED
        if spot < len(locations) and locations[spot].points:
            found[locations[spot].id] = found.get(locations[spot].id, 0) + 1
    return found


def wonders(state: Any, seat: int) -> dict[str, int]:
    ids = list(state.view(-1).pearlbrook.wonders)
    return {ids[n].id: 1 for n in river_of(state).built_by(seat)}


def pearls(state: Any, seat: int) -> dict[str, int]:
    return {"pearls": river_of(state).pearls[seat]}


def garland_cards(state: Any, seat: int) -> dict[str, int]:
    award = garland.award_of(state)
    assert award is not None
    return {"cards": garland.numbers(state, award)[seat]}


def his_cards(state: Any, _: int) -> dict[str, int]:
    pack = state.config.pack
    purple = len([card for card in state.opponent.city if pack.colors[card] == PURPLE])
    options = state.config.options
    name = "glitzy" if options["mood"] == "glitzy" or options["glitzy"] else "purple"
    return {"others": len(state.opponent.city) - purple, name: purple}


def basic_events(state: Any, _: int) -> dict[str, int]:
    events = state.config.pack.events
    return {"events": len([event for event in state.opponent.events if events[event].basic])}


def missed(state: Any, _: int) -> dict[str, int]:
    own = state.players[0].events
    return {"events": len([event for event in state.config.specials if event not in own])}


def her_bonus(state: Any, _: int) -> dict[str, int]:
    pack = state.config.pack
    found = {"zero": 0, "rich": 0, "both": 0}
    for card in state.opponent.city:
        zero, purple = pack.points[card] == 0, rich(state, card)
        if zero or purple:
            found["both" if zero and purple else "zero" if zero else "rich"] += 1
        if pack.cards[card].rules_events:
            found["ruler"] = max(len(player.events) for player in state.players)
    return found


def her_special(state: Any, _: int) -> dict[str, int]:
    return {"events": len(state.opponent.events) - basic_events(state, -1)["events"]}


def her_adornments(state: Any, seat: int) -> dict[str, int]:
    return {"adornments": len(river_of(state).adorned[seat])}


COUNTED: dict[Any, Any] = {
    "drops": drops,
    "coins": coins,
    "resources": resources,
    "obstacles": lambda state, seat: dict(state.view(seat).players[seat].obstacles),
    "monsters": monsters,
    "trolls": lambda state, seat: {"trolls": state.players[seat].trolls},
    "swords": lambda state, seat: {"swords": state.players[seat].swords},
    "left": lambda state, seat: {"left": int(state.players[seat].exit >= 0)},
    "path": lambda state, seat: {"fields": len(state.players[seat].trail)},
    "journey": journey,
    "wonders": wonders,
    "pearls": pearls,
    "garland": garland_cards,
    "his-cards": his_cards,
    "his-basic": basic_events,
    "his-special": missed,
    "his-spaces": lambda state, _: {"spaces": max(0, state.free_spaces(0))},
    "her-bonus": her_bonus,
    "her-special": her_special,
    "her-adornments": her_adornments,
    "her-pearls": pearls,
}


# ---------------------------------------------------------------------- games to compare with


def tables(info: GameInfo, more: int) -> list[Options]:
    """Every number of players, every named variant, all variants of one table together, and some mixes."""
    seats = info.setting("players")
    found = [seated(info, players) for players in range(seats.low, seats.high + 1)]
    found += [dict(variant.options) for variant in info.variants]
    found += EVERYTHING.get(info.id, [])
    return found + [any_mix(info, number) for number in range(more)]


LANDS: Options = {"pearlbrook": True, "newleaf": True, "bellfaire": True, "spirecrest": True}
EVERYTHING: dict[str, list[Options]] = {
    "everdell": [
        {**LANDS, "players": 3, "legends": "both", "rugwort_cards": True, "corrin": True, "extra": True},
        {**LANDS, "players": 1, "rugwort": "3", "squatty": True, "glitzy": True},
        *({**LANDS, "players": 1, "nightweave": True, "difficulty": level} for level in range(5)),
        {"players": 2, "nightweave": True, "legends": "both", "rugwort_cards": True, "difficulty": 1},
        {"players": 1, "mood": "glitzy", "rugwort": "2"},
        {"players": 1, "mood": "squatty"},
    ],
}


def games(more: int) -> list[tuple[GameInfo, Options, int]]:
    return [
        (info, options, seed)
        for info in GAMES.values()
        if read_pad(info).rows
        for seed, options in enumerate(tables(info, more))
    ]


def told() -> dict[str, Any]:
    """Pads and finished games, as a page would have them."""
    found: dict[str, Any] = {}
    for info, options, seed in games(0):
        if info.id in THINKING and int(options.get("players", 2)) > FEW:
            continue
        pad = read_pad(info)
        state = ended(info.id, seed, options)
        result = state.result()
        rival = result.rival
        found.setdefault(info.id, {"pad": pad, "games": []})["games"].append(
            {
                "options": state.settings(),
                "columns": columns(pad, state),
                "totals": [*result.scores, *([rival.score] if rival else [])],
                "winners": [*result.winners, *([len(result.scores)] if rival and rival.won else [])],
            }
        )
    return found


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(told()))
