title = Rök
tagline = A sharp eye, a quick hand.
fair-why = Why the draw is fair

colour-basalt = basalt
colour-amber = amber
colour-bone = bone

sign-fork = fork
sign-bolt = bolt
sign-hourglass = hourglass
sign-fir = fir
sign-eye = eye
sign-moon = moon
sign-ladder = ladder
sign-maze = maze

rune-basalt-fork = basalt fork
rune-basalt-bolt = basalt bolt
rune-basalt-hourglass = basalt hourglass
rune-basalt-fir = basalt fir
rune-basalt-eye = basalt eye
rune-basalt-moon = basalt moon
rune-basalt-ladder = basalt ladder
rune-basalt-maze = basalt maze
rune-amber-fork = amber fork
rune-amber-bolt = amber bolt
rune-amber-hourglass = amber hourglass
rune-amber-fir = amber fir
rune-amber-eye = amber eye
rune-amber-moon = amber moon
rune-amber-ladder = amber ladder
rune-amber-maze = amber maze
rune-bone-fork = bone fork
rune-bone-bolt = bone bolt
rune-bone-hourglass = bone hourglass
rune-bone-fir = bone fir
rune-bone-eye = bone eye
rune-bone-moon = bone moon
rune-bone-ladder = bone ladder
rune-bone-maze = bone maze

move-begin = Player { $number } leads the first throw
move-draw = { $again ->
    [true] Player { $number } draws { $rune }, as another has: both draw again
   *[false] Player { $number } draws { $rune } as Equilibrium rune
}
move-fall = { $up ->
    [true] A rune falls face up
   *[false] A rune falls face down
}
move-land = It comes to lie at place { $place }
move-show = { $rune } lies face up
move-award = { $pair ->
    [true] Player { $number } gets the pair of { $rune }
   *[false] Player { $number } gets { $rune }
}
move-check = { $count ->
    [one] An odd rune goes back to the bag
   *[other] { $count } odd runes go back to the bag
}
move-part = { $count ->
    [one] A split pair goes back to the bag
   *[other] { $count } split pairs go back to the bag
}
move-rob = Player { $thief_number } steals { $rune } from player { $number }{ $count ->
    [0] {""}
    [one] , and a rune of loot of that colour
   *[other] , and { $count } runes of loot of that colour
}
move-replace = Player { $number } takes { $rune } as new Equilibrium rune
move-clear = { $count ->
    [one] The hidden rune goes back to the bag
   *[other] { $count } hidden runes go back to the bag
}
move-hand_on = The bag goes to player { $number }
move-drift = { $missed ->
    [true] The rune of player { $number } touches Destiny
   *[false] The rune of player { $number } comes to rest { $gap } from Destiny
}
move-grab = Take { $rune } at place { $place }
move-mark = { $marked ->
    [true] Take the mark off { $rune } at place { $place }
   *[false] Mark { $rune } at place { $place }
}
move-done = { $marking ->
    [true] Done marking
   *[false] Done
}
move-pay = Pay the pair of { $rune }
move-steal = Next: player { $thief_number } steals { $rune } from player { $number }{ $count ->
    [0] {""}
    [one] , and a rune of loot
   *[other] , and { $count } runes of loot
}
hint-move-steal = Next: { $thief_is_you ->
    [true] you steal
   *[false] { $thief_name } steals
} { $rune }
move-aim = { $side ->
    [left] Aim { $turned }° to the left
    [right] Aim { $turned }° to the right
   *[straight] Aim straight at Destiny
}
move-push = Flick with force { $force }

veiled-mark = A mark is changed in secret

sketch-throw = Throw { $number }
sketch-bag = { $count ->
    [one] 1 rune in the bag
   *[other] { $count } runes in the bag
}
sketch-loot = { $count ->
    [one] 1 rune
   *[other] { $count } runes
}
sketch-hand = in hand: { $runes }
sketch-open = face up
sketch-hidden = face down
sketch-marked = marked
sketch-flick = from Destiny
sketch-touched = touched

