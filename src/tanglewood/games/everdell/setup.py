"""Setting up a game."""

from tanglewood.games.everdell.board.player import NO_CARD, WINTER, Player
from tanglewood.games.everdell.components.pack import Pack, standard
from tanglewood.games.everdell.config import GameConfig, in_play, laid_for, sets_of
from tanglewood.games.everdell.play.turn import Turn
from tanglewood.games.everdell.state import Everdell
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.event import Listener
from tanglewood.kernel.setting import Choice, Setting, no_such_seat, refused_option

RANDOM = "random"
CLEARINGS = 4
MOST = 6
"""The most players there can be; a module may refuse so many."""


def settings(pack: Pack) -> tuple[Setting, ...]:
    """The options of a table."""
    return (
        Setting(
            "players", 2, "How many seats the table has; alone you play against Rugwort.", low=1, high=MOST
        ),
        Setting(
            "first",
            RANDOM,
            "The seat that begins, counted from 0, or a random one.",
            choices=(RANDOM, *[str(seat) for seat in range(MOST)]),
        ),
        # Small boxes join in one by one, or all together (MW.comp.modular).
        *(setting for module in pack.modules for setting in module.settings(pack)),
    )


def start(options: dict[str, Choice], seed: int) -> Everdell:
    """A new game (EV.setup.*); random choices are made in the order of the rulebook's setup."""
    return start_with(standard(), options, seed)


def opening(options: dict[str, Choice], seed: int, listener: Listener) -> Everdell:
    """The same game, with a listener for what an opponent does before the first player (MW.nw.rule.first)."""
    return start_with(standard(), options, seed, listener)


def start_with(
    pack: Pack, options: dict[str, Choice], seed: int, listener: Listener | None = None
) -> Everdell:
    chance = seeded(seed)
    players = int(options["players"])
    counts = pack.counts
    sets = sets_of(options)
    forest = pack.forest_cards(sets)
    chance.shuffle(forest)
    check(pack, options)
    modules = in_play(pack, options)
    forest = forest[: counts.forest_cards(laid_for(modules, players))]  # MW.with.setup: Nightweave counts too
    forest += [NO_CARD] * (CLEARINGS - len(forest))  # EV.setup.empty_clearing: the last one
    left_out = [event for module in modules for event in module.left_out(pack)]
    specials = [event for event in pack.special_events(sets) if event not in left_out]
    chance.shuffle(specials)
    for module in modules:
        module.order_specials(pack, specials, chance)
    if any(module.opponent().takes_turns for module in modules):
        for module in modules:
            module.order_rivals_specials(pack, specials)
    deck = pack.deck(sets)
    chance.shuffle(deck)
    first = chance.below(players)
    if options["first"] != RANDOM:
        first = int(options["first"])
        if first >= players:
            raise no_such_seat(players, first)
    config = GameConfig(pack, options, players, first, tuple(forest), tuple(specials[: counts.specials]))
    table = Everdell(
        config,
        chance,
        [new_player(pack) for _ in range(players)],
        stack=[Turn(first)],
        turn=first,
        active=first,
        deck=tuple(deck),
        deck_seen=(0,) * len(deck),
        left=len(deck),
        generation=0,
        discard=(),
        discard_seen=(),
        meadow=(NO_CARD,) * counts.meadow,  # EV.setup.meadow
        claimed=0,
        opponent=None,
        lands=(),
        asked=None,
    )
    later = [module for module in config.modules if module.lays_table]
    if not later:
        table.fill_meadow()
        deal_hands(table)
    for module in config.modules:
        module.set_up(table)
    for module in later:
        module.lay_table(table)
    if not later:
        for module in config.modules:
            module.hands_dealt(table)
    # Dealing emits no events; the turn of an opponent who begins does.
    table.listener = listener if config.opponent.takes_turns else None
    table.settle()
    table.listener = None
    return table


def check(pack: Pack, options: dict[str, Choice]) -> None:
    """Refuse options that do not go together, with the rule that says so."""
    for module in pack.modules:
        found = module.conflict(options)
        if found is not None:
            raise refused_option(found.key, found.reason, found.reason, found.rule)


def deal_hands(table: Everdell) -> None:
    """Everybody gets a first hand, later players a larger one (EV.setup.hand)."""
    config = table.config
    for i, seat in enumerate(config.order):
        table.draw(seat, config.start_hand(i))


def new_player(pack: Pack) -> Player:
    """Empty-handed in winter, with two workers (EV.setup.empty_handed, .workers)."""
    return Player(
        WINTER,
        stock=[0, 0, 0, 0],
        points=0,
        workers=pack.counts.workers,
        placed=(),
        passed=False,
        hand=(),
        seen=(),
        city=(),
        marks=(),
        events=(),
        held=(),
        under=(),
        used=0,
        colors=(0, 0, 0, 0, 0),
    )
