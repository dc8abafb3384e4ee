"""A house under a sub-path of its site: `https://example.org/games/`.

A proxy may pass the sub-path on or cut it off; inside the server there is none. Links and pages that go out
have it in front, and cookies are for it alone.
"""

from typing import cast

from litestar.enums import ScopeType
from litestar.types import HTTPScope, LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

from tanglewood.server.middleware import SpeakingApp


class RootedApp(SpeakingApp):
    """The application, which knows where on its site it lies."""

    async def __call__(
        self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend
    ) -> None:
        if scope["type"] == ScopeType.HTTP:
            request = cast(HTTPScope, scope)
            path, root = request["path"], self.state.root
            if path == root or path.startswith(f"{root}/"):
                request["path"] = path[len(root) :] or "/"
                request["raw_path"] = request["raw_path"][len(root) :] or b"/"
        await super().__call__(scope, receive, send)
