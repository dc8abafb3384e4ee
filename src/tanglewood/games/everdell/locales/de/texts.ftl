# adornment

everdell-adornment-bell-text = Nimm 3 Beeren und ziehe für jedes Wesen deiner Stadt eine Karte. Am Ende 1 Punkt für je 2 Wesen.
everdell-adornment-compass-text = Bis zu 2 braune Karten deiner Stadt wirken noch einmal. Am Ende 1 Punkt für jede braune Karte.
everdell-adornment-gilded_book-text = Nimm Ressourcen in Höhe der Kosten einer blauen Karte deiner Stadt. Am Ende 1 Punkt für jede blaue Karte.
everdell-adornment-hourglass-text = Nutze einen Waldort ohne Arbeiter und nimm 1 beliebige Ressource. Am Ende 1 Punkt für jede rote Karte.
everdell-adornment-key_to_the_city-text = Nimm 2 beliebige Ressourcen und ziehe für jedes Bauwerk deiner Stadt eine Karte. Am Ende 1 Punkt für je 2 Bauwerke.
everdell-adornment-masque-text = Du darfst eine Karte mit höchstens 3 Punkten kostenlos ausspielen, aus der Hand oder von der Wiese. Am Ende 1 Punkt für je 3 Punktemarker.
everdell-adornment-mirror-text = Nutze die Wirkung eines Artefakts eines Gegners. Am Ende 1 Punkt für jede Farbe in deiner Stadt.
everdell-adornment-scales-text = Wirf bis zu 4 Karten für je 1 beliebige Ressource ab. Am Ende 1 Punkt für jede Handkarte, höchstens 5.
everdell-adornment-seaglass_amulet-text = Nimm 3 beliebige Ressourcen, 2 Karten und 1 Punktemarker. Am Ende 3 Punkte.
everdell-adornment-spyglass-text = Nimm 1 beliebige Ressource, 1 Karte und 1 Perle. Am Ende 3 Punkte für jedes deiner Wunder.
everdell-adornment-sundial-text = Bis zu 3 grüne Karten deiner Stadt wirken, jede einmal. Am Ende 1 Punkt für je 2 grüne Karten.
everdell-adornment-tiara-text = Nimm 1 beliebige Ressource für jede lila Karte deiner Stadt. Am Ende 1 Punkt für jede lila Karte.

# event

everdell-event-flower_festival-text = Eine Karte jeder Farbe.
everdell-event-architectural_renaissance-text = Sonst nichts.
everdell-event-arts_and_music_festival-text = Zahle 2 Harz.
everdell-event-bed_and_breakfast_guild-text = Sonst nichts.
everdell-event-city_holiday-text = Sonst nichts.
everdell-event-gathering_of_elders-text = Sonst nichts.
everdell-event-kings_road_established-text = Zahle 2 Zweige.
everdell-event-pie_eating_contest-text = Zahle 2 Beeren.
everdell-event-royal_wedding-text = Wirf 3 Karten ab.
everdell-event-statues_commissioned-text = Zahle 1 Kieselstein.

# garland

everdell-garland-agriculture-text = Am Ende bringen die meisten grünen Karten in einer Stadt 6 Punkte, die zweitmeisten 3.
everdell-garland-architecture-text = Am Ende bringen die meisten Bauwerke in einer Stadt 6 Punkte, die zweitmeisten 3.
everdell-garland-beauty-text = Am Ende bringen die meisten lila Karten in einer Stadt 6 Punkte, die zweitmeisten 3.
everdell-garland-community-text = Am Ende bringen die meisten Wesen in einer Stadt 6 Punkte, die zweitmeisten 3.
everdell-garland-peace-text = Am Ende bringen die meisten blauen Karten in einer Stadt 6 Punkte, die zweitmeisten 3.
everdell-garland-storytelling-text = Am Ende bringen die meisten braunen Karten in einer Stadt 6 Punkte, die zweitmeisten 3.
everdell-garland-tourism-text = Am Ende bringen die meisten roten Karten in einer Stadt 6 Punkte, die zweitmeisten 3.

# location

everdell-location-forest_activate_two_production-text = Aktiviere 2 grüne Karten deiner Stadt.
everdell-location-forest_three_resin-text = 3 Harz.
everdell-location-forest_two_resin_or_two_berries-text = 2 Harz oder 2 Beeren.
everdell-location-forest_pay_three_twigs_gain_three_any-text = Zahle 3 Zweige für 3 beliebige Ressourcen.
everdell-location-market-text = Erhalte, was ein Marker auf der Erhalten-Seite zeigt, oder zahle, was einer auf der Verkaufen-Seite zeigt, für 3 Punkte und 2 beliebige Ressourcen; der Marker wechselt die Seite. Nur einer deiner Arbeiter zur selben Zeit.

# market_token

everdell-market_token-three_twigs_one_card-text = Erhalte 3 Zweige und 1 Karte; oder zahle 3 Zweige und wirf 1 Karte ab für 3 Punkte und 2 beliebige Ressourcen.
everdell-market_token-two_resin_two_cards-text = Erhalte 2 Harz und 2 Karten; oder zahle 2 Harz und wirf 2 Karten ab für 3 Punkte und 2 beliebige Ressourcen.
everdell-market_token-two_berries_two_cards-text = Erhalte 2 Beeren und 2 Karten; oder zahle 2 Beeren und wirf 2 Karten ab für 3 Punkte und 2 beliebige Ressourcen.
everdell-market_token-one_pebble_three_cards-text = Erhalte 1 Kieselstein und 3 Karten; oder zahle 1 Kieselstein und wirf 3 Karten ab für 3 Punkte und 2 beliebige Ressourcen.

# card

everdell-card-clock_tower-text = Kommt mit 3 Punktemarkern ins Spiel. Jedes Mal, wenn du dich auf eine Jahreszeit vorbereitest, darfst du zuerst einen davon ausgeben und einen einfachen Ort oder Waldort noch einmal nutzen, an dem dein Arbeiter steht.
everdell-card-courthouse-text = Nachdem du ein Bauwerk in deine Stadt ausgespielt hast: 1 Zweig, Harz oder Kieselstein.
everdell-card-crane-text = Wirf den Kran ab, während du ein Bauwerk bezahlst: bis zu 3 Ressourcen weniger.
everdell-card-dungeon-text = Während du eine Karte bezahlst, lege ein Wesen deiner Stadt in eine Zelle: bis zu 3 Ressourcen weniger. Mit einem Waldläufer in deiner Stadt öffnet sich die zweite Zelle.
everdell-card-historian-text = Nachdem du eine Karte ausgespielt hast, ziehe eine.
everdell-card-innkeeper-text = Wirf den Gastwirt ab, während du ein Wesen bezahlst: bis zu 3 Beeren weniger.
everdell-card-judge-text = Während du eine Karte bezahlst, darf eine Ressource der Kosten von einer anderen Art sein.
everdell-card-shopkeeper-text = Nachdem du ein Wesen in deine Stadt ausgespielt hast: 1 Beere.
everdell-card-corrin_evertails_path-text = Braucht keinen Platz. Besuch: Nutze einen Ort oder eine rote Karte, wo ein Arbeiter eines Gegners steht, aber nicht Friedhof, Kapelle, Kloster, legendäre Karte, Ereignis oder Reise.
everdell-card-corrin_evertail_the_king-text = 1 Punkt für jede lila Karte in der Stadt eines Gegners.
everdell-card-corrin_evertails_field-text = 1 Beere und eine weitere für jede Farm deiner Gegner; sie ziehen für jede dieser Farmen eine Karte.
everdell-card-corrin_evertail_the_leader-text = Jedes Mal, wenn du Karten ziehst, darfst du eine davon für 1 Punktemarker einem Gegner geben.
everdell-card-corrin_evertail_the_warrior-text = Braucht keinen Platz. Gib deinen Gegnern bis zu 8 Karten und Ressourcen, beliebig verteilt; jede bringt dir 1 Punktemarker.

# discovery

