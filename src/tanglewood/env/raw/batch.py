"""Many games that are stepped in one call.

A row is a game. `step` takes one action a row, the number of a move, and leaves behind: the cells of what the
seat that decides next may know, the mask of its moves, who it is, what the step was worth to every seat, and
whether the game ended. A game that ended is followed by the next one in the same row at once.

Every seat of every row has a page of its own: what has not changed since the seat looked last stands there
still. `shown` says which page of a row belongs to the seat that decides.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tanglewood.env.raw import rewards
from tanglewood.env.raw.masks import Masks
from tanglewood.kernel.chance import Rng, fork, seeded
from tanglewood.kernel.errors import MoveError, OptionError
from tanglewood.kernel.move import Move
from tanglewood.kernel.observing.sheet import Observer, Sheet
from tanglewood.kernel.registry import GameInfo
from tanglewood.kernel.seat import Bot, Seat
from tanglewood.kernel.setting import Choice, settle_options
from tanglewood.kernel.state import State

RUNNING: Final = 0
ENDED: Final = 1
TRUNCATED: Final = 2
FORFEITED: Final = 3
ILLEGAL: Final = -1.0
"""What an action is worth that is no option and ends the game."""
BOTS: Final = 0x626F7473
"""Tells the seeds of bots from those of games."""


class Batch:
    """The games, one a row.

    `bots` makes the player of a seat from a seed for every seat that is not stepped from outside; it returns
    None for those that are. Row r plays its k-th game with the seed `fork(seed, r, k)`, so a row does not
    depend on how many there are. What the seat `last_seat` sees of a game that ended stays in `finals`, and
    how it ended in `scores` and `winners`. With `perfect` everything there is, from the seat that decides on,
    is written into `critics`. An action that is no option is refused; unless the batch is `strict`, it ends
    its game, and whoever wanted it gets -1.
    """

    def __init__(
        self,
        info: GameInfo,
        wishes: dict[str, object],
        rows: int,
        *,
        seed: int = 0,
        reward: str = "win",
        discount: float = 1.0,
        most_steps: int = 0,
        bots: Callable[[int, int], Bot | None] | None = None,
        first_row: int = 0,
        observe: bool = True,
        last_seat: int = -1,
        strict: bool = True,
        perfect: bool = False,
    ) -> None:
        if rows < 1:
            raise OptionError(f"rows: expected at least 1, got {rows}")
        self.info = info
        self.options: dict[str, Choice] = settle_options(info.id, info.settings, wishes)
        self.players = int(self.options["players"])
        self.rows = rows
        self.seed = seed
        self.first_row = first_row
        self.reward = rewards.reward_kind(reward)
        self.shaping = rewards.Shaping(discount)
        self.most_steps = most_steps
        self.make_bot = bots
        self.observing = observe
        state = self.info.start(self.options, seed)
        self.observer: Observer = state.observer()
        self.moves: list[Move] = state.vocabulary().all
        self.pages: Sheet = self.observer.pages(rows * self.players)
        self.masks = Masks(len(self.moves), rows)
        self.shown: vec[i64] = vec[i64]([0] * rows)
        self.actions: vec[i64] = vec[i64]([0] * rows)
        self.states: list[State] = [state] * rows
        self.last_seat = last_seat
        self.strict = strict
        self.scores: vec[i64] = vec[i64]([0] * (rows * self.players))
        self.winners: vec[u8] = vec[u8]([0] * (rows * self.players))
        self.finals = Sheet(self.observer.layout.width, rows if last_seat >= 0 else 1)
        self.perfect = perfect
        everything = self.players * self.observer.layout.width + self.observer.hidden.width
        self.critics = Sheet(everything if perfect else 1, rows)
        self.steps: vec[i64] = vec[i64]([0] * rows)
        self.games: list[int] = [0] * rows
        self.turns: vec[u8] = vec[u8]([0] * rows)
        self.ends: vec[u8] = vec[u8]([0] * rows)
        self.rewards: vec[float] = vec[float]([0.0] * (rows * self.players))
        self.potentials: list[list[float]] = [[] for _ in range(rows)]
        self.bots: list[list[Bot | None]] = [[] for _ in range(rows)]
        self.finished: list[State | None] = [None] * rows
        self.rng = Rng(0)

    def reset(self, seed: int = -1) -> None:
        """Begin a new game in every row; with a seed, from the first games of that seed on."""
        if seed >= 0:
            self.seed = seed
            self.games = [0] * self.rows
        self.rng = seeded(fork(self.seed, BOTS))
        for row in range(self.rows):
            self.clear(row)
            self.begin(row)
            self.show(row)

    def begin(self, row: int) -> None:
        """Begin the next game of a row."""
        while True:
            seed = fork(self.seed, self.first_row + row, self.games[row])
            self.games[row] += 1
            self.begin_with(row, self.info.start(self.options, seed), seed)
            if self.states[row].stack:
                return

    def begin_with(self, row: int, state: State, seed: int) -> None:
        """Put a new game into a row."""
        self.states[row] = state
        steps = self.steps
        steps[row] = 0
        if self.make_bot is not None:
            self.bots[row] = [self.make_bot(seat, fork(seed, BOTS, seat)) for seat in range(self.players)]
            self.let_bots_play(row)
        if self.reward == rewards.SHAPED:
            self.potentials[row] = rewards.potentials(state, [])

    def let_bots_play(self, row: int) -> None:
        """Let the bots of a row decide until it is the turn of a seat without one."""
        state = self.states[row]
        bots = self.bots[row]
        steps = self.steps
        while state.turn >= 0:
            bot = bots[state.turn]
            if bot is None:
                return
            state.play(bot.choose(Seat(state)))
            steps[row] += 1

    def step(self, actions: list[int]) -> None:
        """Play one move in every row."""
        if len(actions) != self.rows:
            raise OptionError(f"actions: expected one for each of {self.rows} rows, got {len(actions)}")
        wanted = self.actions
        for row in range(self.rows):
            wanted[row] = actions[row]
        self.play_actions()

    def play_actions(self) -> None:
        """Play what stands in `actions`."""
        actions = self.actions
        ends = self.ends
        moves = self.moves
        steps = self.steps
        shaped = self.reward == rewards.SHAPED
        if self.strict:
            for row in range(self.rows):
                self.check(row, actions[row])
        for row in range(self.rows):
            if ends[row]:
                self.clear(row)
            if not self.strict and not self.masks.allows(row, actions[row]):
                self.forfeit(row)
                continue
            state = self.states[row]
            state.play(moves[actions[row]])
            steps[row] += 1
            if self.make_bot is not None:
                self.let_bots_play(row)
            if shaped:
                self.shape(row)
            if state.turn < 0:
                self.finish(row, ENDED)
            elif self.most_steps and steps[row] >= self.most_steps:
                self.finish(row, TRUNCATED)
        # In a loop of its own, because the code that plays and the code that shows do not fit into the
        # nearest cache together.
        for row in range(self.rows):
            self.show(row)

    def clear(self, row: i64) -> None:
        """Forget how the game before ended."""
        ends = self.ends
        ends[row] = RUNNING
        worth = self.rewards
        first: i64 = row * self.players
        for seat in range(self.players):
            worth[first + seat] = 0.0

    def check(self, row: i64, action: i64) -> None:
        """Refuse what is no option, before anything is played."""
        if not self.masks.allows(row, action):
            raise no_option(row, action, self.moves)

    def forfeit(self, row: int) -> None:
        """End a game because its seat wanted what is no option."""
        self.clear(row)
        worth = self.rewards
        worth[row * self.players + self.states[row].turn] = ILLEGAL
        self.finish(row, FORFEITED)

    def shape(self, row: int) -> None:
        after = rewards.potentials(self.states[row], self.potentials[row])
        between = self.shaping.between(self.potentials[row], after)
        worth = self.rewards
        for seat in range(self.players):
            worth[row * self.players + seat] = between[seat]
        self.potentials[row] = after

    def finish(self, row: int, how: int) -> None:
        """Note what the end was worth and begin the next game."""
        ends = self.ends
        ends[row] = u8(how)
        state = self.states[row]
        self.finished[row] = state
        result = state.result()
        if result is not None:
            final = rewards.final_rewards(result, self.reward)
            worth = self.rewards
            scores = self.scores
            winners = self.winners
            for seat in range(self.players):
                at: i64 = row * self.players + seat
                worth[at] = worth[at] + final[seat]
                scores[at] = result.scores[seat]
                winners[at] = u8(1) if seat in result.winners else u8(0)
        if self.last_seat >= 0:
            self.finals.begin(row)
            self.observer.write(state, self.last_seat, self.finals)
        self.begin(row)

    def show(self, row: i64) -> None:
        """Write what the seat that decides may know, and what it may do."""
        state = self.states[row]
        options = state.options()
        seat: i64 = state.turn
        turns = self.turns
        turns[row] = u8(seat)
        self.masks.show(row, options)
        if self.observing:
            shown = self.shown
            page: i64 = row * self.players + seat
            shown[row] = page
            self.observer.rewrite(state, seat, page, self.pages)
        if self.perfect:
            self.observer.write_all(state, seat, self.players, row, self.critics)

    def sample(self) -> list[int]:
        """An action for every row, each option as likely as the others."""
        self.draw_actions()
        return list(self.actions)

    def draw_actions(self) -> None:
        """The same, left in `actions`."""
        rng = self.rng
        actions = self.actions
        for row in range(self.rows):
            options = self.masks.offered[row]
            actions[row] = options[rng.below(len(options))].index


def no_option(row: int, action: int, moves: list[Move]) -> MoveError:
    """Why an action of a row is refused."""
    if not 0 <= action < len(moves):
        return MoveError(f"row {row}: expected an action from 0 to {len(moves) - 1}, got {action}")
    return MoveError(f"row {row}: {moves[action].text!r} (action {action}) is no option now")
