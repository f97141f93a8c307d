title = Spirits of the Wild
tagline = Cinq animaux, un bol, un coyote.
fair-why = Pourquoi la pioche est honnête

stone-red = pierre rouge
stone-yellow = pierre jaune
stone-green = pierre verte
stone-blue = pierre bleue
stone-violet = pierre violette
stone-white = pierre blanche
stone-spirit = pierre d’Esprit

animal-rabbit = Lapin
animal-turtle = Tortue
animal-salmon = Saumon
animal-owl = Chouette
animal-beaver = Castor

the-rabbit = le lapin
the-turtle = la tortue
the-salmon = le saumon
the-owl = la chouette
the-beaver = le castor

to-rabbit = au lapin
to-turtle = à la tortue
to-salmon = au saumon
to-owl = à la chouette
to-beaver = au castor

from-rabbit = du lapin
from-turtle = de la tortue
from-salmon = du saumon
from-owl = de la chouette
from-beaver = du castor

card-take-one = Prendre 1
card-take-two = Prendre 2
card-add-two = Ajouter 2, prendre 1
card-add-three = Ajouter 3, Coyote
card-power = Pouvoir spirituel

power-bear = Ours
power-wolf = Loup
power-ram = Bélier
power-eagle = Aigle
power-stag = Cerf
power-bison = Bison

the-bear = l’Ours
the-wolf = le Loup
the-ram = le Bélier
the-eagle = l’Aigle
the-stag = le Cerf
the-bison = le Bison

ability-bear = Le bol retourne dans le sac et se remplit d’autant de pierres. Prenez-en une.
ability-wolf = Ajoutez quatre pierres au bol. Prenez-en une.
ability-ram = Piochez deux pierres dans le sac et donnez-les à vos animaux ; celle dont aucun ne veut va dans le bol.
ability-eagle = Prenez une pierre, puis jouez un autre tour.
ability-stag = Mettez une pierre de votre plateau dans le bol. Prenez-en deux.
ability-bison = Ajoutez trois pierres au bol. Prenez-en une, puis remettez-en une dans le sac.

move-begin = Le joueur { $number } commence
move-draw = Sortie du sac : { $stone }
move-surface = Au sommet d’une pile : { $power }
move-play = Jouer { $card }
move-invoke = Invoquer { $the }
move-give = Donner une { $stone } { $to } : { $before } → { $after } { $after ->
    [one] point
   *[other] points
}
move-put_back = Mettre une { $stone } dans le bol : aucun animal n’en veut
move-send = Envoyer Coyote chez le joueur { $number }, sur { $the }
hint-move-send = Coyote sur { $the }
move-leave = Laisser Coyote où il est
move-give_back = Remettre une { $stone } { $from } dans le bol : { $before } → { $after } { $after ->
    [one] point
   *[other] points
}
move-return = Remettre une { $stone } du bol dans le sac
move-pass = Passer : aucune carte n’est jouable

# Le journal continue après un nom, ou après « Vous ».
log-begin = Premier joueur : { $name }
log-draw = une { $stone }
log-surface = { $power } apparaît
log-play = { $you ->
    [true] jouez
   *[other] joue
} « { $card } »
log-invoke = { $you ->
    [true] invoquez
   *[other] invoque
} { $the }
log-give = { $you ->
    [true] donnez
   *[other] donne
} une { $stone } { $to } ({ $before } → { $after })
log-put_back = { $you ->
    [true] n’avez
   *[other] n’a
} pas d’animal pour une { $stone }
log-send = { $you ->
    [true] envoyez
   *[other] envoie
} Coyote chez { $is_you ->
    [true] vous
   *[other] { $name }
}, sur { $the }
log-leave = { $you ->
    [true] laissez
   *[other] laisse
} Coyote en paix
log-give_back = { $you ->
    [true] reprenez
   *[other] reprend
} une { $stone } { $from } ({ $before } → { $after })
log-return = { $you ->
    [true] remettez
   *[other] remet
} une { $stone } dans le sac
log-pass = { $you ->
    [true] passez
   *[other] passe
}

sketch-bowl = bol
sketch-bag = sac
sketch-hand = en main
sketch-out = Pierres d’Esprit sorties : { $out } sur { $last_spirit }
sketch-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sketch-empty = vide

### Board

