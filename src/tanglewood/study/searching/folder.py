"""The folder of a search: its definition, and one line for each finished game."""

import msgspec

from tanglewood.study.folder import DEFINITION as STUDY
from tanglewood.study.folder import Folder, write_whole
from tanglewood.study.searching.definition import Search
from tanglewood.words import refuse

DEFINITION = "search.json"


class StoredSearch(msgspec.Struct, frozen=True):
    """What `search.json` holds. Where the search's own file lies is not kept: packs that it names by their
    path are read from wherever it goes on."""

    digest: str
    command: str
    search: Search


class Head(msgspec.Struct, frozen=True):
    digest: str


class SearchFolder(Folder):
    """A search on disk. The number of a line's variant is that of its trial."""

    def stored(self) -> StoredSearch:
        """The search that lies here."""
        file = self.path / DEFINITION
        try:
            return msgspec.json.decode(file.read_bytes(), type=StoredSearch)
        except msgspec.DecodeError as problem:
            raise refuse("study-file", file=str(file), problem=str(problem)) from None

    def open_search(self, search: Search, command: str) -> None:
        """Begin here, or go on with the very same search."""
        file = self.path / DEFINITION
        if file.exists():
            try:
                theirs = msgspec.json.decode(file.read_bytes(), type=Head).digest
            except msgspec.DecodeError as problem:
                raise refuse("study-file", file=str(file), problem=str(problem)) from None
            if theirs != search.digest():
                raise refuse("search-other", folder=str(self.path), here=theirs, wanted=search.digest())
        else:
            if (self.path / STUDY).exists():
                raise refuse("search-study", folder=str(self.path))
            self.path.mkdir(parents=True, exist_ok=True)
            said = msgspec.structs.replace(search, folder="")
            stored = StoredSearch(search.digest(), command, said)
            write_whole(file, msgspec.json.format(msgspec.json.encode(stored), indent=2))
        self.drop_torn_line()
