# Companion mode: an opponent run for people who play with their own pieces.

companion-you = Jij
companion-other = Speler 2
companion-expects-yes-no = Antwoord met ja of nee.
companion-expects-number = Dat getal kan niet: kijk naar het kleinste en het grootste.
companion-expects-one = Kies een van de antwoorden.
companion-expects-some = Kies uit de antwoorden, elk hoogstens één keer.
companion-expects-row = Kies er een voor elke plek.
companion-question-first = Beantwoord eerst de vraag.
companion-no-such-deed = Dat kan nu niet gebeuren.
companion-nothing-asked = Er wordt nu niets gevraagd.
companion-no-such-answer = Dat antwoord is er niet om te wijzigen.
companion-bad-session = Dit is geen bewaard spel van een tegenstander, of het is beschadigd.
companion-unknown-room = Dit spel wordt niet meer gedeeld; deel het opnieuw vanaf een telefoon die het heeft.
companion-stale = Een andere telefoon is intussen verdergegaan.
companion-crowded = Er worden hier nu te veel spellen gedeeld; probeer het later opnieuw.

companion-over = { $rival } is klaar.
companion-prompt-yes-no = ja of nee
companion-prompt-number = een getal van { $least } tot { $most }
companion-prompt-one = { $listed ->
    [yes] een nummer uit de lijst of een deel van de naam
   *[no] een deel van de naam
}
companion-prompt-some = nummers of namen met komma’s, of niets voor geen
companion-prompt-row = { $listed ->
    [yes] nummers of delen van de namen, een voor elke plek, met komma’s
   *[no] delen van de namen, een voor elke plek, met komma’s
}: { $places }
companion-prompt-ready = Wat is er gebeurd? Een nummer, undo, change, remove, insert, score, save of quit
companion-remembered = vorige keer: { $answer }
companion-saved = Bewaard. Verder gaat het met: tanglewood companion --resume { $file }
companion-step = { $n }. { $text }
companion-rule = ({ $rule })
companion-several = { $said } past bij meerdere: { $names }
companion-unknown = { $said } is geen van de antwoorden.
companion-change-none = Er is nog niets beantwoord.
companion-change-which = Welk antwoord klopte niet?
companion-total = Samen
companion-answer = { $n }. { $question } { $answer }
companion-yes = ja
companion-no = nee
companion-nothing = geen
companion-players = Hoeveel mensen tegen { $rival } spelen.
companion-no-game = { $game } heeft geen tegenstander voor een echte tafel. Wel: { $names }.

# Corrections.

companion-setup = Opzetten
companion-idle = Dit kan niet meer gebeuren
companion-repair = Zet dit op tafel recht, - wordt teruggedraaid en + gebeurt in plaats daarvan:
companion-moved = { $name }: { $now } (eerst { $was })
companion-turned = De kaart: { $card }
companion-deed = { $n }. { $name }
companion-remove-which = Wat is er niet gebeurd?
companion-insert-where = Waarvóór is er iets vergeten?
companion-insert-what = Wat was het?