board-turn = Tour { $turn }
board-of = Plateau de { $name }
board-showing = Les animaux de { $name }
board-swap = Montrer en grand le plateau de { $name }
board-animal = { $animal }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $stones }{ $state ->
    [blocked] , Coyote y est
    [closed] , ne prend plus rien
   *[open] {""}
}
board-no-stones = aucune pierre
board-would = Prendrait la pierre : { $gain }
board-blocked = { $animal ->
    [turtle] bloquée
    [owl] bloquée
   *[other] bloqué
}
board-closed = { $animal ->
    [turtle] fermée
    [owl] fermée
   *[other] fermé
}
board-bowl = Le bol : { $stones }
board-bag = Le sac : { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}. Qu’y a-t-il dedans ?
board-drawn = Piochées dans le sac, à donner
board-in-bag = Encore dans le sac
board-eggs = Pierres d’Esprit sorties du sac : { $out } sur { $of }
board-spirits = Pierres d’Esprit sorties
board-out = { $out } sur { $of }
board-out-note = À la { $of }ᵉ, la partie finit avec le tour.
board-powers = Pouvoirs du dessus
board-below = Dessous : { $powers }
board-unknown = inconnu
board-unseen = Un pouvoir que personne n’a encore vu
board-stones = Les pierres de l’animal
board-cards = Vos cartes
board-cards-up = Cartes face visible : { $cards }
board-card = { $card }. { $text }
board-card-used = { $card }, en cours. { $text }
board-card-down = { $card }, face cachée
board-card-take-one = Prendre 1
board-card-take-two = Prendre 2
board-card-add-two = +2, puis 1
board-card-add-three = +3, Coyote
board-card-power = Pouvoir
board-tie = { $you ->
    [true] Coyote est chez vous, sur { $the } : à égalité, vous gagnez.
   *[false] Coyote est sur { $the } : à égalité, { $name } gagne.
}

board-colour-red = rouge
board-colour-yellow = jaune
board-colour-green = verte
board-colour-blue = bleue
board-colour-violet = violette
board-colour-white = blanche
board-colour-spirit = Esprit
board-stone-red = la rouge
board-stone-yellow = la jaune
board-stone-green = la verte
board-stone-blue = la bleue
board-stone-violet = la violette
board-stone-white = la blanche
board-stone-spirit = la pierre d’Esprit

board-step-renew = Le bol retourne au sac, et il en ressort autant.
board-step-give-back = Rendez au bol { $count ->
    [one] une pierre de vos animaux.
   *[other] { $count } pierres de vos animaux.
}
board-step-add = Ajoutez { $count ->
    [one] une pierre
   *[other] { $count } pierres
} au bol.
board-step-draw = Piochez { $count ->
    [one] une pierre dans le sac et donnez-la à un animal.
   *[other] { $count } pierres dans le sac et donnez-les à vos animaux.
}
board-step-take = Prenez { $count ->
    [one] une pierre.
   *[other] { $count } pierres.
}
board-step-coyote = Vous pouvez envoyer Coyote.
board-step-return = Remettez { $count ->
    [one] une pierre
   *[other] { $count } pierres
} dans le sac.
board-step-again = Puis rejouez.
board-step-power = Toutes vos cartes se retournent face visible, puis vous utilisez un des deux pouvoirs. Il faut au moins { $count } cartes face cachée.
board-text = { $text }

