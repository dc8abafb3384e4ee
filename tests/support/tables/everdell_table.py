"""Words for Everdell's rulebook tests: set a table from text, play, look."""

import re
from itertools import count
from typing import Any

from tanglewood.api import Game, from_state
from tanglewood.games.everdell.board.city import OCCUPIED, prisoners, stored, tokens
from tanglewood.games.everdell.board.player import NO_CARD, RESOURCES, SPOT, Cards, Player
from tanglewood.games.everdell.components.pack import Pack, standard
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.state import Nightweave, nightweave_at
from tanglewood.games.everdell.modules.rugwort.rugwort import Rugwort
from tanglewood.games.everdell.presentation.position import place_text, read
from tanglewood.games.everdell.presentation.reading import layout
from tanglewood.games.everdell.setup import settings
from tanglewood.games.everdell.state import Everdell
from tanglewood.kernel.chance import Rng
from tanglewood.kernel.event import Event
from tanglewood.kernel.registry import lookup

DECK = "deck: " + "mine? twig_barge? resin_refinery? king? " * 5
"""Cards to draw from, for tests that do not care which: `mine?` is a Mine, or another card if all Mines lie
elsewhere on the table."""
SPARE = (
    *("twig_barge", "resin_refinery", "general_store", "mine", "barge_toad", "woodcarver", "chip_sweep"),
    *("miner_mole", "peddler", "storehouse", "teacher", "wanderer", "postal_pigeon", "inn", "post_office"),
)
"""The cards that stand in for others, as long as there are any."""
RICH = "resources: 9 twig 9 resin 9 pebble 9 berry"
LAIRS = [f"nightweave: {season}" for season in ("winter", "spring", "summer", "autumn")]
LAIR = (
    "players: 1",
    "nightweave: yes",
    "forest: forest_two_any forest_three_berries forest_two_resin_twig",
    "specials: tax_relief performer_in_residence graduation_of_scholars under_new_management",
    "meadow: farm? inn? mine? king? queen? wife? husband? castle?",
    DECK,
)
"""A table against Nightweave, for tests that do not care."""


def table(*text: str, pack: Pack | None = None) -> Game:
    """The game of a position, as lines without the first one; player 0 need not be named."""
    pack = pack or standard()
    lines = ["everdell"]
    named = False
    for line in with_spares(pack, "\n".join(text)).splitlines():
        key, _, value = line.strip().partition(":")
        own = key in layout(standard()).own and not (
            key == "legends" and value.strip() in ("first", "more", "both")
        )
        if not named and own:
            lines.append("player 0:")
        lands = ("bellfaire:", "spirecrest:")
        heading = key.startswith("player ") or key == "rugwort" or line.strip() in (*LAIRS, *lands)
        named = named or own or heading
        lines.append(line)
    return from_state(lookup("everdell"), read(pack, settings(pack), "\n".join(lines), Everdell))


def with_spares(pack: Pack, text: str) -> str:
    """A position whose words like `mine?` are cards of which there are still some; the deck comes last."""
    words = [word.removesuffix("_down") for word in re.split(r"[\s/+=~]", text)]
    left = {card.id: card.copies - words.count(card.id) for card in pack.cards[: pack.kinds]}

    def spare(found: re.Match[str]) -> str:
        card = next(card for card in (found[1], *SPARE) if left[card] > 0)
        left[card] -= 1
        return card

    lines = text.splitlines()
    for i in sorted(range(len(lines)), key=lambda i: lines[i].startswith("deck:")):
        lines[i] = re.sub(r"\b(\w+)\?", spare, lines[i])
    return "\n".join(lines)


def hunted(*text: str) -> Game:
    """A game against Nightweave, the human's turn; what is not said is as in `LAIR`, and the options are
    those of the modules she has."""
    given = [line.partition(":")[0] for line in text if line not in LAIRS]
    usual = [line for line in LAIR if line.partition(":")[0] not in given]
    modules = [f"{module}: any" for module in ("personality", "plan") if module in given]
    return table(*modules, *usual, *text)


def her_turn(activity: str, *text: str) -> Game:
    """The same once she has taken a turn by this activity card; her own lines come last."""
    if not any(line in LAIRS for line in text):
        text = (*text, "nightweave: winter")
    given = any(line.startswith("activity:") for line in text)
    return hunted("doing: her-turn", *text, *([] if given else [next_activity(activity)]))


def next_activity(activity: str) -> str:
    """An `activity:` line with this card on top; cards that bring her pawn to the Meadow and send a spider
    are always there."""
    others = [f"activity_{it}" for it in ("06", "07", "01", "02") if it != activity]
    return f"activity: activity_{activity} {others[0]} {others[-1]}"


def full_city(*cards: str) -> str:
    """A `city:` line of 15 spaces: these cards and Mines, as many as there are, and the like."""
    spaces = standard().spaces_of(tuple(standard().card_numbers[card.split("/")[0]] for card in cards))
    return "city: " + " ".join([*cards, *["mine?"] * (15 - spaces)])


def rolls(*wanted: int) -> int:
    """A `word` of chance whose next throws of the eight-sided die show these numbers."""
    for word in count():
        rng = Rng(word)
        if all(rng.below(8) + 1 == number for number in wanted):
            return word
    raise AssertionError


# ---------------------------------------------------------------------- playing


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.play(move)
    return game


def texts(game: Game) -> list[str]:
    """The options, as texts."""
    return [move.text for move in game.options()]


def refused(game: Game, wish: str) -> str:
    """The rule that forbids a wish."""
    refusal = game.refusal(wish)
    assert refusal is not None, f"{wish!r} is an option"
    return refusal.rule


