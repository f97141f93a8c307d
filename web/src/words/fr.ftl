# Les mots de la page. Ceux des jeux sont dans leurs dossiers.
motto = { $count ->
    [0] Jeux de société
    [1] Un jeu de société
    [2] Deux jeux de société
    [3] Trois jeux de société
    [4] Quatre jeux de société
    [5] Cinq jeux de société
    [6] Six jeux de société
    [7] Sept jeux de société
   *[other] { $count } jeux de société
}. Pas de compte, on joue.
skip = Aller au contenu
language = Langue
theme-to-dark = Passer en sombre
theme-to-light = Passer en clair
sound = Les sons, et une clochette quand c’est à vous
close = Fermer
guest = Invité
you = Vous
bot = robot
points = Points :
# Ce qui suit en est dit : une ligne du journal, ou une valeur.
label = { $name } :

# L’étagère
shelf = L’étagère
shelf-seats = { $fewest ->
    [one] { $most ->
        [one] 1 joueur
       *[other] 1 à { $most } joueurs
    }
   *[other] { $same ->
        [true] { $most } joueurs
       *[false] { $fewest } à { $most } joueurs
    }
}
shelf-minutes = { $minutes } min
shelf-minutes-long = { $minutes } minutes
play-now = Jouer maintenant
invite = Inviter
soon = Bientôt
play-now-long = { $game } : jouer maintenant contre un robot
invite-long = { $game } : inviter
running-lobby = { $open ->
    [0] tout le monde est là
    [one] 1 place libre
   *[other] { $open } places libres
}
running-over = terminée
my-games = Mes parties
my-games-replay = Revoir { $game }, { $day }
my-games-won = gagnée, { $points }
my-games-shared = partagée, { $points }
my-games-lost = perdue, { $points }
my-games-other = { $names } gagne, { $points }
my-data = Mon nom, mes données
my-data-name = Votre nom
my-data-name-text = Il est inscrit à votre place à chaque nouvelle table.
my-data-save = Le garder
my-data-saved = C’est noté.
my-data-erase = Effacer mes parties et mon nom
my-data-erase-text = Les parties jouées seul ou avec des robots sont supprimées. Celles partagées avec d’autres leur restent, sans votre nom et sans ce que vous avez dit dans la discussion. Personne ne pourra les faire revenir.
my-data-erase-sure = Oui, tout effacer
running-join = Rejoindre
running-all = Toutes les tables ({ $count })
running-fewer = Moins
running-acting = { $name } joue
running-thinking = { $name } réfléchit
# Où aucune horloge ne court : personne n’est pressé.
hand-raise = Demander aussi à { $name }
moment-waits = Le moment vous attend.
your-turn = À vous
opening = La table se prépare…

# Une nouvelle table
invite-title = { $game } : nouvelle table
invite-seats = Combien de joueurs ?
invite-solo = Solo
invite-who = Qui s’assied où ?
invite-seat = Place { $number }
invite-me = Moi
invite-open = Libre, par le lien
invite-here = Ici aussi, même écran
invite-bot = Robot : { $level }
invite-name = Votre nom
invite-hints = Chacun peut demander un conseil
invite-options = Variantes
invite-open-table = Préparer la table
invite-start = Commencer