board-ask-choose = Quelle carte jouez-vous ?
board-note-choose = Elle sera face cachée jusqu’à votre prochain pouvoir.
board-play-none = Jouer une carte
board-ask-card = { $card } ?
board-note-final = Ce qui sort du sac ne s’annule pas.
board-play = Jouer « { $card } »
board-ask-pass = Aucune carte n’est jouable.
board-note-pass = Votre tour passe.
board-pass = Passer
board-ask-invoke = Quel pouvoir invoquez-vous ?
board-note-invoke = Toutes vos cartes sont de nouveau visibles.
board-more-invoke = Le pouvoir utilisé passe sous sa pile.
board-invoke-none = Invoquer un pouvoir
board-ask-power = Invoquer { $the } ?
board-invoke = Invoquer { $the }
board-ask-bowl = { $count ->
    [one] Quelle pierre prenez-vous ?
   *[other] Quelle pierre d’abord ? Vous en prenez { $count }.
}
board-note-bowl = Choisissez-la dans le bol.
board-more-lit = Les animaux qui la prennent s’éclairent.
board-ask-hand = { $count ->
    [one] À qui va la pierre piochée ?
   *[other] Quelle pierre donnez-vous d’abord ?
}
board-note-hand = Une pierre qu’un animal prend doit être donnée.
board-ask-who = À qui va { $stone } ?
board-note-who = Les animaux qui la prennent sont éclairés.
board-give-none = Donner une pierre
board-ask-give = { $stone } { $to } ?
board-give = Donner { $to } : +{ $gain }
board-note-gain = { $the } passe de { $before } à { $after ->
    [one] { $after } point
   *[other] { $after } points
}.
board-note-same = { $the } reste à { $after ->
    [one] { $after } point
   *[other] { $after } points
}.
board-note-double = { $the } compte double, de { $before } à { $after ->
    [one] { $after } point
   *[other] { $after } points
}, et ne prend plus rien.
board-more-take = { $count ->
    [one] Ensuite vous en prenez une autre.
   *[other] Ensuite vous en prenez encore { $count }.
}
board-more-hand = { $count ->
    [one] Ensuite vient l’autre.
   *[other] Ensuite viennent les { $count } autres.
}
board-more-coyote = Ensuite vous pourrez envoyer Coyote.
board-more-return = Ensuite une pierre du bol retourne dans le sac.
board-more-again = Ensuite vous jouez un autre tour.
board-ask-nobody = Personne ne prend { $stone }.
board-note-nobody = Vous pouvez la prendre quand même : elle retourne dans le bol.
board-put-back = La prendre pour rien
board-note-drawn = Elle va donc dans le bol.
board-put-in-bowl = La mettre dans le bol
board-ask-back = Quel animal rend une pierre ?
board-ask-which-back = Quelle pierre rend { $the } ?
board-note-back = Elle va dans le bol.
board-more-back = Ensuite vous prenez des pierres dans le bol.
board-back-none = Rendre une pierre
board-ask-give-back = { $stone } { $from } ?
board-give-back = { $loss ->
    [0] La rendre au bol : 0
   *[other] La rendre au bol : −{ $loss }
}
board-note-loss = { $the } passe de { $before } à { $after ->
    [one] { $after } point
   *[other] { $after } points
}.
board-ask-send = Où envoyez-vous Coyote ?
board-note-send = Il bloque un animal de votre adversaire tant qu’il y reste.
board-coyote-own = Il est maintenant sur { $the }, chez vous.
board-coyote-other = Il est maintenant sur { $the }.
board-send-none = Envoyer Coyote
board-ask-send-to = Coyote { $to } ?
board-note-send-to = { $the } ne pourra plus recevoir de pierre. À égalité, votre adversaire gagnerait.
board-send = L’envoyer { $to }
board-leave = Le laisser
board-ask-return = Quelle pierre retourne dans le sac ?
board-more-spirit = Une pierre d’Esprit dans le sac n’est plus sortie.
board-return-none = Dans le sac
board-ask-return-this = { $stone } dans le sac ?
board-return = La remettre dans le sac
board-undo = Annuler
board-wait = { $names } joue
board-wait-nobody = Un instant
board-wait-button = Attendez

board-why-turn = Ce n’est pas votre tour.
board-why-now = Pas maintenant.
board-why-card = Choisissez d’abord une de vos cartes.
board-why-down = Cette carte est face cachée. Un pouvoir retourne toutes vos cartes.
board-why-power = Pour un pouvoir, au moins { $count } de vos cartes doivent être face cachée.
board-why-few = Il n’y a pas assez de pierres dans le bol.
board-why-empty = Il n’y a pas de pierre dans le bol.
board-why-pile = Choisissez d’abord un des deux pouvoirs.
board-why-stone = Choisissez d’abord une pierre.
board-why-animal = Choisissez un animal éclairé.
board-why-refuses = Cette pierre ne va pas : { $the } n’en veut pas.
board-why-blocked = Coyote bloque { $the }.
board-why-closed = Une pierre d’Esprit a fermé { $the }.
board-why-back = Choisissez d’abord une pierre d’un de vos animaux.
board-why-send = Choisissez un animal de votre adversaire.
board-why-there = Coyote y est déjà.
board-why-theirs = Coyote ne va que chez votre adversaire.
board-why-yours = Les pierres vont à vos propres animaux.
board-why-return = Choisissez d’abord une pierre du bol.
board-why-undo = Rien à annuler : ce qui est sorti du sac reste sorti.

board-won = { $you ->
    [true] Vous gagnez,
   *[false] { $name } gagne,
} { $points } à { $other }
board-won-coyote = { $points } partout : Coyote est chez { $you ->
    [true] vous, et vous gagnez
   *[false] { $name }, qui gagne
}
board-won-both = { $points } partout : victoire partagée

