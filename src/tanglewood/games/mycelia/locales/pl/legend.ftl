# The symbols of the game: a name and at most twelve words for each. Order and drawings are in legend.toml.

mycelia-symbols-on-the-board = Na planszy
mycelia-symbol-dewdrop = kropla rosy
mycelia-symbol-dewdrop-says = Zaprowadź ją do świątyni.
mycelia-symbol-drops-here = krople tutaj
mycelia-symbol-drops-here-says = Tyle kropli leży na tym polu.
mycelia-symbol-leaf-litter = ściółka
mycelia-symbol-leaf-litter-says = Teren; karty podają, gdzie działają.
mycelia-symbol-moss = mech
mycelia-symbol-moss-says = Teren.
mycelia-symbol-water = woda
mycelia-symbol-water-says = Teren.
mycelia-symbol-soil = gleba
mycelia-symbol-soil-says = Teren, do którego sięgają tylko karty „dowolne pole”.
mycelia-symbol-shrine-field = pole świątyni
mycelia-symbol-shrine-field-says = Kropla, która tu wejdzie, schodzi z planszy.
mycelia-symbol-extra-shrine-field = dodatkowe pole świątyni
mycelia-symbol-extra-shrine-field-says = Druga droga z twojej planszy.
mycelia-symbol-shrine = świątynia
mycelia-symbol-shrine-says = Zbiera krople; gdy jest pełna, obraca się.
mycelia-symbol-supply-map = mapa zaopatrzenia
mycelia-symbol-supply-map-says = Gdzie pojawiają się nowe krople, gdy świątynia się obraca.
mycelia-symbol-die-faces = ścianki kości
mycelia-symbol-die-faces-says = Kość wskazuje jedną; mapa pokazuje jej pola.

mycelia-symbols-on-cards = Na kartach
mycelia-symbol-price = cena
mycelia-symbol-price-says = Tyle liści płacisz, żeby zwerbować tego grzyba.
mycelia-symbol-leaves = liście
mycelia-symbol-leaves-says = Dostajesz tyle liści.
mycelia-symbol-from-this-landscape = z tego terenu
mycelia-symbol-from-this-landscape-says = Wybierz jedno pole tego rodzaju.
mycelia-symbol-any-field = dowolne pole
mycelia-symbol-any-field-says = Pasuje każdy teren, gleba też.
mycelia-symbol-at-least-so-many = co najmniej tyle
mycelia-symbol-at-least-so-many-says = Musi tam leżeć tyle kropli lub więcej.
mycelia-symbol-exactly = dokładnie
mycelia-symbol-exactly-says = Dokładnie tyle kropli, ani więcej, ani mniej.
mycelia-symbol-move = przesuń
mycelia-symbol-move-says = Jedna kropla, jedno pole: w górę, w dół, w lewo lub w prawo.
mycelia-symbol-take-off = zdejmij
mycelia-symbol-take-off-says = Jedna kropla od razu schodzi z planszy.
mycelia-symbol-if-you-can-and-like = jeśli możesz i chcesz
mycelia-symbol-if-you-can-and-like-says = Dodatkowa kropla, tylko jeśli tam leży.
mycelia-symbol-all-around = dookoła
mycelia-symbol-all-around-says = Po jednej kropli z każdego sąsiedniego pola, które jakąś ma.
mycelia-symbol-around = wokół
mycelia-symbol-around-says = Po kropli z tylu wybranych sąsiednich pól.
mycelia-symbol-up-to-so-often = najwyżej tyle razy
mycelia-symbol-up-to-so-often-says = Powtórz, na tym samym polu albo innym.
mycelia-symbol-and = i
mycelia-symbol-and-says = Oba, od lewej do prawej; pomiń, co chcesz.
mycelia-symbol-or = albo
mycelia-symbol-or-says = Jedno z dwojga, nigdy oba.
mycelia-symbol-the-others = inni
mycelia-symbol-the-others-says = Mogą to wziąć wszyscy inni; ty nie.
mycelia-symbol-once-when-hired = raz, przy werbowaniu
mycelia-symbol-once-when-hired-says = Działa, gdy werbujesz kartę, i nigdy więcej.
mycelia-symbol-let-go = pożegnanie
mycelia-symbol-let-go-says = Usuń na zawsze kartę ze swojego stosu kart odrzuconych.
mycelia-symbol-bring-back = przywrócenie
mycelia-symbol-bring-back-says = Karta ze stosu kart odrzuconych na wierzch twojej talii.
mycelia-symbol-new-tile = nowy kafelek
mycelia-symbol-new-tile-says = Weź ten kafelek; używaj go raz na turę.
mycelia-symbol-start-card = karta startowa
mycelia-symbol-start-card-says = Jedna z kart, z którymi każdy zaczyna.

