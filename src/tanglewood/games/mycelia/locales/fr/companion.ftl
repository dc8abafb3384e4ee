mycelia-companion-called-gwidyon = Gwidyon
mycelia-companion-lead-gwidyon = Mycelia, avec ou sans Prisma, pour une personne.
mycelia-companion-his-turn = Son tour
mycelia-companion-tell-drops = Un de mes bonus retire des gouttes
mycelia-companion-tell-moves = Un de mes bonus déplace des gouttes
mycelia-companion-tell-won = J’ai gagné : ma dernière goutte est partie
mycelia-companion-ask-solo = Révélez la prochaine carte de Gwidyon. Laquelle est-ce ?
mycelia-companion-solo-card = Carte { $card } : { $does }
mycelia-companion-ask-favour = Votre champignon est-il sur la case { $space } de la plateforme des faveurs ?
mycelia-companion-ask-drops = Combien de gouttes les autres peuvent-ils retirer ?
mycelia-companion-ask-moves = Combien de déplacements les autres peuvent-ils faire ?
mycelia-companion-his-drops = ses gouttes
mycelia-companion-his-chip = sa tuile
mycelia-companion-his-cards = ses cartes
mycelia-companion-his-favour = plateforme des faveurs
mycelia-companion-side = { $side ->
    [remove] face Retirer
   *[rest] face Repos
}
mycelia-companion-drops-left = Gouttes restantes

mycelia-event-gwidyon-roots = Le cadeau visible de chaque pile va sous sa pile.
mycelia-event-gwidyon-you = { $what ->
    [move] Vous pouvez déplacer une de vos gouttes d’une case.
   *[other] Vous prenez une feuille.
}
mycelia-event-gwidyon-lost = Vous voilà sans gouttes avant lui : vous gagnez.