everdell-discovery-archeologist-text = Lege bis zu 3 Bauwerke aus deiner Hand und von der Wiese unter diese Karte. Später darfst du sie für 1 Ressource weniger ausspielen.
everdell-discovery-cartographers_caravan-text = Drei offene Arbeiterplätze, ein Arbeiter pro Person: 3 Karten und 1 Ressource für jeden Arbeiter hier.
everdell-discovery-everblossom_trail-text = 4 Punkte bei mindestens 3 lila Karten in deiner Stadt.
everdell-discovery-forager-text = Ziehe in deinen eigenen Zügen 1 Karte für jede erhaltene Beere.
everdell-discovery-greensprout_trail-text = 4 Punkte bei mindestens 4 grünen Karten in deiner Stadt.
everdell-discovery-map_seller-text = Drei offene Arbeiterplätze, ein Arbeiter pro Person: Nimm Karten von der Wiese und vom Ablagestapel bis zum Handlimit.
everdell-discovery-mistrise_trail-text = 4 Punkte bei mindestens 3 braunen Karten in deiner Stadt.
everdell-discovery-mountaineer-text = Das Wetter des Frühlings trifft dich nicht. Auf dem Gipfel darfst du zwei Entdeckungen nehmen, jede für ihren Preis.
everdell-discovery-prospector-text = In deinen eigenen Zügen darfst du für jeden erhaltenen Punktemarker 1 Karte abwerfen, und du ziehst 1 Karte.
everdell-discovery-starfall_trail-text = 4 Punkte bei mindestens 3 blauen Karten in deiner Stadt.
everdell-discovery-stubblehoof-text = Ein Riesenwesen. Bereitest du dich auf eine Jahreszeit vor, darf es stehen bleiben: Sein Platz wird noch einmal genutzt, und du erhältst zusätzlich 1 Karte und 1 Ressource.
everdell-discovery-sunblaze_trail-text = 4 Punkte bei mindestens 3 roten Karten in deiner Stadt.
everdell-discovery-trail_guide-text = Lege bis zu 3 Wesen aus deiner Hand und von der Wiese unter diese Karte. Später darfst du sie für 2 Beeren weniger ausspielen.
everdell-discovery-truffle-text = Ein Riesenwesen. Es darf auf einer grünen Karte einer beliebigen Stadt stehen: Du nutzt diese Karte und erhältst zusätzlich 1 Ressource und 1 Karte. Nicht auf Bank, Lager oder Fusselwürz der Flegel.
everdell-discovery-ancient_orchard-text = Ein eigener Arbeiterplatz: 5 Beeren.
everdell-discovery-bellsong_trail-text = 4 Punkte, wenn deine Expedition ihr letztes Kartenstück erreicht.
everdell-discovery-cloudrim_peak-text = Ein eigener Arbeiterplatz: Wirf 5 Karten verschiedener Farben für 8 Punkte ab.
everdell-discovery-corliander-text = Ein Riesenwesen. Es erledigt ein Ereignis mit der Hälfte der geforderten Karten, aufgerundet; was das Ereignis kostet, wird trotzdem bezahlt.
everdell-discovery-firebeak-text = Ein Riesenwesen. Es darf auf dem Ablagestapel stehen und 3 Karten davon nehmen. Solange es dort ist, darfst du Karten nehmen, die andere abwerfen.
everdell-discovery-grey_cloaks_hideout-text = Ein eigener Arbeiterplatz: Bewege einen anderen deiner Arbeiter hierher und nutze den Platz, den er verlässt, noch einmal.
everdell-discovery-honeypaw-text = Ein Riesenwesen. Gibt dir ein Platz Ressourcen, aber keine Beeren, erhältst du für jede davon 1 Beere, höchstens 3.
everdell-discovery-king_rhun-text = Ein Riesenwesen. Es darf auf einer lila Karte deiner Stadt stehen: Erhalte so viele Ressourcen, wie die Karte wert ist.
everdell-discovery-moleia_mines-text = Drei offene Arbeiterplätze, ein Arbeiter pro Person: Decke Karten vom Nachziehstapel auf, solange du dich traust.
everdell-discovery-ruins_of_spire-text = Ein eigener Arbeiterplatz: insgesamt 3 Zweige, Harz und Kieselsteine in beliebiger Mischung.
everdell-discovery-stormvale-text = Drei Karten liegen offen daneben, die alle ausspielen dürfen. Spielt jemand anders eine davon aus, erhältst du 1 Punkt.
everdell-discovery-tezels_laboratory-text = Ein eigener Arbeiterplatz: Spiele eine Karte aus, für jede Karte, die du abwirfst, um 1 Ressource günstiger.
everdell-discovery-whisper-text = Ein Riesenwesen. Es darf auf einen besetzten Platz gehen, außer bei Ereignissen.
everdell-discovery-windlore-text = Ein Riesenwesen. Es darf auf dem Nachziehstapel stehen und 3 Karten ziehen. Solange es dort ist, ziehst du 2 Karten nach jedem Zug, in dem jemand anders vom Nachziehstapel gezogen hat.
everdell-discovery-bellsong_city-text = 3 Punkte und 1 für jede Karte der Farbe, von der deine Stadt am wenigsten hat.
everdell-discovery-bounty_hunter-text = Nenne ein Wesen und nimm eines aus dem Nachziehstapel, auch über dein Handlimit hinaus; wirf danach bis auf das Limit ab.
everdell-discovery-cave_of_dancing_lights-text = Decke 4 Karten auf: Eine grüne bringt 1 Beere, eine braune 1 Zweig, eine rote 1 Harz, eine blaue 1 Kieselstein, eine lila 1 beliebige Ressource. Behalte beliebig viele davon.
everdell-discovery-cloudsong-text = Nenne ein Bauwerk und nimm eines aus dem Nachziehstapel, auch über dein Handlimit hinaus; wirf danach bis auf das Limit ab.
everdell-discovery-everblossom_city-text = 6 Punkte, 1 weniger für jede lila Karte in deiner Stadt.
everdell-discovery-gatherwind_trail-text = 4 Punkte bei mindestens 2 Ereignissen.
everdell-discovery-greensprout_city-text = 6 Punkte, 1 weniger für je 2 grüne Karten in deiner Stadt.
everdell-discovery-hopewatch_trail-text = 1 Punkt für jeden Punkt deiner Reisen, höchstens 7.
everdell-discovery-mistrise_city-text = 6 Punkte, 1 weniger für jede braune Karte in deiner Stadt.
everdell-discovery-serpents_pass-text = Wird das erste Kartenstück deiner Expedition: 7 Punkte für 6 Ressourcen.
everdell-discovery-star_weavers-text = Wirf beliebig viele Karten ab, dann ziehe bis zu deinem Handlimit.
everdell-discovery-starfall_city-text = 6 Punkte, 1 weniger für jede blaue Karte in deiner Stadt.
everdell-discovery-sunblaze_city-text = 6 Punkte, 1 weniger für jede rote Karte in deiner Stadt.
everdell-discovery-the_distant_shore-text = Wird das letzte Kartenstück deiner Expedition: 7 Punkte für 6 Karten.

# event

everdell-event-city_monument-text = Drei blaue Karten.
everdell-event-grand_tour-text = Drei rote Karten.
everdell-event-harvest_festival-text = Vier grüne Karten.
everdell-event-cartographers_expedition-text = Drei braune Karten.
everdell-event-a_brilliant_marketing_plan-text = Gib Gegnern bis zu 3 Ressourcen, beliebig verteilt: 2 Punkte für jede.
everdell-event-a_well_run_city-text = Hole sofort einen deiner Arbeiter zurück.
everdell-event-an_evening_of_fireworks-text = Lege bis zu 3 Zweige hierher: je 2 Punkte.
everdell-event-ancient_scrolls_discovered-text = Decke 5 Karten vom Nachziehstapel auf; behalte, was du magst, die anderen kommen unter das Ereignis: je 1 Punkt.
everdell-event-capture_of_the_acorn_thieves-text = Lege bis zu 2 Wesen deiner Stadt unter das Ereignis: je 3 Punkte.
everdell-event-croak_wart_cure-text = Zahle 2 Beeren und wirf 2 Karten deiner Stadt ab.
everdell-event-flying_doctor_service-text = Am Ende 3 Punkte für jeden Ehemann mit seiner Ehefrau, in jeder Stadt.
everdell-event-graduation_of_scholars-text = Lege bis zu 3 Wesen aus deiner Hand unter das Ereignis: je 2 Punkte.
everdell-event-ministering_to_miscreants-text = Am Ende 3 Punkte für jeden Gefangenen in deinem Verlies.
everdell-event-path_of_the_pilgrims-text = Am Ende 3 Punkte für jeden Arbeiter auf deinem Kloster.
everdell-event-performer_in_residence-text = Lege bis zu 3 Beeren hierher: je 2 Punkte.
everdell-event-pristine_chapel_ceiling-text = Für jeden Marker auf deiner Kapelle 1 Karte und 1 beliebige Ressource; am Ende 2 Punkte für jeden Marker darauf.
everdell-event-remembering_the_fallen-text = Am Ende 3 Punkte für jeden Arbeiter auf deinem Friedhof.
everdell-event-tax_relief-text = Deine Stadt produziert.
everdell-event-the_everdell_games-text = Sonst nichts.
everdell-event-under_new_management-text = Lege bis zu 3 Ressourcen hierher: 1 Punkt für einen Zweig oder eine Beere, 2 für Harz oder einen Kieselstein.

# card

