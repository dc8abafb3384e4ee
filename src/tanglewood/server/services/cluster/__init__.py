"""What several servers on one database do together."""
