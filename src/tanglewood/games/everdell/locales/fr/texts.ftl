# adornment

everdell-adornment-bell-text = Prenez 3 baies et piochez une carte pour chaque créature de votre ville. À la fin, 1 point par tranche de 2 créatures.
everdell-adornment-compass-text = Jusqu’à 2 cartes marron de votre ville agissent encore une fois. À la fin, 1 point par carte marron.
everdell-adornment-gilded_book-text = Prenez des ressources égales au coût d’une carte bleue de votre ville. À la fin, 1 point par carte bleue.
everdell-adornment-hourglass-text = Utilisez un lieu de forêt sans ouvrier et prenez 1 ressource de votre choix. À la fin, 1 point par carte rouge.
everdell-adornment-key_to_the_city-text = Prenez 2 ressources de votre choix et piochez une carte pour chaque construction de votre ville. À la fin, 1 point par tranche de 2 constructions.
everdell-adornment-masque-text = Vous pouvez jouer gratuitement une carte valant 3 points ou moins, de votre main ou de la Prairie. À la fin, 1 point par tranche de 3 jetons de point.
everdell-adornment-mirror-text = Utilisez ce qu’accorde une parure d’un adversaire. À la fin, 1 point pour chaque couleur de votre ville.
everdell-adornment-scales-text = Défaussez jusqu’à 4 cartes pour 1 ressource de votre choix chacune. À la fin, 1 point par carte en main, 5 au plus.
everdell-adornment-seaglass_amulet-text = Prenez 3 ressources de votre choix, 2 cartes et un jeton de point. À la fin, 3 points.
everdell-adornment-spyglass-text = Prenez 1 ressource de votre choix, une carte et une perle. À la fin, 3 points pour chacune de vos merveilles.
everdell-adornment-sundial-text = Jusqu’à 3 cartes vertes de votre ville agissent, chacune une fois. À la fin, 1 point par tranche de 2 cartes vertes.
everdell-adornment-tiara-text = Prenez 1 ressource de votre choix pour chaque carte violette de votre ville. À la fin, 1 point par carte violette.

# event

everdell-event-flower_festival-text = Une carte de chaque couleur.
everdell-event-architectural_renaissance-text = Rien de plus.
everdell-event-arts_and_music_festival-text = Payez 2 résines.
everdell-event-bed_and_breakfast_guild-text = Rien de plus.
everdell-event-city_holiday-text = Rien de plus.
everdell-event-gathering_of_elders-text = Rien de plus.
everdell-event-kings_road_established-text = Payez 2 brindilles.
everdell-event-pie_eating_contest-text = Payez 2 baies.
everdell-event-royal_wedding-text = Défaussez 3 cartes.
everdell-event-statues_commissioned-text = Payez 1 galet.

# garland

everdell-garland-agriculture-text = À la fin, la ville avec le plus de cartes vertes marque 6 points, la deuxième 3.
everdell-garland-architecture-text = À la fin, la ville avec le plus de constructions marque 6 points, la deuxième 3.
everdell-garland-beauty-text = À la fin, la ville avec le plus de cartes violettes marque 6 points, la deuxième 3.
everdell-garland-community-text = À la fin, la ville avec le plus de créatures marque 6 points, la deuxième 3.
everdell-garland-peace-text = À la fin, la ville avec le plus de cartes bleues marque 6 points, la deuxième 3.
everdell-garland-storytelling-text = À la fin, la ville avec le plus de cartes marron marque 6 points, la deuxième 3.
everdell-garland-tourism-text = À la fin, la ville avec le plus de cartes rouges marque 6 points, la deuxième 3.

# location

everdell-location-forest_activate_two_production-text = Activez 2 cartes vertes de votre ville.
everdell-location-forest_three_resin-text = 3 résines.
everdell-location-forest_two_resin_or_two_berries-text = 2 résines ou 2 baies.
everdell-location-forest_pay_three_twigs_gain_three_any-text = Payez 3 brindilles pour 3 ressources de votre choix.
everdell-location-market-text = Gagnez ce qu’indique un jeton du côté Gains, ou payez ce qu’indique un jeton du côté Échange pour 3 points et 2 ressources de votre choix ; le jeton change de côté. Un seul de vos ouvriers à la fois.

# market_token

everdell-market_token-three_twigs_one_card-text = Gagnez 3 brindilles et 1 carte ; ou payez 3 brindilles et défaussez 1 carte pour 3 points et 2 ressources de votre choix.
everdell-market_token-two_resin_two_cards-text = Gagnez 2 résines et 2 cartes ; ou payez 2 résines et défaussez 2 cartes pour 3 points et 2 ressources de votre choix.
everdell-market_token-two_berries_two_cards-text = Gagnez 2 baies et 2 cartes ; ou payez 2 baies et défaussez 2 cartes pour 3 points et 2 ressources de votre choix.
everdell-market_token-one_pebble_three_cards-text = Gagnez 1 galet et 3 cartes ; ou payez 1 galet et défaussez 3 cartes pour 3 points et 2 ressources de votre choix.

# card

everdell-card-clock_tower-text = Arrive avec 3 jetons de point. Chaque fois que vous vous préparez pour une saison, vous pouvez d’abord en dépenser un et utiliser à nouveau un lieu de base ou de forêt où se trouve votre ouvrier.
everdell-card-courthouse-text = Après avoir joué une construction dans votre ville : 1 brindille, résine ou galet.
everdell-card-crane-text = Défaussez la Grue au moment de payer une construction : jusqu’à 3 ressources de moins.
everdell-card-dungeon-text = Au moment de payer une carte, mettez une créature de votre ville dans une cellule : jusqu’à 3 ressources de moins. La deuxième cellule s’ouvre avec un Garde forestier dans votre ville.
everdell-card-historian-text = Après avoir joué une carte, piochez-en une.
everdell-card-innkeeper-text = Défaussez l’Aubergiste au moment de payer une créature : jusqu’à 3 baies de moins.
everdell-card-judge-text = Au moment de payer une carte, une ressource de son coût peut être d’une autre sorte.
everdell-card-shopkeeper-text = Après avoir joué une créature dans votre ville : 1 baie.
everdell-card-corrin_evertails_path-text = N’occupe aucun emplacement. Visite : utilisez un lieu ou une carte rouge où se trouve l’ouvrier d’un adversaire, mais ni Cimetière, ni Chapelle, ni Monastère, ni carte légendaire, ni événement, ni Voyage.
everdell-card-corrin_evertail_the_king-text = 1 point pour chaque carte violette de la ville d’un adversaire.
everdell-card-corrin_evertails_field-text = 1 baie, et une autre pour chaque Ferme de vos adversaires ; ils piochent une carte pour chacune de ces Fermes.
everdell-card-corrin_evertail_the_leader-text = Chaque fois que vous piochez des cartes, vous pouvez en donner une à un adversaire pour un jeton de point.
everdell-card-corrin_evertail_the_warrior-text = N’occupe aucun emplacement. Donnez à vos adversaires jusqu’à 8 cartes et ressources, réparties à votre guise ; chacune vous rapporte un jeton de point.

# discovery

