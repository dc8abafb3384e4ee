# A winter and a spring. Place (exclusive, shared, forest with a choice), play from hand, play from the Meadow free, prepare, production.

lesson-everdell-1-title = Zima i wiosna
lesson-everdell-1-goal = Zbuduj Farmę, zaproś na nią mieszkańca i dotrwaj do wiosny.
lesson-everdell-1-closing = Trzy karty w mieście i nadeszła wiosna. Umieszczaj, zagrywaj, przygotowuj się: to cała gra. Dalej: jak gra się kończy.

lesson-everdell-1-1-say = Wypełnij swoje piętnaście miejsc dobrymi kartami: wygrywa ten, kto ma najwięcej punktów. Najpierw potrzebujesz surowców. Wyślij robotnika po trzy gałązki.
lesson-everdell-1-1-notice = Twój robotnik tam zostaje. To, co pokazuje pole, bierzesz raz, od razu.
lesson-everdell-1-1-otherwise = To też dobre pole. Na Farmę z twojej ręki potrzebujesz gałązek.
lesson-everdell-1-1-meanwhile = Ada wysyła robotnika po dwie bryłki żywicy.

lesson-everdell-1-2-say = Twoja Farma potrzebuje też bryłki żywicy. Na polu z dwiema bryłkami stoi Ada, ale na polu z plusem jest miejsce dla wszystkich.
lesson-everdell-1-2-notice = Jedna bryłka żywicy i nowa karta. Plus: miejsce dla wszystkich. Bez plusa: tylko jeden robotnik.
lesson-everdell-1-2-otherwise = Ładnie, ale Farmie wciąż brakuje żywicy.
lesson-everdell-1-2-meanwhile = Ada idzie po jagodę.
lesson-everdell-1-2-slip-1 = Ada już tam stoi. To pole mieści tylko jednego robotnika.
lesson-everdell-1-2-slip-2 = Jeszcze nie: jeden z twoich robotników jest nadal w domu.

lesson-everdell-1-3-say = Dwie gałązki i bryłka żywicy: dokładnie tyle kosztuje Farma. Zagraj ją z ręki.
lesson-everdell-1-3-notice = Zielone karty od razu dają swoje surowce: oto twoja pierwsza jagoda.
lesson-everdell-1-3-otherwise = Wszyscy robotnicy są zajęci. W tej turze buduj.
lesson-everdell-1-3-meanwhile = Ada zagrywa za swoją jagodę Karczmarza.

lesson-everdell-1-4-say = Żona na łące kosztuje dwie jagody. Ale twoja Farma daje jej dom, więc wprowadza się za darmo.
lesson-everdell-1-4-notice = Z łąki możesz zagrywać tak jak z ręki. Puste miejsce od razu się uzupełnia.
lesson-everdell-1-4-otherwise = Spójrz na drzwi Farmy: karta mówi, kto może tam zamieszkać.
lesson-everdell-1-4-meanwhile = Na drzwiach Farmy leży żeton użycia: zajęte. Ada nie ma już robotników i sama przechodzi do wiosny.

lesson-everdell-1-5-say = Wszyscy twoi robotnicy są zajęci. Przygotuj się do wiosny: wracają, dołącza jeden nowy, a zielone karty dają znowu.
lesson-everdell-1-5-notice = Trzech robotników, a Farma dała jagodę. Ada przeszła do wiosny pierwsza: każdy ma własną porę roku.
lesson-everdell-1-5-otherwise = W domu nie ma już żadnego robotnika. Czas na wiosnę.
lesson-everdell-1-5-meanwhile = Ada zbiera w lesie trzy jagody.
lesson-everdell-1-5-slip-1 = Farma ma już rodzinę. Dom zaprasza jedno stworzenie, raz. Mąż kosztowałby trzy jagody.

