# Who helps to pay. Innkeeper, Crane, Judge, Dungeon; the Haven; the Monastery and a worker who stays; preparing.

lesson-everdell-helpers-title = Quién ayuda a pagar
lesson-everdell-helpers-goal = Juega cuatro cartas que no puedes permitirte y saca puntos de recursos que nadie quiere.
lesson-everdell-helpers-closing = Veinte puntos y ni una carta pagada entera. Mira a quién tienes en casa antes de decir: demasiado cara.

lesson-everdell-helpers-1-say = Tu Reina cuesta cinco bayas y tienes tres. El Posadero paga tres de ellas y se va. Juega la Reina.
lesson-everdell-helpers-1-notice = Un punto de Posadero por cuatro puntos de Reina. A las ayudas se recurre al pagar.
lesson-everdell-helpers-1-otherwise = Primero la Reina. Su coste parece alto, pero alguien ayudará.
lesson-everdell-helpers-1-meanwhile = Ada juega un Bufón y te lo envía. Dos puntos menos, y ocupa un espacio.
lesson-everdell-helpers-1-slip-1 = La Grúa levanta piedras, no reinas. Solo ayuda con estructuras.

lesson-everdell-helpers-2-say = Para las estructuras está la Grúa: tres recursos menos, y eliges cuáles. Para el Castillo, dos guijarros y una resina.
lesson-everdell-helpers-2-notice = La Grúa se ha ido y su espacio vuelve a estar libre. Una ayuda por carta, nunca dos.
lesson-everdell-helpers-2-otherwise = El Castillo, con la Grúa. Más barato no lo tendrás.
lesson-everdell-helpers-2-meanwhile = Ada va a por dos resinas.
lesson-everdell-helpers-2-trap-1 = La Mina la puedes pagar sin ayuda, y la Grúa se perdería. Guárdala para algo grande: deshazlo.

lesson-everdell-helpers-3-say = A la Mina le falta un guijarro. El Juez deja que un recurso valga por otro: tu baya por el guijarro. ¡Y se queda!
lesson-everdell-helpers-3-notice = Exactamente un recurso del coste, por cada carta que juegas. La Mina te ha pagado un guijarro.
lesson-everdell-helpers-3-otherwise = La Mina, por favor: ramita, resina, y el Juez para el resto.
lesson-everdell-helpers-3-meanwhile = Ada envía su último trabajador a por ramitas.

lesson-everdell-helpers-4-say = Y la Mazmorra: encierra a una criatura, tres recursos menos. El Roedor barredor cuesta tres. ¿Ves a quién no echará nadie de menos?
lesson-everdell-helpers-4-notice = Un prisionero ya no está en tu ciudad: ni espacio, ni puntos, y aquí, ni puntos negativos. ¡Gracias, Ada!
lesson-everdell-helpers-4-otherwise = El Roedor barredor. Sin bayas solo se puede pagar con la Mazmorra.
lesson-everdell-helpers-4-meanwhile = El Roedor barredor hace que tu Mina pague otra vez. Ada pasa al verano y toma dos cartas del Prado.
lesson-everdell-helpers-4-trap-1 = ¡Cuatro puntos entre rejas! Deshazlo y busca a alguien que te cueste puntos.

lesson-everdell-helpers-5-say = Las cartas que no puedes usar compran recursos en el Refugio: cada dos cartas, un recurso a tu elección. Descarta las dos por una ramita.
lesson-everdell-helpers-5-notice = En el Refugio caben todos, todo el año.
lesson-everdell-helpers-5-otherwise = Ninguna baya, y dos criaturas en tu mano. ¡Al Refugio!
lesson-everdell-helpers-5-meanwhile = Ada recoge una baya.
lesson-everdell-helpers-5-trap-1 = Una carta no compra nada: hacen falta dos. Deshazlo y descártalas de dos en dos.
lesson-everdell-helpers-5-fine-1 = Cualquiera primero.

