# Alone against Gwidyon. A normal turn; his solo cards, chip and pile; supply for you alone; the win.

lesson-mycelia-gwidyon-title = In solitario contro Gwidyon
lesson-mycelia-gwidyon-goal = Svuota la tua plancia prima che il mucchio di Gwidyon sia vuoto.
lesson-mycelia-gwidyon-closing = Hai vinto, e Gwidyon brontola. Troppo facile? Fallo cominciare con meno gocce. Troppo difficile? Dagliene fino a 25.

lesson-mycelia-gwidyon-1-say = Gwidyon non ha una plancia, solo un mucchio: otto gocce. Svuota la tua plancia prima di lui. I tuoi turni restano come li conosci.
lesson-mycelia-gwidyon-1-notice = Sulla tua plancia restano tre gocce.
lesson-mycelia-gwidyon-1-otherwise = In una partita va bene. Qui comincia dal fungo.

lesson-mycelia-gwidyon-2-say = Una foglia per gli altri? A Gwidyon le foglie non interessano. Gioca entrambe le carte e tieni le foglie.
lesson-mycelia-gwidyon-2-notice = Tre foglie per te, nessuna per lui.
lesson-mycelia-gwidyon-2-otherwise = Solo le due carte. Risparmia le foglie per dopo.
lesson-mycelia-gwidyon-2-slip-1 = La tessera b costa tre foglie, e non ne hai ancora. Prima gioca le carte.
lesson-mycelia-gwidyon-2-fine-1 = Va bene ogni ordine.

lesson-mycelia-gwidyon-3-say = Termina il turno. Gwidyon rivela una carta: capovolge il suo gettone e manda via una goccia.
lesson-mycelia-gwidyon-3-notice = Anche le sue gocce riempiono il Santuario. Ma quando gira, le nuove gocce arrivano solo sulla tua plancia: e2 e d4.
lesson-mycelia-gwidyon-3-otherwise = Per questa volta tieni le foglie e termina il turno.
lesson-mycelia-gwidyon-3-meanwhile = Carta solitario 1: il gettone si capovolge sul lato riposo, una goccia se ne va. È la decima nel Santuario: gira.

lesson-mycelia-gwidyon-4-say = La tua carta grande toglie due gocce. Il suo regalo, uno spostamento per gli altri, capovolge il gettone di Gwidyon. Attenzione al lato eliminare!
lesson-mycelia-gwidyon-4-notice = Il gettone è arrivato sul lato eliminare, quindi una goccia ha lasciato il suo mucchio. Una volta su due lo aiuta.
lesson-mycelia-gwidyon-4-otherwise = Prima la carta grande, ed entrambe le volte la casella a destra del Santuario.
lesson-mycelia-gwidyon-4-trap-1 = Hai tralasciato la tua parte, e lui ha avuto comunque il suo regalo. Annulla!

lesson-mycelia-gwidyon-5-say = Gioca entrambe le carte per le loro foglie e termina il turno. La sua prossima carta fa male, ma ti paga una foglia.
lesson-mycelia-gwidyon-5-notice = Sei carte, e dopo cinque si rimescolano: una resta sempre nascosta.
lesson-mycelia-gwidyon-5-otherwise = Certo, puoi reclutare. Ma oggi la tua prossima mano è già buona.
lesson-mycelia-gwidyon-5-meanwhile = Carta solitario 4: una foglia per te, tre gocce via dal suo mucchio.
lesson-mycelia-gwidyon-5-fine-1 = Al contrario va bene lo stesso.

lesson-mycelia-gwidyon-6-say = Due gocce sull’acqua, una accanto al Santuario. Hai in mano le carte. Chiudi la partita!
lesson-mycelia-gwidyon-6-notice = La tua plancia è vuota. Gioca l’ultima carta; per Gwidyon non c’è un turno in più.
lesson-mycelia-gwidyon-6-otherwise = Prima l’acqua, poi le foglie. Tutte e tre possono andare.
lesson-mycelia-gwidyon-6-fine-1 = L’una o l’altra per prima: vanno tutte e tre.
lesson-mycelia-gwidyon-6-fine-2 = Prima la casella foglie: va bene lo stesso.

