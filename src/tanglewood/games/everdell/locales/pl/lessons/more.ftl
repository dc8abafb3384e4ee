# Nightweave, the spider. Reading her card (first, second, or else), the arrow, entering the Meadow, preparing instead of acting, foiling an intrigue.

lesson-everdell-nightweave-title = Pajęczyca
lesson-everdell-nightweave-goal = Naucz się czytać jej karty i udaremnij jej pierwszą intrygę.
lesson-everdell-nightweave-closing = Czytasz w niej jak w książce, a jej złodziejka wraca z niczym. Remisy wygrywa ona, więc celuj o punkt wyżej.

lesson-everdell-nightweave-1-say = Po każdej twojej turze Pajęczyca odkrywa kartę i czyta wiersz swojej pory roku. Umieść robotnika i patrz.
lesson-everdell-nightweave-1-notice = Jej kolejność: rysunek 1; jeśli to niemożliwe, rysunek 2; jeśli i to niemożliwe, wiersz „inaczej”.
lesson-everdell-nightweave-1-otherwise = Też dobrze. Dziś weź gałązki.
lesson-everdell-nightweave-1-meanwhile = Jej karta, wiersz zimy: 1 kamyk, 2 las, prawa górna polana. Pierwsze jest możliwe: pająk bierze kamyk.

lesson-everdell-nightweave-2-say = Weź trzy gałązki przed nią. Co zrobi, gdy jej pole będzie zajęte?
lesson-everdell-nightweave-2-notice = Zajęte nie znaczy niemożliwe. Strzałka prowadzi ją dalej, aż pole tego rodzaju będzie wolne.
lesson-everdell-nightweave-2-otherwise = Dobrze, ale wtedy nie zobaczysz jej sztuczki ze strzałką.
lesson-everdell-nightweave-2-meanwhile = Jej karta mówi: trzy gałązki. Zajęte! Idzie więc za okrągłą strzałką na następne pojedyncze pole: dwie bryłki żywicy.
lesson-everdell-nightweave-2-slip-1 = Siedzi tam jej pająk. Trzyma to pole, dopóki ona nie wróci do domu.

lesson-everdell-nightweave-3-say = Zbuduj Farmę. I zobacz: jej ręka jest pusta. A jeśli jej karta każe z niej zagrać?
lesson-everdell-nightweave-3-notice = Nic nie płaci i nie czyta tekstów. W jej mieście karta jest po prostu warta swoje punkty.
lesson-everdell-nightweave-3-otherwise = Najpierw Farma. Masz wszystko, co kosztuje.
lesson-everdell-nightweave-3-meanwhile = Rysunek 1, zagranie z ręki, jest niemożliwy. Rysunek 2, zagranie z łąki: kość pokazuje 3, Żona jest jej.

lesson-everdell-nightweave-4-say = Żony już nie ma; niech na Farmę wprowadzi się Mąż.
lesson-everdell-nightweave-4-notice = To miejsce pozostaje puste, dopóki tam siedzi. Teraz zajęte są wszystkie jej pająki i ona sama.
lesson-everdell-nightweave-4-otherwise = Farma ma jeszcze wolne drzwi. Wykorzystaj je.
lesson-everdell-nightweave-4-meanwhile = Jej karta: wejście. Kość pokazuje 6: bierze Szkołę i siada w jej miejscu.

lesson-everdell-nightweave-5-say = Twoi robotnicy są zajęci, więc przygotuj się do wiosny. Jej pająki też są zajęte: następna karta ze znakiem pająka przenosi ją do wiosny.
lesson-everdell-nightweave-5-notice = Od wiosny każda pora roku przynosi intrygę. Niektóre trwają całą porę roku; te, które działają od razu, można udaremnić.
lesson-everdell-nightweave-5-otherwise = Wszyscy robotnicy są zajęci: przygotuj się.
lesson-everdell-nightweave-5-meanwhile = Wraca do domu, dostaje trzeciego pająka i dwie karty, wyrzuca kartę z łąki i snuje intrygę: Złodziejka!

lesson-everdell-nightweave-6-say = Złodziejka rzuca kością i zabiera do trzech surowców jednego rodzaju. Zapłać dwie karty z ręki, a podstęp się nie uda.
lesson-everdell-nightweave-6-notice = Wszystkie surowce są nadal twoje. Płać kartami, na które i tak cię nie stać.
lesson-everdell-nightweave-6-otherwise = Zatrzymaj tanie. Król jest na razie o wiele za drogi.
lesson-everdell-nightweave-6-trap-1 = Kość decyduje, co znika. Czasem nic. Cofnij to i zobacz, jak działa udaremnianie.
lesson-everdell-nightweave-6-fine-1 = Te same dwie karty: Złodziejka wraca z niczym.