# The log goes on after a name, or after "You".
log-begin = First player: { $name }
log-draw = { $is_you ->
    [true] You draw
   *[other] { $name } draws
} { $rune }{ $again ->
    [true] , as another has: both draw again
   *[other] {""}
}
log-fall = { "" }
log-land = { "" }
log-show = { "" }
log-award = { $is_you ->
    [true] You get
   *[other] { $name } gets
} { $pair ->
    [true] the pair of { $rune }
   *[other] { $rune }
}
log-check = { $count ->
    [one] An odd rune goes back to the bag
   *[other] { $count } odd runes go back to the bag
}
log-part = { $count ->
    [one] A split pair goes back to the bag
   *[other] { $count } split pairs go back to the bag
}
log-rob = { $thief_is_you ->
    [true] You take
   *[other] { $thief_name } takes
} { $rune }{ $count ->
    [0] {""}
    [one] {" "}and a rune of loot
   *[other] {" "}and { $count } runes of loot
} from { $is_you ->
    [true] you
   *[other] { $name }
}
log-replace = { $is_you ->
    [true] You take
   *[other] { $name } takes
} { $rune } as new Equilibrium rune
log-clear = { "" }
log-hand_on = { $last ->
    [true] That was the last throw
   *[other] { $is_you ->
        [true] You lead
       *[other] { $name } leads
    } the next throw
}
log-drift = { $missed ->
    [true] the rune touches Destiny
   *[other] the rune comes to rest { $gap } from Destiny
}
log-grab = { $you ->
    [true] take
   *[other] takes
} { $rune }{ $twin ->
    [true] { $is_you ->
        [true] , the twin of your Equilibrium rune
       *[other] , the twin of an Equilibrium rune ({ $name })
    }
   *[other] {""}
}
log-mark = { $you ->
    [true] change
   *[other] changes
} the mark on { $rune }
log-veiled-mark = { $you ->
    [true] change a mark
   *[other] changes a mark
}
log-done = { $you ->
    [true] are done
   *[other] is done
}
log-pay = { $you ->
    [true] pay
   *[other] pays
} the pair of { $rune }
log-steal = { $you ->
    [true] decide
   *[other] decides
}: first, { $thief_is_you ->
    [true] you take
   *[other] { $thief_name } takes
} { $rune }{ $count ->
    [0] {""}
    [one] {" "}and a rune of loot
   *[other] {" "}and { $count } runes of loot
} from { $is_you ->
    [true] you
   *[other] { $name }
}
log-aim = { "" }
log-push = { $you ->
    [true] flick
   *[other] flicks
} with force { $force }

### Board
board-throw = Throw { $throws }
board-table = The table: { $count ->
    [0] no runes
    [one] one rune
   *[other] { $count } runes
}, { $visible } face up
board-bag = { $count ->
    [0] The bag is empty
    [one] One rune in the bag
   *[other] { $count } runes in the bag
}
board-plinth = { $you ->
    [true] Your Equilibrium rune
   *[other] Equilibrium rune of { $name }
}: { $rune }. Loot: { $loot }
board-plinth-bare = { $you ->
    [true] You have no Equilibrium rune
   *[other] { $name } has no Equilibrium rune
}. Loot: { $loot }
board-legend = A pair: same colour, same sign
board-letters = Letters on the runes
board-clock = The clock is running
board-undo = Undo

board-hand = In hand
board-loot = Your loot
board-loot-none = no loot yet
board-loot-of = { $count } of { $colour }
board-held-none = Nothing grabbed in this throw.
board-held-single = { $rune }: its twin is missing.
board-held-pair = { $rune }: a pair.
board-held-theft = { $rune }: the twin of { $name }’s Equilibrium rune, a theft.
board-held-split = { $rune }: { $name } has the other half.
board-is-done = is done
board-has-grabbed = { $count ->
    [one] grabbed 1
   *[other] grabbed { $count }
}

board-wait-setting = Getting ready
board-note-setting = Everybody draws an Equilibrium rune.
board-wait-throw = The runes fly…
board-note-throw = All faces are shown at the same moment.
board-ask-grab = Grab the pairs!
board-note-grab = Touch a rune, then its twin.
board-done = I’m done
board-wait-grab = You are done
board-note-done = The others are still grabbing.
board-why-done = You have already said you are done.
board-watch-grab = The race is on
board-note-watch = You are watching.
board-ask-mark = Which runes do you want?
board-note-mark = { $marked } of { $most } marked. Nobody else sees it yet.
board-wait-mark = You are done
board-watch-mark = Everybody marks in secret
board-note-marking = Still marking: { $names }.
board-why-marks = You have no mark left. Touch a marked rune to take its mark off.

