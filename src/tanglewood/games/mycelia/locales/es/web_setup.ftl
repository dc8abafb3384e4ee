# Laying a table of Mycelia: what its options do, and its ready-made tables.

web-about-mycelia-expansion = 30 setas más, tres clases nuevas de losetas de acción y casillas de Santuario adicionales.
web-about-mycelia-prisma = Gotas de prisma, favores alrededor del Santuario y regalos. Trae consigo la expansión incluida.
web-about-mycelia-boards = El anverso es igual para todos; los reversos se distinguen en dónde están los paisajes.
web-about-mycelia-gwidyon = Lo habitual es 20. Con menos gotas acaba antes; con más tienes más tiempo.
web-about-mycelia-setup = Cada tabla de rocío inicial coloca las gotas de otra manera.
web-about-mycelia-ask-leaves = Las hojas nunca estorban, así que se toman sin preguntar. Márcalo para decidirlo cada vez.
web-preset-mycelia-prisma = Con Prisma
web-preset-about-mycelia-prisma = Se suman gotas de prisma, favores y regalos.
web-preset-about-mycelia-solo = Contra Gwidyon, que no necesita asiento.
web-preset-about-mycelia-everything = Cuatro jugadores, Prisma, la expansión y otros tableros.
