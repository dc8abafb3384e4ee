"""Who will probably win: what a game reckons, and what was learned from games."""
