"""What lies on the table: forests, market, monsters and supply."""
