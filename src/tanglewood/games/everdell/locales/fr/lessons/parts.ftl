lesson-everdell-helpers-title = Qui aide à payer
lesson-everdell-helpers-goal = Jouez quatre cartes trop chères pour vous, et faites des points avec des ressources dont personne ne veut.
lesson-everdell-helpers-closing = Vingt points, et pas une carte payée en entier. Regardez qui vous avez chez vous avant de dire : trop cher.

lesson-everdell-helpers-1-say = Votre Reine coûte cinq baies, et vous en avez trois. L’Aubergiste en paie trois, et s’en va. Jouez la Reine.
lesson-everdell-helpers-1-notice = Un point d’Aubergiste contre quatre points de Reine. On demande de l’aide au moment de payer.
lesson-everdell-helpers-1-otherwise = La Reine d’abord. Son prix paraît élevé, mais quelqu’un vous aidera.
lesson-everdell-helpers-1-meanwhile = Ada joue un Fou, et vous l’envoie. Deux points de moins, et il occupe un emplacement.
lesson-everdell-helpers-1-slip-1 = La Grue soulève des pierres, pas des reines. Elle n’aide que pour les constructions.

lesson-everdell-helpers-2-say = Pour les constructions, il y a la Grue : trois ressources de moins, et vous choisissez lesquelles. Pour le Château, deux galets et une résine.
lesson-everdell-helpers-2-notice = La Grue est partie, et son emplacement est à nouveau libre. Une aide par carte, jamais deux.
lesson-everdell-helpers-2-otherwise = Le Château, avec la Grue. Vous ne l’aurez pas à moins.
lesson-everdell-helpers-2-meanwhile = Ada va chercher deux résines.
lesson-everdell-helpers-2-trap-1 = Il ne manque rien à la Mine, et la Grue serait partie. Gardez-la pour quelque chose de grand : annulez.

lesson-everdell-helpers-3-say = Il manque un galet à la Mine. Le Juge laisse une ressource en remplacer une autre : votre baie pour le galet. Et il reste !
lesson-everdell-helpers-3-notice = Exactement une ressource du prix, pour chaque carte que vous jouez. La Mine vous a payé un galet.
lesson-everdell-helpers-3-otherwise = La Mine, s’il vous plaît : brindille, résine, et le Juge pour le reste.
lesson-everdell-helpers-3-meanwhile = Ada envoie son dernier ouvrier aux brindilles.

lesson-everdell-helpers-4-say = Et le Donjon : enfermez une créature, trois ressources de moins. Le Ramasse-miettes en coûte trois. Voyez-vous qui ne manquera à personne ?
lesson-everdell-helpers-4-notice = Un prisonnier n’est plus dans votre ville : pas d’emplacement, pas de points, et ici pas de points négatifs. Merci, Ada !
lesson-everdell-helpers-4-otherwise = Le Ramasse-miettes. Sans baie, seul le Donjon peut le payer.
lesson-everdell-helpers-4-meanwhile = Le Ramasse-miettes fait produire encore votre Mine. Ada passe à l’été et prend deux cartes de la Prairie.
lesson-everdell-helpers-4-trap-1 = Quatre points derrière les barreaux ! Annulez et cherchez quelqu’un qui vous coûte des points.

lesson-everdell-helpers-5-say = Au Havre de paix, les cartes inutiles achètent des ressources : deux cartes pour une ressource de votre choix. Défaussez les deux pour une brindille.
lesson-everdell-helpers-5-notice = Le Havre de paix a de la place pour tous, toute l’année.
lesson-everdell-helpers-5-otherwise = Pas de baies, et deux créatures en main. Au Havre de paix !
lesson-everdell-helpers-5-meanwhile = Ada cueille une baie.
lesson-everdell-helpers-5-trap-1 = Une carte n’achète rien : il en faut deux. Annulez et défaussez-les par paires.
lesson-everdell-helpers-5-fine-1 = L’une ou l’autre d’abord.

