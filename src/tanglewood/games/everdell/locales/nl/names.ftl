# adornment

everdell-adornment-bell-name = Bel
everdell-adornment-compass-name = Kompas
everdell-adornment-gilded_book-name = Verguld boek
everdell-adornment-hourglass-name = Zandloper
everdell-adornment-key_to_the_city-name = Sleutel van de stad
everdell-adornment-masque-name = Masker
everdell-adornment-mirror-name = Spiegel
everdell-adornment-scales-name = Weegschaal
everdell-adornment-seaglass_amulet-name = Zeeglasamulet
everdell-adornment-spyglass-name = Verrekijker
everdell-adornment-sundial-name = Zonnewijzer
everdell-adornment-tiara-name = Tiara

# event

everdell-event-flower_festival-name = Bloemenfestival
everdell-event-architectural_renaissance-name = Architectonische renaissance
everdell-event-arts_and_music_festival-name = Kunst- en muziekfestival
everdell-event-bed_and_breakfast_guild-name = Bed & breakfast-gilde
everdell-event-city_holiday-name = Stadsfeestdag
everdell-event-gathering_of_elders-name = Bijeenkomst van de oudsten
everdell-event-kings_road_established-name = Koningsweg aangelegd
everdell-event-pie_eating_contest-name = Taarteetwedstrijd
everdell-event-royal_wedding-name = Koninklijke bruiloft
everdell-event-statues_commissioned-name = Standbeelden in opdracht

# garland

everdell-garland-agriculture-name = Landbouw
everdell-garland-architecture-name = Architectuur
everdell-garland-beauty-name = Schoonheid
everdell-garland-community-name = Gemeenschap
everdell-garland-peace-name = Vrede
everdell-garland-storytelling-name = Verhalen
everdell-garland-tourism-name = Toerisme

# location

everdell-location-forest_activate_two_production-name = Bedrijvige heg
everdell-location-forest_three_resin-name = Barnsteenbosje
everdell-location-forest_two_resin_or_two_berries-name = Splitsing in het pad
everdell-location-forest_pay_three_twigs_gain_three_any-name = Houtstapelruil
everdell-location-market-name = Markt

# market_token

everdell-market_token-three_twigs_one_card-name = Drie takken en een kaart
everdell-market_token-two_resin_two_cards-name = Twee hars en twee kaarten
everdell-market_token-two_berries_two_cards-name = Twee bessen en twee kaarten
everdell-market_token-one_pebble_three_cards-name = Een kiezelsteen en drie kaarten

# card

everdell-card-clock_tower-name = Klokkentoren
everdell-card-courthouse-name = Gerechtsgebouw
everdell-card-crane-name = Kraan
everdell-card-dungeon-name = Kerker
everdell-card-historian-name = Historicus
everdell-card-innkeeper-name = Herbergier
everdell-card-judge-name = Rechter
everdell-card-shopkeeper-name = Winkelier

# rugwort

everdell-rugwort-1-name = Rugwort de Rakker
everdell-rugwort-2-name = Rugwort de Rotte
everdell-rugwort-3-name = Rugwort de Schurk

# card

everdell-card-corrin_evertails_path-name = Het pad van Corrin Evertail
everdell-card-corrin_evertail_the_king-name = Corrin Evertail de Koning
everdell-card-corrin_evertails_field-name = Het veld van Corrin Evertail
everdell-card-corrin_evertail_the_leader-name = Corrin Evertail de Leider
everdell-card-corrin_evertail_the_warrior-name = Corrin Evertail de Krijger

# discovery

