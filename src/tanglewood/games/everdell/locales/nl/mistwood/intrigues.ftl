# Nightweave's intrigues: what they ask, what they do, and how they are foiled.

everdell-no-intrigue = { $name } van Nachtweefster staat het niet toe, of je kunt niet betalen wat gevraagd wordt.
everdell-ask-pay-reaction = betaal 1 kaart of grondstof zodat de kaart werkt, of laat het.
everdell-ask-avert = { $n ->
    [one] betaal 1 kaart of grondstof, of Nachtweefster neemt een punt.
   *[other] betaal 1 kaart of grondstof, of Nachtweefster neemt { $n } punten.
}
everdell-ask-foil = verijdelen door { $price } te betalen?
everdell-choice-foil = verijdelen door { $price } te betalen
everdell-ask-lessen = { $intrigue ->
    [borrowed] betaal grondstoffen; elke grondstof houdt haar van een van 3 kaarten uit je hand af.
    [copycat] leg kaarten af; voor elk van de rest neemt ze 2 punten.
   *[hard_worker] leg kaarten af; elke kaart houdt een van 3 kaarten buiten haar stad.
}
everdell-ask-pickpocket = hoeveel kaarten minder dan de helft van je hand neemt ze, voor evenveel punten?
everdell-ask-cover = welke kaart blijft open, voor 1 kaart of grondstof?
everdell-ask-capture = welke van je arbeiders gaat naar haar spelersbord?
everdell-ask-takeover = welke kaart neemt ze, of wordt die door een arbeider bewaakt?
# One's own card, and which of several.
everdell-own-copy = { $copy ->
    [1] { $card }
   *[other] { $card } (nummer { $copy })
}
everdell-move-lose = haar { everdell-own-copy } laten nemen
everdell-move-guard = een arbeider bewaakt { everdell-own-copy }
everdell-move-shield = { everdell-own-copy } blijft open

everdell-event-skipped = { $card } wordt opengedraaid en afgelegd: Nachtweefster houdt de kaart tegen.
everdell-event-nightweave-spins = Ze spint een intrige: { $intrigue }.
everdell-event-nightweave-turned-up = De gedekte kaarten worden weer opengedraaid.
everdell-event-nightweave-foiled = Haar intrige is verijdeld.
everdell-event-nightweave-covered = { $n ->
    [one] Eén kaart in de stad wordt gedekt gelegd.
   *[other] { $n } kaarten in de stad worden gedekt gelegd.
}
everdell-event-nightweave-webbed = { $you ->
    [yes] { $n ->
        [0] Geen kaart uit je hand wordt omgedraaid.
        [one] Eén kaart uit je hand wordt omgedraaid: { $cards }.
       *[other] { $n } kaarten uit je hand worden omgedraaid: { $cards }.
    }
   *[no] { $n ->
        [0] Geen kaart uit de hand van { $name } wordt omgedraaid.
        [one] Eén kaart uit de hand van { $name } wordt omgedraaid.
       *[other] { $n } kaarten uit de hand van { $name } worden omgedraaid.
    }
}
everdell-event-nightweave-took-cards = { $you ->
    [yes] Nachtweefster neemt { $cards } uit je hand.
   *[no] { $n ->
        [one] Nachtweefster neemt een kaart uit de hand van { $name }.
       *[other] Nachtweefster neemt { $n } kaarten uit de hand van { $name }.
    }
}
everdell-event-nightweave-waits = Ze wacht op de eerste arbeider die wordt geplaatst.
everdell-event-nightweave-captured = Een arbeider gaat naar haar spelersbord.
everdell-event-nightweave-guarded = Een arbeider bewaakt { $card }.
everdell-event-nightweave-took-over = Nachtweefster neemt { $card } over.
