# adornment

everdell-adornment-bell-text = Ottieni 3 bacche e pesca una carta per ogni animale della tua città. Alla fine 1 punto ogni 2 animali.
everdell-adornment-compass-text = Attiva di nuovo fino a 2 carte marroni della tua città. Alla fine 1 punto per ogni carta marrone.
everdell-adornment-gilded_book-text = Ottieni risorse pari al costo di una carta blu della tua città. Alla fine 1 punto per ogni carta blu.
everdell-adornment-hourglass-text = Usa un luogo foresta senza lavoratore e ottieni 1 risorsa a tua scelta. Alla fine 1 punto per ogni carta rossa.
everdell-adornment-key_to_the_city-text = Ottieni 2 risorse a tua scelta e pesca una carta per ogni costruzione della tua città. Alla fine 1 punto ogni 2 costruzioni.
everdell-adornment-masque-text = Puoi giocare gratuitamente una carta dal valore massimo di 3 punti, dalla mano o dal Prato. Alla fine 1 punto ogni 3 segnalini punto.
everdell-adornment-mirror-text = Usa ciò che concede un ornamento di un avversario. Alla fine 1 punto per ogni colore nella tua città.
everdell-adornment-scales-text = Scarta fino a 4 carte per 1 risorsa a tua scelta ciascuna. Alla fine 1 punto per ogni carta nella tua mano, al massimo 5.
everdell-adornment-seaglass_amulet-text = Ottieni 3 risorse a tua scelta, 2 carte e un segnalino punto. Alla fine 3 punti.
everdell-adornment-spyglass-text = Ottieni 1 risorsa a tua scelta, una carta e una perla. Alla fine 3 punti per ogni tua meraviglia.
everdell-adornment-sundial-text = Attiva fino a 3 carte verdi della tua città, ognuna una volta. Alla fine 1 punto ogni 2 carte verdi.
everdell-adornment-tiara-text = Ottieni 1 risorsa a tua scelta per ogni carta viola della tua città. Alla fine 1 punto per ogni carta viola.

# event

everdell-event-flower_festival-text = Una carta di ogni colore.
everdell-event-architectural_renaissance-text = Nient’altro.
everdell-event-arts_and_music_festival-text = Paga 2 resine.
everdell-event-bed_and_breakfast_guild-text = Nient’altro.
everdell-event-city_holiday-text = Nient’altro.
everdell-event-gathering_of_elders-text = Nient’altro.
everdell-event-kings_road_established-text = Paga 2 rametti.
everdell-event-pie_eating_contest-text = Paga 2 bacche.
everdell-event-royal_wedding-text = Scarta 3 carte.
everdell-event-statues_commissioned-text = Paga 1 ciottolo.

# garland

everdell-garland-agriculture-text = Alla fine la città con più carte verdi riceve 6 punti, la seconda 3.
everdell-garland-architecture-text = Alla fine la città con più costruzioni riceve 6 punti, la seconda 3.
everdell-garland-beauty-text = Alla fine la città con più carte viola riceve 6 punti, la seconda 3.
everdell-garland-community-text = Alla fine la città con più animali riceve 6 punti, la seconda 3.
everdell-garland-peace-text = Alla fine la città con più carte blu riceve 6 punti, la seconda 3.
everdell-garland-storytelling-text = Alla fine la città con più carte marroni riceve 6 punti, la seconda 3.
everdell-garland-tourism-text = Alla fine la città con più carte rosse riceve 6 punti, la seconda 3.

# location

everdell-location-forest_activate_two_production-text = Attiva 2 carte verdi della tua città.
everdell-location-forest_three_resin-text = 3 resine.
everdell-location-forest_two_resin_or_two_berries-text = 2 resine o 2 bacche.
everdell-location-forest_pay_three_twigs_gain_three_any-text = Paga 3 rametti per 3 risorse a tua scelta.
everdell-location-market-text = Ottieni ciò che mostra un segnalino sul lato Ottieni, oppure paga ciò che mostra un segnalino sul lato Scambia per 3 punti e 2 risorse a tua scelta; il segnalino cambia lato. Un tuo lavoratore alla volta.

# market_token

everdell-market_token-three_twigs_one_card-text = Ottieni 3 rametti e 1 carta; oppure paga 3 rametti e scarta 1 carta per 3 punti e 2 risorse a tua scelta.
everdell-market_token-two_resin_two_cards-text = Ottieni 2 resine e 2 carte; oppure paga 2 resine e scarta 2 carte per 3 punti e 2 risorse a tua scelta.
everdell-market_token-two_berries_two_cards-text = Ottieni 2 bacche e 2 carte; oppure paga 2 bacche e scarta 2 carte per 3 punti e 2 risorse a tua scelta.
everdell-market_token-one_pebble_three_cards-text = Ottieni 1 ciottolo e 3 carte; oppure paga 1 ciottolo e scarta 3 carte per 3 punti e 2 risorse a tua scelta.

# card

everdell-card-clock_tower-text = Arriva con 3 segnalini punto. Quando ti prepari per una stagione, prima puoi spenderne uno e usare di nuovo un luogo base o foresta dove si trova un tuo lavoratore.
everdell-card-courthouse-text = Dopo che giochi una costruzione nella tua città: 1 rametto, resina o ciottolo.
everdell-card-crane-text = Scarta la Gru mentre paghi una costruzione: fino a 3 risorse in meno.
everdell-card-dungeon-text = Mentre paghi una carta, metti un animale della tua città in una cella: fino a 3 risorse in meno. La seconda cella si apre con un Ranger nella tua città.
everdell-card-historian-text = Dopo che giochi una carta, pescane una.
everdell-card-innkeeper-text = Scarta il Locandiere mentre paghi un animale: fino a 3 bacche in meno.
everdell-card-judge-text = Mentre paghi una carta, una risorsa del suo costo può essere di un altro tipo.
everdell-card-shopkeeper-text = Dopo che giochi un animale nella tua città: 1 bacca.
everdell-card-corrin_evertails_path-text = Non occupa slot. Visita: usa un luogo o una carta rossa dove si trova un lavoratore avversario, ma non Cimitero, Chiesa, Monastero, carta leggendaria, evento o Viaggio.
everdell-card-corrin_evertail_the_king-text = 1 punto per ogni carta viola nella città di un avversario.
everdell-card-corrin_evertails_field-text = 1 bacca, più un’altra per ogni Fattoria dei tuoi avversari; loro pescano una carta per ognuna di queste Fattorie.
everdell-card-corrin_evertail_the_leader-text = Ogni volta che peschi carte puoi darne una a un avversario per un segnalino punto.
everdell-card-corrin_evertail_the_warrior-text = Non occupa slot. Dai agli avversari fino a 8 tra carte e risorse, divise come vuoi; ognuna ti porta un segnalino punto.

# discovery