# À la table
back-to-shelf = Retour à l’étagère
rules = Règles
bar-rules = Règles
bar-link = Inviter
panel-hint = Un conseil
hint-thinking = On cherche…
hint-soon = Un instant : les conseils se préparent.
hint-note = La chance de gagner après chaque coup, d’après ce que vous savez.
panel-rules = Règles
panel-supply = Réserve
panel-log = Journal et discussion
panel-link = Lien de la table
panel-more = Réglages
theme = Clair ou sombre
rules-of = { $game } : règles
rules-page = Les règles sur une page à part
view-on = oui
view-off = non
board-failed = Le plateau du jeu ne peut pas s’afficher ; celui-ci permet d’y jouer aussi.
rules-none = Ce jeu n’a pas encore de règles écrites ici. Tout ce qui est permis apparaît sous forme de bouton.
supply = Réserve
log = Journal
chat = Discussion
log-and-chat = Journal et discussion
log-empty = La partie commence.
log-left-out = Elle a commencé sans la part de { $names } dans les dés.
log-lot = Au même instant : le hasard choisit { $name }.
chat-empty = Rien n’a encore été dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-unheard = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}
seats = Qui joue
board = Plateau
question = À faire
connection-lost = Connexion perdue, on réessaie…
connecting = Connexion…
seat-open = Place libre
seat-thinking = réfléchit
seat-acting = joue
seat-away = n’est pas là
seat-bot = robot, niveau { $level }
seat-deputy = un robot joue à sa place
deputy-offer = Laisser jouer un robot
deputy-plays-for-you = Un robot joue pour vous.
deputy-back = Reprendre ma place
bot-name-0 = Ada
bot-name-1 = Basile
bot-name-2 = Céleste
bot-name-3 = Dario
bot-name-4 = Esma
bot-name-5 = Félix
bot-name-6 = Gaïa
bot-name-7 = Hugo
bot-level-stroll = Promenade
bot-level-calm = Tranquille
bot-level-regular = Habitué
bot-level-keen = Fin joueur
bot-level-master = Maître
level = Niveau
level-character = { $level }, { $character }
level-says-stroll = Joue comme ça vient, pour découvrir.
level-says-calm = Voit les bons coups, en oublie souvent.
level-says-regular = Joue juste, sans calculer loin.
level-says-keen = Pèse ses chances et vous surveille.
level-says-master = Ne laisse rien passer. Bon courage !
character = Son caractère
character-bold = fonceur
character-says-bold = tente sa chance
character-careful = prudent
character-says-careful = garde ce qu’il a
character-teasing = taquin
character-says-teasing = aime vous gêner
opponent-title = Contre qui ?
opponent-long = { $game }, contre qui : { $level }
opponent-of = Comment joue { $name } ?
opponent-kept = Gardé pour la prochaine fois.
opponents = Adversaires
opponents-fewer = Un de moins
opponents-more = Un de plus
play-game = Jouer à { $game }
bot-level-random = au hasard
bot-level-heuristic = habile
bot-level-slow = tranquille
bot-level-quick = vif comme l’éclair
bot-level-expert = expert
title-your-turn = ● À vous · { $title }
ask-your-turn = À vous de jouer
ask-choose = { $count ->
    [one] Un seul coup est possible.
   *[other] Choisissez un des { $count } coups.
}
ask-waiting = { $name } joue
ask-moment = Un instant
undo = Annuler

# Le salon
lobby = Avant de commencer
lobby-title = Qui est de la partie ?
lobby-sit = S’asseoir ici
lobby-stand = Se lever
lobby-their-name = Son nom
lobby-name = Votre nom
lobby-start = Commencer la partie
lobby-start-why = Il reste { $open ->
    [one] une place libre
   *[other] { $open } places libres
} : invitez quelqu’un, ou mettez-y un robot.
lobby-wait-host = L’hôte va commencer la partie.
lobby-awaited = Pour les dés, il manque encore la part de { $names }.
lobby-awaited-you = Votre part des dés se trouve sur un autre de vos appareils : ouvrez-y aussi la table.
lobby-without = Commencer sans
lobby-bot = Robot
lobby-change = Changer
lobby-free = Libérer la place
lobby-you = c’est vous
lobby-link = Invitez par ce lien
lobby-link-text = Qui a le lien peut s’asseoir. Ou visez le code avec un téléphone.
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-qr = Code QR du lien de la table
lobby-dice = Dés équitables : { $count ->
    [0] le serveur s’engage d’avance sur un secret.
    [one] un joueur y ajoute sa part, que personne ne connaît encore.
   *[other] { $count } joueurs y ajoutent leur part, que personne ne connaît encore.
}
guest-device = Jouer aussi sur un autre appareil
guest-device-text = Ce lien est personnel : qui l’ouvre joue sous votre nom.
device-title = Jouer aussi sur cet appareil ?
device-text = Ce lien est personnel : si vous continuez, cet appareil jouera sous le nom de la personne qui l’a copié. Continuez s’il vient de vous.
device-instead = Ici, vous êtes { $name } : cet appareil ne retrouvera plus les tables de { $name }.
device-yes = Continuer
device-no = Ne rien changer

# Rideau
curtain-title = À { $name } de jouer
curtain-text = Passez l’écran. Les autres regardent ailleurs.
curtain-lift = Me voilà

