title = Pig
move-roll = Roll the die
move-hold = Hold and bank the points
move-fall = The die shows { $face }