lesson-everdell-helpers-6-say = En tu Monasterio, dos recursos se convierten en cuatro puntos: se los das a Ada. Una ramita y un guijarro bastan.
lesson-everdell-helpers-6-notice = Pero este trabajador se queda ahí hasta el final. El Cementerio y el Monasterio no sueltan a nadie.
lesson-everdell-helpers-6-otherwise = Tu último trabajador va al Monasterio: cuatro puntos.
lesson-everdell-helpers-6-meanwhile = Solo quedan guijarros para dar, así que uno se da automáticamente. Ada te da las gracias y va a por otro.
lesson-everdell-helpers-6-fine-1 = Los mismos dos recursos.

lesson-everdell-helpers-7-say = Todos están fuera: prepárate para el verano y toma al Esposo y a la Esposa del Prado. Cuenta quién vuelve a casa.
lesson-everdell-helpers-7-notice = Cuatro trabajadores, uno de ellos en el Monasterio para siempre: tres para enviar. Veinte puntos, y Ada cuatro.
lesson-everdell-helpers-7-otherwise = No queda ningún trabajador en casa. Prepárate.

# Special events. A special event that asks for two cards, one that takes goods, one that takes cards, one that sends a worker home; the King counts them.

lesson-everdell-events-title = Eventos especiales
lesson-everdell-events-goal = Adquiere tres eventos especiales y corónalos con un Rey.
lesson-everdell-events-closing = Veintiséis puntos de cuatro eventos y un Rey. Lee los cuatro eventos especiales antes de tu primer turno: son medio plan.

lesson-everdell-events-1-say = La mayoría de eventos especiales piden dos cartas en tu ciudad. La Posada y el Bardo dan «Artista residente». Juega el Bardo y no descartes nada.
lesson-everdell-events-1-notice = Los cuatro eventos especiales cambian de una partida a otra. Parece que Ada también ha leído los suyos.
lesson-everdell-events-1-otherwise = Primero el Bardo. Su evento no espera a nadie.
lesson-everdell-events-1-meanwhile = El Bardo podría convertir cartas en puntos; tú necesitas las tuyas. Ada juega un Buhonero junto a su Tienda.
lesson-everdell-events-1-slip-1 = ¿Una posada sin música? Este evento quiere también al Bardo en tu ciudad.
lesson-everdell-events-1-trap-1 = Un punto por carta. Pero más adelante un evento paga dos por cada criatura: deshazlo y no descartes nada.

lesson-everdell-events-2-say = Ahora envía un trabajador: el evento es tuyo, y cada baya que dejes en él vale dos puntos. ¡Deja tres!
lesson-everdell-events-2-notice = Seis puntos. La Posada y el Bardo se quedan donde están; un evento solo los mira.
lesson-everdell-events-2-otherwise = Primero el evento. Es solo de quien llega primero.
lesson-everdell-events-2-meanwhile = Ada adquiere «Se traspasa» y deja en él tres resinas, dos puntos por cada una.
lesson-everdell-events-2-trap-1 = Solo ahora, nunca después: dos bayas más serían cuatro puntos más. Deshazlo.

lesson-everdell-events-3-say = La Graduación de estudiantes quiere Profesor y Universidad. Juega el Profesor: dos cartas, una para ti y otra para Ada. Quédate el Monje.
lesson-everdell-events-3-notice = Una carta para alguien que casi ha terminado es un regalo barato.
lesson-everdell-events-3-otherwise = El Profesor. Dos bayas son justo lo que cuesta.
lesson-everdell-events-3-meanwhile = Ada recibe la Oficina postal, no tiene trabajador para usarla y pasa.
lesson-everdell-events-3-slip-1 = Lo tiene Ada. Un evento se adquiere una vez, por un jugador.

lesson-everdell-events-4-say = Adquiérelo y manda a la escuela hasta tres criaturas de tu mano: dos puntos por cada una. ¡Pero no al Rey!
lesson-everdell-events-4-notice = ¡El Bufón, graduado! Las cartas bajo un evento están fuera de juego, y ya nadie las lee.
lesson-everdell-events-4-otherwise = La graduación te espera, y tu mano está llena de estudiantes.
lesson-everdell-events-4-trap-1 = Dos puntos por un Rey que en su trono vale diez. Deshazlo y quédatelo.
lesson-everdell-events-4-fine-1 = Vale cualquier orden.

