# What happened: the log by turns, the strip of what others did, and why a hint is one.

web-recap = Desde tu turno
web-recap-show = Mostrarlo
web-show-pause = Pausa (P)
web-show-on = Seguir (P)
web-show-step = Paso siguiente (.)
web-show-slower = Más lento (-)
web-show-faster = Más rápido (+)
web-show-skip = Saltar al final (espacio)
web-show-bar = Lo que se está mostrando
web-hint-why = Por qué es mejor: { $why }.
web-key-pause = detener lo que se muestra o verlo paso a paso
web-key-pace = mostrarlo más lento o más rápido