everdell-discovery-archeologist-text = Metti fino a 3 costruzioni della tua mano e del Prato sotto questa carta. Più avanti puoi giocarle per 1 risorsa in meno.
everdell-discovery-cartographers_caravan-text = Tre spazi aperti, un lavoratore per giocatore: 3 carte e 1 risorsa per ogni lavoratore presente.
everdell-discovery-everblossom_trail-text = 4 punti con almeno 3 carte viola nella tua città.
everdell-discovery-forager-text = Nei tuoi turni pesca 1 carta per ogni bacca che hai ottenuto.
everdell-discovery-greensprout_trail-text = 4 punti con almeno 4 carte verdi nella tua città.
everdell-discovery-map_seller-text = Tre spazi aperti, un lavoratore per giocatore: prendi carte dal Prato e dalla pila degli scarti fino al limite di mano.
everdell-discovery-mistrise_trail-text = 4 punti con almeno 3 carte marroni nella tua città.
everdell-discovery-mountaineer-text = Il meteo della primavera non ti riguarda. Sulla vetta puoi prendere due scoperte, ognuna al suo prezzo.
everdell-discovery-prospector-text = Nei tuoi turni, per ogni segnalino punto che hai ottenuto puoi scartare 1 carta, e peschi 1 carta.
everdell-discovery-starfall_trail-text = 4 punti con almeno 3 carte blu nella tua città.
everdell-discovery-stubblehoof-text = Un animale gigante. Quando ti prepari per una stagione può restare dov’è: il suo spazio si usa di nuovo e ottieni 1 carta e 1 risorsa in più.
everdell-discovery-sunblaze_trail-text = 4 punti con almeno 3 carte rosse nella tua città.
everdell-discovery-trail_guide-text = Metti fino a 3 animali della tua mano e del Prato sotto questa carta. Più avanti puoi giocarli per 2 bacche in meno.
everdell-discovery-truffle-text = Un animale gigante. Può stare su una carta verde di qualsiasi città: usi quella carta e ottieni 1 risorsa e 1 carta in più. Non su Banca, Magazzino o Rugwort il Rissoso.
everdell-discovery-ancient_orchard-text = Uno spazio per lavoratori tutto tuo: 5 bacche.
everdell-discovery-bellsong_trail-text = 4 punti se la tua spedizione raggiunge la sua ultima tessera.
everdell-discovery-cloudrim_peak-text = Uno spazio per lavoratori tutto tuo: scarta 5 carte di colori diversi per 8 punti.
everdell-discovery-corliander-text = Un animale gigante. Realizza un evento con metà delle carte richieste, arrotondata per eccesso; ciò che l’evento costa si paga comunque.
everdell-discovery-firebeak-text = Un animale gigante. Può stare sulla pila degli scarti e prenderne 3 carte. Finché è lì puoi prendere carte che altri scartano.
everdell-discovery-grey_cloaks_hideout-text = Uno spazio per lavoratori tutto tuo: muovi qui un altro tuo lavoratore e usa di nuovo lo spazio che ha lasciato.
everdell-discovery-honeypaw-text = Un animale gigante. Dove uno spazio ti dà risorse ma non bacche, ottieni 1 bacca per ognuna, al massimo 3.
everdell-discovery-king_rhun-text = Un animale gigante. Può stare su una carta viola della tua città: ottieni un numero di risorse pari al valore della carta.
everdell-discovery-moleia_mines-text = Tre spazi aperti, un lavoratore per giocatore: rivela carte del mazzo finché osi.
everdell-discovery-ruins_of_spire-text = Uno spazio per lavoratori tutto tuo: 3 risorse a scelta tra rametti, resine e ciottoli.
everdell-discovery-stormvale-text = Accanto ci sono tre carte a faccia in su, che tutti possono giocare. Quando un altro giocatore ne gioca una, ottieni 1 punto.
everdell-discovery-tezels_laboratory-text = Uno spazio per lavoratori tutto tuo: gioca una carta per 1 risorsa in meno per ogni carta che scarti.
everdell-discovery-whisper-text = Un animale gigante. Può andare su uno spazio occupato, esclusi gli eventi.
everdell-discovery-windlore-text = Un animale gigante. Può stare sul mazzo e pescare 3 carte. Finché è lì peschi 2 carte dopo ogni turno in cui un altro giocatore ha pescato dal mazzo.
everdell-discovery-bellsong_city-text = 3 punti, più 1 per ogni carta del colore meno presente nella tua città.
everdell-discovery-bounty_hunter-text = Nomina un animale e prendine uno dal mazzo, anche oltre il limite di mano; poi scarta fino al limite.
everdell-discovery-cave_of_dancing_lights-text = Rivela 4 carte: una verde porta una bacca, una marrone un rametto, una rossa una resina, una blu un ciottolo, una viola una risorsa a tua scelta. Tieni quelle che vuoi.
everdell-discovery-cloudsong-text = Nomina una costruzione e prendine una dal mazzo, anche oltre il limite di mano; poi scarta fino al limite.
everdell-discovery-everblossom_city-text = 6 punti, 1 in meno per ogni carta viola nella tua città.
everdell-discovery-gatherwind_trail-text = 4 punti con almeno 2 eventi.
everdell-discovery-greensprout_city-text = 6 punti, 1 in meno ogni 2 carte verdi nella tua città.
everdell-discovery-hopewatch_trail-text = 1 punto per ogni punto dei tuoi Viaggi, al massimo 7.
everdell-discovery-mistrise_city-text = 6 punti, 1 in meno per ogni carta marrone nella tua città.
everdell-discovery-serpents_pass-text = Diventa la prima tessera della tua spedizione: 7 punti per 6 risorse.
everdell-discovery-star_weavers-text = Scarta quante carte vuoi, poi pesca fino al limite di mano.
everdell-discovery-starfall_city-text = 6 punti, 1 in meno per ogni carta blu nella tua città.
everdell-discovery-sunblaze_city-text = 6 punti, 1 in meno per ogni carta rossa nella tua città.
everdell-discovery-the_distant_shore-text = Diventa l’ultima tessera della tua spedizione: 7 punti per 6 carte.

# event

everdell-event-city_monument-text = Tre carte blu.
everdell-event-grand_tour-text = Tre carte rosse.
everdell-event-harvest_festival-text = Quattro carte verdi.
everdell-event-cartographers_expedition-text = Tre carte marroni.
everdell-event-a_brilliant_marketing_plan-text = Dai agli avversari fino a 3 risorse, divise come vuoi: 2 punti per ognuna.
everdell-event-a_well_run_city-text = Riprendi subito uno dei tuoi lavoratori.
everdell-event-an_evening_of_fireworks-text = Metti qui fino a 3 rametti: 2 punti ciascuno.
everdell-event-ancient_scrolls_discovered-text = Rivela 5 carte del mazzo; tieni quelle che vuoi, le altre vanno sotto l’evento: 1 punto ciascuna.
everdell-event-capture_of_the_acorn_thieves-text = Metti fino a 2 animali della tua città sotto l’evento: 3 punti ciascuno.
everdell-event-croak_wart_cure-text = Paga 2 bacche e scarta 2 carte della tua città.
everdell-event-flying_doctor_service-text = Alla fine 3 punti per ogni Marito con sua Moglie, in ogni città.
everdell-event-graduation_of_scholars-text = Metti fino a 3 animali della tua mano sotto l’evento: 2 punti ciascuno.
everdell-event-ministering_to_miscreants-text = Alla fine 3 punti per ogni prigioniero nel tuo Dungeon.
everdell-event-path_of_the_pilgrims-text = Alla fine 3 punti per ogni lavoratore sul tuo Monastero.
everdell-event-performer_in_residence-text = Metti qui fino a 3 bacche: 2 punti ciascuna.
everdell-event-pristine_chapel_ceiling-text = Per ogni segnalino sulla tua Chiesa 1 carta e 1 risorsa a tua scelta; alla fine 2 punti per ogni segnalino su di essa.
everdell-event-remembering_the_fallen-text = Alla fine 3 punti per ogni lavoratore sul tuo Cimitero.
everdell-event-tax_relief-text = Attiva la Produzione della tua città.
everdell-event-the_everdell_games-text = Nient’altro.
everdell-event-under_new_management-text = Metti qui fino a 3 risorse: 1 punto per un rametto o una bacca, 2 per una resina o un ciottolo.

# card

