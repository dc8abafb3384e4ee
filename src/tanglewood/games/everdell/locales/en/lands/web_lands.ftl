# The lands in the browser: what all of them share.

ev-or = or
ev-lands = boards of the lands
ev-part-lands = Lands
ev-part-land = { $land ->
    [pearlbrook] River
    [newleaf] Station
    [bellfaire] Fair
   *[spirecrest] Mountain
}
ev-beside = beside the city
ev-need-kind = { $n } { $kind ->
    [common-construction] common constructions
    [unique-construction] unique constructions
    [common-critter] common critters
    [unique-critter] unique critters
    [construction] constructions
    [critter] critters
    [event] events
   *[card] cards
}
