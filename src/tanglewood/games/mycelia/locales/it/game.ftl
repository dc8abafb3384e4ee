# The title of the game, and one sentence about it: in lists of games.

mycelia-game-title = Mycelia
mycelia-game-about = Guida le gocce di rugiada del tuo sottobosco al Santuario, con un mazzo di funghi che cresce.

# What its options and its variants do.

mycelia-option-ask_leaves = Chiede prima di prendere foglie; non fanno mai male, quindi altrimenti si prendono senza chiedere.
mycelia-option-boards = Il fronte delle plance, un retro a scelta o un retro a caso; ogni posto può avere il suo.
mycelia-option-expansion = Si aggiungono le 30 carte, le tessere c, d, e e le caselle del Santuario supplementari.
mycelia-option-first = Il posto che comincia, contato da 0, o uno a caso.
mycelia-option-gwidyon = Gocce sul mucchio di Gwidyon in una partita in solitario: di solito 20, con meno è più difficile, con di più è più facile.
mycelia-option-players = Quanti posti ha il tavolo; in solitario si gioca contro Gwidyon.
mycelia-option-prisma = Prisma: gocce Prisma, favori e doni; l’espansione ne fa allora sempre parte.
mycelia-option-setup = Il lato di una carta configurazione che dice dove sono le gocce, o uno a caso.
mycelia-variant-backs = Ogni posto con un retro delle plance a caso.
mycelia-variant-expansion = Le carte, le tessere e le caselle del Santuario dell’espansione.
mycelia-variant-prisma = Gocce Prisma, favori e doni.
mycelia-variant-solo = In solitario contro Gwidyon, con le gocce sul suo mucchio.
