# Alone against Gwidyon. A normal turn; his solo cards, chip and pile; supply for you alone; the win.

lesson-mycelia-gwidyon-title = Solo przeciwko Gwidyonowi
lesson-mycelia-gwidyon-goal = Opróżnij planszę, zanim stos Gwidyona będzie pusty.
lesson-mycelia-gwidyon-closing = Wygrywasz, a Gwidyon burczy. Za łatwo? Niech zaczyna z mniejszą liczbą kropli. Za trudno? Daj mu nawet 25.

lesson-mycelia-gwidyon-1-say = Gwidyon nie ma planszy, tylko stos: osiem kropli. Opróżnij swoją planszę, zanim on opróżni stos. Twoje tury są takie jak zwykle.
lesson-mycelia-gwidyon-1-notice = Na twojej planszy zostały trzy krople.
lesson-mycelia-gwidyon-1-otherwise = W grze czemu nie. Tutaj zacznij od grzyba.

lesson-mycelia-gwidyon-2-say = Liść dla innych? Gwidyona liście nie obchodzą. Zagraj obie karty i zatrzymaj liście.
lesson-mycelia-gwidyon-2-notice = Trzy liście dla ciebie, żadnego dla niego.
lesson-mycelia-gwidyon-2-otherwise = Tylko te dwie karty. Liście zachowaj na później.
lesson-mycelia-gwidyon-2-slip-1 = Kafelek b kosztuje trzy liście, a nie masz jeszcze żadnego. Najpierw zagraj karty.
lesson-mycelia-gwidyon-2-fine-1 = Kolejność jest dowolna.

lesson-mycelia-gwidyon-3-say = Zakończ turę. Gwidyon odkrywa kartę: odwraca swój żeton i odsyła jedną kroplę.
lesson-mycelia-gwidyon-3-notice = Jego krople też wypełniają świątynię. Ale gdy się obraca, nowe krople pojawiają się tylko na twojej planszy: e2 i d4.
lesson-mycelia-gwidyon-3-otherwise = Tym razem zatrzymaj liście i zakończ turę.
lesson-mycelia-gwidyon-3-meanwhile = Karta solo 1: żeton odwraca się na spokojną stronę, jedna kropla znika. To dziesiąta w świątyni: obraca się.

lesson-mycelia-gwidyon-4-say = Twoja duża karta zdejmuje dwie krople. Jej prezent, przesunięcie dla innych, odwraca żeton Gwidyona. Uwaga na stronę z kroplą!
lesson-mycelia-gwidyon-4-notice = Żeton odwrócił się na stronę z kroplą, więc z jego stosu zniknęła jedna. Co drugi obrót mu pomaga.
lesson-mycelia-gwidyon-4-otherwise = Najpierw duża karta i za każdym razem pole na prawo od świątyni.
lesson-mycelia-gwidyon-4-trap-1 = Twoja część pominięta, a on i tak dostał prezent. Cofnij to!

lesson-mycelia-gwidyon-5-say = Zagraj obie karty dla liści i zakończ turę. Jego następna karta boli, ale daje ci liść.
lesson-mycelia-gwidyon-5-notice = Sześć kart, a po pięciu się je tasuje: jedna zawsze pozostaje nieznana.
lesson-mycelia-gwidyon-5-otherwise = Oczywiście możesz werbować. Dziś twoja następna ręka jest już dobra.
lesson-mycelia-gwidyon-5-meanwhile = Karta solo 4: jeden liść dla ciebie, trzy krople z jego stosu.
lesson-mycelia-gwidyon-5-fine-1 = W odwrotnej kolejności tak samo dobrze.

lesson-mycelia-gwidyon-6-say = Dwie krople na wodzie, jedna obok świątyni. Masz na to karty. Dokończ dzieła!
lesson-mycelia-gwidyon-6-notice = Twoja plansza jest pusta. Zagraj ostatnią kartę; Gwidyon nie ma dodatkowej tury.
lesson-mycelia-gwidyon-6-otherwise = Najpierw woda, potem ściółka. Wszystkie trzy mogą zejść.
lesson-mycelia-gwidyon-6-fine-1 = Dowolna najpierw: schodzą wszystkie trzy.
lesson-mycelia-gwidyon-6-fine-2 = Najpierw ściółka: tak samo dobrze.

