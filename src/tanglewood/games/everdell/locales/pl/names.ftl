# adornment

everdell-adornment-bell-name = Dzwonek
everdell-adornment-compass-name = Kompas
everdell-adornment-gilded_book-name = Złota księga
everdell-adornment-hourglass-name = Klepsydra
everdell-adornment-key_to_the_city-name = Klucz do miasta
everdell-adornment-masque-name = Maska
everdell-adornment-mirror-name = Lusterko
everdell-adornment-scales-name = Waga
everdell-adornment-seaglass_amulet-name = Szklany amulet
everdell-adornment-spyglass-name = Luneta
everdell-adornment-sundial-name = Zegar słoneczny
everdell-adornment-tiara-name = Tiara

# event

everdell-event-flower_festival-name = Festiwal kwiatów
everdell-event-architectural_renaissance-name = Renesans w architekturze
everdell-event-arts_and_music_festival-name = Festiwal muzyki i sztuki
everdell-event-bed_and_breakfast_guild-name = Gildia hotelarzy
everdell-event-city_holiday-name = Miejskie wakacje
everdell-event-gathering_of_elders-name = Zgromadzenie Starszych
everdell-event-kings_road_established-name = Budowa Traktu Królewskiego
everdell-event-pie_eating_contest-name = Konkurs jedzenia ciasta
everdell-event-royal_wedding-name = Królewski ślub
everdell-event-statues_commissioned-name = Odsłonięcie pomnika

# garland

everdell-garland-agriculture-name = Rolnictwo
everdell-garland-architecture-name = Architektura
everdell-garland-beauty-name = Piękno
everdell-garland-community-name = Społeczność
everdell-garland-peace-name = Harmonia
everdell-garland-storytelling-name = Gawędziarstwo
everdell-garland-tourism-name = Turystyka

# location

everdell-location-forest_activate_two_production-name = Gwarny żywopłot
everdell-location-forest_three_resin-name = Bursztynowy gaj
everdell-location-forest_two_resin_or_two_berries-name = Rozwidlenie ścieżki
everdell-location-forest_pay_three_twigs_gain_three_any-name = Wymiana przy sągu
everdell-location-market-name = Targowisko

# market_token

everdell-market_token-three_twigs_one_card-name = Trzy gałązki i karta
everdell-market_token-two_resin_two_cards-name = Dwie bryłki żywicy i dwie karty
everdell-market_token-two_berries_two_cards-name = Dwie jagody i dwie karty
everdell-market_token-one_pebble_three_cards-name = Kamyk i trzy karty

# card

everdell-card-clock_tower-name = Wieża zegarowa
everdell-card-courthouse-name = Sąd
everdell-card-crane-name = Dźwig
everdell-card-dungeon-name = Loch
everdell-card-historian-name = Historyk
everdell-card-innkeeper-name = Karczmarz
everdell-card-judge-name = Sędzia
everdell-card-shopkeeper-name = Sklepikarz

# rugwort

everdell-rugwort-1-name = Krostawiec Szubrawiec
everdell-rugwort-2-name = Krostawiec do Cna Zepsuty
everdell-rugwort-3-name = Krostawiec Łotr Okrutny

# card

everdell-card-corrin_evertails_path-name = Droga Przemyszława Ogonka
everdell-card-corrin_evertail_the_king-name = Król Przemyszław Ogonek
everdell-card-corrin_evertails_field-name = Pole Przemyszława Ogonka
everdell-card-corrin_evertail_the_leader-name = Przywódca Przemyszław Ogonek
everdell-card-corrin_evertail_the_warrior-name = Wojownik Przemyszław Ogonek

# discovery

