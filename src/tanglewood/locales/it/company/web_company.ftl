## The browser's words for people who meet

# Open tables

web-open = Tavoli aperti
web-open-lead = Chi vuole si siede.
web-open-none = Al momento nessun tavolo è aperto. Preparane uno e mettilo in questo elenco.
web-open-lay = Prepara un tavolo
web-open-not-here = Questo server non ha un elenco di tavoli aperti. Invita gli amici con un link.
web-open-all = tutti i tavoli aperti
web-open-free = { $n ->
    [one] 1 posto libero su { $all }
   *[other] { $n } posti liberi su { $all }
}
web-open-begun = { $n ->
    [one] 1 mossa giocata
   *[other] { $n } mosse giocate
}
web-open-no-clock = senza orologio
web-sit = Siediti
web-sit-free = Qui c’è un posto libero.
web-sit-kept = Hai un posto riservato: ti siedi per un’altra partita?
web-list = Mostra questo tavolo a tutti; chi vuole prende un posto libero
web-list-about = Resta nell’elenco dei tavoli aperti finché tutti i posti non sono presi. Altrimenti ci si arriva solo con i tuoi link.
web-seat-kept = Riservato a { $name }. Un nuovo link dà il posto a qualcun altro.
web-invite-new = { $old ->
    [yes] Un nuovo link per il posto { $seat }
   *[no] Un link per il posto { $seat }
}
web-invite-new-about = Il vecchio link smette di funzionare, e lo dice.
web-mine-offered = Ti propongono un’altra partita
web-follow = Segui questo tavolo
web-unfollow = Non seguire più
web-followed = Tavoli che segui
web-follow-runs = { $n ->
    [one] in corso, 1 mossa
   *[other] in corso, { $n } mosse
}
web-rematch-offered = La rivincita è pronta e il tuo posto è riservato.

# Talk

web-talk-about = Su questa riga di { $name }
web-mute = Silenzia qui
web-mute-about = A questo tavolo non leggi più le sue righe.
web-block = Blocca
web-block-about = Non leggi più le sue righe da nessuna parte, e questa persona non può sedersi ai tavoli che prepari. Non riceve avvisi.
web-report = Segnala
web-report-about = Chi gestisce questo server riceve questa riga e le tue parole.
web-report-why = Che cosa non va?
web-reported = Grazie. Chi gestisce questo server lo esaminerà.
web-muted = Qui hai silenziato { $name }.
web-blocked-here = Hai bloccato { $name }.
web-unmute = Riattiva
web-unblock = Sblocca
web-blocked = Persone che hai bloccato

# One's own games

web-games = Le tue partite
web-games-none = Ancora nessuna partita finita.
web-games-game = gioco
web-games-players = giocatori
web-games-played = giocate
web-games-won = vinte
web-games-mean = media punti
web-games-last = Ultime partite
web-rivals = Contro chi
web-rival = { $name }: { $n ->
    [one] 1 partita
   *[other] { $n } partite
}, vinte: { $won }
web-game-came = { $ended ->
    [agreement] Finita di comune accordo
   *[other] { $won ->
        [yes] Vinta
       *[no] Posto { $place } su { $players }
    }
}, punti: { $score }
web-rated = Valuta le mie partite contro persone
web-rated-about = Contano solo le partite in cui tutti hanno un account e lo vogliono. Nessuno oltre a te vede la tua valutazione.
web-rating = { $exact ->
    [yes] Posto { $best } su { $people }
   *[no] Tra il posto { $best } e il posto { $worst } su { $people }
}; { $sure ->
    [well] stima sicura
    [roughly] stima approssimativa
   *[hardly] stima ancora incerta
}, dopo { $games ->
    [one] 1 partita
   *[other] { $games } partite
}.

# Standing orders

web-orders = Istruzioni permanenti
web-orders-about = Il server gioca questo subito per te, anche quando non ci sei, e nient’altro. Nessuno lo sa prima che accada; poi lo dice il registro.
web-orders-lone = Se è possibile una cosa sola, falla
web-orders-favours = Accetta ciò che gli altri mi offrono nel loro turno; se c’è da scegliere, sceglie un bot
web-orders-answers = Domande a cui puoi rispondere in anticipo
web-orders-like = Come ti è stata fatta l’ultima volta; vale per ogni domanda di questo tipo.
web-orders-none = Qui non hai ancora ricevuto domande da sì o no. Quelle che incontri appaiono qui.
web-orders-ask = chiedimelo
web-orders-yes = sempre sì, se c’è un solo modo
web-orders-no = sempre no: { $no }
web-orders-kept = Salvato. Vale finché non lo cambi.
