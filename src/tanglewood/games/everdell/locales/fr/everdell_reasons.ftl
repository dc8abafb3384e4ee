everdell-why-occupied = ne coûte rien : occupe la carte { $home }
everdell-why-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
everdell-why-goods = { $again ->
    [both] rapporte { $goods }, à nouveau au printemps et en automne
    [autumn] rapporte { $goods }, à nouveau en automne
   *[no] rapporte { $goods }
}
everdell-why-produces = { $again ->
    [both] la ville produit plus au printemps et en automne
   *[other] la ville produit plus en automne
}
everdell-why-draw = { $n ->
    [one] fait piocher { $n } carte
   *[other] fait piocher { $n } cartes
}
everdell-why-prepare = { $n ->
    [one] { $n } ouvrier est alors libre
   *[other] { $n } ouvriers sont alors libres
}
everdell-why-guests = permet de jouer gratuitement : { $cards }
everdell-why-card = { $card }
everdell-why-reach = suffit pour : { $cards }
everdell-why-given = mais cède { $goods }
everdell-why-pass = rien de ce qui reste ne rapporte plus
everdell-why-costs = coûte { $goods }
everdell-why-discards = { $n ->
    [one] coûte { $n } carte de la main
   *[other] coûte { $n } cartes de la main
}
everdell-why-leaves = sacrifie dans la ville : { $cards }
everdell-why-event = permet alors de réaliser : { $events }
everdell-why-says = « { $what } »
everdell-why-ready = le dernier ouvrier : vient ensuite la préparation de la saison suivante ({ $season })
everdell-why-worth = { $n ->
    [0] ne vaut aucun point en soi
    [one] vaut { $n } point
   *[other] vaut { $n } points
}
everdell-why-payable = elle peut être payée maintenant
everdell-why-lacks = il manque { $goods } pour la jouer
everdell-why-little = { $n ->
    [0] elle ne vaut aucun point
    [one] elle ne vaut que { $n } point
   *[other] elle ne vaut que { $n } points
}
