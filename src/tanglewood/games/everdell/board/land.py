"""What a module has lying on the table, with all that belongs to it at the seats."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from typing import Self


@mypyc_attr(allow_interpreted_subclasses=True)
class Land:
    """The boards and pieces of one module. A table holds those of the modules in play (`Table.lands`).

    Like everything at a table it is small rows of ints that are replaced, not changed, so that a copy costs
    little.
    """

    def copy(self) -> "Self":
        raise NotImplementedError
