"""Workers on the mountain: spaces on discoveries, and big critters."""
