# adornment

everdell-adornment-bell-name = Glocke
everdell-adornment-compass-name = Kompass
everdell-adornment-gilded_book-name = Goldenes Buch
everdell-adornment-hourglass-name = Sanduhr
everdell-adornment-key_to_the_city-name = Schlüssel zur Stadt
everdell-adornment-masque-name = Maske
everdell-adornment-mirror-name = Spiegel
everdell-adornment-scales-name = Waage
everdell-adornment-seaglass_amulet-name = Meerglas-Amulett
everdell-adornment-spyglass-name = Fernrohr
everdell-adornment-sundial-name = Sonnenuhr
everdell-adornment-tiara-name = Tiara

# event

everdell-event-flower_festival-name = Blumenfestival
everdell-event-architectural_renaissance-name = Architektonische Renaissance
everdell-event-arts_and_music_festival-name = Kunst- und Kulturfestival
everdell-event-bed_and_breakfast_guild-name = Bed & Breakfast Vereinigung
everdell-event-city_holiday-name = Urlaubsort
everdell-event-gathering_of_elders-name = Versammlung der Ältesten
everdell-event-kings_road_established-name = Eröffnung der King’s Road
everdell-event-pie_eating_contest-name = Kuchenwettessen
everdell-event-royal_wedding-name = Royale Hochzeit
everdell-event-statues_commissioned-name = Enthüllung der Statuen

# garland

everdell-garland-agriculture-name = Landwirtschaft
everdell-garland-architecture-name = Architektur
everdell-garland-beauty-name = Schönheit
everdell-garland-community-name = Gemeinschaft
everdell-garland-peace-name = Frieden
everdell-garland-storytelling-name = Erzählungen
everdell-garland-tourism-name = Tourismus

# location

everdell-location-forest_activate_two_production-name = Geschäftige Hecke
everdell-location-forest_three_resin-name = Bernsteinhain
everdell-location-forest_two_resin_or_two_berries-name = Weggabelung
everdell-location-forest_pay_three_twigs_gain_three_any-name = Tausch am Holzstapel
everdell-location-market-name = Markt

# market_token

everdell-market_token-three_twigs_one_card-name = Drei Zweige und eine Karte
everdell-market_token-two_resin_two_cards-name = Zwei Harz und zwei Karten
everdell-market_token-two_berries_two_cards-name = Zwei Beeren und zwei Karten
everdell-market_token-one_pebble_three_cards-name = Ein Kieselstein und drei Karten

# card

everdell-card-clock_tower-name = Uhrturm
everdell-card-courthouse-name = Gericht
everdell-card-crane-name = Kran
everdell-card-dungeon-name = Verlies
everdell-card-historian-name = Historiker
everdell-card-innkeeper-name = Gastwirt
everdell-card-judge-name = Richterin
everdell-card-shopkeeper-name = Ladeninhaber

# rugwort

everdell-rugwort-1-name = Fusselwürz der Freche
everdell-rugwort-2-name = Fusselwürz der Faulige
everdell-rugwort-3-name = Fusselwürz der Frevler

# card

everdell-card-corrin_evertails_path-name = Corrins Pfad
everdell-card-corrin_evertail_the_king-name = Corrin der König
everdell-card-corrin_evertails_field-name = Corrins Feld
everdell-card-corrin_evertail_the_leader-name = Corrin der Anführer
everdell-card-corrin_evertail_the_warrior-name = Corrin der Krieger

# discovery

