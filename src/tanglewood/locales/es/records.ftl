record-in-file = { $file }: { $why }
record-line = línea { $line }: { $why }
record-foreign = esto no es una partida guardada de Tanglewood; en la línea 1 se espera { $first }
record-newer = esta partida la guardó otra versión de Tanglewood; en la línea 1 se espera { $first }
record-damaged = la línea { $line } no se puede leer; el archivo está dañado
record-stale = { $line ->
    [0] la jugada { $n } ya no es posible con estas reglas y estas cartas
   *[other] línea { $line }: esta jugada ya no es posible con estas reglas y estas cartas
}
record-other-pack = { $why }; la partida se jugó con el paquete { $theirs }, aquí está { $ours }{ $own ->
    [yes] {""}
   *[no] ; indica aquel paquete con --pack
}
record-too-long = línea { $line }: una partida puede tener { $limit ->
    [one] { $limit } jugada
   *[other] { $limit } jugadas
} como máximo
record-ended = ended: las jugadas llevan hasta el final de la partida
record-result = { $key }: guardado { $stored }, al repetirla resulta { $replayed }
