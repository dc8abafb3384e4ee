# What a server says about packs of designers.

pack-unknown = Questo server non ha (più) quel pacchetto. Invialo di nuovo.
pack-other-game = Il pacchetto è per un altro gioco: { $game }.
pack-experimental = Un pacchetto sperimentale toglie i limiti dei numeri, perciò non si accetta dall’esterno; chi gestisce il server può offrirlo con --pack.
pack-slow = Con questo pacchetto una partita non è arrivata alla fine; non è stato conservato nulla.
pack-of-record = la registrazione richiede il pacchetto «{ $pack }»; prima prepara un tavolo con quel pacchetto, poi apri di nuovo la registrazione
