# Beside a real table: the score pad, tonight's set-up, the timer, the rules of what is in play.

web-tabletop = À la vraie table
web-tabletop-of = { $game } à la vraie table
web-tabletop-about = Une feuille de score, la mise en place du soir, un minuteur et les règles pour le jeu de votre boîte ; fonctionne aussi sans connexion.
web-tabletop-open = Score et mise en place
web-tabletop-parts = À côté de la table
web-tabletop-part = { $part ->
    [pad] Score
    [setup] Mise en place
    [timer] Minuteur
   *[rules] Règles
}
web-tabletop-in-play = En jeu ce soir
web-tabletop-in-play-about = Choisi une fois, mémorisé sur cet appareil.
web-tabletop-change = Changer
web-tabletop-done = Terminé
web-tabletop-people = Qui joue
web-tabletop-person = Nom du joueur { $n }
web-tabletop-add = Ajouter
web-tabletop-remove = Retirer { $name }
web-tabletop-plain = seulement le jeu de base
web-tabletop-not-kept = Ce navigateur ne garde rien : notez les nombres avant de fermer la page.

# ---- the score pad
web-pad-title = Feuille de score
web-pad-what = Ce qui compte
web-pad-together = Total
web-pad-how = Décompte : { $row }
web-pad-rule = La règle exacte
web-pad-cell = { $row }, { $name }
web-pad-open = { $row }, { $name } : { $points }. Compter
web-pad-count = { $row } · { $name }
web-pad-each = { $worth ->
    [1] { $every ->
        [1] 1 par unité
       *[other] 1 par tranche de { $every }
    }
   *[other] { $every ->
        [1] { $worth } par unité
       *[other] { $worth } par tranche de { $every }
    }
}
web-pad-less = Un de moins : { $what }
web-pad-more = Un de plus : { $what }
web-pad-makes = Soit { $points }
web-pad-above = { $name }, { $row } : { $points }, c’est plus que ce que ce jeu peut rapporter ({ $most }). Recompter ?
web-pad-below = { $name }, { $row } : moins de { $most }, c’est impossible. Recompter ?
web-pad-own = { $name }, { $what } : personne ne peut en avoir plus de { $most }. Recompter ?
web-pad-why-all = Tout ce qu’il y a dans les ensembles en jeu rapporte { $most } au total.
web-pad-why-room = Les { $many } meilleurs des ensembles en jeu, avec tout ce qui ne prend pas de place, rapportent { $most } au total.
web-pad-why-city = C’est ce que rapportent { $many } cartes d’une ville pleine si toutes conviennent au mieux.
web-pad-pieces = { $name }, { $what } : il n’y en a que { $most } dans la boîte. Recompter ?
web-pad-shared = { $row }, { $what } : vous en comptez { $points } à vous tous, mais la boîte n’en contient que { $most }. Recompter ?
web-pad-tied = Égalité. Ce qui départage : { $what }.
web-pad-winner = { $n ->
    [1] { $names } gagne
   *[other] Victoire partagée : { $names }
}
web-pad-nobody = Personne n’a encore gagné
web-pad-keep = Garder cette partie
web-pad-kept = Gardée sur cet appareil.
web-pad-new = Nouvelle feuille
web-pad-new-sure = Commencer une nouvelle feuille ? Ce qui s’y trouve et n’a pas été gardé sera perdu.
web-pad-new-yes = Recommencer
web-pad-empty = Inscrivez ce que chacun possède ; la feuille fait l’addition.

# ---- plays that were kept
web-plays = Parties sur cet appareil
web-plays-none = Aucune pour l’instant. Gardez une feuille remplie, et elle apparaît ici.
web-plays-csv = Enregistrer en CSV
web-plays-json = Enregistrer en JSON
web-plays-remove = Supprimer
web-plays-remove-of = Supprimer la partie : { $when }
web-plays-heads = quand,jeu,partie,qui,quoi,points,victoire

# ---- tonight's set-up
web-tonight-title = La mise en place du soir
web-tonight-about = Tirée selon les règles du jeu lui-même. Cochez ce qui est en place, et rien n’est oublié.
web-tonight-deal = Nouveau tirage
web-tonight-seed = Mise en place { $seed }
web-tonight-link = Copier le lien vers cette mise en place
web-tonight-done = { $done } sur { $n } en place
web-tonight-ready = Tout est en place. Bonne partie !
web-tonight-first = { $name } commence.
web-tonight-offline = Une nouvelle mise en place demande une connexion. Celles que vous avez ouvertes sont toujours là.
web-tonight-independent = De nouvelles mises en place sont possibles même sans connexion.
web-tonight-seat = { $name } : { $what }
web-tonight-prisms = { $drops } et { $prisms } gouttes Prisme
web-tonight-none = Ce jeu n’a pas encore de liste de mise en place.
web-tonight-companion = Laisser le programme jouer { $name }
web-tonight-companion-about = { $name } commence avec ce qui a été distribué ici : inutile de l’indiquer à nouveau.
web-tonight-companion-without = Le programme ne connaît pas ces options : { $what }.

# ---- who begins, and the timer
web-timer-title = Qui commence, et à qui le tour
web-timer-draw = Tirer qui commence
web-timer-drawing = Tirage…
web-timer-begins = { $name } commence
web-timer-start = Lancer le minuteur
web-timer-pause = Pause
web-timer-go-on = Reprendre
web-timer-next = { $name } a fini
web-timer-reset = Remettre à zéro
web-timer-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
web-timer-awake = L’écran reste allumé tant que le minuteur tourne.
web-timer-asleep = Ce navigateur laisse l’écran se mettre en veille ; le minuteur continue de compter.
web-timer-alone = En solo, personne n’attend ; le minuteur compte votre propre temps.

# ---- rules of what is in play
web-table-rules = Interroger les règles
web-table-rules-about = Les réponses sur ce qui est en jeu ce soir viennent en premier ; le reste est derrière un bouton.
web-table-rules-others = { $n ->
    [one] { $n } réponse sur ce qui n’est pas en jeu
   *[other] { $n } réponses sur ce qui n’est pas en jeu
}
web-table-rules-sheets = Feuilles à imprimer
web-table-rules-sheet = { $sheet ->
    [nightweave] Le tour de Tissenuit, un organigramme (PDF)
   *[game] { $game } sur une page (PDF)
}
