# The score pad for the real table: `deep_forest-pad-ROW` is a row, `-says` what it counts, `-FIELD` something in it.

deep_forest-pad-coins = Monedas
deep_forest-pad-coins-says = Todas tus monedas cuentan por su valor.
deep_forest-pad-coins-ones = De uno
deep_forest-pad-coins-fives = De cinco
deep_forest-pad-coins-tens = De diez
deep_forest-pad-coins-twenties = De veinte
deep_forest-pad-resources = Recursos
deep_forest-pad-resources-says = Cada { $deep_forest__prices__sell } de un tipo son 1 de oro; lo que sobra no vale nada.
deep_forest-pad-resources-potions = Pociones
deep_forest-pad-resources-books = Libros
deep_forest-pad-resources-markers = Piedras de marca
deep_forest-pad-obstacles = Obstáculos
deep_forest-pad-obstacles-says = Tres iguales o tres distintos son { $deep_forest__points__set } de oro; cada uno que sobra, { $deep_forest__points__single }; la hoja encuentra el mejor reparto, con el Cambiante.
deep_forest-pad-obstacles-thicket = Malezas
deep_forest-pad-obstacles-gate = Puertas
deep_forest-pad-obstacles-guard = Guardianes
deep_forest-pad-monsters = Monstruos
deep_forest-pad-monsters-says = El oro de los monstruos que has vencido.
deep_forest-pad-trolls = Troles
deep_forest-pad-trolls-says = Cada trol que conservas es { $deep_forest__points__troll } de oro.
deep_forest-pad-trolls-trolls = Troles conservados
deep_forest-pad-swords = Espadas
deep_forest-pad-swords-says = Cada espada que no está boca abajo es { $deep_forest__points__sword } de oro.
deep_forest-pad-swords-swords = Espadas boca arriba
deep_forest-pad-left = Salir del bosque
deep_forest-pad-left-says = { $deep_forest__points__left } de oro para quien haya salido por el muro superior.
deep_forest-pad-left-left = Ha salido del bosque
deep_forest-pad-path = Sendero más largo
deep_forest-pad-path-says = Entre quienes han salido, el mayor número de casillas con piedra de marca da { $deep_forest__points__longest } de oro; en caso de empate, { $deep_forest__points__longest_tied } para cada uno.
deep_forest-pad-path-fields = Casillas con piedra de marca
deep_forest-pad-tie-strongest = El monstruo más fuerte vencido

# Tonight’s set-up of the real box: `$n` things, `$what` they are, `$players` people.

deep_forest-tonight-tiles = Cada jugador baraja sus losetas: las marcadas con un punto van boca arriba en la fila inferior, todas las demás boca abajo; las dos casillas de roca quedan libres.
deep_forest-tonight-resources = Cada jugador recibe { $deep_forest__start__potion } poción, { $deep_forest__start__book } libro, { $deep_forest__start__coin } moneda, { $deep_forest__start__marker } piedra de marca y { $deep_forest__start__retreats } retiradas.
deep_forest-tonight-strips = Barajad las tiras y dad a cada jugador { $deep_forest__market__hand }; queda un mazo de robo de { $what }, las demás vuelven a la caja sin mirarlas.
deep_forest-tonight-corner = Cerrad la esquina del mercado.
deep_forest-tonight-monsters = Poned los monstruos descubiertos en el centro, con este número de cartas de cada uno.
deep_forest-tonight-pawns = Los peones están debajo del muro inferior; cada jugador elige una casilla justo antes de su primer turno.
deep_forest-tonight-note = × { $note }
