# Refusals: one line, beside the rule that forbids the wish. In a turn they are said as they stand, otherwise behind the
# name of the card, location or event that asks: `Herberg: Koning zit niet in je hand.`

everdell-no-not-now = Dit wordt nu niet gevraagd.
everdell-no-hand = { $card } zit niet in je hand.
everdell-no-slot = Plek { $slot } van de weide is leeg.
everdell-no-blocked = De arbeider van Rugwort staat op { $card }.
everdell-no-last-season = Na de herfst komt geen seizoen meer.
everdell-no-workers-left = { $n ->
    [one] Plaats eerst al je arbeiders: er is er nog { $n } vrij.
   *[other] Plaats eerst al je arbeiders: er zijn er nog { $n } vrij.
}
everdell-no-pass = Je kunt alleen in de herfst passen.
everdell-no-no-worker = Je hebt geen vrije arbeider.
everdell-no-no-victim = Geen tegenstander heeft plaats voor { $card }.
everdell-no-no-green = Geen tegenstander heeft een groene kaart die { $card } naar jouw stad kan halen.
everdell-no-unique = { $card } is uniek, en je stad heeft er al een.
everdell-no-nothing-to-replace = { $card } heeft een gebouw nodig om te vervangen.
everdell-no-city-full = Je stad heeft geen plek voor { $card }.
everdell-no-too-dear = { $card } is te duur. Er ontbreekt: { $missing }.
everdell-no-not-dealt = Niet in dit spel: { $place }.
everdell-no-journey-season = De Reis begint in jouw herfst.
everdell-no-own-worker = Je hebt al een arbeider op { $place }.
everdell-no-taken = Al bezet: { $place }.
everdell-no-journey-cards = { $n ->
    [one] Deze Reis vraagt 1 kaart; jij hebt er { $hand }.
   *[other] Deze Reis vraagt { $n } kaarten; jij hebt er { $hand }.
}
everdell-no-in-vain = { $place } levert je nu niets op.
everdell-no-claimed = { $event } is al behaald.
everdell-no-requirement = Je stad voldoet niet aan wat de gebeurtenis “{ $event }” vraagt.
everdell-no-event-cost = Je kunt niet betalen wat { $event } vraagt.
everdell-no-no-such-card = Die kaart is er niet: { $card }.
everdell-no-not-open = { $card } is er alleen voor de eigenaar.
everdell-no-visited = { $card } heeft geen vrije plek voor een arbeider.
everdell-no-no-link = { $home } haalt { $card } niet binnen.
everdell-no-occupied = { $card } is al bezet.
everdell-no-no-help = { $helper } kan niet helpen bij { $card }.

# Things that are not there.

everdell-no-has-none = je hebt geen { everdell-kind }.
everdell-no-has-no-points = je hebt geen puntfiches.
everdell-no-has-only = { $n ->
    [0] je hebt geen { everdell-kind }.
   *[other] je hebt maar { everdell-goods }.
}
everdell-no-at-most = het mogen hoogstens { everdell-goods } zijn.
everdell-no-webbed = { $card } zit in het web van Nachtweefster.
everdell-no-face-down = { $card } ligt gedekt.
everdell-no-yourself = kies iemand anders dan jezelf.
everdell-no-nobody-there = { $name } is er niet.
everdell-no-alike = ze zijn gelijk: noem { $card } nummer { $copy }.
everdell-no-not-revealed = { $card } is geen van de opengedraaide kaarten.
everdell-no-not-drawn = { $card } is geen van de kaarten die je trok.
everdell-no-no-deck = er is geen kaart meer om te trekken.

# Things that do not fit.

