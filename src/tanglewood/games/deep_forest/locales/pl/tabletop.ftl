# The score pad for the real table: `deep_forest-pad-ROW` is a row, `-says` what it counts, `-FIELD` something in it.

deep_forest-pad-coins = Złote monety
deep_forest-pad-coins-says = Wszystkie twoje złote monety liczą się według wartości.
deep_forest-pad-coins-ones = Jedynki
deep_forest-pad-coins-fives = Piątki
deep_forest-pad-coins-tens = Dziesiątki
deep_forest-pad-coins-twenties = Dwudziestki
deep_forest-pad-resources = Zasoby
deep_forest-pad-resources-says = { $deep_forest__prices__sell ->
    [one] Za każdy zasób 1 złoto.
    [few] Za każde { $deep_forest__prices__sell } jednakowe zasoby 1 złoto; reszta nic nie jest warta.
   *[many] Za każde { $deep_forest__prices__sell } jednakowych zasobów 1 złoto; reszta nic nie jest warta.
}
deep_forest-pad-resources-potions = Napoje mocy
deep_forest-pad-resources-books = Księgi
deep_forest-pad-resources-markers = Kamienie znacznikowe
deep_forest-pad-obstacles = Przeszkody
deep_forest-pad-obstacles-says = Trzy jednakowe lub trzy różne to { $deep_forest__points__set } złota, każda pozostała { $deep_forest__points__single }; notes znajduje najlepszy podział, z Odmieńcem.
deep_forest-pad-obstacles-thicket = Gąszcze
deep_forest-pad-obstacles-gate = Bramy
deep_forest-pad-obstacles-guard = Strażnicy
deep_forest-pad-monsters = Potwory
deep_forest-pad-monsters-says = Złoto pokonanych przez ciebie potworów.
deep_forest-pad-trolls = Trolle
deep_forest-pad-trolls-says = Złoto za każdego zachowanego trolla: { $deep_forest__points__troll }.
deep_forest-pad-trolls-trolls = Zachowane trolle
deep_forest-pad-swords = Miecze
deep_forest-pad-swords-says = Złoto za każdy nieodwrócony miecz: { $deep_forest__points__sword }.
deep_forest-pad-swords-swords = Nieodwrócone miecze
deep_forest-pad-left = Opuszczenie lasu
deep_forest-pad-left-says = { $deep_forest__points__left } złota dla każdego, kto wyszedł przez górny mur.
deep_forest-pad-left-left = Opuszczenie lasu
deep_forest-pad-path = Najdłuższa ścieżka
deep_forest-pad-path-says = Wśród tych, którzy wyszli, najwięcej pól z kamieniem znacznikowym to { $deep_forest__points__longest } złota; przy remisie po { $deep_forest__points__longest_tied }.
deep_forest-pad-path-fields = Pola z kamieniem znacznikowym
deep_forest-pad-tie-strongest = Najsilniejszy pokonany potwór

# Tonight’s set-up of the real box: `$n` things, `$what` they are, `$players` people.

deep_forest-tonight-tiles = Każdy tasuje swoje kafelki: te z kropką leżą odkryte w najniższym rzędzie, wszystkie inne zakryte; dwa pola skał pozostają wolne.
deep_forest-tonight-resources = Każdy dostaje napoje mocy ({ $deep_forest__start__potion }), księgi ({ $deep_forest__start__book }), złote monety ({ $deep_forest__start__coin }), kamienie znacznikowe ({ $deep_forest__start__marker }) i odwroty ({ $deep_forest__start__retreats }).
deep_forest-tonight-strips = Potasujcie paski i dajcie każdemu { $deep_forest__market__hand }; zostaje stos dobierania, pasków: { $what }, pozostałe wracają do pudełka bez oglądania.
deep_forest-tonight-corner = Zamknijcie róg rynku.
deep_forest-tonight-monsters = Połóżcie potwory odkryte na środku, po tyle kart każdego.
deep_forest-tonight-pawns = Pionki stoją pod dolnym murem; każdy wybiera pole tuż przed swoją pierwszą turą.
deep_forest-tonight-note = × { $note }
