"""The component pack, ready for play: cards with their effects, locations, events, seasons, and the moves."""

from functools import cache
from pathlib import Path

from tanglewood.games.everdell.board.city import number
from tanglewood.games.everdell.board.module import MODULES, Module, Part
from tanglewood.games.everdell.board.player import COLORS, HER_MAT, LOCATIONS, Cards
from tanglewood.games.everdell.components import kinship, schema
from tanglewood.games.everdell.components.contents import Contents
from tanglewood.games.everdell.components.counts import Counts, Season
from tanglewood.games.everdell.components.entries import Card, EventKind, Location
from tanglewood.games.everdell.components.language import Grammar
from tanglewood.games.everdell.config import Lineup
from tanglewood.games.everdell.effects import gaining, locations
from tanglewood.games.everdell.effects import giving as gifts
from tanglewood.games.everdell.effects.base import Effect, EffectLine
from tanglewood.games.everdell.effects.production import PRODUCE, ActivateGreen, CopyGreen
from tanglewood.games.everdell.moves import Moves
from tanglewood.games.everdell.play import (
    arriving,
    helping,
    paying,
    playing,
    reacting,
    reducing,
    turn,
    use_toll,
    ways,
)
from tanglewood.games.everdell.play import placing as places
from tanglewood.games.everdell.play.scoring import CLASSES, COUNTED, Points
from tanglewood.games.everdell.play.ways import Link, WayToPay, linked
from tanglewood.kernel.errors import PackError, TextError
from tanglewood.kernel.packs import files as packfiles

KINDS: tuple[str, ...] = COUNTED[:CLASSES]

BUILT_IN = (
    gaining.GAIN_ANY,
    gifts.GIVE_TO,
    paying.CHOOSE_WAY,
    reducing.SPARE,
    helping.REPLACE,
    arriving.ARRIVE,
    reacting.AFTER,
    locations.REPEAT,
    PRODUCE,
    turn.NEXT_SEASON,
    playing.PLAY_TOLL,
    places.GO_THERE,
    places.PLACE_TOLL,
    reacting.REFILL,
    use_toll.USE_TOLL,
    reacting.PAY_REACTION,
    locations.COPY_THERE,
)
"""Effects that stand on no card."""