everdell-discovery-archeologist-text = Placez jusqu’à 3 constructions de votre main et de la Prairie sous cette carte. Plus tard, vous pouvez les jouer pour 1 ressource de moins.
everdell-discovery-cartographers_caravan-text = Trois emplacements d’ouvrier ouverts, un ouvrier par joueur : 3 cartes, et 1 ressource pour chaque ouvrier ici.
everdell-discovery-everblossom_trail-text = 4 points avec au moins 3 cartes violettes dans votre ville.
everdell-discovery-forager-text = Pendant vos propres tours, piochez 1 carte pour chaque baie gagnée.
everdell-discovery-greensprout_trail-text = 4 points avec au moins 4 cartes vertes dans votre ville.
everdell-discovery-map_seller-text = Trois emplacements d’ouvrier ouverts, un ouvrier par joueur : prenez des cartes de la Prairie et de la défausse jusqu’à la limite de main.
everdell-discovery-mistrise_trail-text = 4 points avec au moins 3 cartes marron dans votre ville.
everdell-discovery-mountaineer-text = La météo du printemps ne vous touche pas. Au sommet, vous pouvez prendre deux découvertes, chacune à son prix.
everdell-discovery-prospector-text = Pendant vos propres tours, pour chaque jeton de point gagné, vous pouvez défausser 1 carte, et vous piochez 1 carte.
everdell-discovery-starfall_trail-text = 4 points avec au moins 3 cartes bleues dans votre ville.
everdell-discovery-stubblehoof-text = Une grande créature. Quand vous vous préparez pour une saison, elle peut rester où elle est : son emplacement est utilisé à nouveau, et vous gagnez 1 carte et 1 ressource de plus.
everdell-discovery-sunblaze_trail-text = 4 points avec au moins 3 cartes rouges dans votre ville.
everdell-discovery-trail_guide-text = Placez jusqu’à 3 créatures de votre main et de la Prairie sous cette carte. Plus tard, vous pouvez les jouer pour 2 baies de moins.
everdell-discovery-truffle-text = Une grande créature. Elle peut se placer sur une carte verte de n’importe quelle ville : vous utilisez cette carte et gagnez 1 ressource et 1 carte de plus. Pas sur la Banque, l’Entrepôt ni Paillasson le Voyou.
everdell-discovery-ancient_orchard-text = Un emplacement d’ouvrier rien qu’à vous : 5 baies.
everdell-discovery-bellsong_trail-text = 4 points si votre expédition atteint sa dernière tuile.
everdell-discovery-cloudrim_peak-text = Un emplacement d’ouvrier rien qu’à vous : défaussez 5 cartes de couleurs différentes pour 8 points.
everdell-discovery-corliander-text = Une grande créature. Elle réalise un événement avec la moitié des cartes demandées, arrondie à l’unité supérieure ; ce que coûte l’événement reste dû.
everdell-discovery-firebeak-text = Une grande créature. Elle peut se placer sur la défausse et y prendre 3 cartes. Tant qu’elle y est, vous pouvez prendre les cartes que les autres défaussent.
everdell-discovery-grey_cloaks_hideout-text = Un emplacement d’ouvrier rien qu’à vous : déplacez ici un autre de vos ouvriers et utilisez à nouveau l’emplacement qu’il a quitté.
everdell-discovery-honeypaw-text = Une grande créature. Là où un emplacement vous donne des ressources mais pas de baies, gagnez 1 baie pour chacune d’elles, 3 au plus.
everdell-discovery-king_rhun-text = Une grande créature. Elle peut se placer sur une carte violette de votre ville : gagnez autant de ressources que la carte vaut de points.
everdell-discovery-moleia_mines-text = Trois emplacements d’ouvrier ouverts, un ouvrier par joueur : révélez des cartes de la pioche aussi longtemps que vous l’osez.
everdell-discovery-ruins_of_spire-text = Un emplacement d’ouvrier rien qu’à vous : 3 ressources parmi brindilles, résines et galets, à votre guise.
everdell-discovery-stormvale-text = Trois cartes sont à côté, face visible, et tout le monde peut les jouer. Quand un autre joueur en joue une, vous gagnez 1 point.
everdell-discovery-tezels_laboratory-text = Un emplacement d’ouvrier rien qu’à vous : jouez une carte, 1 ressource de moins pour chaque carte que vous défaussez.
everdell-discovery-whisper-text = Une grande créature. Elle peut aller sur un emplacement occupé, sauf les événements.
everdell-discovery-windlore-text = Une grande créature. Elle peut se placer sur la pioche et piocher 3 cartes. Tant qu’elle y est, vous piochez 2 cartes après chaque tour où un autre joueur a pris des cartes de la pioche.
everdell-discovery-bellsong_city-text = 3 points, et 1 pour chaque carte de la couleur la moins présente dans votre ville.
everdell-discovery-bounty_hunter-text = Nommez une créature et prenez-en une dans la pioche, même au-delà de votre limite de main ; défaussez ensuite jusqu’à la limite.
everdell-discovery-cave_of_dancing_lights-text = Révélez 4 cartes : une verte rapporte une baie, une marron une brindille, une rouge une résine, une bleue un galet, une violette une ressource de votre choix. Gardez celles que vous voulez.
everdell-discovery-cloudsong-text = Nommez une construction et prenez-en une dans la pioche, même au-delà de votre limite de main ; défaussez ensuite jusqu’à la limite.
everdell-discovery-everblossom_city-text = 6 points, 1 de moins pour chaque carte violette de votre ville.
everdell-discovery-gatherwind_trail-text = 4 points avec au moins 2 événements.
everdell-discovery-greensprout_city-text = 6 points, 1 de moins par tranche de 2 cartes vertes de votre ville.
everdell-discovery-hopewatch_trail-text = 1 point pour chaque point de vos Voyages, 7 au plus.
everdell-discovery-mistrise_city-text = 6 points, 1 de moins pour chaque carte marron de votre ville.
everdell-discovery-serpents_pass-text = Devient la première tuile de votre expédition : 7 points pour 6 ressources.
everdell-discovery-star_weavers-text = Défaussez autant de cartes que vous voulez, puis piochez jusqu’à votre limite de main.
everdell-discovery-starfall_city-text = 6 points, 1 de moins pour chaque carte bleue de votre ville.
everdell-discovery-sunblaze_city-text = 6 points, 1 de moins pour chaque carte rouge de votre ville.
everdell-discovery-the_distant_shore-text = Devient la dernière tuile de votre expédition : 7 points pour 6 cartes.

# event

everdell-event-city_monument-text = Trois cartes bleues.
everdell-event-grand_tour-text = Trois cartes rouges.
everdell-event-harvest_festival-text = Quatre cartes vertes.
everdell-event-cartographers_expedition-text = Trois cartes marron.
everdell-event-a_brilliant_marketing_plan-text = Donnez à vos adversaires jusqu’à 3 ressources, réparties à votre guise : 2 points pour chacune.
everdell-event-a_well_run_city-text = Récupérez aussitôt un de vos ouvriers.
everdell-event-an_evening_of_fireworks-text = Posez ici jusqu’à 3 brindilles : 2 points chacune.
everdell-event-ancient_scrolls_discovered-text = Révélez 5 cartes de la pioche ; gardez celles que vous voulez, les autres vont sous l’événement : 1 point chacune.
everdell-event-capture_of_the_acorn_thieves-text = Placez jusqu’à 2 créatures de votre ville sous l’événement : 3 points chacune.
everdell-event-croak_wart_cure-text = Payez 2 baies et défaussez 2 cartes de votre ville.
everdell-event-flying_doctor_service-text = À la fin, 3 points pour chaque Mari avec son Épouse, dans toutes les villes.
everdell-event-graduation_of_scholars-text = Placez jusqu’à 3 créatures de votre main sous l’événement : 2 points chacune.
everdell-event-ministering_to_miscreants-text = À la fin, 3 points pour chaque prisonnier de votre Donjon.
everdell-event-path_of_the_pilgrims-text = À la fin, 3 points pour chaque ouvrier sur votre Monastère.
everdell-event-performer_in_residence-text = Posez ici jusqu’à 3 baies : 2 points chacune.
everdell-event-pristine_chapel_ceiling-text = Pour chaque jeton sur votre Chapelle, 1 carte et 1 ressource de votre choix ; à la fin, 2 points pour chaque jeton dessus.
everdell-event-remembering_the_fallen-text = À la fin, 3 points pour chaque ouvrier sur votre Cimetière.
everdell-event-tax_relief-text = Votre ville produit.
everdell-event-the_everdell_games-text = Rien de plus.
everdell-event-under_new_management-text = Posez ici jusqu’à 3 ressources : 1 point pour une brindille ou une baie, 2 pour une résine ou un galet.

# card