everdell-card-carnival-text = Pesca una carta per ogni altra carta verde della tua città, oppure ottieni 1 risorsa a tua scelta ogni 2 di esse.
everdell-card-gazette-text = Ogni volta che realizzi un evento, metti un segnalino punto su questa carta. Con 3 o più segnalini vale 3 punti alla fine.
everdell-card-juggler-text = Paga 3 rametti per 4 segnalini punto. Oppure paga 1 rametto dopo l’altro, ognuno per rivelare una carta del mazzo: appena valgono 6 punti, ottieni 6 segnalini punto. Le carte si scartano.
everdell-card-scurrble_champion-text = Tutti i tuoi Campioni di Scurrble condividono uno slot. 2 punti per ogni altro Campione di Scurrble della tua città.
everdell-card-scurrble_stadium-text = Visita: nomina un colore, ma non il verde, e pesca 4 carte; mostrane una di quel colore per 3 segnalini punto. Aperta a tutti; la visita di un ospite ti porta un segnalino punto.
everdell-card-town_crier-text = Puoi dare a un avversario 2 carte per 3 segnalini punto.
everdell-card-season_farm_1-text = Conta come Fattoria. 1 rametto, oppure pesca una carta.
everdell-card-season_farm_2-text = Conta come Fattoria. 1 bacca, oppure pesca 2 carte.
everdell-card-season_farm_3-text = Conta come Fattoria. 1 bacca o 1 resina.
everdell-card-season_farm_4-text = Conta come Fattoria. 1 bacca, oppure paga 1 rametto per un segnalino punto.
everdell-card-season_farm_5-text = Conta come Fattoria. 1 bacca, oppure paga 1 bacca per 2 segnalini punto.
everdell-card-season_farm_6-text = Conta come Fattoria. Non occupa slot. 2 bacche.
everdell-card-season_farm_7-text = Conta come Fattoria. 1 bacca o 2 rametti.
everdell-card-season_farm_8-text = Conta come Fattoria. 1 bacca o un segnalino punto.
everdell-card-barge_toad-text = 2 rametti per ogni Fattoria nella tua città.
everdell-card-chip_sweep-text = Attiva una carta verde della tua città, ma non uno Spazzatrucioli.
everdell-card-doctor-text = Paga fino a 3 bacche; ognuna ti porta un segnalino punto.
everdell-card-fairgrounds-text = Pesca 2 carte.
everdell-card-farm-text = 1 bacca.
everdell-card-general_store-text = 1 bacca, più un’altra se hai una Fattoria.
everdell-card-husband-text = Condivide uno slot con una Moglie. Con lei e una Fattoria nella tua città: 1 risorsa a tua scelta.
everdell-card-mine-text = 1 ciottolo.
everdell-card-miner_mole-text = Puoi usare una carta verde di un’altra città come se fosse tua.
everdell-card-monk-text = Dai a un avversario fino a 2 bacche; ognuna ti porta 2 segnalini punto.
everdell-card-peddler-text = Scambia fino a 2 delle tue risorse con altre.
everdell-card-resin_refinery-text = 1 resina.
everdell-card-storehouse-text = Mettici sopra 3 rametti, 2 resine, 1 ciottolo o 2 bacche. Visita: prendi tutto ciò che c’è sopra.
everdell-card-teacher-text = Pesca 2 carte, tienine una e dai l’altra a un avversario.
everdell-card-twig_barge-text = 2 rametti.
everdell-card-woodcarver-text = Paga fino a 3 rametti; ognuno ti porta un segnalino punto.
everdell-card-amilla_glistendew-text = Visita: realizza un evento anche se la tua città non ne soddisfa il requisito; ciò che costa si paga comunque.
everdell-card-bridge_of_the_sky-text = Mentre paghi una costruzione: fino a 3 risorse in meno se la metti sul Ponte, che allora vale quanto la costruzione. Una alla volta.
everdell-card-cirrus_windfall-text = Se vuoi, gioca gratuitamente una carta dal valore massimo di 3 punti, dalla mano o dal Prato.
everdell-card-foresight-text = Dopo che giochi un animale nella tua città: pesca 2 carte. Dopo una costruzione: 1 risorsa a tua scelta.
everdell-card-fynn_nobletail-text = Alla fine 2 punti per ogni tuo evento base e 3 per ogni tuo evento speciale.
everdell-card-mcgregors_market-text = 2 risorse a tua scelta.
everdell-card-oleanders_opera_house-text = Alla fine 2 punti per ogni animale unico nella tua città.
everdell-card-poe-text = Scarta quante carte vuoi, poi riempi la mano.
everdell-card-silver_scale_spring-text = Infilala sotto una costruzione della tua città, che resta, e ottieni ciò che è stampato come suo costo. Pesca 2 carte.
everdell-card-the_green_acorn-text = Visita: gioca una carta della tua mano, del Prato o delle tue carte leggendarie per un massimo di 4 risorse in meno. Aperta a tutti; la visita di un ospite ti porta 2 segnalini punto.
everdell-card-strey_softpaw-text = Visita: usa fino a 2 luoghi base o foresta dove ci sono lavoratori, tuoi o altrui.
everdell-card-everflame_tomb-text = Visita: gioca gratuitamente una carta qualsiasi della tua mano o del Prato. Il lavoratore resta permanentemente; un Becchino apre un secondo spazio.
everdell-card-click_clacks-text = 3 bacche e 1 risorsa a tua scelta per ogni Fattoria nella tua città.
everdell-card-chipter_swipple-text = Attiva fino a 2 carte verdi diverse della tua città, non carte leggendarie.
everdell-card-mayberry_matriarch-text = Condivide uno slot con un Marito; alla fine 5 punti se lo condivide e la tua città ha una Fattoria.
everdell-card-king_norths_treasury-text = Arriva con 4 segnalini punto. Mentre paghi una carta puoi spenderne alcuni: 2 risorse in meno per ognuno.
everdell-card-jor_goldwing-text = Un segnalino punto per ogni carta nella tua mano, ma non più di 8.
everdell-card-darkdeep_prison-text = Scarta fino a 2 animali della tua città; per ognuno ottieni 3 segnalini punto e 3 risorse a tua scelta.
everdell-card-tarry_hare-text = Dopo che giochi un animale nella tua città: 1 risorsa a tua scelta. Dopo una costruzione: pesca 2 carte.
everdell-card-strongroot_castle-text = Alla fine 2 punti per ogni costruzione comune nella tua città.

# location

everdell-location-three_twigs-text = 3 rametti.
everdell-location-two_twigs_card-text = 2 rametti e 1 carta.
everdell-location-two_resin-text = 2 resine.
everdell-location-resin_card-text = 1 resina e 1 carta.
everdell-location-two_cards_point-text = 2 carte e 1 segnalino punto.
everdell-location-one_pebble-text = 1 ciottolo.
everdell-location-berry_card-text = 1 bacca e 1 carta.
everdell-location-one_berry-text = 1 bacca.
everdell-location-forest_two_berries_card-text = 2 bacche e 1 carta.
everdell-location-forest_two_any-text = 2 risorse a tua scelta.
everdell-location-forest_discard_draw_double-text = Scarta quante carte vuoi e pescane il doppio.
everdell-location-forest_copy_basic_card-text = Usa un luogo base qualsiasi, occupato o no, e pesca 1 carta.
everdell-location-forest_pebble_three_cards-text = 1 ciottolo e 3 carte.
everdell-location-forest_twig_resin_berry-text = 1 rametto, 1 resina e 1 bacca.
everdell-location-forest_three_berries-text = 3 bacche.
everdell-location-forest_two_resin_twig-text = 2 resine e 1 rametto.
everdell-location-forest_two_cards_any-text = 2 carte e 1 risorsa a tua scelta.
everdell-location-forest_discard_three_gain_any-text = Scarta fino a 3 carte; ognuna porta 1 risorsa a tua scelta.
everdell-location-forest_meadow_two_play_one-text = Prendi 2 carte dal Prato; una può essere giocata subito per 1 risorsa in meno.
everdell-location-haven-text = Scarta quante carte vuoi; ogni 2 portano 1 risorsa a tua scelta.
everdell-location-journey_2-text = In autunno: scarta 2 carte; 2 punti alla fine.
everdell-location-journey_3-text = In autunno: scarta 3 carte; 3 punti alla fine.
everdell-location-journey_4-text = In autunno: scarta 4 carte; 4 punti alla fine.
everdell-location-journey_5-text = In autunno: scarta 5 carte; 5 punti alla fine.

