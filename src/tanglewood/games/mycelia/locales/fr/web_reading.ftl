my-needs = { $n }, il en faut { $need }
my-field-drops = { $n ->
    [0] Aucune goutte ici.
    [one] { $n } goutte ici.
   *[other] { $n } gouttes ici.
}
my-field-fits = Elle convient à ce qui est demandé.
my-wheel-now = Trous remplis : { $n } sur { $of } ; { $left ->
    [0] il tourne à la fin de ce tour.
    [one] encore { $left } goutte et il tourne.
   *[other] encore { $left } gouttes et il tourne.
}
my-map-now = C’est la face { $side } de la grille { $card } ; elle est retournée à chaque fois.
my-ring = plateforme des faveurs
my-ring-about = Chaque goutte Prisme que vous retirez fait avancer votre champignon d’une case ; sur une case colorée, vous pouvez acheter un cadeau de cette couleur.
my-on-top = Au sommet, visible pour vous : { $name }
my-gift-story = { $n ->
    [0] Un cadeau est pioché. Il ne reste jamais en main : il est posé, visible, à côté de vos biens, aucune carte n’est piochée pour lui, et il vous aide pendant tout ce tour. Ensuite, il va dans la défausse.
    [one] Un cadeau est pioché. Il ne reste jamais en main : il est posé, visible, à côté de vos biens, { $n } carte est piochée pour lui, et il vous aide pendant tout ce tour. Ensuite, il va dans la défausse.
   *[other] Un cadeau est pioché. Il ne reste jamais en main : il est posé, visible, à côté de vos biens, { $n } cartes sont piochées pour lui, et il vous aide pendant tout ce tour. Ensuite, il va dans la défausse.
}
my-chip-back = L’autre face est dessous.
