"""The tables of the database, and how databases of older versions are brought up to date."""

import sqlite3
from pathlib import Path

from tanglewood.server.errors import StartupError

SCHEMA = """
create table if not exists tables (
  id text primary key, game text not null, options text not null, seed text not null, position text not null,
  created real not null, changed real not null, over integer not null default 0, rematch text
) strict;
create table if not exists seats (
  id text not null references tables, seat integer not null, kind text not null, bot text, name text not null,
  owner blob, invitation blob, primary key (id, seat)
) strict, without rowid;
create index if not exists seats_of_owner on seats (owner) where owner is not null;
create table if not exists log (
  id text not null references tables, number integer not null, seat integer not null, kind text not null,
  text text not null, primary key (id, number)
) strict, without rowid;
create table if not exists chat (
  id text not null references tables, number integer not null, seat integer not null, name text not null,
  text text not null, at real not null, primary key (id, number)
) strict, without rowid;
"""
MIGRATIONS = (
    """
alter table tables add column pace text not null default 'quick';
alter table seats add column stand_in text;
create table analyses (
  id text primary key references tables, level text not null, made real not null, body text not null
) strict, without rowid;
""",
    """
alter table tables add column away integer;
alter table seats add column seen real not null default 0;
alter table seats add column consent text;
create table votes (
  id text not null references tables, seat integer not null, voter blob not null,
  primary key (id, seat, voter)
) strict, without rowid;
create table pulse (one integer primary key check (one = 1), at real not null) strict;
""",
    """
alter table tables add column clock text;
alter table tables add column due real;
alter table seats add column time_left real;
alter table seats add column used blob;
create table notices (
  id text not null references tables, place integer not null, number integer not null, seat integer not null,
  kind text not null, ends integer not null, at real not null, primary key (id, place)
) strict, without rowid;
create table proposals (
  id text primary key references tables, seat integer not null, agreed text not null
) strict, without rowid;
create table codes (
  code blob primary key, id text not null references tables, seat integer not null, until real not null
) strict, without rowid;
create unique index codes_of_seat on codes (id, seat);
""",
    """
create table packs (
  id text primary key, game text not null, name text not null, body text not null, created real not null
) strict, without rowid;
create index packs_by_name on packs (name);
alter table tables add column pack text references packs;
""",
)
"""Changes since the first version, in order; a database counts how many of them it has (user_version)."""


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


def check_version(connection: sqlite3.Connection, path: Path) -> None:
    (version,) = connection.execute("pragma user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StartupError(
            f"{path}: a newer Tanglewood has written here (schema {version}; this one knows up to"
            f" {len(MIGRATIONS)}); update Tanglewood, or use another folder"
        )


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the migrations that are missing: all of them or none."""
    connection.execute("begin immediate")  # another server may be about to do the same
    try:
        (version,) = connection.execute("pragma user_version").fetchone()
        for migration in MIGRATIONS[version:]:
            for statement in filter(str.strip, migration.split(";")):
                connection.execute(statement)
        connection.execute(f"pragma user_version = {len(MIGRATIONS)}")
        connection.execute("commit")
    except BaseException:
        connection.rollback()
        raise
