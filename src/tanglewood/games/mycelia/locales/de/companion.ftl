# Gwidyon, run for people who play with their own pieces.

mycelia-companion-called-gwidyon = Gwidyon
mycelia-companion-lead-gwidyon = Mycelia mit oder ohne Prisma, für eine Person.
mycelia-companion-his-turn = Sein Zug
mycelia-companion-tell-drops = Ein Bonus von mir entfernt Tropfen
mycelia-companion-tell-moves = Ein Bonus von mir verschiebt Tropfen
mycelia-companion-tell-won = Ich habe gewonnen: mein letzter Tropfen ist weg
mycelia-companion-ask-solo = Decke Gwidyons nächste Karte auf. Welche ist es?
mycelia-companion-solo-card = Karte { $card }: { $does }
mycelia-companion-ask-favour = Steht dein Pilz auf Feld { $space } der Gunstplattform?
mycelia-companion-ask-drops = Wie viele Tropfen dürfen die anderen entfernen?
mycelia-companion-ask-moves = Wie oft dürfen die anderen verschieben?
mycelia-companion-his-drops = seine Tropfen
mycelia-companion-his-chip = sein Plättchen
mycelia-companion-his-cards = seine Karten
mycelia-companion-his-favour = Gunstplattform
mycelia-companion-side = { $side ->
    [remove] Entfernen-Seite
   *[rest] ruhige Seite
}
mycelia-companion-drops-left = Tropfen übrig

mycelia-event-gwidyon-roots = Das offene Geschenk jedes Stapels kommt unter seinen Stapel.
mycelia-event-gwidyon-you = { $what ->
    [move] Du darfst einen deiner Tropfen um ein Feld verschieben.
   *[other] Du nimmst ein Blatt.
}
mycelia-event-gwidyon-lost = Du bist vor ihm ohne Tropfen: Du gewinnst.
