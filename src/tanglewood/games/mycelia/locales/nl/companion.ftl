# Gwidyon, run for people who play with their own pieces.

mycelia-companion-called-gwidyon = Gwidyon
mycelia-companion-lead-gwidyon = Mycelia met of zonder Prisma, voor één persoon.
mycelia-companion-his-turn = Zijn beurt
mycelia-companion-tell-drops = Een bonus van mij verwijdert druppels
mycelia-companion-tell-moves = Een bonus van mij verplaatst druppels
mycelia-companion-tell-won = Ik heb gewonnen: mijn laatste druppel is weg
mycelia-companion-ask-solo = Draai de volgende kaart van Gwidyon om. Welke is het?
mycelia-companion-solo-card = Kaart { $card }: { $does }
mycelia-companion-ask-favour = Staat je paddenstoel op vak { $space } van het gunstplatform?
mycelia-companion-ask-drops = Hoeveel druppels mogen de anderen verwijderen?
mycelia-companion-ask-moves = Hoe vaak mogen de anderen verplaatsen?
mycelia-companion-his-drops = zijn druppels
mycelia-companion-his-chip = zijn fiche
mycelia-companion-his-cards = zijn kaarten
mycelia-companion-his-favour = gunstplatform
mycelia-companion-side = { $side ->
    [remove] verwijder-kant
   *[rest] rustkant
}
mycelia-companion-drops-left = Druppels over

mycelia-event-gwidyon-roots = Het open geschenk van elke stapel gaat onder zijn stapel.
mycelia-event-gwidyon-you = { $what ->
    [move] Je mag een van je druppels één veld verplaatsen.
   *[other] Je krijgt een blad.
}
mycelia-event-gwidyon-lost = Jij hebt als eerste geen druppels meer: je wint.
