# Rugwort and Nightweave, run for people who play with their own pieces.

everdell-companion-called-nightweave = Nachtweefster
everdell-companion-called-rugwort = Rugwort
everdell-companion-lead-nightweave = Everdell met Mistwood, voor één of twee personen.
everdell-companion-lead-rugwort = Everdell, voor één persoon.
everdell-companion-about-bellfaire = De gebeurtenissen en boskaarten van Bellfaire, en Rugwort met meer humeuren. Hij gebruikt de Markt niet; voor de Garland-prijs vergelijk je zelf.

everdell-companion-unseen-deck = de bovenste kaart van de trekstapel
everdell-companion-unseen-deck-many = { $n ->
    [1] de bovenste kaart van de trekstapel
   *[other] de bovenste { $n } kaarten van de trekstapel
}
everdell-companion-unseen-meadow = de kaart op plek { $slot }
everdell-companion-unseen-hand = de bovenste kaart van haar hand
everdell-companion-unseen-loot = kaart { $nth } van haar buit
everdell-companion-none = Geen
everdell-companion-all-taken = Ze zijn allemaal bezet
everdell-companion-nth = Gebeurtenis { $n }
everdell-companion-slot = Plek { $slot }
everdell-companion-pay = Ervoor betalen
everdell-companion-done = Klaar

everdell-companion-ask-forest = Welke kaarten liggen in het bos?
everdell-companion-ask-specials = Welke speciale gebeurtenissen liggen er, van links naar rechts?
everdell-companion-ask-activity = Draai haar volgende activiteitskaart open. Welke is het?
everdell-companion-ask-die = Gooi haar dobbelsteen. Wat toont hij?
everdell-companion-ask-intrigue = Draai een intrige open. Welke is het?
everdell-companion-ask-personality = Draai haar nieuwe persoonlijkheid open. Welke is het?
everdell-companion-ask-taken = Staat er een arbeider op { $place }?
everdell-companion-ask-gone = Heeft iemand de gebeurtenis { $event } genomen?
everdell-companion-ask-gone-all = Welke van deze gebeurtenissen zijn weg?
everdell-companion-ask-card = { $place ->
    [meadow] Welke kaart ligt op plek { $slot } van de weide?
    [deck] Draai de bovenste kaart van de trekstapel open. Welke is het?
    [top] Bekijk de bovenste kaart van haar hand. Welke is het?
    [hand] Draai de bovenste kaart van haar hand open. Welke is het?
   *[other] Welke kaart is het?
}
everdell-companion-ask-open = { $players ->
    [1] Welke open kaarten in jouw stad hebben een vrije plek?
   *[other] Welke open kaarten in de stad van speler { $seat } hebben een vrije plek?
}
everdell-companion-ask-her-open = Welke open kaarten in haar stad hebben een vrije plek?
everdell-companion-ask-room = { $players ->
    [1] Past de Dwaas in jouw stad? Er moet een vrije plek zijn, en nog geen Dwaas.
   *[other] Past de Dwaas in de stad van speler { $seat }? Er moet een vrije plek zijn, en nog geen Dwaas.
}
everdell-companion-ask-season = In welk seizoen ben je?
everdell-companion-ask-hand = Hoeveel kaarten heb je in je hand?
everdell-companion-ask-hand-kept = Leg uit je hand af wat je wilt. Hoeveel kaarten houd je?
everdell-companion-ask-goods-kept = Leg als je wilt grondstoffen af. Hoeveel houd je er?
everdell-companion-ask-kept-out = { $color ->
    [tan] Op welke plekken van de weide ligt een bruine kaart?
   *[other] Op welke plekken van de weide ligt een kaart van de kleur die wordt buitengehouden?
}
everdell-companion-ask-loot = Draai haar buit open. Welke kaarten zijn het?
everdell-companion-ask-takeover = Ze neemt een paarse kaart uit je stad; is die er niet, de meest waardevolle. Welke kies je?
everdell-companion-ask-covered = { $kind ->
    [critters] Je boswezens worden gedekt gelegd; met een kaart of grondstof blijft er een open. Hoeveel draai je er om?
   *[other] Je gebouwen worden gedekt gelegd; met een kaart of grondstof blijft er een open. Hoeveel draai je er om?
}
everdell-companion-ask-prey = Ligt er in je stad een kaart die minstens 1 punt waard is?
everdell-companion-ask-bounty = Welke kaart uit je stad neemt ze? Die moet minstens 1 punt waard zijn.
everdell-companion-ask-strength = { $foiled ->
    [yes] Welke kaart uit je hand geef je haar?
   *[no] Trek een willekeurige kaart uit je hand. Welke is het?
}
everdell-companion-ask-unravel = Welke open kaart van de weide speelt ze? Jij kiest.
everdell-companion-ask-slot-taken = Van welke plek nam je hem?
everdell-companion-ask-slot = Op welke plek ligt hij?
everdell-companion-ask-deployed = Heb je een arbeider op het bord die kan worden teruggenomen?
everdell-companion-ask-free-worker = Heb je een arbeider die niet is geplaatst?
everdell-companion-ask-paid = Hoeveel betaal je er, hoogstens { $n }?
everdell-companion-ask-given = { $what ->
    [cards] Hoeveel kaarten gaf je haar?
   *[other] Hoeveel grondstoffen gaf je haar?
}
everdell-companion-ask-visited = Welke kaart in haar stad heb je bezocht?
everdell-companion-ask-took = Welke kaart nam je?
everdell-companion-ask-played = Welke kaart speelde je?

