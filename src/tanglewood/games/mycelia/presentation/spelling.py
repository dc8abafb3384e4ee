"""Functions, abilities and solo cards in words, made from the very parts that carry them out, so that text
and behaviour cannot differ. The sentences are in `locales/`."""

from tanglewood.games.mycelia.board import powers
from tanglewood.games.mycelia.components.abilities import Ability
from tanglewood.games.mycelia.config import GAME
from tanglewood.games.mycelia.effects.base import EffectLine, Either, Favours, Group, Leaves, Others, Part
from tanglewood.games.mycelia.effects.pictures import LANDSCAPES, MOVE, REMOVE, Picture
from tanglewood.games.mycelia.effects.things import CardChoice, GainTile, LayShrine, NewShowcase
from tanglewood.games.mycelia.gwidyon.turn import REMOVE as GWIDYON_REMOVES
from tanglewood.games.mycelia.gwidyon.turn import SHOWCASE, TURN_CHIP, Step
from tanglewood.words import GameWords

FLAGS = {
    powers.NO_BONUS: "no-bonus",
    powers.NO_BEETLES: "no-beetles",
    powers.ANY_LANDSCAPE: "any-landscape",
    powers.MOVES_REMOVE: "moves-remove",
    powers.TWICE: "twice",
    powers.FREE_TILES: "free-tiles",
}


say = GameWords(GAME).say


def sentence(clause: str) -> str:
    return f"{clause[:1].upper()}{clause[1:]}."


def function_words(line: EffectLine) -> str:
    """A function as one sentence.

    >>> from tanglewood.games.mycelia.components.language import parse
    >>> function_words(parse("3x any: move 1"))
    'Up to 3 times: move 1 drop from any field.'
    >>> function_words(parse("moss: remove 1 + 2?"))
    'Take 1 drop off a moss field, then if you like take up to 2 more off there.'
    """
    return sentence(line_words(line))


def line_words(line: EffectLine) -> str:
    if not line.parts:
        return say("function-empty")
    clauses = [part_words(part) for part in line.parts]
    text = clauses[-1]
    for clause in clauses[-2::-1]:
        text = say("function-then", first=clause, rest=text)
    return text


def part_words(part: Part) -> str:
    """A part with its `2x`, if it has one."""
    what = once_words(part)
    if part.times == 1:
        return what
    if isinstance(part, Group | Others):
        return say("function-each-time", times=part.times, what=what)
    return say("function-times", times=part.times, what=what)


def once_words(part: Part) -> str:
    if isinstance(part, Leaves):
        return say("function-leaves", n=part.n)
    if isinstance(part, Favours):
        return say("function-favours", n=part.n)
    if isinstance(part, Picture):
        return picture_words(part)
    if isinstance(part, Either):
        text = line_words(part.sides[-1])
        for side in part.sides[-2::-1]:
            text = say("function-or", first=line_words(side), rest=text)
        return text
    if isinstance(part, Group):
        return line_words(part.line)
    if isinstance(part, Others):
        return say("function-others", what=line_words(part.line))
    if isinstance(part, CardChoice):
        return say("function-recycle" if part.recycle else "function-trash")
    if isinstance(part, GainTile):
        return say("function-tile", tile=part.letter)
    if isinstance(part, LayShrine):
        return say("function-shrine")
    if isinstance(part, NewShowcase):
        return say("function-showcase")
    raise AssertionError(f"no words for {part}")


def picture_words(picture: Picture) -> str:
    """A field picture: the field that fits, then its symbols from left to right."""
    groups = symbol_groups(picture)
    rule = "none"
    if picture.exact:
        rule = "exactly"
    elif picture.need > (groups[0][2] if groups and not picture.around and groups[0][1] else 0):
        rule = "at-least"  # said only where the symbols themselves do not say it
    field = say("field", landscape=LANDSCAPES[picture.landscape], rule=rule, need=picture.need)
    if picture.around and all(verb == REMOVE for verb, _, _ in groups):
        takes = len(picture.symbols)
        if takes:
            return say("picture-around-and", field=field, takes=takes, sides=picture.around)
        return say("picture-around", field=field, sides=picture.around)
    text = ""
    for i, (verb, solid, n) in enumerate(groups):
        key = f"picture-{'next-' if i else ''}{'move' if verb == MOVE else 'remove'}{'' if solid else '-may'}"
        clause = say(key, field=field, n=n) if i == 0 else say(key, n=n)
        text = f"{text}, {say('then', what=clause)}" if text else clause
    if picture.around:
        text = say("function-then", first=text, rest=say("picture-beside", sides=picture.around))
    return text


def symbol_groups(picture: Picture) -> list[tuple[int, bool, int]]:
    """Equal symbols side by side: the verb, whether they are solid, and how many."""
    groups: list[tuple[int, bool, int]] = []
    for i, symbol in enumerate(picture.symbols):
        solid = i < picture.solid
        if groups and groups[-1][:2] == (symbol, solid):
            groups[-1] = (symbol, solid, groups[-1][2] + 1)
        else:
            groups.append((symbol, solid, 1))
    return groups


# ---------------------------------------------------------------------- gifts and solo cards


def ability_words(ability: Ability) -> str:
    """What a gift does while it lies in the gift area, as one sentence.

    >>> from tanglewood.games.mycelia.components.abilities import parse_ability
    >>> ability_words(parse_ability("2 favours for each hire"))
    'For each card you hire this turn: take 2 favours.'
    """
    if ability.power == powers.CHEAPER:
        return say("ability-cheaper", n=ability.discount)
    if ability.line is not None:
        key = "ability-hire" if ability.power == powers.ANSWERS else "ability-drop"
        return say(key, what=line_words(ability.line))
    return say(f"ability-{FLAGS[ability.power]}") if ability.power else ""


def step_words(step: Step) -> str:
    """A step of a solo card as one sentence."""
    if step.kind == TURN_CHIP:
        return say("solo-chip")
    if step.kind == GWIDYON_REMOVES:
        return say("solo-removes", n=step.n)
    if step.kind == SHOWCASE:
        return say("solo-showcase")
    assert step.line is not None
    return say("solo-you", what=line_words(step.line))
