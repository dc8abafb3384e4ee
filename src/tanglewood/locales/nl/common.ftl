# Sentences every game needs.

move-not-now = “{ $move }” kan nu niet.
refused-over = Het spel is afgelopen.

# What is being asked, and the refusal of everything else. The title is the card, tile or rival that asks.

question = { $title }: { $asks }
question-over = Het spel is afgelopen.
question-turn = Wat doe je?
player-called = speler { $seat }
refused-inside = { $title }: { $why }
refused-asks = Geef eerst antwoord. { $title }: { $asks }
refused-asks-untitled = Beantwoord dit eerst: { $asks }
refused-must = Dat kun je niet overslaan. { $title }: { $asks }
refused-must-untitled = Dit kun je niet overslaan: { $asks }
refused-unfit = Dat past niet. { $title }: { $asks }
refused-unfit-untitled = Dat past niet: { $asks }

# An event of a game that has no sentence for it.
event-plain = { $n ->
    [0] { $name }: { $what }.
   *[other] { $name }: { $what } ({ $rest }).
}
event-unasked = Vanzelf gespeeld: iets anders was niet mogelijk.

result-win = { $you ->
    [yes] Je wint!
   *[no] { $name } wint.
}
result-shared = { $you ->
    [yes] Je deelt de overwinning met { $names }.
   *[no] { $names } delen de overwinning.
}
result-place = plaats

# Why a move cannot be taken back.

undo-nothing = Je hebt niets om terug te nemen.
undo-chance = Er is sindsdien gegooid.
undo-hidden = Er is sindsdien iets verborgens onthuld: er zijn kaarten getrokken of opengedraaid.
undo-turn = Iemand anders heeft sindsdien een beslissing genomen.
undo-over = Het spel is afgelopen.

# At a table with others.

table-waiting = { $name } denkt na.
# What others read of a move that they cannot see.
table-unseen = { $name } maakt een keuze.
table-player = Speler { $n }
table-open = Plaats { $seat } is nog vrij.
table-finished = Het spel is afgelopen.
table-handed-over = Een bot speelt voor je; neem eerst je plaats terug.
table-not-your-turn = Je bent niet aan de beurt.

# Letting a bot play for a person.

seat-no-person = Op die plaats zit geen mens.
seat-still-here = De speler op die plaats is er nog.
seat-not-agreed = De speler op die plaats heeft er niet mee ingestemd en is nog niet zo lang weg als deze tafel vereist.
seat-other-bot = Alleen { $bot } kan spelen voor iemand die weg is: tegenstanders kiezen de bot niet.
seat-no-vote = Je kunt niet over deze plaats stemmen: daarvoor zijn minstens twee andere spelers met een plaats aan deze tafel nodig.
seat-bot-plays = Op die plaats speelt al een bot.

# Reasons for a move, one after the other.
reason-and = { $first }; { $last }
reason-chance = wat het oplevert, is toeval
reason-later = levert meteen niets op; het nut komt later
reason-same = zoals zet { $n }: { $why }

list-comma = { $first }, { $last }

list-and = { $first } en { $last }

list-or = { $first } of { $last }

refused-option = optie { $option }: { $why }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}

refused-no-option = { $game } heeft geen optie { $given }{ refused-near }; er zijn: { $known }

refused-no-game = geen spel heet { $given }{ refused-near }; er zijn: { $known }

refused-no-bot = geen bot heet { $given }{ refused-near }; er zijn: { $known }

refused-near = { $near ->
    [none] {""}
   *[other] {" "}(bedoel je “{ $near }”?)
}

refused-seed = seed: een heel getal van 0 tot en met 2**60 - 1 verwacht, gekregen: { $given }

refused-no-move = { $given } is geen zet; verwacht wordt iets als { $hint }

refused-nobody = het spel is afgelopen, niemand is aan zet

option-value = { $expected } verwacht, gekregen: { $given }{ refused-near }

option-seat = een plaats van 0 tot en met { $last } verwacht, gekregen: { $given }

option-expected-flag = yes (ja) of no (nee)

option-expected-choice = { $each ->
    [yes] een van { $choices } (voor alle plaatsen, of met komma’s voor elke plaats)
   *[no] een van { $choices }
}

option-expected-number = een heel getal van { $low } tot en met { $high }

bot-about-adept = stelt zich tientallen manieren voor waarop de volgende beurten kunnen verlopen
bot-about-apprentice = kijkt één beslissing vooruit, vergeet af en toe iets en heeft zijn voorkeuren
bot-about-beginner = ziet wat een zet meteen oplevert, vergeet veel en speelt wat hem bevalt
bot-about-cautious = denkt zoals adept en speelt graag op zeker
bot-about-gambler = denkt zoals adept en houdt van risico
bot-about-greedy = kijkt één beslissing vooruit en neemt wat het best lijkt
bot-about-master = stelt zich honderden manieren voor waarop de volgende beurten kunnen verlopen
bot-about-random = neemt een willekeurige mogelijkheid, elk even waarschijnlijk
option-of-rival = verwacht een van { $known }, dat zijn die van { $rival }
refused-no-lesson = { $game } heeft geen les { $given }{ refused-near }; er zijn: { $known }
refused-no-rival = geen tegenstander heet { $given }, verwacht een van { $known }

# Why the system refuses a file or an address, behind its name: `a.tgr: No such file or directory`.
system-enoent = dit bestand of deze map bestaat niet
system-eacces = geen toegang
system-eisdir = dit is een map
system-enotdir = een deel van het pad is geen map
system-eexist = er staat daar al iets
system-enospc = de schijf is vol
system-erofs = daar kan niets worden geschreven
system-eaddrinuse = de poort is bezet
system-eaddrnotavail = dit adres is niet van deze computer
system-enametoolong = de naam is te lang
system-unknown-host = deze computernaam is onbekend
