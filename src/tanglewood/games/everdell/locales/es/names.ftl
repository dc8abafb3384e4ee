# adornment

everdell-adornment-bell-name = Campana
everdell-adornment-compass-name = Brújula
everdell-adornment-gilded_book-name = Libro dorado
everdell-adornment-hourglass-name = Reloj de arena
everdell-adornment-key_to_the_city-name = Llave de la ciudad
everdell-adornment-masque-name = Máscara
everdell-adornment-mirror-name = Espejo
everdell-adornment-scales-name = Balanza
everdell-adornment-seaglass_amulet-name = Amuleto de vidrio marino
everdell-adornment-spyglass-name = Catalejo
everdell-adornment-sundial-name = Reloj de sol
everdell-adornment-tiara-name = Tiara

# event

everdell-event-flower_festival-name = Festival floral
everdell-event-architectural_renaissance-name = Renacimiento arquitectónico
everdell-event-arts_and_music_festival-name = Festival de arte y música
everdell-event-bed_and_breakfast_guild-name = Gremio de media pensión
everdell-event-city_holiday-name = Fiesta urbana
everdell-event-gathering_of_elders-name = Reunión de ancianos
everdell-event-kings_road_established-name = Establecimiento de la vía real
everdell-event-pie_eating_contest-name = Concurso de comer pasteles
everdell-event-royal_wedding-name = Boda real
everdell-event-statues_commissioned-name = Encargo de estatuas

# garland

everdell-garland-agriculture-name = Agricultura
everdell-garland-architecture-name = Arquitectura
everdell-garland-beauty-name = Belleza
everdell-garland-community-name = Comunidad
everdell-garland-peace-name = Paz
everdell-garland-storytelling-name = Cuentacuentos
everdell-garland-tourism-name = Turismo

# location

everdell-location-forest_activate_two_production-name = Seto bullicioso
everdell-location-forest_three_resin-name = Arboleda de ámbar
everdell-location-forest_two_resin_or_two_berries-name = Bifurcación del sendero
everdell-location-forest_pay_three_twigs_gain_three_any-name = Trueque de leña
everdell-location-market-name = Mercado

# market_token

everdell-market_token-three_twigs_one_card-name = Tres ramitas y una carta
everdell-market_token-two_resin_two_cards-name = Dos resinas y dos cartas
everdell-market_token-two_berries_two_cards-name = Dos bayas y dos cartas
everdell-market_token-one_pebble_three_cards-name = Un guijarro y tres cartas

# card

everdell-card-clock_tower-name = Torre del reloj
everdell-card-courthouse-name = Juzgados
everdell-card-crane-name = Grúa
everdell-card-dungeon-name = Mazmorra
everdell-card-historian-name = Historiador
everdell-card-innkeeper-name = Posadero
everdell-card-judge-name = Juez
everdell-card-shopkeeper-name = Tendera

# rugwort

everdell-rugwort-1-name = Rugwort, el rufián
everdell-rugwort-2-name = Rugwort, el roído
everdell-rugwort-3-name = Rugwort, el rastrero

# card

everdell-card-corrin_evertails_path-name = La senda de Corrin Evertail
everdell-card-corrin_evertail_the_king-name = Corrin Evertail, el rey
everdell-card-corrin_evertails_field-name = El campo de Corrin Evertail
everdell-card-corrin_evertail_the_leader-name = Corrin Evertail, el líder
everdell-card-corrin_evertail_the_warrior-name = Corrin Evertail, el guerrero

# discovery

