"""Everdell in the terminal. Imported only by the command line, when a person plays there."""
