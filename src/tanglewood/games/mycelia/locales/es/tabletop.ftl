# The score pad for the real table: `mycelia-pad-ROW` is a row, `-says` what it counts, `-FIELD` something in it.

mycelia-pad-drops = Gotas restantes
mycelia-pad-drops-says = Gotas que siguen en el tablero; solo puede ganar quien no tenga ninguna.
mycelia-pad-drops-drops = Gotas
mycelia-pad-drops-dewdrops = Gotas de rocío
mycelia-pad-drops-prisms = Gotas de prisma
mycelia-pad-leaves = Hojas
mycelia-pad-leaves-says = El valor de las hojas restantes; deciden entre tableros vacíos.
mycelia-pad-his-drops = Gotas restantes
mycelia-pad-his-drops-says = Gotas que siguen en su hojarasca; sin ninguna, ha ganado.
mycelia-pad-his-drops-drops = Gotas en su hojarasca
mycelia-pad-tie-favours = Favores: el espacio en el que está la seta
mycelia-pad-rival-gwidyon = Gwidyon

# Tonight’s set-up of the real box: `$n` things, `$what` they are, `$players` people.

mycelia-tonight-boards = Dad a cada jugador un tablero y dejadlo con este lado hacia arriba.
mycelia-tonight-drops = Poned las gotas en cada tablero, como en el dibujo: { $mycelia__counts__drops } en total. La casilla de Santuario queda vacía.
mycelia-tonight-prism-drops = Poned las gotas en cada tablero, como en el dibujo. Gotas de rocío: { $mycelia__prisma__dewdrops }; gotas de prisma: { $mycelia__prisma__prism_drops }.
mycelia-tonight-supply = Coged la tabla de nuevo rocío { $what }; echad a suertes qué lado queda hacia arriba. Las demás vuelven a la caja.
mycelia-tonight-tiles = Cada jugador recibe una loseta a y una loseta b; todas las demás losetas quedan junto al tablero.
mycelia-tonight-deck = Cada jugador baraja las cartas iniciales de una runa y roba { $mycelia__counts__hand }. Nadie tiene hojas todavía.
mycelia-tonight-showcase = Barajad el mazo de reserva y descubrid la reserva disponible: { $mycelia__counts__showcase } cartas en total.
mycelia-tonight-viatica = Cada jugador baraja Viatica con sus cartas iniciales.
mycelia-tonight-gifts = Separad los regalos por color en tres mazos barajados y descubrid el primero de cada uno.
mycelia-tonight-mushrooms = Todas las setas empiezan en el espacio 0 de la plataforma de favores; las inactivas están en el espacio { $what }.
mycelia-tonight-gwidyon = Gwidyon recibe { $what } gotas en su hojarasca, sus seis cartas barajadas y su ficha con la gota hacia arriba.
