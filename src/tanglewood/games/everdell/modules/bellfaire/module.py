"""Bellfaire as a module: Market, garland, events and forest cards, five and six players (EX.bellfaire.*).

The worker abilities of the box are those of modules/powers, its traits of Rugwort those of modules/rugwort.
"""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board.land import Land
from tanglewood.games.everdell.board.module import Module, Part
from tanglewood.games.everdell.board.player import COLORS, Cards
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.bellfaire import garland, position, schema, setup, surveying
from tanglewood.games.everdell.modules.bellfaire.fair import (
    ANY,
    BELLFAIRE,
    GARLAND,
    MARKET,
    NONE,
    USUAL,
    Award,
    FairPart,
    Token,
    fair_part,
    has_market,
)
from tanglewood.games.everdell.modules.bellfaire.market import GAIN_TOKEN, TRADE_TOKEN, market_place
from tanglewood.games.everdell.modules.bellfaire.observation import FairObserver
from tanglewood.games.everdell.modules.bellfaire.view import bellfaire_view
from tanglewood.games.everdell.modules.pearlbrook.river import river_at
from tanglewood.games.everdell.observing.cells import ModuleObserver
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import say
from tanglewood.kernel.move import Move, Vocabulary
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.setting import Choice, Setting
from tanglewood.kernel.text.component import Component
from tanglewood.kernel.text.fault import Fault
from tanglewood.kernel.text.position import Section, Sheet

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack
    from tanglewood.games.everdell.config import GameConfig
    from tanglewood.games.everdell.observing.cells import Columns
    from tanglewood.kernel.observing.sheet import Layout
    from tanglewood.kernel.packs.files import Files