everdell-discovery-archeologist-name = Archäologe
everdell-discovery-cartographers_caravan-name = Karawane des Kartografen
everdell-discovery-everblossom_trail-name = Immerblumen Weg
everdell-discovery-forager-name = Sammler
everdell-discovery-greensprout_trail-name = Grünspross Weg
everdell-discovery-map_seller-name = Kartenhändler
everdell-discovery-mistrise_trail-name = Nebelsteig Weg
everdell-discovery-mountaineer-name = Bergsteiger
everdell-discovery-prospector-name = Schürfer
everdell-discovery-starfall_trail-name = Sternenfall Weg
everdell-discovery-stubblehoof-name = Stoppelhuf
everdell-discovery-sunblaze_trail-name = Sonnenstrahl Weg
everdell-discovery-trail_guide-name = Bergführer
everdell-discovery-truffle-name = Trüffel
everdell-discovery-ancient_orchard-name = Uralter Obstgarten
everdell-discovery-bellsong_trail-name = Glockenspiel Weg
everdell-discovery-cloudrim_peak-name = Wolkenrandgipfel
everdell-discovery-corliander-name = Corliander
everdell-discovery-firebeak-name = Feuerschnabel
everdell-discovery-grey_cloaks_hideout-name = Graumantels Versteck
everdell-discovery-honeypaw-name = Honigtatze
everdell-discovery-king_rhun-name = König Rhun
everdell-discovery-moleia_mines-name = Minen von Moleia
everdell-discovery-ruins_of_spire-name = Ruinen von Spire
everdell-discovery-stormvale-name = Sturmtal
everdell-discovery-tezels_laboratory-name = Tezels Labor
everdell-discovery-whisper-name = Flüstern
everdell-discovery-windlore-name = Windkunde
everdell-discovery-bellsong_city-name = Glockenspiel Stadt
everdell-discovery-bounty_hunter-name = Kopfgeldjäger
everdell-discovery-cave_of_dancing_lights-name = Höhle der tanzenden Lichter
everdell-discovery-cloudsong-name = Wolkenlied
everdell-discovery-everblossom_city-name = Immerblumen Stadt
everdell-discovery-gatherwind_trail-name = Windfang Weg
everdell-discovery-greensprout_city-name = Grünspross Stadt
everdell-discovery-hopewatch_trail-name = Weg der Hoffnung
everdell-discovery-mistrise_city-name = Nebelsteig Stadt
everdell-discovery-serpents_pass-name = Schlangenpfad
everdell-discovery-star_weavers-name = Sternenweber
everdell-discovery-starfall_city-name = Sternenfall Stadt
everdell-discovery-sunblaze_city-name = Sonnenstrahl Stadt
everdell-discovery-the_distant_shore-name = Die Ferne Küste

# event

everdell-event-city_monument-name = Monument der Stadt
everdell-event-grand_tour-name = Die große Fahrt
everdell-event-harvest_festival-name = Herbstfest
everdell-event-cartographers_expedition-name = Expedition des Kartografen
everdell-event-a_brilliant_marketing_plan-name = Eine exzellente Marketing-Strategie
everdell-event-a_well_run_city-name = Eine erfolgreiche Stadt
everdell-event-an_evening_of_fireworks-name = Ein Abend mit Feuerwerk
everdell-event-ancient_scrolls_discovered-name = Der Fund antiker Schriftrollen
everdell-event-capture_of_the_acorn_thieves-name = Die Festnahme der Eicheldiebe
everdell-event-croak_wart_cure-name = Die Warzen-Heilung
everdell-event-flying_doctor_service-name = Fliegender Arzt-Service
everdell-event-graduation_of_scholars-name = Abschlussprüfung
everdell-event-ministering_to_miscreants-name = Sich der Schurken annehmen
everdell-event-path_of_the_pilgrims-name = Pfad der Pilger
everdell-event-performer_in_residence-name = Ortsansässiger Künstler
everdell-event-pristine_chapel_ceiling-name = Makellose Kapellendecke
everdell-event-remembering_the_fallen-name = Gedenktag
everdell-event-tax_relief-name = Steuererleichterung
everdell-event-the_everdell_games-name = Die Everdell-Spiele
everdell-event-under_new_management-name = Neues Management

# card