everdell-discovery-archeologist-name = Arqueólogo
everdell-discovery-cartographers_caravan-name = Caravana del cartógrafo
everdell-discovery-everblossom_trail-name = Senda de Siempreflor
everdell-discovery-forager-name = Forrajeador
everdell-discovery-greensprout_trail-name = Senda de Broteverde
everdell-discovery-map_seller-name = Vendedor de mapas
everdell-discovery-mistrise_trail-name = Senda de Alzabruma
everdell-discovery-mountaineer-name = Montañero
everdell-discovery-prospector-name = Buscador de oro
everdell-discovery-starfall_trail-name = Senda de Caestrella
everdell-discovery-stubblehoof-name = Pezuñarrastrojo
everdell-discovery-sunblaze_trail-name = Senda de Llamasol
everdell-discovery-trail_guide-name = Guía de senderos
everdell-discovery-truffle-name = Trufa
everdell-discovery-ancient_orchard-name = Huerto ancestral
everdell-discovery-bellsong_trail-name = Senda de Cantocampana
everdell-discovery-cloudrim_peak-name = Pico de Bordenube
everdell-discovery-corliander-name = Corliander
everdell-discovery-firebeak-name = Picofuego
everdell-discovery-grey_cloaks_hideout-name = Guarida de Capagris
everdell-discovery-honeypaw-name = Patamiel
everdell-discovery-king_rhun-name = Rey Rhun
everdell-discovery-moleia_mines-name = Minas de Moleia
everdell-discovery-ruins_of_spire-name = Ruinas de Spire
everdell-discovery-stormvale-name = Valletormenta
everdell-discovery-tezels_laboratory-name = Laboratorio de Tezel
everdell-discovery-whisper-name = Susurro
everdell-discovery-windlore-name = Vientosabio
everdell-discovery-bellsong_city-name = Ciudad de Cantocampana
everdell-discovery-bounty_hunter-name = Cazarrecompensas
everdell-discovery-cave_of_dancing_lights-name = Cueva de las luces danzantes
everdell-discovery-cloudsong-name = Cantonube
everdell-discovery-everblossom_city-name = Ciudad de Siempreflor
everdell-discovery-gatherwind_trail-name = Senda de Reúnevientos
everdell-discovery-greensprout_city-name = Ciudad de Broteverde
everdell-discovery-hopewatch_trail-name = Senda de Velaesperanza
everdell-discovery-mistrise_city-name = Ciudad de Alzabruma
everdell-discovery-serpents_pass-name = Paso de la Serpiente
everdell-discovery-star_weavers-name = Tejedores de estrellas
everdell-discovery-starfall_city-name = Ciudad de Caestrella
everdell-discovery-sunblaze_city-name = Ciudad de Llamasol
everdell-discovery-the_distant_shore-name = La orilla lejana

# event

everdell-event-city_monument-name = Monumento de la ciudad
everdell-event-grand_tour-name = La gran travesía
everdell-event-harvest_festival-name = Festival de la cosecha
everdell-event-cartographers_expedition-name = La expedición de los cartógrafos
everdell-event-a_brilliant_marketing_plan-name = Un plan de publicidad brillante
everdell-event-a_well_run_city-name = Una ciudad bien gestionada
everdell-event-an_evening_of_fireworks-name = Noche de fuegos artificiales
everdell-event-ancient_scrolls_discovered-name = Antiguos manuscritos descubiertos
everdell-event-capture_of_the_acorn_thieves-name = Ladrones de bellotas capturados
everdell-event-croak_wart_cure-name = Cura para las verrugas
everdell-event-flying_doctor_service-name = Servicio médico aéreo
everdell-event-graduation_of_scholars-name = Graduación de estudiantes
everdell-event-ministering_to_miscreants-name = Atender a los malhechores
everdell-event-path_of_the_pilgrims-name = La senda del peregrino
everdell-event-performer_in_residence-name = Artista residente
everdell-event-pristine_chapel_ceiling-name = Techo de capilla impecable
everdell-event-remembering_the_fallen-name = Recordar a los caídos
everdell-event-tax_relief-name = Desgravación fiscal
everdell-event-the_everdell_games-name = Los Juegos de Everdell
everdell-event-under_new_management-name = Se traspasa

# card