everdell-card-carnival-text = Ziehe eine Karte für jede andere grüne Karte deiner Stadt, oder nimm 1 beliebige Ressource für je 2 davon.
everdell-card-gazette-text = Jedes Mal, wenn du ein Ereignis erledigst, lege 1 Punktemarker auf diese Karte. Mit 3 oder mehr Markern bringt sie am Ende 3 Punkte.
everdell-card-juggler-text = Zahle 3 Zweige für 4 Punktemarker. Oder zahle einen Zweig nach dem anderen, um jeweils eine Karte vom Nachziehstapel aufzudecken: Sobald sie zusammen 6 Punkte wert sind, nimm 6 Punktemarker. Die Karten werden abgeworfen.
everdell-card-scurrble_champion-text = Alle deine Scurrble-Champions teilen sich einen Platz. 2 Punkte für jeden anderen Scurrble-Champion deiner Stadt.
everdell-card-scurrble_stadium-text = Besuch: Nenne eine Farbe, aber nicht Grün, und ziehe 4 Karten; zeige eine dieser Farbe für 3 Punktemarker. Offen für alle; besucht es jemand anders, erhältst du 1 Punktemarker.
everdell-card-town_crier-text = Du darfst einem Gegner 2 Karten für 3 Punktemarker geben.
everdell-card-season_farm_1-text = Zählt als Farm. 1 Zweig, oder ziehe eine Karte.
everdell-card-season_farm_2-text = Zählt als Farm. 1 Beere, oder ziehe 2 Karten.
everdell-card-season_farm_3-text = Zählt als Farm. 1 Beere oder 1 Harz.
everdell-card-season_farm_4-text = Zählt als Farm. 1 Beere, oder zahle 1 Zweig für 1 Punktemarker.
everdell-card-season_farm_5-text = Zählt als Farm. 1 Beere, oder zahle 1 Beere für 2 Punktemarker.
everdell-card-season_farm_6-text = Zählt als Farm. Braucht keinen Platz. 2 Beeren.
everdell-card-season_farm_7-text = Zählt als Farm. 1 Beere oder 2 Zweige.
everdell-card-season_farm_8-text = Zählt als Farm. 1 Beere oder 1 Punktemarker.
everdell-card-barge_toad-text = 2 Zweige für jede Farm in deiner Stadt.
everdell-card-chip_sweep-text = Aktiviere eine grüne Karte deiner Stadt, aber kein Fegehörnchen.
everdell-card-doctor-text = Zahle bis zu 3 Beeren; jede bringt dir 1 Punktemarker.
everdell-card-fairgrounds-text = Ziehe 2 Karten.
everdell-card-farm-text = 1 Beere.
everdell-card-general_store-text = 1 Beere und eine weitere, wenn du eine Farm hast.
everdell-card-husband-text = Teilt sich einen Platz mit einer Ehefrau. Mit ihr und einer Farm in deiner Stadt: 1 beliebige Ressource.
everdell-card-mine-text = 1 Kieselstein.
everdell-card-miner_mole-text = Du darfst eine grüne Karte in einer anderen Stadt nutzen, als wäre es deine.
everdell-card-monk-text = Gib einem Gegner bis zu 2 Beeren; jede bringt dir 2 Punktemarker.
everdell-card-peddler-text = Tausche bis zu 2 deiner Ressourcen gegen andere.
everdell-card-resin_refinery-text = 1 Harz.
everdell-card-storehouse-text = Lege 3 Zweige, 2 Harz, 1 Kieselstein oder 2 Beeren darauf. Besuch: Nimm alles, was darauf liegt.
everdell-card-teacher-text = Ziehe 2 Karten, behalte eine und gib die andere einem Gegner.
everdell-card-twig_barge-text = 2 Zweige.
everdell-card-woodcarver-text = Zahle bis zu 3 Zweige; jeder bringt dir 1 Punktemarker.
everdell-card-amilla_glistendew-text = Besuch: Erledige ein Ereignis, dessen Anforderung deine Stadt nicht erfüllen muss; was es kostet, wird trotzdem bezahlt.
everdell-card-bridge_of_the_sky-text = Während du ein Bauwerk bezahlst: bis zu 3 Ressourcen weniger, wenn es auf der Brücke liegt, die dann so viel wert ist wie das Bauwerk. Nur eines zur selben Zeit.
everdell-card-cirrus_windfall-text = Spiele eine Karte mit höchstens 3 Punkten kostenlos aus, wenn du magst, aus der Hand oder von der Wiese.
everdell-card-foresight-text = Nachdem du ein Wesen in deine Stadt ausgespielt hast: Ziehe 2 Karten. Nach einem Bauwerk: 1 beliebige Ressource.
everdell-card-fynn_nobletail-text = Am Ende 2 Punkte für jedes deiner einfachen und 3 für jedes deiner besonderen Ereignisse.
everdell-card-mcgregors_market-text = 2 beliebige Ressourcen.
everdell-card-oleanders_opera_house-text = Am Ende 2 Punkte für jedes einzigartige Wesen in deiner Stadt.
everdell-card-poe-text = Wirf beliebig viele Karten ab, dann fülle deine Hand auf.
everdell-card-silver_scale_spring-text = Schiebe sie unter ein Bauwerk deiner Stadt, das stehen bleibt, und nimm dessen aufgedruckte Kosten. Ziehe 2 Karten.
everdell-card-the_green_acorn-text = Besuch: Spiele eine Karte aus deiner Hand, von der Wiese oder deinen legendären Karten für bis zu 4 Ressourcen weniger aus. Offen für alle; besucht sie jemand anders, erhältst du 2 Punktemarker.
everdell-card-strey_softpaw-text = Besuch: Nutze bis zu 2 einfache Orte oder Waldorte, an denen Arbeiter stehen, deine oder andere.
everdell-card-everflame_tomb-text = Besuch: Spiele eine beliebige Karte aus deiner Hand oder von der Wiese kostenlos aus. Der Arbeiter bleibt dauerhaft; eine Totengräberin öffnet einen zweiten Platz.
everdell-card-click_clacks-text = 3 Beeren und 1 beliebige Ressource für jede Farm in deiner Stadt.
everdell-card-chipter_swipple-text = Bis zu 2 verschiedene grüne Karten deiner Stadt wirken, keine legendären.
everdell-card-mayberry_matriarch-text = Teilt sich einen Platz mit einem Ehemann; am Ende 5 Punkte, wenn sie das tut und deine Stadt eine Farm hat.
everdell-card-king_norths_treasury-text = Kommt mit 4 Punktemarkern ins Spiel. Während du eine Karte bezahlst, darfst du einige davon ausgeben: 2 Ressourcen weniger für jeden.
everdell-card-jor_goldwing-text = 1 Punktemarker für jede Handkarte, aber höchstens 8.
everdell-card-darkdeep_prison-text = Wirf bis zu 2 Wesen deiner Stadt ab; nimm für jedes 3 Punktemarker und 3 beliebige Ressourcen.
everdell-card-tarry_hare-text = Nachdem du ein Wesen in deine Stadt ausgespielt hast: 1 beliebige Ressource. Nach einem Bauwerk: Ziehe 2 Karten.
everdell-card-strongroot_castle-text = Am Ende 2 Punkte für jedes gewöhnliche Bauwerk in deiner Stadt.

# location

everdell-location-three_twigs-text = 3 Zweige.
everdell-location-two_twigs_card-text = 2 Zweige und 1 Karte.
everdell-location-two_resin-text = 2 Harz.
everdell-location-resin_card-text = 1 Harz und 1 Karte.
everdell-location-two_cards_point-text = 2 Karten und 1 Punktemarker.
everdell-location-one_pebble-text = 1 Kieselstein.
everdell-location-berry_card-text = 1 Beere und 1 Karte.
everdell-location-one_berry-text = 1 Beere.
everdell-location-forest_two_berries_card-text = 2 Beeren und 1 Karte.
everdell-location-forest_two_any-text = 2 beliebige Ressourcen.
everdell-location-forest_discard_draw_double-text = Wirf beliebig viele Karten ab und ziehe doppelt so viele.
everdell-location-forest_copy_basic_card-text = Nutze einen beliebigen einfachen Ort, besetzt oder nicht, und ziehe 1 Karte.
everdell-location-forest_pebble_three_cards-text = 1 Kieselstein und 3 Karten.
everdell-location-forest_twig_resin_berry-text = 1 Zweig, 1 Harz und 1 Beere.
everdell-location-forest_three_berries-text = 3 Beeren.
everdell-location-forest_two_resin_twig-text = 2 Harz und 1 Zweig.
everdell-location-forest_two_cards_any-text = 2 Karten und 1 beliebige Ressource.
everdell-location-forest_discard_three_gain_any-text = Wirf bis zu 3 Karten ab; jede bringt 1 beliebige Ressource.
everdell-location-forest_meadow_two_play_one-text = Nimm 2 Karten von der Wiese; eine davon darf sofort für 1 Ressource weniger ausgespielt werden.
everdell-location-haven-text = Wirf beliebig viele Karten ab; je 2 bringen 1 beliebige Ressource.
everdell-location-journey_2-text = Im Herbst: Wirf 2 Karten ab; am Ende 2 Punkte.
everdell-location-journey_3-text = Im Herbst: Wirf 3 Karten ab; am Ende 3 Punkte.
everdell-location-journey_4-text = Im Herbst: Wirf 4 Karten ab; am Ende 4 Punkte.
everdell-location-journey_5-text = Im Herbst: Wirf 5 Karten ab; am Ende 5 Punkte.

# personality