everdell-card-carnival-text = Piochez une carte pour chaque autre carte verte de votre ville, ou prenez 1 ressource de votre choix par tranche de 2 de ces cartes.
everdell-card-gazette-text = Chaque fois que vous réalisez un événement, posez-y un jeton de point. Avec 3 jetons ou plus, elle rapporte 3 points à la fin.
everdell-card-juggler-text = Payez 3 brindilles pour 4 jetons de point. Ou payez les brindilles une à une, en révélant chaque fois une carte de la pioche : dès qu’elles valent 6 points, prenez 6 jetons de point. Les cartes sont défaussées.
everdell-card-scurrble_champion-text = Tous vos Champions de Scurrble partagent un emplacement. 2 points pour chaque autre Champion de Scurrble de votre ville.
everdell-card-scurrble_stadium-text = Visite : nommez une couleur, mais pas vert, et piochez 4 cartes ; montrez-en une de cette couleur pour 3 jetons de point. Ouvert à tous ; la visite d’un autre joueur vous rapporte un jeton de point.
everdell-card-town_crier-text = Vous pouvez donner 2 cartes à un adversaire pour 3 jetons de point.
everdell-card-season_farm_1-text = Compte comme une Ferme. 1 brindille, ou piochez une carte.
everdell-card-season_farm_2-text = Compte comme une Ferme. 1 baie, ou piochez 2 cartes.
everdell-card-season_farm_3-text = Compte comme une Ferme. 1 baie ou 1 résine.
everdell-card-season_farm_4-text = Compte comme une Ferme. 1 baie, ou payez 1 brindille pour un jeton de point.
everdell-card-season_farm_5-text = Compte comme une Ferme. 1 baie, ou payez 1 baie pour 2 jetons de point.
everdell-card-season_farm_6-text = Compte comme une Ferme. N’occupe aucun emplacement. 2 baies.
everdell-card-season_farm_7-text = Compte comme une Ferme. 1 baie ou 2 brindilles.
everdell-card-season_farm_8-text = Compte comme une Ferme. 1 baie ou un jeton de point.
everdell-card-barge_toad-text = 2 brindilles pour chaque Ferme de votre ville.
everdell-card-chip_sweep-text = Activez une carte verte de votre ville, mais pas un Ramasse-miettes.
everdell-card-doctor-text = Payez jusqu’à 3 baies ; chacune vous rapporte un jeton de point.
everdell-card-fairgrounds-text = Piochez 2 cartes.
everdell-card-farm-text = 1 baie.
everdell-card-general_store-text = 1 baie, et une autre si vous avez une Ferme.
everdell-card-husband-text = Partage un emplacement avec une Épouse. Avec elle et une Ferme dans votre ville : 1 ressource de votre choix.
everdell-card-mine-text = 1 galet.
everdell-card-miner_mole-text = Vous pouvez utiliser une carte verte d’une autre ville comme si elle était à vous.
everdell-card-monk-text = Donnez à un adversaire jusqu’à 2 baies ; chacune vous rapporte 2 jetons de point.
everdell-card-peddler-text = Échangez jusqu’à 2 de vos ressources contre d’autres.
everdell-card-resin_refinery-text = 1 résine.
everdell-card-storehouse-text = Posez-y 3 brindilles, 2 résines, 1 galet ou 2 baies. Visite : prenez tout ce qui s’y trouve.
everdell-card-teacher-text = Piochez 2 cartes, gardez-en une et donnez l’autre à un adversaire.
everdell-card-twig_barge-text = 2 brindilles.
everdell-card-woodcarver-text = Payez jusqu’à 3 brindilles ; chacune vous rapporte un jeton de point.
everdell-card-amilla_glistendew-text = Visite : réalisez un événement dont votre ville n’a pas à remplir la condition ; ce qu’il coûte reste à payer.
everdell-card-bridge_of_the_sky-text = Au moment de payer une construction : jusqu’à 3 ressources de moins si elle est posée sur le Pont, qui vaut alors autant qu’elle. Une à la fois.
everdell-card-cirrus_windfall-text = Si vous voulez, jouez gratuitement une carte valant 3 points ou moins, de votre main ou de la Prairie.
everdell-card-foresight-text = Après avoir joué une créature dans votre ville : piochez 2 cartes. Après une construction : 1 ressource de votre choix.
everdell-card-fynn_nobletail-text = À la fin, 2 points pour chacun de vos événements de base et 3 pour chacun de vos événements spéciaux.
everdell-card-mcgregors_market-text = 2 ressources de votre choix.
everdell-card-oleanders_opera_house-text = À la fin, 2 points pour chaque créature unique de votre ville.
everdell-card-poe-text = Défaussez autant de cartes que vous voulez, puis complétez votre main.
everdell-card-silver_scale_spring-text = Glissez-la sous une construction de votre ville, qui reste en place, et prenez le coût imprimé de celle-ci. Piochez 2 cartes.
everdell-card-the_green_acorn-text = Visite : jouez une carte de votre main, de la Prairie ou de vos cartes légendaires en payant jusqu’à 4 ressources de moins. Ouvert à tous ; la visite d’un autre joueur vous rapporte 2 jetons de point.
everdell-card-strey_softpaw-text = Visite : utilisez jusqu’à 2 lieux de base ou de forêt où se trouvent des ouvriers, les vôtres ou ceux des autres.
everdell-card-everflame_tomb-text = Visite : jouez gratuitement n’importe quelle carte de votre main ou de la Prairie. L’ouvrier reste en permanence ; un Croque-mort ouvre un deuxième emplacement.
everdell-card-click_clacks-text = 3 baies, et 1 ressource de votre choix pour chaque Ferme de votre ville.
everdell-card-chipter_swipple-text = Jusqu’à 2 cartes vertes différentes de votre ville agissent, hors cartes légendaires.
everdell-card-mayberry_matriarch-text = Partage un emplacement avec un Mari ; à la fin, 5 points si c’est le cas et si votre ville a une Ferme.
everdell-card-king_norths_treasury-text = Arrive avec 4 jetons de point. Au moment de payer une carte, vous pouvez en dépenser : 2 ressources de moins pour chacun.
everdell-card-jor_goldwing-text = Un jeton de point pour chaque carte en main, mais 8 au plus.
everdell-card-darkdeep_prison-text = Défaussez jusqu’à 2 créatures de votre ville ; pour chacune, prenez 3 jetons de point et 3 ressources de votre choix.
everdell-card-tarry_hare-text = Après avoir joué une créature dans votre ville : 1 ressource de votre choix. Après une construction : piochez 2 cartes.
everdell-card-strongroot_castle-text = À la fin, 2 points pour chaque construction commune de votre ville.

# location

everdell-location-three_twigs-text = 3 brindilles.
everdell-location-two_twigs_card-text = 2 brindilles et 1 carte.
everdell-location-two_resin-text = 2 résines.
everdell-location-resin_card-text = 1 résine et 1 carte.
everdell-location-two_cards_point-text = 2 cartes et 1 jeton de point.
everdell-location-one_pebble-text = 1 galet.
everdell-location-berry_card-text = 1 baie et 1 carte.
everdell-location-one_berry-text = 1 baie.
everdell-location-forest_two_berries_card-text = 2 baies et 1 carte.
everdell-location-forest_two_any-text = 2 ressources de votre choix.
everdell-location-forest_discard_draw_double-text = Défaussez autant de cartes que vous voulez et piochez-en le double.
everdell-location-forest_copy_basic_card-text = Utilisez n’importe quel lieu de base, occupé ou non, et piochez 1 carte.
everdell-location-forest_pebble_three_cards-text = 1 galet et 3 cartes.
everdell-location-forest_twig_resin_berry-text = 1 brindille, 1 résine et 1 baie.
everdell-location-forest_three_berries-text = 3 baies.
everdell-location-forest_two_resin_twig-text = 2 résines et 1 brindille.
everdell-location-forest_two_cards_any-text = 2 cartes et 1 ressource de votre choix.
everdell-location-forest_discard_three_gain_any-text = Défaussez jusqu’à 3 cartes ; chacune rapporte 1 ressource de votre choix.
everdell-location-forest_meadow_two_play_one-text = Prenez 2 cartes de la Prairie ; l’une d’elles peut être jouée aussitôt pour 1 ressource de moins.
everdell-location-haven-text = Défaussez autant de cartes que vous voulez ; chaque paire rapporte 1 ressource de votre choix.
everdell-location-journey_2-text = En automne : défaussez 2 cartes ; 2 points à la fin.
everdell-location-journey_3-text = En automne : défaussez 3 cartes ; 3 points à la fin.
everdell-location-journey_4-text = En automne : défaussez 4 cartes ; 4 points à la fin.
everdell-location-journey_5-text = En automne : défaussez 5 cartes ; 5 points à la fin.

# personality

