"""The sentences of a language, parsed: what each is filled with, uses and chooses by."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tanglewood.words import files


class Select:
    """A choice inside a sentence: the value it is made by, its keys, and those of a sort that have the number
    in them."""

    def __init__(self, node: ast.SelectExpression) -> None:
        chosen = node.selector
        self.by = chosen.id.name if isinstance(chosen, ast.VariableReference) else ""
        self.texts = {key_of(variant): variant for variant in node.variants}
        self.keys = list(self.texts)
        self.default = next(key_of(variant) for variant in node.variants if variant.default)

    def says(self, key: str, value: str) -> bool:
        """Whether the words of a key contain a value."""
        return value in Sentence(self.texts[key].value).values


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


class Sentence(Visitor):
    """A message or a term. `values` are all variables in it, `printed` those that are not only chosen by,
    or said where no choice fits, `uses` the messages and terms it refers to, `texts` its own words."""

    def __init__(self, node: ast.BaseNode | None, path: Path | None = None) -> None:
        self.path = path
        self.values: set[str] = set()
        self.printed: set[str] = set()
        self.uses: set[str] = set()
        self.texts: list[str] = []
        self.selects: list[Select] = []
        if node is not None:
            self.visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.printed.add(node.expression.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.uses.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.uses.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        select = Select(node)
        self.selects.append(select)
        self.visit(node.selector)
        for variant in node.variants:
            inner = Sentence(variant.value)
            # Where nothing else fits, the value itself is all that can be said.
            self.printed |= inner.printed - ({select.by} if variant.default else set())
            self.values |= inner.values
            self.uses |= inner.uses
            self.texts += inner.texts
            self.selects += inner.selects


class Language:
    """All sentences of a language. `broken` are entries that are no Fluent, `twice` keys of two files."""

    def __init__(self, language: str, paths: list[Path] | None = None) -> None:
        self.language = language
        self.sentences: dict[str, Sentence] = {}
        self.broken: list[str] = []
        self.twice: list[str] = []
        for path in files(language) if paths is None else paths:
            for entry in entries(path):
                if isinstance(entry, ast.Junk):
                    self.broken.append(f"{path.name}: {(entry.content or '').strip().splitlines()[0][:80]}")
                elif isinstance(entry, ast.Message | ast.Term):
                    key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                    if key in self.sentences:
                        self.twice.append(key)
                    self.sentences[key] = Sentence(entry, path)

    def whole(self, key: str, seen: frozenset[str] = frozenset()) -> Sentence:
        """A sentence together with all messages it uses, which are filled with its own values."""
        found = Sentence(None)
        own = self.sentences.get(key)
        if own is None or key in seen:
            return found
        found.values, found.printed, found.selects = set(own.values), set(own.printed), list(own.selects)
        for other in own.uses:
            if not other.startswith("-"):  # a term sees only what is passed to it
                inner = self.whole(other, seen | {key})
                found.values |= inner.values
                found.printed |= inner.printed
                found.selects += inner.selects
        return found


def entries(path: Path) -> Iterator[ast.EntryType]:
    yield from parse(path.read_text(encoding="utf-8")).body
