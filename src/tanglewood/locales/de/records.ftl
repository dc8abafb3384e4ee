record-in-file = { $file }: { $why }
record-line = Zeile { $line }: { $why }
record-foreign = das ist keine gespeicherte Partie von Tanglewood; in Zeile 1 wird { $first } erwartet
record-newer = diese Partie hat eine andere Version von Tanglewood gespeichert; in Zeile 1 wird { $first } erwartet
record-damaged = Zeile { $line } lässt sich nicht lesen; die Datei ist beschädigt
record-stale = { $line ->
    [0] Zug { $n } ist mit diesen Regeln und Karten nicht mehr möglich
   *[other] Zeile { $line }: Dieser Zug ist mit diesen Regeln und Karten nicht mehr möglich
}
record-other-pack = { $why }; gespielt wurde mit dem Paket { $theirs }, hier ist { $ours }{ $own ->
    [yes] {""}
   *[no] ; gib jenes Paket mit --pack an
}
record-too-long = Zeile { $line }: eine Partie darf höchstens { $limit ->
    [one] { $limit } Zug
   *[other] { $limit } Züge
} haben
record-ended = ended: die Züge führen bis zum Ende der Partie
record-result = { $key }: gespeichert ist { $stored }, nachgespielt ergibt sich { $replayed }
