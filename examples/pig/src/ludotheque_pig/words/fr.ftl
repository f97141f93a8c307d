title = Cochon
tagline = Encore un lancer, ou garder ce qu’on a ?
move-roll = Lancer le dé
move-hold = S’arrêter et garder les points
move-fall = Le dé montre { $face }

# Le guide de la première partie
coach-goal = Atteignez { $goal } points avant les autres.
coach-start = Lancez le dé autant de fois que vous l’osez ; ce qu’il montre s’additionne. Vos points gardés sont ici.
coach-roll = Lancez le dé. Attention : un { $bust } fait perdre les points du tour, et le tour passe.
coach-hold = Gardez ces points, ou lancez encore ? Seuls les points gardés comptent.

# Ce qui se choisit à une table et se change dans la boîte
option-goal = Points à atteindre
component-faces = Faces du dé
component-bust = La face qui fait perdre les points du tour

# Ce que dit le plateau
board-points = { $banked } sur { $goal }
view-total = Ce tour
view-banked = Points gardés
view-rolling = En l’air

# Comment on en est arrivé à ces scores
account-turn = Tour { $number }