everdell-card-carnival-name = Jahrmarkt
everdell-card-gazette-name = Zeitungsstand
everdell-card-juggler-name = Jongleur
everdell-card-scurrble_champion-name = Scurrble-Champion
everdell-card-scurrble_stadium-name = Scurrble-Stadion
everdell-card-town_crier-name = Herold
everdell-card-season_farm_1-name = Winterfarm I
everdell-card-season_farm_2-name = Winterfarm II
everdell-card-season_farm_3-name = Frühlingsfarm I
everdell-card-season_farm_4-name = Frühlingsfarm II
everdell-card-season_farm_5-name = Sommerfarm I
everdell-card-season_farm_6-name = Sommerfarm II
everdell-card-season_farm_7-name = Herbstfarm I
everdell-card-season_farm_8-name = Herbstfarm II
everdell-card-barge_toad-name = Bootskröte
everdell-card-chip_sweep-name = Fegehörnchen
everdell-card-doctor-name = Doktor
everdell-card-fairgrounds-name = Festplatz
everdell-card-farm-name = Farm
everdell-card-general_store-name = Gemischtwarenladen
everdell-card-husband-name = Ehemann
everdell-card-mine-name = Mine
everdell-card-miner_mole-name = Minenmaulwurf
everdell-card-monk-name = Mönch
everdell-card-peddler-name = Hausierer
everdell-card-resin_refinery-name = Harzraffinerie
everdell-card-storehouse-name = Lager
everdell-card-teacher-name = Lehrer
everdell-card-twig_barge-name = Boot aus Zweigen
everdell-card-woodcarver-name = Holzschnitzer
everdell-card-amilla_glistendew-name = Amilla Funkeltau
everdell-card-bridge_of_the_sky-name = Himmelsbrücke
everdell-card-cirrus_windfall-name = Cirrus Windfall
everdell-card-foresight-name = Weitblick
everdell-card-fynn_nobletail-name = Fynn Nobelschwanz
everdell-card-mcgregors_market-name = McGregors Markt
everdell-card-oleanders_opera_house-name = Oleanders Opernhaus
everdell-card-poe-name = Edgar
everdell-card-silver_scale_spring-name = Quelle der Silberschuppen
everdell-card-the_green_acorn-name = Zur Grünen Eichel
everdell-card-strey_softpaw-name = Strey Samtpfote
everdell-card-everflame_tomb-name = Grab der Immerflamme
everdell-card-click_clacks-name = Klick-Klacks
everdell-card-chipter_swipple-name = Hammerhörnchen
everdell-card-mayberry_matriarch-name = Mama Maibeere
everdell-card-king_norths_treasury-name = König Norths Schatzkammer
everdell-card-jor_goldwing-name = Jor Goldflügel
everdell-card-darkdeep_prison-name = Abgrundtief-Verlies
everdell-card-tarry_hare-name = Max Mümmelmann
everdell-card-strongroot_castle-name = Schloss Starkwurz

# location

everdell-location-three_twigs-name = Drei Zweige
everdell-location-two_twigs_card-name = Zwei Zweige und eine Karte
everdell-location-two_resin-name = Zwei Harz
everdell-location-resin_card-name = Harz und eine Karte
everdell-location-two_cards_point-name = Zwei Karten und ein Punkt
everdell-location-one_pebble-name = Ein Kieselstein
everdell-location-berry_card-name = Beere und eine Karte
everdell-location-one_berry-name = Eine Beere
everdell-location-forest_two_berries_card-name = Brombeerdickicht
everdell-location-forest_two_any-name = Sammlermulde
everdell-location-forest_discard_draw_double-name = Flüsternder Baumstumpf
everdell-location-forest_copy_basic_card-name = Wegkreuzung
everdell-location-forest_pebble_three_cards-name = Kieselbach
everdell-location-forest_twig_resin_berry-name = Moosige Lichtung
everdell-location-forest_three_berries-name = Beerenhang
everdell-location-forest_two_resin_twig-name = Alte Kiefer
everdell-location-forest_two_cards_any-name = Verborgene Lichtung
everdell-location-forest_discard_three_gain_any-name = Tauschfelsen
everdell-location-forest_meadow_two_play_one-name = Wiesenrand
everdell-location-haven-name = Zuflucht
everdell-location-journey_2-name = Reise für 2
everdell-location-journey_3-name = Reise für 3
everdell-location-journey_4-name = Reise für 4
everdell-location-journey_5-name = Reise für 5

# map_tile

