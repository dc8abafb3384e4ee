"""Search for better numbers: a goal, the numbers that may move, and the trade-off between them."""
