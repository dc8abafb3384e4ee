"""Nightweave meets the small boxes of cards and the legends."""

import pytest

import tanglewood
from everdell_table import (
    DECK,
    RICH,
    city,
    discarded,
    everdell,
    hand,
    heard,
    names,
    play,
    player,
    points,
    rolls,
    stock,
    table,
    texts,
)
from tanglewood.api import Game
from tanglewood.games.everdell.modules.nightweave import deeds
from tanglewood.games.everdell.modules.nightweave import scoring as her_scoring
from tanglewood.games.everdell.modules.nightweave.state import Nightweave, nightweave_at
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.errors import OptionError

SOLO = ("players: 1", "nightweave: yes", "difficulty: 2")
MEADOW = "meadow:" + " mine?" * 8
PLAYS_HAND = "activity: activity_08 activity_06 activity_01"
"""In winter and summer she plays the top card of her hand."""
FIRST = "activity: activity_01 activity_06"
DISCARDS = ("nightweave: spring", "activity: activity_12 activity_06 activity_01")
"""In spring she discards the top card of her hand for a point."""
PREPARES = ("activity: activity_10 activity_06", "placed: three_twigs two_resin one_pebble", "pawn: 1")
"""Everybody of hers is out, and the next card wants a worker: she prepares for summer."""


def her(game: Game) -> Nightweave:
    found = nightweave_at(everdell(game))
    assert found is not None
    return found


def lair(*lines: str, human: tuple[str, ...] = (), options: tuple[str, ...] = ()) -> Game:
    """A human's turn against her; the next thing she does is up to her activity cards."""
    meadow = [] if any(line.startswith("meadow") for line in options) else [MEADOW]
    return table(*SOLO, *options, DECK, *meadow, "player 0:", *human, *lines)


def her_city(game: Game) -> list[str]:
    return names(game, her(game).city)


@pytest.mark.rule("MW.with.corrin.loot")
def test_corrins_cards_become_loot() -> None:
    game = lair("nightweave: winter", "hand: corrin_evertail_the_king", PLAYS_HAND, options=("corrin: yes",))
    events = heard(game)
    play(game, "place haven")
    assert (her_city(game), names(game, her(game).loot)) == ([], ["corrin_evertail_the_king"])
    assert "MW.with.corrin.loot" in [event.open.get("rule") for event in events]


@pytest.mark.rule("MW.with.corrin.warrior")
def test_the_warrior_gives_her_cards_and_draws() -> None:
    human = ("hand: corrin_evertail_the_warrior farm inn", "resources: 5 berry 1 twig", "city: mine")
    game = lair("nightweave: winter", PLAYS_HAND, human=human, options=("corrin: yes",))
    play(game, "play corrin_evertail_the_warrior", "hand farm", "give twig")
    # The card brings her a token and joins her hand; for the twig she draws one.
    assert (her(game).points, len(her(game).hand), points(game)) == (1, 2, 2)
    assert "farm" in names(game, her(game).hand)
    assert stock(game) == {"berry": 1}
    play(game, "done")


@pytest.mark.rule("MW.with.extra.ignored")
def test_she_ignores_what_extra_cards_and_seasonal_farms_say() -> None:
    for card, box in (("carnival", "extra"), ("season_farm_2", "farms")):
        game = lair(
            "nightweave: winter", f"hand: {card}", "city: mine mine", PLAYS_HAND, options=(f"{box}: yes",)
        )
        play(game, "place haven")
        assert her_city(game) == ["mine", "mine", card]
        assert (her(game).points, len(her(game).hand)) == (0, 0)


# ---------------------------------------------------------------------- Rugwort's cards

ROWDY = "rugwort_the_rowdy"
BOX = ("rugwort_cards: yes",)


@pytest.mark.rule("MW.with.rugwort.rowdy_hers")
def test_her_rowdy_takes_the_best_green_card() -> None:
    human = ("hand: king queen wife", "city: mine general_store storehouse")
    full = "city: " + "mine? " * 14
    game = lair("nightweave: winter", f"hand: {ROWDY}", full, PLAYS_HAND, human=human, options=BOX)
    play(game, "place haven", "done")
    # Storehouse and Mine are worth 2, the General Store 1: the human chooses.
    assert texts(game) == ["remove 0:mine", "remove 0:storehouse"]
    play(game, "remove 0:storehouse")
    assert city(game) == ["mine", "general_store", ROWDY]
    assert her_city(game)[-1] == "storehouse"
    assert len(her_city(game)) == 15
    play(game, "discard king", "discard queen")
    assert hand(game) == ["wife"]


