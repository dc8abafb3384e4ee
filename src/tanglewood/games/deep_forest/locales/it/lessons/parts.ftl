# Barter, a dead end, and the way back. Sell three of a kind, a troll without a coin, a dead end, retreat, at most six of a kind, a troll sent by Ada, a rock.

lesson-deep_forest-barter-title = Baratto, vicolo cieco e ritorno
lesson-deep_forest-barter-goal = Trasforma risorse in monete d’oro, trova un vicolo cieco ed escine tornando indietro.
lesson-deep_forest-barter-closing = Due volte in trappola, e più avanti di prima. Conta le tue risorse prima di dire che una strada è chiusa.

lesson-deep_forest-barter-1-say = Un troll ti tiene, e non hai monete d’oro! Tre risorse uguali ne diventano una: vendi tre dei tuoi quattro libri.
lesson-deep_forest-barter-1-notice = Tre pozioni, tre libri o tre pietre segnavia: una moneta d’oro, in qualsiasi momento del tuo turno, quante volte vuoi.
lesson-deep_forest-barter-1-otherwise = Le pietre segnavia sono i tuoi passi. Vendi ciò che ti serve meno: i libri.
lesson-deep_forest-barter-1-slip-1 = Nemmeno indietro: un troll non pagato ti tiene finché non paghi.
lesson-deep_forest-barter-1-trap-1 = Chi non può pagare si ferma lì. Ma tu puoi: devi solo vendere prima. Annulla.

lesson-deep_forest-barter-2-say = Ora placa il troll. È tuo, e la casella sotto di lui ti apre la vista.
lesson-deep_forest-barter-2-notice = Dietro si è scoperta una spada. Ogni troll tenuto vale un oro alla fine.
lesson-deep_forest-barter-2-otherwise = Prima il troll. Ha aspettato abbastanza.

lesson-deep_forest-barter-3-say = Dritto. Chissà che cosa ti aspetta a sinistra e a destra della prossima casella?
lesson-deep_forest-barter-3-notice = Una boscaglia a sinistra, una a destra, un guardiano davanti, e non puoi pagarne nessuno. Un vicolo cieco.
lesson-deep_forest-barter-3-otherwise = Dritto, per favore. Questa volta va male, ed è questa la lezione.

lesson-deep_forest-barter-4-say = Due volte a partita puoi fare una ritirata, fino a tre caselle lungo il tuo sentiero. Torna indietro di due caselle.
lesson-deep_forest-barter-4-notice = Due pietre segnavia sono di nuovo tue, e le caselle su cui stavano sono libere: un nuovo sentiero può toccarle.
lesson-deep_forest-barter-4-otherwise = Meglio due caselle indietro: da lì è aperta un’altra strada.
lesson-deep_forest-barter-4-slip-1 = Tre pozioni, e tu ne hai due.
lesson-deep_forest-barter-4-trap-1 = Nel prossimo turno saresti nello stesso vicolo cieco. Annulla e torna indietro.

lesson-deep_forest-barter-5-say = Una ritirata chiude il tuo turno, e allora nessuno tiene più di sei risorse per tipo. Sette pietre segnavia: vendine tre.
lesson-deep_forest-barter-5-notice = Avresti potuto invece restituirne una. Ma ora hai una moneta d’oro per il troll di Ada.
lesson-deep_forest-barter-5-otherwise = Vendine tre. Vedrai perché.
lesson-deep_forest-barter-5-meanwhile = Ada fa la spesa, e poi ti manda un regalo: un troll, proprio accanto alla tua pedina. Le frutta due pietre segnavia.
lesson-deep_forest-barter-5-trap-1 = Sei pietre segnavia, nessuna moneta d’oro. Presto ne servirebbe una: annulla e vendi.

lesson-deep_forest-barter-6-say = Prima viene il mercato, troll o no. Le pozioni aprono le boscaglie: posa questa striscia in cima e posizionati alla colonna tre.
lesson-deep_forest-barter-6-notice = Due pozioni e due pietre segnavia.
lesson-deep_forest-barter-6-otherwise = Conta le pozioni nella colonna tre, con questa striscia in cima.

lesson-deep_forest-barter-7-say = Placa il troll di Ada con la tua moneta d’oro. Poi prendi l’altra strada: a destra, e in su.
lesson-deep_forest-barter-7-notice = Due troll nel sacco. Questa casella tocca il tuo vecchio sentiero, ma quelle pietre segnavia non ci sono più.
lesson-deep_forest-barter-7-otherwise = Placa il troll, poi a destra e in su.

lesson-deep_forest-barter-8-say = La stessa boscaglia, dal basso, e ora con quattro pozioni. Apriti un varco!
lesson-deep_forest-barter-8-notice = Il tuo primo ostacolo.
lesson-deep_forest-barter-8-otherwise = La boscaglia: tre pozioni, e tu ne hai quattro.