# Alone against Rugwort. Blocked places, the die after each card, blocked Meadow cards, his preparing, comparing scores.

lesson-everdell-rugwort-title = Solo przeciwko Krostawcowi
lesson-everdell-rugwort-goal = Przechytrz starego szczura i zakończ grę z większą liczbą punktów.
lesson-everdell-rugwort-closing = 32 do 31: wygrywasz ze szczurem o włos. W drugim i trzecim roku robi się bardziej zachłanny. Masz ochotę na cały rok?

lesson-everdell-rugwort-1-say = Krostawiec nigdy nie ma tury. Po prostu stoi ci na drodze: na przykład na kamyku. Weź trzy gałązki.
lesson-everdell-rugwort-1-notice = Jego dwaj robotnicy przesuwają się z każdą porą roku. Zanim coś zaplanujesz, sprawdź, gdzie stoją.
lesson-everdell-rugwort-1-otherwise = Też dobrze. Na Farmę potrzebujesz gałązek.
lesson-everdell-rugwort-1-slip-1 = Stoi tam Krostawiec i w tej porze roku się nie ruszy.

lesson-everdell-rugwort-2-say = Zbuduj Farmę. Za każdym razem, gdy zagrywasz kartę, Krostawiec rzuca kością i porywa wskazaną kartę z łąki.
lesson-everdell-rugwort-2-notice = Ignoruje koszty i teksty. Dla niego liczą się tylko kolory i dwa punkty za każdą kartę.
lesson-everdell-rugwort-2-otherwise = Najpierw Farma; potem patrz na kość.
lesson-everdell-rugwort-2-meanwhile = Kość pokazuje 7: Sędzia trafia do Krostawca. Puste miejsce zostaje uzupełnione.

lesson-everdell-rugwort-3-say = Jego robotnicy siedzą na dwóch kartach na łące; te są dla ciebie zamknięte. Żona jest wolna: niech się wprowadzi.
lesson-everdell-rugwort-3-notice = Każda zagrana przez ciebie karta to także jedna dla niego. Zagrywaj takie, które są tego warte.
lesson-everdell-rugwort-3-otherwise = Możesz zagrać coś innego. Ale tylko tutaj gość jest za darmo.
lesson-everdell-rugwort-3-meanwhile = Kość pokazuje 8: Krostawiec bierze Szkołę. Fioletowe karty dają mu trzy punkty.
lesson-everdell-rugwort-3-slip-1 = Na Królowej siedzi Krostawiec. Nie możesz jej teraz zagrać.
lesson-everdell-rugwort-3-trap-1 = Dwie jagody przepadły, a Farma nadal pusta. Cofnij to i niech się wprowadzi.

lesson-everdell-rugwort-4-say = Wszyscy robotnicy są zajęci: przygotuj się do jesieni. Krostawiec przygotowuje się z tobą i bierze każde wydarzenie podstawowe, na które pozwalają jego kolory.
lesson-everdell-rugwort-4-notice = Licz jego kolory. Możesz jeszcze porwać wydarzenie, zanim się przygotuje.
lesson-everdell-rugwort-4-otherwise = W domu nie ma już robotników. Pora na jesień!
lesson-everdell-rugwort-4-meanwhile = Trzy niebieskie karty: Pomnik jest jego. Przechodzi do podróży i blokuje dwie kolejne karty na łące.

lesson-everdell-rugwort-5-say = Masz cztery zielone karty, on jedną. Zdobądź Święto plonów, dopóki jest wolne.
lesson-everdell-rugwort-5-notice = Wydarzenia specjalne, których nikt nie zdobędzie, dają mu po trzy punkty.
lesson-everdell-rugwort-5-otherwise = Najpierw wydarzenia. Te punkty odbierasz tylko jemu.
lesson-everdell-rugwort-5-slip-1 = Tą drogą idzie już sam Krostawiec.

lesson-everdell-rugwort-6-say = Prawdziwa gra toczyłaby się dalej; my tu kończymy. Spasuj i porównaj. Musisz mieć więcej niż on: remis jest jego.
lesson-everdell-rugwort-6-notice = Krostawiec: karty 13, podróż 3, wydarzenie 3, cztery niezdobyte wydarzenia specjalne 12: 31. Ty: 32.
lesson-everdell-rugwort-6-otherwise = To byłoby sprytne. Na dziś spasuj i policz.
