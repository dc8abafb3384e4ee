# Reading every mushroom. 2x, a stroke, pale arrows, two arrows on one field, neighbours of a field, a bonus that moves a drop.

lesson-mycelia-reading-title = Leer todas las setas
lesson-mycelia-reading-goal = Lee seis tipos de setas y quita dieciséis gotas de tu tablero en dos turnos.
lesson-mycelia-reading-closing = ¡Dieciséis gotas en dos turnos! Señala cualquier carta en una partida: se explica sola, flecha a flecha.

lesson-mycelia-reading-1-say = 2x significa hasta dos veces, y la casilla debe encajar cada vez. En el musgo debajo del Santuario hay tres gotas.
lesson-mycelia-reading-1-notice = Dos en casa. La segunda vez puedes elegir otra casilla o parar.
lesson-mycelia-reading-1-otherwise = Empieza por la carta que dice 2x: musgo, justo debajo del Santuario.
lesson-mycelia-reading-1-slip-1 = Ha salido del musgo, y esta carta solo mueve gotas desde musgo.

lesson-mycelia-reading-2-say = Una barra significa una cosa o la otra: un movimiento o dos hojas. Elige el movimiento, encima del Santuario.
lesson-mycelia-reading-2-notice = Un & te daría ambas, de izquierda a derecha.
lesson-mycelia-reading-2-otherwise = La carta con la barra, por favor. La gota encima del Santuario quiere ir a casa.
lesson-mycelia-reading-2-trap-1 = Dos hojas y ya ningún movimiento: nunca ambas cosas. Hoy queremos la gota.

lesson-mycelia-reading-3-say = Una flecha sólida, dos pálidas: debe haber una gota, dos más pueden seguirla. ¿Qué musgo tiene tres?
lesson-mycelia-reading-3-notice = Las flechas pálidas no exigen nada: con una gota, se habría ido una.
lesson-mycelia-reading-3-otherwise = Musgo con tres gotas: la esquina.
lesson-mycelia-reading-3-trap-1 = Ahí había una gota, así que solo se ha ido una. Las flechas pálidas no han encontrado ninguna: deshazlo.

lesson-mycelia-reading-4-say = Termina tu turno. Ada tiene una carta fuerte, y las cartas fuertes suelen llevar un obsequio.
lesson-mycelia-reading-4-notice = Todos los demás pueden mover una gota. Es decir, tú.
lesson-mycelia-reading-4-otherwise = Una hoja renueva la reserva disponible. Hoy guárdala y termina tu turno.
lesson-mycelia-reading-4-meanwhile = Ada quita dos gotas. Luego vienen dos cabecitas y una flecha.

lesson-mycelia-reading-5-say = Vale cualquier paisaje: lleva a casa la gota a la derecha del Santuario.
lesson-mycelia-reading-5-notice = Quedan diez, y tienes tres cartas nuevas en la mano.
lesson-mycelia-reading-5-otherwise = ¡Un obsequio! Úsalo donde lleve una gota a casa.
lesson-mycelia-reading-5-meanwhile = Ada sigue hasta el final de su turno.

lesson-mycelia-reading-6-say = Dos flechas sólidas en una casilla: una gota se va, otra se mueve. Así que debe haber dos, en agua.
lesson-mycelia-reading-6-notice = Dos gotas con una imagen.
lesson-mycelia-reading-6-otherwise = Agua junto al Santuario: ahí hay tres gotas.
lesson-mycelia-reading-6-slip-1 = Ahí solo hay una gota. Dos flechas sólidas necesitan dos gotas.
lesson-mycelia-reading-6-fine-1 = Primero mover y luego quitar: lo mismo.

lesson-mycelia-reading-7-say = Una casilla y una adyacente: hasta dos gotas del agua y luego una de al lado. Empieza en el borde inferior.
lesson-mycelia-reading-7-notice = La casilla adyacente puede ser de cualquier paisaje.
lesson-mycelia-reading-7-otherwise = El agua con tres gotas, en el borde inferior, y luego la de su derecha.

lesson-mycelia-reading-8-say = Flechas en los cuatro lados: elige un centro con una gota, y cada casilla adyacente pierde una. ¿Qué centro es el mejor?
lesson-mycelia-reading-8-notice = Cuatro de golpe, y el centro conserva la suya. Queda una gota; Ada tiene catorce.
lesson-mycelia-reading-8-otherwise = Busca una casilla con gotas arriba, abajo, a la izquierda y a la derecha.
lesson-mycelia-reading-8-fine-1 = En el otro orden alrededor del centro: igual de bien.

# Lightning and new tiles. Hire with lightning, tiles c, d and e, throw a card out, a fifth tile, a present when Ada hires.

lesson-mycelia-tiles-title = Rayos y losetas nuevas
lesson-mycelia-tiles-goal = Consigue tres losetas nuevas y vacía tu tablero con ellas.
lesson-mycelia-tiles-closing = Losetas c, d y e: dos pasos, una gota fuera, una carta menos. En una partida eliges qué cuatro conservas.

