# adornment

everdell-adornment-bell-text = Obtén 3 bayas y roba una carta por cada criatura de tu ciudad. Al final, 1 punto por cada 2 criaturas.
everdell-adornment-compass-text = Hasta 2 cartas marrones de tu ciudad actúan otra vez. Al final, 1 punto por cada carta marrón.
everdell-adornment-gilded_book-text = Obtén los recursos del coste de una carta azul de tu ciudad. Al final, 1 punto por cada carta azul.
everdell-adornment-hourglass-text = Usa un lugar de bosque sin trabajador y obtén 1 recurso a tu elección. Al final, 1 punto por cada carta roja.
everdell-adornment-key_to_the_city-text = Obtén 2 recursos a tu elección y roba una carta por cada estructura de tu ciudad. Al final, 1 punto por cada 2 estructuras.
everdell-adornment-masque-text = Puedes jugar gratis una carta de 3 puntos o menos, de tu mano o del Prado. Al final, 1 punto por cada 3 fichas de puntuación.
everdell-adornment-mirror-text = Usa lo que concede un ornamento de un oponente. Al final, 1 punto por cada color de tu ciudad.
everdell-adornment-scales-text = Descarta hasta 4 cartas: 1 recurso a tu elección por cada una. Al final, 1 punto por cada carta de tu mano, 5 como máximo.
everdell-adornment-seaglass_amulet-text = Obtén 3 recursos a tu elección, 2 cartas y una ficha de puntuación. Al final, 3 puntos.
everdell-adornment-spyglass-text = Obtén 1 recurso a tu elección, una carta y una perla. Al final, 3 puntos por cada una de tus maravillas.
everdell-adornment-sundial-text = Hasta 3 cartas verdes de tu ciudad actúan, una vez cada una. Al final, 1 punto por cada 2 cartas verdes.
everdell-adornment-tiara-text = Obtén 1 recurso a tu elección por cada carta violeta de tu ciudad. Al final, 1 punto por cada carta violeta.

# event

everdell-event-flower_festival-text = Una carta de cada color.
everdell-event-architectural_renaissance-text = Nada más.
everdell-event-arts_and_music_festival-text = Paga 2 resinas.
everdell-event-bed_and_breakfast_guild-text = Nada más.
everdell-event-city_holiday-text = Nada más.
everdell-event-gathering_of_elders-text = Nada más.
everdell-event-kings_road_established-text = Paga 2 ramitas.
everdell-event-pie_eating_contest-text = Paga 2 bayas.
everdell-event-royal_wedding-text = Descarta 3 cartas.
everdell-event-statues_commissioned-text = Paga 1 guijarro.

# garland

everdell-garland-agriculture-text = Al final, la ciudad con más cartas verdes puntúa 6 y la segunda, 3.
everdell-garland-architecture-text = Al final, la ciudad con más estructuras puntúa 6 y la segunda, 3.
everdell-garland-beauty-text = Al final, la ciudad con más cartas violetas puntúa 6 y la segunda, 3.
everdell-garland-community-text = Al final, la ciudad con más criaturas puntúa 6 y la segunda, 3.
everdell-garland-peace-text = Al final, la ciudad con más cartas azules puntúa 6 y la segunda, 3.
everdell-garland-storytelling-text = Al final, la ciudad con más cartas marrones puntúa 6 y la segunda, 3.
everdell-garland-tourism-text = Al final, la ciudad con más cartas rojas puntúa 6 y la segunda, 3.

# location

everdell-location-forest_activate_two_production-text = Activa 2 cartas verdes de tu ciudad.
everdell-location-forest_three_resin-text = 3 resinas.
everdell-location-forest_two_resin_or_two_berries-text = 2 resinas o 2 bayas.
everdell-location-forest_pay_three_twigs_gain_three_any-text = Paga 3 ramitas por 3 recursos a tu elección.
everdell-location-market-text = Obtén lo que muestra una ficha del lado Obtener, o paga lo que muestra una del lado Intercambio por 3 puntos y 2 recursos a tu elección; la ficha cambia de lado. Solo uno de tus trabajadores a la vez.

# market_token

everdell-market_token-three_twigs_one_card-text = Obtén 3 ramitas y 1 carta; o paga 3 ramitas y descarta 1 carta por 3 puntos y 2 recursos a tu elección.
everdell-market_token-two_resin_two_cards-text = Obtén 2 resinas y 2 cartas; o paga 2 resinas y descarta 2 cartas por 3 puntos y 2 recursos a tu elección.
everdell-market_token-two_berries_two_cards-text = Obtén 2 bayas y 2 cartas; o paga 2 bayas y descarta 2 cartas por 3 puntos y 2 recursos a tu elección.
everdell-market_token-one_pebble_three_cards-text = Obtén 1 guijarro y 3 cartas; o paga 1 guijarro y descarta 3 cartas por 3 puntos y 2 recursos a tu elección.

# card

everdell-card-clock_tower-text = Llega con 3 fichas de puntuación. Cada vez que te preparas para una estación, puedes gastar antes una y volver a usar un lugar básico o de bosque donde haya un trabajador tuyo.
everdell-card-courthouse-text = Después de jugar una estructura en tu ciudad: 1 ramita, resina o guijarro.
everdell-card-crane-text = Descarta la Grúa al pagar una estructura: hasta 3 recursos menos.
everdell-card-dungeon-text = Al pagar una carta, mete una criatura de tu ciudad en una celda: hasta 3 recursos menos. La segunda celda se abre con un Guardabosques en tu ciudad.
everdell-card-historian-text = Después de jugar una carta, roba una.
everdell-card-innkeeper-text = Descarta al Posadero al pagar una criatura: hasta 3 bayas menos.
everdell-card-judge-text = Al pagar una carta, un recurso de su coste puede ser de otro tipo.
everdell-card-shopkeeper-text = Después de jugar una criatura en tu ciudad: 1 baya.
everdell-card-corrin_evertails_path-text = No ocupa espacio. Visita: usa un lugar o una carta roja donde haya un trabajador de un oponente, pero no Cementerio, Capilla, Monasterio, carta legendaria, evento ni Viaje.
everdell-card-corrin_evertail_the_king-text = 1 punto por cada carta violeta de la ciudad de un oponente.
everdell-card-corrin_evertails_field-text = 1 baya, y otra por cada Granja de tus oponentes; ellos roban una carta por cada una de esas Granjas.
everdell-card-corrin_evertail_the_leader-text = Cada vez que robas cartas, puedes dar una de ellas a un oponente por una ficha de puntuación.
everdell-card-corrin_evertail_the_warrior-text = No ocupa espacio. Da a tus oponentes hasta 8 cartas y recursos, repartidos como quieras; cada uno te da una ficha de puntuación.

# discovery

