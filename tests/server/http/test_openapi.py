"""The OpenAPI document and the server say the same: every answer fits what is written there."""

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from serving import GENEROUS, SHORT, Browser, Host
from tanglewood.server.app import create_app
from tanglewood.server.openapi import document

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
DOCUMENT: dict[str, Any] = document(create_app(Path("nowhere"), GENEROUS))
# A stream has no end; live/test_streams.py reads it by hand.
PATHS = {path: doors for path, doors in DOCUMENT["paths"].items() if not path.endswith("/events")}
DOORS = [(path, method) for path, doors in PATHS.items() for method in doors]


@pytest.fixture(scope="module")
def schema() -> BaseSchema:
    return schemathesis.openapi.from_dict({**DOCUMENT, "paths": PATHS})


@pytest.fixture(scope="module")
def known(server: Host) -> tuple[Host, Browser, list[str]]:
    """A running table, a finished one and one that waits for somebody: for doors that need an id."""
    browser = Browser(server.url)
    ids = [browser.open_table(seed=1)["id"], browser.open_table(seed=SHORT)["id"]]
    server.fast_forward(ids[1], 1)
    ids.append(browser.open_table([{"kind": "me"}, {"kind": "link"}])["id"])
    return server, browser, ids


# What a door takes is tried out when its test runs, not when tests are collected: every process collects all.
@pytest.mark.parametrize("examples", [4, pytest.param(20, marks=pytest.mark.long)])
@pytest.mark.parametrize(("path", "method"), DOORS)
def test_answers_are_as_the_document_says(
    path: str, method: str, examples: int, schema: BaseSchema, known: tuple[Host, Browser, list[str]]
) -> None:
    server, browser, ids = known
    cookies = {"tanglewood": browser.http.cookies["tanglewood"]}
    door = schema[path][method]
    cases = door.as_strategy(GenerationMode.POSITIVE)
    if {"parameters", "requestBody"} & PATHS[path][method].keys():
        cases |= door.as_strategy(GenerationMode.NEGATIVE)

    @given(case=cases)
    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
    def asked(case: "schemathesis.Case[Any]") -> None:
        # Made-up ids lead to 404 only; so most requests go to tables and games that exist.
        if "id" in case.path_parameters and len(str(case.path_parameters["id"])) % 4:
            case.path_parameters["id"] = ids[len(str(case.path_parameters["id"])) % 3]
        if "game" in case.path_parameters:
            case.path_parameters["game"] = "mycelia"
        if isinstance(case.body, dict) and "game" in case.body and len(str(case.body)) % 3:
            case.body["game"] = "mycelia"
        case.call_and_validate(base_url=server.url, checks=CHECKS, cookies=cookies)

    asked()


def test_every_door_is_in_the_document(server: Host, ann: Browser) -> None:
    document = ann.get("/api/schema/openapi.json")
    assert document["paths"].keys() == DOCUMENT["paths"].keys()
    told = (Path(__file__).parents[3] / "web" / "API.md").read_text(encoding="utf-8")
    for line in told.splitlines():
        if line.startswith(("| GET /api", "| POST /api", "| DELETE /api")):
            method, path = line.split("|")[1].split()
            path = (
                path.split("?")[0].replace("ID", "{id}").replace("SEAT", "{seat}").replace("GAME", "{game}")
            )
            path = path.replace("LANGUAGE", "{language}").replace("ROOM", "{room}")
            assert method.lower() in document["paths"][path], line


def test_every_door_says_how_it_refuses() -> None:
    for path, doors in DOCUMENT["paths"].items():
        for door in doors.values():
            refusals = {status for status in door["responses"] if status.startswith("4")}
            assert {"400", "429"} <= refusals, path
