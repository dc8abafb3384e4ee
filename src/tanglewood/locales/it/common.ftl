# Sentences every game needs.

move-not-now = «{ $move }» ora non è possibile.
refused-over = La partita è finita.

# What is being asked, and the refusal of everything else. The title is the card, tile or rival that asks.

question = { $title }: { $asks }
question-over = La partita è finita.
# In a game that asks nothing more precise.
question-turn = Che cosa fai?
# Somebody at the table whose name is not known.
player-called = giocatore { $seat }
refused-inside = { $title }: { $why }
refused-asks = Prima rispondi. { $title }: { $asks }
refused-asks-untitled = Prima rispondi: { $asks }
refused-must = Non si può saltare. { $title }: { $asks }
refused-must-untitled = Non si può saltare: { $asks }
refused-unfit = Così non va. { $title }: { $asks }
refused-unfit-untitled = Così non va: { $asks }

# Lists: “A, B e C”.
list-comma = { $first }, { $last }
list-and = { $first } e { $last }
list-or = { $first } o { $last }

# An event of a game that has no sentence for it.
event-plain = { $n ->
    [0] { $name }: { $what }.
   *[other] { $name }: { $what } ({ $rest }).
}
event-unasked = Mossa automatica: era l’unica opzione.

result-win = { $you ->
    [yes] Hai vinto!
   *[no] Vince { $name }.
}
result-shared = { $you ->
    [yes] Condividi la vittoria con { $names }.
   *[no] Vittoria condivisa: { $names }.
}
result-place = posto

# Why a move cannot be taken back.

undo-nothing = Non hai nulla da annullare.
undo-chance = Nel frattempo è stato lanciato il dado.
undo-hidden = Nel frattempo è stato rivelato qualcosa di nascosto: sono state pescate o scoperte delle carte.
undo-turn = Nel frattempo ha deciso qualcun altro.
undo-over = La partita è finita.

# At a table with others.

table-waiting = { $name } sta decidendo.
# What others read of a move that they cannot see.
table-unseen = { $name } fa una scelta.
# Somebody at a table who has given no name.
table-player = Giocatore { $n }
table-open = Il posto { $seat } è ancora libero.
table-finished = La partita è finita.
table-handed-over = Un bot gioca al tuo posto; prima riprenditi il posto.
table-not-your-turn = Non è il tuo turno.

# Letting a bot play for a person.

seat-no-person = Quel posto non appartiene a una persona.
seat-still-here = Chi gioca a quel posto è ancora qui.
seat-not-agreed = Chi gioca a quel posto non ha dato il consenso e non manca da quanto questo tavolo richiede.
seat-other-bot = Per chi è assente può giocare solo { $bot }: gli avversari non scelgono il bot.
seat-no-vote = Non puoi votare per questo posto: servono almeno altre due persone con un posto al tavolo.
seat-bot-plays = A quel posto gioca già un bot.

# Reasons for a move, one after the other.
reason-and = { $first }; { $last }
# Of a move for which nothing certain can be said.
reason-chance = che cosa porta, lo decide il caso
reason-later = non porta nulla subito; servirà più avanti
reason-same = come la mossa { $n }: { $why }

# Options that are refused: $option is the word that is typed, $near a known word that may have been meant, or none.
refused-option = opzione { $option }: { $why }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
refused-no-option = { $game } non ha l’opzione { $given }{ refused-near }; ha { $known }
refused-no-game = nessun gioco si chiama { $given }{ refused-near }; ci sono: { $known }
refused-no-bot = nessun bot si chiama { $given }{ refused-near }; ci sono: { $known }
refused-near = { $near ->
    [none] {""}
   *[other] {" "}(intendevi «{ $near }»?)
}
refused-seed = seed: previsto un numero intero da 0 a 2**60 - 1, ricevuto { $given }
refused-no-move = { $given } non è una mossa; previsto qualcosa come { $hint }
refused-nobody = la partita è finita, nessuno ha una mossa
option-value = previsto { $expected }, ricevuto { $given }{ refused-near }
option-seat = previsto un posto da 0 a { $last }, ricevuto { $given }
option-expected-flag = yes o no
option-expected-choice = { $each ->
    [yes] uno di { $choices } (per tutti i posti, o uno per ogni posto separati da virgole)
   *[no] uno di { $choices }
}
option-expected-number = un numero intero da { $low } a { $high }

# What the bots do, in lists of them. The words in front are typed: adept is one of them.

bot-about-adept = immagina decine di modi in cui possono andare i prossimi turni
bot-about-apprentice = guarda avanti di una decisione, ogni tanto dimentica qualcosa e ha le sue preferenze
bot-about-beginner = vede solo l’effetto immediato di una mossa, dimentica molte cose e gioca quello che gli piace
bot-about-cautious = pensa come adept e ama andare sul sicuro
bot-about-gambler = pensa come adept e ama il rischio
bot-about-greedy = guarda avanti di una decisione e prende ciò che sembra meglio
bot-about-master = immagina centinaia di modi in cui possono andare i prossimi turni
bot-about-random = prende un’opzione qualsiasi, ognuna con la stessa probabilità
option-of-rival = previsto uno di { $known }, quelli di { $rival }
refused-no-lesson = { $game } non ha la lezione { $given }{ refused-near }; ci sono: { $known }
refused-no-rival = nessun avversario si chiama { $given }, previsto uno di { $known }

# Why the system refuses a file or an address, behind its name: `a.tgr: No such file or directory`.
system-enoent = questo file o questa cartella non esiste
system-eacces = l’accesso non è permesso
system-eisdir = è una cartella
system-enotdir = una parte del percorso non è una cartella
system-eexist = c’è già qualcosa
system-enospc = il disco è pieno
system-erofs = lì non si può scrivere nulla
system-eaddrinuse = la porta è occupata
system-eaddrnotavail = questo indirizzo non è di questo computer
system-enametoolong = il nome è troppo lungo
system-unknown-host = questo nome di computer è sconosciuto
