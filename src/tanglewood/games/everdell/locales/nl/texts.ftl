# adornment

everdell-adornment-bell-text = Neem 3 bessen en trek een kaart voor elk boswezen in je stad. Aan het einde 1 punt per 2 boswezens.
everdell-adornment-compass-text = Hoogstens 2 bruine kaarten in je stad werken nog een keer. Aan het einde 1 punt voor elke bruine kaart.
everdell-adornment-gilded_book-text = Neem grondstoffen gelijk aan de kosten van een blauwe kaart in je stad. Aan het einde 1 punt voor elke blauwe kaart.
everdell-adornment-hourglass-text = Gebruik een boslocatie zonder arbeider en neem 1 grondstof naar keuze. Aan het einde 1 punt voor elke rode kaart.
everdell-adornment-key_to_the_city-text = Neem 2 grondstoffen naar keuze en trek een kaart voor elk gebouw in je stad. Aan het einde 1 punt per 2 gebouwen.
everdell-adornment-masque-text = Je mag een kaart van hoogstens 3 punten gratis spelen, uit je hand of van de weide. Aan het einde 1 punt per 3 puntfiches.
everdell-adornment-mirror-text = Gebruik wat een versiering van een tegenstander geeft. Aan het einde 1 punt voor elke kleur in je stad.
everdell-adornment-scales-text = Leg hoogstens 4 kaarten af, elk voor 1 grondstof naar keuze. Aan het einde 1 punt voor elke kaart in je hand, hoogstens 5.
everdell-adornment-seaglass_amulet-text = Neem 3 grondstoffen naar keuze, 2 kaarten en een puntfiche. Aan het einde 3 punten.
everdell-adornment-spyglass-text = Neem 1 grondstof naar keuze, een kaart en een parel. Aan het einde 3 punten voor elk van je wonderen.
everdell-adornment-sundial-text = Hoogstens 3 groene kaarten in je stad werken, elk één keer. Aan het einde 1 punt per 2 groene kaarten.
everdell-adornment-tiara-text = Neem 1 grondstof naar keuze voor elke paarse kaart in je stad. Aan het einde 1 punt voor elke paarse kaart.

# event

everdell-event-flower_festival-text = Een kaart van elke kleur.
everdell-event-architectural_renaissance-text = Verder niets.
everdell-event-arts_and_music_festival-text = Betaal 2 hars.
everdell-event-bed_and_breakfast_guild-text = Verder niets.
everdell-event-city_holiday-text = Verder niets.
everdell-event-gathering_of_elders-text = Verder niets.
everdell-event-kings_road_established-text = Betaal 2 takken.
everdell-event-pie_eating_contest-text = Betaal 2 bessen.
everdell-event-royal_wedding-text = Leg 3 kaarten af.
everdell-event-statues_commissioned-text = Betaal 1 kiezelsteen.

# garland

everdell-garland-agriculture-text = Aan het einde leveren de meeste groene kaarten in een stad 6 punten op, de op één na meeste 3.
everdell-garland-architecture-text = Aan het einde leveren de meeste gebouwen in een stad 6 punten op, de op één na meeste 3.
everdell-garland-beauty-text = Aan het einde leveren de meeste paarse kaarten in een stad 6 punten op, de op één na meeste 3.
everdell-garland-community-text = Aan het einde leveren de meeste boswezens in een stad 6 punten op, de op één na meeste 3.
everdell-garland-peace-text = Aan het einde leveren de meeste blauwe kaarten in een stad 6 punten op, de op één na meeste 3.
everdell-garland-storytelling-text = Aan het einde leveren de meeste bruine kaarten in een stad 6 punten op, de op één na meeste 3.
everdell-garland-tourism-text = Aan het einde leveren de meeste rode kaarten in een stad 6 punten op, de op één na meeste 3.

# location

everdell-location-forest_activate_two_production-text = Activeer 2 groene kaarten in je stad.
everdell-location-forest_three_resin-text = 3 hars.
everdell-location-forest_two_resin_or_two_berries-text = 2 hars of 2 bessen.
everdell-location-forest_pay_three_twigs_gain_three_any-text = Betaal 3 takken voor 3 grondstoffen naar keuze.
everdell-location-market-text = Krijg wat een fiche aan de kant Krijgen toont, of betaal wat een fiche aan de kant Ruilen toont voor 3 punten en 2 grondstoffen naar keuze; de fiche gaat naar de andere kant. Van jou hoogstens één arbeider tegelijk.

# market_token

everdell-market_token-three_twigs_one_card-text = Krijg 3 takken en 1 kaart; of betaal 3 takken en leg 1 kaart af voor 3 punten en 2 grondstoffen naar keuze.
everdell-market_token-two_resin_two_cards-text = Krijg 2 hars en 2 kaarten; of betaal 2 hars en leg 2 kaarten af voor 3 punten en 2 grondstoffen naar keuze.
everdell-market_token-two_berries_two_cards-text = Krijg 2 bessen en 2 kaarten; of betaal 2 bessen en leg 2 kaarten af voor 3 punten en 2 grondstoffen naar keuze.
everdell-market_token-one_pebble_three_cards-text = Krijg 1 kiezelsteen en 3 kaarten; of betaal 1 kiezelsteen en leg 3 kaarten af voor 3 punten en 2 grondstoffen naar keuze.

# card

everdell-card-clock_tower-text = Komt met 3 puntfiches. Telkens als je je voorbereidt op een seizoen, mag je er eerst één uitgeven om een basis- of boslocatie waar je arbeider staat, opnieuw te gebruiken.
everdell-card-courthouse-text = Nadat je een gebouw in je stad speelt: 1 tak, hars of kiezelsteen.
everdell-card-crane-text = Leg de Kraan af terwijl je een gebouw betaalt: hoogstens 3 grondstoffen minder.
everdell-card-dungeon-text = Terwijl je een kaart betaalt, stop je een boswezen uit je stad in een cel: hoogstens 3 grondstoffen minder. De tweede cel gaat open met een Boswachter in je stad.
everdell-card-historian-text = Trek een kaart nadat je een kaart speelt.
everdell-card-innkeeper-text = Leg de Herbergier af terwijl je een boswezen betaalt: hoogstens 3 bessen minder.
everdell-card-judge-text = Terwijl je een kaart betaalt, mag één grondstof van de kosten van een andere soort zijn.
everdell-card-shopkeeper-text = Nadat je een boswezen in je stad speelt: 1 bes.
everdell-card-corrin_evertails_path-text = Neemt geen plek in. Bezoek: gebruik een locatie of een rode kaart waarop een arbeider van een tegenstander staat, maar geen Begraafplaats, Kapel, Klooster, legendarische kaart, gebeurtenis of Reis.
everdell-card-corrin_evertail_the_king-text = 1 punt voor elke paarse kaart in de stad van één tegenstander.
everdell-card-corrin_evertails_field-text = 1 bes, en nog een voor elke Boerderij van je tegenstanders; zij trekken een kaart voor elk van die Boerderijen.
everdell-card-corrin_evertail_the_leader-text = Telkens als je kaarten trekt, mag je er één aan een tegenstander geven voor een puntfiche.
everdell-card-corrin_evertail_the_warrior-text = Neemt geen plek in. Geef je tegenstanders hoogstens 8 kaarten en grondstoffen, verdeeld zoals je wilt; elke kaart en elke grondstof levert je een puntfiche op.

# discovery

