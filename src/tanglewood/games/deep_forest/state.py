"""The deep forest's state: the table behind the interface of the kernel."""

from typing import TYPE_CHECKING

from tanglewood.games.deep_forest import statistics
from tanglewood.games.deep_forest.board.table import Player, Table
from tanglewood.games.deep_forest.bot import features, heuristics
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.games.deep_forest.play import scoring
from tanglewood.games.deep_forest.play.turn import Closing, Lay
from tanglewood.games.deep_forest.presentation import naming, view, writing
from tanglewood.games.deep_forest.validation import position as checking
from tanglewood.kernel.chance import Rng
from tanglewood.kernel.judging.judgement import Learned

if TYPE_CHECKING:
    from tanglewood.games.deep_forest.presentation.view import TableView
    from tanglewood.kernel.move import Move
    from tanglewood.kernel.observing.sheet import Observer
    from tanglewood.kernel.result import Result
    from tanglewood.kernel.text.fault import Fault


class DeepForest(Table):
    """A position of Through the Deep Forest."""

    __slots__ = ()

    def deal_anew(self, seat: int, rng: Rng) -> None:
        """Deal anew what this seat cannot know: all tiles that lie face down, and the strips of pile, box and
        other hands, each among those that went through as many shuffles."""
        for player in self.players:
            cover_anew(player, rng)
        chosen = take_back(self, seat)
        deal_strips(self, seat, rng)
        if chosen >= 0:
            choose_anew(self, chosen, rng)

    def copy_table(self) -> "DeepForest":
        return DeepForest(
            self.config,
            [player.copy() for player in self.players],
            self.supply[:],
            self.lowest[:],
            self.tally[:],
            self.active,
            self.round,
            self.fog,
            self.leaver,
            self.grid,
            self.heap,
            self.pile,
            self.box,
            self.generation,
            self.middle,
        )

    def result(self) -> "Result | None":
        return scoring.result(self)

    def view(self, seat: int) -> "TableView":
        return view.view(self, seat)

    def close(self, seat: int, how: int) -> None:
        self.stack[-1] = Closing(seat, how)

    def text(self) -> str:
        return writing.write(self)

    def problems(self) -> "list[Fault]":
        return checking.problems(self)

    def groups(self) -> tuple[str, ...]:
        return naming.NAMES

    def names_of(self, move: "Move") -> tuple[str, ...]:
        return naming.names_of(self, move)

    def rollout_depth(self) -> int:
        return 0  # stages of a turn are foreseen exactly; one wasted market would be felt for turns

    def outlook(self) -> list[float]:
        return heuristics.outlook(self)

    def observer(self) -> "Observer":
        from tanglewood.games.deep_forest.observation import DeepForestObserver

        return DeepForestObserver(self.config)

    def learned(self) -> Learned[Table]:
        return features.learned(self.config.pack)

    def value(self, seat: int) -> float:
        return heuristics.value(self, seat)

    def standing(self) -> list[int]:
        return [sum(scoring.breakdown(self, seat).values()) for seat in range(len(self.players))]

    def progress(self) -> dict[str, int]:
        return {"round": self.round}

    def statistics(self) -> dict[str, list[int]]:
        return statistics.statistics(self)

    def holdings(self) -> list[dict[str, int]]:
        return [
            {**{name: player.goods[kind] for kind, name in enumerate(RESOURCES)}, "sword": player.swords}
            for player in self.players
        ]

    def in_use(self) -> dict[str, int]:
        printed = self.config.pack.supply
        return {name: printed[kind] - self.supply[kind] for kind, name in enumerate(RESOURCES)}

    def printed(self) -> dict[str, int]:
        return {name: self.config.pack.supply[kind] for kind, name in enumerate(RESOURCES)}

    def brought(self) -> list[dict[str, int]]:
        monsters = self.config.pack.monsters
        found: list[dict[str, int]] = []
        for player in self.players:
            gold: dict[str, int] = {}
            for kind in player.monsters:
                name = "monster:" + monsters[kind].id
                gold[name] = gold.get(name, 0) + monsters[kind].gold
            found.append(gold)
        return found


def cover_anew(player: Player, rng: Rng) -> None:
    """Mix the tiles that lie face down; nobody knows them, not even their owner."""
    if not player.hidden:
        return
    fields = [field for field in range(len(player.tiles)) if player.hidden >> field & 1]
    kinds = sorted([player.tiles[field] for field in fields])  # sorted: the truth must leave no trace
    rng.shuffle(kinds)
    tiles = list(player.tiles)
    for i in range(len(fields)):
        tiles[fields[i]] = kinds[i]
    player.tiles = tuple(tiles)


def take_back(twin: DeepForest, seat: int) -> int:
    """If somebody else has chosen a strip and not laid it yet, put it back into the hand, because nobody
    has seen it; returns the place of its frame, or -1."""
    for i in range(len(twin.stack)):
        frame = twin.stack[i]
        if isinstance(frame, Lay) and frame.seat != seat:
            player = twin.players[frame.seat]
            player.hand = tuple(sorted([*player.hand, frame.strip]))
            return i
    return -1


def choose_anew(twin: DeepForest, place: int, rng: Rng) -> None:
    """Any strip of the hand may be the one that was chosen."""
    player = twin.players[twin.stack[place].seat]
    i = rng.below(len(player.hand))
    twin.stack[place] = Lay(twin.stack[place].seat, player.hand[i])
    player.hand = player.hand[:i] + player.hand[i + 1 :]


def deal_strips(twin: DeepForest, seat: int, rng: Rng) -> None:
    """Strips that were laid in the open and then shuffled are known to be in the pile made of them, and
    later in the hands that drew from it; all others come from the first deal."""
    latest = twin.generation[twin.pile[0]] if twin.pile else max(twin.generation)
    for generation in range(max(twin.generation) + 1):
        pool: list[int] = []
        if generation == latest:
            pool.extend(twin.pile)
        if generation == 0:
            pool.extend(twin.box)
        for i in range(len(twin.players)):
            if i != seat:
                pool.extend([strip for strip in twin.players[i].hand if twin.generation[strip] == generation])
        pool.sort()  # the truth must leave no trace
        if generation == 0 and twin.box:
            put_into_the_box(twin, pool, rng)
        rng.shuffle(pool)
        if generation == latest:
            n = len(twin.pile)
            twin.pile = tuple(pool[:n])
            del pool[:n]
        for i in range(len(twin.players)):
            if i != seat:
                hand = twin.players[i].hand
                known = [strip for strip in hand if twin.generation[strip] != generation]
                n = len(hand) - len(known)
                twin.players[i].hand = tuple(sorted(known + pool[:n]))
                del pool[:n]


def put_into_the_box(twin: DeepForest, pool: list[int], rng: Rng) -> None:
    """Strips out of play: any of the base ones, because the sparse ones are known to be in play."""
    base = [strip for strip in pool if strip in twin.config.pack.base_strips]
    rng.shuffle(base)
    twin.box = tuple(sorted(base[: len(twin.box)]))
    pool[:] = [strip for strip in pool if strip not in twin.box]
