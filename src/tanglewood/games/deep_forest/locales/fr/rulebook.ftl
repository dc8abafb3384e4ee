deep_forest-book-goal = Traverser la forêt, et s’enrichir
deep_forest-book-goal-words = but objectif jeu gagner sujet
deep_forest-book-goal-1 = Trouvez un chemin du mur inférieur au mur supérieur, et amassez de l’or en route : obstacles, monstres, chemin le plus long. **Qui a le plus d’or gagne.**

deep_forest-book-market = D’abord, le marché
deep_forest-book-market-1 = **Posez** une de vos bandelettes n’importe où, à l’horizontale ou à la verticale, par-dessus ce qui s’y trouve.
deep_forest-book-market-2 = **Placez-vous** à une ligne libre, jamais celle où vous êtes déjà, et prenez tout ce qu’elle montre.
deep_forest-book-market-3 = **Piochez** une bandelette.

deep_forest-book-walk = Ensuite, dans la forêt
deep_forest-book-walk-words = marcher pas avancer chemin loin
deep_forest-book-walk-1 = Faites ce que vous voulez, tant que vous pouvez payer, dans l’ordre de votre choix. Un **pas** coûte une pierre de balisage, laissée sur la case que vous quittez ; deux pour quitter un rocher, une de plus dans le brouillard. Ce qui arrive en vue se révèle tout seul.
deep_forest-book-walk-2 = **Votre chemin ne doit jamais se toucher**, pas même côte à côte.

deep_forest-book-obstacles = Ce qui barre la route
deep_forest-book-obstacles-words = troll bloquer fourré porte garde
deep_forest-book-obstacles-1 = { $deep_forest__prices__obstacle ->
    [one] { $deep_forest__prices__obstacle } ressource
   *[other] { $deep_forest__prices__obstacle } ressources
    } chacun : des **potions** pour un fourré, des **livres** pour une porte, des **pièces d’or** pour un garde. Vous gardez la tuile et avancez sur sa case. Une **épée** coûte une potion, un livre et une pièce d’or, ou vous passez sur sa case sans la prendre. Un **troll** à côté de vous veut { $deep_forest__prices__troll ->
    [one] { $deep_forest__prices__troll } pièce d’or
   *[other] { $deep_forest__prices__troll } pièces d’or
    } avant toute autre chose.

deep_forest-book-swap = Échanger, envoyer, reculer
deep_forest-book-swap-words = échanger vendre acheter ressources
deep_forest-book-swap-1 = À tout moment de votre tour : **{ $deep_forest__prices__buy ->
    [one] { $deep_forest__prices__buy } pièce d’or
   *[other] { $deep_forest__prices__buy } pièces d’or
    }** pour une potion, un livre ou une pierre de balisage ; **{ $deep_forest__prices__sell } d’une même sorte** pour une pièce d’or. Un troll d’une manche précédente peut être **envoyé** à quelqu’un, un par manche, pour { $deep_forest__prices__troll_reward ->
    [one] { $deep_forest__prices__troll_reward } potion, { $deep_forest__prices__troll_reward } livre ou { $deep_forest__prices__troll_reward } pierre de balisage
   *[other] { $deep_forest__prices__troll_reward } potions, { $deep_forest__prices__troll_reward } livres ou { $deep_forest__prices__troll_reward } pierres de balisage
    }. { $deep_forest__start__retreats } fois par partie, vous pouvez **reculer** d’au plus { $deep_forest__limits__retreat_steps ->
    [one] { $deep_forest__limits__retreat_steps } case
   *[other] { $deep_forest__limits__retreat_steps } cases
    } ; cela finit votre tour.

deep_forest-book-fight = Combattre un monstre
deep_forest-book-fight-words = combat combattre monstre battre attaquer dés
deep_forest-book-fight-1 = Sur un rocher ou à côté, avec au moins { $deep_forest__limits__committed ->
    [one] { $deep_forest__limits__committed } épée
   *[other] { $deep_forest__limits__committed } épées
    }. Un dé par épée engagée, jusqu’à { $deep_forest__limits__rolls ->
    [one] { $deep_forest__limits__rolls } lancer
   *[other] { $deep_forest__limits__rolls } lancers
    }, les bons dés mis de côté. Atteignez sa force et il est à vous. Gagné ou perdu, votre tour est fini et des épées s’émoussent, sauf après une victoire avec deux dés.

