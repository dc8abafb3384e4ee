# Nightweave, the spider. Reading her card (first, second, or else), the arrow, entering the Meadow, preparing instead of acting, foiling an intrigue.

lesson-everdell-nightweave-title = Tejenoche, la araña
lesson-everdell-nightweave-goal = Aprende a leer sus cartas y frustra su primera intriga.
lesson-everdell-nightweave-closing = La lees como un libro abierto, y su ladrona se ha ido con las manos vacías. Ella gana los empates, así que apunta a un punto más.

lesson-everdell-nightweave-1-say = Después de cada turno tuyo, Tejenoche descubre una carta y lee la fila de su estación. Coloca un trabajador y observa.
lesson-everdell-nightweave-1-notice = Su orden: imagen 1; si es imposible, imagen 2; si también lo es, la línea «si no».
lesson-everdell-nightweave-1-otherwise = También está bien. Hoy toma las ramitas.
lesson-everdell-nightweave-1-meanwhile = Su carta, fila de invierno: 1 guijarro, 2 bosque arriba a la derecha. Lo primero es posible: una araña toma el guijarro.

lesson-everdell-nightweave-2-say = Toma las tres ramitas antes que ella. ¿Qué hará cuando su lugar esté ocupado?
lesson-everdell-nightweave-2-notice = Ocupado no significa imposible. La flecha la lleva hasta que un lugar de ese tipo esté libre.
lesson-everdell-nightweave-2-otherwise = Bien, pero entonces no verías su truco de la flecha.
lesson-everdell-nightweave-2-meanwhile = Su carta dice tres ramitas. ¡Ocupado! Así que sigue la flecha circular hasta el siguiente lugar exclusivo: dos resinas.
lesson-everdell-nightweave-2-slip-1 = Ahí está su araña. Ocupa el lugar hasta que vuelva a casa.

lesson-everdell-nightweave-3-say = Construye tu Granja. Y mira: su mano está vacía. ¿Y si su carta quiere jugar de ella?
lesson-everdell-nightweave-3-notice = No paga nada y no lee textos. En su ciudad, una carta vale simplemente sus puntos.
lesson-everdell-nightweave-3-otherwise = Primero la Granja. Tienes todo lo que cuesta.
lesson-everdell-nightweave-3-meanwhile = La imagen 1, jugar de la mano, es imposible. Imagen 2, jugar del Prado: el dado muestra 3, la Esposa es suya.

lesson-everdell-nightweave-4-say = La Esposa se ha ido; que el Esposo ocupe la Granja.
lesson-everdell-nightweave-4-notice = Ese espacio queda vacío mientras esté ella. Ahora todas sus arañas están fuera, y ella también.
lesson-everdell-nightweave-4-otherwise = La Granja sigue libre para un huésped. Úsala.
lesson-everdell-nightweave-4-meanwhile = Su carta: entrar. El dado muestra 6: se lleva la Escuela y se instala en su sitio.

lesson-everdell-nightweave-5-say = Tus trabajadores están fuera, así que prepárate para la primavera. Sus arañas también lo están: la próxima carta con signo de araña la lleva a la primavera.
lesson-everdell-nightweave-5-notice = Desde la primavera, cada estación trae una intriga. Algunas duran toda la estación; las inmediatas se pueden frustrar.
lesson-everdell-nightweave-5-otherwise = Todos los trabajadores están fuera: prepárate.
lesson-everdell-nightweave-5-meanwhile = Vuelve a casa, recibe una tercera araña y dos cartas, descarta una carta del Prado y urde una intriga: ¡Ladrona!

lesson-everdell-nightweave-6-say = La ladrona tira un dado y se lleva hasta tres recursos de un tipo. Paga dos cartas de tu mano y la treta fracasa.
lesson-everdell-nightweave-6-notice = Todos los recursos siguen siendo tuyos. Paga con cartas que de todos modos no puedes permitirte.
lesson-everdell-nightweave-6-otherwise = Guarda las baratas. El Rey es demasiado caro por ahora.
lesson-everdell-nightweave-6-trap-1 = El dado decide qué se va. A veces no es nada. Deshazlo y mira cómo se frustra.
lesson-everdell-nightweave-6-fine-1 = Las mismas dos cartas: la ladrona se va con las manos vacías.

