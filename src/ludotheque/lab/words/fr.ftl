report = Rapport de simulation
about = { $games } parties, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }, bots : { $bots }. Graine { $seed }.
about-pair = { $games } parties par boîte, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }, bots : { $bots }. Graine { $seed }.
changed = Changé
as-it-comes = d’origine
yours = la vôtre
nothing-changed = La boîte d’origine

key-yours = votre boîte, à 95 %
key-box = boîte d’origine
key-chance = pas plus que le hasard

real = réel
chance = hasard
verdict-same = Aucun écart ne dépasse le hasard.
verdict-some = { $count ->
    [one] Un écart est réel.
   *[other] { $count } écarts sont réels.
  }
verdict-fair = Aucune place n’a d’avantage.
verdict-edge = La place { $seat } gagne { $share } de plus que sa part.
fact-more = { $name } : { $yours } au lieu de { $box }.
fact-same = { $name } : { $yours }, à moins que le hasard de { $box }.
fact = { $name } : { $yours }.

who-wins = Qui gagne
who-wins-about = Part des victoires. Au milieu : { $equal }.
seat = Place { $seat }
points = Points
points-about = Points d’une place à la fin.
length = Durée
length-about = Coups joués, dés compris.
what-changes = Ce qui change
what-changes-about = Par rapport à la boîte d’origine. Réel : plus que le hasard, corrigé selon Holm sur { $rows } lignes.
what-measures = Mesures
what-measures-about = Moyennes, et écart d’une partie à l’autre.
suspense = Le suspense
suspense-about = Le meneur à mi-partie gagne : { $share }.
start = début
half-time = mi-partie
end = fin
lead-changes = Changements de tête
lead-changes-about = { $mean } par partie. Le trait : d’origine.
worth = Ce que vaut chaque chose
worth-about = Victoires de ceux qui l’ont eue, moins celles des autres. Tous les intervalles ensemble sont justes à 95 %.
worth-used = utilisée
kept = Parties à revoir
kept-shortest = La plus courte
kept-longest = La plus longue
kept-biggest-comeback = La plus folle remontée
kept-closest = La plus serrée
kept-moves = { $value } coups
kept-behind = { $value ->
    [one] { $value } point de retard
   *[other] { $value } points de retard
  }
kept-margin = { $value ->
    [one] { $value } point d’écart
   *[other] { $value } points d’écart
  }
kept-game = partie { $number }
replay = Revoir
deviation = d’une partie à l’autre
fine = Chaque trait couvre 95 % : si l’on refaisait la mesure vingt fois, une seule tomberait à côté. « Réel » tient compte du nombre de lignes.
again = Pour refaire ce rapport, chiffre pour chiffre :
paired = Les deux boîtes ont eu les mêmes dés. Cela a épargné { $share } de la variance de « { $name } ».

measure-wins = La place { $seat } gagne
measure-score = Points de la place { $seat }
measure-moves = Coups par partie
measure-turns = Tours par partie
measure-minutes = Minutes, environ
measure-decisions = Décisions par partie
measure-branching = Coups au choix
measure-forced = Décisions sans choix
measure-lead_changes = Changements de tête
measure-settled = Décidée après
measure-runaway = Le meneur à mi-partie gagne
measure-behind = Gagnant mené, part du jeu
measure-drama = Retard moyen du gagnant
measure-comeback = Plus grand retard du gagnant
measure-margin = Écart à la fin
measure-shared = Victoires partagées
