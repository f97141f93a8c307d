title = Pig
tagline = One more roll, or keep what you have?
move-roll = Roll the die
move-hold = Hold and bank the points
move-fall = The die shows { $face }

# The guide of the first game
coach-goal = Reach { $goal } points before the others do.
coach-start = Roll the die as often as you dare; what it shows adds up. The points you have banked are here.
coach-roll = Roll the die. Beware: a { $bust } loses the turn’s points, and the turn passes on.
coach-hold = Bank these points, or roll again? Only what is banked counts.

# What may be chosen at a table, and changed in the box
option-goal = Points to reach
component-faces = Faces of the die
component-bust = The face that loses the turn’s points

# What the board says
board-points = { $banked } of { $goal }
view-total = This turn
view-banked = Banked
view-rolling = In the air

# How the scores came about
account-turn = Turn { $number }
