# What happened: the log by turns, the strip of what others did, and why a hint is one.

web-recap = Dal tuo turno
web-recap-show = Mostra
web-show-pause = Pausa (P)
web-show-on = Continua (P)
web-show-step = Passo dopo (.)
web-show-slower = Più lento (-)
web-show-faster = Più veloce (+)
web-show-skip = Salta alla fine (spazio)
web-show-bar = Che cosa viene mostrato
web-hint-why = Perché è meglio: { $why }.
web-key-pause = ferma ciò che viene mostrato, o guardalo passo per passo
web-key-pace = mostra più lentamente o più velocemente