everdell-no-gives = het geeft { $kinds }, geen { everdell-kind }.
everdell-no-takes = hiervoor telt alleen: { $kinds }; geen { everdell-kind }.
everdell-no-no-critter = { $card } is geen boswezen.
everdell-no-no-construction = { $card } is geen gebouw.
everdell-no-own-card = alleen kaarten in je eigen stad tellen.
everdell-no-itself = het kan { $card } zelf niet zijn.
everdell-no-worth = { $card } is { $n } waard; het mag hoogstens { $limit } zijn.
everdell-no-dear-with = { $n ->
    [one] zelfs met { $less } minder mis je 1 grondstof voor { $card }.
   *[other] zelfs met { $less } minder mis je { $n } grondstoffen voor { $card }.
}
everdell-no-which-location = { $forest ->
    [yes] { $place } is geen basis- of boslocatie.
   *[no] { $place } is geen basislocatie.
}
everdell-no-used-already = { $place } is al gebruikt.
everdell-no-no-worker-there = op { $place } staat helemaal geen arbeider.
everdell-no-no-opponent-there = op { $place } staat geen arbeider van een tegenstander.
everdell-no-no-own-worker = op { $place } staat geen arbeider van jou.
everdell-no-not-used = { $place } kan niet vanaf een andere plek worden gebruikt.
everdell-no-worker-stays = je arbeider op { $place } blijft daar.
everdell-no-worker-hers = Nachtweefster gebruikt je arbeider op { $place }.
everdell-no-came-from = de arbeider komt daarvandaan en moet ergens anders heen.
everdell-no-choice-idle = keuze { $n } kun je niet betalen, of die doet nu niets.
everdell-no-not-this-color = { everdell-color-word } kan niet worden genoemd.
everdell-no-other-color = { $card } is niet { everdell-color-word }.
everdell-no-juggle-either = het ene kunstje of het andere: je bent al begonnen kaarten open te draaien.

# Green cards.

everdell-no-own-city = alleen groene kaarten in je eigen stad werken.
everdell-no-that-city = alleen groene kaarten in dezelfde stad werken.
everdell-no-other-cities = het kijkt naar andere steden, niet naar die van jou.
everdell-no-legend-acts = { $card } is een legendarische kaart: die werkt alleen vanzelf.
everdell-no-no-sweep = nooit de kaart { $card }.
everdell-no-not-copied = { $card } kan niet worden gekopieerd.
everdell-no-last-link = { $card } werkt via andere kaarten en wordt zelf niet gekopieerd.
everdell-no-rowdy = niemand anders gebruikt { $card }.
everdell-no-barricaded = door een webfiche werkt { $card } niet.
everdell-no-acted = { $card } heeft al gewerkt.
everdell-no-just-played = alleen { $card }, die net is gespeeld, kan worden gebruikt.

# Giving.

everdell-no-has-passed = { $name } heeft gepast.
everdell-no-no-room = { $name } heeft geen plaats voor een kaart.
everdell-no-she-is-done = Nachtweefster is klaar en neemt niets meer aan.
everdell-no-named-already = { $name } krijgt al iets.
everdell-no-give-first = geef eerst iets aan { $name }.
everdell-no-has-takers = iemand heeft plaats voor de kaarten.

# Cards on their way into a city, and ways to pay.

everdell-no-full = { $name } heeft geen vrije plek.
everdell-no-has-one = { $name } heeft er al een.
everdell-no-frees-no-space = { $card } maakt geen plek vrij in je volle stad.
everdell-no-frees-none-there = { $card } maakt geen plek vrij in die volle stad.
everdell-no-no-green-card = { $card } is geen groene kaart.
everdell-no-unfit-city = { $card } vindt geen plek in je stad.
everdell-no-space-shared = Zonder { $card } zou een kaart die de plek deelt, geen plek hebben.
everdell-no-paired = { $card } deelt een plek.
everdell-no-no-reaction = { $card } reageert nu niet.
everdell-no-costs-nothing = { $card } kost niets: er valt niets te verlagen.
everdell-no-no-use = Zelfs met { $helper } kun je { $card } niet betalen.
everdell-no-bridge-taken = Op { $helper } ligt al een gebouw.
everdell-no-name-prisoner = { $helper } helpt met een gevangene: noem het boswezen dat in een cel gaat.
everdell-no-no-jail = je hebt geen { $card }.
everdell-no-opens-cell = { $card } opent de tweede cel en kan er niet in.
everdell-no-cells-full = { $n ->
    [one] er is geen cel vrij: er zit 1 gevangene in.
   *[other] er is geen cel vrij: er zitten { $n } gevangenen in.
}
everdell-no-spares-only = alleen { $kinds } kun je weglaten.
everdell-no-none-in-cost = de kosten bevatten geen { everdell-kind } meer.
everdell-no-not-in-cost = { $card } kost geen { everdell-kind }.
everdell-no-rest-unpaid = dan zou je de rest van { $card } niet kunnen betalen.
everdell-no-stands-only = je kunt alleen { everdell-kind } voor iets anders laten gelden.
everdell-no-tokens-held = { $n ->
    [one] er ligt maar 1 fiche op.
   *[other] er liggen maar { $n } fiches op.
}
everdell-no-tokens-few = { $n ->
    [one] er is minstens 1 fiche nodig.
   *[other] er zijn minstens { $n } fiches nodig.
}
everdell-no-tokens-many = { $n ->
    [one] meer dan 1 fiche zou verspild zijn.
   *[other] meer dan { $n } fiches zou verspild zijn.
}

