# adornment

everdell-adornment-bell-name = Campana
everdell-adornment-compass-name = Bussola
everdell-adornment-gilded_book-name = Libro dorato
everdell-adornment-hourglass-name = Clessidra
everdell-adornment-key_to_the_city-name = Chiave della città
everdell-adornment-masque-name = Maschera
everdell-adornment-mirror-name = Specchio
everdell-adornment-scales-name = Bilancia
everdell-adornment-seaglass_amulet-name = Amuleto di vetro marino
everdell-adornment-spyglass-name = Cannocchiale
everdell-adornment-sundial-name = Meridiana
everdell-adornment-tiara-name = Tiara

# event

everdell-event-flower_festival-name = Festival dei fiori
everdell-event-architectural_renaissance-name = Rinascimento architettonico
everdell-event-arts_and_music_festival-name = Festival d’arte e musica
everdell-event-bed_and_breakfast_guild-name = Gilda dei bed & breakfast
everdell-event-city_holiday-name = Festa cittadina
everdell-event-gathering_of_elders-name = Raduno degli anziani
everdell-event-kings_road_established-name = Apertura della strada del re
everdell-event-pie_eating_contest-name = Gara di mangiatori di torte
everdell-event-royal_wedding-name = Matrimonio reale
everdell-event-statues_commissioned-name = Statue su commissione

# garland

everdell-garland-agriculture-name = Agricoltura
everdell-garland-architecture-name = Architettura
everdell-garland-beauty-name = Bellezza
everdell-garland-community-name = Comunità
everdell-garland-peace-name = Pace
everdell-garland-storytelling-name = Narrazione
everdell-garland-tourism-name = Turismo

# location

everdell-location-forest_activate_two_production-name = Siepe operosa
everdell-location-forest_three_resin-name = Boschetto d’ambra
everdell-location-forest_two_resin_or_two_berries-name = Bivio del sentiero
everdell-location-forest_pay_three_twigs_gain_three_any-name = Scambio alla legnaia
everdell-location-market-name = Mercato

# market_token

everdell-market_token-three_twigs_one_card-name = Tre rametti e una carta
everdell-market_token-two_resin_two_cards-name = Due resine e due carte
everdell-market_token-two_berries_two_cards-name = Due bacche e due carte
everdell-market_token-one_pebble_three_cards-name = Un ciottolo e tre carte

# card

everdell-card-clock_tower-name = Torre dell’orologio
everdell-card-courthouse-name = Tribunale
everdell-card-crane-name = Gru
everdell-card-dungeon-name = Dungeon
everdell-card-historian-name = Storico
everdell-card-innkeeper-name = Locandiere
everdell-card-judge-name = Giudice
everdell-card-shopkeeper-name = Bottegaio

# rugwort

everdell-rugwort-1-name = Rugwort il Furfante
everdell-rugwort-2-name = Rugwort il Marcio
everdell-rugwort-3-name = Rugwort la Canaglia

# card

everdell-card-corrin_evertails_path-name = Il sentiero di Corrin Evertail
everdell-card-corrin_evertail_the_king-name = Corrin Evertail il Re
everdell-card-corrin_evertails_field-name = Il campo di Corrin Evertail
everdell-card-corrin_evertail_the_leader-name = Corrin Evertail il Condottiero
everdell-card-corrin_evertail_the_warrior-name = Corrin Evertail il Guerriero

# discovery

