# What the game's own numbers are called in reports; their ids (statistics, progress and kinds of pieces) are written into files.

everdell-measure-cards = Cartes dans toutes les villes
everdell-measure-events = Événements réalisés
everdell-measure-twig = Brindilles
everdell-measure-resin = Résines
everdell-measure-pebble = Galets
everdell-measure-berry = Baies
everdell-measure-point-token = Jetons de point
everdell-measure-card-in-hand = Cartes en main