deep_forest-book-fog = Le brouillard
deep_forest-book-fog-words = sortir sortie mur
deep_forest-book-fog-1 = Après la manche { $deep_forest__fog__after_round }, le brouillard monte d’une rangée par manche. Dès lors, vous pouvez sortir par le mur supérieur, pour { $deep_forest__prices__wall ->
    [one] { $deep_forest__prices__wall } pierre
   *[other] { $deep_forest__prices__wall } pierres
    } de balisage de plus.

deep_forest-book-end = Quand la partie se termine-t-elle ?
deep_forest-book-end-1 = Quand le premier pion sort, tous les autres ont **encore un tour** ; au plus tard, elle se termine avec la manche { $deep_forest__fog__last_round }.

deep_forest-book-wins = Qui gagne ?
deep_forest-book-wins-1 = Trois obstacles identiques ou trois différents : **{ $deep_forest__points__set }**, un obstacle isolé { $deep_forest__points__single }. Monstres : leur or. Sortie : **{ $deep_forest__points__left }**. Chemin le plus long de ceux qui sont sortis : **{ $deep_forest__points__longest }**. Une pièce d’or : 1, un troll : { $deep_forest__points__troll }, une épée encore affûtée : { $deep_forest__points__sword }. { $deep_forest__prices__sell ->
    [one] { $deep_forest__prices__sell } ressource : 1.
   *[other] { $deep_forest__prices__sell } ressources d’une même sorte : 1.
    }

deep_forest-ask-start-with = Avec quoi est-ce que je commence ?
deep_forest-ask-start-with-answer = Avec { $deep_forest__start__potion ->
    [one] { $deep_forest__start__potion } potion
   *[other] { $deep_forest__start__potion } potions
    }, { $deep_forest__start__coin ->
    [one] { $deep_forest__start__coin } pièce d’or
   *[other] { $deep_forest__start__coin } pièces d’or
    }, { $deep_forest__start__book ->
    [one] { $deep_forest__start__book } livre
   *[other] { $deep_forest__start__book } livres
    } et { $deep_forest__start__marker ->
    [one] { $deep_forest__start__marker } pierre de balisage
   *[other] { $deep_forest__start__marker } pierres de balisage
    }, et avec { $deep_forest__start__swords ->
    [one] { $deep_forest__start__swords } épée
   *[other] { $deep_forest__start__swords } épées
    } à vous.
deep_forest-ask-start-with-words = début départ ressources ai
deep_forest-ask-gold-end = Qu’est-ce qui vaut de l’or à la fin ?
deep_forest-ask-gold-end-answer = Les pièces, les monstres vaincus, les séries d’obstacles, chaque épée non retournée et chaque troll gardé : { $deep_forest__points__troll }.
deep_forest-ask-gold-end-words = points combien troll épée pièce rapporte garder
deep_forest-ask-how-often-roll = Combien de fois puis-je lancer les dés ?
deep_forest-ask-how-often-roll-answer = Jusqu’à { $deep_forest__limits__rolls } fois par combat ; entre deux lancers, vous mettez de bons dés de côté.
deep_forest-ask-how-often-roll-words = lancer lancers relancer dé combat
deep_forest-ask-enter-free-field = Pourquoi ne puis-je pas aller sur cette case libre ?
deep_forest-ask-enter-free-field-answer = Une de ses voisines porte une de vos pierres de balisage, et un chemin ne doit pas se toucher.
deep_forest-ask-enter-free-field-words = toucher chemin voisine bloqué croiser propre deux fois même encore
deep_forest-ask-stay-line-market = Puis-je rester à la même ligne du marché ?
deep_forest-ask-stay-line-market-answer = Non, à chaque tour vous devez aller à une autre ligne libre.
deep_forest-ask-stand-where-laid = Dois-je me placer là où j’ai posé ma bandelette ?
deep_forest-ask-stand-where-laid-answer = Non, n’importe quelle ligne libre convient.
deep_forest-ask-sword = Dois-je ramasser l’épée ?
deep_forest-ask-sword-answer = Non, vous pouvez passer dessus et la laisser.
deep_forest-ask-cannot-pay-troll = Je ne peux pas payer le troll. Que faire ?
deep_forest-ask-cannot-pay-troll-answer = Vous pouvez encore échanger ; si cela ne suffit pas, votre tour s’arrête là.
deep_forest-ask-cannot-pay-troll-words = pièce ruiné
deep_forest-ask-goods-keep = Combien de ressources puis-je garder ?
deep_forest-ask-goods-keep-answer = { $deep_forest__limits__kept ->
    [one] { $deep_forest__limits__kept } potion, { $deep_forest__limits__kept } livre et { $deep_forest__limits__kept } pierre de balisage à la fin de votre tour ; les pièces d’or sans limite.
   *[other] { $deep_forest__limits__kept } potions, { $deep_forest__limits__kept } livres et { $deep_forest__limits__kept } pierres de balisage à la fin de votre tour ; les pièces d’or sans limite.
    }