everdell-personality-nasty-text = Wenn du eine Karte neben ihrer Figur ziehst oder ausspielst, erhält sie deren Basiswert in Punkten, mindestens 1. Für jeden dieser Punkte darfst du stattdessen eine Karte abwerfen oder eine Ressource zahlen.
everdell-personality-pessimist-text = Wenn du eine Karte neben ihrer Figur ziehst oder ausspielst, fülle deren Feld mit einer Karte derselben Farbe aus deiner Hand. Ohne eine andere Karte dieser Farbe kannst du sie nicht nehmen.
everdell-personality-infernal-text = Wenn sie sich auf eine Jahreszeit vorbereitet, werden alle Karten, die mit einer Kante an ihr Feld der Wiese grenzen, ihre Beute; Ecken zählen nicht. Fülle dann die Wiese auf.
everdell-personality-vile-text = Die Karten neben ihrer Figur kannst du weder ziehen noch ausspielen. Spielt sie selbst eine davon aus, erhält sie Punkte in Höhe ihrer Stufe.
everdell-personality-gambler-text = Wenn du eine Karte neben ihrer Figur ziehst oder ausspielst, fülle deren Feld auf und würfle: Ihre Figur zieht auf das erwürfelte Feld (würfle neu, wenn sie schon dort steht), und die Karte dort wird ihre Beute. Fülle dann die Wiese auf.
everdell-personality-idler-text = Wenn sie die Wiese betritt, wirf alle Karten neben ihrer Figur ab und fülle deren Felder auf. Wenn du eine davon ziehst oder ausspielst, wirf alle anderen neben ihr ab und fülle deren Felder auf.
everdell-personality-privileged-text = Um eine Karte neben ihrer Figur auszuspielen, zahlst du 1 Beere mehr, auch wenn die Karte kostenlos ist. Fähigkeiten, die Kosten ändern, dürfen die Beere decken.
everdell-personality-needy-text = Um eine Karte neben ihrer Figur zu ziehen oder auszuspielen, gibst du ihr einen Punktemarker vom Wert 1. Ohne einen solchen kannst du sie nicht nehmen.

# plan

everdell-plan-masquerade-text = Wenn sie die Wiese betritt, lege einen Netzmarker auf jedes übrige einfache Ereignis und einen auf ein leeres besonderes Ereignis deiner Wahl, das noch keinen hat. Um ein solches Ereignis zu erledigen, wirfst du für jeden Marker darauf eine Karte ab oder zahlst eine Ressource; danach kommen die Marker weg. Sie selbst beachtet sie nicht.
everdell-plan-web_barricade-text = Wenn eine grüne Karte, die du ausgespielt hast, alles getan hat, lege einen Netzmarker darauf. Der Marker bleibt, und die Karte wird nie wieder aktiviert.
everdell-plan-hypnotic_gaze-text = Wenn sie die Wiese betritt, nimmt sie 2 zufällige Karten deiner Hand: Eine wird abgeworfen, die andere in ihre Hand gemischt, beide ungesehen. Hast du weniger als 3 Karten, zieht sie stattdessen 2 Karten vom Nachziehstapel.
everdell-plan-plot_thickens-text = Die Intrigen bilden zwei Stapel, Sofort- und Jahreszeiten-Intrigen. Jedes Mal, wenn sie sich auf eine Jahreszeit vorbereitet, führt sie eine Sofort-Intrige aus und setzt dann eine Jahreszeiten-Intrige in Kraft.
everdell-plan-weavers_whim-text = Nur mit einer Persönlichkeit. Wenn sie die Wiese betritt, zieht sie eine Karte vom Nachziehstapel. Wirf dann den Rest der Wiese ab, fülle sie auf und ziehe eine neue Persönlichkeit für sie; die gilt, bis sie die Wiese wieder betritt.
everdell-plan-bounty_hunter-text = Wenn sie die Wiese betritt, nimmt sie eine Karte, die mindestens 1 Punkt wert ist, aus deiner Stadt in ihre, oder als Beute, wenn ihre voll ist. Du wählst, welche.
everdell-plan-swarm-text = Lege zu Beginn einen Netzmarker auf die Zuflucht (und auf den Markt). Jedes Mal, wenn sie die Wiese betritt, lege einen auf einen leeren Einzelplatz eines einfachen Orts oder Waldorts; du wählst, welchen. Die Marker bleiben liegen. Sie kann dort nicht hin; jedes Mal, wenn du dorthin gehst, erhält sie Punkte in Höhe ihrer Stufe. Nicht auf Stufe 0.
everdell-plan-test_of_strength-text = Wenn sie die Wiese betritt, spielt sie eine zufällige Karte deiner Hand in ihre Stadt aus oder nimmt sie als Beute, wenn ihre Stadt voll ist. Hast du weniger als 2 Karten, ist es eine Karte vom Nachziehstapel.
everdell-plan-unraveler-text = Offene Karten brauchen in ihrer Stadt keinen Platz. Betritt sie die Wiese und liegt dort eine, spielt sie sie aus, auch wenn ihre Stadt voll ist (unter mehreren wählst du); fülle dann die Wiese auf. Wenn sie irgendeine offene Karte besucht oder du eine von ihren, erhält sie Punkte in Höhe ihrer Stufe statt der üblichen Marker; du bekommst für ihre Besuche keine.
everdell-plan-web_expansion-text = Für jede lila Karte, die du ausspielst, erhält sie deren Basiswert in Punkten.
everdell-plan-smarty-text = Wenn sie die Wiese betritt, zieht sie für jede deiner Ressourcen über 3 eine Karte vom Nachziehstapel und behält sie verdeckt als Beute.
everdell-plan-extortion-text = Jedes Mal, wenn sie einen Arbeiter auf einen blockierten Platz setzen will, erhält sie Punkte in Höhe ihrer Stufe.
everdell-plan-connections-text = Wenn sie die Wiese betritt, zieht sie für jede deiner Handkarten eine Karte vom Nachziehstapel und behält sie verdeckt als Beute.

# intrigue

