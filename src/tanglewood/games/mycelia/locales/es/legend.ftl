# The symbols of the game: a name and at most twelve words for each. Order and drawings are in legend.toml.

mycelia-symbols-on-the-board = En el tablero
mycelia-symbol-dewdrop = gota de rocío
mycelia-symbol-dewdrop-says = Llévala al Santuario.
mycelia-symbol-drops-here = gotas aquí
mycelia-symbol-drops-here-says = Cuántas gotas hay en esta casilla.
mycelia-symbol-leaf-litter = broza
mycelia-symbol-leaf-litter-says = Un paisaje; las cartas dicen dónde actúan.
mycelia-symbol-moss = musgo
mycelia-symbol-moss-says = Un paisaje.
mycelia-symbol-water = agua
mycelia-symbol-water-says = Un paisaje.
mycelia-symbol-soil = tierra
mycelia-symbol-soil-says = Un paisaje que solo alcanzan las cartas de «cualquier casilla».
mycelia-symbol-shrine-field = casilla de Santuario
mycelia-symbol-shrine-field-says = Una gota movida aquí sale del tablero.
mycelia-symbol-extra-shrine-field = casilla de Santuario adicional
mycelia-symbol-extra-shrine-field-says = Una segunda salida de tu tablero.
mycelia-symbol-shrine = Santuario
mycelia-symbol-shrine-says = Recoge gotas; gira cuando está lleno.
mycelia-symbol-supply-map = tabla de nuevo rocío
mycelia-symbol-supply-map-says = Adónde llegan gotas nuevas cuando gira el Santuario.
mycelia-symbol-die-faces = caras del dado
mycelia-symbol-die-faces-says = El dado elige una; la tabla muestra sus casillas.

mycelia-symbols-on-cards = En las cartas
mycelia-symbol-price = coste
mycelia-symbol-price-says = Hojas que pagas para reclutar esta seta.
mycelia-symbol-leaves = hojas
mycelia-symbol-leaves-says = Obtienes esa cantidad de hojas.
mycelia-symbol-from-this-landscape = de este paisaje
mycelia-symbol-from-this-landscape-says = Elige una casilla de este tipo.
mycelia-symbol-any-field = cualquier casilla
mycelia-symbol-any-field-says = Vale cualquier paisaje, también la tierra.
mycelia-symbol-at-least-so-many = como mínimo
mycelia-symbol-at-least-so-many-says = Debe haber esa cantidad de gotas o más.
mycelia-symbol-exactly = exactamente
mycelia-symbol-exactly-says = Exactamente esa cantidad de gotas, ni más ni menos.
mycelia-symbol-move = mover
mycelia-symbol-move-says = Una gota, una casilla: arriba, abajo, izquierda o derecha.
mycelia-symbol-take-off = quitar
mycelia-symbol-take-off-says = Una gota sale del tablero enseguida.
mycelia-symbol-if-you-can-and-like = si puedes y quieres
mycelia-symbol-if-you-can-and-like-says = Una gota más, solo si está ahí.
mycelia-symbol-all-around = todo alrededor
mycelia-symbol-all-around-says = Una gota de cada casilla adyacente que tenga.
mycelia-symbol-around = alrededor
mycelia-symbol-around-says = Una gota de ese número de casillas adyacentes, a tu elección.
mycelia-symbol-up-to-so-often = repetición
mycelia-symbol-up-to-so-often-says = Hasta ese número de veces, en la misma casilla o en otra.
mycelia-symbol-and = y
mycelia-symbol-and-says = Ambas, de izquierda a derecha; omite lo que quieras.
mycelia-symbol-or = o
mycelia-symbol-or-says = Una de las dos, nunca ambas.
mycelia-symbol-the-others = los demás
mycelia-symbol-the-others-says = Todos los demás pueden aprovecharlo; tú no.
mycelia-symbol-once-when-hired = una vez, al reclutar
mycelia-symbol-once-when-hired-says = Funciona al reclutarla y nunca más.
mycelia-symbol-let-go = eliminar
mycelia-symbol-let-go-says = Elimina para siempre una carta de tu pila de descartes.
mycelia-symbol-bring-back = reciclar
mycelia-symbol-bring-back-says = Una carta de tu pila de descartes, encima de tu mazo.
mycelia-symbol-new-tile = loseta nueva
mycelia-symbol-new-tile-says = Toma esta loseta; úsala una vez por turno.
mycelia-symbol-start-card = carta inicial
mycelia-symbol-start-card-says = Una de las cartas con las que todos empiezan.