# personality

everdell-personality-nasty-text = Quando peschi o giochi una carta adiacente alla sua pedina, lei ottiene in punti il valore base della carta, almeno 1. Per ognuno di questi punti puoi invece scartare una carta o pagare una risorsa.
everdell-personality-pessimist-text = Quando peschi o giochi una carta adiacente alla sua pedina, riempi il suo spazio con una carta dello stesso colore dalla tua mano. Senza un’altra carta di quel colore non puoi prenderla.
everdell-personality-infernal-text = Quando si prepara per una stagione, tutte le carte che hanno un lato in comune con il suo spazio nel Prato diventano suo bottino; gli angoli non contano. Poi rifornisci il Prato.
everdell-personality-vile-text = Non puoi né pescare né giocare le carte adiacenti alla sua pedina. Quando lei ne gioca una, ottiene punti pari al suo livello.
everdell-personality-gambler-text = Quando peschi o giochi una carta adiacente alla sua pedina, riempi il suo spazio e lancia il dado: la sua pedina si muove su quello spazio (rilancia se è quello su cui si trova) e la carta lì diventa suo bottino. Poi rifornisci il Prato.
everdell-personality-idler-text = Quando entra nel Prato, scarta tutte le carte adiacenti alla sua pedina e riempi i loro spazi. Quando ne peschi o giochi una, scarta tutte le altre adiacenti a lei e riempi i loro spazi.
everdell-personality-privileged-text = Per giocare una carta adiacente alla sua pedina paghi 1 bacca in più, anche se la carta è gratuita. Le abilità che modificano i costi possono coprire la bacca.
everdell-personality-needy-text = Per pescare o giocare una carta adiacente alla sua pedina le dai un segnalino da 1 punto. Senza non puoi prenderla.

# plan

everdell-plan-masquerade-text = Quando entra nel Prato, metti un segnalino ragnatela su ogni evento base rimasto e uno su un evento speciale libero a tua scelta che non ne abbia. Per realizzare un evento così scarti una carta o paghi una risorsa per ogni segnalino su di esso; poi i segnalini si tolgono. Lei li ignora.
everdell-plan-web_barricade-text = Quando una carta verde che hai giocato ha completato il suo effetto, mettici sopra un segnalino ragnatela. Il segnalino resta e la carta non si attiva mai più.
everdell-plan-hypnotic_gaze-text = Quando entra nel Prato, prende 2 carte a caso della tua mano: una si scarta, l’altra si mescola nella sua mano, entrambe senza guardarle. Se hai meno di 3 carte, pesca invece 2 carte dal mazzo.
everdell-plan-plot_thickens-text = Gli intrighi formano due pile, immediati e stagionali. Ogni volta che si prepara per una stagione, ne applica uno immediato, poi ne mette in vigore uno stagionale.
everdell-plan-weavers_whim-text = Solo con una personalità. Quando entra nel Prato, pesca una carta dal mazzo. Poi scarta il resto del Prato, riforniscilo e pesca per lei una nuova personalità, in vigore finché non entra di nuovo nel Prato.
everdell-plan-bounty_hunter-text = Quando entra nel Prato, prende dalla tua città una carta che vale almeno 1 punto e la mette nella sua, o come bottino se la sua è piena. Scegli tu quale.
everdell-plan-swarm-text = All’inizio metti un segnalino ragnatela sul Rifugio (e sul Mercato). Ogni volta che entra nel Prato, mettine uno su uno spazio esclusivo libero di un luogo base o foresta; scegli tu quale. Restano. Lei non può andarci; ogni volta che ci vai tu, lei ottiene punti pari al suo livello. Non al livello 0.
everdell-plan-test_of_strength-text = Quando entra nel Prato, gioca nella sua città una carta a caso della tua mano, o la prende come bottino se la sua città è piena. Se hai meno di 2 carte, è una carta del mazzo.
everdell-plan-unraveler-text = Le carte aperte non occupano slot nella sua città. Quando entra in un Prato che ne mostra una, la gioca anche se la sua città è piena (tra più carte scegli tu); poi rifornisci il Prato. Quando lei visita una carta aperta, o tu ne visiti una sua, ottiene punti pari al suo livello invece dei soliti segnalini; per le sue visite tu non ne ricevi.
everdell-plan-web_expansion-text = Per ogni carta viola che giochi, lei ottiene in punti il valore base della carta.
everdell-plan-smarty-text = Quando entra nel Prato, pesca una carta dal mazzo per ogni risorsa che hai oltre 3 e la tiene a faccia in giù come bottino.
everdell-plan-extortion-text = Ogni volta che cerca di piazzare un lavoratore su uno spazio bloccato, ottiene punti pari al suo livello.
everdell-plan-connections-text = Quando entra nel Prato, pesca una carta dal mazzo per ogni carta della tua mano e la tiene a faccia in giù come bottino.

# intrigue

