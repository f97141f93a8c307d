title = Karma Dice
tagline = Osez, puis arrêtez-vous à temps.

colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-light-blue = bleu clair
colour-dark-blue = bleu foncé
colour-violet = violet
colour-white = Yogi

power-red = sans pouvoir
power-orange = un de plus ou un de moins
power-yellow = retire un dé du lancer
power-green = copie la face d’un autre dé
power-light-blue = peut être relancé
power-dark-blue = peut compter double
power-violet = peut compter triple
power-white = ne montre que 1 à 3

trait-stubborn = Obstiné
trait-visionary = Visionnaire
trait-careful = Prudent
trait-generous = Généreux
trait-patient = Patient
trait-restless = Agité
trait-envious = Envieux
trait-mimic = Imitateur
trait-detached = Détaché
trait-minimalist = Minimaliste
trait-negotiator = Négociateur
trait-thrifty = Économe

ability-stubborn = Après un lancer raté, relancez tous ses dés.
ability-visionary = Après un lancer, tournez un de ses dés sur la face de votre choix.
ability-careful = Après un lancer raté, ne reculez pas.
ability-generous = À la fin de votre tour, marquez { $generous } de plus.
ability-patient = Avant un lancer, le total à battre baisse de { $patient }.
ability-restless = Après un lancer, relancez autant de ses dés que vous voulez.
ability-envious = Un dé de ce lancer a aussi le pouvoir d’une couleur qu’un autre joueur possède.
ability-mimic = Un dé de ce lancer prend la face et le pouvoir d’un autre.
ability-detached = Reprenez parmi vos dés ceux de votre zone la plus basse.
ability-minimalist = Pour ce lancer, un total égal suffit.
ability-negotiator = Quand on choisit les dés, choisissez en premier.
ability-thrifty = À la dernière zone, chaque dé inutilisé rapporte { $thrifty }.

move-begin = Le joueur { $number } commence
move-deal = Une carte Trait est distribuée : { $trait }
move-roll = { $eye ->
    [true] Le Mauvais œil lance un { $face }
   *[false] Le dé { $colour } montre { $face }
}
move-keep = Garder { $trait }
move-pick = Prendre un dé { $colour }
move-throw = Lancer { $count ->
    [one] le dé
   *[other] les { $count } dés
}
move-stop = S’arrêter et marquer { $karma }
move-nudge = { $up ->
    [true] Augmenter d’un le { $die-face } { $die-colour }
   *[false] Baisser d’un le { $die-face } { $die-colour }
}
move-remove = Le { $die-face } { $die-colour } retire le { $target-face } { $target-colour }
move-copy = Le { $die-face } { $die-colour } copie le { $target-face } { $target-colour }
move-reroll = Relancer le { $die-face } { $die-colour }
move-double = Le { $die-face } { $die-colour } compte double
move-triple = Le { $die-face } { $die-colour } compte triple
move-tally = Faire le total : { $total } { $needed ->
    [none] (n’importe quel total convient)
   *[other] (il faut plus de { $needed })
}
move-draft = Prendre un dé { $colour } dans la réserve
move-decline = Garder { $card } pour plus tard
move-stubborn = Obstiné : relancer tous les dés
move-visionary = Visionnaire : tourner le { $die-face } { $die-colour } sur { $face }
move-careful = Prudent : ne pas reculer
move-generous = Généreux : marquer { $generous } de plus
move-patient = Patient : le total à battre baisse de { $patient }
move-restless = Agité : relancer le { $die-face } { $die-colour }
move-envious = Envieux : le { $die-face } { $die-colour } a aussi le pouvoir { $colour }
move-mimic = Imitateur : le { $die-face } { $die-colour } devient le { $target-face } { $target-colour }
move-detached = Détaché : reprendre les dés de la zone la plus basse
move-minimalist = Minimaliste : un total égal suffit
move-negotiator = Négociateur : choisir en premier
move-thrifty = Économe : chaque dé inutilisé rapporte { $thrifty }

veiled-deal = Une carte Trait est distribuée face cachée
veiled-keep = Une carte Trait est gardée face cachée

