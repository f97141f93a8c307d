title = Karma Dice
tagline = Dare, then stop in time.

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-light-blue = light blue
colour-dark-blue = dark blue
colour-violet = violet
colour-white = Yogi

power-red = no power
power-orange = one more or one less
power-yellow = takes a die out of the throw
power-green = copies the face of another die
power-light-blue = may be thrown again
power-dark-blue = may count twice
power-violet = may count three times
power-white = shows 1 to 3 only

trait-stubborn = Stubborn
trait-visionary = Visionary
trait-careful = Careful
trait-generous = Generous
trait-patient = Patient
trait-restless = Restless
trait-envious = Envious
trait-mimic = Mimic
trait-detached = Detached
trait-minimalist = Minimalist
trait-negotiator = Negotiator
trait-thrifty = Thrifty

ability-stubborn = After a failed throw, throw all its dice again.
ability-visionary = After a throw, turn one of its dice to a face of your choice.
ability-careful = After a failed throw, do not fall back.
ability-generous = At the end of your turn, score { $generous } more.
ability-patient = Before a throw, the total to beat is { $patient } lower.
ability-restless = After a throw, throw any of its dice again.
ability-envious = One die of this throw also has the power of a colour that another player owns.
ability-mimic = One die of this throw takes the face and the power of another.
ability-detached = Take the dice of your lowest zone back into your pool.
ability-minimalist = For this throw an equal total counts as higher.
ability-negotiator = In a draft, choose first.
ability-thrifty = At the last zone unused dice bring { $thrifty } each.

move-begin = Player { $number } starts
move-deal = A trait card is dealt: { $trait }
move-roll = { $eye ->
    [true] The Evil Eye throws a { $face }
   *[false] The { $colour } die shows { $face }
}
move-keep = Keep { $trait }
move-pick = Take one { $colour } die
move-throw = Throw { $count ->
    [one] the die
   *[other] the { $count } dice
}
move-stop = Stop and score { $karma }
move-nudge = { $up ->
    [true] Turn the { $die-colour } { $die-face } up by one
   *[false] Turn the { $die-colour } { $die-face } down by one
}
move-remove = The { $die-colour } { $die-face } takes out the { $target-colour } { $target-face }
move-copy = The { $die-colour } { $die-face } copies the { $target-colour } { $target-face }
move-reroll = Throw the { $die-colour } { $die-face } again
move-double = The { $die-colour } { $die-face } counts twice
move-triple = The { $die-colour } { $die-face } counts three times
move-tally = Tot up: { $total } { $needed ->
    [none] (any total will do)
   *[other] (more than { $needed } is needed)
}
move-draft = Take one { $colour } die from the reserve
move-decline = Keep { $card } for later
move-stubborn = Stubborn: throw all dice again
move-visionary = Visionary: turn the { $die-colour } { $die-face } to { $face }
move-careful = Careful: do not fall back
move-generous = Generous: score { $generous } more
move-patient = Patient: the total to beat is { $patient } lower
move-restless = Restless: throw the { $die-colour } { $die-face } again
move-envious = Envious: the { $die-colour } { $die-face } also has the power of { $colour }
move-mimic = Mimic: the { $die-colour } { $die-face } becomes the { $target-colour } { $target-face }
move-detached = Detached: take the dice of the lowest zone back
move-minimalist = Minimalist: an equal total will do
move-negotiator = Negotiator: choose first
move-thrifty = Thrifty: unused dice bring { $thrifty } each

veiled-deal = A trait card is dealt face down
veiled-keep = A trait card is kept face down

sketch-round = Round { $round }
sketch-eye = Evil Eye
sketch-reserve = reserve
sketch-zones = zones
sketch-pool = pool
sketch-picked = in hand
sketch-throw = throw
sketch-any = any total will do
sketch-needed = more than { $needed } is needed
sketch-beat = to beat