everdell-card-carnival-name = Carnaval
everdell-card-gazette-name = Gaceta
everdell-card-juggler-name = Malabarista
everdell-card-scurrble_champion-name = Campeón de Scurrble
everdell-card-scurrble_stadium-name = Estadio de Scurrble
everdell-card-town_crier-name = Pregonero
everdell-card-season_farm_1-name = Granja de invierno I
everdell-card-season_farm_2-name = Granja de invierno II
everdell-card-season_farm_3-name = Granja de primavera I
everdell-card-season_farm_4-name = Granja de primavera II
everdell-card-season_farm_5-name = Granja de verano I
everdell-card-season_farm_6-name = Granja de verano II
everdell-card-season_farm_7-name = Granja de otoño I
everdell-card-season_farm_8-name = Granja de otoño II
everdell-card-barge_toad-name = Sapo barquero
everdell-card-chip_sweep-name = Roedor barredor
everdell-card-doctor-name = Doctor
everdell-card-fairgrounds-name = Feria
everdell-card-farm-name = Granja
everdell-card-general_store-name = Tienda
everdell-card-husband-name = Esposo
everdell-card-mine-name = Mina
everdell-card-miner_mole-name = Topo minero
everdell-card-monk-name = Monje
everdell-card-peddler-name = Buhonero
everdell-card-resin_refinery-name = Refinería de resina
everdell-card-storehouse-name = Almacén
everdell-card-teacher-name = Profesor
everdell-card-twig_barge-name = Barcaza
everdell-card-woodcarver-name = Tallista
everdell-card-amilla_glistendew-name = Amilla Gotabrillante
everdell-card-bridge_of_the_sky-name = Puente del cielo
everdell-card-cirrus_windfall-name = Cirrus Vientobajo
everdell-card-foresight-name = Clarividencio
everdell-card-fynn_nobletail-name = Fynn Colanoble
everdell-card-mcgregors_market-name = Mercado McGregor
everdell-card-oleanders_opera_house-name = Ópera de las Adelfas
everdell-card-poe-name = Poe
everdell-card-silver_scale_spring-name = Manantial de plata
everdell-card-the_green_acorn-name = La Bellota Verde
everdell-card-strey_softpaw-name = Strey Patasuave
everdell-card-everflame_tomb-name = Tumba de la Llama Eterna
everdell-card-click_clacks-name = Clic Clac
everdell-card-chipter_swipple-name = Chipter Swipple
everdell-card-mayberry_matriarch-name = Matriarca Mayberry
everdell-card-king_norths_treasury-name = Tesoro del rey North
everdell-card-jor_goldwing-name = Jor Aladorada
everdell-card-darkdeep_prison-name = Prisión de Oscurhondo
everdell-card-tarry_hare-name = Tarry Liebre
everdell-card-strongroot_castle-name = Castillo de Raizfuerte

# location

everdell-location-three_twigs-name = Tres ramitas
everdell-location-two_twigs_card-name = Dos ramitas y una carta
everdell-location-two_resin-name = Dos resinas
everdell-location-resin_card-name = Una resina y una carta
everdell-location-two_cards_point-name = Dos cartas y un punto
everdell-location-one_pebble-name = Un guijarro
everdell-location-berry_card-name = Una baya y una carta
everdell-location-one_berry-name = Una baya
everdell-location-forest_two_berries_card-name = Zarzal
everdell-location-forest_two_any-name = Hondonada del recolector
everdell-location-forest_discard_draw_double-name = Tocón susurrante
everdell-location-forest_copy_basic_card-name = Cruce de caminos
everdell-location-forest_pebble_three_cards-name = Arroyo de guijarros
everdell-location-forest_twig_resin_berry-name = Claro musgoso
everdell-location-forest_three_berries-name = Ladera de bayas
everdell-location-forest_two_resin_twig-name = Viejo pino
everdell-location-forest_two_cards_any-name = Claro escondido
everdell-location-forest_discard_three_gain_any-name = Roca del trueque
everdell-location-forest_meadow_two_play_one-name = Linde del Prado
everdell-location-haven-name = Refugio
everdell-location-journey_2-name = Viaje de 2
everdell-location-journey_3-name = Viaje de 3
everdell-location-journey_4-name = Viaje de 4
everdell-location-journey_5-name = Viaje de 5

