# The lands in the browser: what all of them share.

ev-or = of
ev-lands = borden van de landen
ev-part-lands = Landen
ev-part-land = { $land ->
    [pearlbrook] Rivier
    [newleaf] Station
    [bellfaire] Feest
   *[spirecrest] Berg
}
ev-beside = naast de stad
ev-need-kind = { $n } { $kind ->
    [common-construction] gewone gebouwen
    [unique-construction] unieke gebouwen
    [common-critter] gewone boswezens
    [unique-critter] unieke boswezens
    [construction] gebouwen
    [critter] boswezens
    [event] gebeurtenissen
   *[card] kaarten
}
