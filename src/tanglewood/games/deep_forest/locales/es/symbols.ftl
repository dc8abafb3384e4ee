# Every symbol of the table: its name, and what it does in one sentence.

# ------------------------------------------------------------------ goods

symbol-deep-forest-potion = poción
symbol-deep-forest-potion-about = { $deep_forest__prices__obstacle ->
    [one] 1 atraviesa
   *[other] { $deep_forest__prices__obstacle } atraviesan
    } una maleza.
symbol-deep-forest-book = libro
symbol-deep-forest-book-about = { $deep_forest__prices__obstacle ->
    [one] 1 abre
   *[other] { $deep_forest__prices__obstacle } abren
    } una puerta.
symbol-deep-forest-coin = moneda
symbol-deep-forest-coin-about = { $deep_forest__prices__obstacle ->
    [one] 1 soborna
   *[other] { $deep_forest__prices__obstacle } sobornan
    } a un guardián, { $deep_forest__prices__troll } para un trol, { $deep_forest__prices__buy } por cualquier recurso.
symbol-deep-forest-pawn = peón
symbol-deep-forest-pawn-about = Dónde está alguien: en su bosque o en una línea del mercado.
symbol-deep-forest-marker = piedra de marca
symbol-deep-forest-marker-about = Con cada paso se deja una; muestra tu sendero.
symbol-deep-forest-gold = oro
symbol-deep-forest-gold-about = Lo que cuenta al final de la partida.

# ------------------------------------------------------------------ the market

symbol-deep-forest-strip = tira
symbol-deep-forest-strip-about = Colócala en cualquier parte del mercado; cubre lo que haya.

# ------------------------------------------------------------------ the forest

symbol-deep-forest-hidden = loseta boca abajo
symbol-deep-forest-hidden-about = Se descubre cuando la tienes a la vista, y solo puedes avanzar por lo que ves.
symbol-deep-forest-forest = bosque
symbol-deep-forest-forest-about = Un paso aquí cuesta una piedra de marca.
symbol-deep-forest-bare = casilla despejada
symbol-deep-forest-bare-about = Su loseta ya no está; un paso aquí cuesta una piedra de marca.
symbol-deep-forest-thicket = maleza
symbol-deep-forest-thicket-about = { $deep_forest__prices__obstacle ->
    [one] 1 poción la atraviesa, y te quedas la loseta: tres iguales o tres distintas forman un set.
   *[other] { $deep_forest__prices__obstacle } pociones la atraviesan, y te quedas la loseta: tres iguales o tres distintas forman un set.
    }
symbol-deep-forest-gate = puerta
symbol-deep-forest-gate-about = { $deep_forest__prices__obstacle ->
    [one] 1 libro la abre, y te quedas la loseta: tres iguales o tres distintas forman un set.
   *[other] { $deep_forest__prices__obstacle } libros la abren, y te quedas la loseta: tres iguales o tres distintas forman un set.
    }
symbol-deep-forest-guard = guardián
symbol-deep-forest-guard-about = { $deep_forest__prices__obstacle ->
    [one] 1 moneda lo soborna, y te quedas la loseta: tres iguales o tres distintas forman un set.
   *[other] { $deep_forest__prices__obstacle } monedas lo sobornan, y te quedas la loseta: tres iguales o tres distintas forman un set.
    }
symbol-deep-forest-sword = espada
symbol-deep-forest-sword-about = Se recoge por una poción, un libro y una moneda; es un dado en un combate.
symbol-deep-forest-spent = espada gastada
symbol-deep-forest-spent-about = Ya no lucha ni cuenta.
symbol-deep-forest-troll = trol
symbol-deep-forest-troll-about = A tu lado quiere { $deep_forest__prices__troll ->
    [one] 1 moneda
   *[other] { $deep_forest__prices__troll } monedas
    } antes que nada; el tuyo se lo puedes enviar a alguien.
symbol-deep-forest-rock = roca
symbol-deep-forest-rock-about = Aquí se lucha contra monstruos; salir de ella cuesta dos piedras de marca.
symbol-deep-forest-wall = muro
symbol-deep-forest-wall-about = Entrada por abajo, salida por arriba.
symbol-deep-forest-fog = niebla
symbol-deep-forest-fog-about = Salir de una casilla en ella cuesta una piedra de marca más.
symbol-deep-forest-retreat = retirada
symbol-deep-forest-retreat-about = { $deep_forest__limits__retreat_steps ->
    [one] Hasta 1 casilla
   *[other] Hasta { $deep_forest__limits__retreat_steps } casillas
    } atrás por tu sendero, { $deep_forest__start__retreats ->
    [one] 1 vez
   *[other] { $deep_forest__start__retreats } veces
    } por partida.
symbol-deep-forest-exit = salida
symbol-deep-forest-exit-about = Se abre con la niebla; quien sale puntúa por ello.

# ------------------------------------------------------------------ fights

symbol-deep-forest-wild = cualquier obstáculo
symbol-deep-forest-wild-about = Cuenta como maleza, puerta o guardián para tus sets.
symbol-deep-forest-double = dos veces
symbol-deep-forest-double-about = En cada ronda posterior, una pieza de tu línea del mercado viene dos veces.
symbol-deep-forest-die = dado
symbol-deep-forest-die-about = Uno por cada espada que emplees.
symbol-deep-forest-strength = fuerza
symbol-deep-forest-strength-about = Lo que tienen que alcanzar juntos tus dados y lo que añadas.
symbol-deep-forest-boost = un punto más
symbol-deep-forest-boost-about = Cada pieza de estas que das en el combate añade un punto.
symbol-deep-forest-copies = cuántos
symbol-deep-forest-copies-about = Cartas de este monstruo que aún se pueden ganar.
symbol-deep-forest-monster = monstruo
symbol-deep-forest-monster-about = Los dados que alcanzan su fuerza ganan su carta.
