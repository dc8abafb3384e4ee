# The title of the game, and one sentence about it: in lists of games.

mycelia-game-title = Mycelia
mycelia-game-about = Führe die Tautropfen deines Waldbodens zum Schrein, mit einem wachsenden Deck aus Pilzen.

# Options and variants, where they are listed.

mycelia-option-ask_leaves = Vor dem Nehmen von Blättern fragen; sie schaden nie, deshalb werden sie sonst ungefragt genommen.
mycelia-option-boards = Die Vorderseite der Spielpläne, eine Rückseite nach Wahl oder eine zufällige Rückseite; jeder Platz kann seine eigene haben.
mycelia-option-expansion = Die 30 Karten, die Kärtchen c, d, e und die zusätzlichen Schreinfelder kommen dazu.
mycelia-option-first = Der Platz, der beginnt, ab 0 gezählt, oder ein zufälliger.
mycelia-option-gwidyon = Tropfen auf Gwidyons Haufen im Solospiel: 20 sind üblich, weniger sind schwerer, mehr sind leichter.
mycelia-option-players = Wie viele Plätze der Tisch hat; allein spielt man gegen Gwidyon.
mycelia-option-prisma = Prisma: Prismatropfen, Gunst und Geschenke; die Erweiterung gehört dann immer dazu.
mycelia-option-setup = Die Seite einer Aufbaukarte, die sagt, wo die Tropfen liegen, oder eine zufällige.
mycelia-variant-backs = Jeder Platz mit einer zufälligen Rückseite der Spielpläne.
mycelia-variant-expansion = Die Karten, Kärtchen und Schreinfelder der Erweiterung.
mycelia-variant-prisma = Prismatropfen, Gunst und Geschenke.
mycelia-variant-solo = Allein gegen Gwidyon, nach den Tropfen auf seinem Haufen.