everdell-discovery-archeologist-text = Leg hoogstens 3 gebouwen uit je hand en van de weide onder deze kaart. Later mag je ze voor 1 grondstof minder spelen.
everdell-discovery-cartographers_caravan-text = Drie open arbeidersplekken, één arbeider per speler: 3 kaarten, en 1 grondstof voor elke arbeider hier.
everdell-discovery-everblossom_trail-text = 4 punten met minstens 3 paarse kaarten in je stad.
everdell-discovery-forager-text = Trek in je eigen beurten 1 kaart voor elke bes die je kreeg.
everdell-discovery-greensprout_trail-text = 4 punten met minstens 4 groene kaarten in je stad.
everdell-discovery-map_seller-text = Drie open arbeidersplekken, één arbeider per speler: neem kaarten van de weide en uit de aflegstapel tot aan de handlimiet.
everdell-discovery-mistrise_trail-text = 4 punten met minstens 3 bruine kaarten in je stad.
everdell-discovery-mountaineer-text = Van het weer van de lente heb je geen last. Op de top mag je twee ontdekkingen nemen, elk voor zijn prijs.
everdell-discovery-prospector-text = In je eigen beurten mag je voor elke puntfiche die je kreeg 1 kaart afleggen, en je trekt 1 kaart.
everdell-discovery-starfall_trail-text = 4 punten met minstens 3 blauwe kaarten in je stad.
everdell-discovery-stubblehoof-text = Een reuzenwezen. Als je je voorbereidt op een seizoen, mag het blijven waar het is: de plek wordt opnieuw gebruikt, en je krijgt 1 kaart en 1 grondstof extra.
everdell-discovery-sunblaze_trail-text = 4 punten met minstens 3 rode kaarten in je stad.
everdell-discovery-trail_guide-text = Leg hoogstens 3 boswezens uit je hand en van de weide onder deze kaart. Later mag je ze voor 2 bessen minder spelen.
everdell-discovery-truffle-text = Een reuzenwezen. Het mag op een groene kaart van een willekeurige stad staan: je gebruikt die kaart en krijgt 1 grondstof en 1 kaart extra. Niet op Bank, Pakhuis of Rugwort de Raddraaier.
everdell-discovery-ancient_orchard-text = Een eigen arbeidersplek: 5 bessen.
everdell-discovery-bellsong_trail-text = 4 punten als je expeditie de laatste tegel bereikt.
everdell-discovery-cloudrim_peak-text = Een eigen arbeidersplek: leg 5 kaarten van verschillende kleuren af voor 8 punten.
everdell-discovery-corliander-text = Een reuzenwezen. Het behaalt een gebeurtenis met de helft van de vereiste kaarten, naar boven afgerond; wat de gebeurtenis kost, blijft gelijk.
everdell-discovery-firebeak-text = Een reuzenwezen. Het mag op de aflegstapel staan en er 3 kaarten uit nemen. Zolang het daar staat, mag je kaarten nemen die anderen afleggen.
everdell-discovery-grey_cloaks_hideout-text = Een eigen arbeidersplek: verplaats een andere arbeider van jou hierheen en gebruik opnieuw de plek die hij verliet.
everdell-discovery-honeypaw-text = Een reuzenwezen. Waar een plek je grondstoffen gaf maar geen bessen, krijg je 1 bes per grondstof, hoogstens 3.
everdell-discovery-king_rhun-text = Een reuzenwezen. Het mag op een paarse kaart in je stad staan: krijg zoveel grondstoffen als de kaart waard is.
everdell-discovery-moleia_mines-text = Drie open arbeidersplekken, één arbeider per speler: draai kaarten van de trekstapel open zolang je durft.
everdell-discovery-ruins_of_spire-text = Een eigen arbeidersplek: in totaal 3 takken, hars of kiezelstenen, in elke combinatie.
everdell-discovery-stormvale-text = Ernaast liggen drie kaarten open die iedereen mag spelen. Speelt een andere speler er een, dan krijg je 1 punt.
everdell-discovery-tezels_laboratory-text = Een eigen arbeidersplek: speel een kaart, 1 grondstof goedkoper voor elke kaart die je aflegt.
everdell-discovery-whisper-text = Een reuzenwezen. Het mag naar een plek die bezet is, behalve naar gebeurtenissen.
everdell-discovery-windlore-text = Een reuzenwezen. Het mag op de trekstapel staan en 3 kaarten trekken. Zolang het daar staat, trek je 2 kaarten na elke beurt waarin een andere speler van de trekstapel trok.
everdell-discovery-bellsong_city-text = 3 punten, en 1 voor elke kaart van de kleur waarvan je stad er het minst heeft.
everdell-discovery-bounty_hunter-text = Noem een boswezen en neem er een uit de trekstapel, ook boven je handlimiet; leg dan af tot die limiet.
everdell-discovery-cave_of_dancing_lights-text = Draai 4 kaarten open: een groene levert een bes op, een bruine een tak, een rode hars, een blauwe een kiezelsteen, een paarse een grondstof naar keuze. Houd er zoveel als je wilt.
everdell-discovery-cloudsong-text = Noem een gebouw en neem er een uit de trekstapel, ook boven je handlimiet; leg dan af tot die limiet.
everdell-discovery-everblossom_city-text = 6 punten, 1 minder voor elke paarse kaart in je stad.
everdell-discovery-gatherwind_trail-text = 4 punten met minstens 2 gebeurtenissen.
everdell-discovery-greensprout_city-text = 6 punten, 1 minder per 2 groene kaarten in je stad.
everdell-discovery-hopewatch_trail-text = 1 punt voor elk punt van je Reizen, hoogstens 7.
everdell-discovery-mistrise_city-text = 6 punten, 1 minder voor elke bruine kaart in je stad.
everdell-discovery-serpents_pass-text = Wordt de eerste tegel van je expeditie: 7 punten voor 6 grondstoffen.
everdell-discovery-star_weavers-text = Leg zoveel kaarten af als je wilt en trek dan tot aan je handlimiet.
everdell-discovery-starfall_city-text = 6 punten, 1 minder voor elke blauwe kaart in je stad.
everdell-discovery-sunblaze_city-text = 6 punten, 1 minder voor elke rode kaart in je stad.
everdell-discovery-the_distant_shore-text = Wordt de laatste tegel van je expeditie: 7 punten voor 6 kaarten.

# event

everdell-event-city_monument-text = Drie blauwe kaarten.
everdell-event-grand_tour-text = Drie rode kaarten.
everdell-event-harvest_festival-text = Vier groene kaarten.
everdell-event-cartographers_expedition-text = Drie bruine kaarten.
everdell-event-a_brilliant_marketing_plan-text = Geef tegenstanders hoogstens 3 grondstoffen, verdeeld zoals je wilt: 2 punten voor elk.
everdell-event-a_well_run_city-text = Neem meteen een van je arbeiders terug.
everdell-event-an_evening_of_fireworks-text = Leg hier hoogstens 3 takken: elk 2 punten.
everdell-event-ancient_scrolls_discovered-text = Draai 5 kaarten van de trekstapel open; houd wat je wilt, de andere komen onder de gebeurtenis: elk 1 punt.
everdell-event-capture_of_the_acorn_thieves-text = Leg hoogstens 2 boswezens uit je stad onder de gebeurtenis: elk 3 punten.
everdell-event-croak_wart_cure-text = Betaal 2 bessen en leg 2 kaarten uit je stad af.
everdell-event-flying_doctor_service-text = Aan het einde 3 punten voor elke Man met zijn Vrouw, in elke stad.
everdell-event-graduation_of_scholars-text = Leg hoogstens 3 boswezens uit je hand onder de gebeurtenis: elk 2 punten.
everdell-event-ministering_to_miscreants-text = Aan het einde 3 punten voor elke gevangene in je Kerker.
everdell-event-path_of_the_pilgrims-text = Aan het einde 3 punten voor elke arbeider op je Klooster.
everdell-event-performer_in_residence-text = Leg hier hoogstens 3 bessen: elk 2 punten.
everdell-event-pristine_chapel_ceiling-text = Voor elke fiche op je Kapel 1 kaart en 1 grondstof naar keuze; aan het einde 2 punten voor elke fiche erop.
everdell-event-remembering_the_fallen-text = Aan het einde 3 punten voor elke arbeider op je Begraafplaats.
everdell-event-tax_relief-text = Je stad produceert.
everdell-event-the_everdell_games-text = Verder niets.
everdell-event-under_new_management-text = Leg hier hoogstens 3 grondstoffen: 1 punt voor een tak of bes, 2 voor hars of een kiezelsteen.

# card

