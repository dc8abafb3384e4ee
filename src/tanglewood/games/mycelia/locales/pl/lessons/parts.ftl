# Reading every mushroom. 2x, a stroke, pale arrows, two arrows on one field, neighbours of a field, a bonus that moves a drop.

lesson-mycelia-reading-title = Czytanie każdego grzyba
lesson-mycelia-reading-goal = Odczytaj sześć rodzajów grzybów i w dwóch turach zdejmij z planszy szesnaście kropli.
lesson-mycelia-reading-closing = Szesnaście kropli w dwóch turach! W grze wskaż dowolną kartę: objaśni się sama, strzałka po strzałce.

lesson-mycelia-reading-1-say = 2x znaczy: najwyżej dwa razy, a pole musi pasować za każdym razem. Na mchu pod świątynią leżą trzy krople.
lesson-mycelia-reading-1-notice = Dwie w domu. Za drugim razem możesz wybrać inne pole albo przestać.
lesson-mycelia-reading-1-otherwise = Zacznij od karty z 2x: mech tuż pod świątynią.
lesson-mycelia-reading-1-slip-1 = Nie leży już na mchu, a ta karta przesuwa krople tylko z mchu.

lesson-mycelia-reading-2-say = Kreska znaczy: jedno albo drugie. Przesunięcie albo dwa liście. Wybierz przesunięcie, nad świątynią.
lesson-mycelia-reading-2-notice = Znak & dałby oba, od lewej do prawej.
lesson-mycelia-reading-2-otherwise = Zagraj kartę z kreską. Kropla nad świątynią chce do domu.
lesson-mycelia-reading-2-trap-1 = Dwa liście i przesunięcia już nie ma: nigdy oba. Dziś chcemy kropli.

lesson-mycelia-reading-3-say = Jedna pełna strzałka, dwie blade: jedna kropla musi tam być, dwie kolejne mogą pójść za nią. Który mech ma trzy?
lesson-mycelia-reading-3-notice = Blade strzałki niczego nie wymagają: przy jednej kropli zeszłaby jedna.
lesson-mycelia-reading-3-otherwise = Mech z trzema kroplami: róg.
lesson-mycelia-reading-3-trap-1 = Leżała tam jedna kropla, więc zeszła tylko jedna. Blade strzałki nic nie znalazły: cofnij to.

lesson-mycelia-reading-4-say = Zakończ turę. Ada ma mocną kartę, a mocne karty często niosą prezent.
lesson-mycelia-reading-4-notice = Wszyscy inni mogą przesunąć kroplę. Czyli ty.
lesson-mycelia-reading-4-otherwise = Za jeden liść jest nowa oferta. Dziś go zatrzymaj i zakończ turę.
lesson-mycelia-reading-4-meanwhile = Ada zdejmuje dwie krople. Potem dwie małe głowy i strzałka.

lesson-mycelia-reading-5-say = Pasuje dowolne podłoże: zaprowadź do domu kroplę na prawo od świątyni.
lesson-mycelia-reading-5-notice = Zostało dziesięć, a na ręce masz trzy nowe karty.
lesson-mycelia-reading-5-otherwise = Prezent! Użyj go tam, gdzie kropla trafi do domu.
lesson-mycelia-reading-5-meanwhile = Ada gra do końca swojej tury.

lesson-mycelia-reading-6-say = Dwie pełne strzałki na jednym polu: jedna kropla schodzi, druga się przesuwa. Muszą więc tam leżeć dwie, na wodzie.
lesson-mycelia-reading-6-notice = Dwie krople jednym rysunkiem.
lesson-mycelia-reading-6-otherwise = Woda obok świątyni: leżą tam trzy krople.
lesson-mycelia-reading-6-slip-1 = Tam leży tylko jedna kropla. Dwie pełne strzałki potrzebują dwóch kropli.
lesson-mycelia-reading-6-fine-1 = Najpierw przesunąć, potem zdjąć: na to samo wychodzi.

