# Nightweave's intrigues: what they ask, what they do, and how they are foiled.

everdell-no-intrigue = Intryga Pajęczycy „{ $name }” na to nie pozwala albo nie możesz zapłacić tego, czego żąda.
everdell-ask-pay-reaction = zapłać 1 kartę lub surowiec, żeby zadziałała, albo zrezygnuj.
everdell-ask-avert = { $n ->
    [one] zapłać 1 kartę lub surowiec albo Pajęczyca bierze punkt.
    [few] zapłać 1 kartę lub surowiec albo Pajęczyca bierze { $n } punkty.
   *[many] zapłać 1 kartę lub surowiec albo Pajęczyca bierze { $n } punktów.
}
everdell-ask-foil = udaremnić ją? Cena: { $price }
everdell-choice-foil = udaremnij, płacąc: { $price }
everdell-ask-lessen = { $intrigue ->
    [borrowed] płać surowcami, każdy chroni przed nią jedną z 3 kart z twojej ręki.
    [copycat] odrzuć karty, za każdą z pozostałych bierze 2 punkty.
   *[hard_worker] odrzuć karty, każda zatrzymuje jedną z 3 kart przed jej miastem.
}
everdell-ask-pickpocket = o ile kart mniej niż połowę twojej ręki ma zabrać, za tyle samo punktów?
everdell-ask-cover = która karta pozostaje odkryta, za 1 kartę lub surowiec?
everdell-ask-capture = który z twoich robotników trafia na jej planszetkę?
everdell-ask-takeover = którą kartę zabiera albo której strzeże robotnik?
everdell-copy-number = { $copy ->
    [1] {""}
   *[other] {" "}(nr { $copy })
}
everdell-move-lose = niech zabierze kartę { $card }{ everdell-copy-number }
everdell-move-guard = robotnik strzeże karty { $card }{ everdell-copy-number }
everdell-move-shield = karta { $card }{ everdell-copy-number } pozostaje odkryta

everdell-event-skipped = Karta { $card } zostaje odkryta i odrzucona: Pajęczyca jej nie dopuszcza.
everdell-event-nightweave-spins = Snuje intrygę: { $intrigue }.
everdell-event-nightweave-turned-up = Zakryte karty zostają znów odkryte.
everdell-event-nightweave-foiled = Jej intryga zostaje udaremniona.
everdell-event-nightweave-covered = { $n ->
    [one] Jedna karta w mieście zostaje zakryta.
    [few] { $n } karty w mieście zostają zakryte.
   *[many] { $n } kart w mieście zostaje zakrytych.
}
everdell-event-nightweave-webbed = { $you ->
    [yes] { $n ->
        [0] Żadna karta z twojej ręki nie zostaje odwrócona.
       *[other] Odwrócone karty z twojej ręki: { $cards }.
    }
   *[no] Odwrócone karty na ręce gracza { $name }: { $n }.
}
everdell-event-nightweave-took-cards = { $you ->
    [yes] Pajęczyca zabiera z twojej ręki: { $cards }.
   *[no] { $n ->
        [one] Pajęczyca zabiera kartę z ręki gracza { $name }.
        [few] Pajęczyca zabiera { $n } karty z ręki gracza { $name }.
       *[many] Pajęczyca zabiera { $n } kart z ręki gracza { $name }.
    }
}
everdell-event-nightweave-waits = Czeka na pierwszego umieszczonego robotnika.
everdell-event-nightweave-captured = Robotnik trafia na jej planszetkę.
everdell-event-nightweave-guarded = Robotnik strzeże karty { $card }.
everdell-event-nightweave-took-over = Pajęczyca przejmuje kartę { $card }.