lesson-everdell-events-5-say = Uno más: Torre del reloj y Roedor barredor. Está en el Prado, y tu refinería tiene una puerta libre. Que trabaje tu Granja.
lesson-everdell-events-5-notice = El Roedor barredor ha venido gratis, y Ada, que ha pasado, solo puede mirar.
lesson-everdell-events-5-otherwise = Mira quién puede vivir en la refinería. Está en el Prado.
lesson-everdell-events-5-fine-1 = La resina vale igual.

lesson-everdell-events-6-say = Una ciudad bien gestionada: cuatro puntos, y uno de tus trabajadores vuelve enseguida a casa. Recupera el mismo que envías.
lesson-everdell-events-6-notice = Cuatro puntos, y el trabajador vuelve a estar disponible.
lesson-everdell-events-6-otherwise = Aún tienes un trabajador, y el tercer evento está a tu alcance.

lesson-everdell-events-7-say = Y ahora el Rey: dos puntos por cada evento especial tuyo. Tu Castillo tiene una puerta para él.
lesson-everdell-events-7-notice = Cuatro puntos por él, seis por tus tres eventos.
lesson-everdell-events-7-otherwise = El Rey, gratis por la puerta del Castillo.

lesson-everdell-events-8-say = Tu trabajador sigue disponible y tienes cuatro cartas verdes: adquiere el Festival de la cosecha, un evento básico.
lesson-everdell-events-8-notice = Eventos 19, y el Rey suma 7 por ellos. Ganas 51 a 21.
lesson-everdell-events-8-otherwise = Ahí hay tres puntos, y el Rey también los cuenta.
lesson-everdell-events-8-meanwhile = Ni trabajador ni carta: no queda nada que hacer, así que pasas automáticamente.

# Legends. A legend in place of its ribbon card, a visit that pays two tokens, what a legend counts as and what it shuts out, a space of its own.

lesson-everdell-legends-title = Leyendas
lesson-everdell-legends-goal = Convierte dos cartas corrientes en cartas legendarias.
lesson-everdell-legends-closing = Dos cartas legendarias por dos bayas. Mira sus banderas en invierno y construye primero lo que piden.

lesson-everdell-legends-1-say = Junto a ti hay dos cartas legendarias; solo tú las ves. La bandera de La Bellota Verde dice Posada: cambia tu Posada por ella, gratis.
lesson-everdell-legends-1-notice = Cuatro puntos en vez de dos, y cada visita te da dos más. ¡Vuelve cuando quieras, Ada!
lesson-everdell-legends-1-otherwise = Primero La Bellota Verde. Tienes la carta de su bandera.
lesson-everdell-legends-1-meanwhile = Ada la visita enseguida: con la Bellota, cualquier carta cuesta cuatro recursos menos. Construye una Escuela por nada.
lesson-everdell-legends-1-trap-1 = Seis recursos menos. Se puede pagar, pero bastaba con la Posada de su bandera: deshazlo.

lesson-everdell-legends-2-say = Una carta legendaria es la carta de su bandera: la Bellota tiene la puerta de la Posada. Que el Posadero venga gratis.
lesson-everdell-legends-2-notice = El Posadero ha sido gratis. Nadie puede derribar ni copiar una carta legendaria.
lesson-everdell-legends-2-otherwise = El Posadero. Ahora hay una puerta para él.
lesson-everdell-legends-2-meanwhile = Ada tiene su propia carta legendaria: Mercado McGregor sustituye a su Granja y da dos recursos.
lesson-everdell-legends-2-slip-1 = La Bellota Verde es ahora tu Posada. No hay una segunda junto a una legendaria.
lesson-everdell-legends-2-trap-1 = ¿Una baya por un huésped que tenía puerta? Deshazlo y hazlo entrar por la Bellota.