everdell-intrigue-unproductive-text = Per ogni carta verde che giochi, lei ottiene punti pari al suo livello.
everdell-intrigue-clerical_errors-text = Per ogni carta blu che giochi, lei ottiene punti pari al suo livello.
everdell-intrigue-berry_jam-text = Metti un segnalino ragnatela su ogni luogo base e foresta che dà una bacca o una risorsa a scelta. Per piazzare lì un lavoratore paghi 1 risorsa e lei ottiene 1 punto. Lei non può andarci.
everdell-intrigue-poison_jam-text = Uno dei tuoi lavoratori schierati che non resta permanentemente va sulla sua plancia; scegli tu quale. Se non ne hai, è il prossimo che piazzi, dopo la sua azione. Lei lo usa come proprio la prossima volta che una carta richiede un lavoratore. Quando ti prepari per una stagione, torna dal tabellone, ma non dalla sua plancia.
everdell-intrigue-pickpocket-text = Lei prende a caso metà della tua mano, arrotondata per eccesso.
everdell-intrigue-theft-text = Lancia il dado e rimetti nella riserva 3 risorse del tipo uscito, o tutte quelle che hai di quel tipo. 1-3: rametti; 4-6: resine; 7: bacche; 8: ciottoli.
everdell-intrigue-sticky_goo-text = Metti un segnalino ragnatela su ogni luogo base e foresta che dà una resina o una risorsa a scelta. Per piazzare lì un lavoratore paghi 1 risorsa e lei ottiene 1 punto. Lei non può andarci.
everdell-intrigue-forest_bandits-text = Metti un segnalino ragnatela su ogni luogo foresta. Ogni volta che piazzi lì un lavoratore, lei ottiene 2 punti. Lei non può andarci.
everdell-intrigue-lobbyist-text = Per giocare una carta blu, usarne l’abilità o farla reagire scarti una carta o paghi una risorsa. Non puoi pescare carte blu: scartale e pesca la carta successiva.
everdell-intrigue-copycat-text = Lei ottiene 2 punti per ogni carta nella tua mano.
everdell-intrigue-invisible_trap-text = Metti un segnalino ragnatela su ogni luogo base. Ogni volta che piazzi lì un lavoratore, lei ottiene 1 punto, a meno che tu non scarti una carta o paghi una risorsa.
everdell-intrigue-predator_eyes-text = Per giocare un animale occupando una costruzione scarti 2 carte.
everdell-intrigue-ransom-text = Uno dei tuoi lavoratori disponibili va sulla sua plancia finché non ti prepari per una stagione; conta come piazzato. Se non ne hai, lei ottiene punti pari al suo livello e prende uno dei tuoi lavoratori schierati che non resta permanentemente.
everdell-intrigue-impostor-text = Lancia il dado; un evento diventa suo bottino: con 1-2 l’evento base più a sinistra, con 3-4 l’evento base più a destra, con 5-6 l’evento speciale più a sinistra, con 7-8 l’evento speciale più a destra. Se di quel tipo non ne resta nessuno, lei ottiene punti pari al suo livello.
everdell-intrigue-eight_legged_nightmare-text = Scarta tutto il Prato e riforniscilo, scarta tutte le carte marroni della tua mano, e lei ottiene punti pari al suo livello.
everdell-intrigue-spiders_in_trees-text = Metti un segnalino ragnatela su ogni luogo foresta. Per piazzare lì un lavoratore scarti una carta o paghi una risorsa.
everdell-intrigue-spiders_in_soil-text = Prima di giocare una carta verde, scarta o paga in tutto 2 tra carte e risorse, anche se la carta è gratuita. Le abilità che modificano i costi non aiutano.
everdell-intrigue-spider_tax-text = Metti un segnalino ragnatela su ognuno dei 4 luoghi base esclusivi. Ogni volta che piazzi lì un lavoratore, lei ottiene 1 punto. Lei non può andarci.
everdell-intrigue-paralyzing_fear-text = Gira a faccia in giù tutti gli animali della tua città. Mantengono i loro slot e le coppie ne condividono ancora uno, ma non possono essere visitati, attivati o scartati e non contano né per gli eventi né per il punteggio finale.
everdell-intrigue-plague-text = Metti un segnalino ragnatela su ogni spazio esclusivo per un lavoratore delle carte in tutte le città. Per piazzare lì un lavoratore scarti o paghi in tutto 2 tra carte e risorse. Lei non può andarci.
everdell-intrigue-order_from_above-text = Metti un segnalino ragnatela su ognuno dei 4 luoghi base esclusivi. Lì non puoi piazzare lavoratori.
everdell-intrigue-borrowed-text = 3 carte a caso della tua mano, o tutte quelle che hai, vanno nella sua mano.
everdell-intrigue-hard_worker-text = Le prime 3 carte del mazzo vanno nella sua città, anche oltre 15.
everdell-intrigue-takeover-text = Prende una carta viola della tua città e la mette nella sua, anche se la sua è piena; scegli tu quale. Se non ne hai, prende la tua carta di maggior valore; tra carte pari scegli tu.
everdell-intrigue-recession-text = Per ogni carta viola che giochi, lei ottiene punti pari al suo livello.
everdell-intrigue-corrupt_courts-text = Lei ottiene subito 3 punti se sei in primavera, 2 in estate, 1 in autunno. Per realizzare un evento scarti una carta o paghi una risorsa.
everdell-intrigue-quick_theft-text = Lancia il dado e rimetti nella riserva 3 risorse del tipo uscito, o tutte quelle che hai di quel tipo. 1-2: rametti; 3: resine; 4-5: bacche; 6-8: ciottoli.
everdell-intrigue-in_the_web-text = 3 carte a caso della tua mano, o tutte quelle che hai, vengono girate. Contano per il tuo limite di mano, ma non puoi né giocarle né scartarle.
everdell-intrigue-closed-text = Gira a faccia in giù tutte le costruzioni della tua città. Mantengono i loro slot e le coppie ne condividono ancora uno, ma non possono essere visitate, attivate o scartate e non contano né per gli eventi né per il punteggio finale.
everdell-intrigue-bad_press-text = Scarta tutte le carte marroni del Prato e riforniscilo finché non ce ne sono più; non possono trovarsi lì. Per giocare una carta marrone dalla mano scarti anche una carta o paghi una risorsa, anche se la carta è gratuita.
everdell-intrigue-thief-text = Lancia il dado e rimetti nella riserva 3 risorse del tipo uscito, o tutte quelle che hai di quel tipo. 1-2: rametti; 3-4: resine; 5-7: bacche; 8: ciottoli.
everdell-intrigue-fatigue-text = Per ogni carta rossa che giochi o visiti, lei ottiene punti pari al suo livello.
everdell-intrigue-finders_keepers-text = Lancia il dado e rimetti nella riserva 3 risorse del tipo uscito, o tutte quelle che hai di quel tipo. 1: rametti; 2-3: resine; 4-6: bacche; 7-8: ciottoli.

# card

everdell-card-air_balloon-text = Non occupa slot. Quando la giochi: fai ciò che una carta marrone nella città di un avversario fa quando viene giocata, come se fosse tua; non Giullare, Rovine, Strada maestra, Mongolfiera o carta leggendaria.
everdell-card-bank-text = Mettici sopra un segnalino punto. Il tuo limite di mano è più alto di 1 carta per ogni segnalino qui.
everdell-card-freight_car-text = Arriva con 2 rametti, 2 resine, 2 ciottoli e 2 bacche. Prendi da qui 2 risorse a tua scelta, anche quando lo giochi.
everdell-card-gardener-text = Quando lo giochi: puoi attivare fino a 2 carte verdi diverse della tua città.
everdell-card-greenhouse-text = Può condividere lo slot con una Fattoria. Pesca 1 carta; una Serra che condivide lo slot porta anche 1 risorsa a tua scelta.
everdell-card-lamplighter-text = Puoi pescare 2 carte da mazzo, Prato e stazione, come vuoi.
everdell-card-magician-text = Puoi scartare un’altra carta della tua città per 1 punto e 1 risorsa a tua scelta.
everdell-card-main_road-text = Non occupa slot e ne apre uno in più nella tua città. Non si copia, non si toglie e non si attiva mai di nuovo.
everdell-card-mayor-text = 1 punto, più 1 ogni 5 slot occupati della tua città.
everdell-card-miller-text = Puoi pagare un ciottolo per 3 punti.
everdell-card-poet-text = Quando lo giochi: nomina un colore e pesca tutte le carte del Prato di quel colore, 1 punto per ognuna pescata.
everdell-card-tea_house-text = Puoi dare una carta a un avversario; poi ottieni 1 risorsa a tua scelta e peschi 1 carta.
everdell-card-baker-text = Alla fine 2 punti per ogni bacca che ti resta, per un massimo di 3 bacche.
everdell-card-chipsmith-text = Visita: attiva 2 carte verdi diverse della tua città.
everdell-card-city_hall-text = Dopo che giochi una costruzione, puoi dare una carta a un avversario; poi ottieni 1 punto e peschi 1 carta.
everdell-card-conductor-text = Visita: usa una carta rossa nella città di un avversario, occupata o no, come se fosse nella tua; non Cimitero, Chiesa, Monastero, Nave pirata o carta leggendaria. Chi la possiede non ottiene nulla.
everdell-card-diplomat-text = Dopo che giochi un animale, puoi dare una carta a un avversario; poi ottieni 1 punto e peschi 1 carta.
everdell-card-ever_wall-text = Non occupa slot. Alla fine 2 punti ogni 5 slot occupati della tua città.
everdell-card-hotel-text = Visita: gioca una carta della tua mano per un massimo di 3 risorse in meno. Aperta agli altri, che ti portano 2 punti.
everdell-card-inventor-text = Quando giochi una carta, puoi scartare l’Inventore dalla tua città per pagare fino a 3 risorse in meno.
everdell-card-library-text = Alla fine 1 punto per ogni colore di carte nella tua città.
everdell-card-locomotive-text = Visita: gioca una carta della stazione per un massimo di 3 risorse in meno.
everdell-card-museum-text = Dopo che giochi una carta, puoi pescare 2 carte.
everdell-card-photographer-text = Alla fine vale quanto una carta viola nella città di un avversario varrebbe nella tua; non una carta leggendaria.

# event

