"""Newleaf: golden tokens, tickets and reservations."""

import pytest

from everdell_table import (
    city,
    discarded,
    everdell,
    hand,
    meadow,
    occupied,
    placed,
    play,
    player,
    refused,
    stock,
    texts,
)
from newleaf_table import newleaf, on_board, shown, station
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.newleaf.part import newleaf_in
from tanglewood.games.everdell.modules.newleaf.state import READY, USED


def homes_of(guest: int) -> set[int]:
    """The constructions a golden token lets a critter come to."""
    return {home for home, fits in enumerate(newleaf_in(standard()).homes[guest]) if fits}


def golden_homes(card: str) -> list[str]:
    """The same by name."""
    pack = standard()
    return [pack.cards[home].id for home in homes_of(pack.card_numbers[card])]


# ---------------------------------------------------------------------- golden tokens


@pytest.mark.rule("EX.newleaf.golden.what")
def test_every_newleaf_card_names_a_group() -> None:
    for entry in [it for it in standard().files.components() if it.get("set") == "newleaf"]:
        if entry["table"] == "card":
            which, kind = str(entry["golden"]).split()
            assert which in ("tan", "green", "red", "blue", "purple", "common", "unique")
            assert kind == ("construction" if entry["kind"] == "critter" else "critter")


@pytest.mark.rule("EX.newleaf.golden.construction", "EX.newleaf.golden.occupies")
def test_a_golden_token_on_a_newleaf_construction_brings_in_its_group() -> None:
    game = newleaf("city: hotel", "hand: wanderer wanderer king")
    assert refused(game, "play king") == "EV.play.cost"
    play(game, "play wanderer")
    assert city(game) == ["hotel", "wanderer"]
    assert occupied(game, "hotel")
    assert station(game).golden == (2, 3)
    play(game, "place three_twigs")
    assert "play wanderer" not in texts(game)


@pytest.mark.rule("EX.newleaf.golden.critter")
def test_a_newleaf_critter_comes_by_any_construction_of_its_group() -> None:
    game = newleaf("city: farm mine", "hand: baker")
    play(game, "play baker")
    assert texts(game) == ["gild 0:farm", "gild 0:mine"]
    play(game, "gild 0:mine")
    assert occupied(game, "mine")
    assert not occupied(game, "farm")


@pytest.mark.rule("EX.newleaf.golden.only_critters")
def test_constructions_never_come_by_a_golden_token() -> None:
    pack = standard()
    things = [card.id for card in pack.cards if not card.critter]
    assert not [id for id in things if homes_of(pack.city_numbers[id])]


@pytest.mark.rule("EX.newleaf.golden.limit")
def test_three_golden_tokens_are_all_there_are() -> None:
    game = newleaf("city: hotel", "hand: wanderer", "resources: 2 berry", board=on_board("golden: 0 3"))
    play(game, "play wanderer")
    assert not occupied(game, "hotel")
    poor = newleaf("city: farm", "hand: baker", board=on_board("golden: 0 3"))
    assert refused(poor, "play baker") == "EV.play.cost"
    gone = newleaf("city: hotel/occupied university", board=on_board("golden: 2 3"))
    play(gone, "visit 0:university", "gain twig")
    assert station(gone).golden == (2, 3)


@pytest.mark.rule("EX.newleaf.golden.base_token")
def test_a_base_construction_takes_an_ordinary_token_for_the_critter_it_names() -> None:
    game = newleaf("city: farm", "hand: husband")
    play(game, "play husband")
    assert (occupied(game, "farm"), station(game).golden) == (True, (3, 3))
    assert "inn" not in golden_homes("wanderer")
    assert "hotel" in golden_homes("wanderer")


@pytest.mark.rule("EX.newleaf.golden.legend")
def test_a_legend_counts_as_the_card_it_replaces() -> None:
    pack = standard()
    legends = [card for card in pack.cards[: pack.kinds] if card.legend]
    for legend in legends:
        ribbon = pack.cards[legend.ribbon]
        for guest in range(pack.kinds):
            homes = homes_of(guest)
            if not legend.critter and pack.cards[guest].set == "newleaf":
                assert (pack.card_numbers[legend.id] in homes) == (legend.ribbon in homes), ribbon.id
        assert not homes_of(pack.card_numbers[legend.id])


@pytest.mark.rule("EX.newleaf.golden.occupies")
def test_an_occupied_construction_takes_no_golden_token() -> None:
    game = newleaf(
        "city: hotel/occupied farm",
        "hand: wanderer baker",
        "resources: 3 berry",
        board=on_board("golden: 2 3"),
    )
    play(game, "play baker")
    assert refused(game, "gild 0:hotel") == "EX.newleaf.golden.base_token"
    play(game, "gild 0:farm")
    assert station(game).golden == (1, 3)


# ---------------------------------------------------------------------- reservations


@pytest.mark.rule("EX.newleaf.reserve.action", "EX.newleaf.reserve.not", "EX.newleaf.station.tile_not_other")
def test_a_card_is_reserved_in_a_whole_turn() -> None:
    game = newleaf("deck: castle palace", board=on_board("cards: farm inn mine"))
    play(game, "reserve", "reserve station 2")
    assert game.turn == 1
    assert (shown(game), hand(game), stock(game)) == (["farm", "castle", "mine"], [], {})
    assert game.view(1).players[0].travel.reserved == "inn"
    game = newleaf("meadow: king queen", "deck: castle palace theater school wife wife wife")
    play(game, "reserve", "reserve meadow 1")
    assert "king" not in meadow(game)