lesson-everdell-helpers-6-say = À votre Monastère, deux ressources deviennent quatre points : vous les donnez à Ada. Une brindille et un galet feront l’affaire.
lesson-everdell-helpers-6-notice = Mais cet ouvrier y reste en permanence. Le Cimetière et le Monastère ne lâchent jamais personne.
lesson-everdell-helpers-6-otherwise = Votre dernier ouvrier va au Monastère : quatre points.
lesson-everdell-helpers-6-meanwhile = Il ne reste que des galets à donner : l’un part tout seul. Ada vous remercie et va en chercher un autre.
lesson-everdell-helpers-6-fine-1 = Les deux mêmes ressources.

lesson-everdell-helpers-7-say = Tous sont placés : préparez-vous pour l’été, et prenez le Mari et l’Épouse dans la Prairie. Comptez qui revient.
lesson-everdell-helpers-7-notice = Quatre ouvriers, dont un au Monastère pour toujours : trois à placer. Vingt points contre quatre pour Ada.
lesson-everdell-helpers-7-otherwise = Il ne vous reste plus d’ouvrier. Préparez-vous.


lesson-everdell-events-title = Événements spéciaux
lesson-everdell-events-goal = Réalisez trois événements spéciaux, et couronnez-les d’un Roi.
lesson-everdell-events-closing = Vingt-six points de quatre événements et d’un Roi. Lisez les quatre événements spéciaux avant votre premier tour : c’est la moitié d’un plan.

lesson-everdell-events-1-say = La plupart des événements spéciaux demandent deux cartes dans votre ville. Auberge et Barde font le Spectacle en salle. Jouez le Barde et ne défaussez rien.
lesson-everdell-events-1-notice = Les quatre événements spéciaux changent d’une partie à l’autre. Ada semble avoir lu le sien aussi.
lesson-everdell-events-1-otherwise = D’abord le Barde. Son événement n’attend personne.
lesson-everdell-events-1-meanwhile = Le Barde pourrait changer des cartes en points ; vous avez besoin des vôtres. Ada joue un Colporteur à côté de son Épicerie.
lesson-everdell-events-1-slip-1 = Une auberge sans musique ? Cet événement veut aussi le Barde dans votre ville.
lesson-everdell-events-1-trap-1 = Un point par carte. Mais plus tard, un événement en paie deux par créature : annulez, ne défaussez rien.

lesson-everdell-events-2-say = Envoyez maintenant un ouvrier : l’événement est à vous, et chaque baie que vous y posez vaut deux points. Posez-en trois !
lesson-everdell-events-2-notice = Six points. L’Auberge et le Barde restent où ils sont ; un événement ne fait que les regarder.
lesson-everdell-events-2-otherwise = L’événement d’abord. Qui vient en premier l’a pour soi.
lesson-everdell-events-2-meanwhile = Ada réalise Nouvelle direction et y pose trois résines, deux points chacune.
lesson-everdell-events-2-trap-1 = C’est maintenant ou jamais : deux baies de plus feraient quatre points de plus. Annulez.

lesson-everdell-events-3-say = Le Diplôme des érudits veut Professeur et Université. Jouez le Professeur : deux cartes, une pour vous, une pour Ada. Gardez le Moine.
lesson-everdell-events-3-notice = Une carte pour qui a presque fini est un cadeau bon marché.
lesson-everdell-events-3-otherwise = Le Professeur. Deux baies suffisent tout juste.
lesson-everdell-events-3-meanwhile = Ada reçoit le Bureau de poste, n’a plus d’ouvrier pour l’utiliser, et passe.
lesson-everdell-events-3-slip-1 = Ada l’a. Un événement est réalisé une fois, par un joueur.

lesson-everdell-events-4-say = Réalisez-le, et envoyez jusqu’à trois créatures de votre main à l’école : deux points chacune. Mais pas le Roi !
lesson-everdell-events-4-notice = Le Fou, diplômé ! Les cartes sous un événement sont hors jeu, et plus personne ne les lit.
lesson-everdell-events-4-otherwise = Les érudits vous attendent, et votre main en est pleine.
lesson-everdell-events-4-trap-1 = Deux points pour un Roi qui en vaut dix sur son trône. Annulez et gardez-le.
lesson-everdell-events-4-fine-1 = L’ordre est libre.

