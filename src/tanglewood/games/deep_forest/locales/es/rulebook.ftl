# The rulebook for people: headings, paragraphs and the questions people ask. `**` marks what is bold.
# Order, drawings and the exact rules behind each paragraph are in rulebook.toml.

deep_forest-book-goal = A través del bosque, y con oro
deep_forest-book-goal-words = objetivo meta juego ganar trata
deep_forest-book-goal-1 = Encuentra un camino del muro inferior al superior y reúne oro en él: obstáculos, monstruos, el sendero más largo. **Gana quien tenga más oro.**

deep_forest-book-market = Primero, el mercado
deep_forest-book-market-1 = **Coloca** una de tus tiras donde quieras, en horizontal o en vertical, encima de lo que haya.
deep_forest-book-market-2 = **Colócate** en una línea libre, nunca en la que ya estás, y toma todo lo que muestra.
deep_forest-book-market-3 = **Roba** una tira.

deep_forest-book-walk = Luego, al bosque
deep_forest-book-walk-words = andar paso mover sendero lejos
deep_forest-book-walk-1 = Haz lo que quieras mientras puedas pagarlo, en cualquier orden. Un **paso** cuesta una piedra de marca, que se queda en la casilla que dejas; desde una roca dos, en la niebla una más. Lo que queda a la vista se descubre solo.
deep_forest-book-walk-2 = **Tu sendero no puede tocarse nunca a sí mismo**, ni siquiera en paralelo.

deep_forest-book-obstacles = Lo que se interpone
deep_forest-book-obstacles-words = trol bloquear maleza puerta guardián
deep_forest-book-obstacles-1 = { $deep_forest__prices__obstacle ->
    [one] 1 pieza
   *[other] { $deep_forest__prices__obstacle } piezas
    } cada uno: **pociones** para una maleza, **libros** para una puerta, **monedas** para un guardián. Te quedas la loseta y avanzas a su casilla. Una **espada** cuesta una poción, un libro y una moneda, o pasas por su casilla. Un **trol** a tu lado quiere { $deep_forest__prices__troll ->
    [one] 1 moneda
   *[other] { $deep_forest__prices__troll } monedas
    } antes que nada.

deep_forest-book-swap = Intercambiar, enviar, retroceder
deep_forest-book-swap-words = intercambiar vender comprar recursos
deep_forest-book-swap-1 = En cualquier momento de tu turno: { $deep_forest__prices__buy ->
    [one] **1 moneda**
   *[other] **{ $deep_forest__prices__buy } monedas**
    } por una poción, un libro o una piedra de marca; **{ $deep_forest__prices__sell } de un tipo** por una moneda. Un trol de una ronda anterior se puede **enviar** a alguien, uno por ronda, por { $deep_forest__prices__troll_reward ->
    [one] 1 poción, 1 libro o 1 piedra de marca
   *[other] { $deep_forest__prices__troll_reward } pociones, { $deep_forest__prices__troll_reward } libros o { $deep_forest__prices__troll_reward } piedras de marca
    }. { $deep_forest__start__retreats ->
    [one] 1 vez
   *[other] { $deep_forest__start__retreats } veces
    } por partida puedes **retroceder** hasta { $deep_forest__limits__retreat_steps ->
    [one] 1 casilla
   *[other] { $deep_forest__limits__retreat_steps } casillas
    }; eso termina tu turno.

deep_forest-book-fight = Luchar contra un monstruo
deep_forest-book-fight-words = luchar monstruo vencer atacar dados
deep_forest-book-fight-1 = { $deep_forest__limits__committed ->
    [one] En una roca o a su lado, con al menos 1 espada.
   *[other] En una roca o a su lado, con al menos { $deep_forest__limits__committed } espadas.
    } Un dado por cada espada que emplees, { $deep_forest__limits__rolls ->
    [one] hasta 1 tirada
   *[other] hasta { $deep_forest__limits__rolls } tiradas
    }, apartando los dados buenos. Alcanza su fuerza y es tuyo. Ganes o pierdas, tu turno ha terminado y las espadas se gastan, salvo tras una victoria con dos dados.

