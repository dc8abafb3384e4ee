# What happened: the log by turns, the strip of what others did, and why a hint is one.

web-recap = Seit deinem Zug
web-recap-show = Zeigen
web-show-pause = Pause (P)
web-show-on = Weiter (P)
web-show-step = Nächstes Stück (.)
web-show-slower = Langsamer (-)
web-show-faster = Schneller (+)
web-show-skip = Zum Ende springen (Leertaste)
web-show-bar = Was gezeigt wird
web-hint-why = Warum das besser ist: { $why }.
web-key-pause = Gezeigtes anhalten oder Stück für Stück ansehen
web-key-pace = langsamer oder schneller zeigen