lesson-everdell-legends-3-say = La bandera de Clarividencio dice Historiador, y hay uno en el Prado. ¡Dos bayas por él en vez de cuatro por la legendaria!
lesson-everdell-legends-3-notice = Ahora tu ciudad está llena: quince espacios.
lesson-everdell-legends-3-otherwise = El Historiador. Cuesta la mitad que Clarividencio.
lesson-everdell-legends-3-meanwhile = A Ada no le queda ningún trabajador y pasa.
lesson-everdell-legends-3-trap-1 = El Posadero se va, y tenías las bayas. Deshazlo y guárdalo para un huésped más caro.

lesson-everdell-legends-4-say = Llena o no: una carta legendaria trae su propio espacio. Cambia el Historiador por Clarividencio, y un espacio queda libre.
lesson-everdell-legends-4-notice = Las legendarias no necesitan ninguno de los quince. Un cambio hace sitio, incluso en los últimos días de otoño.
lesson-everdell-legends-4-otherwise = Tu segunda carta legendaria. El Historiador está ahí para cambiarlo.
lesson-everdell-legends-4-slip-1 = Quince espacios, todos ocupados. Primero haz sitio.

lesson-everdell-legends-5-say = Construye la Mina en el hueco. Después de una estructura, Clarividencio te da un recurso a tu elección: toma una baya.
lesson-everdell-legends-5-notice = Es azul: ayuda después de cada carta. Un Historiador habría robado una carta.
lesson-everdell-legends-5-otherwise = La Mina, en el espacio que has ganado.

lesson-everdell-legends-6-say = El Esposo comparte el espacio de su Esposa, y tu Posadero lo paga. Toma resina como recurso de la pareja.
lesson-everdell-legends-6-notice = Después de una criatura, Clarividencio roba dos cartas. El espacio del Posadero vuelve a estar libre, y tienes lo que cuesta un Castillo.
lesson-everdell-legends-6-otherwise = El Esposo del Prado. Su Esposa le ha guardado el sitio.
lesson-everdell-legends-6-trap-1 = Ramitas ya tienes. Mira el Castillo del Prado: quiere tres resinas. Deshazlo.

lesson-everdell-legends-7-say = El Castillo: un punto por cada estructura común. Una legendaria es tan común como la carta de su bandera, así que tu Bellota cuenta.
lesson-everdell-legends-7-notice = Nueve estructuras comunes, trece puntos con los cuatro suyos. 49, y Ada 20, y aún queda un trabajador en casa.
lesson-everdell-legends-7-otherwise = El Castillo del Prado. Tienes todo lo que cuesta.
lesson-everdell-legends-7-fine-1 = Ahora vale cualquier recurso.
lesson-everdell-legends-7-fine-2 = Ahora vale cualquier recurso.
lesson-everdell-legends-7-fine-3 = Ahora vale cualquier recurso.

# Abilities, new farms, and Corrin.

lesson-everdell-abilities-title = Poderes, Granjas nuevas y Corrin
lesson-everdell-abilities-goal = Usa el don de las Ardillas y trae a Corrin a tu ciudad.
lesson-everdell-abilities-closing = Ocho puntos al llegar la primavera, con dos trabajadores. Cada poder cambia una regla: lee el tuyo y lee el de Ada.

lesson-everdell-abilities-1-say = Cada cual tiene un poder. El tuyo, Ardillas: un trabajador que trae ramitas trae una más. Envía uno a las tres ramitas.
lesson-everdell-abilities-1-notice = Un poder cambia una regla para un jugador. Señálalo para volver a leerlo.
lesson-everdell-abilities-1-otherwise = Las ramitas son tu fuerte. Toma tres y recibe cuatro.
lesson-everdell-abilities-1-meanwhile = Cuatro ramitas para ti. Ada tiene los Gatos: se sientan a tu lado, aunque en el lugar cabe un trabajador.

