"""Bots and analyses run in worker processes."""
