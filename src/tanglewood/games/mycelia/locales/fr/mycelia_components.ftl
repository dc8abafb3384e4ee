# Mycelia's components in words, for the terminal, `tanglewood cards` and the browser.

mycelia-about-name = { $table ->
    [supply] Grille Nouvelle Rosée { $id }
    [solo] Carte { $id } de Gwidyon
    [die] Le dé
    [board] Format des plateaux
    [prisma] Prisma
    [track] Plateforme des faveurs
    [counts] Nombres du jeu
   *[other] { $table } { $id }
}
mycelia-about-card = { $table ->
    [card] Héros à recruter{ $set ->
        [expansion] , de l’extension
        [prisma] , de Prisma
       *[base] {""}
    } ; coûte { $cost ->
        [one] { $cost } feuille
       *[other] { $cost } feuilles
    } ; { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }.
    [start] Carte de départ de chaque joueur ; { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    } dans chaque deck.
    [tile] Tuile Action{ $set ->
        [expansion] , de l’extension
        [prisma] , de Prisma
       *[base] {""}
    } ; une utilisation coûte { $cost ->
        [one] { $cost } feuille
       *[other] { $cost } feuilles
    } ; { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }.
   *[gift] { $colour ->
        [start] Cadeau de départ de chaque joueur
        [green] Cadeau vert
        [amber] Cadeau ambre
       *[violet] Cadeau violet
    }, de Prisma ; posé dans la zone des cadeaux, il { $draw ->
        [0] ne fait piocher aucune carte
        [one] fait piocher { $draw } carte
       *[other] fait piocher { $draw } cartes
    }.
}
mycelia-about-single = { $table ->
    [gift] Une fois, quand vous l’obtenez : { $words }
   *[card] Une fois, quand vous la recrutez : { $words }
}
mycelia-about-solo = Une carte de Gwidyon, appliquée après votre tour :
mycelia-about-side = { $back ->
    [yes] Un verso des plateaux.
   *[no] Le recto de tous les plateaux.
} Ses cases de gauche à droite, * est la case Sanctuaire :
mycelia-about-setup = Gouttes sur les cases au départ, de gauche à droite ; * est la case Sanctuaire :
mycelia-about-setup-prisms = Gouttes Prisme :
mycelia-about-row = Ligne { $row } : { $fields }
mycelia-about-supply = Où arrivent les gouttes quand le Sanctuaire tourne, selon le dé :
mycelia-about-face = { mycelia-face } : { $fields }
mycelia-about-die = Six faces : { $faces }.
mycelia-about-track = Ses cases dans l’ordre : { $spaces }.
mycelia-about-prisma = { $dewdrops } gouttes de rosée et { $prism_drops } gouttes Prisme sur chaque plateau ; tout le monde commence avec le cadeau { $gift } ; { $shrine_fields ->
    [one] { $shrine_fields } case Sanctuaire de plus
   *[other] { $shrine_fields } cases Sanctuaire de plus
}.
mycelia-about-counts = Une main compte { $hand } cartes, la rivière { $showcase } ; { $drops } gouttes sur chaque plateau ; { $shrine_fields } cases Sanctuaire supplémentaires dans la boîte. Le Sanctuaire tourne avec { $p1 } gouttes en solo, { $p2 } à deux, { $p3 } à trois et { $p4 } à quatre joueurs.
mycelia-about-board = Chaque plateau a { $columns } colonnes, de a à { $columns ->
    [5] e
   *[other] la colonne { $columns }
}, et { $rows } lignes.
