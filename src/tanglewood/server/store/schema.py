"""The tables of the database, and the changes that bring databases of older versions up to date.

Plain SQL, numbered, in the words of SQLite; `for_postgres` says what is called otherwise there. Both engines
run the same list, so a house can move from one to the other at any version.
"""

import re

from tanglewood.server.store.company.schema import COMPANY, COMPANY_OF_TABLES
from tanglewood.server.store.people.schema import LANGUAGES, OF_PEOPLE, PEOPLE, TURNS, TURNS_OF_TABLES

ROOMS = """
create table rooms (
  id text primary key, version integer not null, session text not null, changed real not null
) strict, without rowid;
"""

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
    """
alter table tables add column version integer not null default 0;
alter table tables add column ticking integer not null default -1;
alter table tables add column ticking_since real not null default 0;
""",
    """
create table analysing (
  id text primary key references tables, owner blob not null, address blob not null, level text not null,
  since real not null, share real not null default 0
) strict, without rowid;
""",
    """
alter table tables add column begun text not null default '';
""",
    """
alter table tables add column beside integer not null default 0;
""",
    """
create table bans (id text primary key, since real not null, until real not null) strict, without rowid;
""",
    PEOPLE,
    TURNS,
    COMPANY,
    LANGUAGES,
    """
create table guesses (id text primary key, due real not null) strict, without rowid;
""",
    "",  # only what several servers tell each other has changed
    ROOMS,
)
"""Changes since the first version, in order; a database counts how many of them it has."""

OF_TABLES = (
    *("tables", "seats", "log", "chat", "analyses", "votes", "notices", "proposals", "codes"),
    "analysing",
    *TURNS_OF_TABLES,
    *COMPANY_OF_TABLES,
)
GROUPS = (("packs",), ("bans",), ("house_keys",), ("blocks",), ("reports",), OF_PEOPLE, OF_TABLES)
"""The tables that hold a house, each after those it refers to. Those of a group have the ids of its first."""
KEPT = tuple(table for group in GROUPS for table in group)

POSTGRES = (
    (r"\) strict, without rowid;", ");"),
    (r"\) strict;", ");"),
    (r"\bblob\b", "bytea"),
    (r"\breal\b", "double precision"),
)


def for_postgres(script: str) -> str:
    """The same tables in the words of PostgreSQL."""
    for word, other in POSTGRES:
        script = re.sub(word, other, script)
    return script


def statements(script: str) -> list[str]:
    return [statement for statement in script.split(";") if statement.strip()]
