# Learning by playing: the guide, the list of chapters, and who plays along.

# Who sits at the other seats of a lesson, in this order.
learn-names = Ada Bruno Cleo Dara

web-learn-of = Aprende { $game }
web-learn-lead = Capítulos breves sobre la mesa de verdad. Empieza por el primero; no hay nada bloqueado.
web-learn-guide = Guía
web-learn-goal = Objetivo:
web-learn-over = La lección ha terminado.
web-learn-step = paso { $step } de { $all }
web-learn-minutes = { $n ->
    [one] 1 minuto más o menos
   *[other] unos { $n } minutos
}
web-learn-chapter = { $steps ->
    [one] { $minutes ->
        [one] 1 paso · 1 minuto más o menos
       *[other] 1 paso · unos { $minutes } minutos
    }
   *[other] { $minutes ->
        [one] { $steps } pasos · 1 minuto más o menos
       *[other] { $steps } pasos · unos { $minutes } minutos
    }
}
web-learn-first = tu primera partida
web-learn-done = hecho
web-learn-begun = seguir con el paso { $step }
web-learn-symbols = Símbolos
web-learn-show = Muéstramelo
web-learn-back = Atrás
web-learn-skip = Saltar
web-learn-leave = Salir
web-learn-why = ¿Por qué?
web-learn-go-on = Seguir
web-learn-alone = Se ha hecho solo, porque no había otra elección posible: { $what }.
web-learn-take-back = Deshacer
web-learn-offer = ¿Quieres seguir jugando por tu cuenta desde aquí?
web-learn-offer-yes = Sí, jugar
web-learn-offer-no = No, seguir aprendiendo
web-learn-resumed = Lo dejaste aquí.
web-learn-restart = Desde el principio
web-learn-next = Siguiente: { $title }
web-learn-play-on = Seguir desde aquí
web-learn-real = Jugar de verdad
web-learn-chapters = Todos los capítulos
web-learn-end = La lección está hecha
web-learn-none = Este juego aún no tiene lecciones.
web-learn-signs = Qué significan los signos
web-learn-no-signs = Este juego aún no tiene lista de signos.
web-played = Cómo se juega
web-played-signs = Símbolos
web-played-more = Todo el reglamento
web-played-nothing = Este juego solo tiene sus reglas exactas; el reglamento las enumera.
