# Pearlbrook. The frog and the river, an adornment, the Shoal, a wonder.

lesson-everdell-pearlbrook-title = Perłowy Potok: perły i cuda
lesson-everdell-pearlbrook-goal = Wyślij ambasadora po perły i zbuduj cud wart dwadzieścia punktów.
lesson-everdell-pearlbrook-closing = Dwadzieścia dziewięć punktów do siedemnastu, z czego dwadzieścia trzy z rzeki. Pozostałe perły dają po dwa.

lesson-everdell-pearlbrook-1-say = Twój żabi ambasador szuka pereł. Zielony brzeg wymaga trzech zielonych kart, a ty je masz. Idź tam i użyj Młyna wodnego.
lesson-everdell-pearlbrook-1-notice = Jedna perła za pierwszeństwo, jedna za punkt i gałązkę. Zielone karty wystarczyło mieć w mieście.
lesson-everdell-pearlbrook-1-otherwise = Wszyscy robotnicy są zajęci, ale ambasador to nie robotnik. Najpierw rzeka.
lesson-everdell-pearlbrook-1-meanwhile = Młyn wodny jest odkryty do końca gry. Ada idzie po żywicę i gałązkę.
lesson-everdell-pearlbrook-1-slip-1 = Niebieski brzeg wymaga dwóch niebieskich kart, a w twoim mieście nie ma żadnej.
lesson-everdell-pearlbrook-1-trap-1 = Jedna perła jest twoja, ale młyn dałby drugą i dwie karty. Cofnij to i zapłać.

lesson-everdell-pearlbrook-2-say = Za perłę zagrywasz jedną ze swoich dwóch ozdób. Luneta daje surowiec, kartę i perłę. Wybierz jagodę.
lesson-everdell-pearlbrook-2-notice = Zapłacono perłą, a perła wraca. Na koniec gry Luneta daje trzy punkty za każdy twój cud.
lesson-everdell-pearlbrook-2-otherwise = Luneta. Leży przy twoich rzeczach i nie zajmuje miejsca w mieście.
lesson-everdell-pearlbrook-2-meanwhile = Zagranie ozdoby to cała tura. Ada zagrywa Męża.
lesson-everdell-pearlbrook-2-slip-1 = Twój ambasador wyrusza raz na porę roku. Wraca, gdy się przygotujesz.
lesson-everdell-pearlbrook-2-trap-1 = Amulet daje dużo, ale nie perłę. Dziś potrzebujesz każdej: cofnij to.

lesson-everdell-pearlbrook-3-say = Wszyscy robotnicy są zajęci: przygotuj się do jesieni. Ambasador wraca razem z nimi.
lesson-everdell-pearlbrook-3-notice = Farma, barka i rafineria zadziałały. Ale spójrz, kto siedzi teraz na zielonym brzegu!
lesson-everdell-pearlbrook-3-otherwise = Przygotuj się: w domu nikogo już nie ma.
lesson-everdell-pearlbrook-3-meanwhile = Ambasador Ady idzie do twojego młyna i płaci punkt za perłę.

lesson-everdell-pearlbrook-4-say = Na mieliźnie jest miejsce dla każdego ambasadora: dwa surowce i dwie karty za perłę. Wystarczą dwie jagody, Błazen i Bard.
lesson-everdell-pearlbrook-4-notice = Trzy perły. Teraz spójrz w górę na cztery cuda.
lesson-everdell-pearlbrook-4-otherwise = Na mieliznę. Cud, którego chcesz, kosztuje trzy perły, a masz dwie.
lesson-everdell-pearlbrook-4-meanwhile = Ada nie ma już nic do zrobienia i pasuje.
lesson-everdell-pearlbrook-4-slip-1 = Jest tam ambasador Ady. Brzeg mieści jednego ambasadora.
lesson-everdell-pearlbrook-4-slip-2 = Słoneczny Most kosztuje trzy perły. Jednej brakuje.
lesson-everdell-pearlbrook-4-fine-1 = Dowolna najpierw.

