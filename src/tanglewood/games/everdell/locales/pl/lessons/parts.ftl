# Who helps to pay. Innkeeper, Crane, Judge, Dungeon; the Haven; the Monastery and a worker who stays; preparing.

lesson-everdell-helpers-title = Kto pomaga płacić
lesson-everdell-helpers-goal = Zagraj cztery karty, na które cię nie stać, i zamień w punkty surowce, których nikt nie chce.
lesson-everdell-helpers-closing = Dwadzieścia punktów i ani jednej karty opłaconej w całości. Zanim powiesz: za drogo, sprawdź, kogo masz w mieście.

lesson-everdell-helpers-1-say = Twoja Królowa kosztuje pięć jagód, a masz trzy. Karczmarz płaci trzy z nich i odchodzi. Zagraj Królową.
lesson-everdell-helpers-1-notice = Jeden punkt Karczmarza za cztery punkty Królowej. O pomocników gra pyta przy płaceniu.
lesson-everdell-helpers-1-otherwise = Najpierw Królowa. Koszt wydaje się wysoki, ale ktoś pomoże.
lesson-everdell-helpers-1-meanwhile = Ada zagrywa Błazna i wysyła go do ciebie. Dwa punkty mniej, a do tego zajmuje miejsce.
lesson-everdell-helpers-1-slip-1 = Dźwig podnosi kamienie, nie królowe. Pomaga tylko przy budowlach.

lesson-everdell-helpers-2-say = Do budowli służy Dźwig: trzy surowce mniej, wybierasz które. Przy Zamku dwa kamyki i bryłka żywicy.
lesson-everdell-helpers-2-notice = Dźwigu już nie ma, a jego miejsce jest znów wolne. Jeden pomocnik na kartę, nigdy dwóch.
lesson-everdell-helpers-2-otherwise = Zamek, z Dźwigiem. Taniej nie będzie.
lesson-everdell-helpers-2-meanwhile = Ada idzie po dwie bryłki żywicy.
lesson-everdell-helpers-2-trap-1 = Kopalni niczego nie brakuje, a Dźwig by zniknął. Zachowaj go na coś dużego: cofnij to.

lesson-everdell-helpers-3-say = Kopalni brakuje kamyka. Sędzia pozwala zastąpić jeden surowiec innym: twoja jagoda za kamyk. I zostaje!
lesson-everdell-helpers-3-notice = Dokładnie jeden surowiec z kosztu, przy każdej zagranej karcie. Kopalnia dała ci kamyk.
lesson-everdell-helpers-3-otherwise = Zagraj Kopalnię: gałązka, bryłka żywicy, a resztę załatwi Sędzia.
lesson-everdell-helpers-3-meanwhile = Ada wysyła ostatniego robotnika po gałązki.

lesson-everdell-helpers-4-say = I Loch: zamknij stworzenie, trzy surowce mniej. Sprzątacz kosztuje trzy. Widzisz, za kim nikt nie zatęskni?
lesson-everdell-helpers-4-notice = Więźnia nie ma już w twoim mieście: nie zajmuje miejsca, nie daje punktów, a tu nie ma też punktów ujemnych. Dzięki, Ado!
lesson-everdell-helpers-4-otherwise = Sprzątacz. Bez jagód można go opłacić tylko przez Loch.
lesson-everdell-helpers-4-meanwhile = Sprzątacz pozwala Kopalni dać jeszcze raz. Ada przechodzi do lata i bierze dwie karty z łąki.
lesson-everdell-helpers-4-trap-1 = Cztery punkty za kratami! Cofnij to i poszukaj kogoś, kto odbiera ci punkty.

lesson-everdell-helpers-5-say = Za karty, których nie użyjesz, święty krąg daje surowce: za każde dwie karty jeden dowolny. Odrzuć obie za gałązkę.
lesson-everdell-helpers-5-notice = W świętym kręgu jest miejsce dla wszystkich, przez cały rok.
lesson-everdell-helpers-5-otherwise = Nie masz jagód, a na ręce dwa stworzenia. Do świętego kręgu!
lesson-everdell-helpers-5-meanwhile = Ada zbiera jagodę.
lesson-everdell-helpers-5-trap-1 = Jedna karta nic nie daje: trzeba dwóch. Cofnij to i odrzucaj je parami.
lesson-everdell-helpers-5-fine-1 = Dowolna najpierw.