sketch-round = Manche { $round }
sketch-eye = Mauvais œil
sketch-reserve = réserve
sketch-zones = zones
sketch-pool = vos dés
sketch-picked = en main
sketch-throw = lancer
sketch-any = n’importe quel total convient
sketch-needed = il faut plus de { $needed }
sketch-beat = à battre

board-round = Manche { $round }
board-round-of = Manche { $round } sur { $of }
board-track = Piste de Karma
board-zones = Zones
board-zone-held = Zone { $karma }, tenue avec { $total } : { $dice }
board-zone-first = Zone { $karma }, la suivante, avec n’importe quel total
board-zone-next = Zone { $karma }, la suivante, avec plus de { $needed }
board-zone-far = Zone { $karma }
board-total = total
board-exceed = dépasser
board-any = tout convient
board-beats = dépasse { $needed }
board-short = ne dépasse pas { $needed }
board-karma = { $karma } Karma
board-die = dé { $colour }, { $power }
board-die-lies = dé { $colour }, montre { $face }, { $power }
board-die-times = dé { $colour }, montre { $face }, compte { $worth }
board-die-gone = dé { $colour }, montre { $face }, retiré
board-dice = Dés :
board-throw-group = Le lancer
board-pool = Vos dés, { $count } à lancer
board-own = Dés : { $count }
board-none = Pas encore de dé
board-thrown = { $count ->
    [one] Un dé lancé ce tour
   *[other] { $count } dés lancés ce tour
}
board-reds-with = Les dés rouges sont chez { $name }
board-others = Il reste à { $name }
board-spent = utilisé
board-gone = retiré

board-power-red = sans pouvoir
board-power-orange = ± 1
board-power-yellow = retire
board-power-green = copie
board-power-light-blue = relance
board-power-dark-blue = double
board-power-violet = triple
board-power-white = 1 à 3
board-chip-down = −1 → { $total }
board-chip-up = +1 → { $total }
board-chip-yellow = retirer…
board-chip-green = copier…
board-chip-light-blue = relancer
board-chip-dark-blue = doubler → { $total }
board-chip-violet = tripler → { $total }
board-used-orange = tourné : { $worth }
board-used-yellow = a retiré
board-used-green = copié : { $worth }
board-used-light-blue = relancé
board-used-dark-blue = doublé : { $worth }
board-used-violet = triplé : { $worth }
board-would-any = { $what } : total { $total }
board-would-beat = { $what } : total { $total }, dépasse { $needed }
board-would-fail = { $what } : total { $total }, ne dépasse pas { $needed }

board-goal = Dépassez { $needed }
board-goal-other = { $name } doit dépasser { $needed }
board-goal-any = N’importe quel total convient
board-goal-any-other = { $name } va lancer
board-goal-how = Choisissez des dés dans votre plateau. Un second clic repose le dé.
board-turn-ends = Le tour rapporte { $karma } Karma
board-fell = { $you ->
    [true] Vous retombez de { $from } à { $karma }
   *[false] { $name } retombe de { $from } à { $karma }
}
board-stopped = { $you ->
    [true] Vous marquez { $karma }
   *[false] { $name } marque { $karma }
}