everdell-discovery-archeologist-name = Archeoloog
everdell-discovery-cartographers_caravan-name = Karavaan van de cartograaf
everdell-discovery-everblossom_trail-name = Pad van Immerbloei
everdell-discovery-forager-name = Foerageur
everdell-discovery-greensprout_trail-name = Pad van Groenspruit
everdell-discovery-map_seller-name = Kaartenverkoper
everdell-discovery-mistrise_trail-name = Pad van Mistrijs
everdell-discovery-mountaineer-name = Bergbeklimmer
everdell-discovery-prospector-name = Goudzoeker
everdell-discovery-starfall_trail-name = Pad van Sterval
everdell-discovery-stubblehoof-name = Stoppelhoef
everdell-discovery-sunblaze_trail-name = Pad van Zonnegloed
everdell-discovery-trail_guide-name = Gids
everdell-discovery-truffle-name = Truffel
everdell-discovery-ancient_orchard-name = Oeroude boomgaard
everdell-discovery-bellsong_trail-name = Pad van Klokzang
everdell-discovery-cloudrim_peak-name = Wolkenrandtop
everdell-discovery-corliander-name = Corliander
everdell-discovery-firebeak-name = Vuursnavel
everdell-discovery-grey_cloaks_hideout-name = Schuilplaats van Grijsmantel
everdell-discovery-honeypaw-name = Honingpoot
everdell-discovery-king_rhun-name = Koning Rhun
everdell-discovery-moleia_mines-name = Mijnen van Moleia
everdell-discovery-ruins_of_spire-name = Ruïnes van Spire
everdell-discovery-stormvale-name = Stormdal
everdell-discovery-tezels_laboratory-name = Laboratorium van Tezel
everdell-discovery-whisper-name = Fluister
everdell-discovery-windlore-name = Windlore
everdell-discovery-bellsong_city-name = Stad Klokzang
everdell-discovery-bounty_hunter-name = Premiejager
everdell-discovery-cave_of_dancing_lights-name = Grot van de dansende lichten
everdell-discovery-cloudsong-name = Wolkenzang
everdell-discovery-everblossom_city-name = Stad Immerbloei
everdell-discovery-gatherwind_trail-name = Pad van Windvang
everdell-discovery-greensprout_city-name = Stad Groenspruit
everdell-discovery-hopewatch_trail-name = Pad van Hoopwacht
everdell-discovery-mistrise_city-name = Stad Mistrijs
everdell-discovery-serpents_pass-name = Slangenpas
everdell-discovery-star_weavers-name = Sterrenwevers
everdell-discovery-starfall_city-name = Stad Sterval
everdell-discovery-sunblaze_city-name = Stad Zonnegloed
everdell-discovery-the_distant_shore-name = De Verre Kust

# event

everdell-event-city_monument-name = Stadsmonument
everdell-event-grand_tour-name = Grand Tour
everdell-event-harvest_festival-name = Oogstfestival
everdell-event-cartographers_expedition-name = Expeditie van ontdekkingsreizigers
everdell-event-a_brilliant_marketing_plan-name = Een briljant marketingplan
everdell-event-a_well_run_city-name = Een goed georganiseerde stad
everdell-event-an_evening_of_fireworks-name = Een avond vol vuurwerk
everdell-event-ancient_scrolls_discovered-name = Oude boekrollen ontdekt
everdell-event-capture_of_the_acorn_thieves-name = Vangst van de eikeldieven
everdell-event-croak_wart_cure-name = Wrattenkwak-kuur
everdell-event-flying_doctor_service-name = Vliegende doktersdienst
everdell-event-graduation_of_scholars-name = Afstuderen van studenten
everdell-event-ministering_to_miscreants-name = Het dienen van schurken
everdell-event-path_of_the_pilgrims-name = Pad van de pelgrims
everdell-event-performer_in_residence-name = Lokale artiest
everdell-event-pristine_chapel_ceiling-name = Oorspronkelijk kapelplafond
everdell-event-remembering_the_fallen-name = Herdenken van de slachtoffers
everdell-event-tax_relief-name = Belastingverlaging
everdell-event-the_everdell_games-name = De Everdell Spelen
everdell-event-under_new_management-name = Nieuw bestuur

# card

