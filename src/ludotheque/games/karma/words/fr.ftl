title = Karma Dice
tagline = Tentez votre chance, et faites grandir votre réserve.

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
ability-detached = Reprenez dans votre réserve les dés de votre zone la plus basse.
ability-minimalist = Pour ce lancer, un total égal suffit.
ability-negotiator = À un choix des dés, choisissez en premier.
ability-thrifty = À la dernière zone, chaque dé inutilisé rapporte { $thrifty }.

move-begin = Le joueur { $number } commence
move-deal = Une carte Trait est distribuée : { $trait }
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
move-tally = Faire le total : { $total } { $needed ->
    [none] (tout total suffit)
   *[other] (il faut plus de { $needed })
}
move-draft = Prendre un dé { $colour } dans la réserve
move-decline = Garder { $card } pour plus tard
move-stubborn = Obstiné : relancer tous les dés
move-visionary = Visionnaire : tourner le { $die-face } { $die-colour } sur { $face }
move-careful = Prudent : ne pas reculer
move-generous = Généreux : marquer { $generous } de plus
move-patient = Patient : le total à battre baisse de { $patient }
move-restless = Agité : relancer le { $die-face } { $die-colour }
move-envious = Envieux : le { $die-face } { $die-colour } a aussi le pouvoir { $colour }
move-mimic = Imitateur : le { $die-face } { $die-colour } devient le { $target-face } { $target-colour }
move-detached = Détaché : reprendre les dés de la zone la plus basse
move-minimalist = Minimaliste : un total égal suffit
move-negotiator = Négociateur : choisir en premier
move-thrifty = Économe : chaque dé inutilisé rapporte { $thrifty }

veiled-deal = Une carte Trait est distribuée face cachée
veiled-keep = Une carte Trait est gardée face cachée

sketch-round = Manche { $round }
sketch-eye = Mauvais œil
sketch-reserve = réserve
sketch-zones = zones
sketch-pool = vos dés
sketch-picked = en main
sketch-throw = lancer
sketch-any = tout total suffit
sketch-needed = il faut plus de { $needed }
sketch-beat = à battre