everdell-discovery-archeologist-name = Archeolog
everdell-discovery-cartographers_caravan-name = Karawana kartografa
everdell-discovery-everblossom_trail-name = Kwiecisty Szlak
everdell-discovery-forager-name = Poszukiwacz
everdell-discovery-greensprout_trail-name = Leśny Szlak
everdell-discovery-map_seller-name = Sprzedawca map
everdell-discovery-mistrise_trail-name = Mglisty Szlak
everdell-discovery-mountaineer-name = Alpinista
everdell-discovery-prospector-name = Poszukiwacz złota
everdell-discovery-starfall_trail-name = Świetlisty Szlak
everdell-discovery-stubblehoof-name = Stubblehoof
everdell-discovery-sunblaze_trail-name = Skalny Szlak
everdell-discovery-trail_guide-name = Przewodnik szlaku
everdell-discovery-truffle-name = Trufla
everdell-discovery-ancient_orchard-name = Prastary sad
everdell-discovery-bellsong_trail-name = Lodowy Szlak
everdell-discovery-cloudrim_peak-name = Szczyt nad chmurami
everdell-discovery-corliander-name = Corliander
everdell-discovery-firebeak-name = Sęp Ognistodzioby
everdell-discovery-grey_cloaks_hideout-name = Kryjówka Szarego Płaszcza
everdell-discovery-honeypaw-name = Honeypaw
everdell-discovery-king_rhun-name = Król Rhun
everdell-discovery-moleia_mines-name = Kopalnie Molei
everdell-discovery-ruins_of_spire-name = Ruiny Spire
everdell-discovery-stormvale-name = Burzowa Dolina
everdell-discovery-tezels_laboratory-name = Laboratorium Tezela
everdell-discovery-whisper-name = Szept
everdell-discovery-windlore-name = Orzeł Wilhelm
everdell-discovery-bellsong_city-name = Lodowe Miasto
everdell-discovery-bounty_hunter-name = Łowca nagród
everdell-discovery-cave_of_dancing_lights-name = Jaskinia tańczących świateł
everdell-discovery-cloudsong-name = Pieśń Chmur
everdell-discovery-everblossom_city-name = Kwitnące Miasto
everdell-discovery-gatherwind_trail-name = Szlak Czterech Wiatrów
everdell-discovery-greensprout_city-name = Leśne Miasto
everdell-discovery-hopewatch_trail-name = Szlak Wyczekiwańca
everdell-discovery-mistrise_city-name = Mgliste Miasto
everdell-discovery-serpents_pass-name = Wężowy Przesmyk
everdell-discovery-star_weavers-name = Tkacze gwiazd
everdell-discovery-starfall_city-name = Świetliste Miasto
everdell-discovery-sunblaze_city-name = Skalne Miasto
everdell-discovery-the_distant_shore-name = Odległy Ląd

# event

everdell-event-city_monument-name = Pomnik
everdell-event-grand_tour-name = Rejs po rzece
everdell-event-harvest_festival-name = Święto plonów
everdell-event-cartographers_expedition-name = Wyprawa kartografów
everdell-event-a_brilliant_marketing_plan-name = Błyskotliwy plan biznesowy
everdell-event-a_well_run_city-name = Dobrze zarządzane miasto
everdell-event-an_evening_of_fireworks-name = Wieczór fajerwerków
everdell-event-ancient_scrolls_discovered-name = Odkrycie starożytnych zwojów
everdell-event-capture_of_the_acorn_thieves-name = Schwytanie złodziei żołędzi
everdell-event-croak_wart_cure-name = Lekarstwo na brodawki
everdell-event-flying_doctor_service-name = Usługi latającego doktora
everdell-event-graduation_of_scholars-name = Obrona pracy dyplomowej
everdell-event-ministering_to_miscreants-name = Na usługach złoczyńców
everdell-event-path_of_the_pilgrims-name = Szlak pielgrzymów
everdell-event-performer_in_residence-name = Prywatny występ
everdell-event-pristine_chapel_ceiling-name = Nowe sklepienie kaplicy
everdell-event-remembering_the_fallen-name = Pamięć o poległych
everdell-event-tax_relief-name = Ulga podatkowa
everdell-event-the_everdell_games-name = Igrzyska w Everdell
everdell-event-under_new_management-name = Pod nowym kierownictwem

# card

