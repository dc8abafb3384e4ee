# The lands in the browser: what all of them share.

ev-or = o
ev-lands = tabelloni delle terre
ev-part-lands = Terre
ev-part-land = { $land ->
    [pearlbrook] Fiume
    [newleaf] Stazione
    [bellfaire] Fiera
   *[spirecrest] Montagna
}
ev-beside = accanto alla città
ev-need-kind = { $n } { $kind ->
    [common-construction] costruzioni comuni
    [unique-construction] costruzioni uniche
    [common-critter] animali comuni
    [unique-critter] animali unici
    [construction] costruzioni
    [critter] animali
    [event] eventi
   *[card] carte
}
