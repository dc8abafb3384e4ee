# Refusals: one line, beside the rule that forbids the wish.

mycelia-no-far = Kropla przechodzi z { $from } na sąsiednie pole, nie na { $to }: nigdy na ukos, nigdy poza krawędź.
mycelia-no-inside = Najpierw dokończ: { $title }, albo pomiń resztę.
mycelia-no-hand = Karty { $card } nie ma na twojej ręce.
mycelia-no-showcase = Karty { $card } nie ma w ofercie.
mycelia-no-price = { $cost ->
    [one] { $card } kosztuje 1 liść, masz { $leaves }.
    [few] { $card } kosztuje { $cost } liście, masz { $leaves }.
   *[many] { $card } kosztuje { $cost } liści, masz { $leaves }.
}
mycelia-no-tile = Nie masz kafelka { $tile }.
mycelia-no-used = Kafelek { $tile } został już użyty w tej turze.
mycelia-no-tile-price = { $cost ->
    [one] Kafelek { $tile } kosztuje { $cost } liść, masz { $leaves }.
    [few] Kafelek { $tile } kosztuje { $cost } liście, masz { $leaves }.
   *[many] Kafelek { $tile } kosztuje { $cost } liści, masz { $leaves }.
}
mycelia-no-tile-in-vain = Kafelek { $tile } nic by teraz nie dał.
mycelia-no-finish = { $cards ->
    [one] Trzeba jeszcze zagrać jedną kartę z ręki.
    [few] Trzeba jeszcze zagrać { $cards } karty z ręki.
   *[many] Trzeba jeszcze zagrać { $cards } kart z ręki.
}
mycelia-no-skip = Nie ma czego pominąć: zagrywa się całą rękę, a między kartami werbujesz, używasz kafelków albo kończysz turę.
mycelia-no-move-now = Najpierw zagraj kartę lub użyj kafelka: to one mówią, którą kroplę można przesunąć.
mycelia-no-remove-now = Najpierw zagraj kartę lub użyj kafelka: to one mówią, którą kroplę można zdjąć.
mycelia-no-choose-now = Nie ma teraz nic do wyboru.
mycelia-no-trash-now = Nic nie pozwala teraz usunąć tej karty.
mycelia-no-recycle-now = Nic nie pozwala teraz przywrócić tej karty.
mycelia-no-return-now = Kafelek oddajesz tylko wtedy, gdy dostajesz piąty; limit to { $limit }.
mycelia-no-four-tiles = { $limit ->
    [one] Masz już { $limit } kafelek: powiedz, który oddajesz.
    [few] Masz już { $limit } kafelki: powiedz, który oddajesz.
   *[many] Masz już { $limit } kafelków: powiedz, który oddajesz.
}
mycelia-no-not-discarded = { $prisma ->
    [yes] Karty { $card } nie ma ani na twoim stosie kart odrzuconych, ani w twojej strefie darów.
   *[no] Karty { $card } nie ma na twoim stosie kart odrzuconych.
}
mycelia-no-no-answer = { $card } nie ma teraz na co odpowiadać.
mycelia-no-only-drop = Pole świątyni kładzie się tam, gdzie leży dokładnie jedna kropla; na { $field } jest ich { $n }.
mycelia-no-answer-now = Teraz nie odpowiada się na werbunek.
mycelia-no-refresh-now = Tylko kafelek a wymienia ofertę lub odkryte dary.
mycelia-no-no-prisma = Przy tym stole nie ma darów; należą do dodatku Prisma.
mycelia-no-gift-top = { $card } nie jest odkrytym darem żadnego stosu.
# The colours of gifts; `$colour` is an id or already a word.
mycelia-colour-word = { $colour ->
    [green] zielony
    [amber] bursztynowy
    [violet] fioletowy
    [start] startowy
    [plain] zwykły
   *[other] { $colour }
}
mycelia-no-gift-colour = { $card }, kolor: { mycelia-colour-word }; twój grzybek stoi na polu { $space }, które nie pozwala kupić daru tego koloru.
mycelia-no-kind = { $kind ->
    [prism] Na { $field } nie ma pryzmatycznej kropli.
   *[dew] Na { $field } nie ma kropli rosy.
}
mycelia-no-lay-now = Nic nie pozwala teraz położyć tam pola świątyni.
mycelia-no-accept-now = Nie ma teraz nic do przyjęcia.
mycelia-no-void-side = Ta strona nic by teraz nie dała.
mycelia-no-shrine = { $field } to pole świątyni: nie ma terenu i nie można go wybrać.
mycelia-wanted-word = { $wanted ->
    [leaves] ściółka
    [moss] mech
    [water] woda
    [soil] gleba
   *[other] { $wanted }
}
mycelia-found-word = { $found ->
    [leaves] ściółka
    [moss] mech
    [water] woda
    [soil] gleba
   *[other] { $found }
}
mycelia-no-landscape = Karta wymaga terenu: { mycelia-wanted-word }, a { $field } to { mycelia-found-word }.
mycelia-no-beetle = Chrząszcz wymaga dokładnej liczby kropli: { $need }, a na { $field } leży { $n }.
mycelia-no-at-least = Potrzeba tam co najmniej tylu kropli: { $need }, a na { $field } leży { $n }.
mycelia-no-nothing-around = Obok { $field } nie leży żadna kropla.
mycelia-no-no-move-symbol = Karta zdejmuje tu krople, a nie je przesuwa.
mycelia-no-no-remove-symbol = Karta przesuwa tu krople, a nie je zdejmuje.
mycelia-no-used-up = Symbole na to są już wykorzystane.
mycelia-no-centre-first = Najpierw wybierz pole pośrodku, na przykład „at { $field }”.
mycelia-no-no-centre = Ta karta nie pyta o pole pośrodku.
mycelia-no-sides-only = Karta zdejmuje krople z sąsiednich pól, nie z tego.
mycelia-no-sides = { $sides ->
    [one] Karta ma { $sides } stronę do wyboru.
    [few] Karta ma { $sides } strony do wyboru.
   *[many] Karta ma { $sides } stron do wyboru.
}
mycelia-no-chosen = Wszystkie symbole tego rysunku dotyczą wybranego pola { $field }.
mycelia-no-beside = Liczą się tu tylko pola obok { $field }, na których kropla jeszcze leży.