everdell-card-carnival-text = Trek een kaart voor elke andere groene kaart in je stad, of neem 1 grondstof naar keuze per 2 daarvan.
everdell-card-gazette-text = Telkens als je een gebeurtenis behaalt, leg je een puntfiche op deze kaart. Met 3 of meer fiches levert de kaart aan het einde 3 punten op.
everdell-card-juggler-text = Betaal 3 takken voor 4 puntfiches. Of betaal de takken één voor één en draai voor elke tak een kaart van de trekstapel open: zodra ze samen 6 punten waard zijn, neem je 6 puntfiches. De kaarten worden afgelegd.
everdell-card-scurrble_champion-text = Al je Scurrble-kampioenen delen één plek. 2 punten voor elke andere Scurrble-kampioen in je stad.
everdell-card-scurrble_stadium-text = Bezoek: noem een kleur, maar niet groen, en trek 4 kaarten; toon er een van die kleur voor 3 puntfiches. Open voor iedereen; het bezoek van een gast levert je een puntfiche op.
everdell-card-town_crier-text = Je mag een tegenstander 2 kaarten geven voor 3 puntfiches.
everdell-card-season_farm_1-text = Telt als Boerderij. 1 tak, of trek een kaart.
everdell-card-season_farm_2-text = Telt als Boerderij. 1 bes, of trek 2 kaarten.
everdell-card-season_farm_3-text = Telt als Boerderij. 1 bes of 1 hars.
everdell-card-season_farm_4-text = Telt als Boerderij. 1 bes, of betaal 1 tak voor een puntfiche.
everdell-card-season_farm_5-text = Telt als Boerderij. 1 bes, of betaal 1 bes voor 2 puntfiches.
everdell-card-season_farm_6-text = Telt als Boerderij. Neemt geen plek in. 2 bessen.
everdell-card-season_farm_7-text = Telt als Boerderij. 1 bes of 2 takken.
everdell-card-season_farm_8-text = Telt als Boerderij. 1 bes of een puntfiche.
everdell-card-barge_toad-text = 2 takken voor elke Boerderij in je stad.
everdell-card-chip_sweep-text = Activeer één groene kaart in je stad, maar geen Schoonmaker.
everdell-card-doctor-text = Betaal hoogstens 3 bessen; elke bes levert je een puntfiche op.
everdell-card-fairgrounds-text = Trek 2 kaarten.
everdell-card-farm-text = 1 bes.
everdell-card-general_store-text = 1 bes, en nog een als je een Boerderij hebt.
everdell-card-husband-text = Deelt een plek met een Vrouw. Met haar en een Boerderij in je stad: 1 grondstof naar keuze.
everdell-card-mine-text = 1 kiezelsteen.
everdell-card-miner_mole-text = Je mag een groene kaart in een andere stad gebruiken alsof die van jou is.
everdell-card-monk-text = Geef een tegenstander hoogstens 2 bessen; elke bes levert je 2 puntfiches op.
everdell-card-peddler-text = Ruil hoogstens 2 van je grondstoffen voor andere.
everdell-card-resin_refinery-text = 1 hars.
everdell-card-storehouse-text = Leg er 3 takken, 2 hars, 1 kiezelsteen of 2 bessen op. Bezoek: neem alles wat erop ligt.
everdell-card-teacher-text = Trek 2 kaarten, houd er een en geef de andere aan een tegenstander.
everdell-card-twig_barge-text = 2 takken.
everdell-card-woodcarver-text = Betaal hoogstens 3 takken; elke tak levert je een puntfiche op.
everdell-card-amilla_glistendew-text = Bezoek: behaal een gebeurtenis zonder dat je stad aan de vereiste hoeft te voldoen; de kosten betaal je wel.
everdell-card-bridge_of_the_sky-text = Terwijl je een gebouw betaalt: hoogstens 3 grondstoffen minder als het op de Brug ligt, die dan evenveel waard is. Eén tegelijk.
everdell-card-cirrus_windfall-text = Speel als je wilt een kaart van hoogstens 3 punten gratis, uit je hand of van de weide.
everdell-card-foresight-text = Nadat je een boswezen in je stad speelt: trek 2 kaarten. Na een gebouw: 1 grondstof naar keuze.
everdell-card-fynn_nobletail-text = Aan het einde 2 punten voor elke basisgebeurtenis en 3 voor elke speciale gebeurtenis van jou.
everdell-card-mcgregors_market-text = 2 grondstoffen naar keuze.
everdell-card-oleanders_opera_house-text = Aan het einde 2 punten voor elk uniek boswezen in je stad.
everdell-card-poe-text = Leg zoveel kaarten af als je wilt en vul dan je hand aan.
everdell-card-silver_scale_spring-text = Schuif deze kaart onder een gebouw in je stad, dat blijft, en neem wat er als kosten op dat gebouw staat. Trek 2 kaarten.
everdell-card-the_green_acorn-text = Bezoek: speel een kaart uit je hand, van de weide of van je legendarische kaarten voor hoogstens 4 grondstoffen minder. Open voor iedereen; het bezoek van een gast levert je 2 puntfiches op.
everdell-card-strey_softpaw-text = Bezoek: gebruik hoogstens 2 basis- of boslocaties waar arbeiders staan, van jou of van anderen.
everdell-card-everflame_tomb-text = Bezoek: speel een willekeurige kaart uit je hand of van de weide gratis. De arbeider blijft voorgoed; een Begrafenisondernemer opent een tweede plek.
everdell-card-click_clacks-text = 3 bessen, en 1 grondstof naar keuze voor elke Boerderij in je stad.
everdell-card-chipter_swipple-text = Hoogstens 2 verschillende groene kaarten in je stad werken, geen legendarische kaarten.
everdell-card-mayberry_matriarch-text = Deelt een plek met een Man; aan het einde 5 punten als ze dat doet en je stad een Boerderij heeft.
everdell-card-king_norths_treasury-text = Komt met 4 puntfiches. Terwijl je een kaart betaalt, mag je er een aantal uitgeven: 2 grondstoffen minder voor elk.
everdell-card-jor_goldwing-text = Een puntfiche voor elke kaart in je hand, maar hoogstens 8.
everdell-card-darkdeep_prison-text = Leg hoogstens 2 boswezens uit je stad af; neem voor elk 3 puntfiches en 3 grondstoffen naar keuze.
everdell-card-tarry_hare-text = Nadat je een boswezen in je stad speelt: 1 grondstof naar keuze. Na een gebouw: trek 2 kaarten.
everdell-card-strongroot_castle-text = Aan het einde 2 punten voor elk gewoon gebouw in je stad.

# location

everdell-location-three_twigs-text = 3 takken.
everdell-location-two_twigs_card-text = 2 takken en 1 kaart.
everdell-location-two_resin-text = 2 hars.
everdell-location-resin_card-text = 1 hars en 1 kaart.
everdell-location-two_cards_point-text = 2 kaarten en 1 puntfiche.
everdell-location-one_pebble-text = 1 kiezelsteen.
everdell-location-berry_card-text = 1 bes en 1 kaart.
everdell-location-one_berry-text = 1 bes.
everdell-location-forest_two_berries_card-text = 2 bessen en 1 kaart.
everdell-location-forest_two_any-text = 2 grondstoffen naar keuze.
everdell-location-forest_discard_draw_double-text = Leg zoveel kaarten af als je wilt en trek er twee keer zoveel.
everdell-location-forest_copy_basic_card-text = Gebruik een willekeurige basislocatie, bezet of niet, en trek 1 kaart.
everdell-location-forest_pebble_three_cards-text = 1 kiezelsteen en 3 kaarten.
everdell-location-forest_twig_resin_berry-text = 1 tak, 1 hars en 1 bes.
everdell-location-forest_three_berries-text = 3 bessen.
everdell-location-forest_two_resin_twig-text = 2 hars en 1 tak.
everdell-location-forest_two_cards_any-text = 2 kaarten en 1 grondstof naar keuze.
everdell-location-forest_discard_three_gain_any-text = Leg hoogstens 3 kaarten af; elke kaart levert 1 grondstof naar keuze op.
everdell-location-forest_meadow_two_play_one-text = Neem 2 kaarten van de weide; een daarvan mag je meteen spelen voor 1 grondstof minder.
everdell-location-haven-text = Leg zoveel kaarten af als je wilt; elke 2 leveren 1 grondstof naar keuze op.
everdell-location-journey_2-text = In de herfst: leg 2 kaarten af; 2 punten aan het einde.
everdell-location-journey_3-text = In de herfst: leg 3 kaarten af; 3 punten aan het einde.
everdell-location-journey_4-text = In de herfst: leg 4 kaarten af; 4 punten aan het einde.
everdell-location-journey_5-text = In de herfst: leg 5 kaarten af; 5 punten aan het einde.

