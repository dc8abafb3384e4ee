# Sentences every game needs.

move-not-now = «{ $move }» no es posible ahora.
refused-over = La partida ha terminado.

question = { $title }: { $asks }
question-over = La partida ha terminado.
question-turn = ¿Qué haces?
player-called = jugador { $seat }
refused-inside = { $title }: { $why }
refused-asks = Primero responde. { $title }: { $asks }
refused-asks-untitled = Primero responde: { $asks }
refused-must = No se puede omitir. { $title }: { $asks }
refused-must-untitled = Esto no se puede omitir: { $asks }
refused-unfit = Eso no encaja. { $title }: { $asks }
refused-unfit-untitled = Eso no encaja: { $asks }

# Lists: “A, B y C”. $alike is yes where “y” becomes “e” (before an i) and “o” becomes “u” (before an o).
list-comma = { $first }, { $last }
list-and = { $alike ->
    [yes] { $first } e { $last }
   *[no] { $first } y { $last }
}
list-or = { $alike ->
    [yes] { $first } u { $last }
   *[no] { $first } o { $last }
}

event-plain = { $n ->
    [0] { $name }: { $what }.
   *[other] { $name }: { $what } ({ $rest }).
}
event-unasked = Se ha jugado automáticamente: era la única opción.

result-win = { $you ->
    [yes] ¡Ganas!
   *[no] Gana { $name }.
}
result-shared = { $you ->
    [yes] Compartes la victoria con { $names }.
   *[no] Comparten la victoria: { $names }.
}
result-place = puesto

# Why a move cannot be taken back.

undo-nothing = No tienes nada que deshacer.
undo-chance = Desde entonces se ha tirado el dado.
undo-hidden = Desde entonces se ha revelado algo oculto: se han robado o descubierto cartas.
undo-turn = Desde entonces alguien más ha tomado una decisión.
undo-over = La partida ha terminado.

# At a table with others.

table-waiting = { $name } está decidiendo.
table-unseen = { $name } toma una decisión.
table-player = Jugador { $n }
table-open = El asiento { $seat } sigue libre.
table-finished = La partida ha terminado.
table-handed-over = Un bot juega por ti; primero recupera tu asiento.
table-not-your-turn = No es tu turno.

# Letting a bot play for a person.

seat-no-person = Ese asiento no es de una persona.
seat-still-here = Quien ocupa ese asiento sigue aquí.
seat-not-agreed = Quien ocupa ese asiento no ha dado su consentimiento ni lleva ausente tanto tiempo como exige esta mesa.
seat-other-bot = Por alguien ausente solo puede jugar { $bot }: los oponentes no eligen el bot.
seat-no-vote = No puedes votar sobre este asiento: hacen falta al menos otras dos personas sentadas aquí.
seat-bot-plays = En ese asiento ya juega un bot.

# Reasons for a move, one after the other.
reason-and = { $first }; { $last }
reason-chance = lo que traiga depende del azar
reason-later = no da nada enseguida; servirá más adelante
reason-same = como la jugada { $n }: { $why }

# Options that are refused: $option is the word that is typed, $near a known word that may have been meant, or none.
refused-option = opción { $option }: { $why }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
refused-no-option = { $game } no tiene la opción { $given }{ refused-near }; tiene { $known }
refused-no-game = ningún juego se llama { $given }{ refused-near }; hay: { $known }
refused-no-bot = ningún bot se llama { $given }{ refused-near }; hay: { $known }
refused-near = { $near ->
    [none] {""}
   *[other] {" "}(¿querías decir «{ $near }»?)
}
refused-seed = seed: se espera un número entero de 0 a 2**60 - 1; se ha dado { $given }
refused-no-move = { $given } no es una jugada; se espera algo como { $hint }
refused-nobody = la partida ha terminado, nadie tiene jugada
option-value = se espera { $expected }; se ha dado { $given }{ refused-near }
option-seat = se espera un asiento del 0 al { $last }; se ha dado { $given }
option-expected-flag = yes o no
option-expected-choice = { $each ->
    [yes] uno de { $choices } (para todos los asientos, o uno por asiento separados por comas)
   *[no] uno de { $choices }
}
option-expected-number = un número entero de { $low } a { $high }

# What the bots do, in lists of them. The words in front are typed: adept is one of them.

bot-about-adept = imagina decenas de maneras en que pueden ir los próximos turnos
bot-about-apprentice = mira una decisión más allá, de vez en cuando olvida algo y tiene sus gustos
bot-about-beginner = ve lo que una jugada da al momento, olvida muchas cosas y juega lo que le gusta
bot-about-cautious = piensa como adept y le gusta ir sobre seguro
bot-about-gambler = piensa como adept y le gusta el riesgo
bot-about-greedy = mira una decisión adelante y elige lo que mejor pinta tiene
bot-about-master = imagina cientos de maneras en que pueden ir los próximos turnos
bot-about-random = elige una opción cualquiera, todas con la misma probabilidad
option-of-rival = se espera uno de { $known }, los de { $rival }
refused-no-lesson = { $game } no tiene la lección { $given }{ refused-near }; hay: { $known }
refused-no-rival = ningún oponente se llama { $given }, se espera uno de { $known }

# Why the system refuses a file or an address, behind its name: `a.tgr: No such file or directory`.
system-enoent = este archivo o esta carpeta no existe
system-eacces = el acceso no está permitido
system-eisdir = es una carpeta
system-enotdir = una parte de la ruta no es una carpeta
system-eexist = ya hay algo ahí
system-enospc = el disco está lleno
system-erofs = ahí no se puede escribir nada
system-eaddrinuse = el puerto está ocupado
system-eaddrnotavail = esta dirección no es de este equipo
system-enametoolong = el nombre es demasiado largo
system-unknown-host = este nombre de equipo no se conoce
