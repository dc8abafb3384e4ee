# The title of the game, and one sentence about it: in lists of games.

deep_forest-game-title = À travers la forêt profonde
deep_forest-game-about = Trouvez un chemin à travers votre forêt avant le brouillard, malgré les obstacles, les trolls et les monstres.

# Options and variants, where they are listed.

deep_forest-option-first = La place qui commence, comptée à partir de 0, ou une place au hasard.
deep_forest-option-limited_supply = Si la réserve s’arrête au matériel imprimé.
deep_forest-option-players = Le nombre de places à la table.
deep_forest-option-sparse = Bandelettes remplacées par des bandelettes clairsemées, à une seule ressource : l’idée de l’auteur pour deux joueurs.
deep_forest-variant-limited = La réserve s’arrête au matériel imprimé.
deep_forest-variant-sparse = Deux joueurs, huit bandelettes remplacées par d’autres à une seule ressource.
