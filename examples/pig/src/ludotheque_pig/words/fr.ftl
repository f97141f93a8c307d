title = Cochon
move-roll = Lancer le dé
move-hold = S’arrêter et garder les points
move-fall = Le dé montre { $face }
