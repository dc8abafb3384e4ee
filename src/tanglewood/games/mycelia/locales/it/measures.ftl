# What the game's own numbers are called in reports; their ids (statistics, progress and kinds of pieces) are written into files.

mycelia-measure-round = Giri
mycelia-measure-leaf = Foglie