everdell-discovery-archeologist-text = Pon bajo esta carta hasta 3 estructuras de tu mano y del Prado. Más tarde puedes jugarlas por 1 recurso menos.
everdell-discovery-cartographers_caravan-text = Tres espacios de trabajador abiertos, un trabajador por jugador: 3 cartas y 1 recurso por cada trabajador aquí.
everdell-discovery-everblossom_trail-text = 4 puntos con al menos 3 cartas violetas en tu ciudad.
everdell-discovery-forager-text = En tus propios turnos, roba 1 carta por cada baya que obtengas.
everdell-discovery-greensprout_trail-text = 4 puntos con al menos 4 cartas verdes en tu ciudad.
everdell-discovery-map_seller-text = Tres espacios de trabajador abiertos, un trabajador por jugador: toma cartas del Prado y de la pila de descarte hasta el límite de mano.
everdell-discovery-mistrise_trail-text = 4 puntos con al menos 3 cartas marrones en tu ciudad.
everdell-discovery-mountaineer-text = El clima de primavera no te afecta. En la cumbre puedes tomar dos descubrimientos, cada uno a su precio.
everdell-discovery-prospector-text = En tus propios turnos, por cada ficha de puntuación que obtengas puedes descartar 1 carta, y robas 1 carta.
everdell-discovery-starfall_trail-text = 4 puntos con al menos 3 cartas azules en tu ciudad.
everdell-discovery-stubblehoof-text = Una criatura grande. Cuando te preparas para una estación puede quedarse donde está: su espacio se vuelve a usar y obtienes 1 carta y 1 recurso más.
everdell-discovery-sunblaze_trail-text = 4 puntos con al menos 3 cartas rojas en tu ciudad.
everdell-discovery-trail_guide-text = Pon bajo esta carta hasta 3 criaturas de tu mano y del Prado. Más tarde puedes jugarlas por 2 bayas menos.
everdell-discovery-truffle-text = Una criatura grande. Puede ponerse sobre una carta verde de cualquier ciudad: usas esa carta y obtienes 1 recurso y 1 carta más. No sobre Banco, Almacén ni Rugwort el Ruidoso.
everdell-discovery-ancient_orchard-text = Un espacio de trabajador propio: 5 bayas.
everdell-discovery-bellsong_trail-text = 4 puntos si tu expedición llega a su última loseta.
everdell-discovery-cloudrim_peak-text = Un espacio de trabajador propio: descarta 5 cartas de colores distintos por 8 puntos.
everdell-discovery-corliander-text = Una criatura grande. Adquiere un evento con la mitad de las cartas requeridas, redondeando hacia arriba; lo que cuesta el evento se paga igualmente.
everdell-discovery-firebeak-text = Una criatura grande. Puede ponerse sobre la pila de descarte y tomar 3 cartas de ella. Mientras está ahí, puedes tomar cartas que descarten los demás.
everdell-discovery-grey_cloaks_hideout-text = Un espacio de trabajador propio: mueve aquí a otro de tus trabajadores y vuelve a usar el espacio que deja.
everdell-discovery-honeypaw-text = Una criatura grande. Si un espacio te da recursos pero ninguna baya, obtén 1 baya por cada uno de ellos, 3 como máximo.
everdell-discovery-king_rhun-text = Una criatura grande. Puede ponerse sobre una carta violeta de tu ciudad: obtén tantos recursos como vale la carta.
everdell-discovery-moleia_mines-text = Tres espacios de trabajador abiertos, un trabajador por jugador: descubre cartas del mazo mientras te atrevas.
everdell-discovery-ruins_of_spire-text = Un espacio de trabajador propio: 3 entre ramitas, resinas y guijarros, como quieras.
everdell-discovery-stormvale-text = Junto a ella hay tres cartas boca arriba que todos pueden jugar. Cuando otro jugador juega una, obtienes 1 punto.
everdell-discovery-tezels_laboratory-text = Un espacio de trabajador propio: juega una carta, 1 recurso más barata por cada carta que descartes.
everdell-discovery-whisper-text = Una criatura grande. Puede ir a un espacio ocupado, salvo a eventos.
everdell-discovery-windlore-text = Una criatura grande. Puede ponerse sobre el mazo y robar 3 cartas. Mientras está ahí, robas 2 cartas tras cada turno en el que otro jugador robe del mazo.
everdell-discovery-bellsong_city-text = 3 puntos, y 1 por cada carta del color del que menos cartas tiene tu ciudad.
everdell-discovery-bounty_hunter-text = Nombra una criatura y toma una del mazo, incluso por encima de tu límite de mano; luego descarta hasta respetarlo.
everdell-discovery-cave_of_dancing_lights-text = Descubre 4 cartas: una verde da una baya; una marrón, una ramita; una roja, una resina; una azul, un guijarro; una violeta, un recurso a tu elección. Quédate las que quieras.
everdell-discovery-cloudsong-text = Nombra una estructura y toma una del mazo, incluso por encima de tu límite de mano; luego descarta hasta respetarlo.
everdell-discovery-everblossom_city-text = 6 puntos, 1 menos por cada carta violeta de tu ciudad.
everdell-discovery-gatherwind_trail-text = 4 puntos con al menos 2 eventos.
everdell-discovery-greensprout_city-text = 6 puntos, 1 menos por cada 2 cartas verdes de tu ciudad.
everdell-discovery-hopewatch_trail-text = 1 punto por cada punto de tus Viajes, 7 como máximo.
everdell-discovery-mistrise_city-text = 6 puntos, 1 menos por cada carta marrón de tu ciudad.
everdell-discovery-serpents_pass-text = Se convierte en la primera loseta de tu expedición: 7 puntos por 6 recursos.
everdell-discovery-star_weavers-text = Descarta cuantas cartas quieras y luego roba hasta tu límite de mano.
everdell-discovery-starfall_city-text = 6 puntos, 1 menos por cada carta azul de tu ciudad.
everdell-discovery-sunblaze_city-text = 6 puntos, 1 menos por cada carta roja de tu ciudad.
everdell-discovery-the_distant_shore-text = Se convierte en la última loseta de tu expedición: 7 puntos por 6 cartas.

# event

everdell-event-city_monument-text = Tres cartas azules.
everdell-event-grand_tour-text = Tres cartas rojas.
everdell-event-harvest_festival-text = Cuatro cartas verdes.
everdell-event-cartographers_expedition-text = Tres cartas marrones.
everdell-event-a_brilliant_marketing_plan-text = Da a tus oponentes hasta 3 recursos, repartidos como quieras: 2 puntos por cada uno.
everdell-event-a_well_run_city-text = Recupera enseguida a uno de tus trabajadores.
everdell-event-an_evening_of_fireworks-text = Deja aquí hasta 3 ramitas: 2 puntos por cada una.
everdell-event-ancient_scrolls_discovered-text = Descubre 5 cartas del mazo; quédate las que quieras, las demás van bajo el evento: 1 punto por cada una.
everdell-event-capture_of_the_acorn_thieves-text = Pon bajo el evento hasta 2 criaturas de tu ciudad: 3 puntos por cada una.
everdell-event-croak_wart_cure-text = Paga 2 bayas y descarta 2 cartas de tu ciudad.
everdell-event-flying_doctor_service-text = Al final, 3 puntos por cada Esposo con su Esposa, en todas las ciudades.
everdell-event-graduation_of_scholars-text = Pon bajo el evento hasta 3 criaturas de tu mano: 2 puntos por cada una.
everdell-event-ministering_to_miscreants-text = Al final, 3 puntos por cada prisionero de tu Mazmorra.
everdell-event-path_of_the_pilgrims-text = Al final, 3 puntos por cada trabajador en tu Monasterio.
everdell-event-performer_in_residence-text = Deja aquí hasta 3 bayas: 2 puntos por cada una.
everdell-event-pristine_chapel_ceiling-text = Por cada ficha de tu Capilla, 1 carta y 1 recurso a tu elección; al final, 2 puntos por cada ficha que tenga.
everdell-event-remembering_the_fallen-text = Al final, 3 puntos por cada trabajador en tu Cementerio.
everdell-event-tax_relief-text = Tu ciudad produce.
everdell-event-the_everdell_games-text = Nada más.
everdell-event-under_new_management-text = Deja aquí hasta 3 recursos: 1 punto por una ramita o baya, 2 por una resina o un guijarro.

# card