everdell-event-big_city-text = Quindici carte.
everdell-event-three_prosperity-text = Tre carte viola.
everdell-event-city_jubilee-text = 1 punto per ogni evento base e 2 per ogni evento speciale che hai realizzato, compreso questo.
everdell-event-ever_wall_tower_constructed-text = Non ha altri effetti.
everdell-event-glow_light_festival-text = Scarta dalla mano al massimo tante carte quante sono le carte verdi della tua città: 1 punto ciascuna.
everdell-event-hot_air_balloon_race-text = Scarta dalla mano al massimo tante carte quante sono le carte marroni della tua città: 1 punto ciascuna.
everdell-event-juniper_jig_dance_contest-text = Non ha altri effetti.
everdell-event-magic_show-text = Scarta dalla mano al massimo tante carte quante sono le carte rosse della tua città: 1 punto ciascuna.
everdell-event-royal_tea-text = Scarta dalla mano al massimo tante carte quante sono le carte viola della tua città: 1 punto ciascuna.
everdell-event-stock_market_boom-text = Scarta dalla mano al massimo tante carte quante sono le carte blu della tua città: 1 punto ciascuna.
everdell-event-sunflower_parade-text = Non ha altri effetti.

# card

everdell-card-bridge-text = Il tuo limite di mano è più alto di 1 per ogni perla che possiedi. Ogni volta che ottieni una perla, pesca 2 carte.
everdell-card-ferry-text = Uno spazio per un ambasciatore rana, non per lavoratori: usa una destinazione fluviale scoperta qualsiasi, occupata o no, al suo prezzo. Aperta a tutti; la rana di un ospite ti porta un segnalino punto.
everdell-card-ferry_ferret-text = Con almeno 2 perle ottieni 2 segnalini punto.
everdell-card-harbor-text = Con almeno 2 perle ottieni 2 risorse a tua scelta.
everdell-card-messenger-text = Condivide lo slot di una tua costruzione che non ha ancora un Messaggero, e ne ha il colore quando visiti il fiume. Pesca una carta e ottieni un segnalino punto.
everdell-card-pirate-text = Non occupa slot. Scarta fino a 4 carte, pescane altrettante e mostrale: se insieme valgono 7 punti o più, ottieni una perla.
everdell-card-pirate_ship-text = Visita: la nave si sposta con il tuo lavoratore in uno slot libero della città di un avversario. Per ogni perla di quell’avversario, al massimo 3, ottieni una risorsa a tua scelta e un segnalino punto.
everdell-card-shipwright-text = 1 punto per ogni carta Pearlbrook della tua città, compresa questa; gli ornamenti non contano.

# power

everdell-power-butterflies-text = La tua mano contiene fino a 12 carte, e cominci con 12. Sei il primo giocatore.
everdell-power-spiders-text = Metti la figura su uno spazio del tabellone. Ogni volta che qualcuno visita quello spazio, ottieni 1 risorsa di un tipo che non possiedi e peschi 1 carta, poi sposti la figura su un altro spazio. Sei in fondo all’ordine di turno.
everdell-power-stoats-text = Dopo aver giocato una carta: scarta 2 carte per 1 rametto, resina o bacca, o 3 carte per 1 ciottolo.
everdell-power-pigs-text = Tutte le Fattorie stanno a faccia in su accanto a te. All’inizio, e dopo ogni preparazione per una stagione, puoi giocare gratuitamente quella in cima. Chiunque può giocare quella in cima pagandone il costo, come azione; se lo fa un avversario, ottieni 2 segnalini punto. Le Fattorie non occupano slot nella tua città.
everdell-power-axolotls-text = Su ogni luogo base c’è un segnalino jolly. La tua prima visita a un luogo ti porta anche il suo segnalino; può essere una risorsa qualsiasi.
everdell-power-cardinals-text = La tua mano contiene 2 carte in più. Ogni volta che peschi carte puoi pescarne 1 in più dal mazzo.
everdell-power-foxes-text = Quando il tuo lavoratore arriva in un luogo foresta puoi usare invece un altro posto, dove si trova un lavoratore avversario; nessuno dove i lavoratori restano o si mettono segnalini, e nessun evento.
everdell-power-hedgehogs-text = Se un luogo base o foresta non ti dà bacche, ottieni in più 1 bacca. Quando giochi una costruzione, 2 bacche possono valere 1 risorsa qualsiasi, quante volte vuoi.
everdell-power-lizards-text = Le carte foresta non in gioco sono il tuo mazzo a faccia in giù. All’inizio di ogni stagione pescane 3, mettine 1 accanto a te e le altre sotto il mazzo. Solo tu puoi usare quelle accanto a te.
everdell-power-mice-text = Dopo una visita a un luogo base o foresta ottieni 1 risorsa di un tipo che non possiedi.
everdell-power-moles-text = Quando un lavoratore ti porta risorse puoi scambiarne 1 con 1 ciottolo.
everdell-power-otters-text = Quando giochi una costruzione, la resina può valere qualsiasi risorsa.
everdell-power-owls-text = La tua mano contiene 1 carta in più. Quando il luogo del tuo lavoratore ha avuto effetto puoi scartare 1 carta, e puoi pescarne 1; quella pescata puoi darla a un avversario per pescarne 2.
everdell-power-platypuses-text = Su questa carta ci sono 5 segnalini punto. Una volta in ogni tuo turno puoi spenderne 1 per 1 risorsa e 1 carta dal mazzo o dal Prato. I segnalini rimasti contano per te alla fine.
everdell-power-rats-text = Metti il segnalino ratto su una carta del Prato. Ogni volta che qualcuno gioca quella carta ottieni 1 risorsa di un tipo che non possiedi, poi sposti il segnalino su un’altra carta.
everdell-power-squirrels-text = Quando un lavoratore ti porta rametti ne ottieni 1 in più. Quando giochi una costruzione, 2 rametti possono valere 1 risorsa qualsiasi.
everdell-power-starlings-text = La tua mano contiene 3 carte in più. Ogni carta che peschi può venire dal mazzo o dal Prato.
everdell-power-toads-text = Dopo aver giocato una carta verde puoi scartare 1 carta per attivarla ancora una volta.
everdell-power-turtles-text = Dopo aver giocato una carta: metti 1 delle tue risorse su questa carta, oppure riprendi quella che c’è sopra e 1 in più dello stesso tipo.
everdell-power-bats-text = Dopo aver giocato una carta puoi mettere 1 carta del Prato a faccia in giù accanto a te. Giochi le carte lì come se fossero nella tua mano o nel Prato.
everdell-power-cats-text = I tuoi lavoratori possono andare in un luogo base, in un luogo foresta o su una carta rossa dove c’è già un lavoratore avversario.
everdell-power-honey_bees-text = Dopo aver giocato una carta che non è verde puoi scartare 1 carta per attivare una carta verde della tua città; non in autunno.
everdell-power-snails-text = 7 carte stanno a faccia in giù accanto a te. Quando un avversario gioca una carta verde puoi dargli una delle tue per attivare quella carta per te; non un Magazzino.

# card

everdell-card-architect-text = Alla fine 1 punto per ogni resina e ogni ciottolo che hai ancora, ma non più di 6.
everdell-card-castle-text = Alla fine 1 punto per ogni costruzione comune nella tua città.
everdell-card-ever_tree-text = Alla fine 1 punto per ogni carta viola nella tua città, anche questa. Una volta, un animale qualsiasi può entrare gratuitamente.
everdell-card-king-text = Alla fine 1 punto per ogni tuo evento base e 2 per ogni tuo evento speciale.
everdell-card-palace-text = Alla fine 1 punto per ogni costruzione unica nella tua città, anche questa.
everdell-card-school-text = Alla fine 1 punto per ogni animale comune nella tua città.
everdell-card-theater-text = Alla fine 1 punto per ogni animale unico nella tua città.
everdell-card-wife-text = Condivide uno slot con un Marito; alla fine 3 punti se lo condivide.
everdell-card-cemetery-text = Visita: rivela 4 carte del mazzo o della pila degli scarti e, se vuoi, giocane una gratuitamente. Il lavoratore resta permanentemente; un Becchino apre un secondo spazio.
everdell-card-chapel-text = Visita: metti un segnalino punto sulla Chiesa, poi pesca 2 carte per ogni segnalino su di essa. I segnalini contano per te alla fine.
everdell-card-inn-text = Visita: gioca una carta del Prato per un massimo di 3 risorse in meno. Aperta a tutti; la visita di un ospite ti porta un segnalino punto.
everdell-card-lookout-text = Visita: usa un luogo base o foresta qualsiasi, occupato o no.
everdell-card-monastery-text = Visita: dai a un avversario 2 risorse e ottieni 4 segnalini punto. Il lavoratore resta permanentemente; un Monaco apre un secondo spazio.
everdell-card-post_office-text = Visita: dai a un avversario 2 carte, scartane quante vuoi, poi riempi la mano. Aperta a tutti; la visita di un ospite ti porta un segnalino punto.
everdell-card-queen-text = Visita: gioca gratuitamente una carta dal valore massimo di 3 punti, dalla mano o dal Prato.
everdell-card-university-text = Visita: scarta un’altra carta della tua città; ottieni ciò che è stampato come suo costo, 1 risorsa a tua scelta e un segnalino punto.

