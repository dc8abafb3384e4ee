"""Rugwort as a module: the opponent of the solo game; and the box with his three cards."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.module import Module, Part
from tanglewood.games.everdell.board.opponent import Opponent, OpponentRules
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.components import schema
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.modules.rugwort import cards, position, solo, validation
from tanglewood.games.everdell.modules.rugwort.observation import RugwortObserver
from tanglewood.games.everdell.modules.rugwort.rugwort import RUGWORT, Rugwort, RugwortPart, Year, his_part
from tanglewood.games.everdell.modules.rugwort.view import rugwort_view
from tanglewood.games.everdell.moves import COPIES
from tanglewood.games.everdell.observing.cells import ModuleObserver
from tanglewood.games.everdell.presentation.phrases import say
from tanglewood.kernel.judging import outlook as winning
from tanglewood.kernel.move import Move
from tanglewood.kernel.result import Result, Rival
from tanglewood.kernel.setting import Choice, Setting
from tanglewood.kernel.text.component import Component
from tanglewood.kernel.text.fault import Fault
from tanglewood.kernel.text.phrase import COMMA
from tanglewood.kernel.text.position import Section, Sheet
from tanglewood.words import joined

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack
    from tanglewood.games.everdell.config import GameConfig
    from tanglewood.games.everdell.observing.cells import Columns
    from tanglewood.kernel.observing.sheet import Layout
    from tanglewood.kernel.packs.files import Files

HIS_CARDS: Final = 1.2
"""What a card in Rugwort's city is worth to him in the end, with everything it leads to, for each point of a
common one."""


class RugwortRules(OpponentRules):
    """What Rugwort does where a player would decide (EV.solo.*)."""

    id: str = RUGWORT
    loses_to_fool: bool = True
    loses_gifts: bool = True

    def visited(self, table: Table, points: int) -> None:
        solo.visited(table, points)

    def takes_fool(self, table: Table) -> bool:
        return len(solo.him(table).city) > 0

    def fool_moves(self, table: Table) -> list[Move]:
        city = solo.him(table).city
        remove = table.config.pack.moves.remove
        return [remove.of(solo.HIM, city[i], 0) for i in range(len(city)) if city.index(city[i]) == i]

    def fooled(self, table: Table, seat: int, card: int, move: Move) -> None:
        table.discard_open(card)  # EV.solo.fool_human
        solo.lose_card(table, move.b // COPIES)

    def robbed_of_green(self, table: Table, index: int, card: int) -> int:
        return solo.swap_card(table, index, card)

    def has_space(self, table: Table) -> bool:
        return True  # EV.solo.ignores

    def pairs(self, table: Table) -> int:
        return table.config.pack.pairs_in(solo.him(table).city)

    def points(self, table: Table) -> int:
        # He takes a card for each one that is played, whichever it is: that must not speak against playing.
        each = his_part(table.config.pack).card * len(solo.him(table).city)
        return sum(solo.breakdown(table).values()) - each

    def outlook(self, table: Table, worths: list[float], scale: float, ahead: int) -> list[float]:
        # After each card of the player, up to a full city, he takes one too.
        coming = max(0, table.config.pack.counts.city - len(table.players[0].city)) if ahead else 0
        each = HIS_CARDS * his_part(table.config.pack).card
        his = sum(solo.breakdown(table).values()) + each * coming
        return [winning.chance(worths[0] - his, scale)]

    def result(self, table: Table, scores: list[int], rows: list[dict[str, int]]) -> Result:
        his = solo.breakdown(table)
        score = sum(his.values())
        won = score >= scores[0]  # EV.solo.win: a tie is lost
        name = solo.year_of(table.config).name
        return Result(scores, [] if won else [0], rows, rival=Rival(name, score, won, his))


RULES: Final[RugwortRules] = RugwortRules()


class RugwortModule(Module):
    """The solo game."""

    name: str = RUGWORT
    view_field: str = RUGWORT

    def settings(self, pack: "Pack") -> list[Setting]:
        alone: dict[str, Choice] = {"players": 1, "nightweave": False}
        return [
            Setting(
                "rugwort",
                "1",
                "Rugwort's year in a solo game: 1 the rascal, 2 the rotten, 3 the rapscallion.",
                choices=tuple(str(year) for year in his_part(pack).years),
                only=alone,
            ),
            Setting(
                "mood",
                solo.NO_MOOD,
                "A mood of Rugwort's that makes a solo game harder.",
                choices=solo.MOODS,
                only=alone,
            ),
        ]

    def plays(self, options: dict[str, Choice]) -> bool:
        return options["players"] == 1 and not options["nightweave"]

    def read_pack(self, pack: "Pack", files: "Files") -> Part:
        entry = files.one(schema.RugwortPoints)
        walk = [pack.place_number(entry, "walk", id) for id in entry.walk]
        years = {
            int(it.id): Year(it, pack.place_number(it, "journey", it.journey))
            for it in files.of(schema.Rugwort)
        }
        return RugwortPart(entry, walk, years)

    def effects(self) -> list[Effect]:
        return [solo.RUGWORT_PREPARES]

    # ------------------------------------------------------------------ play

    def opponent(self) -> OpponentRules:
        return RULES

    def set_up(self, table: Table) -> None:
        table.opponent = solo.first_rugwort(table)

    def slot_blocked(self, table: Table, slot: int) -> bool:
        his = table.opponent
        return isinstance(his, Rugwort) and his.slots >> slot & 1 > 0

    def card_done(self, table: Table, seat: int, card: int) -> None:
        if table.config.pack.cards[card].ribbon >= 0:
            solo.after_legend(table)
        solo.after_card(table)  # EV.solo.chain: once for every card played

    def season_prepared(self, table: Table, seat: int) -> None:
        table.stack.append(Run(seat, seat, -1, solo.RUGWORT_PREPARES))

    # ------------------------------------------------------------------ shown and checked

    def observer(self, layout: "Layout", config: "GameConfig", columns: "Columns") -> ModuleObserver | None:
        return RugwortObserver(layout, config)

    def table_view(self, table: Table, viewer: int) -> object:
        return rugwort_view(table)

    def describe(self, pack: "Pack", it: Component) -> list[str]:
        if it.table == "rugwort":
            journey = pack.locations[pack.place_numbers[it.text("journey")]].name
            counts = it.numbers("missed_special")
            worker = it.yes("takes_worker")
            return [say("about-rugwort", year=it.id, journey=journey, worker=worker, **counts)]
        if it.table == "rugwort_points":
            walk = [pack.locations[pack.place_numbers[id]].name for id in it.row("walk")]
            counts = it.numbers("card", "purple", "basic_event", "glitzy_purple", "squatty_space")
            return [say("about-rugwort-points", **counts), say("about-walk", places=joined(walk, COMMA))]
        return []

    def section(self) -> Section:
        return Section(RUGWORT, ("",), position.LINES)

    def write(self, table: Table) -> list[str]:
        return ["rugwort:", *position.write_rugwort(table, solo.him(table))]

    def read_opponent(self, pack: "Pack", sheet: Sheet) -> Opponent:
        return position.read_rugwort(pack, sheet)

    def finish_reading(self, table: Table, sheet: Sheet) -> None:
        position.finish(table, solo.him(table), sheet)

    def workers_lost(self, config: "GameConfig", season: int) -> int:
        return 1 if solo.leaves(config, season) else 0

    def problems(self, table: Table) -> list[Fault]:
        return validation.problems(table)

    def fits_options(self, table: Table, effect: Effect) -> bool | None:
        return isinstance(table.opponent, Rugwort) if effect is solo.RUGWORT_PREPARES else None


class RugwortCards(Module):
    """The box with Rugwort's three cards."""

    name: str = "rugwort_cards"

    def settings(self, pack: "Pack") -> list[Setting]:
        return [Setting("rugwort_cards", False, "Rugwort's three cards are shuffled in.")]

    def plays(self, options: dict[str, Choice]) -> bool:
        return bool(options["rugwort_cards"])

    def effects(self) -> list[Effect]:
        return [cards.DOWN_TO_LIMIT]

    def above_limit(self, table: Table, seat: int) -> bool:
        return any(
            isinstance(frame, Run) and frame.effect is cards.DOWN_TO_LIMIT and frame.seat == seat
            for frame in table.stack
        )
