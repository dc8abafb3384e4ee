symbol-deep-forest-potion = potion
symbol-deep-forest-potion-about = { $deep_forest__prices__obstacle ->
    [one] { $deep_forest__prices__obstacle } taille
   *[other] { $deep_forest__prices__obstacle } taillent
    } un passage dans un fourré.
symbol-deep-forest-book = livre
symbol-deep-forest-book-about = { $deep_forest__prices__obstacle ->
    [one] { $deep_forest__prices__obstacle } ouvre
   *[other] { $deep_forest__prices__obstacle } ouvrent
    } une porte.
symbol-deep-forest-coin = pièce d’or
symbol-deep-forest-coin-about = { $deep_forest__prices__obstacle ->
    [one] { $deep_forest__prices__obstacle } soudoie
   *[other] { $deep_forest__prices__obstacle } soudoient
    } un garde, { $deep_forest__prices__troll } pour un troll, { $deep_forest__prices__buy } pour n’importe quelle ressource.
symbol-deep-forest-pawn = pion
symbol-deep-forest-pawn-about = Où se trouve quelqu’un : dans sa forêt, ou à une ligne du marché.
symbol-deep-forest-marker = pierre de balisage
symbol-deep-forest-marker-about = On en pose une à chaque pas ; elle montre votre chemin.
symbol-deep-forest-gold = or
symbol-deep-forest-gold-about = Ce qui compte à la fin de la partie.


symbol-deep-forest-strip = bandelette
symbol-deep-forest-strip-about = Posez-la n’importe où sur le marché ; elle couvre ce qui s’y trouve.


symbol-deep-forest-hidden = tuile face cachée
symbol-deep-forest-hidden-about = Se révèle quand elle arrive en vue, et vous ne pouvez marcher que sur ce que vous voyez.
symbol-deep-forest-forest = forêt
symbol-deep-forest-forest-about = Un pas ici coûte une pierre de balisage.
symbol-deep-forest-bare = case dégagée
symbol-deep-forest-bare-about = Sa tuile est partie ; un pas ici coûte une pierre de balisage.
symbol-deep-forest-thicket = fourré
symbol-deep-forest-thicket-about = { $deep_forest__prices__obstacle ->
    [one] { $deep_forest__prices__obstacle } potion y taille un passage, et vous gardez la tuile : trois identiques ou trois différentes forment une série.
   *[other] { $deep_forest__prices__obstacle } potions y taillent un passage, et vous gardez la tuile : trois identiques ou trois différentes forment une série.
    }
symbol-deep-forest-gate = porte
symbol-deep-forest-gate-about = { $deep_forest__prices__obstacle ->
    [one] { $deep_forest__prices__obstacle } livre l’ouvre, et vous gardez la tuile : trois identiques ou trois différentes forment une série.
   *[other] { $deep_forest__prices__obstacle } livres l’ouvrent, et vous gardez la tuile : trois identiques ou trois différentes forment une série.
    }
symbol-deep-forest-guard = garde
symbol-deep-forest-guard-about = { $deep_forest__prices__obstacle ->
    [one] { $deep_forest__prices__obstacle } pièce d’or le soudoie, et vous gardez la tuile : trois identiques ou trois différentes forment une série.
   *[other] { $deep_forest__prices__obstacle } pièces d’or le soudoient, et vous gardez la tuile : trois identiques ou trois différentes forment une série.
    }
symbol-deep-forest-sword = épée
symbol-deep-forest-sword-about = Se ramasse pour une potion, un livre et une pièce d’or ; c’est un dé au combat.
symbol-deep-forest-spent = épée émoussée
symbol-deep-forest-spent-about = Elle ne combat plus et ne compte plus.
symbol-deep-forest-troll = troll
symbol-deep-forest-troll-about = À côté de vous, il veut { $deep_forest__prices__troll ->
    [one] { $deep_forest__prices__troll } pièce d’or
   *[other] { $deep_forest__prices__troll } pièces d’or
    } avant toute autre chose ; le vôtre peut être envoyé à quelqu’un.
symbol-deep-forest-rock = rocher
symbol-deep-forest-rock-about = On y combat les monstres ; en partir coûte deux pierres de balisage.
symbol-deep-forest-wall = mur
symbol-deep-forest-wall-about = On entre en bas, on sort en haut.
symbol-deep-forest-fog = brouillard
symbol-deep-forest-fog-about = Y quitter une case coûte une pierre de balisage de plus.
symbol-deep-forest-retreat = retraite
symbol-deep-forest-retreat-about = { $deep_forest__limits__retreat_steps ->
    [one] Reculez d’au plus { $deep_forest__limits__retreat_steps } case le long de votre chemin
   *[other] Reculez d’au plus { $deep_forest__limits__retreat_steps } cases le long de votre chemin
    }, { $deep_forest__start__retreats } fois par partie.
symbol-deep-forest-exit = sortie
symbol-deep-forest-exit-about = S’ouvre avec le brouillard ; sortir rapporte de l’or.


symbol-deep-forest-wild = n’importe quel obstacle
symbol-deep-forest-wild-about = Compte comme un fourré, une porte ou un garde pour vos séries.
symbol-deep-forest-double = double
symbol-deep-forest-double-about = À chaque manche suivante, une ressource de votre ligne du marché est doublée.
symbol-deep-forest-die = dé
symbol-deep-forest-die-about = Un pour chaque épée engagée.
symbol-deep-forest-strength = force
symbol-deep-forest-strength-about = Ce que vos dés et vos ajouts doivent atteindre ensemble.
symbol-deep-forest-boost = un point de plus
symbol-deep-forest-boost-about = Chaque ressource de cette sorte donnée au combat ajoute un point.
symbol-deep-forest-copies = combien
symbol-deep-forest-copies-about = Cartes de ce monstre encore à gagner.
symbol-deep-forest-monster = monstre
symbol-deep-forest-monster-about = Des dés qui atteignent sa force gagnent sa carte.
