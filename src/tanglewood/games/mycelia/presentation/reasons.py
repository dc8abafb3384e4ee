"""Why a move of Mycelia is good: drops off the board or nearer to a shrine field, leaves, cards to come."""

from tanglewood.games.mycelia import moves as word
from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.bot.worths import way_out, worths
from tanglewood.games.mycelia.effects.pictures import ANY, Picture
from tanglewood.games.mycelia.play.reasons import phrase
from tanglewood.games.mycelia.presentation.spelling import line_words
from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.text.phrase import Phrase


def reasons(before: Table, after: Table, events: list[Event], move: Move) -> list[Phrase]:
    """What a move brings to the seat that plays it, the most important first."""
    seat = before.turn
    found: list[Phrase] = []
    own = [event for event in events if event.seat == seat]
    off = sum(event.name == "off" for event in own)
    if any(event.name == "ending" for event in own):
        found.append(phrase("why-ending"))
    if off:
        found.append(phrase("why-off", n=off))
    nearer = steps_nearer(before, seat, own)
    if nearer > 0:
        found.append(phrase("why-nearer", n=nearer))
    leaves = sum(int(event.open["n"]) for event in own if event.name == "leaves")
    if leaves:
        found.append(phrase("why-leaves", n=leaves))
    pack = before.config.pack
    if move.kind in (word.HIRE, word.BUY):
        card = pack.cards[move.a]
        found.append(phrase("why-hire", what=line_words(card.function)))
    if move.kind in (word.STEP, word.PRISM_STEP):
        found += after_step(before, seat, move)
    for event in own:
        if event.name == "trashed":
            found.append(phrase("why-trash"))
            found.append(phrase("why-gone", what=line_words(pack.cards[move.a].function)))
        elif event.name == "showcase-replaced":
            found.append(phrase("why-showcase"))
        elif event.name == "tile-gained":
            found.append(phrase("why-tile", tile=str(event.open["tile"])))
        elif event.name == "shrine-laid":
            found.append(phrase("why-shrine", field=str(event.open["field"])))
        elif event.name == "favour":
            found.append(phrase("why-favour", space=int(event.open["space"])))
    full = before.config.capacity
    if after.shrine + after.collected >= full > before.shrine + before.collected:
        found.append(phrase("why-full"))
    given = sum(int(event.open["n"]) for event in events if event.name == "leaves" and event.seat != seat)
    if given:
        found.append(phrase("why-given", n=given))
    if move.kind == word.END:
        if before.players[seat].leaves:
            found.append(phrase("why-end", n=before.players[seat].leaves))
        found.append(phrase("why-hand"))
    moved = any(event.name in ("moved", "off") for event in own)
    if not found or (move.kind == word.PLAY and moved):
        found += plainly(before, move)
    left = after.players[seat].leaves
    if move.kind == word.USE and left:
        found.append(phrase("why-rest", n=left))
    return found


def plainly(before: Table, move: Move) -> list[Phrase]:
    """What a move does by itself, whatever comes of it."""
    pack = before.config.pack
    if move.kind == word.PLAY:
        return [phrase("why-card", what=line_words(pack.cards[move.a].function))]
    if move.kind == word.USE:
        return [phrase("why-card", what=line_words(pack.tiles[move.a].function))]
    if move.kind == word.RECYCLE:
        return [phrase("why-again", what=line_words(pack.cards[move.a].function))]
    if move.kind == word.REFRESH and move.a == 1:
        return [phrase("why-roots")]
    return [phrase("why-skip")] if move.kind == word.SKIP else []


def after_step(before: Table, seat: int, move: Move) -> list[Phrase]:
    """What can be done with a drop where it lies then: a card of the hand fits, and how far it has to go."""
    pack, player = before.config.pack, before.players[seat]
    found: list[Phrase] = []
    if player.exits >> move.b & 1:
        return found
    drops = player.drops[move.b] + 1
    for card in dict.fromkeys(player.hand):
        for part in pack.cards[card].function.parts:
            if isinstance(part, Picture) and fits(part, player.board.landscape[move.b], drops):
                verb = "remove" if part.removes else "move"
                found.append(phrase("why-next", card=pack.cards[card].name, verb=verb))
                break
    steps = way_out(player.exits, worths(pack).distances)[move.b]
    return [*found[:1], phrase("why-way", n=int(steps), field=pack.field_names[move.b])]


def fits(picture: Picture, landscape: int, drops: int) -> bool:
    """Whether a picture fits a field of this landscape with so many drops."""
    enough = drops == picture.need if picture.exact else drops >= picture.need
    return enough and picture.landscape in (ANY, landscape)


def steps_nearer(before: Table, seat: int, own: list[Event]) -> int:
    """How much shorter the ways to the next shrine field become, of drops that are still on the board."""
    pack = before.config.pack
    ways = way_out(before.players[seat].exits, worths(pack).distances)
    fields = pack.field_names
    gained = 0
    for place, event in enumerate(own):
        if event.name == "moved":
            off = place + 1 < len(own) and own[place + 1].name == "off"
            if not off:
                gained += ways[fields.index(str(event.open["from"]))]
                gained -= ways[fields.index(str(event.open["to"]))]
    return gained