board-round = Round { $round }
board-round-of = Round { $round } of { $of }
board-track = Karma track
board-zones = Zones
board-zone-held = Zone { $karma }, held with { $total }: { $dice }
board-zone-first = Zone { $karma } is next, any total will do
board-zone-next = Zone { $karma } is next, with more than { $needed }
board-zone-far = Zone { $karma }
board-total = total
board-exceed = more than
board-any = any total will do
board-beats = beats { $needed }
board-short = not more than { $needed }
board-karma = { $karma } Karma
board-die = { $colour } die, { $power }
board-die-lies = { $colour } die, shows { $face }, { $power }
board-die-times = { $colour } die, shows { $face }, counts { $worth }
board-die-gone = { $colour } die, shows { $face }, taken out
board-dice = Dice:
board-throw-group = The throw
board-pool = Your dice, { $count } not thrown yet
board-own = Dice: { $count }
board-none = No dice yet
board-thrown = { $count ->
    [one] One die thrown this turn
   *[other] { $count } dice thrown this turn
}
board-reds-with = The red dice are with { $name }
board-others = { $name } still has
board-spent = used
board-gone = taken out

board-power-red = no power
board-power-orange = ± 1
board-power-yellow = take out
board-power-green = copy
board-power-light-blue = again
board-power-dark-blue = double
board-power-violet = triple
board-power-white = 1 to 3
board-chip-down = −1 → { $total }
board-chip-up = +1 → { $total }
board-chip-yellow = take out…
board-chip-green = copy…
board-chip-light-blue = throw again
board-chip-dark-blue = double → { $total }
board-chip-violet = triple → { $total }
board-used-orange = turned: { $worth }
board-used-yellow = took one out
board-used-green = copied: { $worth }
board-used-light-blue = thrown again
board-used-dark-blue = doubled: { $worth }
board-used-violet = tripled: { $worth }
board-would-any = { $what }: total { $total }
board-would-beat = { $what }: total { $total }, beats { $needed }
board-would-fail = { $what }: total { $total }, not more than { $needed }

board-goal = Beat { $needed }
board-goal-other = { $name } has to beat { $needed }
board-goal-any = Any total will do
board-goal-any-other = It is { $name }’s throw
board-goal-how = Choose dice in your tray. One more click puts a die back.
board-turn-ends = The turn brings { $karma } Karma
board-fell = { $you ->
    [true] You fall back from { $from } to { $karma }
   *[false] { $name } falls back from { $from } to { $karma }
}
board-stopped = { $you ->
    [true] You score { $karma }
   *[false] { $name } scores { $karma }
}

board-ask-keep = Which card do you keep?
board-note-keep = It brings a die of its colour. The other card leaves the game.
board-keep = Keep { $trait }
board-keep-one = Keep a card
board-kept = You keep this card. The others are still choosing.
board-all-keep = All choose a trait card.
board-ask-first = Which dice do you throw?
board-note-first = The first throw is always valid. A low one is easier to beat.
board-ask-on = Throw again, or stop with { $karma }?
board-note-on = More than { $needed } climbs to { $next }. Otherwise you fall back to { $back }.
board-note-patient = Patient: more than { $needed } is enough this time and climbs to { $next }.
board-ask-empty = You have no die left.
board-note-detached = Detached can bring back the dice of your lowest zone.
board-throw = { $count ->
    [one] Throw one die
   *[other] Throw { $count } dice
}
board-throw-none = Throw
board-stop = Stop
board-stop-at = Stop: { $karma }
board-undo = Undo
board-ask-good = { $total } climbs to { $karma }.
board-note-powers = The throw may still be changed.
board-ask-short = { $total } does not beat { $needed }.
board-note-save = You are { $missing } short: something you have may still help.
board-note-lost = Nothing is left that could help.
board-validate = Take zone { $karma }
board-tally = Tot up
board-fall = { $karma ->
    [0] Fall back to nothing
   *[other] Fall back to { $karma }
}
board-ask-remove-target = Which die is taken out?
board-ask-copy-target = Which die is copied?
board-ask-mimic-die = Mimic: which die changes?
board-ask-mimic-target = Mimic: into which die?
board-ask-visionary-die = Visionary: which die is turned?
board-ask-visionary-target = Visionary: to which face?
board-ask-envious-die = Envious: which die gets a power?
board-ask-envious-target = Envious: the power of which colour?
board-ask-restless-die = Restless: which die is thrown again?
board-ask-rerolling = Which dice are thrown again?
board-note-rerolling = Choose as many as you like, then throw.
board-note-cancel = Choose a lit die. Escape or a second click cancels.
board-ask-draft = Which die do you take?
board-note-draft = It is yours for good.
board-draft = Take the { $colour } die
board-draft-one = Take a die
board-draft-you = Choose a die from the reserve
board-draft-other = { $name } is choosing a die
board-draft-then = Then { $names }
board-draft-die = { $colour } die, { $power }, { $count } left, you have { $mine }
board-left = { $count } left
board-ask-failed = The throw falls short. Use { $trait }?
board-ask-ending = Your turn ends. Use { $trait } now?
board-ask-negotiating = Use { $trait } and choose first?
board-note-once = A card is used once a game.
board-use = Use { $trait }
board-later = Keep it for later
board-wait = { $names } { $count ->
    [one] is playing
   *[other] are playing
}
board-wait-keep = { $names } { $count ->
    [one] is choosing a card
   *[other] are choosing a card
}
board-wait-nobody = One moment
board-wait-button = Wait

