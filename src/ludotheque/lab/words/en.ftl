report = Simulation report
about = { $games } games, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }, bots: { $bots }. Seed { $seed }.
about-pair = { $games } games of each box, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }, bots: { $bots }. Seed { $seed }.
changed = Changed
as-it-comes = as it comes
yours = yours
nothing-changed = The box as it comes

key-yours = your box, at 95 %
key-box = the box as it comes
key-chance = no more than chance

real = real
chance = chance
verdict-same = No difference is more than chance.
verdict-some = { $count ->
    [one] One difference is real.
   *[other] { $count } differences are real.
  }
verdict-fair = No seat has an edge.
verdict-edge = Seat { $seat } wins { $share } more often than its share.
fact-more = { $name }: { $yours } instead of { $box }.
fact-same = { $name }: { $yours }, no more than chance away from { $box }.
fact = { $name }: { $yours }.

who-wins = Who wins
who-wins-about = Share of wins. In the middle: { $equal }.
seat = Seat { $seat }
points = Points
points-about = A seat’s points at the end.
length = Length
length-about = Moves, dice included.
what-changes = What changes
what-changes-about = Compared with the box as it comes. Real: more than chance, after Holm’s correction over { $rows } rows.
what-measures = Measures
what-measures-about = Means, and how much games differ.
suspense = Suspense
suspense-about = The leader at half-time wins { $share }.
start = start
half-time = half-time
end = end
lead-changes = Lead changes
lead-changes-about = { $mean } a game. The mark: the box as it comes.
worth = What things are worth
worth-about = Wins of those who had it, less wins of those who had not. All intervals together are right at 95 %.
worth-used = used
kept = Games to look at
kept-shortest = The shortest
kept-longest = The longest
kept-biggest-comeback = The biggest comeback
kept-closest = The closest
kept-moves = { $value } moves
kept-behind = { $value ->
    [one] 1 point behind
   *[other] { $value } points behind
  }
kept-margin = { $value ->
    [one] 1 point apart
   *[other] { $value } points apart
  }
kept-game = game { $number }
replay = Replay
deviation = from game to game
fine = Every line covers 95 %: if it were measured twenty times, one would lie beside it. “Real” allows for how many rows there are.
again = To have this report again, figure by figure:
paired = Both boxes had the same dice. That saved { $share } of the variance of { $name }.

measure-wins = Seat { $seat } wins
measure-score = Points of seat { $seat }
measure-moves = Moves a game
measure-turns = Turns a game
measure-minutes = Minutes, about
measure-decisions = Decisions a game
measure-branching = Moves to choose from
measure-forced = Decisions without a choice
measure-lead_changes = Lead changes
measure-settled = Settled after
measure-runaway = The leader at half-time wins
measure-behind = Winner behind, share of the game
measure-drama = Winner behind, points on average
measure-comeback = Winner behind, points at most
measure-margin = Margin at the end
measure-shared = Shared wins
