# The lands in the browser: what all of them share.

ev-or = oder
ev-lands = Spielpläne der Erweiterungen
ev-part-lands = Länder
ev-part-land = { $land ->
    [pearlbrook] Fluss
    [newleaf] Bahnhof
    [bellfaire] Fest
   *[spirecrest] Gebirge
}
ev-beside = neben der Stadt
ev-need-kind = { $n } { $kind ->
    [common-construction] gewöhnliche Bauwerke
    [unique-construction] einzigartige Bauwerke
    [common-critter] gewöhnliche Wesen
    [unique-critter] einzigartige Wesen
    [construction] Bauwerke
    [critter] Wesen
    [event] Ereignisse
   *[card] Karten
}
