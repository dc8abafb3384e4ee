# Refusals: one line, beside the rule that forbids the wish.

mycelia-no-far = Depuis { $from }, une goutte va sur une case adjacente, pas sur { $to } : jamais en diagonale, jamais au-delà du bord.
mycelia-no-inside = Terminez d’abord l’effet en cours ({ $title }) ou passez le reste.
mycelia-no-hand = { $card } n’est pas dans votre main.
mycelia-no-showcase = { $card } n’est pas dans la rivière.
mycelia-no-price = { $cost ->
    [one] { $card } coûte { $cost } feuille, vous en avez { $leaves }.
   *[other] { $card } coûte { $cost } feuilles, vous en avez { $leaves }.
}
mycelia-no-tile = Vous n’avez pas de tuile { $tile }.
mycelia-no-used = La tuile { $tile } a déjà servi pendant ce tour.
mycelia-no-tile-price = { $cost ->
    [one] La tuile { $tile } coûte { $cost } feuille, vous en avez { $leaves }.
   *[other] La tuile { $tile } coûte { $cost } feuilles, vous en avez { $leaves }.
}
mycelia-no-tile-in-vain = La tuile { $tile } n’aurait aucun effet maintenant.
mycelia-no-finish = { $cards ->
    [one] Il vous reste { $cards } carte en main à jouer.
   *[other] Il vous reste { $cards } cartes en main à jouer.
}
mycelia-no-skip = Il n’y a rien à passer : toute la main se joue ; entre deux cartes, vous recrutez, utilisez des tuiles ou finissez le tour.
mycelia-no-move-now = Jouez d’abord une carte ou utilisez une tuile : elle dit quelle goutte peut se déplacer.
mycelia-no-remove-now = Jouez d’abord une carte ou utilisez une tuile : elle dit quelle goutte est retirée.
mycelia-no-choose-now = Il n’y a rien à choisir maintenant.
mycelia-no-trash-now = Rien ne vous permet de retirer cette carte du jeu maintenant.
mycelia-no-recycle-now = Rien ne vous permet de recycler cette carte maintenant.
mycelia-no-return-now = On ne rend une tuile que lorsqu’il en arrive une de trop ; la limite est de { $limit }.
mycelia-no-four-tiles = { $limit ->
    [one] Vous avez { $limit } tuile : dites laquelle vous rendez.
   *[other] Vous avez { $limit } tuiles : dites laquelle vous rendez.
}
mycelia-no-not-discarded = { $prisma ->
    [yes] { $card } n’est ni dans votre défausse ni dans votre zone des cadeaux.
   *[no] { $card } n’est pas dans votre défausse.
}
mycelia-no-no-answer = { $card } n’a pas à réagir maintenant.
mycelia-no-only-drop = Une case Sanctuaire se pose là où il y a exactement une goutte ; sur { $field }, il y en a { $n }.
mycelia-no-answer-now = Aucun recrutement n’attend de réaction maintenant.
mycelia-no-refresh-now = Seule la tuile a remplace la rivière ou les cadeaux visibles.
mycelia-no-no-prisma = Il n’y a pas de cadeaux à cette table ; ils font partie de Prisma.
mycelia-no-gift-top = { $card } n’est pas le cadeau visible d’une pile.
mycelia-no-gift-colour = { $card } (couleur : { mycelia-label-colour }) : votre champignon est sur la case { $space }, qui ne donne pas droit à cette couleur.
mycelia-no-kind = { $kind ->
    [prism] Il n’y a pas de goutte Prisme sur { $field }.
   *[dew] Il n’y a pas de goutte de rosée sur { $field }.
}
mycelia-no-lay-now = Rien ne vous permet de poser une case Sanctuaire ici maintenant.
mycelia-no-accept-now = Il n’y a rien à accepter maintenant.
mycelia-no-void-side = Ce choix n’aurait aucun effet maintenant.
mycelia-no-shrine = { $field } est une case Sanctuaire : elle n’a pas de terrain et ne peut pas être choisie.
mycelia-no-landscape = Terrain demandé par la carte : { mycelia-land-wanted } ; terrain de { $field } : { mycelia-land-found }.
mycelia-land-wanted = { $wanted ->
    [leaves] Feuilles mortes
    [moss] Mousse
    [water] Eau
    [soil] Terre
   *[other] { $wanted }
}
mycelia-land-found = { $found ->
    [leaves] Feuilles mortes
    [moss] Mousse
    [water] Eau
    [soil] Terre
   *[other] { $found }
}
mycelia-no-beetle = { $need ->
    [one] L’insecte demande exactement { $need } goutte ; sur { $field }, il y en a { $n }.
   *[other] L’insecte demande exactement { $need } gouttes ; sur { $field }, il y en a { $n }.
}
mycelia-no-at-least = { $need ->
    [one] Il faut au moins { $need } goutte ; sur { $field }, il y en a { $n }.
   *[other] Il faut au moins { $need } gouttes ; sur { $field }, il y en a { $n }.
}
mycelia-no-nothing-around = Il n’y a aucune goutte à côté de { $field }.
mycelia-no-no-move-symbol = Ici, la carte retire des gouttes, elle ne les déplace pas.
mycelia-no-no-remove-symbol = Ici, la carte déplace des gouttes, elle ne les retire pas.
mycelia-no-used-up = Les symboles pour cela sont épuisés.
mycelia-no-centre-first = Choisissez d’abord la case du milieu : « at { $field } », par exemple.
mycelia-no-no-centre = Cette carte ne demande pas de case du milieu.
mycelia-no-sides-only = La carte retire des gouttes des cases adjacentes, pas de celle-ci.
mycelia-no-sides = { $sides ->
    [one] La carte n’a que { $sides } possibilité.
   *[other] La carte offre { $sides } possibilités.
}
mycelia-no-chosen = Tous les symboles de cette image s’appliquent à la case que vous avez choisie, { $field }.
mycelia-no-beside = Seules comptent ici les cases adjacentes à { $field } qui ont encore leur goutte.

