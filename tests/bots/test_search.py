"""The search finds what a look at one decision does not show, within its budget."""

import inspect
import pickle

import pytest

import tanglewood
from tanglewood.bots import SearchBot, expectations, make_bot
from tanglewood.bots.config import SearchConfig
from tanglewood.bots.search import settled
from tanglewood.bots.tree import ALL, Edge, Node, Tree
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.seat import Seat

GAMES = pytest.mark.parametrize(
    ("game", "players"),
    [("mycelia", 1), ("mycelia", 2), ("mycelia", 4), ("deep_forest", 3), ("everdell", 1), ("everdell", 2)],
)


@GAMES
def test_a_thought_about_every_option_the_best_first(game: str, players: int) -> None:
    table = tanglewood.new_game(game, players=players, seed=5)
    thoughts = SearchBot(seeded(1), iterations=60).ponder(Seat(table.state))
    assert {thought.move for thought in thoughts} == set(table.options())
    assert [thought.visits for thought in thoughts] == sorted([t.visits for t in thoughts], reverse=True)
    assert sum(thought.visits for thought in thoughts) == 60
    assert all(0.0 <= thought.expectation <= 1.0 and 0.0 < thought.sure <= 1.0 for thought in thoughts)


@GAMES
def test_the_same_seed_thinks_the_same(game: str, players: int) -> None:
    table = tanglewood.new_game(game, players=players, seed=6)
    twins = [SearchBot(seeded(4), iterations=40).ponder(Seat(table.state)) for _ in range(2)]
    assert repr(twins[0]) == repr(twins[1])


def test_more_visits_make_surer() -> None:
    table = tanglewood.new_game("mycelia", seed=5)
    few, many = (SearchBot(seeded(1), iterations=n).ponder(Seat(table.state))[0].sure for n in (20, 400))
    assert many < few / 2


