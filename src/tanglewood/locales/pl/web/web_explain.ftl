# The bubble in which a symbol of a table explains itself

web-explain-rule = Zasada
web-key-explain = objaśnij symbole zaznaczonego elementu; strzałki prowadzą dalej

symbol-seat-1 = zielone koło
symbol-seat-1-about = Wszystko, co ma ten znak i ten kolor, należy do tego miejsca.
symbol-seat-2 = pomarańczowy trójkąt
symbol-seat-2-about = Wszystko, co ma ten znak i ten kolor, należy do tego miejsca.
symbol-seat-3 = fioletowy romb
symbol-seat-3-about = Wszystko, co ma ten znak i ten kolor, należy do tego miejsca.
symbol-seat-4 = niebieski sześciokąt
symbol-seat-4-about = Wszystko, co ma ten znak i ten kolor, należy do tego miejsca.
symbol-seat-5 = gwiazda
symbol-seat-5-about = Wszystko, co ma ten znak, należy do przeciwnika bez miejsca przy stole.
symbol-recap = od twojej tury
symbol-log = co się wydarzyło
symbol-strength = siła bota
symbol-strength-about = Od żołędzia, który bierze cokolwiek, do starego drzewa, które myśli daleko naprzód.
