"""What a database engine does for the store: run queries that both engines understand.

Queries are written once, with `?` for values and only what SQLite and PostgreSQL both know. A piece of work
is a coroutine over a `Session`, in one transaction. PostgreSQL runs it in the event loop; SQLite runs it to
its end in a thread of its own, where nothing ever has to wait.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeVar

from tanglewood.kernel.text.phrase import Phrase

T = TypeVar("T")
Row = tuple[Any, ...]


class StoreError(Exception):
    """The database cannot be read or written now. What we find wrong ourselves has a phrase, what the
    database says has none."""

    phrase: Phrase


class Session(ABC):
    """Queries within one transaction."""

    @abstractmethod
    async def rows(self, query: str, values: Row = ()) -> list[Row]:
        """All rows a query finds."""

    @abstractmethod
    async def run(self, query: str, values: Row = ()) -> int:
        """Change something, and return how many rows that were."""

    @abstractmethod
    async def run_many(self, query: str, values: Iterable[Row]) -> None:
        """The same change for many values."""

    @abstractmethod
    async def columns(self, table: str) -> list[str]:
        """The names of a table's columns."""

    async def row(self, query: str, values: Row = ()) -> Row | None:
        """The first row a query finds."""
        found = await self.rows(query, values)
        return found[0] if found else None


Work = Callable[[Session], Coroutine[Any, Any, T]]


class Database(ABC):
    """One engine with its database."""

    @abstractmethod
    async def do(self, work: Work[T]) -> T:
        """Run work in a transaction; return once its changes are durable. Work may be run again if others
        were in its way, so it changes nothing but the database."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run work that changes nothing."""

    async def rows(self, query: str, values: Row = ()) -> list[Row]:
        """All rows one query finds."""
        return await self.read(lambda session: session.rows(query, values))

    async def columns(self, table: str) -> list[str]:
        """The names of a table's columns."""
        return await self.read(lambda session: session.columns(table))

    async def run(self, query: str, values: Row = ()) -> int:
        """One change, and how many rows it concerned."""
        return await self.do(lambda session: session.run(query, values))
