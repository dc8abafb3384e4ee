"""Nobody waits for the first sentence of a server: it is said before its doors open."""

import gc

import pytest

from tanglewood.kernel.registry import GAMES
from tanglewood.server.live.warming import settle, warm_up
from tanglewood.words import book_of

pytestmark = pytest.mark.one_engine


def test_a_server_has_said_a_sentence_of_every_game() -> None:
    book_of.cache_clear()
    warm_up()
    (book,) = book_of("en").books
    closed = {path.name for path in book.texts}
    ours = {f"{game}.ftl" for game in GAMES.ours()}
    assert book.bundle is not None
    assert ours & {path.name for path in book.places.values()}
    assert not ours & closed


def test_what_is_there_at_the_start_is_not_searched_for_garbage() -> None:
    try:
        settle()
        assert gc.get_freeze_count() > 100_000
    finally:
        gc.unfreeze()
