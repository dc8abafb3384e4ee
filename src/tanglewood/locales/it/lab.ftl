# What the server says about studies in the browser.

lab-closed = Su questo server il Laboratorio è chiuso; chi lo gestisce può aprirlo con --lab.
lab-lacks = Gli studi richiedono { $libraries } sul server; si installano con: pip install 'tanglewood[study]'
lab-unknown = Questo studio non esiste; forse è stato eliminato.
lab-no-report = Non c’è ancora nulla da leggere; il rapporto arriva quando lo studio finisce o viene fermato.
lab-one-at-a-time = Un tuo studio è in corso o aspetta il suo turno; uno alla volta. Prima fermalo.
lab-too-many = Si conservano { $most } studi per persona; prima eliminane uno.
lab-too-long = Così tante partite sono troppe per il Laboratorio: { $games }, al massimo { $most }. Studi più lunghi: tanglewood study run
lab-stop-first = Questo studio è in corso; prima fermalo.
lab-not-yours = Può farlo chi ha cominciato questo studio.
lab-values = { $name }: indica almeno due valori da confrontare
lab-bounds = Nel Laboratorio non si possono togliere i limiti dei numeri; fallo con un tuo pacchetto.
lab-failed = lo studio è finito senza dire nulla
lab-titled = { $variants }
lab-search-titled = Ricerca: { $goals }
lab-goal-twice = Ogni misura si può volere una volta sola.
lab-number-twice = Ogni numero si può variare una volta sola.
help-serve-lab = Permetti di fare studi nel browser. Attivo di solito dove può collegarsi solo questa macchina.