@pytest.mark.rule("MW.with.rugwort.rowdy_no_green")
def test_without_a_green_card_to_take_the_rowdy_stays_with_her() -> None:
    human = ("hand: king queen", "city: inn")
    game = lair("nightweave: winter", f"hand: {ROWDY}", PLAYS_HAND, human=human, options=BOX)
    play(game, "place haven", "done")
    assert (her_city(game), hand(game)) == ([ROWDY], ["king", "queen"])
    # In a full city he finds no space where a Farm was that took none.
    full = "city: king castle palace ever_tree inn inn inn post_office post_office post_office chapel judge"
    human = ("hand: queen queen", f"{full} monastery school lookout season_farm_6")
    options = (*BOX, "farms: yes")
    game = lair("nightweave: winter", f"hand: {ROWDY}", PLAYS_HAND, human=human, options=options)
    assert her_city(play(game, "place haven", "done")) == [ROWDY]


@pytest.mark.rule("MW.with.rugwort.rowdy_human")
def test_a_humans_rowdy_takes_a_green_card_of_hers() -> None:
    human = (f"hand: {ROWDY}", RICH)
    lines = ("nightweave: winter", "hand: king queen wife", "city: inn farm", FIRST)
    game = lair(*lines, human=human, options=BOX)
    play(game, f"play {ROWDY}")
    assert (city(game), her_city(game)) == (["farm"], ["inn", ROWDY])
    assert stock(game)["berry"] == 9 - 3 + 1  # the Farm acts
    assert (her(game).points, len(her(game).hand)) == (2, 1)


def robbed(*cards: str, human: str = "mine") -> Game:
    """A human swaps hands with her; the last of her cards is the top one."""
    own = (f"hand: rugwort_the_robber {human}", RICH)
    hers = ("nightweave: autumn", "hand: " + " ".join(cards), FIRST)
    return play(lair(*hers, human=own, options=(*BOX, "legends: first")), "play rugwort_the_robber")


@pytest.mark.rule("MW.with.rugwort.robber")
def test_the_robber_swaps_with_at_most_eight_of_her_cards() -> None:
    game = robbed(*["farm"] * 7, *["inn"] * 3)
    assert hand(game) == ["farm"] * 7 + ["inn"]
    assert names(game, her(game).hand) == ["mine"]
    assert (discarded(game), her(game).points) == (["inn", "inn"], 0)


@pytest.mark.rule("MW.with.rugwort.robber")
def test_a_legend_among_the_eight_is_shuffled_into_her_new_hand_and_not_made_up_for() -> None:
    game = robbed("poe", *["farm"] * 6, *["inn"] * 3)
    assert hand(game) == ["farm"] * 6 + ["inn"]
    assert sorted(names(game, her(game).hand)) == ["mine", "poe"]
    assert discarded(game) == ["inn", "inn"]


@pytest.mark.rule("MW.with.rugwort.robber")
def test_a_legend_discarded_before_the_swap_leaves_the_game() -> None:
    game = robbed(*["farm"] * 8, "inn", "poe")
    assert hand(game) == ["farm"] * 8
    assert names(game, her(game).hand) == ["mine"]
    assert (discarded(game), names(game, her(game).away)) == (["inn"], ["poe"])


@pytest.mark.rule("MW.with.rugwort.robber")
def test_eight_cards_with_legends_are_not_cut() -> None:
    game = robbed("poe", "the_green_acorn", *["farm"] * 6)
    assert (hand(game), discarded(game)) == (["farm"] * 6, [])
    assert sorted(names(game, her(game).hand)) == ["mine", "poe", "the_green_acorn"]


@pytest.mark.rule("MW.with.rugwort.robber", "MW.rugwort_cards.robber_known")
def test_a_gift_of_the_robbers_own_that_was_cut_is_forgotten() -> None:
    game = robbed(*["farm"] * 8, "inn~6")
    assert discarded(game) == ["inn"]
    assert everdell(game).problems() == []