lesson-everdell-events-5-say = Encore un : Clocher de l’horloge et Ramasse-miettes. Il est dans la Prairie, et votre raffinerie a une porte libre. Faites travailler votre ferme.
lesson-everdell-events-5-notice = Le Ramasse-miettes s’est installé gratuitement, et Ada, qui a passé, ne peut que regarder.
lesson-everdell-events-5-otherwise = Regardez qui peut vivre dans la raffinerie. Il est dans la Prairie.
lesson-everdell-events-5-fine-1 = La résine convient aussi.

lesson-everdell-events-6-say = Une ville bien gérée : quatre points, et un de vos ouvriers revient aussitôt. Récupérez celui-là même que vous envoyez.
lesson-everdell-events-6-notice = Quatre points, et l’ouvrier est à nouveau libre.
lesson-everdell-events-6-otherwise = Il vous reste un ouvrier, et le troisième événement vous tend les bras.

lesson-everdell-events-7-say = Et maintenant le Roi : deux points pour chacun de vos événements spéciaux. Votre Château a une porte pour lui.
lesson-everdell-events-7-notice = Quatre points pour lui, six pour vos trois événements.
lesson-everdell-events-7-otherwise = Le Roi, gratuitement, par la porte du Château.

lesson-everdell-events-8-say = Votre ouvrier est toujours libre, et vous avez quatre cartes vertes : réalisez la Fête de la récolte, un événement de base.
lesson-everdell-events-8-notice = Événements 19, et le Roi y ajoute 7. Vous gagnez, 51 à 21.
lesson-everdell-events-8-otherwise = Trois points vous attendent, et le Roi les compte aussi.
lesson-everdell-events-8-meanwhile = Pas d’ouvrier, pas de carte : il ne reste rien à faire, vous passez donc automatiquement.


lesson-everdell-legends-title = Cartes légendaires
lesson-everdell-legends-goal = Changez deux cartes ordinaires en cartes légendaires.
lesson-everdell-legends-closing = Deux cartes légendaires pour deux baies. Regardez leurs bannières dès l’hiver, et bâtissez d’abord ce qu’elles demandent.

lesson-everdell-legends-1-say = Deux cartes légendaires sont à côté de vous ; personne d’autre ne les voit. La bannière du Gland vert dit Auberge : remplacez votre Auberge par lui, gratuitement.
lesson-everdell-legends-1-notice = Quatre points au lieu de deux, et chaque visiteur vous en rapporte deux de plus. Revenez vite, Ada !
lesson-everdell-legends-1-otherwise = D’abord le Gland vert. Vous avez la carte de sa bannière.
lesson-everdell-legends-1-meanwhile = Ada vous rend aussitôt visite : avec le Gland, n’importe quelle carte coûte quatre ressources de moins. Elle bâtit une École pour rien.
lesson-everdell-legends-1-trap-1 = Six ressources parties. Payer est permis, mais l’Auberge de sa bannière aurait suffi : annulez.

lesson-everdell-legends-2-say = Une carte légendaire compte comme la carte de sa bannière : le Gland a la porte de l’Auberge. Installez l’Aubergiste gratuitement.
lesson-everdell-legends-2-notice = L’Aubergiste était gratuit. Personne ne peut démolir ni copier une carte légendaire.
lesson-everdell-legends-2-otherwise = L’Aubergiste. Il y a maintenant une porte pour lui.
lesson-everdell-legends-2-meanwhile = Ada a sa propre carte légendaire : le Marché de McGregor remplace sa Ferme et paie deux ressources.
lesson-everdell-legends-2-slip-1 = Le Gland vert est maintenant votre Auberge. Pas de seconde à côté d’une carte légendaire.
lesson-everdell-legends-2-trap-1 = Une baie pour un invité qui avait une porte ? Annulez et faites-le entrer au Gland.

