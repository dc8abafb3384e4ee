# The score pad for the real table: `deep_forest-pad-ROW` is a row, `-says` what it counts, `-FIELD` something in it.

deep_forest-pad-coins = Coins
deep_forest-pad-coins-says = All your coins count at their value.
deep_forest-pad-coins-ones = Ones
deep_forest-pad-coins-fives = Fives
deep_forest-pad-coins-tens = Tens
deep_forest-pad-coins-twenties = Twenties
deep_forest-pad-resources = Resources
deep_forest-pad-resources-says = Every { $deep_forest__prices__sell } of a kind are 1 gold; what is left over is worth nothing.
deep_forest-pad-resources-potions = Potions
deep_forest-pad-resources-books = Books
deep_forest-pad-resources-markers = Markers
deep_forest-pad-obstacles = Obstacles
deep_forest-pad-obstacles-says = Three equal or three different ones are { $deep_forest__points__set } gold, each one left over { $deep_forest__points__single }; the pad finds the best split, with the changeling.
deep_forest-pad-obstacles-thicket = Thickets
deep_forest-pad-obstacles-gate = Gates
deep_forest-pad-obstacles-guard = Guards
deep_forest-pad-monsters = Monsters
deep_forest-pad-monsters-says = The gold on the monsters you beat.
deep_forest-pad-trolls = Trolls
deep_forest-pad-trolls-says = Each troll you kept is { $deep_forest__points__troll } gold.
deep_forest-pad-trolls-trolls = Trolls kept
deep_forest-pad-swords = Swords
deep_forest-pad-swords-says = Each sword that is not turned over is { $deep_forest__points__sword } gold.
deep_forest-pad-swords-swords = Swords, face up
deep_forest-pad-left = Left the forest
deep_forest-pad-left-says = { $deep_forest__points__left } gold for everybody who left over the upper wall.
deep_forest-pad-left-left = Left the forest
deep_forest-pad-path = Longest path
deep_forest-pad-path-says = Among those who left, the most fields with a marker are { $deep_forest__points__longest } gold; a tie is { $deep_forest__points__longest_tied } for each.
deep_forest-pad-path-fields = Fields with a marker
deep_forest-pad-tie-strongest = The strongest monster beaten

# Tonight’s set-up of the real box: `$n` things, `$what` they are, `$players` people.

deep_forest-tonight-tiles = Everybody shuffles their tiles: the dotted ones go face up on the lowest row, all others face down; the two rock fields stay free.
deep_forest-tonight-resources = Everybody gets { $deep_forest__start__potion } potion, { $deep_forest__start__book } book, { $deep_forest__start__coin } coin and { $deep_forest__start__marker } marker, and { $deep_forest__start__retreats } retreats.
deep_forest-tonight-strips = Shuffle the strips and give everybody { $deep_forest__market__hand }; a draw pile of { $what } stays, the others go back into the box unseen.
deep_forest-tonight-corner = Close the corner of the market.
deep_forest-tonight-monsters = Lay the monsters open in the middle, with so many cards of each.
deep_forest-tonight-pawns = Pawns stand below the lower wall; everybody chooses a field right before the first turn.
deep_forest-tonight-note = × { $note }
