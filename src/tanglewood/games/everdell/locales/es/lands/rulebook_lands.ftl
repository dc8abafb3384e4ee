# The rulebook for people, second part: what the other boxes bring. `**` marks what is bold.

everdell-book-extras = Leyendas, poderes, cartas nuevas
everdell-book-extras-1 = **Cartas legendarias:** recibes dos, en secreto. Paga una como cualquier carta o ponla gratis en lugar de la carta que nombra. Cuenta como esa carta y cabe en una ciudad llena.
everdell-book-extras-2 = **Poderes:** elige uno de dos al principio. Es solo tuyo y está siempre ahí; a cambio, nadie recibe un trabajador nuevo en primavera.
everdell-book-extras-3 = Las **Granjas estacionales** te dejan elegir cada vez lo que dan. Las cartas de **Corrin** traen cualquier criatura de un color o vienen gratis por una estructura de un color.

everdell-book-pearlbrook = Pearlbrook
everdell-book-pearlbrook-1 = Una vez por estación, tu **rana** va al río. Una orilla pide ver cartas de un color en tu ciudad. Quien llega primero se lleva su **perla** y descubre la carta; quien paga lo que pide la carta obtiene una perla. En el Bajío compras una por dos recursos y dos cartas.
everdell-book-pearlbrook-2 = Con una perla juegas { $everdell__river_counts__adornments ->
    [one] tu **ornamento**
   *[other] uno de tus { $everdell__river_counts__adornments } **ornamentos**
    }. Con perlas, recursos, cartas y un trabajador construyes una **maravilla**, que vale de 10 a 25 puntos; cada una se construye una sola vez; no hay eventos básicos. Perlas restantes: { $everdell__river_counts__pearl_points ->
    [one] 1 punto
   *[other] { $everdell__river_counts__pearl_points } puntos
    } cada una.

everdell-book-newleaf = Newleaf
everdell-book-newleaf-1 = En el **apeadero** hay tres cartas para todos, y quien juega una obtiene la **vagoneta** de al lado. Un trabajador en la Loma cambia cartas; uno en el Apeadero acoge a un **visitante**, que no necesita espacio y puntúa si se cumple un deseo.
everdell-book-newleaf-2 = Las cartas de Newleaf tienen **estandartes dorados** que nombran un grupo. Una ficha dorada sobre una estructura libre trae una criatura si encaja el estandarte de ella o el de la estructura. Tienes tres para toda la partida.
everdell-book-newleaf-3 = Puedes dedicar un turno a **reservar** una carta, que después costará un recurso menos, o a usar tu **billete**: un trabajador que está fuera se mueve a otro lugar y vuelve a trabajar.

everdell-book-bellfaire = Bellfaire
everdell-book-bellfaire-1 = En el **Mercado**, un trabajador toma lo que muestra una ficha, o paga lo que muestra una por 3 puntos y 2 recursos. Cada vez, la ficha cambia de lado.
everdell-book-bellfaire-2 = La **guirnalda** es para la ciudad con más cartas de su tipo al final: { $everdell__fair__first ->
    [one] 1 punto
   *[other] { $everdell__fair__first } puntos
    }, { $everdell__fair__second } para la segunda. El **Festival floral** pide los cinco colores; los eventos de Bellfaire cuentan tipos en vez de nombres.
everdell-book-bellfaire-3 = Pueden jugar **cinco o seis**. Entonces una mano admite { $everdell__fair__hand_limit ->
    [one] 1 carta
   *[other] { $everdell__fair__hand_limit } cartas
    }, y quien pasa descarta las suyas.

everdell-book-spirecrest = Spirecrest
everdell-book-spirecrest-1 = Cada estación tiene su **clima**, siempre una molestia, y solo para quienes están en esa estación.
everdell-book-spirecrest-2 = Después de prepararte **exploras**: cartografía una loseta de mapa donde está tu conejo, toma uno de tres descubrimientos, por { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } o { $everdell__mountain__prices__2 }, y el conejo sigue su camino.
everdell-book-spirecrest-3 = Cuando has pasado, tu **conejo** se pone en camino por tus losetas. Págalas una tras otra para obtener sus puntos, o detente. Las **criaturas grandes** sustituyen a un trabajador y pueden hacer más.

everdell-ask-replace-legend = ¿Cuesta algo una carta legendaria?
everdell-ask-replace-legend-answer = Su coste, o la carta que nombra: si está en tu ciudad, la carta legendaria la sustituye gratis.
everdell-ask-replace-legend-words = jugar gratis bandera nombrada leyenda
everdell-ask-legend-full-city = ¿Puedo jugar una carta legendaria en una ciudad llena?
everdell-ask-legend-full-city-answer = Sí, trae consigo el espacio que ocupa.
everdell-ask-spend-pearls = ¿Para qué sirven las perlas?
everdell-ask-spend-pearls-answer = Con una juegas un ornamento, con dos o tres construyes una maravilla, y cada una que te quede vale { $everdell__river_counts__pearl_points ->
    [one] 1 punto
   *[other] { $everdell__river_counts__pearl_points } puntos
    }.