lesson-mycelia-reading-7-say = Pole i jedno sąsiednie: do dwóch kropli z wody, potem jedna obok. Zacznij przy dolnej krawędzi.
lesson-mycelia-reading-7-notice = Sąsiednie pole może mieć dowolne podłoże.
lesson-mycelia-reading-7-otherwise = Woda z trzema kroplami przy dolnej krawędzi, potem kropla na prawo od niej.

lesson-mycelia-reading-8-say = Strzałki z czterech stron: wybierz środek z kroplą, a każde sąsiednie pole traci jedną. Który środek jest najlepszy?
lesson-mycelia-reading-8-notice = Cztery naraz, a środek zachowuje swoją. Została jedna kropla; Ada ma czternaście.
lesson-mycelia-reading-8-otherwise = Poszukaj pola, które ma krople nad sobą, pod sobą, z lewej i z prawej.
lesson-mycelia-reading-8-fine-1 = W innej kolejności wokół środka: tak samo dobrze.

# Lightning and new tiles. Hire with lightning, tiles c, d and e, throw a card out, a fifth tile, a present when Ada hires.

lesson-mycelia-tiles-title = Błyskawica i nowe kafelki
lesson-mycelia-tiles-goal = Zdobądź trzy nowe kafelki i opróżnij nimi planszę.
lesson-mycelia-tiles-closing = Kafelki c, d i e: dwa kroki, jedna kropla z planszy, jedna karta mniej. W grze wybierasz, które cztery zatrzymać.

lesson-mycelia-tiles-1-say = Błyskawica działa raz: gdy werbujesz kartę. Ta daje nowy kafelek, c. Zwerbuj ją!
lesson-mycelia-tiles-1-notice = Kafelek c jest twój przez całą grę i od razu gotowy.
lesson-mycelia-tiles-1-otherwise = Później, z chęcią. Najpierw grzyb, którego błyskawica pokazuje kafelek c.
lesson-mycelia-tiles-1-slip-1 = Ten kafelek leży jeszcze na środku. Zwerbuj grzyba, który go daje.
lesson-mycelia-tiles-1-trap-1 = Możesz zrezygnować z kafelka, ale błyskawica nie uderza dwa razy. Cofnij to i zgódź się.

lesson-mycelia-tiles-2-say = Kafelek c, trzy liście: przesuń dowolną kroplę, a jeśli na tym samym polu leży jeszcze jedna, przesuń i ją.
lesson-mycelia-tiles-2-notice = Obie w domu. Kafelek b przesunąłby jedną za tę samą cenę.
lesson-mycelia-tiles-2-otherwise = Najpierw kafelek c. Na prawo od świątyni leżą razem dwie krople.
lesson-mycelia-tiles-2-trap-1 = Leżała tam jedna kropla, więc drugiego przesunięcia nie było. Kafelek c lubi towarzystwo: cofnij to.

lesson-mycelia-tiles-3-say = Zostały dwa liście: wystarczą na grzyba z kafelkiem e. Werbuj tyle, za ile możesz zapłacić.
lesson-mycelia-tiles-3-notice = Teraz cztery kafelki: a, b, c i e.
lesson-mycelia-tiles-3-otherwise = Poszukaj błyskawicy z kafelkiem e. Kosztuje dwa.

lesson-mycelia-tiles-4-say = Zagraj całą rękę, da ci sześć liści. Potem kafelek e na zawsze wyrzuca kartę z twojego stosu kart odrzuconych: wirujący liść.
lesson-mycelia-tiles-4-notice = Chuda talia to dobra talia: mocne grzyby wracają szybciej.
lesson-mycelia-tiles-4-otherwise = Najpierw ręka, wszystkie trzy karty. Potem kafelek e i słaba karta.
lesson-mycelia-tiles-4-trap-1 = Cztery liście za każdym razem, stracone na całą grę! Cofnij to: znika najsłabsza, nigdy najlepsza.
lesson-mycelia-tiles-4-fine-1 = Też dobry wybór. Przesuwała tylko jedną kroplę i tylko z mchu.

