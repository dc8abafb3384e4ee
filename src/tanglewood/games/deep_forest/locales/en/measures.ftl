# What the game's own numbers are called in reports; their ids (statistics, progress and kinds of pieces) are written into files.
# `$n` is the strength of a monster.

deep_forest-measure-round = Rounds
deep_forest-measure-rounds = Rounds at the end
deep_forest-measure-left = Left the forest
deep_forest-measure-reached-row = Row reached
deep_forest-measure-path = Length of the path
deep_forest-measure-markers-on-the-path = Markers on the path
deep_forest-measure-monsters-beaten = Monsters beaten
deep_forest-measure-swords-found = Swords found
deep_forest-measure-retreats = Retreats
deep_forest-measure-trolls-paid = Trolls paid
deep_forest-measure-trolls-sent = Trolls sent
deep_forest-measure-turns-at-a-poorer-line-than-another-s = Turns at a poorer line than another’s
deep_forest-measure-percent-of-turns-contested = Turns at a poorer line, in percent
deep_forest-measure-most-coins-out = Most coins out of the supply
deep_forest-measure-coins-out-after-scoring = Coins out of the supply after scoring
deep_forest-measure-most-potions-out = Most potions out of the supply
deep_forest-measure-potions-returned = Potions given back
deep_forest-measure-most-books-out = Most books out of the supply
deep_forest-measure-books-returned = Books given back
deep_forest-measure-most-markers-out = Most markers out of the supply
deep_forest-measure-markers-returned = Markers given back
deep_forest-measure-thickets-overcome = Thickets overcome
deep_forest-measure-gates-overcome = Gates overcome
deep_forest-measure-guards-overcome = Guards overcome
deep_forest-measure-fights-against = Fights against strength { $n }
deep_forest-measure-wins-against = Wins against strength { $n }
deep_forest-measure-potion = Potions
deep_forest-measure-book = Books
deep_forest-measure-marker = Markers
deep_forest-measure-coin = Coins
deep_forest-measure-sword = Swords