everdell-ask-spend-pearls-words = usar gastar valor
everdell-ask-adornment-cost = ¿Cuánto cuesta un ornamento?
everdell-ask-adornment-cost-answer = Una perla, que se paga primero. Obtienes su efecto al momento y sus puntos al final; no ocupa espacio en tu ciudad.
everdell-ask-adornment-cost-words = precio jugar pagar adorno
everdell-ask-frog-often = ¿Cuántas veces sale mi rana?
everdell-ask-frog-often-answer = Una vez por estación, si quieres; puedes prepararte sin enviarla.
everdell-ask-frog-often-words = embajadora río veces
everdell-ask-bank-cards-spent = ¿Se pierden las cartas que pide una orilla del río?
everdell-ask-bank-cards-spent-answer = No, solo tienen que estar en tu ciudad.
everdell-ask-bank-cards-spent-words = gastar perder mostrar pearlbrook
everdell-ask-station-card-tile = ¿Cuándo obtengo una vagoneta?
everdell-ask-station-card-tile-answer = Cuando juegas una carta del apeadero; robarla o reservarla no da ninguna. La Loma y el Apeadero también dan una.
everdell-ask-station-card-tile-words = loseta recompensa
everdell-ask-golden-back = ¿Se recuperan las fichas doradas?
everdell-ask-golden-back-answer = No, tienes tres para toda la partida.
everdell-ask-golden-back-words = hoja hojas volver cuántas newleaf
everdell-ask-visitor-space = ¿Ocupan espacio los visitantes en mi ciudad?
everdell-ask-visitor-space-answer = No, están junto a ella, cuantos quieras.
everdell-ask-ticket-often = ¿Cuántas veces puedo usar mi billete?
everdell-ask-ticket-often-answer = Dos: una en cualquier estación y otra desde el verano.
everdell-ask-ticket-often-words = dos veces vuelta regreso tren
everdell-ask-market-often = ¿Puedo ir dos veces al Mercado?
everdell-ask-market-often-answer = Solo puede haber allí uno de tus trabajadores a la vez; después de prepararte puedes volver.
everdell-ask-market-often-words = bellfaire trabajadores otra vez
everdell-ask-garland-tie = ¿Quién se lleva la guirnalda si hay empate?
everdell-ask-garland-tie-answer = Todos los empatados la reciben entera, y el siguiente aún recibe { $everdell__fair__second }.
everdell-ask-garland-tie-words = premio más igual
everdell-ask-six-players = ¿Podemos jugar cinco o seis?
everdell-ask-six-players-answer = Sí, con Bellfaire; entonces cada mano admite { $everdell__fair__hand_limit ->
    [one] 1 carta
   *[other] { $everdell__fair__hand_limit } cartas
    }.
everdell-ask-six-players-words = cuántos jugadores 5 6 personas
everdell-ask-weather-whom = ¿A quién afecta el clima?
everdell-ask-weather-whom-answer = Solo a quienes están en su estación, hasta que se preparan.
everdell-ask-weather-whom-words = tormenta helada afectar invierno primavera verano otoño
everdell-ask-pay-map-tiles = ¿Cuándo pago las losetas de mapa?
everdell-ask-pay-map-tiles-answer = Después de pasar, una tras otra; la primera que no pagas pone fin al camino.
everdell-ask-pay-map-tiles-words = expedición conejo montaña puntos
everdell-ask-discovery-price = ¿Cuánto cuesta un descubrimiento?
everdell-ask-discovery-price-answer = El primero de los tres cuesta { $everdell__mountain__prices__0 }; los otros, { $everdell__mountain__prices__1 } y { $everdell__mountain__prices__2 }, en recursos o cartas.
everdell-ask-discovery-price-words = pagar spirecrest explorar
everdell-ask-build-wonder = ¿Cómo construyo una maravilla?
everdell-ask-build-wonder-answer = Envía allí un trabajador y paga enseguida recursos, perlas y cartas; es de quien llega primero.
everdell-ask-reserve-card = ¿Cómo reservo una carta?
everdell-ask-reserve-card-answer = Le dedicas un turno, una vez por estación, y la tomas del Prado o del apeadero; después te cuesta un recurso menos.
everdell-ask-big-critter = ¿Qué es una criatura grande?
everdell-ask-big-critter-answer = Un descubrimiento que sustituye a uno de tus trabajadores durante el resto de la partida y puede hacer más.
everdell-ask-big-critter-words = spirecrest habilidad trabajador
everdell-ask-worker-ability = ¿Qué es un poder?
everdell-ask-worker-ability-answer = Lo que solo tú sabes hacer, toda la partida: qué animales son tus trabajadores. A cambio, nadie recibe un trabajador nuevo en primavera.
everdell-ask-worker-ability-words = poderes habilidad trabajadores animal
