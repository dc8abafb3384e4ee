# What a server says about packs of designers.

pack-unknown = This server does not have that pack (any more). Send it again.
pack-other-game = The pack is for another game: { $game }.
pack-experimental = An experimental pack lifts the bounds of numbers, so it is not taken from elsewhere; whoever runs the server can offer it with --pack.
pack-slow = A game with this pack could not be played to its end; nothing was kept.
pack-of-record = the record needs the pack “{ $pack }”; set up a table with that pack first, then open the record again