everdell-card-carnival-text = Roba una carta por cada otra carta verde de tu ciudad, u obtén 1 recurso a tu elección por cada 2 de ellas.
everdell-card-gazette-text = Cada vez que adquieres un evento, pon una ficha de puntuación sobre esta carta. Con 3 fichas o más da 3 puntos al final.
everdell-card-juggler-text = Paga 3 ramitas por 4 fichas de puntuación. O paga ramitas de una en una, cada una para descubrir una carta del mazo: en cuanto sumen 6 puntos, obtén 6 fichas de puntuación. Las cartas se descartan.
everdell-card-scurrble_champion-text = Todos tus Campeones de Scurrble comparten un espacio. 2 puntos por cada otro Campeón de Scurrble de tu ciudad.
everdell-card-scurrble_stadium-text = Visita: nombra un color que no sea el verde y roba 4 cartas; muestra una de ese color por 3 fichas de puntuación. Abierto a todos; la visita de otro te da una ficha de puntuación.
everdell-card-town_crier-text = Puedes dar 2 cartas a un oponente por 3 fichas de puntuación.
everdell-card-season_farm_1-text = Cuenta como Granja. 1 ramita, o roba una carta.
everdell-card-season_farm_2-text = Cuenta como Granja. 1 baya, o roba 2 cartas.
everdell-card-season_farm_3-text = Cuenta como Granja. 1 baya o 1 resina.
everdell-card-season_farm_4-text = Cuenta como Granja. 1 baya, o paga 1 ramita por una ficha de puntuación.
everdell-card-season_farm_5-text = Cuenta como Granja. 1 baya, o paga 1 baya por 2 fichas de puntuación.
everdell-card-season_farm_6-text = Cuenta como Granja. No ocupa espacio. 2 bayas.
everdell-card-season_farm_7-text = Cuenta como Granja. 1 baya o 2 ramitas.
everdell-card-season_farm_8-text = Cuenta como Granja. 1 baya o una ficha de puntuación.
everdell-card-barge_toad-text = 2 ramitas por cada Granja de tu ciudad.
everdell-card-chip_sweep-text = Activa una carta verde de tu ciudad, pero no un Roedor barredor.
everdell-card-doctor-text = Paga hasta 3 bayas; cada una te da una ficha de puntuación.
everdell-card-fairgrounds-text = Roba 2 cartas.
everdell-card-farm-text = 1 baya.
everdell-card-general_store-text = 1 baya, y otra si tienes una Granja.
everdell-card-husband-text = Comparte espacio con una Esposa. Con ella y una Granja en tu ciudad: 1 recurso a tu elección.
everdell-card-mine-text = 1 guijarro.
everdell-card-miner_mole-text = Puedes usar una carta verde de otra ciudad como si fuera tuya.
everdell-card-monk-text = Da a un oponente hasta 2 bayas; cada una te da 2 fichas de puntuación.
everdell-card-peddler-text = Cambia hasta 2 de tus recursos por otros.
everdell-card-resin_refinery-text = 1 resina.
everdell-card-storehouse-text = Deja sobre él 3 ramitas, 2 resinas, 1 guijarro o 2 bayas. Visita: toma todo lo que haya sobre él.
everdell-card-teacher-text = Roba 2 cartas, quédate una y da la otra a un oponente.
everdell-card-twig_barge-text = 2 ramitas.
everdell-card-woodcarver-text = Paga hasta 3 ramitas; cada una te da una ficha de puntuación.
everdell-card-amilla_glistendew-text = Visita: adquiere un evento sin que tu ciudad tenga que cumplir su requisito; lo que cuesta se paga igualmente.
everdell-card-bridge_of_the_sky-text = Al pagar una estructura: hasta 3 recursos menos si queda sobre el Puente, que entonces vale tanto como ella. Solo una a la vez.
everdell-card-cirrus_windfall-text = Si quieres, juega gratis una carta de 3 puntos como máximo, de tu mano o del Prado.
everdell-card-foresight-text = Después de jugar una criatura en tu ciudad: roba 2 cartas. Después de una estructura: 1 recurso a tu elección.
everdell-card-fynn_nobletail-text = Al final, 2 puntos por cada uno de tus eventos básicos y 3 por cada especial.
everdell-card-mcgregors_market-text = 2 recursos a tu elección.
everdell-card-oleanders_opera_house-text = Al final, 2 puntos por cada criatura única de tu ciudad.
everdell-card-poe-text = Descarta cuantas cartas quieras y luego llena tu mano.
everdell-card-silver_scale_spring-text = Deslízala bajo una estructura de tu ciudad, que se queda, y obtén lo que esta tiene impreso como coste. Roba 2 cartas.
everdell-card-the_green_acorn-text = Visita: juega una carta de tu mano, del Prado o de tus cartas legendarias por hasta 4 recursos menos. Abierta a todos; la visita de otro te da 2 fichas de puntuación.
everdell-card-strey_softpaw-text = Visita: usa hasta 2 lugares básicos o de bosque donde haya trabajadores, tuyos o de otros.
everdell-card-everflame_tomb-text = Visita: juega gratis cualquier carta de tu mano o del Prado. El trabajador se queda hasta el final de la partida; un Enterrador abre un segundo espacio.
everdell-card-click_clacks-text = 3 bayas, y 1 recurso a tu elección por cada Granja de tu ciudad.
everdell-card-chipter_swipple-text = Actúan hasta 2 cartas verdes distintas de tu ciudad, pero no legendarias.
everdell-card-mayberry_matriarch-text = Comparte espacio con un Esposo; al final, 5 puntos si es así y tu ciudad tiene una Granja.
everdell-card-king_norths_treasury-text = Llega con 4 fichas de puntuación. Al pagar una carta puedes gastar algunas: 2 recursos menos por cada una.
everdell-card-jor_goldwing-text = Una ficha de puntuación por cada carta de tu mano, pero no más de 8.
everdell-card-darkdeep_prison-text = Descarta hasta 2 criaturas de tu ciudad; por cada una, obtén 3 fichas de puntuación y 3 recursos a tu elección.
everdell-card-tarry_hare-text = Después de jugar una criatura en tu ciudad: 1 recurso a tu elección. Después de una estructura: roba 2 cartas.
everdell-card-strongroot_castle-text = Al final, 2 puntos por cada estructura común de tu ciudad.

# location

everdell-location-three_twigs-text = 3 ramitas.
everdell-location-two_twigs_card-text = 2 ramitas y 1 carta.
everdell-location-two_resin-text = 2 resinas.
everdell-location-resin_card-text = 1 resina y 1 carta.
everdell-location-two_cards_point-text = 2 cartas y 1 ficha de puntuación.
everdell-location-one_pebble-text = 1 guijarro.
everdell-location-berry_card-text = 1 baya y 1 carta.
everdell-location-one_berry-text = 1 baya.
everdell-location-forest_two_berries_card-text = 2 bayas y 1 carta.
everdell-location-forest_two_any-text = 2 recursos a tu elección.
everdell-location-forest_discard_draw_double-text = Descarta cuantas cartas quieras y roba el doble.
everdell-location-forest_copy_basic_card-text = Usa cualquier lugar básico, ocupado o no, y roba 1 carta.
everdell-location-forest_pebble_three_cards-text = 1 guijarro y 3 cartas.
everdell-location-forest_twig_resin_berry-text = 1 ramita, 1 resina y 1 baya.
everdell-location-forest_three_berries-text = 3 bayas.
everdell-location-forest_two_resin_twig-text = 2 resinas y 1 ramita.
everdell-location-forest_two_cards_any-text = 2 cartas y 1 recurso a tu elección.
everdell-location-forest_discard_three_gain_any-text = Descarta hasta 3 cartas; cada una da 1 recurso a tu elección.
everdell-location-forest_meadow_two_play_one-text = Toma 2 cartas del Prado; una de ellas se puede jugar enseguida por 1 recurso menos.
everdell-location-haven-text = Descarta cuantas cartas quieras; cada 2 dan 1 recurso a tu elección.
everdell-location-journey_2-text = En otoño: descarta 2 cartas; 2 puntos al final.
everdell-location-journey_3-text = En otoño: descarta 3 cartas; 3 puntos al final.
everdell-location-journey_4-text = En otoño: descarta 4 cartas; 4 puntos al final.
everdell-location-journey_5-text = En otoño: descarta 5 cartas; 5 puntos al final.