# Landscapes. The litter of leaves on the ground is not the leaves one pays with.

mycelia-landscape = { $landscape ->
    [leaves] Feuilles mortes
    [moss] Mousse
    [water] Eau
    [soil] Terre
   *[shrine] Sanctuaire
}

# Functions in words: infinitive clauses that follow one another in one sentence.

mycelia-function-empty = rien par elle-même
mycelia-function-then = { $first } ; puis { $rest }
mycelia-function-or = soit { $first }, soit { $rest }
mycelia-function-times = jusqu’à { $times } fois : { $what }
mycelia-function-each-time = { $times } fois ({ $what })
mycelia-function-others = chaque autre joueur peut { $what }
mycelia-function-leaves = { $n ->
    [one] prendre { $n } feuille
   *[other] prendre { $n } feuilles
}
mycelia-function-favours = { $n ->
    [one] prendre { $n } faveur
   *[other] prendre { $n } faveurs
}
mycelia-function-trash = retirer du jeu une carte de la défausse ou de la zone des cadeaux
mycelia-function-recycle = placer une carte de la défausse ou de la zone des cadeaux au sommet de la pioche
mycelia-function-tile = prendre une tuile Action { $tile }
mycelia-function-shrine = retirer la seule goutte d’une case et y poser une case Sanctuaire supplémentaire
mycelia-function-showcase = remplacer toutes les cartes de la rivière

# A field that fits. It follows "depuis", "sur" or "choisir".
mycelia-field = { $landscape ->
    [leaves] une case Feuilles mortes
    [moss] une case Mousse
    [water] une case Eau
    [soil] une case Terre
   *[any] une case au choix
}{ $rule ->
    [exactly] { $need ->
        [0] {" "}sans goutte
        [one] {" "}avec exactement { $need } goutte
       *[other] {" "}avec exactement { $need } gouttes
    }
    [at-least] { $need ->
        [one] {" "}avec au moins { $need } goutte
       *[other] {" "}avec au moins { $need } gouttes
    }
   *[none] {""}
}
mycelia-picture-move = { $n ->
    [one] déplacer { $n } goutte depuis { $field }
   *[other] déplacer { $n } gouttes depuis { $field }
}
mycelia-picture-move-may = { $n ->
    [one] déplacer jusqu’à { $n } goutte depuis { $field }
   *[other] déplacer jusqu’à { $n } gouttes depuis { $field }
}
mycelia-picture-remove = { $n ->
    [one] retirer { $n } goutte d’{ $field }
   *[other] retirer { $n } gouttes d’{ $field }
}
mycelia-picture-remove-may = { $n ->
    [one] retirer jusqu’à { $n } goutte d’{ $field }
   *[other] retirer jusqu’à { $n } gouttes d’{ $field }
}
mycelia-picture-next-move = { $n ->
    [one] déplacer { $n } goutte depuis cette case
   *[other] déplacer { $n } gouttes depuis cette case
}
mycelia-picture-next-move-may = { $n ->
    [one] au choix, déplacer encore { $n } goutte depuis cette case
   *[other] au choix, déplacer encore jusqu’à { $n } gouttes depuis cette case
}
mycelia-picture-next-remove = { $n ->
    [one] retirer { $n } goutte de cette case
   *[other] retirer { $n } gouttes de cette case
}
mycelia-picture-next-remove-may = { $n ->
    [one] au choix, retirer encore { $n } goutte de cette case
   *[other] au choix, retirer encore jusqu’à { $n } gouttes de cette case
}
mycelia-then = puis { $what }
mycelia-picture-beside = { $sides ->
    [1] retirer 1 goutte d’une case adjacente
    [4] retirer 1 goutte de chaque case adjacente
   *[other] retirer 1 goutte de chacune de { $sides } cases adjacentes
}
mycelia-picture-around = choisir { $field } : { $sides ->
    [1] retirer 1 goutte d’une case adjacente
    [4] retirer 1 goutte de chaque case adjacente
   *[other] retirer 1 goutte de chacune de { $sides } cases adjacentes
}
mycelia-picture-around-and = choisir { $field } : { $takes ->
    [one] en retirer jusqu’à { $takes } goutte
   *[other] en retirer jusqu’à { $takes } gouttes
}, et { $sides ->
    [1] 1 goutte d’une case adjacente
    [4] 1 goutte de chaque case adjacente
   *[other] 1 goutte de chacune de { $sides } cases adjacentes
}

