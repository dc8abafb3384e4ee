# The rulebook for people: headings, paragraphs and the questions people ask. `**` marks what is bold.
# Order, drawings and the exact rules behind each paragraph are in rulebook.toml.

mycelia-book-goal = Lleva el rocío a casa
mycelia-book-goal-words = objetivo meta juego ganar trata
mycelia-book-goal-1 = Hay { $mycelia__counts__drops ->
    [one] 1 gota
   *[other] { $mycelia__counts__drops } gotas
    } de rocío en tu tablero. Llévalas todas al Santuario. **Un tablero vacío gana**, en cuanto se completa la ronda.

mycelia-book-turn = En tu turno
mycelia-book-turn-words = turno orden pasos hacer desarrollo
mycelia-book-turn-1 = **Juega toda tu mano**, carta a carta, en cualquier orden. Omite lo que no quieras.
mycelia-book-turn-2 = **Recluta** siempre que no se esté aplicando ninguna carta: paga hojas y toma una seta de la reserva disponible. Va encima de tu mazo para robar, así que la tendrás en el próximo turno.
mycelia-book-turn-3 = **Usa tus losetas**, cada una una vez por turno. Loseta a, { $mycelia__tile__a__cost ->
    [one] 1 hoja
   *[other] { $mycelia__tile__a__cost } hojas
    }: { $mycelia__counts__showcase ->
    [one] 1 seta nueva
   *[other] { $mycelia__counts__showcase } setas nuevas
    } en la reserva disponible. Loseta b, { $mycelia__tile__b__cost ->
    [one] 1 hoja
   *[other] { $mycelia__tile__b__cost } hojas
    }: cualquier gota, una casilla.
mycelia-book-turn-4 = **Termina tu turno.** Se completa la reserva disponible, gira el Santuario si está lleno y { $mycelia__counts__hand ->
    [one] robas 1 carta
   *[other] robas { $mycelia__counts__hand } cartas
    }.

mycelia-book-card = Cómo leer una carta
mycelia-book-card-words = leer carta signo símbolo flecha número
mycelia-book-card-1 = El **paisaje** dice dónde: broza, musgo, agua o cualquier casilla. Las **gotas** dicen cuántas debe haber ahí como mínimo. Las **flechas** dicen qué pasa: hacia un lado, una casilla; hacia arriba, fuera del tablero.
mycelia-book-card-2 = Un **escarabajo** significa exactamente esa cantidad. Una flecha **pálida** la usas si puedes y quieres. **2x** es hasta dos veces, una **barra** es una cosa o la otra, **&** es ambas, de izquierda a derecha. **Dos cabezas**: pueden todos los demás, tú no.

mycelia-book-moving = Cómo se mueven las gotas
mycelia-book-moving-1 = Una casilla arriba, abajo, a la izquierda o a la derecha, a cualquier paisaje, nunca en diagonal. Una gota que llega al Santuario sale enseguida del tablero.

mycelia-book-shrine = Cuando el Santuario está lleno
mycelia-book-shrine-1 = Todas las gotas que salen de un tablero van al Santuario. Está lleno con { $mycelia__counts__capacity__p2 ->
    [one] **1** gota
   *[other] **{ $mycelia__counts__capacity__p2 }** gotas
    } (tres jugadores { $mycelia__counts__capacity__p3 }, cuatro jugadores { $mycelia__counts__capacity__p4 }). Al final de ese turno gira: el dado y la tabla de nuevo rocío muestran una o dos casillas, y **todos** reciben una gota nueva en cada una.

mycelia-book-end = ¿Cuándo termina?
mycelia-book-end-words = fin terminar duración última turnos
mycelia-book-end-1 = Cuando un tablero queda vacío, se completa ese turno y después la ronda: todos han jugado el mismo número de turnos. El Santuario ya no gira.

mycelia-book-wins = ¿Quién gana?
mycelia-book-wins-1 = Quien tenga el tablero vacío. ¿Varios? Entonces, **quien tenga más hojas**. ¿Sigue el empate? Comparten la victoria.

