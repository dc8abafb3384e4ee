"""What is said in English where it is declared, and in other languages under a key: names and texts of packs,
titles of games, their options and variants, and bots."""

from collections.abc import Iterable

from tanglewood.bots import ABOUT
from tanglewood.kernel.registry import GAMES, GameInfo
from tanglewood.kernel.text.name import Name


def declared() -> dict[str, str]:
    """All of it by its key, in English. Games of other packages have words of their own."""
    found: dict[str, str] = {}
    for game in GAMES.ours():
        found |= declared_by(GAMES[game])
    return found | by_key(ABOUT.values())


def declared_by(info: GameInfo) -> dict[str, str]:
    said = [info.title, info.about, *(it.about for it in info.settings), *(it.about for it in info.variants)]
    return by_key(said) | (dict(info.files.said) if info.files is not None else {})


def by_key(texts: Iterable[str]) -> dict[str, str]:
    return {text.key: str(text) for text in texts if isinstance(text, Name)}