everdell-discovery-archeologist-name = Archeologo
everdell-discovery-cartographers_caravan-name = Carovana del cartografo
everdell-discovery-everblossom_trail-name = Sentiero di Semprefiore
everdell-discovery-forager-name = Cercatore
everdell-discovery-greensprout_trail-name = Sentiero di Verdegermoglio
everdell-discovery-map_seller-name = Venditore di mappe
everdell-discovery-mistrise_trail-name = Sentiero di Levabruma
everdell-discovery-mountaineer-name = Alpinista
everdell-discovery-prospector-name = Cercatore d’oro
everdell-discovery-starfall_trail-name = Sentiero di Cadistella
everdell-discovery-stubblehoof-name = Zoccolostoppia
everdell-discovery-sunblaze_trail-name = Sentiero di Vampasole
everdell-discovery-trail_guide-name = Guida del sentiero
everdell-discovery-truffle-name = Tartufo
everdell-discovery-ancient_orchard-name = Antico frutteto
everdell-discovery-bellsong_trail-name = Sentiero di Cantacampana
everdell-discovery-cloudrim_peak-name = Vetta di Orlonube
everdell-discovery-corliander-name = Corliander
everdell-discovery-firebeak-name = Beccofuoco
everdell-discovery-grey_cloaks_hideout-name = Covo di Mantogrigio
everdell-discovery-honeypaw-name = Zampamiele
everdell-discovery-king_rhun-name = Re Rhun
everdell-discovery-moleia_mines-name = Miniere di Moleia
everdell-discovery-ruins_of_spire-name = Rovine di Spire
everdell-discovery-stormvale-name = Valtempesta
everdell-discovery-tezels_laboratory-name = Laboratorio di Tezel
everdell-discovery-whisper-name = Sussurro
everdell-discovery-windlore-name = Ventosaggio
everdell-discovery-bellsong_city-name = Città di Cantacampana
everdell-discovery-bounty_hunter-name = Cacciatore di taglie
everdell-discovery-cave_of_dancing_lights-name = Grotta delle luci danzanti
everdell-discovery-cloudsong-name = Cantonuvola
everdell-discovery-everblossom_city-name = Città di Semprefiore
everdell-discovery-gatherwind_trail-name = Sentiero di Raccoglivento
everdell-discovery-greensprout_city-name = Città di Verdegermoglio
everdell-discovery-hopewatch_trail-name = Sentiero di Vegliasperanza
everdell-discovery-mistrise_city-name = Città di Levabruma
everdell-discovery-serpents_pass-name = Passo del Serpente
everdell-discovery-star_weavers-name = Tessitori di stelle
everdell-discovery-starfall_city-name = Città di Cadistella
everdell-discovery-sunblaze_city-name = Città di Vampasole
everdell-discovery-the_distant_shore-name = La riva lontana

# event

everdell-event-city_monument-name = Monumento cittadino
everdell-event-grand_tour-name = Gran Tour
everdell-event-harvest_festival-name = Festival del raccolto
everdell-event-cartographers_expedition-name = Spedizione dei cartografi
everdell-event-a_brilliant_marketing_plan-name = Un piano marketing brillante
everdell-event-a_well_run_city-name = Una città ben amministrata
everdell-event-an_evening_of_fireworks-name = Una serata di fuochi d’artificio
everdell-event-ancient_scrolls_discovered-name = La scoperta di antiche pergamene
everdell-event-capture_of_the_acorn_thieves-name = La cattura dei ladri di ghiande
everdell-event-croak_wart_cure-name = Cura della verruca gracchiante
everdell-event-flying_doctor_service-name = Servizio dottore volante
everdell-event-graduation_of_scholars-name = Laurea degli alunni
everdell-event-ministering_to_miscreants-name = Provvedere ai miscredenti
everdell-event-path_of_the_pilgrims-name = Cammino dei pellegrini
everdell-event-performer_in_residence-name = Artista locale
everdell-event-pristine_chapel_ceiling-name = La volta della cappella Cinguettina
everdell-event-remembering_the_fallen-name = Ricordare i caduti
everdell-event-tax_relief-name = Sgravi fiscali
everdell-event-the_everdell_games-name = I Giochi di Everdell
everdell-event-under_new_management-name = Sotto nuova gestione

# card

