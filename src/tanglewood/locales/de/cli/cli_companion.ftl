help-companion-short = Einen Solo-Gegner führen, während du mit eigenem Material spielst.
help-companion = Einen Solo-Gegner führen, während du mit eigenem Material spielst. Das Programm übernimmt den Part des Gegners, fragt das Wenige, was es über deinen Tisch wissen muss, und sagt, was mit dem Material zu tun ist. Beispiel: tanglewood companion nightweave -o difficulty=2
help-companion-game = Der Gegner, oder das Spiel, dessen erster gemeint ist.
help-companion-own-cards = Deine eigenen Karten des Gegners verwenden; das Programm fragt, welche du aufgedeckt hast.
help-companion-own-dice = Selbst würfeln.
help-companion-resume = Eine gespeicherte Partie fortsetzen: eine Datei oder der Text eines Links.
help-companion-seed = Der Startwert für Karten und Würfel des Programms.
