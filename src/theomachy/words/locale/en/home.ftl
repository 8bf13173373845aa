# Between games: the start page, the waiting room, lists of games, invitations, leaving.

## Start page

home-your-turn = Your turn
home-waiting-for = Waiting for { $who }
home-other-games = Other games
home-all-games = All games
home-latest = What happened last
home-welcome = Your first game
home-welcome-hint = Play against two gentle bots. Nothing to register, and every move can be taken back.
home-play-friends = Play with friends
home-play-friends-hint = Create a table and send the link. Nobody has to register, and bots can take empty seats.
home-again-with = Play again with
home-join = Join
home-learn-hint = In your first games a coach explains each new thing once.
home-play-bots = Play against bots
home-play-with = Play with { $who }
home-free-seats = { $amount ->
        [one] { $amount } seat free
       *[other] { $amount } seats free
    }
home-all-here = Everybody is here

## Games that were played

games-won = You won
games-place = Place { $amount }
games-winner = Winner: { $who }
games-no-winner = No winner
games-all = All
games-running = In play
games-over = Finished
games-which = Which games
games-none = No games here yet.
games-more = Show older games
games-rated = rated
games-mine = My turn
games-any-rated = Rated or not
games-with = With

## Waiting room and invitations

room-host = Host
room-gods = Gods
room-drawn = drawn at the start
room-drawn-one = drawn at the start
room-practice = Practice
room-practice-on = Practice table: you can take back even what has been revealed. Luck and the bots’ secret choices are then drawn anew.
room-practice-off = What has been revealed cannot be taken back.
room-rated = Rated
room-rated-on = Rated game: the result counts for ratings. No hints; everybody plays with an account.
room-rated-off = The result counts for nobody’s rating.
room-pace-clock = { $minutes } minutes per player, plus { $seconds } seconds per turn
room-pace-days = { $amount ->
        [one] { $amount } day per move
       *[other] { $amount } days per move
    }
room-next = What happens next
room-next-invite = Send the link to your friends. You can start the game as soon as every seat is taken.
room-next-start = Every seat is taken. You can start the game.
room-next-wait = The host starts the game when every seat is taken. This page then shows the table by itself.
room-next-come = The game can start when everybody has come. Still missing: { $who }.
room-chat = Chat
room-send = Send
room-chat-empty = Nobody has written anything yet.
chat-mute = Mute
chat-unmute = Unmute
chat-muted = { $who } is muted.
join-invites = { $who } invites you to play { $game }
join-full = All seats are taken. You can watch.
join-begun = The game has begun. You can watch.
join-over = This game is over. You can look at the board.
join-log-in = Log in
home-people = People

## When it is your turn

notify-body = { $game }: it is your turn.
notify-ask = Tell you when it is your turn, even if this page is in the background?
notify-yes = Yes, notify me
notify-no = No, thanks
web-notify = Notifications
web-notify-hint = Show a notification when it is your turn and this page is in the background.
notify-blocked = Your browser blocks notifications from this page. You can allow them in the settings of the browser.
notices-title = When it is your turn
notices-link = Push, mail, webhooks
notices-link-hint = Be told that it is your turn even when this page is closed.

## Taking back, and games that end early

web-conceded = { $who } conceded the game.
undo-stands = Something hidden has been revealed since, so it cannot be taken back.
undo-anew = Practice: luck and the bots’ secret choices will be drawn anew.
undo-anew-short = luck may change
log-anew = Luck and the bots’ secret choices are drawn anew.
