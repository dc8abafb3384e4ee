# Why a move is good. Each is a piece of a line.

mycelia-why-ending = räumt deinen Plan leer: Diese Runde ist die letzte
mycelia-why-off = { $n ->
    [one] entfernt einen Tropfen von deinem Plan
   *[other] entfernt { $n } Tropfen von deinem Plan
}
mycelia-why-nearer = { $n ->
    [one] bringt deine Tropfen einen Schritt näher an ein Schreinfeld
   *[other] bringt deine Tropfen { $n } Schritte näher an ein Schreinfeld
}
mycelia-why-leaves = { $n ->
    [one] bringt 1 Blatt
   *[other] bringt { $n } Blätter
}
mycelia-why-hire = bald auf deiner Hand: { $what }
mycelia-why-trash = eine schwache Karte weniger: Die guten kommen öfter
mycelia-why-showcase = legt andere Pilze zum Anheuern aus
mycelia-why-tile = Kärtchen { $tile } gehört dir
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
mycelia-why-hand = dann ziehst du eine neue Hand
mycelia-why-card = { $what }
mycelia-why-rest = { $n ->
    [one] lässt dir 1 Blatt
   *[other] lässt dir { $n } Blätter
}
mycelia-why-gone = darauf kannst du verzichten: { $what }
mycelia-why-again = du ziehst es noch einmal: { $what }
mycelia-why-roots = dann liegen andere Geschenke offen
mycelia-why-skip = deine Tropfen bleiben, wo sie sind
mycelia-why-next = { $verb ->
    [remove] dort kann deine Handkarte { $card } ihn entfernen
   *[move] dort kann deine Handkarte { $card } ihn weiterschieben
}
mycelia-why-way = { $n ->
    [one] von { $field } ist es ein Schritt zu einem Schreinfeld
   *[other] von { $field } sind es { $n } Schritte zu einem Schreinfeld
}
