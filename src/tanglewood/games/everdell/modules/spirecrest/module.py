"""Spirecrest as a module: the hooks by which the mountain joins in (EX.spirecrest.*)."""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board.land import Land
from tanglewood.games.everdell.board.module import Module, Part
from tanglewood.games.everdell.board.player import Cards, Player
from tanglewood.games.everdell.board.presented import Place
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.modules.spirecrest import (
    bots,
    explore,
    finds,
    hidden,
    opponents,
    playing,
    scoring,
    setup,
    turns,
    weather,
)
from tanglewood.games.everdell.modules.spirecrest.parts import (
    PLAY_BESIDE,
    PLAY_UNDER,
    SEND_BIG,
    SPIRECREST,
    SpirecrestPart,
    part_at,
    part_of,
)
from tanglewood.games.everdell.modules.spirecrest.presentation import narration, position, validation
from tanglewood.games.everdell.modules.spirecrest.presentation.observation import MountainObserver
from tanglewood.games.everdell.modules.spirecrest.state import (
    critter_of,
    critters_home,
    mountain,
    place_of_critter,
)
from tanglewood.games.everdell.modules.spirecrest.view import expedition, spirecrest_view
from tanglewood.games.everdell.modules.spirecrest.workers import critters, destinations, spaces
from tanglewood.games.everdell.moves import LIFT_NAMED
from tanglewood.games.everdell.observing.cells import ModuleObserver
from tanglewood.games.everdell.play import tolls
from tanglewood.games.everdell.play.placing import GO_THERE, PLACE_TOLL
from tanglewood.games.everdell.play.reacting import REFILL
from tanglewood.games.everdell.play.ways import WayToPay
from tanglewood.kernel.chance import Rng
from tanglewood.kernel.move import Move, Vocabulary
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.setting import Choice, Setting
from tanglewood.kernel.text.component import Component
from tanglewood.kernel.text.fault import Fault
from tanglewood.kernel.text.phrase import Said
from tanglewood.kernel.text.position import Section, Sheet

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack
    from tanglewood.games.everdell.config import GameConfig
    from tanglewood.games.everdell.observing.cells import Columns
    from tanglewood.kernel.observing.sheet import Layout
    from tanglewood.kernel.packs.files import Files


