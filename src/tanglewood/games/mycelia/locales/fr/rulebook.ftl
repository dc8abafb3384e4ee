# The rulebook for people. `**` marks what is bold.

mycelia-book-goal = Menez la rosée au Sanctuaire
mycelia-book-goal-words = but objectif jeu gagner sujet
mycelia-book-goal-1 = { $mycelia__counts__drops ->
    [one] { $mycelia__counts__drops } goutte de rosée couvre
   *[other] { $mycelia__counts__drops } gouttes de rosée couvrent
    } votre plateau. Menez-les toutes au Sanctuaire. **Un plateau vide gagne**, une fois le tour de table terminé.

mycelia-book-turn = À votre tour
mycelia-book-turn-words = tour déroulement ordre étapes faire
mycelia-book-turn-1 = **Jouez toute votre main**, une carte après l’autre, dans l’ordre de votre choix. Ignorez ce que vous ne voulez pas.
mycelia-book-turn-2 = **Recrutez** quand vous voulez, sauf pendant l’effet d’une carte : payez en feuilles, prenez un héros de la rivière. Il va au sommet de votre pioche ; vous l’avez donc en main au prochain tour.
mycelia-book-turn-3 = **Utilisez vos tuiles**, chacune une fois par tour. Tuile a, { $mycelia__tile__a__cost ->
    [one] { $mycelia__tile__a__cost } feuille
   *[other] { $mycelia__tile__a__cost } feuilles
    } : { $mycelia__counts__showcase ->
    [one] { $mycelia__counts__showcase } nouveau héros
   *[other] { $mycelia__counts__showcase } nouveaux héros
    } dans la rivière. Tuile b, { $mycelia__tile__b__cost ->
    [one] { $mycelia__tile__b__cost } feuille
   *[other] { $mycelia__tile__b__cost } feuilles
    } : déplacez une goutte au choix d’une case.
mycelia-book-turn-4 = **Finissez votre tour.** La rivière est complétée, un Sanctuaire plein tourne, vous piochez { $mycelia__counts__hand ->
    [one] { $mycelia__counts__hand } carte
   *[other] { $mycelia__counts__hand } cartes
    }.

mycelia-book-card = Lire une carte
mycelia-book-card-words = lire carte signe symbole flèche chiffre
mycelia-book-card-1 = Le **terrain** dit où : Feuilles mortes, Mousse, Eau ou case au choix. Les **gouttes** disent combien il doit y en avoir, au moins. Les **flèches** disent ce qui se passe : sur le côté, une case plus loin ; vers le haut, hors du plateau.
mycelia-book-card-2 = Un **insecte** exige exactement ce nombre. Une flèche **pâle** s’utilise si possible et si vous le voulez. **2x** : jusqu’à deux fois ; une **barre** : soit l’un, soit l’autre ; **&** : les deux, de gauche à droite. **Deux têtes** : tous les autres peuvent en profiter, pas vous.

mycelia-book-moving = Déplacer les gouttes
mycelia-book-moving-1 = Une case vers le haut, le bas, la gauche ou la droite, sur n’importe quel terrain, jamais en diagonale. Une goutte qui atteint le Sanctuaire quitte aussitôt le plateau.

mycelia-book-shrine = Quand le Sanctuaire est plein
mycelia-book-shrine-1 = Toutes les gouttes qui quittent un plateau vont dans le Sanctuaire. Il est plein avec **{ $mycelia__counts__capacity__p2 ->
    [one] { $mycelia__counts__capacity__p2 }** goutte
   *[other] { $mycelia__counts__capacity__p2 }** gouttes
    } ({ $mycelia__counts__capacity__p3 } à trois joueurs, { $mycelia__counts__capacity__p4 } à quatre). À la fin de ce tour, il tourne : le dé et la grille Nouvelle Rosée désignent une ou deux cases, et **tout le monde** reçoit une nouvelle goutte sur chacune.

mycelia-book-end = Quand la partie se termine-t-elle ?
mycelia-book-end-words = fin terminer durée dernier tours
mycelia-book-end-1 = Quand un plateau est vide, on finit ce tour de jeu, puis le tour de table : tout le monde aura joué le même nombre de fois. Le Sanctuaire ne tourne plus.

mycelia-book-wins = Qui gagne ?
mycelia-book-wins-1 = Le joueur dont le plateau est vide. Ils sont plusieurs ? Alors **le plus de feuilles**. Encore égalité ? La victoire est partagée.

