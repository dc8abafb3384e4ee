"""What is wrong with the half-done effects of a position.

Directly above the turn there is at most one thing that waits: a hired card, gifts that answer, a card to be
carried out again, or Gwidyon's turn. Above it are the lines being carried out. All of them belong to one
function, an inner line above the outer one; a finished line has left the stack already. Only lines that pay
for a drop (Clessidra) interrupt another function, and are on top of it.
"""

from tanglewood.games.mycelia.board.powers import ANSWERS, PAYS
from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.effects.base import EffectLine, Others, Run
from tanglewood.games.mycelia.effects.pictures import AtField
from tanglewood.games.mycelia.gwidyon.turn import HisTurn
from tanglewood.games.mycelia.play.turn import Again, Answers, Hired
from tanglewood.kernel.state import Frame
from tanglewood.kernel.text.fault import Fault

KEY = "doing"


def frames(table: Table) -> list[Fault]:
    """The first frame that does not fit; those above it lie on it."""
    for nth, frame in enumerate(table.stack[1:]):
        if isinstance(frame, Run | AtField):
            reason = wrong_line(table, nth, frame)
        else:
            reason = wrong_waiting(table, nth, frame)
        if reason:
            return [Fault(KEY, reason, nth=nth)]
    return []


# ---------------------------------------------------------------------- what waits


def wrong_waiting(table: Table, nth: int, frame: Frame[Table]) -> str:
    """What is wrong with a frame that waits for the lines above it; empty if nothing is."""
    if nth or frame.seat != table.active:
        return f"expected it first, and for player {table.active}, who has the turn"
    pack = table.config.pack
    if isinstance(frame, Hired):
        return ""  # the card has been looked at with all the others
    if isinstance(frame, HisTurn):
        return wrong_turn_of_his(table, frame)
    if not table.config.prisma:
        return "only gifts of Prisma do this"
    if isinstance(frame, Again):
        if pack.is_gift[frame.card] or not table.config.has_set(pack.cards[frame.card].set):
            return f"{pack.cards[frame.card].id} cannot have been played"
        return "" if table.played == 1 else "expected 'played: 1', it is for the first card of the turn"
    assert isinstance(frame, Answers)
    answering = [gift for gift in frame.gifts if pack.abilities[gift].power == ANSWERS]
    if not answering or len(set(answering)) < len(frame.gifts):
        return "expected gifts that answer a hire, each once"
    return ""


def wrong_turn_of_his(table: Table, frame: HisTurn) -> str:
    him = table.gwidyon
    if him is None:
        return "Gwidyon plays against a single player only"
    if him.seen[-1:] != (frame.card,):
        return f"expected the solo card {table.config.pack.solo[frame.card].id} last among 'solo seen'"
    return ""


# ---------------------------------------------------------------------- lines under way


def wrong_line(table: Table, nth: int, frame: Run | AtField) -> str:
    """What is wrong with a line or a picture under way; empty if nothing is."""
    place = frame.line.place if isinstance(frame, Run) else frame.place
    if isinstance(frame, AtField):
        reason = wrong_field(table, frame)
        if reason:
            return reason
    root = place.partition("/")[0]
    if pays(table, root):
        return wrong_payment(table, root, frame.seat)
    below = table.stack[nth]
    if isinstance(below, Run | AtField) and pays(table, root_of(below)):
        return f"expected nothing but other payments above {root_of(below)}"
    return wrong_root(table, root) or wrong_order(table, below, frame, place)


def root_of(frame: Run | AtField) -> str:
    """The function, single effect, tile, ability or solo step a frame is part of."""
    return (frame.line.place if isinstance(frame, Run) else frame.place).partition("/")[0]


def wrong_field(table: Table, frame: AtField) -> str:
    """A picture stays on the stack as long as it has symbols left, and begins with one of them."""
    picture = frame.picture
    beside = sum([1 << side for side in table.config.pack.neighbours[frame.field]])
    used = frame.moved + frame.removed
    if table.players[frame.seat].exits >> frame.field & 1:
        return "expected a field of the landscape, not a shrine field"
    if frame.taken & ~beside or frame.taken.bit_count() > picture.around:
        return f"expected at most {picture.around} fields beside it"
    if not picture.around and not 0 < used < len(picture.symbols):
        return "expected some of its symbols to be used and some not"
    return ""


def pays(table: Table, root: str) -> bool:
    """Whether this is the line of a gift that gives something for each drop off."""
    kind, _, name = root.partition(":")
    pack = table.config.pack
    return kind == "ability" and pack.abilities[pack.card_numbers[name]].power == PAYS


