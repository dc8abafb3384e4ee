"""Nightweave's lair: the spider who plays against one or two people. She is a clockwork, not a bot."""
