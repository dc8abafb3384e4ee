"""Mycelia in the terminal. Imported by the command line alone, when somebody plays there."""
