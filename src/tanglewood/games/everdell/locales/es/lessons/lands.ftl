# Pearlbrook. The frog and the river, an adornment, the Shoal, a wonder.

lesson-everdell-pearlbrook-title = Pearlbrook: perlas y maravillas
lesson-everdell-pearlbrook-goal = Envía tu rana a por perlas y construye una maravilla de veinte puntos.
lesson-everdell-pearlbrook-closing = Veintinueve puntos a diecisiete, y veintitrés vienen del río. Las perlas que sobran valen dos cada una.

lesson-everdell-pearlbrook-1-say = Tu rana busca perlas. La orilla verde pide tres cartas verdes, y las tienes. Ve allí y usa el Molino de agua.
lesson-everdell-pearlbrook-1-notice = Una perla por llegar primero, otra por un punto y una ramita. Tus cartas verdes solo se han mostrado.
lesson-everdell-pearlbrook-1-otherwise = Todos tus trabajadores están fuera, pero la rana no es un trabajador. Primero el río.
lesson-everdell-pearlbrook-1-meanwhile = El Molino de agua queda descubierto para el resto de la partida. Ada va a por resina y una ramita.
lesson-everdell-pearlbrook-1-slip-1 = La orilla azul pide dos cartas azules, y tu ciudad no tiene ninguna.
lesson-everdell-pearlbrook-1-trap-1 = Una perla es tuya, pero el molino daría otra y dos cartas. Deshazlo y haz el trato.

lesson-everdell-pearlbrook-2-say = Con una perla juegas uno de tus dos ornamentos. El Catalejo da un recurso, una carta y una perla. Elige una baya.
lesson-everdell-pearlbrook-2-notice = Se paga con una perla y ha devuelto una. Al final cuenta tres puntos por cada una de tus maravillas.
lesson-everdell-pearlbrook-2-otherwise = El Catalejo. Está con tus cosas y no ocupa espacio en la ciudad.
lesson-everdell-pearlbrook-2-meanwhile = Jugar un ornamento es un turno entero. Ada juega un Esposo.
lesson-everdell-pearlbrook-2-slip-1 = Tu rana sale una vez por estación. Vuelve a casa cuando te preparas.
lesson-everdell-pearlbrook-2-trap-1 = El Amuleto da mucho, pero ninguna perla. Hoy las necesitas todas: deshazlo.

lesson-everdell-pearlbrook-3-say = Todos los trabajadores están fuera: prepárate para el otoño. La rana vuelve a casa con ellos.
lesson-everdell-pearlbrook-3-notice = Granja, barcaza y refinería han trabajado. ¡Pero mira quién está ahora en la orilla verde!
lesson-everdell-pearlbrook-3-otherwise = Prepárate: no queda nadie en casa.
lesson-everdell-pearlbrook-3-meanwhile = La rana de Ada va a tu molino y paga un punto por una perla.

lesson-everdell-pearlbrook-4-say = En el Bajío caben todas las ranas: dos recursos y dos cartas por una perla. Dos bayas, el Bufón y el Bardo bastan.
lesson-everdell-pearlbrook-4-notice = Tres perlas. Ahora levanta la vista hacia las cuatro maravillas.
lesson-everdell-pearlbrook-4-otherwise = Al Bajío. La maravilla que quieres cuesta tres perlas, y tienes dos.
lesson-everdell-pearlbrook-4-meanwhile = Ada ya no tiene nada que hacer y pasa.
lesson-everdell-pearlbrook-4-slip-1 = Ahí está la rana de Ada. En una orilla cabe una rana.
lesson-everdell-pearlbrook-4-slip-2 = El Puente de Llamasol cuesta tres perlas. Falta una.
lesson-everdell-pearlbrook-4-fine-1 = Cualquiera primero.