lesson-everdell-helpers-6-say = W twoim Klasztorze dwa surowce zamieniają się w cztery punkty: dostaje je Ada. Wystarczą gałązka i kamyk.
lesson-everdell-helpers-6-notice = Ale ten robotnik zostaje tam na stałe. Cmentarz i Klasztor nikogo nie wypuszczają.
lesson-everdell-helpers-6-otherwise = Twój ostatni robotnik idzie do Klasztoru: cztery punkty.
lesson-everdell-helpers-6-meanwhile = Zostały tylko kamyki, więc jeden idzie sam. Ada dziękuje i przynosi kolejny.
lesson-everdell-helpers-6-fine-1 = Te same dwa surowce.

lesson-everdell-helpers-7-say = Wszyscy są zajęci: przygotuj się do lata i weź z łąki Męża i Żonę. Policz, kto wraca do domu.
lesson-everdell-helpers-7-notice = Czterech robotników, jeden z nich na zawsze w Klasztorze: trzech do wysłania. Dwadzieścia punktów do czterech Ady.
lesson-everdell-helpers-7-otherwise = W domu nie ma już robotników. Przygotuj się.

# Special events.

lesson-everdell-events-title = Wydarzenia specjalne
lesson-everdell-events-goal = Zdobądź trzy wydarzenia specjalne i uwieńcz je Królem.
lesson-everdell-events-closing = Dwadzieścia sześć punktów z czterech wydarzeń i Króla. Przeczytaj cztery wydarzenia specjalne przed pierwszą turą: to już pół planu.

lesson-everdell-events-1-say = Większość wydarzeń specjalnych wymaga dwóch kart w twoim mieście. Karczma i Bard to Prywatny występ. Zagraj Barda i nic nie odrzucaj.
lesson-everdell-events-1-notice = Cztery wydarzenia specjalne są w każdej grze inne. Ada chyba też przeczytała swoje.
lesson-everdell-events-1-otherwise = Najpierw Bard. Jego wydarzenie na nikogo nie czeka.
lesson-everdell-events-1-meanwhile = Bard mógłby zamienić karty w punkty; ty swoich potrzebujesz. Ada zagrywa Handlarza obok Sklepu wielobranżowego.
lesson-everdell-events-1-slip-1 = Karczma bez muzyki? To wydarzenie chce też Barda w twoim mieście.
lesson-everdell-events-1-trap-1 = Punkt za kartę. Ale dalsze wydarzenie płaci dwa za każde stworzenie: cofnij to, nic nie odrzucaj.

lesson-everdell-events-2-say = Teraz wyślij robotnika: wydarzenie jest twoje, a każda położona na nim jagoda jest warta dwa punkty. Połóż trzy!
lesson-everdell-events-2-notice = Sześć punktów. Karczma i Bard zostają na miejscu; wydarzenie tylko na nie patrzy.
lesson-everdell-events-2-otherwise = Najpierw wydarzenie. Kto pierwszy, ten ma je sam.
lesson-everdell-events-2-meanwhile = Ada zdobywa Pod nowym kierownictwem i kładzie na nim trzy bryłki żywicy, po dwa punkty za każdą.
lesson-everdell-events-2-trap-1 = Tylko teraz, nigdy później: dwie jagody więcej to cztery punkty więcej. Cofnij to.

lesson-everdell-events-3-say = Obrona pracy dyplomowej wymaga Nauczyciela i Uniwersytetu. Zagraj Nauczyciela: dwie karty, jedna dla ciebie, jedna dla Ady. Zatrzymaj Mnicha.
lesson-everdell-events-3-notice = Karta dla gracza, który zaraz skończy, to tani prezent.
lesson-everdell-events-3-otherwise = Nauczyciel. Dwie jagody akurat wystarczą.
lesson-everdell-events-3-meanwhile = Ada dostaje Pocztę, nie ma już robotnika, żeby jej użyć, i pasuje.
lesson-everdell-events-3-slip-1 = Ma je Ada. Każde wydarzenie zdobywa tylko jeden gracz, raz.

