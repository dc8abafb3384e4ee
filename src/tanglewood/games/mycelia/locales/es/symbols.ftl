# Every symbol of the table: its name, and what it does in one sentence.

# ------------------------------------------------------------------ the board

symbol-mycelia-drop = gota de rocío
symbol-mycelia-drop-about = Llévala al Santuario; gana el primer tablero vacío.
symbol-mycelia-land-leaves = broza
symbol-mycelia-land-leaves-about = Un paisaje; cada carta dice en cuál actúa.
symbol-mycelia-land-moss = musgo
symbol-mycelia-land-moss-about = Un paisaje; cada carta dice en cuál actúa.
symbol-mycelia-land-water = agua
symbol-mycelia-land-water-about = Un paisaje; cada carta dice en cuál actúa.
symbol-mycelia-land-soil = tierra
symbol-mycelia-land-soil-about = Un paisaje al que solo llegan las cartas de cualquier casilla.
symbol-mycelia-land-any = cualquier casilla
symbol-mycelia-land-any-about = Vale cualquier paisaje, también la tierra.
symbol-mycelia-shrine = casilla de Santuario
symbol-mycelia-shrine-about = Una gota que llega aquí sale del tablero.
symbol-mycelia-wheel = Santuario
symbol-mycelia-wheel-about = Recoge las gotas que salen de los tableros; cuando está lleno gira y llegan gotas nuevas.
symbol-mycelia-map = tabla de nuevo rocío
symbol-mycelia-map-about = Adónde llegan gotas nuevas cuando gira el Santuario: el dado elige un símbolo, y sus casillas reciben una gota en cada tablero.
symbol-mycelia-die = dado
symbol-mycelia-die-about = Elige el símbolo de la tabla de nuevo rocío cuando gira el Santuario.

# ------------------------------------------------------------------ on cards

symbol-mycelia-leaf = hojas
symbol-mycelia-leaf-about = Con ellas pagas setas y losetas; deciden los empates.
symbol-mycelia-move = mover
symbol-mycelia-move-about = Una gota, una casilla: arriba, abajo, izquierda o derecha.
symbol-mycelia-move-clear = mover, si quieres
symbol-mycelia-move-clear-about = Una gota más, solo si está ahí y tú quieres.
symbol-mycelia-remove = quitar
symbol-mycelia-remove-about = Una gota sale del tablero enseguida.
symbol-mycelia-remove-clear = quitar, si quieres
symbol-mycelia-remove-clear-about = Una gota más, solo si está ahí y tú quieres.
symbol-mycelia-least = como mínimo
symbol-mycelia-least-about = En la casilla debe haber esa cantidad de gotas o más.
symbol-mycelia-beetle = exactamente
symbol-mycelia-beetle-about = Debe haber exactamente esa cantidad de gotas, ni más ni menos.
symbol-mycelia-around = alrededor
symbol-mycelia-around-about = Elige una casilla, aunque esté vacía; se quita una gota de cada casilla adyacente que tenga.
symbol-mycelia-others = los demás
symbol-mycelia-others-about = Todos los demás pueden aprovecharlo, tú no.
symbol-mycelia-bolt = una vez, al reclutar
symbol-mycelia-bolt-about = Funciona cuando reclutas la carta y nunca más.
symbol-mycelia-trash = eliminar
symbol-mycelia-trash-about = Una carta de tu pila de descartes sale del juego para siempre.
symbol-mycelia-recycle = reciclar
symbol-mycelia-recycle-about = Una carta de tu pila de descartes va encima de tu mazo para robar.
symbol-mycelia-showcase = reserva nueva
symbol-mycelia-showcase-about = { $mycelia__counts__showcase ->
    [one] 1 seta nueva queda
   *[other] { $mycelia__counts__showcase } setas nuevas quedan
    } a la vista para reclutar.

# ------------------------------------------------------------------ around the table

symbol-mycelia-back = cartas
symbol-mycelia-back-about = Al final de un turno { $mycelia__counts__hand ->
    [one] se roba 1
   *[other] se roban { $mycelia__counts__hand }
    }; las reclutadas quedan encima.
symbol-mycelia-first = jugador inicial
symbol-mycelia-first-about = La última ronda termina antes de este asiento.

# ------------------------------------------------------------------ Gwidyon

symbol-mycelia-gwidyon = Gwidyon
symbol-mycelia-gwidyon-about = El oponente en solitario; gana cuando su hojarasca está vacía.
symbol-mycelia-chip-remove = ficha, cara de quitar
symbol-mycelia-chip-remove-about = Al girarla a esta cara, él pierde una gota.
symbol-mycelia-chip-rest = ficha, cara tranquila
symbol-mycelia-chip-rest-about = Al girarla a esta cara, no pasa nada.
symbol-mycelia-solo-back = carta-solitario
symbol-mycelia-solo-back-about = Dice qué hace después de tu turno.

# ------------------------------------------------------------------ Prisma

symbol-mycelia-prism = gota de prisma
symbol-mycelia-prism-about = Una gota que da un favor cuando se quita.
symbol-mycelia-favour = favor
symbol-mycelia-favour-about = Tu seta avanza un espacio por la plataforma.
symbol-mycelia-space-green = regalos verdes
symbol-mycelia-space-green-about = Una seta en este color puede comprar un regalo verde.
symbol-mycelia-space-amber = regalos ámbar
symbol-mycelia-space-amber-about = Una seta en este color puede comprar un regalo ámbar o verde.
symbol-mycelia-space-violet = regalos violetas
symbol-mycelia-space-violet-about = Una seta en este color puede comprar cualquier regalo.
symbol-mycelia-gift = regalo
symbol-mycelia-gift-about = Te ayuda cada vez que lo robas.
