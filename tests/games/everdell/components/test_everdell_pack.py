"""The pack is checked with exact messages, and can be changed."""

from pathlib import Path

import pytest

from everdell_table import play, stock, table
from tanglewood.games.everdell.components import pack as components
from tanglewood.games.everdell.components.pack import load, standard
from tanglewood.games.everdell.setup import start_with
from tanglewood.kernel.errors import PackError
from tanglewood.kernel.packs.files import folder

TEXTS = folder(Path(components.__file__).parents[1] / "pack")


def changed(file: str, old: str, new: str) -> dict[str, str]:
    assert old in TEXTS[file]
    return {**TEXTS, file: TEXTS[file].replace(old, new, 1)}


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        (
            "green.toml",
            'cost = "2 berry"',
            'cost = "2 beer"',
            "green.toml: card 'barge_toad', field cost: expected numbers",
        ),
        (
            "green.toml",
            "copies = 8",
            "copies = 9",
            "field copies: expected a whole number from 1 to 8, got 9",
        ),
        ("green.toml", 'color = "green"', 'color = "pink"', "field color: expected one of tan, green"),
        (
            "green.toml",
            "gain 2 twig per farm",
            "gain 2 twig per barn",
            "field produce: expected a card of the pack, got 'barn'",
        ),
        (
            "green.toml",
            "gain 1 pebble",
            "win 1 pebble",
            "card 'mine', field produce: expected an effect like",
        ),
        ("green.toml", "pay 0-3 berry", "pay some berry", "card 'doctor', field produce: expected an effect"),
        (
            "blue.toml",
            "construction: discard this",
            "anything: discard this",
            "card 'crane', field helps: expected 'card",
        ),
        (
            "purple.toml",
            "1 per common construction",
            "1 per spoon",
            "card 'castle', field bonus: expected something that can",
        ),
        (
            "red.toml",
            'second_space = "monk"',
            'second_space = "abbot"',
            "field second_space: expected a card of the pack",
        ),
        ("tan.toml", 'id = "bard"', 'id = "fool"', "card 'fool', field id: expected an id of its own"),
        ("tan.toml", 'name = "Bard"\n', "", "card 'bard', field name: expected, but missing"),
        ("tan.toml", "copies = 2", "copies = 2\nwings = 2", "card 'bard', field wings: not expected here"),
        (
            "events.toml",
            '"shopkeeper", "post_office"',
            '"shop", "post_office"',
            "field needs: expected a card of the pack",
        ),
        ("events.toml", '"2 per given"', '"2 for given"', "field score: expected points like"),
        (
            "locations.toml",
            "gain 3 twig",
            "gain three twigs",
            "location 'three_twigs', field does: expected a number",
        ),
        (
            "board.toml",
            'journey = "journey_3"',
            'journey = "journey_9"',
            "rugwort '1', field journey: expected a location",
        ),
        ("board.toml", "[counts]", "[count]", "board.toml: unexpected table 'count', expected one of counts"),
    ],
)
def test_mistakes_are_named(file: str, old: str, new: str, problem: str) -> None:
    with pytest.raises(PackError, match=problem):
        load(changed(file, old, new))


def test_a_broken_file_is_named() -> None:
    with pytest.raises(PackError, match=r"tan\.toml: "):
        load({**TEXTS, "tan.toml": "[[card"})


def test_a_changed_number_changes_the_game() -> None:
    pack = load(changed("green.toml", 'produce = "gain 1 pebble"', 'produce = "gain 5 pebble 1 twig"'))
    assert pack.fingerprint != standard().fingerprint
    game = table("placed: haven haven", "city: mine", "player 1:", "hand: king", pack=pack)
    play(game, "prepare")
    assert stock(game) == {"twig": 1, "pebble": 5}


def test_a_new_card_needs_nothing_but_its_entry() -> None:
    card = """
        [[card]]
        id = "mill"
        name = "Mill"
        kind = "construction"
        color = "green"
        copies = 3
        cost = "1 twig"
        points = 1
        brings = ["any tan"]
        produce = "if farm: gain 1 any & pay 0-2 berry: 1 point each"
        after_critter = "gain 1 card"
        text = "Grinds."
        source = "reconstructed"
    """
    pack = load({**TEXTS, "new.toml": card})
    game = table("hand: mill bard", "resources: 1 twig", "city: farm", "player 1:", "hand: king", pack=pack)
    play(game, "play mill", "gain berry", "amount 1", "place one_berry", "play bard")
    assert game.view(0).players[0].points == 1
    state = start_with(pack, dict(game.state.settings()), 3)
    assert state.left + 8 + 11 == 131


def test_links_go_both_ways_as_printed() -> None:
    pack = standard()
    base = [card for card in pack.cards if card.set == "base"]
    homes = {pack.cards[guest].id: card.id for card in base if card.exact for guest in card.hosts}
    critters = {card.id for card in base if card.critter}
    assert critters <= set(homes)  # every critter has one exact home
    assert homes["husband"] == homes["wife"] == "farm"
    assert homes["peddler"] == "ruins"
