# Gwidyon, run for people who play with their own pieces.

mycelia-companion-called-gwidyon = Gwidyon
mycelia-companion-lead-gwidyon = Mycelia z dodatkiem Prisma lub bez niego, dla jednej osoby.
mycelia-companion-his-turn = Jego tura
mycelia-companion-tell-drops = Moja premia zdejmuje krople
mycelia-companion-tell-moves = Moja premia przesuwa krople
mycelia-companion-tell-won = Wygrana: nie mam już kropli
mycelia-companion-ask-solo = Odkryj następną kartę Gwidyona. Która to?
mycelia-companion-solo-card = Karta { $card }: { $does }
mycelia-companion-ask-favour = Czy twój grzybek stoi na polu { $space } kręgu łask?
mycelia-companion-ask-drops = Ile kropli mogą zdjąć inni?
mycelia-companion-ask-moves = Ile przesunięć mogą wykonać inni?
mycelia-companion-his-drops = jego krople
mycelia-companion-his-chip = jego żeton
mycelia-companion-his-cards = jego karty
mycelia-companion-his-favour = krąg łask
mycelia-companion-side = { $side ->
    [remove] strona z kroplą
   *[rest] spokojna strona
}
mycelia-companion-drops-left = Pozostałe krople

mycelia-event-gwidyon-roots = Odkryty dar każdego stosu trafia pod swój stos.
mycelia-event-gwidyon-you = { $what ->
    [move] Możesz przesunąć swoją kroplę o jedno pole.
   *[other] Bierzesz liść.
}
mycelia-event-gwidyon-lost = Pozbywasz się kropli przed Gwidyonem: wygrywasz.
