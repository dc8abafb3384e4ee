# What happened: the log by turns, the strip of what others did, and why a hint is one.

web-recap = Od twojej tury
web-recap-show = Pokaż
web-show-pause = Pauza (P)
web-show-on = Dalej (P)
web-show-step = Następny krok (.)
web-show-slower = Wolniej (-)
web-show-faster = Szybciej (+)
web-show-skip = Przeskocz do końca (spacja)
web-show-bar = Co jest pokazywane
web-hint-why = Dlaczego tak jest lepiej: { $why }.
web-key-pause = zatrzymaj pokaz albo oglądaj go krok po kroku
web-key-pace = pokazuj wolniej lub szybciej
