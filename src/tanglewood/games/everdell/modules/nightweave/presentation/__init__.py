"""Nightweave as people see her: position text, view and sentences."""
