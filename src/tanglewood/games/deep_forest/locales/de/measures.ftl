# What the game's own numbers are called in reports; their ids (statistics, progress and kinds of pieces) are written into files.
# `$n` is the strength of a monster.

deep_forest-measure-round = Runden
deep_forest-measure-rounds = Runden am Ende
deep_forest-measure-left = Wald verlassen
deep_forest-measure-reached-row = Erreichte Reihe
deep_forest-measure-path = Länge des Wegs
deep_forest-measure-markers-on-the-path = Markierungssteine auf dem Weg
deep_forest-measure-monsters-beaten = Besiegte Felsmonster
deep_forest-measure-swords-found = Gefundene Schwerter
deep_forest-measure-retreats = Rückzüge
deep_forest-measure-trolls-paid = Besänftigte Trolle
deep_forest-measure-trolls-sent = Eingesetzte Trolle
deep_forest-measure-turns-at-a-poorer-line-than-another-s = Züge auf einem schlechteren Randfeld als jemand anders
deep_forest-measure-percent-of-turns-contested = Züge auf einem schlechteren Randfeld, in Prozent
deep_forest-measure-most-coins-out = Meiste Goldmünzen außerhalb des Vorrats
deep_forest-measure-coins-out-after-scoring = Goldmünzen außerhalb des Vorrats nach der Wertung
deep_forest-measure-most-potions-out = Meiste Stärketränke außerhalb des Vorrats
deep_forest-measure-potions-returned = Zurückgegebene Stärketränke
deep_forest-measure-most-books-out = Meiste Bücher außerhalb des Vorrats
deep_forest-measure-books-returned = Zurückgegebene Bücher
deep_forest-measure-most-markers-out = Meiste Markierungssteine außerhalb des Vorrats
deep_forest-measure-markers-returned = Zurückgegebene Markierungssteine
deep_forest-measure-thickets-overcome = Überwundene Dickichte
deep_forest-measure-gates-overcome = Überwundene Tore
deep_forest-measure-guards-overcome = Überwundene Wächter
deep_forest-measure-fights-against = Kämpfe gegen Stärke { $n }
deep_forest-measure-wins-against = Siege gegen Stärke { $n }
deep_forest-measure-potion = Stärketränke
deep_forest-measure-book = Bücher
deep_forest-measure-marker = Markierungssteine
deep_forest-measure-coin = Goldmünzen
deep_forest-measure-sword = Schwerter
