title = Kiwetin
tagline = Une course d’esprits dans le vent.

spirit-ki = Ki
spirit-we = We
spirit-tin = Tin

tile-breeze = Brise
tile-gust = Bourrasque
tile-zephyr = Zéphyr
tile-squall = Rafale
tile-web = Toile d’araignée
tile-bounce = Champi-bond
tile-sturdy = Branche robuste
tile-rotten = Branche pourrie
tile-rune = Rüne
tile-whirlwind = Tourbillon

acts-breeze = { $breeze ->
    [one] Une case en avant.
   *[other] { $breeze } cases en avant.
}
acts-gust = { $gust ->
    [one] Une case en arrière.
   *[other] { $gust } cases en arrière.
}
acts-zephyr = { $zephyr ->
    [one] Une case en avant.
   *[other] { $zephyr } cases en avant.
}
acts-squall = { $squall ->
    [one] Une case en arrière.
   *[other] { $squall } cases en arrière.
}
acts-web = L’esprit passe son prochain tour.
acts-bounce = On relance aussitôt et on repart.
acts-sturdy = Ici, nul besoin de s’accrocher.
acts-rotten = Il faut réussir deux jets d’accroche.
acts-rune = On pioche une Rüne.
acts-whirlwind = Chacun reprend l’esprit de son voisin de droite, et le tour est fini.

rune-shatter = Frakas
rune-surge = Élan
rune-setback = Contretemps
rune-root = Racine
rune-ice = Verglas
rune-swap = Échange
rune-wake = Sillage
rune-theft = Larcin
rune-vine = Liane
rune-mirror = Miroir

effect-shatter = Retirez du plateau une tuile où ne se trouve aucun esprit.
effect-surge = Le déplacement à venir compte une case de plus ou de moins.
effect-setback = Le dé de déplacement est relancé.
effect-root = L’accroche à venir réussit sans dés.
effect-ice = Les dés d’accroche sont relancés.
effect-swap = Votre esprit et un autre changent de place.
effect-wake = Votre esprit en rejoint un qui a au plus { $wake } cases d’avance.
effect-theft = Prenez au hasard une carte dans la main d’un joueur.
effect-vine = Posez une toile sur un esprit, ou retirez-en une.
effect-mirror = Annulez la Rüne qui vient d’être jouée.

moment-0 = avant le jet de déplacement
moment-1 = avant que l’esprit bouge
moment-2 = avant l’accroche
moment-3 = avant l’effet de l’accroche
moment-4 = à la fin du tour

move-begin = Le joueur { $number } commence
move-fall = { $laying ->
    [true] Le dé de déplacement montre { $face }
   *[false] Le dé de déplacement montre { $face } : total { $total }
}
move-lay = { $tile }, case { $space }
move-deal = Le joueur { $number } pioche { $rune }
move-catch = Un dé d’accroche montre { $shown }
move-lose = Le joueur { $number } perd { $rune }
move-choose = Jouer { $spirit }
move-throw = Lancer le dé de déplacement
move-grip = Lancer les dés d’accroche
move-pass = Laisser faire
move-shatter = Frakas : retirer la tuile { $tile } de la case { $space }
move-surge = { $longer ->
    [true] Élan : une case de plus
   *[false] Élan : une case de moins
}
move-setback = Contretemps : relancer le dé de déplacement
move-root = Racine : l’accroche réussit
move-ice = Verglas : relancer les dés d’accroche
move-swap = Échange : changer de place avec le joueur { $number }, case { $place }
move-wake = Sillage : rejoindre le joueur { $number }, case { $place }
move-theft = Larcin : prendre une Rüne au joueur { $number }
move-vine = { $web ->
    [true] Liane : retirer la toile de l’esprit du joueur { $number }
   *[false] Liane : poser une toile sur l’esprit du joueur { $number }
}
hint-move-swap = Échange avec { $name }, case { $place }
hint-move-wake = Sillage : rejoindre { $name }, case { $place }
hint-move-theft = Larcin : prendre une Rüne à { $name }
hint-move-vine = Liane { $is_you ->
    [true] sur vous
   *[false] sur { $name }
}
move-mirror = Miroir : annuler la Rüne qui vient d’être jouée

