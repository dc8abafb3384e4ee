# The title of the game, and one sentence about it: in lists of games.

mycelia-game-title = Mycelia
mycelia-game-about = Breng de dauwdruppels van je bosgrond naar de tempel, met een groeiend deck van paddenstoelen.

mycelia-option-ask_leaves = Vragen vóór het nemen van bladeren; ze schaden nooit en worden anders zonder vragen genomen.
mycelia-option-boards = De voorkant van de borden, een achterkant naar keuze of een willekeurige achterkant; elke plaats kan een eigen bord hebben.
mycelia-option-expansion = De 30 kaarten, de actiekaartjes c, d, e en de extra tempelvelden doen mee.
mycelia-option-first = De plaats die begint, geteld vanaf 0, of een willekeurige.
mycelia-option-gwidyon = Druppels op de stapel van Gwidyon in een solospel: 20 is gebruikelijk, minder is moeilijker, meer is makkelijker.
mycelia-option-players = Hoeveel plaatsen de tafel heeft; alleen speel je tegen Gwidyon.
mycelia-option-prisma = Prisma: prismadruppels, gunsten en geschenken; de uitbreiding hoort er dan altijd bij.
mycelia-option-setup = De kant van een opbouwkaart die zegt waar de druppels liggen, of een willekeurige.
mycelia-variant-backs = Elke plaats op een willekeurige achterkant van de borden.
mycelia-variant-expansion = De kaarten, actiekaartjes en tempelvelden van de uitbreiding.
mycelia-variant-prisma = Prismadruppels, gunsten en geschenken.
mycelia-variant-solo = Alleen tegen Gwidyon, met de druppels op zijn stapel.
