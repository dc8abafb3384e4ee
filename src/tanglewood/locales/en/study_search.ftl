# What a search found, in the terminal and on its page (`tanglewood study search FILE -o report.html`).

search-span = { $low } to { $high }
search-at-most = at most { $high }
search-at-least = at least { $low }
search-trial = { $n ->
        [0] printed
       *[other] { $n }
    }
search-front-mark = { $on ->
        [yes] yes
       *[no] no
    }
search-verdict = { $verdict ->
        [certain] certain
        [not] no
       *[perhaps] perhaps
    }
search-verdict-whole = { $verdict ->
        [certain] inside for certain
        [not] outside for certain
       *[perhaps] perhaps inside
    }
search-before = { $value } on the searched deals

search-luck = Luck of the search
search-luck-said = { $n ->
        [one] { $fell ->
            [0] The one chosen point is on the front on fresh deals too
           *[other] The one chosen point is no longer on the front on fresh deals
        }; its distance from all goals together was { $before } when it was chosen and is { $now } now.
       *[other] { $fell ->
            [0] All { $n } chosen points are on the front on fresh deals too
           *[other] { $fell } of { $n } chosen points { $fell ->
                [one] is
               *[other] are
            } no longer on the front on fresh deals
        }; their mean distance from all goals together was { $before } when they were chosen and is { $now } now.
    }
search-mattered = Which numbers mattered
search-mattered-about = Over all trials. A hint: the trials are not spread evenly, the search looked where it was promising.
search-mattered-none = For no number it is certain.
search-mattered-said = { $many ->
        [yes] { $number }: distance from { $goal } { $below } below { $middle }, { $above } from { $middle } on
       *[no] { $number }: { $goal } { $below } below { $middle }, { $above } from { $middle } on
    }

search-title = { $game }: search for better numbers
search-answer = The answer
search-answer-said = { $n ->
        [0] No point that was found is better than the printed game in any goal without being worse in another.
        [one] One point is on the front
       *[other] { $n } points are on the front: none is better than another in one goal without being worse in another
    }{ $n ->
        [0] {""}
       *[other] ; { $sure ->
            [0] none is inside all goals for certain
            [one] one is inside all goals for certain
           *[other] { $sure } are inside all goals for certain
        }.
    } { $printed ->
        [yes] The printed game is on the front too.
       *[no] The printed game is not on it.
    }
search-goals = What is wanted
search-front = The front, and the printed game
search-front-about = On fresh deals that the search did not use; all intervals of the table hold together ({ $level }). In the second column, in how many of the resampled deals a point is on the front.
search-packs-about = The file at the end of a row is that point as a pack: play it with --pack, or send it when you set up a table.
search-trials = Every trial
search-col-trial = Trial
search-col-front = On the front
search-col-deals = Deals
search-col-pack = Pack
search-plot-trade = { $one } against { $other }
search-plot-number = { $goal } by { $number }
search-plot-about = Shaded: what is wanted. Large points with intervals were played again on fresh deals: circles are on the front, diamonds no longer, the triangle is the printed game. Small points are all other trials.
search-made = How it was made
search-made-trials = trials
search-made-games = games
search-made-fresh = fresh deals
search-made-how = Bots: { $bots }; seed { $seed }; all trials play the same deals.
search-made-version = Tanglewood { $version }, { $optimizer }, digest { $digest }.

search-pack-head = Trial { $trial } of the search with the digest { $digest }.
search-pack-options = Play it with: { $options }
