"""What a seat knows of hidden cards, and what it imagines."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from everdell_table import DECK, everdell, hand, play, table
from tanglewood.api import Game, from_text
from tanglewood.games.everdell.board import knowledge
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.event import Event
from tanglewood.kernel.state import NOBODY

WORLDS = 30


def hands_imagined(game: Game, viewer: int, seat: int) -> list[list[str]]:
    """Some hands of a seat as another one imagines them."""
    rng = seeded(5)
    state = everdell(game)
    found = []
    for _ in range(WORLDS):
        world = state.imagine(viewer, rng)
        names = world.config.pack.cards
        found.append(sorted(names[card].id for card in world.players[seat].hand))
    return found


def deck_imagined(game: Game, viewer: int) -> list[list[str]]:
    rng = seeded(5)
    found = []
    for _ in range(WORLDS):
        world = everdell(game).imagine(viewer, rng)
        found.append([world.config.pack.cards[card].id for card in world.deck[: world.left]])
    return found


def test_an_unseen_hand_is_mixed_with_the_deck() -> None:
    game = table("deck: farm inn mine", "hand: queen", "player 1:", "hand: king wife")
    hands = hands_imagined(game, 0, 1)
    assert len({tuple(cards) for cards in hands}) > 4
    assert {card for cards in hands for card in cards} == {"farm", "inn", "mine", "king", "wife"}
    assert all(cards == ["king", "wife"] for cards in hands_imagined(game, 1, 1))


def test_a_card_taken_from_the_meadow_is_remembered_by_all() -> None:
    game = table(
        "deck: farm inn mine king fool",
        "meadow: castle queen",
        "player 0: spring",
        "placed: haven haven haven",
        "hand: wife",
        "player 1:",
        "hand: king",
    )
    play(game, "prepare", "take meadow 1", "done")
    for viewer in (1, NOBODY):
        assert all("castle" in cards for cards in hands_imagined(game, viewer, 0))
        assert game.view(viewer).players[0].hand == ["castle"]


def test_a_card_given_away_is_remembered_by_the_giver_alone() -> None:
    game = table(
        "players: 3",
        "deck: farm inn mine king teacher bard judge ranger",
        "city: post_office",
        "hand: castle queen wife",
        "player 1:",
        "hand: fool",
        "player 2:",
        "hand: monk",
    )
    play(game, "visit 0:post_office", "to 1", "hand castle", "hand queen", "done")
    assert all({"castle", "queen"} <= set(cards) for cards in hands_imagined(game, 0, 1))
    assert not all("castle" in cards for cards in hands_imagined(game, 2, 1))
    assert game.view(0).players[1].hand == ["castle", "queen"]
    assert game.view(2).players[1].hand == []


def test_a_discard_is_remembered_by_the_one_who_discarded_it() -> None:
    game = table("deck: farm inn mine", "hand: castle queen", "player 1:", "hand: king")
    play(game, "place haven", "discard castle", "done")
    rng = seeded(3)
    seen = set()
    for _ in range(WORLDS):
        world = everdell(game).imagine(0, rng)
        assert world.config.pack.cards[world.discard[0]].id == "castle"
        seen.add(everdell(game).imagine(1, rng).discard[0])
    assert len(seen) > 2


def test_a_known_discard_is_known_to_be_in_the_new_deck() -> None:
    game = table(
        "deck: farm",
        "hand: castle queen",
        "discard: inn~0 inn~0 inn~0",
        "player 1:",
        "hand: king wife",
    )
    play(game, "place haven", "discard castle", "done", "place two_cards_point")
    assert everdell(game).generation == 1
    # Seat 0 knows the Castle was shuffled in: it lies in the deck, or seat 1 drew it.
    for cards, deck in zip(hands_imagined(game, 0, 1), deck_imagined(game, 0), strict=True):
        assert "castle" in cards + deck
    # Seat 1's first two cards are older than the new deck, so the Castle can only be one of the later ones.
    rng = seeded(9)
    for _ in range(WORLDS):
        world = everdell(game).imagine(0, rng)
        older = [world.config.pack.cards[card].id for card in world.players[1].hand[:2]]
        assert "castle" not in older


def test_a_face_down_discard_makes_known_cards_unsure() -> None:
    game = table(
        "deck: farm inn mine king",
        "meadow: castle queen",
        "player 0: spring",
        "placed: haven haven haven",
        "hand: wife fool",
        "player 1:",
        "hand: king monk",
    )
    play(game, "prepare", "take meadow 1", "done", "place one_berry", "place haven", "discard castle", "done")
    assert game.view(1).players[0].hand == []  # was it the Castle? nobody else can tell
    where: Counter[str] = Counter()
    rng = seeded(4)
    for _ in range(WORLDS):
        world = everdell(game).imagine(1, rng)
        names = world.config.pack.cards
        held = [names[card].id for card in world.players[0].hand]
        thrown = [names[card].id for card in world.discard]
        assert ("castle" in held) + ("castle" in thrown) == 1  # never in the deck
        where["hand" if "castle" in held else "discard"] += 1
    assert len(where) == 2


def test_what_was_discarded_leaves_no_trace() -> None:
    """Two truths that differ only in what went face down are imagined alike."""
    worlds = []
    for thrown in ("castle", "wife"):
        game = table(
            "deck: farm inn mine king",
            "meadow: castle queen",
            "player 0: spring",
            "placed: haven haven haven",
            "hand: wife",
            "player 1:",
            "hand: king",
        )
        play(
            game,
            "prepare",
            "take meadow 1",
            "done",
            "place one_berry",
            "place haven",
            f"discard {thrown}",
            "done",
        )
        worlds.append(everdell(game).imagine(1, seeded(8)).text())
    assert worlds[0] == worlds[1]


def test_a_teachers_gift_is_known_to_giver_and_receiver() -> None:
    game = table(
        "players: 3",
        "deck: castle queen farm inn mine",
        "resources: 2 berry",
        "hand: teacher",
        "player 1:",
        "hand: king",
        "player 2:",
        "hand: monk",
    )
    play(game, "play teacher", "hand castle", "to 1")
    assert all("castle" in cards for cards in hands_imagined(game, 0, 1))
    assert all(cards == ["castle", "king"] for cards in hands_imagined(game, 1, 1))
    assert not all("castle" in cards for cards in hands_imagined(game, 2, 1))
    assert hand(game, 1) == ["castle", "king"]


def test_events_keep_cards_secret() -> None:
    game = table(DECK, "hand: castle queen", "player 1:", "hand: king")
    told: list[Event] = []
    game.listen(told.append)
    play(game, "place haven", "discard castle", "discard queen", "gain twig", "place two_cards_point")
    drew = next(event for event in told if event.name == "drew")
    assert "cards" in drew.seen_by(1)
    assert "cards" not in drew.seen_by(0)
    thrown = next(event for event in told if event.name == "discarded")
    assert thrown.seen_by(0)["cards"] == "castle"
    assert "cards" not in thrown.seen_by(NOBODY)


# ---------------------------------------------------------------------- six seats in one number

SEATS = range(knowledge.SEATS)
CODES = st.lists(st.integers(0, 7), min_size=knowledge.VIEWERS, max_size=knowledge.VIEWERS)


def info_of(codes: list[int], made: int, by: int) -> int:
    info = knowledge.with_discarder(knowledge.with_age(0, made), by)
    for viewer, code in enumerate(codes):
        info = knowledge.with_code(info, viewer, code)
    return info


@given(codes=CODES, made=st.integers(0, 5), by=st.integers(-1, 5))
def test_what_six_seats_know_of_a_card_does_not_get_mixed_up(codes: list[int], made: int, by: int) -> None:
    info = info_of(codes, made, by)
    assert [knowledge.code(info, viewer) for viewer in range(knowledge.VIEWERS)] == codes
    assert (knowledge.age(info), knowledge.discarded_by(info)) == (made, by)


@given(codes=CODES, made=st.integers(0, 5), by=st.integers(-1, 5))
def test_what_is_known_comes_back_from_its_text(codes: list[int], made: int, by: int) -> None:
    info = info_of(codes, made, by)
    number = knowledge.to_text(info)
    assert knowledge.from_text(number) == info
    assert 0 <= number <= knowledge.MOST
    like_spectators = codes[4] == codes[5] == codes[knowledge.PUBLIC]
    assert (number < knowledge.FULL) == like_spectators


def test_texts_of_four_seats_are_as_short_as_ever() -> None:
    """A position of up to four players says nothing of seats that are not there."""
    for seat in range(4):
        drawn = knowledge.drawn(0, seat, 0)
        assert knowledge.to_text(drawn) == drawn < knowledge.FULL
    assert knowledge.to_text(knowledge.ALL_KNOW) == 0o77777
    assert knowledge.from_text(0o77777) == knowledge.ALL_KNOW


@given(codes=CODES, made=st.integers(0, 5), owner=st.sampled_from(SEATS))
def test_a_face_down_card_leaves_everybody_else_unsure(codes: list[int], made: int, owner: int) -> None:
    info = knowledge.unsure(info_of(codes, made, -1), owner, made)
    for viewer in range(knowledge.VIEWERS):
        known = knowledge.code(info, viewer)
        if viewer == owner or codes[viewer] != knowledge.KNOWN:
            assert known == codes[viewer]
        else:
            assert known == knowledge.HELD


def test_only_those_count_who_sit_at_the_table() -> None:
    assert knowledge.count_code(knowledge.ALL_KNOW, knowledge.KNOWN, 2) == knowledge.watching(2) == 5
    assert knowledge.count_code(knowledge.ALL_KNOW, knowledge.KNOWN, 6) == knowledge.watching(6) == 7


def test_the_fifth_seat_remembers_what_it_saw() -> None:
    game = table(
        *(
            "players: 6",
            "bellfaire: yes",
            "deck: farm inn mine king",
            "hand: castle queen wife",
            "city: post_office",
        ),
        *("player 4:", "hand: fool", "player 5:", "hand: monk"),
    )
    play(game, "visit 0:post_office", "to 4", "hand castle", "hand queen", "done")
    assert sorted(game.view(4).players[4].hand) == ["castle", "fool", "queen"]
    assert all({"castle", "queen"} <= set(cards) for cards in hands_imagined(game, 0, 4))
    assert game.view(5).players[4].hand == []
    assert not all("castle" in cards for cards in hands_imagined(game, 5, 4))
    text = game.text()
    assert from_text(text).text() == text
    assert from_text(text).view(0).players[4].hand == ["castle", "queen"]