board-wait-settling = Settling up
board-why-wait = Not now.
board-step-awarding = Who gets what?
board-step-checking = Looking at the pairs.
board-step-parting = Split pairs go back.
board-step-robbing = Now for the thefts.
board-step-drifting = The rune slides…
board-step-replacing = New Equilibrium runes are taken.
board-step-clearing = Hidden runes go back to the bag.
board-step-handing-on = The bag goes on.
board-step-over = The game is over.
board-told-check = { $count ->
    [0] Odd runes go back to the bag.
    [one] An odd rune goes back to the bag.
   *[other] { $count } odd runes go back to the bag.
}
board-told-part = { $count ->
    [0] Split pairs go back to the bag.
   *[other] { $count } halves go back to the bag.
}
board-told-pay = { $you ->
    [true] You pay
   *[other] { $name } pays
} the pair of { $rune }.
board-told-rob = { $you_thief ->
    [true] You take
   *[other] { $thief } takes
} { $count ->
    [0] some runes
    [one] a rune
   *[other] { $count } runes
} from { $you_victim ->
    [true] you
   *[other] { $victim }
}.
board-told-replace = { $you ->
    [true] Your new Equilibrium rune
   *[other] New Equilibrium rune for { $name }
}: { $rune }.
board-told-award = { $you ->
    [true] Chance decides for you.
   *[other] Chance decides for { $name }.
}
board-told-clear = { $count ->
    [0] Hidden runes go back to the bag.
    [one] The hidden rune goes back to the bag.
   *[other] { $count } hidden runes go back to the bag.
}

board-ask-pay = Which pair do you pay?
board-note-pay = { $owed ->
    [one] One false pair, one pair of the loot.
   *[other] { $owed } pairs are owed for false ones.
}
board-wait-pay = { $name } is paying
board-pay = Pay { $rune }
board-pay-which = Choose a pair
board-why-pay = Choose a pair of your loot.
board-pairs = Pairs of your loot

board-ask-order = Which theft first?
board-note-order = The thefts of { $colour } cross: the order matters.
board-wait-order = { $name } puts the thefts in order
board-steal = { $you ->
    [true] First from you
   *[other] First from { $name }
}
board-steal-which = Choose a theft
board-why-order = Choose which theft comes first.
board-thefts = Thefts
board-theft = { $mine ->
    [true] You rob
   *[other] { $thief } robs
} { $you ->
    [true] you
   *[other] { $victim }
}: { $rune }{ $count ->
    [one] {""}
   *[other] , { $count } runes in all
}

board-ask-flick = Your flick
board-note-flick-order = { $again ->
    [true] Once more.
   *[other] Nearest to Destiny puts the thefts of { $colour } in order.
} Pull back on the table and let go; do not touch Destiny.
board-note-flick-win = { $again ->
    [true] Once more.
   *[other] Nearest to Destiny wins the game.
} Pull back on the table and let go; do not touch Destiny.
board-wait-flick = { $name } flicks
board-flick = Flick
board-direction = Direction
board-degrees = { $side ->
    [left] { $turned }° left
    [right] { $turned }° right
   *[other] straight
}
board-force = Force
board-more-left = More to the left
board-more-right = More to the right
board-weaker = Weaker
board-stronger = Stronger

rules-idea = All throw their runes onto the table at once. Whoever sees two alike first grabs them. The richest loot wins.
rules-runes-title = The runes
rules-runes = There are 48 runes: three colours, eight signs, and two of each. A pair is the same colour and the same sign; how it lies does not matter.
rules-pair-pair = A pair.
rules-pair-colour = No pair: the same sign in another colour.
rules-pair-sign = No pair: another sign.
rules-equilibrium-title = Equilibrium
rules-equilibrium = Everybody has an Equilibrium rune on a plinth, all of them different. Nobody may grab it, but its twin is worth a lot.
rules-throw-title = A throw
rules-throw = With 2 players everybody throws 5 runes, with 3 players 4, with 4 players 3, with 5 players 2; if the bag runs short, you throw what there is. Those that fall face down stay hidden: nobody knows them, and nobody turns them over. Visible runes left from earlier throws stay, and they count.
rules-grab = All faces are shown at the same moment, and everybody grabs: one rune after the other, with one hand. Whoever has enough says so, and that is final. The race ends when all are done, or as soon as nothing is left to be found (never before 3 seconds), at the latest after 20 seconds. Your pairs then join your loot.
rules-twins = The twin of your own Equilibrium rune makes a pair with it, which joins your loot at once. The twin of somebody else’s announces a theft.
rules-settle-title = After the race
rules-settle-check = A rune that makes neither a pair, nor half of a split pair, nor a theft goes back to the bag. Two of them (or one left over) are a false pair, which costs a pair of your own loot, of your choice. Whoever has no pair pays nothing.
rules-settle-part = If two players hold one half of a pair each, both halves go back to the bag.
rules-settle-rob = Whoever holds the twin of another’s Equilibrium rune keeps it, and takes that Equilibrium rune and all runes of its colour from that player’s loot.
rules-settle-flick = If thefts of one colour cross, so that the order matters, the thieves flick: the nearest to Destiny says which goes first.
rules-settle-replace = Whoever has no Equilibrium rune takes the visible rune nearest to Destiny that nobody else has, in order of play. If none is left, you go without until after the next throw.
rules-settle-clear = Hidden runes go back to the bag; visible ones stay.
rules-settle-lead = The bag goes to the left.
rules-flick-title = The flick
rules-flick = The rune slides from the rim over an empty table and bounces off the far rim. The nearest to Destiny wins; touching it is a miss. There is a little chance in every flick. A tie, or a miss by all, is flicked once more; after that, order of play decides.
rules-end-title = The end
rules-end = The game ends if after a throw the bag holds no more runes than there are players, at the latest after 60 throws. Whoever has the most runes in their loot wins; Equilibrium runes do not count. A tie is broken by a flick.
rules-calm-title = Calm play
rules-calm = Instead of racing everybody marks up to 4 runes in secret, and may take marks off again until they are done: 16 changes a throw at most. Then all marks are shown at once. Whoever marked both runes of a pair comes first; where several want the same, chance decides.
rules-keys-title = By keyboard
rules-keys = Type the letter on a rune to grab it, or go from rune to rune with the arrow keys and press Enter. F says that you are done. A flick is aimed with two sliders.