everdell-card-carnival-name = Carnaval
everdell-card-gazette-name = Krantenkiosk
everdell-card-juggler-name = Jongleur
everdell-card-scurrble_champion-name = Scurrble-kampioen
everdell-card-scurrble_stadium-name = Scurrble-stadion
everdell-card-town_crier-name = Stadsomroeper
everdell-card-season_farm_1-name = Winterboerderij I
everdell-card-season_farm_2-name = Winterboerderij II
everdell-card-season_farm_3-name = Lenteboerderij I
everdell-card-season_farm_4-name = Lenteboerderij II
everdell-card-season_farm_5-name = Zomerboerderij I
everdell-card-season_farm_6-name = Zomerboerderij II
everdell-card-season_farm_7-name = Herfstboerderij I
everdell-card-season_farm_8-name = Herfstboerderij II
everdell-card-barge_toad-name = Kikkerkapitein
everdell-card-chip_sweep-name = Schoonmaker
everdell-card-doctor-name = Dokter
everdell-card-fairgrounds-name = Kermis
everdell-card-farm-name = Boerderij
everdell-card-general_store-name = Winkel
everdell-card-husband-name = Man
everdell-card-mine-name = Mijn
everdell-card-miner_mole-name = Mijnwerkermol
everdell-card-monk-name = Monnik
everdell-card-peddler-name = Marskramer
everdell-card-resin_refinery-name = Harsraffinaderij
everdell-card-storehouse-name = Pakhuis
everdell-card-teacher-name = Leraar
everdell-card-twig_barge-name = Takkenboot
everdell-card-woodcarver-name = Houtsnijder
everdell-card-amilla_glistendew-name = Amilla Glansdauw
everdell-card-bridge_of_the_sky-name = Brug van de hemel
everdell-card-cirrus_windfall-name = Cirrus Windval
everdell-card-foresight-name = Vooruitziend
everdell-card-fynn_nobletail-name = Fynn Edelstaart
everdell-card-mcgregors_market-name = McGregors markt
everdell-card-oleanders_opera_house-name = Operahuis van Oleander
everdell-card-poe-name = Poe
everdell-card-silver_scale_spring-name = Zilverschubbron
everdell-card-the_green_acorn-name = De Groene Eikel
everdell-card-strey_softpaw-name = Strey Zachtpoot
everdell-card-everflame_tomb-name = Graf van de Eeuwige Vlam
everdell-card-click_clacks-name = Klik-Klaks
everdell-card-chipter_swipple-name = Chipter Swipple
everdell-card-mayberry_matriarch-name = Matriarch Mayberry
everdell-card-king_norths_treasury-name = Schatkamer van koning North
everdell-card-jor_goldwing-name = Jor Goudvleugel
everdell-card-darkdeep_prison-name = Gevangenis Donkerdiep
everdell-card-tarry_hare-name = Tarry Haas
everdell-card-strongroot_castle-name = Kasteel Sterkwortel

# location

everdell-location-three_twigs-name = Drie takken
everdell-location-two_twigs_card-name = Twee takken en een kaart
everdell-location-two_resin-name = Twee hars
everdell-location-resin_card-name = Hars en een kaart
everdell-location-two_cards_point-name = Twee kaarten en een punt
everdell-location-one_pebble-name = Eén kiezelsteen
everdell-location-berry_card-name = Bes en een kaart
everdell-location-one_berry-name = Eén bes
everdell-location-forest_two_berries_card-name = Braamstruiken
everdell-location-forest_two_any-name = Verzamelaarskuil
everdell-location-forest_discard_draw_double-name = Fluisterende stronk
everdell-location-forest_copy_basic_card-name = Kruispunt van paden
everdell-location-forest_pebble_three_cards-name = Kiezelbeek
everdell-location-forest_twig_resin_berry-name = Mossige open plek
everdell-location-forest_three_berries-name = Bessenhelling
everdell-location-forest_two_resin_twig-name = Oude den
everdell-location-forest_two_cards_any-name = Verborgen open plek
everdell-location-forest_discard_three_gain_any-name = Ruilrots
everdell-location-forest_meadow_two_play_one-name = Rand van de weide
everdell-location-haven-name = Toevluchtsoord
everdell-location-journey_2-name = Reis van 2
everdell-location-journey_3-name = Reis van 3
everdell-location-journey_4-name = Reis van 4
everdell-location-journey_5-name = Reis van 5

