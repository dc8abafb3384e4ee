"""Many games with arrays in and out: all seats of them (`Tables`), or one seat of each against bots
(`VectorSeats`, a Gymnasium VectorEnv)."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tanglewood.api import game_with
from tanglewood.env.aec import split
from tanglewood.env.arrays import bounds, description, viewed, wrapped
from tanglewood.env.errors import (
    ArgumentError,
    checked_discount,
    checked_seat,
    checked_seed,
    least,
    not_begun,
)
from tanglewood.env.lengths import most_steps
from tanglewood.env.opponents import bots_of, opponent
from tanglewood.env.raw.batch import ENDED, FORFEITED, TRUNCATED, Batch
from tanglewood.kernel.chance import SEEDS
from tanglewood.kernel.observing.sheet import Layout
from tanglewood.kernel.seat import Bot
from tanglewood.kernel.setting import settle_options

Numbers = npt.NDArray[Any]


class Tables:
    """Many games, stepped in one call. All arrays change with every step; copy what you keep.

    `observations` and `masks` belong to the seat in `turns`; `rewards` has a column for every seat; `ends` is
    1 where the step ended a game and 2 where it was cut off. There the next game has begun already; `scores`
    and `winners` are those of the last game of a row that was played to its end. An action that is no option
    is refused; with `strict=False` it ends its game (3 in `ends`) and is worth -1 to whoever wanted it. With
    `perfect` the array of that name is for critics: everything there is, from the seat in `turns` on."""

    def __init__(
        self,
        game: str,
        rows: int,
        *,
        seed: int = 0,
        reward: str = "win",
        discount: float = 1.0,
        limit: int = 0,
        bots: Callable[[int, int], Bot | None] | None = None,
        first_row: int = 0,
        observe: bool = True,
        last_seat: int = -1,
        strict: bool = True,
        perfect: bool = False,
        pack: Any = None,
        changes: Any = None,
        **options: object,
    ) -> None:
        if "history" in options:
            raise ArgumentError("history: expected of one table at a time only, many have none")
        self.batch = Batch(
            game_with(game, pack, changes),
            options,
            rows,
            seed=checked_seed(seed),
            reward=reward,
            discount=checked_discount(discount),
            most_steps=least("limit", limit, 0) or most_steps(game),
            bots=bots,
            first_row=first_row,
            observe=observe,
            last_seat=last_seat,
            strict=strict,
            perfect=perfect,
        )
        self.begun = False
        self.rows = rows
        self.players = self.batch.players
        self.actions = len(self.batch.moves)
        self.width = self.batch.pages.width
        self.pages = wrapped(self.batch.pages)
        self.shown: Numbers = viewed(self.batch.shown, np.int64)
        self.wanted: Numbers = viewed(self.batch.actions, np.int64)
        self.observations: Numbers = np.zeros((rows, self.width), np.uint8)
        self.finals = wrapped(self.batch.finals)
        self.perfect = wrapped(self.batch.critics)
        self.masks = wrapped(self.batch.masks.sheet)
        self.turns: Numbers = viewed(self.batch.turns, np.uint8)
        self.ends: Numbers = viewed(self.batch.ends, np.uint8)
        self.rewards: Numbers = viewed(self.batch.rewards, np.float64).reshape(rows, self.players)
        self.scores: Numbers = viewed(self.batch.scores, np.int64).reshape(rows, self.players)
        self.winners: Numbers = viewed(self.batch.winners, np.uint8).reshape(rows, self.players)

    def reset(self, seed: int | None = None) -> None:
        """Begin a new game in every row."""
        self.batch.reset(-1 if seed is None else checked_seed(seed))
        self.begun = True
        self.gather()

    def step(self, actions: npt.ArrayLike) -> None:
        """Play one action, the number of a move, in every row."""
        if not self.begun:
            raise not_begun("step()")
        self.batch.step(wanted(actions, self.rows).tolist())
        self.gather()

    def gather(self) -> None:
        """Bring the pages of the seats that decide together."""
        # With `clip` numpy writes straight into `out`; the numbers are never out of range.
        self.pages.take(self.shown, axis=0, out=self.observations, mode="clip")

    def sample(self) -> Numbers:
        """A random legal action for every row."""
        if not self.begun:
            raise not_begun("sample()")
        self.batch.draw_actions()
        return self.wanted.copy()

    @property
    def layout(self) -> Layout:
        """What the cells of an observation mean."""
        return self.batch.observer.layout

    def describe(self) -> dict[str, Any]:
        """What arrays and numbers mean, as in the environments of one table."""
        batch = self.batch
        return description(
            batch.info, batch.options, batch.states[0], batch.observer, batch.reward, batch.most_steps
        )


def wanted(actions: npt.ArrayLike, rows: int) -> Numbers:
    """One whole number for every row."""
    found = np.asarray(actions)
    if found.shape != (rows,) or found.dtype.kind not in "iu":
        given = f"{found.dtype} of the shape {found.shape}"
        raise ArgumentError(f"actions: expected a whole number for each of {rows} rows, got {given}")
    return found


class BotsAround:
    """Makes the bots of a table around one seat."""

    def __init__(self, seat: int, players: int, bots: str | list[str]) -> None:
        self.names = bots_of(bots, seat, players)

    def __call__(self, seat: int, seed: int) -> Bot | None:
        return opponent(self.names[seat], seed) if seat in self.names else None


class VectorSeats(VectorEnv[dict[str, Any], Numbers, Numbers]):
    """One seat of many tables; a game that ends is followed by the next one in the same step.

    What the seat saw of its end is in `infos["final_obs"]`, and in `infos["final_info"]` what `SeatEnv` notes
    there: `scores` and `won` of a game that was played to its end, whatever the rewards are, `illegal` where
    an action that is no option ended it. With `perfect` everything there is comes in `infos["perfect"]`, for
    critics. With `processes` the tables are stepped on so many, with shared memory."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 (declared so by Gymnasium)

    def __init__(
        self,
        num_envs: int,
        *,
        game: str,
        seat: int = 0,
        bots: str | list[str] = "random",
        processes: int = 1,
        perfect: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        from tanglewood.env.processes import ProcessTables

        own, wishes = split(options)
        info = game_with(game, own.get("pack"), own.get("changes"))
        players = int(settle_options(game, info.settings, wishes)["players"])
        self.num_envs = num_envs
        self.seat = checked_seat(seat, players)
        self.render_mode = render_mode
        self.tables: Tables | ProcessTables
        self.perfect = perfect
        others = BotsAround(seat, players, bots)
        options.update(bots=others, last_seat=seat, strict=False, perfect=perfect)
        if processes > 1:
            self.tables = ProcessTables(game, num_envs, processes=processes, **options)
        else:
            self.tables = Tables(game, num_envs, **options)
        highest = bounds(self.tables.layout)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(highest), highest, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (self.tables.actions,), dtype=np.int8),
            }
        )
        self.single_action_space = spaces.Discrete(self.tables.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        if isinstance(seed, list):
            raise ArgumentError("seed: expected one number, from which every table gets seeds of its own")
        seed = None if seed is None else checked_seed(seed)
        super().reset(seed=seed)
        self.tables.reset(int(self.np_random.integers(SEEDS)) if seed is None else seed)
        return self.seen(), self.noted()

    def step(self, actions: Numbers) -> tuple[dict[str, Any], Numbers, Numbers, Numbers, dict[str, Any]]:
        tables = self.tables
        tables.step(actions)
        return (
            self.seen(),
            tables.rewards[:, self.seat].copy(),
            (tables.ends == ENDED) | (tables.ends == FORFEITED),
            tables.ends == TRUNCATED,
            {**self.noted(), **self.ended()},
        )

    def noted(self) -> dict[str, Any]:
        """What comes beside the observations: with `perfect`, everything there is."""
        return {"perfect": self.tables.perfect.copy()} if self.perfect else {}

    def ended(self) -> dict[str, Any]:
        """What the seat saw last of games that ended in this step; nobody has a move there."""
        over = self.tables.ends > 0
        if not over.any():
            return {}
        final = np.full(self.num_envs, None, dtype=object)
        for row in np.flatnonzero(over):
            final[row] = {
                "observation": self.tables.finals[row].copy(),
                "action_mask": np.zeros(self.tables.actions, np.int8),
            }
        played, broken = self.tables.ends == ENDED, self.tables.ends == FORFEITED
        noted = {
            "scores": np.where(played[:, None], self.tables.scores, 0),
            "_scores": played,
            "won": played & (self.tables.winners[:, self.seat] > 0),
            "_won": played,
            "illegal": broken,
            "_illegal": broken,
        }
        return {"final_obs": final, "_final_obs": over, "final_info": noted, "_final_info": over}

    def seen(self) -> dict[str, Any]:
        return {
            "observation": self.tables.observations.copy(),
            "action_mask": self.tables.masks.astype(np.int8),
        }

    def describe(self) -> dict[str, Any]:
        """What arrays and numbers mean."""
        return self.tables.describe()

    def action_masks(self) -> Any:
        """The masks as sb3-contrib's MaskablePPO asks for them."""
        return self.tables.masks.astype(bool)

    def close_extras(self, **kwargs: Any) -> None:
        if not isinstance(self.tables, Tables):
            self.tables.close()


def make_vec(game: str, num_envs: int, **options: Any) -> gymnasium.vector.VectorEnv[Any, Any, Any]:
    """Many tables of a game, one seat of each."""
    return VectorSeats(num_envs, game=game, **options)