lesson-everdell-legends-3-say = La bannière de Sagevue dit Historien, et il y en a un dans la Prairie. Deux baies pour lui au lieu de quatre pour la carte légendaire !
lesson-everdell-legends-3-notice = Votre ville est maintenant pleine : quinze emplacements.
lesson-everdell-legends-3-otherwise = L’Historien. Il coûte la moitié de Sagevue.
lesson-everdell-legends-3-meanwhile = Ada n’a plus d’ouvrier et passe.
lesson-everdell-legends-3-trap-1 = L’Aubergiste s’en va, et vous aviez les baies. Annulez et gardez-le pour un invité plus cher.

lesson-everdell-legends-4-say = Pleine ou non : une carte légendaire apporte son propre emplacement. Remplacez l’Historien par Sagevue, et un emplacement se libère.
lesson-everdell-legends-4-notice = Les cartes légendaires n’occupent aucun des quinze emplacements. Un remplacement fait de la place, même aux derniers jours de l’automne.
lesson-everdell-legends-4-otherwise = Votre deuxième carte légendaire. L’Historien est là pour être remplacé.
lesson-everdell-legends-4-slip-1 = Quinze emplacements, tous occupés. Faites d’abord de la place.

lesson-everdell-legends-5-say = Bâtissez la Mine à la place libre. Après une construction, Sagevue vous donne une ressource de votre choix : prenez une baie.
lesson-everdell-legends-5-notice = Cette carte est bleue : elle aide après chaque carte. Un Historien aurait fait piocher une carte.
lesson-everdell-legends-5-otherwise = La Mine, sur l’emplacement gagné.

lesson-everdell-legends-6-say = Le Mari partage l’emplacement de son Épouse, et votre Aubergiste paie pour lui. Prenez une résine comme ressource du couple.
lesson-everdell-legends-6-notice = Après une créature, Sagevue fait piocher deux cartes. L’emplacement de l’Aubergiste est à nouveau libre, et vous avez ce que coûte un Château.
lesson-everdell-legends-6-otherwise = Le Mari dans la Prairie. Son Épouse lui a gardé une place.
lesson-everdell-legends-6-trap-1 = Des brindilles, vous en avez. Regardez le Château dans la Prairie : il veut trois résines. Annulez.

lesson-everdell-legends-7-say = Le Château : un point pour chaque construction commune. Une carte légendaire est aussi commune que sa bannière : votre Gland compte donc.
lesson-everdell-legends-7-notice = Neuf constructions communes, treize points avec les quatre siens. 49 contre 20 pour Ada, et il vous reste un ouvrier.
lesson-everdell-legends-7-otherwise = Le Château dans la Prairie. Vous avez tout ce qu’il coûte.
lesson-everdell-legends-7-fine-1 = N’importe quelle ressource convient maintenant.
lesson-everdell-legends-7-fine-2 = N’importe quelle ressource convient maintenant.
lesson-everdell-legends-7-fine-3 = N’importe quelle ressource convient maintenant.


lesson-everdell-abilities-title = Pouvoirs, nouvelles fermes et Corrin
lesson-everdell-abilities-goal = Utilisez le don des Écureuils, et faites venir Corrin dans votre ville.
lesson-everdell-abilities-closing = Huit points au printemps, avec deux ouvriers. Chaque pouvoir assouplit une règle : lisez le vôtre, et lisez celui d’Ada.

lesson-everdell-abilities-1-say = Chacun a un pouvoir. Le vôtre, Écureuils : un ouvrier qui rapporte des brindilles en rapporte une de plus. Envoyez-en un aux trois brindilles.
lesson-everdell-abilities-1-notice = Un pouvoir assouplit une règle pour un joueur. Pointez-le pour le relire.
lesson-everdell-abilities-1-otherwise = Les brindilles sont votre force. Prenez-en trois, recevez-en quatre.
lesson-everdell-abilities-1-meanwhile = Quatre brindilles pour vous. Ada a les Chats : ils s’installent à côté de vous, bien que le lieu n’accueille qu’un ouvrier.

