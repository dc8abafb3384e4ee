# Companion mode in the browser.

web-companion = Een tegenstander voor je eigen tafel
web-companion-lead = Je speelt met je eigen doos; het programma speelt de tegenstander.
web-companion-beyond = Dit kent het programma hier niet: { $what }. Laat het in de doos.
web-companion-kept = Je hebt hier een spel met deze tegenstander.
web-companion-unknown = Die tegenstander is er niet.
web-companion-at-table = aan jullie tafel
web-companion-begin = Beginnen
web-companion-players = Mensen aan tafel
web-companion-own-cards = We gebruiken de kaarten van de tegenstander uit onze doos en zeggen welke we hebben opengedraaid
web-companion-own-dice = We gooien zelf met de dobbelsteen
web-companion-yes = Ja
web-companion-no = Nee
web-companion-less = één minder
web-companion-more = één meer
web-companion-that = Dat is het
web-companion-those = { $n ->
    [one] Deze
   *[other] Deze { $n }
}
web-companion-none = Geen van deze
web-companion-search = Deel van de naam
web-companion-as-before = Zoals vorige keer
web-companion-why = Waarom?
web-companion-done-step = Stap { $n } is gedaan
web-companion-done = Klaar. Mijn beurt
web-companion-ready = Klaar met je beurt?
web-companion-over = { $name } is klaar
web-companion-undo = Laatste antwoord terugnemen
web-companion-tab-turn = Beurt
web-companion-tab-lair = Tegenstander
web-companion-tab-score = Score
web-companion-tab-answers = Antwoorden
web-companion-share = Ook op een andere telefoon
web-companion-share-about = De link bevat het hele spel: wie hem opent, gaat vanaf hier verder.
web-companion-code = QR-code van de link
web-companion-link = Link
web-companion-follow = Elkaar volgen
web-companion-follow-about = Met verbinding tonen alle telefoons dan dezelfde stap, wie er ook antwoordt.
web-companion-following = Wie deze link opent, volgt mee: alle telefoons tonen dezelfde stap, wie er ook antwoordt.
web-companion-following-on = Verbonden: andere telefoons volgen meteen.
web-companion-following-lost = Er is geen verbinding: de andere telefoons krijgen je antwoorden zodra die terug is.
web-companion-unfollow = Alleen verdergaan
web-companion-faster = Een andere telefoon antwoordde eerst; dit is het spel daar.
web-companion-anew = Nieuw spel beginnen
web-companion-which = Welk spel gaat verder?
web-companion-which-about = Hier loopt al een spel tegen { $name }, en de link bevat een ander. Neem je dat, dan wordt het jouwe opzijgelegd: het blijft in de lijst van tegenstanders staan.
web-companion-apart-about = Deze telefoon en de andere zijn zonder verbinding apart verdergegaan. Neem je hun spel, dan wordt het jouwe opzijgelegd: het blijft in de lijst van tegenstanders staan. Houd je het jouwe, dan volgen de andere het.
web-companion-mine = Op dit apparaat
web-companion-of-link = Uit de link
web-companion-of-others = Op de andere telefoons
web-companion-keep-mine = Het mijne houden
web-companion-take-link = Dit nemen
web-companion-entries = { $n ->
    [one] tot nu toe { $n } stap
   *[other] tot nu toe { $n } stappen
}
web-companion-aside = Opzijgelegde spellen
web-companion-aside-remove = Het spel tegen { $name } van { $when } verwijderen
web-companion-counts-itself = telt zelf
web-companion-not-so = Klopte er iets niet?
web-companion-change = Wijzigen
web-companion-change-of = Wijzigen: { $question }
web-companion-waiting = Er is geen verbinding. Je antwoord is bewaard en telt zodra die terug is.
web-companion-retry = Opnieuw proberen
web-companion-offline = Dit spel gaat ook zonder verbinding door.

web-companion-alone = Er is geen verbinding: dit apparaat zoekt het zelf uit…
web-companion-repair = Zet dit op tafel recht
web-companion-repair-gone = Terugdraaien
web-companion-repair-new = In plaats daarvan
web-companion-moved = { $name }: { $now } (eerst { $was })
web-companion-drop = Weghalen
web-companion-drop-of = Weghalen: { $name }
web-companion-insert = Hiervóór is iets vergeten
web-companion-insert-what = Wat is er vergeten vóór: { $name }?
web-companion-idle = Dit kan niet meer gebeuren
