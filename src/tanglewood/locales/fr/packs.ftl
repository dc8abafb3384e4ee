pack-unknown = Ce serveur n’a pas (ou plus) ce pack. Envoyez-le à nouveau.
pack-other-game = Le pack est pour un autre jeu : { $game }.
pack-experimental = Un pack expérimental lève les limites des nombres ; il n’est donc pas accepté de l’extérieur. La personne qui gère le serveur peut le proposer avec --pack.
pack-slow = Une partie avec ce pack n’a pas pu être jouée jusqu’au bout ; rien n’a été conservé.
pack-of-record = la partie enregistrée demande le pack « { $pack } » ; préparez d’abord une table avec ce pack, puis ouvrez à nouveau la partie
