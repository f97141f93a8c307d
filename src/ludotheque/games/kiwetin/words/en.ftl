title = Kiwetin
tagline = A race of spirits in the wind.

spirit-ki = Ki
spirit-we = We
spirit-tin = Tin

tile-breeze = Breeze
tile-gust = Gust
tile-zephyr = Zephyr
tile-squall = Squall
tile-web = Web
tile-bounce = Bounce
tile-sturdy = Sturdy branch
tile-rotten = Rotten branch
tile-rune = Rune
tile-whirlwind = Whirlwind

acts-breeze = { $breeze ->
    [one] One space on.
   *[other] { $breeze } spaces on.
}
acts-gust = { $gust ->
    [one] One space back.
   *[other] { $gust } spaces back.
}
acts-zephyr = { $zephyr ->
    [one] One space on.
   *[other] { $zephyr } spaces on.
}
acts-squall = { $squall ->
    [one] One space back.
   *[other] { $squall } spaces back.
}
acts-web = The spirit misses its next turn.
acts-bounce = Throw again at once, and move on.
acts-sturdy = No grip is needed here.
acts-rotten = Two grip throws must hold.
acts-rune = Draw a Rune.
acts-whirlwind = All take over the spirit of their neighbour on the right, and the turn ends.

rune-shatter = Shatter
rune-surge = Surge
rune-setback = Setback
rune-root = Root
rune-ice = Ice
rune-swap = Swap
rune-wake = Wake
rune-theft = Theft
rune-vine = Vine
rune-mirror = Mirror

effect-shatter = Take a tile off the board that no spirit stands on.
effect-surge = The move about to be made is one longer or one shorter.
effect-setback = The movement die is thrown again.
effect-root = The grip about to be made succeeds without dice.
effect-ice = The grip dice are thrown again.
effect-swap = Your spirit and another change places.
effect-wake = Your spirit joins one that is at most { $wake } spaces ahead.
effect-theft = Take a card from a player’s hand, unseen.
effect-vine = Put a web on a spirit, or take one off.
effect-mirror = Cancel the Rune just played.

moment-0 = before the movement throw
moment-1 = before the spirit moves
moment-2 = before the grip
moment-3 = before the grip takes effect
moment-4 = at the end of the turn

move-begin = Player { $number } starts
move-fall = { $laying ->
    [true] The movement die shows { $face }
   *[false] The movement die shows { $face }: the total is { $total }
}
move-lay = { $tile } on space { $space }
move-deal = Player { $number } draws { $rune }
move-catch = A grip die shows { $shown }
move-lose = Player { $number } loses { $rune }
move-choose = Play { $spirit }
move-throw = Throw the movement die
move-grip = Throw the grip dice
move-pass = Let it happen
move-shatter = Shatter: take the { $tile } off space { $space }
move-surge = { $longer ->
    [true] Surge: the move is one longer
   *[false] Surge: the move is one shorter
}
move-setback = Setback: the movement die is thrown again
move-root = Root: the grip succeeds
move-ice = Ice: the grip dice are thrown again
move-swap = Swap: change places with player { $number }, on space { $place }
move-wake = Wake: join player { $number } on space { $place }
move-theft = Theft: take a Rune from player { $number }
move-vine = { $web ->
    [true] Vine: take the web off the spirit of player { $number }
   *[false] Vine: put a web on the spirit of player { $number }
}
hint-move-swap = Swap with { $name }, on space { $place }
hint-move-wake = Wake: join { $name } on space { $place }
hint-move-theft = Theft: take a Rune from { $name }
hint-move-vine = Vine { $is_you ->
    [true] on yourself
   *[false] on { $name }
}
move-mirror = Mirror: cancel the Rune just played

veiled-deal = A Rune is drawn unseen
veiled-lose = A Rune changes hands unseen

sketch-turn = Turn { $turn }
sketch-way = way
sketch-flower = Flower
sketch-cards = { $count ->
    [one] 1 Rune
   *[other] { $count } Runes
}
sketch-web = web
sketch-hand = your Runes
sketch-total = number to reach
sketch-grip = grip dice
sketch-table = on the table
sketch-mirrors = { $count ->
    [one] under a Mirror
   *[other] under { $count } Mirrors
}
sketch-moment = moment

