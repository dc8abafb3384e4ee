# What the game's own numbers are called in reports; their ids (statistics, progress and kinds of pieces) are written into files.
# `$n` is the strength of a monster.

deep_forest-measure-round = Round
deep_forest-measure-rounds = Round alla fine
deep_forest-measure-left = Uscite dal bosco
deep_forest-measure-reached-row = Riga raggiunta
deep_forest-measure-path = Lunghezza del sentiero
deep_forest-measure-markers-on-the-path = Pietre segnavia sul sentiero
deep_forest-measure-monsters-beaten = Mostri sconfitti
deep_forest-measure-swords-found = Spade trovate
deep_forest-measure-retreats = Ritirate
deep_forest-measure-trolls-paid = Troll placati
deep_forest-measure-trolls-sent = Troll mandati
deep_forest-measure-turns-at-a-poorer-line-than-another-s = Turni a una linea più povera di quella di un altro
deep_forest-measure-percent-of-turns-contested = Turni a una linea più povera, in percentuale
deep_forest-measure-most-coins-out = Monete d’oro fuori dalla riserva, massimo
deep_forest-measure-coins-out-after-scoring = Monete d’oro fuori dalla riserva dopo il punteggio
deep_forest-measure-most-potions-out = Pozioni fuori dalla riserva, massimo
deep_forest-measure-potions-returned = Pozioni restituite
deep_forest-measure-most-books-out = Libri fuori dalla riserva, massimo
deep_forest-measure-books-returned = Libri restituiti
deep_forest-measure-most-markers-out = Pietre segnavia fuori dalla riserva, massimo
deep_forest-measure-markers-returned = Pietre segnavia restituite
deep_forest-measure-thickets-overcome = Boscaglie superate
deep_forest-measure-gates-overcome = Cancelli superati
deep_forest-measure-guards-overcome = Guardiani superati
deep_forest-measure-fights-against = Combattimenti contro forza { $n }
deep_forest-measure-wins-against = Vittorie contro forza { $n }
deep_forest-measure-potion = Pozioni
deep_forest-measure-book = Libri
deep_forest-measure-marker = Pietre segnavia
deep_forest-measure-coin = Monete d’oro
deep_forest-measure-sword = Spade
