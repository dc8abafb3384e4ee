# What the reading panel says of fields and the things of all, and what is written on the board

my-needs = { $n }, nötig: { $need }
my-field-drops = { $n ->
    [0] Hier liegt kein Tropfen.
    [one] Hier liegt 1 Tropfen.
   *[other] Hier liegen { $n } Tropfen.
}
my-field-fits = Es passt zu dem, was verlangt ist.
my-wheel-now = { $n ->
    [one] 1 von { $of } Löchern ist gefüllt
   *[other] { $n } von { $of } Löchern sind gefüllt
}; { $left ->
    [0] am Ende dieses Zugs dreht er sich.
   *[other] noch { $left } Tropfen, dann dreht er sich.
}
my-map-now = Das ist Seite { $side } von Karte { $card }; sie wird jedes Mal umgedreht.
my-ring = Gunstplattform
my-ring-about = Jeder Prismatropfen, den du entfernst, bringt deinen Pilz ein Feld weiter; auf einem farbigen Feld darfst du ein Geschenk dieser Farbe kaufen.
my-on-top = Obenauf, für dich sichtbar: { $name }
my-gift-story = { $n ->
    [0] Ein Geschenk wird gezogen. Es bleibt nie auf der Hand: Es liegt offen neben deinen Sachen, dafür kommt keine Karte nach, und es hilft dir diesen ganzen Zug lang. Dann kommt es auf den Ablagestapel.
    [one] Ein Geschenk wird gezogen. Es bleibt nie auf der Hand: Es liegt offen neben deinen Sachen, dafür wird 1 Karte gezogen, und es hilft dir diesen ganzen Zug lang. Dann kommt es auf den Ablagestapel.
   *[other] Ein Geschenk wird gezogen. Es bleibt nie auf der Hand: Es liegt offen neben deinen Sachen, dafür werden { $n } Karten gezogen, und es hilft dir diesen ganzen Zug lang. Dann kommt es auf den Ablagestapel.
}
my-chip-back = Die andere Seite liegt unten.
