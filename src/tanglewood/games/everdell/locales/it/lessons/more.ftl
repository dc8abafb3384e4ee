# Nightweave, the spider. Reading her card (first, second, or else), the arrow, entering the Meadow, preparing instead of acting, foiling an intrigue.

lesson-everdell-nightweave-title = Tessinotte, la signora dei ragni
lesson-everdell-nightweave-goal = Impara a leggere le sue carte e sventa il suo primo intrigo.
lesson-everdell-nightweave-closing = La leggi come un libro, e la sua Ladra è tornata a casa a mani vuote. I pareggi li vince lei, quindi punta a un punto in più.

lesson-everdell-nightweave-1-say = Dopo ogni tuo turno Tessinotte rivela una carta e legge la riga della sua stagione. Piazza un lavoratore e guarda.
lesson-everdell-nightweave-1-notice = Il suo ordine: figura 1; se è impossibile, figura 2; se è impossibile anche quella, la riga chiamata altrimenti.
lesson-everdell-nightweave-1-otherwise = Va bene anche questo. Oggi prendi i rametti.
lesson-everdell-nightweave-1-meanwhile = La sua carta, riga dell’inverno: 1 ciottolo, 2 foresta in alto a destra. La prima è possibile: un ragno prende il ciottolo.

lesson-everdell-nightweave-2-say = Prendi i tre rametti prima di lei. Che cosa farà quando il suo luogo è occupato?
lesson-everdell-nightweave-2-notice = Occupato non significa impossibile. La freccia la porta avanti finché un luogo di quel tipo non è libero.
lesson-everdell-nightweave-2-otherwise = Buono, ma allora non vedresti il suo trucco con la freccia.
lesson-everdell-nightweave-2-meanwhile = La sua carta dice tre rametti. Occupato! Così segue la freccia fino al prossimo luogo esclusivo: due resine.
lesson-everdell-nightweave-2-slip-1 = Lì c’è il suo ragno. Tiene il posto finché lei non torna a casa.

lesson-everdell-nightweave-3-say = Costruisci la tua Fattoria. E guarda: la sua mano è vuota. E se la sua carta vuole giocare dalla mano?
lesson-everdell-nightweave-3-notice = Non paga nulla e non legge testi. Nella sua città una carta vale semplicemente i suoi punti.
lesson-everdell-nightweave-3-otherwise = Prima la Fattoria. Hai tutto ciò che costa.
lesson-everdell-nightweave-3-meanwhile = La figura 1, giocare dalla mano, è impossibile. Figura 2, giocare dal Prato: il dado mostra 3, la Moglie è sua.

lesson-everdell-nightweave-4-say = La Moglie non c’è più; fai entrare il Marito nella Fattoria.
lesson-everdell-nightweave-4-notice = Quello spazio resta vuoto finché c’è lei. Ora tutti i suoi ragni sono fuori, e anche lei.
lesson-everdell-nightweave-4-otherwise = La Fattoria è ancora libera per un ospite. Usala.
lesson-everdell-nightweave-4-meanwhile = La sua carta: entrare. Il dado mostra 6: prende la Scuola e si siede al suo posto.

lesson-everdell-nightweave-5-say = I tuoi lavoratori sono fuori, quindi preparati per la primavera. Anche i suoi lo sono: la prossima carta con il simbolo del ragno la manda in primavera.
lesson-everdell-nightweave-5-notice = Dalla primavera ogni stagione porta un intrigo. Alcuni durano tutta la stagione; quelli immediati si possono sventare.
lesson-everdell-nightweave-5-otherwise = Tutti i lavoratori sono fuori: preparati.
lesson-everdell-nightweave-5-meanwhile = Torna a casa, riceve un terzo ragno e due carte, scarta una carta del Prato e tesse un intrigo: la Ladra.

lesson-everdell-nightweave-6-say = La Ladra lancia un dado e prende fino a tre risorse di un tipo. Paga due carte della tua mano e il trucco fallisce.
lesson-everdell-nightweave-6-notice = Tutte le risorse sono ancora tue. Paga con carte che comunque non puoi permetterti.
lesson-everdell-nightweave-6-otherwise = Tieni quelle economiche. Il Re per ora è troppo caro.
lesson-everdell-nightweave-6-trap-1 = Decide il dado che cosa perdi. A volte nulla. Annulla e guarda come si sventa.
lesson-everdell-nightweave-6-fine-1 = Le stesse due carte: la Ladra torna a casa a mani vuote.

