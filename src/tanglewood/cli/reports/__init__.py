"""Tables that the commands print."""