# river_card

everdell-river_card-gus_the_gardener-text = Scarta tre carte verdi della tua mano per un segnalino punto e una perla.
everdell-river_card-bosley_the_artist-text = Scarta tre carte di colori diversi della tua mano per un segnalino punto e una perla.
everdell-river_card-crustina_the_constable-text = Scarta due carte blu della tua mano per un segnalino punto e una perla.
everdell-river_card-iluminor_the_inventor-text = Scarta due carte marroni della tua mano per un segnalino punto e una perla.
everdell-river_card-snout_the_explorer-text = Scarta due carte rosse della tua mano per un segnalino punto e una perla.
everdell-river_card-omicron_the_elder-text = Scarta una carta viola della tua mano per un segnalino punto e una perla.
everdell-river_card-ballroom-text = Paga un segnalino punto e 1 resina: pesca 3 carte e ottieni una perla.
everdell-river_card-watermill-text = Paga un segnalino punto e 1 rametto: pesca 2 carte e ottieni una perla.
everdell-river_card-observatory-text = Paga un segnalino punto e 1 risorsa: pesca 2 carte del Prato e ottieni una perla.
everdell-river_card-market-text = Paga un segnalino punto e 1 risorsa: pesca 3 carte e ottieni una perla.
everdell-river_card-great_hall-text = Paga un segnalino punto e 1 ciottolo: pesca 4 carte e ottieni una perla.
everdell-river_card-gardens-text = Paga un segnalino punto e 1 bacca: pesca 3 carte e ottieni una perla.

# event

everdell-event-romantic_cruise-text = Cerca nel mazzo una Moglie e giocala gratuitamente, oppure ottieni 5 segnalini punto.
everdell-event-x_marks_the_spot-text = Metti su un tuo Magazzino un segnalino punto per ogni risorsa che c’è, al massimo 6. Si prendono insieme alle risorse.
everdell-event-riverside_resort-text = Metti fino a 3 animali del Prato sotto l’evento: 2 punti ciascuno.
everdell-event-masquerade_invitations-text = Dai agli avversari fino a 6 carte, divise come vuoi: 1 punto per ognuna.
everdell-event-sunken_treasure_discovered-text = Puoi giocare gratuitamente una carta del Prato dal valore massimo di 3 punti.
everdell-event-river_race-text = Metti il tuo Furetto traghettatore sotto l’evento e ottieni 2 segnalini punto, oppure una Chiatta di rametti e ottieni 2 risorse a tua scelta.

# river_space

everdell-river_space-river_three_green-text = Per una rana di chi ha tre carte verdi.
everdell-river_space-river_two_red-text = Per una rana di chi ha due carte rosse.
everdell-river_space-river_two_blue-text = Per una rana di chi ha due carte blu.
everdell-river_space-river_two_tan-text = Per una rana di chi ha due carte marroni.
everdell-river_space-shoal-text = Per quante rane si vuole: paga 2 risorse e scarta 2 carte per una perla.

# location

everdell-location-hopewatch_gate-text = Una meraviglia da 10 punti: paga 1 rametto, 1 resina, 1 ciottolo e 2 perle, e scarta 2 carte.
everdell-location-mistrise_fountain-text = Una meraviglia da 15 punti: paga 2 rametti, 2 resine, 2 ciottoli e 2 perle, e scarta 2 carte.
everdell-location-sunblaze_bridge-text = Una meraviglia da 20 punti: paga 2 rametti, 2 resine, 2 ciottoli e 3 perle, e scarta 3 carte.
everdell-location-starfalls_flame-text = Una meraviglia da 25 punti: paga 3 rametti, 3 resine, 3 ciottoli e 3 perle, e scarta 3 carte.
everdell-location-forest_two_pebbles_card-text = 2 ciottoli e 1 carta.
everdell-location-forest_resin_pebble_or_four_cards-text = 1 resina e 1 ciottolo, oppure 4 carte.
everdell-location-forest_berry_pebble_card-text = 1 bacca, 1 ciottolo e 1 carta.
everdell-location-forest_meadow_swap_two_any-text = Scarta 2 carte del Prato e riforniscilo, poi pesca 2 carte del Prato e ottieni 1 risorsa a tua scelta.

# card

everdell-card-rugwort_the_robber-text = Scambia la mano con un avversario.
everdell-card-rugwort_the_rowdy-text = Prendi una carta verde dalla città di un avversario, mettila nella tua e usala; il Rissoso prende il suo posto lì. In Produzione: scarta 2 carte.
everdell-card-rugwort_the_ruler-text = 1 punto per ogni evento di un avversario.

# location

everdell-location-cartographers_caravan-text = 3 carte e 1 risorsa a tua scelta per ogni lavoratore presente.
everdell-location-map_seller-text = Prendi carte dal Prato e dalla pila degli scarti, fino al tuo limite di mano.
everdell-location-ancient_orchard-text = 5 bacche.
everdell-location-cloudrim_peak-text = Scarta 5 carte di colori diversi per 8 punti.
everdell-location-grey_cloaks_hideout-text = Muovi qui un altro tuo lavoratore e usa di nuovo lo spazio che ha lasciato.
everdell-location-moleia_mines-text = Rivela carte una alla volta, quante ne può contenere la tua mano. Fermati per tenerle tutte e ottenere 1 punto per ognuna; una carta che c’è anche nel Prato mette fine a tutto, e le perdi tutte.
everdell-location-ruins_of_spire-text = 3 risorse a scelta tra rametti, resine e ciottoli.
everdell-location-tezels_laboratory-text = Gioca una carta della tua mano o del Prato; ogni altra carta che scarti ne riduce il costo di 1 risorsa.
everdell-location-the_deck-text = Ventosaggio pesca 3 carte. Finché resta, peschi 2 carte dopo ogni turno in cui un altro giocatore ha pescato dal mazzo.
everdell-location-the_discard_pile-text = Beccofuoco prende 3 carte dalla pila degli scarti. Finché resta, puoi prendere carte che altri scartano.
everdell-location-knoll-text = Scarta 3 carte di Prato e stazione, pesca 3 di quelle che ci sono dopo, e ottieni una tessera vagone. Un lavoratore per giocatore.
everdell-location-station-text = Scarta uno dei visitatori in mostra, prendi uno di quelli in mostra dopo, e ottieni una tessera vagone. Un lavoratore per giocatore.
everdell-location-forest_four_twigs-text = 4 rametti.
everdell-location-forest_two_twigs_resin-text = 2 rametti e 1 resina.
everdell-location-forest_copy_forest-text = Usa un altro luogo foresta qualsiasi, occupato o no.

# train_tile

everdell-train_tile-berry_car-text = 1 bacca.
everdell-train_tile-resin_car-text = 1 resina.
everdell-train_tile-pebble_car-text = 1 ciottolo.
everdell-train_tile-mixed_car-text = 1 risorsa a tua scelta.
everdell-train_tile-twig_car-text = 2 rametti.
everdell-train_tile-parlour_car-text = 1 punto.

