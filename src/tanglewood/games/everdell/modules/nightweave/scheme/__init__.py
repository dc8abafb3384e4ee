"""Nightweave's modules: personalities, plans and intrigues."""