board-why-card = Choose a card first.
board-why-pick = Choose at least one die in your tray first.
board-why-stop-first = Throw once first: there is nothing to score yet.
board-why-stop-throw = Finish this throw first.
board-why-draft = Choose a die from the reserve first.
board-why-none-left = No die of this colour is left.
board-why-turn = It is not your turn.
board-why-target = That die cannot be chosen. Escape cancels.
board-why-spent = This card has been used; each is used once a game.
board-why-undo = Nothing to undo: dice that have rolled stay.

board-forecast = With these dice
board-forecast-later = And if you go on?
board-percent = { $percent }%
board-forecast-text = to beat { $needed } with { $count ->
    [one] one die
   *[other] { $count } dice
}
board-forecast-any = Any total will do.
board-sure = Karma, for sure
board-try = Try { $karma }
board-average = { NUMBER($karma, maximumFractionDigits: 1) }
board-on-average = on average

board-supply = Reserve
board-eye-behind = { $steps ->
    [0] It has caught up with you
    [one] One step behind you
   *[other] { $steps } steps behind you
}
board-eye-dice = Dice of the Evil Eye after each round
board-eye-round = Round { $round }: { $dice }
board-won = { $count ->
    [one] Winner: { $names }, with { $karma } Karma
   *[other] The win is shared: { $names }, with { $karma } Karma
}
board-solo-won = You have escaped the Evil Eye: { $karma } to { $eye }
board-solo-lost = The Evil Eye has caught you: { $eye } to { $karma }
board-status-kept = has chosen a card
board-status-at = stands at { $karma }
board-status-scored = scored { $karma } this round
board-status-fell = fell back from { $from } to { $karma }
board-status-after = plays after { $you ->
    [true] you
   *[false] { $name }
}{ $yogi ->
    [true] , has the Yogi
   *[false] {""}
}
board-status-last = plays last{ $yogi ->
    [true] , has the Yogi
   *[false] {""}
}
board-status-drafted = has taken a die
board-status-drafts-at = is number { $place } to choose
board-eye-after = The Evil Eye is { $steps } behind you and throws { $dice ->
    [0] no die
    [one] one die
   *[other] { $dice } dice
} after this round

