# Laying a table of Mycelia: what its options do, and its ready-made tables.

web-about-mycelia-expansion = 30 more mushrooms, three new kinds of action tiles and extra shrine fields.
web-about-mycelia-prisma = Prism drops, favours round the shrine and gifts. It brings the built-in expansion along.
web-about-mycelia-boards = The front is the same for everybody; the backs differ in where the landscapes are.
web-about-mycelia-gwidyon = 20 is usual. With fewer drops he is done sooner; with more you have more time.
web-about-mycelia-setup = Each setup card lays the drops differently.
web-about-mycelia-ask-leaves = Leaves never hurt, so they are taken without asking. Tick this to decide each time.
web-preset-mycelia-prisma = With Prisma
web-preset-about-mycelia-prisma = Prism drops, favours and gifts join in.
web-preset-about-mycelia-solo = Against Gwidyon, who needs no seat.
web-preset-about-mycelia-everything = Four players, Prisma, the expansion and other boards.