veiled-deal = Une Rüne est piochée, cachée
veiled-lose = Une Rüne change de main, cachée

sketch-turn = Tour { $turn }
sketch-way = chemin
sketch-flower = Fleur
sketch-cards = { $count ->
    [one] { $count } Rüne
   *[other] { $count } Rünes
}
sketch-web = toile
sketch-hand = vos Rünes
sketch-total = nombre à atteindre
sketch-grip = dés d’accroche
sketch-table = sur la table
sketch-mirrors = { $count ->
    [one] sous un Miroir
   *[other] sous { $count } Miroirs
}
sketch-moment = moment

# Le journal continue après un nom, ou après « Vous ».
log-begin = Premier joueur : { $name }
log-fall = { $laying ->
    [true] { "" }
   *[other] un { $face } : il faudra { $total }
}
log-lay = { $tile } en { $space }
log-deal = { $is_you ->
    [true] Vous piochez
   *[other] { $name } pioche
} { $rune }
log-veiled-deal = une Rüne est piochée, cachée
log-catch = { $second ->
    [true] dés d’accroche { $first } et { $shown }, il fallait { $total }
   *[other] { "" }
}
log-lose = { $is_you ->
    [true] Vous perdez
   *[other] { $name } perd
} { $rune }
log-veiled-lose = une Rüne change de main, cachée
log-choose = { $you ->
    [true] jouez
   *[other] joue
} { $spirit }
log-throw = { $you ->
    [true] lancez
   *[other] lance
} le dé de déplacement
log-grip = { $you ->
    [true] lancez
   *[other] lance
} les dés d’accroche
log-pass = { "" }
log-shatter = { $you ->
    [true] jouez
   *[other] joue
} Frakas sur la tuile { $tile }, case { $space }
log-surge = { $you ->
    [true] jouez
   *[other] joue
} Élan : { $longer ->
    [true] une case de plus
   *[other] une case de moins
}
log-setback = { $you ->
    [true] jouez
   *[other] joue
} Contretemps
log-root = { $you ->
    [true] jouez
   *[other] joue
} Racine
log-ice = { $you ->
    [true] jouez
   *[other] joue
} Verglas
log-swap = { $you ->
    [true] jouez
   *[other] joue
} Échange avec { $is_you ->
    [true] vous
   *[other] { $name }
}
log-wake = { $you ->
    [true] jouez
   *[other] joue
} Sillage et { $you ->
    [true] rejoignez { $name }
   *[other] { $is_you ->
        [true] vous rejoint
       *[other] rejoint { $name }
    }
}, case { $place }
log-theft = { $you ->
    [true] jouez
   *[other] joue
} Larcin contre { $is_you ->
    [true] vous
   *[other] { $name }
}
log-vine = { $you ->
    [true] jouez
   *[other] joue
} Liane : { $web ->
    [true] une toile de moins
   *[other] une toile
} pour { $is_you ->
    [true] vous
   *[other] { $name }
}
log-mirror = { $you ->
    [true] jouez
   *[other] joue
} Miroir

### Board
board-turn = Tour { $turn }
board-setting = Avant le départ
board-track = La piste du vent
board-figures = Les esprits
board-start = Départ
board-start-space = Le départ
board-flower = La Fleur Sacrée
board-space = Case { $space }
board-space-tile = Case { $space }, { $tile } : { $acts }
board-figure = { $you ->
    [true] Vous jouez
   *[other] { $name } joue
} { $spirit }, base { $base }, case { $space }{ $web ->
    [true] , dans une toile
   *[other] {""}
}
board-you = Vous
board-plays = { $spirit }, base { $base }
board-in-web = dans une toile
board-known = vues : { $runes }
board-runes = { $count ->
    [0] Aucune Rüne
    [one] Une Rüne
   *[other] { $count } Rünes
}
board-tiles = Tuiles
board-acts-breeze = avance de { $by }
board-acts-gust = recule de { $by }
board-acts-zephyr = avance de { $by }
board-acts-squall = recule de { $by }
board-acts-sturdy = sans dés
board-acts-rotten = deux jets
board-acts-web = passe un tour
board-acts-bounce = relance
board-acts-rune = pioche
board-acts-whirlwind = on échange
board-deck = Rünes : { $deck } en pioche, { $gone ->
    [one] { $gone } jouée
   *[other] { $gone } jouées
}
board-discards-none = Aucune n’a été jouée depuis que la pioche a été mélangée.