lesson-mycelia-tiles-5-say = Zakończ turę. Dzięki twojemu prezentowi Ada jest bogata: sześć liści.
lesson-mycelia-tiles-5-notice = Trwa tura Ady, a pytanie i tak jest do ciebie.
lesson-mycelia-tiles-5-otherwise = Twoje trzy liście przydadzą się w następnej turze. Zatrzymaj je.
lesson-mycelia-tiles-5-meanwhile = Ada werbuje za sześć. Jej błyskawica ma dwie małe głowy: prezent dla innych.

lesson-mycelia-tiles-6-say = Jej prezent: przesuń dowolną kroplę o jedno pole. Ta z mchu pod świątynią chętnie pójdzie do domu.
lesson-mycelia-tiles-6-notice = Po trzy. Oba twoje nowe grzyby są na ręce.
lesson-mycelia-tiles-6-otherwise = Darmowy krok! Użyj go tam, gdzie kropla trafi do domu.
lesson-mycelia-tiles-6-meanwhile = Teraz Ada gra dalej: dwie jej krople trafiają do domu.

lesson-mycelia-tiles-7-say = Weź liście, potem zwerbuj grzyba z kafelkiem d. Nikt nie trzyma pięciu kafelków: jeden znika z gry. Oddaj kafelek a.
lesson-mycelia-tiles-7-notice = b, c, d i e. Oferta już cię nie obchodzi; obchodzą cię krople.
lesson-mycelia-tiles-7-otherwise = Liście, liście, a potem grzyb z kafelkiem d.
lesson-mycelia-tiles-7-trap-1 = Twoje dwa kroki, stracone na dobre. Cofnij to: tak późno nowe karty w ofercie na nic się nie przydadzą.
lesson-mycelia-tiles-7-fine-1 = Dowolna z kart liści najpierw.

lesson-mycelia-tiles-8-say = Twój pierwszy zwerbowany grzyb przesuwa dwa razy. Jedna kropla na lewo od świątyni, jedna nad nią.
lesson-mycelia-tiles-8-notice = Została jedna kropla, w dalekim rogu. Do świątyni miałaby pięć kroków.
lesson-mycelia-tiles-8-otherwise = Dwa przesunięcia, dwie krople obok świątyni. Pasuje.
lesson-mycelia-tiles-8-fine-1 = Odwrotna kolejność też działa.

lesson-mycelia-tiles-9-say = Kafelek d, trzy liście: zdejmij jedną kroplę z dowolnego pola, choćby najdalszego. Masz dokładnie trzy.
lesson-mycelia-tiles-9-notice = Wygrywasz: 0 kropli do 2.
lesson-mycelia-tiles-9-otherwise = Kafelek b przesunąłby ją o jedno pole. Kafelek d zdejmuje ją zupełnie.
lesson-mycelia-tiles-9-meanwhile = Twoja plansza jest pusta, runda toczy się do końca: Ada prowadzi do domu jeszcze jedną kroplę.

# Prisma: tiles f and g. Tile f for a favour, tile g to recycle, tile a for new gifts, a gift that makes tiles free, presents of favours.

lesson-mycelia-recycle-title = Prisma: kafelki f i g
lesson-mycelia-recycle-goal = Zdobądź kafelki f i g i rozegraj całą turę, w której kafelki nic nie kosztują.
lesson-mycelia-recycle-closing = Pusta plansza, i to głównie dzięki jednej turze. Łaski, dary i kafelki napędzają się nawzajem: to właśnie Prisma.

lesson-mycelia-recycle-1-say = Do bursztynowych darów brakuje jednej łaski. Kafelek f daje łaski: zwerbuj grzyba, który go przynosi.
lesson-mycelia-recycle-1-notice = Jest od razu gotowy.
lesson-mycelia-recycle-1-otherwise = Idź po bursztyn. Najpierw grzyb z kafelkiem f.
lesson-mycelia-recycle-1-slip-1 = Stoisz na zielonym. Bursztyn zaczyna się o pole dalej.