@pytest.mark.rule("MW.with.rugwort.robber", "MW.rugwort_cards.robber_known")
def test_a_third_party_does_not_learn_which_of_her_cards_were_cut() -> None:
    def imagined(*cards: str) -> list[str]:
        """Worlds the other human may think of, who once gave her a King."""
        game = table(
            *("players: 2", "nightweave: yes", "rugwort_cards: yes", DECK, MEADOW),
            *("player 0:", "hand: rugwort_the_robber mine", RICH, "player 1:", "hand: queen"),
            *("nightweave: winter", "hand: " + " ".join(cards), FIRST),
        )
        play(game, "play rugwort_the_robber", "to 2")
        return [everdell(game).imagine(1, seeded(n)).text() for n in range(5)]

    others = [*["farm"] * 8, "inn"]
    assert imagined("king~30", *others) == imagined(*others, "king~30")


@pytest.mark.rule("MW.with.rugwort.ruler")
def test_the_ruler_counts_in_her_score() -> None:
    human = ("events: grand_tour city_monument",)
    game = lair("nightweave: winter", "city: rugwort_the_ruler", PLAYS_HAND, human=human, options=BOX)
    rows = her_scoring.breakdown(everdell(game))
    assert (rows["cards"], rows["bonus"]) == (2, 1 + 2)  # prosperity at level 2, and two events


# ---------------------------------------------------------------------- a full city

FULL = "city: " + "mine? " * 15
ENTERS = ("activity: activity_06 activity_01", f"word: {rolls(1)}")
"""In winter she enters on the first slot of the Meadow; the die names it."""
EVERY_BOX = ("corrin: yes", "rugwort_cards: yes", "legends: both")
KING = "corrin_evertail_the_king"


def full(card: str, *human: str, enters: bool) -> Game:
    """Her city is full, and she plays a card of her hand, or enters where it lies."""
    lines: tuple[str, ...] = (f"hand: {card}", PLAYS_HAND)
    shared: tuple[str, ...] = (MEADOW,)
    if enters:
        lines = (ENTERS[0],)
        shared = (MEADOW.replace("mine?", card, 1), ENTERS[1])
    position = (*SOLO, *EVERY_BOX, DECK, *shared, "player 0:", *human, "nightweave: winter", FULL, *lines)
    return play(table(*position), "place one_berry")


@pytest.mark.rule("MW.nw.rule.full_city", "MW.nw.action.enter_full")
@pytest.mark.parametrize("enters", [False, True])
def test_with_a_full_city_she_plays_what_takes_no_space_in_it(enters: bool) -> None:
    game = full("fool", "city: inn", enters=enters)
    assert (city(game), len(her_city(game)), discarded(game)) == (["inn", "fool"], 15, [])
    game = full("fool", "city: fool", enters=enters)  # her Fool finds no city: she discards it
    assert (city(game), discarded(game), her(game).hand) == (["fool"], ["fool"], ())
    game = full(KING, enters=enters)
    assert (names(game, her(game).loot), len(her_city(game)), discarded(game)) == ([KING], 15, [])
    game = full(ROWDY, "city: inn farm", "hand: king queen", enters=enters)
    assert (city(game), hand(game), her_city(game)[15:]) == (["inn", ROWDY], [], ["farm"])
    # What would take a space stays in her hand, and is discarded from the Meadow.
    for card, human in (("wife", "city: inn"), (ROWDY, "city: inn")):
        game = full(card, human, enters=enters)
        assert (len(her_city(game)), her(game).loot, city(game)) == (15, (), ["inn"])
        assert discarded(game) == ([card] if enters else [])
        assert (card in names(game, her(game).hand)) is not enters


@pytest.mark.rule("MW.nw.rule.full_city")
def test_from_the_meadow_a_full_city_plays_nothing() -> None:
    fools = MEADOW.replace("mine?", "fool", 2)
    game = table(*SOLO, ENTERS[1], DECK, fools, "player 0:", "nightweave: winter", FULL, PLAYS_HAND)
    play(game, "place haven")
    assert (city(game), len(her_city(game)), discarded(game)) == ([], 15, [])
    assert len(her(game).hand) == 1  # the backup: draw


# ---------------------------------------------------------------------- legends

LEGENDS = ("legends: both",)


