"""Nightweave as a module: the hooks by which she, her personality, plan and intrigue join in (MW.nw.*)."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board import knowledge
from tanglewood.games.everdell.board.knowledge import Dealt, Slots
from tanglewood.games.everdell.board.module import Module, Part
from tanglewood.games.everdell.board.opponent import Opponent, OpponentRules
from tanglewood.games.everdell.board.presented import Place
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.modules.nightweave import hidden, refusing, station
from tanglewood.games.everdell.modules.nightweave import setup as lair_setup
from tanglewood.games.everdell.modules.nightweave.built_in import BUILT_IN
from tanglewood.games.everdell.modules.nightweave.cards import NIGHTWEAVE, SEASONS, Lair, lair_of
from tanglewood.games.everdell.modules.nightweave.hand import her
from tanglewood.games.everdell.modules.nightweave.presentation import narration, position
from tanglewood.games.everdell.modules.nightweave.presentation.observation import LairObserver
from tanglewood.games.everdell.modules.nightweave.presentation.view import nightweave_view
from tanglewood.games.everdell.modules.nightweave.rules import RULES
from tanglewood.games.everdell.modules.nightweave.scheme import intrigues, personalities, plans
from tanglewood.games.everdell.modules.nightweave.scheme.intrigues import current
from tanglewood.games.everdell.modules.nightweave.scheme.moments import watched
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at
from tanglewood.games.everdell.modules.nightweave.turn import HerTurn
from tanglewood.games.everdell.modules.nightweave.validation import boards, frames, modules
from tanglewood.games.everdell.observing.cells import ModuleObserver
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.view_parts import knows
from tanglewood.games.everdell.validation.cards import SECRET, known
from tanglewood.kernel.chance import Rng
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.setting import Choice, Setting
from tanglewood.kernel.state import Frame
from tanglewood.kernel.text.component import Component
from tanglewood.kernel.text.fault import Fault
from tanglewood.kernel.text.phrase import Said
from tanglewood.kernel.text.position import Section, Sheet

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card
    from tanglewood.games.everdell.components.pack import Pack
    from tanglewood.games.everdell.config import GameConfig
    from tanglewood.games.everdell.observing.cells import Columns
    from tanglewood.kernel.observing.sheet import Layout
    from tanglewood.kernel.packs.files import Files

NONE: Final = "none"
ANY: Final = "any"


class NightweaveModule(Module):
    """She plays against one or two people."""

    name: str = NIGHTWEAVE
    more_players: int = 1
    view_field: str = NIGHTWEAVE

    # ------------------------------------------------------------------ pack and options

    def settings(self, pack: "Pack") -> list[Setting]:
        hunted: dict[str, Choice] = {"nightweave": True}
        alone: dict[str, Choice] = {"nightweave": True, "players": 1}
        lair = lair_of(pack)
        return [
            Setting("nightweave", False, "Nightweave, the spider, plays against one or two people."),
            # MW.nw.setup.level
            Setting(
                "difficulty", 1, "Nightweave's level, from meek to terrifying.", low=0, high=4, only=hunted
            ),
            Setting(
                "personality",
                NONE,
                "How Nightweave treats the Meadow round her; a certain one or any.",
                choices=(NONE, ANY, *(it.id for it in lair.personalities)),
                only=hunted,
            ),
            Setting(
                "plan",
                NONE,
                "What Nightweave is up to all game; only against one person.",
                choices=(NONE, ANY, *(it.id for it in lair.plans)),
                only=alone,
            ),
            Setting(
                "intrigues",
                False,
                "Each season Nightweave spins an intrigue; only against one person.",
                only=alone,
            ),
        ]

    def plays(self, options: dict[str, Choice]) -> bool:
        return bool(options["nightweave"])

    def conflict(self, options: dict[str, Choice]) -> Fault | None:
        return lair_setup.conflict(options)

    def read_pack(self, pack: "Pack", files: "Files") -> Part:
        return Lair(pack, files)  # MW.comp.contents

    def effects(self) -> list[Effect]:
        return list(BUILT_IN)

    # ------------------------------------------------------------------ setting up

    def opponent(self) -> OpponentRules:
        return RULES

    def left_out(self, pack: "Pack") -> list[int]:
        return lair_of(pack).left_out  # MW.nw.setup.everdell_games

    def order_specials(self, pack: "Pack", specials: list[int], chance: Rng) -> None:
        station.only_events_of_lands(pack, specials)

    def start_hand(self, config: "GameConfig", place: int) -> int:
        return lair_of(config.pack).start_hand

    def set_up(self, table: Table) -> None:
        table.opponent = lair_setup.first_nightweave(table)
        table.stack = [HerTurn(table.config.first)]  # MW.nw.rule.first

    def hands_dealt(self, table: Table) -> None:
        lair_setup.deal_her_hand(table)

    # ------------------------------------------------------------------ deck, Meadow and hands

    def hand_room(self, table: Table, seat: int) -> int:
        hers = nightweave_at(table)
        return -len(hers.webbed) if hers is not None else 0  # MW.intrigue.in_the_web

    def undrawn(self, table: Table) -> int:
        it = current(table)
        return it.undrawn if it is not None else -1  # MW.intrigue.lobbyist

    def kept_out(self, table: Table) -> int:
        it = current(table)
        return it.kept_out if it is not None else -1  # MW.intrigue.bad_press

    def kept_empty(self, table: Table, slot: int) -> bool:
        hers = nightweave_at(table)
        return hers is not None and hers.pawn == slot  # MW.nw.action.enter

    def reshuffled(self, table: Table) -> None:
        hers = nightweave_at(table)
        if hers is not None:
            hers.seen = tuple([knowledge.after_shuffle(info) for info in hers.seen])
            hers.webbed_seen = tuple([knowledge.after_shuffle(info) for info in hers.webbed_seen])

    # ------------------------------------------------------------------ what humans may do, and its price

    def watches(self, table: Table) -> bool:
        return watched(table)

    def may_take(self, table: Table, seat: int, slot: int) -> bool:
        return personalities.may_take(table, seat, slot)

    def not_to_take(self, table: Table, seat: int, slot: int) -> Refusal | None:
        return personalities.not_to_take(table, seat, slot)

    def may_hold(self, table: Table, card: int) -> bool:
        return intrigues.may_hold(table, card)

    def not_to_hold(self, table: Table, card: int) -> Refusal | None:
        return intrigues.not_to_hold(table, card)

    def may_go(self, table: Table, seat: int, place: int) -> bool:
        return intrigues.may_go(table, place)

    def extra_berry(self, table: Table, source: int) -> int:
        return personalities.extra_berry(table, source - 1) if 1 <= source <= len(table.meadow) else 0

    def play_toll(self, table: Table, seat: int, card: int, source: int) -> int:
        return intrigues.play_toll(table, card, source)

    def use_toll(self, table: Table, card: int) -> int:
        return intrigues.use_toll(table, card)

    def occupy_toll(self, table: Table, seat: int) -> int:
        return intrigues.occupy_toll(table)

    def place_toll(self, table: Table, seat: int, place: int) -> tuple[int, int]:
        n, kinds = plans.place_toll(table, place)
        return (n, kinds) if n else intrigues.place_toll(table, place)

    def toll_for(self, table: Table) -> tuple[str, Said] | None:
        it = intrigues.asking(table)
        return it.rule, it.name

    def forbidden(self, table: Table) -> Refusal | None:
        return intrigues.forbidden(table)

    def refuse(self, table: Table, seat: int, move: Move) -> Refusal | None:
        return refusing.because_of_her(table, seat, move)

    def refuse_way(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return refusing.because_of_her_price(table, run, move)

    def not_in_hand(self, table: Table, seat: int, card: int) -> Refusal | None:
        if card not in her(table).webbed:
            return None
        return no("MW.intrigue.in_the_web", "webbed", card=table.config.pack.cards[card].name)

    # ------------------------------------------------------------------ what humans did

    def worker_going(self, table: Table, seat: int, place: int) -> None:
        intrigues.going(table, seat, place)

    def worker_arrived(self, table: Table, seat: int, place: int) -> None:
        plans.placed(table, place)
        intrigues.placed(table, seat, place)

    def took(self, table: Table, seat: int, slot: int, card: int, held: bool) -> None:
        personalities.took(table, seat, slot, card, held)

    def card_played(self, table: Table, seat: int, card: int) -> None:
        plans.playing(table, card)
        intrigues.playing(table, card)

    def card_done(self, table: Table, seat: int, card: int) -> None:
        if watched(table):
            plans.resolved(table, seat, card)

    def open_tokens(self, table: Table, owner: int, visitor: int, tokens: int) -> bool:
        return plans.open_tokens(table, owner, visitor)

    # ------------------------------------------------------------------ what is hidden

    def hidden_cards(self, table: Table, slots: Slots) -> None:
        hidden.add_places(table, her(table), slots)

    def before_dealing(self, table: Table, rng: Rng) -> None:
        hidden.deal_her_cards(her(table), lair_of(table.config.pack), rng)

    def take_dealt(self, table: Table, viewer: int, dealt: list[Dealt], rng: Rng) -> None:
        hidden.take(table, her(table), dealt)

    def unseen_cards(self, table: Table, viewer: int) -> list[int]:
        hers = her(table)
        away = zip(hers.webbed, hers.webbed_seen, strict=True)
        cards = table.config.pack.cards
        # Legends in her hand are unseen legends, with those that are out of the game (MW.with.legends.hand).
        hand = [card for card in hers.hand if not cards[card].legend]
        return [*hand, *hers.hidden, *(card for card, info in away if not knows(info, viewer))]

    # ------------------------------------------------------------------ shown

    def observer(self, layout: "Layout", config: "GameConfig", columns: "Columns") -> ModuleObserver | None:
        return LairObserver(layout, config, columns)

    def table_view(self, table: Table, viewer: int) -> object:
        return nightweave_view(table, viewer)

    def marked(self, table: Table, place: int) -> bool:
        return intrigues.webbed(table, place)

    def value_words(self, pack: "Pack", key: str, value: str) -> str:
        if key == "words":
            return narration.action_words(pack, value)
        if key == "intrigue":
            return next(it.name for it in lair_of(pack).intrigues if it.id == value)
        return ""

    def describe(self, pack: "Pack", it: Component) -> list[str]:
        return narration.describe(pack, it)

    # ------------------------------------------------------------------ written down

    def section(self) -> Section:
        return Section(NIGHTWEAVE, ("", *SEASONS), position.LINES)

    def write(self, table: Table) -> list[str]:
        hers = her(table)
        season = table.config.pack.seasons[hers.season].id
        return [f"nightweave: {season}", *position.write(table, hers)]

    def read_opponent(self, pack: "Pack", sheet: Sheet) -> Opponent:
        return position.read(pack, sheet)

    def finish_reading(self, table: Table, sheet: Sheet) -> None:
        position.finish(table, her(table), sheet)

    def read_frame(self, config: "GameConfig", words: list[str]) -> Frame[Table] | None:
        return HerTurn(config.first) if words == ["her-turn"] else None

    # ------------------------------------------------------------------ checked

    def problems(self, table: Table) -> list[Fault]:
        return boards.problems(table)

    def card_places(self, table: Table) -> list[Place]:
        hers = her(table)
        return [
            ("nightweave, hand", -1, 0, hers.hand),
            ("nightweave, loot", -1, 0, hers.loot),
            ("nightweave, secret", -1, 0, hers.hidden),
            ("nightweave, away", -1, 0, hers.away),
            ("nightweave, webbed", -1, 0, hers.webbed),
        ]

    def not_known(self, table: Table) -> list[Fault]:
        hers = her(table)
        found: list[Fault] = []
        if not all(known(table, info, knowledge.HERS) for info in hers.seen):
            found.append(Fault("nightweave, hand", SECRET))
        if not all(known(table, info, table.config.first) for info in hers.webbed_seen):
            found.append(Fault("nightweave, webbed", SECRET))
        return found

    def may_lie_down(self, table: Table, kind: "Card") -> bool:
        return modules.may_lie_down(table, kind)

    def may_be_marked(self, table: Table, kind: "Card") -> bool:
        return modules.may_be_barred(table, kind)

    def may_keep_worker(self, table: Table, lent: bool) -> bool:
        return modules.drawn(table, "poison_jam" if lent else "ransom")

    def guards(self, table: Table) -> int:
        return 1 if modules.drawn(table, "takeover") else 0

    def misplaced(self, table: Table, nth: int) -> str | None:
        hers = nightweave_at(table)
        has_none = isinstance(table.stack[nth], HerTurn) and (hers is None or hers.finished)
        return "Nightweave has no turn" if has_none and nth == 0 else None

    def fits_options(self, table: Table, effect: Effect) -> bool | None:
        return frames.fits_options(table, effect)

    def number_range(self, pack: "Pack", word: str) -> tuple[int, int] | None:
        return (0, len(lair_of(pack).intrigues) - 1) if word == "intrigue" else None
