title = Spirits of the Wild
tagline = Five animals, a bowl, a coyote.
fair-why = Why the draw is fair

stone-red = red stone
stone-yellow = yellow stone
stone-green = green stone
stone-blue = blue stone
stone-violet = violet stone
stone-white = white stone
stone-spirit = Spirit stone

animal-rabbit = Rabbit
animal-turtle = Turtle
animal-salmon = Salmon
animal-owl = Owl
animal-beaver = Beaver

the-rabbit = the rabbit
the-turtle = the turtle
the-salmon = the salmon
the-owl = the owl
the-beaver = the beaver

to-rabbit = to the rabbit
to-turtle = to the turtle
to-salmon = to the salmon
to-owl = to the owl
to-beaver = to the beaver

from-rabbit = from the rabbit
from-turtle = from the turtle
from-salmon = from the salmon
from-owl = from the owl
from-beaver = from the beaver

card-take-one = Take 1
card-take-two = Take 2
card-add-two = Add 2, take 1
card-add-three = Add 3, Coyote
card-power = Spirit power

power-bear = Bear
power-wolf = Wolf
power-ram = Ram
power-eagle = Eagle
power-stag = Stag
power-bison = Bison

the-bear = the Bear
the-wolf = the Wolf
the-ram = the Ram
the-eagle = the Eagle
the-stag = the Stag
the-bison = the Bison

ability-bear = The bowl goes back into the bag and is filled again with as many stones. Take one.
ability-wolf = Add four stones to the bowl. Take one.
ability-ram = Draw two stones from the bag and give them to your animals; one that none accepts goes into the bowl.
ability-eagle = Take one stone, then play another turn.
ability-stag = Put one stone of your board into the bowl. Take two.
ability-bison = Add three stones to the bowl. Take one, then put one back into the bag.

move-begin = Player { $number } starts
move-draw = Out of the bag: { $stone }
move-surface = On top of a pile: { $power }
move-play = Use { $card }
move-invoke = Call on { $the }
move-give = Give a { $stone } { $to }: { $before } → { $after } { $after ->
    [one] point
   *[other] points
}
move-put_back = Put a { $stone } into the bowl: no animal accepts it
move-send = Send Coyote to player { $number }, to { $the }
hint-move-send = Coyote to { $the }
move-leave = Leave Coyote where it is
move-give_back = Put a { $stone } { $from } into the bowl: { $before } → { $after } { $after ->
    [one] point
   *[other] points
}
move-return = Put a { $stone } of the bowl back into the bag
move-pass = Pass: no card can be used

# The log goes on after a name, or after "You".
log-begin = First player: { $name }
log-draw = a { $stone }
log-surface = { $power } lies on top
log-play = { $you ->
    [true] use
   *[other] uses
} “{ $card }”
log-invoke = { $you ->
    [true] call
   *[other] calls
} on { $the }
log-give = { $you ->
    [true] give
   *[other] gives
} a { $stone } { $to } ({ $before } → { $after })
log-put_back = { $you ->
    [true] have
   *[other] has
} no animal for a { $stone }
log-send = { $you ->
    [true] send
   *[other] sends
} Coyote to { $is_you ->
    [true] you
   *[other] { $name }
}, to { $the }
log-leave = { $you ->
    [true] leave
   *[other] leaves
} Coyote in peace
log-give_back = { $you ->
    [true] take
   *[other] takes
} a { $stone } { $from } ({ $before } → { $after })
log-return = { $you ->
    [true] put
   *[other] puts
} a { $stone } back into the bag
log-pass = { $you ->
    [true] pass
   *[other] passes
}

sketch-bowl = bowl
sketch-bag = bag
sketch-hand = in hand
sketch-out = Spirit stones out: { $out } of { $last_spirit }
sketch-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sketch-empty = empty

### Board

