## The page about oneself

web-me = Tú
web-me-hello = Hola, { $name }
web-me-lead = Tus asientos te esperan en todos tus dispositivos.
web-me-lead-guest = Juegas sin cuenta: no hace falta ninguna.
web-me-name = Tu nombre
web-me-rename = Cambiar
web-me-renamed = Ese es ahora tu nombre, también en tus mesas en curso donde nadie más lo lleve.
web-me-remove = Quitar

# A guest

web-me-keep = Conserva tus asientos
web-me-keep-about =
    { $seats ->
        [0] Tus mesas serán tuyas en todos los dispositivos, y perder una cookie no te costará nada.
        [one] Juegas en una mesa. Será tuya en todos los dispositivos, y perder una cookie no te costará nada.
       *[other] Juegas en { $seats } mesas. Serán tuyas en todos los dispositivos, y perder una cookie no te costará nada.
    }
web-me-kept = Tus asientos ya son tuyos en cualquier dispositivo donde muestres esta clave de acceso.
web-me-passkey-new = Conservarlos con una clave
web-me-passkey-about = La guarda tu dispositivo; la desbloqueas igual que el dispositivo. No hay contraseña.
web-me-mail = Tu correo electrónico
web-me-mail-send = Enviarme un enlace
web-me-mail-about = El enlace inicia tu sesión. Nadie más ve la dirección y no recibirá más correos salvo que los pidas.
web-me-mail-sent = Hay un enlace de camino a tu buzón. Sirve una sola vez, durante veinte minutos.
web-me-no-way = En esta dirección no se pueden crear cuentas. Para llevar un asiento a otro dispositivo, usa el menú de su mesa.
web-me-back = Volver
web-me-back-mail = Por correo: pide arriba un enlace con la dirección que tenías.
web-me-passkey-show = Mostrar clave de acceso
web-me-code = Código de recuperación
web-me-code-use = Iniciar sesión con él
web-me-welcome = Qué bien que hayas vuelto. Lo que este navegador tenía sin cuenta también es tuyo.

# Links of mails

web-me-link = ¿Iniciar sesión aquí?
web-me-link-about = Este navegador quedará con tu sesión iniciada. Hazlo solo donde quieras mantenerla.
web-me-sign-in = Iniciar sesión
web-me-add = ¿Es tuya esta dirección?
web-me-add-about = Entonces podrás volver con un enlace enviado allí.
web-me-add-do = Sí, es mía
web-me-added = La dirección es tuya: puedes volver con un enlace enviado allí.

# Somebody who is signed in

web-me-ways = Formas de volver
web-me-ways-about = Con dos de ellas no puedes perder tus asientos.
web-me-passkey-used = Clave de acceso, usada { $ago }
web-me-passkey-add = Otra clave de acceso
web-me-passkey-added = La clave de acceso está guardada.
web-me-passkey-known = Este dispositivo ya tiene una clave de acceso tuya.
web-me-mail-yours = Aquí se puede enviar un enlace
web-me-mail-add = Añadir esta dirección
web-me-codes =
    { $n ->
        [0] Sin códigos de recuperación
        [one] Queda un código de recuperación
       *[other] Quedan { $n } códigos de recuperación
    }
web-me-codes-about = Para apuntar: cada uno inicia tu sesión una vez
web-me-codes-new = Códigos nuevos
web-me-codes-title = Tus códigos de recuperación
web-me-codes-keep = Apúntalos o imprímelos: solo se muestran esta vez. Los códigos anteriores dejan de servir.
web-me-codes-done = Ya los tengo apuntados
web-me-devices = Dónde tienes la sesión iniciada
web-me-device = Un navegador
web-me-device-here = este navegador
web-me-device-seen = visto { $ago }
web-me-sign-out = Cerrar sesión
web-me-signed-out = Sesión cerrada.
web-me-everywhere = Cerrar sesión en todas partes

# Everything that is known

web-me-known = Qué sabe de ti este servidor
web-me-known-about = Tu nombre, tu dirección si la has dado, las mitades públicas de las claves de acceso, los dispositivos de arriba, tus asientos, jugadas y palabras. En una mesa nadie ve más que tu nombre.
web-me-known-guest = Los asientos de este navegador, con tus jugadas y palabras en ellos.
web-me-download = Descargarlo todo
web-me-delete = Borrarlo todo
web-me-delete-title = ¿Borrarlo todo?
web-me-delete-about = Tu cuenta, tus palabras en los chats y tus nombres en las mesas se borran enseguida. Las partidas se quedan, porque también son de los demás; un bot sigue jugando por ti. Esto no se puede deshacer.
web-me-delete-not = Conservarlo
web-me-delete-do = Borrarlo todo
web-me-deleted = Todo está borrado.

# It is your turn

web-tell = Cuando es tu turno
web-tell-about = Si no estás en la mesa, se te puede avisar. Nunca de una jugada que ya has visto ni dos veces de la misma.
web-tell-push-start = Mostrar avisos en este dispositivo
web-tell-push-end = No más avisos en este dispositivo
web-tell-push-refused = Este navegador no lo permite; sus ajustes para esta página dicen por qué.
web-tell-way =
    { $way ->
        [push] Avisos en tus dispositivos
        [mail] Correo
       *[hook] Un chat
    }
web-tell-mode =
    { $mode ->
        [off] nunca
        [each] en cada turno
        [digest] una vez al día
       *[usual] como en mis otras mesas
    }
web-tell-hook = La dirección del chat para mensajes entrantes
web-tell-hook-about = Tu chat la llama «webhook entrante». Mantenla en secreto: quien la sepa puede escribir allí.
web-tell-digest-at = El mensaje diario llega a las
web-tell-quiet = Horas de silencio
web-tell-quiet-from = de
web-tell-quiet-to = a
web-tell-kept = Guardado.
web-tell-menu = Avisarme cuando sea mi turno
web-tell-guest = Para recibir avisos en tu ausencia necesitas una cuenta. Se hace en un momento, y tu asiento va con ella.
web-tell-table-about = De esta mesa se te puede avisar de otra forma que de las demás.
web-tell-all = Para todas las mesas
web-stop = No más mensajes
web-stopped =
    { $what ->
        [table] Hecho: no más mensajes sobre esta mesa.
       *[all] Hecho: no más mensajes de este tipo.
    }
web-stop-change = Cambiar los avisos