everdell-map_tile-meeks_crossing-name = Meeks Kreuzung
everdell-map_tile-lily_ponds-name = Seerosenteiche
everdell-map_tile-the_bog-name = Das Moor
everdell-map_tile-fort_faraway-name = Festung Weitweg
everdell-map_tile-meerkat_canyon-name = Mangustenschlucht
everdell-map_tile-yaras_patch-name = Yaras Land
everdell-map_tile-littledell-name = Littledell
everdell-map_tile-bubbling_springs-name = Blubberquellen
everdell-map_tile-cuddlers_cove-name = Knuddelbucht
everdell-map_tile-stompy_knoll-name = Baumstumpfbuckel
everdell-map_tile-kibblerill_ferry-name = Mühlbach Fähre
everdell-map_tile-longleg_forest-name = Langfuss Wald
everdell-map_tile-burrowdale-name = Tal der Erdhöhlen
everdell-map_tile-amber_caves-name = Bernsteinhöhlen
everdell-map_tile-newberry_fields-name = Beerenfelder
everdell-map_tile-dugworm_gully-name = Tauwurmweg
everdell-map_tile-twin_bridges-name = Zwillingsbrücken
everdell-map_tile-mirror_lake-name = Spiegelsee
everdell-map_tile-badgers_teeth-name = Badger’s Teeth
everdell-map_tile-shipwreck_shore-name = Trümmerküste
everdell-map_tile-quokka_island-name = Insel der Quokkas
everdell-map_tile-brightcoat_bloom-name = Lichtblumenmeer
everdell-map_tile-coldblooded_desert-name = Seelenlose Wüste
everdell-map_tile-mistfire_falls-name = Nebelfeuerfälle

# personality

everdell-personality-nasty-name = Gemein
everdell-personality-pessimist-name = Pessimistin
everdell-personality-infernal-name = Höllisch
everdell-personality-vile-name = Niederträchtig
everdell-personality-gambler-name = Spielerin
everdell-personality-idler-name = Müßiggängerin
everdell-personality-privileged-name = Privilegiert
everdell-personality-needy-name = Bedürftig

# plan

everdell-plan-masquerade-name = Maskenball
everdell-plan-web_barricade-name = Netzbarrikade
everdell-plan-hypnotic_gaze-name = Hypnotischer Blick
everdell-plan-plot_thickens-name = Die Intrige verdichtet sich
everdell-plan-weavers_whim-name = Laune der Weberin
everdell-plan-bounty_hunter-name = Kopfgeldjägerin
everdell-plan-swarm-name = Überwältigender Schwarm
everdell-plan-test_of_strength-name = Kraftprobe
everdell-plan-unraveler-name = Auftrennerin
everdell-plan-web_expansion-name = Netzausbau
everdell-plan-smarty-name = Schlaubergerin
everdell-plan-extortion-name = Erpressung
everdell-plan-connections-name = Beziehungen

# intrigue

everdell-intrigue-unproductive-name = Unproduktiv
everdell-intrigue-clerical_errors-name = Verwaltungsfehler
everdell-intrigue-berry_jam-name = Beerenmarmelade
everdell-intrigue-poison_jam-name = Giftmarmelade
everdell-intrigue-pickpocket-name = Taschendiebin
everdell-intrigue-theft-name = Diebstahl!
everdell-intrigue-sticky_goo-name = Klebriger Schleim
everdell-intrigue-forest_bandits-name = Waldbanditen
everdell-intrigue-lobbyist-name = Lobbyistin
everdell-intrigue-copycat-name = Nachahmerin
everdell-intrigue-invisible_trap-name = Unsichtbare Falle
everdell-intrigue-predator_eyes-name = Augen der Jägerin
everdell-intrigue-ransom-name = Lösegeld
everdell-intrigue-impostor-name = Hochstaplerin
everdell-intrigue-eight_legged_nightmare-name = Achtbeiniger Albtraum
everdell-intrigue-spiders_in_trees-name = Spinnen in den Bäumen
everdell-intrigue-spiders_in_soil-name = Spinnen im Boden
everdell-intrigue-spider_tax-name = Spinnensteuer
everdell-intrigue-paralyzing_fear-name = Lähmende Angst
everdell-intrigue-plague-name = Plage
everdell-intrigue-order_from_above-name = Befehl von oben
everdell-intrigue-borrowed-name = Geborgt
everdell-intrigue-hard_worker-name = Fleißige
everdell-intrigue-takeover-name = Übernahme
everdell-intrigue-recession-name = Rezession
everdell-intrigue-corrupt_courts-name = Korrupte Gerichte
everdell-intrigue-quick_theft-name = Schneller Diebstahl
everdell-intrigue-in_the_web-name = Im Netz
everdell-intrigue-closed-name = Geschlossen
everdell-intrigue-bad_press-name = Schlechte Presse
everdell-intrigue-thief-name = Diebin!
everdell-intrigue-fatigue-name = Erschöpfung
everdell-intrigue-finders_keepers-name = Gefunden, nicht gestohlen!

