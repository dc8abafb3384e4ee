# The title of the game, and one sentence about it: in lists of games.

mycelia-game-title = Mycelia
mycelia-game-about = Zaprowadź krople rosy ze swojego runa leśnego do świątyni, mając coraz większą talię grzybów.

mycelia-option-ask_leaves = Pytaj przed wzięciem liści; nigdy nie szkodzą, więc w przeciwnym razie bierze się je bez pytania.
mycelia-option-boards = Przód plansz, wybrany tył albo losowy tył; każde miejsce może mieć własny.
mycelia-option-expansion = Dochodzi 30 kart, kafelki c, d, e i dodatkowe pola świątyni.
mycelia-option-first = Miejsce, które zaczyna, liczone od 0, albo losowe.
mycelia-option-gwidyon = Krople na stosie Gwidyona w grze solo: zwykle 20, mniej ją utrudnia, a więcej ją ułatwia.
mycelia-option-players = Ile miejsc ma stół; solo grasz przeciwko Gwidyonowi.
mycelia-option-prisma = Prisma: pryzmatyczne krople, łaski i dary; dołączony dodatek jest wtedy zawsze w grze.
mycelia-option-setup = Strona karty przygotowania, która mówi, gdzie leżą krople, albo losowa.
mycelia-variant-backs = Każde miejsce na losowym tyle plansz.
mycelia-variant-expansion = Karty, kafelki i pola świątyni z dodatku.
mycelia-variant-prisma = Pryzmatyczne krople, łaski i dary.
mycelia-variant-solo = Solo przeciwko Gwidyonowi, według liczby kropli na jego stosie.
