# The lands in the browser: what all of them share.

ev-or = o
ev-lands = tableros de las expansiones
ev-part-lands = Tierras
ev-part-land = { $land ->
    [pearlbrook] Río
    [newleaf] Apeadero
    [bellfaire] Feria
   *[spirecrest] Montaña
}
ev-beside = junto a la ciudad
ev-need-kind = { $kind ->
    [common-construction] { $n } estructuras comunes
    [unique-construction] { $n } estructuras únicas
    [common-critter] { $n } criaturas comunes
    [unique-critter] { $n } criaturas únicas
    [construction] { $n } estructuras
    [critter] { $n } criaturas
    [event] { $n } eventos
   *[card] { $n } cartas
}
