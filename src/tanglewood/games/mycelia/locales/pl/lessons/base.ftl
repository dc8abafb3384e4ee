# Your first two turns. Play (leaves, move, remove), hire, tile b, end.

lesson-mycelia-1-title = Twoje dwie pierwsze tury
lesson-mycelia-1-goal = Zaprowadź do domu cztery krople, zanim Ada zaprowadzi jedną.
lesson-mycelia-1-closing = Cztery krople w domu, a Ada nie ma żadnej! Znasz już wszystko, co może się zdarzyć w turze. Dalej: co się dzieje, gdy świątynia jest pełna.

lesson-mycelia-1-1-say = Na twojej planszy leży dwadzieścia kropli rosy. Zaprowadź wszystkie do świątyni: wygrywa ten, kto pierwszy opróżni planszę. Zagraj tego grzyba.
lesson-mycelia-1-1-notice = Rysunek na karcie: ściółka i strzałka.
lesson-mycelia-1-1-otherwise = Ta karta będzie następna. Zacznij od grzyba; przesuwa kroplę.

lesson-mycelia-1-2-say = Strzałka znaczy: jedna kropla o jedno pole dalej, zaczynając od ściółki. Dwie krople leżą tuż obok świątyni. Wyślij jedną do środka!
lesson-mycelia-1-2-notice = Kropla zniknęła na dobre. Zostało 19.
lesson-mycelia-1-2-otherwise = Wolno, ale na razie donikąd to nie prowadzi. Spójrz na dwie krople na prawo od świątyni.
lesson-mycelia-1-2-trap-1 = Przesunęła się, ale do świątyni wciąż daleko. Cofnij to i spróbuj z kroplą obok świątyni.

lesson-mycelia-1-3-say = Liśćmi się płaci. Ta karta daje ci jeden.
lesson-mycelia-1-3-notice = Twoje liście: 1.
lesson-mycelia-1-3-otherwise = Ta będzie następna. W prawdziwej grze kolejność jest dowolna.

lesson-mycelia-1-4-say = Dwa kolejne dla ciebie. A małe głowy oznaczają prezent dla wszystkich innych: Ada dostaje jeden liść.
lesson-mycelia-1-4-notice = Ty masz 3 liście, Ada 1. Twoja ręka jest pusta: dopiero teraz możesz zakończyć turę.
lesson-mycelia-1-4-otherwise = Zatrzymaj jeszcze liść. Najpierw zagraj ostatnią kartę.
lesson-mycelia-1-4-slip-1 = Na ręce jest jeszcze jedna karta. W każdej turze zagrywa się wszystkie karty.

lesson-mycelia-1-5-say = Trzy liście! Zwerbuj pomocnika z oferty. Ten kosztuje dwa i zdejmuje kroplę prosto z planszy.
lesson-mycelia-1-5-notice = Trafia na wierzch twojego stosu dobierania, więc zagrasz go w następnej turze.
lesson-mycelia-1-5-otherwise = Możesz to zrobić później. Dziś pomocnik jest więcej wart.
lesson-mycelia-1-5-trap-1 = Dobry gust, ale zjada wszystkie twoje liście. Dziś weź tańszego.

lesson-mycelia-1-6-say = To była tura: zagraj, zwerbuj, gotowe. Zakończ ją, dobierz trzy nowe karty i zobacz, co robi Ada.
lesson-mycelia-1-6-notice = Pomocnik jest już na twojej ręce. Karta liści Ady dała ci liść: masz 2.
lesson-mycelia-1-6-otherwise = Jeden liść warto zatrzymać: w następnej turze opłaci coś miłego.
lesson-mycelia-1-6-meanwhile = Ada przesuwa kroplę, bierze liście (jeden dla ciebie!) i werbuje.

lesson-mycelia-1-7-say = Twój pomocnik pokazuje dwie krople na mchu: na polu muszą leżeć co najmniej dwie. Strzałka w górę znaczy, że jedna z nich schodzi.
lesson-mycelia-1-7-notice = Dwie muszą tam być, jedna schodzi. Rysunek to warunek, strzałka to działanie.
lesson-mycelia-1-7-otherwise = Najpierw twój nowy pomocnik. W końcu kosztował dwa liście.
lesson-mycelia-1-7-slip-1 = Tam leży tylko jedna kropla. Ten rysunek wymaga dwóch lub więcej.
lesson-mycelia-1-7-fine-1 = Też dobrze! Leżały tam trzy krople, teraz dwie. Oba pola pasują do rysunku.

lesson-mycelia-1-8-say = Ta przesuwa kroplę z mchu. Jedno pole mchu styka się ze świątynią. Widzisz które?
lesson-mycelia-1-8-notice = W górę, w dół, w lewo, w prawo. Nigdy na ukos.
lesson-mycelia-1-8-otherwise = Spójrz tuż pod świątynię.
lesson-mycelia-1-8-slip-1 = Krople nigdy nie idą na ukos. W górę, w dół, w lewo lub w prawo.