# Landscapes. The litter of leaves on the ground is not the leaves one pays with.

mycelia-landscape = { $landscape ->
    [leaves] ściółka
    [moss] mech
    [water] woda
    [soil] gleba
   *[shrine] świątynia
}

# Functions in words: clauses that follow one another in one sentence.

mycelia-function-empty = samo z siebie nic
mycelia-function-then = { $first }; potem { $rest }
mycelia-function-or = albo { $first }, albo { $rest }
mycelia-function-times = { $times ->
    [one] najwyżej { $times } raz: { $what }
    [few] do { $times } razy: { $what }
   *[many] do { $times } razy: { $what }
}
mycelia-function-each-time = { $times ->
    [one] { $times } raz ({ $what })
    [few] { $times } razy ({ $what })
   *[many] { $times } razy ({ $what })
}
mycelia-function-others = dla każdego innego gracza, jeśli zechce: { $what }
mycelia-function-leaves = { $n ->
    [one] weź 1 liść
    [few] weź { $n } liście
   *[many] weź { $n } liści
}
mycelia-function-favours = { $n ->
    [one] weź 1 łaskę
    [few] weź { $n } łaski
   *[many] weź { $n } łask
}
mycelia-function-trash = usuń z gry kartę ze swojego stosu kart odrzuconych lub strefy darów
mycelia-function-recycle = połóż kartę ze swojego stosu kart odrzuconych lub strefy darów na wierzchu swojego stosu dobierania
mycelia-function-tile = weź kafelek akcji { $tile }
mycelia-function-shrine = zdejmij z pola jedyną kroplę i połóż tam dodatkowe pole świątyni
mycelia-function-showcase = wymień wszystkie karty oferty

