# Refusals: one line. In a turn they are said as they stand, otherwise behind the name of what asks.

everdell-no-not-now = Ce n’est pas demandé maintenant.
everdell-no-hand = La carte { $card } n’est pas dans votre main.
everdell-no-slot = L’emplacement { $slot } de la Prairie est vide.
everdell-no-blocked = L’ouvrier de Paillasson est sur la carte { $card }.
everdell-no-last-season = Aucune saison ne suit l’automne.
everdell-no-workers-left = { $n ->
    [one] Placez d’abord tous vos ouvriers : { $n } est encore libre.
   *[other] Placez d’abord tous vos ouvriers : { $n } sont encore libres.
}
everdell-no-pass = Vous ne pouvez passer qu’en automne.
everdell-no-no-worker = Vous n’avez pas d’ouvrier libre.
everdell-no-no-victim = Aucun adversaire n’a de place pour la carte { $card }.
everdell-no-no-green = Aucun adversaire n’a de carte verte que { $card } pourrait amener dans votre ville.
everdell-no-unique = La carte { $card } est unique, et votre ville en a déjà un exemplaire.
everdell-no-nothing-to-replace = { $card } demande une construction à remplacer.
everdell-no-city-full = Votre ville n’a pas d’emplacement pour la carte { $card }.
everdell-no-too-dear = La carte { $card } est trop chère : il manque { $missing }.
everdell-no-not-dealt = Absent de cette partie : { $place }.
everdell-no-journey-season = Le Voyage commence dans votre automne.
everdell-no-own-worker = Vous avez déjà un ouvrier ici : { $place }.
everdell-no-taken = Déjà occupé : { $place }.
everdell-no-journey-cards = { $n ->
    [one] Ce Voyage demande { $n } carte, vous en avez { $hand }.
   *[other] Ce Voyage demande { $n } cartes, vous en avez { $hand }.
}
everdell-no-in-vain = { $place } ne vous servirait à rien maintenant.
everdell-no-claimed = L’événement { $event } est déjà réalisé.
everdell-no-requirement = Votre ville ne remplit pas la condition de l’événement { $event }.
everdell-no-event-cost = Vous ne pouvez pas payer ce que demande l’événement { $event }.
everdell-no-no-such-card = Cette carte n’est pas là : { $card }.
everdell-no-not-open = La carte { $card } ne sert qu’à son propriétaire.
everdell-no-visited = La carte { $card } n’a pas d’emplacement d’ouvrier libre.
everdell-no-no-link = { $home } ne fait pas venir { $card }.
everdell-no-occupied = { $card } : déjà occupé.
everdell-no-no-help = { $helper } ne peut pas aider pour la carte { $card }.

# Things that are not there.

everdell-no-has-none = vous n’avez pas de { everdell-kind }.
everdell-no-has-no-points = vous n’avez pas de jetons de point.
everdell-no-has-only = { $n ->
    [0] vous n’avez pas de { everdell-kind }.
   *[other] vous n’avez que { everdell-goods }.
}
everdell-no-at-most = le maximum : { everdell-goods }.
everdell-no-webbed = la carte { $card } est dans la toile de Tissenuit.
everdell-no-face-down = la carte { $card } est face cachée.
everdell-no-yourself = il faut quelqu’un d’autre que vous.
everdell-no-nobody-there = il n’y a personne de ce nom : { $name }.
everdell-no-alike = les deux sont pareilles : précisez la carte { $card } numéro { $copy }.
everdell-no-not-revealed = la carte { $card } ne fait pas partie des cartes révélées.
everdell-no-not-drawn = la carte { $card } ne fait pas partie des cartes piochées.
everdell-no-no-deck = il n’y a plus de carte à piocher.

# Things that do not fit.