everdell-card-carnival-name = Wesołe miasteczko
everdell-card-gazette-name = Sklepik z gazetami
everdell-card-juggler-name = Żongler
everdell-card-scurrble_champion-name = Mistrz żołędziówki
everdell-card-scurrble_stadium-name = Boisko do żołędziówki
everdell-card-town_crier-name = Krzykacz miejski
everdell-card-season_farm_1-name = Farma zimą I
everdell-card-season_farm_2-name = Farma zimą II
everdell-card-season_farm_3-name = Farma wiosną I
everdell-card-season_farm_4-name = Farma wiosną II
everdell-card-season_farm_5-name = Farma latem I
everdell-card-season_farm_6-name = Farma latem II
everdell-card-season_farm_7-name = Farma jesienią I
everdell-card-season_farm_8-name = Farma jesienią II
everdell-card-barge_toad-name = Wioślarz
everdell-card-chip_sweep-name = Sprzątacz
everdell-card-doctor-name = Doktor
everdell-card-fairgrounds-name = Obóz kuglarzy
everdell-card-farm-name = Farma
everdell-card-general_store-name = Sklep wielobranżowy
everdell-card-husband-name = Mąż
everdell-card-mine-name = Kopalnia
everdell-card-miner_mole-name = Kopacz
everdell-card-monk-name = Mnich
everdell-card-peddler-name = Handlarz
everdell-card-resin_refinery-name = Rafineria żywicy
everdell-card-storehouse-name = Magazyn
everdell-card-teacher-name = Nauczyciel
everdell-card-twig_barge-name = Lekka barka
everdell-card-woodcarver-name = Snycerz
everdell-card-amilla_glistendew-name = Ogonilla
everdell-card-bridge_of_the_sky-name = Niebiański most
everdell-card-cirrus_windfall-name = Podniebny posłaniec
everdell-card-foresight-name = Prorok
everdell-card-fynn_nobletail-name = Myszko Pierwszy
everdell-card-mcgregors_market-name = Ryneczek
everdell-card-oleanders_opera_house-name = Opera w Oleandrach
everdell-card-poe-name = Adam Krukiewicz
everdell-card-silver_scale_spring-name = Srebrzyste źródło
everdell-card-the_green_acorn-name = Zielony Żołędź
everdell-card-strey_softpaw-name = Amelisa Bezszelestna
everdell-card-everflame_tomb-name = Grobowiec Wiecznego Płomienia
everdell-card-click_clacks-name = Klik Klak
everdell-card-chipter_swipple-name = Mysio Bijak
everdell-card-mayberry_matriarch-name = Pani Majowa
everdell-card-king_norths_treasury-name = Skarbiec króla Myszona
everdell-card-jor_goldwing-name = Staś Koniuszko
everdell-card-darkdeep_prison-name = Więzienie w Głębokiej Ciemnicy
everdell-card-tarry_hare-name = Zając Teodor
everdell-card-strongroot_castle-name = Zamek Przodków

# location

everdell-location-three_twigs-name = Trzy gałązki
everdell-location-two_twigs_card-name = Dwie gałązki i karta
everdell-location-two_resin-name = Dwie bryłki żywicy
everdell-location-resin_card-name = Żywica i karta
everdell-location-two_cards_point-name = Dwie karty i punkt
everdell-location-one_pebble-name = Jeden kamyk
everdell-location-berry_card-name = Jagoda i karta
everdell-location-one_berry-name = Jedna jagoda
everdell-location-forest_two_berries_card-name = Gąszcz jeżyn
everdell-location-forest_two_any-name = Dolinka zbieracza
everdell-location-forest_discard_draw_double-name = Szepczący pień
everdell-location-forest_copy_basic_card-name = Rozstaje ścieżek
everdell-location-forest_pebble_three_cards-name = Kamienisty strumyk
everdell-location-forest_twig_resin_berry-name = Mszysta polana
everdell-location-forest_three_berries-name = Jagodowe zbocze
everdell-location-forest_two_resin_twig-name = Stara sosna
everdell-location-forest_two_cards_any-name = Ukryta polana
everdell-location-forest_discard_three_gain_any-name = Skała wymiany
everdell-location-forest_meadow_two_play_one-name = Skraj łąki
everdell-location-haven-name = Święty krąg
everdell-location-journey_2-name = Podróż za 2
everdell-location-journey_3-name = Podróż za 3
everdell-location-journey_4-name = Podróż za 4
everdell-location-journey_5-name = Podróż za 5

# map_tile

