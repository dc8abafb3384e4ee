"""Newleaf in position texts, in views and in words."""
