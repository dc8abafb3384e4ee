ev-or = ou
ev-lands = plateaux des contrées
ev-part-lands = Contrées
ev-part-land = { $land ->
    [pearlbrook] Rivière
    [newleaf] Gare
    [bellfaire] Foire
   *[spirecrest] Montagne
}
ev-beside = à côté de la ville
ev-need-kind = { $kind ->
    [common-construction] { $n } constructions communes
    [unique-construction] { $n } constructions uniques
    [common-critter] { $n } créatures communes
    [unique-critter] { $n } créatures uniques
    [construction] { $n } constructions
    [critter] { $n } créatures
    [event] { $n ->
        [one] { $n } événement
       *[other] { $n } événements
    }
   *[card] { $n } cartes
}