board-turn = Turn { $turn }
board-of = { $name }’s board
board-showing = { $name }’s animals
board-swap = Show { $name }’s board large
board-animal = { $animal }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $stones }{ $state ->
    [blocked] , blocked by Coyote
    [closed] , closed
   *[open] {""}
}
board-no-stones = no stones
board-would = It would take the stone: { $gain }
board-blocked = blocked
board-closed = closed
board-bowl = The bowl: { $stones }
board-bag = The bag: { $count ->
    [one] 1 stone
   *[other] { $count } stones
}. What is in it?
board-drawn = Drawn from the bag, to be given
board-in-bag = Still in the bag
board-eggs = Spirit stones out of the bag: { $out } of { $of }
board-spirits = Spirit stones out
board-out = { $out } of { $of }
board-out-note = With number { $of } the game ends when the turn does.
board-powers = Powers on top
board-below = Below: { $powers }
board-unknown = unknown
board-unseen = A power that nobody has seen yet
board-stones = The animal’s stones
board-cards = Your cards
board-cards-up = Cards face up: { $cards }
board-card = { $card }. { $text }
board-card-used = { $card }, in use. { $text }
board-card-down = { $card }, face down
board-card-take-one = Take 1
board-card-take-two = Take 2
board-card-add-two = +2, take 1
board-card-add-three = +3, Coyote
board-card-power = Power
board-tie = { $you ->
    [true] Coyote is with you, on { $the }: a tie is yours.
   *[false] Coyote is on { $the }: a tie goes to { $name }.
}

board-colour-red = red
board-colour-yellow = yellow
board-colour-green = green
board-colour-blue = blue
board-colour-violet = violet
board-colour-white = white
board-colour-spirit = Spirit
board-stone-red = the red one
board-stone-yellow = the yellow one
board-stone-green = the green one
board-stone-blue = the blue one
board-stone-violet = the violet one
board-stone-white = the white one
board-stone-spirit = the Spirit stone

board-step-renew = The bowl goes back into the bag, and as many come out.
board-step-give-back = Put { $count ->
    [one] a stone of your animals
   *[other] { $count } stones of your animals
} into the bowl.
board-step-add = Add { $count ->
    [one] a stone
   *[other] { $count } stones
} to the bowl.
board-step-draw = Draw { $count ->
    [one] a stone from the bag and give it to an animal.
   *[other] { $count } stones from the bag and give them to your animals.
}
board-step-take = Take { $count ->
    [one] a stone.
   *[other] { $count } stones.
}
board-step-coyote = You may send Coyote.
board-step-return = Put { $count ->
    [one] a stone
   *[other] { $count } stones
} back into the bag.
board-step-again = Then play another turn.
board-step-power = All your cards turn face up, then you use one of the two powers. Needs at least { $count } cards face down.
board-text = { $text }

board-ask-choose = Which card do you use?
board-note-choose = It then lies face down until you use a power.
board-play-none = Use a card
board-ask-card = { $card }?
board-note-final = What comes out cannot be taken back.
board-play = Use “{ $card }”
board-ask-pass = You cannot use any card.
board-note-pass = Your turn goes by.
board-pass = Pass
board-ask-invoke = Which power do you call on?
board-note-invoke = All your cards lie face up again.
board-more-invoke = The power used goes under its pile.
board-invoke-none = Call on a power
board-ask-power = Call on { $the }?
board-invoke = Call on { $the }
board-ask-bowl = { $count ->
    [one] Which stone do you take?
   *[other] Which stone first? You take { $count }.
}
board-note-bowl = Choose one in the bowl.
board-more-lit = The animals that take it light up.
board-ask-hand = { $count ->
    [one] Who gets the stone you drew?
   *[other] Which stone do you give first?
}
board-note-hand = A stone that an animal takes must be given.
board-ask-who = Who gets { $stone }?
board-note-who = The animals that take it are lit.
board-give-none = Give a stone
board-ask-give = { $stone } { $to }?
board-give = Give { $to }: +{ $gain }
board-note-gain = { $the } goes from { $before } to { $after ->
    [one] 1 point
   *[other] { $after } points
}.
board-note-same = { $the } stays at { $after ->
    [one] 1 point
   *[other] { $after } points
}.
board-note-double = { $the } counts twice, from { $before } to { $after ->
    [one] 1 point
   *[other] { $after } points
}, and is closed.
board-more-take = { $count ->
    [one] Then you take another.
   *[other] Then you take { $count } more.
}
board-more-hand = { $count ->
    [one] Then comes the other one.
   *[other] Then come the other { $count }.
}
board-more-coyote = Then you may send Coyote.
board-more-return = Then a stone of the bowl goes back into the bag.
board-more-again = Then you play another turn.
board-ask-nobody = Nobody takes { $stone }.
board-note-nobody = You may take it all the same: it goes back into the bowl.
board-put-back = Take it in vain
board-note-drawn = So it goes into the bowl.
board-put-in-bowl = Put it into the bowl
board-ask-back = Which animal gives a stone back?
board-ask-which-back = Which stone does { $the } give back?
board-note-back = It goes into the bowl.
board-more-back = Then you take stones from the bowl.
board-back-none = Give a stone back
board-ask-give-back = { $stone } { $from }?
board-give-back = { $loss ->
    [0] Back into the bowl: 0
   *[other] Back into the bowl: −{ $loss }
}
board-note-loss = { $the } goes from { $before } to { $after ->
    [one] 1 point
   *[other] { $after } points
}.
board-ask-send = Where do you send Coyote?
board-note-send = It blocks one of your opponent’s animals until it leaves.
board-coyote-own = Now it sits on { $the } of yours.
board-coyote-other = Now it sits on { $the }.
board-send-none = Send Coyote
board-ask-send-to = Coyote { $to }?
board-note-send-to = No stone may be given to { $the } then. A tie would be your opponent’s.
board-send = Send it { $to }
board-leave = Leave it
board-ask-return = Which stone goes back into the bag?
board-more-spirit = A Spirit stone in the bag is no longer out.
board-return-none = Into the bag
board-ask-return-this = { $stone } into the bag?
board-return = Put it into the bag
board-undo = Undo
board-wait = { $names } is playing
board-wait-nobody = One moment
board-wait-button = Wait

