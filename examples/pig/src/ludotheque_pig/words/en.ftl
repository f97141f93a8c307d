title = Pig
move-roll = Roll the die
move-hold = Hold and bank the points
move-fall = The die shows { $face }

# What may be chosen at a table, and changed in the box
option-goal = Points to reach
component-faces = Faces of the die
component-bust = The face that loses the turn’s points

# How the scores came about
account-turn = Turn { $number }