everdell-card-carnival-name = Carnevale
everdell-card-gazette-name = Gazzetta
everdell-card-juggler-name = Giocoliere
everdell-card-scurrble_champion-name = Campione di Scurrble
everdell-card-scurrble_stadium-name = Stadio di Scurrble
everdell-card-town_crier-name = Banditore
everdell-card-season_farm_1-name = Fattoria invernale I
everdell-card-season_farm_2-name = Fattoria invernale II
everdell-card-season_farm_3-name = Fattoria primaverile I
everdell-card-season_farm_4-name = Fattoria primaverile II
everdell-card-season_farm_5-name = Fattoria estiva I
everdell-card-season_farm_6-name = Fattoria estiva II
everdell-card-season_farm_7-name = Fattoria autunnale I
everdell-card-season_farm_8-name = Fattoria autunnale II
everdell-card-barge_toad-name = Rospo della chiatta
everdell-card-chip_sweep-name = Spazzatrucioli
everdell-card-doctor-name = Dottore
everdell-card-fairgrounds-name = Fiera
everdell-card-farm-name = Fattoria
everdell-card-general_store-name = Emporio
everdell-card-husband-name = Marito
everdell-card-mine-name = Miniera
everdell-card-miner_mole-name = Talpa minatrice
everdell-card-monk-name = Monaco
everdell-card-peddler-name = Venditore ambulante
everdell-card-resin_refinery-name = Raffineria di resina
everdell-card-storehouse-name = Magazzino
everdell-card-teacher-name = Insegnante
everdell-card-twig_barge-name = Chiatta di rametti
everdell-card-woodcarver-name = Intagliatore
everdell-card-amilla_glistendew-name = Amilla Rugiadalucente
everdell-card-bridge_of_the_sky-name = Ponte del cielo
everdell-card-cirrus_windfall-name = Cirrus Ventocaduto
everdell-card-foresight-name = Lungimirante
everdell-card-fynn_nobletail-name = Fynn Codanobile
everdell-card-mcgregors_market-name = Mercato di McGregor
everdell-card-oleanders_opera_house-name = Teatro dell’opera dell’Oleandro
everdell-card-poe-name = Poe
everdell-card-silver_scale_spring-name = Sorgente delle squame d’argento
everdell-card-the_green_acorn-name = La Ghianda Verde
everdell-card-strey_softpaw-name = Strey Zampamorbida
everdell-card-everflame_tomb-name = Tomba della Fiamma Eterna
everdell-card-click_clacks-name = Da Clic Clac
everdell-card-chipter_swipple-name = Chipter Swipple
everdell-card-mayberry_matriarch-name = Matriarca Mayberry
everdell-card-king_norths_treasury-name = Tesoro di re North
everdell-card-jor_goldwing-name = Jor Alidoro
everdell-card-darkdeep_prison-name = Prigione di Cupofondo
everdell-card-tarry_hare-name = Lepre Tarry
everdell-card-strongroot_castle-name = Castello di Forteradice

# location

everdell-location-three_twigs-name = Tre rametti
everdell-location-two_twigs_card-name = Due rametti e una carta
everdell-location-two_resin-name = Due resine
everdell-location-resin_card-name = Resina e una carta
everdell-location-two_cards_point-name = Due carte e un punto
everdell-location-one_pebble-name = Un ciottolo
everdell-location-berry_card-name = Bacca e una carta
everdell-location-one_berry-name = Una bacca
everdell-location-forest_two_berries_card-name = Roveto
everdell-location-forest_two_any-name = Conca del raccoglitore
everdell-location-forest_discard_draw_double-name = Ceppo sussurrante
everdell-location-forest_copy_basic_card-name = Incrocio di sentieri
everdell-location-forest_pebble_three_cards-name = Ruscello dei ciottoli
everdell-location-forest_twig_resin_berry-name = Radura muschiosa
everdell-location-forest_three_berries-name = Pendio delle bacche
everdell-location-forest_two_resin_twig-name = Vecchio pino
everdell-location-forest_two_cards_any-name = Radura nascosta
everdell-location-forest_discard_three_gain_any-name = Roccia degli scambi
everdell-location-forest_meadow_two_play_one-name = Margine del Prato
everdell-location-haven-name = Rifugio
everdell-location-journey_2-name = Viaggio da 2
everdell-location-journey_3-name = Viaggio da 3
everdell-location-journey_4-name = Viaggio da 4
everdell-location-journey_5-name = Viaggio da 5