everdell-map_tile-meeks_crossing-name = Ciche Rozstaje
everdell-map_tile-lily_ponds-name = Liliowe Stawy
everdell-map_tile-the_bog-name = Bagienko
everdell-map_tile-fort_faraway-name = Odległy Fort
everdell-map_tile-meerkat_canyon-name = Kanion Surykatek
everdell-map_tile-yaras_patch-name = Uroczy Zakątek
everdell-map_tile-littledell-name = Mała Kotlina
everdell-map_tile-bubbling_springs-name = Gorące Źródła
everdell-map_tile-cuddlers_cove-name = Wybrzeże Zakochanych
everdell-map_tile-stompy_knoll-name = Wzgórze Stołowe
everdell-map_tile-kibblerill_ferry-name = Przeprawa promowa
everdell-map_tile-longleg_forest-name = Siedmiomilowy Las
everdell-map_tile-burrowdale-name = Zdradziecki Wąwóz
everdell-map_tile-amber_caves-name = Bursztynowe jaskinie
everdell-map_tile-newberry_fields-name = Jagodowy Zaułek
everdell-map_tile-dugworm_gully-name = Norkowe Zacisze
everdell-map_tile-twin_bridges-name = Bliźniacze Mosty
everdell-map_tile-mirror_lake-name = Zwierciadlane Jezioro
everdell-map_tile-badgers_teeth-name = Borsucze Głazy
everdell-map_tile-shipwreck_shore-name = Zatoka Wraków
everdell-map_tile-quokka_island-name = Wyspa Kuoki
everdell-map_tile-brightcoat_bloom-name = Kwitnąca Kraina
everdell-map_tile-coldblooded_desert-name = Pustynne Bezdroża
everdell-map_tile-mistfire_falls-name = Wodospad Mgieł

# personality

everdell-personality-nasty-name = Pajęczyca paskudna
everdell-personality-pessimist-name = Pajęczyca pesymistka
everdell-personality-infernal-name = Pajęczyca piekielna
everdell-personality-vile-name = Pajęczyca podła
everdell-personality-gambler-name = Pajęczyca pokerzystka
everdell-personality-idler-name = Pajęczyca próżniaczka
everdell-personality-privileged-name = Pajęczyca uprzywilejowana
everdell-personality-needy-name = Pajęczyca w potrzebie

# plan

everdell-plan-masquerade-name = Bal maskowy
everdell-plan-web_barricade-name = Barykada z pajęczyny
everdell-plan-hypnotic_gaze-name = Hipnotyzujące spojrzenie
everdell-plan-plot_thickens-name = Intryga się zagęszcza
everdell-plan-weavers_whim-name = Kaprys tkaczki
everdell-plan-bounty_hunter-name = Łowczyni nagród
everdell-plan-swarm-name = Obezwładniająca chmara
everdell-plan-test_of_strength-name = Próba siły
everdell-plan-unraveler-name = Prujka
everdell-plan-web_expansion-name = Rozbudowa sieci
everdell-plan-smarty-name = Spryciula
everdell-plan-extortion-name = Wyłudzenie
everdell-plan-connections-name = Znajomości

# intrigue

everdell-intrigue-unproductive-name = Bezproduktywność
everdell-intrigue-clerical_errors-name = Błędy administracyjne
everdell-intrigue-berry_jam-name = Dżem jagodowy
everdell-intrigue-poison_jam-name = Dżem trujkawkowy
everdell-intrigue-pickpocket-name = Kieszonkowczyni
everdell-intrigue-theft-name = Kradzież!
everdell-intrigue-sticky_goo-name = Lepka maź
everdell-intrigue-forest_bandits-name = Leśni bandyci
everdell-intrigue-lobbyist-name = Lobbystka
everdell-intrigue-copycat-name = Naśladowczyni
everdell-intrigue-invisible_trap-name = Niewidzialna pułapka
everdell-intrigue-predator_eyes-name = Oczy drapieżcy
everdell-intrigue-ransom-name = Okup
everdell-intrigue-impostor-name = Oszustka
everdell-intrigue-eight_legged_nightmare-name = Ośmionożny koszmar
everdell-intrigue-spiders_in_trees-name = Pająki na drzewach
everdell-intrigue-spiders_in_soil-name = Pająki w ziemi
everdell-intrigue-spider_tax-name = Pajęczy podatek
everdell-intrigue-paralyzing_fear-name = Paraliżujący strach
everdell-intrigue-plague-name = Plaga
everdell-intrigue-order_from_above-name = Polecenie z góry
everdell-intrigue-borrowed-name = Pożyczone
everdell-intrigue-hard_worker-name = Pracowita
everdell-intrigue-takeover-name = Przejęcie
everdell-intrigue-recession-name = Recesja
everdell-intrigue-corrupt_courts-name = Skorumpowane sądy
everdell-intrigue-quick_theft-name = Szybka kradzież
everdell-intrigue-in_the_web-name = W sieci
everdell-intrigue-closed-name = Zamknięte
everdell-intrigue-bad_press-name = Zła prasa
everdell-intrigue-thief-name = Złodziejka!
everdell-intrigue-fatigue-name = Zmęczenie
everdell-intrigue-finders_keepers-name = Znalezione, nie kradzione!

