# Why a move is good. Each is a piece of a line: `3 gold; shows 2 tiles`.

deep_forest-why-gold = oro: { $n }
deep_forest-why-income = porta { $gives }
deep_forest-why-sword = una spada: un dado in più in un combattimento
deep_forest-why-obstacle = { deep_forest-the-tile } conta per un set
deep_forest-why-troll = un troll sbarra la strada a qualcuno
deep_forest-why-walk = una casella più avanti, per { $markers ->
    [one] una pietra segnavia
   *[other] { $markers } pietre segnavia
}
deep_forest-why-tiles = mostra { $n ->
    [one] una tessera coperta
   *[other] { $n } tessere coperte
}
deep_forest-why-line = poi la linea migliore dà { $gives }
deep_forest-why-end = conserva ciò che c’è per il prossimo turno
deep_forest-why-strip = posata bene, una linea dà { $gives }
deep_forest-why-have = poi in riserva: { $gives }
deep_forest-why-enough = basta per { deep_forest-a-tile }
deep_forest-why-back = { $n ->
    [0] di nuovo alla casella di prima
    [one] riporta una pietra segnavia
   *[other] riporta { $n } pietre segnavia
}
deep_forest-why-way = poi fino all’uscita { $n ->
    [one] resta una riga
   *[other] restano { $n } righe
}
