"""Restricted bots leave out what matches their patterns, and say so when nothing could."""

import pytest

import tanglewood
from deep_forest_table import table as forest
from everdell_table import RICH
from everdell_table import table as everdell
from mycelia_table import table as mycelia
from tanglewood.arena.game import Played
from tanglewood.arena.league import prepare
from tanglewood.bots import SearchBot, make_bot
from tanglewood.cli.commands.arena import file_name
from tanglewood.kernel.record import read_record
from tanglewood.kernel.seat import Seat


def played(bots: list[str], seed: int, **options: object) -> Played:
    """A game of the first two bots, recorded; the first one has seat 0."""
    league = prepare("everdell", bots, 1, seed, options).keeping()
    return league.play(league.fixtures()[0])


def moves_of(game: Played, seat: int) -> list[str]:
    return [entry.move for entry in read_record(game.record).entries if entry.seat == seat]


def test_a_restricted_bot_takes_the_best_of_the_other_options() -> None:
    game = everdell(RICH, "hand: castle fool mine", "meadow: farm inn king queen wife husband")
    weighed = make_bot("greedy", 1).weigh(Seat(game.state))
    best = weighed[0][0]
    restricted = make_bot(f"greedy-without-move:{best.text.replace(' ', '.')}", 1)
    assert restricted.choose(Seat(game.state)) == weighed[1][0]
    assert [move for move, _ in restricted.weigh(Seat(game.state))] == [move for move, _ in weighed[1:]]


def test_what_is_forbidden_is_taken_when_nothing_else_is_legal() -> None:
    seat = Seat(everdell(RICH, "hand: castle").state)
    assert make_bot("greedy-without-move:*", 1).choose(seat) == make_bot("greedy", 1).choose(seat)


def test_two_patterns_forbid_more_than_one() -> None:
    seat = Seat(everdell(RICH, "hand: castle fool mine", "meadow: farm inn king queen wife husband").state)
    make_bot("random-without-hand:*+meadow:*", 1).choose(seat)
    touched = {thing.split(":")[0] for move in seat.options for thing in move.path}
    assert "location" in touched
    assert not touched & {"hand", "meadow"}


def test_a_card_of_the_meadow_is_called_by_its_name() -> None:
    seat = Seat(everdell(RICH, "meadow: farm inn king queen wife husband").state)
    make_bot("random-without-card:inn+color:tan", 1).choose(seat)
    texts = [move.text for move in seat.options]
    assert "play meadow 1" in texts  # the Farm
    assert "play meadow 2" not in texts


def test_getting_rid_of_a_card_is_no_use_of_it() -> None:
    seat = Seat(everdell("hand: fool mine", RICH).state)
    parse = tanglewood.new_game("everdell").parse
    assert "card:fool" in seat.names_of(parse("play fool"))
    assert "card:fool" not in seat.names_of(parse("discard fool"))
    assert "hand:fool" in seat.names_of(parse("discard fool"))


def test_a_card_of_mycelia_is_called_by_its_name_wherever_it_lies() -> None:
    game = tanglewood.new_game("mycelia", seed=1, prisma=True)
    parse, names = game.parse, game.state.names_of
    for move in ("hire amanita-muscaria", "play amanita-muscaria"):
        assert names(parse(move)) == ("card:amanita-muscaria", "set:base")
    assert names(parse("play drifting-leaf")) == ("start:drifting-leaf",)
    assert names(parse("buy lyra")) == names(parse("answer lyra")) == ("gift:lyra",)
    assert names(parse("use g")) == ("tile:g", "set:prisma")
    assert names(parse("trash amanita-muscaria")) == names(parse("return g")) == ()
    known = set(game.state.all_names())
    assert set(game.state.groups()) <= known
    cards = [entry for entry in game.info.components() if entry["table"] in ("card", "start", "gift", "tile")]
    assert {f"{entry['table']}:{entry['id']}" for entry in cards} <= known


