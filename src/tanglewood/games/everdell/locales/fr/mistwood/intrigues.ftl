everdell-no-intrigue = L’intrigue de Tissenuit ne le permet pas ({ $name }), ou vous ne pouvez pas payer ce qu’elle demande.
everdell-ask-pay-reaction = payez 1 carte ou ressource pour qu’elle agisse, ou laissez.
everdell-ask-avert = { $n ->
    [one] payez 1 carte ou ressource, sinon Tissenuit prend { $n } point.
   *[other] payez 1 carte ou ressource, sinon Tissenuit prend { $n } points.
}
everdell-ask-foil = la déjouer en payant { $price } ?
everdell-choice-foil = la déjouer en payant { $price }
everdell-ask-lessen = { $intrigue ->
    [borrowed] payez des ressources, chacune sauve une des 3 cartes de votre main
    [copycat] défaussez des cartes, pour chacune de celles qui restent elle prend 2 points
   *[hard_worker] défaussez des cartes, chacune tient une des 3 cartes hors de sa ville
}.
everdell-ask-pickpocket = combien de cartes de moins que la moitié de votre main prend-elle, contre autant de points ?
everdell-ask-cover = quelle carte reste face visible, pour 1 carte ou ressource ?
everdell-ask-capture = lequel de vos ouvriers va sur son plateau ?
everdell-ask-takeover = quelle carte prend-elle, ou un ouvrier la garde-t-il ?
everdell-own-copy = la carte { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(numéro { $copy })
}
everdell-move-lose = lui laisser { everdell-own-copy }
everdell-move-guard = un ouvrier garde { everdell-own-copy }
everdell-move-shield = { everdell-own-copy } reste face visible

everdell-event-skipped = La carte { $card } est révélée et défaussée : Tissenuit l’écarte.
everdell-event-nightweave-spins = Elle trame une intrigue : { $intrigue }.
everdell-event-nightweave-turned-up = Les cartes face cachée sont à nouveau visibles.
everdell-event-nightweave-foiled = Son intrigue est déjouée.
everdell-event-nightweave-covered = { $n ->
    [one] { $n } carte de la ville est retournée face cachée.
   *[other] { $n } cartes de la ville sont retournées face cachée.
}
everdell-event-nightweave-webbed = { $you ->
    [yes] { $n ->
        [0] Aucune carte de votre main n’est retournée.
        [one] { $n } carte de votre main est retournée : { $cards }.
       *[other] { $n } cartes de votre main sont retournées : { $cards }.
    }
   *[no] { $n ->
        [one] { $name } a { $n } carte retournée en main.
       *[other] { $name } a { $n } cartes retournées en main.
    }
}
everdell-event-nightweave-took-cards = { $you ->
    [yes] Tissenuit prend dans votre main : { $cards }.
   *[no] { $n ->
        [one] Tissenuit prend { $n } carte en main à { $name }.
       *[other] Tissenuit prend { $n } cartes en main à { $name }.
    }
}
everdell-event-nightweave-waits = Elle attend le premier ouvrier placé.
everdell-event-nightweave-captured = Un ouvrier va sur son plateau.
everdell-event-nightweave-guarded = Un ouvrier garde la carte { $card }.
everdell-event-nightweave-took-over = Tissenuit s’empare de la carte { $card }.
