# The score pad for the real table: `mycelia-pad-ROW` is a row, `-says` what it counts, `-FIELD` something in it.

mycelia-pad-drops = Gocce rimaste
mycelia-pad-drops-says = Gocce ancora sulla plancia; può vincere solo chi non ne ha.
mycelia-pad-drops-drops = Gocce
mycelia-pad-drops-dewdrops = Gocce di rugiada
mycelia-pad-drops-prisms = Gocce Prisma
mycelia-pad-leaves = Foglie
mycelia-pad-leaves-says = Il valore delle foglie rimaste; decidono tra plance vuote.
mycelia-pad-his-drops = Gocce rimaste
mycelia-pad-his-drops-says = Gocce ancora sul suo mucchio; senza gocce ha vinto.
mycelia-pad-his-drops-drops = Gocce sul suo mucchio
mycelia-pad-tie-favours = Favori: lo spazio su cui si trova il fungo
mycelia-pad-rival-gwidyon = Gwidyon

# Tonight’s set-up of the real box: `$n` things, `$what` they are, `$players` people.

mycelia-tonight-boards = Date a ciascuno una plancia, con questo lato in su.
mycelia-tonight-drops = Mettete le gocce su ogni plancia come nel disegno: { $mycelia__counts__drops } in tutto. La casella del Santuario resta vuota.
mycelia-tonight-prism-drops = Mettete le gocce su ogni plancia come nel disegno. Gocce di rugiada: { $mycelia__prisma__dewdrops }, gocce Prisma: { $mycelia__prisma__prism_drops }.
mycelia-tonight-supply = Prendete la carta rifornimento { $what }; tirate a sorte il lato che sta in su. Le altre tornano nella scatola.
mycelia-tonight-tiles = Ciascuno riceve una tessera a e una tessera b; tutte le altre tessere stanno accanto alla plancia.
mycelia-tonight-deck = Ciascuno mescola le carte iniziali di una runa e ne pesca { $mycelia__counts__hand }. Nessuno ha ancora foglie.
mycelia-tonight-showcase = Mescolate il mazzo di scorta e scoprite il bosco: { $mycelia__counts__showcase } carte in tutto.
mycelia-tonight-viatica = Ciascuno mescola Viatica tra le carte iniziali.
mycelia-tonight-gifts = Dividete i doni per colore in tre pile mescolate e scoprite la prima carta di ognuna.
mycelia-tonight-mushrooms = Tutti i funghi partono dallo spazio 0 della piattaforma dei favori; quelli inattivi stanno sullo spazio { $what }.
mycelia-tonight-gwidyon = Gwidyon riceve un mucchio di { $what } gocce, le sue sei carte mescolate e il gettone con il lato eliminare in su.
