# Nightweave's intrigues: what they ask, what they do, and how they are foiled.

everdell-no-intrigue = La intriga { $name } de Tejenoche no lo permite, o no puedes pagar lo que pide.
everdell-ask-pay-reaction = paga 1 carta o recurso para que actúe, o déjala.
everdell-ask-avert = { $n ->
    [one] paga 1 carta o recurso, o Tejenoche obtiene un punto.
   *[other] paga 1 carta o recurso, o Tejenoche obtiene { $n } puntos.
}
everdell-ask-foil = ¿frustrarla pagando { $price }?
everdell-choice-foil = frustrarla pagando { $price }
everdell-ask-lessen = { $intrigue ->
    [borrowed] paga recursos; cada uno le impide llevarse una de 3 cartas de tu mano.
    [copycat] descarta cartas; por cada una de las restantes ella obtiene 2 puntos.
   *[hard_worker] descarta cartas; cada una deja una de 3 cartas fuera de su ciudad.
}
everdell-ask-pickpocket = ¿cuántas cartas menos que la mitad de tu mano toma, a cambio de otros tantos puntos?
everdell-ask-cover = ¿qué carta se queda boca arriba, por 1 carta o recurso?
everdell-ask-capture = ¿cuál de tus trabajadores va a su tablero?
everdell-ask-takeover = ¿qué carta se lleva, o la protege un trabajador?
everdell-move-lose = dejar que se lleve la carta { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(número { $copy })
}
everdell-move-guard = un trabajador protege la carta { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(número { $copy })
}
everdell-move-shield = { $copy ->
    [1] la carta { $card } se queda boca arriba
   *[other] la carta { $card } (número { $copy }) se queda boca arriba
}

everdell-event-skipped = Se descubre la carta { $card } y se descarta: Tejenoche no la deja pasar.
everdell-event-nightweave-spins = Urde una intriga: { $intrigue }.
everdell-event-nightweave-turned-up = Las cartas boca abajo vuelven a ponerse boca arriba.
everdell-event-nightweave-foiled = Su intriga queda frustrada.
everdell-event-nightweave-covered = { $n ->
    [one] Una carta de la ciudad se pone boca abajo.
   *[other] { $n } cartas de la ciudad se ponen boca abajo.
}
everdell-event-nightweave-webbed = { $you ->
    [yes] { $n ->
        [0] No se gira ninguna carta de tu mano.
        [one] Se gira una carta de tu mano: { $cards }.
       *[other] Se giran { $n } cartas de tu mano: { $cards }.
    }
   *[no] { $n ->
        [0] No se gira ninguna carta de la mano de { $name }.
        [one] Se gira una carta de la mano de { $name }.
       *[other] Se giran { $n } cartas de la mano de { $name }.
    }
}
everdell-event-nightweave-took-cards = { $you ->
    [yes] Tejenoche se lleva de tu mano { $cards }.
   *[no] { $n ->
        [one] Tejenoche se lleva una carta de la mano de { $name }.
       *[other] Tejenoche se lleva { $n } cartas de la mano de { $name }.
    }
}
everdell-event-nightweave-waits = Espera al primer trabajador que se coloque.
everdell-event-nightweave-captured = Un trabajador va a su tablero.
everdell-event-nightweave-guarded = Un trabajador protege la carta { $card }.
everdell-event-nightweave-took-over = Tejenoche se queda con la carta { $card }.
