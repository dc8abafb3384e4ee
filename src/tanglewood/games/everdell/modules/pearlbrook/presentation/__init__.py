"""Pearlbrook in words: positions and their checks, sentences, refusals."""
