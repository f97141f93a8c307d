title = Rök
tagline = L’œil vif, la main leste.
fair-why = Pourquoi la pioche est honnête

colour-basalt = basalte
colour-amber = ambre
colour-bone = os

sign-fork = fourche
sign-bolt = éclair
sign-hourglass = sablier
sign-fir = sapin
sign-eye = œil
sign-moon = lune
sign-ladder = échelle
sign-maze = dédale

rune-basalt-fork = fourche de basalte
rune-basalt-bolt = éclair de basalte
rune-basalt-hourglass = sablier de basalte
rune-basalt-fir = sapin de basalte
rune-basalt-eye = œil de basalte
rune-basalt-moon = lune de basalte
rune-basalt-ladder = échelle de basalte
rune-basalt-maze = dédale de basalte
rune-amber-fork = fourche d’ambre
rune-amber-bolt = éclair d’ambre
rune-amber-hourglass = sablier d’ambre
rune-amber-fir = sapin d’ambre
rune-amber-eye = œil d’ambre
rune-amber-moon = lune d’ambre
rune-amber-ladder = échelle d’ambre
rune-amber-maze = dédale d’ambre
rune-bone-fork = fourche d’os
rune-bone-bolt = éclair d’os
rune-bone-hourglass = sablier d’os
rune-bone-fir = sapin d’os
rune-bone-eye = œil d’os
rune-bone-moon = lune d’os
rune-bone-ladder = échelle d’os
rune-bone-maze = dédale d’os

move-begin = Le joueur { $number } mène le premier lancer
move-draw = { $again ->
    [true] Le joueur { $number } pioche « { $rune } », comme un autre : tous deux repiochent
   *[false] Le joueur { $number } pioche sa rune d’Équilibre, « { $rune } »
}
move-fall = { $up ->
    [true] Une rune tombe face visible
   *[false] Une rune tombe face cachée
}
move-land = Elle s’arrête à la place { $place }
move-show = « { $rune } » est visible
move-award = { $pair ->
    [true] Le joueur { $number } reçoit la paire « { $rune } »
   *[false] Le joueur { $number } reçoit « { $rune } »
}
move-check = { $count ->
    [one] Une rune dépareillée retourne dans le sac
   *[other] { $count } runes dépareillées retournent dans le sac
}
move-part = { $count ->
    [one] Une paire partagée retourne dans le sac
   *[other] { $count } paires partagées retournent dans le sac
}
move-rob = Le joueur { $thief_number } vole « { $rune } » au joueur { $number }{ $count ->
    [0] {""}
    [one] , et une rune de butin de cette couleur
   *[other] , et { $count } runes de butin de cette couleur
}
move-replace = Le joueur { $number } prend « { $rune } » comme nouvelle rune d’Équilibre
move-clear = { $count ->
    [one] La rune cachée retourne dans le sac
   *[other] { $count } runes cachées retournent dans le sac
}
move-hand_on = Le sac passe au joueur { $number }
move-drift = { $missed ->
    [true] La rune du joueur { $number } touche le Destin
   *[false] La rune du joueur { $number } s’arrête à { $gap } du Destin
}
move-grab = Prendre « { $rune } », place { $place }
move-mark = { $marked ->
    [true] Retirer la marque de « { $rune } », place { $place }
   *[false] Marquer « { $rune } », place { $place }
}
move-done = { $marking ->
    [true] Marques terminées
   *[false] Terminé
}
move-pay = Payer la paire « { $rune } »
move-steal = D’abord : le joueur { $thief_number } vole « { $rune } » au joueur { $number }{ $count ->
    [0] {""}
    [one] , et une rune de butin
   *[other] , et { $count } runes de butin
}
hint-move-steal = D’abord : { $thief_is_you ->
    [true] vous volez
   *[false] { $thief_name } vole
} « { $rune } »
move-aim = { $side ->
    [left] Viser à { $turned }° à gauche
    [right] Viser à { $turned }° à droite
   *[straight] Viser droit sur le Destin
}
move-push = Lancer avec la force { $force }

veiled-mark = Une marque change en secret

sketch-throw = Lancer { $number }
sketch-bag = { $count ->
    [one] { $count } rune dans le sac
   *[other] { $count } runes dans le sac
}
sketch-loot = { $count ->
    [one] { $count } rune
   *[other] { $count } runes
}
sketch-hand = en main : { $runes }
sketch-open = visibles
sketch-hidden = cachées
sketch-marked = marquées
sketch-flick = du Destin
sketch-touched = touché

