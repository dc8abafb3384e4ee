lesson-deep_forest-barter-title = Le troc, une impasse et le retour
lesson-deep_forest-barter-goal = Changez des ressources en pièces d’or, trouvez une impasse et ressortez-en.
lesson-deep_forest-barter-closing = Deux fois dans l’impasse, et plus loin qu’avant. Comptez vos ressources avant de dire qu’un chemin est fermé.

lesson-deep_forest-barter-1-say = Un troll vous tient, et vous n’avez pas de pièce d’or ! Trois ressources d’une même sorte en font une : vendez trois de vos quatre livres.
lesson-deep_forest-barter-1-notice = Trois potions, trois livres ou trois pierres de balisage : une pièce d’or, à tout moment de votre tour, aussi souvent que vous voulez.
lesson-deep_forest-barter-1-otherwise = Les pierres sont vos pas. Vendez ce dont vous avez le moins besoin : les livres.
lesson-deep_forest-barter-1-slip-1 = Pas même en arrière : un troll impayé vous tient jusqu’à ce que vous payiez.
lesson-deep_forest-barter-1-trap-1 = Qui ne peut pas payer s’arrête là. Mais vous pouvez : il faut seulement vendre d’abord. Annulez.

lesson-deep_forest-barter-2-say = Payez maintenant le troll. Il est à vous, et la case sous lui vous ouvre la vue.
lesson-deep_forest-barter-2-notice = Derrière lui, une épée est apparue. Chaque troll gardé vaut 1 or à la fin.
lesson-deep_forest-barter-2-otherwise = Le troll d’abord. Il a assez attendu.

lesson-deep_forest-barter-3-say = Tout droit. Qui sait ce qui attend à gauche et à droite de la case suivante ?
lesson-deep_forest-barter-3-notice = Un fourré à gauche, un fourré à droite, un garde devant, et vous ne pouvez en payer aucun. Une impasse.
lesson-deep_forest-barter-3-otherwise = Tout droit, s’il vous plaît. Cette fois, cela tourne mal, et c’est la leçon.

lesson-deep_forest-barter-4-say = Deux fois par partie, vous pouvez reculer, jusqu’à trois cases le long de votre chemin. Reculez de deux cases.
lesson-deep_forest-barter-4-notice = Deux pierres sont à nouveau à vous, et leurs cases sont libres : un nouveau chemin peut les toucher.
lesson-deep_forest-barter-4-otherwise = Deux cases en arrière, c’est le mieux : de là, un autre chemin est ouvert.
lesson-deep_forest-barter-4-slip-1 = Trois potions, et vous en avez deux.
lesson-deep_forest-barter-4-trap-1 = Au prochain tour, vous seriez dans la même impasse. Annulez et faites demi-tour.

lesson-deep_forest-barter-5-say = Une retraite finit votre tour, et personne ne garde alors plus de six ressources d’une même sorte. Sept pierres : vendez-en trois.
lesson-deep_forest-barter-5-notice = Vous auriez pu en rendre une. Mais vous avez maintenant une pièce d’or pour le troll d’Ada.
lesson-deep_forest-barter-5-otherwise = Vendez-en trois. Vous verrez pourquoi.
lesson-deep_forest-barter-5-meanwhile = Ada va au marché, puis vous envoie un cadeau : un troll, juste à côté de votre pion. Il lui rapporte deux pierres.
lesson-deep_forest-barter-5-trap-1 = Six pierres, pas de pièce d’or. Une pièce d’or servirait très bientôt : annulez et vendez.

lesson-deep_forest-barter-6-say = Le marché d’abord, troll ou pas. Les potions taillent les fourrés : posez cette bandelette en haut, et placez-vous à la colonne trois.
lesson-deep_forest-barter-6-notice = Deux potions et deux pierres.
lesson-deep_forest-barter-6-otherwise = Comptez les potions de la colonne trois, avec cette bandelette en travers du haut.

lesson-deep_forest-barter-7-say = Payez le troll d’Ada avec votre pièce d’or. Prenez ensuite l’autre chemin : à droite, puis en haut.
lesson-deep_forest-barter-7-notice = Deux trolls dans le sac. Cette case touche votre ancien chemin, mais ces pierres sont parties.
lesson-deep_forest-barter-7-otherwise = Payez le troll, puis à droite et en haut.

lesson-deep_forest-barter-8-say = Le même fourré, par en dessous, et maintenant avec quatre potions. Taillez-vous un passage !
lesson-deep_forest-barter-8-notice = Votre premier obstacle.
lesson-deep_forest-barter-8-otherwise = Le fourré : trois potions, et vous en avez quatre.

