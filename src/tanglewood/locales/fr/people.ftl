## What the server says about people and their accounts

people-not-signed-in = Vous n’avez pas de session ouverte dans ce navigateur.
people-no-name = Il faut un nom.
people-somebody = Quelqu’un
people-passkey = Une clé d’accès
people-no-passkeys = Les clés d’accès ne fonctionnent pas à cette adresse : un navigateur exige un nom comme games.example.org, et https.
people-too-many-passkeys = { $most } clés d’accès suffisent ; supprimez-en d’abord une.
people-bad-passkey = Cette clé d’accès n’a pas été acceptée. Veuillez réessayer.
people-passkey-too-late = C’était trop long. Veuillez réessayer.
people-unknown-passkey = Cette clé d’accès n’est pas connue ici. Elle a peut-être été supprimée.
people-known-passkey = Cette clé d’accès est déjà connue.
people-last-way = C’est votre seul moyen de revenir. Ajoutez-en d’abord un autre, ou notez des codes de secours.
people-no-mail = Ce serveur n’envoie pas d’e-mails.
people-bad-mail = Ce n’est pas une adresse e-mail.
people-too-many-links = Plusieurs liens ont déjà été envoyés à cette adresse ; regardez dans votre boîte de réception ou réessayez dans une heure.
people-used-link = Ce lien a déjà servi, ou il est trop ancien. Demandez-en un nouveau.
people-mail-taken = Quelqu’un a déjà cette adresse. Utilisez-la plutôt pour vous connecter.
people-used-code = Ce code est inconnu, ou il a déjà servi.

people-mail-sign-in-subject = Votre lien vers Tanglewood
people-mail-sign-in =
    Ouvrez ce lien pour vous connecter :

    { $link }

    Il fonctionne une fois, pendant { $minutes } minutes. Si vous ne l’avez pas demandé, ne faites rien : personne n’entre sans lui.

    Tanglewood, { $site }
people-mail-add-subject = Est-ce votre adresse ?
people-mail-add =
    Une personne connectée à Tanglewood veut pouvoir revenir grâce à cette adresse. Si c’est vous, ouvrez ce lien :

    { $link }

    Il fonctionne une fois, pendant { $minutes } minutes. Si ce n’est pas vous, ne faites rien.

    Tanglewood, { $site }

# It is your turn

notify-title = C’est à vous de jouer
notify-line =
    { $n ->
        [0] À vous de jouer : { $game }
       *[other] À vous de jouer : { $game } avec { $names }
    }
notify-title-ended = Une partie est terminée
notify-title-offer = On vous propose une partie
notify-ended =
    { $n ->
        [0] Terminé : { $game }
       *[other] Terminé : { $game } ({ $names })
    }
notify-offer =
    { $n ->
        [0] On remet ça ? { $game }
       *[other] On remet ça ? { $game } avec { $names }
    }
notify-several = { $n } tables vous attendent
notify-mail =
    { $tables }

    Plus d’e-mails sur cette table : { $table }
    Plus aucun e-mail de ce genre : { $every }

    Tanglewood, { $site }
notify-hook-table = Plus de messages sur cette table : { $link }
notify-hook-every = Plus de messages dans ce chat : { $link }
notify-push-table = Plus rien sur cette table
notify-push-every = Plus de messages de ce genre
notify-zone = Ce fuseau horaire n’est pas connu ici.
notify-hook = Il faut une adresse qui commence par https://.
notify-no-push = Les notifications push de ce navigateur ne sont pas utilisables ici.
notify-too-many = Les notifications push vont déjà à assez de navigateurs.
notify-unknown-link = Ce lien n’est pas connu ici ; il n’y a rien à arrêter.
