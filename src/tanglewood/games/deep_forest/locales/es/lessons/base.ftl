# Into the forest. Enter, lay a strip, stand at a line, step, pay a troll, take a sword, end, retreat (shown as a side road).

lesson-deep_forest-1-title = Al bosque
lesson-deep_forest-1-goal = Ve de compras, avanza tres casillas, paga a un trol y encuentra una espada.
lesson-deep_forest-1-closing = Dos espadas, un trol en el saco, tres casillas recorridas. Ahora: muros de espinas y la regla en la que cae todo el mundo.

lesson-deep_forest-1-1-say = Encuentra un camino del muro inferior al superior y hazte con oro por el camino: gana quien tenga más. Entra por el centro.
lesson-deep_forest-1-1-notice = Todo lo que está en tu línea de visión se descubre, hasta que algo se interpone. Al final de la columna: un trol.
lesson-deep_forest-1-1-otherwise = También es una buena entrada. Hoy tomamos la del centro.

lesson-deep_forest-1-2-say = Primero vas de compras. Elige esta tira y colócala donde quieras en el mercado, en horizontal o en vertical.
lesson-deep_forest-1-2-notice = Las tiras posteriores cubren las anteriores. Solo cuenta lo que está encima.
lesson-deep_forest-1-2-otherwise = Buena idea. Por ahora, la tira con dos piedras de marca: son tus pasos.

lesson-deep_forest-1-3-say = Ahora colócate al final de una línea y toma todo lo que muestra: dos piedras de marca y una moneda.
lesson-deep_forest-1-3-notice = Nadie más puede colocarse donde estás tú. En el próximo turno tienes que cambiar de línea.
lesson-deep_forest-1-3-otherwise = Esa línea muestra menos. La fila con tu tira tiene tres recursos.
lesson-deep_forest-1-3-trap-1 = Solo una piedra de marca. Tu tira está en la fila: colócate ahí y llévate las tres cosas.

lesson-deep_forest-1-4-say = Y en marcha. Cada paso cuesta una piedra de marca; se queda en la casilla que dejas.
lesson-deep_forest-1-4-notice = Las piedras de marca son tu sendero. Su longitud cuenta al final.
lesson-deep_forest-1-4-otherwise = Las compras están hechas. Da un paso hacia el bosque.

lesson-deep_forest-1-5-say = Uno más. Mira a izquierda y derecha: lo que queda a la vista se descubre solo.
lesson-deep_forest-1-5-notice = A la izquierda un trol, a la derecha una espada.
lesson-deep_forest-1-5-otherwise = Todo recto, por favor. Ahí espera algo.

lesson-deep_forest-1-6-say = Un trol a tu lado quiere una moneda, y la quiere ya. Nada va antes que eso.
lesson-deep_forest-1-6-notice = Ahora el trol es tuyo. Guárdalo por uno de oro o envíaselo a Ada en una ronda posterior.
lesson-deep_forest-1-6-otherwise = Primero el trol. No te suelta.
lesson-deep_forest-1-6-slip-1 = El trol no te deja pasar. Primero págale una moneda.

lesson-deep_forest-1-7-say = La espada cuesta una poción, un libro y una moneda: justo lo que tienes. Recógela; avanzas a su casilla.
lesson-deep_forest-1-7-notice = Las espadas son para luchar: un dado cada una. También puedes pasar de largo y dejarla.
lesson-deep_forest-1-7-otherwise = Las espadas ganan combates, y puedes pagar esta. ¡Recógela!
lesson-deep_forest-1-7-trap-1 = Has pasado por encima y la has dejado. ¡Se puede! Pero puedes pagarla, así que deshazlo.