everdell-personality-nasty-text = Quand vous prenez ou jouez une carte voisine de sa figurine, elle gagne sa valeur de base en points, au moins 1. Pour chacun de ces points, vous pouvez défausser une carte ou payer une ressource à la place.
everdell-personality-pessimist-text = Quand vous prenez ou jouez une carte voisine de sa figurine, remplissez son emplacement avec une carte de la même couleur de votre main. Sans autre carte de cette couleur, vous ne pouvez pas la prendre.
everdell-personality-infernal-text = Quand elle se prépare pour une saison, toutes les cartes qui partagent un côté avec son emplacement de la Prairie deviennent son butin ; les coins ne comptent pas. Remplissez ensuite la Prairie.
everdell-personality-vile-text = Vous ne pouvez ni prendre ni jouer les cartes voisines de sa figurine. Quand elle en joue une, elle gagne les points de son niveau.
everdell-personality-gambler-text = Quand vous prenez ou jouez une carte voisine de sa figurine, remplissez son emplacement et lancez le dé : sa figurine va sur l’emplacement obtenu (relancez si elle s’y trouve déjà), et la carte qui s’y trouve devient son butin. Remplissez ensuite la Prairie.
everdell-personality-idler-text = Quand elle entre dans la Prairie, défaussez toutes les cartes voisines de sa figurine et remplissez leurs emplacements. Quand vous prenez ou jouez l’une d’elles, défaussez toutes les autres cartes voisines et remplissez leurs emplacements.
everdell-personality-privileged-text = Pour jouer une carte voisine de sa figurine, vous payez 1 baie de plus, même si la carte est gratuite. Les capacités qui modifient les coûts peuvent couvrir la baie.
everdell-personality-needy-text = Pour prendre ou jouer une carte voisine de sa figurine, vous lui donnez un jeton de 1 point. Sans jeton, vous ne pouvez pas la prendre.

# plan

everdell-plan-masquerade-text = Quand elle entre dans la Prairie, posez un jeton Toile sur chaque événement de base restant, et un sur un événement spécial vide de votre choix qui n’en a pas. Pour réaliser un tel événement, vous défaussez une carte ou payez une ressource pour chaque jeton dessus ; puis les jetons disparaissent. Elle les ignore.
everdell-plan-web_barricade-text = Quand une carte verte que vous avez jouée a fini d’agir, posez-y un jeton Toile. Le jeton reste, et la carte n’est plus jamais activée.
everdell-plan-hypnotic_gaze-text = Quand elle entre dans la Prairie, elle prend 2 cartes au hasard de votre main : l’une est défaussée, l’autre mélangée à sa main, toutes deux sans être montrées. Si vous avez moins de 3 cartes, elle pioche 2 cartes à la place.
everdell-plan-plot_thickens-text = Les intrigues forment deux piles, immédiates et saisonnières. Chaque fois qu’elle se prépare pour une saison, elle applique une intrigue immédiate, puis met en vigueur une intrigue saisonnière.
everdell-plan-weavers_whim-text = Seulement avec une personnalité. Quand elle entre dans la Prairie, elle pioche une carte. Défaussez ensuite le reste de la Prairie, remplissez-la et tirez-lui une nouvelle personnalité, valable jusqu’à ce qu’elle entre à nouveau dans la Prairie.
everdell-plan-bounty_hunter-text = Quand elle entre dans la Prairie, elle prend de votre ville une carte valant au moins 1 point pour la sienne, ou comme butin si la sienne est pleine. Vous choisissez laquelle.
everdell-plan-swarm-text = Au début, posez un jeton Toile sur le Havre de paix (et sur le Marché). Chaque fois qu’elle entre dans la Prairie, posez-en un sur un emplacement exclusif vide d’un lieu de base ou de forêt ; vous choisissez lequel. Ils restent. Elle ne peut pas y aller ; chaque fois que vous y allez, elle gagne les points de son niveau. Pas au niveau 0.
everdell-plan-test_of_strength-text = Quand elle entre dans la Prairie, elle joue dans sa ville une carte au hasard de votre main, ou la prend comme butin si sa ville est pleine. Si vous avez moins de 2 cartes, c’est une carte de la pioche.
everdell-plan-unraveler-text = Les cartes ouvertes n’occupent aucun emplacement dans sa ville. Quand elle entre dans une Prairie qui en montre une, elle la joue même si sa ville est pleine (vous choisissez s’il y en a plusieurs) ; remplissez ensuite la Prairie. Quand elle visite une carte ouverte, ou que vous visitez une des siennes, elle gagne les points de son niveau au lieu des jetons habituels ; vous n’en recevez aucun pour ses visites.
everdell-plan-web_expansion-text = Pour chaque carte violette que vous jouez, elle gagne sa valeur de base en points.
everdell-plan-smarty-text = Quand elle entre dans la Prairie, elle pioche une carte pour chaque ressource que vous avez au-delà de 3 et la garde face cachée comme butin.
everdell-plan-extortion-text = Chaque fois qu’elle essaie de placer un ouvrier sur un emplacement bloqué, elle gagne les points de son niveau.
everdell-plan-connections-text = Quand elle entre dans la Prairie, elle pioche une carte pour chaque carte de votre main et la garde face cachée comme butin.

# intrigue