# personality

everdell-personality-nasty-text = Als je een kaart naast haar pion trekt of speelt, krijgt ze de basiswaarde ervan in punten, minstens 1. Voor elk van deze punten mag je in plaats daarvan een kaart afleggen of een grondstof betalen.
everdell-personality-pessimist-text = Als je een kaart naast haar pion trekt of speelt, vul je de plek met een kaart van dezelfde kleur uit je hand. Zonder andere kaart van die kleur kun je die kaart niet nemen.
everdell-personality-infernal-text = Als ze zich voorbereidt op een seizoen, worden alle kaarten die een zijde delen met haar plek op de weide haar buit; hoeken tellen niet. Vul dan de weide aan.
everdell-personality-vile-text = De kaarten naast haar pion kun je niet trekken en niet spelen. Speelt zij er een, dan krijgt ze punten gelijk aan haar niveau.
everdell-personality-gambler-text = Als je een kaart naast haar pion trekt of speelt, vul je de plek aan en gooi je de dobbelsteen: haar pion gaat naar die plek (gooi opnieuw als ze daar al staat), en de kaart daar wordt haar buit. Vul dan de weide aan.
everdell-personality-idler-text = Als ze de weide betreedt, leg je alle kaarten naast haar pion af en vul je hun plekken aan. Als je een daarvan trekt of speelt, leg je alle andere naast haar af en vul je hun plekken aan.
everdell-personality-privileged-text = Om een kaart naast haar pion te spelen betaal je 1 bes meer, ook als de kaart gratis is. Vaardigheden die kosten veranderen, mogen de bes dekken.
everdell-personality-needy-text = Om een kaart naast haar pion te trekken of te spelen geef je haar een puntfiche van 1. Zonder fiche kun je de kaart niet nemen.

# plan

everdell-plan-masquerade-text = Als ze de weide betreedt, leg je een webfiche op elke overgebleven basisgebeurtenis, en een op een lege speciale gebeurtenis naar jouw keuze die er nog geen heeft. Om zo’n gebeurtenis te behalen leg je voor elke fiche erop een kaart af of betaal je een grondstof; dan gaan de fiches weg. Zij negeert ze.
everdell-plan-web_barricade-text = Als een groene kaart die je speelde alles heeft gedaan, leg je er een webfiche op. De fiche blijft, en de kaart wordt nooit meer geactiveerd.
everdell-plan-hypnotic_gaze-text = Als ze de weide betreedt, neemt ze 2 willekeurige kaarten uit je hand: één wordt afgelegd, de andere door haar hand geschud, allebei ongezien. Heb je minder dan 3 kaarten, dan trekt ze in plaats daarvan 2 kaarten van de trekstapel.
everdell-plan-plot_thickens-text = De intriges vormen twee stapels, directe intriges en seizoensintriges. Telkens als ze zich voorbereidt op een seizoen, voert ze een directe uit en zet ze daarna een seizoensintrige in werking.
everdell-plan-weavers_whim-text = Alleen met een persoonlijkheid. Als ze de weide betreedt, trekt ze een kaart van de trekstapel. Leg dan de rest van de weide af, vul de weide aan en trek een nieuwe persoonlijkheid voor haar, die geldt tot ze de weide opnieuw betreedt.
everdell-plan-bounty_hunter-text = Als ze de weide betreedt, neemt ze een kaart van minstens 1 punt uit jouw stad in de hare, of als buit als haar stad vol is. Jij kiest welke.
everdell-plan-swarm-text = Leg aan het begin een webfiche op het Toevluchtsoord (en op de Markt). Telkens als ze de weide betreedt, leg je er een op een lege exclusieve plek van een basis- of boslocatie; jij kiest welke. Ze blijven. Zij kan daar niet heen; elke keer dat jij dat doet, krijgt ze punten gelijk aan haar niveau. Niet op niveau 0.
everdell-plan-test_of_strength-text = Als ze de weide betreedt, speelt ze een willekeurige kaart uit jouw hand in haar stad, of neemt ze die als buit als haar stad vol is. Heb je minder dan 2 kaarten, dan is het een kaart van de trekstapel.
everdell-plan-unraveler-text = Open kaarten nemen in haar stad geen plek in. Als ze een weide betreedt met een open kaart, speelt ze die zelfs als haar stad vol is (jij kiest uit meerdere); vul dan de weide aan. Als ze een open kaart bezoekt, of jij er een van haar, krijgt ze punten gelijk aan haar niveau in plaats van de gebruikelijke fiches; jij krijgt er geen voor haar bezoeken.
everdell-plan-web_expansion-text = Voor elke paarse kaart die je speelt, krijgt ze de basiswaarde ervan in punten.
everdell-plan-smarty-text = Als ze de weide betreedt, trekt ze een kaart van de trekstapel voor elke grondstof die je boven de 3 hebt, en houdt ze die gedekt als buit.
everdell-plan-extortion-text = Elke keer dat ze probeert een arbeider op een geblokkeerde plek te plaatsen, krijgt ze punten gelijk aan haar niveau.
everdell-plan-connections-text = Als ze de weide betreedt, trekt ze een kaart van de trekstapel voor elke kaart in je hand, en houdt ze die gedekt als buit.

# intrigue

