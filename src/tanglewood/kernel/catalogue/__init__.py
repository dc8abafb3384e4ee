"""The rule catalogue of a game and the tests that show each rule."""
