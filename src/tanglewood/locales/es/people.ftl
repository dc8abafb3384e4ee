## What the server says about people and their accounts

people-not-signed-in = No has iniciado sesión en este navegador.
people-no-name = Hace falta un nombre.
people-somebody = Alguien
people-passkey = Una clave de acceso
people-no-passkeys = Las claves de acceso no funcionan en esta dirección: el navegador exige un nombre como games.example.org y https.
people-too-many-passkeys = Con { $most } claves de acceso basta; quita una primero.
people-bad-passkey = No se ha aceptado esta clave de acceso. Inténtalo de nuevo.
people-passkey-too-late = Ha tardado demasiado. Inténtalo de nuevo.
people-unknown-passkey = Aquí no se conoce esta clave de acceso. Puede que se haya quitado.
people-known-passkey = Esta clave de acceso ya se conoce.
people-last-way = Esta es tu única forma de volver. Añade antes otra o apunta códigos de recuperación.
people-no-mail = Este servidor no envía correo.
people-bad-mail = Esto no es una dirección de correo.
people-too-many-links = Ya se han enviado varios enlaces a esta dirección; mira en tu buzón o inténtalo dentro de una hora.
people-used-link = Este enlace ya se ha usado o es demasiado antiguo. Pide uno nuevo.
people-mail-taken = Alguien tiene ya esta dirección. Inicia sesión con ella.
people-used-code = Este código no se conoce o ya se ha usado.

people-mail-sign-in-subject = Tu enlace a Tanglewood
people-mail-sign-in =
    Abre este enlace para iniciar sesión:

    { $link }

    Sirve una sola vez, durante { $minutes } minutos. Si no lo has pedido, no hagas nada: nadie entra sin él.

    Tanglewood en { $site }
people-mail-add-subject = ¿Es tuya esta dirección?
people-mail-add =
    Alguien con sesión iniciada en Tanglewood quiere poder volver con esta dirección. Si eres tú, abre este enlace:

    { $link }

    Sirve una sola vez, durante { $minutes } minutos. Si no eres tú, no hagas nada.

    Tanglewood en { $site }

# It is your turn

notify-title = Es tu turno
notify-line =
    { $n ->
        [0] Tu turno: { $game }
       *[other] Tu turno: { $game } con { $names }
    }
notify-title-ended = Ha terminado una partida
notify-title-offer = Se te ofrece una partida
notify-ended =
    { $n ->
        [0] Terminada: { $game }
       *[other] Terminada: { $game } con { $names }
    }
notify-offer =
    { $n ->
        [0] ¿Otra vez? { $game }
       *[other] ¿Otra vez? { $game } con { $names }
    }
notify-several = Te esperan { $n } mesas
notify-mail =
    { $tables }

    No más correos sobre esta mesa: { $table }
    No más correos de este tipo: { $every }

    Tanglewood en { $site }
notify-hook-table = No más mensajes sobre esta mesa: { $link }
notify-hook-every = No más mensajes en este chat: { $link }
notify-push-table = No más sobre esta mesa
notify-push-every = No más mensajes de este tipo
notify-zone = Aquí no se conoce esta zona horaria.
notify-hook = Se espera una dirección que empiece por https://.
notify-no-push = Los avisos push de este navegador no se pueden usar aquí.
notify-too-many = Los avisos push ya van a suficientes navegadores.
notify-unknown-link = Aquí no se conoce este enlace; no hay nada que pueda terminar.