# card

everdell-card-air_balloon-name = Balon
everdell-card-bank-name = Bank
everdell-card-freight_car-name = Wagon towarowy
everdell-card-gardener-name = Ogrodnik
everdell-card-greenhouse-name = Szklarnia
everdell-card-lamplighter-name = Latarnik
everdell-card-magician-name = Magik
everdell-card-main_road-name = Główny trakt
everdell-card-mayor-name = Burmistrz
everdell-card-miller-name = Młynarz
everdell-card-poet-name = Poeta
everdell-card-tea_house-name = Herbaciarnia
everdell-card-baker-name = Piekarz
everdell-card-chipsmith-name = Kowal
everdell-card-city_hall-name = Ratusz
everdell-card-conductor-name = Konduktor
everdell-card-diplomat-name = Dyplomata
everdell-card-ever_wall-name = Wieczny Mur
everdell-card-hotel-name = Hotel
everdell-card-inventor-name = Wynalazca
everdell-card-library-name = Biblioteka
everdell-card-locomotive-name = Lokomotywa
everdell-card-museum-name = Muzeum
everdell-card-photographer-name = Fotograf

# event

everdell-event-big_city-name = Wielkie miasto
everdell-event-three_prosperity-name = Bajeczny lot
everdell-event-city_jubilee-name = Miejski festyn
everdell-event-ever_wall_tower_constructed-name = Budowa baszty Wiecznego Muru
everdell-event-glow_light_festival-name = Festiwal światła
everdell-event-hot_air_balloon_race-name = Wyścig balonów
everdell-event-juniper_jig_dance_contest-name = Zawody tańca Gigsałki
everdell-event-magic_show-name = Pokaz magii
everdell-event-royal_tea-name = Królewska herbata
everdell-event-stock_market_boom-name = Hossa
everdell-event-sunflower_parade-name = Parada słoneczników

# level

everdell-level-0-name = Potulna
everdell-level-1-name = Cwana
everdell-level-2-name = Nieznośna
everdell-level-3-name = Dręcząca
everdell-level-4-name = Przerażająca

# card

everdell-card-bridge-name = Most
everdell-card-ferry-name = Prom
everdell-card-ferry_ferret-name = Przewoźnik
everdell-card-harbor-name = Przystań
everdell-card-messenger-name = Posłaniec
everdell-card-pirate-name = Pirat
everdell-card-pirate_ship-name = Piracki statek
everdell-card-shipwright-name = Cieśla okrętowy

# power

everdell-power-butterflies-name = Motyle
everdell-power-butterflies-title = Nieograniczone
everdell-power-spiders-name = Pająki
everdell-power-spiders-title = Podstępne
everdell-power-stoats-name = Gronostaje
everdell-power-stoats-title = Planiści
everdell-power-pigs-name = Świnie
everdell-power-pigs-title = Mistrzowie farm
everdell-power-axolotls-name = Aksolotle
everdell-power-axolotls-title = Odkrywcy
everdell-power-cardinals-name = Kardynały
everdell-power-cardinals-title = Zwiadowcy
everdell-power-foxes-name = Lisy
everdell-power-foxes-title = Tropiciele
everdell-power-hedgehogs-name = Jeże
everdell-power-hedgehogs-title = Dobre Nosy
everdell-power-lizards-name = Jaszczurki
everdell-power-lizards-title = Wędrowcy
everdell-power-mice-name = Myszy
everdell-power-mice-title = Sprawni Zbieracze
everdell-power-moles-name = Krety
everdell-power-moles-title = Kopacze
everdell-power-otters-name = Wydry
everdell-power-otters-title = Łatacze
everdell-power-owls-name = Sowy
everdell-power-owls-title = Mędrcy
everdell-power-platypuses-name = Dziobaki
everdell-power-platypuses-title = Łowcy Skarbów
everdell-power-rats-name = Szczury
everdell-power-rats-title = Nieznośni
everdell-power-squirrels-name = Wiewiórki
everdell-power-squirrels-title = Mistrzowie Stolarki
everdell-power-starlings-name = Szpaki
everdell-power-starlings-title = Zgodni
everdell-power-toads-name = Ropuchy
everdell-power-toads-title = Ogrodnicy
everdell-power-turtles-name = Żółwie
everdell-power-turtles-title = Cierpliwi Inwestorzy
everdell-power-bats-name = Nietoperze
everdell-power-bats-title = Archiwiści
everdell-power-cats-name = Koty
everdell-power-cats-title = Władcze
everdell-power-honey_bees-name = Pszczoły
everdell-power-honey_bees-title = Mistrzynie kontaktów
everdell-power-snails-name = Ślimaki
everdell-power-snails-title = Wytrwałe

