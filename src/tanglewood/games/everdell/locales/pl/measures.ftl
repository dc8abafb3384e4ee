# What the game's own numbers are called in reports; their ids (statistics, progress and kinds of pieces) are written into files.

everdell-measure-cards = Karty we wszystkich miastach
everdell-measure-events = Zdobyte wydarzenia
everdell-measure-twig = Gałązki
everdell-measure-resin = Żywica
everdell-measure-pebble = Kamyki
everdell-measure-berry = Jagody
everdell-measure-point-token = Żetony punktów
everdell-measure-card-in-hand = Karty na ręce
