## What the server says to people who meet: open tables, talk, names, standing orders

server-no-list = Dieser Server hat keine Liste offener Tische.
seat-taken = Jemand war schneller: Dieser Platz ist vergeben.
seat-not-open = Dieser Platz ist für jemanden mit einem Link. Du kannst zuschauen.
seat-not-here = An diesen Tisch kannst du dich nicht setzen. Du kannst zuschauen oder einen eigenen Tisch einrichten.
seat-sits-already = Du sitzt schon an diesem Tisch.
seat-invitation-void = Ein neuerer Link hat diesen ersetzt. Bitte die Person darum, die dich eingeladen hat; zuschauen kannst du so lange.
follow-enough = Du folgst { $most } Tischen; das ist genug. Folge erst einem davon nicht mehr.
name-refused = Dieser Name wird hier nicht verwendet, bitte wähle einen anderen.

talk-nobody = Dort sitzt außer dir niemand.
talk-enough = Du hast { $most } Leute blockiert; das ist genug.
talk-not-blocked = Diese Person ist nicht blockiert.
talk-no-line = Diese Zeile gibt es nicht mehr.
talk-no-reason = Bitte sag in ein paar Worten, was passiert ist.
talk-reported-enough = Du hast heute viel gemeldet; es wird angesehen. Bitte mach morgen weiter.

order-done =
    { $you ->
        [yes] Das war dein Dauerauftrag.
       *[no] Das war ein Dauerauftrag von { $name }.
    }
undo-order = Ein Dauerauftrag wurde ausgeführt; was davor war, lässt sich nicht zurücknehmen.
