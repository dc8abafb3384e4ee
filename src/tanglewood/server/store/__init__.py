"""Everything that is stored. Services know the interface; the SQL is in one package per engine."""