# personality

everdell-personality-nasty-text = Cuando robas o juegas una carta adyacente a su peón, ella obtiene su valor de base en puntos, al menos 1. Por cada uno de estos puntos puedes en su lugar descartar una carta o pagar un recurso.
everdell-personality-pessimist-text = Cuando robas o juegas una carta adyacente a su peón, repón su espacio con una carta del mismo color de tu mano. Sin otra carta de ese color no puedes tomarla.
everdell-personality-infernal-text = Cuando se prepara para una estación, todas las cartas que comparten un lado con su espacio del Prado pasan a su botín; las esquinas no cuentan. Luego repón el Prado.
everdell-personality-vile-text = No puedes robar ni jugar las cartas adyacentes a su peón. Cuando ella juega una de ellas, obtiene puntos iguales a su nivel.
everdell-personality-gambler-text = Cuando robas o juegas una carta adyacente a su peón, repón su espacio y tira el dado: su peón se mueve al espacio que indica (tira de nuevo si es en el que está) y la carta de ahí pasa a su botín. Luego repón el Prado.
everdell-personality-idler-text = Cuando entra en el Prado, descarta todas las cartas adyacentes a su peón y repón sus espacios. Cuando robas o juegas una de ellas, descarta todas las demás adyacentes y repón sus espacios.
everdell-personality-privileged-text = Para jugar una carta adyacente a su peón pagas 1 baya más, aunque la carta sea gratis. Las habilidades que cambian costes pueden cubrir la baya.
everdell-personality-needy-text = Para robar o jugar una carta adyacente a su peón le das una ficha de 1 punto. Si no tienes, no puedes tomarla.

# plan

everdell-plan-masquerade-text = Cuando entra en el Prado, pon una ficha de telaraña en cada evento básico que quede y una en un evento especial libre de tu elección que no tenga. Para adquirir un evento así descartas una carta o pagas un recurso por cada ficha que tenga; luego se retiran las fichas. Ella las ignora.
everdell-plan-web_barricade-text = Cuando una carta verde que has jugado ha hecho todo lo que hace, pon una ficha de telaraña sobre ella. La ficha se queda y la carta no se vuelve a activar nunca.
everdell-plan-hypnotic_gaze-text = Cuando entra en el Prado, toma 2 cartas al azar de tu mano: una se descarta y la otra se baraja en su mano, ambas sin mirarlas. Si tienes menos de 3 cartas, roba en su lugar 2 cartas del mazo.
everdell-plan-plot_thickens-text = Las intrigas forman dos mazos, el de inmediatas y el de estacionales. Cada vez que se prepara para una estación, ejecuta una inmediata y luego pone en vigor una estacional.
everdell-plan-weavers_whim-text = Solo con una personalidad. Cuando entra en el Prado, roba una carta del mazo. Luego descarta el resto del Prado, reponlo y roba para ella una personalidad nueva, en vigor hasta que vuelva a entrar en el Prado.
everdell-plan-bounty_hunter-text = Cuando entra en el Prado, se lleva a su ciudad una carta de la tuya que valga al menos 1 punto, o la toma como botín si la suya está llena. Tú eliges cuál.
everdell-plan-swarm-text = Al principio, pon una ficha de telaraña en el Refugio (y en el Mercado). Cada vez que entra en el Prado, pon una en un espacio exclusivo libre de un lugar básico o de bosque; tú eliges cuál. Se quedan ahí. Ella no puede ir; cada vez que vas tú, obtiene puntos iguales a su nivel. No en el nivel 0.
everdell-plan-test_of_strength-text = Cuando entra en el Prado, juega en su ciudad una carta al azar de tu mano, o la toma como botín si su ciudad está llena. Si tienes menos de 2 cartas, es una carta del mazo.
everdell-plan-unraveler-text = Las cartas abiertas no ocupan espacio en su ciudad. Cuando entra en un Prado que muestra una, la juega aunque su ciudad esté llena (si hay varias, tú eliges); luego repón el Prado. Cuando ella visita cualquier carta abierta, o tú visitas una suya, obtiene puntos iguales a su nivel en vez de las fichas habituales; tú no recibes ninguna por sus visitas.
everdell-plan-web_expansion-text = Por cada carta violeta que juegas, ella obtiene en puntos el valor de base de la carta.
everdell-plan-smarty-text = Cuando entra en el Prado, roba una carta del mazo por cada recurso que tengas por encima de 3 y la guarda boca abajo como botín.
everdell-plan-extortion-text = Cada vez que intenta colocar un trabajador en un espacio bloqueado, obtiene puntos iguales a su nivel.
everdell-plan-connections-text = Cuando entra en el Prado, roba una carta del mazo por cada carta de tu mano y la guarda boca abajo como botín.

# intrigue

