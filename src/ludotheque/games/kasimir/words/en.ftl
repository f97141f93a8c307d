title = Kasimir
tagline = Hush, the giant sleeps.
fair-why = Why the draw is fair

colour-red = red
colour-yellow = yellow
colour-rose = rose
colour-green = green
colour-blue = blue
colour-violet = violet

stake-one = a 1
stake-two = a 2
stake-three = a 3
stake-four = a 4
stake-five = a 5
stake-zero = a 0
stake-minus = a −3
stake-alarm = an alarm

region-0 = the left sleeve
region-1 = the left forearm
region-2 = the right leg, outside
region-3 = the right leg, inside
region-4 = the left leg, inside
region-5 = the left leg, outside
region-6 = the right sock
region-7 = the left sock
region-8 = the trousers, right side
region-9 = the trousers, left side
region-10 = the shirt, at the right shoulder
region-11 = the shirt, at the right hip
region-12 = the shirt, at the chest
region-13 = the shirt, at the belly
region-14 = the shirt, at the left shoulder
region-15 = the shirt, at the left hip
region-16 = the blanket, upper edge, right side
region-17 = the blanket, upper edge, in the middle
region-18 = the blanket, upper edge, left side
region-19 = the blanket, lower edge, right side
region-20 = the blanket, lower edge, in the middle
region-21 = the blanket, lower edge, left side
region-22 = the right sleeve
region-23 = the right forearm
region-24 = the right hand
region-25 = the scarf, right side
region-26 = the scarf, left side
region-27 = the hair, right side
region-28 = the hair, left side
region-29 = the right cheek
region-30 = the left cheek
region-31 = the beard, right side
region-32 = the beard, left side
region-33 = the moustache
region-34 = the nose
region-35 = the hat, below the band
region-36 = the hat, above the band
region-37 = the left hand

move-begin = Player { $number } starts
move-draw = Player { $number } draws a { $colour } marker
move-find = The stake on { $where } is { $stake }
move-reveal = The stake on { $where } is { $stake }
move-place = Put your figure on { $where }
move-step = Go to { $where } ({ $colour })
move-stop = { $takes ->
    [true] Stay on { $where } and take the stake
   *[false] Stay on { $where }
}
move-turn = { $up ->
    [true] Turn the stake on { $where } face up
   *[false] Turn the stake on { $where } face down
}
move-steal = Spend a 0: take { $stake } from player { $number }
hint-move-steal = Spend a 0: take { $stake } from { $name }
move-lay_aside = { $owed ->
    [0] Lay a { $colour } marker aside
   *[other] Put a { $colour } marker back into the bag
}
move-exchange = { $count ->
    [one] Exchange one marker
   *[other] Exchange { $count } markers
}
move-draw_first = { $count ->
    [one] Draw one marker, then put one back
   *[other] Draw { $count } markers, then put { $count } back
}
move-pass = Pass: nothing can be done

veiled-reveal = A stake is turned up

sketch-bag = bag
sketch-paid = laid aside
sketch-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sketch-nowhere = not on the giant yet

# The log goes on after a name, or after "You".
log-begin = First player: { $name }
log-draw = { $dealt ->
    [true] { "" }
   *[other] a { $colour } marker
}
log-find = { $stake } is found
log-reveal = it is { $stake }
log-veiled-reveal = { "" }
log-place = { $you ->
    [true] start
   *[other] starts
} on { $where }
log-step = { "" }
log-stop = { $you ->
    [true] go
   *[other] goes
} to { $where } for { $pays ->
    [one] one marker
   *[other] { $pays } markers
}
log-turn = { $you ->
    [true] turn
   *[other] turns
} the stake on { $where } face { $up ->
    [true] up
   *[other] down
}
log-steal = { $you ->
    [true] spend
   *[other] spends
} a 0 and { $you ->
    [true] take
   *[other] takes
} { $stake } from { $is_you ->
    [true] you
   *[other] { $name }
}
log-lay_aside = { $owed ->
    [0] { "" }
   *[other] { $you ->
        [true] put
       *[other] puts
    } a { $colour } marker back
}
log-exchange = { $you ->
    [true] exchange
   *[other] exchanges
} { $count ->
    [one] one marker
   *[other] { $count } markers
}
log-draw_first = { $you ->
    [true] draw
   *[other] draws
} { $count ->
    [one] one marker
   *[other] { $count } markers
} first
log-pass = { $you ->
    [true] pass
   *[other] passes
}

### Board

board-round = Turn { $round }
board-giant = The sleeping giant, 38 regions. Arrow keys lead from one lit region to another.
board-list-and = { $first } and { $last }
board-list-or = { $first } or { $last }
board-count-red = { $count ->
    [one] a red
    [2] two reds
   *[other] { $count } reds
}
board-count-yellow = { $count ->
    [one] a yellow
    [2] two yellows
   *[other] { $count } yellows
}
board-count-rose = { $count ->
    [one] a rose
    [2] two roses
   *[other] { $count } roses
}
board-count-green = { $count ->
    [one] a green
    [2] two greens
   *[other] { $count } greens
}
board-count-blue = { $count ->
    [one] a blue
    [2] two blues
   *[other] { $count } blues
}
board-count-violet = { $count ->
    [one] a violet
    [2] two violets
   *[other] { $count } violets
}
board-on-red = red
board-on-yellow = yellow
board-on-rose = rose
board-on-green = green
board-on-blue = blue
board-on-violet = violet

