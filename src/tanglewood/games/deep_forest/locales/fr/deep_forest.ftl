deep_forest-goal =
    { $deep_forest__fog__last_round ->
    [one] { $deep_forest__fog__last_round } manche
   *[other] { $deep_forest__fog__last_round } manches
    } dans votre propre forêt. À chaque tour, posez une bandelette sur le marché, placez-vous à une de ses
    lignes et prenez ce qu’elle montre ; puis avancez, une pierre de balisage par pas, sans que votre chemin ne se touche
    jamais. Franchissez des obstacles pour des séries de trois, ramassez des épées, vainquez des monstres des rochers et
    sortez par le mur supérieur une fois le brouillard là. Qui a le plus d’or gagne.


deep_forest-resource = { $resource ->
    [potion] potion
    [book] livre
    [coin] pièce d’or
   *[marker] pierre de balisage
}
# Helpers of French: with an article, and of more than one.
deep_forest-a-resource = { $resource ->
    [potion] une potion
    [book] un livre
    [coin] une pièce d’or
   *[marker] une pierre de balisage
}
deep_forest-resources = { $resource ->
    [potion] potions
    [book] livres
    [coin] pièces d’or
   *[marker] pierres de balisage
}
deep_forest-the-tile = { $tile ->
    [thicket] le fourré
    [gate] la porte
    [guard] le garde
    [sword] l’épée
    [troll] le troll
   *[forest] la forêt
}
deep_forest-a-tile = { $tile ->
    [thicket] un fourré
    [gate] une porte
    [guard] un garde
    [sword] une épée
    [troll] un troll
   *[forest] une case Forêt
}
deep_forest-amount = { $resource ->
    [potion] { $n ->
        [one] { $n } potion
       *[other] { $n } potions
    }
    [book] { $n ->
        [one] { $n } livre
       *[other] { $n } livres
    }
    [coin] { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
   *[marker] { $n ->
        [one] { $n } pierre de balisage
       *[other] { $n } pierres de balisage
    }
}
deep_forest-nothing = rien
deep_forest-cell = { $cell ->
    [potion] potion
    [book] livre
    [coin] pièce d’or
    [marker] pierre de balisage
   *[nothing] vide
}
deep_forest-tile = { $tile ->
    [thicket] fourré
    [gate] porte
    [guard] garde
    [sword] épée
    [troll] troll
    [rock] rocher
    [wall] mur
    [bare] clairière
    [hidden] face cachée
   *[forest] forêt
}
deep_forest-tile-at = { $tile ->
    [thicket] un fourré sur { $field }
    [gate] une porte sur { $field }
    [guard] un garde sur { $field }
    [sword] une épée sur { $field }
    [troll] un troll sur { $field }
   *[forest] de la forêt sur { $field }
}
deep_forest-edge = { $side ->
    [row] rangée { $n }
    [column] colonne { $n }
   *[corner] diagonale
}
deep_forest-advantage = { $advantage ->
    [coin] 1 pièce d’or au début de chaque manche suivante
    [wild] compte comme un fourré, une porte ou un garde
    [double] à chaque manche suivante, une ressource de la ligne du marché est doublée
   *[none] rien d’autre
}


deep_forest-ask-enter = Où votre chemin franchit-il le mur inférieur ?
deep_forest-ask-choose = Manche { $round } : quelle bandelette posez-vous sur le marché ?
deep_forest-ask-lay = Où posez-vous cette bandelette ?
deep_forest-ask-stand = À quelle ligne du marché vous placez-vous ?
deep_forest-ask-double = Laquelle des ressources obtenues est doublée ?
deep_forest-ask-forest = { $attacked ->
    [yes] Un troll vous barre la route : apaisez-le, ou finissez votre tour.
   *[no] { $cost ->
        [one] Que faites-vous ? Un pas coûte { $cost } pierre de balisage.
       *[other] Que faites-vous ? Un pas coûte { $cost } pierres de balisage.
    }
}
deep_forest-ask-commit = Force { $strength } : combien d’épées engagez-vous ?
deep_forest-ask-fight = { $left ->
    [0] Force { $strength } : les dés montrent { $dice }, soit { $total }. Il ne reste aucun lancer.
    [one] Force { $strength } : les dés montrent { $dice }, soit { $total }. Il reste { $left } lancer.
   *[other] Force { $strength } : les dés montrent { $dice }, soit { $total }. Il reste { $left } lancers.
}
deep_forest-ask-fight-odds = Si vous jouez bien, avec tout ce que vous pourriez ajouter, vos chances sont de { $chance } %.
deep_forest-ask-claim = Force { $strength } vaincue : quel monstre prenez-vous ?
deep_forest-ask-closing = { $over ->
    [yes] Vous pouvez garder { $limit } ressources de chaque sorte : échangez le reste ou rendez-le.
   *[no] Le combat est fini, et votre tour aussi. D’abord envoyer un troll ?
}
deep_forest-ask-sending = Sur quelle case de cette forêt va le troll ?
deep_forest-ask-reward = Que prenez-vous pour le troll, { $n } d’une même sorte ?


deep_forest-move-enter = franchir le mur inférieur en { $field }
deep_forest-move-strip = poser la bandelette { $cells }
deep_forest-move-lay = de la case { $from } à la case { $to }
deep_forest-move-edge = { $edge } : { $gives }
deep_forest-move-double = encore { deep_forest-a-resource }
deep_forest-move-go = { $tile ->
    [rock] { $markers ->
        [one] aller en { $field } (rocher, en partir coûtera plus ; { $markers } pierre de balisage)
       *[other] aller en { $field } (rocher, en partir coûtera plus ; { $markers } pierres de balisage)
    }
   *[other] { $markers ->
        [one] aller en { $field } ({ $markers } pierre de balisage)
       *[other] aller en { $field } ({ $markers } pierres de balisage)
    }
}
deep_forest-move-pass = passer devant l’épée en { $field }
deep_forest-move-take = ramasser l’épée en { $field } (1 potion, 1 livre, 1 pièce d’or)
deep_forest-move-overcome = { $price ->
    [1] franchir { deep_forest-the-tile } en { $field } (1 { deep_forest-resource })
   *[other] franchir { deep_forest-the-tile } en { $field } ({ $price } { deep_forest-resources })
}
deep_forest-move-pay = apaiser le troll en { $field } ({ $deep_forest__prices__troll ->
    [one] { $deep_forest__prices__troll } pièce d’or
   *[other] { $deep_forest__prices__troll } pièces d’or
    })
deep_forest-move-leave = { $markers ->
    [one] quitter la forêt par { $field } ({ $markers } pierre de balisage)
   *[other] quitter la forêt par { $field } ({ $markers } pierres de balisage)
}
deep_forest-move-fight = combattre un monstre de force { $strength }
deep_forest-move-dice = { $n ->
    [one] { $n } dé : chances { $chance } %
   *[other] { $n } dés : chances { $chance } %
}, { $swords ->
    [0] une victoire ne coûte aucune épée
    [one] une victoire coûte { $swords } épée
   *[other] une victoire coûte { $swords } épées
}
deep_forest-move-aside = mettre de côté le dé { $die } ({ $pips })
deep_forest-move-roll = lancer les autres dés
deep_forest-move-boost = ajouter un point avec une ressource
deep_forest-move-yield = abandonner le combat
deep_forest-move-claim = { $advantage ->
    [none] prendre { $monster } : { $gold } or
   *[other] prendre { $monster } : { $gold } or ; { deep_forest-advantage }
}
deep_forest-move-back = reculer en { $field } : cela finit le tour
deep_forest-move-send = envoyer un troll à { $who }
deep_forest-move-onto = sur { $field }
deep_forest-move-reward = { deep_forest-amount }
deep_forest-move-sell = vendre { deep_forest-amount } pour 1 pièce d’or
deep_forest-move-buy = { $n ->
    [one] acheter 1 { deep_forest-resource } pour { $n } pièce d’or
   *[other] acheter 1 { deep_forest-resource } pour { $n } pièces d’or
}
deep_forest-move-return = rendre 1 { deep_forest-resource }
deep_forest-move-end = finir le tour


deep_forest-event-unasked = { $verb ->
    [end] Il n’y a rien d’autre à faire : le tour se finit tout seul.
   *[other] Joué automatiquement : c’était la seule possibilité.
}
deep_forest-event-turn = { $you ->
    [yes] Manche { $round }, à vous de jouer.
   *[no] Manche { $round }, { $name } joue.
}
deep_forest-event-entered = { $you ->
    [yes] Vous vous placez sur le mur inférieur en { $field }.
   *[no] { $name } se place sur le mur inférieur en { $field }.
}
deep_forest-event-revealed = { $you ->
    [yes] Révélé en { $field } de votre forêt : { deep_forest-tile }.
   *[no] Révélé en { $field } ({ $name }) : { deep_forest-tile }.
}
deep_forest-event-revealed-all = { $you ->
    [yes] Vous voyez { $tiles }.
   *[no] { $name } voit { $tiles }.
}
deep_forest-event-laid = { $you ->
    [yes] Vous posez une bandelette, { $where } : { $strip }.
   *[no] { $name } pose une bandelette, { $where } : { $strip }.
}
deep_forest-laid-row = rangée { $line }, colonnes { $from } à { $to }
deep_forest-laid-column = colonne { $line }, rangées { $from } à { $to }
deep_forest-event-stood = { $you ->
    [yes] Vous vous placez au marché : { $edge }.
   *[no] { $name } se place au marché : { $edge }.
}
deep_forest-event-income = { $you ->
    [yes] Vous prenez { $gives } au marché.
   *[no] { $name } prend { $gives } au marché.
}
deep_forest-event-doubled = Reçu en double : 1 { deep_forest-resource }.
deep_forest-event-drew = { $you ->
    [yes] Vous piochez une bandelette : { $strip }.
   *[no] { $name } pioche une bandelette.
}
deep_forest-event-market-cleared = { $n ->
    [1] La pioche est épuisée : le marché est vidé, sa bandelette est mélangée.
   *[other] La pioche est épuisée : le marché est vidé, ses { $n } bandelettes sont mélangées.
}
deep_forest-event-coins = { $out ->
    [one] { $out } pièce d’or est hors de la réserve.
   *[other] { $out } pièces d’or sont hors de la réserve.
}
deep_forest-event-short = Le matériel imprimé est épuisé : il n’y a plus de { deep_forest-resources } dans la boîte.
deep_forest-event-walked = { $you ->
    [yes] { $markers ->
        [one] Vous avancez de { $from } à { $to } et laissez { $markers } pierre de balisage.
       *[other] Vous avancez de { $from } à { $to } et laissez { $markers } pierres de balisage.
    }
   *[no] { $markers ->
        [one] { $name } avance de { $from } à { $to } et laisse { $markers } pierre de balisage.
       *[other] { $name } avance de { $from } à { $to } et laisse { $markers } pierres de balisage.
    }
}
deep_forest-event-sword-taken = { $you ->
    [yes] Vous ramassez l’épée en { $field }.
   *[no] { $name } ramasse l’épée en { $field }.
}
deep_forest-event-overcame = { $you ->
    [yes] Vous franchissez { deep_forest-the-tile } en { $field }.
   *[no] { $name } franchit { deep_forest-the-tile } en { $field }.
}
deep_forest-event-troll-paid = { $you ->
    [yes] Vous apaisez le troll en { $field } et le gardez.
   *[no] { $name } apaise le troll en { $field } et le garde.
}
deep_forest-event-troll-sent = { $you ->
    [yes] Vous envoyez un troll à { $to }, sur { $field }.
   *[no] { $to_you ->
        [yes] { $name } vous envoie un troll, sur { $field }.
       *[no] { $name } envoie un troll à { $to }, sur { $field }.
    }
}
deep_forest-event-rewarded = { $you ->
    [yes] Vous prenez { deep_forest-amount } pour cela.
   *[no] { $name } prend { deep_forest-amount } pour cela.
}
deep_forest-event-retreated = { $you ->
    [yes] { $markers ->
        [one] Vous reculez en { $to } et reprenez { $markers } pierre de balisage.
       *[other] Vous reculez en { $to } et reprenez { $markers } pierres de balisage.
    }
   *[no] { $markers ->
        [one] { $name } recule en { $to } et reprend { $markers } pierre de balisage.
       *[other] { $name } recule en { $to } et reprend { $markers } pierres de balisage.
    }
}
deep_forest-event-left = { $you ->
    [yes] { $length ->
        [one] Vous quittez la forêt par { $field } ; le chemin est long de { $length } case.
       *[other] Vous quittez la forêt par { $field } ; le chemin est long de { $length } cases.
    }
   *[no] { $length ->
        [one] { $name } quitte la forêt par { $field } ; le chemin est long de { $length } case.
       *[other] { $name } quitte la forêt par { $field } ; le chemin est long de { $length } cases.
    }
}{ $first ->
    [yes] {" "}Tous les autres ont encore un tour.
   *[no] {""}
}
deep_forest-event-fights = { $you ->
    [yes] { $dice ->
        [one] Vous combattez la force { $strength } avec { $dice } dé.
       *[other] Vous combattez la force { $strength } avec { $dice } dés.
    }
   *[no] { $dice ->
        [one] { $name } combat la force { $strength } avec { $dice } dé.
       *[other] { $name } combat la force { $strength } avec { $dice } dés.
    }
}
deep_forest-event-rolled = Lancer { $number } : { $dice }, soit { $sum }.
deep_forest-event-aside = { $you ->
    [yes] Vous mettez un { $pips } de côté.
   *[no] { $name } met un { $pips } de côté.
}
deep_forest-event-boosted = { $you ->
    [yes] Vous ajoutez un point pour { deep_forest-a-resource }.
   *[no] { $name } ajoute un point pour { deep_forest-a-resource }.
}
deep_forest-event-won = { $you ->
    [yes] Vous remportez le combat contre le monstre.
   *[no] { $name } remporte le combat contre le monstre.
}
deep_forest-event-lost = { $you ->
    [yes] Vous perdez le combat.
   *[no] { $name } perd le combat.
}
deep_forest-event-swords-turned = { $n ->
    [1] Une épée est retournée.
   *[other] { $n } épées sont retournées.
}
deep_forest-event-claimed = { $you ->
    [yes] Vous prenez ce monstre : { $monster }.
   *[no] { $name } prend ce monstre : { $monster }.
}
deep_forest-event-tribute = { $you ->
    [yes] { $monster } vous rapporte une pièce d’or.
   *[no] { $monster } rapporte une pièce d’or à { $name }.
}
deep_forest-event-sold = { $you ->
    [yes] { $coins ->
        [one] Vous vendez { deep_forest-amount } pour { $coins } pièce d’or.
       *[other] Vous vendez { deep_forest-amount } pour { $coins } pièces d’or.
    }
   *[no] { $coins ->
        [one] { $name } vend { deep_forest-amount } pour { $coins } pièce d’or.
       *[other] { $name } vend { deep_forest-amount } pour { $coins } pièces d’or.
    }
}
deep_forest-event-bought = { $you ->
    [yes] { $n ->
        [one] Vous achetez { $bought } pour { $n } pièce d’or.
       *[other] Vous achetez { $bought } pour { $n } pièces d’or.
    }
   *[no] { $n ->
        [one] { $name } achète { $bought } pour { $n } pièce d’or.
       *[other] { $name } achète { $bought } pour { $n } pièces d’or.
    }
}
deep_forest-event-returned = { $you ->
    [yes] Vous rendez { deep_forest-a-resource }.
   *[no] { $name } rend { deep_forest-a-resource }.
}
deep_forest-event-fog-sets-in = La manche { $round } est finie et le brouillard s’installe : désormais, on peut quitter la forêt.
deep_forest-event-fog = Le brouillard couvre la rangée { $row } et tout ce qui est dessous.
deep_forest-event-turn-ended = { $you ->
    [yes] Votre tour est fini.
   *[no] { $name } finit son tour.
}
deep_forest-event-over = La partie est terminée.


deep_forest-no-trade-coins = C’est contre des pièces d’or qu’on échange les autres ressources.
deep_forest-no-sell = { $n ->
    [0] Pour vendre, il en faut { $price } d’une même sorte ; vous n’en avez aucune de celle-ci.
   *[other] Pour vendre, il en faut { $price } d’une même sorte ; vous en avez { $n } de celle-ci.
}
deep_forest-no-buy = { $price ->
    [one] Cela coûte { $price } pièce d’or, vous en avez { $n }.
   *[other] Cela coûte { $price } pièces d’or, vous en avez { $n }.
}
deep_forest-no-supply-empty = La réserve n’en a plus.
deep_forest-no-hopeless = Rien ne peut plus changer l’issue de ce combat.
deep_forest-no-sending = Finissez d’abord d’envoyer le troll.
deep_forest-no-onto = En { $field }, il y a une pierre de balisage ou un pion : aucun troll n’y va.
deep_forest-no-onto-now = Vous n’envoyez pas de troll maintenant.
deep_forest-no-reward-coin = Pour un troll, vous recevez des potions, des livres ou des pierres de balisage, jamais des pièces d’or.
deep_forest-no-send-whom = Un troll va à un autre joueur de cette table.
deep_forest-no-send-fight = On n’envoie pas de troll au milieu d’un combat.
deep_forest-no-send-closing = Votre tour est fini : on ne peut plus envoyer de troll.
deep_forest-no-send-twice = Un troll par manche suffit : vous avez envoyé le vôtre.
deep_forest-no-send-fresh = Un troll gagné pendant cette manche peut être envoyé à partir de la suivante.
deep_forest-no-send-none = Vous n’avez pas de troll.
deep_forest-no-enter = On ne franchit le mur inférieur qu’à un endroit, avant son premier tour.
deep_forest-no-strip-hand = La bandelette { $strip } n’est pas dans votre main.
deep_forest-no-strip-now = Une bandelette par tour, au début.
deep_forest-no-lay-same = Cette bandelette est la même dans les deux sens.
deep_forest-no-lay-now = Aucune bandelette n’est posée maintenant.
deep_forest-no-edge-now = Le pion du marché se déplace après la pose de la bandelette, une fois par tour.
deep_forest-no-corner = { $players ->
    [one] Le coin du marché n’est ouvert qu’à { $players } joueur.
   *[other] Le coin du marché n’est ouvert qu’à { $players } joueurs.
}
deep_forest-no-edge-own = Votre pion y est déjà : il doit changer de place.
deep_forest-no-edge-taken = Un autre pion s’y trouve.
deep_forest-no-double-kind = Le marché ne vous a pas donné cela : { deep_forest-resource }.
deep_forest-no-double-now = Il n’y a rien à doubler maintenant.
deep_forest-no-dice = { $swords ->
    [one] Vous pouvez engager de { $low } à { $swords } épée, pas { $n }.
   *[other] Vous pouvez engager de { $low } à { $swords } épées, pas { $n }.
}
deep_forest-no-dice-fixed = { $dice ->
    [one] Vous avez engagé { $dice } épée ; le nombre ne change plus.
   *[other] Vous avez engagé { $dice } épées ; le nombre ne change plus.
}
deep_forest-no-gone = Il ne reste aucun monstre de force { $strength } de cette sorte.
deep_forest-no-claim = Vous avez annoncé la force { $strength } : prenez l’un de ceux-là.
deep_forest-no-no-fight = Il n’y a pas de combat maintenant.
deep_forest-no-die = Il n’y a pas de dé { $n } : vous en avez engagé { $dice }.
deep_forest-no-last-roll = { $rolls ->
    [1] Le seul lancer est fait.
   *[other] Les { $rolls } lancers sont faits.
}
deep_forest-no-aside = Le dé { $n } est déjà de côté.
deep_forest-no-all-aside = Tous les dés sont de côté : il n’y a rien à lancer.
deep_forest-no-boost-none = Rien n’ajoute de points contre la force { $strength }.
deep_forest-no-boost = Un point coûte { deep_forest-a-resource }, et vous n’en avez pas.
deep_forest-no-in-fight = Finissez d’abord le combat.
deep_forest-no-turn-over = Votre tour est fini.
deep_forest-no-over-limit = Vous avez plus de { $limit } ressources d’une même sorte : échangez d’abord le reste ou rendez-le.
deep_forest-no-return = On ne rend que ce qui dépasse { $limit } d’une même sorte, à la fin du tour.
deep_forest-no-market-first = Le marché d’abord : posez une bandelette, placez-vous à une ligne, prenez ce qu’elle donne.
deep_forest-no-no-troll = Aucun troll ne vous attaque depuis { $field }.
deep_forest-no-broke = { $price ->
    [one] Le troll veut { $price } pièce d’or, et vous n’en avez pas.
   *[other] Le troll veut { $price } pièces d’or, et vous n’en avez pas.
}
deep_forest-no-attacked = Le troll en { $field } doit être apaisé avant toute autre chose.
deep_forest-no-fog = Personne ne sort avant le brouillard, après la manche { $rounds }.
deep_forest-no-not-below = Il faut être juste en dessous de { $field } pour sortir par là.
deep_forest-no-leave-markers = { $need ->
    [one] Sortir coûte { $need } pierre de balisage avec celle du mur, vous en avez { $n }.
   *[other] Sortir coûte { $need } pierres de balisage avec celle du mur, vous en avez { $n }.
}
deep_forest-no-not-here = On combat les monstres sur un rocher ou juste à côté.
deep_forest-no-swords = { $low ->
    [one] Un combat demande au moins { $low } épée, vous en avez { $n }.
   *[other] Un combat demande au moins { $low } épées, vous en avez { $n }.
}
deep_forest-no-beaten = Vous avez déjà vaincu un monstre de force { $strength }.
deep_forest-no-retreats = { $n ->
    [1] Vous avez utilisé votre retraite.
   *[other] Vous avez utilisé vos { $n } retraites.
}
deep_forest-no-back-far = { $n ->
    [one] { $field } est à plus de { $n } case en arrière.
   *[other] { $field } est à plus de { $n } cases en arrière.
}
deep_forest-no-back-path = { $field } n’est pas sur votre chemin derrière vous.
deep_forest-no-wall = { $field } est une case Mur : personne n’y marche.
deep_forest-no-far = { $field } n’est pas juste à côté de votre pion.
deep_forest-no-hidden = La tuile en { $field } est face cachée.
deep_forest-no-touch = En { $field }, votre chemin se toucherait.
deep_forest-no-no-sword = Il n’y a pas d’épée en { $field }.
deep_forest-no-no-obstacle = Il n’y a pas d’obstacle en { $field }.
deep_forest-no-sword-how = Une épée est en { $field } : ramassez-la ou passez devant.
deep_forest-no-obstacle = La case { $field } est barrée par { deep_forest-a-tile } : il faut franchir cet obstacle.
deep_forest-no-markers = { $need ->
    [one] Ce pas coûte { $need } pierre de balisage, vous en avez { $n }.
   *[other] Ce pas coûte { $need } pierres de balisage, vous en avez { $n }.
}
deep_forest-no-sword-price = Une épée coûte 1 potion, 1 livre et 1 pièce d’or.
deep_forest-no-price = { $price ->
    [1] Franchir { deep_forest-a-tile } coûte 1 { deep_forest-resource }.
   *[other] Franchir { deep_forest-a-tile } coûte { $price } { deep_forest-resources }.
}


deep_forest-label-round = manche { $round } sur { $rounds }
deep_forest-moment = Manche { $round }
deep_forest-label-fog = brouillard jusqu’à la rangée { $row }
deep_forest-label-no-fog = brouillard après la manche { $after }
deep_forest-label-leaving = derniers tours
deep_forest-label-market = Marché
deep_forest-label-monsters = Monstres
deep_forest-label-hand = Vos bandelettes
deep_forest-label-your-forest = Votre forêt
deep_forest-label-forest-of = Forêt : { $name }
deep_forest-label-gold = { $n } or
deep_forest-label-things = épées { $swords }, trolls { $trolls }, retraites { $retreats }
deep_forest-label-won = obstacles : { $thicket ->
    [one] { $thicket } fourré
   *[other] { $thicket } fourrés
}, { $gate ->
    [one] { $gate } porte
   *[other] { $gate } portes
}, { $guard ->
    [one] { $guard } garde
   *[other] { $guard } gardes
}
deep_forest-label-lay = Une case se nomme par rangée et colonne ; entre parenthèses, le nombre de ressources que montre alors la meilleure ligne.
deep_forest-label-signs = Forêt : @ pion, o chemin, ? face cachée, · forêt, t fourré, g porte, w garde, s épée, T troll, R rocher, = mur. Marché : p potion, b livre, c pièce d’or, m pierre de balisage.
deep_forest-label-pile = { $pile ->
    [one] { $pile } bandelette dans la pioche
   *[other] { $pile } bandelettes dans la pioche
}
deep_forest-label-left = hors de la forêt
deep_forest-label-monster = { $strength } : { $name }, { $gold } or
deep_forest-label-legend = @ vous, o votre chemin, ? face cachée, . forêt, t fourré, g porte, w garde, s épée, T troll, R rocher, ~ brouillard
deep_forest-breakdown = { $row ->
    [coins] Pièces d’or
    [resources] Ressources, { $deep_forest__prices__sell } pour un
    [sets] Séries d’obstacles
    [single-obstacles] Obstacles isolés
    [monsters] Monstres
    [trolls] Trolls
    [swords] Épées
    [left-the-forest] Sortie de la forêt
    [longest-path] Chemin le plus long
   *[other] { $row }
}