rules-idea = Cinq animaux veulent des pierres, et chacun a ses exigences. Prenez des pierres dans le bol et donnez-les à vos animaux. Qui a le plus de points gagne. Gare à Coyote, qui empêche d’approcher un animal.
rules-setup-title = Avant de commencer
rules-setup = Il y a huit pierres de chacune des six couleurs et huit pierres d’Esprit, transparentes, toutes dans le sac. Quatre pierres de couleur vont dans le bol. Chacun a un plateau de cinq animaux et six cartes, face visible. Les six pouvoirs font deux piles de trois ; on n’en voit que le dessus. Coyote est à côté des plateaux.
rules-starter = Qui commence est tiré au sort, ou l’hôte le dit. Qui commence retourne d’abord face cachée sa carte « Prendre 2 ».
rules-turn-title = Votre tour
rules-turn = Jouez une de vos cartes face visible et faites ce qu’elle dit. Ensuite elle est face cachée.
rules-card-take-one = Prenez une pierre dans le bol. Vous avez cette carte deux fois.
rules-card-take-two = Prenez deux pierres, l’une après l’autre.
rules-card-add-two = Deux pierres sortent du sac et vont dans le bol. Puis prenez-en une dans le bol.
rules-card-add-three = Trois pierres sortent du sac et vont dans le bol. Puis vous pouvez envoyer Coyote.
rules-card-power = Seulement si au moins trois de vos autres cartes sont face cachée : toutes vos cartes redeviennent visibles, celle-ci le reste, et vous utilisez un pouvoir.
rules-whole = Pour une carte qui prend des pierres, il en faut autant dans le bol, celles qu’elle ajoute comprises. Si le sac n’en a plus assez, ce qu’il y a sort, et la suite de la carte vaut encore.
rules-pass = Qui ne peut jouer aucune carte passe, et alors seulement.
rules-place-title = Donner des pierres
rules-place = Une pierre prise va aussitôt à un de vos animaux, et il le faut si l’un d’eux la prend. Si aucun n’en veut, elle reste dans le bol : vous l’avez prise pour rien.
rules-rabbit = Trois pierres de couleurs différentes. Complet, il vaut 6 ; avant cela, rien.
rules-turtle = Jusqu’à cinq pierres d’une même couleur, pour 1, 3, 6, 9, 14 points.
rules-salmon = Jusqu’à six pierres de couleurs différentes, pour 1, 2, 4, 6, 9, 13 points.
rules-owl = Trois paires, 4 points pour chacune qui est complète. Une pierre complète d’abord une paire ouverte de sa couleur. Plusieurs paires peuvent être ouvertes à la fois, et des paires peuvent avoir la même couleur.
rules-beaver = Trois d’une couleur pour 5 et deux d’une couleur pour 2 ; les deux ensemble, 7 de plus. Ce peut être deux fois la même couleur. Les pierres sont là où elles valent le plus.
rules-spirit-title = Les pierres d’Esprit
rules-spirit = Une pierre d’Esprit va dans l’emplacement bonus d’un animal. Elle double ses points et le ferme : il ne prend plus rien, même s’il est encore vide.
rules-spirit-picture = Ce lapin est complet et compte double : 12 points.
rules-coyote-title = Coyote
rules-coyote = Là où est Coyote, on ne donne aucune pierre, pas même une pierre d’Esprit, tant qu’il y reste. On ne l’envoie que chez l’adversaire.
rules-coyote-moves = Vous pouvez l’envoyer avec « Ajouter 3, Coyote », et chaque fois que votre seconde carte « Prendre 1 » est retournée face cachée : les dos des deux cartes montrent ensemble Coyote.
rules-powers-title = Les pouvoirs
rules-powers = Choisissez le dessus d’une des deux piles et faites ce qu’il dit, dans l’ordre, autant que possible. Ensuite le pouvoir passe sous sa pile, et l’on voit le suivant. Une fois un pouvoir vu, chacun peut savoir où il est.
rules-power-bear = Toutes les pierres du bol retournent dans le sac, et il en ressort autant. Prenez-en une.
rules-power-wolf = Quatre pierres vont dans le bol. Prenez-en une.
rules-power-ram = Piochez deux pierres dans le sac et donnez-les dans l’ordre voulu. Celle dont aucun animal ne veut va dans le bol.
rules-power-eagle = Prenez une pierre. Puis jouez un autre tour entier.
rules-power-stag = Remettez dans le bol n’importe quelle pierre de votre plateau, même sous Coyote, ou une pierre d’Esprit, ce qui rouvre son animal. Puis prenez-en deux.
rules-power-bison = Trois pierres vont dans le bol. Prenez-en une, puis remettez-en une du bol dans le sac.
rules-end-title = La fin
rules-end = Quand cinq pierres d’Esprit ou plus sont hors du sac à la fin d’un tour, dans le bol ou sur les plateaux, la partie est finie. Le tour de plus de l’Aigle est un tour à part. Une pierre d’Esprit que l’Ours ou le Bison remet dans le sac avant cela ne compte plus.
rules-win = Qui a le plus de points gagne. À égalité, c’est le joueur chez qui est Coyote qui gagne ; s’il n’est chez personne, la victoire est partagée. Une partie qui ne veut pas finir est close après 10 000 coups.

