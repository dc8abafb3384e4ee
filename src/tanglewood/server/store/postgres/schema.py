"""Opening a PostgreSQL database, and bringing it up to date."""

import psycopg

from tanglewood.server.errors import cannot_start
from tanglewood.server.store.people.schema import PEOPLE, SESSIONS_TOLD
from tanglewood.server.store.schema import MIGRATIONS, ROOMS, SCHEMA, for_postgres, statements

LOCK = 7205759403792793
"""The advisory lock of whoever brings the database up to date: several servers may start at once."""
CHANNEL = "tanglewood"
LONGEST = 2000
"""Characters of an entry that are told; a message may have 8,000 bytes."""
STEPS = [SCHEMA, *MIGRATIONS]
TOLD = f"""
create function tell_table() returns trigger language plpgsql as $$ begin
  perform pg_notify('{CHANNEL}', 'table ' || new.id || ' ' || new.version); return null; end $$;;
create trigger tell_table after update of version on tables for each row execute function tell_table();;
create function tell_deleted() returns trigger language plpgsql as $$ begin
  perform pg_notify('{CHANNEL}', 'table ' || old.id || ' -1'); return null; end $$;;
create trigger tell_deleted after delete on tables for each row execute function tell_deleted();;
create function tell_chat() returns trigger language plpgsql as $$ begin
  perform pg_notify('{CHANNEL}', 'chat ' || new.id || ' ' || new.number); return null; end $$;;
create trigger tell_chat after insert on chat for each row execute function tell_chat();;
create sequence server_numbers maxvalue 2000000000 cycle;;
create unlogged table presence (
  id text not null, server integer not null, online text not null, here text not null,
  primary key (id, server)
);;
create function tell_presence() returns trigger language plpgsql as $$ begin
  perform pg_notify('{CHANNEL}', 'presence ' || new.id || ' ' || new.server); return null; end $$;;
create trigger tell_presence after insert or update on presence for each row execute function tell_presence()
"""
"""What other servers are told; a message names a table and a number, nothing else."""
MOVES_TOLD = f"""
create table quiet_channel (name text not null);;
insert into quiet_channel select 'tanglewood_' || replace(gen_random_uuid()::text, '-', '');;
create or replace function tell_table() returns trigger language plpgsql as $$
declare channel text := '{CHANNEL}'; entry text := ''; begin
  if new.beside < new.version then
    select name, ' ' || number || ' ' || seat || ' ' || kind || ' ' || text into channel, entry
      from log, quiet_channel where id = new.id order by number desc limit 1;
    if channel is null or length(entry) > {LONGEST} then channel := '{CHANNEL}'; entry := ''; end if;
  end if;
  perform pg_notify(channel, 'table ' || new.id || ' ' || new.version || entry); return null; end $$;;
create unlogged table streams (
  id text not null, server integer not null, count integer not null, primary key (id, server)
)
"""
"""The last entry of the log is told with a move, so that the others need not ask for it. A trigger runs after
the whole statement, so that is the move itself where one statement stores it; else it is an entry that
everybody has. A move may name a hidden card, and whoever may connect to a database may listen to any channel
whose name they know: this one's is drawn, and stands where only those read it who read the log. And how many
streams of a table each server has open."""
ROOMS_TOLD = f"""
create function tell_room() returns trigger language plpgsql as $$ begin
  perform pg_notify('{CHANNEL}', 'room ' || new.id || ' ' || new.version); return null; end $$;;
create trigger tell_room after update of version on rooms for each row execute function tell_room()
"""
ONLY_HERE = {
    6: TOLD,
    STEPS.index(PEOPLE): SESSIONS_TOLD,
    15: MOVES_TOLD,
    STEPS.index(ROOMS): ROOMS_TOLD,
}
"""By the number of the migration they follow: what PostgreSQL needs besides, because others use it too."""


def migrate(connection: "psycopg.Connection[tuple[int, ...]]", place: str) -> None:
    """Apply the migrations that are missing: all of them or none. The caller commits."""
    connection.execute("select pg_advisory_xact_lock(%s)", (LOCK,))
    connection.execute("create table if not exists schema_version (version integer not null)")
    row = connection.execute("select version from schema_version").fetchone()
    version = -1 if row is None else row[0]
    check_version(version, place)
    for number, step in list(enumerate(STEPS))[version + 1 :]:
        for statement in [*statements(for_postgres(step)), *ONLY_HERE.get(number, "").split(";;")]:
            if statement.strip():
                connection.execute(statement.encode())
    if row is None:
        connection.execute("insert into schema_version (version) values (%s)", (len(MIGRATIONS),))
    elif version < len(MIGRATIONS):
        connection.execute("update schema_version set version = %s", (len(MIGRATIONS),))


def check_beside(connection: "psycopg.Connection[tuple[int, ...]]", place: str) -> None:
    """Refuse a database of any other version, and change nothing."""
    row = connection.execute("select count(to_regclass('schema_version'))").fetchone()
    if row != (1,):
        raise cannot_start("no-tables", place=place)
    row = connection.execute("select version from schema_version").fetchone()
    version = -1 if row is None else row[0]
    check_version(version, place)
    if version < len(MIGRATIONS):
        raise cannot_start("older", place=place, schema=version)


def check_version(version: int, place: str) -> None:
    if version > len(MIGRATIONS):
        raise cannot_start("newer", place=place, schema=version, known=len(MIGRATIONS))