# map_tile

everdell-map_tile-meeks_crossing-name = Meeks Kruising
everdell-map_tile-lily_ponds-name = Lelievijvers
everdell-map_tile-the_bog-name = Het Moeras
everdell-map_tile-fort_faraway-name = Fort Verweg
everdell-map_tile-meerkat_canyon-name = Stokstaartjeskloof
everdell-map_tile-yaras_patch-name = Yara’s Lapje
everdell-map_tile-littledell-name = Littledell
everdell-map_tile-bubbling_springs-name = Borrelende Bronnen
everdell-map_tile-cuddlers_cove-name = Knuffelbaai
everdell-map_tile-stompy_knoll-name = Stampheuvel
everdell-map_tile-kibblerill_ferry-name = Veer van Kibblerill
everdell-map_tile-longleg_forest-name = Langpootbos
everdell-map_tile-burrowdale-name = Holendal
everdell-map_tile-amber_caves-name = Barnsteengrotten
everdell-map_tile-newberry_fields-name = Bessenvelden
everdell-map_tile-dugworm_gully-name = Wormgeul
everdell-map_tile-twin_bridges-name = Tweelingbruggen
everdell-map_tile-mirror_lake-name = Spiegelmeer
everdell-map_tile-badgers_teeth-name = Dassentanden
everdell-map_tile-shipwreck_shore-name = Wrakkenkust
everdell-map_tile-quokka_island-name = Quokka-eiland
everdell-map_tile-brightcoat_bloom-name = Glansbloei
everdell-map_tile-coldblooded_desert-name = Koudbloedige Woestijn
everdell-map_tile-mistfire_falls-name = Mistvuurwatervallen

# personality

everdell-personality-nasty-name = Gemeen
everdell-personality-pessimist-name = Pessimist
everdell-personality-infernal-name = Hels
everdell-personality-vile-name = Verachtelijk
everdell-personality-gambler-name = Gokster
everdell-personality-idler-name = Nietsnut
everdell-personality-privileged-name = Bevoorrecht
everdell-personality-needy-name = Behoeftig

# plan

everdell-plan-masquerade-name = Gemaskerd bal
everdell-plan-web_barricade-name = Webbarricade
everdell-plan-hypnotic_gaze-name = Hypnotiserende blik
everdell-plan-plot_thickens-name = De intrige verdicht zich
everdell-plan-weavers_whim-name = Gril van de weefster
everdell-plan-bounty_hunter-name = Premiejaagster
everdell-plan-swarm-name = Overweldigende zwerm
everdell-plan-test_of_strength-name = Krachtproef
everdell-plan-unraveler-name = Uithaalster
everdell-plan-web_expansion-name = Webuitbreiding
everdell-plan-smarty-name = Slimmerik
everdell-plan-extortion-name = Afpersing
everdell-plan-connections-name = Connecties

# intrigue

