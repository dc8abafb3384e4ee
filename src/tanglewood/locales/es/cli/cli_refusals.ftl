# What commands refuse, and why. They follow “error: ”, so they begin with a small letter.

refused-option-form = opción -o: se espera NAME=VALUE, como players=3; se ha dado { $given }
refused-players-twice = opción players: --players dice { $players }, -o dice { $other }
refused-choice = opción { $option }: se espera uno de { $known }; se ha dado { $given }
refused-only-analyse = --level y --json van con --analyse
refused-check-alone = --check solo comprueba un registro; quita { $others }
refused-seat = opción seat: se espera un asiento del 0 al { $last }; se ha dado { $given }
refused-number = { $high ->
    [none] se espera un número entero desde { $low }; se ha dado { $given }
   *[other] se espera un número entero de { $low } a { $high }; se ha dado { $given }
}
refused-folder = opción tests: { $folder } no es una carpeta
refused-loose = se espera una opción del juego, como --difficulty 2; se ha dado { $given }
refused-no-value = opción { $option }: se espera un valor detrás
refused-no-bots = opción bots: se espera al menos un nombre, como greedy,random

# Resuming a game.
refused-resume = --resume sigue una partida guardada: sus jugadores, semilla y opciones no se pueden cambiar
refused-resume-game = { $file } es una partida de { $title }; retómala con: tanglewood play { $game } --resume { $file }
refused-resume-bots = --resume sigue una partida guardada: sus bots no se pueden cambiar ({ $bots })
refused-admin-what = se espera «table» o «person»; se ha dado { $given }
refused-admin-not-banned = { $who } ya puede entrar
refused-admin-no-report = no existe el aviso { $id }
refused-admin-unknown = no existe la mesa { $id }
refused-data-gone = no hay mesas en { $folder }
refused-record = --record: { $file } ya existe; elige otro archivo o síguelo con --resume
refused-too-many-bots = { $seats ->
    [0] opción bots: nadie más está en esta mesa; se ha dado { $names }
    [one] opción bots: hay 1 asiento más; se ha dado { $names }
   *[other] opción bots: hay { $seats } asientos más; se ha dado { $names }
}

# Many games.
refused-line-up = { $n ->
    [one] opción bots: se espera 1 nombre, uno por asiento; se ha dado { $names }
   *[other] opción bots: se esperan { $n } nombres, uno por asiento; se ha dado { $names }
}
refused-same-bots = opción bots: se esperan nombres distintos; se ha dado { $names }
refused-two-bots = opción bots: se esperan al menos dos nombres; se ha dado { $names }
refused-variant = { $game } no tiene la variante { $given }; { $offered }
refused-variants-clash = las variantes { $one } y { $other } no se pueden combinar: { $option } es { $first } en una y { $second } en la otra; { $offered }
refused-variants-vary = las variantes solo pueden variar una opción; { $names } variarían { $one } y { $other }; { $offered }
refused-variant-sets = opción { $option }: la variante { $variant } pone { $value }; se ha dado { $given }
refused-variants-offered = { $names ->
    [none] no tiene ninguna
   *[other] tiene { $names }
}
refused-range = opción { $option }: { $given } cuenta hacia atrás; se espera un rango como 0..4
refused-several = opción { $option }: se espera un valor; se ha dado { $given }; solo «tanglewood simulate» admite varios
refused-plot-file = opción plot: se espera un archivo como ratings.html ({ $formats }); se ha dado { $file }
refused-plot-folder = no existe la carpeta { $folder } en la que escribir
refused-plot-library = opción plot: los gráficos necesitan { $library }; instálala con: pip install 'tanglewood[plot]'
refused-pack-folder = { $folder }: se espera una carpeta nueva o vacía
refused-no-pack = { $game } no tiene ningún paquete que se pueda cambiar
refused-pack-there = en { $address } hay un Tanglewood en marcha que no tiene este paquete; páralo, usa --data o envía el paquete allí al preparar una mesa
refused-language = ningún idioma se llama { $given }; hay: { $known }
refused-train-needs-numpy = Para aprender hace falta numpy: pip install 'tanglewood[learning]'.

# How a command was typed. `$problem` is another refusal. What is typed stays English.
refused-usage-option = no hay ninguna opción { $given }
refused-usage-option-near = no hay ninguna opción { $given }; ¿quizá { $near }?
refused-usage-command = no hay ninguna orden { $given }; hay: { $known }
refused-usage-missing = falta { $option }
refused-usage-value = opción { $option }: { $problem }
refused-usage-unfit = opción { $option }: este valor no vale
refused-usage-flag = opción { $option }: no lleva ningún valor
refused-usage-extra = palabras que no se refieren a nada: { $given }

# How a command is used, above what is wrong with it. `$usage` and `$command` are as they are typed.
cli-usage = Uso: { $usage }
cli-usage-help = Para saber más: { $command }
