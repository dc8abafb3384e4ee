"""Everything the server stores. Services know the interface; each database engine has its own package."""

from tanglewood.server.store.interface import (
    AnalysisStore,
    ChatRow,
    ChatStore,
    MannersStore,
    PackStore,
    SeatCodeRow,
    SeatStore,
    Store,
    StoredTable,
    StoreError,
    TableRow,
    TableStore,
)

__all__ = [
    "AnalysisStore",
    "ChatRow",
    "ChatStore",
    "MannersStore",
    "PackStore",
    "SeatCodeRow",
    "SeatStore",
    "Store",
    "StoreError",
    "StoredTable",
    "TableRow",
    "TableStore",
]
