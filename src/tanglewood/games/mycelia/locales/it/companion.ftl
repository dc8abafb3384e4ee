# Gwidyon, run for people who play with their own pieces.

mycelia-companion-called-gwidyon = Gwidyon
mycelia-companion-lead-gwidyon = Mycelia con o senza Prisma, per una persona.
mycelia-companion-his-turn = Il suo turno
mycelia-companion-tell-drops = Un mio bonus toglie gocce
mycelia-companion-tell-moves = Un mio bonus sposta gocce
mycelia-companion-tell-won = Ho vinto: la mia ultima goccia se n’è andata
mycelia-companion-ask-solo = Rivela la prossima carta di Gwidyon. Qual è?
mycelia-companion-solo-card = Carta { $card }: { $does }
mycelia-companion-ask-favour = Il tuo fungo è sullo spazio { $space } della piattaforma dei favori?
mycelia-companion-ask-drops = Quante gocce possono togliere gli altri?
mycelia-companion-ask-moves = Quanti spostamenti possono fare gli altri?
mycelia-companion-his-drops = le sue gocce
mycelia-companion-his-chip = il suo gettone
mycelia-companion-his-cards = le sue carte
mycelia-companion-his-favour = piattaforma dei favori
mycelia-companion-side = { $side ->
    [remove] lato eliminare
   *[rest] lato riposo
}
mycelia-companion-drops-left = Gocce rimaste

mycelia-event-gwidyon-roots = Il dono scoperto di ogni pila va sotto la sua pila.
mycelia-event-gwidyon-you = { $what ->
    [move] Puoi spostare di una casella una tua goccia.
   *[other] Prendi una foglia.
}
mycelia-event-gwidyon-lost = Rimani senza gocce prima di lui: vinci.