everdell-intrigue-unproductive-text = Voor elke groene kaart die je speelt, krijgt ze punten gelijk aan haar niveau.
everdell-intrigue-clerical_errors-text = Voor elke blauwe kaart die je speelt, krijgt ze punten gelijk aan haar niveau.
everdell-intrigue-berry_jam-text = Leg een webfiche op elke basis- en boslocatie die een bes of een grondstof naar keuze oplevert. Om daar een arbeider te plaatsen betaal je 1 grondstof, en zij krijgt 1 punt. Zij kan daar niet heen.
everdell-intrigue-poison_jam-text = Een van je ingezette arbeiders die niet voorgoed blijft, gaat naar haar spelersbord; jij kiest welke. Heb je er geen, dan is het de volgende die je plaatst, na zijn actie. Ze gebruikt hem als haar eigen de volgende keer dat een kaart een arbeider nodig heeft. Als je je voorbereidt op een seizoen, komt hij terug van het spelbord, maar niet van haar spelersbord.
everdell-intrigue-pickpocket-text = Ze neemt een willekeurige helft van je hand, naar boven afgerond.
everdell-intrigue-theft-text = Gooi de dobbelsteen en geef 3 van die grondstof terug aan de voorraad, of alles wat je ervan hebt: 1-3 takken, 4-6 hars, 7 bessen, 8 kiezelstenen.
everdell-intrigue-sticky_goo-text = Leg een webfiche op elke basis- en boslocatie die hars of een grondstof naar keuze oplevert. Om daar een arbeider te plaatsen betaal je 1 grondstof, en zij krijgt 1 punt. Zij kan daar niet heen.
everdell-intrigue-forest_bandits-text = Leg een webfiche op elke boslocatie. Elke keer dat je daar een arbeider plaatst, krijgt ze 2 punten. Zij kan daar niet heen.
everdell-intrigue-lobbyist-text = Om een blauwe kaart te spelen, de vaardigheid ervan te gebruiken of hem te laten reageren leg je een kaart af of betaal je een grondstof. Blauwe kaarten kun je niet trekken: leg ze af en trek de volgende kaart.
everdell-intrigue-copycat-text = Ze krijgt 2 punten voor elke kaart in je hand.
everdell-intrigue-invisible_trap-text = Leg een webfiche op elke basislocatie. Elke keer dat je daar een arbeider plaatst, krijgt ze 1 punt, tenzij je een kaart aflegt of een grondstof betaalt.
everdell-intrigue-predator_eyes-text = Om een boswezen te spelen door een gebouw te bezetten leg je 2 kaarten af.
everdell-intrigue-ransom-text = Een van je vrije arbeiders gaat naar haar spelersbord tot je je voorbereidt op een seizoen; hij telt als geplaatst. Heb je er geen, dan krijgt ze punten gelijk aan haar niveau en neemt ze een van je ingezette arbeiders die niet voorgoed blijft.
everdell-intrigue-impostor-text = Gooi de dobbelsteen; een gebeurtenis wordt haar buit: 1-2 de meest linkse basisgebeurtenis, 3-4 de meest rechtse basisgebeurtenis, 5-6 de meest linkse speciale, 7-8 de meest rechtse speciale. Is er van die soort geen over, dan krijgt ze punten gelijk aan haar niveau.
everdell-intrigue-eight_legged_nightmare-text = Leg de hele weide af en vul die aan, leg alle bruine kaarten uit je hand af, en zij krijgt punten gelijk aan haar niveau.
everdell-intrigue-spiders_in_trees-text = Leg een webfiche op elke boslocatie. Om daar een arbeider te plaatsen leg je een kaart af of betaal je een grondstof.
everdell-intrigue-spiders_in_soil-text = Voordat je een groene kaart speelt, leg je 2 kaarten af of betaal je 2 grondstoffen, of van elk één, ook als de kaart gratis is. Vaardigheden die kosten veranderen, helpen niet.
everdell-intrigue-spider_tax-text = Leg een webfiche op elk van de 4 exclusieve basislocaties. Elke keer dat je daar een arbeider plaatst, krijgt ze 1 punt. Zij kan daar niet heen.
everdell-intrigue-paralyzing_fear-text = Leg alle boswezens in je stad gedekt. Ze houden hun plekken, paren delen er nog steeds een, maar ze kunnen niet worden bezocht, geactiveerd of afgelegd en tellen niet voor gebeurtenissen en niet in de eindtelling.
everdell-intrigue-plague-text = Leg een webfiche op elke exclusieve arbeidersplek van de kaarten in alle steden. Om daar een arbeider te plaatsen leg je 2 kaarten af of betaal je 2 grondstoffen, of van elk één. Zij kan daar niet heen.
everdell-intrigue-order_from_above-text = Leg een webfiche op elk van de 4 exclusieve basislocaties. Je kunt daar geen arbeiders plaatsen.
everdell-intrigue-borrowed-text = 3 willekeurige kaarten uit je hand, of alle kaarten die je hebt, gaan naar haar hand.
everdell-intrigue-hard_worker-text = De bovenste 3 kaarten van de trekstapel gaan naar haar stad, ook boven de 15.
everdell-intrigue-takeover-text = Ze neemt een paarse kaart uit jouw stad in de hare, ook als die vol is; jij kiest welke. Heb je er geen, dan neemt ze je meest waardevolle kaart; bij gelijke waarde kies jij.
everdell-intrigue-recession-text = Voor elke paarse kaart die je speelt, krijgt ze punten gelijk aan haar niveau.
everdell-intrigue-corrupt_courts-text = Ze krijgt meteen 3 punten als je in de lente bent, 2 in de zomer, 1 in de herfst. Om een gebeurtenis te behalen leg je een kaart af of betaal je een grondstof.
everdell-intrigue-quick_theft-text = Gooi de dobbelsteen en geef 3 van die grondstof terug aan de voorraad, of alles wat je ervan hebt: 1-2 takken, 3 hars, 4-5 bessen, 6-8 kiezelstenen.
everdell-intrigue-in_the_web-text = 3 willekeurige kaarten uit je hand, of alle kaarten die je hebt, worden omgedraaid. Ze tellen mee voor je handlimiet, maar je kunt ze niet spelen en niet afleggen.
everdell-intrigue-closed-text = Leg alle gebouwen in je stad gedekt. Ze houden hun plekken, paren delen er nog steeds een, maar ze kunnen niet worden bezocht, geactiveerd of afgelegd en tellen niet voor gebeurtenissen en niet in de eindtelling.
everdell-intrigue-bad_press-text = Leg alle bruine kaarten van de weide af en vul aan tot er geen meer ligt; er mag er geen liggen. Om een bruine kaart uit je hand te spelen leg je bovendien een kaart af of betaal je een grondstof, ook als de kaart gratis is.
everdell-intrigue-thief-text = Gooi de dobbelsteen en geef 3 van die grondstof terug aan de voorraad, of alles wat je ervan hebt: 1-2 takken, 3-4 hars, 5-7 bessen, 8 kiezelstenen.
everdell-intrigue-fatigue-text = Voor elke rode kaart die je speelt of bezoekt, krijgt ze punten gelijk aan haar niveau.
everdell-intrigue-finders_keepers-text = Gooi de dobbelsteen en geef 3 van die grondstof terug aan de voorraad, of alles wat je ervan hebt: 1 takken, 2-3 hars, 4-6 bessen, 7-8 kiezelstenen.

# card

everdell-card-air_balloon-text = Neemt geen plek in. Bij het spelen: doe wat een bruine kaart in de stad van een tegenstander doet als die wordt gespeeld, alsof hij van jou is; geen Dwaas, Ruïnes, Hoofdweg, Luchtballon of legendarische kaart.
everdell-card-bank-text = Leg er een puntfiche op. Je handlimiet is 1 kaart hoger voor elke fiche hier.
everdell-card-freight_car-text = Komt met 2 takken, 2 hars, 2 kiezelstenen en 2 bessen erop. Neem er 2 grondstoffen naar keuze van, ook bij het spelen.
everdell-card-gardener-text = Bij het spelen: je mag hoogstens 2 verschillende groene kaarten in je stad activeren.
everdell-card-greenhouse-text = Mag een plek delen met een Boerderij. Trek 1 kaart; een Kas die deelt, levert ook 1 grondstof naar keuze op.
everdell-card-lamplighter-text = Je mag 2 kaarten trekken van trekstapel, weide en station, in elke combinatie.
everdell-card-magician-text = Je mag een andere kaart uit je stad afleggen voor 1 punt en 1 grondstof naar keuze.
everdell-card-main_road-text = Neemt geen plek in en opent er een extra in je stad. Wordt nooit gekopieerd, verwijderd of opnieuw geactiveerd.
everdell-card-mayor-text = 1 punt, en 1 extra per 5 gevulde plekken in je stad.
everdell-card-miller-text = Je mag een kiezelsteen betalen voor 3 punten.
everdell-card-poet-text = Bij het spelen: noem een kleur en trek alle weidekaarten van die kleur, 1 punt voor elke getrokken kaart.
everdell-card-tea_house-text = Je mag een kaart aan een tegenstander geven; neem dan 1 grondstof naar keuze en trek 1 kaart.
everdell-card-baker-text = Aan het einde 2 punten voor elke bes die je overhebt, voor hoogstens 3 bessen.
everdell-card-chipsmith-text = Bezoek: activeer 2 verschillende groene kaarten in je stad.
everdell-card-city_hall-text = Nadat je een gebouw speelt, mag je een kaart aan een tegenstander geven; neem dan 1 punt en trek 1 kaart.
everdell-card-conductor-text = Bezoek: gebruik een rode kaart in de stad van een tegenstander, bezet of niet, alsof hij in jouw stad ligt; geen Begraafplaats, Kapel, Klooster, Piratenschip of legendarische kaart. De eigenaar krijgt niets.
everdell-card-diplomat-text = Nadat je een boswezen speelt, mag je een kaart aan een tegenstander geven; neem dan 1 punt en trek 1 kaart.
everdell-card-ever_wall-text = Neemt geen plek in. Aan het einde 2 punten per 5 gevulde plekken in je stad.
everdell-card-hotel-text = Bezoek: speel een kaart uit je hand voor hoogstens 3 grondstoffen minder. Open voor anderen, die je 2 punten opleveren.
everdell-card-inventor-text = Als je een kaart speelt, mag je de Uitvinder uit je stad afleggen om hoogstens 3 grondstoffen minder te betalen.
everdell-card-library-text = Aan het einde 1 punt voor elke kleur kaarten in je stad.
everdell-card-locomotive-text = Bezoek: speel een kaart van het station voor hoogstens 3 grondstoffen minder.
everdell-card-museum-text = Nadat je een kaart speelt, mag je 2 kaarten trekken.
everdell-card-photographer-text = Levert aan het einde op wat één paarse kaart in de stad van een tegenstander in jouw stad zou opleveren; geen legendarische kaart.

# event

