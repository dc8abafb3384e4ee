# The Lab in the browser; what a report says is in study_report.ftl.

web-nav-lab = Labo
web-lab = Labo
web-lab-lead = Changez un nombre, et voyez ce que cela fait au jeu.
web-lab-none = Aucune étude pour l’instant.
web-lab-new = Nouvelle question
web-lab-new-lead = Les mêmes donnes sont jouées avec chaque version ; ce qui diffère alors vient du changement.
web-lab-all = Toutes les études
web-lab-state = Avancement
web-lab-status = { $status ->
        [waiting] attend son tour
        [running] est en train d’être jouée
        [stopped] arrêtée
        [failed] a échoué
       *[done] terminée
    }
web-lab-games = { $about ->
        [yes] parties : { $done } sur environ { $wanted }
       *[no] parties : { $done } sur { $wanted }
    }
web-lab-what = { $kind ->
        [search] Ce qui peut varier : { $variants } ; { $bots }
       *[study] { $variants } ; { $bots }
    }
web-lab-command = { $kind ->
        [search] La même chose en ligne de commande, avec le fichier ci-dessous comme search.toml :
       *[study] La même chose en ligne de commande :
    }
web-lab-stop = Arrêter
web-lab-resume = Reprendre
web-lab-remove = Jeter
web-lab-save = Enregistrer le rapport
web-lab-tables = Enregistrer les tables
web-lab-later = { $kind ->
        [search] Le résultat s’affichera ici dès que la recherche sera terminée. Vous pouvez fermer cette page.
       *[study] Le résultat s’affichera ici dès que l’étude sera terminée ou arrêtée. Vous pouvez fermer cette page.
    }
web-lab-report = Rapport : { $title }

web-lab-game = Quel jeu
web-lab-players = Places
web-lab-bot = Qui joue
web-lab-other = Aux autres places
web-lab-same = le même
web-lab-differs = Ce qui diffère
web-lab-kind = { $kind ->
        [number] Un nombre
        [pack] Un pack
        [option] Une option
        [without] Sans quelque chose
       *[none] Rien
    }
web-lab-kind-about = { $kind ->
        [number] Un élément tel qu’il est imprimé, contre le même avec une autre valeur.
        [pack] Le jeu tel qu’il est imprimé, contre un pack à vous.
        [option] Le jeu avec un choix d’une option, contre d’autres.
        [without] Un bot se passe de quelque chose : combien cela vaut-il ?
       *[none] Une seule version : comment se joue-t-elle ?
    }
web-lab-thing = Élément
web-lab-choose = à choisir
web-lab-field = Quel aspect
web-lab-printed = Imprimé : { $value }
web-lab-value = Nouvelle valeur
web-lab-several = Plusieurs, séparées par des virgules : 2, 4
web-lab-option = Option
web-lab-values = Au moins deux de ceux-ci
web-lab-count = Parties
web-lab-count-about = De chaque version. Plus de parties, des intervalles plus étroits : quatre fois plus de parties les divisent par deux.
web-lab-early = S’arrêter dès que c’est clair
web-lab-early-about = Les intervalles sont plus larges, mais restent valables, aussi souvent qu’on les regarde.
web-lab-measure = Ce qui doit être clair
web-lab-precision = Précision
web-lab-title = Votre question
web-lab-title-example = Carte moins chère : qui gagne ?
web-lab-begin = Jouer

web-lab-search = Chercher des nombres
web-lab-search-lead = Dites ce que vous attendez du jeu et quels nombres peuvent varier ; il n’y a jamais une seule réponse.
web-lab-search-example = Une partie plus courte où commencer n’est pas un avantage
web-lab-goals = Ce que l’on veut
web-lab-goals-about = Une borne basse, une borne haute, ou les deux. La page montre ce que chaque objectif coûte aux autres.
web-lab-goal = Objectif { $n }
web-lab-pace = Secondes par décision
web-lab-low = { $unit ->
        [percent] De, en %
       *[none] De
    }
web-lab-high = { $unit ->
        [percent] À, en %
       *[none] À
    }
web-lab-more-goal = Un objectif de plus
web-lab-less-goal = Sans l’objectif { $n }
web-lab-numbers = Ce qui peut varier
web-lab-numbers-about = Par pas entiers, dans les limites que le jeu donne à un nombre.
web-lab-number = Nombre { $n }
web-lab-more-number = Un nombre de plus
web-lab-less-number = Sans le nombre { $n }
web-lab-trials = Essais
web-lab-trials-about = Les points essayés.
web-lab-most-games = Parties par essai
web-lab-most-games-about = Au plus ; ce qui est loin des objectifs en reçoit moins. Les meilleurs sont rejoués sur de nouvelles donnes.
web-lab-seek = Chercher
web-lab-file = search.toml
