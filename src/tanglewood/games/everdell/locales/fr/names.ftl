# adornment

everdell-adornment-bell-name = Cloche
everdell-adornment-compass-name = Boussole
everdell-adornment-gilded_book-name = Livre doré
everdell-adornment-hourglass-name = Sablier
everdell-adornment-key_to_the_city-name = Clé de la ville
everdell-adornment-masque-name = Masque
everdell-adornment-mirror-name = Miroir
everdell-adornment-scales-name = Balance
everdell-adornment-seaglass_amulet-name = Amulette de verre marin
everdell-adornment-spyglass-name = Longue-vue
everdell-adornment-sundial-name = Cadran solaire
everdell-adornment-tiara-name = Tiare

# event

everdell-event-flower_festival-name = Festival des fleurs
everdell-event-architectural_renaissance-name = Renaissance architecturale
everdell-event-arts_and_music_festival-name = Festival Art et Musique
everdell-event-bed_and_breakfast_guild-name = Guilde du gîte et du couvert
everdell-event-city_holiday-name = Fête de la ville
everdell-event-gathering_of_elders-name = Rassemblement des aînés
everdell-event-kings_road_established-name = Route du roi établie
everdell-event-pie_eating_contest-name = Concours de mangeurs de tartes
everdell-event-royal_wedding-name = Mariage royal
everdell-event-statues_commissioned-name = Commande de statues

# garland

everdell-garland-agriculture-name = Agriculture
everdell-garland-architecture-name = Architecture
everdell-garland-beauty-name = Beauté
everdell-garland-community-name = Communauté
everdell-garland-peace-name = Paix
everdell-garland-storytelling-name = Relations
everdell-garland-tourism-name = Tourisme

# location

everdell-location-forest_activate_two_production-name = Haie affairée
everdell-location-forest_three_resin-name = Bosquet d’ambre
everdell-location-forest_two_resin_or_two_berries-name = Bifurcation
everdell-location-forest_pay_three_twigs_gain_three_any-name = Troc du tas de bois
everdell-location-market-name = Marché

# market_token

everdell-market_token-three_twigs_one_card-name = Trois brindilles et une carte
everdell-market_token-two_resin_two_cards-name = Deux résines et deux cartes
everdell-market_token-two_berries_two_cards-name = Deux baies et deux cartes
everdell-market_token-one_pebble_three_cards-name = Un galet et trois cartes

# card

everdell-card-clock_tower-name = Clocher de l’horloge
everdell-card-courthouse-name = Palais de justice
everdell-card-crane-name = Grue
everdell-card-dungeon-name = Donjon
everdell-card-historian-name = Historien
everdell-card-innkeeper-name = Aubergiste
everdell-card-judge-name = Juge
everdell-card-shopkeeper-name = Commerçant

# rugwort

everdell-rugwort-1-name = Paillasson le scélérat
everdell-rugwort-2-name = Paillasson le véreux
everdell-rugwort-3-name = Paillasson le vaurien

# card

everdell-card-corrin_evertails_path-name = Le Chemin de Corrin Evertail
everdell-card-corrin_evertail_the_king-name = Corrin Evertail le Roi
everdell-card-corrin_evertails_field-name = Le Champ de Corrin Evertail
everdell-card-corrin_evertail_the_leader-name = Corrin Evertail le Chef
everdell-card-corrin_evertail_the_warrior-name = Corrin Evertail le Guerrier

# discovery