lesson-mycelia-recycle-2-say = Kafelek f, jeden liść: jedna łaska, raz na turę. Wejdź na bursztyn.
lesson-mycelia-recycle-2-notice = Pole szóste jest bursztynowe.
lesson-mycelia-recycle-2-otherwise = Jeden liść, jeden krok po kręgu. Spróbuj kafelka f.

lesson-mycelia-recycle-3-say = Odkryty bursztynowy dar to nie to? Kafelek a może wymienić dary zamiast grzybów.
lesson-mycelia-recycle-3-notice = Wszystkie trzy odkryte dary trafiły pod swoje stosy.
lesson-mycelia-recycle-3-otherwise = Clessidra jest niezła, ale najpierw spójrz na następny dar.
lesson-mycelia-recycle-3-trap-1 = Nowe grzyby, stare dary, a kafelek a jest w tej turze zużyty. Cofnij to i wybierz dary.

lesson-mycelia-recycle-4-say = Perspicillum: w turze, w której leży odkryty, wszystkie twoje kafelki nic nie kosztują. Kup go; wracasz na start.
lesson-mycelia-recycle-4-notice = Leży na twoim stosie dobierania.
lesson-mycelia-recycle-4-otherwise = Bursztynowy. To po niego było te sześć pól.

lesson-mycelia-recycle-5-say = Zagraj swoje trzy karty, potem zwerbuj grzyba z kafelkiem g. W następnej turze cztery kafelki i wszystkie darmowe!
lesson-mycelia-recycle-5-notice = Kafelki a, b, f i g.
lesson-mycelia-recycle-5-otherwise = Najpierw wszystkie trzy karty. Potem kafelek g, za cztery liście.
lesson-mycelia-recycle-5-fine-1 = Kolejność jest dowolna.

lesson-mycelia-recycle-6-say = Kafelek g, trzy liście: karta z twojego stosu kart odrzuconych wraca na wierzch talii. Wybierz najmocniejszą!
lesson-mycelia-recycle-6-notice = Karta Ady niesie łaskę dla innych.
lesson-mycelia-recycle-6-otherwise = Trzy liście wystarczą akurat na kafelek g.
lesson-mycelia-recycle-6-meanwhile = Twoja tura kończy się sama. Znów dobierasz dużą kartę, wykładasz dar i gra Ada.
lesson-mycelia-recycle-6-trap-1 = Jeden marny liść, z powrotem na ręce. Działa, ale leżała tam też duża karta: cofnij to.

lesson-mycelia-recycle-7-say = Łaska od Ady: weź ją. Przed tobą stoją dwa bezczynne grzybki i przeskakujesz oba.
lesson-mycelia-recycle-7-notice = Łaski przychodzą w każdej turze, także cudzej.
lesson-mycelia-recycle-7-otherwise = Łaski są zawsze mile widziane. Weź ją.
lesson-mycelia-recycle-7-meanwhile = Jedna łaska, trzy pola. Ada gra dalej.

lesson-mycelia-recycle-8-say = Perspicillum leży odkryty: każdy kafelek jest darmowy. Kafelkiem f weź łaskę, a kafelkiem b zaprowadź do domu pryzmatyczną kroplę.
lesson-mycelia-recycle-8-notice = Dwa kafelki, ani jednego liścia i jeszcze jedna łaska za pryzmatyczną kroplę.
lesson-mycelia-recycle-8-otherwise = Użyj darmowych kafelków: f po łaskę, b dla kropli na lewo od świątyni.
lesson-mycelia-recycle-8-fine-1 = W odwrotnej kolejności też działa.

lesson-mycelia-recycle-9-say = Dwa przesunięcia obok świątyni, a potem znów twoja duża karta: dwie pryzmatyczne krople, gdziekolwiek leżą.
lesson-mycelia-recycle-9-notice = Twoja plansza jest pusta, a Ada ma na ostatnią turę cztery krople.
lesson-mycelia-recycle-9-otherwise = Najpierw grzyb z dwoma przesunięciami, potem duży na błyszczące krople.
lesson-mycelia-recycle-9-meanwhile = Prezent od twojej karty, przesunięcie: Ada prowadzi do domu swoją pryzmatyczną kroplę.