everdell-intrigue-unproductive-name = Onproductief
everdell-intrigue-clerical_errors-name = Administratieve fouten
everdell-intrigue-berry_jam-name = Bessenjam
everdell-intrigue-poison_jam-name = Gifjam
everdell-intrigue-pickpocket-name = Zakkenrolster
everdell-intrigue-theft-name = Diefstal!
everdell-intrigue-sticky_goo-name = Kleverige smurrie
everdell-intrigue-forest_bandits-name = Bosbandieten
everdell-intrigue-lobbyist-name = Lobbyiste
everdell-intrigue-copycat-name = Na-aapster
everdell-intrigue-invisible_trap-name = Onzichtbare val
everdell-intrigue-predator_eyes-name = Ogen van de jager
everdell-intrigue-ransom-name = Losgeld
everdell-intrigue-impostor-name = Bedriegster
everdell-intrigue-eight_legged_nightmare-name = Achtpotige nachtmerrie
everdell-intrigue-spiders_in_trees-name = Spinnen in de bomen
everdell-intrigue-spiders_in_soil-name = Spinnen in de grond
everdell-intrigue-spider_tax-name = Spinnenbelasting
everdell-intrigue-paralyzing_fear-name = Verlammende angst
everdell-intrigue-plague-name = Plaag
everdell-intrigue-order_from_above-name = Bevel van hogerhand
everdell-intrigue-borrowed-name = Geleend
everdell-intrigue-hard_worker-name = Harde werkster
everdell-intrigue-takeover-name = Overname
everdell-intrigue-recession-name = Recessie
everdell-intrigue-corrupt_courts-name = Corrupte rechtbanken
everdell-intrigue-quick_theft-name = Snelle diefstal
everdell-intrigue-in_the_web-name = In het web
everdell-intrigue-closed-name = Gesloten
everdell-intrigue-bad_press-name = Slechte pers
everdell-intrigue-thief-name = Dievegge!
everdell-intrigue-fatigue-name = Vermoeidheid
everdell-intrigue-finders_keepers-name = Wie vindt, die houdt!

# card

everdell-card-air_balloon-name = Luchtballon
everdell-card-bank-name = Bank
everdell-card-freight_car-name = Goederenwagon
everdell-card-gardener-name = Tuinier
everdell-card-greenhouse-name = Kas
everdell-card-lamplighter-name = Lantaarnopsteker
everdell-card-magician-name = Goochelaar
everdell-card-main_road-name = Hoofdweg
everdell-card-mayor-name = Burgemeester
everdell-card-miller-name = Molenaar
everdell-card-poet-name = Dichter
everdell-card-tea_house-name = Theehuis
everdell-card-baker-name = Bakker
everdell-card-chipsmith-name = Smid
everdell-card-city_hall-name = Stadhuis
everdell-card-conductor-name = Conducteur
everdell-card-diplomat-name = Diplomaat
everdell-card-ever_wall-name = Eeuwige Muur
everdell-card-hotel-name = Hotel
everdell-card-inventor-name = Uitvinder
everdell-card-library-name = Bibliotheek
everdell-card-locomotive-name = Locomotief
everdell-card-museum-name = Museum
everdell-card-photographer-name = Fotograaf

# event

everdell-event-big_city-name = Grote stad
everdell-event-three_prosperity-name = Rondvlucht
everdell-event-city_jubilee-name = Stadsjubileum
everdell-event-ever_wall_tower_constructed-name = Toren van de Eeuwige Muur gebouwd
everdell-event-glow_light_festival-name = Lichtjesfestival
everdell-event-hot_air_balloon_race-name = Ballonrace
everdell-event-juniper_jig_dance_contest-name = Danswedstrijd Jeneverbes-jig
everdell-event-magic_show-name = Goochelshow
everdell-event-royal_tea-name = Koninklijke thee
everdell-event-stock_market_boom-name = Beurshausse
everdell-event-sunflower_parade-name = Zonnebloemenparade

# level

everdell-level-0-name = Gedwee
everdell-level-1-name = Sluw
everdell-level-2-name = Onuitstaanbaar
everdell-level-3-name = Kwellend
everdell-level-4-name = Angstaanjagend

# card

everdell-card-bridge-name = Brug
everdell-card-ferry-name = Veerboot
everdell-card-ferry_ferret-name = Veerfret
everdell-card-harbor-name = Haven
everdell-card-messenger-name = Boodschapper
everdell-card-pirate-name = Piraat
everdell-card-pirate_ship-name = Piratenschip
everdell-card-shipwright-name = Scheepsbouwer

# power