# What gifts do while they lie in the gift area, and the steps of Gwidyon's cards.

mycelia-ability-cheaper = { $n ->
    [one] Chaque carte que vous recrutez pendant ce tour coûte { $n } feuille de moins.
   *[other] Chaque carte que vous recrutez pendant ce tour coûte { $n } feuilles de moins.
}
mycelia-ability-hire = Pour chaque carte que vous recrutez pendant ce tour : { $what }.
mycelia-ability-drop = Pour chaque goutte qui quitte votre plateau pendant ce tour : { $what }.
mycelia-ability-no-bonus = Pendant ce tour, rien ne vous oblige à accorder aux autres joueurs les bonus de vos cartes.
mycelia-ability-no-beetles = Pendant ce tour, vos cartes ignorent les insectes : le nombre indiqué est un minimum.
mycelia-ability-any-landscape = Pendant ce tour, vos cartes ignorent les terrains : toute case convient.
mycelia-ability-moves-remove = Pendant ce tour, chaque déplacement de vos cartes peut retirer la goutte à la place.
mycelia-ability-twice = La première carte que vous jouez de votre main pendant ce tour peut être appliquée deux fois.
mycelia-ability-free-tiles = Pendant ce tour, toutes vos tuiles sont gratuites.
mycelia-solo-chip = La tuile Gwidyon est retournée ; sur sa face Retirer, Gwidyon retire 1 goutte de son tas.
mycelia-solo-removes = { $n ->
    [one] Gwidyon retire { $n } goutte de son tas.
   *[other] Gwidyon retire { $n } gouttes de son tas.
}
mycelia-solo-showcase = Toute la rivière est remplacée.
mycelia-solo-you = Vous pouvez { $what }.

# What is being asked now. The title says what is running.

mycelia-title = { $kind ->
    [tile] Tuile { $name }
    [single] { $name }, à l’arrivée
    [ability] { $name } dans votre zone des cadeaux
   *[function] { $name }
}
mycelia-title-solo = Carte { $card } de Gwidyon
mycelia-title-bonus = Bonus pour vous : { $title }
mycelia-counted = { $moves ->
    [yes] { $title }, déplacement { $at } sur { $times }
   *[no] { $title }, { $at } sur { $times }
}
mycelia-ask-turn = Tour { $round }, à vous : { $hand ->
    [0] votre main est jouée. Recruter, utiliser une tuile ou finir votre tour ?
    [1] jouer votre dernière carte, ou d’abord recruter ou utiliser une tuile ?
   *[other] quelle carte jouez-vous ? { $extras ->
        [yes] Vous pouvez aussi recruter et utiliser des tuiles à tout moment entre les cartes.
       *[no] Toute la main se joue, dans l’ordre de votre choix.
    }
}
mycelia-ask-move = { $landscape ->
    [leaves] quelle goutte d’une case Feuilles mortes déplacez-vous, et où ?
    [moss] quelle goutte d’une case Mousse déplacez-vous, et où ?
    [water] quelle goutte d’une case Eau déplacez-vous, et où ?
    [soil] quelle goutte d’une case Terre déplacez-vous, et où ?
   *[any] quelle goutte déplacez-vous, et où ?
}
mycelia-ask-remove = { $landscape ->
    [leaves] quelle goutte d’une case Feuilles mortes retirez-vous du plateau ?
    [moss] quelle goutte d’une case Mousse retirez-vous du plateau ?
    [water] quelle goutte d’une case Eau retirez-vous du plateau ?
    [soil] quelle goutte d’une case Terre retirez-vous du plateau ?
   *[any] quelle goutte retirez-vous du plateau ?
}
mycelia-ask-both = choisissez la case : votre première action la désigne.
mycelia-ask-centre = quelle case est celle du milieu ?
mycelia-ask-on-field = { $kind ->
    [move] sur { $field }, où va une autre goutte ?
    [remove] sur { $field }, retirer une autre goutte ?
    [around] autour de { $field }, quelle goutte est retirée ensuite ?
   *[both] sur { $field }, que devient la goutte suivante ?
}
mycelia-ask-either = laquelle de ces possibilités ?
mycelia-ask-leaves = { $n ->
    [one] prendre { $n } feuille ?
   *[other] prendre { $n } feuilles ?
}
mycelia-ask-favours = { $n ->
    [one] prendre { $n } faveur ?
   *[other] prendre { $n } faveurs ?
}
mycelia-ask-trash = quelle carte est retirée du jeu ?
mycelia-ask-recycle = quelle carte retourne au sommet de votre pioche ?
mycelia-ask-tile = prendre une tuile { $tile } ?
mycelia-ask-tile-return = vous avez quatre tuiles. Laquelle rendez-vous pour une tuile { $tile } ?
mycelia-ask-shrine = quelle case devient une case Sanctuaire ? La goutte qui s’y trouve est retirée.
mycelia-ask-void = privez-vous les autres de son bonus ?
mycelia-ask-refresh = remplacer la rivière, ou placer les cadeaux visibles sous leurs piles ?
mycelia-ask-answers = lequel de vos cadeaux réagit au recrutement ?
mycelia-ask-again = { $card } était votre première carte de ce tour. L’appliquer encore une fois ?

