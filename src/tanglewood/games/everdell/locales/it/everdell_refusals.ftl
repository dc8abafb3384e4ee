# Refusals: one line, beside the rule that forbids the wish. In a turn they are said as they stand, otherwise behind the
# name of the card, location or event that asks: `Inn: King is not in your hand.`

everdell-no-not-now = Ora questo non è richiesto.
everdell-no-hand = La carta { $card } non è nella tua mano.
everdell-no-slot = Lo spazio { $slot } del Prato è vuoto.
everdell-no-blocked = Sulla carta { $card } c’è il lavoratore di Rugwort.
everdell-no-last-season = Dopo l’autunno non ci sono altre stagioni.
everdell-no-workers-left = Prima piazza tutti i tuoi lavoratori: { $n ->
    [one] { $n } è ancora disponibile
   *[other] { $n } sono ancora disponibili
}.
everdell-no-pass = Puoi passare solo in autunno.
everdell-no-no-worker = Non hai lavoratori disponibili.
everdell-no-no-victim = Nessun avversario ha posto per la carta { $card }.
everdell-no-no-green = Nessun avversario ha una carta verde che la carta { $card } possa portare nella tua città.
everdell-no-unique = La carta { $card } è unica, e la tua città ne ha già una.
everdell-no-nothing-to-replace = La carta { $card } richiede una costruzione da sostituire.
everdell-no-city-full = La tua città non ha uno slot per la carta { $card }.
everdell-no-too-dear = La carta { $card } è troppo cara. Manca: { $missing }.
everdell-no-not-dealt = Non è in questa partita: { $place }.
everdell-no-journey-season = Il Viaggio comincia nel tuo autunno.
everdell-no-own-worker = Lì hai già un lavoratore: { $place }.
everdell-no-taken = Già occupato: { $place }.
everdell-no-journey-cards = Questo Viaggio richiede { $n ->
    [one] 1 carta
   *[other] { $n } carte
}, tu ne hai { $hand }.
everdell-no-in-vain = Ora non ti servirebbe a nulla: { $place }.
everdell-no-claimed = L’evento { $event } è già stato realizzato.
everdell-no-requirement = La tua città non soddisfa il requisito dell’evento { $event }.
everdell-no-event-cost = Non puoi pagare ciò che richiede l’evento { $event }.
everdell-no-no-such-card = Questa carta non c’è: { $card }.
everdell-no-not-open = La carta { $card } serve solo a chi la possiede.
everdell-no-visited = La carta { $card } non ha spazi liberi per un lavoratore.
everdell-no-no-link = La carta { $home } non ha un collegamento con la carta { $card }.
everdell-no-occupied = La carta { $card } è già occupata.
everdell-no-no-help = La carta { $helper } non può aiutare con la carta { $card }.

# Things that are not there.

everdell-no-has-none = non hai { everdell-kind }.
everdell-no-has-no-points = non hai segnalini punto.
everdell-no-has-only = { $n ->
    [0] non hai { everdell-kind }
   *[other] hai solo { everdell-goods }
}.
everdell-no-at-most = al massimo { everdell-goods }.
everdell-no-webbed = la carta { $card } è nella ragnatela di Tessinotte.
everdell-no-face-down = la carta { $card } è a faccia in giù.
everdell-no-yourself = devi indicare qualcun altro.
everdell-no-nobody-there = qui nessuno si chiama { $name }.
everdell-no-alike = sono uguali: indica la carta { $card } numero { $copy }.
everdell-no-not-revealed = la carta { $card } non è tra le carte rivelate.
everdell-no-not-drawn = la carta { $card } non è tra le carte che hai pescato.
everdell-no-no-deck = non ci sono più carte da pescare.

# Things that do not fit.

