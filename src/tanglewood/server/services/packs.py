"""Packs of designers: those the server offers, those that people send, and those of stored tables."""

from collections import OrderedDict

from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.kernel.packs.uploading import read_upload
from tanglewood.kernel.registry import GameInfo, lookup
from tanglewood.server.errors import Refused
from tanglewood.server.limits import Limits, Slots
from tanglewood.server.live.packs import pack_info, pack_name
from tanglewood.server.model import PackInfo, PackName
from tanglewood.server.services.history import HistoryService
from tanglewood.server.store import Store
from tanglewood.server.thinking.pool import WorkerPool
from tanglewood.server.thinking.queue import HINT, Requester
from tanglewood.server.thinking.work import try_pack
from tanglewood.words import words


class PackService:
    """A pack that is sent waits here until a table is laid with it; then it is stored with that table."""

    def __init__(
        self,
        store: Store,
        pool: WorkerPool,
        history: HistoryService,
        limits: Limits,
        offered: tuple[DesignerPack, ...] = (),
    ) -> None:
        self.store = store
        self.pool = pool
        self.history = history
        self.limits = limits
        self.offered = {pack.id(): pack for pack in offered}
        self.sent: OrderedDict[str, DesignerPack] = OrderedDict()
        self.uploads = Slots(limits.packs_from_address)

    def offers(self, game: str) -> list[PackName]:
        """The packs that every table of a game can be laid with."""
        return [pack_name(lookup(game, pack)) for pack in self.offered.values() if pack.game == game]

    async def find(self, id: str) -> DesignerPack | None:
        """The pack of this id; none for the game's own."""
        if not id:
            return None
        pack = self.offered.get(id) or self.sent.get(id) or await self.store.packs.read(id)
        if pack is None:
            raise Refused(404, "unknown-pack", words().say("pack-unknown"))
        return pack

    async def game(self, game: str, id: str) -> GameInfo:
        """A game as it is played with a pack."""
        pack = await self.find(id)
        if pack is not None and pack.game != game:
            raise Refused(422, "pack", words().say("pack-other-game", game=pack.game))
        return lookup(game) if pack is None else await self.history.in_thread(lookup, game, pack)

    async def info(self, id: str) -> PackInfo:
        pack = await self.find(id)
        if pack is None:
            raise Refused(404, "unknown-pack", words().say("pack-unknown"))
        return pack_info(await self.history.in_thread(lookup, pack.game, pack))

    async def take(self, game: str, name: str, content: bytes, address: str) -> PackInfo:
        """Check a pack that somebody sent, in a process of its own, and keep it for a while."""
        lookup(game)
        pack = await self.history.in_thread(read_upload, name, content)
        if pack.game != game:
            raise Refused(422, "pack", words().say("pack-other-game", game=pack.game))
        if pack.experimental:
            raise Refused(422, "pack", words().say("pack-experimental"))
        if pack.id() not in self.sent:
            try:
                found = await self.pool.run(
                    Requester(HINT, address, f"pack {pack.id()}"), None, try_pack, pack
                )
            except RuntimeError:  # it took too long, or a game with it could not go on
                raise Refused(422, "pack", words().say("pack-slow")) from None
            if found:
                raise Refused(422, "pack", "\n".join(found))
        self.sent[pack.id()] = pack
        self.sent.move_to_end(pack.id())
        while len(self.sent) > self.limits.sent_packs:
            self.sent.popitem(last=False)
        return await self.info(pack.id())

    async def learn(self, name: str) -> None:
        """Make the pack that a record names known in this process, if a table has it."""
        pack = await self.store.packs.named(name)
        if pack is not None:
            await self.history.in_thread(lookup, pack.game, pack)
