# Legends.

everdell-no-legend = { $card } nie jest żadną z twoich legendarnych kart.
everdell-no-legend-there = W twoim mieście jest { $legend }: karty { $card } nie można już zagrać.
everdell-no-unique-ribbon = { $card } może tylko zastąpić twoją kartę { $ribbon }.
everdell-no-not-free = Karta { $card } jest darmowa tylko w miejsce karty ze swojej wstęgi.
everdell-no-legend-stays = { $card } jest legendarną kartą: zostaje i nikt jej nie kopiuje.

everdell-ask-tokens = ile jej żetonów wydajesz na kartę { $card } ({ $cost })?
everdell-ask-copy-taken = { $n ->
    [one] użyj jeszcze jednego pola z robotnikami albo zakończ.
    [few] użyj do { $n } pól z robotnikami albo zakończ.
   *[many] użyj do { $n } pól z robotnikami albo zakończ.
}
everdell-ask-activate-some = { $n ->
    [one] może zadziałać jeszcze jedna zielona karta w twoim mieście; która teraz?
    [few] mogą zadziałać zielone karty w twoim mieście (najwyżej { $n }); która teraz?
   *[many] mogą zadziałać zielone karty w twoim mieście (najwyżej { $n }); która teraz?
}
everdell-ask-sell = { $n ->
    [one] odrzuć jeszcze jedno stworzenie ze swojego miasta albo zakończ. Za każde punkty: { $points }, surowce: { $any }.
    [few] odrzuć do { $n } stworzeń ze swojego miasta albo zakończ. Za każde punkty: { $points }, surowce: { $any }.
   *[many] odrzuć do { $n } stworzeń ze swojego miasta albo zakończ. Za każde punkty: { $points }, surowce: { $any }.
}
everdell-ask-play-anything = { $less ->
    [one] którą kartę zagrywasz, płacąc najwyżej 1 surowiec mniej?
    [few] którą kartę zagrywasz, płacąc do { $less } surowców mniej?
   *[many] którą kartę zagrywasz, płacąc do { $less } surowców mniej?
}
everdell-ask-achieve = które wydarzenie zdobywasz?
everdell-ask-slip = pod którą budowlą leży? Bierzesz to, co jest wydrukowane jako jej koszt.

everdell-move-play-legend = zagraj legendarną kartę: { $card }
everdell-owned-card = { $owner ->
    [own] { $card } (własne miasto)
   *[other] { $card } (miasto gracza { $who })
}{ $copy ->
    [1] {""}
   *[other] , nr { $copy }
}
everdell-move-replace = za darmo, w miejsce: { everdell-owned-card }
everdell-move-slip = pod kartę: { everdell-owned-card }

everdell-event-replaced = { $you ->
    [yes] Zagrywasz kartę { $card } w miejsce karty { $old }.
   *[no] { $name } zagrywa kartę { $card } w miejsce karty { $old }.
}
everdell-event-spent = { $you ->
    [yes] { $n ->
        [one] Wydajesz żeton z karty { $card }.
        [few] Wydajesz { $n } żetony z karty { $card }.
       *[many] Wydajesz { $n } żetonów z karty { $card }.
    }
   *[no] { $n ->
        [one] { $name } wydaje żeton z karty { $card }.
        [few] { $name } wydaje { $n } żetony z karty { $card }.
       *[many] { $name } wydaje { $n } żetonów z karty { $card }.
    }
}
everdell-event-slipped = { $you ->
    [yes] Wsuwasz kartę { $card } pod kartę { $host }.
   *[no] { $name } wsuwa kartę { $card } pod kartę { $host }.
}
everdell-event-rugwort-legend = Legendarna karta: Krostawiec dostaje { $goods } i bierze dwie karty.

everdell-label-legends = Twoje legendarne karty
everdell-label-legend-number = { $n ->
    [one] 1 legendarna karta
    [few] { $n } legendarne karty
   *[many] { $n } legendarnych kart
}
everdell-label-over = na Moście