# card

everdell-card-architect-name = Architekt
everdell-card-castle-name = Zamek
everdell-card-ever_tree-name = Wieczne Drzewo
everdell-card-king-name = Król
everdell-card-palace-name = Pałac
everdell-card-school-name = Szkoła
everdell-card-theater-name = Teatr
everdell-card-wife-name = Żona
everdell-card-cemetery-name = Cmentarz
everdell-card-chapel-name = Kaplica
everdell-card-inn-name = Karczma
everdell-card-lookout-name = Wieża widokowa
everdell-card-monastery-name = Klasztor
everdell-card-post_office-name = Poczta
everdell-card-queen-name = Królowa
everdell-card-university-name = Uniwersytet

# river_card

everdell-river_card-gus_the_gardener-name = Ogrodnik Gus
everdell-river_card-bosley_the_artist-name = Artysta Bosley
everdell-river_card-crustina_the_constable-name = Konstabl Crustina
everdell-river_card-iluminor_the_inventor-name = Wynalazca Iluminor
everdell-river_card-snout_the_explorer-name = Odkrywca Snout
everdell-river_card-omicron_the_elder-name = Omicron Starszy
everdell-river_card-ballroom-name = Sala balowa
everdell-river_card-watermill-name = Młyn wodny
everdell-river_card-observatory-name = Obserwatorium
everdell-river_card-market-name = Targ
everdell-river_card-great_hall-name = Wielka sala
everdell-river_card-gardens-name = Ogrody

# event

everdell-event-romantic_cruise-name = Romantyczny rejs
everdell-event-x_marks_the_spot-name = X wskazuje miejsce
everdell-event-riverside_resort-name = Nadrzeczny kurort
everdell-event-masquerade_invitations-name = Zaproszenie na bal przebierańców
everdell-event-sunken_treasure_discovered-name = Odnalezienie zatopionego skarbu
everdell-event-river_race-name = Wyścig po rzece

# river_space

everdell-river_space-river_three_green-name = Zielony brzeg
everdell-river_space-river_two_red-name = Czerwony brzeg
everdell-river_space-river_two_blue-name = Niebieski brzeg
everdell-river_space-river_two_tan-name = Brązowy brzeg
everdell-river_space-shoal-name = Mielizna

# location

everdell-location-hopewatch_gate-name = Brama Wyczekiwańca
everdell-location-mistrise_fountain-name = Fontanna Mgieł
everdell-location-sunblaze_bridge-name = Słoneczny Most
everdell-location-starfalls_flame-name = Gwieździsta Latarnia
everdell-location-forest_two_pebbles_card-name = Dwa kamyki i karta
everdell-location-forest_resin_pebble_or_four_cards-name = Żywica i kamyk albo cztery karty
everdell-location-forest_berry_pebble_card-name = Jagoda, kamyk i karta
everdell-location-forest_meadow_swap_two_any-name = Nowe karty łąki i surowiec

# card

everdell-card-rugwort_the_robber-name = Krostawiec Rabuś
everdell-card-rugwort_the_rowdy-name = Krostawiec Awanturnik
everdell-card-rugwort_the_ruler-name = Krostawiec Władca

# location