lesson-everdell-abilities-2-say = Les nouvelles fermes vous laissent le choix : celle-ci donne une baie ou une résine. Payez des brindilles et une résine, et prenez la baie.
lesson-everdell-abilities-2-notice = Pour toutes les autres cartes, c’est une Ferme : pour le Mari et l’Épouse, pour le Crapaud de barque. Vous choisissez à nouveau chaque fois qu’elle produit.
lesson-everdell-abilities-2-otherwise = D’abord la ferme : vous avez tout ce qu’elle coûte.
lesson-everdell-abilities-2-meanwhile = Ada bâtit une autre nouvelle ferme. Chacune a son prix et son choix.
lesson-everdell-abilities-2-trap-1 = Deux brindilles ont remplacé la résine, mais vous aviez une résine ! Annulez et payez le coût imprimé.

lesson-everdell-abilities-3-say = Encore des brindilles ! Le lieu partagé en donne deux et une carte ; avec votre pouvoir, trois.
lesson-everdell-abilities-3-notice = Cinq brindilles, et pas une seule résine.
lesson-everdell-abilities-3-otherwise = Les brindilles d’abord : deux en font trois pour vous.
lesson-everdell-abilities-3-meanwhile = Ada cueille une baie.
lesson-everdell-abilities-3-slip-1 = Occupé, par vous et par Ada. Seuls les Chats se faufilent, et vous êtes un Écureuil.

lesson-everdell-abilities-4-say = L’Auberge veut une résine. Pour les Écureuils, deux brindilles remplacent n’importe quelle ressource d’une construction. Bâtissez-la !
lesson-everdell-abilities-4-notice = Ce n’est pas une aide : cela vaut pour chaque construction, aussi souvent que vous voulez, même avec une Grue.
lesson-everdell-abilities-4-otherwise = L’Auberge. Vos brindilles valent de la résine.
lesson-everdell-abilities-4-meanwhile = Quatre brindilles, pas de résine. La ferme d’Ada invite un Mari.
lesson-everdell-abilities-4-slip-1 = Quatre baies, et vous en avez une. Mais Corrin va où il veut : une porte rouge suffirait.

lesson-everdell-abilities-5-say = Corrin le Guerrier entre gratuitement par n’importe quelle porte rouge. Donnez à Ada ce dont vous n’avez pas besoin, un point chacun : Croque-mort, Clocher de l’horloge, brindille.
lesson-everdell-abilities-5-notice = Le Chef, le Roi et le Guerrier nomment chacun une couleur. Toute porte de cette couleur est à eux, quel que soit l’invité prévu.
lesson-everdell-abilities-5-otherwise = Corrin d’abord. L’Auberge est rouge, et sa porte est ouverte.
lesson-everdell-abilities-5-meanwhile = Trois cadeaux, trois points. Ada passe au printemps et prend une baie de sa ferme.
lesson-everdell-abilities-5-trap-1 = Un point pour un Fou, et Ada vous le renvoie aussitôt : deux points de moins. Gardez-le, et envoyez-le-lui.

lesson-everdell-abilities-6-say = Préparez-vous pour le printemps. Aucun nouvel ouvrier n’y attend : c’est le prix des pouvoirs. Et choisissez une résine pour la ferme.
lesson-everdell-abilities-6-notice = Deux ouvriers au printemps, pour elle comme pour vous. Huit points contre trois pour Ada.
lesson-everdell-abilities-6-otherwise = Tous les ouvriers sont placés, et des baies, vous en avez. Préparez-vous, et choisissez la résine.


lesson-everdell-plans-title = Plans et personnalités de Tissenuit
lesson-everdell-plans-goal = Vivez avec une personnalité et un plan, et ne lui laissez pas un seul jeton.
lesson-everdell-plans-closing = Pas un jeton pour elle. Huit personnalités, treize plans : lisez les deux cartes avant de placer votre premier ouvrier.

lesson-everdell-plans-1-say = Deux cartes sont visibles toute la partie : son plan, Extorsion, et sa personnalité, Méchante. Prenez les trois brindilles, et voyez le plan.
lesson-everdell-plans-1-notice = Chaque fois que sa route est bloquée, elle gagne autant de points que son niveau : deux. Sauf si vous déjouez son plan.
lesson-everdell-plans-1-otherwise = Bien, mais prenez les brindilles : vous verrez alors son plan à l’œuvre.
lesson-everdell-plans-1-meanwhile = Sa carte veut aussi les trois brindilles. Bloqué ! C’est là que frappe l’Extorsion.

