# Your first two turns. Play (leaves, move, remove), hire, tile b, end.

lesson-mycelia-1-title = Tus dos primeros turnos
lesson-mycelia-1-goal = Lleva a casa cuatro gotas antes de que Ada lleve una.
lesson-mycelia-1-closing = ¡Cuatro gotas en casa, y Ada ninguna! Ya sabes todo lo que cabe en un turno. Ahora: qué pasa cuando el Santuario está lleno.

lesson-mycelia-1-1-say = En tu tablero hay veinte gotas de rocío. Llévalas todas al Santuario: gana el primer tablero vacío. Juega esta seta.
lesson-mycelia-1-1-notice = La imagen de la carta: broza y una flecha.
lesson-mycelia-1-1-otherwise = Esa carta viene después. Empieza por la seta; mueve una gota.

lesson-mycelia-1-2-say = La flecha significa: una gota, una casilla, empezando en broza. Hay dos gotas justo al lado del Santuario. ¡Lleva una dentro!
lesson-mycelia-1-2-notice = La gota se ha ido para siempre. Quedan 19.
lesson-mycelia-1-2-otherwise = Se puede, pero todavía no lleva a ninguna parte. Mira las dos gotas a la derecha del Santuario.
lesson-mycelia-1-2-trap-1 = Se ha movido, pero sigue lejos del Santuario. Deshazlo y prueba con la gota de al lado.

lesson-mycelia-1-3-say = Con las hojas se paga. Esta carta te da una.
lesson-mycelia-1-3-notice = Tus hojas: 1.
lesson-mycelia-1-3-otherwise = Esa va después. En una partida de verdad vale cualquier orden.

lesson-mycelia-1-4-say = Dos más para ti. Y las cabecitas significan un obsequio para todos los demás: Ada recibe una hoja.
lesson-mycelia-1-4-notice = Tú 3 hojas, Ada 1. Tu mano está vacía: solo ahora podrías terminar tu turno.
lesson-mycelia-1-4-otherwise = Guarda tu hoja un momento. Primero juega la última carta.
lesson-mycelia-1-4-slip-1 = Aún te queda una carta en la mano. Se juegan todas, en cada turno.

lesson-mycelia-1-5-say = ¡Tres hojas! Recluta una ayuda de la reserva disponible. Esta cuesta dos y quita una gota directamente del tablero.
lesson-mycelia-1-5-notice = Queda encima de tu mazo para robar, así que la juegas en el próximo turno.
lesson-mycelia-1-5-otherwise = Puedes hacerlo más tarde. Hoy vale más una ayuda.
lesson-mycelia-1-5-trap-1 = Buen gusto, pero se lleva todas tus hojas. Por hoy, toma la más barata.

lesson-mycelia-1-6-say = Eso ha sido un turno: jugar, reclutar, listo. Termínalo, roba tres cartas nuevas y observa a Ada.
lesson-mycelia-1-6-notice = Tu ayuda ya está en tu mano. La carta de hojas de Ada te ha dado una hoja: tienes 2.
lesson-mycelia-1-6-otherwise = Merece la pena guardar una hoja: en el próximo turno paga algo bonito.
lesson-mycelia-1-6-meanwhile = Ada mueve una gota, obtiene hojas (¡una para ti!) y recluta.

lesson-mycelia-1-7-say = Tu ayuda muestra dos gotas en musgo: la casilla necesita al menos dos. La flecha hacia arriba significa que una de ellas se va.
lesson-mycelia-1-7-notice = Debe haber dos, se quita una. La imagen es la condición; la flecha, lo que pasa.
lesson-mycelia-1-7-otherwise = Primero tu nueva ayuda. Al fin y al cabo, la has pagado.
lesson-mycelia-1-7-slip-1 = Ahí solo hay una gota. Esta imagen pide dos o más.
lesson-mycelia-1-7-fine-1 = ¡También está bien! Había tres gotas, ahora dos. Ambas casillas encajan con la imagen.

lesson-mycelia-1-8-say = Esta mueve una gota desde musgo. Una casilla de musgo toca el Santuario. ¿La ves?
lesson-mycelia-1-8-notice = Arriba, abajo, izquierda, derecha. Nunca en diagonal.
lesson-mycelia-1-8-otherwise = Mira justo debajo del Santuario.
lesson-mycelia-1-8-slip-1 = Las gotas nunca van en diagonal. Arriba, abajo, izquierda o derecha.

