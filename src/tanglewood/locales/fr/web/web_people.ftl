## The page about oneself

web-me = Vous
web-me-hello = Bonjour { $name }
web-me-lead = Vos places vous attendent sur tous vos appareils.
web-me-lead-guest = Vous jouez sans compte : aucun n’est nécessaire.
web-me-name = Votre nom
web-me-rename = Changer
web-me-renamed = C’est votre nom désormais, aussi à vos tables en cours où personne d’autre ne le porte.
web-me-remove = Supprimer

# A guest

web-me-keep = Gardez vos places
web-me-keep-about =
    { $seats ->
        [0] Vos tables seront à vous sur tous vos appareils, et un cookie perdu ne vous coûtera rien.
        [1] Vous avez une place à une table. Elle sera à vous sur tous vos appareils, et un cookie perdu ne vous coûtera rien.
       *[other] Vous avez une place à { $seats } tables. Elles seront à vous sur tous vos appareils, et un cookie perdu ne vous coûtera rien.
    }
web-me-kept = Vos places sont maintenant à vous, sur tout appareil où vous présentez cette clé d’accès.
web-me-passkey-new = Les garder avec une clé d’accès
web-me-passkey-about = Votre appareil la conserve ; vous la déverrouillez comme l’appareil. Il n’y a pas de mot de passe.
web-me-mail = Votre adresse e-mail
web-me-mail-send = M’envoyer un lien
web-me-mail-about = Le lien vous connecte. Personne d’autre ne voit l’adresse, et elle ne reçoit aucun autre e-mail sans votre demande.
web-me-mail-sent = Un lien est en route vers votre boîte de réception. Il fonctionne une fois, pendant vingt minutes.
web-me-no-way = On ne peut pas créer de compte à cette adresse. Pour emmener une place sur un autre appareil, utilisez le menu de sa table.
web-me-back = Revenir
web-me-back-mail = Par e-mail : demandez un lien ci-dessus, avec l’adresse que vous aviez.
web-me-passkey-show = Présenter une clé d’accès
web-me-code = Code de secours
web-me-code-use = Se connecter avec
web-me-welcome = Bon retour ! Ce que ce navigateur gardait sans compte est aussi à vous.

# Links of mails

web-me-link = Se connecter ici ?
web-me-link-about = Ce navigateur ouvrira une session à votre nom. Ne le faites que là où vous voulez la garder ouverte.
web-me-sign-in = Se connecter
web-me-add = Est-ce votre adresse ?
web-me-add-about = Vous pourrez alors revenir grâce à un lien envoyé à cette adresse.
web-me-add-do = Oui, c’est la mienne
web-me-added = L’adresse est à vous : vous pouvez revenir grâce à un lien envoyé à cette adresse.

# Somebody who is signed in

web-me-ways = Moyens de revenir
web-me-ways-about = Avec deux d’entre eux, vous ne pouvez pas perdre vos places.
web-me-passkey-used = Clé d’accès, utilisée { $ago }
web-me-passkey-add = Autre clé d’accès
web-me-passkey-added = La clé d’accès est enregistrée.
web-me-passkey-known = Cet appareil a déjà une clé d’accès pour vous.
web-me-mail-yours = Un lien peut être envoyé ici
web-me-mail-add = Ajouter cette adresse
web-me-codes =
    { $n ->
        [0] Aucun code de secours
        [one] { $n } code de secours restant
       *[other] { $n } codes de secours restants
    }
web-me-codes-about = À noter : chacun vous connecte une fois
web-me-codes-new = Nouveaux codes
web-me-codes-title = Vos codes de secours
web-me-codes-keep = Notez-les ou imprimez-les : ils ne s’affichent que cette fois. Les anciens codes ne fonctionnent plus.
web-me-codes-done = C’est noté
web-me-devices = Vos sessions ouvertes
web-me-device = Un navigateur
web-me-device-here = ce navigateur
web-me-device-seen = dernière visite { $ago }
web-me-sign-out = Se déconnecter
web-me-signed-out = Session fermée.
web-me-everywhere = Se déconnecter partout

# Everything that is known

web-me-known = Ce que ce serveur sait de vous
web-me-known-about = Votre nom, votre adresse si vous l’avez donnée, la moitié publique de vos clés d’accès, les appareils ci-dessus, vos places, vos coups et vos messages. À une table, personne n’en voit plus que votre nom.
web-me-known-guest = Les places de ce navigateur, avec vos coups et vos messages.
web-me-download = Tout télécharger
web-me-delete = Tout supprimer
web-me-delete-title = Tout supprimer ?
web-me-delete-about = Votre compte, vos messages dans les chats et vos noms aux tables sont supprimés immédiatement. Les parties restent, car elles sont aussi aux autres ; un bot continue pour vous. C’est irréversible.
web-me-delete-not = Garder
web-me-delete-do = Tout supprimer
web-me-deleted = Tout est supprimé.

# It is your turn

web-tell = Quand c’est votre tour
web-tell-about = Si vous n’êtes pas à la table, on peut vous prévenir. Jamais d’un coup que vous avez vu, et jamais deux fois du même.
web-tell-push-start = Notifications sur cet appareil
web-tell-push-end = Plus de notifications sur cet appareil
web-tell-push-refused = Ce navigateur ne le permet pas ; ses réglages pour cette page disent pourquoi.
web-tell-way =
    { $way ->
        [push] Notifications sur vos appareils
        [mail] E-mail
       *[hook] Un chat
    }
web-tell-mode =
    { $mode ->
        [off] pas du tout
        [each] à chaque tour
        [digest] une fois par jour
       *[usual] comme mes autres tables
    }
web-tell-hook = L’adresse du chat pour les messages entrants
web-tell-hook-about = Votre chat l’appelle webhook entrant. Gardez-la secrète : quiconque la connaît peut y écrire.
web-tell-digest-at = Le message quotidien arrive à
web-tell-quiet = Heures calmes
web-tell-quiet-from = de
web-tell-quiet-to = à
web-tell-kept = Enregistré.
web-tell-menu = Me prévenir quand c’est mon tour
web-tell-guest = Pour qu’on vous prévienne en votre absence, il vous faut un compte. C’est l’affaire d’un instant, et votre place vous suit.
web-tell-table-about = Pour cette table, on peut vous prévenir autrement que pour les autres.
web-tell-all = Pour toutes les tables
web-stop = Plus de messages
web-stopped =
    { $what ->
        [table] C’est fait : plus de messages sur cette table.
       *[all] C’est fait : plus de messages de ce genre.
    }
web-stop-change = Changer ce dont on vous prévient