# Options in words.

mycelia-move-play = jouer { $card }
mycelia-move-hire = { $cost ->
    [one] recruter { $card } pour { $cost } feuille
   *[other] recruter { $card } pour { $cost } feuilles
}
mycelia-move-buy = prendre le cadeau { $card } ; le champignon retourne au départ
mycelia-move-answer = { $card } : { $what }
mycelia-move-void = priver les autres du bonus
mycelia-move-let = laisser le bonus aux autres
mycelia-move-again = appliquer { $card } encore une fois
mycelia-move-skip-answers = plus de réactions : continuer
mycelia-move-skip-again = une fois suffit
mycelia-move-refresh-showcase = remplacer la rivière
mycelia-move-refresh-roots = placer les cadeaux visibles sous leurs piles
mycelia-move-prism-step = déplacer une goutte Prisme de { $from } à { $to }
mycelia-move-prism-take = retirer une goutte Prisme de { $field }
mycelia-move-use = { $cost ->
    [0] utiliser gratuitement la tuile { $tile }
    [one] utiliser la tuile { $tile } pour { $cost } feuille
   *[other] utiliser la tuile { $tile } pour { $cost } feuilles
}
mycelia-move-end = finir le tour
mycelia-move-step = déplacer une goutte de { $from } à { $to }
mycelia-move-take = retirer une goutte de { $field }
mycelia-move-at = choisir { $field }
mycelia-move-skip = passer le reste
mycelia-move-trash = retirer { $card } du jeu
mycelia-move-recycle = placer { $card } au sommet de la pioche
mycelia-move-return = rendre la tuile { $tile }
mycelia-move-lay = poser une case Sanctuaire sur { $field }

# What happened.

