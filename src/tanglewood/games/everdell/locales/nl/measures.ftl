# What the game's own numbers are called in reports; their ids (statistics, progress and kinds of pieces) are written into files.

everdell-measure-cards = Kaarten in alle steden
everdell-measure-events = Behaalde gebeurtenissen
everdell-measure-twig = Takken
everdell-measure-resin = Hars
everdell-measure-pebble = Kiezelstenen
everdell-measure-berry = Bessen
everdell-measure-point-token = Puntfiches
everdell-measure-card-in-hand = Handkaarten