# A field that fits, in the genitive („z …”, „wokół …”).
mycelia-field = { $landscape ->
    [leaves] pola ściółki
    [moss] pola mchu
    [water] pola wody
    [soil] pola gleby
   *[any] dowolnego pola
}{ $rule ->
    [exactly] { $need ->
        [0] {" "}bez kropli
        [one] {" "}z dokładnie 1 kroplą
        [few] {" "}z dokładnie { $need } kroplami
       *[many] {" "}z dokładnie { $need } kroplami
    }
    [at-least] { $need ->
        [one] {" "}z co najmniej 1 kroplą
        [few] {" "}z co najmniej { $need } kroplami
       *[many] {" "}z co najmniej { $need } kroplami
    }
   *[none] {""}
}
mycelia-picture-move = { $n ->
    [one] przesuń 1 kroplę z { $field }
    [few] przesuń { $n } krople z { $field }
   *[many] przesuń { $n } kropli z { $field }
}
mycelia-picture-move-may = { $n ->
    [one] przesuń najwyżej 1 kroplę z { $field }
    [few] przesuń do { $n } kropli z { $field }
   *[many] przesuń do { $n } kropli z { $field }
}
mycelia-picture-remove = { $n ->
    [one] zdejmij 1 kroplę z { $field }
    [few] zdejmij { $n } krople z { $field }
   *[many] zdejmij { $n } kropli z { $field }
}
mycelia-picture-remove-may = { $n ->
    [one] zdejmij najwyżej 1 kroplę z { $field }
    [few] zdejmij do { $n } kropli z { $field }
   *[many] zdejmij do { $n } kropli z { $field }
}
mycelia-picture-next-move = { $n ->
    [one] przesuń stamtąd 1 kroplę
    [few] przesuń stamtąd { $n } krople
   *[many] przesuń stamtąd { $n } kropli
}
mycelia-picture-next-move-may = { $n ->
    [one] jeśli chcesz, przesuń stamtąd jeszcze 1
    [few] jeśli chcesz, przesuń stamtąd jeszcze do { $n }
   *[many] jeśli chcesz, przesuń stamtąd jeszcze do { $n }
}
mycelia-picture-next-remove = { $n ->
    [one] zdejmij stamtąd 1 kroplę
    [few] zdejmij stamtąd { $n } krople
   *[many] zdejmij stamtąd { $n } kropli
}
mycelia-picture-next-remove-may = { $n ->
    [one] jeśli chcesz, zdejmij stamtąd jeszcze 1
    [few] jeśli chcesz, zdejmij stamtąd jeszcze do { $n }
   *[many] jeśli chcesz, zdejmij stamtąd jeszcze do { $n }
}
mycelia-then = potem { $what }
mycelia-picture-beside = { $sides ->
    [4] zdejmij po 1 kropli z każdego sąsiedniego pola
    [one] zdejmij 1 kroplę z jednego sąsiedniego pola
    [few] zdejmij po 1 kropli z { $sides } sąsiednich pól
   *[many] zdejmij po 1 kropli z { $sides } sąsiednich pól
}
mycelia-picture-around = wokół { $field }: { $sides ->
    [4] zdejmij po 1 kropli z każdego sąsiedniego pola
    [one] zdejmij 1 kroplę z jednego sąsiedniego pola
    [few] zdejmij po 1 kropli z { $sides } sąsiednich pól
   *[many] zdejmij po 1 kropli z { $sides } sąsiednich pól
}
mycelia-picture-around-and = wokół { $field }: { $takes ->
    [one] zdejmij z niego najwyżej 1 kroplę
    [few] zdejmij z niego do { $takes } kropli
   *[many] zdejmij z niego do { $takes } kropli
} oraz { $sides ->
    [4] po 1 kropli z każdego sąsiedniego pola
    [one] 1 kroplę z jednego sąsiedniego pola
    [few] po 1 kropli z { $sides } sąsiednich pól
   *[many] po 1 kropli z { $sides } sąsiednich pól
}

# What gifts do while they lie in the gift area, and the steps of Gwidyon's cards.

mycelia-ability-cheaper = { $n ->
    [one] Każda karta, którą werbujesz w tej turze, kosztuje o 1 liść mniej.
    [few] Każda karta, którą werbujesz w tej turze, kosztuje o { $n } liście mniej.
   *[many] Każda karta, którą werbujesz w tej turze, kosztuje o { $n } liści mniej.
}
mycelia-ability-hire = Za każdą kartę, którą werbujesz w tej turze: { $what }.
mycelia-ability-drop = Za każdą kroplę, która w tej turze opuszcza twoją planszę: { $what }.
mycelia-ability-no-bonus = W tej turze nie musisz dawać innym premii ze swoich kart.
mycelia-ability-no-beetles = W tej turze twoje karty ignorują chrząszcze: podana liczba to minimum.
mycelia-ability-any-landscape = W tej turze twoje karty ignorują tereny: pasuje dowolne pole.
mycelia-ability-moves-remove = W tej turze każde przesunięcie z twoich kart może zamiast tego zdjąć kroplę.
mycelia-ability-twice = Pierwszą kartę zagraną z ręki w tej turze możesz wykonać dwa razy.
mycelia-ability-free-tiles = W tej turze wszystkie twoje kafelki są darmowe.
mycelia-solo-chip = Żeton się odwraca; na stronie z kroplą Gwidyon zdejmuje 1 kroplę ze swojego stosu.
mycelia-solo-removes = { $n ->
    [one] Gwidyon zdejmuje 1 kroplę ze swojego stosu.
    [few] Gwidyon zdejmuje { $n } krople ze swojego stosu.
   *[many] Gwidyon zdejmuje { $n } kropli ze swojego stosu.
}
mycelia-solo-showcase = Cała oferta zostaje wymieniona.
mycelia-solo-you = Jeśli chcesz: { $what }.

# What is being asked now. The title says what is running.