everdell-intrigue-unproductive-text = Pour chaque carte verte que vous jouez, elle gagne les points de son niveau.
everdell-intrigue-clerical_errors-text = Pour chaque carte bleue que vous jouez, elle gagne les points de son niveau.
everdell-intrigue-berry_jam-text = Posez un jeton Toile sur chaque lieu de base et de forêt qui donne une baie ou une ressource au choix. Pour y placer un ouvrier, vous payez 1 ressource, et elle gagne 1 point. Elle ne peut pas y aller.
everdell-intrigue-poison_jam-text = Un de vos ouvriers déployés qui n’est pas placé en permanence va sur son plateau ; vous choisissez lequel. Si vous n’en avez pas, c’est le prochain que vous placez, après son action. Elle l’utilise comme le sien la prochaine fois qu’une carte demande un ouvrier. Quand vous vous préparez pour une saison, il revient du plateau de jeu, mais pas du plateau de l’araignée.
everdell-intrigue-pickpocket-text = Elle prend au hasard la moitié de votre main, arrondie à l’unité supérieure.
everdell-intrigue-theft-text = Lancez le dé et rendez à la réserve 3 ressources de cette sorte, ou toutes celles que vous avez. 1-3 : brindilles ; 4-6 : résines ; 7 : baies ; 8 : galets.
everdell-intrigue-sticky_goo-text = Posez un jeton Toile sur chaque lieu de base et de forêt qui donne une résine ou une ressource au choix. Pour y placer un ouvrier, vous payez 1 ressource, et elle gagne 1 point. Elle ne peut pas y aller.
everdell-intrigue-forest_bandits-text = Posez un jeton Toile sur chaque lieu de forêt. Chaque fois que vous y placez un ouvrier, elle gagne 2 points. Elle ne peut pas y aller.
everdell-intrigue-lobbyist-text = Pour jouer une carte bleue, utiliser sa capacité ou la laisser réagir, vous défaussez une carte ou payez une ressource. Vous ne pouvez pas piocher de cartes bleues : défaussez-les et piochez la carte suivante.
everdell-intrigue-copycat-text = Elle gagne 2 points pour chaque carte de votre main.
everdell-intrigue-invisible_trap-text = Posez un jeton Toile sur chaque lieu de base. Chaque fois que vous y placez un ouvrier, elle gagne 1 point, sauf si vous défaussez une carte ou payez une ressource.
everdell-intrigue-predator_eyes-text = Pour jouer une créature en occupant une construction, vous défaussez 2 cartes.
everdell-intrigue-ransom-text = Un de vos ouvriers libres va sur son plateau jusqu’à ce que vous vous prépariez pour une saison ; il compte comme placé. Si vous n’en avez pas, elle gagne les points de son niveau et prend un de vos ouvriers déployés qui n’est pas placé en permanence.
everdell-intrigue-impostor-text = Lancez le dé ; un événement devient son butin. 1-2 : l’événement de base le plus à gauche ; 3-4 : l’événement de base le plus à droite ; 5-6 : l’événement spécial le plus à gauche ; 7-8 : l’événement spécial le plus à droite. S’il n’en reste aucun de cette sorte, elle gagne les points de son niveau.
everdell-intrigue-eight_legged_nightmare-text = Défaussez toute la Prairie et remplissez-la, défaussez toutes les cartes marron de votre main, et elle gagne les points de son niveau.
everdell-intrigue-spiders_in_trees-text = Posez un jeton Toile sur chaque lieu de forêt. Pour y placer un ouvrier, vous défaussez une carte ou payez une ressource.
everdell-intrigue-spiders_in_soil-text = Avant de jouer une carte verte, défaussez ou payez 2 cartes ou ressources à votre guise, même si la carte est gratuite. Les capacités qui modifient les coûts n’aident pas.
everdell-intrigue-spider_tax-text = Posez un jeton Toile sur chacun des 4 lieux de base exclusifs. Chaque fois que vous y placez un ouvrier, elle gagne 1 point. Elle ne peut pas y aller.
everdell-intrigue-paralyzing_fear-text = Retournez face cachée toutes les créatures de votre ville. Elles gardent leurs emplacements, les couples en partagent toujours un, mais elles ne peuvent être ni visitées, ni activées, ni défaussées et ne comptent ni pour les événements ni au décompte final.
everdell-intrigue-plague-text = Posez un jeton Toile sur chaque emplacement d’ouvrier exclusif des cartes de toutes les villes. Pour y placer un ouvrier, vous défaussez ou payez 2 cartes ou ressources à votre guise. Elle ne peut pas y aller.
everdell-intrigue-order_from_above-text = Posez un jeton Toile sur chacun des 4 lieux de base exclusifs. Vous ne pouvez pas y placer d’ouvriers.
everdell-intrigue-borrowed-text = 3 cartes au hasard de votre main, ou toutes celles que vous avez, vont dans sa main.
everdell-intrigue-hard_worker-text = Les 3 premières cartes de la pioche vont dans sa ville, même au-delà de 15.
everdell-intrigue-takeover-text = Elle prend une carte violette de votre ville pour la sienne, même si la sienne est pleine ; vous choisissez laquelle. Si vous n’en avez pas, elle prend votre carte de plus grande valeur ; vous choisissez en cas d’égalité.
everdell-intrigue-recession-text = Pour chaque carte violette que vous jouez, elle gagne les points de son niveau.
everdell-intrigue-corrupt_courts-text = Elle gagne aussitôt 3 points si vous êtes au printemps, 2 en été, 1 en automne. Pour réaliser un événement, vous défaussez une carte ou payez une ressource.
everdell-intrigue-quick_theft-text = Lancez le dé et rendez à la réserve 3 ressources de cette sorte, ou toutes celles que vous avez. 1-2 : brindilles ; 3 : résines ; 4-5 : baies ; 6-8 : galets.
everdell-intrigue-in_the_web-text = 3 cartes au hasard de votre main, ou toutes celles que vous avez, sont retournées. Elles comptent pour votre limite de main, mais vous ne pouvez ni les jouer ni les défausser.
everdell-intrigue-closed-text = Retournez face cachée toutes les constructions de votre ville. Elles gardent leurs emplacements, les couples en partagent toujours un, mais elles ne peuvent être ni visitées, ni activées, ni défaussées et ne comptent ni pour les événements ni au décompte final.
everdell-intrigue-bad_press-text = Défaussez toutes les cartes marron de la Prairie et remplissez-la jusqu’à ce qu’il n’y en ait plus ; il ne peut pas y en avoir. Pour jouer une carte marron de votre main, vous défaussez en plus une carte ou payez une ressource, même si la carte est gratuite.
everdell-intrigue-thief-text = Lancez le dé et rendez à la réserve 3 ressources de cette sorte, ou toutes celles que vous avez. 1-2 : brindilles ; 3-4 : résines ; 5-7 : baies ; 8 : galets.
everdell-intrigue-fatigue-text = Pour chaque carte rouge que vous jouez ou visitez, elle gagne les points de son niveau.
everdell-intrigue-finders_keepers-text = Lancez le dé et rendez à la réserve 3 ressources de cette sorte, ou toutes celles que vous avez. 1 : brindilles ; 2-3 : résines ; 4-6 : baies ; 7-8 : galets.

# card

everdell-card-air_balloon-text = N’occupe aucun emplacement. Quand vous la jouez : faites ce que fait, quand on la joue, une carte marron de la ville d’un adversaire, comme si elle était à vous ; ni Fou, ni Ruines, ni Grand-route, ni Montgolfière, ni carte légendaire.
everdell-card-bank-text = Posez-y un jeton de point. Votre limite de main augmente de 1 carte pour chaque jeton ici.
everdell-card-freight_car-text = Arrive avec 2 brindilles, 2 résines, 2 galets et 2 baies dessus. Prenez-y 2 ressources de votre choix, aussi quand vous le jouez.
everdell-card-gardener-text = Quand vous le jouez : vous pouvez activer jusqu’à 2 cartes vertes différentes de votre ville.
everdell-card-greenhouse-text = Peut partager son emplacement avec une Ferme. Piochez 1 carte ; une Serre qui partage rapporte aussi 1 ressource de votre choix.
everdell-card-lamplighter-text = Vous pouvez prendre 2 cartes de la pioche, de la Prairie et de la gare, à votre guise.
everdell-card-magician-text = Vous pouvez défausser une autre carte de votre ville pour 1 point et 1 ressource de votre choix.
everdell-card-main_road-text = N’occupe aucun emplacement et en ouvre un de plus dans votre ville. Elle n’est jamais copiée, retirée ni activée à nouveau.
everdell-card-mayor-text = 1 point, et 1 de plus par tranche de 5 emplacements occupés de votre ville.
everdell-card-miller-text = Vous pouvez payer un galet pour 3 points.
everdell-card-poet-text = Quand vous le jouez : nommez une couleur et prenez toutes les cartes de la Prairie de cette couleur, 1 point pour chacune.
everdell-card-tea_house-text = Vous pouvez donner une carte à un adversaire ; prenez alors 1 ressource de votre choix et piochez 1 carte.
everdell-card-baker-text = À la fin, 2 points pour chaque baie qui vous reste, pour 3 baies au plus.
everdell-card-chipsmith-text = Visite : activez 2 cartes vertes différentes de votre ville.
everdell-card-city_hall-text = Après avoir joué une construction, vous pouvez donner une carte à un adversaire ; prenez alors 1 point et piochez 1 carte.
everdell-card-conductor-text = Visite : utilisez une carte rouge de la ville d’un adversaire, occupée ou non, comme si elle était dans la vôtre ; ni Cimetière, ni Chapelle, ni Monastère, ni Bateau pirate, ni carte légendaire. Son propriétaire n’obtient rien.
everdell-card-diplomat-text = Après avoir joué une créature, vous pouvez donner une carte à un adversaire ; prenez alors 1 point et piochez 1 carte.
everdell-card-ever_wall-text = N’occupe aucun emplacement. À la fin, 2 points par tranche de 5 emplacements occupés de votre ville.
everdell-card-hotel-text = Visite : jouez une carte de votre main en payant jusqu’à 3 ressources de moins. Ouvert aux autres, qui vous rapportent 2 points.
everdell-card-inventor-text = Quand vous jouez une carte, vous pouvez défausser l’Inventeur de votre ville pour payer jusqu’à 3 ressources de moins.
everdell-card-library-text = À la fin, 1 point pour chaque couleur de cartes dans votre ville.
everdell-card-locomotive-text = Visite : jouez une carte de la gare en payant jusqu’à 3 ressources de moins.
everdell-card-museum-text = Après avoir joué une carte, vous pouvez piocher 2 cartes.
everdell-card-photographer-text = À la fin, marque comme une carte violette de la ville d’un adversaire le ferait dans la vôtre ; pas une carte légendaire.

# event