# The guide of the first game: the three cards at the gate, the practice throw, then two steps between throws
coach-goal = Have the most runes in your loot when the bag is nearly empty.
coach-pair = A pair: same colour and same sign. One without the other is worth nothing.
coach-race = { $calm ->
    [1] All play at once: mark up to { $marks ->
        [4] four
       *[other] { $marks }
    } runes in secret. Whoever marks both of a pair comes first.
   *[other] The runes fall, and all play at once: touch one, then its twin, before the others do.
}
coach-theft = Theft: take the twin of the Equilibrium rune in front of an opponent, and all their loot of its colour is yours.
coach-practice = In hand: { $rune }. Its twin has the same colour and the same sign.
coach-mistake = A false pair or an odd rune goes back to the bag, with a pair of your loot if there is one. Look before you rush!
coach-end = When the bag holds one rune for each player, or fewer, the game ends. The richest loot wins.

# At the gate: the title of the second card, then for whoever does not like to race
gate-race = All at once
gate-calm-title = Too fast?
gate-calm-note = In calm, everybody marks their runes in secret, and nobody races.
gate-calm = Play in calm

# What may be chosen at a table, and changed in the box
option-calm = Calm: mark runes in secret instead of racing
option-fair = Fair lines: a slow connection costs no rune
component-signs = Signs of each colour
component-hand = Runes thrown by each, for 2 to 5 players
component-up = How often a rune lands face up
component-down = How often a rune lands face down
component-throws = Throws after which the game ends
component-marks = Calm: runes that may be marked
component-changes = Calm: changes of marks in a throw
component-flight = Flight of the runes (ms)
component-announced = Faces are sent so long before they are seen (ms)
component-cooldown = From one grab to the next (ms)
component-shortest = Shortest time that a throw stays open (ms)
component-longest = Longest time that a throw stays open (ms)
component-hold = How long a grab is held for slower lines (ms)
component-equal = Grabs within this are equal (ms)
component-swerves = Deviations of a flick in direction, by weight
component-surges = Deviations of a flick in force, by weight
wrong-starter = A seat from 0 to { $last }, or -1 to be drawn.
wrong-signs = That makes { $found } kinds of rune; there must be more than the { $seats } seats.
wrong-up = A rune lands on one of its sides: not both at 0.
wrong-changes = At least { $least }, so that all marks can be made.
wrong-shortest = At most { $most }, the longest throw.
wrong-swerves = One weight must be above 0.
wrong-surges = One weight must be above 0.

# How the scores came about, at the end
account-basalt = Basalt
account-amber = Amber
account-bone = Bone
account-shared = As many runes: the win is shared.
account-flick = As many runes, so a flick decides: { $is_you ->
    [true] yours
   *[false] that of { $name }
} stops nearest to Destiny.
account-flick-again = As many runes, and the first flick was a tie too. In the second, { $is_you ->
    [true] yours
   *[false] that of { $name }
} stops nearest to Destiny.
account-flick-order = As many runes, and two flicks were a tie: the first in order of play wins, { $is_you ->
    [true] you
   *[false] { $name }
}.
ending-title = Runes by colour
ending-flick = A tie: the flick
ending-flick-again = A tie: the second flick
ending-miss = missed
ending-throw = Throw { $number }
ending-thefts = { $all ->
    [one] A theft
   *[other] { $count ->
        [one] A theft
       *[other] { $count } thefts of { $all }
    }
}
ending-theft = { $thief } takes { $runes } from { $victim }
