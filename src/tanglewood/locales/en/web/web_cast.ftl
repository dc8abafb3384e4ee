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
    [random] a snail
    [random-2] a toad
    [random-3] a butterfly
    [beginner] a mole
    [beginner-2] a hedgehog
    [beginner-3] a bat
    [apprentice] a mouse
    [apprentice-2] a rabbit
    [apprentice-3] a sparrow
    [greedy] a squirrel
    [greedy-2] a magpie
    [greedy-3] an otter
    [adept] a fox
    [adept-2] a cat
    [adept-3] a badger
    [master] an owl
    [master-2] a falcon
    [master-3] a lynx
    [gambler] a raccoon
    [gambler-2] a jay
    [gambler-3] a rat
    [cautious] a tortoise
    [cautious-2] a dormouse
    [cautious-3] a deer
   *[other] somebody
}
web-growth = { $strength ->
    [1] acorn, strength 1 of 6
    [2] sprout, strength 2 of 6
    [3] sapling, strength 3 of 6
    [4] shrub, strength 4 of 6
    [5] tree, strength 5 of 6
   *[other] old tree, strength 6 of 6
}
web-growth-now = Here: { web-growth }.

# A level in a few words.
web-bot-about-random = takes whatever comes
web-bot-about-beginner = forgets a lot, plays what it likes
web-bot-about-apprentice = forgets a thing now and then
web-bot-about-greedy = takes what looks best
web-bot-about-adept = imagines the next turns
web-bot-about-master = imagines many of them
web-bot-about-gambler = an adept who likes a risk
web-bot-about-cautious = an adept who likes to be sure

# Everybody has a temper and a sentence of their own.
web-temper = { $temper }:
web-temper-random = dreamy
web-temper-random-2 = sleepy
web-temper-random-3 = flighty
web-temper-beginner = cheerful
web-temper-beginner-2 = shy
web-temper-beginner-3 = giddy
web-temper-apprentice = curious
web-temper-apprentice-2 = hasty
web-temper-apprentice-3 = chatty
web-temper-greedy = brisk
web-temper-greedy-2 = choosy
web-temper-greedy-3 = playful
web-temper-adept = sly
web-temper-adept-2 = aloof
web-temper-adept-3 = stubborn
web-temper-master = patient
web-temper-master-2 = sharp
web-temper-master-3 = silent
web-temper-gambler = daring
web-temper-gambler-2 = cheeky
web-temper-gambler-3 = reckless
web-temper-cautious = careful
web-temper-cautious-2 = thrifty
web-temper-cautious-3 = watchful
web-says-random = “Oh, is it my turn? Then I take this one.”
web-says-random-2 = “One leap is as good as another.”
web-says-random-3 = “Here! No, there! Oh, how pretty.”
web-says-beginner = “I see right before my nose. Mostly.”
web-says-beginner-2 = “I roll up first and look later.”
web-says-beginner-3 = “Upside down it all looks quite different.”
web-says-apprentice = “I nearly know how it goes.”
web-says-apprentice-2 = “Quick, quick, before somebody sees it!”
web-says-apprentice-3 = “I heard from the hedge how this is done.”
web-says-greedy = “That one is the best. Mine!”
web-says-greedy-2 = “Whatever glitters most, I take.”
web-says-greedy-3 = “Down the stream with the fattest fish.”
web-says-adept = “If you do this, I do that.”
web-says-adept-2 = “I saw that coming. You did not.”
web-says-adept-3 = “I dig one way, and I dig it well.”
web-says-master = “Take your time. I have seen this wood grow.”
web-says-master-2 = “From up here I see your next three turns.”
web-says-master-3 = “You hear me only when it is over.”
web-says-gambler = “All or nothing, and the die is my friend.”
web-says-gambler-2 = “Who hides a hundred acorns may lose a few.”
web-says-gambler-3 = “The fullest trap has the best cheese.”
web-says-cautious = “A small step that holds is a good step.”
web-says-cautious-2 = “I have put something aside for the winter.”
web-says-cautious-3 = “First I listen, then I step out of the trees.”

# What was measured.
web-bot-wins = wins { $share } % against { $other }
web-bot-wins-none = the first to beat
web-bot-wins-unknown = not measured in this game
web-bot-wins-style = thinks as long as { $other }
web-cast-first = New to the game? Begin here
web-cast-change = Somebody else

# A level where there is no room for more
web-bot-named = { $name }, strength { $strength }: { $about }

# Laying a table
web-games-switch = Games
web-choose-game = Of which game?
web-presets = Ready-made tables
web-presets-about = everything can be changed below
web-preset-last = As last time
web-preset-about-last = The table you laid last.
web-preset-first = First game
web-preset-about-first = Two players, the base game, and somebody you can beat.
web-preset-everything = Everything
web-preset-about-everything = Four players with all there is.
web-preset-solo = Alone
web-preset-about-solo = Nobody else at the table.
web-setting-first = Who begins
web-about-first = Who takes the first turn.
web-first-random = Chance decides
web-barred = Not now: { $why }.
web-barred-choice = { $n ->
    [one] Not now: { $why }.
   *[other] Some choices are not possible now: { $why }.
}
web-barred-why = Why?
web-barred-rule = Why? The rule { $rule }

# Home
web-learn = Learn by playing
web-learn-about = A guided first game: a few minutes, and you know how it goes.
web-home-rules = Rules
web-home-cards = Cards
web-home-of = { $what } of { $game }
web-again = Same table again
web-again-about = { $n ->
    [one] Alone, as you laid it last.
   *[other] For { $n }, as you laid it last.
}
web-play-against = against { $name }

# Settings
web-fonts = The typefaces are free, under the SIL Open Font License:
web-fonts-serif = Tanglewood Serif, after Gentium Book Plus
web-fonts-sans = Open Sans

# Without a connection
web-no-connection = No connection to the server. Rules, cards, lessons and the finished games you have seen open all the same; a running table needs the server.
web-new-version = There is a new version of Tanglewood.
web-new-version-load = Load it
