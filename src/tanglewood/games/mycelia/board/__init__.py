"""What lies on the table: boards with drops, hands and piles, showcase and shrine."""
