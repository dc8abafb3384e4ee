"""Setting up a game."""

from tanglewood.games.everdell.board.player import NO_CARD, WINTER, Player
from tanglewood.games.everdell.components.pack import Pack, standard
from tanglewood.games.everdell.config import GameConfig, sets_of
from tanglewood.games.everdell.modules.nightweave import setup as lair_setup
from tanglewood.games.everdell.modules.powers.start import deal_powers
from tanglewood.games.everdell.modules.rugwort import solo
from tanglewood.games.everdell.play.turn import HerTurn, Turn
from tanglewood.games.everdell.state import Everdell
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.event import Listener
from tanglewood.kernel.setting import Choice, Setting

RANDOM = "random"
NONE = "none"
ANY = "any"
CLEARINGS = 4


def settings(pack: Pack) -> tuple[Setting, ...]:
    """The options of a table."""
    return (
        Setting("players", 2, "How many seats the table has; alone you play against Rugwort.", low=1, high=4),
        Setting(
            "first",
            RANDOM,
            "The seat that begins, counted from 0, or a random one.",
            choices=(RANDOM, "0", "1", "2", "3"),
        ),
        Setting(
            "rugwort",
            "1",
            "Rugwort's year in a solo game: 1 the rascal, 2 the rotten, 3 the rapscallion.",
            choices=tuple(str(year) for year in pack.years),
            only={"players": 1, "nightweave": False},
        ),
        Setting(
            "mood",
            solo.NO_MOOD,
            "A mood of Rugwort's that makes a solo game harder.",
            choices=solo.MOODS,
            only={"players": 1, "nightweave": False},
        ),
        Setting("farms", False, "Eight seasonal Farms take the place of the usual ones."),
        Setting("corrin", False, "Corrin Evertail's five cards are shuffled in."),
        Setting("extra", False, "The fifteen cards of Extra! Extra! are shuffled in."),
        Setting("rugwort_cards", False, "Rugwort's three cards are shuffled in."),
        Setting(
            "legends",
            NONE,
            "Everybody gets a legendary critter and a legendary construction.",
            choices=(NONE, "first", "more", "both"),
        ),
        Setting(
            "powers",
            NONE,
            "Workers have an ability: one of Mistwood's four, or one of two dealt from all of them.",
            choices=(NONE, "mistwood", "all"),
        ),
        Setting(
            "spring_worker",
            False,
            "Against Nightweave: a worker for spring in spite of abilities, which makes it easier.",
            only={"nightweave": True},
        ),
        Setting("nightweave", False, "Nightweave, the spider, plays against one or two people."),
        Setting(
            "difficulty",
            1,
            "Nightweave's level, from meek to terrifying.",
            low=0,
            high=4,
            only={"nightweave": True},
        ),
        Setting(
            "personality",
            NONE,
            "How Nightweave treats the Meadow round her; a certain one or any.",
            choices=(NONE, ANY, *(it.id for it in pack.lair.personalities)),
            only={"nightweave": True},
        ),
        Setting(
            "plan",
            NONE,
            "What Nightweave is up to all game; only against one person.",
            choices=(NONE, ANY, *(it.id for it in pack.lair.plans)),
            only={"nightweave": True, "players": 1},
        ),
        Setting(
            "intrigues",
            False,
            "Each season Nightweave spins an intrigue; only against one person.",
            only={"nightweave": True, "players": 1},
        ),
    )


def start(options: dict[str, Choice], seed: int) -> Everdell:
    """A new game (EV.setup.*); chance speaks in the order of the rulebook's setup."""
    return start_with(standard(), options, seed)


def opening(options: dict[str, Choice], seed: int, listener: Listener) -> Everdell:
    """The same game, with somebody who hears what Nightweave does before anybody else (MW.nw.rule.first)."""
    return start_with(standard(), options, seed, listener)


def start_with(
    pack: Pack, options: dict[str, Choice], seed: int, listener: Listener | None = None
) -> Everdell:
    chance = seeded(seed)
    players = int(options["players"])
    counts = pack.counts
    forest = pack.forest_places[:]
    chance.shuffle(forest)
    hunted = bool(options["nightweave"])
    lair_setup.check(options)
    forest = forest[: counts.forest[players - 1 + hunted]]
    forest += [NO_CARD] * (CLEARINGS - len(forest))  # EV.setup.empty_clearing: the last one
    specials = pack.special_events[:]
    if hunted:  # MW.nw.setup.everdell_games
        specials = [event for event in specials if event not in pack.lair.left_out]
    chance.shuffle(specials)
    deck = pack.deck(sets_of(options))
    chance.shuffle(deck)
    first = chance.below(players)
    if options["first"] != RANDOM:
        first = int(options["first"])
        if first >= players:
            raise OptionError(f"option first: expected a seat from 0 to {players - 1}, got {first}")
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
        meadow=(NO_CARD,) * counts.meadow,
        claimed=0,
        rugwort=None,
        nightweave=None,
        asked=None,
    )
    if not config.powers:
        table.fill_meadow()
        for i in range(players):
            start_hand = pack.lair.start_hand if hunted else counts.start_hands[i]
            table.draw((first + i) % players, start_hand)  # EV.setup.hand
    deal_legends(table)
    if hunted:
        table.nightweave = lair_setup.first_nightweave(table)
        table.stack = [HerTurn(first)]  # MW.nw.rule.first
    elif players == 1:
        table.rugwort = solo.first_rugwort(table)
    if config.powers:
        deal_powers(table, hunted)
    elif hunted:
        lair_setup.deal_her_hand(table)
    # What is dealt is nobody's doing; her turn is.
    table.listener = listener if hunted else None
    table.settle()
    table.listener = None
    return table


def deal_legends(table: Everdell) -> None:
    """Everybody gets a legendary critter and construction; nobody sees the rest (MW.legend.deal)."""
    cards = table.config.pack.cards
    legends = table.config.legends
    if not legends:
        return
    critters = [legend for legend in legends if cards[legend].critter]
    constructions = [legend for legend in legends if not cards[legend].critter]
    table.chance.shuffle(critters)
    table.chance.shuffle(constructions)
    for i, player in enumerate(table.players):
        player.legends = (critters[i], constructions[i])


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
