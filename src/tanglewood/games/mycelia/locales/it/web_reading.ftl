# What the reading panel says of fields and the things of all, and what is written on the board

my-needs = { $n }, ne servono { $need }
my-field-drops = { $n ->
    [0] Qui non ci sono gocce.
    [one] Qui c’è 1 goccia.
   *[other] Qui ci sono { $n } gocce.
}
my-field-fits = Va bene per ciò che è richiesto.
my-wheel-now = { $n ->
    [one] 1 foro su { $of } è pieno
   *[other] { $n } fori su { $of } sono pieni
}; { $left ->
    [0] gira alla fine di questo turno.
    [one] ancora 1 goccia e gira.
   *[other] ancora { $left } gocce e gira.
}
my-map-now = Questo è il lato { $side } della carta { $card }; ogni volta si capovolge.
my-ring = piattaforma dei favori
my-ring-about = Ogni goccia Prisma che togli fa avanzare il tuo fungo di uno spazio; su uno spazio colorato puoi acquistare un dono di quel colore.
my-on-top = In cima, scoperta per te: { $name }
my-gift-story = Si pesca un dono. Non resta mai in mano: sta scoperto accanto alle tue cose, { $n ->
    [0] non fa pescare carte
    [one] fa pescare 1 carta
   *[other] fa pescare { $n } carte
} e aiuta per tutto questo turno. Poi va nella pila degli scarti.
my-chip-back = Sotto c’è l’altro lato.
