"""Nightweave's points by the level's card, and who wins (MW.nw.score.*, MW.nw.end.*)."""

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.player import LENT, PURPLE, SPOT
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.nightweave import station
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.hand import her, level_of
from tanglewood.kernel.result import Result, Rival, best_of
from tanglewood.kernel.text.name import Name


def breakdown(table: Table) -> dict[str, int]:
    """Where Nightweave's points come from; the cards in her hand are worth nothing (MW.nw.score.hand)."""
    nightweave = her(table)
    pack = table.config.pack
    level = lair_of(pack).levels[level_of(table)]
    cards, bonus = 0, 0
    for card in nightweave.city:
        cards += pack.points[card]  # MW.nw.score.sum
        # MW.nw.score.once, .zero_and_purple: one bonus a card, the larger one
        zero = level.zero_card if pack.points[card] == 0 else 0  # MW.nw.score.zero
        bonus += max(zero, level.prosperity if rich(table, card) else 0)
        if pack.cards[card].rules_events:  # MW.with.rugwort.ruler: the one card text that applies to her
            bonus += max([len(player.events) for player in table.players])
    journey = 0
    places = list(nightweave.placed)
    for player in table.players:  # a borrowed worker is a spider
        places += [place & SPOT for place in player.placed if place & LENT]
    for place in places:
        if place < len(pack.locations):
            journey += pack.locations[place].points
    basic, special = 0, 0
    for event in nightweave.events:
        if pack.events[event].basic:
            basic += pack.events[event].points
        else:
            special += level.special_event  # MW.nw.score.special
    rows = {
        "cards": cards,
        "bonus": bonus,
        "tokens": nightweave.points,
        "journey": journey,
        "basic events": basic,
        "special events": special,
        **ask.rival_points(table),
    }
    if station.there(table):
        rows["visitors"] = station.visitor_points(table, level_of(table))
    return rows


def rich(table: Table, card: int) -> bool:
    """Prosperity cards, legends and Newleaf's cards bring the level's bonus (MW.nw.score.purple,
    MW.with.legends.score, MW.with.newleaf.visitors)."""
    kind = table.config.pack.cards[card]
    return kind.color == PURPLE or kind.set.startswith("legends") or kind.set == "newleaf"


def total(table: Table) -> int:
    return sum(breakdown(table).values())


def result(table: Table, scores: list[int], rows: list[dict[str, int]]) -> Result:
    """The highest total wins; she wins the ties she is part of (MW.nw.end.win, .two_humans)."""
    order: list[tuple[int, ...]] = [
        (scores[seat], len(player.events), sum(player.stock)) for seat, player in enumerate(table.players)
    ]
    hers = breakdown(table)
    score = sum(hers.values())
    won = score >= max(scores)
    return Result(
        scores,
        [] if won else best_of(order),
        rows,
        order=order,
        rival=Rival(Name("Nightweave", "everdell-nightweave"), score, won, hers),
    )