everdell-intrigue-unproductive-text = Por cada carta verde que juegas, ella obtiene puntos iguales a su nivel.
everdell-intrigue-clerical_errors-text = Por cada carta azul que juegas, ella obtiene puntos iguales a su nivel.
everdell-intrigue-berry_jam-text = Pon una ficha de telaraña en cada lugar básico y de bosque que dé una baya o un recurso a elección. Para colocar ahí un trabajador pagas 1 recurso, y ella obtiene 1 punto. Ella no puede ir ahí.
everdell-intrigue-poison_jam-text = Uno de tus trabajadores desplegados que no se quede hasta el final de la partida va a su tablero; tú eliges cuál. Si no tienes ninguno, es el siguiente que coloques, después de su acción. Ella lo usa como propio la próxima vez que una carta necesite un trabajador. Cuando te preparas para una estación, vuelve del tablero de juego, pero no del suyo.
everdell-intrigue-pickpocket-text = Toma al azar la mitad de tu mano, redondeando hacia arriba.
everdell-intrigue-theft-text = Tira el dado y devuelve a la reserva 3 de ese recurso, o todos los que tengas. 1-3: ramitas; 4-6: resinas; 7: bayas; 8: guijarros.
everdell-intrigue-sticky_goo-text = Pon una ficha de telaraña en cada lugar básico y de bosque que dé una resina o un recurso a elección. Para colocar ahí un trabajador pagas 1 recurso, y ella obtiene 1 punto. Ella no puede ir ahí.
everdell-intrigue-forest_bandits-text = Pon una ficha de telaraña en cada lugar de bosque. Cada vez que colocas ahí un trabajador, ella obtiene 2 puntos. Ella no puede ir ahí.
everdell-intrigue-lobbyist-text = Para jugar una carta azul, usar su habilidad o dejar que reaccione descartas una carta o pagas un recurso. No puedes robar cartas azules: descártalas y roba la carta siguiente.
everdell-intrigue-copycat-text = Ella obtiene 2 puntos por cada carta de tu mano.
everdell-intrigue-invisible_trap-text = Pon una ficha de telaraña en cada lugar básico. Cada vez que colocas ahí un trabajador, ella obtiene 1 punto, salvo que descartes una carta o pagues un recurso.
everdell-intrigue-predator_eyes-text = Para jugar una criatura ocupando una estructura descartas 2 cartas.
everdell-intrigue-ransom-text = Uno de tus trabajadores disponibles va a su tablero hasta que te prepares para una estación; cuenta como colocado. Si no tienes ninguno, ella obtiene puntos iguales a su nivel y toma uno de tus trabajadores desplegados que no se quede hasta el final de la partida.
everdell-intrigue-impostor-text = Tira el dado; un evento pasa a su botín: con 1-2, el básico más a la izquierda; con 3-4, el básico más a la derecha; con 5-6, el especial más a la izquierda; con 7-8, el especial más a la derecha. Si no queda ninguno de ese tipo, ella obtiene puntos iguales a su nivel.
everdell-intrigue-eight_legged_nightmare-text = Descarta todo el Prado y reponlo, descarta todas las cartas marrones de tu mano, y ella obtiene puntos iguales a su nivel.
everdell-intrigue-spiders_in_trees-text = Pon una ficha de telaraña en cada lugar de bosque. Para colocar ahí un trabajador descartas una carta o pagas un recurso.
everdell-intrigue-spiders_in_soil-text = Antes de jugar una carta verde, descarta o paga 2 cartas o recursos en cualquier combinación, aunque la carta sea gratis. Las habilidades que cambian costes no ayudan.
everdell-intrigue-spider_tax-text = Pon una ficha de telaraña en cada uno de los 4 lugares básicos exclusivos. Cada vez que colocas ahí un trabajador, ella obtiene 1 punto. Ella no puede ir ahí.
everdell-intrigue-paralyzing_fear-text = Pon boca abajo todas las criaturas de tu ciudad. Conservan sus espacios y las parejas siguen compartiendo uno, pero no se pueden visitar, activar ni descartar y no cuentan para los eventos ni en la puntuación final.
everdell-intrigue-plague-text = Pon una ficha de telaraña en cada espacio de trabajador exclusivo de las cartas de todas las ciudades. Para colocar ahí un trabajador descartas o pagas 2 cartas o recursos en cualquier combinación. Ella no puede ir ahí.
everdell-intrigue-order_from_above-text = Pon una ficha de telaraña en cada uno de los 4 lugares básicos exclusivos. No puedes colocar trabajadores ahí.
everdell-intrigue-borrowed-text = 3 cartas al azar de tu mano, o todas las que tengas, van a su mano.
everdell-intrigue-hard_worker-text = Las 3 primeras cartas del mazo van a su ciudad, incluso por encima de 15.
everdell-intrigue-takeover-text = Se lleva a su ciudad una carta violeta de la tuya, aunque la suya esté llena; tú eliges cuál. Si no tienes ninguna, se lleva tu carta más valiosa; entre iguales eliges tú.
everdell-intrigue-recession-text = Por cada carta violeta que juegas, ella obtiene puntos iguales a su nivel.
everdell-intrigue-corrupt_courts-text = Ella obtiene enseguida 3 puntos si estás en primavera, 2 en verano, 1 en otoño. Para adquirir un evento descartas una carta o pagas un recurso.
everdell-intrigue-quick_theft-text = Tira el dado y devuelve a la reserva 3 de ese recurso, o todos los que tengas. 1-2: ramitas; 3: resinas; 4-5: bayas; 6-8: guijarros.
everdell-intrigue-in_the_web-text = 3 cartas al azar de tu mano, o todas las que tengas, se giran. Cuentan para tu límite de mano, pero no puedes jugarlas ni descartarlas.
everdell-intrigue-closed-text = Pon boca abajo todas las estructuras de tu ciudad. Conservan sus espacios y las parejas siguen compartiendo uno, pero no se pueden visitar, activar ni descartar y no cuentan para los eventos ni en la puntuación final.
everdell-intrigue-bad_press-text = Descarta todas las cartas marrones del Prado y reponlo hasta que no quede ninguna; no puede haber ninguna ahí. Para jugar una carta marrón de tu mano, además descartas una carta o pagas un recurso, aunque la carta sea gratis.
everdell-intrigue-thief-text = Tira el dado y devuelve a la reserva 3 de ese recurso, o todos los que tengas. 1-2: ramitas; 3-4: resinas; 5-7: bayas; 8: guijarros.
everdell-intrigue-fatigue-text = Por cada carta roja que juegas o visitas, ella obtiene puntos iguales a su nivel.
everdell-intrigue-finders_keepers-text = Tira el dado y devuelve a la reserva 3 de ese recurso, o todos los que tengas. 1: ramitas; 2-3: resinas; 4-6: bayas; 7-8: guijarros.

# card

everdell-card-air_balloon-text = No ocupa espacio. Al jugarla: haz lo que hace al jugarse una carta marrón de la ciudad de un oponente, como si fuera tuya; no Bufón, Ruinas, Camino principal, Globo aerostático ni carta legendaria.
everdell-card-bank-text = Deja sobre él una ficha de puntuación. Tu límite de mano aumenta en 1 carta por cada ficha aquí.
everdell-card-freight_car-text = Llega con 2 ramitas, 2 resinas, 2 guijarros y 2 bayas encima. Toma de él 2 recursos a tu elección, también al jugarlo.
everdell-card-gardener-text = Al jugarla: puedes activar hasta 2 cartas verdes distintas de tu ciudad.
everdell-card-greenhouse-text = Puede compartir su espacio con una Granja. Roba 1 carta; un Invernadero que comparte da además 1 recurso a tu elección.
everdell-card-lamplighter-text = Puedes robar 2 cartas entre el mazo, el Prado y el apeadero, en cualquier combinación.
everdell-card-magician-text = Puedes descartar otra carta de tu ciudad por 1 punto y 1 recurso a tu elección.
everdell-card-main_road-text = No ocupa espacio y abre uno más en tu ciudad. Nunca se copia, se retira ni se vuelve a activar.
everdell-card-mayor-text = 1 punto, y 1 más por cada 5 espacios llenos de tu ciudad.
everdell-card-miller-text = Puedes pagar un guijarro por 3 puntos.
everdell-card-poet-text = Al jugarla: nombra un color y roba todas las cartas del Prado de ese color, 1 punto por cada una.
everdell-card-tea_house-text = Puedes dar una carta a un oponente; entonces obtén 1 recurso a tu elección y roba 1 carta.
everdell-card-baker-text = Al final, 2 puntos por cada baya que te quede, por 3 bayas como máximo.
everdell-card-chipsmith-text = Visita: activa 2 cartas verdes distintas de tu ciudad.
everdell-card-city_hall-text = Después de jugar una estructura, puedes dar una carta a un oponente; entonces obtén 1 punto y roba 1 carta.
everdell-card-conductor-text = Visita: usa una carta roja de la ciudad de un oponente, ocupada o no, como si estuviera en la tuya; no Cementerio, Capilla, Monasterio, Barco pirata ni carta legendaria. El oponente no recibe nada.
everdell-card-diplomat-text = Después de jugar una criatura, puedes dar una carta a un oponente; entonces obtén 1 punto y roba 1 carta.
everdell-card-ever_wall-text = No ocupa espacio. Al final, 2 puntos por cada 5 espacios llenos de tu ciudad.
everdell-card-hotel-text = Visita: juega una carta de tu mano por hasta 3 recursos menos. Abierto a otros, que te dan 2 puntos.
everdell-card-inventor-text = Cuando juegas una carta, puedes descartar al Inventor de tu ciudad para pagar hasta 3 recursos menos.
everdell-card-library-text = Al final, 1 punto por cada color de carta de tu ciudad.
everdell-card-locomotive-text = Visita: juega una carta del apeadero por hasta 3 recursos menos.
everdell-card-museum-text = Después de jugar una carta, puedes robar 2 cartas.
everdell-card-photographer-text = Al final puntúa como lo haría en tu ciudad una carta violeta de la ciudad de un oponente; no una legendaria.

# event

