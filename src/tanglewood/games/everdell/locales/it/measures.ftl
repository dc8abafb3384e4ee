# What the game's own numbers are called in reports; their ids (statistics, progress and kinds of pieces) are written into files.

everdell-measure-cards = Carte in tutte le città
everdell-measure-events = Eventi realizzati
everdell-measure-twig = Rametti
everdell-measure-resin = Resina
everdell-measure-pebble = Ciottoli
everdell-measure-berry = Bacche
everdell-measure-point-token = Segnalini punto
everdell-measure-card-in-hand = Carte in mano
