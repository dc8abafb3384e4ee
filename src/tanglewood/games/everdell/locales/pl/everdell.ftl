# Things.

everdell-goods = { $kind ->
    [twig] { $n ->
        [one] { $n } gałązka
        [few] { $n } gałązki
       *[many] { $n } gałązek
    }
    [resin] { $n ->
        [one] { $n } bryłka żywicy
        [few] { $n } bryłki żywicy
       *[many] { $n } bryłek żywicy
    }
    [pebble] { $n ->
        [one] { $n } kamyk
        [few] { $n } kamyki
       *[many] { $n } kamyków
    }
    [berry] { $n ->
        [one] { $n } jagoda
        [few] { $n } jagody
       *[many] { $n } jagód
    }
   *[points] { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
}
everdell-kind = { $kind ->
    [twig] gałązki
    [resin] żywica
    [pebble] kamyki
   *[berry] jagody
}
# The same in the genitive.
everdell-kind-gen = { $kind ->
    [twig] gałązek
    [resin] żywicy
    [pebble] kamyków
   *[berry] jagód
}
everdell-color-word = { $color ->
    [tan] brązowy
    [green] zielony
    [red] czerwony
    [blue] niebieski
    [purple] fioletowy
   *[other] { $color }
}
everdell-nothing = nic
everdell-nowhere = miejsce, którego już nie ma
everdell-rugwort = Krostawiec
everdell-color = { $color ->
    [tan] podróżnik: działa raz, po zagraniu
    [green] produkcja: działa po zagraniu i gdy miasto produkuje
    [red] miejsce: działa, gdy odwiedza je robotnik
    [blue] zarządzanie: działa, dopóki jest w mieście
   *[purple] pomyślność: dodaje punkty na koniec gry
}
everdell-season = { $season ->
    [winter] zima
    [spring] wiosna
    [summer] lato
   *[autumn] jesień
}
everdell-breakdown = { $row ->
    [cards] karty
    [tokens] żetony punktów
    [prosperity] pomyślność
    [journey] podróż
    [bonus] punkty bonusowe poziomu
    [basic-events] wydarzenia podstawowe
    [special-events] wydarzenia specjalne
    [missed-special-events] niezdobyte przez ciebie wydarzenia specjalne
    [empty-spaces] puste miejsca w twoim mieście
    [wonders] cuda
    [adornments] ozdoby
    [pearls] perły
    [garland] „Wianek stulecia”
    [visitors] goście
    [expedition] wyprawa
    [discoveries] odkrycia
   *[events] wydarzenia
}
everdell-goal-rival = { $rival ->
    [rugwort] W grze solo twoim przeciwnikiem jest Krostawiec: po każdej karcie, którą zagrywasz, kość daje mu kartę z łąki. Musisz mieć więcej punktów niż on.
    [nightweave] Pajęczyca gra po każdej twojej turze według karty aktywności. Musisz mieć więcej punktów niż ona.
   *[none] {""}
}
everdell-goal = Zbuduj miasto o { $everdell__counts__city ->
    [one] 1 miejscu
    [few] { $everdell__counts__city } miejscach
   *[many] { $everdell__counts__city } miejscach
    }: wysyłaj robotników po surowce, zagrywaj stworzenia i budowle, zdobywaj wydarzenia. Wygrywa ten, kto po jesieni ma najwięcej punktów.

# Questions.

everdell-season-now = { $season ->
    [winter] Twoja zima
    [spring] Twoja wiosna
    [summer] Twoje lato
    [autumn] Twoja jesień
   *[other] Pora roku: { $season }
}
everdell-ask-turn = { $workers ->
    [0] { $autumn ->
        [yes] { everdell-season-now }: zagraj kartę albo spasuj.
       *[no] { everdell-season-now }: zagraj kartę albo przygotuj się do nowej pory roku.
    }
    [1] { $autumn ->
        [yes] { everdell-season-now }: zagraj kartę, umieść ostatniego robotnika albo spasuj.
       *[no] { everdell-season-now }: zagraj kartę albo umieść ostatniego robotnika.
    }
   *[other] { $autumn ->
        [yes] { everdell-season-now }: zagraj kartę, umieść jednego z twoich { $workers } robotników albo spasuj.
       *[no] { everdell-season-now }: zagraj kartę albo umieść jednego z twoich { $workers } robotników.
    }
}
everdell-title-season = { $season ->
    [spring] Wiosna
    [summer] Lato
    [autumn] Jesień
   *[winter] Zima
}
everdell-moment = { everdell-title-season }, { $cards ->
    [0] puste miasto
    [one] { $cards } karta w mieście
    [few] { $cards } karty w mieście
    [many] { $cards } kart w mieście
   *[other] { $cards } kart w mieście
}
everdell-ask-pay = jak płacisz za kartę { $card } ({ $cost })?
everdell-ask-spare = którego surowca nie płacisz? Do pominięcia: { $n }.
everdell-ask-replace = który surowiec z kosztu karty { $card } zastępujesz innym?
everdell-ask-fool = { $rugwort ->
    [yes] którą kartę traci przez to Krostawiec?
   *[no] do czyjego miasta trafia?
}
everdell-ask-ruins = która budowla ustępuje miejsca?
everdell-ask-react = która karta w twoim mieście reaguje pierwsza?
everdell-ask-gain = { $n ->
    [one] wybierz surowiec.
    [few] wybierz { $n } surowce.
   *[many] wybierz { $n } surowców.
}
everdell-points-word = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
everdell-ask-spend = { $give ->
    [yes] ile jagód przekazujesz? Za każdą: { everdell-points-word }.
   *[no] ile płacisz (najwyżej { $most })? Za każdy surowiec: { everdell-points-word }.
}
everdell-ask-give = { $n ->
    [one] wybierz surowiec do przekazania.
    [few] wybierz { $n } surowce do przekazania.
   *[many] wybierz { $n } surowców do przekazania.
}
everdell-ask-give-here = przekaż jeszcze najwyżej { $n } albo zakończ.
everdell-ask-to = kto to dostaje?
everdell-ask-teach = którą z dobranych kart przekazujesz?
everdell-ask-post-give = { $n ->
    [one] wybierz kartę do przekazania.
    [few] wybierz { $n } karty do przekazania.
   *[many] wybierz { $n } kart do przekazania.
}
everdell-ask-post-discard = odrzuć dowolną liczbę kart, potem dobierz do pełnej ręki.
everdell-ask-discard = { $least ->
    [0] { $most ->
        [0] odrzuć dowolną liczbę kart.
        [1] odrzuć jeszcze jedną kartę, jeśli chcesz.
       *[other] odrzuć do { $most } kart.
    }
    [1] odrzuć kartę.
   *[other] { $most ->
        [0] odrzuć dowolną liczbę kart.
        [one] odrzuć kartę.
        [few] odrzuć { $most } karty.
       *[many] odrzuć { $most } kart.
    }
}
everdell-ask-play-one = { $less ->
    [one] możesz zagrać jedną z wziętych kart za { $less } surowiec mniej.
    [few] możesz zagrać jedną z wziętych kart za { $less } surowce mniej.
   *[many] możesz zagrać jedną z wziętych kart za { $less } surowców mniej.
}
everdell-ask-take-meadow = { $n ->
    [one] weź kartę z łąki.
    [few] weź do { $n } kart z łąki.
   *[many] weź do { $n } kart z łąki.
}
everdell-ask-clear = { $n ->
    [one] wybierz kartę do odrzucenia z łąki.
    [few] wybierz { $n } karty do odrzucenia z łąki.
   *[many] wybierz { $n } kart do odrzucenia z łąki.
}
everdell-ask-source = odkrywasz karty z talii czy ze stosu kart odrzuconych?
everdell-ask-bring = którą kartę zagrywasz za darmo, jeśli w ogóle?
everdell-ask-put = połóż tu najwyżej { $n } albo zakończ.
everdell-ask-city-card = { $under ->
    [yes] { $n ->
        [one] włóż pod wydarzenie najwyżej 1 stworzenie ze swojego miasta albo zakończ.
        [few] włóż pod wydarzenie do { $n } stworzeń ze swojego miasta albo zakończ.
       *[many] włóż pod wydarzenie do { $n } stworzeń ze swojego miasta albo zakończ.
    }
   *[no] { $n ->
        [one] wybierz kartę ze swojego miasta do odrzucenia.
        [few] wybierz { $n } karty ze swojego miasta do odrzucenia.
       *[many] wybierz { $n } kart ze swojego miasta do odrzucenia.
    }
}
everdell-ask-lift = który robotnik się przenosi?
everdell-ask-move-worker = dokąd idzie robotnik?
everdell-ask-store = co tu kładziesz?
everdell-ask-swap = wymień surowiec albo zakończ.
everdell-ask-tuck = włóż pod wydarzenie stworzenie z ręki albo zakończ.
everdell-ask-keep = zatrzymaj kartę albo włóż wszystkie pozostałe pod wydarzenie.
everdell-ask-play-meadow = którą kartę z łąki zagrywasz?
everdell-ask-play-free = { $limit ->
    [-1] { $may ->
        [yes] którą kartę zagrywasz za darmo, jeśli w ogóle?
       *[no] którą kartę zagrywasz za darmo?
    }
    [one] { $may ->
        [yes] którą kartę wartą najwyżej { $limit } punkt zagrywasz za darmo, jeśli w ogóle?
       *[no] którą kartę wartą najwyżej { $limit } punkt zagrywasz za darmo?
    }
    [few] { $may ->
        [yes] którą kartę wartą najwyżej { $limit } punkty zagrywasz za darmo, jeśli w ogóle?
       *[no] którą kartę wartą najwyżej { $limit } punkty zagrywasz za darmo?
    }
   *[many] { $may ->
        [yes] którą kartę wartą najwyżej { $limit } punktów zagrywasz za darmo, jeśli w ogóle?
       *[no] którą kartę wartą najwyżej { $limit } punktów zagrywasz za darmo?
    }
}
everdell-ask-copy = którego pola używasz?
everdell-ask-repeat = wydać stąd żeton, żeby ponownie użyć pola?
everdell-ask-tear-down = którą kartę ze swojego miasta odrzucasz?
everdell-ask-activate = która zielona karta w twoim mieście działa?
everdell-ask-copy-green = którą zieloną kartę kopiujesz, jeśli w ogóle?
everdell-ask-produce = która karta w twoim mieście produkuje teraz?
everdell-ask-recall = który robotnik wraca?

everdell-ask-either = wybierz jedno z dwojga.
everdell-ask-use-place = którego zajętego pola używasz?
everdell-ask-give-drawn = { $n ->
    [one] przekaż jedną z dobranych kart za punkt albo je zatrzymaj.
    [few] przekaż jedną z dobranych kart za { $n } punkty albo je zatrzymaj.
   *[many] przekaż jedną z dobranych kart za { $n } punktów albo je zatrzymaj.
}
everdell-ask-give-many = { $named ->
    [no] { $n ->
        [one] kto coś dostaje? Najwyżej 1 karta lub surowiec, po punkcie za sztukę.
        [few] kto coś dostaje? Najwyżej { $n } karty i surowce, po punkcie za sztukę.
       *[many] kto coś dostaje? Najwyżej { $n } kart i surowców, po punkcie za sztukę.
    }
   *[yes] co dostaje { $to }? Jeszcze najwyżej { $n }, po punkcie za sztukę.
}
everdell-ask-juggle = { $shown ->
    [0] za którą sztuczkę płacisz, jeśli w ogóle?
   *[other] wartość odkrytych kart: { $worth }, potrzeba { $goal }. Jeszcze jedna?
}
everdell-ask-color = { $n ->
    [one] wskaż kolor, potem dobierz 1 kartę.
    [few] wskaż kolor, potem dobierz { $n } karty.
   *[many] wskaż kolor, potem dobierz { $n } kart.
}
everdell-ask-show = którą kartę pokazujesz? Nagroda: { everdell-points-word }.
everdell-ask-give-cards = { $n ->
    [one] komu przekazujesz 1 kartę? Nagroda: { everdell-points-word }.
    [few] komu przekazujesz { $n } karty? Nagroda: { everdell-points-word }.
   *[many] komu przekazujesz { $n } kart? Nagroda: { everdell-points-word }.
}
everdell-ask-swap-hands = z kim wymieniasz się kartami z ręki?
everdell-ask-rob = która zielona karta przechodzi do twojego miasta?

# Options.

everdell-move-play = zagraj kartę: { $card }
everdell-move-discard = odrzuć kartę: { $card }
everdell-move-give-card = przekaż kartę: { $card }
everdell-move-bring = zagraj za darmo: { $card }
everdell-move-keep = zatrzymaj kartę: { $card }
everdell-move-tuck = włóż pod wydarzenie: { $card }
everdell-move-show = pokaż kartę: { $card }
everdell-move-color = { everdell-color-word }
everdell-choice-gain = { $gain }
everdell-choice-pay = zapłać: { $price }; weź: { $gain }
everdell-choice-any = { $n ->
    [one] 1 dowolny surowiec
    [few] { $n } dowolne surowce
   *[many] { $n } dowolnych surowców
}
everdell-choice-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
everdell-choice-juggle = zapłać ({ $price }) i odkryj kartę
everdell-choice-discard = { $n ->
    [one] nikt nie ma miejsca: odrzuć 1 kartę
    [few] nikt nie ma miejsca: odrzuć { $n } karty
   *[many] nikt nie ma miejsca: odrzuć { $n } kart
}
everdell-move-react = najpierw { $card }
everdell-move-play-meadow = zagraj z łąki: { $card }
everdell-move-take-meadow = weź kartę: { $card }
everdell-move-clear = odrzuć kartę: { $card }
everdell-move-prepare = przygotuj się do nowej pory roku
everdell-move-pass = spasuj: potem nie ma już tur
everdell-move-pay = zapłać koszt
everdell-move-done = to wszystko
everdell-move-place = robotnik: { $place }
everdell-move-copy = użyj: { $place }
everdell-move-claim = zdobądź wydarzenie: { $event }
everdell-move-instead = zapłać: { everdell-other-word } (zamiast: { everdell-one-word })
# The code may give ids or finished words.
everdell-one-word = { $one ->
    [twig] gałązka
    [resin] bryłka żywicy
    [pebble] kamyk
    [berry] jagoda
   *[other] { $one }
}
everdell-other-word = { $other ->
    [twig] gałązka
    [resin] bryłka żywicy
    [pebble] kamyk
    [berry] jagoda
   *[other] { $other }
}
everdell-kind-acc = { $kind ->
    [twig] gałązkę
    [resin] bryłkę żywicy
    [pebble] kamyk
    [berry] jagodę
    [pearl] perłę
   *[other] { $kind }
}
everdell-move-trade = wymień: { everdell-one-word } → { everdell-other-word }
everdell-move-amount = { $n }
everdell-move-source = { $pile ->
    [deck] z talii
   *[discard] ze stosu kart odrzuconych
}
everdell-move-spare = pomiń { everdell-kind-acc }
everdell-move-give = przekaż { everdell-kind-acc }
everdell-move-put = połóż tu { everdell-kind-acc }
everdell-move-gain = weź { everdell-kind-acc }
everdell-move-store = połóż: { $kind ->
    [twig] { $n ->
        [one] { $n } gałązka
        [few] { $n } gałązki
       *[many] { $n } gałązek
    }
    [resin] { $n ->
        [one] { $n } bryłka żywicy
        [few] { $n } bryłki żywicy
       *[many] { $n } bryłek żywicy
    }
    [pebble] { $n ->
        [one] { $n } kamyk
        [few] { $n } kamyki
       *[many] { $n } kamyków
    }
   *[berry] { $n ->
        [one] { $n } jagoda
        [few] { $n } jagody
       *[many] { $n } jagód
    }
}
# A card of somebody's city, as it stands after a colon.
everdell-somebodys-card = { $owner ->
    [own] { $card } (własne miasto)
    [rugwort] { $card } (miasto Krostawca)
    [nightweave] { $card } (miasto Pajęczycy)
    [none] { $card }
   *[other] { $card } (miasto gracza { $who })
}{ $copy ->
    [1] {""}
   *[other] , nr { $copy }
}
everdell-move-visit = odwiedź: { everdell-somebodys-card }
everdell-move-occupy = za darmo, żeton użycia: { everdell-somebodys-card }
everdell-move-use = z pomocą: { everdell-somebodys-card }
everdell-move-imprison = umieść więźnia w Lochu: { everdell-somebodys-card }
everdell-move-activate = użyj: { everdell-somebodys-card }
everdell-move-remove = wybierz: { everdell-somebodys-card }
everdell-move-lift = robotnik na polu: { everdell-somebodys-card }

# Events.

everdell-event-unasked = { $verb ->
    [paying] Był tylko jeden sposób zapłaty: wybrano go automatycznie.
   *[other] Zagrane automatycznie: to była jedyna możliwość.
}
everdell-event-turn = { $you ->
    [yes] Twoja tura.
   *[no] Tura gracza { $name }.
}
everdell-event-gained = { $you ->
    [yes] Otrzymujesz: { $goods }.
   *[no] { $name } otrzymuje: { $goods }.
}
everdell-event-paid = { $you ->
    [yes] Płacisz: { $goods }.
   *[no] { $name } płaci: { $goods }.
}
everdell-event-gave-card = { $you ->
    [yes] Przekazujesz: { $card }; dostaje { $to }.
   *[no] { $name } przekazuje { everdell-some-cards }; { everdell-person-gets }.
}
everdell-event-got-card = { $you ->
    [yes] Dostajesz od gracza { $from }: { $card }.
   *[no] { $name } dostaje { everdell-person-from } { everdell-some-cards }.
}
everdell-event-received = { $you ->
    [yes] Dostajesz od gracza { $from }: { $goods }.
   *[no] { $name } dostaje { everdell-person-from }: { $goods }.
}
everdell-event-stored = { $you ->
    [yes] Kładziesz na karcie { $card }: { $goods }.
   *[no] { $name } kładzie na karcie { $card }: { $goods }.
}
everdell-event-tokens = { $you ->
    [yes] { $n ->
        [one] Kładziesz na karcie { $card } żeton punktu.
        [few] Kładziesz na karcie { $card } { $n } żetony punktów.
       *[many] Kładziesz na karcie { $card } { $n } żetonów punktów.
    }
   *[no] { $n ->
        [one] { $name } kładzie na karcie { $card } żeton punktu.
        [few] { $name } kładzie na karcie { $card } { $n } żetony punktów.
       *[many] { $name } kładzie na karcie { $card } { $n } żetonów punktów.
    }
}
everdell-event-traded = { $you ->
    [yes] Wymieniasz: { everdell-one-word } → { everdell-other-word }.
   *[no] { $name } wymienia: { everdell-one-word } → { everdell-other-word }.
}
everdell-event-cleared = { $you ->
    [yes] Odrzucasz z łąki: { $card }.
   *[no] { $name } odrzuca z łąki: { $card }.
}
everdell-event-took = { $you ->
    [yes] Bierzesz z łąki: { $card }.
   *[no] { $name } bierze z łąki: { $card }.
}
everdell-event-put = { $you ->
    [yes] Kładziesz na wydarzeniu { $event }: { $goods }.
   *[no] { $name } kładzie na wydarzeniu { $event }: { $goods }.
}
everdell-event-tucked = { $you ->
    [yes] Wkładasz pod wydarzenie { $event }: { $card }.
   *[no] { $name } wkłada pod wydarzenie { $event }: { $card }.
}
everdell-event-kept = { $you ->
    [yes] Zatrzymujesz kartę { $card }.
   *[no] { $name } zatrzymuje kartę { $card }.
}
everdell-event-revealed = { $you ->
    [yes] Odkrywasz: { $cards }.
   *[no] { $name } odkrywa: { $cards }.
}
everdell-event-occupied = { $you ->
    [yes] Kładziesz żeton użycia na karcie { $card }; wprowadza się: { $guest }.
   *[no] { $name } kładzie żeton użycia na karcie { $card }; wprowadza się: { $guest }.
}
everdell-event-imprisoned = { $you ->
    [yes] Umieszczasz w Lochu kartę { $card }.
   *[no] { $name } umieszcza w Lochu kartę { $card }.
}
everdell-event-used = { $you ->
    [yes] Używasz karty { $card }.
   *[no] { $name } używa karty { $card }.
}
everdell-event-left = { $you ->
    [yes] Odrzucasz ze swojego miasta: { $card }.
   *[no] { $name } odrzuca ze swojego miasta: { $card }.
}
everdell-event-played = { $you ->
    [yes] { $from ->
        [meadow] Zagrywasz z łąki kartę { $card }.
       *[other] Zagrywasz kartę { $card }.
    }
   *[no] { $from ->
        [meadow] { $name } zagrywa z łąki kartę { $card }.
       *[other] { $name } zagrywa kartę { $card }.
    }
}
everdell-event-sent = { $you ->
    [yes] Wysyłasz kartę { $card }; dostaje ją { $to }.
   *[no] { $name } wysyła kartę { $card }; { everdell-person-gets }.
}
everdell-event-named = { $you ->
    [yes] Wskazujesz kolor: { everdell-color-word }.
   *[no] { $name } wskazuje kolor: { everdell-color-word }.
}
everdell-event-showed = { $you ->
    [yes] Pokazujesz kartę { $card }.
   *[no] { $name } pokazuje kartę { $card }.
}
everdell-event-swapped = { $you ->
    [yes] Wymieniasz się kartami z ręki ({ $to }).
   *[no] { $name } wymienia się kartami z ręki { everdell-person-with }.
}
everdell-event-took-hand = { $you ->
    [yes] { $n ->
        [0] Nie masz teraz kart na ręce.
       *[other] Masz teraz na ręce: { $cards }.
    }
   *[no] { $n ->
        [0] { $name } nie ma teraz kart na ręce.
        [one] { $name } ma teraz na ręce 1 kartę.
        [few] { $name } ma teraz na ręce { $n } karty.
       *[many] { $name } ma teraz na ręce { $n } kart.
    }
}
everdell-owner-city-gen = { $owner_you ->
    [you] twojego miasta
    [own] własnego miasta
   *[other] miasta gracza { $owner }
}
everdell-event-robbed = { $you ->
    [yes] Zabierasz z { everdell-owner-city-gen } kartę { $card }.
   *[no] { $name } zabiera z { everdell-owner-city-gen } kartę { $card }.
}
everdell-event-activated = { $you ->
    [yes] Używasz: { $card }.
   *[no] { $name } używa: { $card }.
}
everdell-event-copied = { $you ->
    [yes] Używasz: { $place }.
   *[no] { $name } używa: { $place }.
}
everdell-event-placed = { $you ->
    [yes] Wysyłasz robotnika: { $place }.
   *[no] { $name } wysyła robotnika: { $place }.
}
everdell-event-claimed = { $you ->
    [yes] Zdobywasz wydarzenie { $event }.
   *[no] { $name } zdobywa wydarzenie { $event }.
}
everdell-event-visited = { $you ->
    [yes] Odwiedzasz kartę { $card } ({ everdell-owner-city }).
   *[no] { $name } odwiedza kartę { $card } ({ everdell-owner-city }).
}
# Somebody a sentence speaks of, and a city.
everdell-person-to = { $to_you ->
    [you] ty
   *[other] { $to }
}
everdell-person-gets = { $to_you ->
    [you] dostajesz ty
   *[other] dostaje { $to }
}
everdell-person-with = { $to_you ->
    [you] z tobą
   *[other] ({ $to })
}
everdell-person-sails = { $to_you ->
    [you] do twojego miasta
   *[other] do innego miasta ({ $to })
}
everdell-person-from = { $from_you ->
    [you] od ciebie
   *[other] od gracza { $from }
}
everdell-owner-city = { $owner_you ->
    [you] twoje miasto
    [own] własne miasto
   *[other] miasto gracza { $owner }
}
everdell-some-cards = { $n ->
    [one] kartę
    [few] { $n } karty
   *[many] { $n } kart
}
everdell-event-recalled = { $you ->
    [yes] { $n ->
        [one] Odzyskujesz robotnika.
        [few] Odzyskujesz { $n } robotników.
       *[many] Odzyskujesz { $n } robotników.
    }
   *[no] { $n ->
        [one] { $name } odzyskuje robotnika.
        [few] { $name } odzyskuje { $n } robotników.
       *[many] { $name } odzyskuje { $n } robotników.
    }
}
everdell-event-moved-worker = { $you ->
    [yes] Przenosisz robotnika.
   *[no] { $name } przenosi robotnika.
}
everdell-event-prepared = { $you ->
    [yes] Przygotowujesz się do nowej pory roku: { $season }{ everdell-new-workers }.
   *[no] { $name } przygotowuje się do nowej pory roku: { $season }{ everdell-new-workers }.
}
everdell-new-workers = { $workers ->
    [0] {""}
    [one] ; 1 nowy robotnik
    [few] ; { $workers } nowi robotnicy
   *[many] ; { $workers } nowych robotników
}
everdell-event-passed = { $you ->
    [yes] Pasujesz.
   *[no] { $name } pasuje.
}
everdell-event-drew = { $you ->
    [yes] Dobierasz: { $cards }.
   *[no] { $n ->
        [one] { $name } dobiera kartę.
        [few] { $name } dobiera { $n } karty.
       *[many] { $name } dobiera { $n } kart.
    }
}
everdell-event-discarded = { $you ->
    [yes] Odrzucasz: { $cards }.
   *[no] { $name } odrzuca { everdell-some-cards }.
}
everdell-event-reacted = Reaguje: { $card }.
everdell-event-shown = Nowe na łące: { $card }.
everdell-event-reshuffled = { $n ->
    [one] Stos kart odrzuconych staje się nową talią: 1 karta.
    [few] Stos kart odrzuconych staje się nową talią: { $n } karty.
   *[many] Stos kart odrzuconych staje się nową talią: { $n } kart.
}
everdell-event-over = Koniec gry.
everdell-event-rugwort-rolled = Krostawiec wyrzuca { $die }.
everdell-event-rugwort-lucky = Znów ta sama liczba: punkt dla Krostawca.
everdell-event-rugwort-played = Krostawiec bierze kartę { $card }.
everdell-event-rugwort-cranky = Krostawiec jest zrzędliwy: znika karta z twojej ręki.
everdell-event-rugwort-fool = Krostawiec wysyła do twojego miasta kartę { $card }.
everdell-event-rugwort-lost = Krostawiec traci kartę { $card }.
everdell-event-rugwort-token = Krostawiec bierze za twoje odwiedziny: { $goods }.
everdell-event-rugwort-claimed = Krostawiec zdobywa wydarzenie { $event }.
everdell-event-rugwort-blocks = Robotnik Krostawca blokuje miejsce { $slot } na łące.
everdell-event-rugwort-moved = Robotnik Krostawca idzie na: { $place }.
everdell-event-rugwort-took-worker = Robotnik Krostawca odchodzi i zabiera ze sobą jednego twojego.

# The table in a terminal.

everdell-label-meadow = Łąka
everdell-label-places = Pola
everdell-label-events = Wydarzenia
everdell-label-hand = Twoja ręka
everdell-label-card = { everdell-color-card }, { $points }
everdell-color-card = { $color ->
    [tan] brązowa
    [green] zielona
    [red] czerwona
    [blue] niebieska
    [purple] fioletowa
   *[other] { $color }
}
everdell-label-other-way = inaczej niż za koszt
everdell-label-missing = brakuje: { $goods }
everdell-label-no-room = brak na nią miejsca
everdell-label-blocked = stoi na niej Krostawiec
everdell-label-occupied = użyta
everdell-label-empty = jeszcze nic nie zbudowano
everdell-label-passed = pas
everdell-label-player = { $season }; { $goods }; { $workers ->
    [one] 1 dostępny robotnik
    [few] { $workers } dostępni robotnicy
   *[many] { $workers } dostępnych robotników
}, na ręce { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}, miejsca { $used } z { $spaces }; dotąd { $total ->
    [one] 1 punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}
everdell-label-rugwort = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
}; dotąd { $total ->
    [one] 1 punkt
    [few] { $total } punkty
   *[many] { $total } punktów
}

# How many cards of a colour an event or a place asks for, in brackets.
everdell-label-colored = { $n } × { everdell-color-card }