mycelia-title = { $kind ->
    [tile] Kafelek { $name }
    [single] { $name }, jednorazowo
    [ability] { $name } w twojej strefie darów
   *[function] { $name }
}
mycelia-title-solo = Karta Gwidyona { $card }
mycelia-title-bonus = Premia dla ciebie. { $title }
mycelia-counted = { $moves ->
    [yes] { $title }, przesunięcie { $at } z { $times }
   *[no] { $title }, { $at } z { $times }
}
mycelia-ask-turn = { $hand ->
    [0] Runda { $round }, twoja tura: ręka zagrana. Werbujesz, używasz kafelka czy kończysz turę?
    [1] Runda { $round }, twoja tura: zagraj ostatnią kartę albo przedtem werbuj lub użyj kafelka.
   *[other] { $extras ->
        [yes] Runda { $round }, twoja tura: którą kartę zagrywasz? Między kartami możesz też w każdej chwili werbować i używać kafelków.
       *[no] Runda { $round }, twoja tura: którą kartę zagrywasz? Zagrywa się całą rękę, w dowolnej kolejności.
    }
}
mycelia-ask-move = { $landscape ->
    [leaves] która kropla ze ściółki i dokąd?
    [moss] która kropla z mchu i dokąd?
    [water] która kropla z wody i dokąd?
    [soil] która kropla z gleby i dokąd?
   *[any] która kropla i dokąd?
}
mycelia-ask-remove = { $landscape ->
    [leaves] która kropla ze ściółki schodzi z planszy?
    [moss] która kropla z mchu schodzi z planszy?
    [water] która kropla z wody schodzi z planszy?
    [soil] która kropla z gleby schodzi z planszy?
   *[any] która kropla schodzi z planszy?
}
mycelia-ask-both = wybierz pole pierwszym krokiem.
mycelia-ask-centre = które pole jest pośrodku?
mycelia-ask-on-field = { $kind ->
    [move] pole { $field }: dokąd idzie kolejna kropla?
    [remove] pole { $field }: zdjąć kolejną kroplę?
    [around] pole { $field }: która kropla schodzi teraz?
   *[both] pole { $field }: co dalej z kroplą?
}
mycelia-ask-either = co wybierasz?
mycelia-ask-leaves = { $n ->
    [one] wziąć 1 liść?
    [few] wziąć { $n } liście?
   *[many] wziąć { $n } liści?
}
mycelia-ask-favours = { $n ->
    [one] wziąć 1 łaskę?
    [few] wziąć { $n } łaski?
   *[many] wziąć { $n } łask?
}
mycelia-ask-trash = która karta znika z gry?
mycelia-ask-recycle = która karta wraca na wierzch twojego stosu dobierania?
mycelia-ask-tile = wziąć kafelek { $tile }?
mycelia-ask-tile-return = masz cztery kafelki. Który oddajesz w zamian za kafelek { $tile }?
mycelia-ask-shrine = które pole staje się polem świątyni? To, co tam leży, schodzi z planszy.
mycelia-ask-void = odmówić innym tej premii?
mycelia-ask-refresh = wymienić ofertę czy włożyć odkryte dary pod ich stosy?
mycelia-ask-answers = który z twoich darów odpowiada na werbunek?
mycelia-ask-again = { $card } to twoja pierwsza karta w tej turze. Wykonać ją jeszcze raz?

# Options in words.

mycelia-move-play = zagraj kartę { $card }
mycelia-move-hire = { $cost ->
    [one] zwerbuj za 1 liść: { $card }
    [few] zwerbuj za { $cost } liście: { $card }
   *[many] zwerbuj za { $cost } liści: { $card }
}
mycelia-move-buy = weź dar { $card }; grzybek wraca na start
mycelia-move-answer = { $card }: { $what }
mycelia-move-void = odmów innym premii
mycelia-move-let = daj premię innym
mycelia-move-again = wykonaj jeszcze raz: { $card }
mycelia-move-skip-answers = bez dalszych odpowiedzi: dalej
mycelia-move-skip-again = raz wystarczy
mycelia-move-refresh-showcase = wymień ofertę
mycelia-move-refresh-roots = włóż odkryte dary pod ich stosy
mycelia-move-prism-step = przesuń pryzmatyczną kroplę z { $from } na { $to }
mycelia-move-prism-take = zdejmij pryzmatyczną kroplę z { $field }
mycelia-move-use = { $cost ->
    [0] użyj kafelka { $tile } za darmo
    [one] użyj kafelka { $tile } za 1 liść
    [few] użyj kafelka { $tile } za { $cost } liście
   *[many] użyj kafelka { $tile } za { $cost } liści
}
mycelia-move-end = zakończ turę
mycelia-move-step = przesuń kroplę z { $from } na { $to }
mycelia-move-take = zdejmij kroplę z { $field }
mycelia-move-at = wybierz { $field }
mycelia-move-skip = pomiń resztę
mycelia-move-trash = usuń z gry: { $card }
mycelia-move-recycle = połóż na wierzchu stosu dobierania: { $card }
mycelia-move-return = oddaj kafelek { $tile }
mycelia-move-lay = połóż pole świątyni na { $field }

# What happened. Every event has a sentence; `you` says whether the reader did it.

