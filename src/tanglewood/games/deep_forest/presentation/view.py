"""What a seat may see: built by adding, never by deleting from the truth.

Everything a table page draws is here; it needs no rules of its own. Fields are named by column and row from
the lower wall (`a0` to `e0`), forest `a1` to `e7`, the upper wall `a8` to `e8`; market cells are row by row
from the corner; edges are `row-1` ..., `column-1` ... and `corner`. Resources are potion, book, coin, marker.
"""

from typing import Annotated

import msgspec

from tanglewood.games.deep_forest.board import market
from tanglewood.games.deep_forest.board.table import NO_FOG, Player, Row, Table
from tanglewood.games.deep_forest.bot import odds
from tanglewood.games.deep_forest.components.pack import FOREST, KINDS, LETTERS, NO_RESOURCE, Pack
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.games.deep_forest.play import fighting, scoring
from tanglewood.games.deep_forest.play.anytime import Sending
from tanglewood.games.deep_forest.play.fights import Commit, Fight
from tanglewood.games.deep_forest.play.turn import Choose, Lay
from tanglewood.kernel.state import Frame
from tanglewood.kernel.view import TableHead, each_of, head_of, one_of
from tanglewood.words import named

CELLS = (*RESOURCES, "nothing")
OBSTACLES = ("thicket", "gate", "guard")
TILES = (*OBSTACLES, "hidden", "bare", "forest", "sword", "troll", "rock", "wall")

Resource = Annotated[str, one_of("Resource", RESOURCES)]
Cell = Annotated[str, one_of("Cell", CELLS)]
Obstacle = Annotated[str, one_of("Obstacle", OBSTACLES)]
Tile = Annotated[str, one_of("Tile", TILES)]
Boost = Annotated[str, one_of("Boost", (*RESOURCES, ""))]
Advantage = Annotated[str, one_of("Advantage", ("", "coin", "wild", "double"))]
Goods = Annotated[dict[Resource, int], each_of(RESOURCES)]
Obstacles = Annotated[dict[Obstacle, int], each_of(OBSTACLES)]


class EdgeView(msgspec.Struct, frozen=True):
    """An edge field of the market: the seat whose pawn stands there (-1: none), and what its line gives
    now."""

    edge: str
    open: bool
    seat: int
    gives: Goods


class MarketView(msgspec.Struct, frozen=True):
    """`cells` row by row: potion, book, coin, marker or nothing. `previews` are for the strip that is being
    laid: under the text of each lay move the letters (p b c m) each edge in the order of `edges` would give.
    `pile_among` are the strips the pile can hold, more than `pile` if some are in hands or in the box."""

    size: int
    cells: list[Cell]
    edges: list[EdgeView]
    laying: str
    laying_cells: list[Cell]
    previews: dict[str, list[str]]
    laid: list[str]
    pile: int
    pile_among: list[str]
    box: int


class MonsterView(msgspec.Struct, frozen=True):
    """A kind of monster in the middle, and how many of its cards are left."""

    id: str
    name: str
    strength: int
    gold: int
    boost: Boost
    advantage: Advantage
    left: int


class OddsView(msgspec.Struct, frozen=True):
    """The chance to win a fight with so many dice and the best play: with the dice alone, and with
    everything the active player could add. `swords` are turned over after a win."""

    strength: int
    dice: int
    swords: int
    chance: float
    with_resources: float


class FightView(msgspec.Struct, frozen=True):
    """A fight in progress. `advice` are the dice (from 1) that are best set aside before rolling again,
    `chance` is the chance to win then with the dice alone, `with_resources` with everything that could be
    added."""

    seat: int
    strength: int
    dice: list[int]
    aside: list[int]
    rolls: int
    rolls_left: int
    extra: int
    total: int
    boost: Boost
    advice: list[int]
    chance: float
    with_resources: float


class StoneView(msgspec.Struct, frozen=True):
    """A field of the path with its markers."""

    field: str
    markers: int


class StripView(msgspec.Struct, frozen=True):
    id: str
    cells: list[Cell]


class PlayerView(msgspec.Struct, frozen=True):
    """One seat. `fields` says what every field shows: hidden, bare, forest, thicket, gate, guard, sword,
    troll, rock or wall; `visitors` are trolls sent there, on top of that. `hidden` is what an attentive
    player knows to be among the face-down tiles. `sight` are the fields in the pawn's lines of sight,
    `attackers` those with a troll beside the pawn, `step_cost` the markers for leaving its field. `gold` is
    the score as if the game ended now, by source. `hand` holds strips only for their owner."""

    seat: int
    pawn: str
    left: bool
    fields: dict[str, Tile]
    hidden: dict[str, int]
    visitors: dict[str, int]
    sight: list[str]
    attackers: list[str]
    step_cost: int
    trail: list[StoneView]
    goods: Goods
    swords: int
    swords_turned: int
    trolls: int
    trolls_ready: int
    retreats: int
    obstacles: Obstacles
    monsters: list[str]
    edge: str
    hand: list[StripView]
    hand_count: int
    gold: dict[str, int]
    total: int


