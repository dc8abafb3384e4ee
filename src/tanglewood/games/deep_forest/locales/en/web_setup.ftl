# Laying a table of the deep forest: what its options do, and its ready-made tables.

web-about-deep-forest-sparse = This many strips are swapped for ones with a single resource, so the market is poorer.
web-about-deep-forest-limited-supply = Pieces that are all taken are gone, as in the box.
web-preset-deep-forest-sparse = Poor market
web-preset-about-deep-forest-sparse = Two players, eight strips with a single resource.
web-preset-about-deep-forest-everything = Four players, and no more pieces than the box holds.
