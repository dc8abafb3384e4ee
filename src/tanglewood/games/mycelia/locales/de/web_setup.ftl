# Laying a table of Mycelia: what its options do, and its ready-made tables.

web-about-mycelia-expansion = 30 weitere Pilze, drei neue Arten von Aktionskärtchen und zusätzliche Schreinfelder.
web-about-mycelia-prisma = Prismatropfen, Gunst rund um den Schrein und Geschenke. Bringt die enthaltene Erweiterung mit.
web-about-mycelia-boards = Die Vorderseite ist für alle gleich; die Rückseiten unterscheiden sich in der Lage der Landschaften.
web-about-mycelia-gwidyon = 20 ist üblich. Mit weniger Tropfen ist er früher fertig; mit mehr hast du mehr Zeit.
web-about-mycelia-setup = Jede Aufbaukarte verteilt die Tropfen anders.
web-about-mycelia-ask-leaves = Blätter schaden nie, deshalb werden sie ohne Frage genommen. Hake das an, um jedes Mal selbst zu entscheiden.
web-preset-mycelia-prisma = Mit Prisma
web-preset-about-mycelia-prisma = Prismatropfen, Gunst und Geschenke kommen dazu.
web-preset-about-mycelia-solo = Gegen Gwidyon, der keinen Platz braucht.
web-preset-about-mycelia-everything = Zu viert, Prisma, die Erweiterung und andere Spielpläne.
