## What the server says to people who meet: open tables, talk, names, standing orders

server-no-list = Este servidor no tiene lista de mesas abiertas.
seat-taken = Alguien ha llegado antes: este asiento está ocupado.
seat-not-open = Este asiento es para quien tenga un enlace. Puedes mirar.
seat-not-here = No puedes sentarte en esta mesa. Puedes mirar o preparar una mesa propia.
seat-sits-already = Ya estás en esta mesa.
seat-invitation-void = Un enlace más nuevo ha sustituido a este. Pídeselo a quien te invitó; entretanto puedes mirar.
follow-enough = Sigues { $most } mesas; con eso basta. Deja antes una.
name-refused = Este nombre no se usa aquí; elige otro, por favor.

talk-nobody = Ahí no hay nadie más que tú.
talk-enough = Has bloqueado a { $most } personas; con eso basta.
talk-not-blocked = No has bloqueado a esta persona.
talk-no-line = Esta línea ya no está.
talk-no-reason = Di en pocas palabras qué ha pasado, por favor.
talk-reported-enough = Hoy ya has avisado muchas veces; quien lleva el servidor lo mirará. Sigue mañana, por favor.

order-done =
    { $you ->
        [yes] Era una orden permanente tuya.
       *[no] Era una orden permanente de { $name }.
    }
undo-order = Se ha cumplido una orden permanente; lo anterior ya no se puede deshacer.
