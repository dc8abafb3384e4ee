"""Everdell in the terminal: words for everything, and nothing hidden on the screen."""

import io
import re

import pytest
from rich.console import Console

import tanglewood
from everdell_table import everdell
from tanglewood.cli.commands.replay import tell
from tanglewood.cli.terminal.session import Session
from tanglewood.cli.terminal.tables import Scene, table_of
from tanglewood.games.everdell.modules.rugwort.solo import MOODS
from tanglewood.games.everdell.presentation.narration import NARRATOR
from tanglewood.games.everdell.presentation.narration_moves import move_words
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.event import Event
from tanglewood.kernel.registry import lookup
from tanglewood.words import words

NAMES = ["You", "Ann", "Bob", "Cat", "Dee", "Eve"]


@pytest.mark.parametrize("powers", ["none", "all"])
@pytest.mark.parametrize("seed", range(12))
def test_random_games_never_leave_us_speechless(seed: int, powers: str) -> None:
    mood = MOODS[seed % len(MOODS)]
    game = tanglewood.new_game("everdell", seed=seed, players=1 + seed % 4, mood=mood, powers=powers)
    table = table_of(lookup("everdell"))
    rng = seeded(seed)
    events: list[Event] = []
    game.listen(events.append)
    while not game.over:
        state = everdell(game)
        assert NARRATOR.question(state).strip()
        for move in game.options():
            said = move_words(state, move)
            assert said.strip()
            assert "{" not in said
        if game.moves % 20 == 0:
            assert table.render(Scene(game, game.turn, NAMES, asked=True)) is not None
            assert table.choices(Scene(game, game.turn, NAMES, asked=True), whole=False) is not None
        game.play(game.options()[rng.below(len(game.options()))])
    for viewer in (0, 1, tanglewood.NOBODY):
        for event in events:
            assert words().has(f"everdell-event-{event.name}")
            assert NARRATOR.event(everdell(game), event, viewer, NAMES)
        assert NARRATOR.story(everdell(game), events, viewer, NAMES)


def screen(game: tanglewood.Game, seat: int) -> str:
    console = Console(width=90, record=True, file=io.StringIO())
    console.print(table_of(lookup("everdell")).render(Scene(game, seat, NAMES, asked=game.turn == seat)))
    return console.export_text()


@pytest.mark.parametrize("powers", ["none", "all"])
@pytest.mark.parametrize("players", [1, 3])
def test_the_table_hides_what_a_seat_cannot_see(players: int, powers: str) -> None:
    game = tanglewood.new_game("everdell", seed=9, players=players, powers=powers)
    rng = seeded(1)
    for _ in range(40):
        if not game.over:
            game.play(game.options()[rng.below(len(game.options()))])
    assert screen(game, 0) == screen(game.imagine(0, 1), 0) == screen(game.imagine(0, 2), 0)


@pytest.mark.parametrize("players", [1, 6])
def test_the_fair_is_on_the_screen(players: int) -> None:
    game = tanglewood.new_game(
        "everdell", seed=9, players=players, bellfaire=True, garland="community", first=0
    )
    game.play("place market")
    game.play("market gain two_resin_two_cards")
    shown = screen(game, 0)
    assert "To trade for:  Two resin and two cards" in shown
    assert "To gain:  Three twigs and a card; Two berries and two cards" in shown
    assert "Garland of Community (critters): You 0" in shown
    assert ("Rugwort 0" in shown) == (players == 1)
    assert ("Eve 0" in shown) == (players == 6)
    assert "common" in shown or "Flower Festival (1 tan" in shown


def test_the_screen_shows_prices_and_numbers() -> None:
    game = tanglewood.from_text(
        """
        everdell
        specials: tax_relief
        meadow: farm king
        player 0:
        resources: 2 twig 1 resin
        hand: innkeeper
        city: inn storehouse/twig=3
        """
    )
    shown = screen(game, 0)
    assert "Farm tan" not in shown
    assert "6 berries" in shown
    assert "another way than its cost" in shown
    assert "Tax Relief (Judge, Queen)" in shown
    assert "Storehouse green, 2 [3 twigs]" in shown


