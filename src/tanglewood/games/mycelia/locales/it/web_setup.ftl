# Laying a table of Mycelia: what its options do, and its ready-made tables.

web-about-mycelia-expansion = 30 funghi in più, tre nuovi tipi di tessere azione e caselle del Santuario supplementari.
web-about-mycelia-prisma = Gocce Prisma, favori intorno al Santuario e doni. Porta con sé l’espansione inclusa.
web-about-mycelia-boards = Il fronte è uguale per tutti; i retro hanno i terreni in punti diversi.
web-about-mycelia-gwidyon = Di solito 20. Con meno gocce finisce prima; con di più hai più tempo.
web-about-mycelia-setup = Ogni carta configurazione dispone le gocce in modo diverso.
web-about-mycelia-ask-leaves = Le foglie non fanno mai male, quindi si prendono senza chiedere. Attivalo per decidere ogni volta.
web-preset-mycelia-prisma = Con Prisma
web-preset-about-mycelia-prisma = Si aggiungono gocce Prisma, favori e doni.
web-preset-about-mycelia-solo = Contro Gwidyon, che non ha bisogno di un posto.
web-preset-about-mycelia-everything = Quattro giocatori, Prisma, l’espansione e altre plance.
