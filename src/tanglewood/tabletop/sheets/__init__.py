"""Sheets to print: a game on one page, and Nightweave's turn as a flow chart."""