mycelia-symbols-around-the-table = Alrededor de la mesa
mycelia-symbol-leaves-around-the-table = hojas
mycelia-symbol-leaves-around-the-table-says = Con ellas pagas; deciden los empates.
mycelia-symbol-drops-left = gotas restantes
mycelia-symbol-drops-left-says = Aún en este tablero. Con cero termina la partida.
mycelia-symbol-off-now = fuera ahora
mycelia-symbol-off-now-says = Gotas quitadas en este turno.
mycelia-symbol-draw-pile = mazo para robar
mycelia-symbol-draw-pile-says = Tus próximas cartas; las reclutadas quedan encima.
mycelia-symbol-discard-pile = pila de descartes
mycelia-symbol-discard-pile-says = Cartas jugadas; se barajan si el mazo para robar no alcanza.
mycelia-symbol-showcase = reserva disponible
mycelia-symbol-showcase-says = Setas para reclutar; los huecos se llenan al final del turno.
mycelia-symbol-new-showcase = reserva nueva
mycelia-symbol-new-showcase-says = { $mycelia__tile__a__cost ->
    [one] 1 hoja
   *[other] { $mycelia__tile__a__cost } hojas
    }: { $mycelia__counts__showcase ->
    [one] 1 seta nueva
   *[other] { $mycelia__counts__showcase } setas nuevas
    }. Una vez por turno.
mycelia-symbol-a-step = un paso
mycelia-symbol-a-step-says = { $mycelia__tile__b__cost ->
    [one] 1 hoja
   *[other] { $mycelia__tile__b__cost } hojas
    }: cualquier gota, una casilla.
mycelia-symbol-two-steps = dos pasos
mycelia-symbol-two-steps-says = { $mycelia__tile__c__cost ->
    [one] 1 hoja
   *[other] { $mycelia__tile__c__cost } hojas
    }: se mueven dos gotas de una casilla.
mycelia-symbol-off-the-board = fuera del tablero
mycelia-symbol-off-the-board-says = { $mycelia__tile__d__cost ->
    [one] 1 hoja
   *[other] { $mycelia__tile__d__cost } hojas
    }: quita cualquier gota.
mycelia-symbol-let-go-around-the-table = eliminar carta
mycelia-symbol-let-go-around-the-table-says = { $mycelia__tile__e__cost ->
    [one] 1 hoja
   *[other] { $mycelia__tile__e__cost } hojas
    }: elimina una carta tuya.
mycelia-symbol-first-player = jugador inicial
mycelia-symbol-first-player-says = La última ronda termina antes de este asiento.

mycelia-symbols-gwidyon = Gwidyon
mycelia-symbol-his-pile = su hojarasca
mycelia-symbol-his-pile-says = Cuando está vacía, gana él.
mycelia-symbol-chip-a-drop = ficha: una gota
mycelia-symbol-chip-a-drop-says = Al girarla a esta cara, él pierde una gota.
mycelia-symbol-chip-quiet = ficha: tranquila
mycelia-symbol-chip-quiet-says = Al girarla a esta cara, no pasa nada.
mycelia-symbol-solo-card = carta-solitario
mycelia-symbol-solo-card-says = Lo que hace después de tu turno.

mycelia-symbols-prisma = Prisma
mycelia-symbol-prism-drop = gota de prisma
mycelia-symbol-prism-drop-says = Una gota que da un favor al quitarla.
mycelia-symbol-favours = favores
mycelia-symbol-favours-says = Tu seta avanza esa cantidad de espacios.
mycelia-symbol-favour-ring = plataforma de favores
mycelia-symbol-favour-ring-says = Los espacios ocupados se saltan.
mycelia-symbol-gift-spaces = espacios de regalo
mycelia-symbol-gift-spaces-says = Compra un regalo de este color o de uno inferior.
mycelia-symbol-idle-mushroom = seta inactiva
mycelia-symbol-idle-mushroom-says = No se mueve nunca; la saltas.
mycelia-symbol-gift = regalo
mycelia-symbol-gift-says = Te ayuda cada vez que lo robas.
mycelia-symbol-draws = roba
mycelia-symbol-draws-says = Cartas que roba al ponerlo.
mycelia-symbol-gift-area = zona de regalos
mycelia-symbol-gift-area-says = Regalos descubiertos; funcionan hasta que termina tu turno.
mycelia-symbol-favour = favor
mycelia-symbol-favour-says = { $mycelia__tile__f__cost ->
    [one] 1 hoja
   *[other] { $mycelia__tile__f__cost } hojas
    }: un favor.
mycelia-symbol-bring-back-prisma = reciclar
mycelia-symbol-bring-back-prisma-says = { $mycelia__tile__g__cost ->
    [one] 1 hoja
   *[other] { $mycelia__tile__g__cost } hojas
    }: una carta usada, encima de tu mazo.