# map_tile

everdell-map_tile-meeks_crossing-name = Incrocio di Meek
everdell-map_tile-lily_ponds-name = Stagni delle ninfee
everdell-map_tile-the_bog-name = La palude
everdell-map_tile-fort_faraway-name = Forte Lontano
everdell-map_tile-meerkat_canyon-name = Canyon dei suricati
everdell-map_tile-yaras_patch-name = Orto di Yara
everdell-map_tile-littledell-name = Littledell
everdell-map_tile-bubbling_springs-name = Sorgenti ribollenti
everdell-map_tile-cuddlers_cove-name = Baia delle Coccole
everdell-map_tile-stompy_knoll-name = Poggio Calpestato
everdell-map_tile-kibblerill_ferry-name = Traghetto di Kibblerill
everdell-map_tile-longleg_forest-name = Foresta di Gambalunga
everdell-map_tile-burrowdale-name = Valle delle Tane
everdell-map_tile-amber_caves-name = Grotte d’ambra
everdell-map_tile-newberry_fields-name = Campi di Newberry
everdell-map_tile-dugworm_gully-name = Gola del Lombrico
everdell-map_tile-twin_bridges-name = Ponti gemelli
everdell-map_tile-mirror_lake-name = Lago Specchio
everdell-map_tile-badgers_teeth-name = Denti del Tasso
everdell-map_tile-shipwreck_shore-name = Costa dei Relitti
everdell-map_tile-quokka_island-name = Isola dei Quokka
everdell-map_tile-brightcoat_bloom-name = Fioritura di Mantochiaro
everdell-map_tile-coldblooded_desert-name = Deserto a sangue freddo
everdell-map_tile-mistfire_falls-name = Cascate di Brumafuoco

# personality

everdell-personality-nasty-name = Cattiva
everdell-personality-pessimist-name = Pessimista
everdell-personality-infernal-name = Infernale
everdell-personality-vile-name = Vile
everdell-personality-gambler-name = Giocatrice d’azzardo
everdell-personality-idler-name = Sfaccendata
everdell-personality-privileged-name = Privilegiata
everdell-personality-needy-name = Bisognosa

# plan

everdell-plan-masquerade-name = Ballo in maschera
everdell-plan-web_barricade-name = Barricata di ragnatela
everdell-plan-hypnotic_gaze-name = Sguardo ipnotico
everdell-plan-plot_thickens-name = L’intrigo s’infittisce
everdell-plan-weavers_whim-name = Capriccio della tessitrice
everdell-plan-bounty_hunter-name = Cacciatrice di taglie
everdell-plan-swarm-name = Sciame travolgente
everdell-plan-test_of_strength-name = Prova di forza
everdell-plan-unraveler-name = Disfattrice
everdell-plan-web_expansion-name = Espansione della ragnatela
everdell-plan-smarty-name = Furbetta
everdell-plan-extortion-name = Estorsione
everdell-plan-connections-name = Conoscenze

# intrigue

