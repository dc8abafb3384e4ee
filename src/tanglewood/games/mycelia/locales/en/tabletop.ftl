# The score pad for the real table: `mycelia-pad-ROW` is a row, `-says` what it counts, `-FIELD` something in it.

mycelia-pad-drops = Drops left
mycelia-pad-drops-says = Drops still on the board; only somebody without any can win.
mycelia-pad-drops-drops = Drops
mycelia-pad-drops-dewdrops = Dewdrops
mycelia-pad-drops-prisms = Prism drops
mycelia-pad-leaves = Leaves
mycelia-pad-leaves-says = The value of the leaves left; they decide between empty boards.
mycelia-pad-his-drops = Drops left
mycelia-pad-his-drops-says = Drops still on his pile; at none he has won.
mycelia-pad-his-drops-drops = Drops on his pile
mycelia-pad-tie-favours = Favours: the space on which the mushroom stands
mycelia-pad-rival-gwidyon = Gwidyon

# Tonight’s set-up of the real box: `$n` things, `$what` they are, `$players` people.

mycelia-tonight-boards = Give everybody a board, and lay it with this side up.
mycelia-tonight-drops = Put the drops on each board, as drawn: { $mycelia__counts__drops } in all. The shrine field stays empty.
mycelia-tonight-prism-drops = Put the drops on each board, as drawn. Dewdrops: { $mycelia__prisma__dewdrops }, prism drops: { $mycelia__prisma__prism_drops }.
mycelia-tonight-supply = Take supply card { $what }; toss for the side that lies up. The others go back into the box.
mycelia-tonight-tiles = Everybody gets one tile a and one tile b, all other tiles lie beside the board.
mycelia-tonight-deck = Everybody shuffles the start cards of a rune and draws { $mycelia__counts__hand }. Nobody has leaves yet.
mycelia-tonight-showcase = Shuffle the supply pile and lay open the showcase, { $mycelia__counts__showcase } in all.
mycelia-tonight-viatica = Everybody shuffles Viatica into the start cards.
mycelia-tonight-gifts = Sort the gifts by colour into three shuffled piles and turn up the top of each.
mycelia-tonight-mushrooms = All mushrooms start on space 0 of the favour track; idle ones stand on space { $what }.
mycelia-tonight-gwidyon = Gwidyon gets a pile of { $what } drops, his six cards shuffled, and his chip with the drop up.