# The log goes on after a name, or after "You".
log-begin = First player: { $name }
log-fall = { $laying ->
    [true] { "" }
   *[other] a { $face }: the number to reach is { $total }
}
log-lay = { $tile } on { $space }
log-deal = { $is_you ->
    [true] You draw
   *[other] { $name } draws
} { $rune }
log-veiled-deal = a Rune is drawn unseen
log-catch = { $second ->
    [true] grip dice { $first } and { $shown }, to reach { $total }
   *[other] { "" }
}
log-lose = { $is_you ->
    [true] You lose
   *[other] { $name } loses
} { $rune }
log-veiled-lose = a Rune changes hands unseen
log-choose = { $you ->
    [true] play
   *[other] plays
} { $spirit }
log-throw = { $you ->
    [true] throw
   *[other] throws
} the movement die
log-grip = { $you ->
    [true] throw
   *[other] throws
} the grip dice
log-pass = { "" }
log-shatter = { $you ->
    [true] play
   *[other] plays
} Shatter on the { $tile } on space { $space }
log-surge = { $you ->
    [true] play
   *[other] plays
} Surge: { $longer ->
    [true] one longer
   *[other] one shorter
}
log-setback = { $you ->
    [true] play
   *[other] plays
} Setback
log-root = { $you ->
    [true] play
   *[other] plays
} Root
log-ice = { $you ->
    [true] play
   *[other] plays
} Ice
log-swap = { $you ->
    [true] play
   *[other] plays
} Swap with { $is_you ->
    [true] you
   *[other] { $name }
}
log-wake = { $you ->
    [true] play
   *[other] plays
} Wake, to join { $is_you ->
    [true] you
   *[other] { $name }
} on space { $place }
log-theft = { $you ->
    [true] play
   *[other] plays
} Theft on { $is_you ->
    [true] you
   *[other] { $name }
}
log-vine = { $you ->
    [true] play
   *[other] plays
} Vine: { $web ->
    [true] a web off
   *[other] a web on
} { $is_you ->
    [true] your
   *[other] { $name }’s
} spirit
log-mirror = { $you ->
    [true] play
   *[other] plays
} Mirror

### Board
board-turn = Turn { $turn }
board-setting = Before the start
board-track = The way of the wind
board-figures = The spirits
board-start = Start
board-start-space = The start
board-flower = The Sacred Flower
board-space = Space { $space }
board-space-tile = Space { $space }, { $tile }: { $acts }
board-figure = { $you ->
    [true] You play
   *[other] { $name } plays
} { $spirit }, base { $base }, on space { $space }{ $web ->
    [true] , in a web
   *[other] {""}
}
board-you = You
board-plays = { $spirit }, base { $base }
board-in-web = in a web
board-known = known: { $runes }
board-runes = { $count ->
    [0] No Runes
    [one] One Rune
   *[other] { $count } Runes
}
board-tiles = Tiles
board-acts-breeze = { $by } on
board-acts-gust = { $by } back
board-acts-zephyr = { $by } on
board-acts-squall = { $by } back
board-acts-sturdy = no dice
board-acts-rotten = two throws
board-acts-web = misses a turn
board-acts-bounce = throw again
board-acts-rune = draw a card
board-acts-whirlwind = spirits change
board-deck = Runes: { $deck } in the deck, { $gone } played
board-discards-none = None has been played since the deck was shuffled.

