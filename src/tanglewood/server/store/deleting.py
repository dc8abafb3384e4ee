"""A table goes with everything that belongs to it."""

from tanglewood.server.store.database import Session
from tanglewood.server.store.schema import OF_TABLES

OF_A_TABLE = tuple(reversed(OF_TABLES[1:]))


async def drop_table(db: Session, id: str) -> bool:
    """Delete a table. False if there is none."""
    for table in OF_A_TABLE:
        await db.run(f"delete from {table} where id = ?", (id,))
    await db.run("update tables set rematch = null where rematch = ?", (id,))
    return await db.run("delete from tables where id = ?", (id,)) == 1
