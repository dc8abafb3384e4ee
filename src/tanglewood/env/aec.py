"""PettingZoo: all seats of a table, one after the other."""

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from tanglewood.env.episode import Episode
from tanglewood.env.errors import (
    ArgumentError,
    checked_render_mode,
    checked_seed,
    game_over,
    not_begun,
    whole,
)
from tanglewood.kernel.chance import SEEDS
from tanglewood.kernel.errors import MoveError
from tanglewood.kernel.text.echo import echo

OWN = ("reward", "discount", "history", "limit", "pack", "changes")
"""Options of an environment; all others are those of the game."""
RUNNING = ("agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards")
"""What PettingZoo asks of an environment once a game runs."""


def aec(game: str, *, render_mode: str | None = None, **options: Any) -> "TableEnv":
    """A table as a PettingZoo environment.

    Options of the environment are `reward`, `discount`, `history`, `limit`, and `pack` and `changes` as in
    `tanglewood.new_game`; all others are those of the game (`tanglewood games`).

    >>> env = aec("mycelia", players=3, expansion=True)
    >>> env.reset(seed=7)
    >>> env.possible_agents
    ['seat_0', 'seat_1', 'seat_2']
    """
    return TableEnv(game, render_mode, options)


def split(options: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Options of the environment, and those of the game."""
    own = {name: value for name, value in options.items() if name in OWN}
    return own, {name: value for name, value in options.items() if name not in own}


def observation_space(episode: Episode) -> spaces.Dict:
    """What a seat gets: its observation, the mask of its moves, and its history if it wants one."""
    low = np.zeros(episode.width, dtype=np.uint8)
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(low, episode.highest, dtype=np.uint8),
        "action_mask": spaces.Box(0, 1, (len(episode.moves),), dtype=np.int8),
    }
    if episode.history:
        highest = np.tile(episode.highest, (episode.history, 1))
        parts["history"] = spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8)
        most = len(episode.moves)
        parts["history_actions"] = spaces.Box(0, most, (episode.history,), dtype=np.int32)
    return spaces.Dict(parts)


def observed(episode: Episode, seat: int) -> dict[str, Any]:
    """The observation of a seat as its space has it."""
    found: dict[str, Any] = {"observation": episode.observe(seat), "action_mask": episode.mask(seat)}
    if episode.history:
        found["history"], found["history_actions"] = episode.recalled(seat)
    return found


class TableEnv(AECEnv):  # type: ignore[type-arg,misc,unused-ignore]
    """All seats of a table; each one sees what it may know. `state()` shows a critic everything."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(self, game: str, render_mode: str | None, options: dict[str, Any]) -> None:
        super().__init__()
        own, wishes = split(options)
        self.episode = Episode(game, wishes, **own)
        self.__dict__["metadata"] = {**self.metadata, "name": f"tanglewood_{game}_v1"}
        self.render_mode = checked_render_mode(render_mode, self.metadata["render_modes"])
        self.possible_agents = [f"seat_{seat}" for seat in range(self.episode.players)]
        self.agents = self.possible_agents[:]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.space = observation_space(self.episode)
        self.observation_spaces = {agent: observation_space(self.episode) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(len(self.episode.moves)) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0, 255, (self.episode.critic.width,), dtype=np.uint8)
        self.random = np.random.default_rng()
        self.begun = False

    def __getattr__(self, name: str) -> Any:
        """Asked for what is not there: while no game runs, say what to do."""
        if name in RUNNING:
            raise not_begun(f"asking for {name}")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self.known(agent)]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self.known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. The seed is that of the game itself, so that `tanglewood.new_game` plays the same
        one; without a seed a random one is drawn."""
        if seed is None:
            seed = int(self.random.integers(SEEDS))
        else:
            self.random = np.random.default_rng(checked_seed(seed))
        self.episode.begin(seed)
        self.begun = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[max(0, self.episode.state.turn)]

    def observe(self, agent: str) -> dict[str, Any]:
        return observed(self.episode, self.seats[self.known(agent)])

    def known(self, agent: str) -> str:
        if agent not in self.seats:
            names = ", ".join(self.possible_agents)
            raise ArgumentError(f"agent: expected one of {names}, got {echo(agent)}")
        return agent

    def state(self) -> Any:
        """The perfect-information observation, from the seat that is selected on: for critics only."""
        return self.episode.perfect(self.seats[self.agent_selection])

    def describe(self) -> dict[str, Any]:
        """What arrays and numbers mean: sections with meaning, shape, bounds and dtype, and names of
        actions."""
        return self.episode.describe()

    def step(self, action: int | None) -> None:
        if not self.begun:
            raise not_begun("step()")
        if not self.agents:
            raise game_over()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise MoveError(f"{agent} is still in the game: expected the number of an action, got None")
        self._cumulative_rewards[agent] = 0.0
        worth = self.episode.play(whole(action))
        for seat, other in enumerate(self.possible_agents):
            self.rewards[other] = worth[seat]
            self._cumulative_rewards[other] += worth[seat]
        state = self.episode.state
        if state.turn < 0:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.episode.truncated:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[state.turn] if state.turn >= 0 else self.agents[0]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The position as text, hidden cards included."""
        text = self.episode.state.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing has to be given back."""
