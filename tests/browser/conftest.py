"""The fixtures of the browser tests; what people do there is in browser_people.py."""

from browser_people import browser, person, server

__all__ = ["browser", "person", "server"]
