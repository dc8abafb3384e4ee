# The rulebook for people: headings, paragraphs and the questions people ask. `**` marks what is bold.
# Order, drawings and the exact rules behind each paragraph are in rulebook.toml.

everdell-book-goal = Construye una ciudad en el bosque
everdell-book-goal-words = objetivo meta juego ganar trata
everdell-book-goal-1 = Tienes un año, un puñado de trabajadores y { $everdell__counts__city ->
    [one] **1 espacio**
   *[other] **{ $everdell__counts__city } espacios**
    }. Llénalos de criaturas y estructuras. **Gana quien tenga más puntos.**

everdell-book-turn = En tu turno, haz una de tres cosas
everdell-book-turn-words = turno orden pasos hacer desarrollo
everdell-book-turn-1 = **Coloca un trabajador** en un sitio libre y toma enseguida lo que muestra. Se queda ahí hasta tu siguiente estación.
everdell-book-turn-2 = **Juega una carta** de tu mano o del Prado y paga lo que cuesta.
everdell-book-turn-3 = **Prepárate para la siguiente estación** cuando todos tus trabajadores estén fuera. Vuelven a casa y se les unen otros nuevos.

everdell-book-places = Adónde van los trabajadores
everdell-book-places-words = trabajador bloquear ocupado lugar básico bosque
everdell-book-places-1 = Una silueta: **un trabajador**. Un signo más: **todos**. Los lugares de bosque admiten { $everdell__counts__forest_spaces__0 ->
    [one] 1 trabajador
   *[other] { $everdell__counts__forest_spaces__0 } trabajadores
    }; con cuatro jugadores, { $everdell__counts__forest_spaces__3 }. Las cartas rojas de tu ciudad las visitas tú; las que tienen el cartel de abierto están abiertas a todos, y quien las tiene gana un punto.

everdell-book-free = Criaturas gratis
everdell-book-free-words = gratis sin pagar criatura puerta jugar
everdell-book-free-1 = Una estructura con puerta invita a una de sus criaturas **gratis, una vez**. La puerta se marca y queda marcada, aunque el huésped se vaya.

everdell-book-year = El año
everdell-book-winter = Invierno
everdell-book-spring = Primavera
everdell-book-summer = Verano
everdell-book-autumn = Otoño
everdell-book-year-1 = Cada jugador tiene su propia estación. Puedes estar en invierno mientras otros están en primavera.

everdell-book-colours = Las cartas por color
everdell-book-colours-1 = Las **verdes** dan recursos, al jugarlas y en primavera y en otoño. Las **rojas** son un lugar para un trabajador. Las **azules** ayudan mientras estén en la ciudad. Las **violetas** puntúan al final. Las **marrones** actúan una vez, enseguida.

everdell-book-events = Eventos
everdell-book-events-words = evento otros básico especial
everdell-book-events-1 = Cumple lo que pide un evento, coloca en él un trabajador y será solo tuyo.

everdell-book-end = ¿Cuándo termino?
everdell-book-end-words = pasar otoño terminar parar nada
everdell-book-end-1 = En otoño, cuando no puedas o no quieras seguir, **pasas**. Es definitivo; los demás siguen hasta que todos hayan pasado. Antes de eso, el **Viaje** convierte en puntos cartas de tu mano.

everdell-book-wins = ¿Quién gana?
everdell-book-wins-1 = Se suma todo. ¿Empate? Más eventos, luego más recursos restantes; si aún persiste, se comparte la victoria.

everdell-book-rugwort = Rugwort, en solitario
everdell-book-rugwort-words = quién rugwort rata rival solitario
everdell-book-rugwort-1 = Rugwort no tiene turnos. Cada vez que juegas una carta, tira el dado y se lleva del Prado la carta que indica el dado. Cuando te preparas, él también se prepara: se lleva los eventos básicos que sus colores le permiten, mueve sus trabajadores y bloquea más cartas del Prado.
everdell-book-rugwort-2 = Puntúa { $everdell__rugwort_points__card } por carta, { $everdell__rugwort_points__purple } por carta violeta, { $everdell__rugwort_points__basic_event } por evento básico, su Viaje y puntos por cada evento especial que no hayas conseguido (más a partir del segundo año). **Necesitas más que él.**