everdell-event-big_city-text = Vijftien kaarten.
everdell-event-three_prosperity-text = Drie paarse kaarten.
everdell-event-city_jubilee-text = 1 punt voor elke basisgebeurtenis en 2 voor elke speciale gebeurtenis die je hebt behaald, deze meegeteld.
everdell-event-ever_wall_tower_constructed-text = Verder geen effect.
everdell-event-glow_light_festival-text = Leg hoogstens zoveel kaarten uit je hand af als je stad groene kaarten heeft: elk 1 punt.
everdell-event-hot_air_balloon_race-text = Leg hoogstens zoveel kaarten uit je hand af als je stad bruine kaarten heeft: elk 1 punt.
everdell-event-juniper_jig_dance_contest-text = Verder geen effect.
everdell-event-magic_show-text = Leg hoogstens zoveel kaarten uit je hand af als je stad rode kaarten heeft: elk 1 punt.
everdell-event-royal_tea-text = Leg hoogstens zoveel kaarten uit je hand af als je stad paarse kaarten heeft: elk 1 punt.
everdell-event-stock_market_boom-text = Leg hoogstens zoveel kaarten uit je hand af als je stad blauwe kaarten heeft: elk 1 punt.
everdell-event-sunflower_parade-text = Verder geen effect.

# card

everdell-card-bridge-text = Je handlimiet is 1 hoger voor elke parel die je hebt. Telkens als je een parel krijgt, trek je 2 kaarten.
everdell-card-ferry-text = Een plek voor een kikkerambassadeur, niet voor arbeiders: gebruik een willekeurige open rivierbestemming, bezet of niet, voor de prijs ervan. Open voor iedereen; de kikker van een gast levert je een puntfiche op.
everdell-card-ferry_ferret-text = Neem met minstens 2 parels 2 puntfiches.
everdell-card-harbor-text = Neem met minstens 2 parels 2 grondstoffen naar keuze.
everdell-card-messenger-text = Deelt de plek van een gebouw van jou dat nog geen Boodschapper heeft, en heeft de kleur daarvan als je de rivier bezoekt. Trek een kaart en neem een puntfiche.
everdell-card-pirate-text = Neemt geen plek in. Leg hoogstens 4 kaarten af, trek er evenveel en toon ze: zijn ze samen 7 punten of meer waard, neem dan een parel.
everdell-card-pirate_ship-text = Bezoek: het schip gaat met je arbeider naar een vrije plek in de stad van een tegenstander. Neem voor elke parel van die tegenstander, hoogstens 3, een grondstof naar keuze en een puntfiche.
everdell-card-shipwright-text = 1 punt voor elke Pearlbrook-kaart in je stad, deze meegeteld; versieringen tellen niet.

# power

everdell-power-butterflies-text = Je hand heeft plaats voor 12 kaarten, en je begint met 12. Je bent de startspeler.
everdell-power-spiders-text = Zet de figuur op een plek van het spelbord. Telkens als iemand die plek bezoekt, krijg je 1 grondstof van een soort die je niet hebt en trek je 1 kaart; dan verplaats je de figuur naar een andere plek. Je speelt als laatste.
everdell-power-stoats-text = Nadat je een kaart hebt gespeeld: leg 2 kaarten af voor 1 tak, hars of bes, of 3 kaarten voor 1 kiezelsteen.
everdell-power-pigs-text = Alle Boerderijen liggen open naast je. Aan het begin, en telkens als je je op een seizoen hebt voorbereid, mag je de bovenste gratis spelen. Iedereen mag de bovenste als actie spelen en er de kosten voor betalen; doet een tegenstander dat, dan neem je 2 puntfiches. Boerderijen nemen in jouw stad geen plek in.
everdell-power-axolotls-text = Op elke basislocatie ligt een jokerfiche. Je eerste bezoek aan een locatie levert je ook de fiche op; die kan elke grondstof zijn.
everdell-power-cardinals-text = Je hand heeft plaats voor 2 kaarten meer. Telkens als je kaarten trekt, mag je er 1 extra van de trekstapel trekken.
everdell-power-foxes-text = Als je arbeider op een boslocatie komt, mag je in plaats daarvan een andere plek gebruiken waar een arbeider van een tegenstander staat; geen plek waar arbeiders blijven of fiches worden gelegd, en geen gebeurtenis.
everdell-power-hedgehogs-text = Een basis- of boslocatie die je geen bes geeft, geeft je er 1 extra. Als je een gebouw speelt, mogen 2 bessen voor 1 willekeurige grondstof gelden, zo vaak je wilt.
everdell-power-lizards-text = De boskaarten die niet in het spel zijn, vormen jouw gedekte stapel. Trek er aan het begin van elk seizoen 3, leg er 1 naast je en leg de andere onder de stapel. Alleen jij mag die naast je gebruiken.
everdell-power-mice-text = Krijg na een bezoek aan een basis- of boslocatie 1 grondstof van een soort die je niet hebt.
everdell-power-moles-text = Als een arbeider je grondstoffen oplevert, mag je er 1 ruilen voor 1 kiezelsteen.
everdell-power-otters-text = Als je een gebouw speelt, mag hars voor elke grondstof gelden.
everdell-power-owls-text = Je hand heeft plaats voor 1 kaart meer. Als de plek van je arbeider is afgehandeld, mag je 1 kaart afleggen, en je mag er 1 trekken; de getrokken kaart mag je aan een tegenstander geven om er 2 te trekken.
everdell-power-platypuses-text = Op deze kaart liggen 5 puntfiches. Eén keer in elk van je beurten mag je er 1 uitgeven voor 1 grondstof en 1 kaart van trekstapel of weide. De overgebleven fiches tellen aan het einde voor jou.
everdell-power-rats-text = Leg de rattenfiche op een kaart van de weide. Telkens als iemand die kaart speelt, krijg je 1 grondstof van een soort die je niet hebt; dan verplaats je de fiche naar een andere kaart.
everdell-power-squirrels-text = Als een arbeider je takken oplevert, krijg je er 1 extra. Als je een gebouw speelt, mogen 2 takken voor 1 willekeurige grondstof gelden.
everdell-power-starlings-text = Je hand heeft plaats voor 3 kaarten meer. Elke kaart die je trekt, mag van de trekstapel of van de weide komen.
everdell-power-toads-text = Nadat je een groene kaart hebt gespeeld, mag je 1 kaart afleggen om die nog een keer te activeren.
everdell-power-turtles-text = Nadat je een kaart hebt gespeeld: leg 1 van je grondstoffen op deze kaart, of neem die terug die er ligt en nog 1 van dezelfde soort.
everdell-power-bats-text = Nadat je een kaart hebt gespeeld, mag je 1 kaart van de weide gedekt naast je leggen. Je speelt de kaarten daar alsof ze in je hand of op de weide liggen.
everdell-power-cats-text = Je arbeiders mogen naar een basislocatie, een boslocatie of een rode kaart waar al een arbeider van een tegenstander staat.
everdell-power-honey_bees-text = Nadat je een kaart hebt gespeeld die niet groen is, mag je 1 kaart afleggen om een groene kaart in je stad te activeren; niet in de herfst.
everdell-power-snails-text = Naast je liggen 7 kaarten gedekt. Als een tegenstander een groene kaart speelt, mag je die tegenstander er een van geven om die kaart voor jezelf te activeren; geen Pakhuis.

# card

everdell-card-architect-text = Aan het einde 1 punt voor elke hars en elke kiezelsteen die je nog hebt, maar hoogstens 6.
everdell-card-castle-text = Aan het einde 1 punt voor elk gewoon gebouw in je stad.
everdell-card-ever_tree-text = Aan het einde 1 punt voor elke paarse kaart in je stad, ook deze. Eén keer trekt een willekeurig boswezen er gratis in.
everdell-card-king-text = Aan het einde 1 punt voor elke basisgebeurtenis en 2 voor elke speciale gebeurtenis van jou.
everdell-card-palace-text = Aan het einde 1 punt voor elk uniek gebouw in je stad, ook dit.
everdell-card-school-text = Aan het einde 1 punt voor elk gewoon boswezen in je stad.
everdell-card-theater-text = Aan het einde 1 punt voor elk uniek boswezen in je stad.
everdell-card-wife-text = Deelt een plek met een Man; aan het einde 3 punten als ze dat doet.
everdell-card-cemetery-text = Bezoek: draai 4 kaarten van de trekstapel of de aflegstapel open en speel er als je wilt een gratis. De arbeider blijft voorgoed; een Begrafenisondernemer opent een tweede plek.
everdell-card-chapel-text = Bezoek: leg een puntfiche op de Kapel en trek dan 2 kaarten voor elke fiche erop. De fiches tellen aan het einde voor jou.
everdell-card-inn-text = Bezoek: speel een kaart van de weide voor hoogstens 3 grondstoffen minder. Open voor iedereen; het bezoek van een gast levert je een puntfiche op.
everdell-card-lookout-text = Bezoek: gebruik een willekeurige basis- of boslocatie, bezet of niet.
everdell-card-monastery-text = Bezoek: geef een tegenstander 2 grondstoffen en neem 4 puntfiches. De arbeider blijft voorgoed; een Monnik opent een tweede plek.
everdell-card-post_office-text = Bezoek: geef een tegenstander 2 kaarten, leg er zoveel af als je wilt en vul dan je hand aan. Open voor iedereen; het bezoek van een gast levert je een puntfiche op.
everdell-card-queen-text = Bezoek: speel een kaart van hoogstens 3 punten gratis, uit je hand of van de weide.
everdell-card-university-text = Bezoek: leg een andere kaart uit je stad af; neem wat er als kosten op staat, 1 grondstof naar keuze en een puntfiche.

