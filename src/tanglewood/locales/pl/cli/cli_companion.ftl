help-companion-short = Poprowadź przeciwnika solo, gdy grasz własnymi elementami.
help-companion = Poprowadź przeciwnika solo, gdy grasz własnymi elementami. Program prowadzi część przeciwnika, pyta o te nieliczne rzeczy, które musi wiedzieć o twoim stole, i mówi, co zrobić z elementami. Przykład: tanglewood companion nightweave -o difficulty=2
help-companion-game = Przeciwnik albo gra, o której pierwszego przeciwnika chodzi.
help-companion-own-cards = Używaj własnych kart przeciwnika; program pyta, która została odkryta.
help-companion-own-dice = Rzucaj własną kością.
help-companion-resume = Wróć do zapisanej gry: plik albo tekst linku.
help-companion-seed = Ziarno kart i kości programu.
