# Companion mode in the browser.

web-companion = Przeciwnik do twojego stołu
web-companion-lead = Grasz własnymi elementami; program gra przeciwnikiem.
web-companion-beyond = Tego program tu nie zna: { $what }. Zostawcie to w pudełku.
web-companion-kept = Masz tu grę z tym przeciwnikiem.
web-companion-unknown = Nie ma takiego przeciwnika.
web-companion-at-table = przy twoim stole
web-companion-begin = Zacznij
web-companion-players = Osoby przy stole
web-companion-own-cards = Używamy kart przeciwnika z naszego pudełka i mówimy, która została odkryta
web-companion-own-dice = Rzucamy własną kością
web-companion-yes = Tak
web-companion-no = Nie
web-companion-less = o jeden mniej
web-companion-more = o jeden więcej
web-companion-that = Zgadza się
web-companion-those = { $n ->
    [one] Ta
    [few] Te { $n }
   *[many] Tych { $n }
}
web-companion-none = Żadna z nich
web-companion-search = Część nazwy
web-companion-as-before = Jak ostatnio
web-companion-why = Dlaczego?
web-companion-done-step = Krok { $n } wykonany
web-companion-done = Gotowe. Moja tura
web-companion-ready = Koniec twojej tury?
web-companion-over = { $name } kończy grę
web-companion-undo = Cofnij ostatnią odpowiedź
web-companion-tab-turn = Tura
web-companion-tab-lair = Przeciwnik
web-companion-tab-score = Punkty
web-companion-tab-answers = Odpowiedzi
web-companion-share = Także na innym telefonie
web-companion-share-about = Link zawiera całą grę: kto go otworzy, gra dalej od tego miejsca.
web-companion-code = Kod QR linku
web-companion-link = Link
web-companion-follow = Graj wspólnie na kilku telefonach
web-companion-follow-about = Przy połączeniu wszystkie telefony pokazują wtedy ten sam krok, niezależnie od tego, kto odpowiada.
web-companion-following = Kto otworzy ten link, śledzi grę: wszystkie telefony pokazują ten sam krok, niezależnie od tego, kto odpowiada.
web-companion-following-on = Połączono: inne telefony śledzą grę na bieżąco.
web-companion-following-lost = Nie ma połączenia: inne telefony poznają twoje odpowiedzi, gdy tylko wróci.
web-companion-unfollow = Graj dalej osobno
web-companion-faster = Inny telefon odpowiedział pierwszy; to jest jego gra.
web-companion-anew = Zacznij inną grę
web-companion-which = Którą grę kontynuować?
web-companion-which-about = Trwa tu już gra (przeciwnik: { $name }), a link zawiera inną. Jeśli wybierzesz tamtą, twoja zostanie odłożona: znajdziesz ją na liście przeciwników.
web-companion-apart-about = Ten telefon i inne grały dalej osobno, gdy nie było połączenia. Jeśli weźmiesz ich grę, twoja zostanie odłożona: znajdziesz ją na liście przeciwników. Jeśli zostawisz swoją, inne telefony przejdą na nią.
web-companion-mine = Na tym urządzeniu
web-companion-of-link = Z linku
web-companion-of-others = Na innych telefonach
web-companion-keep-mine = Zostaw moją
web-companion-take-link = Weź tę
web-companion-entries = { $n ->
    [one] jak dotąd { $n } wpis
    [few] jak dotąd { $n } wpisy
   *[many] jak dotąd { $n } wpisów
}
web-companion-aside = Odłożone gry
web-companion-aside-remove = Usuń grę: { $name }, { $when }
web-companion-counts-itself = liczy się samo
web-companion-not-so = Coś się nie zgadza?
web-companion-change = Zmień
web-companion-change-of = Zmień: { $question }
web-companion-waiting = Nie ma połączenia. Twoja odpowiedź jest zachowana i zadziała, gdy tylko połączenie wróci.
web-companion-retry = Spróbuj ponownie
web-companion-offline = Ta gra toczy się dalej także bez połączenia.
web-companion-alone = Nie ma połączenia: to urządzenie liczy samo…
web-companion-repair = Poprawcie to na stole
web-companion-repair-gone = Cofnijcie
web-companion-repair-new = Zróbcie zamiast tego
web-companion-moved = { $name }: { $now } (przedtem { $was })
web-companion-drop = Usuń
web-companion-drop-of = Usuń: { $name }
web-companion-insert = Przed tym o czymś zapomniano
web-companion-insert-what = O czym zapomniano przed: { $name }?
web-companion-idle = To już nie może się zdarzyć