def test_the_story_tells_only_what_the_seat_may_know() -> None:
    game = tanglewood.new_game("everdell", seed=1)
    drew = Event("drew", 1, {"n": 1}, {"cards": "king"}, chance=True)
    assert NARRATOR.story(everdell(game), [drew], 0, NAMES) == ["Ann draws a card."]
    assert NARRATOR.story(everdell(game), [drew], 1, NAMES) == ["You draw King."]
    paid = Event("paid", 0, {"twig": 2, "resin": 1})
    assert NARRATOR.story(everdell(game), [paid], 0, NAMES) == ["You pay 2 twigs and 1 resin."]


@pytest.mark.parametrize(
    ("lines", "shown"),
    [
        ("power: spiders\nlore: 1\nbegins: 1\nseat: 0", "Spiders (figure on Three twigs)"),
        ("power: rats\nlore: 2", "Rats (token on slot 2 of the Meadow)"),
        ("power: turtles\nlore: 4", "Turtles (1 berry)"),
        ("power: platypuses\nlore: 5", "Platypuses (5 tokens)"),
        ("power: axolotls\nlore: 513", "Axolotls (2 wild tokens; wild tokens at Three twigs)"),
        ("power: pigs\nkept: farm farm", "Pigs (2 cards aside: Farm)"),
        ("power: snails\nkept: farm", "Snails (1 card aside)"),
        ("power: lizards\npaths: forest_three_berries", "Lizards (own places: Berry slope)"),
        ("power: mice", "Mice"),
    ],
)
def test_the_screen_shows_what_lies_on_an_ability(lines: str, shown: str) -> None:
    game = tanglewood.from_text(f"everdell\npowers: all\nmeadow: farm king\nplayer 0:\n{lines}\nplayer 1:\n")
    assert shown in screen(game, 1)


def test_what_nightweave_did_before_the_first_move_is_told() -> None:
    game = tanglewood.new_game("everdell", seed=4, players=1, nightweave=True)
    console = Console(width=90, record=True, file=io.StringIO())
    tell(console, game.record(["Ada"]), game.info, 0, 0)
    assert "She turns up an activity card; her season is winter." in console.export_text()
    session = Session(game, [""], 0, console)
    session.open()
    assert session.told[0][1].startswith("She turns up an activity card")
    assert session.told[-1] == (0, "It is your turn.")


def nightweave(seed: int, **options: object) -> tanglewood.Game:
    return tanglewood.new_game("everdell", seed=seed, players=1, nightweave=True, **options)


def test_nightweave_is_on_the_screen() -> None:
    game = nightweave(4, difficulty=2, personality="nasty")
    table = table_of(lookup("everdell"))
    assert table.rival(game) == "Nightweave"
    assert "Nightweave, the spider, plays after each of your turns" in table.goal(game)
    said = screen(game, 0)
    assert "level 2, Insufferable; winter; 1 of 2 spiders at home" in said
    assert "She is up to: Nasty" in said
    assert "Rugwort" not in said
    assert re.search(r"\w[:.] .*Nightweave|\w Nightweave", said), "her first spider stands somewhere"


@pytest.mark.parametrize("seed", range(3))
def test_games_against_nightweave_are_shown_to_their_end(seed: int) -> None:
    game = nightweave(seed, difficulty=seed + 1, personality="any", intrigues=True)
    rng = seeded(seed)
    pawn = False
    while not game.over:
        if game.moves % 3 == 0:
            said = screen(game, 0)
            pawn |= "she sits here" in said and "beside her" in said
            assert "{" not in said
        game.play(game.options()[rng.below(len(game.options()))])
    assert pawn
    assert "has finished" in screen(game, 0)


def test_her_hidden_cards_stay_hidden() -> None:
    """Her hand and her face-down loot are numbers on the screen."""
    game = nightweave(5, difficulty=3)
    rng = seeded(2)
    for _ in range(30):
        if not game.over:
            game.play(game.options()[rng.below(len(game.options()))])
    said = screen(game, 0)
    again = screen(game.imagine(0, seed=9), 0)
    assert said == again


def test_alone_rugwort_is_named() -> None:
    game = tanglewood.new_game("everdell", seed=1, players=1)
    assert table_of(lookup("everdell")).rival(game) == "Rugwort"
    assert "against Rugwort" in table_of(lookup("everdell")).goal(game)
    assert table_of(lookup("everdell")).rival(tanglewood.new_game("everdell", seed=1)) == ""