rules-idea = Throw dice, beat your own total, and climb. Each zone is worth more Karma than the one before. But if you try once too often, you fall back. After every round your pool grows by a die with a power.
rules-turn-title = Your turn
rules-turn-throw = Choose any dice of your pool, at least one, and throw them. Thrown dice are used up for this turn.
rules-turn-powers = Use the powers of the dice you threw, if you like, and add up.
rules-turn-first = Your first throw is always good: it takes you to zone 1.
rules-turn-climb = Every later throw must come to more than the one before. Then you climb to the next zone: 1, 2, 4, 7, 10, 15.
rules-turn-fall = A throw that is not higher ends your turn and costs you the last zone. Whoever had only the first scores nothing.
rules-turn-stop = After any good throw you may stop. You score the Karma of the zone you stand on.
rules-turn-picture = Three zones are held, the last with 12. This throw comes to 13, because the dark blue 4 counts twice: zone 7 is reached.
rules-turn-top = Whoever reaches 15 stops there, and every die not thrown brings 2 more. Without dice the turn is over too.
rules-powers-title = The dice and their powers
rules-powers = Powers may be used in any order, each once a throw, and only if you want to.
rules-power-red = No power. Six red dice are shared: whoever is playing has them.
rules-power-orange = Turn it up or down by one, from 0 to 7.
rules-power-yellow = Takes a die out of the throw, itself too, but never the last one.
rules-power-green = Copies the face of another die, without its doubling.
rules-power-light-blue = May be thrown once more.
rules-power-dark-blue = Its face counts twice.
rules-power-violet = Its face counts three times.
rules-power-white = Shows 1 to 3 only. It goes to whoever has the least Karma.
rules-draft-title = After each round
rules-draft = Everybody takes a die from the reserve and keeps it for good. Whoever has the least Karma chooses first, then upwards; of equals whoever plays earlier in the round.
rules-yogi = Then the white Yogi goes to whoever has the least Karma, for the next round; of equals to whoever plays later in the round.
rules-end-title = The end
rules-end = When the reserve is empty, one last round is played. Whoever has the most Karma wins; a tie is a shared win. You may also agree to play to a number of Karma.
rules-traits-title = Trait cards
rules-traits = Before the first round everybody keeps one of two cards, in secret, and takes a die of its colour. What a card says may be used once a game. In a first game you leave the cards out.
rules-solo-title = Alone against the Evil Eye
rules-solo = You start at 0, and the Eye some steps behind you. From your second round on it throws its dice after each of your turns and moves by their sum. If it reaches you, it wins. Escape it for seven rounds. There is no Yogi.

# The log goes on after a name, or after "You".
log-begin = First player: { $name }
log-deal = a trait card is dealt: { $trait }
log-veiled-deal = a trait card is dealt face down
log-veiled-keep = { $you ->
    [true] have chosen a trait card
   *[other] has chosen a trait card
}
log-roll = { $eye ->
    [true] the Evil Eye throws a { $face }
   *[other] { $colour } { $face }
}
log-keep = { $you ->
    [true] keep
   *[other] keeps
} { $trait }
log-pick = { "" }
log-throw = { $you ->
    [true] throw
   *[other] throws
} { $count ->
    [one] one die
   *[other] { $count } dice
}
log-stop = { $you ->
    [true] stop and score
   *[other] stops and scores
} { $karma }
log-nudge = { $up ->
    [true] one more on the { $die-colour } { $die-face }
   *[other] one less on the { $die-colour } { $die-face }
}
log-remove = the { $die-colour } die takes out the { $target-colour } { $target-face }
log-copy = the { $die-colour } die copies the { $target-colour } { $target-face }
log-reroll = the { $die-colour } die is thrown again
log-double = the { $die-colour } { $die-face } counts twice
log-triple = the { $die-colour } { $die-face } counts three times
log-tally = { $valid ->
    [true] { $you ->
        [true] climb to zone { $zone } with { $total }
       *[other] climbs to zone { $zone } with { $total }
    }
   *[other] { $you ->
        [true] fail with { $total }
       *[other] fails with { $total }
    }
}
log-draft = { $you ->
    [true] take
   *[other] takes
} one { $colour } die
log-decline = { $you ->
    [true] keep your
   *[other] keeps the
} card for later
log-stubborn = { $you ->
    [true] play Stubborn and throw
   *[other] plays Stubborn and throws
} all the dice again
log-visionary = { $you ->
    [true] play Visionary and turn
   *[other] plays Visionary and turns
} the { $die-colour } { $die-face } to { $face }
log-careful = { $you ->
    [true] play Careful and do not fall back
   *[other] plays Careful and does not fall back
}
log-generous = { $you ->
    [true] play Generous and score
   *[other] plays Generous and scores
} { $generous } more
log-patient = { $you ->
    [true] play
   *[other] plays
} Patient: the total to beat is { $patient } lower
log-restless = { $you ->
    [true] throw
   *[other] throws
} the { $die-colour } { $die-face } again with Restless
log-envious = { $you ->
    [true] play
   *[other] plays
} Envious: the { $die-colour } { $die-face } also has the power of { $colour }
log-mimic = { $you ->
    [true] play
   *[other] plays
} Mimic: the { $die-colour } { $die-face } becomes the { $target-colour } { $target-face }
log-detached = { $you ->
    [true] play Detached and take the dice of your
   *[other] plays Detached and takes the dice of their
} lowest zone back
log-minimalist = { $you ->
    [true] play
   *[other] plays
} Minimalist: an equal total will do
log-negotiator = { $you ->
    [true] play Negotiator and choose first
   *[other] plays Negotiator and chooses first
}
log-thrifty = { $you ->
    [true] play
   *[other] plays
} Thrifty: unused dice bring { $thrifty } each

