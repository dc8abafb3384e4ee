"""What is stored of people who meet: whom they follow, mute and block, how games came out, standing orders."""
