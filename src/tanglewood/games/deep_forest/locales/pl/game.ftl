# The title of the game, and one sentence about it: in lists of games.

deep_forest-game-title = Przez głęboki las
deep_forest-game-about = Znajdź drogę przez swój las, zanim znajdzie ją mgła, mimo przeszkód, trolli i potworów.

deep_forest-option-first = Miejsce, które zaczyna, liczone od 0, albo losowe.
deep_forest-option-limited_supply = Czy pula kończy się wraz z wydrukowanymi elementami.
deep_forest-option-players = Ile miejsc ma stół.
deep_forest-option-sparse = Paski zastąpione ubogimi, z jednym zasobem: pomysł autora dla dwóch graczy.
deep_forest-variant-limited = Pula kończy się wraz z wydrukowanymi elementami.
deep_forest-variant-sparse = Dwóch graczy, osiem pasków zastąpionych paskami z jednym zasobem.
