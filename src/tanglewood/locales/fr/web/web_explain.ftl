web-explain-rule = La règle
web-key-explain = expliquer les symboles de ce qui a le focus ; les flèches passent aux suivants

# What every table has: seats and how strong whoever sits there is
symbol-seat-1 = le disque vert
symbol-seat-1-about = Tout ce qui porte ce signe et cette couleur appartient à cette place.
symbol-seat-2 = le triangle orange
symbol-seat-2-about = Tout ce qui porte ce signe et cette couleur appartient à cette place.
symbol-seat-3 = le losange violet
symbol-seat-3-about = Tout ce qui porte ce signe et cette couleur appartient à cette place.
symbol-seat-4 = l’hexagone bleu
symbol-seat-4-about = Tout ce qui porte ce signe et cette couleur appartient à cette place.
symbol-seat-5 = l’étoile
symbol-seat-5-about = Tout ce qui porte ce signe appartient à l’adversaire sans place.
symbol-recap = depuis votre tour
symbol-log = ce qui s’est passé
symbol-strength = force d’un bot
symbol-strength-about = Du gland, qui joue n’importe quoi, au vieil arbre, qui voit très loin.