everdell-discovery-archeologist-name = Archéologue
everdell-discovery-cartographers_caravan-name = Caravane du cartographe
everdell-discovery-everblossom_trail-name = Sentier de Fleuréternelle
everdell-discovery-forager-name = Cueilleur
everdell-discovery-greensprout_trail-name = Sentier de Pousseverte
everdell-discovery-map_seller-name = Vendeur de cartes
everdell-discovery-mistrise_trail-name = Sentier de Montebrume
everdell-discovery-mountaineer-name = Alpiniste
everdell-discovery-prospector-name = Prospecteur
everdell-discovery-starfall_trail-name = Sentier de Chutétoile
everdell-discovery-stubblehoof-name = Sabot-de-Chaume
everdell-discovery-sunblaze_trail-name = Sentier de Flammesoleil
everdell-discovery-trail_guide-name = Guide de sentier
everdell-discovery-truffle-name = Truffe
everdell-discovery-ancient_orchard-name = Verger ancien
everdell-discovery-bellsong_trail-name = Sentier de Chantecloche
everdell-discovery-cloudrim_peak-name = Pic de Bordenuage
everdell-discovery-corliander-name = Corliander
everdell-discovery-firebeak-name = Bec-de-Feu
everdell-discovery-grey_cloaks_hideout-name = Cachette de Grisemante
everdell-discovery-honeypaw-name = Patte-de-Miel
everdell-discovery-king_rhun-name = Roi Rhun
everdell-discovery-moleia_mines-name = Mines de Moleia
everdell-discovery-ruins_of_spire-name = Ruines de Spire
everdell-discovery-stormvale-name = Valtempête
everdell-discovery-tezels_laboratory-name = Laboratoire de Tezel
everdell-discovery-whisper-name = Murmure
everdell-discovery-windlore-name = Ventsavoir
everdell-discovery-bellsong_city-name = Ville de Chantecloche
everdell-discovery-bounty_hunter-name = Chasseur de primes
everdell-discovery-cave_of_dancing_lights-name = Grotte aux lumières dansantes
everdell-discovery-cloudsong-name = Chant-des-Nuages
everdell-discovery-everblossom_city-name = Ville de Fleuréternelle
everdell-discovery-gatherwind_trail-name = Sentier de Rassemblevent
everdell-discovery-greensprout_city-name = Ville de Pousseverte
everdell-discovery-hopewatch_trail-name = Sentier de Guettespoir
everdell-discovery-mistrise_city-name = Ville de Montebrume
everdell-discovery-serpents_pass-name = Col du Serpent
everdell-discovery-star_weavers-name = Tisseurs d’étoiles
everdell-discovery-starfall_city-name = Ville de Chutétoile
everdell-discovery-sunblaze_city-name = Ville de Flammesoleil
everdell-discovery-the_distant_shore-name = Le Rivage lointain

# event

everdell-event-city_monument-name = Monument de la ville
everdell-event-grand_tour-name = Grand Tour
everdell-event-harvest_festival-name = Fête de la récolte
everdell-event-cartographers_expedition-name = Expédition du cartographe
everdell-event-a_brilliant_marketing_plan-name = Un plan marketing brillant
everdell-event-a_well_run_city-name = Une ville bien gérée
everdell-event-an_evening_of_fireworks-name = Une soirée de feux d’artifice
everdell-event-ancient_scrolls_discovered-name = Découverte des parchemins antiques
everdell-event-capture_of_the_acorn_thieves-name = Capture des voleurs de glands
everdell-event-croak_wart_cure-name = Traitement de verrue
everdell-event-flying_doctor_service-name = Service de médecins volants
everdell-event-graduation_of_scholars-name = Diplôme des érudits
everdell-event-ministering_to_miscreants-name = S’occuper des mécréants
everdell-event-path_of_the_pilgrims-name = Sentier des pèlerins
everdell-event-performer_in_residence-name = Spectacle en salle
everdell-event-pristine_chapel_ceiling-name = Plafond de la chapelle Pristine
everdell-event-remembering_the_fallen-name = En mémoire des disparus
everdell-event-tax_relief-name = Allègements fiscaux
everdell-event-the_everdell_games-name = Les Jeux d’Everdell
everdell-event-under_new_management-name = Nouvelle direction

# card

