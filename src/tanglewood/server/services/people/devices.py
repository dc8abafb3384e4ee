"""What a browser says of itself, in two words a person recognises; the rest is not kept."""

BROWSERS = (
    ("Firefox", "Firefox"),
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS", "Mac"),
    ("Linux", "Linux"),
)


def device_name(agent: str) -> str:
    """The browser and the system of a User-Agent, as far as they are known.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/128.0")
    'Firefox, Linux'
    """
    found = [next((name for mark, name in names if mark in agent), None) for names in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in found if name)