mycelia-book-more = Más setas
mycelia-book-more-1 = La expansión añade treinta setas. El **rayo** funciona una vez, al reclutar. Las losetas c, d y e son nuevas; nadie conserva más de cuatro losetas. Algunas cartas te dejan eliminar cartas débiles de tu mazo.

mycelia-book-gwidyon = Gwidyon, en solitario
mycelia-book-gwidyon-words = quién gwidyon rival solitario
mycelia-book-gwidyon-1 = Gwidyon tiene gotas en su hojarasca y no tiene tablero. Después de cada turno tuyo descubre una carta y hace lo que dice. Vacía tu tablero antes de que se agote su hojarasca.
mycelia-book-gwidyon-2 = **Su ficha:** cada vez que se gira a la cara de quitar, se va una gota más. Un bonus que mueve una gota la gira; un bonus que quita gotas quita las suyas; las hojas no le importan.
mycelia-book-gwidyon-3 = **El Santuario** se llena con sus gotas y con las tuyas, y gira con { $mycelia__counts__capacity__p1 }. Las gotas nuevas te llegan solo a ti.

mycelia-book-prisma = Prisma
mycelia-book-prisma-words = prisma expansión favor regalo saltar plataforma violeta ámbar verde
mycelia-book-prisma-1 = De tus gotas, { $mycelia__prisma__prism_drops ->
    [one] 1 **brilla**
   *[other] { $mycelia__prisma__prism_drops } **brillan**
    } y { $mycelia__prisma__dewdrops } no. Cada gota brillante que quitas del tablero da un **favor**: tu seta avanza un espacio por la plataforma, saltando a las demás.
mycelia-book-prisma-2 = En verde, ámbar o violeta puedes comprar un **regalo** de ese color o de uno inferior; tu seta vuelve al inicio. Queda encima de tu mazo para robar. Cuando lo robas, se destapa enseguida, te hace robar cartas en su lugar y te ayuda durante ese turno.