class TableView(TableHead, frozen=True):
    """The table as `viewer` sees it. `fog` is the row of the fog markers, -1 before it
    sets in; it covers that row and all below. `leaver` is the first who left the forest, -1 as long as
    nobody did. `target` is the seat whose board a troll is being laid on, -1 otherwise."""

    round: int
    rounds: int
    fog: int
    fog_after: int
    leaver: int
    over: bool
    columns: int
    rows: int
    rocks: list[str]
    fight_fields: list[str]
    limit: int
    stage: list[str]
    target: int
    market: MarketView
    monsters: list[MonsterView]
    supply: Goods
    coins_out: int
    fight: FightView | None
    odds: list[OddsView]
    players: list[PlayerView]


def view(table: Table, viewer: int) -> TableView:
    pack = table.config.pack
    top = table.stack[-1] if table.stack else None
    return TableView(
        **head_of(table, table.active, viewer),
        round=table.round,
        rounds=pack.last_round,
        fog=-1 if table.fog == NO_FOG else table.fog,
        fog_after=pack.fog_after,
        leaver=table.leaver,
        over=not table.stack,
        columns=pack.columns,
        rows=pack.rows,
        rocks=names(pack, pack.rocks),
        fight_fields=names(pack, pack.fight_fields),
        limit=pack.kept,
        stage=[stage(table, frame, viewer) for frame in table.stack],
        target=top.target if isinstance(top, Sending) else -1,
        market=market_view(table, viewer),
        monsters=[
            MonsterView(
                kind.id,
                named(kind.name),
                kind.strength,
                kind.gold,
                resource_name(kind.boost),
                kind.advantage,
                table.middle[i],
            )
            for i, kind in enumerate(pack.monsters)
        ],
        supply=dict(zip(RESOURCES, table.supply, strict=True)),
        coins_out=pack.supply[2] - table.supply[2],
        fight=fight_view(table),
        odds=odds_view(table),
        players=[player_view(table, seat, viewer) for seat in range(len(table.players))],
    )


def hidden_lay(table: Table, viewer: int) -> Lay | None:
    """The frame of somebody else who has chosen a strip and not laid it yet: it may still go back, so for
    all others it is in the hand (DF.turn.order)."""
    for frame in table.stack:
        if isinstance(frame, Lay) and frame.seat != viewer:
            return frame
    return None


def stage(table: Table, frame: Frame[Table], viewer: int) -> str:
    if isinstance(frame, Lay) and frame.seat != viewer:
        return Choose(frame.seat).text(table)
    return frame.text(table)


def names(pack: Pack, mask: int) -> list[str]:
    return [name for field, name in enumerate(pack.field_names) if mask >> field & 1]


def resource_name(kind: int) -> str:
    return "" if kind == NO_RESOURCE else RESOURCES[kind]


# ---------------------------------------------------------------------- the market


def market_view(table: Table, viewer: int) -> MarketView:
    pack = table.config.pack
    frame = table.stack[-1] if table.stack else None
    lays = frame if isinstance(frame, Lay) and frame.seat == viewer else None
    standing = {player.edge: seat for seat, player in enumerate(table.players) if player.edge >= 0}
    return MarketView(
        size=pack.size,
        cells=[CELLS[cell] for cell in table.grid],
        edges=[
            EdgeView(
                name,
                edge < table.config.edges,
                standing.get(edge, -1),
                dict(zip(RESOURCES, market.line_of(pack, table.grid, edge), strict=True)),
            )
            for edge, name in enumerate(pack.edge_names)
        ],
        laying=pack.strip_ids[lays.strip] if lays else "",
        laying_cells=[CELLS[cell] for cell in pack.strips[lays.strip]] if lays else [],
        previews=previews(table, lays) if lays else {},
        laid=[pack.strip_ids[strip] for strip in table.heap],
        pile=len(table.pile),
        pile_among=[pack.strip_ids[strip] for strip in pile_among(table, viewer)],
        box=len(table.box),
    )


def previews(table: Table, frame: Lay) -> dict[str, list[str]]:
    """What each edge would give after each way to lay the strip."""
    pack = table.config.pack
    found: dict[str, list[str]] = {}
    for move in market.placings(table, frame.strip):
        grid = list(table.grid)
        for place, cell in zip(pack.placings[move.a], pack.strips[frame.strip], strict=True):
            grid[place] = cell
        found[move.text] = [
            "".join([LETTERS[grid[cell]] for cell in line if CELLS[grid[cell]] != "nothing"])
            for line in pack.edge_lines
        ]
    return found


def pile_among(table: Table, viewer: int) -> Row:
    """The strips that may be in the pile, for an attentive player: see `deal_strips` in state.py."""
    if not table.pile:
        return ()
    latest = table.generation[table.pile[0]]
    known = list(table.pile) + (list(table.box) if latest == 0 else [])
    for seat, player in enumerate(table.players):
        if seat != viewer:
            known += [strip for strip in player.hand if table.generation[strip] == latest]
    chosen = hidden_lay(table, viewer)
    if chosen is not None and table.generation[chosen.strip] == latest:
        known.append(chosen.strip)
    return tuple(sorted(known))


