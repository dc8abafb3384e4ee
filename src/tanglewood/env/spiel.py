"""OpenSpiel: `python_tanglewood_mycelia` and the like, with information states and a resampler.

The first node of a game is chance: it picks one of `deals` deals, each as likely as the others. All that
follows from chance in a deal follows from its seed, so a game with few deals and few decisions is small
enough to be solved exactly. With `position` a deal is a world that a spectator of that position can imagine.
"""

import hashlib
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
import pyspiel

from tanglewood.api import game_with
from tanglewood.env.arrays import described, wrapped
from tanglewood.env.lengths import most_steps
from tanglewood.env.raw.rewards import final_rewards, reward_kind
from tanglewood.kernel.chance import Rng, fork, seeded
from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.event import Event
from tanglewood.kernel.observing.sheet import Sheet
from tanglewood.kernel.packs.designer import read_change
from tanglewood.kernel.registry import GAMES, lookup
from tanglewood.kernel.setting import settle_options
from tanglewood.kernel.state import NOBODY, State

DEALS = 4096
PARAMETERS = {
    "players": 2,
    "options": "",
    "deals": DEALS,
    "position": "",
    "limit": 0,
    "pack": "",
    "changes": "",
}
"""`pack` is the folder or file of a designer's pack, `changes` are single values of one, written like options
(`cards.amanita-muscaria.cost:2`)."""


