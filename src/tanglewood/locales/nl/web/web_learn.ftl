# Learning by playing: the guide, the list of chapters, and who plays along.

# Who sits at the other seats of a lesson, in this order.
learn-names = Ada Bruno Cleo Dara

web-learn-of = { $game } leren
web-learn-lead = Korte hoofdstukken aan de echte tafel. Begin met het eerste; niets is vergrendeld.
web-learn-guide = Coach
web-learn-goal = Doel:
web-learn-over = De les is afgelopen.
web-learn-step = stap { $step } van { $all }
web-learn-minutes = { $n ->
    [one] ongeveer 1 minuut
   *[other] ongeveer { $n } minuten
}
web-learn-chapter = { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
} · { $minutes ->
    [one] ongeveer 1 minuut
   *[other] ongeveer { $minutes } minuten
}
web-learn-first = je eerste spel
web-learn-done = klaar
web-learn-begun = verder met stap { $step }
web-learn-symbols = Symbolen
web-learn-show = Laat zien
web-learn-back = Terug
web-learn-skip = Overslaan
web-learn-leave = Verlaten
web-learn-why = Waarom?
web-learn-go-on = Verder
web-learn-alone = Ging vanzelf, omdat er niets anders te kiezen was: { $what }.
web-learn-take-back = Terugnemen
web-learn-offer = Wil je vanaf hier zelf verder spelen?
web-learn-offer-yes = Ja, verder spelen
web-learn-offer-no = Nee, verder leren
web-learn-resumed = Hier was je gebleven.
web-learn-restart = Vanaf het begin
web-learn-next = Hierna: { $title }
web-learn-play-on = Vanaf hier verder spelen
web-learn-real = Een echt spel spelen
web-learn-chapters = Alle hoofdstukken
web-learn-end = De les is klaar
web-learn-none = Dit spel heeft nog geen lessen.
web-learn-signs = Wat de tekens betekenen
web-learn-no-signs = Dit spel heeft nog geen lijst van zijn tekens.
web-played = Zo wordt er gespeeld
web-played-signs = Symbolen
web-played-more = Alle spelregels
web-played-nothing = Dit spel heeft alleen zijn precieze regels; ze staan bij de spelregels.
