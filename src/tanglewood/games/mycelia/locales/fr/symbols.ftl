# ------------------------------------------------------------------ the board

symbol-mycelia-drop = goutte de rosée
symbol-mycelia-drop-about = Menez-la au Sanctuaire ; le premier plateau vide gagne.
symbol-mycelia-land-leaves = Feuilles mortes
symbol-mycelia-land-leaves-about = Un terrain ; les cartes nomment celui où elles agissent.
symbol-mycelia-land-moss = Mousse
symbol-mycelia-land-moss-about = Un terrain ; les cartes nomment celui où elles agissent.
symbol-mycelia-land-water = Eau
symbol-mycelia-land-water-about = Un terrain ; les cartes nomment celui où elles agissent.
symbol-mycelia-land-soil = Terre
symbol-mycelia-land-soil-about = Un terrain que seules les cartes pour une case au choix atteignent.
symbol-mycelia-land-any = case au choix
symbol-mycelia-land-any-about = Tous les terrains conviennent, même Terre.
symbol-mycelia-shrine = case Sanctuaire
symbol-mycelia-shrine-about = Une goutte déplacée ici quitte le plateau.
symbol-mycelia-wheel = Sanctuaire
symbol-mycelia-wheel-about = Recueille les gouttes qui quittent les plateaux ; une fois plein, il tourne et de nouvelles gouttes arrivent.
symbol-mycelia-map = grille Nouvelle Rosée
symbol-mycelia-map-about = Où arrivent les nouvelles gouttes quand le Sanctuaire tourne : le dé choisit un signe, et ses cases reçoivent une goutte sur chaque plateau.
symbol-mycelia-die = dé
symbol-mycelia-die-about = Choisit le signe de la grille Nouvelle Rosée quand le Sanctuaire tourne.

# ------------------------------------------------------------------ on cards

symbol-mycelia-leaf = feuilles
symbol-mycelia-leaf-about = Elles paient les héros et les tuiles, et départagent les égalités.
symbol-mycelia-move = déplacer
symbol-mycelia-move-about = Une goutte, une case plus loin : en haut, en bas, à gauche ou à droite.
symbol-mycelia-move-clear = déplacer, au choix
symbol-mycelia-move-clear-about = Une goutte de plus, seulement si elle est là et si vous le voulez.
symbol-mycelia-remove = retirer
symbol-mycelia-remove-about = Une goutte quitte aussitôt le plateau.
symbol-mycelia-remove-clear = retirer, au choix
symbol-mycelia-remove-clear-about = Une goutte de plus, seulement si elle est là et si vous le voulez.
symbol-mycelia-least = au moins ce nombre
symbol-mycelia-least-about = Il faut ce nombre de gouttes sur la case, ou plus.
symbol-mycelia-beetle = exactement
symbol-mycelia-beetle-about = Il faut exactement ce nombre de gouttes, ni plus ni moins.
symbol-mycelia-around = tout autour
symbol-mycelia-around-about = Choisissez une case, même vide ; une goutte est retirée de chaque case adjacente qui en contient.
symbol-mycelia-others = les autres
symbol-mycelia-others-about = Tous les autres peuvent en profiter, pas vous.
symbol-mycelia-bolt = une fois, au recrutement
symbol-mycelia-bolt-about = Agit quand vous recrutez la carte, plus jamais ensuite.
symbol-mycelia-trash = écarter
symbol-mycelia-trash-about = Une carte quitte définitivement votre défausse.
symbol-mycelia-recycle = recycler
symbol-mycelia-recycle-about = Une carte de votre défausse va au sommet de votre pioche.
symbol-mycelia-showcase = nouvelle rivière
symbol-mycelia-showcase-about = { $mycelia__counts__showcase ->
    [one] { $mycelia__counts__showcase } nouveau héros est
   *[other] { $mycelia__counts__showcase } nouveaux héros sont
    } à recruter.

# ------------------------------------------------------------------ around the table

symbol-mycelia-back = cartes
symbol-mycelia-back-about = On en pioche { $mycelia__counts__hand } à la fin d’un tour ; celles qu’on recrute vont au sommet.
symbol-mycelia-first = premier joueur
symbol-mycelia-first-about = Le dernier tour de table s’arrête avant cette place.

# ------------------------------------------------------------------ Gwidyon

symbol-mycelia-gwidyon = Gwidyon
symbol-mycelia-gwidyon-about = L’adversaire du mode Solo ; il gagne quand son tas est vide.
symbol-mycelia-chip-remove = tuile, face Retirer
symbol-mycelia-chip-remove-about = Retournée sur cette face, elle lui retire une goutte.
symbol-mycelia-chip-rest = tuile, face Repos
symbol-mycelia-chip-rest-about = Retournée sur cette face, elle n’a aucun effet.
symbol-mycelia-solo-back = carte Solo
symbol-mycelia-solo-back-about = Dit ce qu’il fait après votre tour.

# ------------------------------------------------------------------ Prisma

symbol-mycelia-prism = goutte Prisme
symbol-mycelia-prism-about = Une goutte qui rapporte une faveur quand on la retire.
symbol-mycelia-favour = faveur
symbol-mycelia-favour-about = Votre champignon avance d’une case sur la plateforme des faveurs.
symbol-mycelia-space-green = cadeaux verts
symbol-mycelia-space-green-about = Un champignon sur cette couleur peut acheter un cadeau vert.
symbol-mycelia-space-amber = cadeaux ambre
symbol-mycelia-space-amber-about = Un champignon sur cette couleur peut acheter un cadeau ambre ou vert.
symbol-mycelia-space-violet = cadeaux violets
symbol-mycelia-space-violet-about = Un champignon sur cette couleur peut acheter n’importe quel cadeau.
symbol-mycelia-gift = cadeau
symbol-mycelia-gift-about = Vous aide chaque fois que vous le piochez.
