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
    [random] eine Schnecke
    [random-2] eine Kröte
    [random-3] ein Schmetterling
    [beginner] ein Maulwurf
    [beginner-2] ein Igel
    [beginner-3] eine Fledermaus
    [apprentice] eine Maus
    [apprentice-2] ein Kaninchen
    [apprentice-3] ein Spatz
    [greedy] ein Eichhörnchen
    [greedy-2] eine Elster
    [greedy-3] ein Otter
    [adept] ein Fuchs
    [adept-2] eine Katze
    [adept-3] ein Dachs
    [master] eine Eule
    [master-2] ein Falke
    [master-3] ein Luchs
    [gambler] ein Waschbär
    [gambler-2] ein Eichelhäher
    [gambler-3] eine Ratte
    [cautious] eine Schildkröte
    [cautious-2] eine Haselmaus
    [cautious-3] ein Reh
   *[other] jemand
}
web-growth = { $strength ->
    [1] Eichel, Stärke 1 von 6
    [2] Keimling, Stärke 2 von 6
    [3] Schössling, Stärke 3 von 6
    [4] Strauch, Stärke 4 von 6
    [5] Baum, Stärke 5 von 6
   *[other] alter Baum, Stärke 6 von 6
}
web-growth-now = Hier: { web-growth }.

# A level in a few words.
web-bot-about-random = nimmt, was gerade kommt
web-bot-about-beginner = vergisst viel, spielt, was ihm gefällt
web-bot-about-apprentice = vergisst ab und zu etwas
web-bot-about-greedy = nimmt, was am besten aussieht
web-bot-about-adept = denkt sich die nächsten Züge aus
web-bot-about-master = denkt sich sehr viele davon aus
web-bot-about-gambler = denkt voraus und mag das Risiko
web-bot-about-cautious = denkt voraus und geht auf Nummer sicher

# Everybody has a temper and a sentence of their own.
web-temper = { $temper }:
web-temper-random = verträumt
web-temper-random-2 = schläfrig
web-temper-random-3 = flatterhaft
web-temper-beginner = vergnügt
web-temper-beginner-2 = schüchtern
web-temper-beginner-3 = übermütig
web-temper-apprentice = neugierig
web-temper-apprentice-2 = hastig
web-temper-apprentice-3 = geschwätzig
web-temper-greedy = flott
web-temper-greedy-2 = wählerisch
web-temper-greedy-3 = verspielt
web-temper-adept = schlau
web-temper-adept-2 = unnahbar
web-temper-adept-3 = stur
web-temper-master = geduldig
web-temper-master-2 = scharfsichtig
web-temper-master-3 = schweigsam
web-temper-gambler = wagemutig
web-temper-gambler-2 = frech
web-temper-gambler-3 = tollkühn
web-temper-cautious = vorsichtig
web-temper-cautious-2 = sparsam
web-temper-cautious-3 = wachsam
web-says-random = „Oh, bin ich dran? Dann nehme ich das hier.“
web-says-random-2 = „Ein Hüpfer ist so gut wie der andere.“
web-says-random-3 = „Hier! Nein, da! Ach, wie hübsch.“
web-says-beginner = „Vor meiner Nase sehe ich alles. Meistens.“
web-says-beginner-2 = „Erst einrollen, dann gucken.“
web-says-beginner-3 = „Kopfüber sieht alles ganz anders aus.“
web-says-apprentice = „Ich weiß schon fast, wie es geht.“
web-says-apprentice-2 = „Schnell, schnell, bevor es jemand sieht!“
web-says-apprentice-3 = „Die Hecke hat mir erzählt, wie man das macht.“
web-says-greedy = „Das da ist das Beste. Meins!“
web-says-greedy-2 = „Was am meisten glitzert, nehme ich.“
web-says-greedy-3 = „Mit dem dicksten Fisch den Bach hinunter.“
web-says-adept = „Wenn du dies tust, tu ich das.“
web-says-adept-2 = „Das habe ich kommen sehen. Du nicht.“
web-says-adept-3 = „Ich grabe in eine Richtung, und zwar richtig.“
web-says-master = „Lass dir Zeit. Ich habe diesen Wald wachsen sehen.“
web-says-master-2 = „Von hier oben sehe ich deine nächsten drei Züge.“
web-says-master-3 = „Du hörst mich erst, wenn es vorbei ist.“
web-says-gambler = „Alles oder nichts, und der Würfel ist mein Freund.“
web-says-gambler-2 = „Wer hundert Eicheln versteckt, darf ein paar verlieren.“
web-says-gambler-3 = „In der vollsten Falle liegt der beste Käse.“
web-says-cautious = „Ein kleiner Schritt, der hält, ist ein guter Schritt.“
web-says-cautious-2 = „Ich habe etwas für den Winter zurückgelegt.“
web-says-cautious-3 = „Erst lausche ich, dann trete ich aus den Bäumen.“

# What was measured.
web-bot-wins = gewinnt { $share } % gegen { $other }
web-bot-wins-none = als Erstes zu schlagen
web-bot-wins-unknown = in diesem Spiel nicht gemessen
web-bot-wins-style = denkt so lange wie { $other }
web-cast-first = Neu im Spiel? Fang hier an
web-cast-change = Jemand anders

# A level where there is no room for more
web-bot-named = { $name }, Stärke { $strength }: { $about }

# Laying a table
web-games-switch = Spiele
web-choose-game = Zu welchem Spiel?
web-presets = Fertige Tische
web-presets-about = unten lässt sich alles ändern
web-preset-last = Wie zuletzt
web-preset-about-last = Der Tisch vom letzten Mal.
web-preset-first = Erste Partie
web-preset-about-first = Zu zweit, das Grundspiel, und jemand, den du schlagen kannst.
web-preset-everything = Alles
web-preset-about-everything = Zu viert mit allem, was es gibt.
web-preset-solo = Allein
web-preset-about-solo = Sonst sitzt niemand am Tisch.
web-setting-first = Wer beginnt
web-about-first = Wer den ersten Zug macht.
web-first-random = Der Zufall entscheidet
web-barred = Jetzt nicht: { $why }.
web-barred-choice = { $n ->
    [one] Jetzt nicht: { $why }.
   *[other] Manches ist jetzt nicht möglich: { $why }.
}
web-barred-why = Warum?
web-barred-rule = Warum? Die Regel { $rule }

# Home
web-learn = Spielend lernen
web-learn-about = Eine geführte erste Partie: ein paar Minuten, und du weißt, wie es geht.
web-home-rules = Regeln
web-home-cards = Karten
web-home-of = { $what }: { $game }
web-again = Gleicher Tisch nochmal
web-again-about = { $n ->
    [one] Allein, wie beim letzten Mal.
    [2] Zu zweit, wie beim letzten Mal.
    [3] Zu dritt, wie beim letzten Mal.
    [4] Zu viert, wie beim letzten Mal.
   *[other] Mit { $n } Personen, wie beim letzten Mal.
}
web-play-against = gegen { $name }

# Settings
web-fonts = Die Schriften sind frei, unter der SIL Open Font License:
web-fonts-serif = Tanglewood Serif, nach Gentium Book Plus
web-fonts-sans = Open Sans

# Without a connection
web-no-connection = Keine Verbindung zum Server. Regeln, Karten, Lektionen und die beendeten Partien, die du gesehen hast, öffnen sich trotzdem; ein laufender Tisch braucht den Server.
web-new-version = Es gibt eine neue Version von Tanglewood.
web-new-version-load = Laden