# Le journal continue après un nom, ou après « Vous ».
log-begin = Premier joueur : { $name }
log-draw = { $is_you ->
    [true] Vous piochez
   *[other] { $name } pioche
} « { $rune } »{ $again ->
    [true] , comme un autre : tous deux repiochent
   *[other] {""}
}
log-fall = { "" }
log-land = { "" }
log-show = { "" }
log-award = { $is_you ->
    [true] Vous recevez
   *[other] { $name } reçoit
} { $pair ->
    [true] la paire « { $rune } »
   *[other] « { $rune } »
}
log-check = { $count ->
    [one] Une rune dépareillée retourne dans le sac
   *[other] { $count } runes dépareillées retournent dans le sac
}
log-part = { $count ->
    [one] Une paire partagée retourne dans le sac
   *[other] { $count } paires partagées retournent dans le sac
}
log-rob = { $is_you ->
    [true] { $thief_name } vous prend
   *[other] { $thief_is_you ->
        [true] Vous prenez
       *[other] { $thief_name } prend
    }
} « { $rune } »{ $count ->
    [0] {""}
    [one] {" "}et une rune de butin
   *[other] {" "}et { $count } runes de butin
}{ $is_you ->
    [true] {""}
   *[other] {" "}à { $name }
}
log-replace = { $is_you ->
    [true] Vous prenez
   *[other] { $name } prend
} « { $rune } » comme rune d’Équilibre
log-clear = { "" }
log-hand_on = { $last ->
    [true] C’était le dernier lancer
   *[other] { $is_you ->
        [true] Vous menez
       *[other] { $name } mène
    } le prochain lancer
}
log-drift = { $missed ->
    [true] la rune touche le Destin
   *[other] la rune s’arrête à { $gap } du Destin
}
log-grab = { $you ->
    [true] prenez
   *[other] prend
} « { $rune } »{ $twin ->
    [true] { $is_you ->
        [true] , jumelle de votre rune d’Équilibre
       *[other] , jumelle d’une rune d’Équilibre ({ $name })
    }
   *[other] {""}
}
log-mark = { $you ->
    [true] changez
   *[other] change
} la marque de « { $rune } »
log-veiled-mark = { $you ->
    [true] changez une marque
   *[other] change une marque
}
log-done = { $you ->
    [true] avez terminé
   *[other] a terminé
}
log-pay = { $you ->
    [true] payez
   *[other] paie
} la paire « { $rune } »
log-steal = { $you ->
    [true] décidez
   *[other] décide
} : d’abord, { $is_you ->
    [true] { $thief_name } vous prend
   *[other] { $thief_is_you ->
        [true] vous prenez
       *[other] { $thief_name } prend
    }
} « { $rune } »{ $count ->
    [0] {""}
    [one] {" "}et une rune de butin
   *[other] {" "}et { $count } runes de butin
}{ $is_you ->
    [true] {""}
   *[other] {" "}à { $name }
}
log-aim = { "" }
log-push = { $you ->
    [true] lancez
   *[other] lance
} avec la force { $force }

### Board
board-throw = Lancer { $throws }
board-table = La table : { $count ->
    [0] aucune rune
    [one] une rune
   *[other] { $count } runes
}, { $visible } face visible
board-bag = { $count ->
    [0] Le sac est vide
    [one] Une rune dans le sac
   *[other] { $count } runes dans le sac
}
board-plinth = { $you ->
    [true] Votre rune d’Équilibre
   *[other] Rune d’Équilibre ({ $name })
} : { $rune }. Butin : { $loot }
board-plinth-bare = { $you ->
    [true] Vous n’avez pas de rune d’Équilibre
   *[other] { $name } n’a pas de rune d’Équilibre
}. Butin : { $loot }
board-legend = Une paire : même couleur, même signe
board-letters = Lettres sur les runes
board-clock = Le temps s’écoule
board-undo = Annuler

board-hand = En main
board-loot = Votre butin
board-loot-none = pas de butin
board-loot-of = { $colour } : { $count }
board-held-none = Rien de saisi dans ce lancer.
board-held-single = « { $rune } » : il manque la jumelle.
board-held-pair = « { $rune } » : une paire.
board-held-theft = « { $rune } » : jumelle de la rune d’Équilibre ({ $name }), un vol.
board-held-split = « { $rune } » : { $name } tient l’autre moitié.
board-is-done = a fini
board-has-grabbed = a saisi { $count }