everdell-book-nightweave = Tejenoche
everdell-book-nightweave-words = quién tejenoche araña rival turno
everdell-book-nightweave-1 = Después de cada turno tuyo descubre una carta y lee la fila de **su** estación. Hace **1**; si es imposible, **2**; si también lo es, la línea **si no**. No paga nada, no obtiene nada de los lugares y no lee los textos de las cartas.
everdell-book-nightweave-2 = Un lugar **ocupado** no es imposible: su araña sigue la **flecha** hasta el siguiente lugar exclusivo de ese tipo. Cuando está en el Prado, todas sus arañas están fuera y su carta muestra la araña o su propio signo, en vez de actuar **se prepara**.
everdell-book-nightweave-3 = Las **intrigas** llegan con su primavera, su verano y su otoño. Las que duran una estación no se pueden frustrar; las inmediatas sí, por el precio que indica la carta.

everdell-ask-start-with = ¿Con qué empiezo?
everdell-ask-start-with-answer = Con { $everdell__counts__start_hands__0 }, { $everdell__counts__start_hands__1 }, { $everdell__counts__start_hands__2 } o { $everdell__counts__start_hands__3 } cartas, según el orden de turno, y { $everdell__counts__workers } trabajadores; sin recursos y con la ciudad vacía.
everdell-ask-start-with-words = principio inicio cartas trabajadores recursos reparten cuántas empezar
everdell-ask-specials-in-play = ¿Cuántos eventos hay en juego?
everdell-ask-specials-in-play-answer = Todos los básicos y { $everdell__counts__specials } especiales, que se sacan para cada partida.
everdell-ask-specials-in-play-words = especial especiales básico número
everdell-ask-same-season = ¿Estamos todos en la misma estación?
everdell-ask-same-season-answer = No, cada cual se prepara por su cuenta y puede ir por delante o por detrás.
everdell-ask-same-season-words = misma vamos juntos a la vez
everdell-ask-what-fool = ¿Para qué sirve el Bufón?
everdell-ask-what-fool-answer = Lo juegas en la ciudad de un oponente: allí ocupa un espacio y cuesta puntos.
everdell-ask-what-fool-words = bufón oponente negativo
everdell-ask-build-second-farm = ¿Puedo construir una segunda Granja?
everdell-ask-build-second-farm-answer = Sí, las cartas comunes cuantas veces quieras; solo de las únicas puede haber una sola.
everdell-ask-build-second-farm-words = dos misma carta copias repetida duplicada común única
everdell-ask-farm-bring-both = ¿Puede la Granja traer a un Esposo y a una Esposa?
everdell-ask-farm-bring-both-answer = No, solo a uno de los dos, una vez; una segunda Granja trae al otro.
everdell-ask-husband-wife-space = ¿Esposo y Esposa ocupan un espacio o dos?
everdell-ask-husband-wife-space-answer = Uno, si lo comparten; se emparejan solos.
everdell-ask-husband-wife-space-words = pareja matrimonio compartir
everdell-ask-skip-turn = ¿Puedo saltarme el turno?
everdell-ask-skip-turn-answer = No; antes de otoño siempre hay algo que puedes hacer, y en otoño pasas definitivamente.
everdell-ask-skip-turn-words = pasar nada
everdell-ask-prepare-while-worker = ¿Puedo prepararme con un trabajador en casa?
everdell-ask-prepare-while-worker-answer = No, antes deben estar todos fuera.
everdell-ask-prepare-while-worker-words = estación siguiente antes cambiar colocar
everdell-ask-cards-hold = ¿Cuántas cartas puedo tener en la mano?
everdell-ask-cards-hold-answer = { $everdell__counts__hand_limit }; al llegar ahí simplemente se deja de robar. Desde cinco jugadores el límite es { $everdell__fair__hand_limit }, y algunos poderes lo cambian.
everdell-ask-cards-hold-words = mano límite máximo tamaño 8
everdell-ask-meadow-card-cost = ¿Cuesta más una carta del Prado?
everdell-ask-meadow-card-cost-answer = No, cuesta lo mismo que desde tu mano.
everdell-ask-meadow-card-cost-words = pagar precio comprar cartas jugar
everdell-ask-visit-red-card = ¿Puedo visitar una carta roja de otra ciudad?
everdell-ask-visit-red-card-answer = Sí, si tiene el cartel de abierto; quien la tiene obtiene una ficha de puntuación.
everdell-ask-visit-red-card-words = oponente otro abierto destino trabajador posada usar
everdell-ask-use-innkeeper-free = ¿Puedo usar un Posadero para una criatura que viene gratis por una puerta?
everdell-ask-use-innkeeper-free-answer = No, una ayuda por carta, y una carta gratis no admite ninguna.
everdell-ask-city-full-play = Mi ciudad está llena. ¿Puedo seguir jugando cartas?
everdell-ask-city-full-play-answer = Sí: un Trotamundos, la otra mitad de una pareja, unas Ruinas o una carta cuya ayuda se va al pagar.
everdell-ask-city-full-play-words = sin espacio lleno 15
everdell-ask-claim-event = ¿Cómo adquiero un evento?
everdell-ask-claim-event-answer = Cumple en tu ciudad lo que pide y coloca en él un trabajador. Es solo tuyo y se queda cuando el trabajador vuelve.
everdell-ask-claim-event-words = conseguir lograr obtener requisito
everdell-ask-play-card-sits = ¿Puedo jugar una carta sobre la que está Rugwort?
everdell-ask-play-card-sits-answer = No, ni jugarla, ni robarla, ni descartarla.
everdell-ask-play-card-sits-words = bloqueada debajo
everdell-ask-pay-use-cards = ¿Paga Rugwort o usa sus cartas?
everdell-ask-pay-use-cards-answer = No, solo cuentan sus colores.
everdell-ask-visit-inn-city = ¿Puedo visitar una Posada de la ciudad de Rugwort?
everdell-ask-visit-inn-city-answer = Sí, y él obtiene la ficha.
everdell-ask-unable-act = ¿Puedo dejar a Tejenoche sin nada que hacer?
everdell-ask-unable-act-answer = Rara vez: siempre queda la línea «si no», y sus puntos son suyos en todo caso, salvo en el nivel 0.
everdell-ask-event-fulfil = ¿Puede Tejenoche llevarse un evento que no cumple?
everdell-ask-event-fulfil-answer = Sí: preferentemente uno que cumpla; si no hay, uno que haya empezado; si tampoco, cualquiera.
everdell-ask-tie-nightweave = ¿Quién gana un empate con Tejenoche?
everdell-ask-tie-nightweave-answer = Ella.
everdell-ask-wins-tie = ¿Quién gana un empate?
everdell-ask-wins-tie-answer = Quien tenga más eventos; si persiste el empate, quien tenga más recursos restantes; si aún persiste, se comparte la victoria.
everdell-ask-wins-tie-words = mismos puntos igualdad desempate
everdell-ask-city-size = ¿Cuántas cartas caben en una ciudad?
everdell-ask-city-size-answer = { $everdell__counts__city ->
    [one] 1 espacio con una carta, salvo que una carta diga otra cosa.
   *[other] { $everdell__counts__city } espacios, una carta en cada uno, salvo que una carta diga otra cosa.
    }