everdell-companion-her-turn = Haar beurt
everdell-companion-tell-cards = Ik gaf haar kaarten
everdell-companion-tell-goods = Ik gaf haar grondstoffen
everdell-companion-tell-fool = Ik stuurde haar de Dwaas
everdell-companion-tell-visit = Ik bezocht haar stad
everdell-companion-tell-took = Ik nam een kaart naast haar
everdell-companion-tell-webbed = Mijn arbeider ging naar een web
everdell-companion-tell-played = { $color ->
    [purple] Ik speelde een paarse kaart
    [green] Ik speelde een groene kaart
    [blue] Ik speelde een blauwe kaart
    [red] Ik speelde een rode kaart
   *[other] Ik speelde een bruine kaart
}
everdell-companion-tell-used = Ik bezocht een rode kaart
everdell-companion-tell-first = Ik plaatste een arbeider

everdell-companion-tell-field = Ik gebruikte Corrins veld
everdell-companion-tell-fetched = Ik bereidde me voor: de arbeider die ze gebruikte, is weer van mij
everdell-event-nightweave-fetched = De arbeider die ze gebruikte, gaat terug naar jou.

everdell-companion-her-season = haar seizoen
everdell-companion-spiders-home = thuis
everdell-companion-her-hand = haar hand
everdell-companion-her-points = punten
everdell-companion-her-pawn = weideplek
everdell-companion-personality = persoonlijkheid
everdell-companion-plan = plan
everdell-companion-intrigue = intrige
everdell-companion-score = { $row ->
    [cards] Kaarten
    [bonus] Bonus
    [tokens] Fiches
    [journey] Reis
    [basic-events] Basisgebeurtenissen
    [special-events] Speciale gebeurtenissen
    [missed-special-events] Gemiste speciale gebeurtenissen
    [empty-spaces] Lege plekken in je stad
   *[other] Overige
}

# Rugwort.

everdell-companion-tell-card = Ik speelde een kaart
everdell-companion-tell-prepared = Ik bereidde me voor op een seizoen
everdell-companion-tell-end = Ik heb gepast: tel zijn punten
everdell-companion-tell-visit-his = Ik bezocht zijn stad
everdell-companion-tell-fool-his = Mijn Dwaas nam een kaart van hem
everdell-companion-tell-rowdy-his = Mijn Raddraaier nam een groene kaart van hem
everdell-companion-ask-any-card = Heb je minstens één kaart in je hand?
everdell-companion-ask-visited-his = Welke kaart in zijn stad heb je bezocht?
everdell-companion-ask-lost-his = Welke kaart verliest hij?
everdell-companion-ask-own-specials = Hoeveel speciale gebeurtenissen heb je behaald?
everdell-companion-ask-spaces = Hoeveel plekken in je stad zijn leeg?
everdell-companion-your-season = jouw seizoen
everdell-companion-his-cards = zijn kaarten
everdell-companion-his-worker = zijn arbeider
everdell-companion-blocked-slots = geblokkeerde plekken

# Steps about what only the person knows: which cards and goods go is the person's own business.

everdell-event-nightweave-price = { $kinds ->
    [1] Leg { everdell-toll } naar keuze af.
   *[other] Betaal { everdell-toll } naar keuze.
}
everdell-event-nightweave-stole = Geef { $goods } terug aan de voorraad, of alles wat je ervan hebt.
everdell-event-nightweave-took-unseen = { $n ->
    [one] Trek een willekeurige kaart uit je hand en schud die ongezien door haar hand.
   *[other] Trek { $n } willekeurige kaarten uit je hand en schud ze ongezien door haar hand.
}
everdell-event-nightweave-turned-away = { $n ->
    [0] Je hebt geen handkaart die kan worden omgedraaid.
    [one] Draai een willekeurige kaart uit je hand om tot ze zich voorbereidt: je kunt die niet spelen en niet afleggen.
   *[other] Draai { $n } willekeurige kaarten uit je hand om tot ze zich voorbereidt: je kunt ze niet spelen en niet afleggen.
}
everdell-event-nightweave-turned-back = De omgedraaide kaarten uit je hand zijn weer van jou.
everdell-event-nightweave-drew-open = { $n ->
    [one] Bekijk de bovenste kaart van de trekstapel; die gaat naar haar hand.
   *[other] Bekijk de bovenste { $n } kaarten van de trekstapel; die gaan naar haar hand.
}
everdell-event-nightweave-gaze = { $foiled ->
    [yes] Trek 2 willekeurige kaarten uit je hand en bekijk ze: leg de kaart van je keuze af, de andere gaat naar haar hand.
   *[no] Trek ongezien 2 willekeurige kaarten uit je hand: leg er één af en schud de andere door haar hand.
}
everdell-event-nightweave-tan-cards = Leg alle bruine kaarten uit je hand af.
everdell-event-nightweave-webs-gone = Haal de webfiches van haar laatste intrige van tafel.
everdell-event-nightweave-personality = Haar persoonlijkheid: { $personality }.
everdell-event-nightweave-plan = Haar plan: { $plan }.
everdell-event-rugwort-draws-lot = Rugwort is knorrig: leg een willekeurige kaart uit je hand af.