board-ask-keep = Quelle carte gardez-vous ?
board-note-keep = Elle apporte un dé de sa couleur. L’autre carte quitte la partie.
board-keep = Garder { $trait }
board-keep-one = Garder une carte
board-kept = Vous gardez cette carte. Les autres choisissent encore.
board-all-keep = Chacun choisit une carte Trait.
board-ask-first = Quels dés lancez-vous ?
board-note-first = Le premier lancer est toujours valable. Plus il est petit, plus il est facile à dépasser.
board-ask-on = Lancer encore, ou s’arrêter avec { $karma } ?
board-note-on = Plus de { $needed } mène à { $next }. Sinon vous retombez à { $back }.
board-note-patient = Patient : cette fois, plus de { $needed } suffit et mène à { $next }.
board-ask-empty = Il ne vous reste aucun dé.
board-note-detached = Détaché peut reprendre les dés de votre zone la plus basse.
board-throw = { $count ->
    [one] Lancer un dé
   *[other] Lancer { $count } dés
}
board-throw-none = Lancer
board-stop = S’arrêter
board-stop-at = S’arrêter : { $karma }
board-undo = Annuler
board-ask-good = { $total } mène à la zone { $karma }.
board-note-powers = Le lancer peut encore être changé.
board-ask-short = { $total } ne dépasse pas { $needed }.
board-note-save = Il manque { $missing } : ce que vous avez peut encore aider.
board-note-lost = Il ne reste rien qui puisse aider.
board-validate = Prendre la zone { $karma }
board-tally = Faire le total
board-fall = { $karma ->
    [0] Retomber à zéro
   *[other] Retomber à { $karma }
}
board-ask-remove-target = Quel dé est retiré ?
board-ask-copy-target = Quel dé est copié ?
board-ask-mimic-die = Imitateur : quel dé change ?
board-ask-mimic-target = Imitateur : en quel dé ?
board-ask-visionary-die = Visionnaire : quel dé est tourné ?
board-ask-visionary-target = Visionnaire : sur quelle face ?
board-ask-envious-die = Envieux : quel dé reçoit un pouvoir ?
board-ask-envious-target = Envieux : le pouvoir de quelle couleur ?
board-ask-restless-die = Agité : quel dé est relancé ?
board-ask-rerolling = Quels dés sont relancés ?
board-note-rerolling = Choisissez-en autant que vous voulez, puis lancez.
board-note-cancel = Choisissez un dé éclairé. Échap ou un second clic annule.
board-ask-draft = Quel dé prenez-vous ?
board-note-draft = Il est à vous pour de bon.
board-draft = Prendre le dé { $colour }
board-draft-one = Prendre un dé
board-draft-you = Choisissez un dé de la réserve
board-draft-other = { $name } choisit un dé
board-draft-then = Puis { $names }
board-draft-die = dé { $colour }, { $power }, il en reste { $count }, vous en avez { $mine }
board-left = reste { $count }
board-ask-failed = Le lancer ne suffit pas. Utiliser { $trait } ?
board-ask-ending = Votre tour se termine. Utiliser { $trait } ?
board-ask-negotiating = Utiliser { $trait } et choisir en premier ?
board-note-once = Une carte sert une fois par partie.
board-use = Utiliser { $trait }
board-later = Garder pour plus tard
board-wait = { $names } { $count ->
    [one] joue
   *[other] jouent
}
board-wait-keep = { $names } { $count ->
    [one] choisit une carte
   *[other] choisissent une carte
}
board-wait-nobody = Un instant
board-wait-button = Attendez

board-why-card = Choisissez d’abord une carte.
board-why-pick = Choisissez d’abord au moins un dé dans votre plateau.
board-why-stop-first = Lancez d’abord : il n’y a encore rien à marquer.
board-why-stop-throw = Terminez d’abord ce lancer.
board-why-draft = Choisissez d’abord un dé de la réserve.
board-why-none-left = Il ne reste aucun dé de cette couleur.
board-why-turn = Ce n’est pas votre tour.
board-why-target = Ce dé ne peut pas être choisi. Échap annule.
board-why-spent = Cette carte a servi ; chacune sert une fois par partie.
board-why-undo = Rien à annuler : les dés qui ont roulé restent.

board-forecast = Avec ces dés
board-forecast-later = Et si vous continuez ensuite ?
board-percent = { $percent } %
board-forecast-text = de dépasser { $needed } avec { $count ->
    [one] un dé
   *[other] { $count } dés
}
board-forecast-any = N’importe quel total convient.
board-sure = Karma, sûr
board-try = Tenter { $karma }
board-average = { NUMBER($karma, maximumFractionDigits: 1) }
board-on-average = en moyenne