deep_forest-book-fog = La niebla
deep_forest-book-fog-words = salir salida muro
deep_forest-book-fog-1 = Tras la ronda { $deep_forest__fog__after_round } la niebla sube una fila por ronda. Desde entonces puedes salir por el muro superior, por { $deep_forest__prices__wall ->
    [one] 1 piedra
   *[other] { $deep_forest__prices__wall } piedras
    } de marca más.

deep_forest-book-end = ¿Cuándo termina?
deep_forest-book-end-1 = Cuando sale el primer peón, todos los demás tienen **un turno más**; como muy tarde termina con la ronda { $deep_forest__fog__last_round }.

deep_forest-book-wins = ¿Quién gana?
deep_forest-book-wins-1 = Tres obstáculos iguales o tres distintos: **{ $deep_forest__points__set }**; uno suelto, { $deep_forest__points__single }. Monstruos: su oro. Salir: **{ $deep_forest__points__left }**. Sendero más largo entre quienes han salido: **{ $deep_forest__points__longest }**. Una moneda: 1; un trol: { $deep_forest__points__troll }; una espada no entregada: { $deep_forest__points__sword }. { $deep_forest__prices__sell ->
    [one] Cada recurso: 1.
   *[other] { $deep_forest__prices__sell } recursos de un tipo: 1.
    }

deep_forest-ask-start-with = ¿Con qué empiezo?
deep_forest-ask-start-with-answer = Con { $deep_forest__start__potion ->
    [one] 1 poción
   *[other] { $deep_forest__start__potion } pociones
    }, { $deep_forest__start__coin ->
    [one] 1 moneda
   *[other] { $deep_forest__start__coin } monedas
    }, { $deep_forest__start__book ->
    [one] 1 libro
   *[other] { $deep_forest__start__book } libros
    } y { $deep_forest__start__marker ->
    [one] 1 piedra de marca
   *[other] { $deep_forest__start__marker } piedras de marca
    }, y con { $deep_forest__start__swords ->
    [one] 1 espada propia
   *[other] { $deep_forest__start__swords } espadas propias
    }.
deep_forest-ask-start-with-words = principio inicio tengo empezar
deep_forest-ask-gold-end = ¿Qué vale oro al final?
deep_forest-ask-gold-end-answer = Las monedas, los monstruos vencidos, los sets de obstáculos, cada espada sin voltear y cada trol que conservas: { $deep_forest__points__troll }.
deep_forest-ask-gold-end-words = puntos cuánto trol espada moneda acabar conservar
deep_forest-ask-how-often-roll = ¿Cuántas veces puedo tirar los dados?
deep_forest-ask-how-often-roll-answer = Hasta { $deep_forest__limits__rolls ->
    [one] 1 vez
   *[other] { $deep_forest__limits__rolls } veces
    } en un combate; entre tirada y tirada apartas los dados buenos.
deep_forest-ask-how-often-roll-words = tirada tiradas lanzar dado combate
deep_forest-ask-enter-free-field = ¿Por qué no puedo entrar en esa casilla libre?
deep_forest-ask-enter-free-field-answer = Una de sus casillas adyacentes tiene una piedra de marca tuya, y un sendero no puede tocarse a sí mismo.
deep_forest-ask-enter-free-field-words = tocar sendero adyacente vecina bloqueada cruzar propio dos veces misma otra
deep_forest-ask-stay-line-market = ¿Puedo quedarme en la misma línea del mercado?
deep_forest-ask-stay-line-market-answer = No, en cada turno debes ir a otra libre.
deep_forest-ask-stand-where-laid = ¿Debo colocarme donde he puesto mi tira?
deep_forest-ask-stand-where-laid-answer = No, vale cualquier línea libre.
deep_forest-ask-sword = ¿Tengo que recoger la espada?
deep_forest-ask-sword-answer = No, puedes pasar por encima y dejarla.
deep_forest-ask-cannot-pay-troll = No puedo pagar al trol. ¿Y ahora?
deep_forest-ask-cannot-pay-troll-answer = Aún puedes intercambiar; si eso no ayuda, tu turno termina ahí.
deep_forest-ask-cannot-pay-troll-words = moneda sin dinero
deep_forest-ask-goods-keep = ¿Cuántos recursos puedo conservar?
deep_forest-ask-goods-keep-answer = { $deep_forest__limits__kept ->
    [one] 1 poción, 1 libro y 1 piedra de marca al final de tu turno; monedas, sin límite.
   *[other] { $deep_forest__limits__kept } pociones, { $deep_forest__limits__kept } libros y { $deep_forest__limits__kept } piedras de marca al final de tu turno; monedas, sin límite.
    }
