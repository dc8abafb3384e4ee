"""What every game is made of. Imports nothing of the rest of the package."""