board-supply = Réserve
board-eye-behind = { $steps ->
    [0] Il vous a rejoint
    [one] Un pas derrière vous
   *[other] { $steps } pas derrière vous
}
board-eye-dice = Dés du Mauvais œil après chaque manche
board-eye-round = Manche { $round } : { $dice }
board-won = { $count ->
    [one] Victoire : { $names }, avec { $karma } Karma
   *[other] Victoire partagée : { $names }, avec { $karma } Karma
}
board-solo-won = Vous échappez au Mauvais œil : { $karma } à { $eye }
board-solo-lost = Le Mauvais œil vous rattrape : { $eye } à { $karma }
board-status-kept = a choisi une carte
board-status-at = est à { $karma }
board-status-scored = a marqué { $karma } à cette manche
board-status-fell = retombe de { $from } à { $karma }
board-status-after = jouera après { $you ->
    [true] vous
   *[false] { $name }
}{ $yogi ->
    [true] , a le Yogi
   *[false] {""}
}
board-status-last = jouera en dernier{ $yogi ->
    [true] , a le Yogi
   *[false] {""}
}
board-status-drafted = a pris un dé
board-status-drafts-at = choisira en { $place }ᵉ
board-eye-after = Le Mauvais œil est à { $steps } pas derrière vous et { $dice ->
    [0] ne lance aucun dé
    [one] lance un dé
   *[other] lance { $dice } dés
} après cette manche

rules-idea = Lancez des dés, dépassez votre propre total et montez. Chaque zone vaut plus de Karma que la précédente. Mais qui tente une fois de trop retombe. Après chaque manche, vos dés s’enrichissent d’un dé à pouvoir.
rules-turn-title = Votre tour
rules-turn-throw = Choisissez des dés parmi les vôtres, au moins un, et lancez-les. Un dé lancé ne sert plus de tout le tour.
rules-turn-powers = Utilisez, si vous voulez, les pouvoirs des dés lancés, puis faites le total.
rules-turn-first = Le premier lancer est toujours bon : il mène à la zone 1.
rules-turn-climb = Chaque lancer suivant doit dépasser le précédent. Vous montez alors à la zone suivante : 1, 2, 4, 7, 10, 15.
rules-turn-fall = Un lancer qui ne dépasse pas met fin au tour et coûte la dernière zone. Qui n’avait que la première ne marque rien.
rules-turn-stop = Après un bon lancer vous pouvez vous arrêter. Vous marquez le Karma de la zone où vous êtes.
rules-turn-picture = Trois zones sont tenues, la dernière avec 12. Ce lancer fait 13, car le 4 bleu foncé compte double : la zone 7 est atteinte.
rules-turn-top = Qui atteint 15 s’y arrête, et chaque dé non lancé rapporte 2 de plus. Sans dé à lancer, le tour est fini aussi.
rules-powers-title = Les dés et leurs pouvoirs
rules-powers = Les pouvoirs s’utilisent dans l’ordre voulu, chacun une fois par lancer, et seulement si vous le voulez.
rules-power-red = Sans pouvoir. Les six dés rouges sont à tous : qui joue les a.
rules-power-orange = Se tourne d’un de plus ou d’un de moins, de 0 à 7.
rules-power-yellow = Retire un dé du lancer, lui-même aussi, mais jamais le dernier.
rules-power-green = Copie la face d’un autre dé, sans son double.
rules-power-light-blue = Peut être relancé une fois.
rules-power-dark-blue = Sa face compte double.
rules-power-violet = Sa face compte triple.
rules-power-white = Ne montre que 1 à 3. Il va à qui a le moins de Karma.
rules-draft-title = Après chaque manche
rules-draft = Chacun prend un dé dans la réserve et le garde pour de bon. Qui a le moins de Karma choisit en premier, puis on monte ; à égalité, qui joue plus tôt dans la manche.
rules-yogi = Puis le Yogi blanc va à qui a le moins de Karma, pour la manche suivante ; à égalité, à qui joue plus tard dans la manche.
rules-end-title = La fin
rules-end = Quand la réserve est vide, on joue une dernière manche. Qui a le plus de Karma gagne, et les ex æquo partagent la victoire. On peut aussi convenir d’un nombre de Karma à atteindre.
rules-traits-title = Les cartes Trait
rules-traits = Avant la première manche, chacun garde en secret une carte sur deux et prend un dé de sa couleur. Ce que dit une carte sert une fois par partie. Pour une première partie, on laisse les cartes de côté.
rules-solo-title = Seul contre le Mauvais œil
rules-solo = Vous partez de 0, et l’œil quelques pas derrière vous. Dès votre deuxième manche, il lance ses dés après chacun de vos tours et avance de leur somme. S’il vous rejoint, il gagne. Échappez-lui pendant sept manches. Il n’y a pas de Yogi.

