# The title of the game, and one sentence about it: in lists of games.

mycelia-game-title = Mycelia
mycelia-game-about = Menez les gouttes de rosée de votre forêt au Sanctuaire, avec un deck de héros qui grandit.

# Options and variants, where they are listed.

mycelia-option-ask_leaves = Demander avant de prendre des feuilles ; comme elles ne nuisent jamais, elles sont sinon prises d’office.
mycelia-option-boards = Le recto des plateaux, un verso au choix ou un verso au hasard ; chaque place peut avoir le sien.
mycelia-option-expansion = Avec les 30 cartes, les tuiles c, d, e et les cases Sanctuaire supplémentaires.
mycelia-option-first = La place qui commence, comptée à partir de 0, ou une place au hasard.
mycelia-option-gwidyon = Gouttes sur le tas de Gwidyon en solo : 20 d’ordinaire ; moins, c’est plus difficile, plus, c’est plus facile.
mycelia-option-players = Le nombre de places à la table ; en solo, on joue contre Gwidyon.
mycelia-option-prisma = Prisma : gouttes Prisme, faveurs et cadeaux ; l’extension en fait alors toujours partie.
mycelia-option-setup = La face d’une grille Mise en place qui indique la position des gouttes, ou une face au hasard.
mycelia-variant-backs = Chaque place avec un verso de plateau au hasard.
mycelia-variant-expansion = Les cartes, les tuiles et les cases Sanctuaire de l’extension.
mycelia-variant-prisma = Gouttes Prisme, faveurs et cadeaux.
mycelia-variant-solo = En solo contre Gwidyon, selon les gouttes sur son tas.