everdell-event-big_city-text = Quinze cartes.
everdell-event-three_prosperity-text = Trois cartes violettes.
everdell-event-city_jubilee-text = 1 point pour chaque événement de base et 2 pour chaque événement spécial que vous avez réalisé, celui-ci compris.
everdell-event-ever_wall_tower_constructed-text = N’a pas d’autre effet.
everdell-event-glow_light_festival-text = Défaussez de votre main au plus autant de cartes que votre ville compte de cartes vertes : 1 point chacune.
everdell-event-hot_air_balloon_race-text = Défaussez de votre main au plus autant de cartes que votre ville compte de cartes marron : 1 point chacune.
everdell-event-juniper_jig_dance_contest-text = N’a pas d’autre effet.
everdell-event-magic_show-text = Défaussez de votre main au plus autant de cartes que votre ville compte de cartes rouges : 1 point chacune.
everdell-event-royal_tea-text = Défaussez de votre main au plus autant de cartes que votre ville compte de cartes violettes : 1 point chacune.
everdell-event-stock_market_boom-text = Défaussez de votre main au plus autant de cartes que votre ville compte de cartes bleues : 1 point chacune.
everdell-event-sunflower_parade-text = N’a pas d’autre effet.

# card

everdell-card-bridge-text = Votre limite de main augmente de 1 pour chaque perle que vous possédez. Chaque fois que vous gagnez une perle, piochez 2 cartes.
everdell-card-ferry-text = Un emplacement pour une grenouille ambassadrice, pas pour les ouvriers : utilisez n’importe quelle destination fluviale visible, occupée ou non, pour son prix. Ouvert à tous ; la grenouille d’un autre joueur vous rapporte un jeton de point.
everdell-card-ferry_ferret-text = Avec au moins 2 perles, prenez 2 jetons de point.
everdell-card-harbor-text = Avec au moins 2 perles, prenez 2 ressources de votre choix.
everdell-card-messenger-text = Partage l’emplacement d’une de vos constructions qui n’a pas encore de Messager, et a sa couleur quand vous visitez la rivière. Piochez une carte et prenez un jeton de point.
everdell-card-pirate-text = N’occupe aucun emplacement. Défaussez jusqu’à 4 cartes, piochez-en autant et montrez-les : si elles valent ensemble 7 points ou plus, prenez une perle.
everdell-card-pirate_ship-text = Visite : le bateau va avec votre ouvrier sur un emplacement libre de la ville d’un adversaire. Pour chaque perle de cet adversaire, 3 au plus, prenez une ressource de votre choix et un jeton de point.
everdell-card-shipwright-text = 1 point pour chaque carte Pearlbrook de votre ville, celle-ci comprise ; les parures ne comptent pas.

# power

everdell-power-butterflies-text = Votre main peut contenir jusqu’à 12 cartes, et vous commencez avec 12. Vous êtes le premier joueur.
everdell-power-spiders-text = Placez la figurine sur un emplacement du plateau. Chaque fois que quelqu’un visite cet emplacement, vous gagnez 1 ressource d’une sorte que vous ne possédez pas et piochez 1 carte, puis vous déplacez la figurine sur un autre emplacement. Vous jouez en dernier.
everdell-power-stoats-text = Après avoir joué une carte : défaussez 2 cartes pour 1 brindille, résine ou baie, ou 3 cartes pour 1 galet.
everdell-power-pigs-text = Toutes les Fermes sont face visible à côté de vous. Au début, et après chaque préparation pour une saison, vous pouvez jouer gratuitement celle du dessus. N’importe qui peut jouer celle du dessus pour son coût, comme action ; si c’est un adversaire, vous prenez 2 jetons de point. Les Fermes n’occupent aucun emplacement dans votre ville.
everdell-power-axolotls-text = Un jeton Joker se trouve sur chaque lieu de base. Votre première visite à un lieu vous rapporte aussi son jeton ; il peut être n’importe quelle ressource.
everdell-power-cardinals-text = Votre main peut contenir 2 cartes de plus. Chaque fois que vous piochez des cartes, vous pouvez en prendre 1 de plus dans la pioche.
everdell-power-foxes-text = Quand votre ouvrier arrive sur un lieu de forêt, vous pouvez utiliser à la place un autre endroit où se trouve l’ouvrier d’un adversaire ; pas là où des ouvriers restent ni où l’on pose des jetons, et pas un événement.
everdell-power-hedgehogs-text = Un lieu de base ou de forêt qui ne vous donne pas de baie vous donne en plus 1 baie. Pour jouer une construction, 2 baies peuvent remplacer 1 ressource quelconque, aussi souvent que vous voulez.
everdell-power-lizards-text = Les cartes Forêt hors jeu forment votre pioche, face cachée. Au début de chaque saison, piochez-en 3, posez-en 1 à côté de vous et placez les autres sous la pioche. Personne d’autre ne peut utiliser celles à côté de vous.
everdell-power-mice-text = Après une visite à un lieu de base ou de forêt, gagnez 1 ressource d’une sorte que vous ne possédez pas.
everdell-power-moles-text = Quand un ouvrier vous rapporte des ressources, vous pouvez en échanger 1 contre 1 galet.
everdell-power-otters-text = Pour jouer une construction, la résine peut remplacer n’importe quelle ressource.
everdell-power-owls-text = Votre main peut contenir 1 carte de plus. Quand l’endroit de votre ouvrier a produit son effet, vous pouvez défausser 1 carte, et vous pouvez en piocher 1 ; celle que vous avez piochée, vous pouvez la donner à un adversaire pour en piocher 2.
everdell-power-platypuses-text = 5 jetons de point se trouvent sur cette carte. Une fois par tour, vous pouvez en dépenser 1 pour 1 ressource et 1 carte de la pioche ou de la Prairie. Les jetons restants comptent pour vous à la fin.
everdell-power-rats-text = Posez le jeton Rat sur une carte de la Prairie. Chaque fois que quelqu’un joue cette carte, vous gagnez 1 ressource d’une sorte que vous ne possédez pas, puis vous déplacez le jeton sur une autre carte.
everdell-power-squirrels-text = Quand un ouvrier vous rapporte des brindilles, vous en gagnez 1 de plus. Pour jouer une construction, 2 brindilles peuvent remplacer 1 ressource quelconque.
everdell-power-starlings-text = Votre main peut contenir 3 cartes de plus. Chaque carte que vous piochez peut venir de la pioche ou de la Prairie.
everdell-power-toads-text = Après avoir joué une carte verte, vous pouvez défausser 1 carte pour l’activer encore une fois.
everdell-power-turtles-text = Après avoir joué une carte : posez 1 de vos ressources sur cette carte, ou reprenez celle qui s’y trouve et 1 de plus de la même sorte.
everdell-power-bats-text = Après avoir joué une carte, vous pouvez placer 1 carte de la Prairie face cachée à côté de vous. Vous jouez les cartes qui s’y trouvent comme si elles étaient dans votre main ou dans la Prairie.
everdell-power-cats-text = Vos ouvriers peuvent aller sur un lieu de base, un lieu de forêt ou une carte rouge où se trouve déjà l’ouvrier d’un adversaire.
everdell-power-honey_bees-text = Après avoir joué une carte qui n’est pas verte, vous pouvez défausser 1 carte pour activer une carte verte de votre ville ; pas en automne.
everdell-power-snails-text = 7 cartes sont face cachée à côté de vous. Quand un adversaire joue une carte verte, vous pouvez lui donner une des vôtres pour activer cette carte pour vous ; pas un Entrepôt.

# card

everdell-card-architect-text = À la fin, 1 point pour chaque résine et chaque galet qui vous restent, mais 6 au plus.
everdell-card-castle-text = À la fin, 1 point pour chaque construction commune de votre ville.
everdell-card-ever_tree-text = À la fin, 1 point pour chaque carte violette de votre ville, celle-ci comprise. Une fois, n’importe quelle créature s’y installe gratuitement.
everdell-card-king-text = À la fin, 1 point pour chacun de vos événements de base et 2 pour chacun de vos événements spéciaux.
everdell-card-palace-text = À la fin, 1 point pour chaque construction unique de votre ville, celle-ci comprise.
everdell-card-school-text = À la fin, 1 point pour chaque créature commune de votre ville.
everdell-card-theater-text = À la fin, 1 point pour chaque créature unique de votre ville.
everdell-card-wife-text = Partage un emplacement avec un Mari ; à la fin, 3 points si c’est le cas.
everdell-card-cemetery-text = Visite : révélez 4 cartes de la pioche ou de la défausse et, si vous voulez, jouez-en une gratuitement. L’ouvrier reste en permanence ; un Croque-mort ouvre un deuxième emplacement.
everdell-card-chapel-text = Visite : posez un jeton de point sur la Chapelle, puis piochez 2 cartes pour chaque jeton dessus. Les jetons comptent pour vous à la fin.
everdell-card-inn-text = Visite : jouez une carte de la Prairie en payant jusqu’à 3 ressources de moins. Ouverte à tous ; la visite d’un autre joueur vous rapporte un jeton de point.
everdell-card-lookout-text = Visite : utilisez n’importe quel lieu de base ou de forêt, occupé ou non.
everdell-card-monastery-text = Visite : donnez 2 ressources à un adversaire et prenez 4 jetons de point. L’ouvrier reste en permanence ; un Moine ouvre un deuxième emplacement.
everdell-card-post_office-text = Visite : donnez 2 cartes à un adversaire, défaussez-en autant que vous voulez, puis complétez votre main. Ouvert à tous ; la visite d’un autre joueur vous rapporte un jeton de point.
everdell-card-queen-text = Visite : jouez gratuitement une carte valant 3 points ou moins, de votre main ou de la Prairie.
everdell-card-university-text = Visite : défaussez une autre carte de votre ville ; prenez son coût imprimé, 1 ressource de votre choix et un jeton de point.