lesson-everdell-pearlbrook-5-say = Envía un trabajador al Puente de Llamasol: dos de cada recurso salvo bayas, tres perlas, tres cartas. Quédate el Rey y la Oficina postal.
lesson-everdell-pearlbrook-5-notice = Veinte puntos, y tres más del Catalejo. Una maravilla se construye una vez, por un jugador.
lesson-everdell-pearlbrook-5-otherwise = ¡El puente! Un trabajador va allí, y lo pagas enseguida.
lesson-everdell-pearlbrook-5-slip-1 = Veinticinco puntos, pero necesita tres guijarros.
lesson-everdell-pearlbrook-5-trap-1 = Quince puntos, donde podían ser veinte. Deshazlo.

# Newleaf. Station cards with their train cars, golden tokens, visitors, a reservation, the ticket.

lesson-everdell-newleaf-title = Newleaf: ¡viajeros al tren!
lesson-everdell-newleaf-goal = Usa el apeadero, una ficha dorada, una reserva y tu billete.
lesson-everdell-newleaf-closing = Una carta por una resina menos, una criatura gratis y un visitante que te lo agradece con cinco puntos. El tren sale en cada partida.

lesson-everdell-newleaf-1-say = En el apeadero esperan tres cartas, para todos. Juega la Mina de allí: la vagoneta de al lado viene con ella.
lesson-everdell-newleaf-1-notice = La Mina ha dado un guijarro; la vagoneta, una baya. Han llegado otra carta y otra vagoneta.
lesson-everdell-newleaf-1-otherwise = La Mina del apeadero, por favor. La vagoneta de al lado la mejora.
lesson-everdell-newleaf-1-meanwhile = Ada envía su último trabajador al Refugio.

lesson-everdell-newleaf-2-say = Tu Jardinero tiene un estandarte dorado: una estructura verde. Pon una ficha dorada sobre la Mina y viene gratis.
lesson-everdell-newleaf-2-notice = Granja y Mina han trabajado otra vez. Tienes tres fichas doradas para toda la partida.
lesson-everdell-newleaf-2-otherwise = El Jardinero. Cuesta tres bayas o una ficha dorada.
lesson-everdell-newleaf-2-meanwhile = Ada pasa.
lesson-everdell-newleaf-2-slip-1 = La Posada es roja. Su estandarte pide una estructura verde.
lesson-everdell-newleaf-2-trap-1 = Es mejor guardar la puerta de la Granja para un Esposo, que no necesita oro. Deshazlo y elige la Mina.
lesson-everdell-newleaf-2-fine-1 = Cualquiera primero.

lesson-everdell-newleaf-3-say = Un trabajador al apeadero: despide a Mossy y acoge a Dillweed. Le gustan las estructuras. Luego toma la vagoneta con dos ramitas.
lesson-everdell-newleaf-3-notice = Cinco puntos si al final tienes más estructuras que criaturas. Los visitantes no necesitan espacio.
lesson-everdell-newleaf-3-otherwise = Tu último trabajador va al apeadero, donde están los visitantes.
lesson-everdell-newleaf-3-trap-1 = ¡Ese era Dillweed! Mossy quiere cinco cartas verdes. Deshazlo y despide a Mossy.

lesson-everdell-newleaf-4-say = El Museo es demasiado caro hoy. Resérvalo: nadie más se lo lleva, y costará un recurso menos.
lesson-everdell-newleaf-4-notice = Reservar es un turno entero, una vez por estación. El hueco se repone enseguida.
lesson-everdell-newleaf-4-otherwise = Reserva el Museo. Está en el centro del apeadero.
lesson-everdell-newleaf-4-slip-1 = Aún no puedes pagarlo. Para eso sirve reservar.

lesson-everdell-newleaf-5-say = Necesitas una resina, y no hay trabajadores en casa. Tu billete mueve uno: de las ramitas a la resina y una carta.
lesson-everdell-newleaf-5-notice = El trabajador ha trabajado dos veces. La vuelta vale para otro viaje, desde el verano.
lesson-everdell-newleaf-5-otherwise = El billete. Mueve un trabajador que ya está fuera.
lesson-everdell-newleaf-5-slip-1 = No hay trabajadores en casa. El billete mueve uno que está fuera.