everdell-intrigue-unproductive-text = Für jede grüne Karte, die du ausspielst, erhält sie Punkte in Höhe ihrer Stufe.
everdell-intrigue-clerical_errors-text = Für jede blaue Karte, die du ausspielst, erhält sie Punkte in Höhe ihrer Stufe.
everdell-intrigue-berry_jam-text = Lege einen Netzmarker auf jeden einfachen Ort und Waldort, der eine Beere oder eine beliebige Ressource bringt. Um dort einen Arbeiter einzusetzen, zahlst du 1 Ressource, und sie erhält 1 Punkt. Sie kann dort nicht hin.
everdell-intrigue-poison_jam-text = Einer deiner eingesetzten Arbeiter, der nicht dauerhaft bleibt, kommt auf ihr Tableau; du wählst, welcher. Hast du keinen, ist es der nächste, den du einsetzt, nach seiner Aktion. Sie nutzt ihn als ihren eigenen, sobald wieder eine Karte einen Arbeiter verlangt. Bereitest du dich auf eine Jahreszeit vor, kommt er vom Spielplan zurück, aber nicht von ihrem Tableau.
everdell-intrigue-pickpocket-text = Sie nimmt eine zufällige Hälfte deiner Hand, aufgerundet.
everdell-intrigue-theft-text = Würfle und lege 3 dieser Ressource in den Vorrat zurück, oder alle, die du hast: bei 1–3 Zweige, bei 4–6 Harz, bei 7 Beeren, bei 8 Kieselsteine.
everdell-intrigue-sticky_goo-text = Lege einen Netzmarker auf jeden einfachen Ort und Waldort, der Harz oder eine beliebige Ressource bringt. Um dort einen Arbeiter einzusetzen, zahlst du 1 Ressource, und sie erhält 1 Punkt. Sie kann dort nicht hin.
everdell-intrigue-forest_bandits-text = Lege einen Netzmarker auf jeden Waldort. Jedes Mal, wenn du dort einen Arbeiter einsetzt, erhält sie 2 Punkte. Sie kann dort nicht hin.
everdell-intrigue-lobbyist-text = Um eine blaue Karte auszuspielen, ihre Fähigkeit zu nutzen oder sie reagieren zu lassen, wirfst du eine Karte ab oder zahlst eine Ressource. Blaue Karten kannst du nicht ziehen: Wirf sie ab und ziehe die nächste Karte.
everdell-intrigue-copycat-text = Sie erhält 2 Punkte für jede deiner Handkarten.
everdell-intrigue-invisible_trap-text = Lege einen Netzmarker auf jeden einfachen Ort. Jedes Mal, wenn du dort einen Arbeiter einsetzt, erhält sie 1 Punkt, außer du wirfst eine Karte ab oder zahlst eine Ressource.
everdell-intrigue-predator_eyes-text = Um ein Wesen durch Besetzen eines Bauwerks auszuspielen, wirfst du 2 Karten ab.
everdell-intrigue-ransom-text = Einer deiner freien Arbeiter kommt auf ihr Tableau, bis du dich auf eine Jahreszeit vorbereitest; er zählt als eingesetzt. Hast du keinen, erhält sie Punkte in Höhe ihrer Stufe und nimmt einen deiner eingesetzten Arbeiter, der nicht dauerhaft bleibt.
everdell-intrigue-impostor-text = Würfle; ein Ereignis wird ihre Beute: bei 1–2 das einfache ganz links, bei 3–4 das einfache ganz rechts, bei 5–6 das besondere ganz links, bei 7–8 das besondere ganz rechts. Ist keines dieser Art übrig, erhält sie Punkte in Höhe ihrer Stufe.
everdell-intrigue-eight_legged_nightmare-text = Wirf die ganze Wiese ab und fülle sie auf, wirf alle braunen Karten deiner Hand ab, und sie erhält Punkte in Höhe ihrer Stufe.
everdell-intrigue-spiders_in_trees-text = Lege einen Netzmarker auf jeden Waldort. Um dort einen Arbeiter einzusetzen, wirfst du eine Karte ab oder zahlst eine Ressource.
everdell-intrigue-spiders_in_soil-text = Bevor du eine grüne Karte ausspielst, wirf insgesamt 2 Karten oder Ressourcen in beliebiger Mischung ab, auch wenn die Karte kostenlos ist. Fähigkeiten, die Kosten ändern, helfen nicht.
everdell-intrigue-spider_tax-text = Lege einen Netzmarker auf jeden der 4 einfachen Orte mit Einzelplatz. Jedes Mal, wenn du dort einen Arbeiter einsetzt, erhält sie 1 Punkt. Sie kann dort nicht hin.
everdell-intrigue-paralyzing_fear-text = Drehe alle Wesen deiner Stadt auf die Rückseite. Sie behalten ihre Plätze, Paare teilen sich weiter einen, aber sie können nicht besucht, aktiviert oder abgeworfen werden und zählen weder für Ereignisse noch in der Schlusswertung.
everdell-intrigue-plague-text = Lege einen Netzmarker auf jeden Einzelplatz für Arbeiter auf den Karten aller Städte. Um dort einen Arbeiter einzusetzen, wirfst du insgesamt 2 Karten oder Ressourcen in beliebiger Mischung ab. Sie kann dort nicht hin.
everdell-intrigue-order_from_above-text = Lege einen Netzmarker auf jeden der 4 einfachen Orte mit Einzelplatz. Du kannst dort keine Arbeiter einsetzen.
everdell-intrigue-borrowed-text = 3 zufällige Karten deiner Hand, oder alle, die du hast, kommen in ihre Hand.
everdell-intrigue-hard_worker-text = Die obersten 3 Karten des Nachziehstapels kommen in ihre Stadt, auch über 15 hinaus.
everdell-intrigue-takeover-text = Sie nimmt eine lila Karte deiner Stadt in ihre, auch wenn ihre voll ist; du wählst, welche. Hast du keine, nimmt sie deine wertvollste Karte; unter gleichen wählst du.
everdell-intrigue-recession-text = Für jede lila Karte, die du ausspielst, erhält sie Punkte in Höhe ihrer Stufe.
everdell-intrigue-corrupt_courts-text = Sie erhält sofort 3 Punkte, wenn du im Frühling bist, 2 im Sommer, 1 im Herbst. Um ein Ereignis zu erledigen, wirfst du eine Karte ab oder zahlst eine Ressource.
everdell-intrigue-quick_theft-text = Würfle und lege 3 dieser Ressource in den Vorrat zurück, oder alle, die du hast: bei 1–2 Zweige, bei 3 Harz, bei 4–5 Beeren, bei 6–8 Kieselsteine.
everdell-intrigue-in_the_web-text = 3 zufällige Karten deiner Hand, oder alle, die du hast, werden umgedreht. Sie zählen für dein Handlimit, aber du kannst sie weder ausspielen noch abwerfen.
everdell-intrigue-closed-text = Drehe alle Bauwerke deiner Stadt auf die Rückseite. Sie behalten ihre Plätze, Paare teilen sich weiter einen, aber sie können nicht besucht, aktiviert oder abgeworfen werden und zählen weder für Ereignisse noch in der Schlusswertung.
everdell-intrigue-bad_press-text = Wirf alle braunen Karten der Wiese ab und fülle sie auf, bis keine mehr da ist; dort darf keine liegen. Um eine braune Karte aus der Hand auszuspielen, wirfst du außerdem eine Karte ab oder zahlst eine Ressource, auch wenn die Karte kostenlos ist.
everdell-intrigue-thief-text = Würfle und lege 3 dieser Ressource in den Vorrat zurück, oder alle, die du hast: bei 1–2 Zweige, bei 3–4 Harz, bei 5–7 Beeren, bei 8 Kieselsteine.
everdell-intrigue-fatigue-text = Für jede rote Karte, die du ausspielst oder besuchst, erhält sie Punkte in Höhe ihrer Stufe.
everdell-intrigue-finders_keepers-text = Würfle und lege 3 dieser Ressource in den Vorrat zurück, oder alle, die du hast: bei 1 Zweige, bei 2–3 Harz, bei 4–6 Beeren, bei 7–8 Kieselsteine.

# card

everdell-card-air_balloon-text = Braucht keinen Platz. Beim Ausspielen: Tu, was eine braune Karte in der Stadt eines Gegners beim Ausspielen tut, als wäre es deine; nicht Narr, Ruine, Hauptstraße, Heißluftballon oder legendäre Karte.
everdell-card-bank-text = Lege 1 Punktemarker darauf. Dein Handlimit ist für jeden Marker hier um 1 Karte höher.
everdell-card-freight_car-text = Kommt mit 2 Zweigen, 2 Harz, 2 Kieselsteinen und 2 Beeren ins Spiel. Nimm 2 beliebige Ressourcen davon, auch beim Ausspielen.
everdell-card-gardener-text = Beim Ausspielen: Du darfst bis zu 2 verschiedene grüne Karten deiner Stadt aktivieren.
everdell-card-greenhouse-text = Darf sich seinen Platz mit einer Farm teilen. Ziehe 1 Karte; ein Gewächshaus, das seinen Platz teilt, bringt außerdem 1 beliebige Ressource.
everdell-card-lamplighter-text = Du darfst 2 Karten von Nachziehstapel, Wiese und Bahnhof ziehen, in beliebiger Mischung.
everdell-card-magician-text = Du darfst eine andere Karte deiner Stadt für 1 Punkt und 1 beliebige Ressource abwerfen.
everdell-card-main_road-text = Braucht keinen Platz und öffnet einen weiteren in deiner Stadt. Wird nie kopiert, entfernt oder noch einmal aktiviert.
everdell-card-mayor-text = 1 Punkt und 1 weiterer für je 5 belegte Plätze deiner Stadt.
everdell-card-miller-text = Du darfst 1 Kieselstein für 3 Punkte zahlen.
everdell-card-poet-text = Beim Ausspielen: Nenne eine Farbe und ziehe alle Wiesenkarten dieser Farbe, 1 Punkt für jede gezogene.
everdell-card-tea_house-text = Du darfst einem Gegner eine Karte geben; nimm dann 1 beliebige Ressource und ziehe 1 Karte.
everdell-card-baker-text = Am Ende 2 Punkte für jede Beere, die du übrig hast, für höchstens 3 Beeren.
everdell-card-chipsmith-text = Besuch: Aktiviere 2 verschiedene grüne Karten deiner Stadt.
everdell-card-city_hall-text = Nachdem du ein Bauwerk ausgespielt hast, darfst du einem Gegner eine Karte geben; nimm dann 1 Punkt und ziehe 1 Karte.
everdell-card-conductor-text = Besuch: Nutze eine rote Karte in der Stadt eines Gegners, besetzt oder nicht, als läge sie in deiner; nicht Friedhof, Kapelle, Kloster, Piratenschiff oder legendäre Karte. Die andere Stadt bekommt nichts.
everdell-card-diplomat-text = Nachdem du ein Wesen ausgespielt hast, darfst du einem Gegner eine Karte geben; nimm dann 1 Punkt und ziehe 1 Karte.
everdell-card-ever_wall-text = Braucht keinen Platz. Am Ende 2 Punkte für je 5 belegte Plätze deiner Stadt.
everdell-card-hotel-text = Besuch: Spiele eine Karte deiner Hand für bis zu 3 Ressourcen weniger aus. Offen für andere, deren Besuch dir 2 Punkte bringt.
everdell-card-inventor-text = Wenn du eine Karte ausspielst, darfst du die Erfinderin aus deiner Stadt abwerfen, um bis zu 3 Ressourcen weniger zu zahlen.
everdell-card-library-text = Am Ende 1 Punkt für jede Kartenfarbe in deiner Stadt.
everdell-card-locomotive-text = Besuch: Spiele eine Karte vom Bahnhof für bis zu 3 Ressourcen weniger aus.
everdell-card-museum-text = Nachdem du eine Karte ausgespielt hast, darfst du 2 Karten ziehen.
everdell-card-photographer-text = Zählt am Ende so viel, wie eine lila Karte in der Stadt eines Gegners in deiner zählen würde; keine legendäre.

# event