lesson-everdell-pearlbrook-5-say = Wyślij robotnika na Słoneczny Most: po dwie sztuki każdego surowca oprócz jagód, trzy perły, trzy karty. Zatrzymaj Króla i Pocztę.
lesson-everdell-pearlbrook-5-notice = Dwadzieścia punktów i jeszcze trzy z Lunety. Każdy cud buduje tylko jeden gracz, raz.
lesson-everdell-pearlbrook-5-otherwise = Most! Idzie tam robotnik i od razu za niego płacisz.
lesson-everdell-pearlbrook-5-slip-1 = Dwadzieścia pięć punktów, ale trzeba trzech kamyków.
lesson-everdell-pearlbrook-5-trap-1 = Piętnaście punktów, a było do wzięcia dwadzieścia. Cofnij to.

# Newleaf. Station cards with their train cars, golden tokens, visitors, a reservation, the ticket.

lesson-everdell-newleaf-title = Stacja Nowoliść: proszę wsiadać
lesson-everdell-newleaf-goal = Skorzystaj ze stacji, złotego żetonu użycia, rezerwacji i biletu.
lesson-everdell-newleaf-closing = Karta za bryłkę żywicy mniej, stworzenie za nic i gość, który dziękuje pięcioma punktami. Pociąg odjeżdża w każdej grze.

lesson-everdell-newleaf-1-say = Na stacji czekają trzy karty, dla wszystkich. Zagraj stamtąd Kopalnię: wagon obok niej dostajesz w zestawie.
lesson-everdell-newleaf-1-notice = Kopalnia dała kamyk, wagon jagodę. Przyszła nowa karta i nowy wagon.
lesson-everdell-newleaf-1-otherwise = Zagraj Kopalnię ze stacji. Dzięki wagonowi obok jest lepsza.
lesson-everdell-newleaf-1-meanwhile = Ada wysyła ostatniego robotnika do świętego kręgu.

lesson-everdell-newleaf-2-say = Twój Ogrodnik ma złotą wstęgę: zielona budowla. Połóż złoty żeton użycia na Kopalni, a przyjdzie za darmo.
lesson-everdell-newleaf-2-notice = Farma i Kopalnia zadziałały jeszcze raz. Na całą grę masz trzy złote żetony użycia.
lesson-everdell-newleaf-2-otherwise = Ogrodnik. Kosztuje trzy jagody albo jeden złoty żeton użycia.
lesson-everdell-newleaf-2-meanwhile = Ada pasuje.
lesson-everdell-newleaf-2-slip-1 = Karczma jest czerwona. Jego wstęga wymaga zielonej budowli.
lesson-everdell-newleaf-2-trap-1 = Drzwi Farmy lepiej zachować dla Męża, który nie potrzebuje złota. Cofnij to i użyj Kopalni.
lesson-everdell-newleaf-2-fine-1 = Dowolna najpierw.

lesson-everdell-newleaf-3-say = Robotnik na stację: odeślij Mysię Piekarską i przyjmij Odoryka Niuchnika. Lubi budowle. Potem weź wagon z dwiema gałązkami.
lesson-everdell-newleaf-3-notice = Pięć punktów, jeśli na końcu masz więcej budowli niż stworzeń. Goście nie potrzebują miejsca.
lesson-everdell-newleaf-3-otherwise = Twój ostatni robotnik idzie na stację, tam, gdzie są goście.
lesson-everdell-newleaf-3-trap-1 = To był Odoryk! Mysia chce pięciu zielonych kart. Cofnij to i odeślij Mysię.

lesson-everdell-newleaf-4-say = Muzeum jest dziś za drogie. Zarezerwuj je: nikt inny go nie dostanie, a będzie kosztować jeden surowiec mniej.
lesson-everdell-newleaf-4-notice = Rezerwacja to cała tura, raz na porę roku. Puste miejsce od razu się uzupełnia.
lesson-everdell-newleaf-4-otherwise = Zarezerwuj Muzeum. Leży pośrodku stacji.
lesson-everdell-newleaf-4-slip-1 = Nie możesz jeszcze za nie zapłacić. Po to jest rezerwacja.

lesson-everdell-newleaf-5-say = Potrzebujesz bryłki żywicy, a w domu nie ma robotnika. Twój bilet przenosi jednego: z pola z gałązkami na pole z żywicą i kartą.
lesson-everdell-newleaf-5-notice = Robotnik zadziałał dwa razy. Strona powrotna wystarczy na jeszcze jedną jazdę, od lata.
lesson-everdell-newleaf-5-otherwise = Bilet. Przenosi robotnika, który jest już zajęty.
lesson-everdell-newleaf-5-slip-1 = W domu nie ma robotnika. Bilet przenosi takiego, który jest już zajęty.

