"""The component pack: its entries, the effect language, and everything ready for play."""