# The guide of the first game
coach-goal = { $seats ->
    [1] Escape the Evil Eye for { $rounds ->
        [7] seven
       *[other] { $rounds }
    } rounds.
   *[other] { $first_to ->
        [0] Have the most Karma { $rounds ->
            [0] at the end
            [6] after six rounds
            [7] after seven rounds
           *[other] after { $rounds } rounds
        }.
       *[other] Have the most Karma at the end of the round in which somebody reaches { $first_to }.
    }
}
coach-start = Dice are your energy. Each round, climb from zone to zone; the one you stop on is added to your Karma.
coach-trait = Keep one of the two trait cards: it brings a die of its colour, and may be used once in the game.
coach-die = Choose just one die and throw it. The first throw is always good, and a low total is easy to beat.
coach-climb = You hold zone { $zone }. To climb, beat this total with other dice: a die once thrown is used up for this turn.
coach-dilemma = Here is the dilemma: go on or stop? A failed throw ends the turn and takes you down one zone.
coach-draft = { $seats ->
    [1] After each round, take a die. You keep it, and may use its power when you throw it.
   *[other] Everybody takes a die; whoever has the least Karma chooses first. You keep it, and may use its power when you throw it.
}
coach-end = { $seats ->
    [1] After this round and every later one, the Evil Eye throws its dice and moves. If it reaches you, it wins.
   *[other] { $first_to ->
        [0] When the reserve is empty, one last round is played. Whoever has the most Karma wins.
       *[other] When somebody reaches { $first_to }, the round is played to its end. Whoever has the most Karma then wins.
    }
}

# What may be chosen at a table, and changed in the box
option-first_game = First game, without trait cards
option-first_to = Karma to reach (0: until the reserve is empty)
option-difficulty = The Evil Eye
option-difficulty-0 = gentle
option-difficulty-1 = even
option-difficulty-2 = fierce
option-solo_traits = With trait cards
component-reds = Red dice that all share
component-reserve = Dice of the reserve for each player, by colour
component-faces = Faces of a die
component-yogi_faces = Faces of the Yogi
component-lowest_face = Lowest face that a power turns to
component-highest_face = Highest face that a power turns to
component-zones = Karma of the zones
component-unused = Karma for each unused die in the last zone
component-cards = Trait cards in the deck
component-generous = Karma that the Generous scores more
component-patient = By how much the Patient lowers the total to beat
component-thrifty = Karma of the Thrifty for each unused die
component-rounds = Rounds to escape the Evil Eye
component-eye_start = Where the Evil Eye begins, by difficulty
component-eye_dice = Dice of the Evil Eye, by difficulty and round
component-eye_faces = Faces of the Evil Eye’s die
wrong-starter = A seat from 0 to { $last }, or -1 to be drawn.
wrong-reserve = With the red dice that is a pool of up to { $found } dice; { $most } fit.
wrong-zones = There must be at least one zone.
wrong-lowest_face = Not above the highest face.
wrong-faces = { $found } lies outside the lowest and the highest face.
wrong-cards = { $needed } cards must be dealt, and there are { $found }.

# How the scores came about, at the end
account-round = Round { $number }
account-shared = As much Karma: the win is shared.
account-escaped = { $is_you ->
    [true] You stay
   *[false] { $name } stays
} ahead of the Evil Eye, which has come to { $eye }.
account-caught = The Evil Eye has come to { $eye }, and caught { $is_you ->
    [true] you
   *[false] { $name }
}.
ending-title = Round by round
ending-brought = Round { $number }: { $points } Karma
ending-fell = Round { $number }: { $points } Karma, fallen from { $lost }
ending-key-fell = fallen from there
ending-key-scored = Karma scored
ending-key-most = most of the round
