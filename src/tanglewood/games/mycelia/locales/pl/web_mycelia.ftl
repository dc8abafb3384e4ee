# The table of Mycelia in the browser.

my-card-start = start
my-card-gift = dar

my-field = { $field }, { $land ->
    [leaves] ściółka
    [moss] mech
    [water] woda
    [soil] gleba
   *[shrine] pole świątyni
}, { $drops ->
    [0] puste
    [one] 1 kropla
    [few] { $drops } krople
   *[many] { $drops } kropli
}{ $prisms ->
    [0] {""}
    [one] , w tym 1 pryzmatyczna
    [few] , w tym { $prisms } pryzmatyczne
   *[many] , w tym { $prisms } pryzmatycznych
}
my-prisms-on = { $n ->
    [one] Pryzmatyczna kropla na { $field }
    [few] { $n } pryzmatyczne krople na { $field }
   *[many] { $n } pryzmatycznych kropli na { $field }
}
my-drops-on = { $field } { $n }{ $prisms ->
    [0] {""}
   *[other] {" "}(pryzm.: { $prisms })
}
my-card = { $name }{ $cost ->
    [0] {""}
    [one] , kosztuje 1 liść
    [few] , kosztuje { $cost } liście
   *[many] , kosztuje { $cost } liści
}. { $words }
my-single = Przy werbowaniu: { $words }
my-bought = Przy kupnie: { $words }
my-draws = { $n ->
    [0] Po wyłożeniu nie dobierasz kart.
    [one] Po wyłożeniu dobierz 1 kartę.
    [few] Po wyłożeniu dobierz { $n } karty.
   *[many] Po wyłożeniu dobierz { $n } kart.
}
my-gift = { $works ->
    [yes] Dar { $name }, działa teraz. { $words }
   *[no] Dar { $name }. { $words }
}
my-gift-idle = Bez trwałej zdolności.
my-gift-kind = { $colour ->
    [start] Dar startowy
    [green] Zielony dar
    [amber] Bursztynowy dar
   *[violet] Fioletowy dar
}
my-colour = { $colour ->
    [green] zielony
    [amber] bursztynowy
   *[violet] fioletowy
}
my-root = { $what } { $colour ->
    [green] Zielony stos
    [amber] Bursztynowy stos
   *[violet] Fioletowy stos
}, { $n ->
    [one] 1 dar
    [few] { $n } dary
   *[many] { $n } darów
}
my-tile = Kafelek { $tile }, { $name }, { $cost ->
    [one] 1 liść
    [few] { $cost } liście
   *[many] { $cost } liści
}{ $used ->
    [yes] , użyty w tej turze
   *[no] {""}
}
my-gap = Puste miejsce
my-back-hint = cofnij wybór

# Headings.
my-showcase = Oferta
my-hand = Ręka
my-hand-own = Twoja ręka
my-board = Plansza
my-board-own = Twoja plansza
my-board-of = Plansza gracza { $name }
my-board-says = Plansza gracza { $name }, { $left ->
    [one] została 1 kropla
    [few] zostały { $left } krople
   *[many] zostało { $left } kropli
}: { $fields }
my-tiles-own = Twoje kafelki akcji
my-actions = Co możesz zrobić
my-supply = Gdy świątynia się obraca
my-supply-side = karta { $card }, strona { $side }
my-discard-own = Twój stos kart odrzuconych
my-discard-of = Stos kart odrzuconych gracza { $name }
my-gifts = Strefa darów
my-gifts-of = Strefa darów gracza { $name }
my-roots = Korzenie
my-roots-about = dary za łaski

