# The page's words. Those of the games are in their folders.
motto = { $count ->
    [0] Board games
    [1] One board game
    [2] Two board games
    [3] Three board games
    [4] Four board games
    [5] Five board games
    [6] Six board games
    [7] Seven board games
   *[other] { $count } board games
}. No account, just play.
skip = Skip to content
language = Language
theme-to-dark = Switch to dark
theme-to-light = Switch to light
sound = Sounds, and a bell when it is your turn
close = Close
guest = Guest
you = You
bot = bot
points = Points:
# What comes after it is said of it: a line of the log, or a value.
label = { $name }:

# The shelf
shelf = The shelf
shelf-seats = { $fewest ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $same ->
        [true] { $most } players
       *[false] { $fewest } to { $most } players
    }
}
shelf-minutes = { $minutes } min
shelf-minutes-long = { $minutes } minutes
play-now = Play now
invite = Invite
soon = Soon
play-now-long = { $game }: play now against a bot
invite-long = { $game }: invite
running-lobby = { $open ->
    [0] everybody is here
    [one] 1 open seat
   *[other] { $open } open seats
}
running-over = finished
my-games = My games
my-games-replay = Step through { $game }, { $day }
my-games-won = won, { $points }
my-games-shared = shared, { $points }
my-games-lost = lost, { $points }
my-games-other = { $names } won, { $points }
my-data = My name, my data
my-data-name = Your name
my-data-name-text = It is written on your seat at every new table.
my-data-save = Keep it
my-data-saved = Kept.
my-data-erase = Erase my games and my name
my-data-erase-text = Games that you have played alone or with bots are deleted. Those that you have shared with others stay theirs, without your name and without what you have said in the chat. Nobody can bring it back.
my-data-erase-sure = Yes, erase all of it
running-join = Join
running-all = All tables ({ $count })
running-fewer = Fewer
running-acting = { $name } is playing
running-thinking = { $name } is thinking
# Where no clock runs: nobody is hurried.
hand-raise = { $name } wants to be asked
moment-waits = The moment waits for you.
your-turn = Your turn
opening = Setting the table…

# A new table
invite-title = { $game }: new table
invite-seats = How many players?
invite-solo = Solo
invite-who = Who sits where?
invite-seat = Seat { $number }
invite-me = Me
invite-open = Open, by link
invite-here = Here too, same screen
invite-bot = Bot: { $level }
invite-name = Your name
invite-hints = Everybody may ask for a hint
invite-options = Options
invite-open-table = Set the table
invite-start = Start

# At the table
back-to-shelf = Back to the shelf
rules = Rules
bar-rules = Rules
bar-link = Invite
panel-hint = A hint
hint-thinking = Looking…
hint-soon = In a moment: hints are being made ready.
hint-note = The chance to win after each move, from what you know.
panel-rules = Rules
panel-supply = Reserve
panel-log = Log and chat
panel-link = The table’s link
panel-more = Settings
theme = Light or dark
rules-of = { $game }: rules
rules-page = The rules on a page of their own
view-on = yes
view-off = no
board-failed = The game’s own board cannot be shown; this one plays it as well.
rules-none = This game has no rules written here yet. All that is allowed is shown as a button.
supply = Reserve
log = Log
chat = Chat
log-and-chat = Log and chat
log-empty = The game begins.
log-left-out = It began without the share of the dice of { $names }.
log-lot = At the same moment: chance chooses { $name }.
chat-empty = Nothing has been said yet.
chat-say = Say something
chat-send = Send
chat-unheard = { $count ->
    [one] 1 new remark
   *[other] { $count } new remarks
}
seats = Who plays
board = Board
question = To do
connection-lost = Connection lost, trying again…
connecting = Connecting…
seat-open = Open seat
seat-thinking = is thinking
seat-acting = is playing
seat-away = is away
seat-bot = bot, level { $level }
seat-deputy = a bot plays for them
deputy-offer = Let a bot play
deputy-plays-for-you = A bot is playing for you.
deputy-back = Take my seat back
bot-name-0 = Ada
bot-name-1 = Basil
bot-name-2 = Celeste
bot-name-3 = Dario
bot-name-4 = Esma
bot-name-5 = Felix
bot-name-6 = Gaia
bot-name-7 = Hugo
bot-level-stroll = Stroll
bot-level-calm = Easy-going
bot-level-regular = Regular
bot-level-keen = Sharp
bot-level-master = Master
level = Level
level-character = { $level }, { $character }
level-says-stroll = Plays whatever comes to mind. Good for finding out.
level-says-calm = Sees good moves, but often misses one.
level-says-regular = Plays soundly, without looking far ahead.
level-says-keen = Weighs the odds, and keeps an eye on you.
level-says-master = Lets nothing slip. Good luck!
character = What they are like
character-bold = bold
character-says-bold = takes chances
character-careful = careful
character-says-careful = keeps what is won
character-teasing = cheeky
character-says-teasing = likes to get in your way
opponent-title = Against whom?
opponent-long = { $game }, against whom: { $level }
opponent-of = How does { $name } play?
opponent-kept = Kept for the next time.
opponents = Opponents
opponents-fewer = One fewer
opponents-more = One more
play-game = Play { $game }
bot-level-random = random
bot-level-heuristic = skilled
bot-level-expert = expert
bot-level-slow = unhurried
bot-level-quick = lightning quick
title-your-turn = ● Your turn · { $title }
ask-your-turn = Your turn
ask-choose = { $count ->
    [one] There is only one move.
   *[other] Choose one of { $count } moves.
}
ask-waiting = { $name } is playing
ask-moment = One moment
undo = Undo

