"""The deep forest's components in words: what each one is, its numbers and its price, and what it does."""

from tanglewood.games.deep_forest.components.pack import Pack
from tanglewood.games.deep_forest.presentation.phrases import amounts, say
from tanglewood.kernel.text.component import Component

LETTERS = {"p": "potion", "b": "book", "c": "coin", "m": "marker", ".": "nothing"}
PLAIN: dict[str, tuple[str, ...]] = {
    "fog": ("after_round", "last_round"),
    "start": ("potion", "book", "coin", "marker", "swords", "retreats"),
    "limits": ("kept", "dice", "committed", "rolls", "retreat_steps"),
    "prices": ("sell", "buy", "obstacle", "troll", "troll_reward", "wall"),
    "points": ("set", "single", "sword", "troll", "left", "longest", "longest_tied"),
    "market": ("size", "hand", "corner_from"),
    "deal": ("players", "strips"),
    "supply": ("potion", "book", "marker"),
    "coins": ("ones", "fives", "tens", "twenties"),
}
"""Tables that are only numbers: one sentence each."""


def strip_words(it: Component) -> str:
    """A strip from one end to the other."""
    return ", ".join([say("cell", cell=LETTERS[letter]) for letter in it.text("cells")])


def describe(pack: Pack, it: Component) -> list[str]:
    """A component in sentences."""
    if it.table in PLAIN:
        return [say(f"about-{it.table}", **it.numbers(*PLAIN[it.table]))]
    if it.table == "board":
        return [say("about-board", rocks=", ".join(it.row("rocks")), **it.numbers("columns", "rows"))]
    if it.table == "strip":
        return [say("about-strip", cells=strip_words(it), set=it.text("set"))]
    if it.table == "tile":
        return [say("about-tile", **it.numbers("count", "dotted")), tile_words(pack, it)]
    if it.table == "monster":
        boost, advantage = it.text("boost") or "none", it.text("advantage")
        said = [say("about-monster", boost=boost, **it.numbers("strength", "gold", "copies"))]
        if advantage:
            said.append(say("about-advantage", what=say("advantage", advantage=advantage)))
        return said
    return []


def tile_words(pack: Pack, it: Component) -> str:
    """What a player finds there, and what it costs."""
    resource = it.text("cost")
    if resource:
        return say("about-obstacle", price=say("amount", n=pack.obstacle_price, resource=resource))
    return say("about-tile-does", tile=it.id, sword=amounts(pack.sword_price), coins=pack.troll_price)
