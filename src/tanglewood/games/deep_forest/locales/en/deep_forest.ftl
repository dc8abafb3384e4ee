# Words of Through the Deep Forest.

deep_forest-goal =
    { $deep_forest__fog__last_round ->
    [one] 1 round
   *[other] { $deep_forest__fog__last_round } rounds
    } in your own forest. Each turn lay a strip on the market, stand at one of its lines and take what it
    shows; then walk, every step for a marker, without your path ever touching itself. Overcome obstacles for sets of
    three, collect swords, beat rock monsters, and get out over the upper wall once the fog is there. Most gold wins.

# Things.

deep_forest-resource = { $resource ->
    [potion] potion
    [book] book
    [coin] coin
   *[marker] marker
}
deep_forest-amount = { $n } { $resource ->
    [potion] { $n ->
        [one] potion
       *[other] potions
    }
    [book] { $n ->
        [one] book
       *[other] books
    }
    [coin] { $n ->
        [one] coin
       *[other] coins
    }
   *[marker] { $n ->
        [one] marker
       *[other] markers
    }
}
deep_forest-nothing = nothing
deep_forest-cell = { $cell ->
    [potion] potion
    [book] book
    [coin] coin
    [marker] marker
   *[nothing] empty
}
deep_forest-tile = { $tile ->
    [thicket] thicket
    [gate] gate
    [guard] guard
    [sword] sword
    [troll] troll
    [rock] rock
    [wall] wall
    [bare] clearing
    [hidden] hidden
   *[forest] forest
}
deep_forest-tile-at = { $tile ->
    [thicket] a thicket
    [gate] a gate
    [guard] a guard
    [sword] a sword
    [troll] a troll
   *[forest] forest
} on { $field }
deep_forest-edge = { $side ->
    [row] row { $n }
    [column] column { $n }
   *[corner] the diagonal
}
deep_forest-advantage = { $advantage ->
    [coin] 1 coin at the start of every later round
    [wild] counts as a thicket, a gate or a guard
    [double] in every later round one piece of the market line comes twice
   *[none] nothing else
}

# Questions.

deep_forest-ask-enter = Where does your path cross the lower wall?
deep_forest-ask-choose = Round { $round }: which strip do you lay on the market?
deep_forest-ask-lay = Where do you lay this strip?
deep_forest-ask-stand = At which line of the market do you stand?
deep_forest-ask-double = Which of the resources you just got comes twice?
deep_forest-ask-forest = { $attacked ->
    [yes] A troll bars your way: pay it, or end your turn.
   *[no] What do you do? A step costs { $cost ->
        [one] 1 marker
       *[other] { $cost } markers
    }.
}
deep_forest-ask-commit = Strength { $strength }: how many swords do you commit?
deep_forest-ask-fight = Strength { $strength }: the dice show { $dice }, { $total } in all. { $left ->
    [0] No roll is left.
    [one] One roll is left.
   *[other] { $left } rolls are left.
}
deep_forest-ask-fight-odds = Played well, with all you could add, your chance is { $chance } %.
deep_forest-ask-claim = You beat strength { $strength }: which monster do you take?
deep_forest-ask-closing = { $over ->
    [yes] You may keep { $limit } of each kind: exchange the rest or give it back.
   *[no] The fight is over, and so is your turn. Send a troll first?
}
deep_forest-ask-sending = Onto which field of that forest does the troll go?
deep_forest-ask-reward = What do you take for the troll, { $n } of a kind?

# Options.

deep_forest-move-enter = cross the lower wall at { $field }
deep_forest-move-strip = lay the strip { $cells }
deep_forest-move-lay = from cell { $from } to cell { $to }
deep_forest-move-edge = { $edge }: { $gives }
deep_forest-move-double = one more { deep_forest-resource }
deep_forest-move-go = go to { $field } ({ $tile ->
    [rock] rock, it will cost more to leave; { $markers }
   *[other] { $markers }
} { $markers ->
    [one] marker
   *[other] markers
})
deep_forest-move-pass = walk past the sword on { $field }
deep_forest-move-take = collect the sword on { $field } (1 potion, 1 book, 1 coin)
deep_forest-move-overcome = overcome the { deep_forest-tile } on { $field } ({ $price ->
    [one] 1 { deep_forest-resource }
   *[other] { $price } { $resource ->
        [potion] potions
        [book] books
        [coin] coins
       *[marker] markers
    }
})
deep_forest-move-pay = pay the troll on { $field } ({ $deep_forest__prices__troll ->
    [one] 1 coin
   *[other] { $deep_forest__prices__troll } coins
    })