def heard(game: Game) -> list[Event]:
    """What happens from now on: a list that grows. That an only option was taken unasked is left out."""
    events: list[Event] = []

    def hear(event: Event) -> None:
        if event.name != "unasked":
            events.append(event)

    game.listen(hear)
    return events


# ---------------------------------------------------------------------- looking


def nightweave(game: Game) -> Nightweave:
    found = nightweave_at(everdell(game))
    assert found is not None
    return found


def her_city(game: Game) -> list[str]:
    return names(game, nightweave(game).city)


def her_hand(game: Game) -> list[str]:
    """Her hand in no order: it is shuffled whenever a card comes."""
    return sorted(names(game, nightweave(game).hand))


def her_places(game: Game) -> list[str]:
    return [place_text(everdell(game), place) for place in nightweave(game).placed]


def her_events(game: Game) -> list[str]:
    return [everdell(game).config.pack.events[number].id for number in nightweave(game).events]


def loot(game: Game) -> list[str]:
    return names(game, nightweave(game).loot)


def steps(events: list[Event]) -> list[tuple[str, object]]:
    """What she did, with the rule it follows."""
    return [
        (event.name.removeprefix("nightweave-"), event.open["rule"])
        for event in events
        if event.name.startswith("nightweave-") and "rule" in event.open
    ]


def everdell(game: Game) -> Everdell:
    """The state, as the Everdell state it is."""
    assert isinstance(game.state, Everdell)
    return game.state


def player(game: Game, seat: int = 0) -> Player:
    return everdell(game).players[seat]


def rugwort(game: Game) -> Rugwort:
    found = everdell(game).opponent
    assert isinstance(found, Rugwort)
    return found


def names(game: Game, cards: Cards) -> list[str]:
    return ["-" if card == NO_CARD else everdell(game).config.pack.cards[card].id for card in cards]


def hand(game: Game, seat: int = 0) -> list[str]:
    return sorted(names(game, player(game, seat).hand))


def legends(game: Game, seat: int = 0) -> list[str]:
    return names(game, player(game, seat).legends)


def city(game: Game, seat: int = 0) -> list[str]:
    return names(game, player(game, seat).city)


def meadow(game: Game) -> list[str]:
    return names(game, everdell(game).meadow)


def discarded(game: Game) -> list[str]:
    """The discard pile from the top."""
    return names(game, everdell(game).discard[::-1])


def stock(game: Game, seat: int = 0) -> dict[str, int]:
    return {name: n for name, n in zip(RESOURCES, player(game, seat).stock, strict=True) if n}


def points(game: Game, seat: int = 0) -> int:
    """Point tokens in the supply."""
    return player(game, seat).points


def placed(game: Game, seat: int = 0) -> list[str]:
    return [place_text(everdell(game), place & SPOT) for place in player(game, seat).placed]


def free_workers(game: Game, seat: int = 0) -> int:
    return player(game, seat).workers - len(player(game, seat).placed)


def mark(game: Game, card: str, seat: int = 0, copy: int = 0) -> int:
    places = [i for i, name in enumerate(city(game, seat)) if name == card]
    return player(game, seat).marks[places[copy]]


def occupied(game: Game, card: str, seat: int = 0, copy: int = 0) -> bool:
    return bool(mark(game, card, seat, copy) & OCCUPIED)


def tokens_on(game: Game, card: str, seat: int = 0) -> int:
    return tokens(mark(game, card, seat))


def stock_on(game: Game, card: str, seat: int = 0, copy: int = 0) -> dict[str, int]:
    on = mark(game, card, seat, copy)
    return {name: stored(on, i) for i, name in enumerate(RESOURCES) if stored(on, i)}


def prisoners_of(game: Game, seat: int = 0) -> list[str]:
    return names(game, tuple(prisoners(mark(game, "dungeon", seat))))


def score(game: Game, seat: int = 0) -> dict[str, int]:
    """Points so far by source, without the empty rows."""
    rows = game.view(seat).players[seat].score
    return {row: n for row, n in rows.items() if n}


# ---------------------------------------------------------------------- Nightweave


PREPARES = """\
card: activity_01
pawn: 3
activity: activity_01 activity_02 activity_06
played: activity_03
doing: end 1
doing: nightweave-prepares 0 0 -1"""
"""Lines of hers: she prepares for a season."""


def lair(
    *own: str,
    hers: str = "",
    season: str = "spring",
    level: int = 1,
    shared: str = DECK,
    her_season: str = "spring",
) -> Game:
    """One person against Nightweave with intrigues: lines of the table, of player 0 and of her."""
    return table(
        f"players: 1\nnightweave: yes\nintrigues: yes\ndifficulty: {level}",
        shared,
        f"player 0: {season}",
        *own,
        f"nightweave: {her_season}",
        hers,
    )


def during(intrigue: str, *own: str, webs: str = "", hers: str = "", **more: Any) -> Game:
    """A turn of player 0 while an intrigue is in force."""
    return lair(*own, hers=f"intrigue: {intrigue}\nwebs: {webs}\n{hers}", **more)


def spun(intrigue: str, *own: str, hers: str = "", **more: Any) -> Game:
    """An intrigue is drawn, after which it is player 0's turn."""
    number = [it.id for it in lair_of(standard()).intrigues].index(intrigue)
    return lair(*own, hers=f"{hers}\ndoing: end 1\ndoing: intrigue 0 0 -1 {number}", **more)


def webs(game: Game) -> list[str]:
    """The places with a web token."""
    found: list[str] = game.view(0).nightweave.webs
    return found