mycelia-event-unasked = { $verb ->
    [play] Została tylko jedna karta: zagrywa się sama.
    [end] Nic więcej nie można zrobić: tura kończy się sama.
   *[other] Zagrane automatycznie: to była jedyna możliwość.
}
mycelia-event-turn = { $you ->
    [yes] Runda { $round }, twoja tura.
   *[no] Runda { $round }, tura gracza { $name }.
}
mycelia-event-played = { $you ->
    [yes] Zagrywasz kartę { $card }.
   *[no] { $name } zagrywa kartę { $card }.
}
mycelia-event-hired = { $you ->
    [yes] { $cost ->
        [one] Werbujesz za 1 liść: { $card }. Karta leży na wierzchu twojego stosu dobierania.
        [few] Werbujesz za { $cost } liście: { $card }. Karta leży na wierzchu twojego stosu dobierania.
       *[many] Werbujesz za { $cost } liści: { $card }. Karta leży na wierzchu twojego stosu dobierania.
    }
   *[no] { $cost ->
        [one] { $name } werbuje za 1 liść: { $card }.
        [few] { $name } werbuje za { $cost } liście: { $card }.
       *[many] { $name } werbuje za { $cost } liści: { $card }.
    }
}
mycelia-event-used = { $you ->
    [yes] Używasz
   *[no] { $name } używa
} kafelka { $tile } { $cost ->
    [0] za darmo
    [one] za 1 liść
    [few] za { $cost } liście
   *[many] za { $cost } liści
}.
mycelia-event-leaves = { $you ->
    [yes] Bierzesz
   *[no] { $name } bierze
} { $n ->
    [one] 1 liść
    [few] { $n } liście
   *[many] { $n } liści
}.
mycelia-event-favour = { $you ->
    [yes] Twój grzybek wchodzi na pole { $space } kręgu łask.
   *[no] Grzybek gracza { $name } wchodzi na pole { $space } kręgu łask.
}
mycelia-event-moved = { $you ->
    [yes] { $prism ->
        [1] Przesuwasz pryzmatyczną kroplę z { $from } na { $to }.
       *[other] Przesuwasz kroplę z { $from } na { $to }.
    }
   *[no] { $prism ->
        [1] { $name } przesuwa pryzmatyczną kroplę z { $from } na { $to }.
       *[other] { $name } przesuwa kroplę z { $from } na { $to }.
    }
}
mycelia-event-moved-off = { $you ->
    [yes] { $prism ->
        [1] Przesuwasz pryzmatyczną kroplę z { $from } na pole świątyni { $to }: schodzi z twojej planszy.
       *[other] Przesuwasz kroplę z { $from } na pole świątyni { $to }: schodzi z twojej planszy.
    }
   *[no] { $prism ->
        [1] { $name } przesuwa pryzmatyczną kroplę z { $from } na pole świątyni { $to }: schodzi z planszy.
       *[other] { $name } przesuwa kroplę z { $from } na pole świątyni { $to }: schodzi z planszy.
    }
}
mycelia-event-moved-on = { $you ->
    [yes] { $prism ->
        [1] Przesuwasz pryzmatyczne krople: { $steps }.
       *[other] Przesuwasz krople: { $steps }.
    }
   *[no] { $prism ->
        [1] { $name } przesuwa pryzmatyczne krople: { $steps }.
       *[other] { $name } przesuwa krople: { $steps }.
    }
}
mycelia-step-words = { $off ->
    [yes] z { $from } na { $to } i z planszy
   *[no] z { $from } na { $to }
}
mycelia-drops = { $prism ->
    [1] { $n ->
        [one] pryzmatyczną kroplę
        [few] { $n } pryzmatyczne krople
       *[many] { $n } pryzmatycznych kropli
    }
   *[other] { $n ->
        [one] kroplę
        [few] { $n } krople
       *[many] { $n } kropli
    }
}
mycelia-event-off = { $you ->
    [yes] Zdejmujesz { mycelia-drops } z { $field }.
   *[no] { $name } zdejmuje { mycelia-drops } z { $field }.
}
mycelia-event-skipped = { $you ->
    [yes] Pomijasz resztę.
   *[no] { $name } pomija resztę.
}
mycelia-event-trashed = { $you ->
    [yes] Usuwasz z gry kartę { $card }.
   *[no] { $name } usuwa z gry kartę { $card }.
}
mycelia-event-recycled = { $you ->
    [yes] Kładziesz kartę { $card } na wierzchu swojego stosu dobierania.
   *[no] { $name } kładzie kartę { $card } na wierzchu swojego stosu dobierania.
}
mycelia-event-tile-gained = { $you ->
    [yes] Dostajesz kafelek { $tile }.
   *[no] { $name } dostaje kafelek { $tile }.
}
mycelia-event-tile-returned = { $you ->
    [yes] Oddajesz kafelek { $tile }.
   *[no] { $name } oddaje kafelek { $tile }.
}
mycelia-event-shrine-laid = { $you ->
    [yes] Kładziesz pole świątyni na { $field }.
   *[no] { $name } kładzie pole świątyni na { $field }.
}
mycelia-event-ending = { $you ->
    [yes] Twoja plansza jest pusta! Ta runda jest ostatnia.
   *[no] Plansza gracza { $name } jest pusta! Ta runda jest ostatnia.
}
mycelia-event-turn-ended = { $you ->
    [yes] Kończysz turę.
   *[no] { $name } kończy turę.
}
mycelia-event-shrine = Krople w świątyni: { $n } z { $capacity }.
mycelia-event-rolled = Świątynia jest pełna i się obraca: wynik na kości to { mycelia-face }.
mycelia-face = { $face ->
    [sun] słońce
    [moon] księżyc
    [acorn] żołądź
    [feather] pióro
    [snail] ślimak
    [web] pajęczyna
   *[other] { $face }
}
mycelia-event-supplied = { $you ->
    [yes] Nowe krople dla ciebie: { $field }.
   *[no] Nowe krople dla gracza { $name }: { $field }.
}
mycelia-event-shown = Nowość w ofercie: { $card }.
mycelia-event-showcase-replaced = Cała oferta zostaje wymieniona.
mycelia-event-pile-shuffled = { $n ->
    [one] Stos oferty jest pusty; tworzy go na nowo odłożona karta.
    [few] Stos oferty jest pusty; { $n } odłożone karty są tasowane i tworzą go na nowo.
   *[many] Stos oferty jest pusty; { $n } odłożonych kart jest tasowanych i tworzy go na nowo.
}
mycelia-event-shuffled = { $you ->
    [yes] Twój stos kart odrzuconych ({ $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }) zostaje potasowany i trafia pod twój stos dobierania.
   *[no] Stos kart odrzuconych gracza { $name } ({ $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }) zostaje potasowany i trafia pod stos dobierania.
}
mycelia-event-drew = { $you ->
    [yes] Dobierasz: { $cards }.
   *[no] { $n ->
        [one] { $name } dobiera 1 kartę.
        [few] { $name } dobiera { $n } karty.
       *[many] { $name } dobiera { $n } kart.
    }
}
mycelia-event-over = Koniec gry.
mycelia-event-gift-laid = { $you ->
    [yes] Dobierasz dar { $card } i kładziesz go w swojej strefie darów
   *[no] { $name } dobiera dar { $card } i kładzie go w strefie darów
}{ $n ->
    [0] .
    [one] ; dobiera się za niego 1 kartę.
    [few] ; dobiera się za niego { $n } karty.
   *[many] ; dobiera się za niego { $n } kart.
}
mycelia-event-gift-bought = { $you ->
    [yes] Bierzesz dar { $card }; twój grzybek wraca na start.
   *[no] { $name } bierze dar { $card }; grzybek wraca na start.
}
mycelia-event-gifts-cleared = { $you ->
    [yes] Dary z twojej strefy darów trafiają na twój stos kart odrzuconych.
   *[no] Dary ze strefy darów gracza { $name } trafiają na stos kart odrzuconych.
}
mycelia-event-answered = { $card } odpowiada na werbunek.
mycelia-event-again = { $you ->
    [yes] Wykonujesz jeszcze raz kartę { $card }.
   *[no] { $name } wykonuje jeszcze raz kartę { $card }.
}
mycelia-event-voided = { $you ->
    [yes] Odmawiasz innym premii.
   *[no] { $name } odmawia innym premii.
}
mycelia-event-roots-turned = Odkryte dary trafiają pod swoje stosy. Teraz odkryte: { $cards }.