# Le journal continue après un nom, ou après « Vous ».
log-begin = Premier joueur : { $name }
log-deal = une carte Trait est distribuée : { $trait }
log-veiled-deal = une carte Trait est distribuée face cachée
log-veiled-keep = { $you ->
    [true] avez choisi une carte Trait
   *[other] a choisi une carte Trait
}
log-roll = { $eye ->
    [true] le Mauvais œil lance un { $face }
   *[other] { $colour } { $face }
}
log-keep = { $you ->
    [true] gardez
   *[other] garde
} { $trait }
log-pick = { "" }
log-throw = { $you ->
    [true] lancez
   *[other] lance
} { $count ->
    [one] un dé
   *[other] { $count } dés
}
log-stop = { $you ->
    [true] vous arrêtez et marquez
   *[other] s’arrête et marque
} { $karma }
log-nudge = { $up ->
    [true] un de plus sur le { $die-face } { $die-colour }
   *[other] un de moins sur le { $die-face } { $die-colour }
}
log-remove = le dé { $die-colour } retire le { $target-face } { $target-colour }
log-copy = le dé { $die-colour } copie le { $target-face } { $target-colour }
log-reroll = le dé { $die-colour } est relancé
log-double = le { $die-face } { $die-colour } compte double
log-triple = le { $die-face } { $die-colour } compte triple
log-tally = { $valid ->
    [true] { $you ->
        [true] prenez la zone { $zone } avec { $total }
       *[other] prend la zone { $zone } avec { $total }
    }
   *[other] { $you ->
        [true] ratez avec { $total }
       *[other] rate avec { $total }
    }
}
log-draft = { $you ->
    [true] prenez
   *[other] prend
} un dé { $colour }
log-decline = { $you ->
    [true] gardez votre
   *[other] garde sa
} carte pour plus tard
log-stubborn = { $you ->
    [true] jouez Obstiné et relancez tous les dés
   *[other] joue Obstiné et relance tous les dés
}
log-visionary = { $you ->
    [true] jouez Visionnaire et tournez
   *[other] joue Visionnaire et tourne
} le { $die-face } { $die-colour } sur { $face }
log-careful = { $you ->
    [true] jouez Prudent et ne reculez pas
   *[other] joue Prudent et ne recule pas
}
log-generous = { $you ->
    [true] jouez Généreux et marquez
   *[other] joue Généreux et marque
} { $generous } de plus
log-patient = { $you ->
    [true] jouez
   *[other] joue
} Patient : le total à battre baisse de { $patient }
log-restless = { $you ->
    [true] relancez
   *[other] relance
} le { $die-face } { $die-colour } avec Agité
log-envious = { $you ->
    [true] jouez
   *[other] joue
} Envieux : le { $die-face } { $die-colour } a aussi le pouvoir { $colour }
log-mimic = { $you ->
    [true] jouez
   *[other] joue
} Imitateur : le { $die-face } { $die-colour } devient le { $target-face } { $target-colour }
log-detached = { $you ->
    [true] jouez Détaché et reprenez les dés de votre
   *[other] joue Détaché et reprend les dés de sa
} zone la plus basse
log-minimalist = { $you ->
    [true] jouez
   *[other] joue
} Minimaliste : un total égal suffit
log-negotiator = { $you ->
    [true] jouez Négociateur et choisissez en premier
   *[other] joue Négociateur et choisit en premier
}
log-thrifty = { $you ->
    [true] jouez
   *[other] joue
} Économe : chaque dé inutilisé rapporte { $thrifty }

