# Newleaf in the browser: station and train, visitors, tickets, reservations and golden leaves.

ev-station-cards = karty stacji, każda ze swoim wagonem
ev-station-card = Stacja { $slot }: { $what }
ev-car = Wagon { $slot }: { $words }
ev-bag = { $n ->
    [one] W worku jest 1 kafelek.
    [few] W worku są { $n } kafelki.
   *[many] W worku jest { $n } kafelków.
}
ev-visitors-here = wyłożeni goście
ev-visitor = Gość { $name }. { $words }{ $met ->
    [yes] {" "}Życzenie spełnione.
   *[no] {" "}Życzenie jeszcze niespełnione.
}
ev-visitors-own = { $n ->
    [0] Bez gości.
    [one] 1 gość, punkty teraz: { $points }.
    [few] { $n } gości, punkty teraz: { $points }.
   *[many] { $n } gości, punkty teraz: { $points }.
}
ev-golden = { $n ->
    [0] Nie masz już złotych żetonów użycia.
    [one] Został 1 złoty żeton użycia.
    [few] Zostały { $n } złote żetony użycia.
   *[many] Zostało { $n } złotych żetonów użycia.
}
ev-ticket = Bilet kolejowy: { $side ->
    [outbound] tam i z powrotem
    [inbound] z powrotem
   *[gone] zużyty
}
ev-reserved = Zarezerwowane: { $what }
ev-reservation = { $state ->
    [ready] Możesz zarezerwować kartę.
    [used] Rezerwacja jest zużyta.
   *[other] Karta jest zarezerwowana.
}
ev-reservation-short = { $state ->
    [ready] zarezerwuj kartę
   *[other] zużyta
}
ev-kind-visitor = gość
ev-kind-tile = kafelek wagonu
