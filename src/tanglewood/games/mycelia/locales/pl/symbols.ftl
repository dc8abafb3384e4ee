# Every symbol of the table: its name, and what it does in one sentence.

symbol-mycelia-drop = kropla rosy
symbol-mycelia-drop-about = Zaprowadź ją do świątyni; wygrywa ten, kto pierwszy opróżni planszę.
symbol-mycelia-land-leaves = ściółka
symbol-mycelia-land-leaves-about = Teren; karty podają, na którym działają.
symbol-mycelia-land-moss = mech
symbol-mycelia-land-moss-about = Teren; karty podają, na którym działają.
symbol-mycelia-land-water = woda
symbol-mycelia-land-water-about = Teren; karty podają, na którym działają.
symbol-mycelia-land-soil = gleba
symbol-mycelia-land-soil-about = Teren, do którego sięgają tylko karty działające na dowolne pole.
symbol-mycelia-land-any = dowolne pole
symbol-mycelia-land-any-about = Pasuje każdy teren, gleba też.
symbol-mycelia-shrine = pole świątyni
symbol-mycelia-shrine-about = Kropla, która tu wejdzie, schodzi z planszy.
symbol-mycelia-wheel = świątynia
symbol-mycelia-wheel-about = Zbiera krople, które opuszczają plansze; gdy jest pełna, obraca się i pojawiają się nowe.
symbol-mycelia-map = karta zaopatrzenia
symbol-mycelia-map-about = Gdzie pojawia się nowa kropla, gdy świątynia się obraca: kość wskazuje znak, a jego pola dostają po kropli na każdej planszy.
symbol-mycelia-die = kość
symbol-mycelia-die-about = Wskazuje znak na karcie zaopatrzenia, gdy świątynia się obraca.

symbol-mycelia-leaf = liście
symbol-mycelia-leaf-about = Płacisz nimi za grzyby i kafelki; rozstrzygają remisy.
symbol-mycelia-move = przesuń
symbol-mycelia-move-about = Jedna kropla o jedno pole: w górę, w dół, w lewo lub w prawo.
symbol-mycelia-move-clear = przesuń, jeśli chcesz
symbol-mycelia-move-clear-about = Jeszcze jedna kropla, tylko jeśli tam leży i chcesz.
symbol-mycelia-remove = zdejmij
symbol-mycelia-remove-about = Jedna kropla od razu schodzi z planszy.
symbol-mycelia-remove-clear = zdejmij, jeśli chcesz
symbol-mycelia-remove-clear-about = Jeszcze jedna kropla, tylko jeśli tam leży i chcesz.
symbol-mycelia-least = co najmniej tyle
symbol-mycelia-least-about = Na polu musi leżeć tyle kropli lub więcej.
symbol-mycelia-beetle = dokładnie
symbol-mycelia-beetle-about = Musi tam leżeć dokładnie tyle kropli, ani więcej, ani mniej.
symbol-mycelia-around = dookoła
symbol-mycelia-around-about = Wybierz pole, także puste; z każdego pola obok niego, które jakąś ma, schodzi jedna kropla.
symbol-mycelia-others = inni
symbol-mycelia-others-about = Mogą to wziąć wszyscy inni, ty nie.
symbol-mycelia-bolt = raz, przy werbowaniu
symbol-mycelia-bolt-about = Działa, gdy werbujesz kartę, i nigdy więcej.
symbol-mycelia-trash = pożegnanie
symbol-mycelia-trash-about = Karta na zawsze znika z twojego stosu kart odrzuconych.
symbol-mycelia-recycle = przywrócenie
symbol-mycelia-recycle-about = Karta z twojego stosu kart odrzuconych trafia na wierzch stosu dobierania.
symbol-mycelia-showcase = nowa oferta
symbol-mycelia-showcase-about = { $mycelia__counts__showcase ->
    [one] 1 nowy grzyb czeka odkryty
    [few] { $mycelia__counts__showcase } nowe grzyby czekają odkryte
   *[many] { $mycelia__counts__showcase } nowych grzybów czeka odkrytych
    } na zwerbowanie.

symbol-mycelia-back = karty
symbol-mycelia-back-about = Liczba kart dobieranych na koniec tury: { $mycelia__counts__hand }; zwerbowane leżą na wierzchu.
symbol-mycelia-first = pierwszy gracz
symbol-mycelia-first-about = Ostatnia runda kończy się przed tym miejscem.

symbol-mycelia-gwidyon = Gwidyon
symbol-mycelia-gwidyon-about = Przeciwnik w grze solo; wygrywa, gdy jego stos jest pusty.
symbol-mycelia-chip-remove = żeton, strona z kroplą
symbol-mycelia-chip-remove-about = Gdy odwróci się na tę stronę, Gwidyon traci jedną kroplę.
symbol-mycelia-chip-rest = żeton, spokojna strona
symbol-mycelia-chip-rest-about = Gdy odwróci się na tę stronę, nic się nie dzieje.
symbol-mycelia-solo-back = karta solo
symbol-mycelia-solo-back-about = Mówi, co Gwidyon robi po twojej turze.

symbol-mycelia-prism = pryzmatyczna kropla
symbol-mycelia-prism-about = Kropla, która po zdjęciu daje łaskę.
symbol-mycelia-favour = łaska
symbol-mycelia-favour-about = Twój grzybek idzie o jedno pole dalej po kręgu.
symbol-mycelia-space-green = zielone dary
symbol-mycelia-space-green-about = Grzybek na tym kolorze może kupić zielony dar.
symbol-mycelia-space-amber = bursztynowe dary
symbol-mycelia-space-amber-about = Grzybek na tym kolorze może kupić bursztynowy lub zielony dar.
symbol-mycelia-space-violet = fioletowe dary
symbol-mycelia-space-violet-about = Grzybek na tym kolorze może kupić dowolny dar.
symbol-mycelia-gift = dar
symbol-mycelia-gift-about = Pomaga ci za każdym razem, gdy go dobierzesz.