everdell-ask-city-size-words = límite máximo tamaño 15 edificios
everdell-ask-game-ends = ¿Cuándo termina la partida?
everdell-ask-game-ends-answer = Cuando todos han pasado; cada jugador pasa por su cuenta, en otoño.
everdell-ask-game-ends-words = final acabar última ronda cuántas rondas dura
everdell-ask-workers-back = ¿Cuándo vuelven mis trabajadores?
everdell-ask-workers-back-answer = Cuando te preparas para la siguiente estación: todos, salvo los que se quedan hasta el final de la partida.
everdell-ask-workers-back-words = regresar casa recuperar
everdell-ask-more-workers = ¿Cómo consigo más trabajadores?
everdell-ask-more-workers-answer = Preparándote: { $everdell__season__spring__workers } en primavera, { $everdell__season__summer__workers } en verano, { $everdell__season__autumn__workers } en otoño.
everdell-ask-more-workers-words = nuevo número cantidad
everdell-ask-deck-empty = ¿Y si se acaba el mazo?
everdell-ask-deck-empty-answer = La pila de descarte se baraja y forma un mazo nuevo.
everdell-ask-deck-empty-words = vacío cartas quedan
everdell-ask-same-place = ¿Puedo enviar dos trabajadores a un mismo lugar?
everdell-ask-same-place-answer = Solo donde hay un signo más; un lugar con una silueta admite un trabajador.
everdell-ask-same-place-words = ocupado sitio lugar compartir jugadores rival mismo
everdell-ask-free-critter = ¿Cómo consigo una criatura gratis?
everdell-ask-free-critter-answer = Su estructura está en tu ciudad y aún no la ha ocupado nadie.
everdell-ask-free-critter-words = sin pagar puerta invitar ocupar casa
everdell-ask-card-colours = ¿Qué significan los colores de las cartas?
everdell-ask-card-colours-answer = Las verdes dan recursos, las rojas son un lugar para un trabajador, las azules ayudan todo el tiempo, las violetas puntúan al final, las marrones actúan una vez.
everdell-ask-card-colours-words = verde rojo azul violeta morado marrón tipo clase producción cuándo
everdell-ask-journey = ¿Qué es el Viaje?
everdell-ask-journey-answer = En otoño, un trabajador en él convierte cartas de tu mano en { $everdell__location__journey_2__points } a { $everdell__location__journey_5__points ->
    [one] 1 punto
   *[other] { $everdell__location__journey_5__points } puntos
    }.