board-wait = One moment
board-wait-button = Wait
board-wait-choose = { $name } is choosing a spirit
board-wait-throw = { $name } throws
board-wait-grip = { $name } holds on
board-wait-moment = One moment
board-ask-spirit = Which spirit are you?
board-note-spirit = The faster one goes, the harder it is to hold on.
board-choose = Play { $spirit }
board-choose-one = Choose a spirit
board-base = base { $base }
board-character-ki = Solid as a rock. Slow, but holds on with ease.
board-character-we = A bit of both: quick enough, and a fair grip.
board-character-tin = Tiny and fast. The wind tears it off easily.
board-ask-throw = Your throw
board-ask-grip = Hold on!
board-ask-trial = Hold on, and you win!
board-throw = Throw
board-grip = Grip
board-trial = The trial of the Flower.
board-moment-before-throw = Before { $you ->
    [true] your
   *[other] { $name }’s
} throw.
board-moment-after-throw = Before { $you ->
    [true] you move.
   *[other] { $name } moves.
}
board-moment-before-grip = Before { $you ->
    [true] your
   *[other] { $name }’s
} grip.
board-moment-after-grip = After { $you ->
    [true] your
   *[other] { $name }’s
} grip.
board-moment-end-of-turn = { $you ->
    [true] Your
   *[other] { $name }’s
} turn ends.
board-stake-before-throw = The spirit { $spirit } moves by { $base } and the die.
board-stake-tile = The way leads to { $space }: { $tile }.
board-stake-space = The way leads to { $space }.
board-stake-flower = The way leads to the Flower.
board-stake-nowhere = The spirit stays where it is.
board-stake-root = Root holds without dice.
board-stake-grip = If the grip fails: back to { $back }.
board-stake-twice = The grip must hold twice. If it fails: back to { $back }.
board-stake-held = The grip holds.
board-stake-trade-wind = The same twice: one space on.
board-stake-blown = The grip fails: back to { $back }.
board-stake-headwind = Two ✗: back to { $back }.
board-stake-end = Next: { $name }.
board-queued-throw = You throw next
board-queued-grip = You grip next
board-note-queued = As soon as all let it happen.
board-unqueue = Not yet
board-pass = Let it happen
board-ask-rune = A Rune?
board-play = Play { $rune }
board-target-space = Choose a lit tile on the map.
board-target-seat = On whom?
board-target-surge = Longer or shorter?
board-longer = One longer
board-shorter = One shorter
board-would-shatter = The { $tile } on { $space } is taken off.
board-would-surge = The move is one { $longer ->
    [true] longer.
   *[other] shorter.
}
board-would-swap = You change places with { $name }, to { $place }.
board-would-wake = You join { $name } on { $place }.
board-would-theft = You take a card from { $name }, unseen.
board-would-vine = { $web ->
    [true] This spirit ({ $name }) loses its web.
   *[other] This spirit ({ $name }) misses its next turn.
}
board-ask-mirror = A Mirror?
board-ask-answer = An answer?
board-table-seat = { $you ->
    [true] You play
   *[other] { $name } plays
} { $rune } on { $self ->
    [true] { $you ->
        [true] your own spirit
       *[other] their own spirit
    }
   *[other] { $me ->
        [true] you
       *[other] { $target }
    }
}.
board-table-space = { $you ->
    [true] You play
   *[other] { $name } plays
} { $rune } on space { $space }.
board-table-surge = { $you ->
    [true] You play
   *[other] { $name } plays
} { $rune }: one { $longer ->
    [true] longer.
   *[other] shorter.
}
board-table-plain = { $you ->
    [true] You play
   *[other] { $name } plays
} { $rune }.
board-table-mirror = { $mirrors ->
    [one] A Mirror lies on { $rune }: it is cancelled.
   *[other] { $mirrors } Mirrors lie on { $rune }.
}
board-cancelled = cancelled
board-in-answer = in answer
board-any-time = at any moment
board-now = now
board-when-0 = before the throw
board-when-1 = before the move
board-when-2 = before the grip
board-when-3 = after the grip
board-when-4 = end of turn
board-card-shatter = Take a free tile off the board.
board-card-surge = The move to come: one more or one less.
board-card-setback = The movement die is thrown again.
board-card-root = The grip holds without dice.
board-card-ice = The grip dice are thrown again.
board-card-swap = Change places with another spirit.
board-card-wake = Join a spirit up to { $wake } ahead.
board-card-theft = Take a card from a player, unseen.
board-card-vine = Put a web on a spirit, or take it off.
board-card-mirror = Cancels the Rune just played.
board-copies = { $count } of them
board-hand = Your Runes
board-left = You are no longer asked for { $runes }. Touch the card to be asked again.
board-playable = { $count ->
    [0] none to play now
    [one] one to play now
   *[other] { $count } to play now
}
board-no-runes = none left
board-hold = Hold
board-hold-long = Keeps the moment open for a few seconds more
board-held-by = Held open by { $names }.
board-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
board-undo = Undo
board-passing = When am I asked?
board-passing-turn = Let everything happen until my turn
board-passing-concerned = When my spirit is concerned
board-until-turn = Until my turn
board-passing-ask = Whenever I can play a Rune

