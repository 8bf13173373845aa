"""The HTTP API against its own OpenAPI document: whatever is sent, the answer is one that the document allows."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Protocol

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Response
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.served import Served
from theomachy.client import Api, new_id
from theomachy.server.http.app import ROUTES
from theomachy.server.http.endpoint import ENDPOINTS
from theomachy.server.http.openapi import openapi
from theomachy.server.protocol import Entered, OpenTable, SeatWish, Setup, Start


class Case(Protocol):
    """A request that was made up."""

    path_parameters: dict[str, object]
    query: dict[str, object]

    def call(self, *, base_url: str, headers: dict[str, str]) -> Response:
        """Send it."""

    def validate_response(self, response: Response, *, checks: Sequence[object]) -> None:
        """Fail unless the answer is documented."""


CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
assert ROUTES, "importing the routes declares every endpoint"
schema = schemathesis.openapi.from_dict(openapi())


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("fuzzed"), {"RATE_FACTOR": "1000"}) as server:
        yield server


@pytest.fixture(scope="module")
def host(served: Served) -> Entered:
    """Somebody with a game under way, so that what is sent to a table meets one."""

    async def opened() -> Entered:
        api = Api(served.address)
        seats = [SeatWish(kind="me"), SeatWish(kind="hotseat")]
        wish = OpenTable(name="Ada", setup=Setup(game="ankh", players=2), seats=seats, bearer=True)
        entered = await api.open_table(wish)
        await api.send(entered.table, Start(id=new_id()), entered.token)
        return entered

    return asyncio.run(opened())


@schema.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_operation_answers_as_documented(case: Case, served: Served, host: Entered) -> None:
    if "table" in case.path_parameters:
        case.path_parameters["table"] = host.table
    if isinstance(case.query.get("wait"), int):
        case.query["wait"] = 0  # nothing will happen at this table, and there is no time to wait for it
    response = case.call(base_url=served.address, headers={"Authorization": f"Bearer {host.token}"})
    case.validate_response(response, checks=CHECKS)


def test_the_document_has_every_endpoint() -> None:
    operations = [operation for operation in schema.get_all_operations() if isinstance(operation, Ok)]
    labels = {operation.ok().label for operation in operations}
    assert labels == {f"{endpoint.method} {endpoint.path}" for endpoint in ENDPOINTS.values()}
