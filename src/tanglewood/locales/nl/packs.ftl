# What a server says about packs of designers.

pack-unknown = Deze server heeft dat pakket niet (meer). Stuur het opnieuw.
pack-other-game = Het pakket is voor een ander spel: { $game }.
pack-experimental = Een experimenteel pakket heft de grenzen van getallen op en wordt daarom niet van buiten aangenomen; wie de server beheert, kan het aanbieden met --pack.
pack-slow = Een spel met dit pakket kon niet worden uitgespeeld; er is niets bewaard.
pack-of-record = het spelbestand heeft het pakket “{ $pack }” nodig; zet eerst een tafel met dat pakket klaar en open het spelbestand dan opnieuw
