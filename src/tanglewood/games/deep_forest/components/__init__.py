"""The component pack: its entries, and everything ready for play."""