board-wait = Un instant
board-wait-button = Attendez
board-wait-choose = { $name } choisit un esprit
board-wait-throw = { $name } lance
board-wait-grip = { $name } s’accroche
board-wait-moment = Un instant
board-ask-spirit = Quel esprit serez-vous ?
board-note-spirit = Plus on va vite, plus il est dur de s’accrocher.
board-choose = Jouer { $spirit }
board-choose-one = Choisir un esprit
board-base = base { $base }
board-character-ki = Un roc. Lent, mais il s’accroche sans peine.
board-character-we = Un peu des deux : assez vif, et bonne prise.
board-character-tin = Minuscule et rapide. Le vent l’arrache aisément.
board-ask-throw = À vous de lancer
board-ask-grip = Accrochez-vous !
board-ask-trial = Tenez bon, et c’est gagné !
board-throw = Lancer
board-grip = S’accrocher
board-trial = L’épreuve de la Fleur.
board-moment-before-throw = { $you ->
    [true] Avant votre lancer.
   *[other] { $name } va lancer.
}
board-moment-after-throw = { $you ->
    [true] Avant votre déplacement.
   *[other] { $name } va partir.
}
board-moment-before-grip = { $you ->
    [true] Avant votre accroche.
   *[other] { $name } va s’accrocher.
}
board-moment-after-grip = { $you ->
    [true] Après votre accroche.
   *[other] { $name } a lancé les dés d’accroche.
}
board-moment-end-of-turn = { $you ->
    [true] Fin de votre tour.
   *[other] { $name } a fini son tour.
}
board-stake-before-throw = { $spirit } avance de { $base } et du dé.
board-stake-tile = Le vent mène en { $space } : { $tile }.
board-stake-space = Le vent mène en { $space }.
board-stake-flower = Le vent mène à la Fleur.
board-stake-nowhere = L’esprit reste où il est.
board-stake-root = La Racine tient sans dés.
board-stake-grip = En cas d’échec : retour en { $back }.
board-stake-twice = Il faut tenir deux fois. En cas d’échec : retour en { $back }.
board-stake-held = Ça tient.
board-stake-trade-wind = Deux fois le même : une case de plus.
board-stake-blown = Raté : retour en { $back }.
board-stake-headwind = Deux ✗ : retour en { $back }.
board-stake-end = Ensuite : { $name }.
board-queued-throw = Vous lancez ensuite
board-queued-grip = Vous vous accrochez ensuite
board-note-queued = Dès que tous laissent faire.
board-unqueue = Pas encore
board-pass = Laisser faire
board-ask-rune = Une Rüne ?
board-play = Jouer { $rune }
board-target-space = Choisissez une tuile éclairée sur la piste.
board-target-seat = Sur qui ?
board-target-surge = Plus loin, ou moins loin ?
board-longer = Un de plus
board-shorter = Un de moins
board-would-shatter = { $tile }, case { $space } : la tuile est retirée.
board-would-surge = Le déplacement compte une case de { $longer ->
    [true] plus.
   *[other] moins.
}
board-would-swap = Vous prenez la place de { $name }, en { $place }, et inversement.
board-would-wake = Vous rejoignez { $name } en { $place }.
board-would-theft = Vous prenez une carte à { $name }, au hasard.
board-would-vine = { $web ->
    [true] Cet esprit ({ $name }) perd sa toile.
   *[other] Cet esprit ({ $name }) passe son prochain tour.
}
board-ask-mirror = Un Miroir ?
board-ask-answer = Une réponse ?
board-table-seat = { $you ->
    [true] Vous jouez
   *[other] { $name } joue
} { $rune } sur { $self ->
    [true] { $you ->
        [true] votre propre esprit
       *[other] son propre esprit
    }
   *[other] { $me ->
        [true] vous
       *[other] { $target }
    }
}.
board-table-space = { $you ->
    [true] Vous jouez
   *[other] { $name } joue
} { $rune } sur la case { $space }.
board-table-surge = { $you ->
    [true] Vous jouez
   *[other] { $name } joue
} { $rune } : une case de { $longer ->
    [true] plus.
   *[other] moins.
}
board-table-plain = { $you ->
    [true] Vous jouez
   *[other] { $name } joue
} { $rune }.
board-table-mirror = { $mirrors ->
    [one] Un Miroir annule { $rune }.
   *[other] { $mirrors } Miroirs sur { $rune }.
}
board-cancelled = annulée
board-in-answer = en réponse
board-any-time = à tout moment
board-now = maintenant
board-when-0 = avant le lancer
board-when-1 = avant le pas
board-when-2 = avant l’accroche
board-when-3 = après l’accroche
board-when-4 = fin du tour
board-card-shatter = Retirez une tuile libre du plateau.
board-card-surge = Le pas qui vient : un de plus ou de moins.
board-card-setback = On relance le dé de déplacement.
board-card-root = L’accroche réussit sans dés.
board-card-ice = On relance les dés d’accroche.
board-card-swap = Échangez votre place avec un esprit.
board-card-wake = Rejoignez un esprit, { $wake } cases au plus devant.
board-card-theft = Prenez une carte au hasard à un joueur.
board-card-vine = Posez une toile sur un esprit, ou retirez-la.
board-card-mirror = Annule la Rüne qu’on vient de jouer.
board-copies = { $count } exemplaires
board-hand = Vos Rünes
board-left = On ne vous demande plus pour { $runes }. Touchez la carte pour qu’on vous demande de nouveau.
board-playable = { $count ->
    [0] aucune jouable
    [one] une jouable maintenant
   *[other] { $count } jouables maintenant
}
board-no-runes = plus aucune
board-hold = Retenir
board-hold-long = Garde le moment ouvert quelques secondes de plus
board-held-by = Moment retenu par { $names }.
board-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
board-undo = Annuler
board-passing = Quand me demander ?
board-passing-turn = Tout laisser faire jusqu’à mon tour
board-passing-concerned = Quand mon esprit est concerné
board-until-turn = Jusqu’à mon tour
board-passing-ask = Dès que je peux jouer une Rüne