board-none = no stake
board-hidden = a hidden stake
board-open = { $stake } lies open
board-remembered = a hidden stake, seen before: { $stake }
board-stands = { $is_you ->
    [true] you stand here
   *[other] { $name } stands here
}
board-costs = for { $markers }
board-won-none = Nothing won yet
board-bonus = a bonus of { $bonus }
board-has = Markers: { $markers }
board-hand = Your markers
board-hand-none = You have no markers.

board-ask-place = Where does your figure start?
board-ask-place-on = Start on { $region }?
board-note-place = The stake there stays where it is. Markers are dealt afterwards.
board-place = Stand here
board-ask-way = Where do you go?
board-note-way = Lit regions can be reached. Each dot is a marker to pay.
board-ask-stuck = No way leads on.
board-note-stuck = Exchange markers, and try again next turn.
board-go-none = Go
board-go = { $count ->
    [one] Go: 1 marker
   *[other] Go: { $count } markers
}
board-ask-go = Go to { $region }?
board-note-pay = You pay { $markers } and { $then }.
board-ask-stay = Stay on { $region }?
board-note-stay = You { $then }. Or go on to a lit region.
board-stay = Stay here
board-take = take { $stake }
board-take-none = find nothing there
board-take-hidden = take a stake that lies hidden
board-take-alarm = take an alarm: bonus +{ $bonus }
board-take-last = take the last alarm: bonus +{ $bonus }, and the game ends
board-then = Then you turn over a stake on another { $colours } region.
board-then-none = Then no stake can be turned over.
board-go-on = Go on from there
board-payments = Ways to pay
board-pay = Pay { $markers }
board-detours = Longer ways ({ $count })
board-ask-turn = Which stake do you turn over?
board-note-turn = One of the others on { $colours } regions.
board-ask-turn-on = The stake on { $region }?
board-note-up = It will lie open for all to see.
board-note-down = It shows { $stake } and will be hidden again.
board-turn = Turn it over
board-exchange = Exchange
board-ask-swap = Which markers do you exchange?
board-note-swap = You draw as many from the bag. That is your turn.
board-exchange-so-many = { $count ->
    [one] Exchange 1 marker
   *[other] Exchange { $count } markers
}
board-ask-draw-first = How many markers do you draw?
board-note-draw-first = Then you put as many back, whichever you like. That is your turn.
board-draw-first-none = Draw
board-draw-first = { $count ->
    [one] Draw 1 marker
   *[other] Draw { $count } markers
}
board-ask-put-back = { $count ->
    [one] Which marker do you put back?
   *[other] Which { $count } markers do you put back?
}
board-note-put-back = { $count ->
    [one] It goes
   *[other] They go
} into the bag.
board-put-back = { $count ->
    [one] Put 1 back
   *[other] Put { $count } back
}
board-spend = Spend a 0 to take a stake
board-spend-short = Spend a 0
board-ask-steal = Which stake do you take?
board-ask-loot = Take { $stake } from { $name }?
board-note-steal = It costs you a 0. That is your turn.
board-steal-none = Take it
board-steal = Take { $stake }
board-loot = { $stake } of { $name }
board-ask-pass = Nothing can be done.
board-pass = Pass
board-cancel = Cancel
board-undo = Undo
board-wait = { $names } is playing
board-wait-nobody = One moment
board-wait-button = Wait

board-why-turn = It is not your turn.
board-why-over = The game is over.
board-why-place = Choose a region first.
board-why-way = Choose a lit region first.
board-why-stuck = No neighbouring region can be paid for.
board-why-shut = This way is no longer open.
board-why-far = Your markers do not lead there.
board-why-here = You are there already. A way may come back here, but it must leave first.
board-why-taken = { $is_you ->
    [true] You stand there.
   *[other] { $name } stands there.
}
board-why-colour = Choose a lit region: another one in the colour of the region you stand on, with a stake.
board-why-swap = Finish or cancel first what you are doing with your markers.
board-why-swap-now = Exchanging is a turn of its own, instead of going.
board-why-turn-over = Choose a lit region first.
board-why-markers = Choose at least one marker first.
board-why-owed = { $count ->
    [one] Choose exactly one marker.
   *[other] Choose exactly { $count } markers.
}
board-why-count = Choose a number first.
board-why-loot = Choose a stake first.
board-why-undo = Nothing to undo: what was drawn or seen stays.

board-alarms = Alarms taken: { $count } of { $of }
board-bonus-next = next
board-bonus-later = after that
board-bonus-last = ends the game
board-who-has = Who has what
board-counts = For those who count
board-still-hidden = Stakes that lie hidden
board-bag = Markers in the bag
board-woken = Kasimir wakes up!
board-tired = Kasimir sleeps on.

