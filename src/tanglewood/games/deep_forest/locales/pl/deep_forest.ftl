# Words of Through the Deep Forest.

deep_forest-goal =
    { $deep_forest__fog__last_round ->
    [one] 1 runda
    [few] { $deep_forest__fog__last_round } rundy
   *[many] { $deep_forest__fog__last_round } rund
    } we własnym lesie. W każdej turze połóż pasek na rynku, stań przy jednej z jego linii i weź to,
    co pokazuje; potem idź, każdy krok za kamień znacznikowy, tak by twoja ścieżka nigdy nie stykała się sama ze sobą.
    Pokonuj przeszkody dla zestawów po trzy, zbieraj miecze, pokonuj skalne potwory i wyjdź przez górny mur, gdy
    nadejdzie mgła. Wygrywa ten, kto ma najwięcej złota.

# Things.

deep_forest-resource = { $resource ->
    [potion] napój mocy
    [book] księga
    [coin] złota moneta
   *[marker] kamień znacznikowy
}
deep_forest-resource-acc = { $resource ->
    [potion] napój mocy
    [book] księgę
    [coin] złotą monetę
   *[marker] kamień znacznikowy
}
deep_forest-resource-gen = { $resource ->
    [potion] napojów mocy
    [book] ksiąg
    [coin] złotych monet
   *[marker] kamieni znacznikowych
}
deep_forest-amount = { $resource ->
    [potion] { $n ->
        [one] { $n } napój mocy
        [few] { $n } napoje mocy
       *[many] { $n } napojów mocy
    }
    [book] { $n ->
        [one] { $n } księga
        [few] { $n } księgi
       *[many] { $n } ksiąg
    }
    [coin] { $n ->
        [one] { $n } złota moneta
        [few] { $n } złote monety
       *[many] { $n } złotych monet
    }
   *[marker] { $n ->
        [one] { $n } kamień znacznikowy
        [few] { $n } kamienie znacznikowe
       *[many] { $n } kamieni znacznikowych
    }
}
deep_forest-price-amount = { $resource ->
    [potion] { $price ->
        [one] { $price } napój mocy
        [few] { $price } napoje mocy
       *[many] { $price } napojów mocy
    }
    [book] { $price ->
        [one] { $price } księga
        [few] { $price } księgi
       *[many] { $price } ksiąg
    }
    [coin] { $price ->
        [one] { $price } złota moneta
        [few] { $price } złote monety
       *[many] { $price } złotych monet
    }
   *[marker] { $price ->
        [one] { $price } kamień znacznikowy
        [few] { $price } kamienie znacznikowe
       *[many] { $price } kamieni znacznikowych
    }
}
deep_forest-marker-count = { $markers ->
    [one] 1 kamień znacznikowy
    [few] { $markers } kamienie znacznikowe
   *[many] { $markers } kamieni znacznikowych
}
deep_forest-nothing = nic
deep_forest-cell = { $cell ->
    [potion] napój mocy
    [book] księga
    [coin] złota moneta
    [marker] kamień znacznikowy
   *[nothing] puste
}
deep_forest-tile = { $tile ->
    [thicket] gąszcz
    [gate] brama
    [guard] strażnik
    [sword] miecz
    [troll] troll
    [rock] skała
    [wall] mur
    [bare] polana
    [hidden] zakryty
   *[forest] las
}
deep_forest-tile-acc = { $tile ->
    [thicket] gąszcz
    [gate] bramę
    [guard] strażnika
    [sword] miecz
    [troll] trolla
    [rock] skałę
    [wall] mur
    [bare] polanę
    [hidden] zakryty kafelek
   *[forest] las
}
deep_forest-tile-at = { $tile ->
    [thicket] gąszcz na { $field }
    [gate] brama na { $field }
    [guard] strażnik na { $field }
    [sword] miecz na { $field }
    [troll] troll na { $field }
   *[forest] las na { $field }
}
deep_forest-edge = { $side ->
    [row] rząd { $n }
    [column] kolumna { $n }
   *[corner] przekątna
}
deep_forest-advantage = { $advantage ->
    [coin] 1 złota moneta na początku każdej następnej rundy
    [wild] liczy się jako gąszcz, brama lub strażnik
    [double] w każdej następnej rundzie jeden zasób z linii rynku liczy się podwójnie
   *[none] nic więcej
}

