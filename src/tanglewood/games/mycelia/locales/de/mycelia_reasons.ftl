# Why a move is good. Each is a piece of a line.

mycelia-why-ending = räumt den Plan leer: Diese Runde ist die letzte
mycelia-why-off = { $n ->
    [one] entfernt einen Tropfen vom Plan
   *[other] entfernt { $n } Tropfen vom Plan
}
mycelia-why-nearer = { $n ->
    [one] bringt die Tropfen einen Schritt näher an ein Schreinfeld
   *[other] bringt die Tropfen { $n } Schritte näher an ein Schreinfeld
}
mycelia-why-leaves = { $n ->
    [one] bringt 1 Blatt
   *[other] bringt { $n } Blätter
}
mycelia-why-hire = bald auf der Hand: { $what }
mycelia-why-trash = eine schwache Karte weniger: Die guten kommen öfter
mycelia-why-showcase = legt andere Pilze zum Anheuern aus
mycelia-why-tile = gewinnt Kärtchen { $tile }
mycelia-why-shrine = ein Schreinfeld auf { $field } verkürzt die Wege
mycelia-why-favour = zieht auf Feld { $space } der Gunstplattform
mycelia-why-full = füllt den Schrein: Alle bekommen neue Tropfen
mycelia-why-given = { $n ->
    [one] gibt den anderen aber 1 Blatt
   *[other] gibt den anderen aber { $n } Blätter
}
mycelia-why-end = { $n ->
    [one] behält 1 Blatt für den nächsten Zug
   *[other] behält { $n } Blätter für den nächsten Zug
}
mycelia-why-hand = dann wird eine neue Hand gezogen
mycelia-why-card = { $what }
mycelia-why-rest = { $n ->
    [one] lässt 1 Blatt übrig
   *[other] lässt { $n } Blätter übrig
}
mycelia-why-gone = entbehrlich: { $what }
mycelia-why-again = wird noch einmal gezogen: { $what }
mycelia-why-roots = dann liegen andere Geschenke offen
mycelia-why-skip = die Tropfen bleiben, wo sie sind
mycelia-why-next = { $verb ->
    [remove] dort kann die Handkarte { $card } ihn entfernen
   *[move] dort kann die Handkarte { $card } ihn weiterschieben
}
mycelia-why-way = { $n ->
    [one] von { $field } ist es ein Schritt zu einem Schreinfeld
   *[other] von { $field } sind es { $n } Schritte zu einem Schreinfeld
}