lesson-mycelia-1-9-say = Zagraj swój liść. Trzy liście opłacają kafelek b: dowolna kropla, jedno pole. Każdy kafelek działa raz na turę.
lesson-mycelia-1-9-notice = Zostało 16. Nic więcej nie da się zrobić, więc tura kończy się sama. Świątynia liczy: 4 z 10.
lesson-mycelia-1-9-otherwise = Kafelek b dokończy to, co się zaczęło: kropla na prawo od świątyni.

# The shrine turns, and the last drop. Tile a, beetle, shrine turning, last round, scoring.

lesson-mycelia-2-title = Obrót świątyni i ostatnia kropla
lesson-mycelia-2-goal = Opróżnij swoją planszę przed Adą.
lesson-mycelia-2-closing = Wygrywasz! Teraz prawdziwa gra: Ada gra łagodnie, a każda karta objaśnia się sama, gdy ją wskażesz.

lesson-mycelia-2-1-say = Później tego dnia: zostały trzy krople! W świątyni jest osiem. Zdejmij tę z wody.
lesson-mycelia-2-1-notice = Zostały dwie. Strzałka w górę nie potrzebuje sąsiedztwa: kropla po prostu znika.
lesson-mycelia-2-1-otherwise = W grze czemu nie. Tutaj zacznij od wody.

lesson-mycelia-2-2-say = A ta wraca do domu z mchu.
lesson-mycelia-2-2-notice = Została jedna. Z twoimi dwiema w świątyni będzie dziesięć.
lesson-mycelia-2-2-otherwise = Pole mchu pod świątynią, jeden krok w górę.
lesson-mycelia-2-2-trap-1 = Możesz pominąć dowolną część karty. Ale ta kropla naprawdę chce do domu.

lesson-mycelia-2-3-say = Nic ci się nie podoba w ofercie? Jeden liść za kafelek a wykłada pięć nowych grzybów.
lesson-mycelia-2-3-notice = Wymienia się całą piątkę, niezależnie od tego, ile tam leżało.
lesson-mycelia-2-3-otherwise = Czekaj: kafelek a najpierw pokaże ci coś lepszego.

lesson-mycelia-2-4-say = Chrząszcz znaczy: dokładnie. Ten grzyb czyści pole z dokładnie dwiema kroplami: nie z jedną, nie z trzema. Zwerbuj go.
lesson-mycelia-2-4-notice = Bez chrząszcza liczba znaczy „co najmniej”; z chrząszczem znaczy „dokładnie”.
lesson-mycelia-2-4-otherwise = Ten z chrząszczem. Przyda ci się szybciej, niż myślisz.

lesson-mycelia-2-5-say = Zakończ turę. Świątynia ma dziesięć kropli i jest pełna, więc się obraca i wszyscy dostają nowe krople.
lesson-mycelia-2-5-notice = Była jedna kropla, są trzy. Ada dostała te same dwie. Świątynia jest znowu pusta.
lesson-mycelia-2-5-otherwise = Zatrzymaj swoje dwa liście: rozstrzygają remisy. Zakończ turę i patrz na świątynię.
lesson-mycelia-2-5-meanwhile = Kość pokazuje słońce: po kropli na e2 i d4, na obu planszach. Potem gra Ada.

lesson-mycelia-2-6-say = Na prawo od świątyni dokładnie dwie krople. Twój chrząszcz zdejmuje obie.
lesson-mycelia-2-6-notice = Została jedna kropla.
lesson-mycelia-2-6-otherwise = Najpierw chrząszcz: zdejmuje dwie naraz.
lesson-mycelia-2-6-slip-1 = Tam leży jedna kropla. Chrząszcz chce dokładnie dwóch.

lesson-mycelia-2-7-say = I ostatnia, z wody. Śmiało!
lesson-mycelia-2-7-notice = Twoja plansza jest pusta. Rundę dogrywa się jeszcze do końca, żeby wszyscy mieli tyle samo tur.
lesson-mycelia-2-7-otherwise = Ostatnia kropla leży na wodzie. Masz na to kartę.

lesson-mycelia-2-8-say = Pusto! Została jedna karta, więc ją zagraj: jeśli dwie plansze są puste, decydują liście. Potem Ada ma ostatnią turę.
lesson-mycelia-2-8-notice = Świątynia już się nie obraca. Wygrywasz: 0 kropli do 3.
lesson-mycelia-2-8-otherwise = Zagraj kartę, potem zakończ turę.
lesson-mycelia-2-8-meanwhile = Ada prowadzi do domu jedną kroplę; zostały trzy.