lesson-everdell-events-4-say = Zdobądź je i wyślij na uczelnię do trzech stworzeń z ręki: po dwa punkty. Ale nie Króla!
lesson-everdell-events-4-notice = Błazen z dyplomem! Karty pod wydarzeniem są poza grą i nikt ich już nie czyta.
lesson-everdell-events-4-otherwise = Obrona czeka na ciebie, a rękę masz pełną studentów.
lesson-everdell-events-4-trap-1 = Dwa punkty za Króla, który na tronie jest wart dziesięć. Cofnij to i zatrzymaj go.
lesson-everdell-events-4-fine-1 = Kolejność jest dowolna.

lesson-everdell-events-5-say = Jeszcze jedno: Wieża zegarowa i Sprzątacz. Leży na łące, a twoja Rafineria ma wolne drzwi. Niech zadziała Farma.
lesson-everdell-events-5-notice = Sprzątacz wprowadza się za darmo, a Ada po spasowaniu może tylko patrzeć.
lesson-everdell-events-5-otherwise = Zobacz, kto może zamieszkać w Rafinerii. Leży na łące.
lesson-everdell-events-5-fine-1 = Żywica jest równie dobra.

lesson-everdell-events-6-say = Dobrze zarządzane miasto: cztery punkty i od razu wraca jeden z twoich robotników. Odzyskaj właśnie tego, którego wysyłasz.
lesson-everdell-events-6-notice = Cztery punkty, a robotnik jest znów dostępny.
lesson-everdell-events-6-otherwise = Masz jeszcze robotnika, a trzecie wydarzenie leży w zasięgu ręki.

lesson-everdell-events-7-say = A teraz Król: dwa punkty za każde twoje wydarzenie specjalne. Twój Zamek ma dla niego drzwi.
lesson-everdell-events-7-notice = Cztery punkty za niego, sześć za twoje trzy wydarzenia.
lesson-everdell-events-7-otherwise = Król, za darmo przez drzwi Zamku.

lesson-everdell-events-8-say = Twój robotnik jest nadal dostępny, a masz cztery zielone karty: zdobądź Święto plonów, wydarzenie podstawowe.
lesson-everdell-events-8-notice = Wydarzenia 19, a Król dodaje za nie 7. Wygrywasz 51 do 21.
lesson-everdell-events-8-otherwise = Leżą tam trzy punkty, a Król też je liczy.
lesson-everdell-events-8-meanwhile = Ani robotnika, ani karty: nie ma już nic do zrobienia, więc pas następuje sam.

# Legends.

lesson-everdell-legends-title = Legendarne karty
lesson-everdell-legends-goal = Zamień dwie zwykłe karty w legendarne.
lesson-everdell-legends-closing = Dwie legendarne karty za dwie jagody. Spójrz zimą na ich wstęgi i najpierw zbuduj to, czego wymagają.

lesson-everdell-legends-1-say = Obok ciebie leżą dwie legendarne karty; widzisz je tylko ty. Wstęga Zielonego Żołędzia mówi: Karczma. Zamień na niego swoją Karczmę, za darmo.
lesson-everdell-legends-1-notice = Cztery punkty zamiast dwóch, a każdy gość daje ci jeszcze dwa. Ado, zapraszamy!
lesson-everdell-legends-1-otherwise = Najpierw Zielony Żołędź. Masz kartę z jego wstęgi.
lesson-everdell-legends-1-meanwhile = Ada od razu go odwiedza: z Żołędziem dowolna karta kosztuje o cztery surowce mniej. Buduje Szkołę za darmo.
lesson-everdell-legends-1-trap-1 = Sześć surowców przepadło. Płacić wolno, ale wystarczyłaby Karczma ze wstęgi: cofnij to.

lesson-everdell-legends-2-say = Legendarna karta jest kartą ze swojej wstęgi: Żołędź ma drzwi Karczmy. Niech Karczmarz wprowadzi się za darmo.
lesson-everdell-legends-2-notice = Karczmarz był darmowy. Legendarnej karty nikt nie może zburzyć ani skopiować.
lesson-everdell-legends-2-otherwise = Karczmarz. Są już dla niego drzwi.
lesson-everdell-legends-2-meanwhile = Ada ma własną legendarną kartę: Ryneczek zastępuje jej Farmę i daje dwa surowce.
lesson-everdell-legends-2-slip-1 = Zielony Żołędź jest teraz twoją Karczmą. Obok legendarnej karty nie ma drugiej.
lesson-everdell-legends-2-trap-1 = Jagoda za gościa, który miał drzwi? Cofnij to i wpuść go do Żołędzia.