# Alone against Rugwort. Blocked places, the die after each card, blocked Meadow cards, his preparing, comparing scores.

lesson-everdell-rugwort-title = In solitario contro Rugwort
lesson-everdell-rugwort-goal = Aggira il vecchio ratto e finisci con più punti di lui.
lesson-everdell-rugwort-closing = 32 a 31: hai battuto il ratto per un baffo. Nel secondo e terzo anno diventa più avido. Te la senti per un anno intero?

lesson-everdell-rugwort-1-say = Rugwort non svolge mai un turno. Ti sta solo tra i piedi: sul ciottolo, per esempio. Prendi i tre rametti.
lesson-everdell-rugwort-1-notice = I suoi due lavoratori si spostano a ogni stagione. Guarda dove sono prima di fare piani.
lesson-everdell-rugwort-1-otherwise = Va bene anche questo. Ma per la Fattoria servono rametti.
lesson-everdell-rugwort-1-slip-1 = Lì c’è Rugwort, e per questa stagione non si muove.

lesson-everdell-rugwort-2-say = Costruisci la Fattoria. Ogni volta che giochi una carta, Rugwort lancia un dado e afferra quella carta dal Prato.
lesson-everdell-rugwort-2-notice = Ignora costi e testi. Per lui contano solo i colori, e due punti per ogni carta.
lesson-everdell-rugwort-2-otherwise = Prima la Fattoria; poi guarda il dado.
lesson-everdell-rugwort-2-meanwhile = Il dado mostra 7: il Giudice va a Rugwort. Il vuoto si riempie.

lesson-everdell-rugwort-3-say = I suoi lavoratori stanno su due carte del Prato; per te sono bloccate. La Moglie è libera: falla entrare.
lesson-everdell-rugwort-3-notice = Ogni carta che giochi è una anche per lui. Fai valere le tue.
lesson-everdell-rugwort-3-otherwise = Potresti giocare qualcos’altro. Ma solo qui un ospite è gratis.
lesson-everdell-rugwort-3-meanwhile = Il dado mostra 8: Rugwort prende la Scuola. Le carte viola gli danno tre punti.
lesson-everdell-rugwort-3-slip-1 = Rugwort sta sulla Regina. Ora non puoi giocarla.
lesson-everdell-rugwort-3-trap-1 = Due bacche spese, e la Fattoria è ancora vuota. Annulla e falla entrare.

lesson-everdell-rugwort-4-say = Tutti i lavoratori sono fuori: preparati per l’autunno. Rugwort si prepara con te e prende ogni evento base che i suoi colori permettono.
lesson-everdell-rugwort-4-notice = Conta i suoi colori. Puoi ancora soffiargli un evento prima che si prepari.
lesson-everdell-rugwort-4-otherwise = A casa non c’è più nessun lavoratore. Avanti, autunno!
lesson-everdell-rugwort-4-meanwhile = Tre carte blu: il Monumento cittadino è suo. Passa al Viaggio e blocca altre due carte del Prato.

lesson-everdell-rugwort-5-say = Tu hai quattro carte verdi, lui una. Realizza il Festival del raccolto finché è libero.
lesson-everdell-rugwort-5-notice = Gli eventi speciali che nessuno realizza gli danno tre punti ciascuno.
lesson-everdell-rugwort-5-otherwise = Prima gli eventi. Sono punti che togli solo a lui.
lesson-everdell-rugwort-5-slip-1 = Su quel percorso c’è già Rugwort.

lesson-everdell-rugwort-6-say = Una vera partita continuerebbe; noi ci fermiamo qui. Passa e confronta. Ti servono più punti di lui: un pareggio è suo.
lesson-everdell-rugwort-6-notice = Rugwort: carte 13, Viaggio 3, evento 3, quattro eventi speciali mancati 12: 31. Tu: 32.
lesson-everdell-rugwort-6-otherwise = Sarebbe furbo. Per oggi passa e conta.