mycelia-event-unasked = { $verb ->
    [play] Il ne reste qu’une carte : elle se joue toute seule.
    [end] Il n’y a rien d’autre à faire : le tour se finit tout seul.
   *[other] Joué automatiquement : c’était la seule possibilité.
}
mycelia-event-turn = { $you ->
    [yes] Tour { $round }, à vous de jouer.
   *[no] Tour { $round }, { $name } joue.
}
mycelia-event-played = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $name } joue { $card }.
}
mycelia-event-hired = { $you ->
    [yes] { $cost ->
        [one] Vous recrutez { $card } pour { $cost } feuille ; la carte est au sommet de votre pioche.
       *[other] Vous recrutez { $card } pour { $cost } feuilles ; la carte est au sommet de votre pioche.
    }
   *[no] { $cost ->
        [one] { $name } recrute { $card } pour { $cost } feuille.
       *[other] { $name } recrute { $card } pour { $cost } feuilles.
    }
}
mycelia-event-used = { $you ->
    [yes] { $cost ->
        [0] Vous utilisez gratuitement la tuile { $tile }.
        [one] Vous utilisez la tuile { $tile } pour { $cost } feuille.
       *[other] Vous utilisez la tuile { $tile } pour { $cost } feuilles.
    }
   *[no] { $cost ->
        [0] { $name } utilise gratuitement la tuile { $tile }.
        [one] { $name } utilise la tuile { $tile } pour { $cost } feuille.
       *[other] { $name } utilise la tuile { $tile } pour { $cost } feuilles.
    }
}
mycelia-event-leaves = { $you ->
    [yes] { $n ->
        [one] Vous prenez { $n } feuille.
       *[other] Vous prenez { $n } feuilles.
    }
   *[no] { $n ->
        [one] { $name } prend { $n } feuille.
       *[other] { $name } prend { $n } feuilles.
    }
}
mycelia-event-favour = { $you ->
    [yes] Votre champignon avance sur la case { $space } de la plateforme des faveurs.
   *[no] { $name } avance son champignon sur la case { $space } de la plateforme des faveurs.
}
mycelia-event-moved = { $you ->
    [yes] { $prism ->
        [1] Vous déplacez une goutte Prisme de { $from } à { $to }.
       *[other] Vous déplacez une goutte de { $from } à { $to }.
    }
   *[no] { $prism ->
        [1] { $name } déplace une goutte Prisme de { $from } à { $to }.
       *[other] { $name } déplace une goutte de { $from } à { $to }.
    }
}
mycelia-event-moved-off = { $you ->
    [yes] { $prism ->
        [1] Vous déplacez une goutte Prisme de { $from } sur la case Sanctuaire { $to } : elle quitte votre plateau.
       *[other] Vous déplacez une goutte de { $from } sur la case Sanctuaire { $to } : elle quitte votre plateau.
    }
   *[no] { $prism ->
        [1] { $name } déplace une goutte Prisme de { $from } sur la case Sanctuaire { $to } : elle quitte le plateau.
       *[other] { $name } déplace une goutte de { $from } sur la case Sanctuaire { $to } : elle quitte le plateau.
    }
}
mycelia-event-moved-on = { $you ->
    [yes] { $prism ->
        [1] Vous déplacez des gouttes Prisme : { $steps }.
       *[other] Vous déplacez des gouttes : { $steps }.
    }
   *[no] { $prism ->
        [1] { $name } déplace des gouttes Prisme : { $steps }.
       *[other] { $name } déplace des gouttes : { $steps }.
    }
}
mycelia-step-words = { $off ->
    [yes] de { $from } à { $to } et hors du plateau
   *[no] de { $from } à { $to }
}
mycelia-drops = { $n ->
    [1] { $prism ->
        [1] une goutte Prisme
       *[other] une goutte
    }
   *[other] { $prism ->
        [1] { $n } gouttes Prisme
       *[other] { $n } gouttes
    }
}
mycelia-event-off = { $you ->
    [yes] Vous retirez { mycelia-drops } de { $field }.
   *[no] { $name } retire { mycelia-drops } de { $field }.
}
mycelia-event-skipped = { $you ->
    [yes] Vous renoncez au reste.
   *[no] { $name } renonce au reste.
}
mycelia-event-trashed = { $you ->
    [yes] Vous retirez { $card } du jeu.
   *[no] { $name } retire { $card } du jeu.
}
mycelia-event-recycled = { $you ->
    [yes] Vous placez { $card } au sommet de votre pioche.
   *[no] { $name } place { $card } au sommet de sa pioche.
}
mycelia-event-tile-gained = { $you ->
    [yes] Vous recevez la tuile { $tile }.
   *[no] { $name } reçoit la tuile { $tile }.
}
mycelia-event-tile-returned = { $you ->
    [yes] Vous rendez la tuile { $tile }.
   *[no] { $name } rend la tuile { $tile }.
}
mycelia-event-shrine-laid = { $you ->
    [yes] Vous posez une case Sanctuaire sur { $field }.
   *[no] { $name } pose une case Sanctuaire sur { $field }.
}
mycelia-event-ending = { $you ->
    [yes] Votre plateau est vide ! Ce tour de table est le dernier.
   *[no] { $name } a vidé son plateau ! Ce tour de table est le dernier.
}
mycelia-event-turn-ended = { $you ->
    [yes] Vous finissez votre tour.
   *[no] { $name } finit son tour.
}
mycelia-event-shrine = Gouttes dans le Sanctuaire : { $n } sur { $capacity }.
mycelia-event-rolled = Le Sanctuaire est plein et tourne. Le dé indique : { mycelia-face }.
mycelia-event-supplied = { $you ->
    [yes] Nouvelles gouttes pour vous : { $field }.
   *[no] Nouvelles gouttes pour { $name } : { $field }.
}
mycelia-event-shown = Nouvelle carte dans la rivière : { $card }.
mycelia-event-showcase-replaced = Toute la rivière est remplacée.
mycelia-event-pile-shuffled = { $n ->
    [1] La pioche est vide ; la carte défaussée en forme une nouvelle.
   *[other] La pioche est vide ; les { $n } cartes défaussées sont mélangées et en forment une nouvelle.
}
mycelia-event-shuffled = { $you ->
    [yes] { $n ->
        [one] Votre défausse ({ $n } carte) est mélangée et placée sous votre pioche.
       *[other] Votre défausse ({ $n } cartes) est mélangée et placée sous votre pioche.
    }
   *[no] { $n ->
        [one] { $name } mélange sa défausse ({ $n } carte) et la place sous sa pioche.
       *[other] { $name } mélange sa défausse ({ $n } cartes) et la place sous sa pioche.
    }
}
mycelia-event-drew = { $you ->
    [yes] Vous piochez : { $cards }.
   *[no] { $n ->
        [one] { $name } pioche { $n } carte.
       *[other] { $name } pioche { $n } cartes.
    }
}
mycelia-event-over = La partie est terminée.
mycelia-event-gift-laid = { $you ->
    [yes] { $n ->
        [0] Vous piochez le cadeau { $card } et le posez dans votre zone des cadeaux.
        [one] Vous piochez le cadeau { $card } et le posez dans votre zone des cadeaux ; il fait piocher { $n } carte de plus.
       *[other] Vous piochez le cadeau { $card } et le posez dans votre zone des cadeaux ; il fait piocher { $n } cartes de plus.
    }
   *[no] { $n ->
        [0] { $name } pioche le cadeau { $card } et le pose dans sa zone des cadeaux.
        [one] { $name } pioche le cadeau { $card } et le pose dans sa zone des cadeaux ; il fait piocher { $n } carte de plus.
       *[other] { $name } pioche le cadeau { $card } et le pose dans sa zone des cadeaux ; il fait piocher { $n } cartes de plus.
    }
}
mycelia-event-gift-bought = { $you ->
    [yes] Vous prenez le cadeau { $card } ; votre champignon retourne au départ.
   *[no] { $name } prend le cadeau { $card } ; son champignon retourne au départ.
}
mycelia-event-gifts-cleared = { $you ->
    [yes] Les cartes de votre zone des cadeaux vont dans votre défausse.
   *[no] { $name } met sa zone des cadeaux dans sa défausse.
}
mycelia-event-answered = { $card } réagit au recrutement.
mycelia-event-again = { $you ->
    [yes] Vous appliquez { $card } encore une fois.
   *[no] { $name } applique { $card } encore une fois.
}
mycelia-event-voided = { $you ->
    [yes] Vous privez les autres du bonus.
   *[no] { $name } prive les autres du bonus.
}
mycelia-event-roots-turned = Les cadeaux visibles vont sous leurs piles. Maintenant visibles : { $cards }.