lesson-everdell-newleaf-6-say = Teraz Muzeum, za gałązkę, bryłkę żywicy i kamyk. Drugiej bryłki nie płacisz.
lesson-everdell-newleaf-6-notice = Cztery budowle, jedno stworzenie: Odoryk jest zadowolony. A Muzeum dobiera dwie karty za każdym razem, gdy jakąś zagrasz.
lesson-everdell-newleaf-6-otherwise = Zagraj zarezerwowaną kartę.

# Bellfaire. The Market both ways, the Flower Festival, the garland.

lesson-everdell-bellfaire-title = Święto Lata: targowisko i „Wianek stulecia”
lesson-everdell-bellfaire-goal = Kupuj i sprzedawaj na targowisku, zdobądź festiwal i miej najzieleńsze miasto.
lesson-everdell-bellfaire-closing = Trzydzieści trzy punkty do siedemnastu. Z dodatkiem Święto Lata może grać pięć i sześć osób; limit kart na ręce to wtedy siedem.

lesson-everdell-bellfaire-1-say = Na targowisku jest miejsce dla wszystkich, po jednym robotniku. Weź to, co pokazuje jeden z górnych żetonów: dwie jagody i dwie karty.
lesson-everdell-bellfaire-1-notice = Żeton zmienił stronę. Teraz ktoś może sprzedać to, co było do wzięcia.
lesson-everdell-bellfaire-1-otherwise = Na targowisko! Ada już tam jest, ale zmieścisz się i ty.
lesson-everdell-bellfaire-1-meanwhile = Ada zbiera jagodę.
lesson-everdell-bellfaire-1-slip-1 = Ten żeton leży po stronie, z której się bierze. Sprzedaje się z pozostałymi.

lesson-everdell-bellfaire-2-say = W domu nikogo już nie ma. Przygotuj się do jesieni, a twój robotnik opuści targowisko.
lesson-everdell-bellfaire-2-notice = Naraz po jednym robotniku; teraz możesz tam pójść ponownie.
lesson-everdell-bellfaire-2-otherwise = Przygotuj się: wszyscy robotnicy są zajęci.
lesson-everdell-bellfaire-2-meanwhile = Twoje zielone karty zadziałały. Ada wysyła ostatniego robotnika do świętego kręgu.

lesson-everdell-bellfaire-3-say = W twoim mieście jest po karcie każdego koloru: to Festiwal kwiatów. Zdobądź go!
lesson-everdell-bellfaire-3-notice = Cztery punkty. To wydarzenie podstawowe, piąte obok czterech.
lesson-everdell-bellfaire-3-otherwise = Najpierw festiwal: pięć kolorów i jest twój.
lesson-everdell-bellfaire-3-meanwhile = Ada pasuje.
lesson-everdell-bellfaire-3-slip-1 = To wymaga czterech unikatowych budowli. Wydarzenia z dodatku Święto Lata liczą rodzaje, nie nazwy.

lesson-everdell-bellfaire-4-say = Teraz sprzedaj: trzy gałązki i Barda za trzy punkty i dwa surowce. Weź kamyk i jagodę.
lesson-everdell-bellfaire-4-notice = Trzy punkty i kamyk na Kopalnię. Żeton wrócił na stronę, z której się bierze.
lesson-everdell-bellfaire-4-otherwise = Znów targowisko, tym razem sprzedajesz trzy gałązki i kartę.
lesson-everdell-bellfaire-4-trap-1 = Żywica jest miła, ale punkty milsze, a brakuje kamyka. Cofnij to i sprzedaj.

lesson-everdell-bellfaire-5-say = „Wianek stulecia” dostaje miasto z największą liczbą zielonych kart. Ty i Ada macie po trzy. Zagraj z łąki Kopalnię!
lesson-everdell-bellfaire-5-notice = Sześć punktów za najwięcej, trzy za drugie miejsce. Wcześniej było po sześć dla ciebie i dla Ady.
lesson-everdell-bellfaire-5-otherwise = Kopalnia jest zielona i stać cię na nią.

# Spirecrest. A big critter, the weather, charting, discovering, the expedition after passing.

