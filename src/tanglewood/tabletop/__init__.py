"""What owners of the cardboard use beside their table: the score pad, tonight's set-up, sheets to print."""
