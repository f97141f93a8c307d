title = Kasimir
tagline = Chut, le géant dort.
fair-why = Pourquoi la pioche est honnête

colour-red = rouge
colour-yellow = jaune
colour-rose = rose
colour-green = vert
colour-blue = bleu
colour-violet = violet

stake-one = un 1
stake-two = un 2
stake-three = un 3
stake-four = un 4
stake-five = un 5
stake-zero = un 0
stake-minus = un −3
stake-alarm = un réveil

region-0 = la manche gauche
region-1 = l’avant-bras gauche
region-2 = la jambe droite, côté extérieur
region-3 = la jambe droite, côté intérieur
region-4 = la jambe gauche, côté intérieur
region-5 = la jambe gauche, côté extérieur
region-6 = la chaussette droite
region-7 = la chaussette gauche
region-8 = le pantalon, côté droit
region-9 = le pantalon, côté gauche
region-10 = la chemise, à l’épaule droite
region-11 = la chemise, à la hanche droite
region-12 = la chemise, sur la poitrine
region-13 = la chemise, sur le ventre
region-14 = la chemise, à l’épaule gauche
region-15 = la chemise, à la hanche gauche
region-16 = la couverture, bord du haut, côté droit
region-17 = la couverture, bord du haut, au milieu
region-18 = la couverture, bord du haut, côté gauche
region-19 = la couverture, bord du bas, côté droit
region-20 = la couverture, bord du bas, au milieu
region-21 = la couverture, bord du bas, côté gauche
region-22 = la manche droite
region-23 = l’avant-bras droit
region-24 = la main droite
region-25 = l’écharpe, côté droit
region-26 = l’écharpe, côté gauche
region-27 = les cheveux, côté droit
region-28 = les cheveux, côté gauche
region-29 = la joue droite
region-30 = la joue gauche
region-31 = la barbe, côté droit
region-32 = la barbe, côté gauche
region-33 = la moustache
region-34 = le nez
region-35 = le chapeau, sous le ruban
region-36 = le chapeau, au-dessus du ruban
region-37 = la main gauche

move-begin = Le joueur { $number } commence
move-draw = Le joueur { $number } pioche un marqueur { $colour }
move-find = Le piquet sur { $where } : { $stake }
move-reveal = Le piquet sur { $where } : { $stake }
move-place = Poser sa figurine sur { $where }
move-step = Aller sur { $where } ({ $colour })
move-stop = { $takes ->
    [true] Rester sur { $where } et prendre le piquet
   *[false] Rester sur { $where }
}
move-turn = { $up ->
    [true] Dévoiler le piquet sur { $where }
   *[false] Cacher le piquet sur { $where }
}
move-steal = Dépenser un 0 : prendre { $stake } au joueur { $number }
hint-move-steal = Dépenser un 0 : prendre { $stake } à { $name }
move-lay_aside = { $owed ->
    [0] Mettre de côté un marqueur { $colour }
   *[other] Remettre un marqueur { $colour } dans le sac
}
move-exchange = { $count ->
    [one] Échanger un marqueur
   *[other] Échanger { $count } marqueurs
}
move-draw_first = { $count ->
    [one] Piocher un marqueur, puis en remettre un
   *[other] Piocher { $count } marqueurs, puis en remettre { $count }
}
move-pass = Passer : rien n’est possible

veiled-reveal = Un piquet est dévoilé

sketch-bag = sac
sketch-paid = mis de côté
sketch-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sketch-nowhere = pas encore sur le géant

# Le journal continue après un nom, ou après « Vous ».
log-begin = Premier joueur : { $name }
log-draw = { $dealt ->
    [true] { "" }
   *[other] un marqueur { $colour }
}
log-find = { $stake } est trouvé
log-reveal = c’est { $stake }
log-veiled-reveal = { "" }
log-place = { $you ->
    [true] posez votre
   *[other] pose sa
} figurine sur { $where }
log-step = { "" }
log-stop = { $you ->
    [true] allez
   *[other] va
} sur { $where } pour { $pays ->
    [one] un marqueur
   *[other] { $pays } marqueurs
}
log-turn = { $up ->
    [true] { $you ->
        [true] dévoilez
       *[other] dévoile
    }
   *[other] { $you ->
        [true] cachez
       *[other] cache
    }
} le piquet sur { $where }
log-steal = { $you ->
    [true] dépensez
   *[other] dépense
} un 0 et { $you ->
    [true] prenez { $stake } à { $name }
   *[other] { $is_you ->
        [true] vous prend { $stake }
       *[other] prend { $stake } à { $name }
    }
}
log-lay_aside = { $owed ->
    [0] { "" }
   *[other] { $you ->
        [true] remettez
       *[other] remet
    } un marqueur { $colour }
}
log-exchange = { $you ->
    [true] échangez
   *[other] échange
} { $count ->
    [one] un marqueur
   *[other] { $count } marqueurs
}
log-draw_first = { $you ->
    [true] piochez
   *[other] pioche
} d’abord { $count ->
    [one] un marqueur
   *[other] { $count } marqueurs
}
log-pass = { $you ->
    [true] passez
   *[other] passe
}