@pytest.mark.rule("MW.with.legends.hand")
def test_in_summer_and_autumn_a_legend_joins_her_hand() -> None:
    human = ("legends: poe the_green_acorn",)
    gap = (*LEGENDS, "meadow: -" + " mine?" * 7)
    game = lair("nightweave: spring", *PREPARES, human=human, options=gap)
    play(game, "place haven")
    found = [card for card in her(game).hand if everdell(game).config.pack.cards[card].ribbon >= 0]
    assert len(found) == 1
    assert names(game, tuple(found))[0] not in ("poe", "the_green_acorn")
    assert len(her(game).hand) == 3  # two of the Meadow beside it
    # Nobody knows which card of her hand it is, nor which legend.
    worlds = [nightweave_at(everdell(game).imagine(0, seeded(n))) for n in range(30)]
    cards = everdell(game).config.pack.cards
    places = {[cards[it].ribbon >= 0 for it in world.hand].index(True) for world in worlds if world}
    assert places == {0, 1, 2}
    winter = ("nightweave: winter", "activity: activity_01 activity_06", "placed: three_twigs two_resin")
    spring = lair(*winter, "pawn: 1", human=human, options=gap)
    assert not [card for card in her(play(spring, "place haven")).hand if cards[card].ribbon >= 0]


@pytest.mark.rule("MW.with.legends.hand")
def test_a_legend_takes_no_space_and_leaves_the_game_when_discarded() -> None:
    full = "city: " + "mine? " * 15
    game = lair("nightweave: summer", "hand: poe", full, PLAYS_HAND, options=LEGENDS)
    play(game, "place haven")
    assert her_city(game)[-1] == "poe"
    assert deeds.spaces_used(everdell(game)) == 15
    discards = ("nightweave: autumn", "activity: activity_11 activity_06 activity_01")
    game = lair(*discards, "hand: poe", options=LEGENDS)
    play(game, "place haven")
    assert (her(game).hand, her(game).points, len(everdell(game).discard)) == ((), 1, 0)
    assert names(game, her(game).away) == ["poe"]


@pytest.mark.rule("MW.with.legends.score")
def test_legends_score_like_prosperity_cards_once() -> None:
    # A tan legend gets the bonus; a purple one gets it once.
    for card, base in (("jor_goldwing", 4), ("fynn_nobletail", 5)):
        game = lair("nightweave: summer", f"city: {card}", PLAYS_HAND, options=LEGENDS)
        rows = her_scoring.breakdown(everdell(game))
        assert (rows["cards"], rows["bonus"]) == (base, 1)


@pytest.mark.rule("MW.with.legends.acorn")
def test_a_visit_to_her_green_acorn_brings_two_tokens() -> None:
    human = ("hand: wife", "resources: 2 berry")
    lines = ("nightweave: summer", "city: the_green_acorn", FIRST)
    game = lair(*lines, human=human, options=LEGENDS)
    play(game, "visit 1:the_green_acorn")
    assert her(game).points == 2


@pytest.mark.rule("MW.with.setup")
def test_other_boxes_are_set_up_as_for_one_player_more() -> None:
    for players in (1, 2):
        options = {"legends": "both", "farms": True}
        game = everdell_start(players, options)
        assert [len(player(game, seat).legends) for seat in range(players)] == [2] * players
        forest = [place for place in everdell(game).config.forest if place >= 0]
        assert len(forest) == players + 2


def everdell_start(players: int, options: dict[str, object], seed: int = 3) -> Game:
    return tanglewood.new_game("everdell", players=players, nightweave=True, seed=seed, **options)


# ---------------------------------------------------------------------- worker abilities


@pytest.mark.rule("MW.with.powers.easier")
def test_the_spring_worker_may_be_taken_in_spite_of_abilities() -> None:
    for easier, workers in (("no", 2), ("yes", 3)):
        human = ("power: stoats", "placed: haven haven", "workers: 2")
        options = ("powers: mistwood", f"spring_worker: {easier}")
        game = lair("nightweave: autumn", PLAYS_HAND, "finished: yes", human=human, options=options)
        play(game, "prepare")
        assert player(game).workers == workers
    with pytest.raises(OptionError, match=r"MW\.with\.powers\.easier"):
        everdell_start(1, {"spring_worker": True})
