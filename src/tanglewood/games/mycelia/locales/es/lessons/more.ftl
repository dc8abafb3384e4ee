# Alone against Gwidyon. A normal turn; his solo cards, chip and pile; supply for you alone; the win.

lesson-mycelia-gwidyon-title = En solitario contra Gwidyon
lesson-mycelia-gwidyon-goal = Vacía tu tablero antes de que se vacíe la hojarasca de Gwidyon.
lesson-mycelia-gwidyon-closing = Has ganado, y Gwidyon refunfuña. ¿Demasiado fácil? Que empiece con menos gotas. ¿Demasiado difícil? Dale hasta 25.

lesson-mycelia-gwidyon-1-say = Gwidyon no tiene tablero, solo hojarasca: ocho gotas. Vacía el tuyo antes que él. Tus turnos son como ya los conoces.
lesson-mycelia-gwidyon-1-notice = Quedan tres gotas en tu tablero.
lesson-mycelia-gwidyon-1-otherwise = En una partida estaría bien. Aquí, empieza por la seta.

lesson-mycelia-gwidyon-2-say = ¿Una hoja para los demás? A Gwidyon no le importan las hojas. Juega las dos cartas y guarda las hojas.
lesson-mycelia-gwidyon-2-notice = Tres hojas para ti, ninguna para él.
lesson-mycelia-gwidyon-2-otherwise = Solo las dos cartas. Guarda las hojas para luego.
lesson-mycelia-gwidyon-2-slip-1 = La loseta b cuesta tres hojas y aún no tienes ninguna. Primero juega tus cartas.
lesson-mycelia-gwidyon-2-fine-1 = Vale cualquier orden.

lesson-mycelia-gwidyon-3-say = Termina tu turno. Gwidyon descubre una carta: da la vuelta a su ficha y se deshace de una gota.
lesson-mycelia-gwidyon-3-notice = Sus gotas también llenan el Santuario. Pero cuando gira, las gotas nuevas solo llegan a tu tablero: e2 y d4.
lesson-mycelia-gwidyon-3-otherwise = Por esta vez, guarda las hojas y termina tu turno.
lesson-mycelia-gwidyon-3-meanwhile = Carta-solitario 1: la ficha se gira a la cara tranquila y se va una gota. Es la décima del Santuario: gira.

lesson-mycelia-gwidyon-4-say = Tu carta grande quita dos gotas. Su obsequio, un movimiento para los demás, da la vuelta a la ficha de Gwidyon. ¡Cuidado con la cara de quitar!
lesson-mycelia-gwidyon-4-notice = La ficha ha quedado con la cara de quitar, así que una gota ha salido de su hojarasca. Una vuelta de cada dos le ayuda.
lesson-mycelia-gwidyon-4-otherwise = Primero la carta grande, y las dos veces la casilla a la derecha del Santuario.
lesson-mycelia-gwidyon-4-trap-1 = Has omitido tu parte, y él ha recibido su obsequio igualmente. ¡Deshazlo!

lesson-mycelia-gwidyon-5-say = Juega las dos cartas por sus hojas y termina tu turno. Su próxima carta duele, pero te paga una hoja.
lesson-mycelia-gwidyon-5-notice = Seis cartas, y tras cinco se barajan: siempre queda una sin ver.
lesson-mycelia-gwidyon-5-otherwise = Reclutar se puede, claro. Hoy tu próxima mano ya es buena.
lesson-mycelia-gwidyon-5-meanwhile = Carta-solitario 4: una hoja para ti, tres gotas menos en su hojarasca.
lesson-mycelia-gwidyon-5-fine-1 = Al revés vale lo mismo.

lesson-mycelia-gwidyon-6-say = Dos gotas en agua, una junto al Santuario. Tienes las cartas. ¡Remátalo!
lesson-mycelia-gwidyon-6-notice = Tu tablero está vacío. Juega la última carta; no hay turno extra para Gwidyon.
lesson-mycelia-gwidyon-6-otherwise = Primero el agua, luego la broza. Se pueden ir las tres.
lesson-mycelia-gwidyon-6-fine-1 = Cualquiera primero: se van las tres.
lesson-mycelia-gwidyon-6-fine-2 = La broza primero: igual de bien.

