# Learning by playing: the guide, the list of chapters, and who plays along.

# Who sits at the other seats of a lesson, in this order.
learn-names = Ada Bruno Cleo Dara

web-learn-of = { $game } lernen
web-learn-lead = Kurze Kapitel am echten Spieltisch. Fang mit dem ersten an; gesperrt ist keins.
web-learn-guide = Anleitung
web-learn-goal = Ziel:
web-learn-over = Die Lektion ist vorbei.
web-learn-step = Schritt { $step } von { $all }
web-learn-minutes = { $n ->
    [one] etwa 1 Minute
   *[other] etwa { $n } Minuten
}
web-learn-chapter = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} · { $minutes ->
    [one] etwa 1 Minute
   *[other] etwa { $minutes } Minuten
}
web-learn-first = deine erste Partie
web-learn-done = geschafft
web-learn-begun = weiter mit Schritt { $step }
web-learn-symbols = Symbole
web-learn-show = Zeig es mir
web-learn-back = Zurück
web-learn-skip = Überspringen
web-learn-leave = Verlassen
web-learn-why = Warum?
web-learn-go-on = Weiter
web-learn-alone = Von selbst geschehen, weil es nichts anderes zu wählen gab: { $what }.
web-learn-take-back = Zurücknehmen
web-learn-offer = Willst du ab hier allein weiterspielen?
web-learn-offer-yes = Ja, weiterspielen
web-learn-offer-no = Nein, weiterlernen
web-learn-resumed = Hier hast du aufgehört.
web-learn-restart = Von vorn
web-learn-next = Als Nächstes: { $title }
web-learn-play-on = Ab hier weiterspielen
web-learn-real = Richtige Partie spielen
web-learn-chapters = Alle Kapitel
web-learn-end = Die Lektion ist geschafft
web-learn-none = Zu diesem Spiel gibt es noch keine Lektionen.
web-learn-signs = Was die Zeichen bedeuten
web-learn-no-signs = Zu diesem Spiel gibt es noch keine Liste der Zeichen.
web-played = So wird gespielt
web-played-signs = Symbole
web-played-more = Die ganze Spielregel
web-played-nothing = Dieses Spiel hat nur seine genauen Regeln; sie stehen in der Spielregel.