lesson-everdell-newleaf-6-say = Ahora el Museo, por una ramita, una resina y un guijarro. La segunda resina te la ahorras.
lesson-everdell-newleaf-6-notice = Cuatro estructuras, una criatura: Dillweed está contento. Y el Museo roba dos cartas cada vez que juegas una.
lesson-everdell-newleaf-6-otherwise = Juega la carta que reservaste.

# Bellfaire. The Market both ways, the Flower Festival, the garland.

lesson-everdell-bellfaire-title = Bellfaire: mercado y guirnalda
lesson-everdell-bellfaire-goal = Compra y vende en el Mercado, adquiere un festival y ten la ciudad más verde.
lesson-everdell-bellfaire-closing = Treinta y tres puntos a diecisiete. Con Bellfaire pueden jugar cinco o seis; entonces una mano admite siete cartas.

lesson-everdell-bellfaire-1-say = En el Mercado caben todos, una vez cada cual. Toma lo que muestra una de las fichas de arriba: dos bayas y dos cartas.
lesson-everdell-bellfaire-1-notice = La ficha ha cambiado de lado. Ahora alguien puede vender lo que has tomado.
lesson-everdell-bellfaire-1-otherwise = Al Mercado, por favor. Ada ya ha estado, pero también cabes tú.
lesson-everdell-bellfaire-1-meanwhile = Ada recoge una baya.
lesson-everdell-bellfaire-1-slip-1 = Esta ficha está en el lado donde se toma. Se vende con las otras.

lesson-everdell-bellfaire-2-say = No queda nadie en casa. Prepárate para el otoño, y tu trabajador deja el Mercado.
lesson-everdell-bellfaire-2-notice = Un trabajador de cada jugador a la vez; ahora puedes volver a ir.
lesson-everdell-bellfaire-2-otherwise = Prepárate: todos los trabajadores están fuera.
lesson-everdell-bellfaire-2-meanwhile = Tus cartas verdes han trabajado. Ada envía su último trabajador al Refugio.

lesson-everdell-bellfaire-3-say = En tu ciudad hay una carta de cada color: ese es el Festival floral. ¡Adquiérelo!
lesson-everdell-bellfaire-3-notice = Cuatro puntos. Es un evento básico, el quinto junto a los cuatro.
lesson-everdell-bellfaire-3-otherwise = Primero el festival: cinco colores, y es tuyo.
lesson-everdell-bellfaire-3-meanwhile = Ada pasa.
lesson-everdell-bellfaire-3-slip-1 = Ese pide cuatro estructuras únicas. Los eventos de Bellfaire cuentan tipos, no nombres.

lesson-everdell-bellfaire-4-say = Ahora vende: tres ramitas y el Bardo por tres puntos y dos recursos. Toma un guijarro y una baya.
lesson-everdell-bellfaire-4-notice = Tres puntos, y un guijarro para la Mina. La ficha vuelve a estar en el lado donde se toma.
lesson-everdell-bellfaire-4-otherwise = Otra vez el Mercado, y esta vez vendes tres ramitas y una carta.
lesson-everdell-bellfaire-4-trap-1 = La resina está bien, pero los puntos están mejor, y falta el guijarro. Deshazlo y vende.

lesson-everdell-bellfaire-5-say = La guirnalda es para la ciudad con más cartas verdes. Ada tiene tres, y tú también. ¡Juega la Mina del Prado!
lesson-everdell-bellfaire-5-notice = Seis puntos por tener más, tres por el segundo lugar. Antes teníais seis los dos.
lesson-everdell-bellfaire-5-otherwise = La Mina es verde, y ahora puedes pagarla.

# Spirecrest. A big critter, the weather, charting, discovering, the expedition after passing.