everdell-card-carnival-name = Carnaval
everdell-card-gazette-name = Gazette
everdell-card-juggler-name = Jongleur
everdell-card-scurrble_champion-name = Champion de Scurrble
everdell-card-scurrble_stadium-name = Stade de Scurrble
everdell-card-town_crier-name = Crieur public
everdell-card-season_farm_1-name = Ferme d’hiver I
everdell-card-season_farm_2-name = Ferme d’hiver II
everdell-card-season_farm_3-name = Ferme de printemps I
everdell-card-season_farm_4-name = Ferme de printemps II
everdell-card-season_farm_5-name = Ferme d’été I
everdell-card-season_farm_6-name = Ferme d’été II
everdell-card-season_farm_7-name = Ferme d’automne I
everdell-card-season_farm_8-name = Ferme d’automne II
everdell-card-barge_toad-name = Crapaud de barque
everdell-card-chip_sweep-name = Ramasse-miettes
everdell-card-doctor-name = Médecin
everdell-card-fairgrounds-name = Fêtes foraines
everdell-card-farm-name = Ferme
everdell-card-general_store-name = Épicerie
everdell-card-husband-name = Mari
everdell-card-mine-name = Mine
everdell-card-miner_mole-name = Taupe minière
everdell-card-monk-name = Moine
everdell-card-peddler-name = Colporteur
everdell-card-resin_refinery-name = Raffinerie de résine
everdell-card-storehouse-name = Entrepôt
everdell-card-teacher-name = Professeur
everdell-card-twig_barge-name = Barque aux brindilles
everdell-card-woodcarver-name = Sculpteur sur bois
everdell-card-amilla_glistendew-name = Amelia Poudrauzyeux
everdell-card-bridge_of_the_sky-name = Pont du ciel
everdell-card-cirrus_windfall-name = Cirrus Tombeciel
everdell-card-foresight-name = Sagevue
everdell-card-fynn_nobletail-name = Fynn Queuenoble
everdell-card-mcgregors_market-name = Marché de McGregor
everdell-card-oleanders_opera_house-name = Opéra du Laurier-Rose
everdell-card-poe-name = Poe
everdell-card-silver_scale_spring-name = Source étincelante
everdell-card-the_green_acorn-name = Le Gland vert
everdell-card-strey_softpaw-name = Strey Doucepatte
everdell-card-everflame_tomb-name = Tombeau de la Flamme éternelle
everdell-card-click_clacks-name = Chez Clic-Clac
everdell-card-chipter_swipple-name = Chipter Swipple
everdell-card-mayberry_matriarch-name = Matriarche Mayberry
everdell-card-king_norths_treasury-name = Trésor du roi North
everdell-card-jor_goldwing-name = Jor Ailedor
everdell-card-darkdeep_prison-name = Prison de Sombreprofond
everdell-card-tarry_hare-name = Tarry Lièvre
everdell-card-strongroot_castle-name = Château de Forteracine

# location

everdell-location-three_twigs-name = Trois brindilles
everdell-location-two_twigs_card-name = Deux brindilles et une carte
everdell-location-two_resin-name = Deux résines
everdell-location-resin_card-name = Une résine et une carte
everdell-location-two_cards_point-name = Deux cartes et un point
everdell-location-one_pebble-name = Un galet
everdell-location-berry_card-name = Une baie et une carte
everdell-location-one_berry-name = Une baie
everdell-location-forest_two_berries_card-name = Fourré de ronces
everdell-location-forest_two_any-name = Creux du cueilleur
everdell-location-forest_discard_draw_double-name = Souche murmurante
everdell-location-forest_copy_basic_card-name = Croisée des chemins
everdell-location-forest_pebble_three_cards-name = Ruisseau aux galets
everdell-location-forest_twig_resin_berry-name = Clairière moussue
everdell-location-forest_three_berries-name = Coteau aux baies
everdell-location-forest_two_resin_twig-name = Vieux pin
everdell-location-forest_two_cards_any-name = Clairière cachée
everdell-location-forest_discard_three_gain_any-name = Rocher du troc
everdell-location-forest_meadow_two_play_one-name = Lisière de la Prairie
everdell-location-haven-name = Havre de paix
everdell-location-journey_2-name = Voyage de 2
everdell-location-journey_3-name = Voyage de 3
everdell-location-journey_4-name = Voyage de 4
everdell-location-journey_5-name = Voyage de 5

# map_tile

