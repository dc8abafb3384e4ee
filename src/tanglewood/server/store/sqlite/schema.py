"""Opening an SQLite database, and bringing it up to date."""

import sqlite3
from pathlib import Path

from tanglewood.server.errors import cannot_start
from tanglewood.server.store.schema import MIGRATIONS, SCHEMA, statements


def connect(path: Path) -> sqlite3.Connection:
    """Open a database and bring it up to date."""
    connection = sqlite3.connect(path, isolation_level=None)
    check_version(connection, path)
    connection.execute("pragma journal_mode = wal")
    connection.execute("pragma synchronous = full")  # a move that was acknowledged survives a power cut
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma busy_timeout = 5000")
    connection.executescript(SCHEMA)
    migrate(connection)
    return connection


def connect_beside(path: Path, reading: bool) -> sqlite3.Connection:
    """Open a database beside its server. It is left as it is, so it has to be of this version."""
    connection = sqlite3.connect(path, isolation_level=None)
    check_version(connection, path)
    (version,) = connection.execute("pragma user_version").fetchone()
    if version < len(MIGRATIONS):
        raise cannot_start("older", place=str(path), schema=version)
    if reading:
        connection.execute("pragma query_only = on")
    connection.execute("pragma synchronous = full")
    connection.execute("pragma foreign_keys = on")
    connection.execute("pragma busy_timeout = 5000")
    return connection


def check_version(connection: sqlite3.Connection, path: Path) -> None:
    (version,) = connection.execute("pragma user_version").fetchone()
    if version > len(MIGRATIONS):
        raise cannot_start("newer", place=str(path), schema=version, known=len(MIGRATIONS))


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the migrations that are missing: all of them or none."""
    connection.execute("begin immediate")  # another server may be about to do the same
    try:
        (version,) = connection.execute("pragma user_version").fetchone()
        for migration in MIGRATIONS[version:]:
            for statement in statements(migration):
                connection.execute(statement)
        connection.execute(f"pragma user_version = {len(MIGRATIONS)}")
        connection.execute("commit")
    except BaseException:
        connection.rollback()
        raise