board-sum = Base { $base } et dé { $die } : { $total }
board-sum-open = Base { $base } et le dé
board-need = { $you ->
    [true] Il vous faut { $total } ou plus
   *[other] Il faut { $total } ou plus
}
board-need-open = Le total est le nombre à atteindre
board-need-no-more = Plus d’accroche ce tour
board-need-none = Pas d’accroche ce tour
board-need-root = La Racine tient
board-chance = { $percent } % de tenir
board-faces = Faces qui tiennent : { $faces }
board-result-held = Ça tient
board-result-trade-wind = Alizé !
board-result-blown = Emporté
board-result-headwind = Vent contraire !
board-told-held = { $you ->
    [true] Vous tenez
   *[other] { $name } tient
} en { $space }
board-told-trade-wind = Alizé ! { $you ->
    [true] Vous voilà
   *[other] { $name } va
} en { $space }
board-told-blown = Raté : { $you ->
    [true] vous reculez
   *[other] { $name } recule
} en { $space }
board-told-headwind = Vent contraire ! { $you ->
    [true] Vous reculez
   *[other] { $name } recule
} en { $space }
board-told-won = { $you ->
    [true] Vous tenez la Fleur !
   *[other] { $name } tient la Fleur !
}
board-tray-choosing = Chacun choisit un esprit
board-tray-setting = On prépare la partie
board-won = { $count ->
    [one] { $flower ->
        [true] { $you ->
            [true] Vous tenez la Fleur Sacrée
           *[other] { $names } tient la Fleur Sacrée
        }
       *[other] { $you ->
            [true] Vous êtes en tête
           *[other] { $names } est en tête
        }
    }
   *[other] { $names } sont en tête
}