# Questions.

deep_forest-ask-enter = Gdzie twoja ścieżka przekracza dolny mur?
deep_forest-ask-choose = Runda { $round }: który pasek kładziesz na rynku?
deep_forest-ask-lay = Gdzie kładziesz ten pasek?
deep_forest-ask-stand = Przy której linii rynku stajesz?
deep_forest-ask-double = Który z właśnie otrzymanych zasobów dostajesz podwójnie?
deep_forest-ask-forest = { $attacked ->
    [yes] Drogę zagradza ci troll: przekup go albo zakończ turę.
   *[no] { $cost ->
        [one] Co robisz? Krok kosztuje 1 kamień znacznikowy.
        [few] Co robisz? Krok kosztuje { $cost } kamienie znacznikowe.
       *[many] Co robisz? Krok kosztuje { $cost } kamieni znacznikowych.
    }
}
deep_forest-ask-commit = Siła { $strength }: ile mieczy wystawiasz?
deep_forest-ask-fight = Siła { $strength }: wynik na kościach { $dice }, razem { $total }. { $left ->
    [0] Nie ma już rzutów.
    [one] Został jeden rzut.
    [few] Zostały { $left } rzuty.
   *[many] Zostało { $left } rzutów.
}
deep_forest-ask-fight-odds = Przy dobrej grze i wszystkim, co możesz dodać, twoja szansa wynosi { $chance }%.
deep_forest-ask-claim = Siła { $strength } pokonana: którego potwora bierzesz?
deep_forest-ask-closing = { $over ->
    [yes] { $limit ->
        [one] Możesz zatrzymać po { $limit } zasobie każdego rodzaju: resztę wymień albo oddaj.
        [few] Możesz zatrzymać po { $limit } zasoby każdego rodzaju: resztę wymień albo oddaj.
       *[many] Możesz zatrzymać po { $limit } zasobów każdego rodzaju: resztę wymień albo oddaj.
    }
   *[no] Walka skończona, a z nią twoja tura. Wysłać najpierw trolla?
}
deep_forest-ask-sending = Na które pole tamtego lasu idzie troll?
deep_forest-ask-reward = Co bierzesz za trolla? Jednakowych zasobów: { $n }.

# Options.

deep_forest-move-enter = przekrocz dolny mur na { $field }
deep_forest-move-strip = połóż pasek: { $cells }
deep_forest-move-lay = od pola { $from } do pola { $to }
deep_forest-move-edge = { $edge }: { $gives }
deep_forest-move-double = dodatkowo { deep_forest-resource }
deep_forest-move-go = { $tile ->
    [rock] idź na { $field } (skała, zejście kosztuje więcej; { deep_forest-marker-count })
   *[other] idź na { $field } ({ deep_forest-marker-count })
}
deep_forest-move-pass = miń miecz na { $field }
deep_forest-move-take = zabierz miecz na { $field } (1 napój mocy, 1 księga, 1 złota moneta)
deep_forest-move-overcome = pokonaj { deep_forest-tile-acc } na { $field } ({ deep_forest-price-amount })
deep_forest-move-pay = przekup trolla na { $field } ({ $deep_forest__prices__troll ->
    [one] 1 złota moneta
    [few] { $deep_forest__prices__troll } złote monety
   *[many] { $deep_forest__prices__troll } złotych monet
    })
