# Sheets to print: `tanglewood sheet`, and the downloads beside the real table.

sheet-counts = Wat aan het einde telt
sheet-counted = **{ $name }**: { $says }
sheet-foot = Tanglewood, een onofficieel hulpmiddel. Regels in onze eigen woorden, getallen uit het pakket { $pack }, eigen tekeningen. De namen van de spellen horen bij hun eigenaren.
sheet-no-printer = Voor bladen is de extra “print” nodig: pip install "tanglewood[print]"
sheet-unknown = Dat blad is er hier niet; een server print alleen met de extra “print”.
sheet-none = { $game } heeft nog geen pagina’s voor mensen, dus er valt niets te printen.

# ---- Nightweave's turn
sheet-nightweave-title = De beurt van Nachtweefster
sheet-nightweave-about = Na elk van je beurten, van boven naar beneden. Ze betaalt niets en leest geen kaartteksten.
sheet-nightweave-yes = ja
sheet-nightweave-no = nee
sheet-nightweave-reveal = Je beurt is voorbij. **Draai haar bovenste activiteitskaart open.**
sheet-nightweave-prepare = Zit **ze op de weide**, is er **geen spin thuis**, en toont de kaart de **spin of haar eigen teken**?
sheet-nightweave-row = Lees de rij van **haar seizoen**; dat kan een ander zijn dan dat van jou.
sheet-nightweave-first = Kan actie **1**? Een bezette plek is niet onmogelijk: volg de **pijl** naar de volgende exclusieve plek van die soort.
sheet-nightweave-second = Kan actie **2**? Zoek op dezelfde manier naar de volgende plek.
sheet-nightweave-backup = Voer de regel **“anders”** uit, zover dat gaat. Punten voor **haar niveau** krijgt ze hoe dan ook.
sheet-nightweave-end = Doe het en leg de kaart dan open op haar gespeelde kaarten. **Jouw beurt.**
sheet-nightweave-prepares = Ze bereidt zich voor
sheet-nightweave-prepares-how = De kaart wordt **niet** uitgevoerd. Zij en haar spinnen komen thuis, de gebeurtenissen die ze heeft genomen, worden **buit**, en haar seizoen gaat verder. Voldoet ze volledig aan een basisgebeurtenis, dan neemt ze er een, volgens de pijl. Schud **al** haar kaarten met de stapel van het nieuwe seizoen. Vul aan het einde elke lege plek van de weide aan. Na de herfst is ze klaar.
sheet-nightweave-spring = Spinnen erbij: { $everdell__her_season__her_spring__spiders }. Kaarten getrokken voor haar hand: { $everdell__her_season__her_spring__draws }. Weidekaarten afgelegd met de dobbelsteen: { $everdell__her_season__her_spring__clears }.
sheet-nightweave-summer = Spinnen erbij: { $everdell__her_season__her_summer__spiders }. Weidekaarten die met de dobbelsteen naar haar hand gaan: { $everdell__her_season__her_summer__takes }.
sheet-nightweave-autumn = Spinnen erbij: { $everdell__her_season__her_autumn__spiders }. Kaarten getrokken voor haar hand: { $everdell__her_season__her_autumn__draws }. Weidekaarten afgelegd met de dobbelsteen: { $everdell__her_season__her_autumn__clears }.
sheet-nightweave-doing = Wat ze doet
sheet-nightweave-doing-how = Ze krijgt niets van een plek; ze staat er alleen.
sheet-nightweave-do-draw = **Trekken**: een kaart van de trekstapel in haar hand, ongezien.
sheet-nightweave-do-discard = **Afleggen**: haar bovenste handkaart, voor een puntfiche.
sheet-nightweave-do-hand = **Uit de hand spelen**: haar bovenste handkaart in haar stad.
sheet-nightweave-do-meadow = **Van de weide spelen**: de dobbelsteen noemt de kaart. Zit ze daar zelf: de bovenste kaart van de trekstapel.
sheet-nightweave-do-place = **Plaatsen**: een spin op de getoonde plek.
sheet-nightweave-do-enter = **Betreden**: gooi; die weidekaart gaat naar haar stad, en zij zit op die plek tot ze thuiskomt.
sheet-nightweave-impossible = Wat onmogelijk is
sheet-nightweave-not-city = een kaart spelen als haar stad vol is, met { $everdell__lair__city } kaarten
sheet-nightweave-not-hand = uit een lege hand spelen
sheet-nightweave-not-discard = afleggen zonder handkaart, tenzij het bij het spelen van de weide hoort
sheet-nightweave-not-worker = plaatsen zonder spin thuis, of als alle exclusieve plekken van die soort bezet zijn
sheet-nightweave-not-event = een tweede speciale gebeurtenis in een van haar seizoenen, of een gebeurtenis waarvan er geen meer is