everdell-map_tile-meeks_crossing-name = Croisée de Meek
everdell-map_tile-lily_ponds-name = Étangs aux nénuphars
everdell-map_tile-the_bog-name = La Tourbière
everdell-map_tile-fort_faraway-name = Fort Lointain
everdell-map_tile-meerkat_canyon-name = Canyon des suricates
everdell-map_tile-yaras_patch-name = Lopin de Yara
everdell-map_tile-littledell-name = Littledell
everdell-map_tile-bubbling_springs-name = Sources bouillonnantes
everdell-map_tile-cuddlers_cove-name = Crique des Câlins
everdell-map_tile-stompy_knoll-name = Butte Piétinée
everdell-map_tile-kibblerill_ferry-name = Bac de Kibblerill
everdell-map_tile-longleg_forest-name = Forêt de Longuepatte
everdell-map_tile-burrowdale-name = Val des Terriers
everdell-map_tile-amber_caves-name = Grottes d’ambre
everdell-map_tile-newberry_fields-name = Champs de Newberry
everdell-map_tile-dugworm_gully-name = Ravine au Ver
everdell-map_tile-twin_bridges-name = Ponts jumeaux
everdell-map_tile-mirror_lake-name = Lac Miroir
everdell-map_tile-badgers_teeth-name = Dents du Blaireau
everdell-map_tile-shipwreck_shore-name = Rive des Épaves
everdell-map_tile-quokka_island-name = Île aux Quokkas
everdell-map_tile-brightcoat_bloom-name = Floraison de Clairmanteau
everdell-map_tile-coldblooded_desert-name = Désert au sang froid
everdell-map_tile-mistfire_falls-name = Chutes de Brumefeu

# personality

everdell-personality-nasty-name = Méchante
everdell-personality-pessimist-name = Pessimiste
everdell-personality-infernal-name = Infernale
everdell-personality-vile-name = Ignoble
everdell-personality-gambler-name = Joueuse
everdell-personality-idler-name = Oisive
everdell-personality-privileged-name = Privilégiée
everdell-personality-needy-name = Nécessiteuse

# plan

everdell-plan-masquerade-name = Bal masqué
everdell-plan-web_barricade-name = Barricade de toile
everdell-plan-hypnotic_gaze-name = Regard hypnotique
everdell-plan-plot_thickens-name = L’intrigue se corse
everdell-plan-weavers_whim-name = Caprice de la tisseuse
everdell-plan-bounty_hunter-name = Chasseuse de primes
everdell-plan-swarm-name = Nuée accablante
everdell-plan-test_of_strength-name = Épreuve de force
everdell-plan-unraveler-name = Détricoteuse
everdell-plan-web_expansion-name = Extension de la toile
everdell-plan-smarty-name = Petite maligne
everdell-plan-extortion-name = Extorsion
everdell-plan-connections-name = Relations

# intrigue

everdell-intrigue-unproductive-name = Improductivité
everdell-intrigue-clerical_errors-name = Erreurs administratives
everdell-intrigue-berry_jam-name = Confiture de baies
everdell-intrigue-poison_jam-name = Confiture empoisonnée
everdell-intrigue-pickpocket-name = Pickpocket
everdell-intrigue-theft-name = Au vol !
everdell-intrigue-sticky_goo-name = Matière gluante
everdell-intrigue-forest_bandits-name = Bandits de la forêt
everdell-intrigue-lobbyist-name = Lobbyiste
everdell-intrigue-copycat-name = Copieuse
everdell-intrigue-invisible_trap-name = Piège invisible
everdell-intrigue-predator_eyes-name = Yeux de la prédatrice
everdell-intrigue-ransom-name = Rançon
everdell-intrigue-impostor-name = Usurpatrice
everdell-intrigue-eight_legged_nightmare-name = Cauchemar à huit pattes
everdell-intrigue-spiders_in_trees-name = Araignées dans les arbres
everdell-intrigue-spiders_in_soil-name = Araignées sous terre
everdell-intrigue-spider_tax-name = Impôt des araignées
everdell-intrigue-paralyzing_fear-name = Peur paralysante
everdell-intrigue-plague-name = Fléau
everdell-intrigue-order_from_above-name = Ordre d’en haut
everdell-intrigue-borrowed-name = Emprunté
everdell-intrigue-hard_worker-name = Travailleuse
everdell-intrigue-takeover-name = Prise de contrôle
everdell-intrigue-recession-name = Récession
everdell-intrigue-corrupt_courts-name = Tribunaux corrompus
everdell-intrigue-quick_theft-name = Vol éclair
everdell-intrigue-in_the_web-name = Dans la toile
everdell-intrigue-closed-name = Fermé
everdell-intrigue-bad_press-name = Mauvaise presse
everdell-intrigue-thief-name = À la voleuse !
everdell-intrigue-fatigue-name = Fatigue
everdell-intrigue-finders_keepers-name = Trouvé, c’est gagné !

