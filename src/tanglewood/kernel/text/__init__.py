"""Reading and writing text: positions, phrases, quoted input."""
