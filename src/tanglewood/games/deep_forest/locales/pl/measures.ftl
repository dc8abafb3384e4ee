# What the game's own numbers are called in reports; their ids (statistics, progress and kinds of pieces) are written into files.
# `$n` is the strength of a monster.

deep_forest-measure-round = Rundy
deep_forest-measure-rounds = Rundy na końcu
deep_forest-measure-left = Wyjścia z lasu
deep_forest-measure-reached-row = Osiągnięty rząd
deep_forest-measure-path = Długość ścieżki
deep_forest-measure-markers-on-the-path = Kamienie znacznikowe na ścieżce
deep_forest-measure-monsters-beaten = Pokonane potwory
deep_forest-measure-swords-found = Znalezione miecze
deep_forest-measure-retreats = Odwroty
deep_forest-measure-trolls-paid = Przekupione trolle
deep_forest-measure-trolls-sent = Wysłane trolle
deep_forest-measure-turns-at-a-poorer-line-than-another-s = Tury przy linii uboższej niż cudza
deep_forest-measure-percent-of-turns-contested = Tury przy uboższej linii, w procentach
deep_forest-measure-most-coins-out = Najwięcej złotych monet poza pulą
deep_forest-measure-coins-out-after-scoring = Złote monety poza pulą po podliczeniu
deep_forest-measure-most-potions-out = Najwięcej napojów mocy poza pulą
deep_forest-measure-potions-returned = Oddane napoje mocy
deep_forest-measure-most-books-out = Najwięcej ksiąg poza pulą
deep_forest-measure-books-returned = Oddane księgi
deep_forest-measure-most-markers-out = Najwięcej kamieni znacznikowych poza pulą
deep_forest-measure-markers-returned = Oddane kamienie znacznikowe
deep_forest-measure-thickets-overcome = Pokonane gąszcze
deep_forest-measure-gates-overcome = Pokonane bramy
deep_forest-measure-guards-overcome = Pokonani strażnicy
deep_forest-measure-fights-against = Walki z potworem o sile { $n }
deep_forest-measure-wins-against = Wygrane z potworem o sile { $n }
deep_forest-measure-potion = Napoje mocy
deep_forest-measure-book = Księgi
deep_forest-measure-marker = Kamienie znacznikowe
deep_forest-measure-coin = Złote monety
deep_forest-measure-sword = Miecze
