# The title of the game, and one sentence about it: in lists of games.

mycelia-game-title = Mycelia
mycelia-game-about = Lleva las gotas de rocío del suelo de tu bosque al Santuario, con un mazo de setas que crece.

# What its options and its variants do.

mycelia-option-ask_leaves = Preguntar antes de tomar hojas; nunca estorban, así que de otro modo se toman sin preguntar.
mycelia-option-boards = El anverso de los tableros, un reverso a elección o un reverso al azar; cada asiento puede tener el suyo.
mycelia-option-expansion = Se suman las 30 cartas, las losetas c, d y e, y las casillas de Santuario adicionales.
mycelia-option-first = El asiento que empieza, contado desde 0, o uno al azar.
mycelia-option-gwidyon = Gotas en la hojarasca de Gwidyon en una partida en solitario: lo habitual es 20; con menos es más difícil, con más es más fácil.
mycelia-option-players = Cuántos asientos tiene la mesa; en solitario se juega contra Gwidyon.
mycelia-option-prisma = Prisma: gotas de prisma, favores y regalos; la expansión siempre forma parte entonces.
mycelia-option-setup = El lado de una tabla de rocío inicial que dice dónde están las gotas, o uno al azar.
mycelia-variant-backs = Cada asiento con un reverso de los tableros al azar.
mycelia-variant-expansion = Las cartas, las losetas y las casillas de Santuario de la expansión.
mycelia-variant-prisma = Gotas de prisma, favores y regalos.
mycelia-variant-solo = En solitario contra Gwidyon, con las gotas de su hojarasca.
