# Learning by playing: the guide, the list of chapters, and who plays along.

learn-names = Ada Bruno Cleo Dara

web-learn-of = Naucz się grać: { $game }
web-learn-lead = Krótkie rozdziały przy prawdziwym stole. Zacznij od pierwszego; żaden nie jest zablokowany.
web-learn-guide = Trener
web-learn-goal = Cel:
web-learn-over = Koniec lekcji.
web-learn-step = krok { $step } z { $all }
web-learn-minutes = { $n ->
    [one] około 1 minuty
    [few] około { $n } minut
   *[many] około { $n } minut
}
web-learn-chapter = { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
} · { $minutes ->
    [one] około 1 minuty
    [few] około { $minutes } minut
   *[many] około { $minutes } minut
}
web-learn-first = twoja pierwsza gra
web-learn-done = ukończono
web-learn-begun = dalej od kroku { $step }
web-learn-symbols = Symbole
web-learn-show = Pokaż mi
web-learn-back = Wstecz
web-learn-skip = Pomiń
web-learn-leave = Wyjdź
web-learn-why = Dlaczego?
web-learn-go-on = Dalej
web-learn-alone = Stało się samo, bo nie było innego wyboru: { $what }.
web-learn-take-back = Cofnij
web-learn-offer = Chcesz odtąd grać bez pomocy?
web-learn-offer-yes = Tak, gram dalej
web-learn-offer-no = Nie, uczę się dalej
web-learn-resumed = Tu była przerwa.
web-learn-restart = Od początku
web-learn-next = Następnie: { $title }
web-learn-play-on = Graj dalej od tego miejsca
web-learn-real = Zagraj prawdziwą grę
web-learn-chapters = Wszystkie rozdziały
web-learn-end = Lekcja ukończona
web-learn-none = Ta gra nie ma jeszcze lekcji.
web-learn-signs = Co znaczą symbole
web-learn-no-signs = Ta gra nie ma jeszcze listy symboli.
web-played = Jak się gra
web-played-signs = Symbole
web-played-more = Cała instrukcja
web-played-nothing = Ta gra ma tylko dokładne zasady; wymienia je instrukcja.