lesson-everdell-spirecrest-title = Zimowy Szczyt: w góry
lesson-everdell-spirecrest-goal = Użyj dużego stworzenia, eksploruj grań i doprowadź króliczego podróżnika do końca drogi.
lesson-everdell-spirecrest-closing = Dwadzieścia trzy do dwunastu, z czego piętnaście z gór. Bierz kafelki, za które dasz radę zapłacić.

lesson-everdell-spirecrest-1-say = Trufla jest teraz jednym z twoich robotników i może stawać na zielonych kartach w dowolnym mieście. Sklep wielobranżowy Ady i bryłka żywicy!
lesson-everdell-spirecrest-1-notice = Dwie jagody, bo masz Farmę; surowiec i karta więcej, bo to Trufla.
lesson-everdell-spirecrest-1-otherwise = Trufla to twój ostatni robotnik. W razie czego wybierz „Pokaż mi”.
lesson-everdell-spirecrest-1-meanwhile = Ada wysyła ostatniego robotnika po kamyk.
lesson-everdell-spirecrest-1-slip-1 = Pożar! Pogoda twojej pory roku zabrania kart z łąki, dopóki się nie przygotujesz.
lesson-everdell-spirecrest-1-trap-1 = Twoja Farma daje jedną jagodę. Sklep Ady dałby dwie. Cofnij to.

lesson-everdell-spirecrest-2-say = Wszyscy są zajęci. Przygotuj się do jesieni: pożar minął, a twój króliczy podróżnik eksploruje.
lesson-everdell-spirecrest-2-notice = Pogoda dotyczy tylko tych, u których trwa jej pora roku. Za każdym razem, gdy się przygotujesz, podróżnik eksploruje.
lesson-everdell-spirecrest-2-otherwise = Przygotuj się: w domu nikogo już nie ma.

lesson-everdell-spirecrest-3-say = Najpierw mapa: jeden kafelek dołącza do twojej drogi. Zwierciadlane Jezioro, cztery punkty za trzy dowolne surowce.
lesson-everdell-spirecrest-3-notice = Kafelek to obietnica: punkty są wtedy, gdy go opłacisz, po spasowaniu.
lesson-everdell-spirecrest-3-otherwise = Zwierciadlane Jezioro. Wymaga trzech surowców, dowolnych.

lesson-everdell-spirecrest-4-say = Potem odkrycie. Pierwsze jest za darmo, następne kosztują jeden i dwa. Kwitnące Miasto jest warte karty: odrzuć Barda.
lesson-everdell-spirecrest-4-notice = Sześć punktów, bo w twoim mieście nie ma fioletowej karty. Dwa pozostałe wracają.
lesson-everdell-spirecrest-4-otherwise = Kwitnące Miasto, pośrodku. Zapłać kartą.
lesson-everdell-spirecrest-4-meanwhile = Twój króliczy podróżnik wrócił do domu. Ada pasuje.
lesson-everdell-spirecrest-4-trap-1 = Nic nie kosztuje, ale wymaga dwóch wydarzeń, a nie masz żadnego. Cofnij to.

lesson-everdell-spirecrest-5-say = W prawdziwej grze ruszyłoby teraz twoich sześciu robotników. Dziś idziemy prosto do końca: spasuj.
lesson-everdell-spirecrest-5-notice = Teraz i dopiero teraz twój króliczy podróżnik wyrusza wzdłuż kafelków.
lesson-everdell-spirecrest-5-otherwise = Spasuj. Góry czekają.

lesson-everdell-spirecrest-6-say = Pierwszy kafelek wymaga dwóch surowców. Idź dalej i zapłać dwie jagody.
lesson-everdell-spirecrest-6-notice = Trzy punkty. Kafelki opłaca się po kolei; kto nie może, staje w miejscu.
lesson-everdell-spirecrest-6-otherwise = Idź na pierwszy kafelek: dwie jagody za trzy punkty.
lesson-everdell-spirecrest-6-trap-1 = Dziewięć punktów zostaje na drodze! Cofnij to i idź dalej.

lesson-everdell-spirecrest-7-say = Jeszcze dwa: gałązka i Magazyn za fort, potem dwie gałązki i bryłka żywicy za jezioro.
lesson-everdell-spirecrest-7-notice = Dziewięć punktów z trzech kafelków.
lesson-everdell-spirecrest-7-otherwise = Dalej: możesz opłacić każdy kafelek.