board-wait-setting = On se prépare
board-note-setting = Chacun pioche une rune d’Équilibre.
board-wait-throw = Les runes volent…
board-note-throw = Toutes les faces se montrent au même instant.
board-ask-grab = Saisissez les paires !
board-note-grab = Touchez une rune, puis sa jumelle.
board-done = J’ai fini
board-wait-grab = Vous avez fini
board-note-done = Les autres saisissent encore.
board-why-done = Vous avez déjà dit avoir fini.
board-watch-grab = La course est lancée
board-note-watch = Vous regardez.
board-ask-mark = Quelles runes voulez-vous ?
board-note-mark = { $marked ->
    [one] { $marked } marque
   *[other] { $marked } marques
} sur { $most }. Les autres ne voient encore rien.
board-wait-mark = Vous avez fini
board-watch-mark = Chacun marque en secret
board-note-marking = Encore en train de marquer : { $names }.
board-why-marks = Il ne vous reste plus de marque. Touchez une rune marquée pour retirer sa marque.

board-wait-settling = On fait les comptes
board-why-wait = Pas maintenant.
board-step-awarding = À qui vont les runes ?
board-step-checking = On vérifie les paires.
board-step-parting = Les paires partagées repartent.
board-step-robbing = Place aux vols.
board-step-drifting = La rune glisse…
board-step-replacing = On remplace les runes d’Équilibre.
board-step-clearing = Les runes cachées retournent au sac.
board-step-handing-on = Le sac passe.
board-step-over = La partie est finie.
board-told-check = { $count ->
    [0] Les runes dépareillées retournent dans le sac.
    [one] Une rune dépareillée retourne dans le sac.
   *[other] { $count } runes dépareillées retournent dans le sac.
}
board-told-part = { $count ->
    [0] Les paires partagées retournent dans le sac.
   *[other] { $count } moitiés retournent dans le sac.
}
board-told-pay = { $you ->
    [true] Vous payez
   *[other] { $name } paie
} la paire « { $rune } ».
board-told-rob = { $you_victim ->
    [true] { $thief } vous vole
   *[other] { $you_thief ->
        [true] Vous volez
       *[other] { $thief } vole
    }
} { $count ->
    [0] des runes
    [one] une rune
   *[other] { $count } runes
}{ $you_victim ->
    [true] {""}
   *[other] {" "}à { $victim }
}.
board-told-replace = { $you ->
    [true] Votre nouvelle rune d’Équilibre
   *[other] Nouvelle rune d’Équilibre pour { $name }
} : « { $rune } ».
board-told-award = { $you ->
    [true] Le hasard tranche en votre faveur.
   *[other] Le hasard tranche : { $name }.
}
board-told-clear = { $count ->
    [0] Les runes cachées retournent dans le sac.
    [one] La rune cachée retourne dans le sac.
   *[other] { $count } runes cachées retournent dans le sac.
}

board-ask-pay = Quelle paire payez-vous ?
board-note-pay = { $owed ->
    [one] Une fausse paire, une paire du butin.
   *[other] { $owed } paires sont dues pour de fausses paires.
}
board-wait-pay = { $name } paie
board-pay = Payer « { $rune } »
board-pay-which = Choisissez une paire
board-why-pay = Choisissez une paire de votre butin.
board-pairs = Paires de votre butin

board-ask-order = Quel vol d’abord ?
board-note-order = Les vols de cette couleur ({ $colour }) se croisent : l’ordre compte.
board-wait-order = { $name } ordonne les vols
board-steal = { $you ->
    [true] D’abord chez vous
   *[other] D’abord chez { $name }
}
board-steal-which = Choisissez un vol
board-why-order = Choisissez le vol qui vient d’abord.
board-thefts = Les vols
board-theft = { $you ->
    [true] { $thief } vous vole
   *[other] { $mine ->
        [true] Vous volez { $victim }
       *[other] { $thief } vole { $victim }
    }
} : « { $rune } »{ $count ->
    [one] {""}
   *[other] , { $count } runes en tout
}

