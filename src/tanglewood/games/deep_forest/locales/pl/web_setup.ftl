# Laying a table of the deep forest: what its options do, and its ready-made tables.

web-about-deep-forest-sparse = Tyle pasków zostaje zastąpionych paskami z jednym zasobem, więc rynek jest uboższy.
web-about-deep-forest-limited-supply = Elementów, które rozebrano, już nie ma, jak w pudełku.
web-preset-deep-forest-sparse = Ubogi rynek
web-preset-about-deep-forest-sparse = Dwóch graczy, osiem pasków z jednym zasobem.
web-preset-about-deep-forest-everything = Czterech graczy i tylko tyle elementów, ile jest w pudełku.