lesson-everdell-abilities-2-say = Las Granjas nuevas te dejan elegir: esta da una baya o una resina. Paga ramitas y resina, y toma la baya.
lesson-everdell-abilities-2-notice = Para todas las demás cartas es una Granja: para el Esposo y la Esposa, para el Sapo barquero. Eliges de nuevo cada vez que da.
lesson-everdell-abilities-2-otherwise = Primero la Granja: tienes todo lo que cuesta.
lesson-everdell-abilities-2-meanwhile = Ada construye otra Granja nueva. Cada una tiene su propio coste y su propia elección.
lesson-everdell-abilities-2-trap-1 = Dos ramitas han valido por la resina, ¡pero tenías una resina! Deshazlo y paga lo impreso.

lesson-everdell-abilities-3-say = ¡Más ramitas! El lugar compartido da dos y una carta; con tu poder, tres.
lesson-everdell-abilities-3-notice = Cinco ramitas y ninguna resina.
lesson-everdell-abilities-3-otherwise = Primero las ramitas: para ti, dos son tres.
lesson-everdell-abilities-3-meanwhile = Ada recoge una baya.
lesson-everdell-abilities-3-slip-1 = Ocupado, por ti y por Ada. Solo los Gatos se cuelan, y lo tuyo son las Ardillas.

lesson-everdell-abilities-4-say = La Posada quiere una resina. Para las Ardillas, dos ramitas valen por cualquier recurso de una estructura. ¡Constrúyela!
lesson-everdell-abilities-4-notice = Esto no es una ayuda: funciona con cualquier estructura, cuantas veces quieras, incluso junto a una Grúa.
lesson-everdell-abilities-4-otherwise = La Posada. Tus ramitas valen tanto como la resina.
lesson-everdell-abilities-4-meanwhile = Cuatro ramitas, ninguna resina. La Granja de Ada invita a un Esposo.
lesson-everdell-abilities-4-slip-1 = Cuatro bayas, y tienes una. Pero Corrin va adonde quiere: bastaría una puerta roja.

lesson-everdell-abilities-5-say = Corrin, el guerrero, entra gratis por cualquier puerta roja. Da a Ada lo que no necesites, un punto por cada cosa: Enterrador, Torre del reloj, ramita.
lesson-everdell-abilities-5-notice = El líder, el rey y el guerrero nombran un color cada uno. Toda puerta de ese color es suya, sea cual sea su huésped.
lesson-everdell-abilities-5-otherwise = Primero Corrin. La Posada es roja y su puerta está libre.
lesson-everdell-abilities-5-meanwhile = Tres regalos, tres puntos. Ada pasa a la primavera y toma una baya de su Granja.
lesson-everdell-abilities-5-trap-1 = Un punto por un Bufón, y Ada te lo devuelve enseguida: dos puntos menos. Guárdalo y envíaselo tú a ella.

lesson-everdell-abilities-6-say = Prepárate para la primavera. Allí no espera ningún trabajador nuevo: es el precio de los poderes. Y que la Granja dé resina.
lesson-everdell-abilities-6-notice = Dos trabajadores en primavera, para los dos. Ocho puntos, y Ada tres.
lesson-everdell-abilities-6-otherwise = Todos los trabajadores están fuera, y bayas ya tienes. Prepárate y elige resina.

# Nightweave’s plans and personalities.

lesson-everdell-plans-title = Planes y personalidades de Tejenoche
lesson-everdell-plans-goal = Convive con una personalidad y un plan, y déjala sin una sola ficha.
lesson-everdell-plans-closing = Ni una ficha para ella. Ocho personalidades, trece planes: lee ambas cartas antes de que salga tu primer trabajador.

lesson-everdell-plans-1-say = Dos cartas están a la vista toda la partida: su plan, Extorsión, y su personalidad, Desagradable. Toma las tres ramitas y mira el plan.
lesson-everdell-plans-1-notice = Cada vez que su camino está bloqueado, obtiene tantos puntos como su nivel: dos. Salvo que lo frustres.
lesson-everdell-plans-1-otherwise = Bien, pero toma las ramitas: así ves su plan en acción.
lesson-everdell-plans-1-meanwhile = Su carta también quiere las tres ramitas. ¡Bloqueado! Entonces actúa Extorsión.