board-why-turn = Ce n’est pas votre tour.
board-why-watching = Vous regardez.
board-why-spirit = Choisissez d’abord un esprit.
board-why-figures = Les deux figurines de cet esprit sont prises.
board-why-passed = Vous laissez faire. Les autres peuvent encore jouer une Rüne.
board-why-no-card = Vous n’avez plus de Rüne. Les autres peuvent en jouer.
board-why-when = Elle se joue { $when }.
board-why-nothing = Elle ne changerait rien maintenant.
board-why-held = Vous retenez déjà ce moment.
board-why-hold = Il n’y a pas de moment à retenir.

rules-idea = Vous êtes un esprit de la forêt, assez léger pour voyager avec le vent. Il vous porte à travers les arbres, case après case, mais seulement si vous vous accrochez là où vous tombez. Le premier qui atteint la Fleur Sacrée et s’y accroche gagne.
rules-spirits-title = Les esprits
rules-spirits = Chacun en choisit un. Il y a deux figurines de chaque. Le déplacement de base s’ajoute à chaque lancer, et le total est aussi ce que l’accroche doit atteindre. Option de table, le départ équilibré : Ki part 4 cases devant.
rules-turn-title = Votre tour
rules-turn-throw = Lancez le dé de déplacement : 1, 2 ou 3. Base et dé font votre total.
rules-turn-move = Avancez d’autant de cases. On peut être plusieurs sur une case. Un déplacement qui dépasserait la Fleur s’y arrête ; un recul s’arrête au départ.
rules-turn-tiles = Une tuile où vous tombez agit aussitôt. Si elle vous mène sur une autre, celle-ci agit aussi. Chaque tuile agit une fois par tour.
rules-turn-grip = Puis accrochez-vous : lancez les deux dés d’accroche, aux faces ✗, 2, 3, 4, 5 et 6. L’un des deux doit atteindre votre total. Seul un nouveau jet de déplacement le change, pas une tuile ni un Élan.
rules-turn-picture = We, base 2, lance un 3 : il avance de 5 cases, puis il lui faut un 5 ou un 6 pour tenir.
rules-grip-held = Un dé atteint 5 : vous restez.
rules-grip-short = Aucun n’atteint 5 : vous reculez de votre base.
rules-grip-cross = Un ✗ fait toujours rater, quoi que montre l’autre dé : recul de votre base.
rules-grip-headwind = Vent contraire ! Deux ✗ : recul de votre base et d’une case de plus.
rules-grip-trade-wind = Alizé ! Deux fois le même nombre, assez haut : une case en avant.
rules-grip-once = On s’accroche une fois par tour. Si le vent vous mène ensuite sur une autre tuile, elle agit quand même (si elle n’a pas déjà agi), mais il ne faut plus s’accrocher.
rules-flower-title = La Fleur
rules-flower = Qui atteint la Fleur Sacrée doit s’y accrocher contre le dernier total, même après une autre accroche. Tenu : c’est gagné. Raté : recul habituel. Jusqu’à la fin de cette épreuve, aucune Rüne ne se joue et aucune tuile n’agit.
rules-tiles-title = Les tuiles
rules-tiles = Elles sont visibles dès le début, là où le dé les a posées.
rules-tiles-more = Un Champi-bond commence un nouveau déplacement ; on s’accroche après lui, contre son total, sauf si l’accroche est déjà faite. Sur une Branche pourrie, un Alizé au premier jet épargne le second, et une Racine vaut pour les deux. Une toile reste sur la figurine : qui la joue passe son tour. Un Tourbillon laisse à chacun ses Rünes, et ne fait rien à l’esprit qui a commencé son tour dessus.
rules-runes-title = Les Rünes
rules-runes = Chacun commence avec trois Rünes et les joue quand il veut, pendant le tour des autres aussi. Un tour offre pour cela jusqu’à cinq sortes de moments :
rules-runes-mirror = À chaque moment, tous ceux qui ont une carte sont interrogés : ils en jouent une ou passent. Une carte jouée rouvre le moment. Il finit quand tous ont passé. Un Miroir répond à une Rüne qu’on vient de jouer, ou à un autre Miroir.
rules-runes-more = Une carte qui ne changerait rien ne se joue pas. Un esprit déplacé par une Rüne ne déclenche aucune tuile. Les cartes jouées sont défaussées ; quand la pioche est vide, on les mélange. Seuls le voleur et la victime voient la carte volée, et ils doivent s’en souvenir. Option de table, l’aide-mémoire : elle leur reste montrée.
rules-clock-title = Le temps
rules-clock = Entre plusieurs personnes, un moment se ferme de lui-même au bout de quelques secondes : qui ne dit rien laisse faire. Retenir le garde ouvert un peu plus. Contre des robots seulement, il vous attend. Si c’est votre tour, vous pouvez lancer aussitôt : vous passez, et les dés roulent dès que les autres ont passé.

