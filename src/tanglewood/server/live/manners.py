"""How a game ends beside its moves: somebody resigns, somebody's time is up, or all agree to stop.

The log holds moves only, so that every record replays to the bit. What happens beside them is a list of
notices, each with the length of the log at its moment.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tanglewood.kernel.result import Result
from tanglewood.kernel.state import NOBODY, State
from tanglewood.server.live.seat import TableSeat
from tanglewood.server.model import ResultInfo, RivalInfo
from tanglewood.server.models.manners import ClockWish, Ended, NoticeInfo, NoticeKind, ProposalInfo
from tanglewood.words import words

RESIGNED: tuple[NoticeKind, ...] = ("resigned", "time-resigned")


class Notice(NamedTuple):
    """Something that happened beside the moves; `ends`: the game ended with it."""

    number: int
    seat: int
    kind: NoticeKind
    ends: bool


class Proposal(NamedTuple):
    """Somebody proposes to end the game; the seats of everybody who wants it, theirs included."""

    seat: int
    agreed: frozenset[int]


class ClockRow(NamedTuple):
    """The clocks as they are stored: seconds left for each seat, when the one of days that runs is up, and
    which one runs since when. While one server runs, the others see by that how much is left."""

    left: list[float | None]
    due: float | None
    running: int = NOBODY
    since: float = 0.0


class StoredManners(NamedTuple):
    """What is stored beside the moves of a table."""

    clock: ClockWish | None = None
    times: ClockRow = ClockRow([], None)
    notices: tuple[Notice, ...] = ()
    proposal: Proposal | None = None


def resigned_in(notices: Sequence[Notice]) -> list[int]:
    """The seats that have resigned, in this order."""
    return [notice.seat for notice in notices if notice.kind in RESIGNED]


def how_ended(notices: Sequence[Notice]) -> Ended:
    last = notices[-1] if notices else None
    if last is None or not last.ends:
        return ""
    return "agreement" if last.kind == "agreed" else "time" if last.kind == "time-resigned" else "resigned"


def still_play(seats: Sequence[TableSeat], resigned: Sequence[int]) -> list[int]:
    """The seats that have not resigned; one that nobody has taken yet does not count."""
    return [seat for seat, row in enumerate(seats) if seat not in resigned and row.shown != "open"]


def ends_with(seats: Sequence[TableSeat], resigned: Sequence[int]) -> bool:
    """Whether these resignations end the game: one is left, or only bots are."""
    left = still_play(seats, resigned)
    return len(left) < 2 or all(seats[seat].kind == "bot" for seat in left)


def ended_early(state: State, seats: Sequence[TableSeat], notices: Sequence[Notice]) -> ResultInfo:
    """The result of a game that stopped on its way. By agreement nobody wins. After resignations whoever of
    those who are left could expect most wins, and whoever resigned first is last."""
    resigned, scores = resigned_in(notices), state.standing()
    left = still_play(seats, resigned)
    breakdown: list[dict[str, int]] = [{} for _ in seats]
    if how_ended(notices) == "agreement":
        return ResultInfo(scores, [1 for _ in seats], [], breakdown, None, "agreement", resigned)
    # Not the standing: in some games less is more.
    hopes = state.outlook()
    # A person alone resigns against an opponent without a seat.
    behind = 0 if left else 1
    ranks = [1 + behind + sum(hopes[other] > hope for other in left) for hope in hopes]
    for late, seat in enumerate(reversed(resigned)):
        ranks[seat] = 1 + max(1, len(left)) + late
    winners = [seat for seat in left if ranks[seat] == 1]
    return ResultInfo(scores, ranks, winners, breakdown, None, how_ended(notices), resigned)


def result_info(result: Result, resigned: Sequence[int]) -> ResultInfo:
    """The result of a game that was played to its end: whoever resigned on the way counts as last."""
    rival = result.rival
    seats = range(len(result.scores))
    winners, ranks = result.winners, result.ranks
    if resigned:
        left = [seat for seat in seats if seat not in resigned]
        behind = 1 if rival is not None and rival.won and not winners else 0
        ranks = [1 + behind + sum(ranks[other] < ranks[seat] for other in left) for seat in seats]
        for late, seat in enumerate(reversed(resigned)):
            ranks[seat] = 1 + behind + len(left) + late
        if rival is not None and rival.won:
            winners = [seat for seat in winners if seat in left]
        else:
            winners = [seat for seat in left if ranks[seat] == 1]
    return ResultInfo(
        result.scores,
        ranks,
        winners,
        result.breakdown,
        RivalInfo(words().name(rival.name), rival.score, rival.won, rival.breakdown) if rival else None,
        "",
        list(resigned),
    )


def notice_infos(
    notices: Sequence[Notice], names: Sequence[str], upto: int, old_rulings: bool
) -> list[NoticeInfo]:
    """What happened beside the first entries of a log; and that it is played by old rulings, if it is."""
    found = [notice_info(notice, names) for notice in notices if notice.number <= upto]
    if not old_rulings:
        return found
    return [NoticeInfo(0, NOBODY, "old-rulings", words().say("notice-old-rulings")), *found]


def notice_info(notice: Notice, names: Sequence[str]) -> NoticeInfo:
    name = names[notice.seat] if notice.seat >= 0 else ""
    said = words().say(f"notice-{notice.kind}", name=name, ends=str(notice.ends).lower())
    return NoticeInfo(notice.number, notice.seat, notice.kind, said)


def people(seats: Sequence[TableSeat], resigned: Sequence[int]) -> list[int]:
    """The seats of people who still play and are asked whether the game shall end."""
    return [seat for seat, row in enumerate(seats) if row.owner is not None and seat not in resigned]


def proposal_info(proposal: Proposal, asked: Sequence[int]) -> ProposalInfo:
    waiting = [seat for seat in asked if seat not in proposal.agreed]
    return ProposalInfo(proposal.seat, sorted(proposal.agreed), waiting)