# map_tile

everdell-map_tile-meeks_crossing-name = Cruce de Meek
everdell-map_tile-lily_ponds-name = Estanques de nenúfares
everdell-map_tile-the_bog-name = La ciénaga
everdell-map_tile-fort_faraway-name = Fuerte Lejano
everdell-map_tile-meerkat_canyon-name = Cañón de las suricatas
everdell-map_tile-yaras_patch-name = Huerto de Yara
everdell-map_tile-littledell-name = Littledell
everdell-map_tile-bubbling_springs-name = Manantiales burbujeantes
everdell-map_tile-cuddlers_cove-name = Cala de los Mimos
everdell-map_tile-stompy_knoll-name = Loma Pisoteada
everdell-map_tile-kibblerill_ferry-name = Transbordador de Kibblerill
everdell-map_tile-longleg_forest-name = Bosque de Patalarga
everdell-map_tile-burrowdale-name = Valle Madriguera
everdell-map_tile-amber_caves-name = Cuevas de ámbar
everdell-map_tile-newberry_fields-name = Campos de Newberry
everdell-map_tile-dugworm_gully-name = Barranco de la Lombriz
everdell-map_tile-twin_bridges-name = Puentes gemelos
everdell-map_tile-mirror_lake-name = Lago Espejo
everdell-map_tile-badgers_teeth-name = Dientes de Tejón
everdell-map_tile-shipwreck_shore-name = Costa del Naufragio
everdell-map_tile-quokka_island-name = Isla de los Quokkas
everdell-map_tile-brightcoat_bloom-name = Floración de Mantoclaro
everdell-map_tile-coldblooded_desert-name = Desierto de sangre fría
everdell-map_tile-mistfire_falls-name = Cataratas de Brumafuego

# personality

everdell-personality-nasty-name = Desagradable
everdell-personality-pessimist-name = Pesimista
everdell-personality-infernal-name = Infernal
everdell-personality-vile-name = Vil
everdell-personality-gambler-name = Apostadora
everdell-personality-idler-name = Holgazana
everdell-personality-privileged-name = Privilegiada
everdell-personality-needy-name = Necesitada

# plan

everdell-plan-masquerade-name = Baile de máscaras
everdell-plan-web_barricade-name = Barricada de telaraña
everdell-plan-hypnotic_gaze-name = Mirada hipnótica
everdell-plan-plot_thickens-name = La intriga se complica
everdell-plan-weavers_whim-name = Capricho de la tejedora
everdell-plan-bounty_hunter-name = Cazarrecompensas
everdell-plan-swarm-name = Enjambre abrumador
everdell-plan-test_of_strength-name = Prueba de fuerza
everdell-plan-unraveler-name = Destejedora
everdell-plan-web_expansion-name = Ampliación de la telaraña
everdell-plan-smarty-name = Listilla
everdell-plan-extortion-name = Extorsión
everdell-plan-connections-name = Contactos

# intrigue