mycelia-book-more = Plus de héros
mycelia-book-more-1 = L’extension ajoute trente héros. L’**éclair** agit une fois, au recrutement. Les tuiles c, d et e sont nouvelles ; personne ne garde plus de quatre tuiles. Certaines cartes vous permettent d’écarter les cartes faibles de votre deck.

mycelia-book-gwidyon = Gwidyon, en mode Solo
mycelia-book-gwidyon-words = qui gwidyon adversaire solo seul
mycelia-book-gwidyon-1 = Gwidyon a un tas de gouttes et pas de plateau. Après chacun de vos tours, il révèle une carte et fait ce qu’elle dit. Videz votre plateau avant que son tas ne soit épuisé.
mycelia-book-gwidyon-2 = **Sa tuile :** chaque fois qu’elle est retournée sur sa face Retirer, une goutte de plus s’en va. Un bonus qui déplace une goutte la retourne ; un bonus qui retire des gouttes retire les siennes ; les feuilles ne lui servent à rien.
mycelia-book-gwidyon-3 = **Le Sanctuaire** se remplit de ses gouttes et des vôtres, et tourne avec { $mycelia__counts__capacity__p1 }. Les nouvelles gouttes ne viennent que chez vous.

mycelia-book-prisma = Prisma
mycelia-book-prisma-words = prisma extension faveur cadeau sauter anneau violet ambre vert
mycelia-book-prisma-1 = Parmi vos gouttes, { $mycelia__prisma__prism_drops ->
    [one] { $mycelia__prisma__prism_drops } **scintille**
   *[other] { $mycelia__prisma__prism_drops } **scintillent**
    }, et { $mycelia__prisma__dewdrops } non. Chaque goutte scintillante que vous retirez du plateau rapporte une **faveur** : votre champignon avance d’une case sur la plateforme des faveurs, en sautant par-dessus les autres.
mycelia-book-prisma-2 = Sur vert, ambre ou violet, vous pouvez acheter un **cadeau** de cette couleur ou d’une couleur inférieure ; votre champignon retourne au départ. Le cadeau va sur votre pioche. Quand vous le piochez, il est aussitôt posé, visible, fait piocher des cartes à sa place et vous aide pendant ce tour.

