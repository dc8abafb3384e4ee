# What the game's own numbers are called in reports; their ids (statistics, progress and kinds of pieces) are written into files.
# `$n` is the strength of a monster.

deep_forest-measure-round = Manches
deep_forest-measure-rounds = Manches à la fin
deep_forest-measure-left = Sorties de la forêt
deep_forest-measure-reached-row = Rangée atteinte
deep_forest-measure-path = Longueur du chemin
deep_forest-measure-markers-on-the-path = Pierres de balisage sur le chemin
deep_forest-measure-monsters-beaten = Monstres vaincus
deep_forest-measure-swords-found = Épées trouvées
deep_forest-measure-retreats = Retraites
deep_forest-measure-trolls-paid = Trolls apaisés
deep_forest-measure-trolls-sent = Trolls envoyés
deep_forest-measure-turns-at-a-poorer-line-than-another-s = Tours à une ligne moins riche que celle d’un autre
deep_forest-measure-percent-of-turns-contested = Tours à une ligne moins riche, en pour cent
deep_forest-measure-most-coins-out = Pièces d’or hors de la réserve, maximum
deep_forest-measure-coins-out-after-scoring = Pièces d’or hors de la réserve après le décompte
deep_forest-measure-most-potions-out = Potions hors de la réserve, maximum
deep_forest-measure-potions-returned = Potions rendues
deep_forest-measure-most-books-out = Livres hors de la réserve, maximum
deep_forest-measure-books-returned = Livres rendus
deep_forest-measure-most-markers-out = Pierres de balisage hors de la réserve, maximum
deep_forest-measure-markers-returned = Pierres de balisage rendues
deep_forest-measure-thickets-overcome = Fourrés franchis
deep_forest-measure-gates-overcome = Portes franchies
deep_forest-measure-guards-overcome = Gardes franchis
deep_forest-measure-fights-against = Combats contre la force { $n }
deep_forest-measure-wins-against = Victoires contre la force { $n }
deep_forest-measure-potion = Potions
deep_forest-measure-book = Livres
deep_forest-measure-marker = Pierres de balisage
deep_forest-measure-coin = Pièces d’or
deep_forest-measure-sword = Épées