everdell-no-gives = cela donne { $kinds }, pas { everdell-kind }.
everdell-no-takes = cela prend { $kinds }, pas { everdell-kind }.
everdell-no-no-critter = la carte { $card } n’est pas une créature.
everdell-no-no-construction = la carte { $card } n’est pas une construction.
everdell-no-own-card = seules comptent les cartes de votre propre ville.
everdell-no-itself = ce ne peut pas être la carte { $card } elle-même.
everdell-no-worth = la carte { $card } vaut { $n }, le maximum est { $limit }.
everdell-no-dear-with = { $n ->
    [one] même avec { $less } de moins, il vous manque { $n } ressource pour la carte { $card }.
   *[other] même avec { $less } de moins, il vous manque { $n } ressources pour la carte { $card }.
}
everdell-no-which-location = { $forest ->
    [yes] { $place } n’est ni un lieu de base ni un lieu de forêt.
   *[no] { $place } n’est pas un lieu de base.
}
everdell-no-used-already = { $place } : déjà utilisé.
everdell-no-no-worker-there = aucun ouvrier ne se trouve ici : { $place }.
everdell-no-no-opponent-there = aucun ouvrier adverse ne se trouve ici : { $place }.
everdell-no-no-own-worker = aucun de vos ouvriers ne se trouve ici : { $place }.
everdell-no-not-used = { $place } ne peut pas être utilisé d’ailleurs.
everdell-no-worker-stays = votre ouvrier reste ici : { $place }.
everdell-no-worker-hers = Tissenuit utilise votre ouvrier d’ici : { $place }.
everdell-no-came-from = l’ouvrier en vient et doit aller ailleurs.
everdell-no-choice-idle = le choix { $n } ne peut pas être payé, ou n’aurait aucun effet maintenant.
everdell-no-not-this-color = cette couleur ne peut pas être nommée : { everdell-color-word }.
everdell-no-other-color = la carte { $card } n’est pas de cette couleur : { everdell-color-word }.
everdell-no-juggle-either = un tour de jonglage ou l’autre : vous avez commencé à révéler des cartes.

# Green cards.

everdell-no-own-city = seules les cartes vertes de votre propre ville agissent.
everdell-no-that-city = seules les cartes vertes de la même ville agissent.
everdell-no-other-cities = elle regarde les autres villes, pas la vôtre.
everdell-no-legend-acts = la carte { $card } est une carte légendaire : elle n’agit que d’elle-même.
everdell-no-no-sweep = jamais une carte { $card }.
everdell-no-not-copied = la carte { $card } ne peut pas être copiée.
everdell-no-last-link = la carte { $card } agit à travers d’autres cartes et n’est pas copiée.
everdell-no-rowdy = personne d’autre n’utilise la carte { $card }.
everdell-no-barricaded = un jeton Toile empêche la carte { $card } d’agir.
everdell-no-acted = la carte { $card } a déjà agi.
everdell-no-just-played = seule la carte qui vient d’être jouée peut servir : { $card }.

# Giving.

everdell-no-has-passed = { $name } a passé.
everdell-no-no-room = { $name } n’a pas de place pour une carte.
everdell-no-she-is-done = Tissenuit a terminé et ne prend plus rien.
everdell-no-named-already = { $name } reçoit déjà quelque chose.
everdell-no-give-first = donnez d’abord quelque chose à { $name }.
everdell-no-has-takers = quelqu’un a de la place pour les cartes.

# Cards on their way into a city, and ways to pay.

everdell-no-full = { $name } n’a pas d’emplacement libre.
everdell-no-has-one = { $name } en a déjà un exemplaire.
everdell-no-frees-no-space = la carte { $card } ne libère aucun emplacement dans votre ville pleine.
everdell-no-frees-none-there = la carte { $card } ne libère aucun emplacement dans cette ville pleine.
everdell-no-no-green-card = la carte { $card } n’est pas une carte verte.
everdell-no-unfit-city = la carte { $card } ne trouve pas de place dans votre ville.
everdell-no-space-shared = Sans la carte { $card }, une carte qui partage son emplacement n’en aurait plus.
everdell-no-paired = la carte { $card } partage son emplacement.
everdell-no-no-reaction = la carte { $card } ne réagit pas maintenant.
everdell-no-costs-nothing = la carte { $card } ne coûte rien : il n’y a rien à réduire.
everdell-no-no-use = Même avec la carte { $helper }, vous ne pouvez pas payer la carte { $card }.
everdell-no-bridge-taken = Une construction est déjà posée sur la carte { $helper }.
everdell-no-name-prisoner = { $helper } aide avec un prisonnier : dites quelle créature va en cellule.
everdell-no-no-jail = vous n’avez pas cette carte : { $card }.
everdell-no-opens-cell = la carte { $card } ouvre la deuxième cellule et ne peut pas y être mise.
everdell-no-cells-full = { $n ->
    [one] aucune cellule n’est libre : il y a { $n } prisonnier.
   *[other] aucune cellule n’est libre : il y a { $n } prisonniers.
}
everdell-no-spares-only = on ne peut omettre que : { $kinds }.
everdell-no-none-in-cost = il ne reste pas de { everdell-kind } dans son coût.
everdell-no-not-in-cost = la carte { $card } ne coûte pas de { everdell-kind }.
everdell-no-rest-unpaid = vous ne pourriez alors pas finir de payer la carte { $card }.
everdell-no-stands-only = seules ces ressources peuvent en remplacer une autre : { everdell-kind }.
everdell-no-tokens-held = { $n ->
    [one] elle n’a que { $n } jeton.
   *[other] elle n’a que { $n } jetons.
}
everdell-no-tokens-few = { $n ->
    [one] il faut au moins { $n } jeton.
   *[other] il faut au moins { $n } jetons.
}
everdell-no-tokens-many = { $n ->
    [one] plus de { $n } jeton, ce serait du gaspillage.
   *[other] plus de { $n } jetons, ce serait du gaspillage.
}

