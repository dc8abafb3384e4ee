# Sheets to print.

sheet-counts = Ce qui compte à la fin
sheet-counted = **{ $name }** : { $says }
sheet-foot = Tanglewood, une aide non officielle. Règles dans nos propres termes, nombres du pack { $pack }, dessins faits par nous. Les noms des jeux appartiennent à leurs propriétaires.
sheet-no-printer = Les feuilles demandent l’extra « print » : pip install "tanglewood[print]"
sheet-unknown = Cette feuille n’existe pas ici ; un serveur n’imprime qu’avec l’extra « print ».
sheet-none = { $game } n’a pas encore de pages pour les joueurs, il n’y a donc rien à imprimer.

# ---- Nightweave's turn
sheet-nightweave-title = Le tour de Tissenuit
sheet-nightweave-about = Après chacun de vos tours, de haut en bas. Elle ne paie rien et ne lit pas les textes des cartes.
sheet-nightweave-yes = oui
sheet-nightweave-no = non
sheet-nightweave-reveal = Votre tour est fini. **Révélez sa première carte Activité.**
sheet-nightweave-prepare = **Est-elle dans la Prairie**, **sans aucune araignée dans l’antre**, et la carte montre-t-elle l’**araignée ou son propre signe** ?
sheet-nightweave-row = Lisez la ligne de **sa saison** ; elle peut être différente de la vôtre.
sheet-nightweave-first = L’action **1** est-elle possible ? Un emplacement occupé ne compte pas comme impossible : suivez la **flèche** jusqu’au prochain emplacement exclusif de cette sorte.
sheet-nightweave-second = L’action **2** est-elle possible ? Cherchez l’emplacement suivant de la même façon.
sheet-nightweave-backup = Faites la ligne **sinon**, autant que possible. Les points de **son niveau** viennent dans tous les cas.
sheet-nightweave-end = Faites-le, puis posez la carte face visible sur ses cartes jouées. **À vous de jouer.**
sheet-nightweave-prepares = Elle se prépare
sheet-nightweave-prepares-how = La carte n’est **pas** appliquée. Elle et ses araignées rentrent, les événements qu’elle a réalisés deviennent son **butin**, et sa saison avance. Si elle remplit entièrement la condition d’un événement de base, elle en prend un, selon la flèche. Mélangez **toutes** ses cartes avec la pile de la nouvelle saison. À la fin, remplissez tous les vides de la Prairie. Après l’automne, elle a terminé.
sheet-nightweave-spring = Araignées de plus : { $everdell__her_season__her_spring__spiders }. Cartes piochées pour sa main : { $everdell__her_season__her_spring__draws }. Cartes de la Prairie défaussées selon le dé : { $everdell__her_season__her_spring__clears }.
sheet-nightweave-summer = Araignées de plus : { $everdell__her_season__her_summer__spiders }. Cartes de la Prairie qui vont dans sa main selon le dé : { $everdell__her_season__her_summer__takes }.
sheet-nightweave-autumn = Araignées de plus : { $everdell__her_season__her_autumn__spiders }. Cartes piochées pour sa main : { $everdell__her_season__her_autumn__draws }. Cartes de la Prairie défaussées selon le dé : { $everdell__her_season__her_autumn__clears }.
sheet-nightweave-doing = Ce qu’elle fait
sheet-nightweave-doing-how = Elle ne gagne rien d’un emplacement ; elle ne fait que s’y tenir.
sheet-nightweave-do-draw = **Piocher** : une carte de la pioche dans sa main, sans la voir.
sheet-nightweave-do-discard = **Défausser** : la carte du dessus de sa main, pour un jeton de point.
sheet-nightweave-do-hand = **Jouer depuis sa main** : la carte du dessus de sa main va dans sa ville.
sheet-nightweave-do-meadow = **Jouer depuis la Prairie** : le dé désigne la carte. Si elle s’y trouve elle-même : la première carte de la pioche.
sheet-nightweave-do-place = **Placer** : une araignée sur l’emplacement indiqué.
sheet-nightweave-do-enter = **Entrer** : lancez le dé ; cette carte de la Prairie va dans sa ville, et elle prend sa place jusqu’à son retour.
sheet-nightweave-impossible = Ce qui est impossible
sheet-nightweave-not-city = jouer une carte quand sa ville est pleine, avec { $everdell__lair__city } cartes
sheet-nightweave-not-hand = jouer depuis une main vide
sheet-nightweave-not-discard = défausser sans carte en main, sauf si cela accompagne une carte jouée depuis la Prairie
sheet-nightweave-not-worker = placer sans araignée dans l’antre, ou si tous les emplacements exclusifs de cette sorte sont occupés
sheet-nightweave-not-event = un deuxième événement spécial dans une de ses saisons, ou un type d’événement dont il ne reste plus d’exemplaire