lesson-everdell-plans-2-say = Una carta o un recurso lo frustra. El Rey queda muy lejos; descártalo.
lesson-everdell-plans-2-notice = Frustrar se ofrece cada vez, y cada vez decides tú.
lesson-everdell-plans-2-otherwise = Guarda lo que puedas usar pronto. El Rey cuesta seis bayas.
lesson-everdell-plans-2-meanwhile = No obtiene nada y sigue su flecha hasta las dos resinas.
lesson-everdell-plans-2-trap-1 = Dos puntos para ella, por nada. Una carta que no puedes permitirte es un precio justo: deshazlo.
lesson-everdell-plans-2-fine-1 = La Grúa también vale.

lesson-everdell-plans-3-say = Construye tu Granja. Luego ella entra en el Prado, y verás qué significa Desagradable.
lesson-everdell-plans-3-notice = Su personalidad solo afecta a las cartas marcadas, mientras esté ahí.
lesson-everdell-plans-3-otherwise = Primero la Granja. Tienes todo lo que cuesta.
lesson-everdell-plans-3-meanwhile = El dado muestra 3: se lleva la Esposa y se instala ahí. Las telarañas marcan las cinco cartas de alrededor, también las esquinas.

lesson-everdell-plans-4-say = El Esposo está marcado y vale dos. Juégalo, gratis: ella quiere dos puntos, y en su lugar pagas otras dos cosas.
lesson-everdell-plans-4-notice = Una carta o un recurso por cada punto. Gratis o pagada, robada o jugada: marcada está marcada.
lesson-everdell-plans-4-otherwise = El Esposo. Su Granja espera, y las telarañas tienen un precio.
lesson-everdell-plans-4-meanwhile = El Esposo ocupa la Granja. La siguiente carta de ella envía una araña al guijarro.
lesson-everdell-plans-4-slip-1 = Ahí está ella misma. Ese espacio queda vacío hasta que se vaya.
lesson-everdell-plans-4-trap-1 = Tú recibes un Esposo que vale dos, y ella, dos puntos. Así nadie ha ganado nada: deshazlo.

lesson-everdell-plans-5-say = La Tendera está en el borde, sin telaraña. Dos bayas, y sin preguntas.
lesson-everdell-plans-5-notice = Busca cartas fuera de su alcance. Siempre hay alguna.
lesson-everdell-plans-5-otherwise = La Tendera. Nada la marca, y cuesta dos bayas.
lesson-everdell-plans-5-meanwhile = Su carta, jugar del Prado: el dado muestra 6, la Escuela es suya. Sus propias telarañas nunca la detienen.

lesson-everdell-plans-6-say = Tu último trabajador: una resina y una carta. Todas sus arañas también están fuera, y ella misma.
lesson-everdell-plans-6-notice = Sin peón no hay telarañas: ahora todas las cartas están a tu alcance. Cuando vuelva a entrar, todo empieza de nuevo, en otro sitio.
lesson-everdell-plans-6-otherwise = En una partida vale cualquier lugar. Aquí, la resina.
lesson-everdell-plans-6-meanwhile = La siguiente carta con una araña la manda a casa y a la primavera. Su peón deja el Prado y las telarañas se van.

lesson-everdell-plans-7-say = Prepárate tú también para la primavera. Esta vez su camino está libre, así que Extorsión calla.
lesson-everdell-plans-7-notice = Con este plan, bloquearla te cuesta algo; otros planes piden otros cuidados. No tiene ni una sola ficha.
lesson-everdell-plans-7-otherwise = Todos los trabajadores están fuera: prepárate.
lesson-everdell-plans-7-meanwhile = Su carta dice tres ramitas, y tu trabajador acaba de dejarlas. Nada que extorsionar.
