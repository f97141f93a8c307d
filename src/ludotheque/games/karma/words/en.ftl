title = Karma Dice
tagline = Press your luck, and let your pool grow.

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
ability-negotiator = In a drafting, choose first.
ability-thrifty = At the last zone unused dice bring { $thrifty } each.

move-begin = Player { $number } starts
move-deal = A trait card is dealt: { $trait }
move-roll = { $eye ->
    [true] The Evil Eye throws a { $face }
   *[false] The { $colour } die shows { $face }
}
move-keep = Keep { $trait }
move-pick = Take a { $colour } die
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
move-draft = Take a { $colour } die from the reserve
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