everdell-no-gives = dà { $kinds }, non { everdell-kind }.
everdell-no-takes = prende { $kinds }, non { everdell-kind }.
everdell-no-no-critter = la carta { $card } non è un animale.
everdell-no-no-construction = la carta { $card } non è una costruzione.
everdell-no-own-card = contano solo le carte della tua città.
everdell-no-itself = non può essere la stessa carta { $card }.
everdell-no-worth = la carta { $card } vale { $n }, può valere al massimo { $limit }.
everdell-no-dear-with = anche con { $less } in meno, per la carta { $card } ti { $n ->
    [one] manca 1 risorsa
   *[other] mancano { $n } risorse
}.
everdell-no-which-location = { $place } non è { $forest ->
    [yes] un luogo base o foresta
   *[no] un luogo base
}.
everdell-no-used-already = già usato: { $place }.
everdell-no-no-worker-there = lì non c’è nessun lavoratore: { $place }.
everdell-no-no-opponent-there = lì non c’è nessun lavoratore avversario: { $place }.
everdell-no-no-own-worker = lì non c’è nessun tuo lavoratore: { $place }.
everdell-no-not-used = { $place } non si può usare da altrove.
everdell-no-worker-stays = il tuo lavoratore resta lì: { $place }.
everdell-no-worker-hers = Tessinotte usa il tuo lavoratore: { $place }.
everdell-no-came-from = il lavoratore viene da lì e deve andare altrove.
everdell-no-choice-idle = la scelta { $n } non si può pagare, o ora non farebbe nulla.
everdell-no-not-this-color = il colore { everdell-color-word } non si può nominare.
everdell-no-other-color = la carta { $card } non è { everdell-colour-f }.
everdell-no-juggle-either = un numero o l’altro: hai già cominciato a rivelare carte.

# Green cards.

everdell-no-own-city = si attivano solo carte verdi della tua città.
everdell-no-that-city = si attivano solo carte verdi della stessa città.
everdell-no-other-cities = guarda le altre città, non la tua.
everdell-no-legend-acts = la carta { $card } è una carta leggendaria: agisce solo da sé.
everdell-no-no-sweep = mai una carta { $card }.
everdell-no-not-copied = la carta { $card } non si può copiare.
everdell-no-last-link = la carta { $card } agisce tramite altre carte e non si copia.
everdell-no-rowdy = nessun altro usa la carta { $card }.
everdell-no-barricaded = un segnalino ragnatela impedisce alla carta { $card } di agire.
everdell-no-acted = la carta { $card } ha già agito.
everdell-no-just-played = si può usare solo la carta { $card }, appena giocata.

# Giving.

everdell-no-has-passed = { $name } ha passato.
everdell-no-no-room = { $name } non ha posto per una carta.
everdell-no-she-is-done = Tessinotte ha finito e non prende più nulla.
everdell-no-named-already = { $name } sta già ricevendo qualcosa.
everdell-no-give-first = prima dai qualcosa a { $name }.
everdell-no-has-takers = qualcuno ha posto per le carte.

# Cards on their way into a city, and ways to pay.

everdell-no-full = { $name } non ha slot liberi.
everdell-no-has-one = { $name } ne ha già una.
everdell-no-frees-no-space = La carta { $card } non libera slot nella tua città piena.
everdell-no-frees-none-there = La carta { $card } non libera slot in quella città piena.
everdell-no-no-green-card = la carta { $card } non è una carta verde.
everdell-no-unfit-city = La carta { $card } non trova posto nella tua città.
everdell-no-space-shared = Senza la carta { $card } una carta che ne condivide lo slot non ne avrebbe uno.
everdell-no-paired = La carta { $card } condivide il suo slot.
everdell-no-no-reaction = Ora la carta { $card } non reagisce.
everdell-no-costs-nothing = La carta { $card } non costa nulla: non c’è nulla da ridurre.
everdell-no-no-use = Anche con la carta { $helper } non puoi pagare la carta { $card }.
everdell-no-bridge-taken = Sulla carta { $helper } c’è già una costruzione.
everdell-no-name-prisoner = la carta { $helper } aiuta con un prigioniero: indica l’animale che va in una cella.
everdell-no-no-jail = non hai la carta { $card }.
everdell-no-opens-cell = la carta { $card } apre la seconda cella e non può finirci dentro.
everdell-no-cells-full = nessuna cella è libera: { $n ->
    [one] c’è 1 prigioniero
   *[other] ci sono { $n } prigionieri
}.
everdell-no-spares-only = si possono risparmiare solo { $kinds }.
everdell-no-none-in-cost = il suo costo non comprende più { everdell-kind }.
everdell-no-not-in-cost = la carta { $card } non costa { everdell-kind }.
everdell-no-rest-unpaid = allora non potresti pagare il resto della carta { $card }.
everdell-no-stands-only = solo con { everdell-kind } si può sostituire un’altra risorsa.
everdell-no-tokens-held = ha solo { $n ->
    [one] 1 segnalino
   *[other] { $n } segnalini
}.
everdell-no-tokens-few = { $n ->
    [one] serve almeno 1 segnalino
   *[other] servono almeno { $n } segnalini
}.
everdell-no-tokens-many = più di { $n ->
    [one] 1 segnalino
   *[other] { $n } segnalini
} sarebbe uno spreco.

