# A winter and a spring. Place (exclusive, shared, forest with a choice), play from hand, play from the Meadow free, prepare, production.

lesson-everdell-1-title = Un invierno y una primavera
lesson-everdell-1-goal = Construye una Granja, invita a alguien a vivir en ella y llega a la primavera.
lesson-everdell-1-closing = Tres cartas en tu ciudad, y ha llegado la primavera. Colocar, jugar, prepararse: eso es todo el juego. Ahora: cómo termina.

lesson-everdell-1-1-say = Llena tus quince espacios de buenas cartas: gana quien tenga más puntos. Primero necesitas recursos. Envía un trabajador a las tres ramitas.
lesson-everdell-1-1-notice = Tu trabajador se queda ahí. Tomas lo que muestra el lugar, una vez, enseguida.
lesson-everdell-1-1-otherwise = También es un buen lugar. Para la Granja de tu mano necesitas ramitas.
lesson-everdell-1-1-meanwhile = Ada envía un trabajador a las dos resinas.

lesson-everdell-1-2-say = Tu Granja también necesita una resina. Ada está en las dos resinas, pero en el lugar con el signo más caben todos.
lesson-everdell-1-2-notice = Una resina y una carta nueva. Con signo más: sitio para todos. Sin él: solo un trabajador.
lesson-everdell-1-2-otherwise = Está bien, pero a la Granja le sigue faltando su resina.
lesson-everdell-1-2-meanwhile = Ada va a por una baya.
lesson-everdell-1-2-slip-1 = Ada ya está ahí. En este lugar solo cabe un trabajador.
lesson-everdell-1-2-slip-2 = Todavía no: uno de tus trabajadores sigue en casa.

lesson-everdell-1-3-say = Dos ramitas y una resina: justo lo que cuesta la Granja. Juégala de tu mano.
lesson-everdell-1-3-notice = Las cartas verdes dan sus recursos enseguida: aquí tienes tu primera baya.
lesson-everdell-1-3-otherwise = Tus trabajadores están fuera. En este turno, construye.
lesson-everdell-1-3-meanwhile = Ada juega un Posadero con su baya.

lesson-everdell-1-4-say = La Esposa del Prado cuesta dos bayas. Pero tu Granja le ofrece un hogar, así que viene gratis.
lesson-everdell-1-4-notice = Puedes jugar del Prado igual que de tu mano. Su hueco se repone enseguida.
lesson-everdell-1-4-otherwise = Mira la puerta de la Granja: su carta dice quién puede vivir ahí.
lesson-everdell-1-4-meanwhile = La puerta de la Granja queda marcada: ocupada. A Ada no le quedan trabajadores y pasa sola a la primavera.

lesson-everdell-1-5-say = Todos tus trabajadores están fuera. Prepárate para la primavera: vuelven a casa, se les une uno y las cartas verdes dan otra vez.
lesson-everdell-1-5-notice = Tres trabajadores, y la Granja ha dado una baya. Ada llegó antes a la primavera: cada cual tiene su propia estación.
lesson-everdell-1-5-otherwise = No queda ningún trabajador en casa. Es hora de pasar a la primavera.
lesson-everdell-1-5-meanwhile = Ada recoge tres bayas en el bosque.
lesson-everdell-1-5-slip-1 = La Granja ya tiene familia. Una casa invita a una criatura, una vez. El Esposo costaría tres bayas.

lesson-everdell-1-6-say = Un lugar nuevo en el bosque: dos recursos a tu elección. A tu Mina le faltan una resina y un guijarro.
lesson-everdell-1-6-notice = Los lugares de bosque cambian de una partida a otra. En ellos cabe un trabajador.
lesson-everdell-1-6-otherwise = Viene bien. Pero mira lo que aún le falta a la Mina de tu mano.
lesson-everdell-1-6-meanwhile = Ada juega un Historiador.
lesson-everdell-1-6-trap-1 = Ramitas ya tienes. Mira el coste de la Mina: faltan una resina y un guijarro.
lesson-everdell-1-6-fine-1 = Primero el guijarro o la resina: ahora tienes los dos.

lesson-everdell-1-7-say = Ramita, resina, guijarro: la Mina. Constrúyela y te paga enseguida.
lesson-everdell-1-7-notice = Tres cartas, cinco puntos. Ada tiene dos cartas y dos puntos.
lesson-everdell-1-7-otherwise = Tienes justo lo que cuesta la Mina. ¡Constrúyela!

# The last days of autumn. Claim an event, visit an open card in another city, Journey with discards, pass, scoring.

lesson-everdell-2-title = Los últimos días de otoño
lesson-everdell-2-goal = Convierte tus últimos trabajadores en puntos y pasa en el momento justo.
lesson-everdell-2-closing = ¡Tu ciudad gana! Ahora juega una partida entera. Ada tiene paciencia, y cada carta te dice lo que te costaría.

lesson-everdell-2-1-say = Otoño, la última estación, y aún hay tres trabajadores en casa. Tus tres cartas azules encajan con este evento. Adquiérelo: ¡tres puntos!
lesson-everdell-2-1-notice = Un evento es para quien lo adquiere primero. Queda junto a la ciudad y no ocupa espacio.
lesson-everdell-2-1-otherwise = También vale, pero Ada podría llevarse el evento antes que tú.
lesson-everdell-2-1-meanwhile = Ada gasta su último guijarro en una Grúa.
lesson-everdell-2-1-trap-1 = Pasar es definitivo, y aún hay tres trabajadores en casa. Deshazlo y ve a por unos puntos.

lesson-everdell-2-2-say = ¿Ves la puerta abierta de la Posada de Ada? Puedes visitarla: una carta del Prado por tres recursos menos. Ada gana un punto.
lesson-everdell-2-2-notice = El Arquitecto ha costado una baya en vez de cuatro. Las cartas violetas puntúan al final: le gustan la resina y los guijarros restantes.
lesson-everdell-2-2-otherwise = Primero la Posada: hace que tu baya valga por cuatro.
lesson-everdell-2-2-meanwhile = Tu Tendera añade una baya por la nueva criatura. Ada ya no tiene nada que hacer y pasa.

lesson-everdell-2-3-say = Tu último trabajador se va de Viaje: paga con tres cartas de tu mano y puntúa tres puntos.
lesson-everdell-2-3-notice = Las cartas que ya no puedes jugar aún valen algo. El Viaje solo se abre en otoño.
lesson-everdell-2-3-otherwise = Los recursos ya no te ayudarán. Tus cartas, sí: mira el Viaje.
lesson-everdell-2-3-slip-1 = Ese pide cinco cartas. Tienes tres.

lesson-everdell-2-4-say = Trabajadores fuera, mano vacía. No tienes nada mejor que hacer, así que pasa y hagamos la cuenta.
lesson-everdell-2-4-notice = Cartas 15, fichas 3, cartas violetas 9, Viaje 3, evento 3: 33 puntos. Ada tiene 30.
lesson-everdell-2-4-otherwise = Está bien, pero te costaría puntos del Arquitecto. Pasa.
