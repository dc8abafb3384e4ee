"""When a move can be taken back: unless chance answered it, or it passed the decision on.

What chance answers includes everything hidden that comes to light, because drawing is chance. Events mark
it, so no game writes rules of its own for undo.
"""

ROLLED = "rolled"
"""The event of a die."""


def undo_blocker(answers: list[str], passed_on: bool) -> str:
    """The key of the sentence that says why moves cannot be taken back, or nothing.

    `answers` are chance's answers to them, each beginning with the name of its event; `passed_on` says
    whether somebody else has had to decide since.
    """
    if any(answer.split(" ", 1)[0] == ROLLED for answer in answers):
        return "undo-chance"
    if answers:
        return "undo-hidden"
    return "undo-turn" if passed_on else ""
