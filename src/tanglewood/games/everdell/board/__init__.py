"""What lies on the table: players, cities, deck and Meadow, and who knows which card."""
