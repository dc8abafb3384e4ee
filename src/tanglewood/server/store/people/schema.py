"""The tables about people, as migrations that follow those of the house.

A person's id is 16 random bytes in hexadecimal; seats name it as their owner. A guest's owner is the hash of
a cookie, 32 bytes long, so the two can never be taken for each other.
"""

PEOPLE = """
create table people (
  id text primary key, name text not null, mail text, created real not null, wishes text not null
) strict, without rowid;
create unique index people_by_mail on people (mail) where mail is not null;
create table sessions (
  secret blob primary key, id text not null references people, about text not null, created real not null,
  seen real not null
) strict, without rowid;
create index sessions_of_person on sessions (id);
create table passkeys (
  credential blob primary key, id text not null references people, public_key blob not null,
  uses integer not null, name text not null, created real not null, used real not null
) strict, without rowid;
create index passkeys_of_person on passkeys (id);
create table recovery (
  code blob primary key, id text not null references people
) strict, without rowid;
create index recovery_of_person on recovery (id);
create table tokens (
  token blob primary key, kind text not null, person text not null, address text not null,
  made real not null, until real not null
) strict, without rowid;
create index tokens_by_address on tokens (address, made);
"""
"""`tokens` are links and challenges of some minutes; whoever moves a house leaves them behind."""

TURNS = """
create table turns (
  id text primary key references tables, number integer not null, person text not null, at real not null,
  seen integer not null, spread integer not null
) strict, without rowid;
create index turns_to_spread on turns (spread, at);
create table choices (
  id text not null references tables, person text not null, choice text not null, primary key (id, person)
) strict, without rowid;
create table deliveries (
  id text not null references tables, number integer not null, person text not null, channel text not null,
  target text not null, state text not null, digest integer not null, tries integer not null,
  at real not null, primary key (id, number, person, channel, target)
) strict, without rowid;
create index deliveries_due on deliveries (state, at);
create table pushes (
  endpoint text primary key, id text not null references people, secret blob not null,
  public_key text not null, auth text not null, created real not null
) strict, without rowid;
create index pushes_of_person on pushes (id);
create table house_keys (id text primary key, value text not null) strict, without rowid;
"""
"""Whose turn it is at tables of people (`turns`), how somebody wants to be told of one table (`choices`), and
what is told (`deliveries`): a row is the mark that somebody is told of a turn by a channel once."""

LANGUAGES = """
alter table people add column language text not null default '';
"""
"""The language somebody reads; empty: nobody has said."""

OF_PEOPLE = ("people", "sessions", "passkeys", "recovery", "pushes")
"""The tables by which a house knows people, the first one first."""
TURNS_OF_TABLES = ("turns", "choices", "deliveries")

SESSIONS_TOLD = """
create function tell_session() returns trigger language plpgsql as $$ begin
  perform pg_notify('tanglewood', 'session ' || encode(old.secret, 'hex') || ' 0'); return null; end $$;;
create trigger tell_session after delete on sessions for each row execute function tell_session()
"""
"""What other servers are told when somebody signs out; the message holds the hash of a secret."""
