# The score pad for the real table: `mycelia-pad-ROW` is a row, `-says` what it counts, `-FIELD` something in it.

mycelia-pad-drops = Druppels over
mycelia-pad-drops-says = Druppels die nog op het bord liggen; alleen wie er geen heeft, kan winnen.
mycelia-pad-drops-drops = Druppels
mycelia-pad-drops-dewdrops = Dauwdruppels
mycelia-pad-drops-prisms = Prismadruppels
mycelia-pad-leaves = Bladeren
mycelia-pad-leaves-says = De waarde van de overgebleven bladeren; die beslissen tussen lege borden.
mycelia-pad-his-drops = Druppels over
mycelia-pad-his-drops-says = Druppels die nog op zijn stapel liggen; is er geen meer, dan heeft hij gewonnen.
mycelia-pad-his-drops-drops = Druppels op zijn stapel
mycelia-pad-tie-favours = Gunsten: het vak waarop de paddenstoel staat
mycelia-pad-rival-gwidyon = Gwidyon

# Tonight’s set-up of the real box: `$n` things, `$what` they are, `$players` people.

mycelia-tonight-boards = Geef iedereen een bord en leg het met deze kant naar boven.
mycelia-tonight-drops = Leg de druppels op elk bord zoals getekend: { $mycelia__counts__drops } in totaal. Het tempelveld blijft leeg.
mycelia-tonight-prism-drops = Leg de druppels op elk bord zoals getekend. Dauwdruppels: { $mycelia__prisma__dewdrops }, prismadruppels: { $mycelia__prisma__prism_drops }.
mycelia-tonight-supply = Neem voorraadkaart { $what }; loot welke kant boven ligt. De andere gaan terug in de doos.
mycelia-tonight-tiles = Iedereen krijgt één actiekaartje a en één actiekaartje b, alle andere liggen naast het bord.
mycelia-tonight-deck = Iedereen schudt de startkaarten van een rune en trekt er { $mycelia__counts__hand }. Niemand heeft al bladeren.
mycelia-tonight-showcase = Schud de voorraadstapel en leg de open rij uit, { $mycelia__counts__showcase } kaarten in totaal.
mycelia-tonight-viatica = Iedereen schudt Viatica door de startkaarten.
mycelia-tonight-gifts = Sorteer de geschenken op kleur in drie geschudde stapels en draai van elk de bovenste open.
mycelia-tonight-mushrooms = Alle paddenstoelen beginnen op vak 0 van het gunstplatform; ongebruikte staan op vak { $what }.
mycelia-tonight-gwidyon = Gwidyon krijgt een stapel van { $what } druppels, zijn zes kaarten geschud en zijn fiche met de verwijder-kant naar boven.