lesson-deep_forest-1-8-say = Sin piedras de marca no hay pasos. Termina tu turno y mira cómo Ada hace lo mismo en su bosque.
lesson-deep_forest-1-8-notice = Su tira cubre tu moneda. El mercado nunca se queda como estaba.
lesson-deep_forest-1-8-otherwise = Puedes retroceder, pero ¿para qué? Has encontrado una espada.
lesson-deep_forest-1-8-meanwhile = Ada coloca una tira cruzada sobre la tuya, se coloca en esa columna y entra.
lesson-deep_forest-1-8-trap-1 = Una retirada, dos veces por partida: hasta tres casillas atrás, y las piedras de marca vuelven. ¡Pero ibas muy bien!

# Three obstacles, one turn. The market as a puzzle, overcome all three obstacles, send a troll, swap coins, a set.

lesson-deep_forest-2-title = Tres obstáculos, un turno
lesson-deep_forest-2-goal = Consigue una puerta, una maleza y un guardián: 15 de oro.
lesson-deep_forest-2-closing = Puerta, maleza, guardián: ¡15 de oro en un solo turno! Ahora: un monstruo, la niebla y la salida.

lesson-deep_forest-2-1-say = Tres rondas después. Encima de ti, una puerta: tres libros la abren. Coloca esta tira arriba y una columna mostrará tres.
lesson-deep_forest-2-1-notice = Busca líneas que ya muestren lo que necesitas y añade la última pieza.
lesson-deep_forest-2-1-otherwise = Es posible. Pero mira cuántos libros mostraría la columna dos.

lesson-deep_forest-2-2-say = Tienes que dejar tu línea anterior. Colócate en la columna dos: tres libros y una moneda.
lesson-deep_forest-2-2-notice = Cuatro libros, seis monedas.
lesson-deep_forest-2-2-otherwise = Cuenta los libros: la columna dos tiene tres.
lesson-deep_forest-2-2-slip-1 = Ya estás ahí. En cada turno tienes que cambiar de línea.

lesson-deep_forest-2-3-say = Paga tres libros por la puerta. Te quedas su loseta y avanzas a la casilla libre.
lesson-deep_forest-2-3-notice = Las malezas cuestan tres pociones; las puertas, tres libros; los guardianes, tres monedas. Todos van a tu colección.
lesson-deep_forest-2-3-otherwise = ¡La puerta! Acabas de comprar los libros para ella.

lesson-deep_forest-2-4-say = A la izquierda hay bosque libre, pero cerrado: esa casilla toca tu propio sendero. Tu sendero no puede tocarse nunca a sí mismo. Ve a la derecha.
lesson-deep_forest-2-4-notice = Antes de un paso, mira las casillas adyacentes a la nueva: una piedra de marca ahí, que no sea la que dejas, lo prohíbe.
lesson-deep_forest-2-4-otherwise = Es bueno saberlo, pero primero un paso a la derecha.
lesson-deep_forest-2-4-slip-1 = Debajo hay una de tus piedras de marca. Un sendero no puede tocarse a sí mismo.

lesson-deep_forest-2-5-say = Una maleza: tres pociones, y tienes dos. Envía tu trol a Ada. Por eso recibes dos pociones.
lesson-deep_forest-2-5-notice = A Ada le cuesta una moneda cuando pase por ahí. Un trol por ronda, y solo uno que tomaste en una ronda anterior.
lesson-deep_forest-2-5-otherwise = Te falta una poción. Tu trol puede ganarla.
lesson-deep_forest-2-5-trap-1 = Por ahí no pasará nadie pronto. Ponlo donde ella quiera ir.

lesson-deep_forest-2-6-say = Ahora hay pociones suficientes. ¡Atraviésala!
lesson-deep_forest-2-6-notice = Y detrás hay un guardián. No te quedan piedras de marca.
lesson-deep_forest-2-6-otherwise = La maleza ya está a tu alcance: tres pociones.

