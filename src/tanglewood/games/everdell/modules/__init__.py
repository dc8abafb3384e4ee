"""Expansions and solo opponents. The base game does not import any of them."""