# Counts.
my-pile = stos
my-pile-says = Stos oferty, { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
my-draw = dobieranie
my-draw-says = Stos dobierania, { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
my-discard = odrzucone
my-discard-says = Stos kart odrzuconych, { $n ->
    [0] pusty
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}. Otwórz
my-discard-empty = Nic tu nie leży.
my-leaves = liście
my-left = krople
my-prisms-left = w tym pryzmatyczne
my-off = zdjęte w turze
my-box = W pudełku:
my-box-shrine = dodatkowe pola świątyni
my-times = × { $n }
my-hand-count = karty na ręce
my-first = 1. gracz
my-last-round = ostatnia runda

my-shrine-says = Świątynia: zajęte otwory { $n } z { $of }{ $more ->
    [0] {""}
   *[other] , czeka jeszcze { $more }
}.
my-shrine-of = { $n } z { $of }
my-shrine-full = pełna się obraca
my-shrine-more = +{ $n } w tej turze
my-shrine-never = już się nie obraca
my-die = Wynik na kości: { $face ->
    [sun] słońce
    [moon] księżyc
    [acorn] żołądź
    [feather] pióro
    [snail] ślimak
   *[web] pajęczyna
}.
my-face = { $face ->
    [sun] Słońce
    [moon] Księżyc
    [acorn] Żołądź
    [feather] Pióro
    [snail] Ślimak
   *[web] Pajęczyna
}: { $fields }.

# The ring of favours.
my-favours-say = Łaski: { $all }
my-favour-at = { $kind ->
    [start] { $name } stoi na polu { $space } (start).
    [green] { $name } stoi na polu { $space }, zielonym.
    [amber] { $name } stoi na polu { $space }, bursztynowym.
    [violet] { $name } stoi na polu { $space }, fioletowym.
   *[plain] { $name } stoi na polu { $space }.
}

# Gwidyon, when one plays alone.
my-gwidyon = Gwidyon
my-gwidyon-about = gra bez miejsca przy stole
my-his-turn = jego tura
my-gwidyon-of = z { $of } kropli
my-gwidyon-pile-says = Stos Gwidyona: zostało { $n } z { $of } kropli.
my-chip-side = { $side ->
    [remove] strona z kroplą
   *[rest] spokojna strona
}
my-chip-next = { $side ->
    [remove] Przy następnym obrocie żetonu nic się nie dzieje.
   *[rest] Przy następnym obrocie żetonu zdejmuje 1 kroplę.
}
my-solo-cards = Karty Gwidyona
my-solo-card = Karta Gwidyona { $id }
my-solo-says = Karta { $id }: { $words }
my-solo-deck = { $n ->
    [one] 1 karta jest zakryta.
    [few] { $n } karty są zakryte.
   *[many] { $n } kart jest zakrytych.
}
my-solo-now = wykonywana
my-solo-last = ostatnia
my-he-did = Co zrobił

# Where the data of a card come from.
my-source = { $source ->
    [rulebook] z instrukcji
    [found] z publicznej strony
    [inferred] wywnioskowane z tego, co wiadomo
   *[reconstructed] odtworzone przez nas
}
my-read-nothing = Wskaż kartę, żeby ją tu przeczytać.
my-read-nothing-yet = nic

# On the other pages: the home page, a new table, rules and cards, the end of a game.
web-game-title-mycelia = Mycelia
web-game-about-mycelia = Zaprowadź każdą kroplę rosy do świątyni.
web-game-facts-mycelia = 1–4 graczy · około 40 minut
web-game-picture-mycelia = Grzyby wokół kamiennej świątyni i krople rosy
web-rival-mycelia = Gwidyon
web-rival-mycelia-about = Twój przeciwnik nie potrzebuje miejsca: ma stos kropli, dwustronny żeton i sześć kart. Po każdej twojej turze odkrywa się i wykonuje za niego jedną kartę.
web-setting-mycelia-expansion = Dołączony dodatek
web-setting-mycelia-prisma = Prisma
web-setting-mycelia-boards = Plansza
web-setting-mycelia-gwidyon = Krople na jego stosie
web-setting-mycelia-first = Kto zaczyna
web-setting-mycelia-setup = Gdzie leżą krople
web-setting-mycelia-ask-leaves = Pytaj przed wzięciem liści
web-fixed-mycelia-expansion = Część dodatku Prisma: zawsze włączony.
web-choice-mycelia-boards = { $choice ->
    [front] Przód
    [pond] Tył: staw
    [cushion] Tył: poduszka mchu
    [litter] Tył: ściółka
    [clearing] Tył: goła polana
   *[random] Losowy tył
}
web-part-mycelia = { $part ->
    [base] Gra podstawowa
    [effects] Co robią karty
    [boards] Tyły plansz
    [expansion] Dołączony dodatek
    [solo] Solo przeciwko Gwidyonowi
    [prisma] Prisma
   *[other] { $part }
}
web-cards-mycelia = { $table ->
    [card] Karty do zwerbowania
    [start] Karty startowe
    [tile] Kafelki akcji
    [side] Plansze
    [setup] Karty przygotowania
    [supply] Karty zaopatrzenia
    [gift] Dary
    [solo] Karty Gwidyona
    [die] Kość
    [board] Format planszy
    [prisma] Prisma
    [track] Krąg łask
    [counts] Liczby
   *[other] { $table }
}
web-card-cost-mycelia = { $n ->
    [one] kosztuje 1 liść
    [few] kosztuje { $n } liście
   *[many] kosztuje { $n } liści
}
web-card-single-mycelia = Przy werbowaniu
web-card-set-mycelia = { $set ->
    [base] gra podstawowa
    [expansion] dołączony dodatek
    [prisma] Prisma
   *[other] { $set }
}
web-curve-mycelia = Pozostałe krople, runda po rundzie
web-curve-label-mycelia = Krzywa przebiegu gry: pozostałe krople każdego gracza, runda po rundzie
