"""The deep forest in sentences: questions, options and events. The sentences are in `locales/`."""

from typing import Final

from tanglewood.games.deep_forest import moves as word
from tanglewood.games.deep_forest.board.market import line_of
from tanglewood.games.deep_forest.board.table import Table
from tanglewood.games.deep_forest.bot import odds
from tanglewood.games.deep_forest.components.pack import KINDS, MARKER, Pack, standard
from tanglewood.games.deep_forest.config import GAME
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.games.deep_forest.play import fighting
from tanglewood.games.deep_forest.play.fights import Commit, Fight
from tanglewood.games.deep_forest.play.stages import Stage
from tanglewood.games.deep_forest.presentation.describing import describe, strip_words
from tanglewood.games.deep_forest.presentation.phrases import amounts, say
from tanglewood.games.deep_forest.presentation.reasons import reasons
from tanglewood.kernel.event import Event, Value
from tanglewood.kernel.move import Move
from tanglewood.kernel.narrator import Narrator
from tanglewood.kernel.state import Frame
from tanglewood.kernel.telling import Repeat
from tanglewood.kernel.text.component import Component
from tanglewood.kernel.text.phrase import Phrase, player
from tanglewood.words import words


def percent(chance: float) -> int:
    return round(100 * chance)


# ---------------------------------------------------------------------- questions


def odds_words(table: Table, frame: Fight) -> str:
    """How a fight stands."""
    pack = table.config.pack
    need = pack.strengths[frame.place] - frame.extra
    reach = fighting.pips_in_reach(table, frame.seat, frame.place)
    _, chance = odds.best_plan(frame.dice, frame.aside, pack.rolls - frame.rolls, need - reach)
    return say("ask-fight-odds", chance=percent(chance))


# ---------------------------------------------------------------------- options

ON_A_FIELD: Final = (word.ENTER, word.PASS, word.TAKE, word.PAY, word.BACK, word.ONTO)
OF_A_RESOURCE: Final = (word.DOUBLE, word.REWARD, word.SELL, word.BUY, word.RETURN)


def move_words(table: Table, move: Move) -> str:
    """An option in words, as it is meant in this position."""
    pack = table.config.pack
    kind = move.kind
    if kind in ON_A_FIELD:
        return say(f"move-{move.verb()}", field=pack.field_names[move.a])
    if kind in OF_A_RESOURCE:
        price = {word.SELL: pack.sell_price, word.BUY: pack.buy_price, word.REWARD: pack.troll_reward}
        return say(f"move-{move.verb()}", resource=RESOURCES[move.a], n=price.get(kind, 1))
    if kind == word.STRIP:
        return say("move-strip", cells=cells(pack.strips[move.a]))
    if kind == word.LAY:
        first, last = move.path[0].removeprefix("cell:"), move.path[1].removeprefix("cell:")
        return say("move-lay", **{"from": first, "to": last})
    if kind == word.EDGE:
        gives = amounts(line_of(pack, table.grid, move.a))
        return say("move-edge", edge=edge_words(pack.edge_names[move.a]), gives=gives)
    if kind in (word.GO, word.OVERCOME, word.LEAVE):
        return step_words(table, move)
    if kind == word.FIGHT:
        return say("move-fight", strength=pack.strengths[move.a])
    if kind == word.DICE:
        return dice_words(table, move)
    if kind == word.ASIDE:
        frame = table.stack[-1] if table.stack else None
        inside = isinstance(frame, Fight) and move.a < len(frame.dice)
        pips = frame.dice[move.a] if isinstance(frame, Fight) and inside else 0
        return say("move-aside", die=move.a + 1, pips=pips)
    if kind == word.CLAIM:
        monster = pack.monsters[move.a]
        advantage = monster.advantage or "none"
        return say("move-claim", monster=monster.name, gold=monster.gold, advantage=advantage)
    if kind == word.SEND:
        return say("move-send", who=player(move.a))
    return say(f"move-{move.text}")


def step_words(table: Table, move: Move) -> str:
    pack = table.config.pack
    player = table.players[table.active]
    cost = table.step_cost(player) if player.pawn >= 0 and player.exit < 0 else 1
    name = pack.field_names[move.a]
    if move.kind == word.LEAVE:
        return say("move-leave", field=name, markers=cost + pack.wall_price)
    tile = KINDS[player.tiles[move.a]]
    if move.kind == word.OVERCOME:
        resource = RESOURCES[max(pack.obstacle_cost[player.tiles[move.a]], 0)]
        price = pack.obstacle_price
        return say("move-overcome", field=name, tile=tile, price=price, resource=resource, markers=cost)
    return say("move-go", field=name, tile=tile, markers=cost)