board-ask-flick = Faites glisser votre rune
board-note-flick-order = { $again ->
    [true] Encore une fois.
   *[other] Le plus près du Destin ordonne les vols ({ $colour }).
} Tirez en arrière sur la table et lâchez, sans toucher le Destin.
board-note-flick-win = { $again ->
    [true] Encore une fois.
   *[other] Le plus près du Destin gagne la partie.
} Tirez en arrière sur la table et lâchez, sans toucher le Destin.
board-wait-flick = { $name } fait glisser sa rune
board-flick = Pousser
board-direction = Direction
board-degrees = { $side ->
    [left] { $turned }° à gauche
    [right] { $turned }° à droite
   *[other] tout droit
}
board-force = Force
board-more-left = Plus à gauche
board-more-right = Plus à droite
board-weaker = Moins fort
board-stronger = Plus fort

rules-idea = Tous lancent leurs runes sur la table en même temps. Qui en voit le premier deux pareilles les saisit. Le plus riche butin gagne.
rules-runes-title = Les runes
rules-runes = Il y a 48 runes : trois couleurs, huit signes, et deux de chaque. Une paire, c’est la même couleur et le même signe, peu importe comment elle est tournée.
rules-pair-pair = Une paire.
rules-pair-colour = Pas une paire : le même signe dans une autre couleur.
rules-pair-sign = Pas une paire : un autre signe.
rules-equilibrium-title = L’Équilibre
rules-equilibrium = Chacun a une rune d’Équilibre sur un socle, toutes différentes. Personne ne peut la saisir, mais sa jumelle vaut cher.
rules-throw-title = Un lancer
rules-throw = À 2 joueurs chacun lance 5 runes, à 3 joueurs 4, à 4 joueurs 3, à 5 joueurs 2 ; si le sac n’en a plus assez, on lance ce qu’il y a. Celles qui tombent face cachée le restent : personne ne les connaît, personne ne les retourne. Les runes visibles des lancers d’avant restent, et elles comptent.
rules-grab = Toutes les faces se montrent au même instant, et chacun saisit : une rune après l’autre, d’une seule main. Qui en a assez le dit, et c’est définitif. La course s’arrête quand tous ont fini, ou dès qu’il n’y a plus rien à trouver (jamais avant 3 secondes), au plus tard après 20 secondes. Vos paires vont alors dans votre butin.
rules-twins = La jumelle de votre propre rune d’Équilibre forme une paire avec elle, qui va aussitôt dans votre butin. La jumelle de celle d’un autre annonce un vol.
rules-settle-title = Après la course
rules-settle-check = Une rune qui ne forme ni paire, ni moitié d’une paire partagée, ni vol retourne dans le sac. Deux d’entre elles (ou une qui reste seule) sont une fausse paire, qui coûte une paire de votre butin, à votre choix. Qui n’a pas de paire ne paie rien.
rules-settle-part = Si deux joueurs tiennent chacun la moitié d’une paire, les deux moitiés retournent dans le sac.
rules-settle-rob = Qui tient la jumelle de la rune d’Équilibre d’un autre la garde. Il prend aussi cette rune d’Équilibre et toutes les runes de cette couleur du butin de la victime.
rules-settle-flick = Si des vols de même couleur se croisent, de sorte que l’ordre compte, les voleurs font glisser une rune : le plus près du Destin dit lequel vient d’abord.
rules-settle-replace = Qui n’a pas de rune d’Équilibre prend la rune visible la plus proche du Destin que personne d’autre n’a, dans l’ordre du jeu. S’il n’y en a plus, il s’en passe jusqu’après le prochain lancer.
rules-settle-clear = Les runes cachées retournent dans le sac, les visibles restent.
rules-settle-lead = Le sac passe à gauche.
rules-flick-title = La glissade
rules-flick = La rune glisse du bord sur la table vide et rebondit sur le bord opposé. Le plus près du Destin gagne ; le toucher, c’est manqué. Il y a un peu de hasard dans chaque coup. À égalité, ou si tous manquent, on recommence une fois ; ensuite, l’ordre du jeu tranche.
rules-end-title = La fin
rules-end = La partie finit si, après un lancer, le sac ne contient pas plus de runes qu’il n’y a de joueurs, et au plus tard après 60 lancers. Qui a le plus de runes dans son butin gagne ; les runes d’Équilibre ne comptent pas. Une égalité se départage par une glissade.
rules-calm-title = Au calme
rules-calm = Au lieu de courir, chacun marque en secret jusqu’à 4 runes, et peut retirer ses marques tant qu’il n’a pas fini, en 16 changements au plus par lancer. Puis toutes les marques se montrent en même temps. Qui a marqué les deux runes d’une paire passe d’abord ; là où plusieurs veulent la même, le hasard tranche.
rules-keys-title = Au clavier
rules-keys = Tapez la lettre d’une rune pour la saisir, ou allez de rune en rune avec les flèches et appuyez sur Entrée. F dit que vous avez fini. Une glissade se règle avec deux curseurs.

