# The table of Mycelia in the browser.

my-card-start = départ
my-card-gift = cadeau

my-field = { $field }, { $land ->
    [leaves] Feuilles mortes
    [moss] Mousse
    [water] Eau
    [soil] Terre
   *[shrine] case Sanctuaire
}, { $drops ->
    [0] vide
    [one] { $drops } goutte
   *[other] { $drops } gouttes
}{ $prisms ->
    [0] {""}
    [one] , dont { $prisms } goutte Prisme
   *[other] , dont { $prisms } gouttes Prisme
}
my-prisms-on = { $n ->
    [1] La goutte Prisme sur { $field }
   *[other] Les { $n } gouttes Prisme sur { $field }
}
my-drops-on = { $field } { $n }{ $prisms ->
    [0] {""}
   *[other] {" "}({ $prisms } Prisme)
}
my-card = { $name }{ $cost ->
    [0] {""}
    [one] , coûte { $cost } feuille
   *[other] , coûte { $cost } feuilles
}. { $words }
my-single = Au recrutement : { $words }
my-bought = À l’achat : { $words }
my-draws = { $n ->
    [0] Une fois posé, ne piochez aucune carte.
    [one] Une fois posé, piochez { $n } carte.
   *[other] Une fois posé, piochez { $n } cartes.
}
my-gift = { $works ->
    [yes] Cadeau { $name }, actif. { $words }
   *[no] Cadeau { $name }. { $words }
}
my-gift-idle = Pas de capacité durable.
my-gift-kind = { $colour ->
    [start] Cadeau de départ
    [green] Cadeau vert
    [amber] Cadeau ambre
   *[violet] Cadeau violet
}
my-colour = { $colour ->
    [green] vert
    [amber] ambre
   *[violet] violet
}
my-root = { $what } { $colour ->
    [green] Pile verte
    [amber] Pile ambre
   *[violet] Pile violette
}, { $n ->
    [one] { $n } cadeau
   *[other] { $n } cadeaux
}
my-tile = Tuile { $tile }, { $name }, { $cost ->
    [one] { $cost } feuille
   *[other] { $cost } feuilles
}{ $used ->
    [yes] , déjà utilisée pendant ce tour
   *[no] {""}
}
my-gap = Emplacement vide
my-back-hint = annuler le choix

# Headings.
my-showcase = Rivière
my-hand = Main
my-hand-own = Votre main
my-board = Plateau
my-board-own = Votre plateau
my-board-of = Plateau : { $name }
my-board-says = Plateau : { $name }, { $left ->
    [one] { $left } goutte restante
   *[other] { $left } gouttes restantes
} : { $fields }
my-tiles-own = Vos tuiles Action
my-actions = Ce que vous pouvez faire
my-supply = Quand le Sanctuaire tourne
my-supply-side = grille { $card }, face { $side }
my-discard-own = Votre défausse
my-discard-of = Défausse : { $name }
my-gifts = Zone des cadeaux
my-gifts-of = Zone des cadeaux : { $name }
my-roots = Racines
my-roots-about = cadeaux contre faveurs

# Counts.
my-pile = pioche
my-pile-says = Pioche de la rivière, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
my-draw = pioche
my-draw-says = Pioche, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
my-discard = défausse
my-discard-says = Défausse, { $n ->
    [0] vide
    [one] { $n } carte
   *[other] { $n } cartes
}. Ouvrir
my-discard-empty = Il n’y a rien ici.
my-leaves = feuilles
my-left = gouttes restantes
my-prisms-left = dont gouttes Prisme
my-off = retirées ce tour
my-box = Dans la boîte :
my-box-shrine = cases Sanctuaire supplémentaires
my-times = × { $n }
my-hand-count = cartes en main
my-first = 1er joueur
my-last-round = dernier tour

my-shrine-says = { $more ->
    [0] Trous remplis du Sanctuaire : { $n } sur { $of }.
   *[other] Trous remplis du Sanctuaire : { $n } sur { $of }, { $more } en attente.
}
my-shrine-of = { $n } sur { $of }
my-shrine-full = tourne une fois plein
my-shrine-more = +{ $n } ce tour
my-shrine-never = ne tourne plus
my-die = Le dé indique { $face ->
    [sun] le soleil
    [moon] la lune
    [acorn] le gland
    [feather] la plume
    [snail] l’escargot
   *[web] la toile
}.
my-face = { $face ->
    [sun] Soleil
    [moon] Lune
    [acorn] Gland
    [feather] Plume
    [snail] Escargot
   *[web] Toile
} : { $fields }.

