# The title of the game, and one sentence about it: in lists of games.

deep_forest-game-title = Durch den tiefen Wald
deep_forest-game-about = Finde einen Weg durch deinen Wald, bevor es der Nebel tut, vorbei an Hindernissen, Trollen und Felsmonstern.

# Options and variants, where they are listed.

deep_forest-option-first = Der Platz, der beginnt, ab 0 gezählt, oder ein zufälliger.
deep_forest-option-limited_supply = Ob der Vorrat mit dem gedruckten Material endet.
deep_forest-option-players = Wie viele Plätze der Tisch hat.
deep_forest-option-sparse = Streifen, die gegen spärliche mit nur einer Ressource getauscht werden: eine Idee des Autors für zwei Personen.
deep_forest-variant-limited = Der Vorrat endet mit dem gedruckten Material.
deep_forest-variant-sparse = Zu zweit, acht Streifen gegen solche mit nur einer Ressource getauscht.