class SpirecrestModule(Module):
    """The mountain board with all that belongs to it."""

    name: str = SPIRECREST
    view_field: str = SPIRECREST
    player_field: str = "expedition"
    own_lines: tuple[str, ...] = position.OWN
    features: tuple[str, ...] = bots.FEATURES

    # ------------------------------------------------------------------ pack and options

    def settings(self, pack: "Pack") -> list[Setting]:
        # EX.combine.spirecrest_pearlbrook, .one_major: best alone, but it may be mixed with any other box
        return [
            Setting(SPIRECREST, False, "The mountain of Spirecrest: weather, discoveries and an expedition.")
        ]

    def plays(self, options: dict[str, Choice]) -> bool:
        return bool(options[SPIRECREST])

    def read_pack(self, pack: "Pack", files: "Files") -> Part:
        # EX.spirecrest.comp.contents, .retail, .no_deck_cards: the full set, and nothing for the main deck
        return SpirecrestPart(pack, files)

    def add_moves(self, pack: "Pack", words: Vocabulary) -> None:
        part_of(pack).add_moves(pack, words)

    def effects(self) -> list[Effect]:
        return [
            explore.EXPLORE,
            explore.FIND_PRICE,
            explore.TAKE_FIND,
            explore.EXPEDITION,
            explore.TILE_PRICE,
            finds.SURPLUS,
            weather.GIVES_LESS,
            weather.BLOWS,
            critters.SEND_CRITTER,
            critters.STAY_THERE,
            critters.HONEY,
            critters.EXTRA,
            critters.EXTRA_GAIN,
            critters.RHUN_GAIN,
            turns.PROSPECT,
            turns.BEAK,
        ]

    def set_up(self, table: Table) -> None:
        table.lands = (*table.lands, setup.first_mountain(table))

    # ------------------------------------------------------------------ a turn

    def turn_moves(self, table: Table, seat: int) -> list[Move]:
        return [*critters.turn_moves(table, seat), *playing.turn_moves(table, seat)]

    def play_turn(self, table: Table, seat: int, move: Move) -> bool:
        if move.kind == SEND_BIG:
            critters.send(table, seat, move)
            return True
        if move.kind in (PLAY_UNDER, PLAY_BESIDE):
            playing.play_turn(table, seat, move)
            return True
        return False

    def refuse_turn(self, table: Table, seat: int, move: Move) -> Refusal | None:
        if not table.config.plays(SPIRECREST):
            return None
        return critters.refuse_turn(table, seat, move) or playing.refuse_turn(table, seat, move)

    def before_recall(self, table: Table, seat: int) -> None:
        critters.before_recall(table, seat)

    def season_begins(self, table: Table, seat: int) -> None:
        """Exploring lies below everything else that preparing brings (EX.spirecrest.explore.when)."""
        table.stack.insert(1, Run(seat, seat, -1, explore.EXPLORE, (explore.BEGINS,)))

    def seat_passed(self, table: Table, seat: int) -> None:
        table.stack.append(Run(seat, seat, -1, explore.EXPEDITION))

    def turn_ending(self, table: Table, seat: int) -> bool:
        return turns.ending(table, seat)

    def opponent_prepares(self, table: Table) -> None:
        opponents.nightweave_explores(table)

    def gained(self, table: Table, seat: int, what: int, n: int) -> None:
        turns.gained(table, seat, what, n)

    def drew_from_deck(self, table: Table, seat: int, n: int) -> None:
        turns.drew(table, seat)

    # ------------------------------------------------------------------ playing a card

    def ways(self) -> list[WayToPay]:
        return [playing.CHEAPER]

    def more_to_play(self, table: Table, seat: int) -> list[tuple[int, int]]:
        return playing.to_play(table, seat)

    def take_up(self, table: Table, seat: int, card: int, source: int) -> None:
        playing.take_up(table, seat, card, source)

    def card_leaves(self, table: Table, seat: int, card: int, source: int) -> None:
        playing.card_leaves(table, seat, source)

    def comes_from(self, table: Table, seat: int, card: int, source: int) -> bool:
        return playing.comes_from(table, seat, card, source)

    # ------------------------------------------------------------------ the weather

    def watches(self, table: Table) -> bool:
        return len(table.lands) > 0

    def extra_cost(self, table: Table, seat: int, card: int) -> list[int]:
        return weather.extra_cost(table, seat, card)

    def may_play(self, table: Table, seat: int, card: int, source: int) -> bool:
        return weather.may_play(table, seat, source)

    def not_to_play(self, table: Table, seat: int, card: int, source: int) -> Refusal | None:
        return weather.not_to_play(table, seat, source)

    def may_go(self, table: Table, seat: int, place: int) -> bool:
        return weather.may_go(table, seat, place)

    def place_toll(self, table: Table, seat: int, place: int) -> tuple[int, int]:
        return weather.place_toll(table, seat, place)

    def refuse(self, table: Table, seat: int, move: Move) -> Refusal | None:
        return weather.refuse(table, seat, move)

    def toll_for(self, table: Table) -> tuple[str, Said] | None:
        """The weather, if it asks for the toll on top: another module's asks for cards and resources."""
        top = table.stack[-1]
        if not isinstance(top, Run) or top.effect is not PLACE_TOLL:
            return None
        _, kinds = PLACE_TOLL.price(top)
        it = weather.holding(table, top.seat)
        mine = it is not None and weather.place_toll(table, top.seat, PLACE_TOLL.going(top))[1] == kinds
        return (it.rule, it.name) if it is not None and mine and kinds != tolls.CARDS_OR_RESOURCES else None

    def place_copied(self, table: Table, seat: int, place: int) -> None:
        weather.place_copied(table, seat, place)

    # ------------------------------------------------------------------ placing workers

    def own_places(self, table: Table) -> Cards:
        return spaces.own_places(table) if table.lands else ()

    def may_enter(self, table: Table, seat: int, place: int) -> bool:
        return spaces.may_enter(table, seat, place)

    def refuse_entry(self, table: Table, seat: int, place: int) -> Refusal | None:
        return spaces.refuse_entry(table, seat, place)

    def spaces_beside(self, table: Table, owner: int, open: bool) -> list[Move]:
        return spaces.spaces_beside(table, owner, open)

    def worker_placed(self, table: Table, seat: int, place: int, plays: bool) -> None:
        spaces.visited(table, seat, place)
        # A place that gives less does so before Honeypaw counts; a storm comes when all is done.
        weather.storm(table, seat)
        critters.worker_placed(table, seat, plays)
        weather.worker_placed(table, seat, place)

    def workers_apart(self, table: Table, seat: int) -> int:
        return len(critters_home(table, seat))

    def worker_flags(self, table: Table, seat: int, place: int) -> int:
        return critters.worker_flags(table, seat)

    def home_flags(self, table: Table, seat: int) -> int:
        return critters.home_flags(table, seat)

    def more_destinations(self, table: Table, seat: int, origin: int, found: list[Move]) -> None:
        destinations.more_destinations(table, seat, origin, found)

    def arrives_apart(self, table: Table, seat: int, place: int) -> bool:
        return critters.arrives_apart(table, seat, place)

    def own_ability(self, table: Table, seat: int, placing: bool) -> bool:
        return critters.own_ability(table, seat, placing)

    def lift_word(self, table: Table, place: int) -> Move | None:
        number = critter_of(place)
        return part_at(table).lift_big[number - 1] if number else None

    def named_worker(self, table: Table, seat: int, move: Move) -> int:
        return place_of_critter(table.players[seat], move.a + 1) if move.kind == LIFT_NAMED else -1

    def worker_lifted(self, table: Table, seat: int, place: int) -> None:
        mountain(table).going = critter_of(place)

    def worker_lost(self, table: Table, seat: int, place: int) -> None:
        critters.worker_lost(table, place)

    # ------------------------------------------------------------------ points

    def more_points(self, table: Table, seat: int) -> dict[str, int]:
        return {
            "expedition": scoring.tile_points(table, seat),
            "discoveries": scoring.find_points(table, seat),
        }

    def rival_points(self, table: Table) -> dict[str, int]:
        return opponents.points(table)

    def survey(self, table: Table, seat: int, ahead: int) -> list[float]:
        return bots.survey(table, seat)

    # ------------------------------------------------------------------ shown

    def deal_anew(self, table: Table, viewer: int, rng: Rng) -> None:
        hidden.deal_anew(table, rng)
        turns.look_again(table)

    def observer(self, layout: "Layout", config: "GameConfig", columns: "Columns") -> ModuleObserver | None:
        return MountainObserver(layout, config, columns)

    def table_view(self, table: Table, viewer: int) -> object:
        return spirecrest_view(table, viewer)

    def player_view(self, table: Table, seat: int, viewer: int) -> object:
        return expedition(table, seat) if table.config.plays(SPIRECREST) else None

    def move_words(self, table: Table, move: Move) -> str:
        return narration.move_words(table, move)

    def value_words(self, pack: "Pack", key: str, value: str) -> str:
        return narration.value_words(pack, key, value)

    def describe(self, pack: "Pack", it: Component) -> list[str]:
        return narration.describe(pack, it)

    # ------------------------------------------------------------------ written down and checked

    def section(self) -> Section:
        return Section(SPIRECREST, ("",), position.LINES)

    def write(self, table: Table) -> list[str]:
        return position.write(table)

    def write_player(self, table: Table, player: Player) -> list[str]:
        return position.write_player(table, player)

    def read_land(self, config: "GameConfig", sheet: Sheet) -> Land:
        return position.read(config, sheet)

    def finish_reading(self, table: Table, sheet: Sheet) -> None:
        position.finish(table)

    def worker_mark(self, pack: "Pack", place: int) -> str:
        return position.worker_mark(pack, place)

    def read_worker_mark(self, pack: "Pack", mark: str) -> int:
        return position.read_worker_mark(pack, mark)

    def problems(self, table: Table) -> list[Fault]:
        return validation.problems(table) if table.config.plays(SPIRECREST) else []

    def card_places(self, table: Table) -> list[Place]:
        return validation.card_places(table)

    def above_limit(self, table: Table, seat: int) -> bool:
        return validation.above_limit(table, seat)

    def may_stand(self, table: Table, seat: int, place: int) -> bool | None:
        return validation.may_stand(table, seat, place)

    def more_room(self, table: Table, spot: int) -> int:
        return validation.more_room(table, spot)

    def at_home(self, table: Table, run: Run, name: str) -> bool | None:
        part = part_of(table.config.pack)
        if name in part.numbers and not name.startswith("the_"):
            if not table.config.plays(SPIRECREST):
                return False
            return any(part.numbers[name] in row for row in mountain(table).finds)
        return None

    def fits_options(self, table: Table, effect: Effect) -> bool | None:
        plays = table.config.plays(SPIRECREST)
        if plays and effect in (GO_THERE, PLACE_TOLL, REFILL):
            return True  # the weather watches too
        return plays if effect in self.effects() else None

    def number_range(self, pack: "Pack", word: str) -> tuple[int, int] | None:
        return (-1, len(part_of(pack).discoveries) - 1) if word == "find" else None