def test_progress_is_told_up_to_the_end() -> None:
    told: list[float] = []
    table = tanglewood.new_game("mycelia", seed=5)
    SearchBot(seeded(1), iterations=100).ponder(Seat(table.state), told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert len(told) > 3


def test_seconds_alone_are_a_budget() -> None:
    told: list[float] = []
    table = tanglewood.new_game("mycelia", seed=5)
    thoughts = SearchBot(seeded(1), iterations=0, seconds=0.05).ponder(Seat(table.state), told.append)
    assert sum(thought.visits for thought in thoughts) >= 16
    assert told[-1] == 1.0


RACE = """
mycelia
seat: 0
player 0: front
board:
  . . . 1 .
  . . . * .
  . . . . .
  . . . . .
leaves: 5
hand: boletus-edulis drifting-leaf
player 1: front
board:
  1 . . . .
  . . . * .
  . . . . .
  . . . . .
"""


def test_a_win_in_reach_is_taken() -> None:
    game = tanglewood.from_text(RACE)
    game.play("play boletus-edulis")
    thoughts = SearchBot(seeded(1), iterations=100).ponder(Seat(game.state))
    assert thoughts[0].move.text == "drop d1 > d2"
    assert thoughts[0].expectation > 0.8


def test_the_tree_of_the_last_decision_is_used_again() -> None:
    game = tanglewood.from_text(RACE)
    bot = SearchBot(seeded(1), iterations=100)
    game.play(bot.choose(Seat(game.state)))
    kept = bot.kept
    assert kept is not None
    assert kept.visits > 10
    before = kept.visits
    thoughts = bot.ponder(Seat(game.state))
    assert sum(thought.visits for thought in thoughts) >= before
    assert kept.visits >= 100 > before


def test_a_tree_of_another_position_is_not_used() -> None:
    game = tanglewood.from_text(RACE)
    bot = SearchBot(seeded(1), iterations=100)
    bot.choose(Seat(game.state))
    other = tanglewood.new_game("mycelia", seed=5)
    assert sum(thought.visits for thought in bot.ponder(Seat(other.state))) == 100


def test_everybodys_share_of_the_win() -> None:
    game = tanglewood.from_text(RACE)
    shares = expectations(game.state, iterations=50)
    assert sum(shares) == pytest.approx(1.0, abs=0.05)
    assert shares[0] > shares[1]
    assert expectations(Seat(game.state), iterations=50)[0] > 0.5


def test_expectations_of_a_finished_game_are_what_it_gave() -> None:
    game = tanglewood.new_game("mycelia", seed=5)
    bot = make_bot("greedy", 1)
    while not game.over:
        game.play(bot.choose(Seat(game.state)))
    result = game.result()
    assert result is not None
    shares = expectations(game.state)
    assert [share > 0.5 for share in shares] == [seat in result.winners for seat in (0, 1)]


def test_several_processes_add_up_to_one_thought() -> None:
    table = tanglewood.new_game("mycelia", seed=5)
    thoughts = SearchBot(seeded(1), iterations=90, workers=2).ponder(Seat(table.state))
    assert {thought.move for thought in thoughts} == set(table.options())
    assert sum(thought.visits for thought in thoughts) == 90
    again = SearchBot(seeded(1), iterations=90, workers=2).ponder(Seat(table.state))
    assert repr(again) == repr(thoughts)


def test_a_config_reaches_another_process_whole() -> None:
    config = SearchConfig(3, 5, 0.1, 0.2, 6, 0.3, 0.4, 7, 0.5, False, True, 8, 10.0, 0.6)
    sent = pickle.loads(pickle.dumps(config))
    names = list(inspect.signature(SearchConfig).parameters)
    values = [getattr(config, name) for name in names]
    assert len(set(values)) == len(names) == 14  # every one its own
    assert [getattr(sent, name) for name in names] == values


@pytest.mark.parametrize("visits", [0, 5], ids=["new", "kept"])
@pytest.mark.parametrize("follow", [True, False], ids=["following", "fixed"])
def test_the_game_sets_the_depth_of_rollouts(visits: int, follow: bool) -> None:
    for game, players, depth in (("mycelia", 1, 6), ("mycelia", 2, -1), ("deep_forest", 2, 0)):
        state = tanglewood.new_game(game, players=players, seed=2).state
        assert state.rollout_depth() == depth
        root = Node(state.turn)
        root.visits = visits
        tree = Tree(root, seeded(1), SearchConfig(2, 3, rollout_limit=9, follow_game=follow))
        tree.grow(Seat(state).imagine(seeded(3)))
        assert tree.alone == (players == 1)
        assert (tree.rollout_turns, tree.rollout_width, tree.rollout_limit) == (
            (ALL, ALL, depth) if follow and depth >= 0 else (2, 3, 9)
        )


def test_a_decision_ends_when_the_lead_is_clear() -> None:
    root = Node(0)
    for index, visits in enumerate((40, 30)):
        root.edges[index] = Edge(tanglewood.new_game("mycelia", seed=5).options()[index], 0.0)
        root.edges[index].visits = visits
    assert settled(root, 29, stop_margin=3)
    assert not settled(root, 30, stop_margin=3)
    assert settled(root, 9, stop_margin=1)
    assert not settled(root, 10, stop_margin=1)


def test_where_little_is_at_stake_little_is_explored() -> None:
    state = tanglewood.new_game("mycelia", seed=5).state
    tree = Tree(Node(state.turn), seeded(1), SearchConfig(swing=0.5))
    calm, wild = Node(0), Node(0)
    for node, rewards in ((calm, (0.5, 0.5)), (wild, (0.0, 1.0))):
        for reward in rewards * 500:
            node.visits += 1
            node.total += reward
            node.squares += reward * reward
    assert tree.exploration(wild) == pytest.approx(0.25, abs=0.01)  # half of their deviation
    assert tree.exploration(calm) < 0.01
    plain = Tree(Node(state.turn), seeded(1), SearchConfig(exploration=0.2))
    assert plain.exploration(wild) == plain.exploration(calm) == 0.2


def test_what_a_move_promises_decides_while_little_was_tried() -> None:
    """With boundless trust the search goes for the option whose position looks best, on the mean of some
    worlds; a tree that was kept has not been looked at as a root, and is looked at again."""
    seat = Seat(tanglewood.new_game("everdell", seed=5).state)
    config = SearchConfig(exploration=0.0, learned=True, looks=3, trust=1e9)
    root, rng = Node(seat.number), seeded(1)
    for looked_before in (1, 0):
        tree = Tree(root, rng, config)
        assert tree.looked == looked_before
        before = {edge.move: edge.visits for edge in root.edges.values()}
        for _ in range(30):
            tree.grow(seat.imagine(rng))
        assert tree.looked == 3
        promises = {edge.hope: edge.visits for edge in root.edges.values()}
        assert len(promises) > 3
        assert all(0.0 < hope < 1.0 for hope in promises)
        best = max(root.edges.values(), key=lambda edge: edge.visits - before.get(edge.move, 0))
        assert best.hope == max(promises)
    once = Tree(Node(seat.number), seeded(1), SearchConfig(learned=True, trust=1.0))
    for _ in range(3):
        once.grow(seat.imagine(seeded(2)))
    assert once.looked == 1


def test_alone_it_may_think_longer() -> None:
    for players, count in ((1, 50), (2, 20)):
        state = tanglewood.new_game("mycelia", players=players, seed=2).state
        bot = SearchBot(seeded(1), iterations=20, alone=50)
        assert sum(thought.visits for thought in bot.ponder(Seat(state))) == count
