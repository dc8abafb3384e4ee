search-span = de { $low } à { $high }
search-at-most = au plus { $high }
search-at-least = au moins { $low }
search-trial = { $n ->
        [0] imprimé
       *[other] { $n }
    }
search-front-mark = { $on ->
        [yes] oui
       *[no] non
    }
search-verdict = { $verdict ->
        [certain] certain
        [not] non
       *[perhaps] peut-être
    }
search-verdict-whole = { $verdict ->
        [certain] dedans avec certitude
        [not] dehors avec certitude
       *[perhaps] peut-être dedans
    }
search-before = { $value } sur les donnes de la recherche

search-luck = Chance de la recherche
search-luck-said = { $n ->
        [1] { $fell ->
            [0] Le seul point choisi est aussi sur le front avec de nouvelles donnes
           *[other] Le seul point choisi n’est plus sur le front avec de nouvelles donnes
        } ; sa distance à tous les objectifs ensemble était de { $before } lors du choix et est maintenant de { $now }.
       *[other] { $fell ->
            [0] Les { $n } points choisis sont aussi sur le front avec de nouvelles donnes
            [one] { $fell } des { $n } points choisis n’est plus sur le front avec de nouvelles donnes
           *[other] { $fell } des { $n } points choisis ne sont plus sur le front avec de nouvelles donnes
        } ; leur distance moyenne à tous les objectifs ensemble était de { $before } lors du choix et est maintenant de { $now }.
    }
search-mattered = Les nombres qui comptaient
search-mattered-about = Sur tous les essais. Un indice : les essais ne sont pas répartis uniformément, la recherche a regardé là où c’était prometteur.
search-mattered-none = Pour aucun nombre ce n’est certain.
search-mattered-said = { $many ->
        [yes] { $number } : distance à { $goal } { $below } en dessous de { $middle }, { $above } à partir de { $middle }
       *[no] { $number } : { $goal } { $below } en dessous de { $middle }, { $above } à partir de { $middle }
    }

search-title = { $game } : recherche de meilleurs nombres
search-answer = La réponse
search-answer-said = { $n ->
        [0] Aucun point trouvé n’est meilleur que le jeu imprimé pour un objectif sans être moins bon pour un autre.
        [one] { $n } point est sur le front
       *[other] { $n } points sont sur le front : aucun n’est meilleur qu’un autre pour un objectif sans être moins bon pour un autre
    }{ $n ->
        [0] {""}
       *[other] {" "}; { $sure ->
            [0] aucun n’est dans tous les objectifs avec certitude
            [one] { $sure } est dans tous les objectifs avec certitude
           *[other] { $sure } sont dans tous les objectifs avec certitude
        }.
    } { $printed ->
        [yes] Le jeu imprimé est aussi sur le front.
       *[no] Le jeu imprimé n’y est pas.
    }
search-goals = Ce que l’on veut
search-front = Le front, et le jeu imprimé
search-front-about = Sur de nouvelles donnes que la recherche n’a pas utilisées ; tous les intervalles du tableau tiennent ensemble ({ $level }). Dans la deuxième colonne, la part des donnes rééchantillonnées où un point est sur le front.
search-packs-about = Le fichier au bout d’une ligne est ce point comme pack : jouez-le avec --pack, ou envoyez-le en préparant une table.
search-trials = Tous les essais
search-col-trial = Essai
search-col-front = Sur le front
search-col-deals = Donnes
search-col-pack = Pack
search-plot-trade = { $one } face à { $other }
search-plot-number = { $goal } selon { $number }
search-plot-about = Ombré : ce que l’on veut. Les grands points avec intervalles ont été rejoués sur de nouvelles donnes : les cercles sont sur le front, les losanges n’y sont plus, le triangle est le jeu imprimé. Les petits points sont tous les autres essais.
search-made = Comment cela a été fait
search-made-trials = essais
search-made-games = parties
search-made-fresh = nouvelles donnes
search-made-how = Bots : { $bots } ; graine { $seed } ; tous les essais jouent les mêmes donnes.
search-made-version = Tanglewood { $version }, { $optimizer }, empreinte { $digest }.

search-pack-head = Essai { $trial } de la recherche avec l’empreinte { $digest }.
search-pack-options = Pour le jouer : { $options }
