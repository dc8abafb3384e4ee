"""What the framework leaves out of the OpenAPI document: unknown fields, other methods, content types."""

from typing import Any

from litestar import Litestar, Request
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    OpenAPI,
    OpenAPIHeader,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    PathItem,
    Reference,
    RequestBody,
    Schema,
)

ABOUT = (
    "Unknown fields of a body are refused (400), unknown parameters of a query are ignored. Whatever changes"
    " something takes JSON (Content-Type: application/json; a record: text/plain) and comes from the server's"
    " own pages or from no page: an Origin other than its own is refused (403). Every refusal is a Problem."
)
METHODS = ("get", "head", "post", "delete")
CHANGING = ("post", "delete")
PROBLEM = {"application/json": OpenAPIMediaType(Reference(ref="#/components/schemas/Problem"))}


class DocumentPlugin(JsonRenderPlugin):
    """The document as JSON, made when somebody asks for it: without it a server starts in half the time."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, document(request.app))


def document(app: Litestar) -> dict[str, Any]:
    complete(app.openapi_schema)
    return app.openapi_schema.to_schema()


def complete(document: OpenAPI) -> None:
    """Add what is missing; a second time changes nothing."""
    components = document.components.schemas if document.components else {}
    for schema in components.values():
        if schema.type == OpenAPIType.OBJECT and schema.properties is not None:
            schema.additional_properties = False
    for path, item in (document.paths or {}).items():
        operations = operations_of(item)
        allowed = ", ".join(sorted([*map(str.upper, operations), "OPTIONS"]))
        for method, operation in operations.items():
            add(operation, 405, "Another method than these.", allowed)
            if method in CHANGING:
                add(operation, 403, "Not from a page of another site, and not with this browser's seats.")
                add(operation, 415, "The body has another type than is expected.")
            if path == "/api/records":
                text = OpenAPIMediaType(Schema(type=OpenAPIType.STRING, description="A record file."))
                operation.request_body = RequestBody({"text/plain": text}, required=True)
            if operation.request_body is not None:
                add(operation, 413, "The body is too large.")


def operations_of(item: PathItem) -> dict[str, Operation]:
    found = {method: getattr(item, method) for method in METHODS}
    return {method: operation for method, operation in found.items() if operation is not None}


def add(operation: Operation, status: int, about: str, allowed: str = "") -> None:
    headers: dict[str, OpenAPIHeader | Reference] = {}
    if allowed:
        headers["Allow"] = OpenAPIHeader(
            schema=Schema(type=OpenAPIType.STRING, const=allowed), description="What may be done here."
        )
    responses = operation.responses if operation.responses is not None else {}
    responses[str(status)] = OpenAPIResponse(about, headers=headers, content=PROBLEM)
    operation.responses = responses
