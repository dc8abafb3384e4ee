ev-river-space = { $name }. { $words } { $needs ->
    [none] {""}
   *[other] Demande { $needs }{ $met ->
        [yes] , que votre ville possède
       *[no] {""}
    }.
} { $frogs ->
    [none] Aucune grenouille ici.
   *[other] Grenouilles : { $frogs }.
}
ev-river-unseen = La carte est face cachée ; qui vient en premier la révèle et prend la perle.
ev-river-for-all = pour tous
ev-river-needs = demande
ev-river-not-seen = Pas encore vue
ev-river-first = 1re :
ev-wonders = Merveilles
ev-wonder = { $name }, { $points } points. { $words } Coûte { $cost }, { $pearls ->
    [one] { $pearls } perle
   *[other] { $pearls } perles
} et { $cards } cartes. { $owner ->
    [none] { $workers }
   *[other] Bâtie : { $owner }.
}
ev-wonders-how = un ouvrier en bâtit une
ev-adorned = Parure { $name }, { $points ->
    [one] { $points } point maintenant
   *[other] { $points } points maintenant
}. { $words }
ev-adornment = Parure { $name }, coûte une perle. { $words }
ev-adornments-kept = { $n ->
    [one] { $n } parure pas encore jouée
   *[other] { $n } parures pas encore jouées
}
ev-no-adornment = aucune parure jouée
ev-pearls = perles
ev-pearls-now = { $n ->
    [one] { $n } perle
   *[other] { $n } perles
}
ev-they-have = Total : { $n }.
ev-frog-home = La grenouille est disponible.
ev-frog-away = La grenouille est sortie.
ev-kind-adornment = parure · rien qu’à vous
ev-kind-river = carte de la rivière