board-why-turn = It is not your turn.
board-why-now = Not now.
board-why-card = First choose one of your cards.
board-why-down = This card lies face down. A power turns all your cards up again.
board-why-power = A power needs at least { $count } of your cards face down.
board-why-few = There are not enough stones in the bowl.
board-why-empty = There is no stone in the bowl.
board-why-pile = First choose one of the two powers.
board-why-stone = First choose a stone.
board-why-animal = Choose an animal that is lit.
board-why-refuses = This stone does not suit { $the }.
board-why-blocked = Coyote blocks { $the }.
board-why-closed = A Spirit stone has closed { $the }.
board-why-back = First choose a stone of one of your animals.
board-why-send = Choose an animal of your opponent’s.
board-why-there = Coyote is there already.
board-why-theirs = Coyote only goes to your opponent’s animals.
board-why-yours = Stones go to your own animals.
board-why-return = First choose a stone in the bowl.
board-why-undo = Nothing to undo: what came out of the bag stays out.

board-won = { $you ->
    [true] You win,
   *[false] { $name } wins,
} { $points } to { $other }
board-won-coyote = { $points } each: Coyote is with { $you ->
    [true] you, and you win
   *[false] { $name }, who wins
}
board-won-both = { $points } each: a shared win

rules-idea = Five animals want stones, and each is fussy in its own way. Take stones from the bowl and give them to your animals. The most points win. Beware of Coyote, who keeps others away from an animal.
rules-setup-title = Before you start
rules-setup = There are eight stones of each of six colours and eight clear Spirit stones, all in the bag. Four coloured stones come into the bowl. Both players have a board with five animals and six cards, face up. The six powers make two piles of three; only the top of each is seen. Coyote sits beside the boards.
rules-starter = Who starts is drawn, or the host says. The starter turns “Take 2” face down to begin with.
rules-turn-title = Your turn
rules-turn = Use one of your cards that lie face up and do what it says. Then it lies face down.
rules-card-take-one = Take a stone from the bowl. You have this card twice.
rules-card-take-two = Take two stones, one after the other.
rules-card-add-two = Two stones come out of the bag into the bowl. Then take one from the bowl.
rules-card-add-three = Three stones come out of the bag into the bowl. Then you may send Coyote.
rules-card-power = Only with at least three others face down: all your cards turn face up, this one stays so, and you use a power.
rules-whole = A card that takes stones needs that many in the bowl, those it adds included. If the bag runs short, what is there comes out, and the rest of the card still holds.
rules-pass = Whoever cannot use any card passes, and only then.
rules-place-title = Giving stones
rules-place = A stone you take goes to one of your animals at once, and it must if any takes it. If none does, it stays in the bowl: then it was taken in vain.
rules-rabbit = Three stones of different colours. Complete, it is worth 6; before that nothing.
rules-turtle = Up to five stones of one colour, for 1, 3, 6, 9, 14 points.
rules-salmon = Up to six stones of different colours, for 1, 2, 4, 6, 9, 13 points.
rules-owl = Three pairs, 4 points for each that is complete. A stone first completes an open pair of its colour. Several pairs may be open at once, and pairs may share a colour.
rules-beaver = Three of a colour for 5 and two of a colour for 2; for both 7 more. It may be the same colour twice. The stones lie where they score best.
rules-spirit-title = Spirit stones
rules-spirit = A Spirit stone goes into the bonus slot of an animal. It doubles the animal’s points and closes it: no stone is added any more, even if the animal is still empty.
rules-spirit-picture = This rabbit is complete and counts twice: 12 points.
rules-coyote-title = Coyote
rules-coyote = Where Coyote sits, no stone may be given, not even a Spirit stone, until it leaves. It is only ever sent to the opponent’s animals.
rules-coyote-moves = You may send it with “Add 3, Coyote”, and whenever your second “Take 1” turns face down: the backs of the two cards together show Coyote.
rules-powers-title = Powers
rules-powers = Choose the top of one of the two piles and do what it says in its order, as far as it can be done. Then the power goes under its pile, and the next one is seen. Once a power has been seen, everybody may know where it is.
rules-power-bear = All stones of the bowl go back into the bag, and as many come out. Take one.
rules-power-wolf = Four stones come into the bowl. Take one.
rules-power-ram = Draw two stones from the bag and give them in the order you like. One that no animal takes goes into the bowl.
rules-power-eagle = Take a stone. Then play another whole turn.
rules-power-stag = Put any stone of your board into the bowl, one under Coyote too, or a Spirit stone, which opens its animal again. Then take two.
rules-power-bison = Three stones come into the bowl. Take one, then put one of the bowl back into the bag.
rules-end-title = The end
rules-end = When five Spirit stones or more are out of the bag at the end of a turn, in the bowl or on the boards, the game is over. The Eagle’s extra turn is a turn of its own. A Spirit stone that the Bear or the Bison puts back before then no longer counts.
rules-win = The most points win. A tie goes to the player on whose board Coyote sits; if it sits on neither, the win is shared. A game that will not end is over after 10,000 moves.

