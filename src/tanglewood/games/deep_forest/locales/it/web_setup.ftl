# Laying a table of the deep forest: what its options do, and its ready-made tables.

web-about-deep-forest-sparse = Questo numero di strisce viene sostituito con altre da una sola risorsa, così il mercato è più povero.
web-about-deep-forest-limited-supply = I pezzi esauriti non si rimpiazzano, come con la scatola vera.
web-preset-deep-forest-sparse = Mercato povero
web-preset-about-deep-forest-sparse = Due giocatori, otto strisce con una sola risorsa.
web-preset-about-deep-forest-everything = Quattro giocatori, e non più pezzi di quanti ne contiene la scatola.