everdell-location-cartographers_caravan-name = Karawana kartografa
everdell-location-map_seller-name = Sprzedawca map
everdell-location-ancient_orchard-name = Prastary sad
everdell-location-cloudrim_peak-name = Szczyt nad chmurami
everdell-location-grey_cloaks_hideout-name = Kryjówka Szarego Płaszcza
everdell-location-moleia_mines-name = Kopalnie Molei
everdell-location-ruins_of_spire-name = Ruiny Spire
everdell-location-tezels_laboratory-name = Laboratorium Tezela
everdell-location-the_deck-name = Talia
everdell-location-the_discard_pile-name = Stos kart odrzuconych
everdell-location-knoll-name = Pagórek
everdell-location-station-name = Stacja
everdell-location-forest_four_twigs-name = Brzeg pełen drewna
everdell-location-forest_two_twigs_resin-name = Zwalona sosna
everdell-location-forest_copy_forest-name = Ukryty szlak

# train_tile

everdell-train_tile-berry_car-name = Wagon z jagodami
everdell-train_tile-resin_car-name = Wagon z żywicą
everdell-train_tile-pebble_car-name = Wagon z kamykami
everdell-train_tile-mixed_car-name = Wagon mieszany
everdell-train_tile-twig_car-name = Wagon z gałązkami
everdell-train_tile-parlour_car-name = Wagon salonowy

# card

everdell-card-bard-name = Bard
everdell-card-fool-name = Błazen
everdell-card-postal_pigeon-name = Gołąb pocztowy
everdell-card-ranger-name = Strażnik leśny
everdell-card-ruins-name = Ruiny
everdell-card-shepherd-name = Pasterz
everdell-card-undertaker-name = Grabarz
everdell-card-wanderer-name = Wędrowiec

# visitor

everdell-visitor-bim_little-name = Borys Kapselek
everdell-visitor-bosley_tedwardson-name = Jan Krabejko
everdell-visitor-butterbell_sweetpaw-name = Misia Miękkibrzusio
everdell-visitor-diggs_deepwell-name = Fredzia Fretkowska
everdell-visitor-dillweed_quicksniff-name = Odoryk Niuchnik
everdell-visitor-dim_dustlight-name = Tomysz Półcień
everdell-visitor-dip_dubble-name = Kazio Karaś
everdell-visitor-dune_tarrington-name = Pif Pafnucy
everdell-visitor-dwell_northwatch-name = Janusz Pak
everdell-visitor-edvard_triptail-name = Edward Żmijewssski
everdell-visitor-frin_stickly-name = Franklin Skorupko
everdell-visitor-glindil_frink-name = Karol Uch
everdell-visitor-iggy_silverscale-name = Igor Srebrnołuski
everdell-visitor-mossy_steptoe-name = Mysia Piekarska
everdell-visitor-orin_nimblepaw-name = Jerzy Włóczykij
everdell-visitor-oscar_longtale-name = Oskar Długosz
everdell-visitor-phill_gurgle-name = Kamil Ś. Limak
everdell-visitor-piff_quillglow-name = Gacław Mroczek
everdell-visitor-plum_shortclaw-name = Zdziś Dzióbek
everdell-visitor-quinn_cleanwhisker-name = Gryzanna Zającówna
everdell-visitor-reemy_sniggle-name = Fryderyk Szopen
everdell-visitor-rivil_ablacus-name = Pan Cernik
everdell-visitor-ruby_dew-name = Rudzia Orzech
everdell-visitor-saris_clearwhistle-name = Sara Gołąbek
everdell-visitor-sir_trivle_q_s_marqwill_iii-name = Sir Ludwik I.S. Dostojny III
everdell-visitor-skin_shinysnout-name = O. Posowski
everdell-visitor-snout_puddlehop-name = Aksel Pyszczek
everdell-visitor-triss_peske-name = Balbina Wibrysek
everdell-visitor-vara_and_brun_mayberry-name = Basia i Jaro Majowie
everdell-visitor-wildell_family-name = Rodzina Uszkowskich
everdell-visitor-willow_greengrin-name = Witka Zieloneska
everdell-visitor-wimble_wuffle-name = Klemens Krecki

# weather

everdell-weather-freezing_rain-name = Marznący deszcz
everdell-weather-deep_frost-name = Silny mróz
everdell-weather-snowdrift-name = Zaspa
everdell-weather-tornado-name = Tornado
everdell-weather-hail-name = Grad
everdell-weather-mudslide-name = Lawina błotna
everdell-weather-heat_wave-name = Fala upałów
everdell-weather-wildfire-name = Pożar
everdell-weather-drought-name = Susza
everdell-weather-thick_fog-name = Gęsta mgła
everdell-weather-gale-name = Wichura
everdell-weather-early_frost-name = Wczesny przymrozek
