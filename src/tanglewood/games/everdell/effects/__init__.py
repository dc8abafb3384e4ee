"""Effects of cards, locations and events, one class each."""