lesson-everdell-plans-2-say = Une carte ou une ressource la déjoue. Le Roi est encore loin ; défaussez-le.
lesson-everdell-plans-2-notice = On vous propose de déjouer à chaque fois, et à chaque fois vous décidez.
lesson-everdell-plans-2-otherwise = Gardez ce qui peut bientôt servir. Le Roi coûte six baies.
lesson-everdell-plans-2-meanwhile = Elle ne gagne rien et suit sa flèche jusqu’aux deux résines.
lesson-everdell-plans-2-trap-1 = Deux points pour elle, pour rien. Une carte trop chère est un prix honnête : annulez.
lesson-everdell-plans-2-fine-1 = La Grue convient aussi.

lesson-everdell-plans-3-say = Bâtissez votre ferme. Puis elle entre dans la Prairie, et vous verrez ce que veut dire Méchante.
lesson-everdell-plans-3-notice = Sa personnalité n’agit que sur les cartes marquées, tant qu’elle est là.
lesson-everdell-plans-3-otherwise = D’abord la ferme. Vous avez tout ce qu’elle coûte.
lesson-everdell-plans-3-meanwhile = Le dé indique 3 : elle prend l’Épouse et s’installe là. Des toiles marquent les cinq cartes autour d’elle, coins compris.

lesson-everdell-plans-4-say = Le Mari est marqué et vaut deux. Jouez-le, gratuitement : elle veut deux points, et vous payez deux autres choses à la place.
lesson-everdell-plans-4-notice = Une carte ou une ressource pour chaque point. Gratuite ou payée, prise ou jouée : une carte marquée reste marquée.
lesson-everdell-plans-4-otherwise = Le Mari. Sa ferme attend, et les toiles ont un prix.
lesson-everdell-plans-4-meanwhile = Le Mari s’installe. Sa carte suivante envoie une araignée au galet.
lesson-everdell-plans-4-slip-1 = Elle y est elle-même. Cet emplacement reste vide jusqu’à son départ.
lesson-everdell-plans-4-trap-1 = Vous obtenez un Mari valant deux points, et elle deux points. Personne n’y gagne : annulez.

lesson-everdell-plans-5-say = Le Commerçant est au bord, sans toile. Deux baies, sans autre question.
lesson-everdell-plans-5-notice = Cherchez les cartes hors de sa portée. Il y en a toujours.
lesson-everdell-plans-5-otherwise = Le Commerçant. Rien ne le marque, et il coûte deux baies.
lesson-everdell-plans-5-meanwhile = Sa carte, jouer depuis la Prairie : le dé indique 6, l’École est à elle. Ses propres toiles ne la retiennent jamais.

lesson-everdell-plans-6-say = Votre dernier ouvrier : une résine et une carte. Toutes ses araignées sont placées aussi, et elle de même.
lesson-everdell-plans-6-notice = Pas de figurine, pas de toiles : toutes les cartes sont à prendre. Quand elle entrera à nouveau, tout recommencera, ailleurs.
lesson-everdell-plans-6-otherwise = Dans une partie, n’importe quel lieu irait. Ici, la résine.
lesson-everdell-plans-6-meanwhile = La prochaine carte avec une araignée la renvoie chez elle et la fait passer au printemps. Sa figurine quitte la Prairie, et les toiles disparaissent.

lesson-everdell-plans-7-say = Préparez-vous aussi pour le printemps. Cette fois, sa route est libre : l’Extorsion se tait.
lesson-everdell-plans-7-notice = La bloquer vous coûte quelque chose avec ce plan ; d’autres plans demandent d’autres précautions. Elle n’a pas un seul jeton.
lesson-everdell-plans-7-otherwise = Tous les ouvriers sont placés : préparez-vous.
lesson-everdell-plans-7-meanwhile = Sa carte dit trois brindilles, et votre ouvrier vient de les quitter. Rien à extorquer.