# card

everdell-card-air_balloon-name = Heißluftballon
everdell-card-bank-name = Bank
everdell-card-freight_car-name = Frachtwaggon
everdell-card-gardener-name = Gärtner
everdell-card-greenhouse-name = Gewächshaus
everdell-card-lamplighter-name = Laternenkäfer
everdell-card-magician-name = Zauberin
everdell-card-main_road-name = Hauptstraße
everdell-card-mayor-name = Bürgermeister
everdell-card-miller-name = Müllerin
everdell-card-poet-name = Dichterling
everdell-card-tea_house-name = Teestube
everdell-card-baker-name = Bäckerin
everdell-card-chipsmith-name = Schmiedehörnchen
everdell-card-city_hall-name = Rathaus
everdell-card-conductor-name = Schaffner
everdell-card-diplomat-name = Diplomat
everdell-card-ever_wall-name = Immermauer
everdell-card-hotel-name = Hotel
everdell-card-inventor-name = Erfinderin
everdell-card-library-name = Bücherei
everdell-card-locomotive-name = Lokomotive
everdell-card-museum-name = Museum
everdell-card-photographer-name = Fotografin

# event

everdell-event-big_city-name = Großstadt
everdell-event-three_prosperity-name = Ausflug
everdell-event-city_jubilee-name = Stadtjubiläum
everdell-event-ever_wall_tower_constructed-name = Turm der Immermauer errichtet
everdell-event-glow_light_festival-name = Lichterfest
everdell-event-hot_air_balloon_race-name = Ballon-Wettrennen
everdell-event-juniper_jig_dance_contest-name = Juniper Jig Tanzwettbewerb
everdell-event-magic_show-name = Zaubershow
everdell-event-royal_tea-name = Königliche Teeparty
everdell-event-stock_market_boom-name = Die Börse boomt
everdell-event-sunflower_parade-name = Sonnenblumenparade

# level

everdell-level-0-name = Sanftmütig
everdell-level-1-name = Durchtrieben
everdell-level-2-name = Unausstehlich
everdell-level-3-name = Quälend
everdell-level-4-name = Furchterregend

# card

everdell-card-bridge-name = Brücke
everdell-card-ferry-name = Fähre
everdell-card-ferry_ferret-name = Fährfrettchen
everdell-card-harbor-name = Hafen
everdell-card-messenger-name = Kurier
everdell-card-pirate-name = Pirat
everdell-card-pirate_ship-name = Piratenschiff
everdell-card-shipwright-name = Schiffsbauer

# power

everdell-power-butterflies-name = Schmetterlinge
everdell-power-butterflies-title = Grenzenlos
everdell-power-spiders-name = Spinnen
everdell-power-spiders-title = Hinterlistig
everdell-power-stoats-name = Wiesel
everdell-power-stoats-title = Planer
everdell-power-pigs-name = Schweine
everdell-power-pigs-title = Meisterbauern
everdell-power-axolotls-name = Axolotl
everdell-power-axolotls-title = Entdecker
everdell-power-cardinals-name = Kardinäle
everdell-power-cardinals-title = Kundschafter
everdell-power-foxes-name = Füchse
everdell-power-foxes-title = Fährtenleser
everdell-power-hedgehogs-name = Igel
everdell-power-hedgehogs-title = Spürnasen
everdell-power-lizards-name = Eidechsen
everdell-power-lizards-title = Wanderer
everdell-power-mice-name = Mäuse
everdell-power-mice-title = Effiziente Sammler
everdell-power-moles-name = Maulwürfe
everdell-power-moles-title = Gräber
everdell-power-otters-name = Otter
everdell-power-otters-title = Flicker
everdell-power-owls-name = Eulen
everdell-power-owls-title = Weise
everdell-power-platypuses-name = Schnabeltiere
everdell-power-platypuses-title = Schatzjäger
everdell-power-rats-name = Ratten
everdell-power-rats-title = Abstoßend
everdell-power-squirrels-name = Eichhörnchen
everdell-power-squirrels-title = Künstler mit Holz
everdell-power-starlings-name = Stare
everdell-power-starlings-title = Harmonisch
everdell-power-toads-name = Kröten
everdell-power-toads-title = Grüner Daumen
everdell-power-turtles-name = Schildkröten
everdell-power-turtles-title = Geduldige Investoren
everdell-power-bats-name = Fledermäuse
everdell-power-bats-title = Archivare
everdell-power-cats-name = Katzen
everdell-power-cats-title = Herrisch
everdell-power-honey_bees-name = Honigbienen
everdell-power-honey_bees-title = Netzwerker
everdell-power-snails-name = Schnecken
everdell-power-snails-title = Beständig