lesson-mycelia-tiles-1-say = El rayo funciona una vez: cuando reclutas la carta. Esta trae una loseta nueva, la c. ¡Reclútala!
lesson-mycelia-tiles-1-notice = La loseta c es tuya toda la partida y está lista enseguida.
lesson-mycelia-tiles-1-otherwise = Más tarde, con gusto. Primero la seta cuyo rayo muestra la loseta c.
lesson-mycelia-tiles-1-slip-1 = Esa loseta sigue en el centro. Recluta la seta que la trae.
lesson-mycelia-tiles-1-trap-1 = Puedes prescindir de la loseta, pero el rayo nunca cae dos veces. Deshazlo y di que sí.

lesson-mycelia-tiles-2-say = Loseta c, tres hojas: mueve cualquier gota y, si hay otra en la misma casilla, mueve también esa.
lesson-mycelia-tiles-2-notice = Las dos en casa. La loseta b habría movido una, por el mismo precio.
lesson-mycelia-tiles-2-otherwise = Primero la loseta c. Hay dos gotas juntas, a la derecha del Santuario.
lesson-mycelia-tiles-2-trap-1 = Ahí había una gota, así que no ha habido segundo movimiento. A la loseta c le gusta la compañía: deshazlo.

lesson-mycelia-tiles-3-say = Quedan dos hojas: con eso compras la seta con la loseta e. Recluta tantas como puedas pagar.
lesson-mycelia-tiles-3-notice = Ahora cuatro losetas: a, b, c y e.
lesson-mycelia-tiles-3-otherwise = Busca el rayo con la loseta e. Cuesta dos.

lesson-mycelia-tiles-4-say = Juega tu mano por seis hojas. Luego la loseta e elimina para siempre una carta de tu pila de descartes: una hoja a la deriva.
lesson-mycelia-tiles-4-notice = Un mazo delgado es un buen mazo: las setas fuertes vuelven antes.
lesson-mycelia-tiles-4-otherwise = Primero la mano, las tres cartas. Luego la loseta e y una carta débil.
lesson-mycelia-tiles-4-trap-1 = ¡Cuatro hojas cada vez, perdidas para toda la partida! Deshazlo: se va la más débil, nunca la mejor.
lesson-mycelia-tiles-4-fine-1 = También es buena elección. Solo movía una gota, y solo desde musgo.

lesson-mycelia-tiles-5-say = Termina tu turno. Tu obsequio ha hecho rica a Ada: seis hojas.
lesson-mycelia-tiles-5-notice = Es el turno de Ada y, aun así, se te pregunta a ti.
lesson-mycelia-tiles-5-otherwise = Tus tres hojas harán falta en el próximo turno. Guárdalas.
lesson-mycelia-tiles-5-meanwhile = Ada recluta por seis. Su rayo tiene dos cabecitas: un obsequio para los demás.

lesson-mycelia-tiles-6-say = Su obsequio: mueve una gota cualquiera una casilla. La del musgo debajo del Santuario querría ir a casa.
lesson-mycelia-tiles-6-notice = Tres gotas por cabeza. Tus dos setas nuevas están en tu mano.
lesson-mycelia-tiles-6-otherwise = ¡Un paso gratis! Úsalo donde lleve una gota a casa.
lesson-mycelia-tiles-6-meanwhile = Ahora sigue Ada: dos de sus gotas van a casa.

lesson-mycelia-tiles-7-say = Toma las hojas y luego recluta la seta de la loseta d. Nadie conserva cinco losetas: una sale del juego. Renuncia a la loseta a.
lesson-mycelia-tiles-7-notice = b, c, d y e. La reserva disponible ya no te preocupa; las gotas, sí.
lesson-mycelia-tiles-7-otherwise = Hojas, hojas y luego la seta con la loseta d.
lesson-mycelia-tiles-7-trap-1 = Tus dos pasos, perdidos para siempre. Deshazlo: a estas alturas, las cartas nuevas de la reserva no te sirven de nada.
lesson-mycelia-tiles-7-fine-1 = Cualquiera de las cartas de hojas primero.

lesson-mycelia-tiles-8-say = Tu primera seta reclutada mueve dos veces. Una gota a la izquierda del Santuario, otra encima.
lesson-mycelia-tiles-8-notice = Queda una gota, en la esquina más lejana. A pasos necesitaría cinco.
lesson-mycelia-tiles-8-otherwise = Dos movimientos, dos gotas junto al Santuario. Encaja.
lesson-mycelia-tiles-8-fine-1 = El otro orden también vale.

lesson-mycelia-tiles-9-say = Loseta d, tres hojas: quita una gota de cualquier casilla, por lejos que esté. Tienes exactamente tres.
lesson-mycelia-tiles-9-notice = Ganas: 0 gotas contra 2.
lesson-mycelia-tiles-9-otherwise = La loseta b la movería una casilla. La loseta d la quita del todo.
lesson-mycelia-tiles-9-meanwhile = Tu tablero está vacío y se termina la ronda: Ada lleva a casa una gota más.

