"""Our own games, one package each. They are found like those of other packages: by their `game.toml`."""
