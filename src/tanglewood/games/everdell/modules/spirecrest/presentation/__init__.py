"""Spirecrest as text: positions, their checks, and sentences."""
