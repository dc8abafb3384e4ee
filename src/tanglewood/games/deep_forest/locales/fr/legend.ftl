deep_forest-symbols-goods = Ressources
deep_forest-symbol-potion = potion
deep_forest-symbol-potion-says = { $deep_forest__prices__obstacle ->
    [one] { $deep_forest__prices__obstacle } taille
   *[other] { $deep_forest__prices__obstacle } taillent
    } un passage dans un fourré.
deep_forest-symbol-book = livre
deep_forest-symbol-book-says = { $deep_forest__prices__obstacle ->
    [one] { $deep_forest__prices__obstacle } ouvre
   *[other] { $deep_forest__prices__obstacle } ouvrent
    } une porte.
deep_forest-symbol-coin = pièce d’or
deep_forest-symbol-coin-says = { $deep_forest__prices__obstacle ->
    [one] { $deep_forest__prices__obstacle } soudoie
   *[other] { $deep_forest__prices__obstacle } soudoient
    } un garde ; { $deep_forest__prices__troll ->
    [one] { $deep_forest__prices__troll } apaise
   *[other] { $deep_forest__prices__troll } apaisent
    } un troll.
deep_forest-symbol-marker = pierre de balisage
deep_forest-symbol-marker-says = Une par pas.
deep_forest-symbol-buy = acheter
deep_forest-symbol-buy-says = { $deep_forest__prices__buy ->
    [one] { $deep_forest__prices__buy } pièce d’or devient
   *[other] { $deep_forest__prices__buy } pièces d’or deviennent
    } une ressource.
deep_forest-symbol-sell = vendre
deep_forest-symbol-sell-says = { $deep_forest__prices__sell ->
    [one] { $deep_forest__prices__sell } ressource devient
   *[other] { $deep_forest__prices__sell } d’une même sorte deviennent
    } une pièce d’or.
deep_forest-symbol-limit = limite
deep_forest-symbol-limit-says = Gardez-en { $deep_forest__limits__kept } à la fin de votre tour.

deep_forest-symbols-the-market = Le marché
deep_forest-symbol-strip = bandelette
deep_forest-symbol-strip-says = Posez-la n’importe où ; elle couvre ce qui s’y trouve.
deep_forest-symbol-line = ligne
deep_forest-symbol-line-says = Placez-vous ici et prenez tout ce qu’elle montre.
deep_forest-symbol-taken-line = ligne occupée
deep_forest-symbol-taken-line-says = Quelqu’un y est ; vous ne pouvez pas.
deep_forest-symbol-closed-corner = coin fermé
deep_forest-symbol-closed-corner-says = La diagonale s’ouvre à { $deep_forest__market__corner_from ->
    [one] { $deep_forest__market__corner_from } joueur
   *[other] { $deep_forest__market__corner_from } joueurs
    }.

deep_forest-symbols-the-forest = La forêt
deep_forest-symbol-face-down-tile = tuile face cachée
deep_forest-symbol-face-down-tile-says = Se révèle quand vous la voyez.
deep_forest-symbol-forest = forêt
deep_forest-symbol-forest-says = Un pas ici pour une pierre de balisage.
deep_forest-symbol-thicket = fourré
deep_forest-symbol-thicket-says = { $deep_forest__prices__obstacle ->
    [one] { $deep_forest__prices__obstacle } potion
   *[other] { $deep_forest__prices__obstacle } potions
    } ; vous gardez la tuile.
deep_forest-symbol-gate = porte
deep_forest-symbol-gate-says = { $deep_forest__prices__obstacle ->
    [one] { $deep_forest__prices__obstacle } livre
   *[other] { $deep_forest__prices__obstacle } livres
    } ; vous gardez la tuile.
deep_forest-symbol-guard = garde
deep_forest-symbol-guard-says = { $deep_forest__prices__obstacle ->
    [one] { $deep_forest__prices__obstacle } pièce d’or
   *[other] { $deep_forest__prices__obstacle } pièces d’or
    } ; vous gardez la tuile.
deep_forest-symbol-sword = épée
deep_forest-symbol-sword-says = Potion, livre et pièce d’or ; un dé au combat.
deep_forest-symbol-troll = troll
deep_forest-symbol-troll-says = À côté de vous : payez d’abord { $deep_forest__prices__troll ->
    [one] { $deep_forest__prices__troll } pièce d’or
   *[other] { $deep_forest__prices__troll } pièces d’or
    }.
deep_forest-symbol-rock = rocher
deep_forest-symbol-rock-says = On y combat ; en partir coûte deux pierres de balisage.
deep_forest-symbol-marked-field = case marquée
deep_forest-symbol-marked-field-says = Vous pouvez combattre d’ici.
deep_forest-symbol-your-path = votre chemin
deep_forest-symbol-your-path-says = Ne repassez jamais à côté.
deep_forest-symbol-touching = contact
deep_forest-symbol-touching-says = Votre chemin se toucherait ici.
deep_forest-symbol-wall = mur
deep_forest-symbol-wall-says = On entre en bas, on sort en haut.
deep_forest-symbol-fog = brouillard
deep_forest-symbol-fog-says = Y quitter une case coûte une pierre de balisage de plus.
deep_forest-symbol-retreat = retraite
deep_forest-symbol-retreat-says = { $deep_forest__limits__retreat_steps ->
    [one] Reculez d’au plus { $deep_forest__limits__retreat_steps } case
   *[other] Reculez d’au plus { $deep_forest__limits__retreat_steps } cases
    } ; { $deep_forest__start__retreats } fois par partie.
deep_forest-symbol-send = envoyer
deep_forest-symbol-send-says = Votre troll à quelqu’un, pour { $deep_forest__prices__troll_reward ->
    [one] { $deep_forest__prices__troll_reward } ressource
   *[other] { $deep_forest__prices__troll_reward } ressources
    }.

deep_forest-symbols-fights-and-gold = Combats et or
deep_forest-symbol-strength = force
deep_forest-symbol-strength-says = Atteignez-la avec vos dés pour gagner.
deep_forest-symbol-die = dé
deep_forest-symbol-die-says = Un pour chaque épée engagée.
deep_forest-symbol-set-aside = de côté
deep_forest-symbol-set-aside-says = Garde ses points pendant que les autres roulent.
deep_forest-symbol-pip-for-a-good = point contre ressource
deep_forest-symbol-pip-for-a-good-says = Payez-en une, ajoutez un point.
deep_forest-symbol-worn-out = émoussée
deep_forest-symbol-worn-out-says = Ne combat plus, ne compte plus.
deep_forest-symbol-gold = or
deep_forest-symbol-gold-says = Ce que cela vaut à la fin.
deep_forest-symbol-set = série
deep_forest-symbol-set-says = Trois identiques ou trois différents : { $deep_forest__points__set } or.
deep_forest-symbol-longest-path = chemin le plus long
deep_forest-symbol-longest-path-says = { $deep_forest__points__longest } or, si vous êtes hors de la forêt.
deep_forest-symbol-way-out = sortie
deep_forest-symbol-way-out-says = S’ouvre avec le brouillard : { $deep_forest__points__left } or.
deep_forest-symbol-round = manche
deep_forest-symbol-round-says = Brouillard après { $deep_forest__fog__after_round }, fin après { $deep_forest__fog__last_round }.