rules-idea = Kasimir the giant is asleep. The little people want to tie him down, and collect the stakes that lie all over him. Whoever has the most points when he wakes up wins.
rules-start-title = Before the first turn
rules-start = On each of the 38 regions lies a stake, face down. Who starts is drawn, or the host says; turns go clockwise. In turn everybody puts a figure on a region without another figure; the stake there stays. Then everybody draws five markers, which lie open.
rules-turn-title = Your turn
rules-turn = You do one of three things: you go, you take a stake from somebody, or you exchange markers.
rules-way-title = Going
rules-way-step = For each step to a neighbouring region you pay a marker of its colour. Go as many steps as you like and can pay, but at least one. A sock has two colours: pay either.
rules-way-shut = No step leads onto a region with another figure, across a brace, or across the band of the hat.
rules-way-take = Where you stop you must take the stake, if there is one, and show it. It stays in front of you, unless it is an alarm. Stakes that you pass on the way stay where they are.
rules-way-turn = Then you must turn over a stake on another region of the same colour, if there is one: a hidden one up, an open one down. A sock counts for both its colours. If you stopped on one, choose either, or the only one that has a stake left.
rules-way-draw = For every marker you paid you draw one from the bag. Only then do those you paid go back into it.
rules-way-picture = From the shirt to the trousers for a blue, and on to the blanket for a red. The 2 there is taken. Then a stake on another red region is turned over.
rules-stakes-title = The stakes
rules-stakes-plain = Count what they show: 1, 2, 3, 4 or 5 points.
rules-stakes-minus = Costs you three points, and must be taken all the same.
rules-stakes-zero = Counts nothing. In a later turn you may spend it: take any stake of an opponent, but no bonus, instead of moving. The 0 then leaves the game.
rules-stakes-alarm = Goes aside and brings the smallest bonus that is left: first 1 point, then 2, then 3. The third alarm that is taken wakes Kasimir.
rules-stakes-hidden = Lies face down: nobody knows what it is, or everybody has to remember. Table option, the memory aid: what has been seen stays shown.
rules-swap-title = Exchanging markers
rules-swap = Lay aside as many markers as you like, at least one, draw as many from the bag, then put the old ones back. Table option: first say how many you draw, at most as many as you have, draw them, then put as many back, whichever you like.
rules-end-title = The end
rules-end = Whoever takes the third alarm still gets its bonus, and the game ends at once. An alarm that is only turned up wakes nobody. Stakes and bonuses are added up; the most points win, and equals share the win. If nobody takes a stake from the board for eight turns each, the game ends too, and after 10,000 moves at the latest.
rules-colours-title = Colours and patterns

# The guide of the first game
coach-goal = Have the most points when Kasimir wakes up.
coach-start = Hush, Kasimir is asleep. The little people want to tie him down: each region hides a stake, worth { $lowest } to { $highest } points.
coach-place = Put your figure on a free region. The stake stays there; then you draw { $hand ->
    [5] five
   *[other] { $hand }
} coloured markers.
coach-way = Each step to a neighbouring region costs a marker of its colour; you draw as many again. Take the stake where you stop.
coach-stuck = No way leads on? Exchange markers, as many as you like: that is your turn.
coach-look = { $memory_aid ->
    [1] Turn over a stake on another region of this colour.
   *[other] Turn over a stake on another region of this colour. Remember it well: it may be hidden again.
}
coach-zero = A 0 is worth nothing. But on a later turn, instead of moving, you may spend it to take any stake of an opponent.
coach-end = An alarm brings a bonus. The third one taken wakes Kasimir: the game ends at once.

# What may be chosen at a table, and changed in the box
option-draw_first = Exchange: draw first, then put back
option-memory_aid = Memory aid: show again what has been seen
component-stakes = Stakes by kind
component-worth = What each kind of stake is worth
component-bonuses = What the alarms bring, one after the other
component-markers = Markers by colour
component-hand = Markers that each player has
component-patience = Turns a player without a stake taken, until the game ends
component-colours = Colours of the regions
component-exits = Neighbours of the regions
wrong-starter = A seat from 0 to { $last }, or -1 to be drawn.
wrong-stakes = { $needed } in all, one a region; now there are { $found }.
wrong-bonuses = They must rise.
wrong-markers = The hands take { $needed }, and there are { $found }.
wrong-exits = Region { $region } must name different others, then -1.

# How the scores came about, at the end
account-stake = Stake
account-bonus = Bonus of alarm { $number }
account-shared = As many points: the win is shared.
account-quiet = Nobody has taken a stake for { $turns ->
    [one] a turn
   *[other] { $turns } turns
} each: it ends there.
account-alarm = The third alarm brings { $is_you ->
    [true] you
   *[false] { $name }
} { $bonus } more, and that decides it.
account-woken = { $is_you ->
    [true] You have
   *[false] { $name } has
} taken the third alarm: Kasimir is awake.
ending-title = Stake by stake
ending-hidden = What stayed hidden
ending-hidden-note = { $count ->
    [one] One stake. Where it lay, nobody will ever know.
   *[other] { $count } stakes. Which lay where, nobody will ever know.
}