everdell-intrigue-unproductive-name = Improductividad
everdell-intrigue-clerical_errors-name = Errores administrativos
everdell-intrigue-berry_jam-name = Mermelada de bayas
everdell-intrigue-poison_jam-name = Mermelada venenosa
everdell-intrigue-pickpocket-name = Carterista
everdell-intrigue-theft-name = ¡Robo!
everdell-intrigue-sticky_goo-name = Mejunje pegajoso
everdell-intrigue-forest_bandits-name = Bandidos del bosque
everdell-intrigue-lobbyist-name = Cabildera
everdell-intrigue-copycat-name = Copiona
everdell-intrigue-invisible_trap-name = Trampa invisible
everdell-intrigue-predator_eyes-name = Ojos de depredadora
everdell-intrigue-ransom-name = Rescate
everdell-intrigue-impostor-name = Impostora
everdell-intrigue-eight_legged_nightmare-name = Pesadilla de ocho patas
everdell-intrigue-spiders_in_trees-name = Arañas en los árboles
everdell-intrigue-spiders_in_soil-name = Arañas en la tierra
everdell-intrigue-spider_tax-name = Impuesto de las arañas
everdell-intrigue-paralyzing_fear-name = Miedo paralizante
everdell-intrigue-plague-name = Plaga
everdell-intrigue-order_from_above-name = Orden de arriba
everdell-intrigue-borrowed-name = Prestado
everdell-intrigue-hard_worker-name = Trabajadora
everdell-intrigue-takeover-name = Toma de control
everdell-intrigue-recession-name = Recesión
everdell-intrigue-corrupt_courts-name = Tribunales corruptos
everdell-intrigue-quick_theft-name = Robo rápido
everdell-intrigue-in_the_web-name = En la telaraña
everdell-intrigue-closed-name = Cerrado
everdell-intrigue-bad_press-name = Mala prensa
everdell-intrigue-thief-name = ¡Ladrona!
everdell-intrigue-fatigue-name = Cansancio
everdell-intrigue-finders_keepers-name = ¡Quien lo encuentra se lo queda!

# card

everdell-card-air_balloon-name = Globo aerostático
everdell-card-bank-name = Banco
everdell-card-freight_car-name = Vagón de carga
everdell-card-gardener-name = Jardinero
everdell-card-greenhouse-name = Invernadero
everdell-card-lamplighter-name = Farolero
everdell-card-magician-name = Mago
everdell-card-main_road-name = Camino principal
everdell-card-mayor-name = Alcalde
everdell-card-miller-name = Molinero
everdell-card-poet-name = Poeta
everdell-card-tea_house-name = Casa de té
everdell-card-baker-name = Panadero
everdell-card-chipsmith-name = Roedor herrero
everdell-card-city_hall-name = Ayuntamiento
everdell-card-conductor-name = Maquinista
everdell-card-diplomat-name = Diplomático
everdell-card-ever_wall-name = Muralla Eterna
everdell-card-hotel-name = Hotel
everdell-card-inventor-name = Inventor
everdell-card-library-name = Biblioteca
everdell-card-locomotive-name = Locomotora
everdell-card-museum-name = Museo
everdell-card-photographer-name = Fotógrafo

# event

everdell-event-big_city-name = Gran ciudad
everdell-event-three_prosperity-name = Vuelo panorámico
everdell-event-city_jubilee-name = Jubileo de la ciudad
everdell-event-ever_wall_tower_constructed-name = Torre de la Muralla Eterna construida
everdell-event-glow_light_festival-name = Festival de la luz fulgurante
everdell-event-hot_air_balloon_race-name = Carrera de aerostatos
everdell-event-juniper_jig_dance_contest-name = Concurso de baile de la giga del enebro
everdell-event-magic_show-name = Espectáculo de magia
everdell-event-royal_tea-name = Té real
everdell-event-stock_market_boom-name = Mercado de valores en auge
everdell-event-sunflower_parade-name = Desfile de girasoles

# level

everdell-level-0-name = Mansa
everdell-level-1-name = Astuta
everdell-level-2-name = Insufrible
everdell-level-3-name = Torturadora
everdell-level-4-name = Aterradora

# card

everdell-card-bridge-name = Puente
everdell-card-ferry-name = Transbordador
everdell-card-ferry_ferret-name = Hurón barquero
everdell-card-harbor-name = Puerto
everdell-card-messenger-name = Mensajero
everdell-card-pirate-name = Pirata
everdell-card-pirate_ship-name = Barco pirata
everdell-card-shipwright-name = Carpintero naval