deep_forest-ask-goods-keep-words = main limite maximum garder ressources six
deep_forest-ask-leave-forest-early = Puis-je quitter la forêt plus tôt ?
deep_forest-ask-leave-forest-early-answer = Non, seulement une fois le brouillard là, après la manche { $deep_forest__fog__after_round }.
deep_forest-ask-leave-forest-early-words = sortie mur sortir
deep_forest-ask-never-out = Et si je ne sors jamais ?
deep_forest-ask-never-out-answer = Vous gardez votre or, mais sans les { $deep_forest__points__left } de la sortie, et vous ne pouvez pas avoir le chemin le plus long.
deep_forest-ask-never-out-words = coincé bloqué rester
deep_forest-ask-fight-monster-twice = Puis-je combattre deux fois le même monstre ?
deep_forest-ask-fight-monster-twice-answer = Pas un monstre d’une force que vous avez déjà vaincue ; après une défaite, vous pouvez réessayer lors d’un tour suivant.
deep_forest-ask-fight-monster-twice-words = encore
deep_forest-ask-paths-equally-long = Deux chemins ont la même longueur. Qui reçoit les { $deep_forest__points__longest } ?
deep_forest-ask-paths-equally-long-answer = Personne : chacun des ex æquo reçoit { $deep_forest__points__longest_tied }.
deep_forest-ask-paths-equally-long-words = plus long égalité
deep_forest-ask-wins-tie = Qui gagne en cas d’égalité ?
deep_forest-ask-wins-tie-answer = Celui qui a vaincu le monstre le plus fort ; si l’égalité persiste, vous gagnez ensemble.
deep_forest-ask-wins-tie-words = même or départager ex æquo
deep_forest-ask-game-ends = Quand la partie se termine-t-elle ?
deep_forest-ask-game-ends-answer = Un tour pour chacun des autres après la sortie du premier pion ; au plus tard avec la manche { $deep_forest__fog__last_round }.
deep_forest-ask-game-ends-words = fin finir dernier combien manches longtemps
deep_forest-ask-step-cost = Combien coûte un pas ?
deep_forest-ask-step-cost-answer = Une pierre de balisage ; deux pour quitter un rocher, et une de plus dans le brouillard.
deep_forest-ask-step-cost-words = avancer marcher prix
deep_forest-ask-swords-needed = Combien d’épées me faut-il pour un combat ?
deep_forest-ask-swords-needed-answer = Au moins { $deep_forest__limits__committed } ; chacune donne un dé.
deep_forest-ask-swords-needed-words = monstre dés minimum
deep_forest-ask-fog-when = Quand vient le brouillard ?
deep_forest-ask-fog-when-answer = Après la manche { $deep_forest__fog__after_round } ; ensuite, il monte d’une rangée par manche.
deep_forest-ask-fog-when-words = début
deep_forest-ask-retreat = Quand puis-je reculer ?
deep_forest-ask-retreat-answer = { $deep_forest__limits__retreat_steps ->
    [one] { $deep_forest__start__retreats } fois par partie, d’au plus { $deep_forest__limits__retreat_steps } case le long de votre chemin ; cela finit votre tour.
   *[other] { $deep_forest__start__retreats } fois par partie, d’au plus { $deep_forest__limits__retreat_steps } cases le long de votre chemin ; cela finit votre tour.
    }