# Fin
result-you-won = Vous gagnez
result-won = { $name } gagne
result-shared = Égalité : { $names }
result-lost = Le jeu gagne, cette fois
result = La fin de la partie
over = Fin de la partie
result-ranking = Le classement
result-you = vous
result-two = { $points } à { $other }.
result-more = { $points }, contre { $other } pour { $is_you ->
    [true] vous
   *[false] { $name }
}.
result-equal = { $points } chacun.
again-turned = Places : on tourne
again-stronger = Plus fort : { $level }
again-easier = Plus facile : { $level }
share = Partager
share-copied = Lien copié
again = Rejouer
again-join = J’en suis
again-asked = { $count ->
    [one] { $name } voudrait rejouer. Vous en êtes ?
   *[other] Quelqu’un voudrait rejouer. Vous en êtes ?
}
replay = Revoir
record = Télécharger
record-title = Revoir une partie enregistrée
record-about = Une partie téléchargée à une table, ou écrite par la ligne de commande. Le fichier est lu, et n’est pas gardé.
record-file = Le fichier de la partie
record-choose = Choisir le fichier
record-drop = ou déposez-le ici
record-unread = Ce fichier n’est pas une partie qu’on puisse revoir ici
replay-title = Revoir la partie
replay-step = Coup { $number } sur { $last }
replay-previous = Coup précédent
replay-next = Coup suivant
replay-turn-previous = Tour précédent
replay-turn-next = Tour suivant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-laying = La mise en place
replay-round = Tour { $round }
replay-turn = Tour { $round }, à { $name }
replay-turn-of = Le tour de { $name }
replay-within = coup { $number } sur { $count }
replay-list = Les tours
replay-by-turn = Par tour
replay-by-move = Par coup
replay-view = Vue :
replay-view-of = Vue de
replay-view-all = tous
replay-view-note = Ce que cette personne voyait ; « tous » : ce que chacun pouvait voir.
replay-link = Copier le lien vers ce coup
replay-link-short = Copier le lien
replay-link-copied = Lien copié : il ouvre la partie à ce coup.
dice-none = Ce fichier ne dit pas d’où viennent ses dés : il n’y a rien à vérifier.
replay-back = Retour à la table

dice-check = Vérifier les dés
dice-text = Tous les dés découlent d’un secret dont l’empreinte était connue avant le premier coup{ $count ->
    [0] {""}
    [one] , et de ce qu’un joueur y a ajouté
   *[other] , et de ce que { $count } joueurs y ont ajouté
}.
dice-kept = C’est bien ce que cette page a gardé depuis son arrivée à la table.
dice-unkept = Cette page n’a rien gardé d’avant la partie : seule la partie enregistrée a pu être vérifiée.
dice-left-out = Sans la part de { $names } : la partie a commencé sans elle.
dice-changed = Les dés ont été changés : { $what ->
    [fingerprint] l’empreinte n’est pas celle qui a été montrée à cette page.
    [promise] cette page a vu une autre promesse de { $name }.
   *[share] la part de { $name } n’est pas celle qui a été promise.
}
dice-save = Enregistrer ce que cette page a gardé
dice-good = Tout est juste : { $count ->
    [one] { $count } tirage recalculé
   *[other] { $count } tirages recalculés
}.
dice-bad = Le tirage { $number } ne correspond pas au secret.
dice-print = L’empreinte n’est pas celle du secret.
dice-fingerprint = Empreinte

# Le guide de la première partie
coach-title = Première partie
coach-offer = On apprend en jouant ?
coach-begin = Commencer
coach-go-on = Continuer
coach-known = Je connais déjà
coach-skip = Passer
coach-skip-long = Passer le guide
coach-again = Revoir le guide
coach-goal-title = Le but
coach-step = Étape { $step } sur { $steps }
coach-done = Voilà, vous savez jouer. Bonne partie !

# Problèmes
lost-title = Rien à cette adresse
lost-text = La page que vous cherchez n’est pas ici.
gone-title = Cette table n’existe pas
gone-text = Le lien est incomplet, ou la table a été rangée.
retired = Les règles de cette partie ne sont plus installées : voici sa dernière position.
problem = Cela n’a pas marché
problem-unreachable = Le serveur ne répond pas.
problem-illegal = Ce coup n’est pas permis maintenant.
problem-too_early = C’est encore trop tôt.
problem-stale = La question a changé entre-temps : regardez encore.
problem-forbidden = Ce n’est pas à vous de le faire.
problem-busy = Un instant, trop de demandes à la fois.
problem-later = Trop de demandes d’ici. Revenez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
problem-unknown = Cela n’existe plus.
problem-unreadable = Le serveur n’a pas compris.

