# Laying a table of Mycelia: what its options do, and its ready-made tables.

web-about-mycelia-expansion = 30 nowych grzybów, trzy nowe rodzaje kafelków akcji i dodatkowe pola świątyni.
web-about-mycelia-prisma = Pryzmatyczne krople, łaski wokół świątyni i dary. Obejmuje też dołączony dodatek.
web-about-mycelia-boards = Przód jest taki sam dla wszystkich; tyły różnią się rozmieszczeniem terenów.
web-about-mycelia-gwidyon = Zwykle 20. Przy mniejszej liczbie kropli kończy szybciej; przy większej masz więcej czasu.
web-about-mycelia-setup = Każda karta przygotowania układa krople inaczej.
web-about-mycelia-ask-leaves = Liście nigdy nie szkodzą, więc bierze się je bez pytania. Zaznacz, żeby decydować za każdym razem.
web-preset-mycelia-prisma = Z dodatkiem Prisma
web-preset-about-mycelia-prisma = Dochodzą pryzmatyczne krople, łaski i dary.
web-preset-about-mycelia-solo = Przeciwko Gwidyonowi, który nie potrzebuje miejsca.
web-preset-about-mycelia-everything = Czterech graczy, Prisma, dodatek i inne plansze.
