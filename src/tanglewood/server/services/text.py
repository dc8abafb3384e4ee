"""Text that people type."""


def tidy(text: str) -> str:
    """The text on one line, without characters that cannot be seen (controls, direction marks)."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
