# Nightweave's intrigues: what they ask, what they do, and how they are foiled.

everdell-no-intrigue = L’intrigo { $name } di Tessinotte non lo permette, o non puoi pagare ciò che chiede.
everdell-ask-pay-reaction = paga 1 carta o risorsa perché agisca, o lascia stare.
everdell-ask-avert = paga 1 carta o risorsa, o Tessinotte ottiene { $n ->
    [one] un punto
   *[other] { $n } punti
}.
everdell-ask-foil = lo sventi pagando { $price }?
everdell-choice-foil = sventalo pagando { $price }
everdell-ask-lessen = { $intrigue ->
    [borrowed] paga risorse, ognuna le toglie una di 3 carte della tua mano
    [copycat] scarta carte, per ognuna delle restanti ottiene 2 punti
   *[hard_worker] scarta carte, ognuna tiene fuori dalla sua città una di 3 carte
}.
everdell-ask-pickpocket = quante carte in meno di metà della tua mano prende, per altrettanti punti?
everdell-ask-cover = quale carta resta a faccia in su, per 1 carta o risorsa?
everdell-ask-capture = quale dei tuoi lavoratori va sulla sua plancia?
everdell-ask-takeover = quale carta prende, o la difende un lavoratore?
everdell-move-lose = lasciale la carta { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(numero { $copy })
}
everdell-move-guard = un lavoratore difende la carta { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(numero { $copy })
}
everdell-move-shield = la carta { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(numero { $copy })
} resta a faccia in su

everdell-event-skipped = La carta { $card } viene rivelata e scartata: Tessinotte la tiene fuori.
everdell-event-nightweave-spins = Tesse un intrigo: { $intrigue }.
everdell-event-nightweave-turned-up = Le carte a faccia in giù tornano a faccia in su.
everdell-event-nightweave-foiled = Il suo intrigo è sventato.
everdell-event-nightweave-covered = { $n ->
    [one] Una carta della città si gira
   *[other] { $n } carte della città si girano
} a faccia in giù.
everdell-event-nightweave-webbed = { $you ->
    [yes] { $n ->
        [0] Nessuna carta della tua mano viene girata.
        [one] Una carta della tua mano viene girata: { $cards }.
       *[other] { $n } carte della tua mano vengono girate: { $cards }.
    }
   *[no] { $n ->
        [one] Una carta della mano di { $name } viene girata.
       *[other] { $n } carte della mano di { $name } vengono girate.
    }
}
everdell-event-nightweave-took-cards = { $you ->
    [yes] Tessinotte prende { $cards } dalla tua mano.
   *[no] Tessinotte prende { $n ->
        [one] una carta
       *[other] { $n } carte
    } dalla mano di { $name }.
}
everdell-event-nightweave-waits = Aspetta il primo lavoratore che viene piazzato.
everdell-event-nightweave-captured = Un lavoratore va sulla sua plancia.
everdell-event-nightweave-guarded = Un lavoratore difende la carta { $card }.
everdell-event-nightweave-took-over = Tessinotte si appropria della carta { $card }.
