"""The tables about people who meet, as a migration that follows those about people.

`tables.opener` is whoever laid the table, `tables.listed` whether strangers may sit down there. `seats.kept`
is the owner a free seat is kept for. `orders` is no part of a table that others watch: to change it changes
no version, so that nobody can see it happen.
"""

COMPANY = """
alter table tables add column listed integer not null default 0;
alter table tables add column opener blob;
create index tables_listed on tables (listed, over);
alter table seats add column kept blob;
create index seats_kept on seats (kept) where kept is not null;
alter table people add column rated real not null default 0;
create table void_invitations (
  id text not null references tables, invitation blob not null, primary key (id, invitation)
) strict, without rowid;
create table results (
  id text not null references tables, seat integer not null, place integer not null, score integer not null,
  won integer not null, player text not null, ended text not null, primary key (id, seat)
) strict, without rowid;
create table follows (
  id text not null references tables, owner blob not null, at real not null, told integer not null,
  primary key (id, owner)
) strict, without rowid;
create index follows_of_owner on follows (owner);
create index follows_to_tell on follows (told);
create table mutes (
  id text not null references tables, owner blob not null, seat integer not null,
  primary key (id, owner, seat)
) strict, without rowid;
create table orders (
  id text not null references tables, seat integer not null, orders text not null, primary key (id, seat)
) strict, without rowid;
create table blocks (
  id text primary key, owner blob not null, other blob not null, name text not null, at real not null
) strict, without rowid;
create index blocks_of_owner on blocks (owner);
create index blocks_of_other on blocks (other);
create table reports (
  id text primary key, tab text not null, seat integer not null, name text not null, said text not null,
  why text not null, reporter blob, about blob, at real not null
) strict, without rowid;
"""
"""`blocks.id` is a hash of both people. `reports.tab` is the table, which may be gone by now; `said` is the
line as it was reported."""

COMPANY_OF_TABLES = ("void_invitations", "results", "follows", "mutes", "orders")