# Gwidyon, the solo opponent.

mycelia-event-gwidyon-turn = Tour { $round }, Gwidyon joue.
mycelia-event-gwidyon-card = Gwidyon révèle la carte Solo { $card }.
mycelia-event-gwidyon-chip = { $side ->
    [remove] La tuile Gwidyon est retournée sur sa face Retirer.
   *[rest] La tuile Gwidyon est retournée sur sa face Repos : rien ne se passe.
}
mycelia-event-gwidyon-removed = { $n ->
    [one] Gwidyon retire { $n } goutte de son tas
   *[other] Gwidyon retire { $n } gouttes de son tas
} ; { $left ->
    [0] il n’en reste aucune
   *[other] il en reste { $left }
}.
mycelia-event-gwidyon-ending = Le tas de Gwidyon est vide ! Ce tour est le dernier.
mycelia-event-gwidyon-shuffled = Cinq des six cartes de Gwidyon ont été révélées ; les six sont à nouveau mélangées.
mycelia-event-gwidyon-favour = Le champignon jaune de Gwidyon va sur la case { $space } de la plateforme des faveurs.

# The terminal table.

mycelia-goal =
    Des gouttes de rosée couvrent votre forêt. Videz votre plateau avant les autres : déplacez-les
    case par case jusqu’à la case Sanctuaire, ou retirez-les avec une carte.
    À chaque tour, vous jouez toutes les cartes de votre main. Les feuilles servent à recruter
    de meilleures cartes et à payer les tuiles ; une carte recrutée va au sommet de votre
    pioche et arrive donc vite en main. Les gouttes vont dans le Sanctuaire. Quand il est
    plein, il tourne et tout le monde reçoit de nouvelles gouttes. Dès qu’un plateau est vide,
    on finit le tour de table et la partie est terminée. Si plusieurs plateaux sont vides, le
    plus grand nombre de feuilles l’emporte.