lesson-mycelia-gwidyon-7-say = Jak zawsze została jedna karta. Potem zwycięstwo jest twoje.
lesson-mycelia-gwidyon-7-notice = Kto pierwszy nie ma kropli, wygrywa, bez ostatniej tury dla drugiej strony. W tej samej turze: wygrywacie razem.
lesson-mycelia-gwidyon-7-otherwise = Po prostu ją zagraj i zakończ turę.

# Prisma: favours and gifts. Prism drops, favours with a jump, buying a gift, laying it, using it.

lesson-mycelia-prisma-title = Prisma: łaski i dary
lesson-mycelia-prisma-goal = Zbieraj łaski, kup dar i niech pracuje dla ciebie.
lesson-mycelia-prisma-closing = Dar, który raz za razem oszczędza ci liść. Zielony, bursztynowy, fioletowy: im dłużej czekasz, tym są mocniejsze.

lesson-mycelia-prisma-1-say = Niektóre krople błyszczą: to pryzmatyczne krople. Poruszają się jak inne, ale każda zdjęta z planszy daje łaskę.
lesson-mycelia-prisma-1-notice = Leżały tam oba rodzaje: wybierasz ty. Twój grzybek na kręgu przeskoczył dwa inne, prosto na pole trzecie.
lesson-mycelia-prisma-1-otherwise = To zdejmuje zwykłą kroplę. Za błyszczącą jest łaska.
lesson-mycelia-prisma-1-trap-1 = Zwykła kropla rosy: zeszła, ale łaski nie ma. Cofnij to i spróbuj z błyszczącą.

lesson-mycelia-prisma-2-say = Jeszcze jedna, obok świątyni. Przesunięta do środka, liczy się jako zdjęta. Jedna łaska, jedno pole.
lesson-mycelia-prisma-2-notice = Pole czwarte jest zielone. Samo przesuwanie pryzmatycznej kropli nic nie daje; tylko zdjęcie jej z planszy.
lesson-mycelia-prisma-2-otherwise = Błyszcząca kropla pod świątynią, o jedno pole w górę.
lesson-mycelia-prisma-2-slip-1 = Pole trzecie nie ma jeszcze koloru. Jedna łaska więcej i stoisz na zielonym.

lesson-mycelia-prisma-3-say = Zagraj swój liść. Potem kup Velamen: na zielonych polach kupuje się zielone dary, a twój grzybek po prostu wraca na start.
lesson-mycelia-prisma-3-notice = Błyskawica działa raz, teraz: dwa liście. Dar leży na wierzchu twojego stosu dobierania.
lesson-mycelia-prisma-3-otherwise = Można oszczędzać na bursztyn. Dziś bierzemy zielony.

lesson-mycelia-prisma-4-say = Zakończ turę. Najpierw dobierasz dar: od razu wykładasz go odkrytego i dobierasz za niego kartę.
lesson-mycelia-prisma-4-notice = Daru nigdy nie trzyma się na ręce. Liczba na nim mówi, ile kart się za niego dobiera.
lesson-mycelia-prisma-4-otherwise = Zatrzymaj liście. W następnej turze są więcej warte.
lesson-mycelia-prisma-4-meanwhile = Velamen leży w twojej strefie darów, a ty nadal masz trzy karty. Ada gra, a jej prezent daje ci liść.

lesson-mycelia-prisma-5-say = Dopóki Velamen leży odkryty, każdy werbunek kosztuje o jeden liść mniej. Masz cztery liście: weź grzyba za pięć!
lesson-mycelia-prisma-5-notice = Cena na karcie jest przekreślona: 4 zamiast 5. Działa przy każdym werbunku w tej turze.
lesson-mycelia-prisma-5-otherwise = Też teraz tańszy. Ale w zasięgu jest ten za pięć!

lesson-mycelia-prisma-6-say = Zagraj rękę. Na koniec tury dar trafia na twój stos kart odrzuconych i później wraca.
lesson-mycelia-prisma-6-notice = Dary nigdy się nie zużywają. Wracają za każdym razem, gdy je dobierzesz.
lesson-mycelia-prisma-6-otherwise = Najpierw ściółka prowadzi kroplę do domu; potem woda.
lesson-mycelia-prisma-6-fine-1 = Kolejność jest dowolna.
