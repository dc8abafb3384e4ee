# What happened: the log by turns, the strip of what others did, and why a hint is one.

web-recap = Sinds je beurt
web-recap-show = Tonen
web-show-pause = Pauze (P)
web-show-on = Verder (P)
web-show-step = Volgend stuk (.)
web-show-slower = Langzamer (-)
web-show-faster = Sneller (+)
web-show-skip = Naar het einde (spatie)
web-show-bar = Wat er wordt getoond
web-hint-why = Waarom dit beter is: { $why }.
web-key-pause = stilzetten wat wordt getoond, of stuk voor stuk bekijken
web-key-pace = langzamer of sneller tonen