everdell-event-big_city-text = Quince cartas.
everdell-event-three_prosperity-text = Tres cartas violetas.
everdell-event-city_jubilee-text = 1 punto por cada evento básico y 2 por cada evento especial que hayas adquirido, incluido este.
everdell-event-ever_wall_tower_constructed-text = No tiene más efecto.
everdell-event-glow_light_festival-text = Descarta de tu mano como máximo tantas cartas como cartas verdes tenga tu ciudad: 1 punto por cada una.
everdell-event-hot_air_balloon_race-text = Descarta de tu mano como máximo tantas cartas como cartas marrones tenga tu ciudad: 1 punto por cada una.
everdell-event-juniper_jig_dance_contest-text = No tiene más efecto.
everdell-event-magic_show-text = Descarta de tu mano como máximo tantas cartas como cartas rojas tenga tu ciudad: 1 punto por cada una.
everdell-event-royal_tea-text = Descarta de tu mano como máximo tantas cartas como cartas violetas tenga tu ciudad: 1 punto por cada una.
everdell-event-stock_market_boom-text = Descarta de tu mano como máximo tantas cartas como cartas azules tenga tu ciudad: 1 punto por cada una.
everdell-event-sunflower_parade-text = No tiene más efecto.

# card

everdell-card-bridge-text = Tu límite de mano aumenta en 1 por cada perla que tengas. Cada vez que obtienes una perla, roba 2 cartas.
everdell-card-ferry-text = Un espacio para una rana embajadora, no para trabajadores: usa cualquier destino fluvial boca arriba, ocupado o no, pagando su precio. Abierto a todos; la rana de otro te da una ficha de puntuación.
everdell-card-ferry_ferret-text = Con al menos 2 perlas, obtén 2 fichas de puntuación.
everdell-card-harbor-text = Con al menos 2 perlas, obtén 2 recursos a tu elección.
everdell-card-messenger-text = Comparte el espacio de una estructura tuya que aún no tenga Mensajero y cuenta como de su color cuando visitas el río. Roba una carta y obtén una ficha de puntuación.
everdell-card-pirate-text = No ocupa espacio. Descarta hasta 4 cartas, roba otras tantas y muéstralas: si juntas valen 7 puntos o más, obtén una perla.
everdell-card-pirate_ship-text = Visita: el barco va con tu trabajador a un espacio libre de la ciudad de un oponente. Por cada perla de ese oponente, 3 como máximo, obtén un recurso a tu elección y una ficha de puntuación.
everdell-card-shipwright-text = 1 punto por cada carta de Pearlbrook de tu ciudad, incluida esta; los ornamentos no cuentan.

# power

everdell-power-butterflies-text = Tu mano admite hasta 12 cartas y empiezas con 12. Eres el jugador inicial.
everdell-power-spiders-text = Pon la figura en un espacio del tablero. Cada vez que alguien visita ese espacio, obtienes 1 recurso de un tipo que no tengas y robas 1 carta; luego mueves la figura a otro espacio. Juegas en último lugar.
everdell-power-stoats-text = Después de jugar una carta: descarta 2 cartas por 1 ramita, resina o baya, o 3 cartas por 1 guijarro.
everdell-power-pigs-text = Todas las Granjas están boca arriba junto a ti. Al principio, y cada vez que te hayas preparado para una estación, puedes jugar gratis la de arriba. Cualquiera puede jugar la de arriba pagando su coste, como acción; si lo hace un oponente, obtienes 2 fichas de puntuación. Las Granjas no ocupan espacio en tu ciudad.
everdell-power-axolotls-text = En cada lugar básico hay una ficha comodín. Tu primera visita a un lugar te da también su ficha; puede ser cualquier recurso.
everdell-power-cardinals-text = Tu mano admite 2 cartas más. Cada vez que robas cartas, puedes robar 1 más del mazo.
everdell-power-foxes-text = Cuando tu trabajador llega a un lugar de bosque, puedes usar en su lugar otro donde haya un trabajador de un oponente; ninguno donde se queden trabajadores o se dejen fichas, ni un evento.
everdell-power-hedgehogs-text = Si un lugar básico o de bosque no te da bayas, obtienes además 1 baya. Al jugar una estructura, 2 bayas pueden valer por 1 recurso cualquiera, tantas veces como quieras.
everdell-power-lizards-text = Las cartas de bosque que no están en juego son tu mazo boca abajo. Al comienzo de cada estación roba 3, deja 1 junto a ti y pon las demás bajo el mazo. Solo tú puedes usar las que están junto a ti.
everdell-power-mice-text = Tras visitar un lugar básico o de bosque, obtén 1 recurso de un tipo que no tengas.
everdell-power-moles-text = Cuando un trabajador te da recursos, puedes cambiar 1 de ellos por 1 guijarro.
everdell-power-otters-text = Al jugar una estructura, la resina puede valer por cualquier recurso.
everdell-power-owls-text = Tu mano admite 1 carta más. Cuando el lugar de tu trabajador ha tenido su efecto, puedes descartar 1 carta y puedes robar 1; la carta robada puedes dársela a un oponente para robar 2.
everdell-power-platypuses-text = Sobre esta carta hay 5 fichas de puntuación. Una vez en cada uno de tus turnos puedes gastar 1 por 1 recurso y 1 carta del mazo o del Prado. Las fichas que queden cuentan para ti al final.
everdell-power-rats-text = Pon la ficha de rata sobre una carta del Prado. Cada vez que alguien juega esa carta, obtienes 1 recurso de un tipo que no tengas y luego mueves la ficha a otra carta.
everdell-power-squirrels-text = Cuando un trabajador te da ramitas, obtienes 1 más. Al jugar una estructura, 2 ramitas pueden valer por 1 recurso cualquiera.
everdell-power-starlings-text = Tu mano admite 3 cartas más. Cada carta que robas puede venir del mazo o del Prado.
everdell-power-toads-text = Después de jugar una carta verde, puedes descartar 1 carta para activarla otra vez.
everdell-power-turtles-text = Después de jugar una carta: deja 1 de tus recursos sobre esta carta, o recupera el que haya ahí y 1 más de su tipo.
everdell-power-bats-text = Después de jugar una carta, puedes poner 1 carta del Prado boca abajo junto a ti. Juegas esas cartas como si estuvieran en tu mano o en el Prado.
everdell-power-cats-text = Tus trabajadores pueden ir a un lugar básico, un lugar de bosque o una carta roja donde ya haya un trabajador de un oponente.
everdell-power-honey_bees-text = Después de jugar una carta que no sea verde, puedes descartar 1 carta para activar una carta verde de tu ciudad; no en otoño.
everdell-power-snails-text = Junto a ti hay 7 cartas boca abajo. Cuando un oponente juega una carta verde, puedes darle una de las tuyas para activar esa carta para ti; no un Almacén.

# card

everdell-card-architect-text = Al final, 1 punto por cada resina y cada guijarro que te quede, pero no más de 6.
everdell-card-castle-text = Al final, 1 punto por cada estructura común de tu ciudad.
everdell-card-ever_tree-text = Al final, 1 punto por cada carta violeta de tu ciudad, incluida esta. Una vez, cualquier criatura puede ocuparlo gratis.
everdell-card-king-text = Al final, 1 punto por cada uno de tus eventos básicos y 2 por cada especial.
everdell-card-palace-text = Al final, 1 punto por cada estructura única de tu ciudad, incluida esta.
everdell-card-school-text = Al final, 1 punto por cada criatura común de tu ciudad.
everdell-card-theater-text = Al final, 1 punto por cada criatura única de tu ciudad.
everdell-card-wife-text = Comparte espacio con un Esposo; al final, 3 puntos si es así.
everdell-card-cemetery-text = Visita: descubre 4 cartas del mazo o de la pila de descarte y, si quieres, juega gratis una de ellas. El trabajador se queda hasta el final de la partida; un Enterrador abre un segundo espacio.
everdell-card-chapel-text = Visita: deja una ficha de puntuación en la Capilla y luego roba 2 cartas por cada ficha que tenga. Las fichas cuentan para ti al final.
everdell-card-inn-text = Visita: juega una carta del Prado por hasta 3 recursos menos. Abierta a todos; la visita de otro te da una ficha de puntuación.
everdell-card-lookout-text = Visita: usa cualquier lugar básico o de bosque, ocupado o no.
everdell-card-monastery-text = Visita: da 2 recursos a un oponente y obtén 4 fichas de puntuación. El trabajador se queda hasta el final de la partida; un Monje abre un segundo espacio.
everdell-card-post_office-text = Visita: da 2 cartas a un oponente, descarta cuantas quieras y luego llena tu mano. Abierta a todos; la visita de otro te da una ficha de puntuación.
everdell-card-queen-text = Visita: juega gratis una carta de 3 puntos como máximo, de tu mano o del Prado.
everdell-card-university-text = Visita: descarta otra carta de tu ciudad; obtén lo que tiene impreso como coste, 1 recurso a tu elección y una ficha de puntuación.