everdell-event-big_city-text = Fünfzehn Karten.
everdell-event-three_prosperity-text = Drei lila Karten.
everdell-event-city_jubilee-text = 1 Punkt für jedes einfache und 2 für jedes besondere Ereignis, das du erledigt hast, dieses eingeschlossen.
everdell-event-ever_wall_tower_constructed-text = Hat keine weitere Wirkung.
everdell-event-glow_light_festival-text = Wirf höchstens so viele Handkarten ab, wie deine Stadt grüne Karten hat: je 1 Punkt.
everdell-event-hot_air_balloon_race-text = Wirf höchstens so viele Handkarten ab, wie deine Stadt braune Karten hat: je 1 Punkt.
everdell-event-juniper_jig_dance_contest-text = Hat keine weitere Wirkung.
everdell-event-magic_show-text = Wirf höchstens so viele Handkarten ab, wie deine Stadt rote Karten hat: je 1 Punkt.
everdell-event-royal_tea-text = Wirf höchstens so viele Handkarten ab, wie deine Stadt lila Karten hat: je 1 Punkt.
everdell-event-stock_market_boom-text = Wirf höchstens so viele Handkarten ab, wie deine Stadt blaue Karten hat: je 1 Punkt.
everdell-event-sunflower_parade-text = Hat keine weitere Wirkung.

# card

everdell-card-bridge-text = Dein Handlimit ist für jede deiner Perlen um 1 höher. Jedes Mal, wenn du eine Perle erhältst, ziehe 2 Karten.
everdell-card-ferry-text = Ein Platz für einen Froschbotschafter, nicht für Arbeiter: Nutze ein beliebiges offen liegendes Flussziel, besetzt oder nicht, für seinen Preis. Offen für alle; nutzt ein fremder Frosch sie, erhältst du 1 Punktemarker.
everdell-card-ferry_ferret-text = Mit mindestens 2 Perlen nimm 2 Punktemarker.
everdell-card-harbor-text = Mit mindestens 2 Perlen nimm 2 beliebige Ressourcen.
everdell-card-messenger-text = Teilt sich den Platz mit einem deiner Bauwerke, das noch keinen Kurier hat, und hat dessen Farbe, wenn du den Fluss besuchst. Ziehe eine Karte und nimm 1 Punktemarker.
everdell-card-pirate-text = Braucht keinen Platz. Wirf bis zu 4 Karten ab, ziehe ebenso viele und zeige sie: Sind sie zusammen 7 oder mehr Punkte wert, nimm 1 Perle.
everdell-card-pirate_ship-text = Besuch: Das Schiff zieht mit deinem Arbeiter auf einen freien Platz in der Stadt eines Gegners. Für jede Perle dieses Gegners, höchstens 3, nimm 1 beliebige Ressource und 1 Punktemarker.
everdell-card-shipwright-text = 1 Punkt für jede Pearlbrook-Karte deiner Stadt, diese eingeschlossen; Artefakte zählen nicht.

# power

everdell-power-butterflies-text = Deine Hand fasst bis zu 12 Karten, und du beginnst mit 12. Du machst den ersten Zug.
everdell-power-spiders-text = Stelle die Figur auf einen Platz des Spielplans. Jedes Mal, wenn jemand diesen Platz besucht, erhältst du 1 Ressource einer Art, die du nicht besitzt, und ziehst 1 Karte; dann versetzt du die Figur auf einen anderen Platz. Du bist als Letztes dran.
everdell-power-stoats-text = Nachdem du eine Karte ausgespielt hast: Wirf 2 Karten für 1 Zweig, Harz oder Beere ab, oder 3 Karten für 1 Kieselstein.
everdell-power-pigs-text = Alle Farmen liegen offen neben dir. Zu Beginn und jedes Mal, wenn du dich auf eine Jahreszeit vorbereitet hast, darfst du die oberste kostenlos ausspielen. Alle dürfen die oberste als Aktion für ihre Kosten ausspielen; tut es ein Gegner, nimmst du 2 Punktemarker. Farmen brauchen in deiner Stadt keinen Platz.
everdell-power-axolotls-text = Auf jedem einfachen Ort liegt ein Joker-Marker. Dein erster Besuch an einem Ort bringt dir auch dessen Marker; er kann jede Ressource sein.
everdell-power-cardinals-text = Deine Hand fasst 2 Karten mehr. Jedes Mal, wenn du Karten ziehst, darfst du 1 weitere vom Nachziehstapel ziehen.
everdell-power-foxes-text = Kommt dein Arbeiter an einen Waldort, darfst du stattdessen einen anderen Platz nutzen, an dem ein Arbeiter eines Gegners steht; keinen, an dem Arbeiter bleiben oder Marker gelegt werden, und kein Ereignis.
everdell-power-hedgehogs-text = Ein einfacher Ort oder Waldort, der dir keine Beere gibt, gibt dir zusätzlich 1 Beere. Spielst du ein Bauwerk aus, dürfen 2 Beeren 1 beliebige Ressource ersetzen, so oft du magst.
everdell-power-lizards-text = Die Waldkarten, die nicht im Spiel sind, bilden deinen verdeckten Stapel. Ziehe zu Beginn jeder Jahreszeit 3 davon, lege 1 neben dich und die anderen unter den Stapel. Nur du darfst die neben dir nutzen.
everdell-power-mice-text = Nach dem Besuch eines einfachen Orts oder Waldorts erhältst du 1 Ressource einer Art, die du nicht besitzt.
everdell-power-moles-text = Bringt dir ein Arbeiter Ressourcen, darfst du 1 davon gegen 1 Kieselstein tauschen.
everdell-power-otters-text = Spielst du ein Bauwerk aus, darf Harz jede Ressource ersetzen.
everdell-power-owls-text = Deine Hand fasst 1 Karte mehr. Hat der Platz deines Arbeiters gewirkt, darfst du 1 Karte abwerfen, und du darfst 1 ziehen; die gezogene darfst du einem Gegner geben, um 2 zu ziehen.
everdell-power-platypuses-text = 5 Punktemarker liegen auf dieser Karte. Einmal in jedem deiner Züge darfst du 1 davon für 1 Ressource und 1 Karte vom Nachziehstapel oder von der Wiese ausgeben. Die übrigen Marker zählen am Ende für dich.
everdell-power-rats-text = Lege den Ratten-Marker auf eine Karte der Wiese. Jedes Mal, wenn jemand diese Karte ausspielt, erhältst du 1 Ressource einer Art, die du nicht besitzt; dann versetzt du den Marker auf eine andere Karte.
everdell-power-squirrels-text = Bringt dir ein Arbeiter Zweige, erhältst du 1 mehr. Spielst du ein Bauwerk aus, dürfen 2 Zweige 1 beliebige Ressource ersetzen.
everdell-power-starlings-text = Deine Hand fasst 3 Karten mehr. Jede Karte, die du ziehst, darf vom Nachziehstapel oder von der Wiese kommen.
everdell-power-toads-text = Nachdem du eine grüne Karte ausgespielt hast, darfst du 1 Karte abwerfen, um sie noch einmal zu aktivieren.
everdell-power-turtles-text = Nachdem du eine Karte ausgespielt hast: Lege 1 deiner Ressourcen auf diese Karte, oder nimm die zurück, die dort liegt, und 1 weitere ihrer Art.
everdell-power-bats-text = Nachdem du eine Karte ausgespielt hast, darfst du 1 Karte der Wiese verdeckt neben dich legen. Die Karten dort spielst du aus, als wären sie in deiner Hand oder auf der Wiese.
everdell-power-cats-text = Deine Arbeiter dürfen an einen einfachen Ort, einen Waldort oder auf eine rote Karte gehen, wo schon ein Arbeiter eines Gegners steht.
everdell-power-honey_bees-text = Nachdem du eine Karte ausgespielt hast, die nicht grün ist, darfst du 1 Karte abwerfen, um eine grüne Karte deiner Stadt zu aktivieren; nicht im Herbst.
everdell-power-snails-text = 7 Karten liegen verdeckt neben dir. Spielt ein Gegner eine grüne Karte aus, darfst du ihm eine davon geben, um jene Karte für dich zu aktivieren; kein Lager.

# card

everdell-card-architect-text = Am Ende 1 Punkt für jedes Harz und jeden Kieselstein, die du noch hast, aber höchstens 6.
everdell-card-castle-text = Am Ende 1 Punkt für jedes gewöhnliche Bauwerk in deiner Stadt.
everdell-card-ever_tree-text = Am Ende 1 Punkt für jede lila Karte in deiner Stadt, auch diese. Einmal zieht ein beliebiges Wesen kostenlos ein.
everdell-card-king-text = Am Ende 1 Punkt für jedes deiner einfachen und 2 für jedes deiner besonderen Ereignisse.
everdell-card-palace-text = Am Ende 1 Punkt für jedes einzigartige Bauwerk in deiner Stadt, auch dieses.
everdell-card-school-text = Am Ende 1 Punkt für jedes gewöhnliche Wesen in deiner Stadt.
everdell-card-theater-text = Am Ende 1 Punkt für jedes einzigartige Wesen in deiner Stadt.
everdell-card-wife-text = Teilt sich einen Platz mit einem Ehemann; am Ende 3 Punkte, wenn sie das tut.
everdell-card-cemetery-text = Besuch: Decke 4 Karten vom Nachziehstapel oder vom Ablagestapel auf und spiele eine davon kostenlos aus, wenn du magst. Der Arbeiter bleibt dauerhaft; eine Totengräberin öffnet einen zweiten Platz.
everdell-card-chapel-text = Besuch: Lege 1 Punktemarker auf die Kapelle, dann ziehe 2 Karten für jeden Marker darauf. Die Marker zählen am Ende für dich.
everdell-card-inn-text = Besuch: Spiele eine Karte von der Wiese für bis zu 3 Ressourcen weniger aus. Offen für alle; besucht es jemand anders, erhältst du 1 Punktemarker.
everdell-card-lookout-text = Besuch: Nutze einen beliebigen einfachen Ort oder Waldort, besetzt oder nicht.
everdell-card-monastery-text = Besuch: Gib einem Gegner 2 Ressourcen und nimm 4 Punktemarker. Der Arbeiter bleibt dauerhaft; ein Mönch öffnet einen zweiten Platz.
everdell-card-post_office-text = Besuch: Gib einem Gegner 2 Karten, wirf beliebig viele ab, dann fülle deine Hand auf. Offen für alle; besucht sie jemand anders, erhältst du 1 Punktemarker.
everdell-card-queen-text = Besuch: Spiele eine Karte mit höchstens 3 Punkten kostenlos aus, aus der Hand oder von der Wiese.
everdell-card-university-text = Besuch: Wirf eine andere Karte deiner Stadt ab; nimm ihre aufgedruckten Kosten, 1 beliebige Ressource und 1 Punktemarker.

