"""What is stored about people: who they are, when it is their turn, and what they ordered."""