def wrong_payment(table: Table, root: str, seat: int) -> str:
    gift = table.config.pack.card_numbers[root.partition(":")[2]]
    if seat != table.active or gift not in table.players[seat].gifts or not table.players[seat].powers:
        return "expected the gift in the gift area of the player who has the turn"
    owed = [frame for frame in table.stack if isinstance(frame, Run | AtField) and root_of(frame) == root]
    if len(owed) > table.collected:
        return f"expected at most {table.collected} of these, one for each collected drop"
    return ""


def wrong_root(table: Table, root: str) -> str:
    """Whether this function can be running at all, given what waits below it."""
    pack = table.config.pack
    waiting = table.stack[1]
    kind, _, name = root.partition(":")
    if isinstance(waiting, Hired):
        wanted = f"single:{pack.cards[waiting.card].id}"
    elif isinstance(waiting, Again):
        wanted = f"function:{pack.cards[waiting.card].id}"
    elif isinstance(waiting, HisTurn):
        wanted = f"solo:{pack.solo[waiting.card].id}-{waiting.at - 1}"
    elif kind == "tile":
        owner = table.players[table.active]
        used = [letter for i, letter in enumerate(owner.tiles) if owner.used >> i & 1]
        return "" if pack.tile_number(name) in used else f"expected tile {name} to be used (marked with *)"
    elif kind in ("single", "solo"):
        wanted = "'hired' or 'gwidyon' below it"
    elif kind == "ability":
        answers = pack.abilities[pack.card_numbers[name]].power == ANSWERS and table.config.prisma
        rest = waiting.gifts if isinstance(waiting, Answers) else ()
        return "" if answers and pack.card_numbers[name] not in rest else f"{name} is not answering now"
    elif isinstance(waiting, Answers):
        wanted = "the ability of a gift that answers"
    else:
        in_play = table.config.has_set(pack.cards[pack.card_numbers[name]].set)
        return "" if in_play else f"{name} is not among the cards of this game"
    return "" if root == wanted else f"expected {wanted} here"


def wrong_order(table: Table, below: Frame[Table], frame: Run | AtField, place: str) -> str:
    """Whether the frame below is exactly at the point where it would have begun this one."""
    if isinstance(below, AtField):
        return "expected nothing above a picture that is under way"
    way = steps_to(table, place)
    if isinstance(frame, AtField):
        way.append((table.config.pack.lines[place], frame.part))
    bonus = any(isinstance(line.parts[part], Others) for line, part in way)
    reason = wrong_seat(table, below, frame.seat, bonus)
    if reason:
        return reason
    if isinstance(below, Run):
        outer = steps_to(table, below.line.place)
        rest = way[len(outer) :]
        if way[: len(outer)] != outer or (rest[0][0].place if rest else place) != below.line.place:
            return f"expected a part of {below.line.place}, which is under way below it"
        if not waits(below):
            if not rest or not has_begun(below, rest[0][1]):
                return f"{below.line.place} stands at another part"
            rest = rest[1:]
        way = rest
    # Lines in between have left the stack, so they came to their end.
    for line, part in way:
        if part + 1 < len(line.parts):
            return f"expected {line.place} below it, which has parts left"
    return ""


def waits(run: Run) -> bool:
    """Whether a line has not begun yet: a bonus, until the player above has used it."""
    return run.at == 0 and run.done == 0


def has_begun(run: Run, part: int) -> bool:
    """Whether a part was the last thing this line did: it stands before its next time, or the next part."""
    return (run.at == part and run.done > 0) or (run.at == part + 1 and run.done == 0)


def wrong_seat(table: Table, below: Frame[Table], seat: int, bonus: bool) -> str:
    """A function belongs to its owner; a bonus goes round, with the owner's left neighbour on top
    (MY.bonus.order)."""
    owner = table.active
    players = table.config.players
    if not bonus:
        return "" if seat == owner else f"expected player {owner}, who has the turn"
    expected = (owner - 1) % players
    if isinstance(below, Run) and below.seat != owner:
        expected = (below.seat - 1) % players if waits(below) else below.seat
    if seat != expected or seat == owner:
        return f"expected player {expected}, bonuses go round from the left of player {owner}"
    return ""


def steps_to(table: Table, place: str) -> list[tuple[EffectLine, int]]:
    """The lines a function goes through on its way to an inner one, each with the part that leads on."""
    lines = table.config.pack.lines
    root, _, path = place.partition("/")
    numbers = path.split(".") if path else []
    found: list[tuple[EffectLine, int]] = []
    for i in range(0, len(numbers), 2):
        here = root + ("/" + ".".join(numbers[:i]) if i else "")
        found.append((lines[here], int(numbers[i])))
    return found