class Bellfaire(Module):
    """The fair. Its forest cards and events join the others by their box (EX.bellfaire.setup.forest).

    Its special events ask for numbers of cards, and some for a price: entries of the pack say so
    (EX.bellfaire.event.requirements, .price, .unique_legend). The forest location that activates two green
    cards is the same effect twice (EX.bellfaire.forest.same_card_twice).

    With five and six players everything else is as with four: forest cards with two spaces, events, turns
    (EX.bellfaire.six.forest, .number_spaces, .events, .unknown).
    """

    name: str = BELLFAIRE
    view_field: str = BELLFAIRE
    features: tuple[str, ...] = surveying.FEATURES

    # ------------------------------------------------------------------ pack and options

    def settings(self, pack: "Pack") -> list[Setting]:
        """Market and garland may be left out (EX.bellfaire.comp.modules); it goes with every other box
        (EX.combine.bellfaire_any)."""
        there: dict[str, Choice] = {BELLFAIRE: True}
        alone: dict[str, Choice] = {**there, "players": 1, "nightweave": False}
        return [
            Setting(
                BELLFAIRE,
                False,
                "Bellfaire: more events and forest cards, the Market, a garland, and up to six players.",
            ),
            Setting(MARKET, True, "The Market of Bellfaire, where tokens are gained and traded.", only=there),
            Setting(
                GARLAND,
                ANY,
                "The award of Bellfaire for most cards of a kind: a random one, a certain one or none.",
                choices=(ANY, NONE, *(award.id for award in fair_part(pack).awards)),
                only=there,
            ),
            *[Setting(mood, False, about, only=alone) for mood, about in setup.TRAITS.items()],
        ]

    def plays(self, options: dict[str, Choice]) -> bool:
        return bool(options[BELLFAIRE])

    def conflict(self, options: dict[str, Choice]) -> Fault | None:
        return setup.conflict(options)

    def read_pack(self, pack: "Pack", files: "Files") -> Part:
        """Four tokens, seven awards (EX.bellfaire.comp.contents, EX.bellfaire.market.tokens,
        MW.with.bellfaire.market_tokens)."""
        tokens = [
            Token(entry, pack.line(entry, "gain"), pack.line(entry, "trade"))
            for entry in files.of(schema.MarketToken)
        ]
        awards = [
            Award(entry, COLORS.index(entry.counts) if entry.counts in COLORS else -1)
            for entry in files.of(schema.Garland)
        ]
        market = pack.place_numbers[MARKET]
        festival = pack.event_numbers["flower_festival"]
        return FairPart(files.one(schema.Fair), market, festival, tokens, awards)

    def add_moves(self, pack: "Pack", words: Vocabulary) -> None:
        part = fair_part(pack)
        for i, token in enumerate(part.tokens):
            where = f"market:{token.id}"
            part.gain_moves.append(words.add(GAIN_TOKEN, f"market gain {token.id}", where, a=i))
            part.trade_moves.append(words.add(TRADE_TOKEN, f"market trade {token.id}", where, a=i))

    # ------------------------------------------------------------------ setting up

    def hand_limit(self, pack: "Pack", players: int) -> int:
        """One card less for everybody, Butterflies too (EX.bellfaire.six.hand_limit, .limits_down_one,
        .butterflies): what abilities add to it stays, and nobody draws above it."""
        return fair_part(pack).hand_limit if players > USUAL else 0

    def start_hand(self, config: "GameConfig", place: int) -> int:
        if config.players <= USUAL:
            return 0
        return fair_part(config.pack).start_hands[place]  # EX.bellfaire.six.start_hands

    def order_basics(self, pack: "Pack", basics: list[int]) -> None:
        """The Flower Festival is one more of them (EX.bellfaire.flower.event, .place)."""
        setup.put_in_the_middle(basics, fair_part(pack).festival)

    def order_rivals_specials(self, pack: "Pack", specials: list[int]) -> None:
        """Else they are simply shuffled and dealt with the others (EX.bellfaire.setup.special_events)."""
        setup.her_specials(pack, specials)

    def set_up(self, table: Table) -> None:
        table.lands = (*table.lands, setup.first_fair(table))

    # ------------------------------------------------------------------ play

    def own_places(self, table: Table) -> Cards:
        """The Market, for one worker of everybody. It is neither a basic nor a forest location, and the Haven
        stays (EX.bellfaire.market.location, .not_basic, .with_haven). Rugwort, who walks along locations of
        the pack, never comes here (EX.bellfaire.solo.market)."""
        place = market_place(table)
        return (place,) if place >= 0 else ()

    def figure_places(self, table: Table) -> Cards:
        return self.own_places(table)  # EX.combine.spiders_spaces

    def turn_ending(self, table: Table, seat: int) -> bool:
        """With five and six players the hand of who has passed is discarded (EX.bellfaire.six.pass_discard),
        once an expedition is paid for and points that depend on it are counted."""
        if len(table.players) <= USUAL or not table.players[seat].passed or not table.players[seat].hand:
            return False
        river = river_at(table)
        if river is not None:
            river.count_hand(seat, len(table.players[seat].hand))  # EX.pearlbrook.adornment.scales_end
        for card in table.players[seat].hand:
            table.discard_from_hand(seat, card)
        return True

    def more_points(self, table: Table, seat: int) -> dict[str, int]:
        points = garland.points(table)
        return {GARLAND: points[seat]} if points else {}  # EX.bellfaire.score.garland

    def rival_points(self, table: Table) -> dict[str, int]:
        points = garland.points(table)
        return {GARLAND: points[-1]} if points else {}  # EX.bellfaire.garland.rugwort

    def refuse_turn(self, table: Table, seat: int, move: Move) -> Refusal | None:
        if move.kind not in (GAIN_TOKEN, TRADE_TOKEN):
            return None
        return no("EX.bellfaire.market.location", "market-worker")

    def survey(self, table: Table, seat: int, ahead: int) -> list[float]:
        return surveying.survey(table, seat, ahead)

    # ------------------------------------------------------------------ shown

    def observer(self, layout: "Layout", config: "GameConfig", columns: "Columns") -> ModuleObserver | None:
        return FairObserver(layout, config)

    def table_view(self, table: Table, viewer: int) -> object:
        return bellfaire_view(table, viewer)

    def move_words(self, table: Table, move: Move) -> str:
        if move.kind not in (GAIN_TOKEN, TRADE_TOKEN):
            return ""
        side = "gain" if move.kind == GAIN_TOKEN else "trade"
        return say("move-market", token=fair_part(table.config.pack).tokens[move.a].name, side=side)

    def value_words(self, pack: "Pack", key: str, value: str) -> str:
        part = fair_part(pack)
        return part.tokens[part.token_numbers[value]].name if key == "token" else ""

    def describe(self, pack: "Pack", it: Component) -> list[str]:
        if it.table == "market_token":
            return [say("about-market-token"), it.text("text")]
        if it.table == "garland":
            return [say("about-garland"), it.text("text")]
        if it.table == "fair":
            hands = ", ".join(it.row("start_hands"))
            return [say("about-fair", hands=hands, **it.numbers("first", "second", "hand_limit"))]
        return []

    # ------------------------------------------------------------------ written down and checked

    def section(self) -> Section:
        return Section(BELLFAIRE, ("",), position.LINES)

    def write(self, table: Table) -> list[str]:
        return position.write(table)

    def read_land(self, config: "GameConfig", sheet: Sheet) -> Land:
        return position.read(config, sheet)

    def at_home(self, table: Table, run: Run, name: str) -> bool | None:
        # A location of Pearlbrook's river is called market too; a visit trades there.
        visited = name == MARKET and run.effect.place.split(".")[1] == "does"
        if not visited and name not in fair_part(table.config.pack).token_numbers:
            return None
        return has_market(table.config.options)