# card

everdell-card-air_balloon-name = Montgolfière
everdell-card-bank-name = Banque
everdell-card-freight_car-name = Wagon de marchandises
everdell-card-gardener-name = Jardinier
everdell-card-greenhouse-name = Serre
everdell-card-lamplighter-name = Allumeur de réverbères
everdell-card-magician-name = Magicien
everdell-card-main_road-name = Grand-route
everdell-card-mayor-name = Maire
everdell-card-miller-name = Meunier
everdell-card-poet-name = Poète
everdell-card-tea_house-name = Salon de thé
everdell-card-baker-name = Boulanger
everdell-card-chipsmith-name = Forgeron
everdell-card-city_hall-name = Hôtel de ville
everdell-card-conductor-name = Chef de train
everdell-card-diplomat-name = Diplomate
everdell-card-ever_wall-name = Mur éternel
everdell-card-hotel-name = Hôtel
everdell-card-inventor-name = Inventeur
everdell-card-library-name = Bibliothèque
everdell-card-locomotive-name = Locomotive
everdell-card-museum-name = Musée
everdell-card-photographer-name = Photographe

# event

everdell-event-big_city-name = Grande ville
everdell-event-three_prosperity-name = Vol panoramique
everdell-event-city_jubilee-name = Jubilé de la ville
everdell-event-ever_wall_tower_constructed-name = Tour du Mur éternel construite
everdell-event-glow_light_festival-name = Fête des lumières
everdell-event-hot_air_balloon_race-name = Course de montgolfières
everdell-event-juniper_jig_dance_contest-name = Concours de danse de la gigue du Genévrier
everdell-event-magic_show-name = Spectacle de magie
everdell-event-royal_tea-name = Thé royal
everdell-event-stock_market_boom-name = Boom boursier
everdell-event-sunflower_parade-name = Parade des tournesols

# level

everdell-level-0-name = Docile
everdell-level-1-name = Rusée
everdell-level-2-name = Insupportable
everdell-level-3-name = Tourmenteuse
everdell-level-4-name = Terrifiante

# card

everdell-card-bridge-name = Pont
everdell-card-ferry-name = Bac
everdell-card-ferry_ferret-name = Furet du bac
everdell-card-harbor-name = Port
everdell-card-messenger-name = Messager
everdell-card-pirate-name = Pirate
everdell-card-pirate_ship-name = Bateau pirate
everdell-card-shipwright-name = Charpentier naval

# power

everdell-power-butterflies-name = Papillons
everdell-power-butterflies-title = Sans limites
everdell-power-spiders-name = Araignées
everdell-power-spiders-title = Sournoises
everdell-power-stoats-name = Hermines
everdell-power-stoats-title = Planificatrices
everdell-power-pigs-name = Cochons
everdell-power-pigs-title = Maîtres fermiers
everdell-power-axolotls-name = Axolotls
everdell-power-axolotls-title = Explorateurs
everdell-power-cardinals-name = Cardinaux
everdell-power-cardinals-title = Éclaireurs
everdell-power-foxes-name = Renards
everdell-power-foxes-title = Pisteurs
everdell-power-hedgehogs-name = Hérissons
everdell-power-hedgehogs-title = Bons renifleurs
everdell-power-lizards-name = Lézards
everdell-power-lizards-title = Vagabonds
everdell-power-mice-name = Souris
everdell-power-mice-title = Cueilleurs efficaces
everdell-power-moles-name = Taupes
everdell-power-moles-title = Creuseurs
everdell-power-otters-name = Loutres
everdell-power-otters-title = Réparateurs
everdell-power-owls-name = Chouettes
everdell-power-owls-title = Sages
everdell-power-platypuses-name = Ornithorynques
everdell-power-platypuses-title = Chasseurs de trésors
everdell-power-rats-name = Rats
everdell-power-rats-title = Odieux
everdell-power-squirrels-name = Écureuils
everdell-power-squirrels-title = Maîtres artisans du bois
everdell-power-starlings-name = Étourneaux
everdell-power-starlings-title = Harmonieux
everdell-power-toads-name = Crapauds
everdell-power-toads-title = Main verte
everdell-power-turtles-name = Tortues
everdell-power-turtles-title = Investisseurs patients
everdell-power-bats-name = Chauves-souris
everdell-power-bats-title = Archivistes
everdell-power-cats-name = Chats
everdell-power-cats-title = Autoritaires
everdell-power-honey_bees-name = Abeilles
everdell-power-honey_bees-title = Réseauteuses
everdell-power-snails-name = Escargots
everdell-power-snails-title = Constants

