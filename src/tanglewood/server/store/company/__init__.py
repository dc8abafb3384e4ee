"""What is stored of people who meet: what they follow, whom they block, how games came out, their orders."""
