"""Every number that scores changes what a greedy bot thinks: its judgement reads the pack, not its source."""

from functools import cache
from typing import Any

import pytest

import tanglewood
from tanglewood.bots.greedy import GreedyBot
from tanglewood.games.everdell.bot import gains
from tanglewood.games.everdell.components.pack import standard
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.seat import Seat

STRONG = {"start.swords": 6}
"""With so many swords every monster of the deep forest can be beaten, so each one's gold counts."""
BASE: dict[str, dict[str, Any]] = {"everdell": {}, "deep_forest": STRONG, "mycelia": {}}
POSITIONS = 8
"""Games whose positions are judged."""
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "everdell": [{}, {"players": 3}, {"pearlbrook": True}, {"spirecrest": True}, {"newleaf": True}],
    "deep_forest": [{}],
    "mycelia": [{"expansion": True}],
}


@cache
def positions(game: str) -> tuple[tuple[str, int], ...]:
    """Positions from all over some games, played at random, with a seat to judge them for."""
    found: list[tuple[str, int]] = []
    for number in range(POSITIONS):
        options = OPTIONS[game][number % len(OPTIONS[game])]
        played = tanglewood.new_game(game, seed=number, changes=BASE[game], **options)
        rng = seeded(number)
        while not played.over:
            if played.moves % 9 == 0:
                found.append((played.text(), played.moves % 2))
            played.play(played.options()[rng.below(len(played.options()))])
        found.append((played.text(), 0))
    return tuple(found)


@cache
def usual(game: str) -> tuple[float, ...]:
    read = tanglewood.game_with(game, changes=BASE[game]).read
    return tuple(read(text, checked=False).value(seat) for text, seat in positions(game))


def judged_otherwise(game: str, path: str, value: object) -> bool:
    """Whether any of the positions is judged otherwise with this value."""
    read = tanglewood.game_with(game, changes={**BASE[game], path: value}).read
    places = zip(positions(game), usual(game), strict=True)
    return any(read(text, checked=False).value(seat) != worth for (text, seat), worth in places)


def paths(game: str, table: str, field: str, every: int = 1) -> list[object]:
    """The number of every entry of a table, and another one; all but a few only in the long run."""
    found: list[object] = []
    for number, entry in enumerate(it for it in lookup(game).components() if it["table"] == table):
        path = f"{table}.{entry['id']}.{field}" if "id" in entry else f"{table}.{field}"
        now = int(str(entry.get(field, 0)))
        sets = str(entry.get("set", "base"))
        if now == 0 or sets != "base":
            continue
        marks = [pytest.mark.long] if number % every else []
        found.append(
            pytest.param(game, path, now + 1 if now > 0 else now - 1, marks=marks, id=f"{game} {path}")
        )
    return found


@pytest.mark.parametrize(
    ("game", "path", "value"),
    [
        *paths("everdell", "card", "points", 12),
        *(
            row
            for field in ("set", "single", "sword", "troll", "left", "longest", "longest_tied")
            for row in paths("deep_forest", "points", field)
        ),
        *paths("deep_forest", "monster", "gold"),
        pytest.param("mycelia", "start.drifting-leaf.function", "3 leaves", id="mycelia function"),
        pytest.param("mycelia", "counts.hand", 4, id="mycelia hand"),
        pytest.param("everdell", "cards.wife.bonus", "9 per pair", id="everdell pairs"),
        pytest.param(
            "everdell", "cards.architect.bonus", "2 per resin or pebble left, at most 12", id="left over"
        ),
        pytest.param("everdell", "cards.fool.points", -5, id="everdell fool"),
        pytest.param("everdell", "counts.city", 12, id="everdell city"),
        pytest.param("everdell", "river_counts.pearl_points", 5, id="everdell pearls"),
    ],
)
def test_a_number_that_scores_changes_the_judgement(game: str, path: str, value: object) -> None:
    assert judged_otherwise(game, path, value)


def test_the_cost_of_every_card_counts_for_whoever_could_just_pay_it() -> None:
    for card in (it for it in lookup("mycelia").components() if it["table"] == "card"):
        leaves = int(str(card["cost"]))
        text = f"mycelia\nexpansion: yes\nshowcase: {card['id']}\nplayer 0:\nleaves: {leaves}"
        change = {f"card.{card['id']}.cost": leaves + 1}
        games = [lookup("mycelia"), tanglewood.game_with("mycelia", changes={**change, "experimental": True})]
        paid, dear = (game.read(text, checked=False).value(0) for game in games)
        assert paid > dear, card["id"]


def choices(game: str, places: list[int], changes: dict[str, Any]) -> list[str]:
    """What a greedy bot chooses in these positions, with the same chance each time."""
    read = tanglewood.game_with(game, changes={**BASE[game], **changes}).read
    states = [read(positions(game)[place][0], checked=False) for place in places]
    seats = [Seat(state) for state in states if state.stack]
    return [str(GreedyBot(seeded(1)).choose(seat)) for seat in seats]


@pytest.mark.parametrize(
    ("game", "changes"),
    [
        ("deep_forest", {"points.left": 60}),
        pytest.param("deep_forest", {"points.longest": 60}, marks=pytest.mark.long),
        pytest.param("deep_forest", {"points.set": 60}, marks=pytest.mark.long),
        pytest.param("deep_forest", {"points.sword": 20}, marks=pytest.mark.long),
        # Bots have trolls in few of these positions, but there the number counts.
        pytest.param("deep_forest", {"points.troll": 20}, marks=pytest.mark.long),
        pytest.param("deep_forest", {"monsters.stone-toad.gold": 60}, marks=pytest.mark.long),
        ("everdell", {"cards.farm.points": 9, "cards.inn.points": 9}),
        pytest.param("everdell", {"locations.three_twigs.does": "gain 9 twig"}, marks=pytest.mark.long),
        pytest.param("everdell", {"events.grand_tour.points": 20}, marks=pytest.mark.long),
        ("mycelia", {"counts.hand": 6}),
        pytest.param("mycelia", {"start.drifting-leaf.function": "9 leaves"}, marks=pytest.mark.long),
    ],
    ids=str,
)
def test_a_number_that_scores_changes_what_a_bot_does(game: str, changes: dict[str, Any]) -> None:
    """A judgement that grows by the same everywhere would change nothing: choices have to."""
    changed = {"experimental": True, **changes}
    assert any(
        choices(game, [place], {}) != choices(game, [place], changed) for place in range(len(positions(game)))
    )


def test_the_points_of_every_event_count_before_it_is_achieved() -> None:
    events = [it for it in lookup("everdell").components() if it["table"] == "event"]
    changes = {f"events.{it['id']}.points": int(str(it["points"])) + 1 for it in events}
    before = gains.known(standard())
    state: Any = tanglewood.new_game("everdell", changes=changes).state
    after = gains.known(state.config.pack)
    for number, event in enumerate(standard().events):
        if event.basic:
            assert after.basics[number] > before.basics[number] == 1.0
        else:
            assert after.specials[number] == before.specials[number] + 1