everdell-intrigue-unproductive-name = Improduttività
everdell-intrigue-clerical_errors-name = Errori amministrativi
everdell-intrigue-berry_jam-name = Marmellata di bacche
everdell-intrigue-poison_jam-name = Marmellata velenosa
everdell-intrigue-pickpocket-name = Borseggiatrice
everdell-intrigue-theft-name = Furto!
everdell-intrigue-sticky_goo-name = Poltiglia appiccicosa
everdell-intrigue-forest_bandits-name = Banditi della foresta
everdell-intrigue-lobbyist-name = Lobbista
everdell-intrigue-copycat-name = Copiona
everdell-intrigue-invisible_trap-name = Trappola invisibile
everdell-intrigue-predator_eyes-name = Occhi del predatore
everdell-intrigue-ransom-name = Riscatto
everdell-intrigue-impostor-name = Impostora
everdell-intrigue-eight_legged_nightmare-name = Incubo a otto zampe
everdell-intrigue-spiders_in_trees-name = Ragni sugli alberi
everdell-intrigue-spiders_in_soil-name = Ragni nel terreno
everdell-intrigue-spider_tax-name = Tassa dei ragni
everdell-intrigue-paralyzing_fear-name = Paura paralizzante
everdell-intrigue-plague-name = Piaga
everdell-intrigue-order_from_above-name = Ordine dall’alto
everdell-intrigue-borrowed-name = Preso in prestito
everdell-intrigue-hard_worker-name = Lavoratrice instancabile
everdell-intrigue-takeover-name = Acquisizione
everdell-intrigue-recession-name = Recessione
everdell-intrigue-corrupt_courts-name = Tribunali corrotti
everdell-intrigue-quick_theft-name = Furto rapido
everdell-intrigue-in_the_web-name = Nella ragnatela
everdell-intrigue-closed-name = Chiuso
everdell-intrigue-bad_press-name = Cattiva stampa
everdell-intrigue-thief-name = Ladra!
everdell-intrigue-fatigue-name = Stanchezza
everdell-intrigue-finders_keepers-name = Chi trova tiene!

# card

everdell-card-air_balloon-name = Mongolfiera
everdell-card-bank-name = Banca
everdell-card-freight_car-name = Vagone merci
everdell-card-gardener-name = Giardiniere
everdell-card-greenhouse-name = Serra
everdell-card-lamplighter-name = Lampionaio
everdell-card-magician-name = Mago
everdell-card-main_road-name = Strada maestra
everdell-card-mayor-name = Sindaco
everdell-card-miller-name = Mugnaio
everdell-card-poet-name = Poeta
everdell-card-tea_house-name = Sala da tè
everdell-card-baker-name = Fornaio
everdell-card-chipsmith-name = Fabbro
everdell-card-city_hall-name = Municipio
everdell-card-conductor-name = Capotreno
everdell-card-diplomat-name = Diplomatico
everdell-card-ever_wall-name = Muro Eterno
everdell-card-hotel-name = Hotel
everdell-card-inventor-name = Inventore
everdell-card-library-name = Biblioteca
everdell-card-locomotive-name = Locomotiva
everdell-card-museum-name = Museo
everdell-card-photographer-name = Fotografo

# event

everdell-event-big_city-name = Grande città
everdell-event-three_prosperity-name = Volo panoramico
everdell-event-city_jubilee-name = Giubileo della città
everdell-event-ever_wall_tower_constructed-name = Costruzione della torre del Muro Eterno
everdell-event-glow_light_festival-name = Festa delle luci
everdell-event-hot_air_balloon_race-name = Gara di mongolfiere
everdell-event-juniper_jig_dance_contest-name = Gara di ballo della giga del ginepro
everdell-event-magic_show-name = Spettacolo di magia
everdell-event-royal_tea-name = Tè reale
everdell-event-stock_market_boom-name = Boom della borsa
everdell-event-sunflower_parade-name = Parata dei girasoli

# level

everdell-level-0-name = Mite
everdell-level-1-name = Scaltra
everdell-level-2-name = Insopportabile
everdell-level-3-name = Tormentatrice
everdell-level-4-name = Terrificante

# card

everdell-card-bridge-name = Ponte
everdell-card-ferry-name = Traghetto
everdell-card-ferry_ferret-name = Furetto traghettatore
everdell-card-harbor-name = Porto
everdell-card-messenger-name = Messaggero
everdell-card-pirate-name = Pirata
everdell-card-pirate_ship-name = Nave pirata
everdell-card-shipwright-name = Maestro d’ascia