### Board

board-round = Tour { $round }
board-giant = Le géant endormi, 38 cases. Les flèches mènent d’une case éclairée à l’autre.
board-list-and = { $first } et { $last }
board-list-or = { $first } ou { $last }
board-count-red = { $count ->
    [one] un rouge
    [2] deux rouges
   *[other] { $count } rouges
}
board-count-yellow = { $count ->
    [one] un jaune
    [2] deux jaunes
   *[other] { $count } jaunes
}
board-count-rose = { $count ->
    [one] un rose
    [2] deux roses
   *[other] { $count } roses
}
board-count-green = { $count ->
    [one] un vert
    [2] deux verts
   *[other] { $count } verts
}
board-count-blue = { $count ->
    [one] un bleu
    [2] deux bleus
   *[other] { $count } bleus
}
board-count-violet = { $count ->
    [one] un violet
    [2] deux violets
   *[other] { $count } violets
}
board-on-red = rouge
board-on-yellow = jaune
board-on-rose = rose
board-on-green = verte
board-on-blue = bleue
board-on-violet = violette

board-none = pas de piquet
board-hidden = un piquet caché
board-open = { $stake } visible
board-remembered = un piquet caché, déjà vu : { $stake }
board-stands = { $is_you ->
    [true] vous y êtes
   *[other] { $name } s’y trouve
}
board-costs = pour { $markers }
board-won-none = Encore rien de gagné
board-bonus = un bonus de { $bonus }
board-has = Marqueurs : { $markers }
board-hand = Vos marqueurs
board-hand-none = Vous n’avez pas de marqueur.

board-ask-place = D’où part votre figurine ?
board-ask-place-on = Partir sur { $region } ?
board-note-place = Le piquet de cette case y reste. Les marqueurs sont distribués ensuite.
board-place = Partir d’ici
board-ask-way = Où allez-vous ?
board-note-way = Les cases éclairées sont à portée. Chaque pastille est un marqueur à payer.
board-ask-stuck = Aucun chemin ne s’ouvre.
board-note-stuck = Échangez des marqueurs, et réessayez au prochain tour.
board-go-none = Y aller
board-go = { $count ->
    [one] Y aller : 1 marqueur
   *[other] Y aller : { $count } marqueurs
}
board-ask-go = Aller sur { $region } ?
board-note-pay = Vous payez { $markers } et { $then }.
board-ask-stay = Rester sur { $region } ?
board-note-stay = Vous { $then }. Ou continuez vers une case éclairée.
board-stay = Rester ici
board-take = prenez { $stake }
board-take-none = n’y trouvez rien
board-take-hidden = prenez un piquet caché
board-take-alarm = prenez un réveil : bonus +{ $bonus }
board-take-last = prenez le dernier réveil : bonus +{ $bonus }, et la partie finit
board-then = Ensuite, vous retournez un piquet sur une autre case { $colours }.
board-then-none = Ensuite, il n’y a pas de piquet à retourner.
board-go-on = Continuer à partir de là
board-payments = Façons de payer
board-pay = Payer { $markers }
board-detours = Chemins plus longs ({ $count })
board-ask-turn = Quel piquet retournez-vous ?
board-note-turn = Un piquet d’une autre case { $colours }.
board-ask-turn-on = Le piquet sur { $region } ?
board-note-up = Tout le monde verra sa valeur.
board-note-down = C’est { $stake }, qui sera de nouveau caché.
board-turn = Le retourner
board-exchange = Échanger
board-ask-swap = Quels marqueurs échangez-vous ?
board-note-swap = Vous en piochez autant dans le sac. C’est tout votre tour.
board-exchange-so-many = { $count ->
    [one] Échanger 1 marqueur
   *[other] Échanger { $count } marqueurs
}
board-ask-draw-first = Combien de marqueurs piochez-vous ?
board-note-draw-first = Puis vous en remettez autant, au choix. C’est tout votre tour.
board-draw-first-none = Piocher
board-draw-first = { $count ->
    [one] Piocher 1 marqueur
   *[other] Piocher { $count } marqueurs
}
board-ask-put-back = { $count ->
    [one] Quel marqueur remettez-vous ?
   *[other] Quels { $count } marqueurs remettez-vous ?
}
board-note-put-back = { $count ->
    [one] Il retourne
   *[other] Ils retournent
} dans le sac.
board-put-back = { $count ->
    [one] En remettre 1
   *[other] En remettre { $count }
}
board-spend = Dépenser un 0 pour prendre un piquet
board-spend-short = Dépenser un 0
board-ask-steal = Quel piquet prenez-vous ?
board-ask-loot = Prendre { $stake } à { $name } ?
board-note-steal = Cela vous coûte un 0. C’est tout votre tour.
board-steal-none = Le prendre
board-steal = Prendre { $stake }
board-loot = { $stake } de { $name }
board-ask-pass = Rien n’est possible.
board-pass = Passer
board-cancel = Annuler
board-undo = Annuler
board-wait = { $names } joue
board-wait-nobody = Un instant
board-wait-button = Attendez