# Le guide de la première partie
coach-goal = Offrez des pierres à vos cinq animaux et marquez le plus de points.
coach-start = Cinq animaux attendent vos pierres. Le bol est pour vous deux, ce plateau est à vous.
coach-take = Jouez « Prendre 1 » et choisissez une pierre dans le bol. La carte est ensuite face cachée.
coach-taste = Chaque animal a ses goûts. La tortue ne veut qu’une couleur : cinq pierres pareilles valent { $points } points.
coach-power = { $needs_down ->
    [1] Une carte face cachée
    [2] Deux cartes face cachée
    [3] Trois cartes face cachée
   *[other] { $needs_down } cartes face cachée
} : « Pouvoir » est jouable. Toutes redeviennent visibles, et vous utilisez un des deux pouvoirs.
coach-coyote = Là où est Coyote, on ne donne aucune pierre. « +3, Coyote » ou votre seconde « Prendre 1 » peut l’envoyer en face.
coach-end = Une pierre d’Esprit double les points d’un animal et le ferme. Quand { $last_spirit ->
    [5] cinq
   *[other] { $last_spirit }
} sont hors du sac, la partie finit avec le tour.

# Ce qui se choisit à une table et se change dans la boîte
component-stones = Pierres par couleur
component-filling = Pierres dans le bol au début
component-cards = Cartes de chaque joueur, par sorte
component-card_steps = Ce que fait chaque carte, étape par étape
component-power_steps = Ce que fait chaque pouvoir, étape par étape
component-needs_down = Cartes face cachée exigées pour le pouvoir spirituel
component-last_spirit = Pierres d’Esprit sorties du sac qui finissent la partie
component-rabbit = Points du Lapin
component-turtle = Points de la Tortue, par pierres
component-salmon = Points du Saumon, par pierres
component-owl = Points de la Chouette par paire
component-beaver_triple = Points du Castor pour un trio
component-beaver_pair = Points du Castor pour une paire
component-beaver_bonus = Points du Castor pour les deux, en plus
wrong-stones = Le bol demande { $needed } pierres des six couleurs.
wrong-stones-spirit = Il faut { $needed } pierres d’Esprit, ou la partie ne finit jamais.
wrong-cards = Il faut une carte de pouvoir : elle seule relève les autres.
wrong-needs_down = Au plus { $most } : c’est le nombre de cartes à côté de celle de pouvoir.
wrong-card_steps-power = La ligne de la carte de pouvoir doit rester à 0 : c’est le pouvoir qui agit.
wrong-card_steps = La colonne { $column } n’accepte que 0 ou 1.
wrong-power_steps = La colonne { $column } n’accepte que 0 ou 1.

# Comment on en est arrivé à ces scores, à la fin
account-animal = { $number ->
    [0] Lapin
    [1] Tortue
    [2] Saumon
    [3] Chouette
   *[4] Castor
}
account-spirit = { account-animal }, doublé par une pierre d’Esprit
account-shared = Autant de points, et Coyote est à côté des plateaux : la victoire est partagée.
account-coyote = Autant de points, c’est donc Coyote qui départage : { $is_you ->
    [true] il est chez vous, et vous gagnez.
   *[false] il est chez { $name }, qui gagne.
}
account-spirits = { $is_you ->
    [true] Vos pierres d’Esprit
   *[false] Les pierres d’Esprit de { $name }
} ont fait la différence.
ending-title = Animal par animal
ending-points = { $name } : { $points }
ending-doubled = { $name } : { $points }, doublé par une pierre d’Esprit
ending-coyote = Coyote, chez { $name }
ending-key-points = points de l’animal
ending-key-doubled = doublés par une pierre d’Esprit