# river_card

everdell-river_card-gus_the_gardener-text = Leg drie groene kaarten uit je hand af voor een puntfiche en een parel.
everdell-river_card-bosley_the_artist-text = Leg drie kaarten van verschillende kleuren uit je hand af voor een puntfiche en een parel.
everdell-river_card-crustina_the_constable-text = Leg twee blauwe kaarten uit je hand af voor een puntfiche en een parel.
everdell-river_card-iluminor_the_inventor-text = Leg twee bruine kaarten uit je hand af voor een puntfiche en een parel.
everdell-river_card-snout_the_explorer-text = Leg twee rode kaarten uit je hand af voor een puntfiche en een parel.
everdell-river_card-omicron_the_elder-text = Leg een paarse kaart uit je hand af voor een puntfiche en een parel.
everdell-river_card-ballroom-text = Betaal een puntfiche en 1 hars: trek 3 kaarten en neem een parel.
everdell-river_card-watermill-text = Betaal een puntfiche en 1 tak: trek 2 kaarten en neem een parel.
everdell-river_card-observatory-text = Betaal een puntfiche en 1 grondstof: trek 2 kaarten van de weide en neem een parel.
everdell-river_card-market-text = Betaal een puntfiche en 1 grondstof: trek 3 kaarten en neem een parel.
everdell-river_card-great_hall-text = Betaal een puntfiche en 1 kiezelsteen: trek 4 kaarten en neem een parel.
everdell-river_card-gardens-text = Betaal een puntfiche en 1 bes: trek 3 kaarten en neem een parel.

# event

everdell-event-romantic_cruise-text = Zoek in de trekstapel een Vrouw en speel haar gratis, of neem 5 puntfiches.
everdell-event-x_marks_the_spot-text = Leg op een Pakhuis van jou een puntfiche voor elke grondstof die er ligt, hoogstens 6. Je neemt ze samen met de grondstoffen.
everdell-event-riverside_resort-text = Leg hoogstens 3 boswezens van de weide onder de gebeurtenis: elk 2 punten.
everdell-event-masquerade_invitations-text = Geef tegenstanders hoogstens 6 kaarten, verdeeld zoals je wilt: 1 punt voor elk.
everdell-event-sunken_treasure_discovered-text = Je mag een kaart van de weide van hoogstens 3 punten gratis spelen.
everdell-event-river_race-text = Leg je Veerfret onder de gebeurtenis en neem 2 puntfiches, of een Takkenboot en neem 2 grondstoffen naar keuze.

# river_space

everdell-river_space-river_three_green-text = Voor de kikker van een speler met drie groene kaarten.
everdell-river_space-river_two_red-text = Voor de kikker van een speler met twee rode kaarten.
everdell-river_space-river_two_blue-text = Voor de kikker van een speler met twee blauwe kaarten.
everdell-river_space-river_two_tan-text = Voor de kikker van een speler met twee bruine kaarten.
everdell-river_space-shoal-text = Voor een willekeurig aantal kikkers: betaal 2 grondstoffen en leg 2 kaarten af voor een parel.

# location

everdell-location-hopewatch_gate-text = Een wonder van 10 punten: betaal 1 tak, 1 hars, 1 kiezelsteen en 2 parels, en leg 2 kaarten af.
everdell-location-mistrise_fountain-text = Een wonder van 15 punten: betaal 2 takken, 2 hars, 2 kiezelstenen en 2 parels, en leg 2 kaarten af.
everdell-location-sunblaze_bridge-text = Een wonder van 20 punten: betaal 2 takken, 2 hars, 2 kiezelstenen en 3 parels, en leg 3 kaarten af.
everdell-location-starfalls_flame-text = Een wonder van 25 punten: betaal 3 takken, 3 hars, 3 kiezelstenen en 3 parels, en leg 3 kaarten af.
everdell-location-forest_two_pebbles_card-text = 2 kiezelstenen en 1 kaart.
everdell-location-forest_resin_pebble_or_four_cards-text = 1 hars en 1 kiezelsteen, of 4 kaarten.
everdell-location-forest_berry_pebble_card-text = 1 bes, 1 kiezelsteen en 1 kaart.
everdell-location-forest_meadow_swap_two_any-text = Leg 2 kaarten van de weide af en vul die aan, trek dan 2 kaarten van de weide en neem 1 grondstof naar keuze.

# card

everdell-card-rugwort_the_robber-text = Wissel van hand met een tegenstander.
everdell-card-rugwort_the_rowdy-text = Neem een groene kaart uit de stad van een tegenstander in die van jou en gebruik die kaart; de Raddraaier trekt daar in. Bij productie: leg 2 kaarten af.
everdell-card-rugwort_the_ruler-text = 1 punt voor elke gebeurtenis van één tegenstander.

# location

everdell-location-cartographers_caravan-text = 3 kaarten, en 1 grondstof naar keuze voor elke arbeider hier.
everdell-location-map_seller-text = Neem kaarten van de weide en uit de aflegstapel, tot aan je handlimiet.
everdell-location-ancient_orchard-text = 5 bessen.
everdell-location-cloudrim_peak-text = Leg 5 kaarten van verschillende kleuren af voor 8 punten.
everdell-location-grey_cloaks_hideout-text = Verplaats een andere arbeider van jou hierheen en gebruik opnieuw de plek die hij verliet.
everdell-location-moleia_mines-text = Draai kaarten één voor één open, zoveel als er in je hand passen. Stop om ze allemaal te houden en 1 punt voor elk te krijgen; een kaart die ook op de weide ligt, maakt er een einde aan, en je verliest ze allemaal.
everdell-location-ruins_of_spire-text = In totaal 3 takken, hars of kiezelstenen, in elke combinatie.
everdell-location-tezels_laboratory-text = Speel een kaart uit je hand of van de weide; elke andere kaart die je aflegt, verlaagt de kosten met 1 grondstof.
everdell-location-the_deck-text = Windlore trekt 3 kaarten. Zolang het reuzenwezen blijft, trek je 2 kaarten na elke beurt waarin een andere speler van de trekstapel trok.
everdell-location-the_discard_pile-text = Vuursnavel neemt 3 kaarten uit de aflegstapel. Zolang het reuzenwezen blijft, mag je kaarten nemen die anderen afleggen.
everdell-location-knoll-text = Leg 3 kaarten van weide en station af, trek 3 van de kaarten die er dan liggen en krijg een wagontegel. Eén arbeider van elke speler.
everdell-location-station-text = Leg een van de open bezoekers af, neem een van de bezoekers die er dan openliggen en krijg een wagontegel. Eén arbeider van elke speler.
everdell-location-forest_four_twigs-text = 4 takken.
everdell-location-forest_two_twigs_resin-text = 2 takken en 1 hars.
everdell-location-forest_copy_forest-text = Gebruik een willekeurige andere boslocatie, bezet of niet.

# train_tile

everdell-train_tile-berry_car-text = 1 bes.
everdell-train_tile-resin_car-text = 1 hars.
everdell-train_tile-pebble_car-text = 1 kiezelsteen.
everdell-train_tile-mixed_car-text = 1 grondstof naar keuze.
everdell-train_tile-twig_car-text = 2 takken.
everdell-train_tile-parlour_car-text = 1 punt.

