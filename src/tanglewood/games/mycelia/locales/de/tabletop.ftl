# The score pad for the real table: `mycelia-pad-ROW` is a row, `-says` what it counts, `-FIELD` something in it.

mycelia-pad-drops = Tropfen übrig
mycelia-pad-drops-says = Tropfen, die noch auf dem Plan liegen; gewinnen kann nur, wer keine mehr hat.
mycelia-pad-drops-drops = Tropfen
mycelia-pad-drops-dewdrops = Tautropfen
mycelia-pad-drops-prisms = Prismatropfen
mycelia-pad-leaves = Blätter
mycelia-pad-leaves-says = Der Wert der übrigen Blätter; sie entscheiden zwischen leeren Plänen.
mycelia-pad-his-drops = Tropfen übrig
mycelia-pad-his-drops-says = Tropfen, die noch auf seinem Haufen liegen; hat er keine mehr, gewinnt er.
mycelia-pad-his-drops-drops = Tropfen auf seinem Haufen
mycelia-pad-tie-favours = Gunst: das Feld, auf dem der Pilz steht
mycelia-pad-rival-gwidyon = Gwidyon

# Tonight’s set-up of the real box: `$n` things, `$what` they are, `$players` people.

mycelia-tonight-boards = Gebt allen einen Spielplan und legt ihn mit dieser Seite nach oben hin.
mycelia-tonight-drops = Legt die Tropfen auf jeden Plan, wie gezeichnet: insgesamt { $mycelia__counts__drops }. Das Schreinfeld bleibt leer.
mycelia-tonight-prism-drops = Legt die Tropfen auf jeden Plan, wie gezeichnet. Tautropfen: { $mycelia__prisma__dewdrops }, Prismatropfen: { $mycelia__prisma__prism_drops }.
mycelia-tonight-supply = Nehmt Nachschubkarte { $what }; lost aus, welche Seite oben liegt. Die anderen kommen zurück in die Schachtel.
mycelia-tonight-tiles = Alle bekommen ein Kärtchen a und ein Kärtchen b, alle anderen Kärtchen liegen bereit.
mycelia-tonight-deck = Alle mischen die Startkarten einer Rune und ziehen { $mycelia__counts__hand }. Noch hat niemand Blätter.
mycelia-tonight-showcase = Mischt den Vorratsstapel und deckt die Auslage auf, insgesamt { $mycelia__counts__showcase }.
mycelia-tonight-viatica = Alle mischen Viatica in die Startkarten.
mycelia-tonight-gifts = Sortiert die Geschenke nach Farben in drei gemischte Stapel und deckt jeweils die oberste Karte auf.
mycelia-tonight-mushrooms = Alle Pilze starten auf Feld 0 der Gunstplattform; unbenutzte stehen auf Feld { $what }.
mycelia-tonight-gwidyon = Gwidyon bekommt einen Haufen mit { $what } Tropfen, seine sechs Karten gemischt und sein Plättchen mit der Entfernen-Seite nach oben.
