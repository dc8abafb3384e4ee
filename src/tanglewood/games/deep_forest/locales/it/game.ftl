# The title of the game, and one sentence about it: in lists of games.

deep_forest-game-title = Attraverso il bosco profondo
deep_forest-game-about = Trova una strada attraverso il tuo bosco prima della nebbia, oltre ostacoli, troll e mostri.

# What its options and its variants do.

deep_forest-option-first = Il posto che comincia, contato da 0, o uno a caso.
deep_forest-option-limited_supply = Se la riserva finisce con i pezzi contenuti nella scatola.
deep_forest-option-players = Quanti posti ha il tavolo.
deep_forest-option-sparse = Strisce sostituite con altre, povere, da una sola risorsa: l’idea dell’autore per due giocatori.
deep_forest-variant-limited = La riserva finisce con i pezzi contenuti nella scatola.
deep_forest-variant-sparse = Due giocatori, otto strisce sostituite con altre da una sola risorsa.