# Gwidyon, the solo opponent. Each step says what makes him do it.

mycelia-event-gwidyon-turn = Runda { $round }, tura Gwidyona.
mycelia-event-gwidyon-card = Gwidyon odkrywa kartę solo { $card }.
mycelia-event-gwidyon-chip = { $side ->
    [remove] Żeton odwraca się na stronę z kroplą.
   *[rest] Żeton odwraca się na spokojną stronę: nic się nie dzieje.
}
mycelia-event-gwidyon-removed = { $n ->
    [one] Gwidyon zdejmuje 1 kroplę ze swojego stosu; zostało: { $left }.
    [few] Gwidyon zdejmuje { $n } krople ze swojego stosu; zostało: { $left }.
   *[many] Gwidyon zdejmuje { $n } kropli ze swojego stosu; zostało: { $left }.
}
mycelia-event-gwidyon-ending = Stos Gwidyona jest pusty! Ta tura jest ostatnia.
mycelia-event-gwidyon-shuffled = Odkryto pięć z sześciu kart Gwidyona; wszystkie sześć jest tasowanych na nowo.
mycelia-event-gwidyon-favour = Żółty grzybek Gwidyona wchodzi na pole { $space } kręgu łask.

# The terminal table.

mycelia-goal =
    Na twoim runie leśnym leżą krople rosy. Pozbądź się ich ze swojej planszy przed innymi:
    przesuwaj je pole po polu na pole świątyni albo zdejmuj kartami.
    W każdej turze zagrywasz wszystkie karty z ręki. Za liście werbujesz lepsze karty
    i opłacasz kafelki; zwerbowana karta leży na wierzchu stosu dobierania, więc szybko przyjdzie.
    Krople trafiają do świątyni. Gdy jest pełna, obraca się i wszyscy dostają nowe.
    Gdy jakaś plansza jest pusta, runda toczy się do końca i gra się kończy. Jeśli puste
    plansze ma kilku graczy, wygrywa ten, kto ma najwięcej liści.