deep_forest-ask-goods-keep-words = límite máximo tener recursos seis
deep_forest-ask-leave-forest-early = ¿Puedo salir antes del bosque?
deep_forest-ask-leave-forest-early-answer = No, solo cuando haya llegado la niebla, tras la ronda { $deep_forest__fog__after_round }.
deep_forest-ask-leave-forest-early-words = salida muro fuera
deep_forest-ask-never-out = ¿Y si no consigo salir?
deep_forest-ask-never-out-answer = Conservas tu oro, pero te pierdes los { $deep_forest__points__left } por salir y no puedes tener el sendero más largo.
deep_forest-ask-never-out-words = atascado atrapado quedarse
deep_forest-ask-fight-monster-twice = ¿Puedo luchar dos veces contra el mismo monstruo?
deep_forest-ask-fight-monster-twice-answer = No contra una fuerza que ya has vencido; tras una derrota puedes volver a intentarlo en un turno posterior.
deep_forest-ask-fight-monster-twice-words = otra vez
deep_forest-ask-paths-equally-long = Dos senderos son igual de largos. ¿Quién recibe los { $deep_forest__points__longest }?
deep_forest-ask-paths-equally-long-answer = Nadie: cada empatado recibe { $deep_forest__points__longest_tied }.
deep_forest-ask-paths-equally-long-words = más largo empate
deep_forest-ask-wins-tie = ¿Quién gana un empate?
deep_forest-ask-wins-tie-answer = Quien haya vencido al monstruo más fuerte; si persiste el empate, se comparte la victoria.
deep_forest-ask-wins-tie-words = mismo oro igualdad desempate
deep_forest-ask-game-ends = ¿Cuándo termina la partida?
deep_forest-ask-game-ends-answer = Un turno para cada uno de los demás después de que salga el primer peón; como muy tarde, con la ronda { $deep_forest__fog__last_round }.
deep_forest-ask-game-ends-words = final acabar último cuántas rondas dura
deep_forest-ask-step-cost = ¿Cuánto cuesta un paso?
deep_forest-ask-step-cost-answer = Una piedra de marca; desde una roca dos, y en la niebla una más.
deep_forest-ask-step-cost-words = mover avanzar precio salir roca niebla
deep_forest-ask-swords-needed = ¿Cuántas espadas necesito para un combate?
deep_forest-ask-swords-needed-answer = Al menos { $deep_forest__limits__committed }; cada una es un dado.
deep_forest-ask-swords-needed-words = monstruo dados mínimo
deep_forest-ask-fog-when = ¿Cuándo llega la niebla?
deep_forest-ask-fog-when-answer = Tras la ronda { $deep_forest__fog__after_round }; luego sube una fila por ronda.
deep_forest-ask-fog-when-words = inicio
deep_forest-ask-retreat = ¿Cuándo puedo retroceder?
deep_forest-ask-retreat-answer = { $deep_forest__start__retreats ->
    [one] 1 vez
   *[other] { $deep_forest__start__retreats } veces
    } por partida, { $deep_forest__limits__retreat_steps ->
    [one] hasta 1 casilla
   *[other] hasta { $deep_forest__limits__retreat_steps } casillas
    } atrás por tu sendero; con ello termina tu turno.