deep_forest-move-leave = leave the forest over { $field } ({ $markers ->
    [one] 1 marker
   *[other] { $markers } markers
})
deep_forest-move-fight = fight a monster of strength { $strength }
deep_forest-move-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}: chance { $chance } %, { $swords ->
    [0] a win costs no sword
    [one] a win costs 1 sword
   *[other] a win costs { $swords } swords
}
deep_forest-move-aside = set die { $die } aside ({ $pips })
deep_forest-move-roll = roll the other dice
deep_forest-move-boost = add a pip with a resource
deep_forest-move-yield = give the fight up
deep_forest-move-claim = take { $monster }: { $gold } gold{ $advantage ->
    [none] {""}
   *[other] ; { deep_forest-advantage }
}
deep_forest-move-back = go back to { $field }: this ends the turn
deep_forest-move-send = send a troll to { $who }
deep_forest-move-onto = onto { $field }
deep_forest-move-reward = { deep_forest-amount }
deep_forest-move-sell = sell { deep_forest-amount } for 1 coin
deep_forest-move-buy = buy 1 { deep_forest-resource } for { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
deep_forest-move-return = give 1 { deep_forest-resource } back
deep_forest-move-end = end the turn

# Events.

# Before what follows from a single option; only its player reads it.
deep_forest-event-unasked = { $verb ->
    [end] Nothing else can be done: the turn ends by itself.
   *[other] Played by itself: it was the only option.
}
deep_forest-event-turn = { $you ->
    [yes] Round { $round }, your turn.
   *[no] Round { $round }, { $name }’s turn.
}
deep_forest-event-entered = { $you ->
    [yes] You stand
   *[no] { $name } stands
} on the lower wall at { $field }.
deep_forest-event-revealed = On { $field } of { $you ->
    [yes] your forest
   *[no] { $name }’s forest
} comes to light: { deep_forest-tile }.
deep_forest-event-revealed-all = { $you ->
    [yes] You see
   *[no] { $name } sees
} { $tiles }.
deep_forest-event-laid = { $you ->
    [yes] You lay
   *[no] { $name } lays
} a strip in { $where }: { $strip }.
deep_forest-laid-row = row { $line }, columns { $from } to { $to }
deep_forest-laid-column = column { $line }, rows { $from } to { $to }
deep_forest-event-stood = { $you ->
    [yes] You stand
   *[no] { $name } stands
} at { $edge } of the market.
deep_forest-event-income = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $gives } from the market.
deep_forest-event-doubled = One { deep_forest-resource } comes twice.
deep_forest-event-drew = { $you ->
    [yes] You draw a strip: { $strip }.
   *[no] { $name } draws a strip.
}
deep_forest-event-market-cleared = The pile is used up: the market is cleared, { $n ->
    [one] its strip is
   *[other] its { $n } strips are
} shuffled.
deep_forest-event-coins = { $out ->
    [one] 1 coin is
   *[other] { $out } coins are
} out of the supply.
deep_forest-event-short = The printed pieces run out: there are no more { $resource ->
    [potion] potions
    [book] books
    [coin] coins
   *[marker] markers
} in the box.
deep_forest-event-walked = { $you ->
    [yes] You go
   *[no] { $name } goes
} from { $from } to { $to } and { $you ->
    [yes] leave
   *[no] leaves
} { $markers ->
    [one] a marker
   *[other] { $markers } markers
}.
deep_forest-event-sword-taken = { $you ->
    [yes] You collect
   *[no] { $name } collects
} the sword on { $field }.
deep_forest-event-overcame = { $you ->
    [yes] You overcome
   *[no] { $name } overcomes
} the { deep_forest-tile } on { $field }.
deep_forest-event-troll-paid = { $you ->
    [yes] You pay
   *[no] { $name } pays
} the troll on { $field } and { $you ->
    [yes] keep
   *[no] keeps
} it.
deep_forest-event-troll-sent = { $you ->
    [yes] You send
   *[no] { $name } sends
} a troll to { $to_you ->
    [yes] you
   *[no] { $to }
}, onto { $field }.
deep_forest-event-rewarded = { $you ->
    [yes] You take
   *[no] { $name } takes
} { deep_forest-amount } for it.
deep_forest-event-retreated = { $you ->
    [yes] You go
   *[no] { $name } goes
} back to { $to } and { $you ->
    [yes] pick
   *[no] picks
} up { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}.
deep_forest-event-left = { $you ->
    [yes] You leave
   *[no] { $name } leaves
} the forest over { $field }; the path is { $length ->
    [one] 1 field
   *[other] { $length } fields
} long.{ $first ->
    [yes] {" "}Everybody else has one more turn.
   *[no] {""}
}
deep_forest-event-fights = { $you ->
    [yes] You fight
   *[no] { $name } fights
} strength { $strength } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
deep_forest-event-rolled = Roll { $number }: { $dice }, { $sum } in all.
deep_forest-event-aside = { $you ->
    [yes] You set
   *[no] { $name } sets
} a { $pips } aside.
deep_forest-event-boosted = { $you ->
    [yes] You add
   *[no] { $name } adds
} a pip for a { deep_forest-resource }.
deep_forest-event-won = { $you ->
    [yes] You beat
   *[no] { $name } beats
} the monster.
deep_forest-event-lost = { $you ->
    [yes] You lose
   *[no] { $name } loses
} the fight.
deep_forest-event-swords-turned = { $n ->
    [one] A sword is
   *[other] { $n } swords are
} turned over.
deep_forest-event-claimed = { $you ->
    [yes] You take
   *[no] { $name } takes
} the { $monster }.
deep_forest-event-tribute = The { $monster } brings { $you ->
    [yes] you
   *[no] { $name }
} a coin.
deep_forest-event-sold = { $you ->
    [yes] You sell
   *[no] { $name } sells
} { deep_forest-amount } for { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
deep_forest-event-bought = { $you ->
    [yes] You buy
   *[no] { $name } buys
} { $bought } for { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
deep_forest-event-returned = { $you ->
    [yes] You give
   *[no] { $name } gives
} a { deep_forest-resource } back.
deep_forest-event-fog-sets-in = Round { $round } is over and the fog sets in: from now on the forest can be left.
deep_forest-event-fog = The fog covers row { $row } and everything below.
deep_forest-event-turn-ended = { $you ->
    [yes] Your turn ends.
   *[no] { $name }’s turn ends.
}
deep_forest-event-over = The game is over.

# Refusals: one line, beside the rule that forbids the wish.

deep_forest-no-trade-coins = Coins are what the other goods are traded for.
deep_forest-no-sell = Selling takes { $price } of a kind; you have { $n ->
    [0] none
   *[other] { $n }
} of this one.
deep_forest-no-buy = That costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, you have { $n }.
deep_forest-no-supply-empty = The supply has none left.
deep_forest-no-hopeless = Nothing can turn this fight any more.
deep_forest-no-sending = First finish sending the troll.
deep_forest-no-onto = On { $field } lies a marker or stands a pawn: no troll goes there.
deep_forest-no-onto-now = You are not sending a troll now.
deep_forest-no-reward-coin = For a troll you get potions, books or markers, never coins.
deep_forest-no-send-whom = A troll goes to another player at this table.
deep_forest-no-send-fight = No troll is sent in the middle of a fight.
deep_forest-no-send-closing = Your turn is over: no troll can be sent now.
deep_forest-no-send-twice = One troll a round is enough: you have sent yours.
deep_forest-no-send-fresh = A troll won in this round can be sent from the next round on.
deep_forest-no-send-none = You own no troll.
deep_forest-no-enter = You cross the lower wall at one place only, before your first turn.
deep_forest-no-strip-hand = Strip { $strip } is not in your hand.
deep_forest-no-strip-now = One strip a turn, at its beginning.
deep_forest-no-lay-same = This strip looks the same either way round.
deep_forest-no-lay-now = No strip is being laid now.
deep_forest-no-edge-now = The market pawn moves after the strip is laid, once a turn.
deep_forest-no-corner = The corner of the market is open with { $players ->
    [one] 1 player
   *[other] { $players } players
} only.
deep_forest-no-edge-own = Your pawn stands there already: it has to change places.
deep_forest-no-edge-taken = Another pawn stands there.
deep_forest-no-double-kind = You got no { deep_forest-resource } from the market.
deep_forest-no-double-now = There is nothing to double now.
deep_forest-no-dice = You can commit { $low } to { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
}, not { $n }.
deep_forest-no-dice-fixed = You have committed { $dice ->
    [one] 1 sword
   *[other] { $dice } swords
}; the number stays.
deep_forest-no-gone = No monster of strength { $strength } of that kind is left.
deep_forest-no-claim = You announced strength { $strength }: take one of those.
deep_forest-no-no-fight = There is no fight now.
deep_forest-no-die = There is no die { $n }: you committed { $dice }.
deep_forest-no-last-roll = { $rolls ->
    [one] The only roll is
   *[other] All { $rolls } rolls are
} made.
deep_forest-no-aside = Die { $n } lies aside already.
deep_forest-no-all-aside = All dice lie aside: there is nothing to roll.
deep_forest-no-boost-none = Nothing adds pips against strength { $strength }.
deep_forest-no-boost = A pip costs a { deep_forest-resource }, and you have none.
deep_forest-no-in-fight = First finish the fight.
deep_forest-no-turn-over = Your turn is over.
deep_forest-no-over-limit = You hold more than { $limit } of a kind: exchange the rest or give it back first.
deep_forest-no-return = Only what is beyond { $limit } of a kind goes back, at the end of the turn.
deep_forest-no-market-first = The market comes first: lay a strip, stand at a line, take what it gives.
deep_forest-no-no-troll = No troll attacks you from { $field }.
deep_forest-no-broke = The troll wants { $price ->
    [one] a coin
   *[other] { $price } coins
}, and you have none.
deep_forest-no-attacked = The troll on { $field } has to be paid before anything else.
deep_forest-no-fog = Nobody leaves before the fog sets in, after round { $rounds }.
deep_forest-no-not-below = You have to stand right below { $field } to leave there.
deep_forest-no-leave-markers = Leaving costs { $need ->
    [one] 1 marker
   *[other] { $need } markers
} with the one on the wall, you have { $n }.
deep_forest-no-not-here = Monsters are fought on a rock or right beside one.
deep_forest-no-swords = A fight takes at least { $low ->
    [one] 1 sword
   *[other] { $low } swords
}, you have { $n }.
deep_forest-no-beaten = You have beaten a monster of strength { $strength } already.
deep_forest-no-retreats = You have used { $n ->
    [one] your retreat
   *[other] all { $n } retreats
}.
deep_forest-no-back-far = { $field } lies farther back than { $n ->
    [one] 1 field
   *[other] { $n } fields
}.
deep_forest-no-back-path = { $field } does not lie on your path behind you.
deep_forest-no-wall = { $field } is a wall field: nobody walks there.
deep_forest-no-far = { $field } does not lie right beside your pawn.
deep_forest-no-hidden = The tile on { $field } lies face down.
deep_forest-no-touch = On { $field } your path would touch itself.
deep_forest-no-no-sword = There is no sword on { $field }.
deep_forest-no-no-obstacle = There is no obstacle on { $field }.
deep_forest-no-sword-how = A sword lies on { $field }: collect it or walk past it.
deep_forest-no-obstacle = A { deep_forest-tile } bars { $field }: it has to be overcome.
deep_forest-no-markers = This step costs { $need ->
    [one] 1 marker
   *[other] { $need } markers
}, you have { $n }.
deep_forest-no-sword-price = A sword costs 1 potion, 1 book and 1 coin.
deep_forest-no-price = A { deep_forest-tile } costs { $price ->
    [one] 1 { deep_forest-resource }
   *[other] { $price } { $resource ->
        [potion] potions
        [book] books
        [coin] coins
       *[marker] markers
    }
}.

# The terminal's table.

deep_forest-label-round = round { $round } of { $rounds }
deep_forest-moment = Round { $round }
deep_forest-label-fog = fog up to row { $row }
deep_forest-label-no-fog = fog after round { $after }
deep_forest-label-leaving = last turns
deep_forest-label-market = Market
deep_forest-label-monsters = Monsters
deep_forest-label-hand = Your strips
deep_forest-label-your-forest = Your forest
deep_forest-label-forest-of = Forest of { $name }
deep_forest-label-gold = { $n } gold
deep_forest-label-things = swords { $swords }, trolls { $trolls }, retreats { $retreats }
deep_forest-label-won = obstacles: { $thicket ->
    [one] 1 thicket
   *[other] { $thicket } thickets
}, { $gate ->
    [one] 1 gate
   *[other] { $gate } gates
}, { $guard ->
    [one] 1 guard
   *[other] { $guard } guards
}
deep_forest-label-lay = A cell is named by row and column; in brackets how many pieces the best line shows then.
deep_forest-label-signs = Forest: @ pawn, o path, ? face down, · forest, t thicket, g gate, w guard, s sword, T troll, R rock, = wall. Market: p potion, b book, c coin, m marker.
deep_forest-label-pile = { $pile ->
    [one] 1 strip
   *[other] { $pile } strips
} in the pile
deep_forest-label-left = out of the forest
deep_forest-label-monster = { $strength }: { $name }, { $gold } gold
deep_forest-label-legend = @ you, o your path, ? hidden, . forest, t thicket, g gate, w guard, s sword, T troll, R rock, ~ fog
deep_forest-breakdown = { $row ->
    [coins] Coins
    [resources] Resources, { $deep_forest__prices__sell } for one
    [sets] Sets of obstacles
    [single-obstacles] Single obstacles
    [monsters] Monsters
    [trolls] Trolls
    [swords] Swords
    [left-the-forest] Left the forest
    [longest-path] Longest path
   *[other] { $row }
}
