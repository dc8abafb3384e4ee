# What the game's own numbers are called in reports; their ids (statistics, progress and kinds of pieces) are written into files.

everdell-measure-cards = Cards in all cities
everdell-measure-events = Events claimed
everdell-measure-twig = Twigs
everdell-measure-resin = Resin
everdell-measure-pebble = Pebbles
everdell-measure-berry = Berries
everdell-measure-point-token = Point tokens
everdell-measure-card-in-hand = Cards in hand