lesson-deep_forest-barter-9-say = Grimpez sur le rocher. Monter coûte une pierre, descendre en coûte deux. De là-haut, vous voyez loin.
lesson-deep_forest-barter-9-notice = Un fourré, deux trolls, deux épées : 5 or jusqu’ici, et Ada en a trois. Là-haut, vous pourriez combattre au prochain tour.
lesson-deep_forest-barter-9-otherwise = Encore un pas, sur le rocher.


lesson-deep_forest-monsters-title = Des monstres qui aident, et un ours
lesson-deep_forest-monsters-goal = Laissez un monstre vous aider à vaincre le suivant.
lesson-deep_forest-monsters-closing = 27 or à 7. Vainquez tôt un monstre qui aide et plus tard un ours ; l’inverse n’aide personne.

lesson-deep_forest-monsters-1-say = Vous avez vaincu la Pie des rochers. À chaque manche, elle double une ressource que vous prenez. Posez deux livres, placez-vous là, doublez un livre.
lesson-deep_forest-monsters-1-notice = Deux livres sur la ligne, trois dans votre sac. Elle agit dès la manche après le combat, jusqu’à la fin de la partie.
lesson-deep_forest-monsters-1-otherwise = La rangée quatre, avec deux livres de votre bandelette. La pie en fait trois.
lesson-deep_forest-monsters-1-trap-1 = Une pierre de plus. Mais l’ours à côté de vous aime les livres : annulez.

lesson-deep_forest-monsters-2-say = À côté du rocher, vous pouvez combattre. Pas un autre quinze : chaque force une seule fois. Défiez le vingt, avec vos quatre épées.
lesson-deep_forest-monsters-2-notice = Onze. Encore deux lancers.
lesson-deep_forest-monsters-2-otherwise = L’Ours des cavernes, force vingt. Engagez toutes vos épées.
lesson-deep_forest-monsters-2-slip-1 = Vous avez déjà vaincu un quinze. Cherchez quelqu’un d’une autre taille.
lesson-deep_forest-monsters-2-trap-1 = Deux dés font douze au plus. Les épées laissées de côté ne lancent rien : annulez, engagez les quatre.

lesson-deep_forest-monsters-3-say = Mettez le six de côté et relancez les trois autres.
lesson-deep_forest-monsters-3-notice = Quinze. Ce qui est mis de côté y reste.
lesson-deep_forest-monsters-3-otherwise = Gardez le six, lancez le reste.

lesson-deep_forest-monsters-4-say = Le cinq le rejoint. Puis le dernier lancer.
lesson-deep_forest-monsters-4-notice = Seize, il en manque quatre. Plus de lancer, et pourtant le combat n’est pas fini.
lesson-deep_forest-monsters-4-otherwise = Six et cinq suffisent bien. Lancez les deux petits.

lesson-deep_forest-monsters-5-say = Cet ours compte les livres : un point chacun. Vous en avez trois. Échangez deux pièces d’or contre un quatrième, en plein combat, et payez les quatre.
lesson-deep_forest-monsters-5-notice = Vingt ! L’ours vaut 20 or. Quatre épées ont gagné : deux d’entre elles sont émoussées.
lesson-deep_forest-monsters-5-otherwise = N’abandonnez pas. Les livres sont des points, et les pièces d’or sont des livres.
lesson-deep_forest-monsters-5-trap-1 = Perdu : une épée émoussée, pas d’ours. Mais vous aviez des livres et des pièces d’or ! Annulez et achetez les points.

lesson-deep_forest-monsters-6-say = Un combat finit votre tour, gagné ou perdu. Vous pouvez encore échanger ou envoyer un troll ; dites que vous avez fini.
lesson-deep_forest-monsters-6-notice = Une nouvelle manche : son Géant de mousse lui paie une pièce d’or, comme à chaque manche. Trois des quatre monstres de force quinze aident ainsi.
lesson-deep_forest-monsters-6-otherwise = Gardez le troll pour l’instant. Vous avez fini.
lesson-deep_forest-monsters-6-meanwhile = Ada essaie le second ours avec trois épées : dix. Perdu, et une épée est émoussée. L’ours reste où il est.

lesson-deep_forest-monsters-7-say = À votre droite, une porte : trois livres. La colonne deux n’en montre que deux, mais vous avez une pie. Posez cette bandelette en haut.
lesson-deep_forest-monsters-7-notice = Deux pièces d’or et trois livres.
lesson-deep_forest-monsters-7-otherwise = La colonne deux : pièces d’or et livres. Et doublez un livre.

lesson-deep_forest-monsters-8-say = Trois livres pour la porte. Ouvrez-la !
lesson-deep_forest-monsters-8-notice = Ours 20, deux obstacles 2, pièces d’or 2, épées 2, un troll 1 : 27 or. Ada en a 7.
lesson-deep_forest-monsters-8-otherwise = La porte à votre droite : vous venez d’en acheter les livres.
