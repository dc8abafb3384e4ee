# What the game's own numbers are called in reports; their ids (statistics, progress and kinds of pieces) are written into files.
# `$n` is the strength of a monster.

deep_forest-measure-round = Ronden
deep_forest-measure-rounds = Ronden aan het einde
deep_forest-measure-left = Bos verlaten
deep_forest-measure-reached-row = Bereikte rij
deep_forest-measure-path = Lengte van het pad
deep_forest-measure-markers-on-the-path = Markeerstenen op het pad
deep_forest-measure-monsters-beaten = Verslagen monsters
deep_forest-measure-swords-found = Gevonden zwaarden
deep_forest-measure-retreats = Keer teruggegaan
deep_forest-measure-trolls-paid = Betaalde trollen
deep_forest-measure-trolls-sent = Gestuurde trollen
deep_forest-measure-turns-at-a-poorer-line-than-another-s = Beurten bij een armere lijn dan die van een ander
deep_forest-measure-percent-of-turns-contested = Beurten bij een armere lijn, in procent
deep_forest-measure-most-coins-out = Meeste goudstukken uit de voorraad
deep_forest-measure-coins-out-after-scoring = Goudstukken uit de voorraad na de telling
deep_forest-measure-most-potions-out = Meeste krachtdranken uit de voorraad
deep_forest-measure-potions-returned = Teruggegeven krachtdranken
deep_forest-measure-most-books-out = Meeste boeken uit de voorraad
deep_forest-measure-books-returned = Teruggegeven boeken
deep_forest-measure-most-markers-out = Meeste markeerstenen uit de voorraad
deep_forest-measure-markers-returned = Teruggegeven markeerstenen
deep_forest-measure-thickets-overcome = Overwonnen struikgewas
deep_forest-measure-gates-overcome = Overwonnen poorten
deep_forest-measure-guards-overcome = Overwonnen wachters
deep_forest-measure-fights-against = Gevechten tegen kracht { $n }
deep_forest-measure-wins-against = Gewonnen tegen kracht { $n }
deep_forest-measure-potion = Krachtdranken
deep_forest-measure-book = Boeken
deep_forest-measure-marker = Markeerstenen
deep_forest-measure-coin = Goudstukken
deep_forest-measure-sword = Zwaarden
