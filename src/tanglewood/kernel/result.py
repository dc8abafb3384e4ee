"""The end of a game: who won, with what, and what it was made of."""


class Rival:
    """The opponent no seat belongs to (Gwidyon, Rugwort, Nightweave) at the end of a game."""

    __slots__ = ("breakdown", "name", "score", "won")

    def __init__(self, name: str, score: int, won: bool, breakdown: dict[str, int]) -> None:
        self.name = name
        self.score = score
        self.won = won
        self.breakdown = breakdown

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Rival)
            and self.name == other.name
            and self.score == other.score
            and self.won == other.won
            and self.breakdown == other.breakdown
        )

    def __hash__(self) -> int:
        return hash((self.name, self.score, self.won))


class Result:
    """The end of a game.

    `order` puts the seats in order, more is better: the score first and then what breaks a tie; without it
    the scores do. `ranks` count from 1 and are shared on ties. `breakdown` says for every seat where its
    score comes from, in the game's own words. Where a `rival` without a seat has won alone there are no
    winners.
    """

    __slots__ = ("breakdown", "ranks", "rival", "scores", "winners")

    def __init__(
        self,
        scores: list[int],
        winners: list[int],
        breakdown: list[dict[str, int]],
        order: list[tuple[int, ...]] | None = None,
        rival: Rival | None = None,
    ) -> None:
        self.scores = scores
        self.winners = winners
        self.breakdown = breakdown
        self.rival = rival
        places = [(score,) for score in scores] if order is None else order
        behind = 1 if rival is not None and rival.won and not winners else 0
        self.ranks = [1 + behind + sum(other > place for other in places) for place in places]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Result)
            and self.scores == other.scores
            and self.winners == other.winners
            and self.breakdown == other.breakdown
            and self.rival == other.rival
        )

    def __hash__(self) -> int:
        return hash((tuple(self.scores), tuple(self.winners)))

    def __repr__(self) -> str:
        return f"<Result scores={self.scores} winners={self.winners}>"


def best_of(order: list[tuple[int, ...]]) -> list[int]:
    """The seats that come first in an order: one, or several that share the win."""
    top = max(order)
    return [seat for seat, place in enumerate(order) if place == top]