mycelia-ask-new-drops = ¿Adónde van las gotas nuevas?
mycelia-ask-new-drops-answer = Adonde indican el dado y el lado visible de la tabla de nuevo rocío, igual en todos los tableros, cuando gira el Santuario.
mycelia-ask-new-drops-words = dado Santuario salen rocío llegan tabla símbolo
mycelia-ask-leave-out = ¿Puedo dejar sin hacer una parte de una carta?
mycelia-ask-leave-out-answer = Sí, cualquier parte o todo; solo la carta tiene que jugarse.
mycelia-ask-leave-out-words = omitir parte solo renunciar obligatorio
mycelia-ask-others-drops = ¿Puedo mover las gotas de los demás?
mycelia-ask-others-drops-answer = No, cada cual mueve las gotas de su propio tablero; el bonus de una carta tuya lo aplican los demás por sí mismos.
mycelia-ask-others-drops-words = oponente otro jugador tablero
mycelia-ask-new-showcase = ¿Cuándo llegan cartas nuevas a la reserva disponible?
mycelia-ask-new-showcase-answer = Al final de un turno se completa hasta { $mycelia__counts__showcase } cartas. La loseta a cambia todas sus cartas de una vez.
mycelia-ask-new-showcase-words = reponer rellenar cambiar renovar reclutar
mycelia-ask-play-all-cards = ¿Tengo que jugar todas mis cartas?
mycelia-ask-play-all-cards-answer = Sí, todas en cada turno, pero puedes omitir lo que hacen.
mycelia-ask-play-all-cards-words = mano guardar obligatorio obligado saltar pasar parte entera
mycelia-ask-use-card-hired = ¿Cuándo puedo usar una carta que he reclutado?
mycelia-ask-use-card-hired-answer = En el próximo turno: queda encima de tu mazo para robar, y se roba al final de tu turno.
mycelia-ask-use-card-hired-words = comprada nueva seta mazo más conseguir
mycelia-ask-picture-shows-drops = La imagen muestra dos gotas y una flecha. ¿Cuántas se van?
mycelia-ask-picture-shows-drops-answer = Una; las dos gotas dicen cuántas debe haber ahí.
mycelia-ask-beetle = ¿Qué significa el escarabajo?
mycelia-ask-beetle-answer = Exactamente tantas gotas como se muestran, ni más ni menos.
mycelia-ask-drop-move-diagonally = ¿Se puede mover una gota en diagonal?
mycelia-ask-drop-move-diagonally-answer = No, solo arriba, abajo, a la izquierda y a la derecha.
mycelia-ask-drop-move-diagonally-words = diagonal
mycelia-ask-any-field-include = ¿«Cualquier casilla» incluye la tierra?
mycelia-ask-any-field-include-answer = Sí, todas las casillas de paisaje, pero nunca el Santuario.
mycelia-ask-stop-others-taking = ¿Puedo impedir que los demás tomen el bonus de mi carta?
mycelia-ask-stop-others-taking-answer = No, lo reciben aunque tú omitas el resto.
mycelia-ask-shrine-turn-twice = ¿Puede girar el Santuario dos veces en un turno?
mycelia-ask-shrine-turn-twice-answer = No, como mucho una vez, al final de un turno, y las gotas que no caben se pierden.
mycelia-ask-shrine-turn-twice-words = lleno
mycelia-ask-board-empty-won = Mi tablero está vacío. ¿He ganado?
mycelia-ask-board-empty-won-answer = Casi: antes se termina la ronda, y otros pueden vaciar el suyo.
mycelia-ask-board-empty-won-words = ganar última gota
mycelia-ask-leaves-worth-anything = ¿Valen algo las hojas al final?
mycelia-ask-leaves-worth-anything-answer = Solo entre jugadores con el tablero vacío.
mycelia-ask-leaves-worth-anything-words = hoja puntos empate dinero
mycelia-ask-last-turn = ¿Tiene Gwidyon un último turno?
mycelia-ask-last-turn-answer = No, gana quien antes se queda sin gotas; si es en el mismo turno, ganan ambos.
mycelia-ask-know-next-card = ¿Puedo saber la próxima carta de Gwidyon?
mycelia-ask-know-next-card-answer = Casi: son seis cartas que se barajan tras la quinta, así que siempre queda una sin ver.
mycelia-ask-easier = ¿Cómo hago más fácil a Gwidyon?
mycelia-ask-easier-answer = Dale más gotas al principio, hasta 25.
mycelia-ask-moving-prism-drop = ¿Da un favor mover una gota de prisma?
mycelia-ask-moving-prism-drop-answer = No, solo quitarla del tablero.
mycelia-ask-keep-gift-hand = ¿Puedo guardar un regalo en la mano?
mycelia-ask-keep-gift-hand-answer = No, se destapa en cuanto lo robas.
mycelia-ask-change-buy-cheaper = ¿Recibo cambio si compro un color más barato?
mycelia-ask-change-buy-cheaper-answer = No, la seta vuelve siempre al inicio.
mycelia-ask-wins-tie = ¿Quién gana un empate?
mycelia-ask-wins-tie-answer = Entre quienes tienen el tablero vacío, quien tenga más hojas; si también empatan en eso, comparten la victoria.
mycelia-ask-wins-tie-words = igual desempate ambos vacíos
mycelia-ask-hold-cards = ¿Cuántas cartas tengo en la mano?
mycelia-ask-hold-cards-answer = { $mycelia__counts__hand }: son las que robas al final de cada turno, y las juegas todas en el siguiente.
mycelia-ask-hold-cards-words = mano tamaño límite
mycelia-ask-game-ends = ¿Cuándo termina la partida?
mycelia-ask-game-ends-answer = Cuando un tablero queda vacío; aún se terminan ese turno y la ronda.
mycelia-ask-game-ends-words = final acabar último
mycelia-ask-how-many-drops = ¿Con cuántas gotas empieza cada jugador?
mycelia-ask-how-many-drops-answer = Con { $mycelia__counts__drops }, colocadas como muestra la tabla de rocío inicial.
mycelia-ask-how-many-drops-words = inicio cantidad 20
mycelia-ask-start-leaves = ¿Empiezo con hojas?
mycelia-ask-start-leaves-answer = No, nadie; las dan las cartas.
mycelia-ask-start-leaves-words = inicio dinero
mycelia-ask-hire-many = ¿Cuántas setas puedo reclutar en un turno?
mycelia-ask-hire-many-answer = Tantas como puedas pagar.
mycelia-ask-hire-many-words = comprar carta coste número
mycelia-ask-shrine-full = ¿Cuántas gotas caben en el Santuario?
mycelia-ask-shrine-full-answer = { $mycelia__counts__capacity__p2 } con dos jugadores, { $mycelia__counts__capacity__p3 } con tres, { $mycelia__counts__capacity__p4 } con cuatro; entonces gira.
mycelia-ask-shrine-full-words = lleno capacidad cuándo
mycelia-ask-tile-twice = ¿Puedo usar una loseta dos veces en un turno?
mycelia-ask-tile-twice-answer = No, cada loseta una vez por turno.
mycelia-ask-tile-twice-words = acción otra vez
mycelia-ask-deck-short = ¿Y si se acaba mi mazo para robar?
mycelia-ask-deck-short-answer = Tu pila de descartes se baraja y se pone debajo; luego sigues robando.
mycelia-ask-deck-short-words = vacío mazo
mycelia-ask-who-begins = ¿Quién empieza?
mycelia-ask-who-begins-answer = El jugador inicial se sortea, o se elige al preparar la mesa, y lo es durante toda la partida.
mycelia-ask-who-begins-words = comienza primero jugador inicial orden de turno
mycelia-ask-lose-cards = ¿Cómo me deshago de cartas?
mycelia-ask-lose-cards-answer = Con una carta que tenga el signo «eliminar carta» o con la loseta e: ambas quitan para siempre una carta de tu pila de descartes. Son de la expansión.
mycelia-ask-lose-cards-words = eliminar quitar tirar débiles mazo
mycelia-ask-what-shrine = ¿Qué es el Santuario?
mycelia-ask-what-shrine-answer = La casa del rocío: una gota que llega a su casilla sale de tu tablero y lo llena. Cuando está lleno, gira.
mycelia-ask-what-shrine-words = hueco centro
mycelia-ask-get-leaves = ¿Cómo consigo hojas?
mycelia-ask-get-leaves-answer = Con las setas que muestran una hoja y con el bonus de las cartas de los demás. Puedes guardar cuantas quieras.
mycelia-ask-get-leaves-words = hoja dinero ganar límite moneda
mycelia-ask-drops-on-field = ¿Cuántas gotas puede haber en una casilla?
mycelia-ask-drops-on-field-answer = Cuantas quieras.
mycelia-ask-drops-on-field-words = límite montón varias dos juntas
mycelia-ask-more-tiles = ¿Cómo consigo más losetas de acción?
mycelia-ask-more-tiles-answer = Con algunas setas de la expansión, al reclutarlas; nadie conserva más de cuatro.
mycelia-ask-more-tiles-words = loseta número límite nuevas
mycelia-ask-bonus = ¿Qué es un bonus?
mycelia-ask-bonus-answer = La parte de una carta con dos cabezas: pueden usarla todos los demás, cada cual en su tablero; tú no.
mycelia-ask-bonus-words = otros cabezas rivales
mycelia-ask-advanced-boards = ¿Qué son los tableros avanzados?
mycelia-ask-advanced-boards-answer = Los reversos de los tableros, cada uno con sus paisajes en otros sitios, así que cada cual tiene otra tarea.
mycelia-ask-advanced-boards-words = reverso difícil distinto
mycelia-ask-how-many-play = ¿Cuántos pueden jugar?
mycelia-ask-how-many-play-answer = De dos a cuatro, o uno solo contra Gwidyon.
mycelia-ask-how-many-play-words = jugadores personas número
mycelia-ask-win-alone = ¿Cómo gano a Gwidyon?
mycelia-ask-win-alone-answer = Vacía tu tablero antes de que se agoten sus gotas.
mycelia-ask-win-alone-words = vencer ganar solo solitario