lesson-mycelia-gwidyon-7-say = Queda una carta, como siempre. Luego la victoria es tuya.
lesson-mycelia-gwidyon-7-notice = Gana quien antes se queda sin gotas, sin último turno para el otro. Si es en el mismo turno, ganan ambos.
lesson-mycelia-gwidyon-7-otherwise = Solo juégala y termina tu turno.

# Prisma: favours and gifts. Prism drops, favours with a jump, buying a gift, laying it, using it.

lesson-mycelia-prisma-title = Prisma: favores y regalos
lesson-mycelia-prisma-goal = Reúne favores, compra un regalo y deja que trabaje para ti.
lesson-mycelia-prisma-closing = Un regalo que te ahorra una hoja, una y otra vez. Verde, ámbar, violeta: cuanto más esperas, más fuertes son.

lesson-mycelia-prisma-1-say = Algunas gotas brillan: las gotas de prisma. Se mueven como las demás, pero cada una que quitas del tablero da un favor.
lesson-mycelia-prisma-1-notice = Ahí había de los dos tipos: eliges tú. Tu seta ha saltado en la plataforma a otras dos, directa al espacio tres.
lesson-mycelia-prisma-1-otherwise = Así quitas una gota normal. La que brilla paga un favor.
lesson-mycelia-prisma-1-trap-1 = Una gota de rocío normal: fuera, pero sin favor. Deshazlo y prueba con la que brilla.

lesson-mycelia-prisma-2-say = Otra, junto al Santuario. Si la mueves dentro, cuenta como quitada. Un favor, un espacio.
lesson-mycelia-prisma-2-notice = El espacio cuatro es verde. Mover de aquí para allá una gota de prisma no da nada; solo quitarla.
lesson-mycelia-prisma-2-otherwise = La gota que brilla debajo del Santuario, una casilla hacia arriba.
lesson-mycelia-prisma-2-slip-1 = El espacio tres aún no tiene color. Un favor más y estarás en verde.

lesson-mycelia-prisma-3-say = Juega tu hoja. Luego compra Velamen: los espacios verdes compran regalos verdes, y tu seta simplemente vuelve al inicio.
lesson-mycelia-prisma-3-notice = El rayo funciona una vez, ahora: dos hojas. El regalo queda encima de tu mazo para robar.
lesson-mycelia-prisma-3-otherwise = Podrías ahorrar para el ámbar. Hoy tomamos el verde.

lesson-mycelia-prisma-4-say = Termina tu turno. Primero robas el regalo: se destapa enseguida y roba una carta en su lugar.
lesson-mycelia-prisma-4-notice = Un regalo nunca se guarda en la mano. Su número dice cuántas cartas roba.
lesson-mycelia-prisma-4-otherwise = Guarda tus hojas. En el próximo turno valen más.
lesson-mycelia-prisma-4-meanwhile = Velamen está en tu zona de regalos y sigues teniendo tres cartas. Juega Ada, y su obsequio te da una hoja.

lesson-mycelia-prisma-5-say = Mientras Velamen esté descubierto, cada reclutamiento cuesta una hoja menos. Tienes cuatro hojas: ¡toma la seta de cinco!
lesson-mycelia-prisma-5-notice = El coste de la carta está tachado: 4 en vez de 5. Funciona en cada reclutamiento de este turno.
lesson-mycelia-prisma-5-otherwise = También es más barata ahora. ¡Pero la de cinco está a tu alcance!

lesson-mycelia-prisma-6-say = Juega tu mano. Al final del turno el regalo va a tu pila de descartes y más tarde vuelve.
lesson-mycelia-prisma-6-notice = Los regalos no se gastan. Vuelven cada vez que los robas.
lesson-mycelia-prisma-6-otherwise = Primero la broza lleva una gota a casa; luego el agua.
lesson-mycelia-prisma-6-fine-1 = Vale cualquier orden.
