"""Nightweave: the spider who plays against one or two people. She follows fixed rules; she is not a bot."""