mycelia-goal-solo =
    Na twoim runie leśnym leżą krople rosy, a grasz przeciwko Gwidyonowi, który ma stos
    kropli. Pozbądź się wszystkich kropli ze swojej planszy, zanim jego stos będzie pusty:
    przesuwaj je pole po polu na pole świątyni albo zdejmuj kartami. W każdej turze zagrywasz
    wszystkie karty z ręki. Za liście werbujesz lepsze karty i opłacasz kafelki; zwerbowana
    karta leży na wierzchu stosu dobierania, więc szybko przyjdzie. Po każdej twojej turze
    odkrywa się i wykonuje jedną z kart solo Gwidyona. To, co twoje karty oferują
    innym, pomaga jemu: krople schodzą z jego stosu, a każde przesunięcie odwraca jego żeton.
    Krople obu stron wypełniają świątynię; gdy jest pełna, obraca się i ty dostajesz nowe. Tura,
    w której komuś skończą się krople, jest ostatnia; jeśli obu stronom, wygrywacie razem.
mycelia-goal-expansion =
    Z dodatkiem niektóre karty działają raz, w chwili zwerbowania: dają kafelki
    lub dodatkowe pole świątyni albo usuwają słabe karty z twojej talii.
mycelia-goal-prisma =
    Z dodatkiem Prisma część kropli to pryzmatyczne krople: każda, która opuszcza twoją planszę,
    przesuwa twojego grzybka o jedną łaskę naprzód w kręgu. Na kolorowym polu możesz wziąć
    odkryty dar tego koloru albo koloru wcześniejszego; twój grzybek wraca wtedy na start.
    Dobrany dar leży przez turę w twojej strefie darów, pozwala dobrać więcej kart
    i nagina dla ciebie jakąś zasadę.