everdell-ask-journey-words = descartar puntos
everdell-ask-after-pass = ¿Puedo volver después de pasar?
everdell-ask-after-pass-answer = No, pasar es definitivo y solo es posible en otoño.
everdell-ask-after-pass-words = otra vez
web-card-set-everdell = { $set ->
    [base] juego base
    [farms] Granjas estacionales
    [corrin] Corrin Evertail
    [extra] cartas extra
    [rugwort_cards] cartas de Rugwort
    [legends_first] Leyendas
    [legends_more] cartas legendarias de Mistwood
    [pearlbrook] Pearlbrook
    [newleaf] Newleaf
    [bellfaire] Bellfaire
    [spirecrest] Spirecrest
   *[other] { $set }
}
everdell-ask-who-begins = ¿Quién empieza?
everdell-ask-who-begins-answer = El jugador inicial se sortea, o se elige al preparar la mesa; después se sigue en sentido horario.
everdell-ask-who-begins-words = comienza primero jugador inicial orden de turno
everdell-ask-meadow = ¿Qué es el Prado?
everdell-ask-meadow-answer = Cartas boca arriba en el centro: cualquiera puede jugarlas como desde su mano, y los huecos se rellenan enseguida.
everdell-ask-meadow-words = centro boca arriba comunes rellenar hueco nueva vacío
everdell-ask-score-what = ¿Cómo consigo puntos?
everdell-ask-score-what-answer = Con las cartas de tu ciudad, las fichas de puntuación, las bonificaciones de las cartas violetas, el Viaje y los eventos.
everdell-ask-score-what-words = puntuar cuenta ganar victoria final
everdell-ask-goods-left = ¿Valen puntos los recursos restantes?
everdell-ask-goods-left-answer = No, solo deciden un empate que no hayan decidido los eventos.
everdell-ask-goods-left-words = sobrantes quedan valor final
everdell-ask-two-sorts = ¿Qué son las criaturas y las estructuras?
everdell-ask-two-sorts-answer = Las dos clases de cartas, animales y edificios. Una estructura puede traer gratis a una criatura.
everdell-ask-two-sorts-words = criatura estructura tipos diferencia animal edificio
everdell-ask-draw-cards = ¿Cómo robo cartas?
everdell-ask-draw-cards-answer = Con los lugares y las cartas que lo dicen; no se roba solo porque sea tu turno.
everdell-ask-draw-cards-words = más nuevas conseguir mano mazo
everdell-ask-give-up-card = ¿Puedo descartar una carta o quitar una de mi ciudad?
everdell-ask-give-up-card-answer = Solo si lo dice un lugar o una carta.
everdell-ask-give-up-card-words = eliminar destruir derribar tirar deshacerme
everdell-ask-goods-limit = ¿Cuántos recursos puedo tener?
everdell-ask-goods-limit-answer = Cuantos quieras; y la reserva no se agota nunca.
everdell-ask-goods-limit-words = límite máximo poseer reserva guardar
everdell-ask-how-many-play = ¿Cuántos pueden jugar?
everdell-ask-how-many-play-answer = De uno a cuatro; con Bellfaire, hasta seis.
everdell-ask-how-many-play-words = jugadores personas número
