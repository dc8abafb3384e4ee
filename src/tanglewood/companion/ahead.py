"""The next turn of an opponent worked out for every answer it may ask for.

A phone that has it goes on without a connection until the opponent's turn is done.
"""

from collections import deque
from collections.abc import Iterator

from tanglewood.companion.question import NUMBER, ONE, YES_NO, Answer, Question
from tanglewood.companion.session import Entry, Session

MOST = 160
"""Positions that are worked out: all of nearly every turn; one with two unknown cards has thousands."""
Found = tuple[str, dict[str, object], Session]
"""The text of a session, what happens in it, and the session after that."""


def look_ahead(session: Session) -> Iterator[Found]:
    """What the main deed leads to, answer by answer, those with the fewest answers first."""
    if session.question is not None or session.rival.over(session.things):
        return
    main = [it.id for it in session.rival.tellings(session.things) if it.main]
    queue: deque[Found] = deque()
    for deed in main:
        queue.append((session.text(), {"tell": deed}, session.twin(Entry(deed, {}))))
    left = MOST
    while queue and left:
        left -= 1
        found = queue.popleft()
        yield found
        after = found[2]
        if after.question is None:
            continue
        for answer in answers(after.question):
            twin = after.twin()
            twin.answer(answer)
            queue.append((after.text(), {"answer": answer}, twin))


def answers(question: Question) -> list[Answer]:
    """All answers to a question, if they can be listed."""
    if question.kind == YES_NO:
        return [True, False]
    if question.kind == ONE:
        return [option.id for option in question.options]
    if question.kind == NUMBER and question.most - question.least < MOST:
        return list(range(question.least, question.most + 1))
    return []