lesson-everdell-1-6-say = Nowe pole w lesie: dwa dowolne surowce. Twojej Kopalni brakuje jeszcze bryłki żywicy i kamyka.
lesson-everdell-1-6-notice = Pola lasu są w każdej grze inne. Mieszczą jednego robotnika.
lesson-everdell-1-6-otherwise = Dobrze to mieć. Ale spójrz, czego brakuje jeszcze Kopalni na twojej ręce.
lesson-everdell-1-6-meanwhile = Ada zagrywa Historyka.
lesson-everdell-1-6-trap-1 = Gałązki masz. Spójrz na koszt Kopalni: brakuje bryłki żywicy i kamyka.
lesson-everdell-1-6-fine-1 = Najpierw kamyk czy żywica, bez różnicy: masz teraz jedno i drugie.

lesson-everdell-1-7-say = Gałązka, bryłka żywicy, kamyk: Kopalnia. Zbuduj ją, a od razu coś ci da.
lesson-everdell-1-7-notice = Trzy karty, pięć punktów. Ada ma dwie karty i dwa punkty.
lesson-everdell-1-7-otherwise = Masz dokładnie tyle, ile kosztuje Kopalnia. Zbuduj ją!

# The last days of autumn. Claim an event, visit an open card in another city, Journey with discards, pass, scoring.

lesson-everdell-2-title = Ostatnie dni jesieni
lesson-everdell-2-goal = Zamień ostatnich robotników w punkty i spasuj w odpowiedniej chwili.
lesson-everdell-2-closing = Twoje miasto wygrywa! Zagraj teraz całą grę. Ada jest cierpliwa, a każda karta powie ci, ile by kosztowała.

lesson-everdell-2-1-say = Jesień, ostatnia pora roku, a trzech robotników jest jeszcze w domu. Twoje trzy niebieskie karty pasują do tego wydarzenia. Zdobądź je: trzy punkty!
lesson-everdell-2-1-notice = Wydarzenie dostaje ten, kto zdobędzie je pierwszy. Leży obok miasta i nie zajmuje miejsca.
lesson-everdell-2-1-otherwise = To też działa, ale Ada może ci zabrać wydarzenie sprzed nosa.
lesson-everdell-2-1-meanwhile = Ada wydaje ostatni kamyk na Dźwig.
lesson-everdell-2-1-trap-1 = Pas jest ostateczny, a w domu jest jeszcze trzech robotników. Cofnij to i zdobądź trochę punktów.

lesson-everdell-2-2-say = Widzisz otwarte drzwi Karczmy Ady? Możesz ją odwiedzić: karta z łąki za trzy surowce mniej. Ada zdobywa punkt.
lesson-everdell-2-2-notice = Architekt kosztował jedną jagodę zamiast czterech. Fioletowe karty punktują na koniec gry: on lubi niewykorzystaną żywicę i kamyki.
lesson-everdell-2-2-otherwise = Najpierw Karczma: dzięki niej twoja jagoda jest warta cztery.
lesson-everdell-2-2-meanwhile = Twój Sklepikarz dodaje jagodę za nowe stworzenie. Ada nie ma już nic do roboty i pasuje.

lesson-everdell-2-3-say = Twój ostatni robotnik wyrusza w podróż: zapłać trzema kartami z ręki, zdobądź trzy punkty.
lesson-everdell-2-3-notice = Karty, których już nie zagrasz, są jeszcze coś warte. Podróż otwiera się tylko jesienią.
lesson-everdell-2-3-otherwise = Surowce już ci nie pomogą. Karty tak: spójrz na podróż.
lesson-everdell-2-3-slip-1 = Ta wymaga pięciu kart. Masz trzy.

lesson-everdell-2-4-say = Robotnicy zajęci, ręka pusta. Nie ma nic lepszego do zrobienia, więc spasuj i policzmy.
lesson-everdell-2-4-notice = Karty 15, żetony 3, fioletowe karty 9, podróż 3, wydarzenie 3: 33 punkty. Ada ma 30.
lesson-everdell-2-4-otherwise = Ładnie, ale kosztowałoby cię to punkty Architekta. Spasuj.