# The lobby
lobby = Before the start
lobby-title = Who is playing?
lobby-sit = Sit here
lobby-stand = Stand up
lobby-their-name = Their name
lobby-name = Your name
lobby-start = Start the game
lobby-start-why = There { $open ->
    [one] is an open seat
   *[other] are { $open } open seats
}: invite somebody, or put a bot there.
lobby-wait-host = The host will start the game.
lobby-awaited = Still missing for the dice: the share of { $names }.
lobby-awaited-you = Your share of the dice lies on another of your devices: open the table there too.
lobby-without = Begin without it
lobby-bot = Bot
lobby-change = Change
lobby-free = Free the seat
lobby-you = that is you
lobby-link = Invite by this link
lobby-link-text = Whoever has the link may sit down. Or point a phone at the code.
lobby-copy = Copy the link
lobby-copied = Copied
lobby-qr = QR code of the table’s link
lobby-dice = Fair dice: { $count ->
    [0] the server commits to a secret beforehand.
    [one] one player adds a share that nobody knows yet.
   *[other] { $count } players add a share that nobody knows yet.
}
guest-device = Play on another device too
guest-device-text = This link is personal: whoever opens it plays under your name.
device-title = Play on this device too?
device-text = This link is personal: if you go on, this device plays under the name of whoever copied it. Go on if that was you.
device-instead = Here you are { $name }: this device will no longer find { $name }’s tables.
device-yes = Go on
device-no = Change nothing

# The guide of the first game
coach-title = First game
coach-offer = Learn as you play?
coach-begin = Begin
coach-go-on = Go on
coach-known = I know this game
coach-skip = Skip
coach-skip-long = Skip the guide
coach-again = See the guide again
coach-goal-title = The goal
coach-step = Step { $step } of { $steps }
coach-done = Now you know how to play. Enjoy the game!

# Curtain
curtain-title = Next: { $name }
curtain-text = Hand over the screen. Everybody else looks away.
curtain-lift = Here I am

# The end
result-you-won = You win
result-won = { $name } wins
result-shared = A draw: { $names }
result-lost = The game wins, this time
result = How it ended
over = End of the game
result-ranking = The ranking
result-you = you
result-two = { $points } to { $other }.
result-more = { $points }, against { $other } for { $is_you ->
    [true] you
   *[false] { $name }
}.
result-equal = { $points } each.
again-turned = Turn the seats
again-stronger = Stronger: { $level }
again-easier = Easier: { $level }
share = Share
share-copied = Link copied
again = Play again
again-join = Join in
again-asked = { $count ->
    [one] { $name } would like to play again. Will you join in?
   *[other] Somebody would like to play again. Will you join in?
}
replay = Replay
record = Download
record-title = Step through a record
record-about = A game that was downloaded at a table, or written by the command line. The file is read, and not kept.
record-file = The record’s file
record-choose = Choose the file
record-drop = or drop it here
record-unread = This file is no record that can be read here
replay-title = Step through the game
replay-step = Move { $number } of { $last }
replay-previous = Previous move
replay-next = Next move
replay-turn-previous = Previous turn
replay-turn-next = Next turn
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-laying = The table is laid
replay-round = Round { $round }
replay-turn = Round { $round }, { $name }
replay-turn-of = { $name }’s turn
replay-within = move { $number } of { $count }
replay-list = The turns
replay-by-turn = By turn
replay-by-move = By move
replay-view = View:
replay-view-of = View of
replay-view-all = all
replay-view-note = What this person saw; “all”: what everybody could see.
replay-link = Copy the link to this move
replay-link-short = Copy the link
replay-link-copied = Link copied: it opens the game at this move.
dice-none = This record does not say where its dice came from: there is nothing to check.
replay-back = Back to the table

