"""How a search goes about a decision, and what it may cost."""

from typing import Any


class SearchConfig:
    """The parameters of a search; the defaults were found by letting searches play each other."""

    __slots__ = (
        "exploration",
        "first_play_reduction",
        "follow_game",
        "learned",
        "looks",
        "prior_temperature",
        "risk",
        "rollout_limit",
        "rollout_turns",
        "rollout_width",
        "swing",
        "trust",
        "widening_base",
        "widening_rate",
    )

    def __init__(
        self,
        rollout_turns: int = 1,
        rollout_width: int = 4,
        exploration: float = 0.25,
        prior_temperature: float = 0.6,
        widening_base: int = 4,
        widening_rate: float = 1.0,
        first_play_reduction: float = 0.02,
        rollout_limit: int = 40,
        risk: float = 1.0,
        follow_game: bool = True,
        learned: bool = False,
        looks: int = 1,
        trust: float = 0.0,
        swing: float = 0.0,
    ) -> None:
        # Turns a rollout plays behind a new node, how many options it looks at for each decision, and the
        # number of decisions after which it stops in any case.
        self.rollout_turns = rollout_turns
        self.rollout_width = rollout_width
        self.rollout_limit = rollout_limit
        # The weight of a promising option that was tried little against one that did well.
        self.exploration = exploration
        # How far an option may look worse than the best, in usual differences, before its prior falls.
        self.prior_temperature = prior_temperature
        # Progressive widening: options looked at when a node is reached again, and how many more with the
        # square root of its visits.
        self.widening_base = widening_base
        self.widening_rate = widening_rate
        # An untried option is expected to be this much worse than its node.
        self.first_play_reduction = first_play_reduction
        # The exponent of a share of the win: above 1 the bot likes a risk, below 1 it likes to be sure.
        self.risk = risk
        # Whether the game may set the depth of rollouts (`State.rollout_depth`).
        self.follow_game = follow_game
        # Whether leaves are judged by what was learned from games (`State.judged`).
        self.learned = learned
        # In how many worlds the options of the root are looked at before they are tried.
        self.looks = looks
        # As how many visits the look of a position counts that an option of the root leads to.
        self.trust = trust
        # The weight of exploration for each standard deviation of what came of a node: where little is at
        # stake, little is explored. 0: the same everywhere.
        self.swing = swing

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by its values: other processes search with it too."""
        return SearchConfig, (
            self.rollout_turns,
            self.rollout_width,
            self.exploration,
            self.prior_temperature,
            self.widening_base,
            self.widening_rate,
            self.first_play_reduction,
            self.rollout_limit,
            self.risk,
            self.follow_game,
            self.learned,
            self.looks,
            self.trust,
            self.swing,
        )


class Budget:
    """What a decision may cost: iterations, seconds, or both, whichever ends first. 0 means no limit, but
    one of the two must have one."""

    __slots__ = ("iterations", "seconds")

    def __init__(self, iterations: int, seconds: float = 0.0) -> None:
        self.iterations = iterations
        self.seconds = seconds