# river_card

everdell-river_card-gus_the_gardener-text = Descarta tres cartas verdes de tu mano por una ficha de puntuación y una perla.
everdell-river_card-bosley_the_artist-text = Descarta tres cartas de colores distintos de tu mano por una ficha de puntuación y una perla.
everdell-river_card-crustina_the_constable-text = Descarta dos cartas azules de tu mano por una ficha de puntuación y una perla.
everdell-river_card-iluminor_the_inventor-text = Descarta dos cartas marrones de tu mano por una ficha de puntuación y una perla.
everdell-river_card-snout_the_explorer-text = Descarta dos cartas rojas de tu mano por una ficha de puntuación y una perla.
everdell-river_card-omicron_the_elder-text = Descarta una carta violeta de tu mano por una ficha de puntuación y una perla.
everdell-river_card-ballroom-text = Paga una ficha de puntuación y 1 resina: roba 3 cartas y obtén una perla.
everdell-river_card-watermill-text = Paga una ficha de puntuación y 1 ramita: roba 2 cartas y obtén una perla.
everdell-river_card-observatory-text = Paga una ficha de puntuación y 1 recurso: roba 2 cartas del Prado y obtén una perla.
everdell-river_card-market-text = Paga una ficha de puntuación y 1 recurso: roba 3 cartas y obtén una perla.
everdell-river_card-great_hall-text = Paga una ficha de puntuación y 1 guijarro: roba 4 cartas y obtén una perla.
everdell-river_card-gardens-text = Paga una ficha de puntuación y 1 baya: roba 3 cartas y obtén una perla.

# event

everdell-event-romantic_cruise-text = Busca una Esposa en el mazo y juégala gratis, u obtén 5 fichas de puntuación.
everdell-event-x_marks_the_spot-text = Deja sobre un Almacén tuyo una ficha de puntuación por cada recurso que tenga, 6 como máximo. Se toman junto con los recursos.
everdell-event-riverside_resort-text = Pon bajo el evento hasta 3 criaturas del Prado: 2 puntos por cada una.
everdell-event-masquerade_invitations-text = Da a tus oponentes hasta 6 cartas, repartidas como quieras: 1 punto por cada una.
everdell-event-sunken_treasure_discovered-text = Puedes jugar gratis una carta del Prado de 3 puntos o menos.
everdell-event-river_race-text = Pon tu Hurón barquero bajo el evento y obtén 2 fichas de puntuación, o una Barcaza y obtén 2 recursos a tu elección.

# river_space

everdell-river_space-river_three_green-text = Para la rana de quien tenga tres cartas verdes.
everdell-river_space-river_two_red-text = Para la rana de quien tenga dos cartas rojas.
everdell-river_space-river_two_blue-text = Para la rana de quien tenga dos cartas azules.
everdell-river_space-river_two_tan-text = Para la rana de quien tenga dos cartas marrones.
everdell-river_space-shoal-text = Para cualquier número de ranas: paga 2 recursos y descarta 2 cartas por una perla.

# location

everdell-location-hopewatch_gate-text = Una maravilla de 10 puntos: paga 1 ramita, 1 resina, 1 guijarro y 2 perlas, y descarta 2 cartas.
everdell-location-mistrise_fountain-text = Una maravilla de 15 puntos: paga 2 ramitas, 2 resinas, 2 guijarros y 2 perlas, y descarta 2 cartas.
everdell-location-sunblaze_bridge-text = Una maravilla de 20 puntos: paga 2 ramitas, 2 resinas, 2 guijarros y 3 perlas, y descarta 3 cartas.
everdell-location-starfalls_flame-text = Una maravilla de 25 puntos: paga 3 ramitas, 3 resinas, 3 guijarros y 3 perlas, y descarta 3 cartas.
everdell-location-forest_two_pebbles_card-text = 2 guijarros y 1 carta.
everdell-location-forest_resin_pebble_or_four_cards-text = 1 resina y 1 guijarro, o 4 cartas.
everdell-location-forest_berry_pebble_card-text = 1 baya, 1 guijarro y 1 carta.
everdell-location-forest_meadow_swap_two_any-text = Descarta 2 cartas del Prado y reponlo; luego roba 2 cartas del Prado y obtén 1 recurso a tu elección.

# card

everdell-card-rugwort_the_robber-text = Intercambia la mano con un oponente.
everdell-card-rugwort_the_rowdy-text = Llévate a tu ciudad una carta verde de la ciudad de un oponente y úsala; Rugwort el Ruidoso se queda allí. En Producción: descarta 2 cartas.
everdell-card-rugwort_the_ruler-text = 1 punto por cada evento de un oponente.

# location

everdell-location-cartographers_caravan-text = 3 cartas, y 1 recurso a tu elección por cada trabajador aquí.
everdell-location-map_seller-text = Toma cartas del Prado y de la pila de descarte, hasta tu límite de mano.
everdell-location-ancient_orchard-text = 5 bayas.
everdell-location-cloudrim_peak-text = Descarta 5 cartas de colores distintos por 8 puntos.
everdell-location-grey_cloaks_hideout-text = Mueve aquí a otro de tus trabajadores y vuelve a usar el espacio que deja.
everdell-location-moleia_mines-text = Descubre cartas una a una, tantas como quepan en tu mano. Detente para quedártelas todas y obtener 1 punto por cada una; si sale una carta que también está en el Prado, se acabó y las pierdes todas.
everdell-location-ruins_of_spire-text = 3 entre ramitas, resinas y guijarros, como quieras.
everdell-location-tezels_laboratory-text = Juega una carta de tu mano o del Prado; cada otra carta que descartes reduce su coste en 1 recurso.
everdell-location-the_deck-text = Vientosabio roba 3 cartas. Mientras se quede, robas 2 cartas tras cada turno en el que otro jugador robe del mazo.
everdell-location-the_discard_pile-text = Picofuego toma 3 cartas de la pila de descarte. Mientras se quede, puedes tomar cartas que descarten los demás.
everdell-location-knoll-text = Descarta 3 cartas del Prado y del apeadero, roba 3 de las que haya entonces y obtén una loseta de vagoneta. Un trabajador de cada jugador.
everdell-location-station-text = Descarta uno de los visitantes a la vista, toma uno de los que haya entonces y obtén una loseta de vagoneta. Un trabajador de cada jugador.
everdell-location-forest_four_twigs-text = 4 ramitas.
everdell-location-forest_two_twigs_resin-text = 2 ramitas y 1 resina.
everdell-location-forest_copy_forest-text = Usa cualquier otro lugar de bosque, ocupado o no.

# train_tile

everdell-train_tile-berry_car-text = 1 baya.
everdell-train_tile-resin_car-text = 1 resina.
everdell-train_tile-pebble_car-text = 1 guijarro.
everdell-train_tile-mixed_car-text = 1 recurso a tu elección.
everdell-train_tile-twig_car-text = 2 ramitas.
everdell-train_tile-parlour_car-text = 1 punto.

# card