board-why-turn = Ce n’est pas votre tour.
board-why-over = La partie est finie.
board-why-place = Choisissez d’abord une case.
board-why-way = Choisissez d’abord une case éclairée.
board-why-stuck = Vous ne pouvez payer aucune case voisine.
board-why-shut = Ce chemin n’est plus ouvert.
board-why-far = Vos marqueurs ne mènent pas jusque-là.
board-why-here = Vous y êtes déjà. Un chemin peut y revenir, mais il doit d’abord en partir.
board-why-taken = { $is_you ->
    [true] Vous y êtes.
   *[other] { $name } s’y trouve.
}
board-why-colour = Choisissez une case éclairée : une autre case de la couleur de la vôtre, avec un piquet.
board-why-swap = Terminez ou annulez d’abord ce que vous faites avec vos marqueurs.
board-why-swap-now = Échanger est une action à part, à la place d’un déplacement.
board-why-turn-over = Choisissez d’abord une case éclairée.
board-why-markers = Choisissez d’abord au moins un marqueur.
board-why-owed = { $count ->
    [one] Choisissez exactement un marqueur.
   *[other] Choisissez exactement { $count } marqueurs.
}
board-why-count = Choisissez d’abord un nombre.
board-why-loot = Choisissez d’abord un piquet.
board-why-undo = Rien à annuler : ce qui est pioché ou vu reste.

board-alarms = Réveils pris : { $count } sur { $of }
board-bonus-next = prochain
board-bonus-later = ensuite
board-bonus-last = finit la partie
board-who-has = Qui a quoi
board-counts = Pour qui aime compter
board-still-hidden = Piquets encore cachés
board-bag = Marqueurs dans le sac
board-woken = Kasimir se réveille !
board-tired = Kasimir dort encore.

rules-idea = Kasimir le géant dort. Les petites gens veulent l’attacher et ramassent les piquets posés partout sur lui. Qui a le plus de points quand il se réveille gagne.
rules-start-title = Avant le premier tour
rules-start = Sur chacune des 38 cases est posé un piquet, face cachée. Qui commence est tiré au sort, ou l’hôte le dit ; on joue dans le sens des aiguilles d’une montre. Chacun à son tour place sa figurine sur une case sans autre figurine ; le piquet y reste. Puis chacun pioche cinq marqueurs, qui restent visibles.
rules-turn-title = Votre tour
rules-turn = Vous faites une de ces trois choses : vous déplacer, prendre un piquet à quelqu’un, ou échanger des marqueurs.
rules-way-title = Se déplacer
rules-way-step = Pour chaque pas vers une case voisine, vous payez un marqueur de sa couleur. Faites autant de pas que vous voulez et pouvez payer, un au moins. Une chaussette a deux couleurs : payez l’une ou l’autre.
rules-way-shut = On n’entre pas sur la case d’une autre figurine ; on ne traverse ni les bretelles ni le ruban du chapeau.
rules-way-take = Là où vous vous arrêtez, vous devez prendre le piquet, s’il y en a un, et le montrer. Il reste devant vous, sauf si c’est un réveil. Les piquets des cases traversées y restent.
rules-way-turn = Puis vous devez retourner un piquet sur une autre case de la même couleur, s’il y en a : un piquet caché devient visible, un piquet visible est caché. Une chaussette compte pour ses deux couleurs. Si vous y êtes, choisissez l’une ou l’autre, ou la seule où il reste un piquet.
rules-way-draw = Pour chaque marqueur payé, vous en piochez un dans le sac. Ceux que vous avez payés y retournent ensuite.
rules-way-picture = De la chemise au pantalon pour un bleu, puis jusqu’à la couverture pour un rouge. Le 2 qui s’y trouve est pris. Ensuite, un piquet d’une autre case rouge est retourné.
rules-stakes-title = Les piquets
rules-stakes-plain = Valent ce qu’ils montrent : 1, 2, 3, 4 ou 5 points.
rules-stakes-minus = Vous coûte trois points, et doit être pris quand même.
rules-stakes-zero = Ne vaut rien. À un tour suivant, vous pouvez le dépenser : au lieu de vous déplacer, prenez n’importe quel piquet d’un adversaire, mais pas un bonus. Le 0 quitte alors le jeu.
rules-stakes-alarm = Est mis de côté et rapporte le plus petit bonus encore là : d’abord 1 point, puis 2, puis 3. Le troisième réveil pris réveille Kasimir.
rules-stakes-hidden = Face cachée : personne ne sait ce que c’est, ou chacun doit s’en souvenir. Option de table, l’aide-mémoire : ce qui a été vu reste affiché.
rules-swap-title = Échanger des marqueurs
rules-swap = Mettez de côté autant de marqueurs que vous voulez, un au moins, piochez-en autant dans le sac, puis remettez-y les anciens. Option de table : dites d’abord combien vous en piochez, au plus autant que vous en avez, piochez-les, puis remettez-en autant dans le sac, au choix.
rules-end-title = La fin
rules-end = Qui prend le troisième réveil en reçoit encore le bonus, et la partie finit aussitôt. Un réveil seulement retourné ne réveille personne. On compte les piquets et les bonus ; qui a le plus de points gagne, à égalité la victoire est partagée. La partie finit aussi quand personne ne prend de piquet sur le plateau pendant huit tours chacun, et au plus tard après 10 000 coups.
rules-colours-title = Couleurs et motifs