# river_card

everdell-river_card-gus_the_gardener-text = Wirf drei grüne Handkarten für 1 Punktemarker und 1 Perle ab.
everdell-river_card-bosley_the_artist-text = Wirf drei Handkarten verschiedener Farben für 1 Punktemarker und 1 Perle ab.
everdell-river_card-crustina_the_constable-text = Wirf zwei blaue Handkarten für 1 Punktemarker und 1 Perle ab.
everdell-river_card-iluminor_the_inventor-text = Wirf zwei braune Handkarten für 1 Punktemarker und 1 Perle ab.
everdell-river_card-snout_the_explorer-text = Wirf zwei rote Handkarten für 1 Punktemarker und 1 Perle ab.
everdell-river_card-omicron_the_elder-text = Wirf eine lila Handkarte für 1 Punktemarker und 1 Perle ab.
everdell-river_card-ballroom-text = Zahle 1 Punktemarker und 1 Harz: Ziehe 3 Karten und nimm 1 Perle.
everdell-river_card-watermill-text = Zahle 1 Punktemarker und 1 Zweig: Ziehe 2 Karten und nimm 1 Perle.
everdell-river_card-observatory-text = Zahle 1 Punktemarker und 1 Ressource: Ziehe 2 Karten von der Wiese und nimm 1 Perle.
everdell-river_card-market-text = Zahle 1 Punktemarker und 1 Ressource: Ziehe 3 Karten und nimm 1 Perle.
everdell-river_card-great_hall-text = Zahle 1 Punktemarker und 1 Kieselstein: Ziehe 4 Karten und nimm 1 Perle.
everdell-river_card-gardens-text = Zahle 1 Punktemarker und 1 Beere: Ziehe 3 Karten und nimm 1 Perle.

# event

everdell-event-romantic_cruise-text = Suche im Nachziehstapel eine Ehefrau und spiele sie kostenlos aus, oder nimm 5 Punktemarker.
everdell-event-x_marks_the_spot-text = Lege auf eines deiner Lager 1 Punktemarker für jede Ressource dort, höchstens 6. Sie werden zusammen mit den Ressourcen genommen.
everdell-event-riverside_resort-text = Lege bis zu 3 Wesen der Wiese unter das Ereignis: je 2 Punkte.
everdell-event-masquerade_invitations-text = Gib Gegnern bis zu 6 Karten, beliebig verteilt: 1 Punkt für jede.
everdell-event-sunken_treasure_discovered-text = Du darfst eine Karte der Wiese mit höchstens 3 Punkten kostenlos ausspielen.
everdell-event-river_race-text = Lege dein Fährfrettchen unter das Ereignis und nimm 2 Punktemarker, oder ein Boot aus Zweigen und nimm 2 beliebige Ressourcen.

# river_space

everdell-river_space-river_three_green-text = Für einen Frosch aus einer Stadt mit drei grünen Karten.
everdell-river_space-river_two_red-text = Für einen Frosch aus einer Stadt mit zwei roten Karten.
everdell-river_space-river_two_blue-text = Für einen Frosch aus einer Stadt mit zwei blauen Karten.
everdell-river_space-river_two_tan-text = Für einen Frosch aus einer Stadt mit zwei braunen Karten.
everdell-river_space-shoal-text = Für beliebig viele Frösche: Zahle 2 Ressourcen und wirf 2 Karten ab für 1 Perle.

# location

everdell-location-hopewatch_gate-text = Ein Wunder für 10 Punkte: Zahle 1 Zweig, 1 Harz, 1 Kieselstein und 2 Perlen und wirf 2 Karten ab.
everdell-location-mistrise_fountain-text = Ein Wunder für 15 Punkte: Zahle 2 Zweige, 2 Harz, 2 Kieselsteine und 2 Perlen und wirf 2 Karten ab.
everdell-location-sunblaze_bridge-text = Ein Wunder für 20 Punkte: Zahle 2 Zweige, 2 Harz, 2 Kieselsteine und 3 Perlen und wirf 3 Karten ab.
everdell-location-starfalls_flame-text = Ein Wunder für 25 Punkte: Zahle 3 Zweige, 3 Harz, 3 Kieselsteine und 3 Perlen und wirf 3 Karten ab.
everdell-location-forest_two_pebbles_card-text = 2 Kieselsteine und 1 Karte.
everdell-location-forest_resin_pebble_or_four_cards-text = 1 Harz und 1 Kieselstein oder 4 Karten.
everdell-location-forest_berry_pebble_card-text = 1 Beere, 1 Kieselstein und 1 Karte.
everdell-location-forest_meadow_swap_two_any-text = Wirf 2 Karten der Wiese ab und fülle sie auf, dann ziehe 2 Karten von der Wiese und nimm 1 beliebige Ressource.

# card

everdell-card-rugwort_the_robber-text = Tausche deine Hand mit einem Gegner.
everdell-card-rugwort_the_rowdy-text = Nimm eine grüne Karte aus der Stadt eines Gegners in deine und nutze sie; der Flegel zieht dort ein. Bei der Produktion: Wirf 2 Karten ab.
everdell-card-rugwort_the_ruler-text = 1 Punkt für jedes Ereignis eines Gegners.

# location

everdell-location-cartographers_caravan-text = 3 Karten und 1 beliebige Ressource für jeden Arbeiter hier.
everdell-location-map_seller-text = Nimm Karten von der Wiese und vom Ablagestapel, bis zu deinem Handlimit.
everdell-location-ancient_orchard-text = 5 Beeren.
everdell-location-cloudrim_peak-text = Wirf 5 Karten verschiedener Farben für 8 Punkte ab.
everdell-location-grey_cloaks_hideout-text = Bewege einen anderen deiner Arbeiter hierher und nutze den Platz, den er verlässt, noch einmal.
everdell-location-moleia_mines-text = Decke Karten einzeln auf, so viele, wie deine Hand fassen kann. Hör auf, um alle zu behalten und für jede 1 Punkt zu erhalten; eine Karte, die auch auf der Wiese liegt, beendet es, und du verlierst alle.
everdell-location-ruins_of_spire-text = Insgesamt 3 Zweige, Harz und Kieselsteine in beliebiger Mischung.
everdell-location-tezels_laboratory-text = Spiele eine Karte aus deiner Hand oder von der Wiese aus; jede andere Karte, die du abwirfst, senkt ihre Kosten um 1 Ressource.
everdell-location-the_deck-text = Windkunde zieht 3 Karten. Solange sie dort steht, ziehst du 2 Karten nach jedem Zug, in dem jemand anders vom Nachziehstapel gezogen hat.
everdell-location-the_discard_pile-text = Feuerschnabel nimmt 3 Karten vom Ablagestapel. Solange er dort steht, darfst du Karten nehmen, die andere abwerfen.
everdell-location-knoll-text = Wirf 3 Karten von Wiese und Bahnhof ab, ziehe 3 von denen, die danach dort liegen, und erhalte ein Waggonplättchen. Ein Arbeiter pro Person.
everdell-location-station-text = Wirf einen der ausliegenden Gäste ab, nimm einen von denen, die danach ausliegen, und erhalte ein Waggonplättchen. Ein Arbeiter pro Person.
everdell-location-forest_four_twigs-text = 4 Zweige.
everdell-location-forest_two_twigs_resin-text = 2 Zweige und 1 Harz.
everdell-location-forest_copy_forest-text = Nutze einen beliebigen anderen Waldort, besetzt oder nicht.

# train_tile

everdell-train_tile-berry_car-text = 1 Beere.
everdell-train_tile-resin_car-text = 1 Harz.
everdell-train_tile-pebble_car-text = 1 Kieselstein.
everdell-train_tile-mixed_car-text = 1 beliebige Ressource.
everdell-train_tile-twig_car-text = 2 Zweige.
everdell-train_tile-parlour_car-text = 1 Punkt.

# card

