"""It is your turn: telling people who are not there, once each, by the ways they chose."""