mycelia-cell = { $landscape ->
    [leaves] Ściółka
    [moss] Mech
    [water] Woda
    [soil] Gleba
   *[shrine] ŚWIĄT.
}
mycelia-label-your-board = Twoja plansza
mycelia-label-board-of = Plansza gracza { $name }
mycelia-label-round = runda { $round }
mycelia-moment = Runda { $round }
mycelia-label-ending = { $alone ->
    [yes] OSTATNIA TURA
   *[no] OSTATNIA RUNDA
}
mycelia-label-drops = { $n ->
    [one] 1 kropla
    [few] { $n } krople
   *[many] { $n } kropli
}
mycelia-label-leaves = { $n ->
    [one] 1 liść
    [few] { $n } liście
   *[many] { $n } liści
}
mycelia-label-prisms = { $n ->
    [one] 1 pryzmatyczna
    [few] { $n } pryzmatyczne
   *[many] { $n } pryzmatycznych
}
mycelia-label-free = za darmo
mycelia-label-used = użyty
mycelia-label-piles = dobieranie { $draw }, odrzucone { $discard }
mycelia-label-top = Na wierzchu stosu dobierania: { $card }
mycelia-label-shrine = Świątynia  { $n } z { $capacity } kropli
mycelia-label-collected = +{ $n } na koniec tej tury
mycelia-label-usable = [ ] oznacza pola, których możesz teraz użyć
mycelia-label-prism-legend = 2+1: 2 krople rosy { $dew } i 1 pryzmatyczna kropla { $prism }
mycelia-label-extra-legend = { $mark } oznacza dodatkowe pole świątyni
mycelia-label-supply = Gdy się zapełni, karta { $card } daje:
mycelia-label-others-things = { $leaves ->
    [one] 1 liść, kafelki { $tiles }
    [few] { $leaves } liście, kafelki { $tiles }
   *[many] { $leaves } liści, kafelki { $tiles }
}
mycelia-label-others-gifts = dary: { $gifts }
mycelia-label-others-piles = ręka { $hand }, dobieranie { $draw }, odrzucone { $discard }
mycelia-label-showcase = Oferta
mycelia-label-showcase-hint = karty do zwerbowania; { $leaves ->
    [0] nie masz liści
    [one] masz 1 liść
    [few] masz { $leaves } liście
   *[many] masz { $leaves } liści
} (w stosie oferty jeszcze { $pile }){ $discount ->
    [0] {""}
    [one] ; w tej turze każda kosztuje o 1 liść mniej
    [few] ; w tej turze każda kosztuje o { $discount } liście mniej
   *[many] ; w tej turze każda kosztuje o { $discount } liści mniej
}
mycelia-label-single = Przy werbowaniu: { $single } Później: { $what }
mycelia-label-gap = (puste do końca tury)
mycelia-label-tiles = Kafelki
mycelia-label-tiles-hint = { $free ->
    [yes] każdy raz na turę, w tej turze wszystkie darmowe
   *[no] każdy raz na turę, płatne liśćmi
}
mycelia-label-stock = W puli: kafelki { $tiles }; { $fields ->
    [0] bez dodatkowych pól świątyni
    [one] 1 dodatkowe pole świątyni
    [few] { $fields } dodatkowe pola świątyni
   *[many] { $fields } dodatkowych pól świątyni
}. „card c” mówi, co robi kafelek c.
mycelia-label-tile = { $used ->
    [yes] kafelek { $tile } (użyty)
   *[no] kafelek { $tile }
}
mycelia-label-hand = Ręka
mycelia-label-hand-hint = zagrywa się całą, w dowolnej kolejności
mycelia-label-copies = { $n ->
    [1] { $card }
   *[other] { $card } (×{ $n })
}
mycelia-label-hidden = { $n ->
    [0] (bez kart)
    [one] 1 zakryta karta
    [few] { $n } zakryte karty
   *[many] { $n } zakrytych kart
}
mycelia-label-stock-tile = { $tile } ×{ $n }
mycelia-label-none = brak
mycelia-label-area = Strefa darów
mycelia-label-area-hint = twoje dary; na koniec twojej tury trafiają na stos kart odrzuconych
mycelia-label-gift-works = Działa teraz: { $what }
mycelia-label-gift-waits = Czeka na twoją turę: { $what }
mycelia-label-gift-none = { $n ->
    [0] Zrobił swoje.
    [one] Zrobił swoje: dał 1 kartę.
    [few] Zrobił swoje: dał { $n } karty.
   *[many] Zrobił swoje: dał { $n } kart.
}
mycelia-label-gift-short = { $works ->
    [yes] { $gift } (działa teraz)
   *[no] { $gift }
}
mycelia-label-roots = Dary
mycelia-label-roots-hint = odkryte; wzięcie daru odsyła twojego grzybka na start
mycelia-label-roots-rest = Teraz poza zasięgiem: { $gifts }.{ $example ->
    [none] {""}
   *[other] {" "}„card { $example }” mówi, co robi.
}
mycelia-label-root = { $gift ->
    [none] { $colour }: brak darów
   *[other] { $gift } ({ $colour }, w stosie: { $n })
}
mycelia-label-root-more = { $n ->
    [0] (Ostatni.)
   *[other] (Pod spodem jeszcze { $n }.)
}
mycelia-label-gift-single = Przy wzięciu: { $what }
mycelia-label-gift-draws = { $n ->
    [0] Nie dobiera kart.
    [one] Dobiera 1 kartę.
    [few] Dobiera { $n } karty.
   *[many] Dobiera { $n } kart.
}
mycelia-label-colour = { mycelia-colour-word }
mycelia-label-track = Łaski
mycelia-label-colour-short = { $colour ->
    [green] Z
    [amber] B
   *[violet] F
}
mycelia-label-track-legend = { $short ->
    [yes] Z zielony, B bursztynowy, F fioletowy: pole na dar tego lub wcześniejszego koloru
   *[no] Na kolorowym polu możesz wziąć dar tego lub wcześniejszego koloru.
}
mycelia-label-idle = bezczynny
mycelia-label-pile = { $n } z { $start } kropli
mycelia-label-chip = { $side ->
    [remove] Żeton: strona z kroplą (następny obrót: nic)
   *[rest] Żeton: spokojna strona (następny obrót: 1 kropla mniej)
}
mycelia-label-solo-cards = Karty: zakryte { $deck }, odkryte { $seen }
mycelia-label-solo-next = Karty Gwidyona
mycelia-label-solo-next-hint = następna będzie jedna z nich; ostatnia pozostaje nieznana
mycelia-label-step-chip = obrót żetonu
mycelia-label-step-removes = zdejmuje { $n }
mycelia-label-step-showcase = nowa oferta
mycelia-label-step-you = jeśli chcesz: { $what }
mycelia-choose-take = Zdejmij kroplę z
mycelia-choose-prism-take = Zdejmij pryzmatyczną kroplę z
mycelia-choose-at = Wybierz pole
mycelia-choose-lay = Połóż pole świątyni na
mycelia-breakdown = { $row ->
    [drops-left] pozostałe krople
    [leaves] liście
    [favours] łaski
   *[other] { $row }
}

mycelia-gwidyon = Gwidyon
# Options that do not go together, behind “option NAME:”.
mycelia-clash-setup = z tymi kartami oczekiwano jednej z wartości { $names }, podano { $given }
mycelia-clash-sides = oczekiwano po jednej stronie na każde miejsce (miejsc: { $n }), podano { $given }
mycelia-clash-board = oczekiwano { $side } tylko raz, jest jedna plansza z tym tyłem