# Le guide de la première partie
coach-goal = { $seats ->
    [1] Échappez au Mauvais œil pendant { $rounds ->
        [7] sept
       *[other] { $rounds }
    } manches.
   *[other] { $first_to ->
        [0] Ayez le plus de Karma { $rounds ->
            [0] à la fin
            [6] après six manches
            [7] après sept manches
           *[other] après { $rounds } manches
        }.
       *[other] Ayez le plus de Karma à la fin de la manche où quelqu’un atteint { $first_to }.
    }
}
coach-start = Les dés sont votre énergie. À chaque manche, montez de zone en zone ; celle où vous vous arrêtez s’ajoute à votre Karma.
coach-trait = Gardez une des deux cartes Trait : elle apporte un dé de sa couleur, et sert une fois dans la partie.
coach-die = Choisissez un seul dé et lancez-le. Le premier lancer est toujours bon, et un petit total est facile à dépasser.
coach-climb = Vous tenez la zone { $zone }. Pour monter, dépassez ce total avec d’autres dés : un dé lancé ne sert plus de tout le tour.
coach-dilemma = Voici le dilemme : continuer ou s’arrêter ? Un lancer raté finit le tour et vous fait redescendre d’une zone.
coach-draft = { $seats ->
    [1] Après chaque manche, prenez un dé. Vous le gardez, et son pouvoir peut servir quand vous le lancez.
   *[other] Chacun prend un dé ; qui a le moins de Karma choisit d’abord. On le garde, et son pouvoir peut servir quand on le lance.
}
coach-end = { $seats ->
    [1] Après cette manche et les suivantes, le Mauvais œil lance ses dés et avance. S’il vous rejoint, il gagne.
   *[other] { $first_to ->
        [0] Quand la réserve est vide, on joue une dernière manche. Qui a le plus de Karma gagne.
       *[other] Quand quelqu’un atteint { $first_to }, on finit la manche. Qui a alors le plus de Karma gagne.
    }
}

# Ce qui se choisit à une table et se change dans la boîte
option-first_game = Première partie, sans cartes Trait
option-first_to = Karma à atteindre (0 : jusqu’à la réserve vide)
option-difficulty = Le Mauvais œil
option-difficulty-0 = doux
option-difficulty-1 = équilibré
option-difficulty-2 = féroce
option-solo_traits = Avec les cartes Trait
component-reds = Dés rouges partagés
component-reserve = Dés de la réserve par joueur, par couleur
component-faces = Faces d’un dé
component-yogi_faces = Faces du Yogi
component-lowest_face = Plus petite face qu’un pouvoir peut tourner
component-highest_face = Plus grande face qu’un pouvoir peut tourner
component-zones = Karma des zones
component-unused = Karma par dé inutilisé dans la dernière zone
component-cards = Cartes Trait dans la pioche
component-generous = Karma en plus pour le Généreux
component-patient = De combien le Patient baisse le total à battre
component-thrifty = Karma de l’Économe par dé inutilisé
component-rounds = Manches pour échapper au Mauvais œil
component-eye_start = Départ du Mauvais œil, par difficulté
component-eye_dice = Dés du Mauvais œil, par difficulté et par manche
component-eye_faces = Faces du dé du Mauvais œil
wrong-starter = Une place de 0 à { $last }, ou -1 pour un tirage.
wrong-reserve = Avec les dés rouges, cela ferait jusqu’à { $found } dés à lancer ; il y a place pour { $most }.
wrong-zones = Il faut au moins une zone.
wrong-lowest_face = Pas plus que la plus grande face.
wrong-faces = { $found } n’est pas entre la plus petite et la plus grande face.
wrong-cards = Il faut distribuer { $needed } cartes, et il y en a { $found }.

# Comment on en est arrivé à ces scores, à la fin
account-round = Manche { $number }
account-shared = Autant de Karma : la victoire est partagée.
account-escaped = { $is_you ->
    [true] Vous gardez
   *[false] { $name } garde
} de l’avance sur le Mauvais Œil, arrivé à { $eye }.
account-caught = Le Mauvais Œil est arrivé à { $eye } et { $is_you ->
    [true] vous a rattrapé
   *[false] a rattrapé { $name }
}.
ending-title = Manche par manche
ending-brought = Manche { $number } : { $points } Karma
ending-fell = Manche { $number } : { $points } Karma, retombé de { $lost }
ending-key-fell = retombé de là
ending-key-scored = Karma marqué
ending-key-most = le plus de la manche