everdell-card-bard-text = Wirf bis zu 5 Karten ab; jede bringt dir 1 Punktemarker.
everdell-card-fool-text = Kommt auf einen freien Platz in der Stadt eines Gegners, wo er 2 Punkte kostet.
everdell-card-postal_pigeon-text = Decke 2 Karten vom Nachziehstapel auf; eine mit höchstens 3 Punkten darf kostenlos ausgespielt werden.
everdell-card-ranger-text = Bewege einen deiner Arbeiter an einen anderen Platz und nutze ihn. Öffnet die zweite Zelle im Verlies.
everdell-card-ruins-text = Reiße ein Bauwerk deiner Stadt ab und nimm seine aufgedruckten Kosten zurück; die Ruine kommt auf seinen Platz. Ziehe 2 Karten.
everdell-card-shepherd-text = Was du für sie zahlst, geht an einen Gegner. 3 Beeren und 1 Punktemarker für jeden Marker auf deiner Kapelle.
everdell-card-undertaker-text = Wirf 3 Karten der Wiese ab; sobald sie aufgefüllt ist, nimm eine davon. Öffnet den zweiten Platz auf dem Friedhof.
everdell-card-wanderer-text = Braucht keinen Platz. Ziehe 3 Karten.

# visitor

everdell-visitor-bim_little-text = Mindestens 6 rote Karten: 7 Punkte.
everdell-visitor-bosley_tedwardson-text = Mindestens 2 Karten jeder Farbe: 9 Punkte.
everdell-visitor-butterbell_sweetpaw-text = Mindestens 15 Karten: 6 Punkte.
everdell-visitor-diggs_deepwell-text = Mindestens 2 Kieselsteine übrig: 6 Punkte.
everdell-visitor-dillweed_quicksniff-text = Mehr Bauwerke als Wesen: 5 Punkte.
everdell-visitor-dim_dustlight-text = Mindestens 6 einzigartige Karten: 5 Punkte.
everdell-visitor-dip_dubble-text = Mindestens 4 rote Karten: 5 Punkte.
everdell-visitor-dune_tarrington-text = Mindestens 6 lila Karten: 6 Punkte.
everdell-visitor-dwell_northwatch-text = Mindestens 4 braune Karten: 5 Punkte.
everdell-visitor-edvard_triptail-text = Eine Karte jeder Farbe: 5 Punkte.
everdell-visitor-frin_stickly-text = Mindestens 4 Harz übrig: 6 Punkte.
everdell-visitor-glindil_frink-text = Mindestens 4 lila Karten: 4 Punkte.
everdell-visitor-iggy_silverscale-text = Mindestens 6 braune Karten: 7 Punkte.
everdell-visitor-mossy_steptoe-text = Mindestens 5 grüne Karten: 5 Punkte.
everdell-visitor-orin_nimblepaw-text = Mindestens 2 Arbeiter auf der Reise: 6 Punkte.
everdell-visitor-oscar_longtale-text = Mehr Wesen als Bauwerke: 5 Punkte.
everdell-visitor-phill_gurgle-text = Höchstens 2 grüne Karten: 10 Punkte.
everdell-visitor-piff_quillglow-text = Mindestens 5 Zweige übrig: 6 Punkte.
everdell-visitor-plum_shortclaw-text = Mindestens 4 blaue Karten: 5 Punkte.
everdell-visitor-quinn_cleanwhisker-text = Mindestens 6 Wesen und mindestens 6 Bauwerke: 6 Punkte.
everdell-visitor-reemy_sniggle-text = Mindestens 3 einfache Ereignisse: 7 Punkte.
everdell-visitor-rivil_ablacus-text = Mindestens 6 blaue Karten: 7 Punkte.
everdell-visitor-ruby_dew-text = Mindestens 2 besondere Ereignisse: 8 Punkte.
everdell-visitor-saris_clearwhistle-text = Mindestens 6 gewöhnliche Karten: 5 Punkte.
everdell-visitor-sir_trivle_q_s_marqwill_iii-text = Eine Ressource jeder Art übrig: 7 Punkte.
everdell-visitor-skin_shinysnout-text = Mindestens 10 Punktemarker: 5 Punkte.
everdell-visitor-snout_puddlehop-text = Mindestens 2 einfache Ereignisse und ein besonderes: 8 Punkte.
everdell-visitor-triss_peske-text = Mindestens 6 Karten einer Farbe außer Grün: 6 Punkte.
everdell-visitor-vara_and_brun_mayberry-text = Mindestens 7 einzigartige Karten: 7 Punkte.
everdell-visitor-wildell_family-text = Mindestens 9 gewöhnliche Karten: 7 Punkte.
everdell-visitor-willow_greengrin-text = Mindestens 7 grüne Karten: 7 Punkte.
everdell-visitor-wimble_wuffle-text = Mindestens 3 Beeren übrig: 6 Punkte.

# weather

everdell-weather-freezing_rain-text = Du darfst keine Waldorte besuchen.
everdell-weather-deep_frost-text = Ein Besuch an einem einfachen Ort gibt 1 Ressource weniger.
everdell-weather-snowdrift-text = Bauwerke kosten 1 Zweig mehr.
everdell-weather-tornado-text = Nachdem du einen Arbeiter eingesetzt hast, wirf 1 Karte ab.
everdell-weather-hail-text = Ein Besuch an einem Waldort gibt 1 Ressource oder Karte weniger, wie du magst.
everdell-weather-mudslide-text = Bauwerke kosten 1 Harz mehr.
everdell-weather-heat_wave-text = Wesen kosten 1 Beere mehr.
everdell-weather-wildfire-text = Du darfst keine Karten von der Wiese ausspielen.
everdell-weather-drought-text = Gibt dir ein einfacher Ort oder Waldort Beeren, gibt er 1 Beere weniger.
everdell-weather-thick_fog-text = Du darfst keine offenen Karten anderer Städte besuchen.
everdell-weather-gale-text = Eine Reise kostet dich 1 Karte mehr.
everdell-weather-early_frost-text = Ein Ereignis zu erledigen kostet dich 1 Ressource.

# How her intrigues and plans are foiled.

everdell-intrigue-borrowed-foil = Zahle bis zu 3 Ressourcen, bevor du die Karten siehst: für jede eine Karte weniger.
everdell-intrigue-closed-foil = Wirf für jedes Bauwerk, das offen bleibt, eine Karte ab oder zahle eine Ressource.
everdell-intrigue-copycat-foil = Wirf vorher beliebig viele Karten ab.
everdell-intrigue-eight_legged_nightmare-foil = Zahle 3 Ressourcen.
everdell-intrigue-finders_keepers-foil = Wirf vor dem Würfeln 2 Karten ab.
everdell-intrigue-hard_worker-foil = Wirf bis zu 3 Karten ab, bevor sie zieht: für jede eine Karte weniger.
everdell-intrigue-impostor-foil = Wirf vor dem Würfeln insgesamt 3 Karten oder Ressourcen in beliebiger Mischung ab.
everdell-intrigue-paralyzing_fear-foil = Wirf für jedes Wesen, das offen bleibt, eine Karte ab oder zahle eine Ressource.
everdell-intrigue-pickpocket-foil = Sag vorher, wie viele Karten weniger sie nimmt; sie erhält ebenso viele Punkte.
everdell-intrigue-poison_jam-foil = Zahle 2 Kieselsteine, oder wirf insgesamt 3 Karten oder Ressourcen in beliebiger Mischung ab.
everdell-intrigue-quick_theft-foil = Wirf vor dem Würfeln 2 Karten ab.
everdell-intrigue-ransom-foil = Zahle 2 Beeren, oder wirf insgesamt 3 Karten oder Ressourcen in beliebiger Mischung ab.
everdell-intrigue-takeover-foil = Setze einen freien Arbeiter auf diese Karte; er kommt zurück, wenn du dich auf eine Jahreszeit vorbereitest.
everdell-intrigue-theft-foil = Wirf vor dem Würfeln 2 Karten ab.
everdell-intrigue-thief-foil = Wirf vor dem Würfeln 2 Karten ab.
everdell-plan-bounty_hunter-foil = Wirf insgesamt 2 Karten oder Ressourcen in beliebiger Mischung ab: Sie spielt stattdessen die oberste Karte des Nachziehstapels aus oder nimmt sie als Beute, wenn ihre Stadt voll ist.
everdell-plan-connections-foil = Wirf vorher beliebig viele Karten ab.
everdell-plan-extortion-foil = Wirf eine Karte ab oder zahle eine Ressource: keine Punkte.
everdell-plan-hypnotic_gaze-foil = Zahle insgesamt 2 Punkte oder Ressourcen in beliebiger Mischung: Sieh dir die zwei Karten an und wähle, wenn es deine sind, welche abgeworfen wird.
everdell-plan-smarty-foil = Wirf vorher beliebig viele Ressourcen ab.
everdell-plan-test_of_strength-foil = Zahle insgesamt 2 Punkte oder Ressourcen in beliebiger Mischung: Du wählst, welche Karte sie nimmt.
everdell-plan-web_barricade-foil = Wirf eine Karte ab oder zahle eine Ressource: kein Marker.
