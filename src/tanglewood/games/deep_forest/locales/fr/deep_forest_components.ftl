deep_forest-about-name = { $table ->
    [strip] Bandelette { $id }
    [deal] Bandelettes à { $id } joueurs
    [board] La forêt
    [fog] Brouillard
    [start] Départ de chaque joueur
    [limits] Limites
    [prices] Prix
    [points] Points
    [market] Le marché
    [supply] Réserve
    [coins] Pièces d’or
   *[other] { $table } { $id }
}
deep_forest-about-board = { $columns } colonnes et { $rows } rangées entre le mur inférieur et le mur supérieur ; rochers en { $rocks }.
deep_forest-about-fog = Le brouillard s’installe après la manche { $after_round } et monte d’une rangée par manche. La partie se termine au plus tard avec la manche { $last_round }.
deep_forest-about-start = { $potion ->
    [one] { $potion } potion
   *[other] { $potion } potions
}, { $book ->
    [one] { $book } livre
   *[other] { $book } livres
}, { $coin ->
    [one] { $coin } pièce d’or
   *[other] { $coin } pièces d’or
}, { $marker ->
    [one] { $marker } pierre de balisage
   *[other] { $marker } pierres de balisage
}, { $swords ->
    [one] { $swords } épée
   *[other] { $swords } épées
} et { $retreats ->
    [one] { $retreats } retraite
   *[other] { $retreats } retraites
}.
deep_forest-about-limits = À la fin d’un tour, vous gardez jusqu’à { $kept } potions, { $kept } livres et { $kept } pierres de balisage. Un combat demande au moins { $committed } épées, un dé chacune, jusqu’à { $dice } dés, et { $rolls } lancers. Une retraite recule d’au plus { $retreat_steps } cases.
deep_forest-about-prices = { $sell } ressources identiques valent 1 pièce d’or, { $buy } pièces d’or achètent une ressource. Un obstacle coûte { $obstacle } ressources de sa sorte, un troll { $troll ->
    [one] { $troll } pièce d’or
   *[other] { $troll } pièces d’or
} ; un troll posé sur un autre plateau rapporte { $troll_reward } ressources identiques. Sortir par le mur coûte { $wall ->
    [one] { $wall } pierre de balisage
   *[other] { $wall } pierres de balisage
} de plus.
deep_forest-about-points = À la fin : { $set } or pour trois obstacles identiques ou trois différents, { $single } pour un obstacle isolé ; { $sword } par épée et { $troll } par troll que vous gardez ; { $left } pour avoir quitté la forêt ; { $longest } pour le chemin le plus long de ceux qui sont sortis, { $longest_tied } en cas d’égalité.
deep_forest-about-market = Une grille de { $size } cases sur { $size }, { $hand } bandelettes en main. Le coin est ouvert à { $corner_from } joueurs.
deep_forest-about-deal = À { $players } joueurs, { $strips } bandelettes sont en jeu.
deep_forest-about-supply = { $potion } potions, { $book } livres et { $marker } pierres de balisage.
deep_forest-about-coins = { $ones } pièces de un, { $fives } de cinq, { $tens } de dix et { $twenties } de vingt.
deep_forest-about-strip = { $set ->
    [sparse] { $cells } (seulement dans la partie clairsemée à deux). Peut être posée dans les deux sens.
   *[base] { $cells }. Peut être posée dans les deux sens.
}
deep_forest-about-tile = { $count ->
    [one] { $count } tuile dans chaque forêt
   *[other] { $count } tuiles dans chaque forêt
}{ $dotted ->
    [0] , toutes face cachée au départ
    [one] , dont { $dotted } face visible dans la rangée du bas
   *[other] , dont { $dotted } face visible dans la rangée du bas
}.
deep_forest-about-obstacle = Un obstacle : le franchir coûte { $price }, et il rejoint votre collection.
deep_forest-about-tile-does = { $tile ->
    [sword] On peut la ramasser pour { $sword }, ou passer dessus.
    [troll] { $coins ->
        [one] Il attaque un pion à côté de lui : tant qu’il n’a pas reçu { $coins } pièce d’or, le pion ne peut pas bouger.
       *[other] Il attaque un pion à côté de lui : tant qu’il n’a pas reçu { $coins } pièces d’or, le pion ne peut pas bouger.
    }
   *[forest] On peut passer dessus.
}
deep_forest-about-monster = Force { $strength } ; { $gold ->
    [0] pas d’or
   *[other] { $gold } or
} à la fin ; { $copies ->
    [one] { $copies } carte
   *[other] { $copies } cartes
}. { deep_forest-boost-says }
deep_forest-boost-says = { $boost ->
    [none] Rien n’aide les dés.
    [potion] En combat, chaque potion ajoute 1 point.
    [book] En combat, chaque livre ajoute 1 point.
    [coin] En combat, chaque pièce d’or ajoute 1 point.
    [marker] En combat, chaque pierre de balisage ajoute 1 point.
   *[other] En combat, chaque ressource de cette sorte ajoute 1 point : { $boost }.
}
deep_forest-about-advantage = Pour qui le vainc : { $what }.
