# The score pad for the real table: `deep_forest-pad-ROW` is a row, `-says` what it counts, `-FIELD` something in it.

deep_forest-pad-coins = Goudstukken
deep_forest-pad-coins-says = Al je goudstukken tellen voor hun waarde.
deep_forest-pad-coins-ones = Enen
deep_forest-pad-coins-fives = Vijven
deep_forest-pad-coins-tens = Tienen
deep_forest-pad-coins-twenties = Twintigen
deep_forest-pad-resources = Grondstoffen
deep_forest-pad-resources-says = Elke { $deep_forest__prices__sell } van een soort zijn 1 goud; wat over is, is niets waard.
deep_forest-pad-resources-potions = Krachtdranken
deep_forest-pad-resources-books = Boeken
deep_forest-pad-resources-markers = Markeerstenen
deep_forest-pad-obstacles = Hindernissen
deep_forest-pad-obstacles-says = Drie gelijke of drie verschillende zijn { $deep_forest__points__set } goud, elke losse { $deep_forest__points__single }; het scoreblok vindt de beste verdeling, ook met het Wisselkind.
deep_forest-pad-obstacles-thicket = Struikgewassen
deep_forest-pad-obstacles-gate = Poorten
deep_forest-pad-obstacles-guard = Wachters
deep_forest-pad-monsters = Monsters
deep_forest-pad-monsters-says = Het goud op de monsters die je hebt verslagen.
deep_forest-pad-trolls = Trollen
deep_forest-pad-trolls-says = Elke trol die je hebt gehouden, is { $deep_forest__points__troll } goud.
deep_forest-pad-trolls-trolls = Gehouden trollen
deep_forest-pad-swords = Zwaarden
deep_forest-pad-swords-says = Elk zwaard dat niet is ingeleverd, is { $deep_forest__points__sword } goud.
deep_forest-pad-swords-swords = Zwaarden, open
deep_forest-pad-left = Bos verlaten
deep_forest-pad-left-says = { $deep_forest__points__left } goud voor iedereen die over de bovenste muur is weggegaan.
deep_forest-pad-left-left = Bos verlaten
deep_forest-pad-path = Langste pad
deep_forest-pad-path-says = Van wie is weggegaan, leveren de meeste velden met een markeersteen { $deep_forest__points__longest } goud op; bij gelijke stand elk { $deep_forest__points__longest_tied }.
deep_forest-pad-path-fields = Velden met een markeersteen
deep_forest-pad-tie-strongest = Het sterkste verslagen monster

# Tonight’s set-up of the real box: `$n` things, `$what` they are, `$players` people.

deep_forest-tonight-tiles = Iedereen schudt de eigen tegels: die met een stip komen open op de onderste rij, alle andere gedekt; de twee rotsvelden blijven vrij.
deep_forest-tonight-resources = Iedereen krijgt krachtdranken: { $deep_forest__start__potion }, boeken: { $deep_forest__start__book }, goudstukken: { $deep_forest__start__coin }, markeerstenen: { $deep_forest__start__marker } en terugtrektegels: { $deep_forest__start__retreats }.
deep_forest-tonight-strips = Schud de stroken en geef iedereen er { $deep_forest__market__hand }; een trekstapel van { $what } blijft over, de andere gaan ongezien terug in de doos.
deep_forest-tonight-corner = Sluit de hoek van de markt.
deep_forest-tonight-monsters = Leg de monsters open in het midden, met van elk zoveel kaarten.
deep_forest-tonight-pawns = De pionnen staan onder de onderste muur; iedereen kiest vlak voor de eerste beurt een veld.
deep_forest-tonight-note = × { $note }
