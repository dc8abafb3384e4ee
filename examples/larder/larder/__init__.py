"""Winter Larder: a small game for Tanglewood, to learn from."""

from functools import partial

from larder.game import FORM, SETTINGS, Larder, start
from larder.nuts import FILES
from tanglewood import kit

kit.register(
    kit.GameInfo(
        kit.read_listing(__name__),
        settings=SETTINGS,
        start=start,
        read=partial(FORM.read, SETTINGS, Larder),
        narrator=kit.Narrator("larder", kit.words, seats=("whose",)),
        files=FILES,
    )
)