lesson-deep_forest-2-7-say = Cambia dos monedas por una piedra de marca; se puede en cualquier momento de tu turno. Luego paga al guardián tres monedas.
lesson-deep_forest-2-7-notice = Uno de cada: un set de tres. Tres obstáculos distintos o tres iguales valen 15 de oro.
lesson-deep_forest-2-7-otherwise = Guarda las monedas para la piedra de marca y el guardián: dos y tres.
lesson-deep_forest-2-7-slip-1 = Podrías pagar al guardián, pero no el paso. Necesitas una piedra de marca.

# A monster, the fog, the way out. Fight with dice set aside and pips bought, claim a monster, fog, leave, scoring.

lesson-deep_forest-3-title = Un monstruo, la niebla, la salida
lesson-deep_forest-3-goal = Vence a un monstruo, sal del bosque antes que nadie y cuenta tu oro.
lesson-deep_forest-3-closing = ¡Fuera del bosque, y 57 de oro contra 28! Ahora juégalo desde la primera ronda. Ada te espera.

lesson-deep_forest-3-1-say = Ronda 13. Estás junto a una roca, ¡y las rocas están vivas! Con dos espadas o más puedes luchar. Desafía a un quince.
lesson-deep_forest-3-1-notice = Cuatro espadas, cuatro dados. Tras ganar con cuatro dados se gastan dos espadas: menos dados es más barato y más arriesgado.
lesson-deep_forest-3-1-otherwise = Podrías seguir. Pero tienes cuatro espadas, y en esa roca hay 15 de oro.
lesson-deep_forest-3-1-trap-1 = Te vas, pero la roca se queda atrás, y su oro también. Deshazlo y lucha.

lesson-deep_forest-3-2-say = Diez. Te quedan dos tiradas. Aparta el seis y vuelve a tirar los otros tres.
lesson-deep_forest-3-2-notice = 14. ¡Falta uno!
lesson-deep_forest-3-2-otherwise = Cuidado: conserva el seis. Los bajos tienen poco que perder.

lesson-deep_forest-3-3-say = Podrías tirar otra vez. O ir sobre seguro: contra este monstruo, cada piedra de marca que pagas añade un punto.
lesson-deep_forest-3-3-notice = El 15 acepta piedras de marca; el 20, libros; el 25, pociones; el 26, nada.
lesson-deep_forest-3-3-otherwise = ¡Qué valor! Una piedra de marca lo haría seguro.

lesson-deep_forest-3-4-say = ¡Ganado! Cuatro monstruos distintos tienen fuerza 15. El Sapo de piedra vale 15 de oro: llévatelo.
lesson-deep_forest-3-4-notice = Niebla en la fila cuatro. Salir de una casilla en la niebla cuesta una piedra de marca más.
lesson-deep_forest-3-4-otherwise = Útil en una partida larga. Pero es tarde: oro ahora vale más que ayuda después.
lesson-deep_forest-3-4-meanwhile = El combate ha terminado tu turno. Ada paga a un trol y supera a un guardián. Luego la niebla sube una fila.

lesson-deep_forest-3-5-say = Dos pasos hasta el muro, y cruzarlo cuesta también una piedra de marca: tres en total. Ve a comprar piedras de marca.
lesson-deep_forest-3-5-notice = Tres piedras de marca y una poción.
lesson-deep_forest-3-5-otherwise = Busca una línea llena de piedras de marca: la primera columna, con esta tira en vertical.

lesson-deep_forest-3-6-say = ¡Arriba y por encima del muro! Desde que llegó la niebla, la salida está abierta.
lesson-deep_forest-3-6-notice = 5 de oro por salir, 15 por el sendero más largo entre quienes han salido, 15 por tu set, 15 por el sapo: 57 a 28.
lesson-deep_forest-3-6-otherwise = El muro está muy cerca. Sal antes de que te saque la niebla.
lesson-deep_forest-3-6-slip-1 = El muro aún está a dos casillas. Primero un paso hacia arriba.
lesson-deep_forest-3-6-meanwhile = Quien sale primero pone fin a la partida: todos los demás tienen un último turno. Ada no consigue salir.
