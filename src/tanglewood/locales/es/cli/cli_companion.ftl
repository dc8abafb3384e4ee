help-companion-short = Llevar un oponente en solitario mientras juegas con tus propias piezas.
help-companion = Lleva un oponente en solitario mientras juegas con tus propias piezas. El programa lleva la parte del oponente, pregunta lo poco que debe saber de tu mesa y dice qué hacer con las piezas. Ejemplo: tanglewood companion nightweave -o difficulty=2
help-companion-game = El oponente, o el juego cuyo primer oponente se quiere.
help-companion-own-cards = Usar tus propias cartas del oponente; el programa pregunta cuál has descubierto.
help-companion-own-dice = Tirar tu propio dado.
help-companion-resume = Seguir una partida guardada: un archivo o el texto de un enlace.
help-companion-seed = La semilla de las cartas y los dados del programa.