# Alone against Rugwort. Blocked places, the die after each card, blocked Meadow cards, his preparing, comparing scores.

lesson-everdell-rugwort-title = En solitario contra Rugwort
lesson-everdell-rugwort-goal = Burla a la vieja rata y termina con más puntos que él.
lesson-everdell-rugwort-closing = 32 a 31: has vencido a la rata por los pelos. En los años dos y tres se vuelve más codicioso. ¿Te animas con un año entero?

lesson-everdell-rugwort-1-say = Rugwort nunca tiene turno. Solo se pone en tu camino: en el guijarro, por ejemplo. Toma las tres ramitas.
lesson-everdell-rugwort-1-notice = Sus dos trabajadores avanzan con cada estación. Mira dónde están antes de hacer planes.
lesson-everdell-rugwort-1-otherwise = También está bien. Para la Granja necesitas ramitas.
lesson-everdell-rugwort-1-slip-1 = Ahí está Rugwort, y en esta estación no se va a mover.

lesson-everdell-rugwort-2-say = Construye la Granja. Siempre que juegas una carta, Rugwort tira un dado y se lleva esa carta del Prado.
lesson-everdell-rugwort-2-notice = Ignora costes y textos. Para él solo cuentan los colores y dos puntos por cada carta.
lesson-everdell-rugwort-2-otherwise = Primero la Granja; luego observa el dado.
lesson-everdell-rugwort-2-meanwhile = El dado muestra 7: el Juez va a Rugwort. El hueco se repone.

lesson-everdell-rugwort-3-say = Sus trabajadores están sobre dos cartas del Prado; esas te están vedadas. La Esposa está libre: que ocupe la Granja.
lesson-everdell-rugwort-3-notice = Cada carta que juegas es también una para él. Que las tuyas merezcan la pena.
lesson-everdell-rugwort-3-otherwise = Podrías jugar otra cosa. Pero solo aquí hay una criatura gratis.
lesson-everdell-rugwort-3-meanwhile = El dado muestra 8: Rugwort se lleva la Escuela. Las cartas violetas le dan tres puntos.
lesson-everdell-rugwort-3-slip-1 = Rugwort está sobre la Reina. Ahora no puedes jugarla.
lesson-everdell-rugwort-3-trap-1 = Dos bayas menos, y la Granja sigue vacía. Deshazlo y deja que la ocupe.

lesson-everdell-rugwort-4-say = Todos los trabajadores están fuera: prepárate para el otoño. Rugwort se prepara contigo y se lleva todos los eventos básicos que sus colores permiten.
lesson-everdell-rugwort-4-notice = Cuenta sus colores. Aún puedes arrebatarle un evento antes de que se prepare.
lesson-everdell-rugwort-4-otherwise = No quedan trabajadores en casa. ¡Al otoño!
lesson-everdell-rugwort-4-meanwhile = Tres cartas azules: el Monumento de la ciudad es suyo. Va al Viaje y bloquea dos cartas más del Prado.

lesson-everdell-rugwort-5-say = Tú tienes cuatro cartas verdes, él tiene una. Adquiere el Festival de la cosecha mientras esté libre.
lesson-everdell-rugwort-5-notice = Los eventos especiales que nadie adquiere le dan tres puntos cada uno.
lesson-everdell-rugwort-5-otherwise = Los eventos primero. Son puntos que solo le quitas a él.
lesson-everdell-rugwort-5-slip-1 = Rugwort mismo está en ese camino.

lesson-everdell-rugwort-6-say = Una partida de verdad seguiría; aquí lo dejamos. Pasa y compara. Necesitas más que él: el empate es suyo.
lesson-everdell-rugwort-6-notice = Rugwort: cartas 13, Viaje 3, evento 3, cuatro eventos especiales sin adquirir 12: 31. Tú: 32.
lesson-everdell-rugwort-6-otherwise = Sería astuto. Por hoy, pasa y cuenta.
