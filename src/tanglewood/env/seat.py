"""Gymnasium: one seat against bots, or alone against the opponent of the game."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tanglewood.env.aec import observation_space, observed, split
from tanglewood.env.episode import Episode
from tanglewood.env.errors import (
    checked_seat,
    checked_seed,
    game_over,
    not_begun,
    whole,
)
from tanglewood.env.opponents import bots_of, opponent
from tanglewood.env.raw.batch import ILLEGAL
from tanglewood.kernel.chance import SEEDS, fork
from tanglewood.kernel.registry import GAMES
from tanglewood.kernel.seat import Bot, Seat

BOTS = 0x626F7473


def register_all() -> None:
    """Make `tanglewood/Mycelia-v1` and the others known to Gymnasium."""
    for game in GAMES.ours():
        name = "".join(part.capitalize() for part in game.split("_"))
        full = f"tanglewood/{name}-v1"
        if full not in gymnasium.registry:
            gymnasium.register(
                full,
                entry_point="tanglewood.env.seat:SeatEnv",
                vector_entry_point="tanglewood.env.vector:VectorSeats",
                kwargs={"game": game},
                disable_env_checker=True,
                order_enforce=False,
            )


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """One seat of a table; bots sit on the others.

    `bots` names them, in turn order behind this seat; a single one is repeated. A name is that of a level, of
    an installed agent, or where an agent is imported from (`my.module:Agent`). An action that is no option
    ends the episode with the reward -1; masks avoid that. Options of the environment are `reward`,
    `discount`, `history`, `limit`, and `pack` and `changes` as in `tanglewood.new_game`; all others are those
    of the game."""

    metadata = {"render_modes": ["ansi", "human"]}  # noqa: RUF012 (declared so by Gymnasium)

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        bots: str | list[str] = "random",
        perfect: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        own, wishes = split(options)
        self.episode = Episode(game, wishes, **own)
        self.seat = checked_seat(seat, self.episode.players)
        self.perfect = perfect
        self.render_mode = render_mode  # stable-baselines3 wants rgb_array of everybody; Gymnasium warns
        self.names = bots_of(bots, self.seat, self.episode.players)
        self.bots: dict[int, Bot] = {}
        self.begun = False
        self.over = False
        self.observation_space = observation_space(self.episode)
        self.action_space = spaces.Discrete(len(self.episode.moves))

    def __getstate__(self) -> dict[str, Any]:
        if self.bots:
            raise TypeError("a seat whose bots play already is not copied: make another one, or use aec()")
        return self.__dict__.copy()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game; bots that begin have played already."""
        seed = None if seed is None else checked_seed(seed)
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(SEEDS))
        while True:
            self.episode.begin(seed)
            self.begun = True
            self.over = False
            for other, name in self.names.items():
                self.bots[other] = opponent(name, fork(seed, BOTS, other))
            self.let_bots_play()
            if not self.episode.over:
                return self.seen(), self.noted()
            seed = fork(seed)

    def let_bots_play(self) -> float:
        """Let the others decide until it is this seat's turn. Returns what that was worth to it."""
        worth = 0.0
        episode = self.episode
        while episode.state.turn not in (-1, self.seat) and not episode.truncated:
            move = self.bots[episode.state.turn].choose(Seat(episode.state))
            worth += episode.play(move.index)[self.seat]
        return worth

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if not self.begun:
            raise not_begun("step()")
        if self.over:
            raise game_over()
        number = whole(action)
        if self.episode.state.turn != self.seat or not self.legal(number):
            self.over = True
            return self.seen(), ILLEGAL, True, False, {"illegal": True}
        worth = self.episode.play(number)[self.seat] + self.let_bots_play()
        self.over = self.episode.over or self.episode.truncated
        if self.render_mode == "human":
            self.render()
        return self.seen(), worth, self.episode.over, self.episode.truncated, self.noted()

    def legal(self, action: int) -> bool:
        moves = self.episode.moves
        return 0 <= action < len(moves) and moves[action] in self.episode.state.options()

    def seen(self) -> dict[str, Any]:
        return observed(self.episode, self.seat)

    def noted(self) -> dict[str, Any]:
        """What comes beside an observation: with `perfect`, everything there is, for a critic."""
        found: dict[str, Any] = {}
        if self.perfect:
            found["perfect"] = self.episode.perfect(self.seat)
        result = self.episode.state.result()
        if result is not None:
            found["scores"] = np.array(result.scores)
            found["won"] = self.seat in result.winners
        return found

    def action_masks(self) -> Any:
        """The mask as sb3-contrib's MaskablePPO asks for it."""
        return self.episode.mask(self.seat).astype(bool)

    def describe(self) -> dict[str, Any]:
        return self.episode.describe()

    def render(self) -> Any:
        """The position as text, hidden cards included."""
        text = self.episode.state.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text