deep_forest-move-leave = opuść las przez { $field } ({ deep_forest-marker-count })
deep_forest-move-fight = walcz z potworem o sile { $strength }
deep_forest-move-dice = { $n ->
    [one] 1 kość
    [few] { $n } kości
   *[many] { $n } kości
}: szansa { $chance }%, { $swords ->
    [0] zwycięstwo nie kosztuje miecza
    [one] zwycięstwo kosztuje 1 miecz
    [few] zwycięstwo kosztuje { $swords } miecze
   *[many] zwycięstwo kosztuje { $swords } mieczy
}
deep_forest-move-aside = odłóż kość { $die } ({ $pips })
deep_forest-move-roll = rzuć pozostałymi kośćmi
deep_forest-move-boost = dodaj oczko za zasób
deep_forest-move-yield = poddaj walkę
deep_forest-move-claim = { $advantage ->
    [none] weź potwora: { $monster }, złoto: { $gold }
   *[other] weź potwora: { $monster }, złoto: { $gold }; { deep_forest-advantage }
}
deep_forest-move-back = cofnij się na { $field }: to kończy turę
deep_forest-move-send = wyślij trolla do gracza { $who }
deep_forest-move-onto = na { $field }
deep_forest-move-reward = { deep_forest-amount }
deep_forest-move-sell = sprzedaj za 1 złotą monetę: { deep_forest-amount }
deep_forest-move-buy = { $n ->
    [one] kup 1 { deep_forest-resource-acc } za 1 złotą monetę
    [few] kup 1 { deep_forest-resource-acc } za { $n } złote monety
   *[many] kup 1 { deep_forest-resource-acc } za { $n } złotych monet
}
deep_forest-move-return = oddaj 1 { deep_forest-resource-acc }
deep_forest-move-end = zakończ turę

# Events.