board-sum = Base { $base } and die { $die }: { $total }
board-sum-open = Base { $base } and the die
board-need = { $you ->
    [true] You need { $total } or more
   *[other] { $total } or more
}
board-need-open = The total is the number to reach
board-need-no-more = No further grip
board-need-none = No grip this turn
board-need-root = Root holds
board-chance = { $percent }% to hold
board-faces = Faces that hold: { $faces }
board-result-held = Held
board-result-trade-wind = Trade wind!
board-result-blown = Blown back
board-result-headwind = Headwind!
board-told-held = { $you ->
    [true] You hold
   *[other] { $name } holds
} on at { $space }
board-told-trade-wind = Trade wind: { $you ->
    [true] you are
   *[other] { $name } is
} on { $space }
board-told-blown = { $you ->
    [true] You are
   *[other] { $name } is
} blown back to { $space }
board-told-headwind = Headwind! { $you ->
    [true] You are
   *[other] { $name } is
} blown back to { $space }
board-told-won = { $you ->
    [true] You hold
   *[other] { $name } holds
} on to the Flower!
board-tray-choosing = Everybody chooses a spirit
board-tray-setting = The table is being set
board-won = { $count ->
    [one] { $flower ->
        [true] { $you ->
            [true] You hold on to the Sacred Flower
           *[other] { $names } holds on to the Sacred Flower
        }
       *[other] { $you ->
            [true] You came furthest
           *[other] { $names } came furthest
        }
    }
   *[other] { $names } came furthest
}

board-why-turn = It is not your turn.
board-why-watching = You are watching.
board-why-spirit = Choose one of the spirits first.
board-why-figures = Both figures of this spirit are taken.
board-why-passed = You let it happen. The others may still play a Rune.
board-why-no-card = You hold no Rune. The others may play one.
board-why-when = It is played { $when }.
board-why-nothing = It would change nothing now.
board-why-held = You hold the moment open already.
board-why-hold = There is no moment to hold open now.

rules-idea = You are a spirit of the forest, light enough to ride the wind. It carries you through the trees, space by space, but only if you hold on where you land. The first to reach the Sacred Flower and to hold on there wins.
rules-spirits-title = The spirits
rules-spirits = Everybody chooses one. There are two figures of each. The base movement is added to every throw, and the total is also what your grip has to reach. Table option, the balanced start: Ki begins 4 spaces ahead.
rules-turn-title = Your turn
rules-turn-throw = Throw the movement die: 1, 2 or 3. Base and die make your total.
rules-turn-move = Move that many spaces. Spirits may share a space. A move that would pass the Flower stops on it; a move back stops at the start.
rules-turn-tiles = A tile that you land on acts at once. If it takes you to another tile, that one acts too. Each tile acts once a turn.
rules-turn-grip = Then hold on: throw both grip dice, with the faces ✗, 2, 3, 4, 5 and 6. One of them must reach your total. Only a new movement throw changes it, not a tile or a Surge.
rules-turn-picture = We has base 2 and throws a 3: it moves 5 spaces, and then needs a 5 or a 6 to hold on.
rules-grip-held = One die reaches 5: you stay.
rules-grip-short = Neither reaches 5: you are blown back by your base movement.
rules-grip-cross = A ✗ always fails, whatever the other die shows: back by your base movement.
rules-grip-headwind = Headwind! Two ✗: back by your base movement and one more.
rules-grip-trade-wind = Trade wind! The same number twice, high enough: you go one space on.
rules-grip-once = You grip once a turn. If the wind takes you to another tile afterwards, it acts all the same (unless it has already), but you need not hold on again.
rules-flower-title = The Flower
rules-flower = Whoever reaches the Sacred Flower must hold on there against the last total, even after another grip. Held: you win. Failed: back as usual. Until this trial is over no Rune may be played and no tile acts.
rules-tiles-title = The tiles
rules-tiles = They lie face up from the start, wherever the die has put them.
rules-tiles-more = A Bounce starts a new movement; you grip after it, against its total, unless you have gripped already. On a Rotten branch a trade wind in the first throw spares you the second, and a Root covers both. A web stays with the figure: whoever plays it misses the turn. A Whirlwind leaves everybody their Runes, and does nothing to a spirit that began its turn on it.
rules-runes-title = Runes
rules-runes = Everybody begins with three Runes and plays them at any time, in other players’ turns too. A turn has up to five kinds of moments for it:
rules-runes-mirror = In each moment everybody who holds any card is asked, and plays one or passes. A card that was played opens the moment again. It ends when all have passed. A Mirror answers a Rune just played, or another Mirror.
rules-runes-more = A card that would change nothing may not be played. A spirit that a Rune moves sets off no tile. Played cards are discarded; when the deck is empty, they are shuffled. Which card was stolen only thief and victim see, and they have to remember it. Table option, the memory aid: it stays shown to them.
rules-clock-title = Time
rules-clock = Among people a moment closes by itself after some seconds: whoever says nothing lets it happen. Hold keeps it open a little longer. With bots only, it waits for you. If it is your turn, you may throw at once: you pass, and the dice roll as soon as the others have passed.