lesson-mycelia-1-9-say = Juega tu hoja. Tres hojas pagan la loseta b: cualquier gota, una casilla. Cada loseta funciona una vez por turno.
lesson-mycelia-1-9-notice = Quedan 16. No se puede hacer nada más, así que el turno termina solo. El Santuario lleva la cuenta: 4 de 10.
lesson-mycelia-1-9-otherwise = La loseta b puede acabar lo que empezaste: la gota a la derecha del Santuario.

# The shrine turns, and the last drop. Tile a, beetle, shrine turning, last round, scoring.

lesson-mycelia-2-title = El Santuario gira, y la última gota
lesson-mycelia-2-goal = Vacía tu tablero antes que Ada.
lesson-mycelia-2-closing = ¡Has ganado! Ahora, una partida de verdad: Ada juega sin apretar, y cada carta se explica sola cuando la señalas.

lesson-mycelia-2-1-say = Más tarde, ese mismo día: ¡quedan tres gotas! El Santuario tiene ocho. Quita la del agua.
lesson-mycelia-2-1-notice = Quedan dos. La flecha hacia arriba no necesita casilla adyacente: la gota simplemente se va.
lesson-mycelia-2-1-otherwise = En una partida estaría bien. Aquí, empieza por el agua.

lesson-mycelia-2-2-say = Y esta vuelve a casa desde el musgo.
lesson-mycelia-2-2-notice = Queda una. Con tus dos, el Santuario tendrá diez.
lesson-mycelia-2-2-otherwise = La casilla de musgo debajo del Santuario, un paso hacia arriba.
lesson-mycelia-2-2-trap-1 = Puedes omitir cualquier parte de una carta. Pero esta gota tiene muchas ganas de irse a casa.

lesson-mycelia-2-3-say = ¿Nada que te guste en la reserva disponible? Por una hoja, la loseta a saca cinco setas nuevas.
lesson-mycelia-2-3-notice = Se cambian todas por cinco nuevas, hubiera las que hubiera.
lesson-mycelia-2-3-otherwise = Espera: la loseta a te enseña antes algo mejor.

lesson-mycelia-2-4-say = El escarabajo significa exactamente. Esta seta vacía una casilla con exactamente dos gotas: ni una ni tres. Reclútala.
lesson-mycelia-2-4-notice = Sin escarabajo, un número significa al menos; con escarabajo, exactamente.
lesson-mycelia-2-4-otherwise = La del escarabajo. La necesitarás antes de lo que crees.

lesson-mycelia-2-5-say = Termina tu turno. El Santuario está lleno con diez, así que gira y todos reciben gotas nuevas.
lesson-mycelia-2-5-notice = Tenías una gota, ahora tres. Ada ha recibido las mismas dos. El Santuario vuelve a estar vacío.
lesson-mycelia-2-5-otherwise = Guarda tus dos hojas: las hojas deciden los empates. Termina tu turno y observa el Santuario.
lesson-mycelia-2-5-meanwhile = El dado muestra el sol: una gota en e2 y otra en d4, en ambos tableros. Luego juega Ada.

lesson-mycelia-2-6-say = Exactamente dos gotas a la derecha del Santuario. Tu escarabajo se lleva las dos.
lesson-mycelia-2-6-notice = Queda una gota.
lesson-mycelia-2-6-otherwise = Primero el escarabajo: se lleva dos de golpe.
lesson-mycelia-2-6-slip-1 = Ahí hay una gota. El escarabajo quiere exactamente dos.

lesson-mycelia-2-7-say = Y la última, la del agua. ¡Adelante!
lesson-mycelia-2-7-notice = Tu tablero está vacío. La ronda se juega hasta el final, para que todos tengan los mismos turnos.
lesson-mycelia-2-7-otherwise = La última gota está en agua. Tienes la carta para ella.

lesson-mycelia-2-8-say = ¡Vacío! Queda una carta, así que juégala: si hay dos tableros vacíos, deciden las hojas. Luego Ada tiene su último turno.
lesson-mycelia-2-8-notice = El Santuario ya no gira. Ganas: 0 gotas contra 3.
lesson-mycelia-2-8-otherwise = Juega la carta y termina tu turno.
lesson-mycelia-2-8-meanwhile = Ada lleva una gota a casa; le quedan tres.