mycelia-symbols-around-the-table = Wokół stołu
mycelia-symbol-leaves-around-the-table = liście
mycelia-symbol-leaves-around-the-table-says = Nimi płacisz; rozstrzygają remisy.
mycelia-symbol-drops-left = pozostałe krople
mycelia-symbol-drops-left-says = Nadal na tej planszy. Zero kończy grę.
mycelia-symbol-off-now = teraz zdjęte
mycelia-symbol-off-now-says = Krople zdjęte w tej turze.
mycelia-symbol-draw-pile = stos dobierania
mycelia-symbol-draw-pile-says = Twoje następne karty; zwerbowane leżą na wierzchu.
mycelia-symbol-discard-pile = stos kart odrzuconych
mycelia-symbol-discard-pile-says = Zagrane karty; tasowane, gdy brakuje kart do dobrania.
mycelia-symbol-showcase = oferta
mycelia-symbol-showcase-says = Grzyby do zwerbowania; puste miejsca uzupełnia się na koniec tury.
mycelia-symbol-new-showcase = nowa oferta
mycelia-symbol-new-showcase-says = { $mycelia__tile__a__cost ->
    [one] 1 liść
    [few] { $mycelia__tile__a__cost } liście
   *[many] { $mycelia__tile__a__cost } liści
    }: { $mycelia__counts__showcase ->
    [one] 1 nowy grzyb
    [few] { $mycelia__counts__showcase } nowe grzyby
   *[many] { $mycelia__counts__showcase } nowych grzybów
    }. Raz na turę.
mycelia-symbol-a-step = krok
mycelia-symbol-a-step-says = { $mycelia__tile__b__cost ->
    [one] 1 liść
    [few] { $mycelia__tile__b__cost } liście
   *[many] { $mycelia__tile__b__cost } liści
    }: dowolna kropla, jedno pole.
mycelia-symbol-two-steps = dwa kroki
mycelia-symbol-two-steps-says = { $mycelia__tile__c__cost ->
    [one] 1 liść
    [few] { $mycelia__tile__c__cost } liście
   *[many] { $mycelia__tile__c__cost } liści
    }: idą dwie krople z jednego pola.
mycelia-symbol-off-the-board = z planszy
mycelia-symbol-off-the-board-says = { $mycelia__tile__d__cost ->
    [one] 1 liść
    [few] { $mycelia__tile__d__cost } liście
   *[many] { $mycelia__tile__d__cost } liści
    }: zdejmij dowolną kroplę.
mycelia-symbol-let-go-around-the-table = pożegnanie
mycelia-symbol-let-go-around-the-table-says = { $mycelia__tile__e__cost ->
    [one] 1 liść
    [few] { $mycelia__tile__e__cost } liście
   *[many] { $mycelia__tile__e__cost } liści
    }: usuń swoją kartę.
mycelia-symbol-first-player = pierwszy gracz
mycelia-symbol-first-player-says = Ostatnia runda kończy się przed tym miejscem.

mycelia-symbols-gwidyon = Gwidyon
mycelia-symbol-his-pile = jego stos
mycelia-symbol-his-pile-says = Gdy jest pusty, Gwidyon wygrywa.
mycelia-symbol-chip-a-drop = żeton: kropla
mycelia-symbol-chip-a-drop-says = Gdy odwróci się na tę stronę, Gwidyon traci jedną kroplę.
mycelia-symbol-chip-quiet = żeton: spokój
mycelia-symbol-chip-quiet-says = Gdy odwróci się na tę stronę, nic się nie dzieje.
mycelia-symbol-solo-card = karta solo
mycelia-symbol-solo-card-says = Co Gwidyon robi po twojej turze.

mycelia-symbols-prisma = Prisma
mycelia-symbol-prism-drop = pryzmatyczna kropla
mycelia-symbol-prism-drop-says = Kropla, która po zdjęciu daje łaskę.
mycelia-symbol-favours = łaski
mycelia-symbol-favours-says = O tyle pól idzie twój grzybek.
mycelia-symbol-favour-ring = krąg łask
mycelia-symbol-favour-ring-says = Zajęte pola się przeskakuje.
mycelia-symbol-gift-spaces = pola darów
mycelia-symbol-gift-spaces-says = Kup dar tego koloru lub niższego.
mycelia-symbol-idle-mushroom = bezczynny grzybek
mycelia-symbol-idle-mushroom-says = Nigdy się nie rusza; przeskakujesz go.
mycelia-symbol-gift = dar
mycelia-symbol-gift-says = Pomaga ci za każdym razem, gdy go dobierzesz.
mycelia-symbol-draws = dobieranie
mycelia-symbol-draws-says = Tyle kart dobierasz, gdy go wykładasz.
mycelia-symbol-gift-area = strefa darów
mycelia-symbol-gift-area-says = Odkryte dary; działają do końca twojej tury.
mycelia-symbol-favour = łaska
mycelia-symbol-favour-says = { $mycelia__tile__f__cost ->
    [one] 1 liść
    [few] { $mycelia__tile__f__cost } liście
   *[many] { $mycelia__tile__f__cost } liści
    }: jedna łaska.
mycelia-symbol-bring-back-prisma = przywrócenie
mycelia-symbol-bring-back-prisma-says = { $mycelia__tile__g__cost ->
    [one] 1 liść
    [few] { $mycelia__tile__g__cost } liście
   *[many] { $mycelia__tile__g__cost } liści
    }: użyta karta na wierzch twojej talii.