deep_forest-ask-retreat-words = retraite arrière fuir comment revenir demi-tour
deep_forest-ask-set-worth = Combien valent les obstacles ?
deep_forest-ask-set-worth-answer = Trois identiques ou trois différents valent { $deep_forest__points__set } or, un obstacle isolé { $deep_forest__points__single }.
deep_forest-ask-set-worth-words = points score or série tuiles
deep_forest-ask-past-obstacle = Comment passer un fourré, une porte ou un garde ?
deep_forest-ask-past-obstacle-answer = { $deep_forest__prices__obstacle ->
    [one] Payez { $deep_forest__prices__obstacle } potion, livre ou pièce d’or ; vous gardez la tuile et avancez sur sa case.
   *[other] Payez { $deep_forest__prices__obstacle } potions, livres ou pièces d’or ; vous gardez la tuile et avancez sur sa case.
    }
deep_forest-ask-past-obstacle-words = obstacle ouvrir franchir passer
deep_forest-ask-walk-diagonal = Puis-je avancer en diagonale ?
deep_forest-ask-walk-diagonal-answer = Non, seulement vers le haut, le bas, la gauche et la droite.
deep_forest-ask-walk-diagonal-words = diagonale avancer coin
web-book-game-deep-forest = Forêt profonde
web-card-set-deep-forest = { $set ->
    [base] jeu de base
    [sparse] marché clairsemé
   *[other] { $set }
}
deep_forest-ask-how-far-see = Jusqu’où puis-je voir ?
deep_forest-ask-how-far-see-answer = Le long de votre rangée et de votre colonne, jusqu’à la première chose qui n’est pas de la forêt. Ce que vous voyez se révèle tout seul.
deep_forest-ask-how-far-see-words = ligne de vue révéler caché
deep_forest-ask-troll-rid = Comment me débarrasser d’un troll ?
deep_forest-ask-troll-rid-answer = Payez-lui { $deep_forest__prices__troll ->
    [one] { $deep_forest__prices__troll } pièce d’or
   *[other] { $deep_forest__prices__troll } pièces d’or
    } et vous le prenez ; dès la manche suivante, vous pouvez l’envoyer à quelqu’un.
deep_forest-ask-troll-rid-words = enlever payer attaque chasser
deep_forest-ask-market-how = Comment fonctionne le marché ?
deep_forest-ask-market-how-answer = Posez une bandelette, placez-vous à une ligne libre, prenez tout ce qu’elle montre, piochez une bandelette.
deep_forest-ask-market-how-words = marchés revenu bandelette ressources
deep_forest-ask-no-markers = Et si je n’ai plus de pierre de balisage ?
deep_forest-ask-no-markers-answer = Alors pas de pas ; mais à tout moment de votre tour, des pièces d’or en achètent.
deep_forest-ask-no-markers-words = pierres épuisées vide acheter manque
deep_forest-ask-cover-strips = Qu’est-ce qu’une bandelette, et peut-elle en couvrir d’autres ?
deep_forest-ask-cover-strips-answer = Trois cases que vous posez sur le marché, en rangée ou en colonne, par-dessus ce qui s’y trouve ; ce qui est visible compte.
deep_forest-ask-cover-strips-words = bandelettes tourner recouvrir
deep_forest-ask-get-gold = Comment obtenir de l’or ?
deep_forest-ask-get-gold-answer = Par les obstacles, les monstres, la sortie de la forêt et le chemin le plus long ; pièces d’or, trolls et épées affûtées valent aussi quelque chose.
deep_forest-ask-get-gold-words = points score gagner fin
deep_forest-ask-where-begin = Où est-ce que je commence ?
deep_forest-ask-where-begin-answer = Sous le mur inférieur ; juste avant votre premier tour, vous choisissez où entrer.
deep_forest-ask-where-begin-words = départ entrer entrée mur pion
deep_forest-ask-roll-again = Puis-je relancer un dé mis de côté ?
deep_forest-ask-roll-again-answer = Non, il garde sa valeur jusqu’à la fin du combat ; après chaque lancer, vous choisissez lesquels mettre de côté.
deep_forest-ask-roll-again-words = relancer relance dé rejouer encore
deep_forest-ask-stay-still = Dois-je marcher à mon tour ?
deep_forest-ask-stay-still-answer = Non : après le marché, vous faites autant ou aussi peu que vous voulez.
deep_forest-ask-stay-still-words = passer sauter rien avancer arrêter
deep_forest-ask-how-many-play = À combien peut-on jouer ?
deep_forest-ask-how-many-play-answer = De deux à quatre.
deep_forest-ask-how-many-play-words = joueurs personnes nombre seul