# Prisma: tiles f and g. Tile f for a favour, tile g to recycle, tile a for new gifts, a gift that makes tiles free, presents of favours.

lesson-mycelia-recycle-title = Prisma: losetas f y g
lesson-mycelia-recycle-goal = Consigue las losetas f y g y juega un turno entero en el que las losetas no cuesten nada.
lesson-mycelia-recycle-closing = Un tablero vacío, y un solo turno ha hecho casi todo. Favores, regalos y losetas se alimentan entre sí: eso es Prisma.

lesson-mycelia-recycle-1-say = Los regalos ámbar están a un favor. La loseta f da favores: recluta la seta que la trae.
lesson-mycelia-recycle-1-notice = Está lista enseguida.
lesson-mycelia-recycle-1-otherwise = Sigue hacia el ámbar. Primero la seta con la loseta f.
lesson-mycelia-recycle-1-slip-1 = Estás en verde. El ámbar empieza un espacio más allá.

lesson-mycelia-recycle-2-say = Loseta f, una hoja: un favor, una vez por turno. Avanza al ámbar.
lesson-mycelia-recycle-2-notice = El espacio seis es ámbar.
lesson-mycelia-recycle-2-otherwise = Una hoja, un paso por la plataforma. Prueba la loseta f.

lesson-mycelia-recycle-3-say = ¿El regalo ámbar descubierto no es lo que necesitas? La loseta a puede cambiar los regalos en vez de las setas.
lesson-mycelia-recycle-3-notice = Los tres regalos descubiertos han ido bajo sus mazos.
lesson-mycelia-recycle-3-otherwise = Clessidra está bien, pero mira antes el siguiente.
lesson-mycelia-recycle-3-trap-1 = Setas nuevas, regalos viejos, y la loseta a ya está gastada en este turno. Deshazlo y elige los regalos.

lesson-mycelia-recycle-4-say = Perspicillum: en el turno en que está descubierto, todas tus losetas son gratis. Cómpralo; vuelves al inicio.
lesson-mycelia-recycle-4-notice = Queda encima de tu mazo para robar.
lesson-mycelia-recycle-4-otherwise = El ámbar. Has avanzado seis espacios por él.

lesson-mycelia-recycle-5-say = Juega tus tres cartas y luego recluta la seta con la loseta g. ¡Cuatro losetas en el próximo turno, y todas gratis!
lesson-mycelia-recycle-5-notice = Losetas a, b, f y g.
lesson-mycelia-recycle-5-otherwise = Primero las tres cartas. Luego la loseta g, por cuatro hojas.
lesson-mycelia-recycle-5-fine-1 = Vale cualquier orden.

lesson-mycelia-recycle-6-say = Loseta g, tres hojas: una carta de tu pila de descartes vuelve encima de tu mazo. ¡Elige la más fuerte!
lesson-mycelia-recycle-6-notice = La carta de Ada lleva un favor para los demás.
lesson-mycelia-recycle-6-otherwise = Tres hojas son justo lo que cuesta la loseta g.
lesson-mycelia-recycle-6-meanwhile = Tu turno termina solo. Robas otra vez la carta grande, el regalo se destapa y juega Ada.
lesson-mycelia-recycle-6-trap-1 = Una sola hoja, de vuelta en tu mano. Funciona, pero también había una carta grande: deshazlo.

lesson-mycelia-recycle-7-say = Un favor de Ada: tómalo. Delante de ti hay dos setas inactivas, y las saltas las dos.
lesson-mycelia-recycle-7-notice = Los favores llegan en cualquier turno.
lesson-mycelia-recycle-7-otherwise = Los favores siempre vienen bien. Tómalo.
lesson-mycelia-recycle-7-meanwhile = Un favor, tres espacios. Ada sigue jugando.

lesson-mycelia-recycle-8-say = Perspicillum está descubierto: todas las losetas son gratis. Toma un favor con la f y, con la b, lleva a casa una gota de prisma.
lesson-mycelia-recycle-8-notice = Dos losetas, ninguna hoja y un favor más por la gota de prisma.
lesson-mycelia-recycle-8-otherwise = Usa las losetas gratis: la f para un favor, la b para la gota a la izquierda del Santuario.
lesson-mycelia-recycle-8-fine-1 = Al revés también vale.

lesson-mycelia-recycle-9-say = Dos movimientos junto al Santuario y luego otra vez tu carta grande: dos gotas de prisma, estén donde estén.
lesson-mycelia-recycle-9-notice = Tu tablero está vacío, y a Ada le quedan cuatro gotas para su último turno.
lesson-mycelia-recycle-9-otherwise = Primero la seta con dos movimientos, luego la grande para las gotas que brillan.
lesson-mycelia-recycle-9-meanwhile = El obsequio para Ada, un movimiento, lleva a casa una de sus gotas de prisma.