lesson-everdell-spirecrest-title = Spirecrest: a las montañas
lesson-everdell-spirecrest-goal = Usa una criatura grande, explora la cresta y lleva tu conejo hasta el final de su camino.
lesson-everdell-spirecrest-closing = Veintitrés a doce, quince de ellos de las montañas. Cartografía lo que podrás pagar.

lesson-everdell-spirecrest-1-say = Trufa es ahora uno de tus trabajadores y puede ponerse sobre cartas verdes de cualquier ciudad. ¡La Tienda de Ada, y una resina!
lesson-everdell-spirecrest-1-notice = Dos bayas, porque tienes una Granja; un recurso y una carta más, porque es Trufa.
lesson-everdell-spirecrest-1-otherwise = Trufa es el trabajador que te queda. Que eche una mano.
lesson-everdell-spirecrest-1-meanwhile = Ada va a por un guijarro con su último trabajador.
lesson-everdell-spirecrest-1-slip-1 = ¡Incendio! El clima de tu estación prohíbe las cartas del Prado hasta que te prepares.
lesson-everdell-spirecrest-1-trap-1 = Tu Granja da una baya. La Tienda de Ada daría dos. Deshazlo.

lesson-everdell-spirecrest-2-say = Todos están fuera. Prepárate para el otoño: el fuego ha pasado y tu conejo explora.
lesson-everdell-spirecrest-2-notice = El clima es solo para quienes están en su estación. Cada vez que te preparas, tu conejo explora.
lesson-everdell-spirecrest-2-otherwise = Prepárate: no queda nadie en casa.

lesson-everdell-spirecrest-3-say = Primero cartografías: una loseta de mapa se suma a tu camino. Lago Espejo, cuatro puntos por tres recursos cualesquiera.
lesson-everdell-spirecrest-3-notice = Una loseta es una promesa: sus puntos llegan cuando la pagas, después de pasar.
lesson-everdell-spirecrest-3-otherwise = Lago Espejo. Pide tres recursos, y vale cualquiera.

lesson-everdell-spirecrest-4-say = Luego descubres. El primero es gratis; los siguientes cuestan uno y dos. La Ciudad de Siempreflor vale una carta: descarta el Bardo.
lesson-everdell-spirecrest-4-notice = Seis puntos, porque en tu ciudad no hay ninguna carta violeta. Los otros dos vuelven.
lesson-everdell-spirecrest-4-otherwise = La Ciudad de Siempreflor, en el centro. Paga con una carta.
lesson-everdell-spirecrest-4-meanwhile = Tu conejo ha vuelto a casa. Ada pasa.
lesson-everdell-spirecrest-4-trap-1 = Nada que pagar, pero pide dos eventos, y no tienes ninguno. Deshazlo.

lesson-everdell-spirecrest-5-say = En una partida de verdad saldrían ahora tus seis trabajadores. Hoy vamos directos al final: pasa.
lesson-everdell-spirecrest-5-notice = Ahora, y solo ahora, tu conejo se pone en camino por sus losetas.
lesson-everdell-spirecrest-5-otherwise = Pasa. Las montañas esperan.

lesson-everdell-spirecrest-6-say = La primera loseta pide dos recursos. Sigue y paga dos bayas.
lesson-everdell-spirecrest-6-notice = Tres puntos. Las losetas se pagan una tras otra; quien no puede, se queda ahí.
lesson-everdell-spirecrest-6-otherwise = Sigue hasta la primera loseta: dos bayas por tres puntos.
lesson-everdell-spirecrest-6-trap-1 = ¡Nueve puntos abandonados por el camino! Deshazlo y sigue.

lesson-everdell-spirecrest-7-say = Dos más: una ramita y el Almacén para el fuerte, luego dos ramitas y una resina para el lago.
lesson-everdell-spirecrest-7-notice = Nueve puntos de tres losetas.
lesson-everdell-spirecrest-7-otherwise = Adelante: puedes pagar todas las losetas.