# card

everdell-card-bard-text = Scarta fino a 5 carte; ognuna ti porta un segnalino punto.
everdell-card-fool-text = Va in uno slot libero della città di un avversario, dove toglie 2 punti.
everdell-card-postal_pigeon-text = Rivela 2 carte del mazzo; una dal valore massimo di 3 punti può essere giocata gratuitamente.
everdell-card-ranger-text = Muovi uno dei tuoi lavoratori in un altro posto e usalo. Apre la seconda cella del Dungeon.
everdell-card-ruins-text = Abbatti una costruzione della tua città e riprendi ciò che è stampato come suo costo; le Rovine prendono il suo slot. Pesca 2 carte.
everdell-card-shepherd-text = Ciò che paghi per lui va a un avversario. 3 bacche e un segnalino punto per ogni segnalino sulla tua Chiesa.
everdell-card-undertaker-text = Scarta 3 carte del Prato; dopo averlo rifornito, prendine una. Apre il secondo spazio del Cimitero.
everdell-card-wanderer-text = Non occupa slot. Pesca 3 carte.

# visitor

everdell-visitor-bim_little-text = 6 o più carte rosse: 7 punti.
everdell-visitor-bosley_tedwardson-text = 2 o più carte di ogni colore: 9 punti.
everdell-visitor-butterbell_sweetpaw-text = 15 o più carte: 6 punti.
everdell-visitor-diggs_deepwell-text = 2 o più ciottoli rimasti: 6 punti.
everdell-visitor-dillweed_quicksniff-text = Più costruzioni che animali: 5 punti.
everdell-visitor-dim_dustlight-text = 6 o più carte uniche: 5 punti.
everdell-visitor-dip_dubble-text = 4 o più carte rosse: 5 punti.
everdell-visitor-dune_tarrington-text = 6 o più carte viola: 6 punti.
everdell-visitor-dwell_northwatch-text = 4 o più carte marroni: 5 punti.
everdell-visitor-edvard_triptail-text = Una carta di ogni colore: 5 punti.
everdell-visitor-frin_stickly-text = 4 o più resine rimaste: 6 punti.
everdell-visitor-glindil_frink-text = 4 o più carte viola: 4 punti.
everdell-visitor-iggy_silverscale-text = 6 o più carte marroni: 7 punti.
everdell-visitor-mossy_steptoe-text = 5 o più carte verdi: 5 punti.
everdell-visitor-orin_nimblepaw-text = 2 o più lavoratori nel Viaggio: 6 punti.
everdell-visitor-oscar_longtale-text = Più animali che costruzioni: 5 punti.
everdell-visitor-phill_gurgle-text = Al massimo 2 carte verdi: 10 punti.
everdell-visitor-piff_quillglow-text = 5 o più rametti rimasti: 6 punti.
everdell-visitor-plum_shortclaw-text = 4 o più carte blu: 5 punti.
everdell-visitor-quinn_cleanwhisker-text = 6 o più animali e 6 o più costruzioni: 6 punti.
everdell-visitor-reemy_sniggle-text = 3 o più eventi base: 7 punti.
everdell-visitor-rivil_ablacus-text = 6 o più carte blu: 7 punti.
everdell-visitor-ruby_dew-text = 2 o più eventi speciali: 8 punti.
everdell-visitor-saris_clearwhistle-text = 6 o più carte comuni: 5 punti.
everdell-visitor-sir_trivle_q_s_marqwill_iii-text = Una risorsa rimasta di ogni tipo: 7 punti.
everdell-visitor-skin_shinysnout-text = 10 o più segnalini punto: 5 punti.
everdell-visitor-snout_puddlehop-text = 2 o più eventi base e uno speciale: 8 punti.
everdell-visitor-triss_peske-text = 6 o più carte di un colore diverso dal verde: 6 punti.
everdell-visitor-vara_and_brun_mayberry-text = 7 o più carte uniche: 7 punti.
everdell-visitor-wildell_family-text = 9 o più carte comuni: 7 punti.
everdell-visitor-willow_greengrin-text = 7 o più carte verdi: 7 punti.
everdell-visitor-wimble_wuffle-text = 3 o più bacche rimaste: 6 punti.

# weather

everdell-weather-freezing_rain-text = Non puoi visitare luoghi foresta.
everdell-weather-deep_frost-text = Una visita a un luogo base dà 1 risorsa in meno.
everdell-weather-snowdrift-text = Le costruzioni costano 1 rametto in più.
everdell-weather-tornado-text = Dopo aver piazzato un lavoratore, scarta 1 carta.
everdell-weather-hail-text = Una visita a un luogo foresta dà 1 risorsa o 1 carta in meno, a tua scelta.
everdell-weather-mudslide-text = Le costruzioni costano 1 resina in più.
everdell-weather-heat_wave-text = Gli animali costano 1 bacca in più.
everdell-weather-wildfire-text = Non puoi giocare carte dal Prato.
everdell-weather-drought-text = Dove un luogo base o foresta ti dà bacche, ne dà 1 in meno.
everdell-weather-thick_fog-text = Non puoi visitare carte aperte di altre città.
everdell-weather-gale-text = Un Viaggio ti costa 1 carta in più.
everdell-weather-early_frost-text = Realizzare un evento ti costa 1 risorsa.

# How intrigues and plans are foiled

everdell-intrigue-borrowed-foil = Paga fino a 3 risorse prima di vedere le carte: una carta in meno per ognuna.
everdell-intrigue-closed-foil = Scarta una carta o paga una risorsa per ogni costruzione che resta a faccia in su.
everdell-intrigue-copycat-foil = Prima scarta quante carte vuoi.
everdell-intrigue-eight_legged_nightmare-foil = Paga 3 risorse.
everdell-intrigue-finders_keepers-foil = Scarta 2 carte prima del lancio.
everdell-intrigue-hard_worker-foil = Scarta fino a 3 carte prima che lei peschi: una carta in meno per ognuna.
everdell-intrigue-impostor-foil = Scarta o paga in tutto 3 tra carte e risorse prima del lancio.
everdell-intrigue-paralyzing_fear-foil = Scarta una carta o paga una risorsa per ogni animale che resta a faccia in su.
everdell-intrigue-pickpocket-foil = Di’ prima quante carte in meno prende; lei ottiene altrettanti punti.
everdell-intrigue-poison_jam-foil = Paga 2 ciottoli, oppure scarta o paga in tutto 3 tra carte e risorse.
everdell-intrigue-quick_theft-foil = Scarta 2 carte prima del lancio.
everdell-intrigue-ransom-foil = Paga 2 bacche, oppure scarta o paga in tutto 3 tra carte e risorse.
everdell-intrigue-takeover-foil = Metti un lavoratore disponibile su quella carta; torna quando ti prepari per una stagione.
everdell-intrigue-theft-foil = Scarta 2 carte prima del lancio.
everdell-intrigue-thief-foil = Scarta 2 carte prima del lancio.
everdell-plan-bounty_hunter-foil = Scarta o paga in tutto 2 tra carte e risorse: lei gioca invece la prima carta del mazzo, o la prende come bottino se la sua città è piena.
everdell-plan-connections-foil = Prima scarta quante carte vuoi.
everdell-plan-extortion-foil = Scarta una carta o paga una risorsa: nessun punto.
everdell-plan-hypnotic_gaze-foil = Paga in tutto 2 tra punti e risorse: guarda le due carte e, se sono tue, scegli quale si scarta.
everdell-plan-smarty-foil = Prima scarta quante risorse vuoi.
everdell-plan-test_of_strength-foil = Paga in tutto 2 tra punti e risorse: scegli tu quale carta prende.
everdell-plan-web_barricade-foil = Scarta una carta o paga una risorsa: nessun segnalino.