# ---------------------------------------------------------------------- fights


def fight_view(table: Table) -> FightView | None:
    frame = table.stack[0] if table.stack else None
    if not isinstance(frame, Fight):
        return None
    pack = table.config.pack
    strength = pack.strengths[frame.place]
    left = pack.rolls - frame.rolls
    need = strength - frame.extra
    advice, chance = odds.best_plan(frame.dice, frame.aside, left, need)
    reach = fighting.pips_in_reach(table, frame.seat, frame.place)
    return FightView(
        seat=frame.seat,
        strength=strength,
        dice=list(frame.dice),
        aside=[i + 1 for i in range(len(frame.dice)) if frame.aside >> i & 1],
        rolls=frame.rolls,
        rolls_left=left,
        extra=frame.extra,
        total=frame.total(),
        boost=resource_name(pack.boosts[frame.place]),
        advice=[i + 1 for i in range(len(frame.dice)) if advice >> i & 1],
        chance=chance,
        with_resources=odds.best_plan(frame.dice, frame.aside, left, need - reach)[1],
    )


def odds_view(table: Table) -> list[OddsView]:
    """The odds of every fight the active player could begin where the pawn stands."""
    frame = table.stack[0] if table.stack else None
    pack = table.config.pack
    player = table.players[table.active]
    if frame is None or isinstance(frame, Fight) or player.pawn < 0 or player.exit >= 0:
        return []
    places = [move.a for move in fighting.fights(table, player)]
    if isinstance(frame, Commit):
        places = [frame.place]
    found: list[OddsView] = []
    for place in places:
        reach = fighting.pips_in_reach(table, table.active, place)
        for dice in range(pack.min_dice, min(player.swords, pack.max_dice) + 1):
            strength = pack.strengths[place]
            alone = odds.chance(dice, pack.rolls, strength)
            helped = odds.chance(dice, pack.rolls, strength - reach)
            found.append(OddsView(strength, dice, dice - pack.min_dice, alone, helped))
    return found


# ---------------------------------------------------------------------- players


def player_view(table: Table, seat: int, viewer: int) -> PlayerView:
    pack = table.config.pack
    player = table.players[seat]
    standing = player.pawn >= 0 and player.exit < 0
    gold = scoring.breakdown(table, seat)
    chosen = hidden_lay(table, viewer)
    return PlayerView(
        seat=seat,
        pawn=pack.field_names[player.pawn] if player.pawn >= 0 else "",
        left=player.exit >= 0,
        fields={name: shown(player, field) for field, name in enumerate(pack.field_names)},
        hidden=face_down(player),
        visitors={pack.field_names[field]: player.visitors.count(field) for field in player.visitors},
        sight=names(pack, in_sight(pack, player)) if standing else [],
        attackers=names(pack, player.danger & pack.beside_mask[player.pawn]) if standing else [],
        step_cost=table.step_cost(player) if standing else 0,
        trail=[StoneView(pack.field_names[field], player.stones[i]) for i, field in enumerate(player.trail)],
        goods=dict(zip(RESOURCES, player.goods, strict=True)),  # DF.market.open: for every seat
        swords=player.swords,
        swords_turned=player.spent,
        trolls=player.trolls,
        trolls_ready=player.trolls - player.fresh if player.may_send() else 0,
        retreats=player.retreats,
        obstacles=dict(zip(OBSTACLES, player.won, strict=True)),
        monsters=[pack.monsters[kind].id for kind in player.monsters],
        edge=pack.edge_names[player.edge] if player.edge >= 0 else "",
        hand=[strip_view(pack, strip) for strip in player.hand] if seat == viewer else [],
        hand_count=len(player.hand) + (chosen is not None and chosen.seat == seat),
        gold=gold,
        total=sum(gold.values()),
    )


def shown(player: Player, field: int) -> str:
    return "hidden" if player.hidden >> field & 1 else KINDS[player.tiles[field]]


def face_down(player: Player) -> dict[str, int]:
    """Which kinds of tiles are face down, and how many: all tiles are known, so the rest can be counted."""
    kinds = [player.tiles[field] for field in range(len(player.tiles)) if player.hidden >> field & 1]
    return {KINDS[kind]: kinds.count(kind) for kind in sorted(set(kinds))}


def in_sight(pack: Pack, player: Player) -> int:
    """The fields the pawn sees, each line up to the first field that shows something."""
    mask = 0
    for ray in pack.rays[player.pawn]:
        for field in ray:
            mask |= 1 << field
            if player.tiles[field] > FOREST or field in player.visitors or player.hidden >> field & 1:
                break
    return mask


def strip_view(pack: Pack, strip: int) -> StripView:
    return StripView(pack.strip_ids[strip], [CELLS[cell] for cell in pack.strips[strip]])
