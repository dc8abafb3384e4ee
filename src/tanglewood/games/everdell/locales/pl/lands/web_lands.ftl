# The lands in the browser: what all of them share.

ev-or = lub
ev-lands = plansze krain
ev-part-lands = Krainy
ev-part-land = { $land ->
    [pearlbrook] Rzeka
    [newleaf] Stacja
    [bellfaire] Święto
   *[spirecrest] Góry
}
ev-beside = obok miasta
ev-need-kind = { $n } × { $kind ->
    [common-construction] zwykła budowla
    [unique-construction] unikatowa budowla
    [common-critter] zwykłe stworzenie
    [unique-critter] unikatowe stworzenie
    [construction] budowla
    [critter] stworzenie
    [event] wydarzenie
   *[card] karta
}