# Worker abilities.

everdell-no-price-cards = { $n ->
    [one] { everdell-kind } : cela coûte { $n } carte, vous en avez { $hand }.
   *[other] { everdell-kind } : cela coûte { $n } cartes, vous en avez { $hand }.
}
everdell-no-token-here = le jeton est déjà sur la carte { $card }.
everdell-no-figure-here = la figurine est déjà ici : { $place }.
everdell-no-from-deck = la carte vient de la pioche.
everdell-no-deck-or-meadow = la carte vient de la pioche ou de la Prairie.
everdell-no-owned = vous en possédez déjà : { everdell-kind }.
everdell-no-for-pebble = on ne peut obtenir qu’un galet.
everdell-no-not-brought = cet ouvrier n’a pas rapporté de { everdell-kind }.
everdell-no-power-not-dealt = ce pouvoir ne vous a pas été distribué : { $power }.
everdell-no-path-not-drawn = { $place } ne fait pas partie des cartes Forêt piochées.

# Nightweave.

everdell-no-undrawn = vous ne pouvez pas piocher la carte { $card }. En cause : { $name }.
everdell-no-still-needed = vous en avez besoin pour ce que vous payez.
everdell-no-no-web = { $plan ->
    [masquerade] { $place } n’est pas un événement spécial libre sans jeton.
   *[swarm] { $place } n’est pas un emplacement exclusif vide sans jeton.
}
everdell-no-worthless = la carte { $card } ne vaut rien pour elle.
everdell-no-not-open-card = la carte { $card } n’a pas de symbole Ouvert.
everdell-no-open-card = la carte { $card } est ouverte à tous.
everdell-no-her-city = son araignée va dans sa propre ville.
everdell-no-your-city-first = une carte de votre ville passe avant la sienne.
everdell-no-not-gazed-at = la carte { $card } n’est pas l’une des deux cartes.
everdell-no-foil-price = la déjouer coûte { $price }, que vous n’avez pas.
everdell-no-half-hand = { $n ->
    [one] la moitié de votre main fait { $n } carte : elle peut en prendre au plus { $n } de moins.
   *[other] la moitié de votre main fait { $n } cartes : elle peut en prendre au plus { $n } de moins.
}
everdell-no-shielded = la carte { $card } reste déjà face visible.
everdell-no-not-threatened = la carte { $card } ne sera pas retournée.
everdell-no-not-hers = elle ne veut pas la carte { $card }.
everdell-no-not-best-green = la carte { $card } n’est pas votre carte verte de plus grande valeur.

# Options that do not go together, behind “option NAME:”.
everdell-clash-spring-worker = facilite les parties avec pouvoirs de joueur contre Tissenuit
everdell-clash-no-nightweave = concerne Tissenuit, qui n’est pas dans la partie
everdell-clash-two-people = Tissenuit joue contre une ou deux personnes
everdell-clash-no-rugwort = Paillasson reste à l’écart quand Tissenuit joue
everdell-clash-one-person = les plans et les intrigues sont pour une seule personne
everdell-clash-plan-or-intrigues = les plans et les intrigues s’excluent
everdell-clash-swarm = la Nuée accablante n’a aucun effet au niveau 0
everdell-clash-weavers-whim = le Caprice de la tisseuse demande une personnalité
everdell-clash-her-modules = ses modules se jouent sans cela
everdell-clash-six = à cinq ou six, il faut Bellfaire
everdell-clash-award = est un prix de Bellfaire, qui n’est pas dans la partie
everdell-clash-traits = plusieurs traits de Paillasson demandent Bellfaire ; sans Bellfaire, choisissez une humeur
everdell-clash-abilities = Mistwood a quatre pouvoirs, trop peu pour { $n } personnes
everdell-clash-legends = cette boîte a trop peu de cartes légendaires pour { $n } personnes
