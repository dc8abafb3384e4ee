# Sheets to print: `tanglewood sheet`, and the downloads beside the real table.

sheet-counts = Che cosa conta alla fine
sheet-counted = **{ $name }**: { $says }
sheet-foot = Tanglewood, un aiuto non ufficiale. Regole con parole nostre, numeri dal pacchetto { $pack }, disegni nostri. I nomi dei giochi appartengono ai loro proprietari.
sheet-no-printer = I fogli richiedono l’extra «print»: pip install "tanglewood[print]"
sheet-unknown = Questo foglio qui non c’è; un server stampa solo con l’extra «print».
sheet-none = { $game } non ha ancora pagine da leggere, quindi non c’è nulla da stampare.

# ---- Nightweave's turn
sheet-nightweave-title = Il turno di Tessinotte
sheet-nightweave-about = Dopo ogni tuo turno, dall’alto in basso. Non paga nulla e non legge i testi delle carte.
sheet-nightweave-yes = sì
sheet-nightweave-no = no
sheet-nightweave-reveal = Il tuo turno è finito. **Rivela la sua prima carta attività.**
sheet-nightweave-prepare = **È nel Prato**, **nessun ragno è a casa**, e la carta mostra il **ragno o il suo simbolo**?
sheet-nightweave-row = Leggi la riga della **sua stagione**; può essere diversa dalla tua.
sheet-nightweave-first = L’azione **1** è possibile? Uno spazio occupato non è impossibile: segui la **freccia** fino al prossimo spazio esclusivo di quel tipo.
sheet-nightweave-second = L’azione **2** è possibile? Cerca lo spazio successivo allo stesso modo.
sheet-nightweave-backup = Fai la riga **altrimenti**, per quanto possibile. I punti del **suo livello** arrivano in ogni caso.
sheet-nightweave-end = Falla, poi metti la carta a faccia in su sulle sue carte giocate. **Tocca a te.**
sheet-nightweave-prepares = Si prepara
sheet-nightweave-prepares-how = La carta **non** si applica. Lei e i suoi ragni tornano a casa, gli eventi che ha preso diventano **bottino**, e la sua stagione avanza. Se soddisfa del tutto un evento base ne prende uno, secondo la freccia. Mescola **tutte** le sue carte con la pila della nuova stagione. Alla fine riempi ogni vuoto del Prato. Dopo l’autunno ha finito.
sheet-nightweave-spring = Ragni in più: { $everdell__her_season__her_spring__spiders }. Carte pescate per la sua mano: { $everdell__her_season__her_spring__draws }. Carte del Prato scartate con il dado: { $everdell__her_season__her_spring__clears }.
sheet-nightweave-summer = Ragni in più: { $everdell__her_season__her_summer__spiders }. Carte del Prato che vanno nella sua mano con il dado: { $everdell__her_season__her_summer__takes }.
sheet-nightweave-autumn = Ragni in più: { $everdell__her_season__her_autumn__spiders }. Carte pescate per la sua mano: { $everdell__her_season__her_autumn__draws }. Carte del Prato scartate con il dado: { $everdell__her_season__her_autumn__clears }.
sheet-nightweave-doing = Che cosa fa
sheet-nightweave-doing-how = Non ottiene nulla da uno spazio; ci sta soltanto.
sheet-nightweave-do-draw = **Pesca**: una carta del mazzo nella sua mano, senza guardarla.
sheet-nightweave-do-discard = **Scarta**: la prima carta della sua mano, per un segnalino punto.
sheet-nightweave-do-hand = **Gioca dalla mano**: la prima carta della sua mano nella sua città.
sheet-nightweave-do-meadow = **Gioca dal Prato**: il dado indica la carta. Se lì c’è lei stessa: la prima carta del mazzo.
sheet-nightweave-do-place = **Piazza**: un ragno sullo spazio indicato.
sheet-nightweave-do-enter = **Entra**: lancia il dado; quella carta del Prato va nella sua città, e lei si siede al suo posto finché non torna a casa.
sheet-nightweave-impossible = Che cosa è impossibile
sheet-nightweave-not-city = giocare una carta quando la sua città è piena, con { $everdell__lair__city } carte
sheet-nightweave-not-hand = giocare da una mano vuota
sheet-nightweave-not-discard = scartare senza carte in mano, salvo insieme a una giocata dal Prato
sheet-nightweave-not-worker = piazzare senza un ragno a casa, o con tutti gli spazi esclusivi di quel tipo occupati
sheet-nightweave-not-event = un secondo evento speciale in una sua stagione, o un evento di cui non ne resta nessuno
