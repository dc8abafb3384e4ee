"""Which engine keeps the tables: PostgreSQL if one is named, else SQLite in the data folder."""

from importlib.util import find_spec
from pathlib import Path

from tanglewood.server.errors import cannot_start
from tanglewood.server.store.base import Store
from tanglewood.server.store.sqlite import SqliteStore

FILE = "tables.sqlite"
POSTGRES = ("postgresql://", "postgres://")


def store_at(place: str) -> Store:
    """The store at a place that somebody names: a data folder, or the address of a database."""
    return open_store(place, Path()) if place.startswith(POSTGRES) else SqliteStore(Path(place) / FILE)


def open_store(database: str, data: Path, connections: int = 8) -> Store:
    """The store at a place; nothing is opened yet."""
    if not database:
        return SqliteStore(data / FILE)
    if not database.startswith(POSTGRES):
        raise cannot_start("no-postgres-address")
    if find_spec("psycopg") is None or find_spec("psycopg_pool") is None:
        raise cannot_start("no-psycopg")
    from tanglewood.server.store.postgres import PostgresStore

    return PostgresStore(database, connections)