# Worker abilities.

everdell-no-price-cards = { everdell-kind }: { $n ->
    [one] serve 1 carta
   *[other] servono { $n } carte
}, tu ne hai { $hand }.
everdell-no-token-here = il segnalino è già sulla carta { $card }.
everdell-no-figure-here = la figura è già lì: { $place }.
everdell-no-from-deck = la carta viene dal mazzo.
everdell-no-deck-or-meadow = la carta viene dal mazzo o dal Prato.
everdell-no-owned = possiedi già { everdell-kind }.
everdell-no-for-pebble = si può avere solo un ciottolo.
everdell-no-not-brought = questo lavoratore non ha portato { everdell-kind }.
everdell-no-power-not-dealt = questo potere non ti è stato distribuito: { $power }.
everdell-no-path-not-drawn = { $place } non è tra le carte foresta che hai pescato.

# Nightweave.

everdell-no-undrawn = a causa di { $name } non puoi pescare la carta { $card }.
everdell-no-still-needed = ti serve per ciò che stai pagando.
everdell-no-no-web = { $place } { $plan ->
    [masquerade] non è un evento speciale libero senza segnalino
   *[swarm] non è uno spazio esclusivo libero senza segnalino
}.
everdell-no-worthless = per lei la carta { $card } non vale nulla.
everdell-no-not-open-card = la carta { $card } non ha il simbolo aperto.
everdell-no-open-card = la carta { $card } è aperta a tutti.
everdell-no-her-city = il suo ragno va nella sua città.
everdell-no-your-city-first = una carta della tua città viene prima delle sue.
everdell-no-not-gazed-at = la carta { $card } non è una delle due carte.
everdell-no-foil-price = sventarlo costa { $price }, che non hai.
everdell-no-half-hand = { $n ->
    [one] metà della tua mano è 1 carta: può prenderne al massimo 1 in meno.
   *[other] metà della tua mano sono { $n } carte: può prenderne al massimo { $n } in meno.
}
everdell-no-shielded = la carta { $card } resta già a faccia in su.
everdell-no-not-threatened = la carta { $card } non viene girata.
everdell-no-not-hers = lei non vuole la carta { $card }.
everdell-no-not-best-green = la carta { $card } non è la tua carta verde di maggior valore.

# Options that do not go together, behind “opzione NAME:”; the rule that says so follows in brackets.

everdell-clash-spring-worker = rende più facili le partite con i poteri contro Tessinotte
everdell-clash-no-nightweave = riguarda Tessinotte, che non è in questa partita
everdell-clash-two-people = Tessinotte gioca contro una o due persone
everdell-clash-no-rugwort = Rugwort resta in disparte quando gioca Tessinotte
everdell-clash-one-person = piani e intrighi sono per una sola persona
everdell-clash-plan-or-intrigues = piani e intrighi si escludono a vicenda
everdell-clash-swarm = lo Sciame travolgente non fa nulla al livello 0
everdell-clash-weavers-whim = il Capriccio della tessitrice richiede una personalità
everdell-clash-her-modules = i suoi moduli si giocano senza
everdell-clash-six = in cinque e in sei serve Bellfaire
everdell-clash-award = è un premio di Bellfaire, che non è in questa partita
everdell-clash-traits = più tratti di Rugwort richiedono Bellfaire; senza, scegli un solo umore
everdell-clash-abilities = Mistwood ha quattro poteri, troppo pochi per { $n } persone
everdell-clash-legends = questa scatola ha troppo poche carte leggendarie per { $n } persone
