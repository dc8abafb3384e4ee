# Laying a table of Mycelia: what its options do, and its ready-made tables.

web-about-mycelia-expansion = 30 extra paddenstoelen, drie nieuwe soorten actiekaartjes en extra tempelvelden.
web-about-mycelia-prisma = Prismadruppels, gunsten rond de tempel en geschenken. Brengt de meegeleverde uitbreiding mee.
web-about-mycelia-boards = De voorkant is voor iedereen gelijk; op de achterkanten liggen de landschappen anders.
web-about-mycelia-gwidyon = 20 is gebruikelijk. Met minder druppels is hij eerder klaar; met meer heb je meer tijd.
web-about-mycelia-setup = Elke opbouwkaart legt de druppels anders.
web-about-mycelia-ask-leaves = Bladeren schaden nooit en worden daarom zonder vragen genomen. Vink dit aan om het elke keer zelf te beslissen.
web-preset-mycelia-prisma = Met Prisma
web-preset-about-mycelia-prisma = Prismadruppels, gunsten en geschenken doen mee.
web-preset-about-mycelia-solo = Tegen Gwidyon, die geen plaats nodig heeft.
web-preset-about-mycelia-everything = Vier spelers, Prisma, de uitbreiding en andere borden.
