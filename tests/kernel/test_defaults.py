"""What a game gets from the kernel without a line of its own."""

import msgspec
import pytest

from tanglewood.kernel.chance import seeded
from tanglewood.kernel.errors import TextError
from tanglewood.kernel.event import Event
from tanglewood.kernel.record import Record, Recorder, begin, play_again
from tanglewood.kernel.registry import GAMES, register
from tanglewood.kernel.setting import settle_options
from tanglewood.kernel.state import NOBODY
from tiny_game import CARDS, FORM, GAME, INFO, SETTINGS, Tiny, read, start

NAMES = ["Ann", "Ben"]


def begun(seed: int = 1) -> Tiny:
    state = start(settle_options(GAME, SETTINGS, {"first": 0}), seed)
    state.play(state.options()[0])
    return state


def test_a_text_is_read_back_at_every_moment() -> None:
    state = begun()
    while state.options():
        text = state.text()
        assert read(text).text() == text
        state.play(state.options()[-1])
    assert read(state.text()).result() == state.result()
    assert "over: yes" in state.text()


def test_what_is_left_out_is_as_in_a_blank_state() -> None:
    state = read("tiny\nplayer 1:\nhand: two five\ndoing: turn 1\n")
    assert [move.text for move in state.options()] == ["play two", "play five"]
    assert "begins: 0\n" in state.text()


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("doing: turn 2", "line 2, doing: expected one of turn, and a seat"),
        ("doing: turn", "expected one of turn"),
        ("doing: dance 0", "expected one of turn"),
        ("doing: turn 0 7", "expected another number of words"),
        ("pile: nine", "line 2, pile: expected some of one, two"),
        ("played: 1", "line 2, played: expected 2 numbers"),
        ("begun: perhaps", "expected yes or no"),
        ("begins: 2", "from 0 to 1"),
        ("over: yes\ndoing: turn 0", "line 3, doing: expected nothing to do once the game is over"),
        ("colour: red", "expected one of players, first, word, begins, seat, over, pile"),
    ],
)
def test_damaged_texts_are_refused_with_their_line(line: str, complaint: str) -> None:
    with pytest.raises(TextError) as refused:
        read(f"tiny\n{line}\n")
    assert complaint in str(refused.value)


def test_a_copy_shares_nothing_that_changes() -> None:
    state = begun()
    state.listener = lambda event: None
    before = state.text()
    twin = state.copy()
    assert twin.text() == before
    assert twin.listener is None
    while twin.options():
        twin.play(twin.options()[0])
    assert state.text() == before


def test_others_hands_and_the_pile_are_imagined() -> None:
    state = begun()
    hands = set()
    for seed in range(60):
        world = state.imagine(0, seeded(seed))
        assert isinstance(world, Tiny)
        assert world.players[0].hand == state.players[0].hand
        cards = [*world.pile, *world.players[0].hand, *world.players[1].hand]
        assert sorted(cards) == sorted([*state.pile, *state.players[0].hand, *state.players[1].hand])
        hands.add(world.players[1].hand)
    assert len(hands) > 10
    other = state.copy()
    assert isinstance(other, Tiny)
    other.pile, other.players[1].hand = other.players[1].hand[:2], other.pile + other.players[1].hand[2:]
    assert (
        other.imagine(0, seeded(5)).text() == state.imagine(0, seeded(5)).text()
    )  # the truth leaves no trace


def test_a_view_hides_what_a_seat_cannot_see() -> None:
    state = begun()
    seen = msgspec.to_builtins(state.view(1))
    assert seen["pile"] == 2
    assert seen["players"][0]["hand"] == 2
    assert seen["players"][1]["hand"] == [CARDS[card] for card in state.players[1].hand]
    assert seen["played"] == [1, 0]
    spectator = msgspec.to_builtins(state.view(NOBODY))
    assert [player["hand"] for player in spectator["players"]] == [2, 3]


def test_result_value_and_outlook_come_from_the_standing() -> None:
    state = begun()
    assert state.result() is None
    lead = state.players[0].sum
    assert (state.value(0), state.value(1)) == (lead, -lead)
    assert state.outlook()[0] > 0.5
    while state.options():
        state.play(state.options()[0])
    result = state.result()
    assert result is not None
    assert result.scores == state.standing()
    assert state.outlook()[result.winners[0]] > 0.5


def test_refusals_are_questions_and_the_end() -> None:
    state = begun()
    other = next(card for card in range(len(CARDS)) if card not in state.players[1].hand)
    unfit = state.why_not(f"play {CARDS[other]}")
    assert unfit is not None
    assert (unfit.rule, unfit.key) == ("TI.turn", "refused-unfit-untitled")
    first = state.why_not("wait")
    assert first is not None
    assert (first.rule, first.key) == ("TI.turn", "refused-asks-untitled")
    while state.options():
        state.play(state.options()[0])
    over = state.why_not("wait")
    assert over is not None
    assert (over.rule, over.key) == ("TI.end", "refused-over")


def test_a_narrator_without_sentences_still_says_what_happens() -> None:
    state = begun()
    narrator = INFO.narrator
    assert narrator.option(state, state.options()[0]) == state.options()[0].text
    played = Event("card-played", 0, {"card": "six"})
    assert narrator.event(state, played, 1, NAMES) == "Ann: card played (card six)."
    assert narrator.event(state, Event("turn", 1, {}), 1, NAMES) == "Ben: turn."
    assert narrator.story(state, [played, Event("over", NOBODY, {})], 1, NAMES) == [
        "Ann: card played (card six)."
    ]
    assert narrator.begins_turn(Event("turn", 1, {}))
    assert narrator.component({"table": "card", "id": "six", "text": "Six."}) == {
        "words": ["Six."],
        "name": "six",
    }
    assert INFO.described() == []


def test_a_record_of_it_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES, "own", {**GAMES.ours()})
    monkeypatch.setattr(GAMES, "loaded", {**GAMES.loaded})
    register(INFO)
    record = Record(GAME, INFO.pack, settle_options(GAME, SETTINGS, {}), 3, ["a", "b"])
    recorder = Recorder(record)
    state = begin(INFO, record)
    while state.options():
        seat, move = state.turn, state.options()[0]
        state.play(move)
        recorder.played(seat, move.text)
    again, _ = play_again(record, None)
    assert again.text() == state.text()
    assert again.pack() == INFO.pack == "tiny 1"
    assert FORM.layout.game == GAME


def test_a_game_that_counts_nothing_has_no_words_for_a_moment() -> None:
    assert INFO.narrator.moment(begun(), 0) == ""
