## Manners at a table: resigning, ending by agreement, clocks, leaving, seats that move

# Leaving

web-leave-title = ¿Dejar la mesa?
web-leave-stays = La partida se queda como está y tu asiento sigue siendo tuyo. Encontrarás la mesa en la página de inicio, en Mis mesas.
web-leave-bots = Los bots te esperan.
web-leave-wait = Es tu turno. Te esperarán: { $names }.
web-leave-go-on = Los demás pueden seguir hasta que te toque.
web-leave-clock-live = Tu reloj corre siempre que sea tu turno y alguien espere en la mesa.
web-leave-clock-days = Tu reloj corre siempre que sea tu turno.
web-leave-now = Irme de momento
web-leave-stay = Quedarme
web-leave-resign = Rendirme y abandonar

# Resigning

web-resign = Rendirse
web-resign-title = ¿Rendirse?
web-resign-who = Quién se rinde
web-resign-two = La partida termina y gana { $name }.
web-resign-bots = La partida termina. Gana el bot que vaya por delante y tú quedas en último lugar.
web-resign-more = Un bot sigue jugando en tu asiento y tú quedas en último lugar. Los demás juegan hasta el final.
web-resign-alone = La partida termina y gana tu oponente.
web-resign-final = No podrás deshacerlo. Si solo necesitas un descanso, cierra la mesa: se queda como está.
web-resign-do = Rendirse
web-play-on = Seguir
web-seat-resigned = se ha rendido

# Ending by agreement

web-end = Terminar de acuerdo
web-end-title = ¿Terminar la partida sin que gane nadie?
web-end-about = Se preguntará a: { $names }. Si todos aceptan, la partida termina y no gana nadie; los bots siempre aceptan. La pregunta caduca con la siguiente jugada que haga alguien.
web-end-about-bots = La partida termina enseguida y no gana nadie: los bots aceptan.
web-end-propose = Preguntar a los demás
web-end-now = Terminar la partida
web-end-asked = { $name } propone terminar la partida. No ganaría nadie.
web-end-waiting = Propones terminar la partida. Faltan por responder: { $names }.
web-end-agree = Aceptar
web-end-decline = Seguir
web-end-withdraw = Retirar
web-ended-agreement = Terminada de común acuerdo. No gana nadie.
web-ended-resigned = { $you ->
    [yes] Te has rendido. Gana { $winner }.
   *[no] { $won ->
        [you] { $name } se ha rendido. ¡Ganas!
       *[other] { $name } se ha rendido. Gana { $winner }.
    }
}
web-ended-time = { $you ->
    [yes] Se te ha acabado el tiempo. Gana { $winner }.
   *[no] { $won ->
        [you] A { $name } se le ha acabado el tiempo. ¡Ganas!
       *[other] A { $name } se le ha acabado el tiempo. Gana { $winner }.
    }
}
web-ended-rival = Tu oponente
web-ended-scores = Las puntuaciones son las del momento en que terminó.

# Clocks

web-clock = Reloj
web-clock-none = Sin reloj
web-clock-live = En vivo
web-clock-days-short = Días
web-clock-time-live = Tiempo por jugador
web-clock-time-days = Tiempo por decisión
web-clock-increment = Extra por turno
web-clock-then = Si se acaba el tiempo
web-clock-then-bot = sigue un bot
web-clock-then-resign = cuenta como rendirse
web-clock-minutes = { $n ->
    [one] 1 minuto
   *[other] { $n } minutos
}
web-clock-seconds = { $n ->
    [0] nada
    [one] 1 segundo
   *[other] { $n } segundos
}
web-clock-hours = { $n ->
    [one] 1 hora
   *[other] { $n } horas
}
web-clock-days = { $n ->
    [one] 1 día
   *[other] { $n } días
}
web-clock-rule-live = { $more ->
    [0] { $n ->
        [one] Reloj: 1 minuto por jugador.
       *[other] Reloj: { $n } minutos por jugador.
    }
    [one] { $n ->
        [one] Reloj: 1 minuto por jugador, más 1 segundo por cada turno.
       *[other] Reloj: { $n } minutos por jugador, más 1 segundo por cada turno.
    }
   *[other] { $n ->
        [one] Reloj: 1 minuto por jugador, más { $more } segundos por cada turno.
       *[other] Reloj: { $n } minutos por jugador, más { $more } segundos por cada turno.
    }
}
web-clock-rule-days = Reloj: { $time } por decisión.
web-clock-then-bot-live = Si a alguien se le acaba el tiempo, un bot ocupa su asiento y juega hasta el final.
web-clock-then-bot-days = Si a alguien se le acaba el tiempo, juega un bot hasta que recupere el asiento.
web-clock-then-resign-live = Si a alguien se le acaba el tiempo, cuenta como rendirse.
web-clock-then-resign-days = Si a alguien se le acaba el tiempo, cuenta como rendirse.
web-clock-pause-live = El reloj arranca cuando todos se han sentado y se para mientras no haya nadie más en la mesa. Los bots no tienen reloj.
web-clock-pause-days = El reloj arranca cuando todos se han sentado y corre día y noche. Los bots no tienen reloj.
web-clock-left = A { $name } le quedan { $left }
web-clock-left-stands = A { $name } le quedan { $left }; el reloj está parado
web-clock-runs = El reloj corre
web-clock-stands = El reloj está parado

# Moving a seat to another device

web-move-seat = Llevar mi asiento a otro dispositivo
web-move-title = Llevar tu asiento
web-move-about = Recibes un código y un enlace para tu otro dispositivo. El asiento pasa entonces a ese dispositivo; este solo podrá mirar hasta que lo devuelvas de la misma manera.
web-move-which = Qué asiento
web-move-make = Crear un código
web-move-how = En el otro dispositivo, abre el enlace o elige «Tengo un código» en la página de inicio y escribe:
web-move-link = Enlace para el otro dispositivo
web-move-secret = Vale durante diez minutos y una sola vez. Quien lo tenga se queda con tu asiento, así que no lo compartas.
web-move-gone = Hecho: tu asiento está ahora en el otro dispositivo.
web-move-here-title = Tu asiento viene aquí
web-move-here-about = El asiento pasa a este dispositivo. El dispositivo en el que estaba ya solo podrá mirar.
web-move-here = Traer aquí mi asiento
web-code = Tengo un código
web-code-title = Ocupa tu asiento con un código
web-code-about = En el dispositivo que tiene tu asiento, abre el menú de la mesa y elige «Llevar mi asiento a otro dispositivo». Te mostrará un código.
web-code-field = Código
web-join-used = Este asiento está ocupado
