# Why a move is good. Each is a piece of a line: `takes 2 drops off the board; brings 1 leaf`.

mycelia-why-ending = svuota la plancia: questo è l’ultimo giro
mycelia-why-off = toglie { $n ->
    [one] una goccia
   *[other] { $n } gocce
} dalla plancia
mycelia-why-nearer = avvicina le gocce di { $n ->
    [one] un passo
   *[other] { $n } passi
} a una casella del Santuario
mycelia-why-leaves = porta { $n ->
    [one] 1 foglia
   *[other] { $n } foglie
}
mycelia-why-hire = presto in mano: { $what }
mycelia-why-trash = una carta debole in meno: le buone arrivano più spesso
mycelia-why-showcase = scopre altri funghi da reclutare
mycelia-why-tile = conquista la tessera { $tile }
mycelia-why-shrine = una casella del Santuario su { $field } accorcia le strade
mycelia-why-favour = avanza sullo spazio { $space } della piattaforma dei favori
mycelia-why-full = riempie il Santuario: tutti ricevono nuove gocce
mycelia-why-given = ma dà agli altri { $n ->
    [one] 1 foglia
   *[other] { $n } foglie
}
mycelia-why-end = conserva { $n ->
    [one] 1 foglia
   *[other] { $n } foglie
} per il prossimo turno
mycelia-why-hand = poi si pesca una nuova mano
mycelia-why-card = { $what }
mycelia-why-rest = lascia { $n ->
    [one] 1 foglia
   *[other] { $n } foglie
}
mycelia-why-gone = se ne può fare a meno: { $what }
mycelia-why-again = si pesca ancora: { $what }
mycelia-why-roots = poi sono scoperti altri doni
mycelia-why-skip = le gocce restano dove sono
mycelia-why-next = lì la carta { $card } della mano può { $verb ->
    [remove] toglierla
   *[move] spostarla ancora
}
mycelia-why-way = da { $field } a una casella del Santuario { $n ->
    [one] c’è un passo
   *[other] ci sono { $n } passi
}