def dice_words(table: Table, move: Move) -> str:
    frame = table.stack[-1] if table.stack else None
    pack = table.config.pack
    chance = 0.0
    if isinstance(frame, Commit):
        reach = fighting.pips_in_reach(table, frame.seat, frame.place)
        chance = odds.chance(move.a, pack.rolls, pack.strengths[frame.place] - reach)
    return say("move-dice", n=move.a, swords=max(move.a - pack.min_dice, 0), chance=percent(chance))


def cells(strip: tuple[int, ...]) -> str:
    return ", ".join([say("cell", cell=RESOURCES[cell] if cell <= MARKER else "nothing") for cell in strip])


def edge_words(edge: str) -> str:
    side, _, n = edge.partition("-")
    return say("edge", side=side, n=n)


# ---------------------------------------------------------------------- events

DEEDS: Final = (
    "entered",
    "laid",
    "walked",
    "overcame",
    "fights",
    "claimed",
    "retreated",
    "left",
    "troll-paid",
    "troll-sent",
)


def tiles_of(event: Event) -> str:
    """Tiles that came to light, each with its field: `troll@e2`."""
    if event.name == "revealed-all":
        return str(event.open["tiles"])
    return f"{event.open['tile']}@{event.open['field']}"


def tiles_words(tiles: str) -> str:
    pairs = [one.split("@") for one in tiles.split()]
    return ", ".join(say("tile-at", tile=tile, field=field) for tile, field in pairs)


def strip_cells(pack: Pack, id: str) -> str:
    """What is on a strip: its number says nothing to people."""
    return cells(pack.strips[pack.strip_ids.index(id)])


def line_words(first: str, last: str) -> str:
    """Where a strip lies, from its first cell to its last: `row 1, from 2 to 4`."""
    (row, _, column), (row_to, _, column_to) = first.partition(","), last.partition(",")
    if row == row_to:
        return say("laid-row", line=row, **{"from": column, "to": column_to})
    return say("laid-column", line=column, **{"from": row, "to": row_to})


class DeepForestNarrator(Narrator[Table]):
    """The words of the deep forest, as every game offers them."""

    pack: Pack | None = None

    def asked(self, state: Table, frame: Frame[Table]) -> str:
        assert isinstance(frame, Stage)
        asked = words().phrase(frame.asks(state))
        return f"{asked} {odds_words(state, frame)}" if isinstance(frame, Fight) else asked

    def option(self, state: Table, move: Move) -> str:
        return move_words(state, move)

    def shown(self, state: Table, key: str, value: Value, names: list[str]) -> object:
        """A value as people read it: monsters by their names."""
        if key == "monster":
            return next(monster.name for monster in state.config.pack.monsters if monster.id == value)
        if key == "edge":
            return edge_words(str(value))
        if key == "tiles":
            return tiles_words(str(value))
        if key == "strip":
            return strip_cells(state.config.pack, str(value))
        return value

    def values(self, state: Table, event: Event, viewer: int, names: list[str]) -> dict[str, object]:
        found = super().values(state, event, viewer, names)
        if event.name == "troll-sent":
            target = int(event.open["to"])
            found["to"] = names[target]
            found["to_you"] = "yes" if target == viewer else "no"
        if event.name == "income":
            found["gives"] = amounts([int(event.open[name]) for name in RESOURCES])
        if event.name == "sold":
            found.setdefault("coins", 1)
        if event.name == "bought":
            pieces = event.open.get("pieces", 1)
            found["bought"] = say("amount", n=pieces, resource=event.open["resource"])
        if event.name == "drew":
            found.setdefault("strip", "")
        if event.name == "laid":
            found["where"] = line_words(str(event.open["from"]), str(event.open["to"]))
        return found

    def merge(self, one: Event, other: Event) -> Event | None:
        """Tiles of one player that come to light together."""
        if one.name in ("revealed", "revealed-all") and other.name == "revealed" and one.seat == other.seat:
            return Event("revealed-all", one.seat, {"tiles": f"{tiles_of(one)} {tiles_of(other)}"})
        return super().merge(one, other)

    def reasons(self, before: Table, after: Table, events: list[Event], move: Move) -> list[Phrase]:
        return reasons(before, after, events, move)

    def describe(self, it: Component) -> list[str]:
        return describe(self.pack or standard(), it)

    def field_words(self, it: Component) -> dict[str, object]:
        found: dict[str, object] = {}
        if it.table == "strip":
            found["cells_words"] = strip_words(it)
        if it.text("advantage"):
            found["advantage_words"] = say("advantage", advantage=it.text("advantage"))
        return found


def narrator(pack: Pack | None = None) -> DeepForestNarrator:
    """Who tells a game with this pack, by default the one that comes with it."""
    made = DeepForestNarrator(
        GAME,
        words,
        quiet=("turn-ended", "over", "coins", "stood"),
        deeds=DEEDS,
        repeats={"sold": Repeat(adds=("n",), counts="coins"), "bought": Repeat(adds=("n",), counts="pieces")},
    )
    made.pack = pack
    return made


NARRATOR: Final = narrator()