deep_forest-event-unasked = { $verb ->
    [end] Nic więcej nie można zrobić: tura kończy się sama.
   *[other] Zagrane automatycznie: to była jedyna możliwość.
}
deep_forest-event-turn = { $you ->
    [yes] Runda { $round }, twoja tura.
   *[no] Runda { $round }, tura gracza { $name }.
}
deep_forest-event-entered = { $you ->
    [yes] Stajesz na dolnym murze na { $field }.
   *[no] { $name } staje na dolnym murze na { $field }.
}
deep_forest-event-revealed = { $you ->
    [yes] Na { $field } w twoim lesie ukazuje się: { deep_forest-tile }.
   *[no] Na { $field } w lesie gracza { $name } ukazuje się: { deep_forest-tile }.
}
deep_forest-event-revealed-all = { $you ->
    [yes] Widzisz: { $tiles }.
   *[no] { $name } widzi: { $tiles }.
}
deep_forest-event-laid = { $you ->
    [yes] Kładziesz pasek ({ $where }): { $strip }.
   *[no] { $name } kładzie pasek ({ $where }): { $strip }.
}
deep_forest-laid-row = rząd { $line }, kolumny od { $from } do { $to }
deep_forest-laid-column = kolumna { $line }, rzędy od { $from } do { $to }
deep_forest-event-stood = { $you ->
    [yes] Stajesz przy linii rynku: { $edge }.
   *[no] { $name } staje przy linii rynku: { $edge }.
}
deep_forest-event-income = { $you ->
    [yes] Bierzesz z rynku: { $gives }.
   *[no] { $name } bierze z rynku: { $gives }.
}
deep_forest-event-doubled = Podwójnie: { deep_forest-resource }.
deep_forest-event-drew = { $you ->
    [yes] Dobierasz pasek: { $strip }.
   *[no] { $name } dobiera pasek.
}
deep_forest-event-market-cleared = { $n ->
    [one] Stos się skończył: rynek zostaje opróżniony, a jego pasek potasowany.
    [few] Stos się skończył: rynek zostaje opróżniony, a jego { $n } paski potasowane.
   *[many] Stos się skończył: rynek zostaje opróżniony, a jego { $n } pasków potasowanych.
}
deep_forest-event-coins = Złote monety poza pulą: { $out }.
deep_forest-event-short = Skończyły się elementy z pudełka: nie ma już { deep_forest-resource-gen }.
deep_forest-event-walked = { $you ->
    [yes] { $markers ->
        [one] Idziesz z { $from } na { $to } i zostawiasz kamień znacznikowy.
        [few] Idziesz z { $from } na { $to } i zostawiasz { $markers } kamienie znacznikowe.
       *[many] Idziesz z { $from } na { $to } i zostawiasz { $markers } kamieni znacznikowych.
    }
   *[no] { $markers ->
        [one] { $name } idzie z { $from } na { $to } i zostawia kamień znacznikowy.
        [few] { $name } idzie z { $from } na { $to } i zostawia { $markers } kamienie znacznikowe.
       *[many] { $name } idzie z { $from } na { $to } i zostawia { $markers } kamieni znacznikowych.
    }
}
deep_forest-event-sword-taken = { $you ->
    [yes] Zabierasz miecz na { $field }.
   *[no] { $name } zabiera miecz na { $field }.
}
deep_forest-event-overcame = { $you ->
    [yes] Pokonujesz { deep_forest-tile-acc } na { $field }.
   *[no] { $name } pokonuje { deep_forest-tile-acc } na { $field }.
}
deep_forest-event-troll-paid = { $you ->
    [yes] Przekupujesz trolla na { $field } i zatrzymujesz go.
   *[no] { $name } przekupuje trolla na { $field } i zatrzymuje go.
}
deep_forest-event-troll-sent = { $you ->
    [yes] Wysyłasz trolla do gracza { $to }, na { $field }.
   *[no] { $to_you ->
        [yes] { $name } wysyła trolla do ciebie, na { $field }.
       *[no] { $name } wysyła trolla do gracza { $to }, na { $field }.
    }
}
deep_forest-event-rewarded = { $you ->
    [yes] Bierzesz za to: { deep_forest-amount }.
   *[no] { $name } bierze za to: { deep_forest-amount }.
}
deep_forest-event-retreated = { $you ->
    [yes] Cofasz się na { $to } i podnosisz: { deep_forest-marker-count }.
   *[no] { $name } cofa się na { $to } i podnosi: { deep_forest-marker-count }.
}
deep_forest-event-left = { $you ->
    [yes] Opuszczasz
   *[no] { $name } opuszcza
} las przez { $field }; długość ścieżki: { $length }.{ $first ->
    [yes] {" "}Wszyscy pozostali mają jeszcze jedną turę.
   *[no] {""}
}
deep_forest-event-fights = { $you ->
    [yes] Walczysz
   *[no] { $name } walczy
} z potworem o sile { $strength }, { $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[many] { $dice } kości
}.
deep_forest-event-rolled = Rzut { $number }: { $dice }, razem { $sum }.
deep_forest-event-aside = { $you ->
    [yes] Odkładasz kość z wynikiem { $pips }.
   *[no] { $name } odkłada kość z wynikiem { $pips }.
}
deep_forest-event-boosted = { $you ->
    [yes] Dodajesz oczko za { deep_forest-resource-acc }.
   *[no] { $name } dodaje oczko za { deep_forest-resource-acc }.
}
deep_forest-event-won = { $you ->
    [yes] Pokonujesz potwora.
   *[no] { $name } pokonuje potwora.
}
deep_forest-event-lost = { $you ->
    [yes] Przegrywasz walkę.
   *[no] { $name } przegrywa walkę.
}
deep_forest-event-swords-turned = { $n ->
    [one] Odwrócono 1 miecz.
    [few] Odwrócono { $n } miecze.
   *[many] Odwrócono { $n } mieczy.
}
deep_forest-event-claimed = { $you ->
    [yes] Bierzesz potwora: { $monster }.
   *[no] { $name } bierze potwora: { $monster }.
}
deep_forest-event-tribute = { $you ->
    [yes] { $monster } daje ci złotą monetę.
   *[no] { $name } dostaje złotą monetę. Daje ją { $monster }.
}
deep_forest-event-sold = { $you ->
    [yes] Sprzedajesz
   *[no] { $name } sprzedaje
} { $coins ->
    [one] za złotą monetę
    [few] za { $coins } złote monety
   *[many] za { $coins } złotych monet
}: { deep_forest-amount }.
deep_forest-event-bought = { $you ->
    [yes] Kupujesz
   *[no] { $name } kupuje
} { $n ->
    [one] za 1 złotą monetę
    [few] za { $n } złote monety
   *[many] za { $n } złotych monet
}: { $bought }.
deep_forest-event-returned = { $you ->
    [yes] Oddajesz { deep_forest-resource-acc }.
   *[no] { $name } oddaje { deep_forest-resource-acc }.
}
deep_forest-event-fog-sets-in = Runda { $round } się kończy i nadchodzi mgła: od teraz można opuścić las.
deep_forest-event-fog = Mgła zakrywa rząd { $row } i wszystko poniżej.
deep_forest-event-turn-ended = { $you ->
    [yes] Twoja tura się kończy.
   *[no] Tura gracza { $name } się kończy.
}
deep_forest-event-over = Koniec gry.