lesson-everdell-legends-3-say = Wstęga Proroka mówi: Historyk, a jeden leży na łące. Dwie jagody za niego zamiast czterech za legendarną kartę!
lesson-everdell-legends-3-notice = Teraz twoje miasto jest pełne: piętnaście miejsc.
lesson-everdell-legends-3-otherwise = Historyk. Kosztuje połowę tego, co Prorok.
lesson-everdell-legends-3-meanwhile = Ada nie ma już robotników i pasuje.
lesson-everdell-legends-3-trap-1 = Karczmarz odchodzi, a jagód nie brakowało. Cofnij to i zachowaj go na droższego gościa.

lesson-everdell-legends-4-say = Pełne czy nie: legendarna karta ma własne miejsce. Zamień Historyka na Proroka i jedno miejsce znów jest wolne.
lesson-everdell-legends-4-notice = Legendarne karty nie potrzebują żadnego z piętnastu miejsc. Zamiana robi miejsce, nawet w ostatnich dniach jesieni.
lesson-everdell-legends-4-otherwise = Twoja druga legendarna karta. Historyk czeka na zamianę.
lesson-everdell-legends-4-slip-1 = Piętnaście miejsc i wszystkie zajęte. Najpierw zrób miejsce.

lesson-everdell-legends-5-say = Zbuduj Kopalnię na wolnym miejscu. Po budowli Prorok daje ci dowolny surowiec: weź jagodę.
lesson-everdell-legends-5-notice = Prorok jest niebieski: pomaga po każdej karcie. Historyk dobrałby jedną kartę.
lesson-everdell-legends-5-otherwise = Kopalnia, na odzyskane miejsce.

lesson-everdell-legends-6-say = Mąż dzieli miejsce z Żoną, a płaci za niego twój Karczmarz. Jako surowiec od pary weź bryłkę żywicy.
lesson-everdell-legends-6-notice = Po stworzeniu Prorok dobiera dwie karty. Miejsce Karczmarza jest znów wolne, a ty masz tyle, ile kosztuje Zamek.
lesson-everdell-legends-6-otherwise = Mąż na łące. Żona trzyma mu miejsce.
lesson-everdell-legends-6-trap-1 = Gałązki masz. Spójrz na Zamek na łące: chce trzech bryłek żywicy. Cofnij to.

lesson-everdell-legends-7-say = Zamek: punkt za każdą zwykłą budowlę. Legendarna karta jest tak zwykła jak jej wstęga, więc twój Żołędź się liczy.
lesson-everdell-legends-7-notice = Dziewięć zwykłych budowli, z jego własnymi czterema trzynaście punktów. 49 do 20 Ady, a robotnik jest jeszcze w domu.
lesson-everdell-legends-7-otherwise = Zamek na łące. Masz wszystko, co kosztuje.
lesson-everdell-legends-7-fine-1 = Teraz dobry jest każdy surowiec.
lesson-everdell-legends-7-fine-2 = Teraz dobry jest każdy surowiec.
lesson-everdell-legends-7-fine-3 = Teraz dobry jest każdy surowiec.

# Abilities, new farms, and Corrin.

lesson-everdell-abilities-title = Zdolności, nowe Farmy i Przemyszław
lesson-everdell-abilities-goal = Wykorzystaj dar Wiewiórek i sprowadź do miasta Przemyszława.
lesson-everdell-abilities-closing = Osiem punktów do wiosny, z dwoma robotnikami. Każda zdolność nagina jedną zasadę: przeczytaj swoją i tę, którą ma Ada.

lesson-everdell-abilities-1-say = Każdy ma zdolność. Twoja to Wiewiórki: robotnik, który przynosi gałązki, przynosi jedną więcej. Wyślij go po trzy gałązki.
lesson-everdell-abilities-1-notice = Zdolność nagina jedną zasadę dla jednego gracza. Wskaż ją, żeby przeczytać ponownie.
lesson-everdell-abilities-1-otherwise = Gałązki to twoja siła. Weź trzy, dostaniesz cztery.
lesson-everdell-abilities-1-meanwhile = Cztery gałązki dla ciebie. Ada ma Koty: siadają obok ciebie, choć pole mieści jednego robotnika.

