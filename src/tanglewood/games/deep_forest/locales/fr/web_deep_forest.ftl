df-field = { $field }, { $tile ->
    [thicket] fourré
    [gate] porte
    [guard] garde
    [sword] épée
    [troll] troll
    [rock] rocher
    [wall] mur
    [bare] clairière
    [hidden] face cachée
   *[forest] forêt
}
df-field-pawn = le pion est ici
df-field-markers = { $n ->
    [one] { $n } pierre de balisage
   *[other] { $n } pierres de balisage
}
df-field-visitors = { $n ->
    [one] { $n } troll envoyé ici
   *[other] { $n } trolls envoyés ici
}
df-field-attacks = vous attaque
df-field-fight = on combat les monstres ici
df-field-fog = dans le brouillard
df-field-sight = en vue
df-field-costs = coûte { $price }
df-cell = Rangée { $row }, colonne { $column } : { $cell ->
    [potion] potion
    [book] livre
    [coin] pièce d’or
    [marker] pierre de balisage
   *[nothing] vide
}
df-edge = { $side ->
    [row] Rangée { $n }
    [column] Colonne { $n }
   *[corner] La diagonale
}
df-edge-gives = { $edge } : donne { $gives }
df-edge-would = { $edge } : donnerait { $gives }
df-edge-taken = { $name } est ici
df-edge-own = votre pion est ici
df-edge-closed = { $edge } : fermée, le coin est ouvert à { $deep_forest__market__corner_from ->
    [one] { $deep_forest__market__corner_from } joueur
   *[other] { $deep_forest__market__corner_from } joueurs
    }
df-strip = Bandelette : { $cells }
df-strip-lies = Bandelette { $cells }, de { $from } à { $to }. Les flèches la déplacent, R la tourne, Entrée la pose
df-monster = { $name }, force { $strength }, { $gold } or
df-strength-now = Sa force est { $strength }.
df-monster-boost = { $resource ->
    [potion] chaque potion payée ajoute un point
    [book] chaque livre payé ajoute un point
    [coin] chaque pièce d’or payée ajoute un point
   *[marker] chaque pierre de balisage payée ajoute un point
}
df-monster-left = { $n ->
    [0] plus aucun
    [one] il en reste { $n }
   *[other] il en reste { $n }
}
df-die = Le dé { $n } montre { $pips }{ $aside ->
    [yes] , de côté
   *[no] {""}
}{ $advised ->
    [yes] , mieux vaut le mettre de côté
   *[no] {""}
}
df-good-over = { $n } { $resource ->
    [potion] potions
    [book] livres
   *[marker] pierres de balisage
} : à la fin de votre tour, vous pouvez en garder { $limit }
df-swords = { $n ->
    [one] { $n } épée
   *[other] { $n } épées
}
df-spent = { $n ->
    [one] { $n } épée retournée
   *[other] { $n } épées retournées
}
df-retreats = { $n ->
    [one] { $n } retraite restante
   *[other] { $n } retraites restantes
}
df-trolls = { $n ->
    [one] { $n } troll
   *[other] { $n } trolls
}, { $ready ->
    [0] aucun à envoyer maintenant
   *[other] { $ready } à envoyer
}
df-won = { $tile ->
    [thicket] { $n ->
        [one] { $n } fourré
       *[other] { $n } fourrés
    }
    [gate] { $n ->
        [one] { $n } porte
       *[other] { $n } portes
    }
   *[guard] { $n ->
        [one] { $n } garde
       *[other] { $n } gardes
    }
}
df-hidden = Face cachée
df-hidden-of = { $n } × { $tile ->
    [thicket] fourré
    [gate] porte
    [guard] garde
    [sword] épée
    [troll] troll
   *[forest] forêt
}
df-sets = séries : { $gold } or
df-forest-says = { $left ->
    [yes] Forêt : { $name }, sortie par { $pawn }, chemin de { $n } cases
   *[no] Forêt : { $name }, pion en { $pawn }, chemin de { $n } cases
}

df-market = Marché
df-edges = Lignes du marché
df-cells = Cases du marché
df-hand = Vos bandelettes
df-hand-count = { $n ->
    [one] { $n } bandelette en main
   *[other] { $n } bandelettes en main
}
df-goods = Ressources
df-forest-own = Votre forêt
df-forest-of = Forêt : { $name }
df-monsters = Monstres des rochers
df-fight = Combat
df-dice = Dés
df-commit = Épées
df-actions = Ce que vous pouvez faire
df-points = Or jusqu’ici
df-total = Total
df-rounds = Manches
df-part-forest = Forêt
df-part-market = Marché
df-part-fight = Combat
df-part-monsters = Monstres
df-part-others = Autres
df-first = 1er joueur
df-out = hors de la forêt
df-path = chemin de { $n }
df-gold = { $n } or
df-pile = { $n ->
    [one] { $n } bandelette dans la pioche
   *[other] { $n } bandelettes dans la pioche
}

df-round = Manche { $n } sur { $of }
df-fog-after = brouillard après la manche { $n }
df-fog-wall = brouillard au mur inférieur
df-fog-row = { $row ->
    [1] brouillard en rangée 1
   *[other] brouillard des rangées 1 à { $row }
}
df-last-turns = derniers tours

df-turn = Tourner
df-lay-it = Poser
df-lay-about = Glissez-la ou cliquez pour la placer ; choisir une ligne la pose et donne ce qu’elle montre.
df-stand-about = Choisissez la ligne où vous vous placez : vous prenez ce qu’elle montre.
df-choose-about = Choisissez une bandelette, ou glissez-la sur le marché.
df-market-about = { $n ->
    [0] Rien n’a encore été posé.
    [one] { $n } bandelette est posée ici.
   *[other] { $n } bandelettes sont posées ici.
}

