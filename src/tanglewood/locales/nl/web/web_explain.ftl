# The bubble in which a symbol of a table explains itself

web-explain-rule = De regel
web-key-explain = de symbolen uitleggen van wat de focus heeft; pijltjes gaan verder

# What every table has: seats and how strong whoever sits there is
symbol-seat-1 = de groene schijf
symbol-seat-1-about = Alles met dit teken en deze kleur hoort bij deze plaats.
symbol-seat-2 = de oranje driehoek
symbol-seat-2-about = Alles met dit teken en deze kleur hoort bij deze plaats.
symbol-seat-3 = de violette ruit
symbol-seat-3-about = Alles met dit teken en deze kleur hoort bij deze plaats.
symbol-seat-4 = de blauwe zeshoek
symbol-seat-4-about = Alles met dit teken en deze kleur hoort bij deze plaats.
symbol-seat-5 = de ster
symbol-seat-5-about = Alles met dit teken hoort bij de tegenstander zonder plaats.
symbol-recap = sinds je beurt
symbol-log = wat er gebeurde
symbol-strength = sterkte van een bot
symbol-strength-about = Van een eikel, die zomaar iets kiest, tot een oude boom, die ver vooruitdenkt.
