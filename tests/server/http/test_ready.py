"""`/readyz` tells the truth about the database, whichever engine keeps it."""

from pathlib import Path

import psycopg
import pytest

from postgres import Cluster
from serving import Browser, Host, host, problem, wait_until
from tanglewood.server.store.schema import MIGRATIONS

KNOWN = len(MIGRATIONS)


def set_schema(server: Host, engine: str, version: int) -> None:
    query = "update schema_version set version = {}" if engine == "postgres" else "pragma user_version = {}"
    server.change(query.format(version))


def test_a_server_is_not_ready_for_a_database_of_another_version(engine: str, tmp_path: Path) -> None:
    with host(tmp_path) as server, Browser(server.url) as ann:
        assert ann.get("/readyz") == {"status": "ok"}
        for version in (KNOWN - 1, KNOWN + 1):  # an old backup was put back, or a newer server has come
            set_schema(server, engine, version)
            problem(ann.http.get("/readyz"), 503, "other-version")
        assert ann.get("/healthz") == {"status": "ok"}
        set_schema(server, engine, KNOWN)
        assert ann.get("/readyz") == {"status": "ok"}


def test_a_server_that_does_not_hear_the_others_is_not_ready(
    engine: str, postgres: Cluster, tmp_path: Path
) -> None:
    """It can write all the while: only the connection that listens is gone, and no other can be made."""
    if engine != "postgres":
        pytest.skip("on SQLite there are no others")
    address = postgres.database()
    name = psycopg.conninfo.conninfo_to_dict(address)["dbname"]
    with host(tmp_path, database=address) as server, Browser(server.url) as ann:
        assert ann.get("/readyz") == {"status": "ok"}
        postgres.execute(
            f"alter database {name} allow_connections false",
            "select pg_terminate_backend(pid) from pg_stat_activity"
            f" where datname = '{name}' and query like 'listen %'",
        )
        wait_until(lambda: ann.http.get("/readyz").status_code == 503)
        problem(ann.http.get("/readyz"), 503, "hears-nothing")
        postgres.execute(f"alter database {name} allow_connections true")
        wait_until(lambda: ann.http.get("/readyz").status_code == 200)