@pytest.mark.rule("EX.newleaf.reserve.discount", "EX.newleaf.reserve.used")
def test_the_reserved_card_costs_one_less() -> None:
    game = newleaf("resources: 2 twig", board=on_board("reserved: farm ready"))
    play(game, "play reserved")
    assert (city(game), stock(game)) == (["farm"], {"berry": 1})
    assert station(game).reserved == (USED, READY)
    assert refused(play(game, "place three_twigs"), "reserve") == "EX.newleaf.reserve.used"


@pytest.mark.rule("EX.newleaf.reserve.other_ability")
def test_another_way_may_be_used_instead_of_the_discount() -> None:
    line = "reserved: husband ready"
    game = newleaf("city: farm", "resources: 3 berry", board=on_board(line))
    play(game, "play reserved")
    assert texts(game) == ["occupy 0:farm", "reservation", "pay"]
    game = newleaf("city: crane", "resources: 1 resin", board=on_board("reserved: farm ready"))
    play(game, "play reserved")
    assert city(game) == ["farm"]


@pytest.mark.rule("EX.newleaf.reserve.one")
def test_only_one_card_is_reserved() -> None:
    game = newleaf(board=on_board("reserved: king ready"))
    assert refused(game, "reserve") == "EX.newleaf.reserve.one"
    assert refused(newleaf(), "play reserved") == "EX.newleaf.reserve.action"


@pytest.mark.rule("EX.newleaf.reserve.season", "EX.newleaf.reserve.used")
def test_a_new_season_readies_the_token() -> None:
    game = newleaf("placed: haven haven", board=on_board("reserved: used ready"))
    play(game, "prepare")
    assert station(game).reserved == (READY, READY)
    kept = newleaf("placed: haven haven", board=on_board("reserved: king ready"))
    play(kept, "prepare", "keep reserved")
    assert game.view(0).players[0].travel.reservation == "ready"
    assert kept.view(0).players[0].travel.reserved == "king"
    gone = newleaf("placed: haven haven", board=on_board("reserved: king ready"))
    play(gone, "prepare", "drop reserved")
    assert (discarded(gone), station(gone).reserved) == (["king"], (READY, READY))


@pytest.mark.rule("EX.newleaf.reserve.end")
def test_a_card_still_reserved_is_worth_nothing() -> None:
    game = newleaf(board=on_board("reserved: king ready"))
    assert game.view(0).players[0].total == 0


@pytest.mark.rule("EX.newleaf.reserve.not")
def test_the_discount_is_for_the_reserved_card_only() -> None:
    lines = ("resources: 2 twig 1 resin 1 berry", "city: crane", "hand: farm")
    game = newleaf(*lines, board=on_board("reserved: king ready"))
    play(game, "play farm")
    assert refused(game, "reservation") == "EX.newleaf.reserve.not"


# ---------------------------------------------------------------------- tickets


@pytest.mark.rule("EX.newleaf.ticket.action", "EX.newleaf.ticket.same", "EX.newleaf.ticket.old_gain")
def test_a_ticket_moves_a_worker_in_a_whole_turn() -> None:
    game = newleaf(
        "player 0: spring", "placed: three_twigs haven", "resources: 3 twig", "player 1:", "placed: two_resin"
    )
    play(game, "ticket", "lift three_twigs")
    assert refused(game, "place two_resin") == "EV.place.exclusive"
    assert refused(game, "place three_twigs") == "EX.newleaf.ticket.action"
    play(game, "place one_berry")
    assert stock(game) == {"twig": 3, "berry": 1}
    assert placed(game) == ["haven", "one_berry"]
    assert game.turn == 1


@pytest.mark.rule("EX.newleaf.ticket.twice")
def test_the_inbound_side_is_good_from_summer_on() -> None:
    early = newleaf("player 0: spring", "placed: haven", board=on_board("tickets: inbound outbound"))
    assert refused(early, "ticket") == "EX.newleaf.ticket.twice"
    game = newleaf("player 0: summer", "placed: haven", board=on_board("tickets: inbound outbound"))
    play(game, "ticket", "place one_berry")
    assert game.view(0).players[0].travel.ticket == "gone"
    used = newleaf("player 0: summer", "placed: haven", board=on_board("tickets: gone outbound"))
    assert refused(used, "ticket") == "EX.newleaf.ticket.twice"


@pytest.mark.rule("EX.newleaf.ticket.not")
def test_a_permanent_worker_does_not_travel() -> None:
    game = newleaf("city: cemetery", "placed: 0:cemetery!")
    assert refused(game, "ticket") == "EX.newleaf.ticket.not"


@pytest.mark.rule("EX.newleaf.ticket.journey", "EX.newleaf.ticket.old_gain", "EX.newleaf.unknown")
def test_a_worker_may_travel_from_an_event_or_the_journey() -> None:
    lines = ("player 0: autumn", "placed: journey_2 grand_tour", "events: grand_tour")
    game = newleaf(*lines)
    play(game, "ticket")
    assert texts(game) == ["lift journey_2", "lift grand_tour"]
    play(game, "lift grand_tour", "place one_berry")
    assert player(game).events == (everdell(game).config.pack.event_numbers["grand_tour"],)
