# Sheets to print: `tanglewood sheet`, and the downloads beside the real table.

sheet-counts = Qué cuenta al final
sheet-counted = **{ $name }**: { $says }
sheet-foot = Tanglewood, una ayuda no oficial. Reglas con nuestras propias palabras, números del paquete { $pack }, dibujos nuestros. Los nombres de los juegos son de sus propietarios.
sheet-no-printer = Las hojas necesitan el extra «print»: pip install "tanglewood[print]"
sheet-unknown = Aquí no existe esa hoja; un servidor solo imprime con el extra «print».
sheet-none = { $game } aún no tiene páginas para leer, así que no hay nada que imprimir.

# ---- Nightweave's turn
sheet-nightweave-title = El turno de Tejenoche
sheet-nightweave-about = Después de cada turno tuyo, de arriba abajo. No paga nada y no lee los textos de las cartas.
sheet-nightweave-yes = sí
sheet-nightweave-no = no
sheet-nightweave-reveal = Tu turno ha terminado. **Descubre su primera carta de actividad.**
sheet-nightweave-prepare = ¿Está **ella en el Prado**, **no hay ninguna araña en casa** y muestra la carta la **araña o su propio signo**?
sheet-nightweave-row = Lee la fila de **su estación**; puede ser distinta de la tuya.
sheet-nightweave-first = ¿Es posible la acción **1**? Un espacio ocupado no es imposible: sigue la **flecha** hasta el siguiente espacio exclusivo de ese tipo.
sheet-nightweave-second = ¿Es posible la acción **2**? Busca el siguiente espacio del mismo modo.
sheet-nightweave-backup = Haz la línea **si no**, hasta donde se pueda. Los puntos de **su nivel** llegan en todo caso.
sheet-nightweave-end = Hazlo y pon la carta boca arriba sobre sus cartas jugadas. **Tu turno.**
sheet-nightweave-prepares = Se prepara
sheet-nightweave-prepares-how = La carta **no** se ejecuta. Ella y sus arañas vuelven a casa, los eventos que ha adquirido pasan a ser **botín** y su estación avanza. Si cumple por completo un evento básico, toma uno, según la flecha. Baraja **todas** sus cartas con el mazo de la nueva estación. Al final, repón todos los huecos del Prado. Después del otoño ha terminado.
sheet-nightweave-spring = Arañas nuevas: { $everdell__her_season__her_spring__spiders }. Cartas robadas para su mano: { $everdell__her_season__her_spring__draws }. Cartas del Prado descartadas con el dado: { $everdell__her_season__her_spring__clears }.
sheet-nightweave-summer = Arañas nuevas: { $everdell__her_season__her_summer__spiders }. Cartas del Prado que van a su mano con el dado: { $everdell__her_season__her_summer__takes }.
sheet-nightweave-autumn = Arañas nuevas: { $everdell__her_season__her_autumn__spiders }. Cartas robadas para su mano: { $everdell__her_season__her_autumn__draws }. Cartas del Prado descartadas con el dado: { $everdell__her_season__her_autumn__clears }.
sheet-nightweave-doing = Qué hace
sheet-nightweave-doing-how = No obtiene nada de un espacio; solo lo ocupa.
sheet-nightweave-do-draw = **Robar**: una carta del mazo a su mano, sin verla.
sheet-nightweave-do-discard = **Descartar**: la primera carta de su mano, por una ficha de puntuación.
sheet-nightweave-do-hand = **Jugar de la mano**: la primera carta de su mano a su ciudad.
sheet-nightweave-do-meadow = **Jugar del Prado**: el dado dice la carta. Si ella misma está ahí: la primera carta del mazo.
sheet-nightweave-do-place = **Colocar**: una araña en el espacio indicado.
sheet-nightweave-do-enter = **Entrar**: tira; esa carta del Prado va a su ciudad, y ella ocupa su sitio hasta que vuelve a casa.
sheet-nightweave-impossible = Qué es imposible
sheet-nightweave-not-city = jugar una carta con su ciudad llena, es decir, con { $everdell__lair__city } cartas
sheet-nightweave-not-hand = jugar de una mano vacía
sheet-nightweave-not-discard = descartar sin cartas en la mano, salvo que vaya unido a jugar del Prado
sheet-nightweave-not-worker = colocar sin arañas en casa o con todos los espacios exclusivos de ese tipo ocupados
sheet-nightweave-not-event = un segundo evento especial en una misma estación suya, o un evento del que no queda ninguno