dice-check = Check the dice
dice-text = All dice follow from a secret whose fingerprint was known before the first move{ $count ->
    [0] {""}
    [one] , and from what one player added
   *[other] , and from what { $count } players added
}.
dice-kept = That agrees with what this page has kept since it came to the table.
dice-unkept = This page has kept nothing from before the game: only the record itself could be checked.
dice-left-out = Left out: the share of { $names }. The game began without it.
dice-changed = The dice were changed: { $what ->
    [fingerprint] the fingerprint is not the one that this page was shown.
    [promise] this page was shown another promise of { $name }’s.
   *[share] the share of { $name } is not the one that was promised.
}
dice-save = Save what this page has kept
dice-good = All is right: { $count ->
    [one] 1 draw
   *[other] { $count } draws
} recomputed.
dice-bad = Draw { $number } does not follow from the secret.
dice-print = The fingerprint is not that of the secret.
dice-fingerprint = Fingerprint

# Problems
lost-title = Nothing at this address
lost-text = The page you are looking for is not here.
gone-title = There is no such table
gone-text = The link is incomplete, or the table has been put away.
retired = The rules of this game are no longer installed: this is its last position.
problem = That did not work
problem-unreachable = The server does not answer.
problem-illegal = This move is not allowed now.
problem-too_early = It is too early for that.
problem-stale = Something else is asked by now: look again.
problem-forbidden = That is not for you to do.
problem-busy = One moment, too many requests at once.
problem-later = Too many requests from here. Come back in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
problem-unknown = That is no longer there.
problem-unreadable = The server did not understand.

# Before a race: everybody says that they are ready, and may try it first
gate-title = Is everybody ready?
gate-note = It begins when everybody is ready. Take your time.
gate-count = Watch the table
gate-count-note = At zero it begins.
gate-ready = I’m ready
gate-you = ready
gate-is = ready
gate-not = not yet
gate-wait = Wait!
gate-without = Begin without { $names }
gate-practice = Practice throw
practice-pill = Practice: nothing counts
practice-end = End
practice-again = Once more
pause = Pause
pause-title = Paused
pause-note = Nothing happens until you go on.
pause-go = Go on

# What others did, and how fast
told = What the others did
told-again = See it again
told-mine = My turn
pace = Pace
pace-is = Pace: { $pace }
pace-unhurried = Unhurried
pace-normal = Normal
pace-quick = Quick

# People at the table
guest-waits = { $name } is waiting
guest-invited = You are invited
guest-for = to play { $title } with you
guest-kept = Your seat is kept.
guest-will-start = { $name } will start the game.
guest-invites = invites you
guest-your-seat = Your seat
guest-free = free
guest-players = { $count } players
guest-no-account = no account
guest-share = Share
guest-sit = Sit down
guest-opens-here = The game will open here.
guest-keep-open = Keep this page open.
guest-full = All seats are taken.
guest-watch = Stay and watch: the game will open here.
fair-why = Why the dice are fair
fair-text = Every device adds its share to chance. Nobody, not even the server, can choose what comes; after the game anybody can check it.
lobby-remove = Take { $name } off
lobby-link-watch = All seats are taken: whoever has the link may watch. Or point a phone at the code.
watching = You are watching.
watching-count = { $count ->
    [0] Nobody else is.
    [one] So is one other.
   *[other] So are { $count } others.
}
watched = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
undo-asks = { $name } would like to take the last move back.
undo-asked = Whose turn it is has been asked whether you may take it back.
undo-allow = That’s fine
undo-refuse = No, go on
log-undone = { $you ->
    [true] take a move back
   *[other] takes a move back
}
leave = Leave for good
leave-sure = A bot will play on in your place, and all are told.
leave-really = Yes, leave
left = { $name } has left. A bot plays on.
seat-left = has left; a bot plays on
bot-failed = The bot { $failed } has failed. { $name } plays on at another level: { $level }.
seat-offered = free for whoever comes
seat-offer = Let somebody sit here
seat-offer-end = Leave it to the bot
mute = Mute
unmute = Show again
muted = (muted)
wait-absent = We wait for { $names }, who is not here.

lab = Lab
lab-about = Change the box, let bots play, read.
lab-link = The Lab: change a box and see
lab-who = Who plays
lab-seats = Seats
lab-bot = Bot at seat { $seat }
lab-bots-quick = Quick: games by the thousand
lab-bots-levels = Levels: they look ahead, a few games a second
lab-box = The box
lab-changes = { $count ->
    [one] 1 change
   *[other] { $count } changes
}
lab-edit = Change
lab-edited = Done
lab-range = A whole number from { $low } to { $high }.
lab-less = { $label }: less
lab-more = { $label }: more
lab-count = How many games
lab-games = { NUMBER($count) } games
lab-run = Run
lab-again = Run again
lab-stop = Stop
lab-progress = Games played
lab-preparing = Getting the rules ready …
lab-speed = { NUMBER($games) } games, { NUMBER($speed) } a second
lab-report = Report
lab-share = Share
lab-play = Play this box
lab-empty = What if?
lab-empty-about = Change a number of the box, and let bots play thousands of games of it and of the box as it comes, with the same dice. You see which differences are real.
lab-unread = This link tells no set-up.
option-starter = Who starts (seats from 0; −1: drawn)
