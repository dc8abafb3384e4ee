# The cast: who plays for the levels. The alphabet is the ladder, and a family shares its letter; names are not translated.
cast-random = Ada
cast-random-2 = Alma
cast-random-3 = Arno
cast-beginner = Bruno
cast-beginner-2 = Berta
cast-beginner-3 = Bela
cast-apprentice = Cleo
cast-apprentice-2 = Carlo
cast-apprentice-3 = Cosima
cast-greedy = Dara
cast-greedy-2 = Dario
cast-greedy-3 = Delia
cast-adept = Emil
cast-adept-2 = Elsa
cast-adept-3 = Egon
cast-master = Frida
cast-master-2 = Falk
cast-master-3 = Fenja
# Beside the ladder.
cast-gambler = Vito
cast-gambler-2 = Viola
cast-gambler-3 = Valo
cast-cautious = Wanda
cast-cautious-2 = Willem
cast-cautious-3 = Wilma

# What they are, for those who do not see the drawing.
web-face = { $face ->
    [random] een slak
    [random-2] een pad
    [random-3] een vlinder
    [beginner] een mol
    [beginner-2] een egel
    [beginner-3] een vleermuis
    [apprentice] een muis
    [apprentice-2] een konijn
    [apprentice-3] een mus
    [greedy] een eekhoorn
    [greedy-2] een ekster
    [greedy-3] een otter
    [adept] een vos
    [adept-2] een kat
    [adept-3] een das
    [master] een uil
    [master-2] een valk
    [master-3] een lynx
    [gambler] een wasbeer
    [gambler-2] een gaai
    [gambler-3] een rat
    [cautious] een schildpad
    [cautious-2] een slaapmuis
    [cautious-3] een hert
   *[other] iemand
}
web-growth = { $strength ->
    [1] eikel, sterkte 1 van 6
    [2] kiem, sterkte 2 van 6
    [3] jonge boom, sterkte 3 van 6
    [4] struik, sterkte 4 van 6
    [5] boom, sterkte 5 van 6
   *[other] oude boom, sterkte 6 van 6
}
web-growth-now = Hier: { web-growth }.

# A level in a few words.
web-bot-about-random = neemt wat er komt
web-bot-about-beginner = vergeet veel, speelt wat hem bevalt
web-bot-about-apprentice = vergeet af en toe iets
web-bot-about-greedy = neemt wat het best lijkt
web-bot-about-adept = stelt zich de volgende beurten voor
web-bot-about-master = stelt zich er heel veel voor
web-bot-about-gambler = een kenner die van risico houdt
web-bot-about-cautious = een kenner die graag op zeker speelt