# Refusals: one line, beside the rule that forbids the wish.

deep_forest-no-trade-coins = Złote monety to coś, na co wymienia się inne zasoby.
deep_forest-no-sell = { $n ->
    [0] Do sprzedaży potrzeba tylu jednakowych zasobów: { $price }; tego nie masz wcale.
   *[other] Do sprzedaży potrzeba tylu jednakowych zasobów: { $price }; tego masz { $n }.
}
deep_forest-no-buy = { $price ->
    [one] To kosztuje 1 złotą monetę, masz { $n }.
    [few] To kosztuje { $price } złote monety, masz { $n }.
   *[many] To kosztuje { $price } złotych monet, masz { $n }.
}
deep_forest-no-supply-empty = W puli nie ma już żadnego.
deep_forest-no-hopeless = Nic nie może już odwrócić tej walki.
deep_forest-no-sending = Najpierw dokończ wysyłanie trolla.
deep_forest-no-onto = Na { $field } leży kamień znacznikowy albo stoi pionek: troll tam nie pójdzie.
deep_forest-no-onto-now = Nie wysyłasz teraz trolla.
deep_forest-no-reward-coin = Za trolla dostajesz napoje mocy, księgi lub kamienie znacznikowe, nigdy złote monety.
deep_forest-no-send-whom = Troll idzie do innego gracza przy tym stole.
deep_forest-no-send-fight = W środku walki nie wysyła się trolla.
deep_forest-no-send-closing = Twoja tura się skończyła: nie można już wysłać trolla.
deep_forest-no-send-twice = Jeden troll na rundę wystarczy: twój już poszedł.
deep_forest-no-send-fresh = Trolla zdobytego w tej rundzie można wysłać od następnej.
deep_forest-no-send-none = Nie masz trolla.
deep_forest-no-enter = Dolny mur przekraczasz tylko w jednym miejscu, przed swoją pierwszą turą.
deep_forest-no-strip-hand = Paska { $strip } nie masz na ręce.
deep_forest-no-strip-now = Jeden pasek na turę, na jej początku.
deep_forest-no-lay-same = Ten pasek wygląda tak samo w obie strony.
deep_forest-no-lay-now = Teraz nie kładzie się paska.
deep_forest-no-edge-now = Pionek na rynku rusza się po położeniu paska, raz na turę.
deep_forest-no-corner = Róg rynku jest otwarty tylko przy takiej liczbie graczy: { $players }.
deep_forest-no-edge-own = Twój pionek już tam stoi: musi zmienić miejsce.
deep_forest-no-edge-taken = Stoi tam inny pionek.
deep_forest-no-double-kind = Rynek nie dał ci takiego zasobu: { deep_forest-resource }.
deep_forest-no-double-now = Nie ma teraz czego podwoić.
deep_forest-no-dice = { $swords ->
    [one] Możesz wystawić od { $low } do 1 miecza, nie { $n }.
    [few] Możesz wystawić od { $low } do { $swords } mieczy, nie { $n }.
   *[many] Możesz wystawić od { $low } do { $swords } mieczy, nie { $n }.
}
deep_forest-no-dice-fixed = Wystawione miecze: { $dice }; tej liczby nie można zmienić.
deep_forest-no-gone = Nie ma już takiego potwora o sile { $strength }.
deep_forest-no-claim = Zapowiedziana siła to { $strength }: weź jednego z tych potworów.
deep_forest-no-no-fight = Teraz nie ma walki.
deep_forest-no-die = Nie ma kości { $n }: wystawione miecze: { $dice }.
deep_forest-no-last-roll = { $rolls ->
    [one] Jedyny rzut już wykonano.
    [few] Wszystkie { $rolls } rzuty już wykonano.
   *[many] Wszystkie { $rolls } rzutów już wykonano.
}
deep_forest-no-aside = Kość { $n } jest już odłożona.
deep_forest-no-all-aside = Wszystkie kości są odłożone: nie ma czym rzucać.
deep_forest-no-boost-none = Przeciwko sile { $strength } nic nie dodaje oczek.
deep_forest-no-boost = Oczko kosztuje { deep_forest-resource-acc }, a nie masz żadnych zasobów tego rodzaju.
deep_forest-no-in-fight = Najpierw dokończ walkę.
deep_forest-no-turn-over = Twoja tura się skończyła.
deep_forest-no-over-limit = { $limit ->
    [one] Masz więcej niż { $limit } zasób jednego rodzaju: najpierw wymień albo oddaj resztę.
    [few] Masz więcej niż { $limit } zasoby jednego rodzaju: najpierw wymień albo oddaj resztę.
   *[many] Masz więcej niż { $limit } zasobów jednego rodzaju: najpierw wymień albo oddaj resztę.
}
deep_forest-no-return = Oddaje się tylko to, co przekracza { $limit } jednego rodzaju, na koniec tury.
deep_forest-no-market-first = Najpierw rynek: połóż pasek, stań przy linii, weź to, co daje.
deep_forest-no-no-troll = Z { $field } nie atakuje cię żaden troll.
deep_forest-no-broke = { $price ->
    [one] Troll chce złotej monety, a nie masz żadnej.
    [few] Troll chce { $price } złotych monet, a tyle nie masz.
   *[many] Troll chce { $price } złotych monet, a tyle nie masz.
}
deep_forest-no-attacked = Najpierw trzeba przekupić trolla na { $field }.
deep_forest-no-fog = Nikt nie wychodzi, zanim nadejdzie mgła, po rundzie { $rounds }.
deep_forest-no-not-below = Żeby tam wyjść, musisz stać tuż pod { $field }.
deep_forest-no-leave-markers = { $need ->
    [one] Opuszczenie lasu kosztuje 1 kamień znacznikowy, razem z tym na murze; masz { $n }.
    [few] Opuszczenie lasu kosztuje { $need } kamienie znacznikowe, razem z tym na murze; masz { $n }.
   *[many] Opuszczenie lasu kosztuje { $need } kamieni znacznikowych, razem z tym na murze; masz { $n }.
}
deep_forest-no-not-here = Z potworami walczy się na skale albo tuż obok niej.
deep_forest-no-swords = { $low ->
    [one] Walka wymaga co najmniej 1 miecza, masz { $n }.
    [few] Walka wymaga co najmniej { $low } mieczy, masz { $n }.
   *[many] Walka wymaga co najmniej { $low } mieczy, masz { $n }.
}
deep_forest-no-beaten = Masz już pokonanego potwora o sile { $strength }.
deep_forest-no-retreats = { $n ->
    [one] Twój odwrót jest już wykorzystany.
    [few] Wszystkie odwroty ({ $n }) są już wykorzystane.
   *[many] Wszystkie odwroty ({ $n }) są już wykorzystane.
}
deep_forest-no-back-far = { $n ->
    [one] { $field } leży dalej z tyłu niż 1 pole.
    [few] { $field } leży dalej z tyłu niż { $n } pola.
   *[many] { $field } leży dalej z tyłu niż { $n } pól.
}
deep_forest-no-back-path = { $field } nie leży na twojej ścieżce za tobą.
deep_forest-no-wall = { $field } to pole muru: nikt tam nie chodzi.
deep_forest-no-far = { $field } nie leży tuż obok twojego pionka.
deep_forest-no-hidden = Kafelek na { $field } jest zakryty.
deep_forest-no-touch = Na { $field } twoja ścieżka stykałaby się sama ze sobą.
deep_forest-no-no-sword = Na { $field } nie ma miecza.
deep_forest-no-no-obstacle = Na { $field } nie ma przeszkody.
deep_forest-no-sword-how = Na { $field } leży miecz: zabierz go albo miń.
deep_forest-no-obstacle = Pole { $field } zagradza { deep_forest-tile }: trzeba pokonać tę przeszkodę.
deep_forest-no-markers = { $need ->
    [one] Ten krok kosztuje 1 kamień znacznikowy, masz { $n }.
    [few] Ten krok kosztuje { $need } kamienie znacznikowe, masz { $n }.
   *[many] Ten krok kosztuje { $need } kamieni znacznikowych, masz { $n }.
}
deep_forest-no-sword-price = Miecz kosztuje 1 napój mocy, 1 księgę i 1 złotą monetę.
deep_forest-no-price = Koszt przeszkody ({ deep_forest-tile }): { deep_forest-price-amount }.

