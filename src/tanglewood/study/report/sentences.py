"""What a study says in plain sentences: what is certain, and what may be noise.

Whether something is certain was settled by the findings (intervals, and p values corrected for how many
things were compared); here it only gets words.
"""

from typing import NamedTuple

from tanglewood.study import findings
from tanglewood.study.frames import Results
from tanglewood.study.measures import is_share
from tanglewood.study.report.numbers import (
    Row,
    letter,
    say,
    signed,
    signed_span,
    span,
    spelled,
)
from tanglewood.words.measures import measure_name

FEW = 3
"""Components that are named in sentences; the table has all of them."""


class Found(NamedTuple):
    """The rows of every kind of finding, and what variants and components are called."""

    compared: list[Row]
    means: list[Row]
    places: list[Row]
    shares: list[Row]
    usage: list[Row]
    worth: list[Row]
    maxima: list[Row]
    letters: dict[str, str]
    names: dict[tuple[str, str], str]
    game: str

    def measure(self, measure: str) -> str:
        return measure_name(measure, self.game)

    def component(self, row: Row) -> str:
        table, component = str(row["table"]), str(row["component"])
        return self.names.get((table, component), component.replace("-", " "))

    def thing(self, pattern: str) -> str:
        """What a bot does without: a component by its name, a wider pattern as it was written."""
        table, _, component = pattern.partition(":")
        return self.names.get((table, component), pattern)


class Sentences(NamedTuple):
    """`answer` is what the study says in one breath."""

    answer: str
    certain: list[str]
    noise: list[str]


def find(results: Results) -> Found:
    study = results.study
    letters = {variant.name: letter(place) for place, variant in enumerate(study.variants)}
    names: dict[tuple[str, str], str] = {}
    for place in range(len(study.variants)):
        for entry in results.info(place).described():
            names[str(entry["table"]), str(entry.get("id"))] = str(entry.get("name") or entry.get("id"))
    return Found(
        findings.compared(results).to_dicts(),
        findings.means(results).to_dicts(),
        findings.places(results).to_dicts(),
        findings.shares(results).to_dicts(),
        findings.usage(results).to_dicts(),
        findings.worth(results).to_dicts(),
        findings.maxima(results).to_dicts(),
        letters,
        names,
        study.game,
    )


def sentences(results: Results, found: Found) -> Sentences:
    certain: list[str] = []
    noise: list[str] = []
    for row in found.compared:
        (certain if row["certain"] else noise).append(difference(found, row))
    for row in found.worth:
        (certain if row["certain"] else noise).append(worth(found, row))
    for name, mark in found.letters.items():
        rows = [row for row in found.places if row["variant"] == name]
        off = [row for row in rows if row["certain"]]
        certain += [place(mark, row) for row in off]
        if rows and not off:
            noise.append(say("places-fair", variant=mark, fair=spelled(rows[0]["expected"], "won")))
    certain += components(found)
    certain += [
        say("supply-short", kind=found.measure(row["kind"]), most=row["most"], printed=row["printed"])
        for row in found.maxima
        if not row["enough"] and is_supply(row)
    ]
    return Sentences(answer(results, found), certain, noise)


def is_supply(row: Row) -> bool:
    """Whether a maximum is of pieces that lie about at once: a component counts every time that it is played,
    which its copies say nothing about."""
    return " " not in str(row["kind"])


def difference(found: Found, row: Row) -> str:
    measure = row["measure"]
    return say(
        "difference" if not is_share(measure) else "difference-share",
        measure=found.measure(measure),
        variant=found.letters[row["variant"]],
        against=found.letters[row["against"]],
        value=signed(row["value"], measure),
        span=signed_span(row, measure),
        base=spelled(row["base"], measure),
    )


def worth(found: Found, row: Row) -> str:
    measure = row["measure"]
    key = "worth-share" if measure == "won" else "worth-score"
    value, between = signed(row["value"], measure), signed_span(row, measure)
    return say(key, thing=found.thing(row["forbids"]), value=value, span=between)


def place(mark: str, row: Row) -> str:
    said = {"value": spelled(row["value"], "won"), "span": span(row, "won")}
    nth = say("nth", n=row["place"] + 1)
    return say("place", variant=mark, nth=nth, fair=spelled(row["expected"], "won"), **said)


def components(found: Found) -> list[str]:
    """What stands out most among the components: what is used differently, and who wins with them."""
    return [*used_differently(found), *won_with(found)]


def used_differently(found: Found) -> list[str]:
    said: list[str] = []
    for row in strongest(found.usage):
        values = {"value": signed(row["value"]), "span": signed_span(row), "did": row["did"]}
        mark = found.letters[row["variant"]]
        said.append(say("usage", component=found.component(row), variant=mark, **values))
    return said


def won_with(found: Found) -> list[str]:
    said: list[str] = []
    for row in strongest([row for row in found.shares if row["did"] in ("taken", "played")]):
        values = {"value": spelled(row["value"], "won"), "span": span(row, "won"), "did": row["did"]}
        mark = found.letters[row["variant"]]
        fair = spelled(row["expected"], "won")
        said.append(say("share", component=found.component(row), variant=mark, fair=fair, **values))
    return said


def strongest(rows: list[Row]) -> list[Row]:
    sure = [row for row in rows if row["certain"] and row["table"] != "deed"]
    return sorted(sure, key=lambda row: row["p"])[:FEW]


def answer(results: Results, found: Found) -> str:
    """The study in one breath."""
    if found.compared:
        sure = sorted([row for row in found.compared if row["certain"]], key=lambda row: row["p"])
        if not sure:
            return say("answer-no", deals=results.deals)
        said = [
            say(
                "answer-part",
                measure=found.measure(row["measure"]),
                variant=found.letters[row["variant"]],
                value=signed(row["value"], row["measure"]),
                unit="points" if is_share(row["measure"]) else "none",
            )
            for row in sure[:3]
        ]
        return say("answer-yes", n=len(sure), of=len(found.compared), parts="; ".join(said))
    if found.worth:
        most = max(found.worth, key=lambda row: (row["measure"] == "won", row["value"]))
        return worth(found, most)
    by_measure = {row["measure"]: row for row in found.means}
    said = [
        say(
            "answer-mean",
            measure=found.measure(name),
            value=spelled(row["value"], name),
            span=span(row, name),
        )
        for name, row in by_measure.items()
        if name in ("turns", "first_seat", "margin")
    ]
    return " ".join(said)