# Avant une course : chacun dit qu’il y est, et peut d’abord essayer
gate-title = Tout le monde y est ?
gate-note = On commence quand tout le monde y est. Prenez votre temps.
gate-count = Regardez la table
gate-count-note = À zéro, on commence.
gate-ready = J’y suis
gate-you = y êtes
gate-is = y est
gate-not = pas encore
gate-wait = Attendez !
gate-without = Commencer sans { $names }
gate-practice = Lancer d’essai
practice-pill = Essai : rien ne compte
practice-end = Finir
practice-again = Encore un
pause = Pause
pause-title = En pause
pause-note = Rien ne se passe tant que vous ne reprenez pas.
pause-go = Reprendre

# Ce que les autres ont fait, et à quel rythme
told = Ce que les autres ont fait
told-again = Revoir
told-mine = À moi
pace = Rythme
pace-is = Rythme : { $pace }
pace-unhurried = Posé
pace-normal = Normal
pace-quick = Vif

# Les gens à la table
guest-waits = { $name } vous attend
guest-invited = On vous attend
guest-for = pour jouer à { $title }
guest-kept = Votre place est gardée.
guest-will-start = { $name } va lancer la partie.
guest-invites = vous invite
guest-your-seat = Votre place
guest-free = elle est libre
guest-players = { $count } joueurs
guest-no-account = sans compte
guest-share = Partager
guest-sit = S’asseoir
guest-opens-here = La partie s’ouvrira ici.
guest-keep-open = Gardez la page ouverte.
guest-full = Toutes les places sont prises.
guest-watch = Restez regarder : la partie s’ouvrira ici.
fair-why = Pourquoi les dés sont honnêtes
fair-text = Chaque appareil ajoute sa part au hasard. Personne, pas même le serveur, ne peut choisir ce qui sort ; après la partie, chacun peut le vérifier.
lobby-remove = Retirer { $name }
lobby-link-watch = Toutes les places sont prises : avec ce lien, on peut regarder. Ou visez le code avec un téléphone.
watching = Vous regardez.
watching-count = { $count ->
    [0] Personne d’autre ne regarde.
    [one] Une autre personne aussi.
   *[other] { $count } autres personnes aussi.
}
watched = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
undo-asks = { $name } aimerait reprendre son dernier coup.
undo-asked = La personne dont c’est le tour doit dire si vous pouvez reprendre votre coup.
undo-allow = D’accord
undo-refuse = Non, continuons
log-undone = { $you ->
    [true] reprenez un coup
   *[other] reprend un coup
}
leave = Quitter pour de bon
leave-sure = Un robot jouera à votre place, et tout le monde le saura.
leave-really = Oui, quitter
left = { $name } a quitté la partie. Un robot joue à sa place.
seat-left = a quitté la partie ; un robot joue
bot-failed = Le robot { $failed } a échoué. { $name } continue à un autre niveau : { $level }.
seat-offered = libre pour qui vient
seat-offer = Laisser quelqu’un s’asseoir
seat-offer-end = La laisser au robot
mute = Ne plus voir
unmute = Revoir
muted = (masqué)
wait-absent = On attend { $names }, qui n’est pas là.

lab = Labo
lab-about = Changez la boîte, faites jouer, lisez.
lab-link = Le Labo : changer une boîte et voir
lab-who = Qui joue
lab-seats = Places
lab-bot = Bot à la place { $seat }
lab-bots-quick = Rapides : des parties par milliers
lab-bots-levels = Niveaux : ils prévoient, quelques parties par seconde
lab-box = La boîte
lab-changes = { $count ->
    [one] { $count } changement
   *[other] { $count } changements
}
lab-edit = Modifier
lab-edited = Fini
lab-range = Un nombre entier de { $low } à { $high }.
lab-less = { $label } : moins
lab-more = { $label } : plus
lab-count = Combien de parties
lab-games = { NUMBER($count) } parties
lab-run = Lancer
lab-again = Relancer
lab-stop = Arrêter
lab-progress = Parties jouées
lab-preparing = Les règles se préparent…
lab-speed = { NUMBER($games) } parties, { NUMBER($speed) } par seconde
lab-report = Rapport
lab-share = Partager
lab-play = Jouer cette boîte
lab-empty = Et si ?
lab-empty-about = Changez un nombre de la boîte : des bots jouent des milliers de parties de celle-ci et de la boîte d’origine, avec les mêmes dés. Vous voyez quels écarts sont réels.
lab-unread = Ce lien ne décrit aucun essai.
option-starter = Qui commence (places dès 0 ; −1 : tiré)