# Worker abilities.

everdell-no-price-cards = { $n ->
    [one] { everdell-kind }: daarvoor leg je 1 kaart af; jij hebt er { $hand }.
   *[other] { everdell-kind }: daarvoor leg je { $n } kaarten af; jij hebt er { $hand }.
}
everdell-no-token-here = de fiche ligt al op { $card }.
everdell-no-figure-here = de figuur staat al op { $place }.
everdell-no-from-deck = de kaart komt van de trekstapel.
everdell-no-deck-or-meadow = de kaart komt van de trekstapel of de weide.
everdell-no-owned = je hebt al { everdell-kind }.
everdell-no-for-pebble = je kunt alleen een kiezelsteen krijgen.
everdell-no-not-brought = deze arbeider leverde geen { everdell-kind } op.
everdell-no-power-not-dealt = { $power } heb je niet gekregen.
everdell-no-path-not-drawn = { $place } is geen van de boskaarten die je trok.

# Nightweave.

everdell-no-undrawn = vanwege { $name } kun je { $card } niet trekken.
everdell-no-still-needed = je hebt het nodig voor wat je aan het betalen bent.
everdell-no-no-web = { $plan ->
    [masquerade] { $place } is geen vrije speciale gebeurtenis zonder fiche.
   *[swarm] { $place } is geen lege exclusieve plek zonder fiche.
}
everdell-no-worthless = { $card } is voor haar niets waard.
everdell-no-not-open-card = { $card } heeft het teken “open” niet.
everdell-no-open-card = { $card } is open voor iedereen.
everdell-no-her-city = haar spin gaat naar haar eigen stad.
everdell-no-your-city-first = een kaart in jouw stad gaat voor die van haar.
everdell-no-not-gazed-at = { $card } is geen van de twee kaarten.
everdell-no-foil-price = verijdelen kost { $price }, en dat heb je niet.
everdell-no-half-hand = { $n ->
    [one] de helft van je hand is 1 kaart; van meer kan ze niet afzien.
   *[other] de helft van je hand is { $n } kaarten; van meer kan ze niet afzien.
}
everdell-no-shielded = { $card } blijft al open liggen.
everdell-no-not-threatened = { $card } wordt niet omgedraaid.
everdell-no-not-hers = ze wil { $card } niet.
everdell-no-not-best-green = { $card } is niet je meest waardevolle groene kaart.

everdell-clash-spring-worker = maakt spellen met arbeidersvaardigheden tegen Nachtweefster makkelijker
everdell-clash-no-nightweave = hoort bij Nachtweefster, en die doet niet mee
everdell-clash-two-people = Nachtweefster speelt tegen een of twee mensen
everdell-clash-no-rugwort = Rugwort blijft weg als Nachtweefster speelt
everdell-clash-one-person = plannen en intriges zijn alleen voor één persoon
everdell-clash-plan-or-intrigues = plannen en intriges sluiten elkaar uit
everdell-clash-swarm = de zwerm doet niets op niveau 0
everdell-clash-weavers-whim = voor de gril van de weefster is een persoonlijkheid nodig
everdell-clash-her-modules = haar modules speel je zonder deze optie
everdell-clash-six = voor vijf en zes mensen is Bellfaire nodig
everdell-clash-award = is een prijs van Bellfaire, en dat doet niet mee
everdell-clash-traits = voor meerdere humeuren van Rugwort is Bellfaire nodig; kies er anders één
everdell-clash-abilities = Mistwood heeft vier vaardigheden, te weinig voor { $n } mensen
everdell-clash-legends = deze doos heeft te weinig legendarische kaarten voor { $n } mensen
