"""The addresses about people: who they are, what they are told of, whom they meet, and how they talk."""
