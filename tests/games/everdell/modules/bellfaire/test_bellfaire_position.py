"""Bellfaire's lines of a position, what is wrong with them, and its words."""

import pytest

import tanglewood
from everdell_table import DECK, everdell, play, table
from tanglewood.games.everdell.components.pack import standard
from tanglewood.kernel.errors import TextError
from tanglewood.kernel.registry import lookup

TOKENS = "tokens: one_pebble_three_cards/trade two_resin_two_cards"


def test_what_lies_at_the_fair_is_written_and_read() -> None:
    game = table("bellfaire: yes", DECK, "hand: farm", "bellfaire:", "garland: peace", TOKENS)
    text = game.text()
    rest = "three_twigs_one_card two_berries_two_cards"
    assert f"bellfaire:\ngarland: peace\n{TOKENS} {rest}\n" in text
    assert tanglewood.from_text(text).text() == text


def test_a_named_garland_need_not_be_written() -> None:
    game = table("bellfaire: yes", "garland: beauty", "hand: farm")
    assert game.view(0).bellfaire.garland.id == "beauty"
    assert table("bellfaire: yes", "hand: farm").view(0).bellfaire.garland is None


@pytest.mark.parametrize(
    ("options", "line", "message"),
    [
        ("", "garland: fame", "expected one of agriculture"),
        ("garland: peace", "garland: beauty", "expected peace, as the option says"),
        ("garland: none", "garland: beauty", "expected no garland"),
        ("", "tokens: three_twigs", "expected one of three_twigs_one_card"),
        ("", "tokens: two_resin_two_cards two_resin_two_cards/trade", "expected each token once"),
        ("market: no", "tokens: two_resin_two_cards", "no tokens in a game without the Market"),
        ("market: no", "player 0:\nplaced: market", "it is not on the table"),
        ("", "player 0:\nplaced: market market", "expected one worker of a player"),
        ("market: no", "doing: end 0\ndoing: market.does 0 0 -1", "cannot happen here"),
        ("market: no", "doing: end 0\ndoing: one_pebble_three_cards.trade.3 0 0 -1", "cannot happen here"),
    ],
)
def test_what_cannot_be_is_refused(options: str, line: str, message: str) -> None:
    with pytest.raises(TextError, match=message):
        table("bellfaire: yes", DECK, options, "bellfaire:", line)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("bellfaire:\ngarland: beauty", "Bellfaire is not in this game"),
        ("forest: forest_three_resin", "forest_three_resin is not in this game"),
        ("specials: city_holiday", "city_holiday is not in this game"),
        ("events: city_holiday", "city_holiday is not on the table"),
        ("events: flower_festival", "flower_festival is not on the table"),
        ("placed: market", "it is not on the table"),
        ("doing: end 0\ndoing: market.does 0 0 -1", "cannot happen here"),
    ],
)
def test_its_things_need_the_box(line: str, message: str) -> None:
    with pytest.raises(TextError, match=message):
        table(DECK, line)


def test_a_trade_can_be_left_halfway_and_read_again() -> None:
    cards = "hand: farm inn king queen"
    game = table("bellfaire: yes", DECK, "resources: 1 pebble", cards, "bellfaire:", TOKENS)
    for move in ("place market", "market trade one_pebble_three_cards", "discard farm", "discard inn"):
        play(game, move)
        assert tanglewood.from_text(game.text()).text() == game.text()
    play(game, "discard king")
    assert tanglewood.from_text(game.text()).text() == game.text()
    copy = everdell(game).copy()
    play(game, "gain twig", "gain twig")
    assert copy.text() != game.text()


def test_the_fair_of_a_copy_is_its_own() -> None:
    game = table("bellfaire: yes", DECK)
    copy = everdell(game).copy()
    play(game, "place market", "market gain two_resin_two_cards")
    assert "/trade" in game.text()
    assert "/trade" not in copy.text()


def test_options_and_events_are_said_in_words() -> None:
    game = table("bellfaire: yes", DECK)
    narrator = lookup("everdell").narrator
    play(game, "place market")
    assert narrator.option(game.state, game.options()[0]) == "gain: Three twigs and a card"
    with pytest.raises(tanglewood.MoveError, match="lies on the gain side"):
        play(game, "market trade two_resin_two_cards")
    with pytest.raises(tanglewood.MoveError, match="A worker on the Market uses a token"):
        play(table("bellfaire: yes", DECK), "market gain two_resin_two_cards")


def test_its_components_are_described() -> None:
    narrator = lookup("everdell").narrator
    entries = [it for it in standard().files.components() if str(it["file"]).startswith("bellfaire")]
    assert len(entries) == 5 + 4 + 10 + 7 + 1
    for entry in entries:
        said = narrator.component(entry)
        assert said
        assert "everdell-" not in str(said)
