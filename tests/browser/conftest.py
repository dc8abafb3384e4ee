"""The fixtures of the browser tests; what people do there is in browser_people.py."""

from browser_people import browser, mortal, no_errors, person, server

__all__ = ["browser", "mortal", "no_errors", "person", "server"]
