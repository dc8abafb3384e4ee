# Laying a table of the deep forest: what its options do, and its ready-made tables.

web-about-deep-forest-sparse = Zoveel stroken worden vervangen door stroken met één grondstof, zodat de markt armer is.
web-about-deep-forest-limited-supply = Is een soort helemaal op, dan is er niets meer van, net als in de doos.
web-preset-deep-forest-sparse = Arme markt
web-preset-about-deep-forest-sparse = Twee spelers, acht stroken met één grondstof.
web-preset-about-deep-forest-everything = Vier spelers, en niet meer stukken dan er in de doos zitten.