mycelia-ask-new-drops = Où vont les nouvelles gouttes ?
mycelia-ask-new-drops-answer = Là où l’indiquent le dé et la face visible de la grille Nouvelle Rosée, sur tous les plateaux, quand le Sanctuaire tourne.
mycelia-ask-new-drops-words = dé Sanctuaire rosée placer arrivent réserve carte symbole
mycelia-ask-leave-out = Puis-je laisser de côté une partie d’une carte ?
mycelia-ask-leave-out-answer = Oui, n’importe quelle partie ou tout ; seule la carte elle-même doit être jouée.
mycelia-ask-leave-out-words = renoncer passer ignorer faire toute obligatoire
mycelia-ask-others-drops = Puis-je déplacer les gouttes des autres ?
mycelia-ask-others-drops-answer = Non, chacun déplace les gouttes de son propre plateau ; un bonus de votre carte est appliqué par les autres eux-mêmes.
mycelia-ask-others-drops-words = adversaire joueur plateau
mycelia-ask-new-showcase = Quand de nouvelles cartes arrivent-elles dans la rivière ?
mycelia-ask-new-showcase-answer = À la fin d’un tour, elle est complétée jusqu’à { $mycelia__counts__showcase } cartes. La tuile a remplace toutes ses cartes d’un coup.
mycelia-ask-new-showcase-words = remplir compléter changer renouveler recruter vide
mycelia-ask-play-all-cards = Dois-je jouer toutes mes cartes ?
mycelia-ask-play-all-cards-answer = Oui, toutes, à chaque tour, mais vous pouvez ignorer leurs effets.
mycelia-ask-play-all-cards-words = main garder obligé passer sauter partie entièrement
mycelia-ask-use-card-hired = Quand puis-je utiliser une carte recrutée ?
mycelia-ask-use-card-hired-answer = Au prochain tour : elle est au sommet de votre pioche, et on pioche à la fin de son tour.
mycelia-ask-use-card-hired-words = achetée nouvelle héros champignon deck plus obtenir
mycelia-ask-picture-shows-drops = L’image montre deux gouttes et une flèche. Combien de gouttes partent ?
mycelia-ask-picture-shows-drops-answer = Une ; les deux gouttes disent combien il doit y en avoir sur la case.
mycelia-ask-beetle = Que veut dire l’insecte ?
mycelia-ask-beetle-answer = Exactement le nombre de gouttes indiqué, ni plus ni moins.
mycelia-ask-drop-move-diagonally = Une goutte peut-elle se déplacer en diagonale ?
mycelia-ask-drop-move-diagonally-answer = Non, seulement vers le haut, le bas, la gauche ou la droite.
mycelia-ask-drop-move-diagonally-words = diagonale
mycelia-ask-any-field-include = « Case au choix » vaut-il aussi pour le terrain Terre ?
mycelia-ask-any-field-include-answer = Oui, toute case de terrain, mais jamais le Sanctuaire.
mycelia-ask-stop-others-taking = Puis-je empêcher les autres de profiter du bonus de ma carte ?
mycelia-ask-stop-others-taking-answer = Non, ils l’obtiennent même si vous ignorez le reste.
mycelia-ask-shrine-turn-twice = Le Sanctuaire peut-il tourner deux fois en un tour ?
mycelia-ask-shrine-turn-twice-answer = Non, une fois au plus, à la fin d’un tour, et les gouttes en trop sont perdues.
mycelia-ask-shrine-turn-twice-words = plein
mycelia-ask-board-empty-won = Mon plateau est vide. Ai-je gagné ?
mycelia-ask-board-empty-won-answer = Presque : on finit d’abord le tour de table, et d’autres peuvent encore vider le leur.
mycelia-ask-board-empty-won-words = gagner dernière goutte autres jouent encore après continuer tour
mycelia-ask-leaves-worth-anything = Les feuilles valent-elles quelque chose à la fin ?
mycelia-ask-leaves-worth-anything-answer = Seulement entre les joueurs dont le plateau est vide.
mycelia-ask-leaves-worth-anything-words = feuille points égalité monnaie
mycelia-ask-last-turn = Gwidyon a-t-il un dernier tour ?
mycelia-ask-last-turn-answer = Non, le premier à n’avoir plus de gouttes gagne ; si cela vous arrive dans le même tour, vous gagnez tous les deux.
mycelia-ask-know-next-card = Puis-je connaître la prochaine carte de Gwidyon ?
mycelia-ask-know-next-card-answer = Presque : six cartes, mélangées après la cinquième, donc une reste toujours cachée.
mycelia-ask-easier = Comment rendre Gwidyon plus facile ?
mycelia-ask-easier-answer = Donnez-lui plus de gouttes au départ, jusqu’à 25.
mycelia-ask-moving-prism-drop = Déplacer une goutte Prisme rapporte-t-il une faveur ?
mycelia-ask-moving-prism-drop-answer = Non, seulement la retirer du plateau.
mycelia-ask-keep-gift-hand = Puis-je garder un cadeau en main ?
mycelia-ask-keep-gift-hand-answer = Non, il est posé, visible, dès que vous le piochez.
mycelia-ask-change-buy-cheaper = Me rend-on la monnaie si j’achète une couleur inférieure ?
mycelia-ask-change-buy-cheaper-answer = Non, le champignon retourne toujours au départ.
mycelia-ask-wins-tie = Qui gagne en cas d’égalité ?
mycelia-ask-wins-tie-answer = Parmi ceux dont le plateau est vide, celui qui a le plus de feuilles ; si l’égalité persiste, la victoire est partagée.
mycelia-ask-wins-tie-words = même départager ex æquo vides
mycelia-ask-hold-cards = Combien de cartes ai-je en main ?
mycelia-ask-hold-cards-answer = { $mycelia__counts__hand } : vous en piochez autant à la fin de chaque tour et les jouez toutes au suivant.
mycelia-ask-hold-cards-words = main taille limite
mycelia-ask-game-ends = Quand la partie se termine-t-elle ?
mycelia-ask-game-ends-answer = Quand un plateau est vide ; on finit encore ce tour de jeu, puis le tour de table.
mycelia-ask-game-ends-words = fin finir dernier
mycelia-ask-how-many-drops = Avec combien de gouttes commence-t-on ?
mycelia-ask-how-many-drops-answer = { $mycelia__counts__drops }, placées comme le montre la grille Mise en place.
mycelia-ask-how-many-drops-words = départ nombre 20
mycelia-ask-start-leaves = Ai-je des feuilles au départ ?
mycelia-ask-start-leaves-answer = Non, personne n’en a ; les cartes en rapportent.
mycelia-ask-start-leaves-words = départ monnaie
mycelia-ask-hire-many = Combien de héros puis-je recruter par tour ?
mycelia-ask-hire-many-answer = Autant que vous pouvez en payer.
mycelia-ask-hire-many-words = acheter carte coût nombre
mycelia-ask-shrine-full = Combien de gouttes le Sanctuaire contient-il ?
mycelia-ask-shrine-full-answer = { $mycelia__counts__capacity__p2 } à deux joueurs, { $mycelia__counts__capacity__p3 } à trois, { $mycelia__counts__capacity__p4 } à quatre ; ensuite, il tourne.
mycelia-ask-shrine-full-words = plein capacité quand
mycelia-ask-tile-twice = Puis-je utiliser une tuile deux fois par tour ?
mycelia-ask-tile-twice-answer = Non, chaque tuile une fois par tour.
mycelia-ask-tile-twice-words = action encore
mycelia-ask-deck-short = Que se passe-t-il si ma pioche est épuisée ?
mycelia-ask-deck-short-answer = Votre défausse est mélangée et placée dessous, puis vous continuez à piocher.
mycelia-ask-deck-short-words = vide deck
mycelia-ask-who-begins = Qui commence ?
mycelia-ask-who-begins-answer = Le premier joueur est tiré au sort, ou choisi à la création de la table, et le reste toute la partie.
mycelia-ask-who-begins-words = début premier joueur ordre du tour
mycelia-ask-lose-cards = Comment me débarrasser de cartes ?
mycelia-ask-lose-cards-answer = Par une carte au signe « écarter » ou par la tuile e : toutes deux retirent définitivement une carte de votre défausse. Elles viennent de l’extension.
mycelia-ask-lose-cards-words = retirer jeter écarter faibles deck
mycelia-ask-what-shrine = Qu’est-ce que le Sanctuaire ?
mycelia-ask-what-shrine-answer = La maison de la rosée : une goutte qui atteint sa case quitte votre plateau pour le Sanctuaire. Une fois plein, il tourne.
mycelia-ask-what-shrine-words = trou centre
mycelia-ask-get-leaves = Comment obtenir des feuilles ?
mycelia-ask-get-leaves-answer = Par les cartes qui montrent une feuille, et par le bonus des cartes des autres. Vous pouvez en garder autant que vous voulez.
mycelia-ask-get-leaves-words = feuille monnaie argent gagner limite
mycelia-ask-drops-on-field = Combien de gouttes peuvent se trouver sur une case ?
mycelia-ask-drops-on-field-answer = Autant qu’on veut.
mycelia-ask-drops-on-field-words = limite pile plusieurs deux ensemble
mycelia-ask-more-tiles = Comment obtenir d’autres tuiles Action ?
mycelia-ask-more-tiles-answer = Par certains héros de l’extension, au moment du recrutement ; personne n’en garde plus de quatre.
mycelia-ask-more-tiles-words = tuile nombre limite nouvelle
mycelia-ask-bonus = Qu’est-ce qu’un bonus ?
mycelia-ask-bonus-answer = La partie d’une carte avec deux têtes : tous les autres peuvent l’appliquer, chacun sur son plateau ; pas vous.
mycelia-ask-bonus-words = autres têtes adversaires
mycelia-ask-advanced-boards = Que sont les plateaux avancés ?
mycelia-ask-advanced-boards-answer = Les versos des plateaux, chacun avec ses terrains placés autrement : chaque joueur affronte une autre tâche.
mycelia-ask-advanced-boards-words = verso dos difficile différent
mycelia-ask-how-many-play = À combien peut-on jouer ?
mycelia-ask-how-many-play-answer = De deux à quatre, ou seul contre Gwidyon.
mycelia-ask-how-many-play-words = joueurs personnes nombre
mycelia-ask-win-alone = Comment gagner contre Gwidyon ?
mycelia-ask-win-alone-answer = Videz votre plateau avant que son tas ne soit épuisé.
mycelia-ask-win-alone-words = battre seul solo