# card

everdell-card-bard-text = Leg hoogstens 5 kaarten af; elke kaart levert je een puntfiche op.
everdell-card-fool-text = Komt op een vrije plek in de stad van een tegenstander en kost daar 2 punten.
everdell-card-postal_pigeon-text = Draai 2 kaarten van de trekstapel open; een die hoogstens 3 punten waard is, mag gratis worden gespeeld.
everdell-card-ranger-text = Verplaats een van je arbeiders naar een andere plek en gebruik die. Opent de tweede cel van de Kerker.
everdell-card-ruins-text = Breek een gebouw in je stad af en neem terug wat er als kosten op staat; de Ruïnes nemen zijn plek in. Trek 2 kaarten.
everdell-card-shepherd-text = Wat je ervoor betaalt, gaat naar een tegenstander. 3 bessen, en een puntfiche voor elke fiche op je Kapel.
everdell-card-undertaker-text = Leg 3 kaarten van de weide af; neem er een van zodra die is aangevuld. Opent de tweede plek van de Begraafplaats.
everdell-card-wanderer-text = Neemt geen plek in. Trek 3 kaarten.

# visitor

everdell-visitor-bim_little-text = 6 of meer rode kaarten: 7 punten.
everdell-visitor-bosley_tedwardson-text = 2 of meer kaarten van elke kleur: 9 punten.
everdell-visitor-butterbell_sweetpaw-text = 15 of meer kaarten: 6 punten.
everdell-visitor-diggs_deepwell-text = 2 of meer kiezelstenen over: 6 punten.
everdell-visitor-dillweed_quicksniff-text = Meer gebouwen dan boswezens: 5 punten.
everdell-visitor-dim_dustlight-text = 6 of meer unieke kaarten: 5 punten.
everdell-visitor-dip_dubble-text = 4 of meer rode kaarten: 5 punten.
everdell-visitor-dune_tarrington-text = 6 of meer paarse kaarten: 6 punten.
everdell-visitor-dwell_northwatch-text = 4 of meer bruine kaarten: 5 punten.
everdell-visitor-edvard_triptail-text = Een kaart van elke kleur: 5 punten.
everdell-visitor-frin_stickly-text = 4 of meer hars over: 6 punten.
everdell-visitor-glindil_frink-text = 4 of meer paarse kaarten: 4 punten.
everdell-visitor-iggy_silverscale-text = 6 of meer bruine kaarten: 7 punten.
everdell-visitor-mossy_steptoe-text = 5 of meer groene kaarten: 5 punten.
everdell-visitor-orin_nimblepaw-text = 2 of meer arbeiders op de Reis: 6 punten.
everdell-visitor-oscar_longtale-text = Meer boswezens dan gebouwen: 5 punten.
everdell-visitor-phill_gurgle-text = Hoogstens 2 groene kaarten: 10 punten.
everdell-visitor-piff_quillglow-text = 5 of meer takken over: 6 punten.
everdell-visitor-plum_shortclaw-text = 4 of meer blauwe kaarten: 5 punten.
everdell-visitor-quinn_cleanwhisker-text = 6 of meer boswezens en 6 of meer gebouwen: 6 punten.
everdell-visitor-reemy_sniggle-text = 3 of meer basisgebeurtenissen: 7 punten.
everdell-visitor-rivil_ablacus-text = 6 of meer blauwe kaarten: 7 punten.
everdell-visitor-ruby_dew-text = 2 of meer speciale gebeurtenissen: 8 punten.
everdell-visitor-saris_clearwhistle-text = 6 of meer gewone kaarten: 5 punten.
everdell-visitor-sir_trivle_q_s_marqwill_iii-text = Een grondstof van elke soort over: 7 punten.
everdell-visitor-skin_shinysnout-text = 10 of meer puntfiches: 5 punten.
everdell-visitor-snout_puddlehop-text = 2 of meer basisgebeurtenissen en een speciale: 8 punten.
everdell-visitor-triss_peske-text = 6 of meer kaarten van één andere kleur dan groen: 6 punten.
everdell-visitor-vara_and_brun_mayberry-text = 7 of meer unieke kaarten: 7 punten.
everdell-visitor-wildell_family-text = 9 of meer gewone kaarten: 7 punten.
everdell-visitor-willow_greengrin-text = 7 of meer groene kaarten: 7 punten.
everdell-visitor-wimble_wuffle-text = 3 of meer bessen over: 6 punten.

# weather

everdell-weather-freezing_rain-text = Je mag geen boslocaties bezoeken.
everdell-weather-deep_frost-text = Een bezoek aan een basislocatie geeft 1 grondstof minder.
everdell-weather-snowdrift-text = Gebouwen kosten 1 tak meer.
everdell-weather-tornado-text = Leg 1 kaart af nadat je een arbeider plaatst.
everdell-weather-hail-text = Een bezoek aan een boslocatie geeft 1 grondstof of kaart minder, naar keuze.
everdell-weather-mudslide-text = Gebouwen kosten 1 hars meer.
everdell-weather-heat_wave-text = Boswezens kosten 1 bes meer.
everdell-weather-wildfire-text = Je mag geen kaarten van de weide spelen.
everdell-weather-drought-text = Waar een basis- of boslocatie je bessen geeft, krijg je 1 bes minder.
everdell-weather-thick_fog-text = Je mag geen open kaarten van andere steden bezoeken.
everdell-weather-gale-text = Een Reis kost je 1 kaart meer.
everdell-weather-early_frost-text = Een gebeurtenis behalen kost je 1 grondstof.

everdell-intrigue-borrowed-foil = Betaal hoogstens 3 grondstoffen voordat je de kaarten ziet: voor elke grondstof één kaart minder.
everdell-intrigue-closed-foil = Leg een kaart af of betaal een grondstof voor elk gebouw dat open blijft.
everdell-intrigue-copycat-foil = Leg eerst zoveel kaarten af als je wilt.
everdell-intrigue-eight_legged_nightmare-foil = Betaal 3 grondstoffen.
everdell-intrigue-finders_keepers-foil = Leg vóór de worp 2 kaarten af.
everdell-intrigue-hard_worker-foil = Leg hoogstens 3 kaarten af voordat ze trekt: voor elke kaart één kaart minder.
everdell-intrigue-impostor-foil = Leg vóór de worp kaarten af of betaal grondstoffen, samen 3.
everdell-intrigue-paralyzing_fear-foil = Leg een kaart af of betaal een grondstof voor elk boswezen dat open blijft.
everdell-intrigue-pickpocket-foil = Zeg vooraf hoeveel kaarten minder ze neemt; ze krijgt evenveel punten.
everdell-intrigue-poison_jam-foil = Betaal 2 kiezelstenen, of leg kaarten af of betaal grondstoffen, samen 3.
everdell-intrigue-quick_theft-foil = Leg vóór de worp 2 kaarten af.
everdell-intrigue-ransom-foil = Betaal 2 bessen, of leg kaarten af of betaal grondstoffen, samen 3.
everdell-intrigue-takeover-foil = Plaats een vrije arbeider op die kaart; hij komt terug als je je voorbereidt op een seizoen.
everdell-intrigue-theft-foil = Leg vóór de worp 2 kaarten af.
everdell-intrigue-thief-foil = Leg vóór de worp 2 kaarten af.
everdell-plan-bounty_hunter-foil = Leg 2 kaarten af of betaal 2 grondstoffen, of van elk één: ze speelt in plaats daarvan de bovenste kaart van de trekstapel, of neemt die als buit als haar stad vol is.
everdell-plan-connections-foil = Leg eerst zoveel kaarten af als je wilt.
everdell-plan-extortion-foil = Leg een kaart af of betaal een grondstof: geen punten.
everdell-plan-hypnotic_gaze-foil = Betaal 2 punten of 2 grondstoffen, of van elk één: bekijk de twee kaarten en kies, als ze van jou zijn, welke wordt afgelegd.
everdell-plan-smarty-foil = Leg eerst zoveel grondstoffen af als je wilt.
everdell-plan-test_of_strength-foil = Betaal 2 punten of 2 grondstoffen, of van elk één: jij kiest welke kaart ze neemt.
everdell-plan-web_barricade-foil = Leg een kaart af of betaal een grondstof: geen fiche.