# card

everdell-card-architect-name = Architecte
everdell-card-castle-name = Château
everdell-card-ever_tree-name = Arbre éternel
everdell-card-king-name = Roi
everdell-card-palace-name = Palais
everdell-card-school-name = École
everdell-card-theater-name = Théâtre
everdell-card-wife-name = Épouse
everdell-card-cemetery-name = Cimetière
everdell-card-chapel-name = Chapelle
everdell-card-inn-name = Auberge
everdell-card-lookout-name = Guet
everdell-card-monastery-name = Monastère
everdell-card-post_office-name = Bureau de poste
everdell-card-queen-name = Reine
everdell-card-university-name = Université

# river_card

everdell-river_card-gus_the_gardener-name = Gus le jardinier
everdell-river_card-bosley_the_artist-name = Bosley l’artiste
everdell-river_card-crustina_the_constable-name = Crustina la gendarme
everdell-river_card-iluminor_the_inventor-name = Iluminor l’inventeur
everdell-river_card-snout_the_explorer-name = Snout l’explorateur
everdell-river_card-omicron_the_elder-name = Omicron l’ancien
everdell-river_card-ballroom-name = Salle de bal
everdell-river_card-watermill-name = Moulin à eau
everdell-river_card-observatory-name = Observatoire
everdell-river_card-market-name = Marché
everdell-river_card-great_hall-name = Grande salle
everdell-river_card-gardens-name = Jardins

# event

everdell-event-romantic_cruise-name = Croisière romantique
everdell-event-x_marks_the_spot-name = Une croix marque l’endroit
everdell-event-riverside_resort-name = Station balnéaire
everdell-event-masquerade_invitations-name = Invitations au bal masqué
everdell-event-sunken_treasure_discovered-name = Découverte d’un trésor englouti
everdell-event-river_race-name = Course fluviale

# river_space

everdell-river_space-river_three_green-name = Rive verte
everdell-river_space-river_two_red-name = Rive rouge
everdell-river_space-river_two_blue-name = Rive bleue
everdell-river_space-river_two_tan-name = Rive marron
everdell-river_space-shoal-name = Haut-fond

# location

everdell-location-hopewatch_gate-name = Porte de Guettespoir
everdell-location-mistrise_fountain-name = Fontaine de Montebrume
everdell-location-sunblaze_bridge-name = Pont de Flammesoleil
everdell-location-starfalls_flame-name = Flamme de Chutétoile
everdell-location-forest_two_pebbles_card-name = Deux galets et une carte
everdell-location-forest_resin_pebble_or_four_cards-name = Une résine et un galet, ou quatre cartes
everdell-location-forest_berry_pebble_card-name = Baie, galet et carte
everdell-location-forest_meadow_swap_two_any-name = Nouvelles cartes de la Prairie et une ressource

# card

everdell-card-rugwort_the_robber-name = Paillasson le Voleur
everdell-card-rugwort_the_rowdy-name = Paillasson le Voyou
everdell-card-rugwort_the_ruler-name = Paillasson le Souverain

# location

everdell-location-cartographers_caravan-name = Caravane du cartographe
everdell-location-map_seller-name = Vendeur de cartes
everdell-location-ancient_orchard-name = Verger ancien
everdell-location-cloudrim_peak-name = Pic de Bordenuage
everdell-location-grey_cloaks_hideout-name = Cachette de Grisemante
everdell-location-moleia_mines-name = Mines de Moleia
everdell-location-ruins_of_spire-name = Ruines de Spire
everdell-location-tezels_laboratory-name = Laboratoire de Tezel
everdell-location-the_deck-name = La pioche
everdell-location-the_discard_pile-name = La défausse
everdell-location-knoll-name = Butte
everdell-location-station-name = Gare
everdell-location-forest_four_twigs-name = Rive au bois flotté
everdell-location-forest_two_twigs_resin-name = Pin couché
everdell-location-forest_copy_forest-name = Sentier caché