mycelia-goal-solo =
    Des gouttes de rosée couvrent votre forêt, et vous jouez en solo contre Gwidyon, qui a un
    tas de gouttes. Videz votre plateau avant que son tas ne soit vide : déplacez les gouttes
    case par case jusqu’à la case Sanctuaire, ou retirez-les avec une carte. À chaque tour,
    vous jouez toutes les cartes de votre main. Les feuilles servent à recruter de meilleures
    cartes et à payer les tuiles ; une carte recrutée va au sommet de votre pioche et arrive
    donc vite en main. Après chacun de vos tours, une des cartes Solo de Gwidyon est
    révélée et appliquée. Ce que vos cartes offrent aux autres l’aide : des gouttes quittent
    son tas, et chaque déplacement retourne sa tuile. Vos gouttes et les siennes remplissent
    le Sanctuaire ; quand il est plein, il tourne et vous en recevez de nouvelles. Le tour où
    l’un de vous deux n’a plus de gouttes est le dernier ; si c’est le cas des deux, vous
    gagnez tous les deux.
mycelia-goal-expansion =
    Avec l’extension, certaines cartes ont un effet unique au moment du recrutement : elles
    apportent des tuiles ou une case Sanctuaire supplémentaire, ou retirent les cartes faibles
    de votre deck.
mycelia-goal-prisma =
    Avec Prisma, certaines gouttes sont des gouttes Prisme : chacune de celles qui quittent
    votre plateau fait avancer votre champignon d’une faveur sur la plateforme. Sur une case
    colorée, vous pouvez prendre le cadeau visible de cette couleur ou d’une couleur
    précédente ; votre champignon retourne alors au départ. Un cadeau pioché reste un tour
    dans votre zone des cadeaux, vous fait piocher des cartes et assouplit une règle pour vous.