class Pack:
    """All components of a game, each with its number."""

    def __init__(self, files: packfiles.Files, fingerprint: str, modules: tuple[Module, ...]) -> None:
        self.files = files
        self.fingerprint = fingerprint
        self.modules = modules
        own = [effect for module in modules for effect in module.effects()]
        self.effects: dict[str, Effect] = {effect.place: effect for effect in (*BUILT_IN, *own)}
        self.ways = ways.WAYS  # to pay for a card, in the base game
        self.power_numbers = {it.id: number for number, it in enumerate(files.of(schema.Power))}
        self.counts = Counts(files.one(schema.Counts))
        # The base game's cards have the same numbers whatever other boxes there are.
        entries = sorted(files.of(schema.Card), key=not_base)
        self.card_numbers = {entry.id: number for number, entry in enumerate(entries)}
        self.grammar = Grammar(self.card_numbers)
        self.cards = [self.card(entry) for entry in entries]
        self.link(entries)
        # Cards of a city that lie face down are kinds of their own, behind all the others.
        self.kinds = len(entries)
        self.cards += [face_down(entry, number) for number, entry in enumerate(entries)]
        self.city_numbers = {card.id: number for number, card in enumerate(self.cards)}
        self.known: dict[tuple[str, ...], Contents] = {}
        self.lineups: dict[tuple[Module, ...], Lineup] = {}
        self.suitable: dict[tuple[WayToPay, ...], list[Link | None]] = {}
        # Rows for the hot paths.
        self.colors = [card.color for card in self.cards]
        self.takes = [card.takes for card in self.cards]
        self.helpers = bytes([card.helps is not None for card in self.cards])
        self.points = [card.points for card in self.cards]
        self.classes = [
            (2 if card.critter else 0) + card.unique if card.down < 0 else -1 for card in self.cards
        ]
        self.couples = kinship.couples(self.cards)
        self.blocked_by = kinship.blocking(self.cards)
        self.crowds = [i for i, card in enumerate(self.cards) if card.crowds]
        jails = [card for card in self.cards if card.jails]
        if not jails:
            raise PackError("the pack has no card whose help is to imprison, expected one")
        self.jail = jails[0]
        # Those of the base game come first here too.
        spaces = sorted(files.of(schema.Location), key=of_a_land)
        self.locations = [Location(entry, self.line(entry, "does")) for entry in spaces]
        if len(self.locations) > LOCATIONS:
            raise PackError(f"the pack has {len(self.locations)} locations, expected {LOCATIONS} at most")
        self.first_event = len(self.locations)
        self.events = [self.event(entry) for entry in sorted(files.of(schema.Event), key=of_a_land)]
        self.places = [it.id for it in self.locations] + [it.id for it in self.events]
        self.place_numbers = {id: number for number, id in enumerate(self.places)}
        if len(self.places) > HER_MAT:  # their numbers lie below those of the cities
            raise PackError(
                f"the pack has {len(self.places)} locations and events, expected {HER_MAT} at most"
            )
        self.event_numbers = {it.id: number for number, it in enumerate(self.events)}
        self.basic_places = self.of_sort("basic")
        self.forest_places = self.of_sort("forest")
        havens = self.of_sort("haven")
        if len(havens) != 1:
            raise PackError(f"the pack has {len(havens)} locations of the sort haven, expected one")
        self.haven = havens[0]
        self.journey_places = self.of_sort("journey")
        self.forest_ids = {self.places[place]: place for place in self.forest_places}
        self.special_ids = {event.id: i for i, event in enumerate(self.events) if not event.basic}
        self.seasons = [
            Season(it.id, it.workers, self.line(it, "bonus") if it.bonus else None)
            for it in files.of(schema.Season)
        ]
        # What modules make of their entries, by the name of the module.
        self.parts: dict[str, Part] = {}
        for module in modules:
            try:
                part = module.read_pack(self, files)
            except KeyError as missing:
                raise PackError(f"the pack has no entry {missing}, which rules name") from None
            if part is not None:
                self.parts[module.name] = part
        self.moves = self.words()
        # The numbers of the moves that a module alone knows, by its name.
        self.added: dict[str, range] = {}
        for module in modules:
            first = len(self.moves.vocabulary.all)
            module.add_moves(self, self.moves.vocabulary)
            self.added[module.name] = range(first, len(self.moves.vocabulary.all))

    def words(self) -> Moves:
        cards = self.cards[: self.kinds]
        return Moves(
            [card.id for card in cards],
            [card.copies for card in cards],
            [card.critter for card in cards],
            [card.visit is not None for card in cards],
            [card.produce is not None for card in cards],
            self.places,
            self.first_event,
            [card.helps is not None for card in cards],
            [card.reacts for card in cards],
            self.counts.meadow,
            [card.ribbon >= 0 for card in cards],
            [number >= 0 for number in self.blocked_by[: self.kinds]],
            [card.id for card in self.cards[self.kinds :]],
            [*self.power_numbers],
        )

    # ------------------------------------------------------------------ looking things up

    def contents(self, sets: tuple[str, ...]) -> Contents:
        """What these boxes hold."""
        if sets not in self.known:
            self.known[sets] = Contents(sets, self.cards, self.locations, self.events)
        return self.known[sets]

    def deck(self, sets: tuple[str, ...]) -> list[int]:
        """Every copy of every card of these boxes that belongs in the main deck, to be shuffled."""
        return self.contents(sets).deck[:]

    def legends(self, sets: tuple[str, ...]) -> Cards:
        return self.contents(sets).legends

    def forest_cards(self, sets: tuple[str, ...]) -> list[int]:
        """The forest cards of these boxes, to be shuffled."""
        return self.contents(sets).forest[:]

    def basic_events(self, sets: tuple[str, ...]) -> list[int]:
        return self.contents(sets).basic_events[:]

    def special_events(self, sets: tuple[str, ...]) -> list[int]:
        """The special events of these boxes, to be shuffled."""
        return self.contents(sets).special_events[:]

    def lineup(self, modules: tuple[Module, ...]) -> Lineup:
        """What follows from these modules being in the game."""
        if modules not in self.lineups:
            self.lineups[modules] = Lineup(modules, self.ways)
        return self.lineups[modules]

    def ways_by_card(self, ways: tuple[WayToPay, ...]) -> list[Link | None]:
        """For every card those of these ways that may pay for it."""
        if ways not in self.suitable:
            self.suitable[ways] = [linked([way for way in ways if way.suits(card)]) for card in self.cards]
        return self.suitable[ways]

    def of_sort(self, sort: str) -> list[int]:
        return [i for i, location in enumerate(self.locations) if location.sort == sort]

    def pairs_in(self, city: tuple[int, ...]) -> int:
        """How many pairs share a space in a city: they are counted, so nobody has to form or split pairs
        (EV.city.pair_choice, .pair_breaks)."""
        total = 0
        for one, others in self.couples:
            n = number(city, one)
            if n:
                partners = 0
                for other in others:
                    partners += number(city, other)
                total += min(n, partners)
        return total

    def shared_in(self, city: tuple[int, ...]) -> int:
        """How many spaces are saved by cards that share one."""
        saved = self.pairs_in(city)
        for card in self.crowds:
            n = number(city, card)
            if n > 1:
                saved += n - 1
        return saved

    def spaces_of(self, city: tuple[int, ...]) -> int:
        """The spaces a city's cards take (EV.city.spaces, .pair, .wanderer)."""
        used = 0
        last = 0
        for card in city:
            used += self.takes[card]
            last = max(last, card)
        return used - self.shared_in(city if last < self.kinds else self.turned_up(city))

    def turned_up(self, city: tuple[int, ...]) -> tuple[int, ...]:
        """A city with its face-down cards as if they lay face up."""
        return tuple([card if card < self.kinds else card - self.kinds for card in city])

    # ------------------------------------------------------------------ reading

    def line(self, entry: schema.Component, field: str) -> EffectLine:
        """A line of effects; each gets its name, `farm.produce` or `inn.visit.2`."""
        try:
            line = self.grammar.line(getattr(entry, field))
        except TextError as problem:
            raise self.files.error(entry, field, str(problem)) from None
        for i, effect in enumerate(line.effects):
            self.enter(entry, effect, f"{entry.id}.{field}" + (f".{i + 1}" if i else ""))
        return line

    def enter(self, entry: schema.Component, effect: Effect, place: str) -> None:
        """Tell an effect, and those it puts on the stack itself, to which entry they belong."""
        effect.place = place
        effect.rule = entry.rule
        effect.title = entry.called
        self.effects[place] = effect
        for end, inner in effect.inner():
            self.enter(entry, inner, f"{place}.{end}")

    def optional(self, entry: schema.Card, field: str) -> EffectLine | None:
        return self.line(entry, field) if getattr(entry, field) else None

    def number(self, entry: packfiles.Entry, field: str, id: str) -> int:
        """The number of a card that an entry names; -1 for none."""
        if not id:
            return -1
        if id not in self.card_numbers:
            raise self.files.error(entry, field, f"expected a card of the pack, got {id!r}")
        return self.card_numbers[id]

    def place_number(self, entry: packfiles.Entry, field: str, id: str) -> int:
        if id not in self.place_numbers:
            raise self.files.error(entry, field, f"expected a location, got {id!r}")
        return self.place_numbers[id]

    def card(self, entry: schema.Card) -> Card:
        try:
            card = Card(entry, self.grammar.cost(entry.cost))
            card.helps = self.grammar.ability(entry.helps) if entry.helps else None
            card.bonus = self.grammar.points(entry.bonus) if entry.bonus else []
        except TextError as problem:
            field = "cost" if "resources like" in str(problem) else "helps" if entry.helps else "bonus"
            raise self.files.error(entry, field, str(problem)) from None
        card.counts_as = self.number(entry, "counts_as", entry.counts_as or entry.ribbon)
        card.ribbon = self.number(entry, "ribbon", entry.ribbon)
        card.partner = self.number(entry, "shares_with", entry.shares_with)
        card.second_space = self.number(entry, "second_space", entry.second_space)
        card.second_cell = self.number(entry, "second_cell", entry.second_cell)
        card.once = card.partner >= 0 and not card.crowds
        card.on_play = self.optional(entry, "on_play")
        card.produce = self.optional(entry, "produce")
        card.visit = self.optional(entry, "visit")
        card.after_card = self.optional(entry, "after_card")
        card.after_critter = self.optional(entry, "after_critter")
        card.after_construction = self.optional(entry, "after_construction")
        card.after_draw = self.optional(entry, "after_draw")
        card.after_event = self.optional(entry, "after_event")
        if card.pays is not None:
            self.enter(entry, card.pays, f"{entry.id}.cost_to")
        if card.produce is not None:
            steps = card.produce.effects
            card.sure = all(effect.sure for effect in steps)
            card.sweeps = any(isinstance(effect, ActivateGreen) for effect in steps)
            card.copies_others = any(isinstance(effect, CopyGreen) for effect in steps)
            card.keeps = any(effect.marks for effect in steps)
            # EV.card.miner_mole.storehouse, .bounce, EX.newleaf.card.stores
            card.copied = not (card.sweeps or card.copies_others or card.keeps)
        return card

    def link(self, entries: list[schema.Card]) -> None:
        """Which critters a construction brings in: named ones, `any`, `any tan`, and those that name it
        (MW.corrin.host, .guest, MW.rugwort_cards.setup)."""
        for guest, critter in enumerate(self.cards):
            if critter.free_by:
                for card in self.cards:
                    if not card.critter and critter.free_by in ("any", COLORS[card.color]):
                        card.hosts.add(guest)
        for entry, card in zip(entries, self.cards, strict=True):
            for word in entry.brings:
                if word.startswith("any"):
                    color = word.removeprefix("any").strip()
                    if color and color not in COLORS:
                        raise self.files.error(
                            entry, "brings", f"expected a colour behind 'any', got {color!r}"
                        )
                    card.hosts.update(
                        i
                        for i, other in enumerate(self.cards)
                        if other.critter
                        and other.ribbon < 0  # MW.legend.replace
                        and (not color or COLORS[other.color] == color)
                    )
                else:
                    card.hosts.add(self.number(entry, "brings", word))
        cards = len(entries)
        for guest, critter in enumerate(self.cards):
            if critter.critter and critter.ribbon < 0:  # MW.legend.replace
                homes = [home for home in range(cards) if guest in self.cards[home].hosts]
                exact = [home for home in homes if self.cards[home].exact]
                critter.homes = kinship.row(exact, cards)
                critter.open_homes = kinship.row([home for home in homes if home not in exact], cards)
                critter.all_homes = kinship.row(homes, cards)

    def event(self, entry: schema.Event) -> EventKind:
        score: list[Points] = []
        try:
            for text in entry.score:
                score += self.grammar.points(text)
        except TextError as problem:
            raise self.files.error(entry, "score", str(problem)) from None
        kinds: dict[str, int] = dict(entry.needs_kinds.items())
        return EventKind(
            entry,
            [self.number(entry, "needs", id) for id in entry.needs],
            [entry.needs_colors.get(color, 0) for color in COLORS],
            [kinds.get(kind, 0) for kind in KINDS] if kinds else [],
            self.line(entry, "does") if entry.does else None,
            score,
        )


def face_down(entry: schema.Card, number: int) -> Card:
    card = Card(entry, [0, 0, 0, 0])
    card.turn_down(number)
    return card


def not_base(entry: schema.Card) -> bool:
    return entry.set != "base"


def of_a_land(entry: schema.Location | schema.Event) -> bool:
    return entry.set != "base"


def load(texts: dict[str, str], modules: tuple[Module, ...] = ()) -> Pack:
    """The pack of these files, with the game's modules and others."""
    return Pack(packfiles.read(texts, schema.SHAPES), packfiles.fingerprint(texts), (*MODULES, *modules))


@cache
def standard() -> Pack:
    """The pack that comes with the game."""
    return load(packfiles.folder(Path(__file__).parents[1] / "pack"))