everdell-power-butterflies-name = Vlinders
everdell-power-butterflies-title = Grenzeloos
everdell-power-spiders-name = Spinnen
everdell-power-spiders-title = Stiekem
everdell-power-stoats-name = Hermelijnen
everdell-power-stoats-title = Planners
everdell-power-pigs-name = Varkens
everdell-power-pigs-title = Meesterboeren
everdell-power-axolotls-name = Axolotls
everdell-power-axolotls-title = Ontdekkers
everdell-power-cardinals-name = Kardinaalvogels
everdell-power-cardinals-title = Verkenners
everdell-power-foxes-name = Vossen
everdell-power-foxes-title = Spoorzoekers
everdell-power-hedgehogs-name = Egels
everdell-power-hedgehogs-title = Goede speurneuzen
everdell-power-lizards-name = Hagedissen
everdell-power-lizards-title = Zwervers
everdell-power-mice-name = Muizen
everdell-power-mice-title = Efficiënte verzamelaars
everdell-power-moles-name = Mollen
everdell-power-moles-title = Gravers
everdell-power-otters-name = Otters
everdell-power-otters-title = Oplappers
everdell-power-owls-name = Uilen
everdell-power-owls-title = Wijzen
everdell-power-platypuses-name = Vogelbekdieren
everdell-power-platypuses-title = Schatzoekers
everdell-power-rats-name = Ratten
everdell-power-rats-title = Hinderlijk
everdell-power-squirrels-name = Eekhoorns
everdell-power-squirrels-title = Meesterhoutbewerkers
everdell-power-starlings-name = Spreeuwen
everdell-power-starlings-title = Harmonieus
everdell-power-toads-name = Padden
everdell-power-toads-title = Groene vingers
everdell-power-turtles-name = Schildpadden
everdell-power-turtles-title = Geduldige beleggers
everdell-power-bats-name = Vleermuizen
everdell-power-bats-title = Archivarissen
everdell-power-cats-name = Katten
everdell-power-cats-title = Bazig
everdell-power-honey_bees-name = Honingbijen
everdell-power-honey_bees-title = Netwerkers
everdell-power-snails-name = Slakken
everdell-power-snails-title = Gestaag

# card

everdell-card-architect-name = Architect
everdell-card-castle-name = Kasteel
everdell-card-ever_tree-name = Ever Tree
everdell-card-king-name = Koning
everdell-card-palace-name = Paleis
everdell-card-school-name = School
everdell-card-theater-name = Theater
everdell-card-wife-name = Vrouw
everdell-card-cemetery-name = Begraafplaats
everdell-card-chapel-name = Kapel
everdell-card-inn-name = Herberg
everdell-card-lookout-name = Uitkijkpost
everdell-card-monastery-name = Klooster
everdell-card-post_office-name = Postkantoor
everdell-card-queen-name = Koningin
everdell-card-university-name = Universiteit

# river_card

everdell-river_card-gus_the_gardener-name = Gus de tuinier
everdell-river_card-bosley_the_artist-name = Bosley de kunstenaar
everdell-river_card-crustina_the_constable-name = Crustina de agente
everdell-river_card-iluminor_the_inventor-name = Iluminor de uitvinder
everdell-river_card-snout_the_explorer-name = Snout de ontdekker
everdell-river_card-omicron_the_elder-name = Omicron de oudste
everdell-river_card-ballroom-name = Balzaal
everdell-river_card-watermill-name = Watermolen
everdell-river_card-observatory-name = Sterrenwacht
everdell-river_card-market-name = Markt
everdell-river_card-great_hall-name = Grote zaal
everdell-river_card-gardens-name = Tuinen

# event

everdell-event-romantic_cruise-name = Romantische cruise
everdell-event-x_marks_the_spot-name = X markeert de plek
everdell-event-riverside_resort-name = Rivierresort
everdell-event-masquerade_invitations-name = Uitnodigingen voor het gemaskerd bal
everdell-event-sunken_treasure_discovered-name = Gezonken schat ontdekt
everdell-event-river_race-name = Rivierrace