# The terminal's table.

deep_forest-label-round = runda { $round } z { $rounds }
deep_forest-moment = Runda { $round }
deep_forest-label-fog = mgła do rzędu { $row }
deep_forest-label-no-fog = mgła po rundzie { $after }
deep_forest-label-leaving = ostatnie tury
deep_forest-label-market = Rynek
deep_forest-label-monsters = Potwory
deep_forest-label-hand = Twoje paski
deep_forest-label-your-forest = Twój las
deep_forest-label-forest-of = Las gracza { $name }
deep_forest-label-gold = { $n ->
    [one] { $n } złoto
    [few] { $n } złota
   *[many] { $n } złota
}
deep_forest-label-things = miecze { $swords }, trolle { $trolls }, odwroty { $retreats }
deep_forest-label-won = przeszkody: { $thicket ->
    [one] 1 gąszcz
    [few] { $thicket } gąszcze
   *[many] { $thicket } gąszczy
}, { $gate ->
    [one] 1 brama
    [few] { $gate } bramy
   *[many] { $gate } bram
}, { $guard ->
    [one] 1 strażnik
    [few] { $guard } strażnicy
   *[many] { $guard } strażników
}
deep_forest-label-lay = Pole zasobu podaje się rzędem i kolumną; w nawiasie, ile zasobów pokaże wtedy najlepsza linia.
deep_forest-label-signs = Las: @ pionek, o ścieżka, ? zakryte, · las, t gąszcz, g brama, w strażnik, s miecz, T troll, R skała, = mur. Rynek: p napój mocy, b księga, c złota moneta, m kamień znacznikowy.
deep_forest-label-pile = { $pile ->
    [one] 1 pasek w stosie
    [few] { $pile } paski w stosie
   *[many] { $pile } pasków w stosie
}
deep_forest-label-left = poza lasem
deep_forest-label-monster = { $strength }: { $name }, { $gold } złota
deep_forest-label-legend = @ ty, o twoja ścieżka, ? zakryte, . las, t gąszcz, g brama, w strażnik, s miecz, T troll, R skała, ~ mgła
deep_forest-breakdown = { $row ->
    [coins] Złote monety
    [resources] Zasoby, { $deep_forest__prices__sell } za 1 złoto
    [sets] Zestawy przeszkód
    [single-obstacles] Pojedyncze przeszkody
    [monsters] Potwory
    [trolls] Trolle
    [swords] Miecze
    [left-the-forest] Opuszczenie lasu
    [longest-path] Najdłuższa ścieżka
   *[other] { $row }
}
