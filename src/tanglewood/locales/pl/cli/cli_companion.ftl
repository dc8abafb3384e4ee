help-companion-short = Poprowadź przeciwnika solo, gdy grasz własnymi elementami.
help-companion = Poprowadź przeciwnika solo, gdy grasz własnymi elementami. Program prowadzi część przeciwnika, pyta o te nieliczne rzeczy, które musi wiedzieć o twoim stole, i mówi, co zrobić z elementami. Przykład: tanglewood companion nightweave -o difficulty=2
help-companion-game = przeciwnik albo gra, o której pierwszego przeciwnika chodzi
help-companion-own-cards = używaj własnych kart przeciwnika; program pyta, która została odkryta
help-companion-own-dice = rzucaj własną kością
help-companion-resume = wróć do zapisanej gry: plik albo tekst linku
help-companion-seed = ziarno kart i kości programu
