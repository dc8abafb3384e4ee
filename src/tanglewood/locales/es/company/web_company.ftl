## The browser's words for people who meet

# Open tables

web-open = Mesas abiertas
web-open-lead = Quien quiera se sienta.
web-open-none = Ahora mismo no hay ninguna mesa abierta. Prepara una y ponla en esta lista.
web-open-lay = Preparar una mesa
web-open-not-here = Este servidor no tiene lista de mesas abiertas. Invita a quien quieras con un enlace.
web-open-all = todas las mesas abiertas
web-open-free = { $n ->
    [one] 1 asiento libre de { $all }
   *[other] { $n } asientos libres de { $all }
}
web-open-begun = { $n ->
    [one] 1 jugada hecha
   *[other] { $n } jugadas hechas
}
web-open-no-clock = sin reloj
web-sit = Sentarse
web-sit-free = Aquí hay un asiento libre.
web-sit-kept = Hay un asiento reservado para ti: ¿te sientas a otra partida?
web-list = Mostrar esta mesa a todos, y que quien quiera ocupe un asiento libre
web-list-about = Aparece en la lista de mesas abiertas hasta que se ocupen todos los asientos. Si no, solo tus enlaces llevan aquí.
web-seat-kept = Reservado para { $name }. Un enlace nuevo da el asiento a otra persona.
web-invite-new = { $old ->
    [yes] Un enlace nuevo para el asiento { $seat }
   *[no] Un enlace para el asiento { $seat }
}
web-invite-new-about = El enlace anterior deja de funcionar y lo dice.
web-mine-offered = Se te ofrece otra partida
web-follow = Seguir esta mesa
web-unfollow = Dejar de seguir
web-followed = Mesas que sigues
web-follow-runs = { $n ->
    [one] en curso, 1 jugada
   *[other] en curso, { $n } jugadas
}
web-rematch-offered = Hay una revancha preparada con tu asiento reservado.

# Talk

web-talk-about = Sobre esta línea de { $name }
web-mute = Silenciar aquí
web-mute-about = Ya no lees sus líneas en esta mesa.
web-block = Bloquear
web-block-about = Ya no lees sus líneas en ninguna parte y no puede sentarse en las mesas que prepares. No se le dice.
web-report = Denunciar
web-report-about = Quien lleva este servidor recibe esta línea y tus palabras.
web-report-why = ¿Qué tiene de malo?
web-reported = Gracias. Quien lleva este servidor lo mirará.
web-muted = Aquí no lees a { $name }.
web-blocked-here = Has bloqueado a { $name }.
web-unmute = Volver a leer
web-unblock = Desbloquear
web-blocked = Personas que has bloqueado

# One's own games

web-games = Tus partidas
web-games-none = Aún no hay partidas terminadas.
web-games-game = juego
web-games-players = jugadores
web-games-played = jugadas
web-games-won = ganadas
web-games-mean = media
web-games-last = Últimas partidas
web-rivals = Contra quién
web-rival = { $n ->
    [one] { $name }: 1 partida, ganadas: { $won }
   *[other] { $name }: { $n } partidas, ganadas: { $won }
}
web-game-came = { $ended ->
    [agreement] Terminada de común acuerdo, puntuación { $score }
   *[other] { $won ->
        [yes] Ganada, puntuación { $score }
       *[no] Puesto { $place } de { $players }, puntuación { $score }
    }
}
web-rated = Clasificar mis partidas contra personas
web-rated-about = Solo cuentan las partidas en las que todos tienen cuenta y lo quieren. Nadie más que tú ve tu clasificación.
web-rating = { $exact ->
    [yes] Puesto { $best } de { $people }
   *[no] Entre el puesto { $best } y el { $worst } de { $people }
}; { $sure ->
    [well] estimación bastante segura
    [roughly] estimación aproximada
   *[hardly] estimación aún muy incierta
}, tras { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}.

# Standing orders

web-orders = Órdenes permanentes
web-orders-about = El servidor juega esto por ti enseguida, también en tu ausencia, y nada más. Nadie lo sabe antes de que ocurra; entonces lo dice el registro.
web-orders-lone = Si solo hay una cosa posible, hacerla
web-orders-favours = Aceptar lo que otros me ofrecen en su turno; si hay que elegir, elige un bot
web-orders-answers = Preguntas que puedes responder por adelantado
web-orders-like = Tal como se te preguntó la última vez; cuenta para todas las preguntas de este tipo.
web-orders-none = Aquí aún no se te ha hecho ninguna pregunta de sí o no. Las que surjan aparecerán aquí.
web-orders-ask = preguntarme
web-orders-yes = siempre sí, si solo hay una manera
web-orders-no = siempre no: { $no }
web-orders-kept = Guardado. Cuenta hasta que lo cambies.