# Le guide de la première partie : les trois cartes de l’attente, l’essai, puis deux étapes entre les lancers
coach-goal = Ayez le plus de runes dans votre butin quand le sac est presque vide.
coach-pair = Une paire : même couleur et même signe. L’un sans l’autre ne vaut rien.
coach-race = { $calm ->
    [1] Tout le monde joue à la fois : marquez en secret jusqu’à { $marks ->
        [4] quatre
       *[other] { $marks }
    } runes. Qui marque les deux d’une paire passe d’abord.
   *[other] Les runes tombent, et tout le monde joue à la fois : touchez-en une, puis sa jumelle, avant les autres.
}
coach-theft = Le vol : prenez la jumelle de la rune d’Équilibre posée devant un adversaire ; tout son butin de cette couleur est à vous.
coach-practice = En main : « { $rune } ». Sa jumelle a la même couleur et le même signe.
coach-mistake = Fausse paire ou rune dépareillée : retour au sac, avec une paire de votre butin s’il y en a une. Regardez avant de courir !
coach-end = Quand il ne reste dans le sac qu’une rune par personne, ou moins, la partie finit. Le plus riche butin gagne.

# À l’attente : le titre de la deuxième carte, puis pour qui n’aime pas courir
gate-race = Tous à la fois
gate-calm-title = Trop vif ?
gate-calm-note = En calme, chacun marque ses runes en secret, sans course.
gate-calm = Jouer en calme

# Ce qui se choisit à une table et se change dans la boîte
option-calm = Calme : marquer en secret au lieu de courir
option-fair = Connexions équitables : une connexion lente ne coûte aucune rune
component-signs = Signes de chaque couleur
component-hand = Runes lancées par chacun, de 2 à 5 joueurs
component-up = Fréquence des runes face visible
component-down = Fréquence des runes face cachée
component-throws = Lancers au bout desquels la partie finit
component-marks = Calme : runes que l’on peut marquer
component-changes = Calme : changements de marques par lancer
component-flight = Vol des runes (ms)
component-announced = Faces envoyées avant d’être vues (ms)
component-cooldown = D’une prise à la suivante (ms)
component-shortest = Durée minimale d’un lancer (ms)
component-longest = Durée maximale d’un lancer (ms)
component-hold = Attente d’une prise pour les lignes lentes (ms)
component-equal = Prises considérées comme simultanées (ms)
component-swerves = Écarts d’une glissade en direction, par poids
component-surges = Écarts d’une glissade en force, par poids
wrong-starter = Une place de 0 à { $last }, ou -1 pour un tirage.
wrong-signs = Cela fait { $found } sortes de runes ; il en faut plus que les { $seats } places.
wrong-up = Une rune tombe sur un de ses côtés : pas les deux à 0.
wrong-changes = Au moins { $least }, pour pouvoir poser toutes les marques.
wrong-shortest = Au plus { $most }, la durée maximale.
wrong-swerves = Un des poids doit dépasser 0.
wrong-surges = Un des poids doit dépasser 0.

# Comment on en est arrivé à ces scores, à la fin
account-basalt = Basalte
account-amber = Ambre
account-bone = Os
account-shared = Autant de runes : la victoire est partagée.
account-flick = Autant de runes, départagées d’une pichenette : { $is_you ->
    [true] la vôtre
   *[false] celle de { $name }
} s’arrête le plus près du Destin.
account-flick-again = Autant de runes, et la première pichenette n’a rien décidé. À la seconde, { $is_you ->
    [true] la vôtre
   *[false] celle de { $name }
} s’arrête le plus près du Destin.
account-flick-order = Autant de runes, et deux pichenettes à égalité : le premier dans l’ordre du tour gagne, { $is_you ->
    [true] vous
   *[false] { $name }
}.
ending-title = Runes par couleur
ending-flick = Égalité : la pichenette
ending-flick-again = Égalité : la seconde pichenette
ending-miss = manqué
ending-throw = Lancer { $number }
ending-thefts = { $all ->
    [one] Un vol
   *[other] { $count ->
        [one] Un vol
       *[other] { $count } vols sur { $all }
    }
}
ending-theft = { $thief } prend { $runes } à { $victim }