# power

everdell-power-butterflies-name = Mariposas
everdell-power-butterflies-title = Sin límites
everdell-power-spiders-name = Arañas
everdell-power-spiders-title = Sigilosas
everdell-power-stoats-name = Armiños
everdell-power-stoats-title = Planificadores
everdell-power-pigs-name = Cerdos
everdell-power-pigs-title = Granjeros expertos
everdell-power-axolotls-name = Ajolotes
everdell-power-axolotls-title = Exploradores
everdell-power-cardinals-name = Cardenales
everdell-power-cardinals-title = Buscadores
everdell-power-foxes-name = Zorros
everdell-power-foxes-title = Rastreadores
everdell-power-hedgehogs-name = Erizos
everdell-power-hedgehogs-title = Buenos olfateadores
everdell-power-lizards-name = Lagartos
everdell-power-lizards-title = Trotamundos
everdell-power-mice-name = Ratones
everdell-power-mice-title = Recolectores eficientes
everdell-power-moles-name = Topos
everdell-power-moles-title = Excavadores
everdell-power-otters-name = Nutrias
everdell-power-otters-title = Reparadoras
everdell-power-owls-name = Búhos
everdell-power-owls-title = Sabios
everdell-power-platypuses-name = Ornitorrincos
everdell-power-platypuses-title = Cazatesoros
everdell-power-rats-name = Ratas
everdell-power-rats-title = Molestos
everdell-power-squirrels-name = Ardillas
everdell-power-squirrels-title = Silvicultoras expertas
everdell-power-starlings-name = Estorninos
everdell-power-starlings-title = Armoniosos
everdell-power-toads-name = Sapos
everdell-power-toads-title = Jardineros expertos
everdell-power-turtles-name = Tortugas
everdell-power-turtles-title = Inversoras pacientes
everdell-power-bats-name = Murciélagos
everdell-power-bats-title = Archivistas
everdell-power-cats-name = Gatos
everdell-power-cats-title = Mandones
everdell-power-honey_bees-name = Abejas
everdell-power-honey_bees-title = Conectadas
everdell-power-snails-name = Caracoles
everdell-power-snails-title = Constantes

# card

everdell-card-architect-name = Arquitecto
everdell-card-castle-name = Castillo
everdell-card-ever_tree-name = Árbol Eterno
everdell-card-king-name = Rey
everdell-card-palace-name = Palacio
everdell-card-school-name = Escuela
everdell-card-theater-name = Teatro
everdell-card-wife-name = Esposa
everdell-card-cemetery-name = Cementerio
everdell-card-chapel-name = Capilla
everdell-card-inn-name = Posada
everdell-card-lookout-name = Torre vigía
everdell-card-monastery-name = Monasterio
everdell-card-post_office-name = Oficina postal
everdell-card-queen-name = Reina
everdell-card-university-name = Universidad

# river_card

everdell-river_card-gus_the_gardener-name = Gus el jardinero
everdell-river_card-bosley_the_artist-name = Bosley el artista
everdell-river_card-crustina_the_constable-name = Crustina la alguacil
everdell-river_card-iluminor_the_inventor-name = Iluminor el inventor
everdell-river_card-snout_the_explorer-name = Snout el explorador
everdell-river_card-omicron_the_elder-name = Omicron el anciano
everdell-river_card-ballroom-name = Salón de baile
everdell-river_card-watermill-name = Molino de agua
everdell-river_card-observatory-name = Observatorio
everdell-river_card-market-name = Mercado
everdell-river_card-great_hall-name = Gran salón
everdell-river_card-gardens-name = Jardines

# event

everdell-event-romantic_cruise-name = Crucero romántico
everdell-event-x_marks_the_spot-name = La X marca el lugar
everdell-event-riverside_resort-name = Balneario fluvial
everdell-event-masquerade_invitations-name = Invitaciones a la mascarada
everdell-event-sunken_treasure_discovered-name = Tesoro hundido descubierto
everdell-event-river_race-name = Carrera fluvial

