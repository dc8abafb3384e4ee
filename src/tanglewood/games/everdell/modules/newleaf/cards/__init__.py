"""What the cards of Newleaf do: one class an effect."""