# The ring of favours.
my-favours-say = Faveurs : { $all }
my-favour-at = { $name } : case { $space }{ $kind ->
    [start] , le départ.
    [green] , verte.
    [amber] , ambre.
    [violet] , violette.
   *[plain] {"."}
}

# Gwidyon, when one plays alone.
my-gwidyon = Gwidyon
my-gwidyon-about = joue sans occuper de place
my-his-turn = son tour
my-gwidyon-of = gouttes restantes sur { $of }
my-gwidyon-pile-says = Tas de Gwidyon, gouttes restantes : { $n } sur { $of }.
my-chip-side = { $side ->
    [remove] face Retirer visible
   *[rest] face Repos visible
}
my-chip-next = { $side ->
    [remove] Au prochain retournement de la tuile, rien ne se passe.
   *[rest] Au prochain retournement de la tuile, il retire 1 goutte.
}
my-solo-cards = Cartes de Gwidyon
my-solo-card = Carte { $id } de Gwidyon
my-solo-says = Carte { $id } : { $words }
my-solo-deck = { $n ->
    [one] { $n } carte est face cachée.
   *[other] { $n } cartes sont face cachée.
}
my-solo-now = en cours
my-solo-last = la dernière
my-he-did = Ce qu’il a fait

# Where the data of a card come from.
my-source = { $source ->
    [rulebook] d’après le livret de règles
    [found] d’après une page publique
    [inferred] déduit de ce que l’on sait
   *[reconstructed] reconstitué par nos soins
}
my-read-nothing = Pointez une carte pour la lire ici.
my-read-nothing-yet = rien

# On the other pages
web-game-title-mycelia = Mycelia
web-game-about-mycelia = Menez chaque goutte de rosée au Sanctuaire.
web-game-facts-mycelia = 1–4 joueurs · environ 40 minutes
web-game-picture-mycelia = Des champignons autour d’un sanctuaire de pierre, avec des gouttes de rosée
web-rival-mycelia = Gwidyon
web-rival-mycelia-about = Votre adversaire n’a pas besoin de place : il a un tas de gouttes, une tuile à deux faces et six cartes. Après chacun de vos tours, une carte est révélée et appliquée pour lui.
web-setting-mycelia-expansion = Extension incluse
web-setting-mycelia-prisma = Prisma
web-setting-mycelia-boards = Plateau
web-setting-mycelia-gwidyon = Gouttes sur son tas
web-setting-mycelia-first = Qui commence
web-setting-mycelia-setup = Position des gouttes
web-setting-mycelia-ask-leaves = Demander avant de prendre des feuilles
web-fixed-mycelia-expansion = Fait partie de Prisma : toujours incluse.
web-choice-mycelia-boards = { $choice ->
    [front] Recto
    [pond] Verso : étang
    [cushion] Verso : coussin de mousse
    [litter] Verso : feuilles mortes
    [clearing] Verso : clairière nue
   *[random] Verso au hasard
}
web-part-mycelia = { $part ->
    [base] Le jeu de base
    [effects] Ce que font les cartes
    [boards] Les versos des plateaux
    [expansion] L’extension incluse
    [solo] En solo, contre Gwidyon
    [prisma] Prisma
   *[other] { $part }
}
web-cards-mycelia = { $table ->
    [card] Cartes à recruter
    [start] Cartes de départ
    [tile] Tuiles Action
    [side] Plateaux
    [setup] Grilles Mise en place
    [supply] Grilles Nouvelle Rosée
    [gift] Cadeaux
    [solo] Cartes de Gwidyon
    [die] Dé
    [board] Format des plateaux
    [prisma] Prisma
    [track] Plateforme des faveurs
    [counts] Nombres
   *[other] { $table }
}
web-card-cost-mycelia = { $n ->
    [one] coûte { $n } feuille
   *[other] coûte { $n } feuilles
}
web-card-single-mycelia = Au recrutement
web-card-set-mycelia = { $set ->
    [base] jeu de base
    [expansion] extension incluse
    [prisma] Prisma
   *[other] { $set }
}
web-curve-mycelia = Gouttes restantes, tour par tour
web-curve-label-mycelia = Courbe du déroulement : gouttes restantes de chaque joueur, tour par tour