# card

everdell-card-architect-name = Architekt
everdell-card-castle-name = Schloss
everdell-card-ever_tree-name = Immerbaum
everdell-card-king-name = König
everdell-card-palace-name = Palast
everdell-card-school-name = Schule
everdell-card-theater-name = Theater
everdell-card-wife-name = Ehefrau
everdell-card-cemetery-name = Friedhof
everdell-card-chapel-name = Kapelle
everdell-card-inn-name = Gasthaus
everdell-card-lookout-name = Ausguck
everdell-card-monastery-name = Kloster
everdell-card-post_office-name = Post
everdell-card-queen-name = Königin
everdell-card-university-name = Universität

# river_card

everdell-river_card-gus_the_gardener-name = Gus der Gärtner
everdell-river_card-bosley_the_artist-name = Bosley der Künstler
everdell-river_card-crustina_the_constable-name = Crustina die Wachtmeisterin
everdell-river_card-iluminor_the_inventor-name = Iluminor der Erfinder
everdell-river_card-snout_the_explorer-name = Snout der Entdecker
everdell-river_card-omicron_the_elder-name = Omicron der Älteste
everdell-river_card-ballroom-name = Ballsaal
everdell-river_card-watermill-name = Wassermühle
everdell-river_card-observatory-name = Sternwarte
everdell-river_card-market-name = Markt
everdell-river_card-great_hall-name = Große Halle
everdell-river_card-gardens-name = Gärten

# event

everdell-event-romantic_cruise-name = Romantische Kreuzfahrt
everdell-event-x_marks_the_spot-name = Ein X markiert den Schatz
everdell-event-riverside_resort-name = Flussbad
everdell-event-masquerade_invitations-name = Einladung zum Maskenball
everdell-event-sunken_treasure_discovered-name = Entdeckung eines versunkenen Schatzes
everdell-event-river_race-name = Flussrennen

# river_space

everdell-river_space-river_three_green-name = Grünes Ufer
everdell-river_space-river_two_red-name = Rotes Ufer
everdell-river_space-river_two_blue-name = Blaues Ufer
everdell-river_space-river_two_tan-name = Braunes Ufer
everdell-river_space-shoal-name = Untiefe

# location

everdell-location-hopewatch_gate-name = Tor der Hoffnungswache
everdell-location-mistrise_fountain-name = Nebelsteig-Brunnen
everdell-location-sunblaze_bridge-name = Sonnenstrahl-Brücke
everdell-location-starfalls_flame-name = Sternenfall-Flamme
everdell-location-forest_two_pebbles_card-name = Zwei Kieselsteine und eine Karte
everdell-location-forest_resin_pebble_or_four_cards-name = Harz und ein Kieselstein oder vier Karten
everdell-location-forest_berry_pebble_card-name = Beere, Kieselstein und Karte
everdell-location-forest_meadow_swap_two_any-name = Neue Wiesenkarten und eine Ressource

# card

everdell-card-rugwort_the_robber-name = Fusselwürz der Fiesling
everdell-card-rugwort_the_rowdy-name = Fusselwürz der Flegel
everdell-card-rugwort_the_ruler-name = Fusselwürz der Fürst

# location

everdell-location-cartographers_caravan-name = Karawane des Kartografen
everdell-location-map_seller-name = Kartenhändler
everdell-location-ancient_orchard-name = Uralter Obstgarten
everdell-location-cloudrim_peak-name = Wolkenrandgipfel
everdell-location-grey_cloaks_hideout-name = Graumantels Versteck
everdell-location-moleia_mines-name = Minen von Moleia
everdell-location-ruins_of_spire-name = Ruinen von Spire
everdell-location-tezels_laboratory-name = Tezels Labor
everdell-location-the_deck-name = Der Nachziehstapel
everdell-location-the_discard_pile-name = Der Ablagestapel
everdell-location-knoll-name = Hügel
everdell-location-station-name = Bahnhof
everdell-location-forest_four_twigs-name = Treibholzufer
everdell-location-forest_two_twigs_resin-name = Umgestürzte Kiefer
everdell-location-forest_copy_forest-name = Verborgener Pfad

