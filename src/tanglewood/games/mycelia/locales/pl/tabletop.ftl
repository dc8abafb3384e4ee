# The score pad for the real table.

mycelia-pad-drops = Pozostałe krople
mycelia-pad-drops-says = Krople, które nadal leżą na planszy; wygrać może tylko ktoś, kto nie ma żadnej.
mycelia-pad-drops-drops = Krople
mycelia-pad-drops-dewdrops = Krople rosy
mycelia-pad-drops-prisms = Pryzmatyczne krople
mycelia-pad-leaves = Liście
mycelia-pad-leaves-says = Wartość pozostałych liści; rozstrzygają między pustymi planszami.
mycelia-pad-his-drops = Pozostałe krople
mycelia-pad-his-drops-says = Krople, które nadal leżą na jego stosie; gdy nie ma żadnej, wygrywa.
mycelia-pad-his-drops-drops = Krople na jego stosie
mycelia-pad-tie-favours = Łaski: pole, na którym stoi grzybek
mycelia-pad-rival-gwidyon = Gwidyon

# Tonight’s set-up of the real box.

mycelia-tonight-boards = Dajcie każdemu planszę i połóżcie ją tą stroną do góry.
mycelia-tonight-drops = Ułóżcie krople na każdej planszy jak na rysunku, łącznie: { $mycelia__counts__drops }. Pole świątyni pozostaje puste.
mycelia-tonight-prism-drops = Ułóżcie krople na każdej planszy jak na rysunku. Krople rosy: { $mycelia__prisma__dewdrops }, pryzmatyczne krople: { $mycelia__prisma__prism_drops }.
mycelia-tonight-supply = Weźcie kartę zaopatrzenia { $what }; wylosujcie, którą stroną do góry ma leżeć. Pozostałe wracają do pudełka.
mycelia-tonight-tiles = Każdy dostaje po jednym kafelku a i b, pozostałe kafelki leżą obok planszy.
mycelia-tonight-deck = Każdy tasuje karty startowe jednej runy i dobiera tyle kart: { $mycelia__counts__hand }. Nikt nie ma jeszcze liści.
mycelia-tonight-showcase = Potasujcie stos oferty i wyłóżcie odkrytą ofertę, łącznie kart: { $mycelia__counts__showcase }.
mycelia-tonight-viatica = Każdy wtasowuje kartę Viatica do kart startowych.
mycelia-tonight-gifts = Posortujcie dary według kolorów na trzy potasowane stosy i odkryjcie wierzchni każdego z nich.
mycelia-tonight-mushrooms = Wszystkie grzybki zaczynają na polu 0 kręgu łask; bezczynne stoją na polu { $what }.
mycelia-tonight-gwidyon = Gwidyon dostaje stos kropli ({ $what }), swoje sześć potasowanych kart i żeton stroną z kroplą do góry.