lesson-everdell-abilities-2-say = Nowe Farmy dają wybór: ta daje jagodę albo bryłkę żywicy. Zapłać gałązkami i żywicą i weź jagodę.
lesson-everdell-abilities-2-notice = Dla każdej innej karty to Farma: dla Męża i Żony, dla Wioślarza. Wybierasz na nowo za każdym razem, gdy coś daje.
lesson-everdell-abilities-2-otherwise = Najpierw Farma: masz wszystko, co kosztuje.
lesson-everdell-abilities-2-meanwhile = Ada buduje inną nową Farmę. Każda ma własny koszt i własny wybór.
lesson-everdell-abilities-2-trap-1 = Dwie gałązki zastąpiły żywicę, a bryłkę żywicy przecież masz! Cofnij to i zapłać zgodnie z kosztem.

lesson-everdell-abilities-3-say = Więcej gałązek! Pole grupowe daje dwie i kartę; z twoją zdolnością trzy.
lesson-everdell-abilities-3-notice = Pięć gałązek i ani bryłki żywicy.
lesson-everdell-abilities-3-otherwise = Najpierw gałązki: dwie to dla ciebie trzy.
lesson-everdell-abilities-3-meanwhile = Ada zbiera jagodę.
lesson-everdell-abilities-3-slip-1 = Zajęte, przez ciebie i przez Adę. Wciskają się tylko Koty, a ty masz Wiewiórki.

lesson-everdell-abilities-4-say = Karczma chce bryłki żywicy. U Wiewiórek dwie gałązki zastępują jeden dowolny surowiec z kosztu budowli. Zbuduj ją!
lesson-everdell-abilities-4-notice = To nie pomocnik: działa przy każdej budowli, dowolnie często, nawet obok Dźwigu.
lesson-everdell-abilities-4-otherwise = Karczma. Twoje gałązki są równie dobre jak żywica.
lesson-everdell-abilities-4-meanwhile = Cztery gałązki, zero żywicy. Farma Ady zaprasza Męża.
lesson-everdell-abilities-4-slip-1 = Cztery jagody, a masz jedną. Ale Przemyszław chodzi, gdzie chce: wystarczą czerwone drzwi.

lesson-everdell-abilities-5-say = Wojownik Przemyszław Ogonek wchodzi za darmo przez dowolne czerwone drzwi. Daj Adzie to, czego nie potrzebujesz, po punkcie: Grabarza, Wieżę zegarową, gałązkę.
lesson-everdell-abilities-5-notice = Przywódca, Król i Wojownik: każdy wskazuje kolor. Należą do niego dowolne drzwi tego koloru, bez względu na to, dla kogo je zbudowano.
lesson-everdell-abilities-5-otherwise = Najpierw Przemyszław. Karczma jest czerwona, a jej drzwi otwarte.
lesson-everdell-abilities-5-meanwhile = Trzy prezenty, trzy punkty. Ada przechodzi do wiosny i bierze jagodę z Farmy.
lesson-everdell-abilities-5-trap-1 = Punkt za Błazna, a Ada odsyła go prosto z powrotem: dwa punkty mniej. Zatrzymaj go i wyślij do niej.

lesson-everdell-abilities-6-say = Przygotuj się do wiosny. Nie czeka tam nowy robotnik: to cena zdolności. A Farma niech da żywicę.
lesson-everdell-abilities-6-notice = Dwóch robotników wiosną, u ciebie i u Ady. Osiem punktów do trzech Ady.
lesson-everdell-abilities-6-otherwise = Wszyscy robotnicy są zajęci, a jagody masz. Przygotuj się i wybierz żywicę.

# Nightweave’s plans and personalities.

lesson-everdell-plans-title = Plany i osobowości Pajęczycy
lesson-everdell-plans-goal = Poradź sobie z osobowością i planem i nie daj jej ani jednego żetonu.
lesson-everdell-plans-closing = Ani jednego żetonu dla niej. Osiem osobowości, trzynaście planów: przeczytaj obie karty, zanim wyślesz pierwszego robotnika.

lesson-everdell-plans-1-say = Przez całą grę leżą odkryte dwie karty: jej plan, Wyłudzenie, i jej osobowość, Pajęczyca paskudna. Weź trzy gałązki i zobacz plan.
lesson-everdell-plans-1-notice = Za każdym razem, gdy jej droga jest zablokowana, otrzymuje tyle punktów, ile wynosi jej poziom: dwa. Chyba że to udaremnisz.
lesson-everdell-plans-1-otherwise = Dobrze, ale weź gałązki: wtedy zobaczysz jej plan w działaniu.
lesson-everdell-plans-1-meanwhile = Jej karta też chce trzech gałązek. Zablokowane! Wtedy uderza Wyłudzenie.