# The guide of the first game
coach-goal = Reach the Sacred Flower and hold on, before the others do.
coach-start = The wind carries the spirits to the Sacred Flower. Reaching it is not enough: you must hold on.
coach-spirits = Tin is fast but holds badly, Ki is slow but holds well.{ $we ->
    [taken] {""}
   *[other] {" "}We is in between, just right to begin with.
}
coach-wait = Your Runes can wait: throw, or let it happen.
coach-total = You move by this total, then the tile you land on acts, if there is one. Remember it: your grip must reach it too.
coach-grip = One of the two dice must reach that number, and neither may show ✗. If not, you go back by your base.
coach-runes = Runes may be played in others’ turns too; each card says when.{ $people ->
    [one] {" "}The moment waits for you.
   *[other] {""}
}
coach-end = On the Flower, no Runes and no tiles: one last grip that holds, and the game is won. If not, you go back.

# What may be chosen at a table, and changed in the box
option-balanced = Balanced start: heavier spirits begin ahead
option-memory_aid = Memory aid: show again what has been seen
option-moment = Time to play a Rune
option-moment-3000 = 3 s
option-moment-6000 = 6 s
option-moment-12000 = 12 s
component-flower = Space of the Sacred Flower
component-tiles = Tiles by kind
component-runes = Runes by kind
component-hand = Runes dealt to each player
component-bases = Base movement of Ki, We and Tin
component-figures = Figures of each spirit
component-movement = Faces of the movement die
component-grip = Faces of a grip die (0 is ✗)
component-breeze = Spaces that a Breeze blows on
component-gust = Spaces that a Gust blows back
component-zephyr = Spaces that a Zephyr blows on
component-squall = Spaces that a Squall blows back
component-wake = How far ahead a Wake reaches
component-leads = Where Ki, We and Tin begin in a balanced start
wrong-starter = A seat from 0 to { $last }, or -1 to be drawn.
wrong-figures = That makes { $found } figures for { $seats } seats.
wrong-leads = They start before the Flower on { $flower }.

# How the race went, at the end
account-lead = Head start
account-ride = Throws and tiles
account-grip = Grips
account-rune = Runes
account-whirlwind = Whirlwinds
account-flower = { $is_you ->
    [true] You hold
   *[false] { $name } holds
} the Sacred Flower.
account-cut = It has lasted long enough: the spirit furthest on wins.
account-cut-shared = It has lasted long enough: those furthest on share the win.
ending-title = The race, turn after turn
ending-graph = The space of every spirit after every turn
ending-behind = { $is_you ->
    [true] You were
   *[false] { $name } was
} { $spaces ->
    [one] a space
   *[other] { $spaces } spaces
} away.