deep_forest-ask-retreat-words = atrás huir retirada cómo volver marcha
deep_forest-ask-set-worth = ¿Cuánto valen los obstáculos?
deep_forest-ask-set-worth-answer = Tres iguales o tres distintos, { $deep_forest__points__set } de oro; uno suelto, { $deep_forest__points__single }.
deep_forest-ask-set-worth-words = puntos puntuar oro set losetas
deep_forest-ask-past-obstacle = ¿Cómo paso una maleza, una puerta o un guardián?
deep_forest-ask-past-obstacle-answer = { $deep_forest__prices__obstacle ->
    [one] Paga 1 poción, 1 libro o 1 moneda, respectivamente; te quedas la loseta y avanzas a su casilla.
   *[other] Paga { $deep_forest__prices__obstacle } pociones, libros o monedas, respectivamente; te quedas la loseta y avanzas a su casilla.
    }
deep_forest-ask-past-obstacle-words = obstáculo abrir superar atravesar
deep_forest-ask-walk-diagonal = ¿Puedo avanzar en diagonal?
deep_forest-ask-walk-diagonal-answer = No, solo arriba, abajo, a la izquierda y a la derecha.
deep_forest-ask-walk-diagonal-words = diagonal mover esquina
web-book-game-deep-forest = Bosque profundo
web-card-set-deep-forest = { $set ->
    [base] juego base
    [sparse] tiras escasas
   *[other] { $set }
}
deep_forest-ask-how-far-see = ¿Hasta dónde puedo ver?
deep_forest-ask-how-far-see-answer = A lo largo de tu fila y tu columna, hasta lo primero que no sea bosque. Lo que ves se descubre solo.
deep_forest-ask-how-far-see-words = línea de visión descubrir oculta
deep_forest-ask-troll-rid = ¿Cómo me libro de un trol?
deep_forest-ask-troll-rid-answer = Págale { $deep_forest__prices__troll ->
    [one] 1 moneda
   *[other] { $deep_forest__prices__troll } monedas
    } y te lo llevas; desde la ronda siguiente puedes enviárselo a alguien.
deep_forest-ask-troll-rid-words = librarse quitar pagar ataque
deep_forest-ask-market-how = ¿Cómo funciona el mercado?
deep_forest-ask-market-how-answer = Coloca una tira, colócate en una línea libre, toma todo lo que muestra, roba una tira.
deep_forest-ask-market-how-words = puesto ingresos tira recursos
deep_forest-ask-no-markers = ¿Y si no me quedan piedras de marca?
deep_forest-ask-no-markers-answer = Entonces no hay paso; pero en cualquier momento de tu turno puedes comprarlas con monedas.
deep_forest-ask-no-markers-words = piedra agotadas vacío comprar sin
deep_forest-ask-cover-strips = ¿Qué es una tira, y puede cubrir otras?
deep_forest-ask-cover-strips-answer = Tres casillas que colocas en el mercado, en fila o en columna, encima de lo que haya; cuenta lo que queda arriba.
deep_forest-ask-cover-strips-words = tiras girar tapar cubrir
deep_forest-ask-get-gold = ¿Cómo consigo oro?
deep_forest-ask-get-gold-answer = Con obstáculos, monstruos, salir del bosque y el sendero más largo; monedas, troles y espadas no entregadas también valen algo.
deep_forest-ask-get-gold-words = puntos puntuar ganar final
deep_forest-ask-where-begin = ¿Dónde empiezo?
deep_forest-ask-where-begin-answer = Debajo del muro inferior; justo antes de tu primer turno eliges por dónde entrar.
deep_forest-ask-where-begin-words = inicio salida entrar muro peón
deep_forest-ask-roll-again = ¿Puedo volver a tirar un dado apartado?
deep_forest-ask-roll-again-answer = No, conserva su valor hasta el final del combate; tras cada tirada eliges cuáles apartas.
deep_forest-ask-roll-again-words = relanzar volver dado repetir otra
deep_forest-ask-stay-still = ¿Tengo que andar en mi turno?
deep_forest-ask-stay-still-answer = No: después del mercado haces tanto o tan poco como quieras.
deep_forest-ask-stay-still-words = saltar pasar nada mover parar
deep_forest-ask-how-many-play = ¿Cuántos pueden jugar?
deep_forest-ask-how-many-play-answer = De dos a cuatro.
deep_forest-ask-how-many-play-words = jugadores personas número solo