# river_card

everdell-river_card-gus_the_gardener-text = Défaussez trois cartes vertes de votre main pour un jeton de point et une perle.
everdell-river_card-bosley_the_artist-text = Défaussez trois cartes de couleurs différentes de votre main pour un jeton de point et une perle.
everdell-river_card-crustina_the_constable-text = Défaussez deux cartes bleues de votre main pour un jeton de point et une perle.
everdell-river_card-iluminor_the_inventor-text = Défaussez deux cartes marron de votre main pour un jeton de point et une perle.
everdell-river_card-snout_the_explorer-text = Défaussez deux cartes rouges de votre main pour un jeton de point et une perle.
everdell-river_card-omicron_the_elder-text = Défaussez une carte violette de votre main pour un jeton de point et une perle.
everdell-river_card-ballroom-text = Payez un jeton de point et 1 résine : piochez 3 cartes et prenez une perle.
everdell-river_card-watermill-text = Payez un jeton de point et 1 brindille : piochez 2 cartes et prenez une perle.
everdell-river_card-observatory-text = Payez un jeton de point et 1 ressource : prenez 2 cartes de la Prairie et une perle.
everdell-river_card-market-text = Payez un jeton de point et 1 ressource : piochez 3 cartes et prenez une perle.
everdell-river_card-great_hall-text = Payez un jeton de point et 1 galet : piochez 4 cartes et prenez une perle.
everdell-river_card-gardens-text = Payez un jeton de point et 1 baie : piochez 3 cartes et prenez une perle.

# event

everdell-event-romantic_cruise-text = Cherchez une Épouse dans la pioche et jouez-la gratuitement, ou prenez 5 jetons de point.
everdell-event-x_marks_the_spot-text = Posez sur un de vos Entrepôts un jeton de point pour chaque ressource qui s’y trouve, 6 au plus. On les prend avec les ressources.
everdell-event-riverside_resort-text = Placez jusqu’à 3 créatures de la Prairie sous l’événement : 2 points chacune.
everdell-event-masquerade_invitations-text = Donnez à vos adversaires jusqu’à 6 cartes, réparties à votre guise : 1 point pour chacune.
everdell-event-sunken_treasure_discovered-text = Vous pouvez jouer gratuitement une carte de la Prairie valant 3 points ou moins.
everdell-event-river_race-text = Placez votre Furet du bac sous l’événement et prenez 2 jetons de point, ou une Barque aux brindilles et prenez 2 ressources de votre choix.

# river_space

everdell-river_space-river_three_green-text = Pour une grenouille dont le propriétaire a trois cartes vertes.
everdell-river_space-river_two_red-text = Pour une grenouille dont le propriétaire a deux cartes rouges.
everdell-river_space-river_two_blue-text = Pour une grenouille dont le propriétaire a deux cartes bleues.
everdell-river_space-river_two_tan-text = Pour une grenouille dont le propriétaire a deux cartes marron.
everdell-river_space-shoal-text = Pour n’importe quel nombre de grenouilles : payez 2 ressources et défaussez 2 cartes pour une perle.

# location

everdell-location-hopewatch_gate-text = Une merveille valant 10 points : payez 1 brindille, 1 résine, 1 galet et 2 perles, et défaussez 2 cartes.
everdell-location-mistrise_fountain-text = Une merveille valant 15 points : payez 2 brindilles, 2 résines, 2 galets et 2 perles, et défaussez 2 cartes.
everdell-location-sunblaze_bridge-text = Une merveille valant 20 points : payez 2 brindilles, 2 résines, 2 galets et 3 perles, et défaussez 3 cartes.
everdell-location-starfalls_flame-text = Une merveille valant 25 points : payez 3 brindilles, 3 résines, 3 galets et 3 perles, et défaussez 3 cartes.
everdell-location-forest_two_pebbles_card-text = 2 galets et 1 carte.
everdell-location-forest_resin_pebble_or_four_cards-text = 1 résine et 1 galet, ou 4 cartes.
everdell-location-forest_berry_pebble_card-text = 1 baie, 1 galet et 1 carte.
everdell-location-forest_meadow_swap_two_any-text = Défaussez 2 cartes de la Prairie et remplissez-la, puis prenez 2 cartes de la Prairie et 1 ressource de votre choix.

# card

everdell-card-rugwort_the_robber-text = Échangez votre main avec un adversaire.
everdell-card-rugwort_the_rowdy-text = Prenez une carte verte de la ville d’un adversaire pour la vôtre et utilisez-la ; le Voyou s’installe là-bas. En production : défaussez 2 cartes.
everdell-card-rugwort_the_ruler-text = 1 point pour chaque événement d’un adversaire.

# location

everdell-location-cartographers_caravan-text = 3 cartes, et 1 ressource de votre choix pour chaque ouvrier ici.
everdell-location-map_seller-text = Prenez des cartes de la Prairie et de la défausse, jusqu’à votre limite de main.
everdell-location-ancient_orchard-text = 5 baies.
everdell-location-cloudrim_peak-text = Défaussez 5 cartes de couleurs différentes pour 8 points.
everdell-location-grey_cloaks_hideout-text = Déplacez ici un autre de vos ouvriers et utilisez à nouveau l’emplacement qu’il a quitté.
everdell-location-moleia_mines-text = Révélez des cartes une à une, autant que votre main peut en contenir. Arrêtez-vous pour les garder toutes et gagner 1 point pour chacune ; une carte qui se trouve aussi dans la Prairie met fin à tout, et vous les perdez toutes.
everdell-location-ruins_of_spire-text = 3 ressources parmi brindilles, résines et galets, à votre guise.
everdell-location-tezels_laboratory-text = Jouez une carte de votre main ou de la Prairie ; chaque autre carte que vous défaussez réduit son coût de 1 ressource.
everdell-location-the_deck-text = Ventsavoir pioche 3 cartes. Tant qu’elle reste, vous piochez 2 cartes après chaque tour où un autre joueur a pris des cartes de la pioche.
everdell-location-the_discard_pile-text = Bec-de-Feu prend 3 cartes de la défausse. Tant qu’elle reste, vous pouvez prendre les cartes que les autres défaussent.
everdell-location-knoll-text = Défaussez 3 cartes de la Prairie et de la gare, prenez-en 3 parmi celles qui s’y trouvent alors, et gagnez une tuile Wagon. Un ouvrier par joueur.
everdell-location-station-text = Défaussez un des visiteurs visibles, prenez-en un parmi ceux qui sont alors visibles, et gagnez une tuile Wagon. Un ouvrier par joueur.
everdell-location-forest_four_twigs-text = 4 brindilles.
everdell-location-forest_two_twigs_resin-text = 2 brindilles et 1 résine.
everdell-location-forest_copy_forest-text = Utilisez n’importe quel autre lieu de forêt, occupé ou non.

# train_tile

everdell-train_tile-berry_car-text = 1 baie.
everdell-train_tile-resin_car-text = 1 résine.
everdell-train_tile-pebble_car-text = 1 galet.
everdell-train_tile-mixed_car-text = 1 ressource de votre choix.
everdell-train_tile-twig_car-text = 2 brindilles.
everdell-train_tile-parlour_car-text = 1 point.