df-button = { $what ->
    [sell] En vendre { $deep_forest__prices__sell }
    [buy] Acheter
    [back] Reculer
    [send] Envoyer un troll
    [return] Rendre
    [take] Ramasser l’épée
    [pass] Passer devant
   *[other] { $what }
}
df-now-resource = Quelle sorte ?
df-now-seat = À qui ?
df-now-field = Quelle case ?
df-send-to = Envoyer le troll à { $name }
df-send-about = Sur quelle case va le troll ?
df-enlarge = Voir en grand la forêt : { $name }

df-fight-head = Force { $strength }
df-fight-rule = { $deep_forest__limits__rolls ->
    [one] Un dé par épée engagée, jusqu’à { $deep_forest__limits__rolls } lancer.
   *[other] Un dé par épée engagée, jusqu’à { $deep_forest__limits__rolls } lancers.
    }
df-fight-rolls = { $name } : lancer { $n }, { $left ->
    [0] plus aucun
    [one] il en reste { $left }
   *[other] il en reste { $left }
}
df-fight-of = sur { $strength }
df-fight-extra = { $n ->
    [one] dont { $n } payé
   *[other] dont { $n } payés
}
df-commit-about = { $swords ->
    [0] dés seuls { $chance } %, une victoire ne coûte aucune épée
    [one] dés seuls { $chance } %, une victoire coûte { $swords } épée
   *[other] dés seuls { $chance } %, une victoire coûte { $swords } épées
}
df-aside = de côté
df-keep = garder
df-aside-about = Cliquez sur les dés à garder, puis lancez les autres.
df-odds = Chances de chaque combat
df-odds-ask = Voir les chances
df-odds-hide = Cacher les chances
df-odds-strength = Force
df-odds-dice = Dés
df-odds-chance = Dés seuls
df-odds-with = Avec tout
df-odds-swords = Épées perdues
df-fight-odds = { $missing ->
    [0] Cela suffit.
    [one] Il manque { $missing } point.
   *[other] Il manque { $missing } points.
} Bien joués, les dés seuls gagnent dans { $chance } % des cas, avec tout ce que vous pourriez ajouter dans { $more } %. Des pastilles marquent les dés à garder.

df-help = Comment on joue
df-help-market = Posez une bandelette n’importe où sur le marché, par-dessus ce qui s’y trouve. Placez-vous ensuite à une ligne libre et prenez ce qu’elle montre.
df-help-path = Chaque pas laisse une pierre de balisage derrière vous, deux en quittant un rocher ou dans le brouillard, trois pour les deux. Votre chemin ne doit jamais se toucher.
df-help-obstacles = { $deep_forest__prices__obstacle ->
    [one] Les fourrés coûtent { $deep_forest__prices__obstacle } potion, les portes autant de livres, les gardes autant de pièces d’or. Trois identiques ou trois différents valent { $deep_forest__points__set } or.
   *[other] Les fourrés coûtent { $deep_forest__prices__obstacle } potions, les portes autant de livres, les gardes autant de pièces d’or. Trois identiques ou trois différents valent { $deep_forest__points__set } or.
    }
df-help-fights = { $deep_forest__limits__committed ->
    [one] À côté d’un rocher ou dessus, vous pouvez combattre : au moins { $deep_forest__limits__committed } épée, un dé chacune. Gagné ou perdu, le combat finit votre tour.
   *[other] À côté d’un rocher ou dessus, vous pouvez combattre : au moins { $deep_forest__limits__committed } épées, un dé chacune. Gagné ou perdu, le combat finit votre tour.
    }
df-help-trolls = Un troll à côté de vous veut une pièce d’or avant toute autre chose. Dès la manche suivante, vous pouvez l’envoyer à quelqu’un.
df-help-fog = Après la manche { $deep_forest__fog__after_round }, le brouillard monte d’une rangée par manche. Dès lors, vous pouvez sortir par le mur supérieur : { $deep_forest__points__left } or, et { $deep_forest__points__longest } pour le chemin le plus long.
df-help-keys = Les flèches parcourent ce qui brille, Entrée le prend. Pendant la pose d’une bandelette, les flèches la déplacent et R la tourne.
df-help-rules = Toutes les règles, une à une

web-setting-deep-forest-first = Qui commence
web-setting-deep-forest-sparse = Bandelettes clairsemées
web-setting-deep-forest-limited-supply = Réserve limitée
web-cards-deep-forest = { $table ->
    [monster] Monstres des rochers
    [tile] Tuiles de la forêt
    [strip] Bandelettes du marché
    [board] La forêt
    [fog] Brouillard
    [start] Départ de chaque joueur
    [limits] Limites
    [prices] Prix
    [points] Points
    [market] Le marché
    [deal] Bandelettes en jeu
    [supply] Réserve
    [coins] Pièces d’or
   *[other] { $table }
}

web-total-deep-forest = Or en tout
web-curve-deep-forest = Or si la partie s’était arrêtée là, manche par manche
web-curve-label-deep-forest = Courbe du déroulement : l’or de chaque joueur, manche par manche

web-game-title-deep-forest = À travers la forêt profonde
web-game-about-deep-forest = Trouvez un chemin avant le brouillard.
web-game-facts-deep-forest = 2–4 joueurs · 15 manches
web-game-picture-deep-forest = Un chemin de pierres bleues dans une forêt sombre, avec du brouillard et un monstre des rochers
