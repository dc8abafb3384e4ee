# The score pad for the real table: `deep_forest-pad-ROW` is a row, `-says` what it counts, `-FIELD` something in it.

deep_forest-pad-coins = Goldmünzen
deep_forest-pad-coins-says = Alle deine Goldmünzen zählen mit ihrem Wert.
deep_forest-pad-coins-ones = Einer
deep_forest-pad-coins-fives = Fünfer
deep_forest-pad-coins-tens = Zehner
deep_forest-pad-coins-twenties = Zwanziger
deep_forest-pad-resources = Ressourcen
deep_forest-pad-resources-says = Je { $deep_forest__prices__sell } von einer Art sind 1 Gold; der Rest ist nichts wert.
deep_forest-pad-resources-potions = Stärketränke
deep_forest-pad-resources-books = Bücher
deep_forest-pad-resources-markers = Markierungssteine
deep_forest-pad-obstacles = Hindernisse
deep_forest-pad-obstacles-says = Drei gleiche oder drei verschiedene sind { $deep_forest__points__set } Gold, jedes übrige { $deep_forest__points__single }; der Block findet die beste Aufteilung, auch mit dem Wechselbalg.
deep_forest-pad-obstacles-thicket = Dickichte
deep_forest-pad-obstacles-gate = Tore
deep_forest-pad-obstacles-guard = Wächter
deep_forest-pad-monsters = Felsmonster
deep_forest-pad-monsters-says = Das Gold auf den Felsmonstern, die du besiegt hast.
deep_forest-pad-trolls = Trolle
deep_forest-pad-trolls-says = Jeder Troll, den du noch hast, ist { $deep_forest__points__troll } Gold.
deep_forest-pad-trolls-trolls = Behaltene Trolle
deep_forest-pad-swords = Schwerter
deep_forest-pad-swords-says = Jedes nicht umgedrehte Schwert ist { $deep_forest__points__sword } Gold.
deep_forest-pad-swords-swords = Schwerter, offen
deep_forest-pad-left = Wald verlassen
deep_forest-pad-left-says = { $deep_forest__points__left } Gold für alle, die den Wald über die obere Mauer verlassen haben.
deep_forest-pad-left-left = Wald verlassen
deep_forest-pad-path = Längster Weg
deep_forest-pad-path-says = Unter denen, die den Wald verlassen haben, bringen die meisten Felder mit Markierungsstein { $deep_forest__points__longest } Gold; bei Gleichstand alle Beteiligten { $deep_forest__points__longest_tied }.
deep_forest-pad-path-fields = Felder mit Markierungsstein
deep_forest-pad-tie-strongest = Das stärkste besiegte Felsmonster

# Tonight’s set-up of the real box: `$n` things, `$what` they are, `$players` people.

deep_forest-tonight-tiles = Alle mischen ihre Kärtchen: Die mit Punkt kommen offen auf die unterste Reihe, alle anderen verdeckt; die zwei Felsfelder bleiben frei.
deep_forest-tonight-resources = Alle bekommen: Stärketrank ({ $deep_forest__start__potion }), Buch ({ $deep_forest__start__book }), Goldmünze ({ $deep_forest__start__coin }), Markierungsstein ({ $deep_forest__start__marker }) und Rückzieh-Kärtchen ({ $deep_forest__start__retreats }).
deep_forest-tonight-strips = Mischt die Streifen und gebt allen { $deep_forest__market__hand }; ein Nachziehstapel von { $what } bleibt, die anderen kommen ungesehen zurück in die Schachtel.
deep_forest-tonight-corner = Schließt das Eckrandfeld des Markts.
deep_forest-tonight-monsters = Legt die Felsmonster offen in die Mitte, von jedem so viele Karten.
deep_forest-tonight-pawns = Die Spielfiguren stehen unter der unteren Mauer; alle wählen ein Feld direkt vor ihrem ersten Zug.
deep_forest-tonight-note = × { $note }
