# What the game's own numbers are called in reports; their ids (statistics, progress and kinds of pieces) are written into files.

everdell-measure-cards = Karten in allen Städten
everdell-measure-events = Erledigte Ereignisse
everdell-measure-twig = Zweige
everdell-measure-resin = Harz
everdell-measure-pebble = Kieselsteine
everdell-measure-berry = Beeren
everdell-measure-point-token = Punktemarker
everdell-measure-card-in-hand = Handkarten
