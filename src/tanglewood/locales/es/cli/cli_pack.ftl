# What `tanglewood pack` says and writes.

cli-pack-new = { $folder }: un paquete para empezar. Edita { $file } y luego: tanglewood pack check { $folder }
cli-pack-fine = { $n ->
    [0] { $pack }: todo encaja; no cambia nada.
    [one] { $pack }: todo encaja; cambia 1 cosa.
   *[other] { $pack }: todo encaja; cambia { $n } cosas.
}
cli-pack-stale = { $entry }: cambia { $fields }, pero no su `text`, que es lo que leen los jugadores.
cli-pack-diff = { $n ->
    [0] { $pack } contra { $against }: sin diferencias
    [one] { $pack } contra { $against }: 1 diferencia
   *[other] { $pack } contra { $against }: { $n } diferencias
}
cli-pack-changed = { $before } → { $after }
cli-pack-added = nuevo: { $name }
cli-pack-gone = desaparece: { $name }
cli-pack-nothing = nada

pack-starter-head =
    Un paquete para { $title }. Escribe solo lo que difiere del paquete del juego:
    una entrada con un id del juego sustituye los campos que se escriban aquí,
    una con un id propio es nueva. Las líneas tras # son ejemplos; quita el #.

    tanglewood pack check FOLDER          dice lo que no encaja
    tanglewood pack diff FOLDER           muestra lo que cambia
    tanglewood play { $game } --pack FOLDER   juega con él
pack-starter-experimental = Los números respetan los límites de las formas del juego. Esto los levanta:
pack-starter-table = { $n ->
    [one] { $table }: hay una en el juego.
   *[other] { $table }: { $n } en el juego; `tanglewood pack show { $game } { $table }` las muestra todas. La primera:
}