lesson-deep_forest-barter-9-say = Sali sulla roccia. Salire costa una pietra segnavia, scendere due. Da quassù vedi lontano.
lesson-deep_forest-barter-9-notice = Una boscaglia, due troll, due spade: finora cinque oro, e Ada ne ha tre. Quassù nel prossimo turno potresti combattere.
lesson-deep_forest-barter-9-otherwise = Ancora un passo, sulla roccia.

# Monsters that help, and a bear. A monster that doubles a good, one that pays coins, a strength already beaten, fighting twenty, three rolls, swapping in the middle of a fight, losing.

lesson-deep_forest-monsters-title = Mostri che aiutano, e un orso
lesson-deep_forest-monsters-goal = Fatti aiutare da un mostro a sconfiggere il prossimo.
lesson-deep_forest-monsters-closing = 27 oro a 7. Sconfiggi presto un mostro che aiuta e più tardi un orso; al contrario non serve a nessuno.

lesson-deep_forest-monsters-1-say = Hai sconfitto la Gazza delle rocce. A ogni round raddoppia una risorsa che prendi. Posa due libri, posizionati lì, raddoppia un libro.
lesson-deep_forest-monsters-1-notice = Due libri sulla linea, tre nella tua borsa. Aiuta dal round dopo il combattimento fino alla fine della partita.
lesson-deep_forest-monsters-1-otherwise = La riga quattro, con due libri dalla tua striscia. La gazza li fa diventare tre.
lesson-deep_forest-monsters-1-trap-1 = Una pietra segnavia in più. Ma all’orso accanto a te piacciono i libri: annulla.

lesson-deep_forest-monsters-2-say = Accanto alla roccia puoi combattere. Niente altro quindici: ogni forza una volta sola. Sfida il venti, con tutte e quattro le spade.
lesson-deep_forest-monsters-2-notice = Undici. Restano due lanci.
lesson-deep_forest-monsters-2-otherwise = L’Orso delle caverne, forza venti. Impegna ogni spada.
lesson-deep_forest-monsters-2-slip-1 = Hai già sconfitto un quindici. Cerca qualcuno di un’altra taglia.
lesson-deep_forest-monsters-2-trap-1 = Due dadi fanno al massimo dodici. Le spade che lasci a casa non lanciano nulla: annulla e impegnale tutte e quattro.

lesson-deep_forest-monsters-3-say = Metti da parte il sei e rilancia gli altri tre.
lesson-deep_forest-monsters-3-notice = Quindici. Ciò che è da parte resta da parte.
lesson-deep_forest-monsters-3-otherwise = Tieni il sei, lancia il resto.

lesson-deep_forest-monsters-4-say = Il cinque lo raggiunge. Poi l’ultimo lancio.
lesson-deep_forest-monsters-4-notice = Sedici, ne mancano quattro. Nessun lancio rimasto, eppure il combattimento non è finito.
lesson-deep_forest-monsters-4-otherwise = Sei e cinque vanno bene. Lancia i due piccoli.

lesson-deep_forest-monsters-5-say = Questo orso conta i libri: un punto ciascuno. Ne hai tre. Scambia due monete d’oro con un quarto, in pieno combattimento, e pagali tutti e quattro.
lesson-deep_forest-monsters-5-notice = Venti! L’orso vale 20 oro. Una vittoria con quattro spade: se ne cedono due.
lesson-deep_forest-monsters-5-otherwise = Non mollare. I libri sono punti, e le monete d’oro sono libri.
lesson-deep_forest-monsters-5-trap-1 = Perso: una spada ceduta, niente orso. Ma avevi libri e monete d’oro! Annulla e compra i punti.

lesson-deep_forest-monsters-6-say = Un combattimento chiude il tuo turno, vinto o perso. Puoi ancora scambiare o mandare; di’ che hai finito.
lesson-deep_forest-monsters-6-notice = Un nuovo round: il suo Gigante di muschio le paga una moneta d’oro, come in ogni round. Tre dei quattro quindici aiutano così.
lesson-deep_forest-monsters-6-otherwise = Per ora tieni il troll. Hai finito.
lesson-deep_forest-monsters-6-meanwhile = Ada prova il secondo orso con tre spade: dieci. Perso, e una spada è ceduta. L’orso resta dov’è.

lesson-deep_forest-monsters-7-say = Alla tua destra un cancello: tre libri. La colonna due ne mostra solo due, ma tu hai una gazza. Posa questa striscia in cima.
lesson-deep_forest-monsters-7-notice = Due monete d’oro e tre libri.
lesson-deep_forest-monsters-7-otherwise = Colonna due: monete d’oro e libri. E raddoppia un libro.

lesson-deep_forest-monsters-8-say = Tre libri per il cancello. Aprilo!
lesson-deep_forest-monsters-8-notice = Orso 20, due ostacoli 2, monete d’oro 2, spade 2, un troll 1: 27 oro. Ada ne ha 7.
lesson-deep_forest-monsters-8-otherwise = Il cancello alla tua destra: hai appena comprato i libri.