# Everybody has a temper and a sentence of their own.
web-temper = { $temper }:
web-temper-random = dromerig
web-temper-random-2 = slaperig
web-temper-random-3 = fladderig
web-temper-beginner = vrolijk
web-temper-beginner-2 = verlegen
web-temper-beginner-3 = uitgelaten
web-temper-apprentice = nieuwsgierig
web-temper-apprentice-2 = haastig
web-temper-apprentice-3 = praatgraag
web-temper-greedy = kwiek
web-temper-greedy-2 = kieskeurig
web-temper-greedy-3 = speels
web-temper-adept = sluw
web-temper-adept-2 = afstandelijk
web-temper-adept-3 = koppig
web-temper-master = geduldig
web-temper-master-2 = scherp
web-temper-master-3 = zwijgzaam
web-temper-gambler = vermetel
web-temper-gambler-2 = brutaal
web-temper-gambler-3 = roekeloos
web-temper-cautious = voorzichtig
web-temper-cautious-2 = zuinig
web-temper-cautious-3 = waakzaam
web-says-random = “O, ben ik aan de beurt? Dan neem ik deze.”
web-says-random-2 = “De ene sprong is net zo goed als de andere.”
web-says-random-3 = “Hier! Nee, daar! O, wat mooi.”
web-says-beginner = “Ik zie precies tot mijn neus. Meestal.”
web-says-beginner-2 = “Eerst rol ik me op, dan kijk ik wel.”
web-says-beginner-3 = “Ondersteboven ziet alles er heel anders uit.”
web-says-apprentice = “Ik weet bijna hoe het moet.”
web-says-apprentice-2 = “Vlug, vlug, voordat iemand het ziet!”
web-says-apprentice-3 = “Ik hoorde van de heg hoe het moet.”
web-says-greedy = “Die is de beste. Van mij!”
web-says-greedy-2 = “Wat het meest glinstert, neem ik.”
web-says-greedy-3 = “De stroom af met de dikste vis.”
web-says-adept = “Als jij dit doet, doe ik dat.”
web-says-adept-2 = “Dat zag ik aankomen. Jij niet.”
web-says-adept-3 = “Ik graaf maar één kant op, maar wel goed.”
web-says-master = “Neem je tijd. Ik heb dit woud zien groeien.”
web-says-master-2 = “Van hierboven zie ik je volgende drie beurten.”
web-says-master-3 = “Je hoort me pas als het voorbij is.”
web-says-gambler = “Alles of niets, en de dobbelsteen is mijn vriend.”
web-says-gambler-2 = “Wie honderd eikels verstopt, mag er een paar kwijtraken.”
web-says-gambler-3 = “De volste val heeft de beste kaas.”
web-says-cautious = “Een kleine stap die houdt, is een goede stap.”
web-says-cautious-2 = “Ik heb iets opzijgelegd voor de winter.”
web-says-cautious-3 = “Eerst luister ik, dan kom ik tussen de bomen vandaan.”

# What was measured.
web-bot-wins = wint { $share }% tegen { $other }
web-bot-wins-none = als eerste te verslaan
web-bot-wins-unknown = in dit spel niet gemeten
web-bot-wins-style = denkt zo lang als { $other }
web-cast-first = Nieuw in het spel? Begin hier
web-cast-change = Iemand anders

# A level where there is no room for more
web-bot-named = { $name }, sterkte { $strength }: { $about }

# Laying a table
web-games-switch = Spellen
web-choose-game = Van welk spel?
web-presets = Kant-en-klare tafels
web-presets-about = alles kan hieronder anders
web-preset-last = Zoals vorige keer
web-preset-about-last = De tafel die je het laatst hebt klaargezet.
web-preset-first = Eerste spel
web-preset-about-first = Twee spelers, het basisspel en iemand die je kunt verslaan.
web-preset-everything = Alles
web-preset-about-everything = Vier spelers met alles erop en eraan.
web-preset-solo = Alleen
web-preset-about-solo = Niemand anders aan tafel.
web-setting-first = Wie begint
web-about-first = Wie de eerste beurt krijgt.
web-first-random = Het toeval beslist
web-barred = Nu niet: { $why }.
web-barred-choice = { $n ->
    [one] Nu niet: { $why }.
   *[other] Sommige keuzes kunnen nu niet: { $why }.
}
web-barred-why = Waarom?
web-barred-rule = Waarom? De regel { $rule }

# Home
web-learn = Spelend leren
web-learn-about = Een eerste spel met uitleg: een paar minuten, en je weet hoe het gaat.
web-home-rules = Regels
web-home-cards = Kaarten
web-home-of = { $what } van { $game }
web-again = Zelfde tafel nog eens
web-again-about = { $n ->
    [one] Alleen, zoals je het laatst had klaargezet.
   *[other] Voor { $n }, zoals je het laatst had klaargezet.
}
web-play-against = tegen { $name }

# Settings
web-fonts = De lettertypen zijn vrij, onder de SIL Open Font License:
web-fonts-serif = Tanglewood Serif, naar Gentium Book Plus
web-fonts-sans = Open Sans

# Without a connection
web-no-connection = Geen verbinding met de server. Regels, kaarten, lessen en de afgelopen spellen die je hebt gezien, gaan toch open; een lopende tafel heeft de server nodig.
web-new-version = Er is een nieuwe versie van Tanglewood.
web-new-version-load = Laden