# river_space

everdell-river_space-river_three_green-name = Orilla verde
everdell-river_space-river_two_red-name = Orilla roja
everdell-river_space-river_two_blue-name = Orilla azul
everdell-river_space-river_two_tan-name = Orilla marrón
everdell-river_space-shoal-name = Bajío

# location

everdell-location-hopewatch_gate-name = Puerta de Velaesperanza
everdell-location-mistrise_fountain-name = Fuente de Alzabruma
everdell-location-sunblaze_bridge-name = Puente de Llamasol
everdell-location-starfalls_flame-name = Llama de Caestrella
everdell-location-forest_two_pebbles_card-name = Dos guijarros y una carta
everdell-location-forest_resin_pebble_or_four_cards-name = Una resina y un guijarro, o cuatro cartas
everdell-location-forest_berry_pebble_card-name = Baya, guijarro y carta
everdell-location-forest_meadow_swap_two_any-name = Cartas nuevas del Prado y un recurso

# card

everdell-card-rugwort_the_robber-name = Rugwort el Ratero
everdell-card-rugwort_the_rowdy-name = Rugwort el Ruidoso
everdell-card-rugwort_the_ruler-name = Rugwort el Regente

# location

everdell-location-cartographers_caravan-name = Caravana del cartógrafo
everdell-location-map_seller-name = Vendedor de mapas
everdell-location-ancient_orchard-name = Huerto ancestral
everdell-location-cloudrim_peak-name = Pico de Bordenube
everdell-location-grey_cloaks_hideout-name = Guarida de Capagris
everdell-location-moleia_mines-name = Minas de Moleia
everdell-location-ruins_of_spire-name = Ruinas de Spire
everdell-location-tezels_laboratory-name = Laboratorio de Tezel
everdell-location-the_deck-name = El mazo
everdell-location-the_discard_pile-name = La pila de descarte
everdell-location-knoll-name = Loma
everdell-location-station-name = Apeadero
everdell-location-forest_four_twigs-name = Orilla de maderos
everdell-location-forest_two_twigs_resin-name = Pino caído
everdell-location-forest_copy_forest-name = Senda oculta

# train_tile

everdell-train_tile-berry_car-name = Vagoneta de bayas
everdell-train_tile-resin_car-name = Vagoneta de resina
everdell-train_tile-pebble_car-name = Vagoneta de guijarros
everdell-train_tile-mixed_car-name = Vagoneta mixta
everdell-train_tile-twig_car-name = Vagoneta de ramitas
everdell-train_tile-parlour_car-name = Vagoneta salón

# card

everdell-card-bard-name = Bardo
everdell-card-fool-name = Bufón
everdell-card-postal_pigeon-name = Paloma postal
everdell-card-ranger-name = Guardabosques
everdell-card-ruins-name = Ruinas
everdell-card-shepherd-name = Pastor
everdell-card-undertaker-name = Enterrador
everdell-card-wanderer-name = Trotamundos

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
everdell-visitor-wildell_family-name = Wildell Family
everdell-visitor-willow_greengrin-name = Willow Greengrin
everdell-visitor-wimble_wuffle-name = Wimble Wuffle

# weather

everdell-weather-freezing_rain-name = Lluvia helada
everdell-weather-deep_frost-name = Helada intensa
everdell-weather-snowdrift-name = Ventisquero
everdell-weather-tornado-name = Tornado
everdell-weather-hail-name = Granizo
everdell-weather-mudslide-name = Alud de barro
everdell-weather-heat_wave-name = Ola de calor
everdell-weather-wildfire-name = Incendio
everdell-weather-drought-name = Sequía
everdell-weather-thick_fog-name = Niebla espesa
everdell-weather-gale-name = Vendaval
everdell-weather-early_frost-name = Helada temprana