# train_tile

everdell-train_tile-berry_car-name = Beerenwaggon
everdell-train_tile-resin_car-name = Harzwaggon
everdell-train_tile-pebble_car-name = Kieselwaggon
everdell-train_tile-mixed_car-name = Gemischter Waggon
everdell-train_tile-twig_car-name = Zweigwaggon
everdell-train_tile-parlour_car-name = Salonwagen

# card

everdell-card-bard-name = Barde
everdell-card-fool-name = Narr
everdell-card-postal_pigeon-name = Brieftaube
everdell-card-ranger-name = Waldläufer
everdell-card-ruins-name = Ruine
everdell-card-shepherd-name = Hirtin
everdell-card-undertaker-name = Totengräberin
everdell-card-wanderer-name = Wanderin

# visitor

everdell-visitor-bim_little-name = Benni Klein
everdell-visitor-bosley_tedwardson-name = Bosley Andersson
everdell-visitor-butterbell_sweetpaw-name = Bärbel Süßpfote
everdell-visitor-diggs_deepwell-name = Bing Brunnentief
everdell-visitor-dillweed_quicksniff-name = Dietlieb Schnüffel
everdell-visitor-dim_dustlight-name = Dorian Dämmerung
everdell-visitor-dip_dubble-name = Tip Tröpfel
everdell-visitor-dune_tarrington-name = Sheriff Dan
everdell-visitor-dwell_northwatch-name = Delf Nordwacht
everdell-visitor-edvard_triptail-name = Eduard Stolperschweif
everdell-visitor-frin_stickly-name = Fred Schuster
everdell-visitor-glindil_frink-name = Gilbert Frink
everdell-visitor-iggy_silverscale-name = Ignatius Silberschweif
everdell-visitor-mossy_steptoe-name = Mona Tanzpfote
everdell-visitor-orin_nimblepaw-name = Ortwin Flinkpfote
everdell-visitor-oscar_longtale-name = Oskar Langatem
everdell-visitor-phill_gurgle-name = Phillip Glucks
everdell-visitor-piff_quillglow-name = Pitt Sternschnuppe
everdell-visitor-plum_shortclaw-name = Pluto Kurzklaue
everdell-visitor-quinn_cleanwhisker-name = Quintia Sauberschnauz
everdell-visitor-reemy_sniggle-name = René Giggel
everdell-visitor-rivil_ablacus-name = Reginald von Schupp
everdell-visitor-ruby_dew-name = Rubinia Morgentau
everdell-visitor-saris_clearwhistle-name = Saria Klarpfiff
everdell-visitor-sir_trivle_q_s_marqwill_iii-name = Tristan Q. S. Graf Reineke III
everdell-visitor-skin_shinysnout-name = Snorri Glanznase
everdell-visitor-snout_puddlehop-name = Snout Pfützenhüpf
everdell-visitor-triss_peske-name = Trine Petersen
everdell-visitor-vara_and_brun_mayberry-name = Yara & Brun Maibeere
everdell-visitor-wildell_family-name = Familie Wiesengrün
everdell-visitor-willow_greengrin-name = Wilma Grinsegrün
everdell-visitor-wimble_wuffle-name = Willibald Wuffel

# weather

everdell-weather-freezing_rain-name = Eisregen
everdell-weather-deep_frost-name = Tiefer Frost
everdell-weather-snowdrift-name = Schneewehe
everdell-weather-tornado-name = Tornado
everdell-weather-hail-name = Hagel
everdell-weather-mudslide-name = Schlammlawine
everdell-weather-heat_wave-name = Hitzewelle
everdell-weather-wildfire-name = Waldbrand
everdell-weather-drought-name = Dürre
everdell-weather-thick_fog-name = Dichter Nebel
everdell-weather-gale-name = Sturm
everdell-weather-early_frost-name = Früher Frost