everdell-card-bard-text = Descarta hasta 5 cartas; cada una te da una ficha de puntuación.
everdell-card-fool-text = Va a un espacio libre de la ciudad de un oponente, donde resta 2 puntos.
everdell-card-postal_pigeon-text = Descubre 2 cartas del mazo; una que valga 3 puntos como máximo se puede jugar gratis.
everdell-card-ranger-text = Mueve uno de tus trabajadores a otro sitio y úsalo. Abre la segunda celda de la Mazmorra.
everdell-card-ruins-text = Derriba una estructura de tu ciudad y recupera lo que tiene impreso como coste; las Ruinas ocupan su espacio. Roba 2 cartas.
everdell-card-shepherd-text = Lo que pagas por esta carta va a un oponente. 3 bayas, y una ficha de puntuación por cada ficha de tu Capilla.
everdell-card-undertaker-text = Descarta 3 cartas del Prado; una vez repuesto, toma una de él. Abre el segundo espacio del Cementerio.
everdell-card-wanderer-text = No ocupa espacio. Roba 3 cartas.

# visitor

everdell-visitor-bim_little-text = 6 cartas rojas o más: 7 puntos.
everdell-visitor-bosley_tedwardson-text = 2 cartas o más de cada color: 9 puntos.
everdell-visitor-butterbell_sweetpaw-text = 15 cartas o más: 6 puntos.
everdell-visitor-diggs_deepwell-text = 2 guijarros restantes o más: 6 puntos.
everdell-visitor-dillweed_quicksniff-text = Más estructuras que criaturas: 5 puntos.
everdell-visitor-dim_dustlight-text = 6 cartas únicas o más: 5 puntos.
everdell-visitor-dip_dubble-text = 4 cartas rojas o más: 5 puntos.
everdell-visitor-dune_tarrington-text = 6 cartas violetas o más: 6 puntos.
everdell-visitor-dwell_northwatch-text = 4 cartas marrones o más: 5 puntos.
everdell-visitor-edvard_triptail-text = Una carta de cada color: 5 puntos.
everdell-visitor-frin_stickly-text = 4 resinas restantes o más: 6 puntos.
everdell-visitor-glindil_frink-text = 4 cartas violetas o más: 4 puntos.
everdell-visitor-iggy_silverscale-text = 6 cartas marrones o más: 7 puntos.
everdell-visitor-mossy_steptoe-text = 5 cartas verdes o más: 5 puntos.
everdell-visitor-orin_nimblepaw-text = 2 trabajadores o más en el Viaje: 6 puntos.
everdell-visitor-oscar_longtale-text = Más criaturas que estructuras: 5 puntos.
everdell-visitor-phill_gurgle-text = 2 cartas verdes como máximo: 10 puntos.
everdell-visitor-piff_quillglow-text = 5 ramitas restantes o más: 6 puntos.
everdell-visitor-plum_shortclaw-text = 4 cartas azules o más: 5 puntos.
everdell-visitor-quinn_cleanwhisker-text = 6 criaturas o más y 6 estructuras o más: 6 puntos.
everdell-visitor-reemy_sniggle-text = 3 eventos básicos o más: 7 puntos.
everdell-visitor-rivil_ablacus-text = 6 cartas azules o más: 7 puntos.
everdell-visitor-ruby_dew-text = 2 eventos especiales o más: 8 puntos.
everdell-visitor-saris_clearwhistle-text = 6 cartas comunes o más: 5 puntos.
everdell-visitor-sir_trivle_q_s_marqwill_iii-text = Un recurso restante de cada tipo: 7 puntos.
everdell-visitor-skin_shinysnout-text = 10 fichas de puntuación o más: 5 puntos.
everdell-visitor-snout_puddlehop-text = 2 eventos básicos o más y uno especial: 8 puntos.
everdell-visitor-triss_peske-text = 6 cartas o más de un color que no sea el verde: 6 puntos.
everdell-visitor-vara_and_brun_mayberry-text = 7 cartas únicas o más: 7 puntos.
everdell-visitor-wildell_family-text = 9 cartas comunes o más: 7 puntos.
everdell-visitor-willow_greengrin-text = 7 cartas verdes o más: 7 puntos.
everdell-visitor-wimble_wuffle-text = 3 bayas restantes o más: 6 puntos.

# weather

everdell-weather-freezing_rain-text = No puedes visitar lugares de bosque.
everdell-weather-deep_frost-text = Una visita a un lugar básico da 1 recurso menos.
everdell-weather-snowdrift-text = Las estructuras cuestan 1 ramita más.
everdell-weather-tornado-text = Después de colocar un trabajador, descarta 1 carta.
everdell-weather-hail-text = Una visita a un lugar de bosque da 1 recurso o 1 carta menos, a tu elección.
everdell-weather-mudslide-text = Las estructuras cuestan 1 resina más.
everdell-weather-heat_wave-text = Las criaturas cuestan 1 baya más.
everdell-weather-wildfire-text = No puedes jugar cartas del Prado.
everdell-weather-drought-text = Donde un lugar básico o de bosque te da bayas, te da 1 baya menos.
everdell-weather-thick_fog-text = No puedes visitar cartas abiertas de otras ciudades.
everdell-weather-gale-text = Un Viaje te cuesta 1 carta más.
everdell-weather-early_frost-text = Adquirir un evento te cuesta 1 recurso.

# How intrigues and plans are foiled

everdell-intrigue-borrowed-foil = Paga hasta 3 recursos antes de ver las cartas: una carta menos por cada uno.
everdell-intrigue-closed-foil = Descarta una carta o paga un recurso por cada estructura que se quede boca arriba.
everdell-intrigue-copycat-foil = Primero descarta cuantas cartas quieras.
everdell-intrigue-eight_legged_nightmare-foil = Paga 3 recursos.
everdell-intrigue-finders_keepers-foil = Descarta 2 cartas antes de la tirada.
everdell-intrigue-hard_worker-foil = Descarta hasta 3 cartas antes de que ella robe: una carta menos por cada una.
everdell-intrigue-impostor-foil = Descarta o paga 3 cartas o recursos en cualquier combinación antes de la tirada.
everdell-intrigue-paralyzing_fear-foil = Descarta una carta o paga un recurso por cada criatura que se quede boca arriba.
everdell-intrigue-pickpocket-foil = Di antes cuántas cartas menos toma; ella obtiene otros tantos puntos.
everdell-intrigue-poison_jam-foil = Paga 2 guijarros, o descarta o paga 3 cartas o recursos en cualquier combinación.
everdell-intrigue-quick_theft-foil = Descarta 2 cartas antes de la tirada.
everdell-intrigue-ransom-foil = Paga 2 bayas, o descarta o paga 3 cartas o recursos en cualquier combinación.
everdell-intrigue-takeover-foil = Pon un trabajador disponible en esa carta; vuelve cuando te preparas para una estación.
everdell-intrigue-theft-foil = Descarta 2 cartas antes de la tirada.
everdell-intrigue-thief-foil = Descarta 2 cartas antes de la tirada.
everdell-plan-bounty_hunter-foil = Descarta o paga 2 cartas o recursos en cualquier combinación: en su lugar, ella juega la primera carta del mazo, o la toma como botín si su ciudad está llena.
everdell-plan-connections-foil = Primero descarta cuantas cartas quieras.
everdell-plan-extortion-foil = Descarta una carta o paga un recurso: ningún punto.
everdell-plan-hypnotic_gaze-foil = Paga 2 puntos o recursos en cualquier combinación: mira las dos cartas y, si son tuyas, elige cuál se descarta.
everdell-plan-smarty-foil = Primero descarta cuantos recursos quieras.
everdell-plan-test_of_strength-foil = Paga 2 puntos o recursos en cualquier combinación: tú eliges qué carta toma.
everdell-plan-web_barricade-foil = Descarta una carta o paga un recurso: ninguna ficha.