def test_a_bot_without_a_card_of_mycelia_leaves_it_in_the_showcase() -> None:
    card = "cantharellus-cibarius"
    seat = Seat(mycelia(f"showcase: {card}", "leaves: 9").state)
    assert f"hire {card}" in [move.text for move in seat.options]
    make_bot(f"greedy-without-card:{card}", 1).choose(seat)
    assert f"hire {card}" not in [move.text for move in seat.options]


@pytest.mark.parametrize("land", ["pearlbrook", "bellfaire", "newleaf", "spirecrest"])
def test_a_land_is_left_alone(land: str) -> None:
    """The bot without it never takes a move that exists for this land, unless it must; the other one does."""
    names = ["greedy", f"greedy-without-land:{land}"]
    game = played(names, 5, **{land: True})
    state = tanglewood.new_game("everdell", seed=1, **{land: True}).state
    used = []
    for seat in (0, 1):
        parsed = [state.vocabulary().parse(text) for text in moves_of(game, seat)]
        used.append(sum(f"land:{land}" in state.names_of(move) for move in parsed))
    assert used[0] > used[1]


def test_trolls_can_be_left_alone() -> None:
    """A bot without trolls neither walks into one nor sends one; a tile face down is not told."""
    game = forest("pawn: c2", "tiles: T c3, s d2, t? b2", "trail: c1 1")
    seat = Seat(game.state)
    names = {field: seat.names_of(game.parse(f"go {field}"))[-1] for field in ("c3", "d2", "b2", "c1")}
    assert names == {"c3": "tile:troll", "d2": "tile:sword", "b2": "tile:hidden", "c1": "tile:forest"}
    assert seat.names_of(game.parse("send 1"))[-1] == "tile:troll"


def test_a_search_spends_its_iterations_on_what_is_allowed() -> None:
    game = everdell(RICH, "hand: castle fool mine", "meadow: farm inn king queen wife husband")
    seat = Seat(game.state)
    restricted = make_bot("adept-without-hand:*+meadow:*", 1)
    restricted.choose(seat)
    inner = getattr(restricted, "inner")  # noqa: B009  any bot may be inside
    assert isinstance(inner, SearchBot)
    root = inner.think(seat, None, False)
    texts = {edge.move.text for edge in root.edges.values() if edge.visits}
    assert texts
    assert not any(text.startswith("play ") for text in texts)


@pytest.mark.parametrize(
    ("name", "refusal"),
    [
        ("gredy-without-card:fool", r"no bot is called 'gredy' \(did you mean 'greedy'\?\)"),
        ("greedy-without-", "no move of everdell is called ''; there is adornment:…, .*card:…, .*land:…"),
        ("greedy-without-land:perlbrook", r"'land:perlbrook' \(did you mean 'land:pearlbrook'\?\); there is"),
        ("greedy-without-land:x", "there is land:bellfaire, land:newleaf, land:pearlbrook, land:spirecrest$"),
        ("greedy-without-card:fol", r"\(did you mean 'card:fool'\?\)"),
        ("greedy-without-card:fool+dragon:*", "there is .*amount:…, button:…, card:…"),
    ],
)
def test_a_pattern_that_matches_nothing_is_refused_in_one_line(name: str, refusal: str) -> None:
    with pytest.raises(tanglewood.BotError, match=refusal) as caught:
        prepare("everdell", [name, "random"], 1, 1, {})
    assert "\n" not in str(caught.value)


def test_a_pattern_is_also_refused_at_the_first_decision() -> None:
    seat = Seat(tanglewood.new_game("mycelia", seed=1).state)
    with pytest.raises(tanglewood.BotError, match="no move of mycelia is called 'land:pearlbrook'"):
        make_bot("greedy-without-land:pearlbrook", 1).choose(seat)


def test_records_of_restricted_bots_have_names_that_every_system_takes() -> None:
    bots = ["greedy", "greedy-without-land:pearlbrook", "greedy-without-card:f*", "greedy-without-card:f?"]
    names = [file_name(bots, side) for side in range(len(bots))]
    assert names[:2] == ["greedy", "greedy-without-land-pearlbrook"]
    assert len(set(names)) == len(names)
    assert not any(sign in "".join(names) for sign in ':*?+<>|"/\\')
