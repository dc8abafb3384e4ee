"""Everything the server stores. Services ask by subject; the queries are the same for both engines, and each
engine has its own package."""

from tanglewood.server.store.base import Store
from tanglewood.server.store.database import StoreError
from tanglewood.server.store.rows import AnalysisJob, ChatRow, SeatCodeRow, StoredTable, TableRow
from tanglewood.server.store.together import Elsewhere, Hearing, Spent, Told

__all__ = [
    "AnalysisJob",
    "ChatRow",
    "Elsewhere",
    "Hearing",
    "SeatCodeRow",
    "Spent",
    "Store",
    "StoreError",
    "StoredTable",
    "TableRow",
    "Told",
]