# Le guide de la première partie
coach-goal = Ayez le plus de points quand Kasimir se réveille.
coach-start = Chut, Kasimir dort. Les petites gens veulent l’attacher : chaque case cache un piquet, qui vaut de { $lowest } à { $highest } points.
coach-place = Posez votre figurine sur une case libre. Le piquet y reste ; ensuite, vous piochez { $hand ->
    [5] cinq
   *[other] { $hand }
} marqueurs de couleur.
coach-way = Chaque pas vers une case voisine coûte un marqueur de sa couleur ; vous en repiochez autant. À l’arrivée, prenez le piquet.
coach-stuck = Aucun chemin ne s’ouvre ? Échangez des marqueurs, autant que vous voulez : c’est tout votre tour.
coach-look = { $memory_aid ->
    [1] Retournez un piquet d’une autre case de cette couleur.
   *[other] Retournez un piquet d’une autre case de cette couleur. Retenez-le bien : il peut être caché de nouveau.
}
coach-zero = Un 0 ne vaut rien. Mais à un tour suivant, au lieu de se déplacer, on peut le dépenser et prendre un piquet adverse.
coach-end = Un réveil rapporte un bonus. Le troisième qu’on prend réveille Kasimir : la partie finit aussitôt.

# Ce qui se choisit à une table et se change dans la boîte
option-draw_first = Échange : piocher d’abord, remettre ensuite
option-memory_aid = Aide-mémoire : revoir ce qui a été vu
component-stakes = Piquets par sorte
component-worth = Valeur de chaque sorte de piquet
component-bonuses = Ce que rapportent les réveils, l’un après l’autre
component-markers = Marqueurs par couleur
component-hand = Marqueurs de chaque joueur
component-patience = Tours par joueur sans piquet pris avant la fin
component-colours = Couleurs des régions
component-exits = Voisines des régions
wrong-starter = Une place de 0 à { $last }, ou -1 pour un tirage.
wrong-stakes = { $needed } en tout, un par région ; il y en a { $found }.
wrong-bonuses = Ils doivent aller en montant.
wrong-markers = Les mains en prennent { $needed }, et il y en a { $found }.
wrong-exits = La région { $region } doit nommer des voisines toutes différentes, puis -1.

# Comment on en est arrivé à ces scores, à la fin
account-stake = Piquet
account-bonus = Bonus du réveil { $number }
account-shared = Autant de points : la victoire est partagée.
account-quiet = Personne n’a pris de piquet pendant { $turns ->
    [one] un tour
   *[other] { $turns } tours
} chacun : on s’arrête là.
account-alarm = Le troisième réveil rapporte { $bonus } { $is_you ->
    [true] à vous
   *[false] à { $name }
}, et c’est ce qui décide.
account-woken = { $is_you ->
    [true] Vous avez
   *[false] { $name } a
} pris le troisième réveil : Kasimir est debout.
ending-title = Piquet par piquet
ending-hidden = Ce qui restait caché
ending-hidden-note = { $count ->
    [one] Un piquet. Où il était, personne ne le saura.
   *[other] { $count } piquets. Lequel était où, personne ne le saura.
}
