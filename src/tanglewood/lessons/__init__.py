"""Learning by playing: the lessons of a game, as scripts that are played on its engine."""

from tanglewood.lessons.checking import LessonError, check
from tanglewood.lessons.script import Lesson, lesson, lessons_of

__all__ = ["Lesson", "LessonError", "check", "lesson", "lessons_of"]
