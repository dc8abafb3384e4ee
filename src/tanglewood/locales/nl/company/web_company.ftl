## The browser's words for people who meet

# Open tables

web-open = Open tafels
web-open-lead = Wie wil, schuift aan.
web-open-none = Op dit moment is geen tafel open. Zet er een klaar en zet die op deze lijst.
web-open-lay = Tafel klaarzetten
web-open-not-here = Deze server heeft geen lijst van open tafels. Nodig je vrienden uit met een link.
web-open-all = alle open tafels
web-open-free = { $n ->
    [one] 1 van { $all } plaatsen is vrij
   *[other] { $n } van { $all } plaatsen zijn vrij
}
web-open-begun = { $n ->
    [one] 1 zet gespeeld
   *[other] { $n } zetten gespeeld
}
web-open-no-clock = geen klok
web-sit = Aanschuiven
web-sit-free = Hier is een plaats vrij.
web-sit-kept = Er wordt een plaats voor je vrijgehouden: aanschuiven voor nog een spel?
web-list = Deze tafel aan iedereen tonen; wie wil, mag een vrije plaats nemen
web-list-about = Hij staat in de lijst van open tafels tot alle plaatsen bezet zijn. Anders leiden alleen jouw links hierheen.
web-seat-kept = Vrijgehouden voor { $name }. Een nieuwe link geeft de plaats aan iemand anders.
web-invite-new = { $old ->
    [yes] Een nieuwe link voor plaats { $seat }
   *[no] Een link voor plaats { $seat }
}
web-invite-new-about = De oude link werkt dan niet meer, en zegt dat ook.
web-mine-offered = Je krijgt nog een spel aangeboden
web-follow = Deze tafel volgen
web-unfollow = Niet meer volgen
web-followed = Tafels die je volgt
web-follow-runs = { $n ->
    [one] bezig, 1 zet
   *[other] bezig, { $n } zetten
}
web-rematch-offered = Er staat een revanche klaar, en je plaats wordt vrijgehouden.

# Talk

web-talk-about = Over deze regel van { $name }
web-mute = Hier niet horen
web-mute-about = Je leest de regels van deze persoon aan deze tafel niet meer.
web-block = Blokkeren
web-block-about = Je leest de regels van deze persoon nergens meer, en die krijgt aan jouw tafels geen plaats meer. De ander krijgt er niets van te horen.
web-report = Melden
web-report-about = De beheerder van deze server krijgt deze regel en jouw woorden.
web-report-why = Wat is er mis mee?
web-reported = Dank je. De beheerder van deze server kijkt ernaar.
web-muted = Je hoort { $name } hier niet.
web-blocked-here = Je hebt { $name } geblokkeerd.
web-unmute = Weer horen
web-unblock = Deblokkeren
web-blocked = Mensen die je hebt geblokkeerd

# One's own games

web-games = Jouw spellen
web-games-none = Nog geen afgelopen spellen.
web-games-game = spel
web-games-players = spelers
web-games-played = gespeeld
web-games-won = gewonnen
web-games-mean = gem. score
web-games-last = Laatste spellen
web-rivals = Tegen wie
web-rival = { $name }: { $n ->
    [one] 1 spel
   *[other] { $n } spellen
}, { $won } gewonnen
web-game-came = { $ended ->
    [agreement] In overleg beëindigd
   *[other] { $won ->
        [yes] Gewonnen
       *[no] Plaats { $place } van { $players }
    }
}, score { $score }
web-rated = Mijn spellen tegen mensen laten meetellen
web-rated-about = Alleen spellen tellen waarin iedereen een account heeft en dit wil. Niemand behalve jij ziet je waardering.
web-rating = { $exact ->
    [yes] Plaats { $best } van { $people }
   *[no] Ergens tussen plaats { $best } en { $worst } van { $people }
}; { $sure ->
    [well] zekere schatting
    [roughly] ruwe schatting
   *[hardly] nog erg onzekere schatting
}, na { $games ->
    [one] 1 spel
   *[other] { $games } spellen
}.

# Standing orders

web-orders = Vaste opdrachten
web-orders-about = De server speelt dit meteen voor je, ook terwijl je weg bent, en verder niets. Niemand hoort ervan voordat het gebeurt; dan staat het in het logboek.
web-orders-lone = Als maar één ding mogelijk is, dat doen
web-orders-favours = Aannemen wat anderen me in hun beurt aanbieden; valt er iets te kiezen, dan kiest een bot
web-orders-answers = Vragen die je vooraf kunt beantwoorden
web-orders-like = Zoals het je het laatst is gevraagd; het geldt voor elke vraag van deze soort.
web-orders-none = Je hebt hier nog geen vraag gekregen die ja of nee wil. Vragen die je krijgt, verschijnen hier.
web-orders-ask = vraag het me
web-orders-yes = altijd ja, als er maar één manier is
web-orders-no = altijd nee: { $no }
web-orders-kept = Bewaard. Het geldt tot je het wijzigt.
