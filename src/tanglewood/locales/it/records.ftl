record-in-file = { $file }: { $why }
record-line = riga { $line }: { $why }
record-foreign = questa non è una partita salvata di Tanglewood; alla riga 1 ci si aspetta { $first }
record-newer = questa partita è stata salvata da un’altra versione di Tanglewood; alla riga 1 ci si aspetta { $first }
record-damaged = la riga { $line } è illeggibile; il file è danneggiato
record-stale = { $line ->
    [0] la mossa { $n } non è più possibile con queste regole e queste carte
   *[other] riga { $line }: questa mossa non è più possibile con queste regole e queste carte
}
record-other-pack = { $why }; la partita è stata giocata con il pacchetto { $theirs }, qui c’è { $ours }{ $own ->
    [yes] {""}
   *[no] ; indica quel pacchetto con --pack
}
record-too-long = riga { $line }: una partita può avere al massimo { $limit ->
    [one] { $limit } mossa
   *[other] { $limit } mosse
}
record-ended = ended: le mosse portano fino alla fine della partita
record-result = { $key }: salvato { $stored }, rigiocando risulta { $replayed }
