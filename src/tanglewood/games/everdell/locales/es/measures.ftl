# What the game's own numbers are called in reports; their ids (statistics, progress and kinds of pieces) are written into files.

everdell-measure-cards = Cartas en todas las ciudades
everdell-measure-events = Eventos adquiridos
everdell-measure-twig = Ramitas
everdell-measure-resin = Resina
everdell-measure-pebble = Guijarros
everdell-measure-berry = Bayas
everdell-measure-point-token = Fichas de puntuación
everdell-measure-card-in-hand = Cartas en la mano