# train_tile

everdell-train_tile-berry_car-name = Wagon de baies
everdell-train_tile-resin_car-name = Wagon de résine
everdell-train_tile-pebble_car-name = Wagon de galets
everdell-train_tile-mixed_car-name = Wagon mixte
everdell-train_tile-twig_car-name = Wagon de brindilles
everdell-train_tile-parlour_car-name = Wagon-salon

# card

everdell-card-bard-name = Barde
everdell-card-fool-name = Fou
everdell-card-postal_pigeon-name = Pigeon voyageur
everdell-card-ranger-name = Garde forestier
everdell-card-ruins-name = Ruines
everdell-card-shepherd-name = Berger
everdell-card-undertaker-name = Croque-mort
everdell-card-wanderer-name = Vagabond

# visitor

everdell-visitor-bim_little-name = Bim Little
everdell-visitor-bosley_tedwardson-name = Bosley Tedwardson
everdell-visitor-butterbell_sweetpaw-name = Butterbell Sweetpaw
everdell-visitor-diggs_deepwell-name = Diggs Deepwell
everdell-visitor-dillweed_quicksniff-name = Dillweed Quicksniff
everdell-visitor-dim_dustlight-name = Dim Dustlight
everdell-visitor-dip_dubble-name = Dip Dibble
everdell-visitor-dune_tarrington-name = Dune Tarrington
everdell-visitor-dwell_northwatch-name = Dwell Northwatch
everdell-visitor-edvard_triptail-name = Edvard Triptail
everdell-visitor-frin_stickly-name = Frin Stickly
everdell-visitor-glindil_frink-name = Glindil Frink
everdell-visitor-iggy_silverscale-name = Iggy Silverscale
everdell-visitor-mossy_steptoe-name = Mossy Steptoe
everdell-visitor-orin_nimblepaw-name = Orin Nimblepaw
everdell-visitor-oscar_longtale-name = Oscar Longtale
everdell-visitor-phill_gurgle-name = Phill Gurgle
everdell-visitor-piff_quillglow-name = Piff Quillglow
everdell-visitor-plum_shortclaw-name = Plum Shortclaw
everdell-visitor-quinn_cleanwhisker-name = Quinn Cleanwhisker
everdell-visitor-reemy_sniggle-name = Reemy Sniggle
everdell-visitor-rivil_ablacus-name = Rivil Ablacus
everdell-visitor-ruby_dew-name = Ruby Dew
everdell-visitor-saris_clearwhistle-name = Saris Clearwhistle
everdell-visitor-sir_trivle_q_s_marqwill_iii-name = Sir Trivle Q.S. Marqwill III
everdell-visitor-skin_shinysnout-name = Skid Shinysnout
everdell-visitor-snout_puddlehop-name = Snout Puddlehop
everdell-visitor-triss_peske-name = Triss Peske
everdell-visitor-vara_and_brun_mayberry-name = Yara & Brun Mayberry
everdell-visitor-wildell_family-name = Famille Wildell
everdell-visitor-willow_greengrin-name = Willow Greengrin
everdell-visitor-wimble_wuffle-name = Wimble Wuffle

# weather

everdell-weather-freezing_rain-name = Pluie verglaçante
everdell-weather-deep_frost-name = Grand gel
everdell-weather-snowdrift-name = Congère
everdell-weather-tornado-name = Tornade
everdell-weather-hail-name = Grêle
everdell-weather-mudslide-name = Coulée de boue
everdell-weather-heat_wave-name = Canicule
everdell-weather-wildfire-name = Feu de forêt
everdell-weather-drought-name = Sécheresse
everdell-weather-thick_fog-name = Brouillard épais
everdell-weather-gale-name = Coup de vent
everdell-weather-early_frost-name = Gelée précoce