# power

everdell-power-butterflies-name = Farfalle
everdell-power-butterflies-title = Senza confini
everdell-power-spiders-name = Ragni
everdell-power-spiders-title = Furtivi
everdell-power-stoats-name = Ermellini
everdell-power-stoats-title = Pianificatori
everdell-power-pigs-name = Maiali
everdell-power-pigs-title = Maestri contadini
everdell-power-axolotls-name = Axolotl
everdell-power-axolotls-title = Esploratori
everdell-power-cardinals-name = Cardinali
everdell-power-cardinals-title = Esploratori alati
everdell-power-foxes-name = Volpi
everdell-power-foxes-title = Segugi
everdell-power-hedgehogs-name = Ricci
everdell-power-hedgehogs-title = Buoni fiutatori
everdell-power-lizards-name = Lucertole
everdell-power-lizards-title = Vagabonde
everdell-power-mice-name = Topi
everdell-power-mice-title = Raccoglitori efficienti
everdell-power-moles-name = Talpe
everdell-power-moles-title = Scavatrici
everdell-power-otters-name = Lontre
everdell-power-otters-title = Rattoppatrici
everdell-power-owls-name = Gufi
everdell-power-owls-title = Saggi
everdell-power-platypuses-name = Ornitorinchi
everdell-power-platypuses-title = Cacciatori di tesori
everdell-power-rats-name = Ratti
everdell-power-rats-title = Odiosi
everdell-power-squirrels-name = Scoiattoli
everdell-power-squirrels-title = Maestri del legno
everdell-power-starlings-name = Storni
everdell-power-starlings-title = Armoniosi
everdell-power-toads-name = Rospi
everdell-power-toads-title = Pollice verde
everdell-power-turtles-name = Tartarughe
everdell-power-turtles-title = Investitrici pazienti
everdell-power-bats-name = Pipistrelli
everdell-power-bats-title = Archivisti
everdell-power-cats-name = Gatti
everdell-power-cats-title = Prepotenti
everdell-power-honey_bees-name = Api
everdell-power-honey_bees-title = Tessitrici di reti
everdell-power-snails-name = Chiocciole
everdell-power-snails-title = Costanti

# card

everdell-card-architect-name = Architetto
everdell-card-castle-name = Castello
everdell-card-ever_tree-name = Albero Eterno
everdell-card-king-name = Re
everdell-card-palace-name = Palazzo
everdell-card-school-name = Scuola
everdell-card-theater-name = Teatro
everdell-card-wife-name = Moglie
everdell-card-cemetery-name = Cimitero
everdell-card-chapel-name = Chiesa
everdell-card-inn-name = Locanda
everdell-card-lookout-name = Torre di vedetta
everdell-card-monastery-name = Monastero
everdell-card-post_office-name = Ufficio postale
everdell-card-queen-name = Regina
everdell-card-university-name = Università

# river_card

everdell-river_card-gus_the_gardener-name = Gus il giardiniere
everdell-river_card-bosley_the_artist-name = Bosley l’artista
everdell-river_card-crustina_the_constable-name = Crustina la guardia
everdell-river_card-iluminor_the_inventor-name = Iluminor l’inventore
everdell-river_card-snout_the_explorer-name = Snout l’esploratore
everdell-river_card-omicron_the_elder-name = Omicron l’anziano
everdell-river_card-ballroom-name = Sala da ballo
everdell-river_card-watermill-name = Mulino ad acqua
everdell-river_card-observatory-name = Osservatorio
everdell-river_card-market-name = Mercato
everdell-river_card-great_hall-name = Grande sala
everdell-river_card-gardens-name = Giardini

# event

everdell-event-romantic_cruise-name = Crociera romantica
everdell-event-x_marks_the_spot-name = La X segna il punto
everdell-event-riverside_resort-name = Villaggio sul fiume
everdell-event-masquerade_invitations-name = Inviti al ballo in maschera
everdell-event-sunken_treasure_discovered-name = Scoperta di un tesoro sommerso
everdell-event-river_race-name = Corsa sul fiume

