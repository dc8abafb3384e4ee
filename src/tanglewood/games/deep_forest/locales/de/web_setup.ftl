# Laying a table of the deep forest: what its options do, and its ready-made tables.

web-about-deep-forest-sparse = So viele Streifen werden gegen solche mit nur einer Ressource getauscht; der Markt ist dann ärmer.
web-about-deep-forest-limited-supply = Ist eine Sorte ganz vergeben, gibt es davon nichts mehr, wie in der Schachtel.
web-preset-deep-forest-sparse = Armer Markt
web-preset-about-deep-forest-sparse = Zu zweit, acht Streifen mit nur einer Ressource.
web-preset-about-deep-forest-everything = Zu viert, und nicht mehr Material, als die Schachtel enthält.
