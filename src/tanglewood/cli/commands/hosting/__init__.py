"""Commands for people who host games for others."""