lesson-mycelia-gwidyon-7-say = Manca una carta, come sempre. Poi la vittoria è tua.
lesson-mycelia-gwidyon-7-notice = Vince chi finisce per primo, senza un ultimo turno per l’altro. Entrambi nello stesso turno: vincete entrambi.
lesson-mycelia-gwidyon-7-otherwise = Giocala e termina il turno.

# Prisma: favours and gifts. Prism drops, favours with a jump, buying a gift, laying it, using it.

lesson-mycelia-prisma-title = Prisma: favori e doni
lesson-mycelia-prisma-goal = Raccogli favori, acquista un dono e fallo lavorare per te.
lesson-mycelia-prisma-closing = Un dono che ti fa risparmiare una foglia, ancora e ancora. Verde, ambra, viola: più aspetti, più sono forti.

lesson-mycelia-prisma-1-say = Alcune gocce luccicano: sono gocce Prisma. Si spostano come le altre, ma ognuna che togli dalla plancia vale un favore.
lesson-mycelia-prisma-1-notice = C’erano entrambi i tipi: scegli tu. Il tuo fungo sulla piattaforma ne ha saltati due, dritto sullo spazio tre.
lesson-mycelia-prisma-1-otherwise = Così togli una goccia normale. Quella che luccica vale un favore.
lesson-mycelia-prisma-1-trap-1 = Una semplice goccia di rugiada: tolta, ma nessun favore. Annulla e prova con quella che luccica.

lesson-mycelia-prisma-2-say = Un’altra, accanto al Santuario. Spostata dentro, conta come tolta. Un favore, uno spazio.
lesson-mycelia-prisma-2-notice = Lo spazio quattro è verde. Spostare qua e là una goccia Prisma non dà nulla; solo toglierla.
lesson-mycelia-prisma-2-otherwise = La goccia che luccica sotto il Santuario, una casella in su.
lesson-mycelia-prisma-2-slip-1 = Lo spazio tre non ha ancora un colore. Ancora un favore e sei sul verde.

lesson-mycelia-prisma-3-say = Gioca la tua foglia. Poi acquista Velamen: gli spazi verdi danno doni verdi, e il tuo fungo torna semplicemente allo spazio iniziale.
lesson-mycelia-prisma-3-notice = Il fulmine vale una volta, adesso: due foglie. Il dono sta in cima al tuo mazzo.
lesson-mycelia-prisma-3-otherwise = Potresti risparmiare per l’ambra. Oggi prendiamo il verde.

lesson-mycelia-prisma-4-say = Termina il turno. Peschi per primo il dono: si mette subito scoperto e fa pescare una carta al suo posto.
lesson-mycelia-prisma-4-notice = Un dono non resta mai in mano. Il numero che porta dice quante carte fa pescare.
lesson-mycelia-prisma-4-otherwise = Tieni le foglie. Nel prossimo turno valgono di più.
lesson-mycelia-prisma-4-meanwhile = Velamen è nella tua area dei doni, e hai comunque tre carte. Ada gioca, e il suo regalo ti porta una foglia.

lesson-mycelia-prisma-5-say = Finché Velamen è scoperto, ogni reclutamento costa una foglia in meno. Hai quattro foglie: prendi il fungo da cinque!
lesson-mycelia-prisma-5-notice = Il prezzo sulla carta è barrato: 4 invece di 5. Vale per ogni reclutamento di questo turno.
lesson-mycelia-prisma-5-otherwise = Anche questo ora costa meno. Ma quello da cinque è a portata di mano!

lesson-mycelia-prisma-6-say = Gioca la tua mano. Alla fine del turno il dono va nella tua pila degli scarti, e più avanti ritorna.
lesson-mycelia-prisma-6-notice = I doni non si consumano mai. Tornano ogni volta che li peschi.
lesson-mycelia-prisma-6-otherwise = Prima le foglie, che portano a casa una goccia; poi l’acqua.
lesson-mycelia-prisma-6-fine-1 = Va bene ogni ordine.
