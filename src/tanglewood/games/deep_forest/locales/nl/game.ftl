# The title of the game, and one sentence about it: in lists of games.

deep_forest-game-title = Door het diepe woud
deep_forest-game-about = Vind een weg door je woud voordat de mist dat doet, langs hindernissen, trollen en monsters.

deep_forest-option-first = De plaats die begint, geteld vanaf 0, of een willekeurige.
deep_forest-option-limited_supply = Of de voorraad beperkt is tot het materiaal in de doos.
deep_forest-option-players = Hoeveel plaatsen de tafel heeft.
deep_forest-option-sparse = Stroken die worden vervangen door schaarse met één grondstof: het idee van de auteur voor twee spelers.
deep_forest-variant-limited = De voorraad is beperkt tot het materiaal in de doos.
deep_forest-variant-sparse = Twee spelers, acht stroken vervangen door stroken met één grondstof.
