title = Cochon
move-roll = Lancer le dé
move-hold = S’arrêter et garder les points
move-fall = Le dé montre { $face }

# Ce qui se choisit à une table et se change dans la boîte
option-goal = Points à atteindre
component-faces = Faces du dé
component-bust = La face qui fait perdre les points du tour

# Comment on en est arrivé à ces scores
account-turn = Tour { $number }
