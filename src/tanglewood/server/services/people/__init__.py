"""People: who somebody is, how they come back, and what is known about them."""