# The guide of the first game
coach-goal = Give stones to your five animals and score the most points.
coach-start = Five animals are waiting for your stones. The bowl is for both of you; this board is yours.
coach-take = Use “Take 1” and choose a stone from the bowl. The card then lies face down.
coach-taste = Each animal has its own taste. The turtle wants one colour only: five stones alike are worth { $points } points.
coach-power = { $needs_down ->
    [1] One card face down
    [2] Two cards face down
    [3] Three cards face down
   *[other] { $needs_down } cards face down
}: “Power” may be used. All turn face up again, and you use one of the two powers.
coach-coyote = Where Coyote sits, no stone may be given. “+3, Coyote” or your second “Take 1” can send it across.
coach-end = A Spirit stone doubles an animal’s points and closes it. With { $last_spirit ->
    [5] five
   *[other] { $last_spirit }
} out of the bag, the game ends when the turn does.

# What may be chosen at a table, and changed in the box
component-stones = Stones by colour
component-filling = Stones in the bowl at the start
component-cards = Each player’s cards, by kind
component-card_steps = What each card does, step by step
component-power_steps = What each power does, step by step
component-needs_down = Cards that must lie face down for the power card
component-last_spirit = Spirit stones out of the bag that end the game
component-rabbit = Points of the Rabbit
component-turtle = Points of the Turtle, by stones
component-salmon = Points of the Salmon, by stones
component-owl = Points of the Owl for each pair
component-beaver_triple = Points of the Beaver for a triple
component-beaver_pair = Points of the Beaver for a pair
component-beaver_bonus = Points of the Beaver for both, more
wrong-stones = The bowl needs { $needed } stones of the six colours.
wrong-stones-spirit = There must be { $needed } Spirit stones, or the game never ends.
wrong-cards = There must be a power card: it alone turns the others up again.
wrong-needs_down = At most { $most }: so many cards there are beside the power card.
wrong-card_steps-power = The power card’s row must be all 0: what it does is the power’s.
wrong-card_steps = Column { $column } takes 0 or 1.
wrong-power_steps = Column { $column } takes 0 or 1.

# How the scores came about, at the end
account-animal = { $number ->
    [0] Rabbit
    [1] Turtle
    [2] Salmon
    [3] Owl
   *[4] Beaver
}
account-spirit = { account-animal }, doubled by a Spirit stone
account-shared = As many points, and Coyote sits beside the boards: the win is shared.
account-coyote = As many points, so Coyote decides: { $is_you ->
    [true] it sits on your { $animal }, and you win.
   *[false] it sits on the { $animal } of { $name }, who wins.
}
account-spirits = { $is_you ->
    [true] Your Spirit stones
   *[false] The Spirit stones of { $name }
} made the difference.
ending-title = Animal by animal
ending-points = { $name }: { $points }
ending-doubled = { $name }: { $points }, doubled by a Spirit stone
ending-coyote = Coyote, at { $name }’s
ending-key-points = the animal’s points
ending-key-doubled = doubled by a Spirit stone