# river_space

everdell-river_space-river_three_green-name = Riva verde
everdell-river_space-river_two_red-name = Riva rossa
everdell-river_space-river_two_blue-name = Riva blu
everdell-river_space-river_two_tan-name = Riva marrone
everdell-river_space-shoal-name = Secca

# location

everdell-location-hopewatch_gate-name = Porta di Vegliasperanza
everdell-location-mistrise_fountain-name = Fontana di Levabruma
everdell-location-sunblaze_bridge-name = Ponte di Vampasole
everdell-location-starfalls_flame-name = Fiamma di Cadistella
everdell-location-forest_two_pebbles_card-name = Due ciottoli e una carta
everdell-location-forest_resin_pebble_or_four_cards-name = Resina e un ciottolo, o quattro carte
everdell-location-forest_berry_pebble_card-name = Bacca, ciottolo e carta
everdell-location-forest_meadow_swap_two_any-name = Nuove carte del Prato e una risorsa

# card

everdell-card-rugwort_the_robber-name = Rugwort il Ladro
everdell-card-rugwort_the_rowdy-name = Rugwort il Rissoso
everdell-card-rugwort_the_ruler-name = Rugwort il Regnante

# location

everdell-location-cartographers_caravan-name = Carovana del cartografo
everdell-location-map_seller-name = Venditore di mappe
everdell-location-ancient_orchard-name = Antico frutteto
everdell-location-cloudrim_peak-name = Vetta di Orlonube
everdell-location-grey_cloaks_hideout-name = Covo di Mantogrigio
everdell-location-moleia_mines-name = Miniere di Moleia
everdell-location-ruins_of_spire-name = Rovine di Spire
everdell-location-tezels_laboratory-name = Laboratorio di Tezel
everdell-location-the_deck-name = Il mazzo
everdell-location-the_discard_pile-name = La pila degli scarti
everdell-location-knoll-name = Poggio
everdell-location-station-name = Stazione
everdell-location-forest_four_twigs-name = Riva dei legni
everdell-location-forest_two_twigs_resin-name = Pino caduto
everdell-location-forest_copy_forest-name = Sentiero nascosto

# train_tile

everdell-train_tile-berry_car-name = Vagone delle bacche
everdell-train_tile-resin_car-name = Vagone della resina
everdell-train_tile-pebble_car-name = Vagone dei ciottoli
everdell-train_tile-mixed_car-name = Vagone misto
everdell-train_tile-twig_car-name = Vagone dei rametti
everdell-train_tile-parlour_car-name = Vagone salotto

# card

everdell-card-bard-name = Bardo
everdell-card-fool-name = Giullare
everdell-card-postal_pigeon-name = Piccione postino
everdell-card-ranger-name = Ranger
everdell-card-ruins-name = Rovine
everdell-card-shepherd-name = Pastore
everdell-card-undertaker-name = Becchino
everdell-card-wanderer-name = Vagabondo

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
everdell-visitor-wildell_family-name = Famiglia Wildell
everdell-visitor-willow_greengrin-name = Willow Greengrin
everdell-visitor-wimble_wuffle-name = Wimble Wuffle

# weather

everdell-weather-freezing_rain-name = Pioggia gelata
everdell-weather-deep_frost-name = Gelo profondo
everdell-weather-snowdrift-name = Cumulo di neve
everdell-weather-tornado-name = Tornado
everdell-weather-hail-name = Grandine
everdell-weather-mudslide-name = Colata di fango
everdell-weather-heat_wave-name = Ondata di caldo
everdell-weather-wildfire-name = Incendio
everdell-weather-drought-name = Siccità
everdell-weather-thick_fog-name = Nebbia fitta
everdell-weather-gale-name = Burrasca
everdell-weather-early_frost-name = Gelata precoce