lesson-everdell-plans-2-say = Udaremnia to karta albo surowiec. Król jest daleko; wyrzuć go.
lesson-everdell-plans-2-notice = Za każdym razem możesz udaremnić i za każdym razem decydujesz ty.
lesson-everdell-plans-2-otherwise = Zatrzymaj to, czego wkrótce użyjesz. Król kosztuje sześć jagód.
lesson-everdell-plans-2-meanwhile = Nic nie dostaje i idzie za strzałką po dwie bryłki żywicy.
lesson-everdell-plans-2-trap-1 = Dwa punkty dla niej, za nic. Karta, na którą cię nie stać, to uczciwa cena: cofnij to.
lesson-everdell-plans-2-fine-1 = Dźwig też się nada.

lesson-everdell-plans-3-say = Zbuduj Farmę. Potem ona wejdzie na łąkę i zobaczysz, co znaczy Pajęczyca paskudna.
lesson-everdell-plans-3-notice = Jej osobowość działa tylko na oznaczone karty i tylko dopóki tam siedzi.
lesson-everdell-plans-3-otherwise = Najpierw Farma. Masz wszystko, co kosztuje.
lesson-everdell-plans-3-meanwhile = Kość pokazuje 3: bierze Żonę i siada w jej miejscu. Pajęczyny oznaczają pięć kart wokół niej, rogi też.

lesson-everdell-plans-4-say = Mąż jest oznaczony i wart dwa punkty. Zagraj go za darmo: ona chce dwóch punktów, a ty płacisz zamiast tego dwiema innymi rzeczami.
lesson-everdell-plans-4-notice = Jedna karta lub surowiec za każdy punkt. Za darmo czy płatna, dobrana czy zagrana: oznaczona to oznaczona.
lesson-everdell-plans-4-otherwise = Mąż. Jego Farma czeka, a pajęczyny mają cenę.
lesson-everdell-plans-4-meanwhile = Mąż się wprowadza. Jej następna karta wysyła pająka po kamyk.
lesson-everdell-plans-4-slip-1 = Siedzi tam sama Pajęczyca. To miejsce pozostaje puste, dopóki nie odejdzie.
lesson-everdell-plans-4-trap-1 = Dostajesz Męża wartego dwa punkty i ona dostaje dwa. Wtedy nikt nie zyskuje: cofnij to.

lesson-everdell-plans-5-say = Sklepikarz leży na brzegu, bez pajęczyny. Dwie jagody i żadnych pytań.
lesson-everdell-plans-5-notice = Szukaj kart poza jej zasięgiem. Zawsze jakieś są.
lesson-everdell-plans-5-otherwise = Sklepikarz. Nic go nie oznacza, a kosztuje dwie jagody.
lesson-everdell-plans-5-meanwhile = Jej karta, zagranie z łąki: kość pokazuje 6, Szkoła jest jej. Własne pajęczyny nigdy jej nie zatrzymują.

lesson-everdell-plans-6-say = Twój ostatni robotnik: bryłka żywicy i karta. Zajęte są też wszystkie jej pająki i ona sama.
lesson-everdell-plans-6-notice = Nie ma Pajęczycy, nie ma pajęczyn: teraz możesz wziąć każdą kartę. Gdy znów wejdzie, wszystko zacznie się od nowa, gdzie indziej.
lesson-everdell-plans-6-otherwise = W grze dobre jest każde pole. Tutaj żywica.
lesson-everdell-plans-6-meanwhile = Następna karta z pająkiem wysyła ją do domu i przenosi do wiosny. Pajęczyca opuszcza łąkę, a pajęczyny znikają.

lesson-everdell-plans-7-say = Ty też przygotuj się do wiosny. Tym razem jej droga jest wolna, więc Wyłudzenie milczy.
lesson-everdell-plans-7-notice = Przy tym planie blokowanie jej coś cię kosztuje; inne plany wymagają innej uwagi. Nie ma ani jednego żetonu.
lesson-everdell-plans-7-otherwise = Wszyscy robotnicy są zajęci: przygotuj się.
lesson-everdell-plans-7-meanwhile = Jej karta mówi: trzy gałązki, a twój robotnik właśnie je opuścił. Nie ma czego wyłudzić.