# river_space

everdell-river_space-river_three_green-name = Groene oever
everdell-river_space-river_two_red-name = Rode oever
everdell-river_space-river_two_blue-name = Blauwe oever
everdell-river_space-river_two_tan-name = Bruine oever
everdell-river_space-shoal-name = Zandbank

# location

everdell-location-hopewatch_gate-name = Poort van Hoopwacht
everdell-location-mistrise_fountain-name = Fontein van Mistrijs
everdell-location-sunblaze_bridge-name = Zonnegloedbrug
everdell-location-starfalls_flame-name = Vlam van Sterval
everdell-location-forest_two_pebbles_card-name = Twee kiezelstenen en een kaart
everdell-location-forest_resin_pebble_or_four_cards-name = Hars en een kiezelsteen, of vier kaarten
everdell-location-forest_berry_pebble_card-name = Bes, kiezelsteen en kaart
everdell-location-forest_meadow_swap_two_any-name = Nieuwe weidekaarten en een grondstof

# card

everdell-card-rugwort_the_robber-name = Rugwort de Rover
everdell-card-rugwort_the_rowdy-name = Rugwort de Raddraaier
everdell-card-rugwort_the_ruler-name = Rugwort de Regent

# location

everdell-location-cartographers_caravan-name = Karavaan van de cartograaf
everdell-location-map_seller-name = Kaartenverkoper
everdell-location-ancient_orchard-name = Oeroude boomgaard
everdell-location-cloudrim_peak-name = Wolkenrandtop
everdell-location-grey_cloaks_hideout-name = Schuilplaats van Grijsmantel
everdell-location-moleia_mines-name = Mijnen van Moleia
everdell-location-ruins_of_spire-name = Ruïnes van Spire
everdell-location-tezels_laboratory-name = Laboratorium van Tezel
everdell-location-the_deck-name = De trekstapel
everdell-location-the_discard_pile-name = De aflegstapel
everdell-location-knoll-name = Heuvel
everdell-location-station-name = Station
everdell-location-forest_four_twigs-name = Drijfhoutoever
everdell-location-forest_two_twigs_resin-name = Gevallen den
everdell-location-forest_copy_forest-name = Verborgen pad

# train_tile

everdell-train_tile-berry_car-name = Bessenwagon
everdell-train_tile-resin_car-name = Harswagon
everdell-train_tile-pebble_car-name = Kiezelwagon
everdell-train_tile-mixed_car-name = Gemengde wagon
everdell-train_tile-twig_car-name = Takkenwagon
everdell-train_tile-parlour_car-name = Salonwagon

# card

everdell-card-bard-name = Zanger
everdell-card-fool-name = Dwaas
everdell-card-postal_pigeon-name = Postduif
everdell-card-ranger-name = Boswachter
everdell-card-ruins-name = Ruïnes
everdell-card-shepherd-name = Herder
everdell-card-undertaker-name = Begrafenisondernemer
everdell-card-wanderer-name = Zwerver

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
everdell-visitor-wildell_family-name = Familie Wildell
everdell-visitor-willow_greengrin-name = Willow Greengrin
everdell-visitor-wimble_wuffle-name = Wimble Wuffle

# weather

everdell-weather-freezing_rain-name = IJzel
everdell-weather-deep_frost-name = Strenge vorst
everdell-weather-snowdrift-name = Sneeuwduin
everdell-weather-tornado-name = Tornado
everdell-weather-hail-name = Hagel
everdell-weather-mudslide-name = Modderstroom
everdell-weather-heat_wave-name = Hittegolf
everdell-weather-wildfire-name = Bosbrand
everdell-weather-drought-name = Droogte
everdell-weather-thick_fog-name = Dichte mist
everdell-weather-gale-name = Storm
everdell-weather-early_frost-name = Vroege vorst