def game_type(game: str) -> Any:
    """What OpenSpiel wants to know before it loads a game."""
    high = lookup(game).setting("players").high
    low = lookup(game).setting("players").low
    return pyspiel.GameType(
        short_name=f"python_tanglewood_{game}",
        long_name=str(lookup(game).title),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def wishes(text: str) -> dict[str, object]:
    """Options of a game in one text; OpenSpiel keeps commas and equal signs for itself.

    >>> wishes("expansion:yes/gwidyon:18")
    {'expansion': 'yes', 'gwidyon': '18'}
    """
    pairs = [part.partition(":") for part in text.split("/") if part]
    return {name: value for name, _, value in pairs}


def numbers(given: dict[str, object]) -> dict[str, object]:
    """Values of a pack, read as those of `--set` are."""
    return dict(read_change(f"{path}={value}") for path, value in given.items())


class Rules:
    """A game with certain options: what all its states share.

    OpenSpiel makes Python objects of a game anew now and then, without calling `__init__`, so nothing hangs
    on them."""

    def __init__(self, game: str, given: dict[str, Any]) -> None:
        self.made_of = (game, tuple(sorted(given.items())))
        asked = wishes(str(given["options"]))
        if "players" in asked:
            raise OptionError("players: a parameter beside the options, as in players=3,options=prisma:yes")
        for name, low in (("deals", 1), ("limit", 0)):
            if int(given[name]) < low:
                raise OptionError(f"{name}: expected a whole number of at least {low}, got {given[name]}")
        self.info = game_with(game, str(given["pack"]) or None, numbers(wishes(str(given["changes"]))))
        self.deals = int(given["deals"])
        self.position: State | None = None
        if given["position"]:
            self.position = self.info.read(str(given["position"]).replace("|", "\n"))
            self.options = self.position.settings()
        else:
            asked["players"] = int(given["players"])
            self.options = settle_options(game, self.info.settings, asked)
        self.players = int(self.options["players"])
        self.limit = int(given["limit"]) or most_steps(game)
        first = self.deal(0)
        self.observer = first.observer()
        self.moves = first.vocabulary().all

    def __deepcopy__(self, memo: dict[int, Any]) -> "Rules":
        return self  # OpenSpiel clones a state with all that hangs on it

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return rules_of, self.made_of  # OpenSpiel writes a state with all that hangs on it

    def deal(self, number: int) -> State:
        """The start of a deal."""
        if self.position is not None:
            world: State = self.position.imagine(NOBODY, seeded(number))
            return world
        return self.info.start(self.options, fork(number))


@lru_cache(maxsize=64)
def rules_of(game: str, parameters: tuple[tuple[str, Any], ...]) -> Rules:
    return Rules(game, {**PARAMETERS, **dict(parameters)})


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with certain options. Returns are shares of the win."""

    game_id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        rules = rules_of(self.game_id, tuple(sorted(given.items())))
        super().__init__(
            game_type(self.game_id),
            pyspiel.GameInfo(
                num_distinct_actions=len(rules.moves),
                max_chance_outcomes=rules.deals,
                num_players=rules.players,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=rules.limit,
            ),
            given,
        )

    @property
    def rules(self) -> Rules:
        return rules_of(self.game_id, tuple(sorted({**PARAMETERS, **self.get_parameters()}.items())))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self.rules)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. `heard` is what each seat has learned so far, as a running fingerprint: with what it sees
    now
    it is all a seat can know."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules: Rules = game.rules
        self.world: State | None = None
        self.heard: list[bytes] = []
        self.steps = 0

    def current_player(self) -> int:
        if self.world is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.world.turn

    def is_terminal(self) -> bool:
        return self.world is not None and (self.world.turn == NOBODY or self.steps >= self.rules.limit)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.world is not None
        return sorted([move.index for move in self.world.options()])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.rules.deals) for deal in range(self.rules.deals)]

    def _apply_action(self, action: int) -> None:
        if self.world is None:
            self.world = self.rules.deal(action)
            self.heard = [digest(b"", seen(self.world, seat).encode()) for seat in range(self.rules.players)]
            return
        events: list[Event] = []
        seat = self.world.turn
        move = self.rules.moves[action]
        self.world.listener = events.append
        self.world.play(move)
        self.world.listener = None
        self.steps += 1
        for listening in range(self.rules.players):
            lines = [told(event, listening) for event in events]
            if listening == seat:
                lines.append(move.text)
            self.heard[listening] = digest(self.heard[listening], "\n".join(lines).encode())

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.rules.moves[action].text

    def returns(self) -> list[float]:
        result = self.world.result() if self.world is not None else None
        return [0.0] * self.rules.players if result is None else final_rewards(result, reward_kind("win"))

    def information_state_string(self, player: int | None = None) -> str:
        """All a seat knows: what it sees, and a fingerprint of all it has seen, heard and done so far."""
        if player is None:
            player = self.current_player()
        if self.world is None:
            return f"{player} before the deal"
        return f"{player} {self.heard[player].hex()} {seen(self.world, player)}"

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees now."""
        if player is None:
            player = self.current_player()
        return f"{player} before the deal" if self.world is None else seen(self.world, player)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Another state the seat cannot tell from this one: everything hidden from it is drawn anew."""
        twin: SpielState = self.clone()
        assert self.world is not None
        number = int(sampler() * (1 << 30)) if callable(sampler) else 0
        twin.world = self.world.imagine(player, Rng(fork(number)))
        # The others heard other things in that world: what they could know now stands for it.
        for seat in range(self.rules.players):
            if seat != player:
                twin.heard[seat] = digest(b"imagined", seen(twin.world, seat).encode())
        return twin

    def __str__(self) -> str:
        return "before the deal" if self.world is None else self.world.text()


def digest(before: bytes, said: bytes) -> bytes:
    return hashlib.blake2b(before + said, digest_size=12).digest()


def seen(world: State, seat: int) -> str:
    return msgspec.json.encode(world.view(seat)).decode()


def told(event: Event, seat: int) -> str:
    """An event as a seat hears it."""
    secret = event.secret if event.seat == seat else None
    return f"{event.name} {event.seat} {sorted(event.open.items())} {sorted((secret or {}).items())}"


class SpielObserver:
    """Observations as tensors: the cells of the game's own observation."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        layout = rules.observer.layout
        self.sheet = Sheet(layout.width)
        self.cells = wrapped(self.sheet)[0]
        self.tensor = np.zeros(layout.width, np.float32)
        self.dict = {
            part["name"]: self.tensor[part["start"] : part["start"] + int(np.prod(part["shape"]))].reshape(
                part["shape"]
            )
            for part in described(layout)
        }

    def set_from(self, state: SpielState, player: int) -> None:
        self.sheet.begin(0)
        if state.world is not None:
            self.rules.observer.write(state.world, player, self.sheet)
        self.tensor[:] = self.cells

    def string_from(self, state: SpielState, player: int) -> str:
        return state.observation_string(player)


class Resampler:
    """The resampler for OpenSpiel's ISMCTS: `bot.set_resampler(Resampler(seed))`."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = seeded(seed)

    def __call__(self, state: SpielState, player: int) -> SpielState:
        return state.resample_from_infostate(player, lambda: self.rng.below(1 << 30) / (1 << 30))


def register_all() -> None:
    """Make every installed game known to OpenSpiel."""
    known = pyspiel.registered_names()
    for game in GAMES:
        if f"python_tanglewood_{game}" not in known:
            kind = type(f"Spiel_{game}", (SpielGame,), {"game_id": game})
            pyspiel.register_game(game_type(game), kind)