mycelia-cell = { $landscape ->
    [leaves] Feuil.
    [moss] Mousse
    [water] Eau
    [soil] Terre
   *[shrine] SANCT.
}
mycelia-label-your-board = Votre plateau
mycelia-label-board-of = Plateau : { $name }
mycelia-label-round = tour { $round }
mycelia-moment = Tour { $round }
mycelia-label-ending = { $alone ->
    [yes] DERNIER TOUR DE JEU
   *[no] DERNIER TOUR
}
mycelia-label-drops = { $n ->
    [one] { $n } goutte
   *[other] { $n } gouttes
}
mycelia-label-leaves = { $n ->
    [one] { $n } feuille
   *[other] { $n } feuilles
}
mycelia-label-prisms = { $n ->
    [one] { $n } goutte Prisme
   *[other] { $n } gouttes Prisme
}
mycelia-label-free = gratuite
mycelia-label-used = utilisée
mycelia-label-piles = pioche { $draw }, défausse { $discard }
mycelia-label-top = Au sommet de la pioche : { $card }
mycelia-label-shrine = Sanctuaire  gouttes : { $n } sur { $capacity }
mycelia-label-collected = +{ $n } à la fin de ce tour
mycelia-label-usable = [ ] marque les cases utilisables maintenant
mycelia-label-prism-legend = 2+1 : 2 gouttes de rosée { $dew } et 1 goutte Prisme { $prism }
mycelia-label-extra-legend = { $mark } marque une case Sanctuaire supplémentaire
mycelia-label-supply = Quand il est plein, la grille { $card } donne :
mycelia-label-others-things = { $leaves ->
    [one] { $leaves } feuille, tuiles { $tiles }
   *[other] { $leaves } feuilles, tuiles { $tiles }
}
mycelia-label-others-gifts = cadeaux : { $gifts }
mycelia-label-others-piles = main { $hand }, pioche { $draw }, défausse { $discard }
mycelia-label-showcase = Rivière
mycelia-label-showcase-hint = cartes à recruter ; { $leaves ->
    [0] vous n’avez pas de feuilles
    [one] vous avez { $leaves } feuille
   *[other] vous avez { $leaves } feuilles
} (encore { $pile } dans la pioche){ $discount ->
    [0] {""}
    [one] {" "}; chacune coûte { $discount } feuille de moins pendant ce tour
   *[other] {" "}; chacune coûte { $discount } feuilles de moins pendant ce tour
}
mycelia-label-single = Au recrutement : { $single } Plus tard : { $what }
mycelia-label-gap = (vide jusqu’à la fin du tour)
mycelia-label-tiles = Tuiles
mycelia-label-tiles-hint = { $free ->
    [yes] chacune une fois par tour, toutes gratuites pendant ce tour
   *[no] chacune une fois par tour, payée en feuilles
}
mycelia-label-stock = Dans la réserve : tuiles { $tiles } ; { $fields ->
    [0] aucune case Sanctuaire supplémentaire
    [one] { $fields } case Sanctuaire supplémentaire
   *[other] { $fields } cases Sanctuaire supplémentaires
}. « card c » dit ce que fait la tuile c.
mycelia-label-tile = { $used ->
    [yes] tuile { $tile } (utilisée)
   *[no] tuile { $tile }
}
mycelia-label-hand = Main
mycelia-label-hand-hint = tout se joue, dans l’ordre de votre choix
mycelia-label-copies = { $n ->
    [1] { $card }
   *[other] { $card } (×{ $n })
}
mycelia-label-hidden = { $n ->
    [0] (aucune carte)
    [one] { $n } carte cachée
   *[other] { $n } cartes cachées
}
mycelia-label-stock-tile = { $tile } ×{ $n }
mycelia-label-none = aucune
mycelia-label-area = Zone des cadeaux
mycelia-label-area-hint = vos cadeaux ; ils vont dans votre défausse à la fin de votre tour
mycelia-label-gift-works = Actif maintenant : { $what }
mycelia-label-gift-waits = Attend votre tour : { $what }
mycelia-label-gift-none = { $n ->
    [0] A fait son office.
    [one] A fait son office : { $n } carte piochée.
   *[other] A fait son office : { $n } cartes piochées.
}
mycelia-label-gift-short = { $works ->
    [yes] { $gift } (actif)
   *[no] { $gift }
}
mycelia-label-roots = Cadeaux
mycelia-label-roots-hint = ceux qui sont visibles ; en prendre un renvoie votre champignon au départ
mycelia-label-roots-rest = { $example ->
    [none] Hors de portée maintenant : { $gifts }.
   *[other] Hors de portée maintenant : { $gifts }. « card { $example } » dit ce qu’il fait.
}
mycelia-label-root = { $gift ->
    [none] plus de cadeau { mycelia-label-colour }
   *[other] { $gift } ({ mycelia-label-colour }, { $n } dans la pile)
}
mycelia-label-root-more = { $n ->
    [0] (Le dernier.)
   *[other] (Encore { $n } dessous.)
}
mycelia-label-gift-single = À la prise : { $what }
mycelia-label-gift-draws = { $n ->
    [0] Ne fait piocher aucune carte.
    [one] Fait piocher { $n } carte.
   *[other] Fait piocher { $n } cartes.
}
mycelia-label-colour = { $colour ->
    [start] départ
    [plain] sans couleur
    [green] vert
    [amber] ambre
    [violet] violet
   *[other] { $colour }
}
mycelia-label-track = Faveurs
mycelia-label-colour-short = { $colour ->
    [green] Ve
    [amber] Am
   *[violet] Vi
}
mycelia-label-track-legend = { $short ->
    [yes] Ve vert, Am ambre, Vi violet : case pour un cadeau de cette couleur ou d’une couleur précédente
   *[no] Sur une case colorée, vous pouvez prendre un cadeau de cette couleur ou d’une couleur précédente.
}
mycelia-label-idle = inactif
mycelia-label-pile = gouttes : { $n } sur { $start }
mycelia-label-chip = { $side ->
    [remove] Tuile Gwidyon : face Retirer visible (prochain retournement : rien)
   *[rest] Tuile Gwidyon : face Repos visible (prochain retournement : 1 goutte retirée)
}
mycelia-label-solo-cards = Cartes : { $deck } face cachée, vues { $seen }
mycelia-label-solo-next = Cartes de Gwidyon
mycelia-label-solo-next-hint = la prochaine est l’une de celles-ci ; la dernière reste cachée
mycelia-label-step-chip = tuile retournée
mycelia-label-step-removes = il en retire { $n }
mycelia-label-step-showcase = nouvelle rivière
mycelia-label-step-you = vous pouvez { $what }
mycelia-choose-take = Retirer une goutte de
mycelia-choose-prism-take = Retirer une goutte Prisme de
mycelia-choose-at = Choisir la case
mycelia-choose-lay = Poser la case Sanctuaire sur
mycelia-breakdown = { $row ->
    [drops-left] gouttes restantes
    [leaves] feuilles
    [favours] faveurs
   *[other] { $row }
}
# A face of the die, inside mycelia-event-rolled and mycelia-about-face.
mycelia-face = { $face ->
    [sun] soleil
    [moon] lune
    [acorn] gland
    [feather] plume
    [snail] escargot
    [web] toile
   *[other] { $face }
}

# The opponent of a game alone.
mycelia-gwidyon = Gwidyon
# Options that do not go together, behind “option NAME:”.
mycelia-clash-setup = avec ces cartes, une valeur parmi { $names } est attendue, reçu { $given }
mycelia-clash-sides = une face pour chacune des { $n } places attendue, reçu { $given }
mycelia-clash-board = { $side } une seule fois, il n’y a qu’un plateau avec ce verso