# Le guide de la première partie
coach-goal = Atteignez la Fleur Sacrée et accrochez-vous, avant les autres.
coach-start = Le vent emporte les esprits vers la Fleur Sacrée. Y arriver ne suffit pas : il faut s’y accrocher.
coach-spirits = Tin file mais s’accroche mal, Ki traîne mais tient bon.{ $we ->
    [taken] {""}
   *[other] {" "}We est entre les deux, parfait pour commencer.
}
coach-wait = Vos Rünes peuvent attendre : lancez, ou laissez faire.
coach-total = Vous avancez de ce total, puis la tuile d’arrivée agit, s’il y en a une. Retenez-le : l’accroche doit l’atteindre aussi.
coach-grip = Un des deux dés doit atteindre ce nombre, et aucun ne doit montrer ✗. Sinon, vous reculez de votre base.
coach-runes = Vos Rünes se jouent aussi pendant le tour des autres ; chaque carte dit quand.{ $people ->
    [one] {" "}Le moment vous attend.
   *[other] {""}
}
coach-end = Sur la Fleur, plus de Rünes ni de tuiles : une dernière accroche réussie, et c’est gagné. Sinon, on recule.

# Ce qui se choisit à une table et se change dans la boîte
option-balanced = Départ équilibré : les esprits lourds partent devant
option-memory_aid = Aide-mémoire : revoir ce qui a été vu
option-moment = Temps pour jouer une Rüne
option-moment-3000 = 3 s
option-moment-6000 = 6 s
option-moment-12000 = 12 s
component-flower = Case de la Fleur sacrée
component-tiles = Tuiles par sorte
component-runes = Rünes par sorte
component-hand = Rünes données à chaque joueur
component-bases = Déplacement de base de Ki, We et Tin
component-figures = Figurines de chaque esprit
component-movement = Faces du dé de déplacement
component-grip = Faces d’un dé d’accroche (0 pour ✗)
component-breeze = Cases d’une Brise, en avant
component-gust = Cases d’une Bourrasque, en arrière
component-zephyr = Cases d’un Zéphyr, en avant
component-squall = Cases d’une Rafale, en arrière
component-wake = Portée d’un Sillage
component-leads = Départ de Ki, We et Tin en départ équilibré
wrong-starter = Une place de 0 à { $last }, ou -1 pour un tirage.
wrong-figures = Cela fait { $found } figurines pour { $seats } places.
wrong-leads = Le départ est avant la Fleur, sur { $flower }.

# Comment la course s’est passée, à la fin
account-lead = Avance
account-ride = Lancers et tuiles
account-grip = Accroches
account-rune = Runes
account-whirlwind = Tourbillons
account-flower = { $is_you ->
    [true] Vous tenez
   *[false] { $name } tient
} la Fleur Sacrée.
account-cut = La partie a assez duré : l’esprit le plus avancé gagne.
account-cut-shared = La partie a assez duré : les plus avancés partagent la victoire.
ending-title = La course, tour après tour
ending-graph = La case de chaque esprit après chaque tour
ending-behind = { $is_you ->
    [true] Vous étiez
   *[false] { $name } était
} à { $spaces ->
    [one] une case
   *[other] { $spaces } cases
}.