# card

everdell-card-bard-text = Défaussez jusqu’à 5 cartes ; chacune vous rapporte un jeton de point.
everdell-card-fool-text = Va sur un emplacement libre de la ville d’un adversaire, où il coûte 2 points.
everdell-card-postal_pigeon-text = Révélez 2 cartes de la pioche ; l’une d’elles, si elle vaut 3 points ou moins, peut être jouée gratuitement.
everdell-card-ranger-text = Déplacez un de vos ouvriers à un autre endroit et utilisez-le. Ouvre la deuxième cellule du Donjon.
everdell-card-ruins-text = Démolissez une construction de votre ville et récupérez son coût imprimé ; les Ruines prennent son emplacement. Piochez 2 cartes.
everdell-card-shepherd-text = Ce que vous payez pour lui va à un adversaire. 3 baies, et un jeton de point pour chaque jeton sur votre Chapelle.
everdell-card-undertaker-text = Défaussez 3 cartes de la Prairie ; une fois celle-ci remplie, prenez-y une carte. Ouvre le deuxième emplacement du Cimetière.
everdell-card-wanderer-text = N’occupe aucun emplacement. Piochez 3 cartes.

# visitor

everdell-visitor-bim_little-text = 6 cartes rouges ou plus : 7 points.
everdell-visitor-bosley_tedwardson-text = 2 cartes ou plus de chaque couleur : 9 points.
everdell-visitor-butterbell_sweetpaw-text = 15 cartes ou plus : 6 points.
everdell-visitor-diggs_deepwell-text = 2 galets restants ou plus : 6 points.
everdell-visitor-dillweed_quicksniff-text = Plus de constructions que de créatures : 5 points.
everdell-visitor-dim_dustlight-text = 6 cartes uniques ou plus : 5 points.
everdell-visitor-dip_dubble-text = 4 cartes rouges ou plus : 5 points.
everdell-visitor-dune_tarrington-text = 6 cartes violettes ou plus : 6 points.
everdell-visitor-dwell_northwatch-text = 4 cartes marron ou plus : 5 points.
everdell-visitor-edvard_triptail-text = Une carte de chaque couleur : 5 points.
everdell-visitor-frin_stickly-text = 4 résines restantes ou plus : 6 points.
everdell-visitor-glindil_frink-text = 4 cartes violettes ou plus : 4 points.
everdell-visitor-iggy_silverscale-text = 6 cartes marron ou plus : 7 points.
everdell-visitor-mossy_steptoe-text = 5 cartes vertes ou plus : 5 points.
everdell-visitor-orin_nimblepaw-text = 2 ouvriers ou plus en Voyage : 6 points.
everdell-visitor-oscar_longtale-text = Plus de créatures que de constructions : 5 points.
everdell-visitor-phill_gurgle-text = 2 cartes vertes au plus : 10 points.
everdell-visitor-piff_quillglow-text = 5 brindilles restantes ou plus : 6 points.
everdell-visitor-plum_shortclaw-text = 4 cartes bleues ou plus : 5 points.
everdell-visitor-quinn_cleanwhisker-text = 6 créatures ou plus et 6 constructions ou plus : 6 points.
everdell-visitor-reemy_sniggle-text = 3 événements de base ou plus : 7 points.
everdell-visitor-rivil_ablacus-text = 6 cartes bleues ou plus : 7 points.
everdell-visitor-ruby_dew-text = 2 événements spéciaux ou plus : 8 points.
everdell-visitor-saris_clearwhistle-text = 6 cartes communes ou plus : 5 points.
everdell-visitor-sir_trivle_q_s_marqwill_iii-text = Une ressource restante de chaque sorte : 7 points.
everdell-visitor-skin_shinysnout-text = 10 jetons de point ou plus : 5 points.
everdell-visitor-snout_puddlehop-text = 2 événements de base ou plus et un spécial : 8 points.
everdell-visitor-triss_peske-text = 6 cartes ou plus d’une même couleur, hors vert : 6 points.
everdell-visitor-vara_and_brun_mayberry-text = 7 cartes uniques ou plus : 7 points.
everdell-visitor-wildell_family-text = 9 cartes communes ou plus : 7 points.
everdell-visitor-willow_greengrin-text = 7 cartes vertes ou plus : 7 points.
everdell-visitor-wimble_wuffle-text = 3 baies restantes ou plus : 6 points.

# weather

everdell-weather-freezing_rain-text = Vous ne pouvez pas visiter les lieux de forêt.
everdell-weather-deep_frost-text = Une visite à un lieu de base donne 1 ressource de moins.
everdell-weather-snowdrift-text = Les constructions coûtent 1 brindille de plus.
everdell-weather-tornado-text = Après avoir placé un ouvrier, défaussez 1 carte.
everdell-weather-hail-text = Une visite à un lieu de forêt donne 1 ressource ou carte de moins, à votre choix.
everdell-weather-mudslide-text = Les constructions coûtent 1 résine de plus.
everdell-weather-heat_wave-text = Les créatures coûtent 1 baie de plus.
everdell-weather-wildfire-text = Vous ne pouvez pas jouer de cartes depuis la Prairie.
everdell-weather-drought-text = Là où un lieu de base ou de forêt vous donne des baies, il donne 1 baie de moins.
everdell-weather-thick_fog-text = Vous ne pouvez pas visiter les cartes ouvertes des autres villes.
everdell-weather-gale-text = Un Voyage vous coûte 1 carte de plus.
everdell-weather-early_frost-text = Réaliser un événement vous coûte 1 ressource.

# How her intrigues and plans are foiled.

everdell-intrigue-borrowed-foil = Payez jusqu’à 3 ressources avant de voir les cartes : une carte de moins pour chacune.
everdell-intrigue-closed-foil = Défaussez une carte ou payez une ressource pour chaque construction qui reste face visible.
everdell-intrigue-copycat-foil = Défaussez d’abord autant de cartes que vous voulez.
everdell-intrigue-eight_legged_nightmare-foil = Payez 3 ressources.
everdell-intrigue-finders_keepers-foil = Défaussez 2 cartes avant de lancer le dé.
everdell-intrigue-hard_worker-foil = Défaussez jusqu’à 3 cartes avant qu’elle ne pioche : une carte de moins pour chacune.
everdell-intrigue-impostor-foil = Défaussez ou payez 3 cartes ou ressources à votre guise avant de lancer le dé.
everdell-intrigue-paralyzing_fear-foil = Défaussez une carte ou payez une ressource pour chaque créature qui reste face visible.
everdell-intrigue-pickpocket-foil = Dites d’avance combien de cartes de moins elle prend ; elle gagne autant de points.
everdell-intrigue-poison_jam-foil = Payez 2 galets, ou défaussez ou payez 3 cartes ou ressources à votre guise.
everdell-intrigue-quick_theft-foil = Défaussez 2 cartes avant de lancer le dé.
everdell-intrigue-ransom-foil = Payez 2 baies, ou défaussez ou payez 3 cartes ou ressources à votre guise.
everdell-intrigue-takeover-foil = Placez un ouvrier libre sur cette carte ; il revient quand vous vous préparez pour une saison.
everdell-intrigue-theft-foil = Défaussez 2 cartes avant de lancer le dé.
everdell-intrigue-thief-foil = Défaussez 2 cartes avant de lancer le dé.
everdell-plan-bounty_hunter-foil = Défaussez ou payez 2 cartes ou ressources à votre guise : elle joue à la place la première carte de la pioche, ou la prend comme butin si sa ville est pleine.
everdell-plan-connections-foil = Défaussez d’abord autant de cartes que vous voulez.
everdell-plan-extortion-foil = Défaussez une carte ou payez une ressource : aucun point.
everdell-plan-hypnotic_gaze-foil = Payez 2 points ou ressources à votre guise : regardez les deux cartes et, si ce sont les vôtres, choisissez laquelle est défaussée.
everdell-plan-smarty-foil = Défaussez d’abord autant de ressources que vous voulez.
everdell-plan-test_of_strength-foil = Payez 2 points ou ressources à votre guise : vous choisissez la carte qu’elle prend.
everdell-plan-web_barricade-foil = Défaussez une carte ou payez une ressource : aucun jeton.
