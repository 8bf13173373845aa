# People: profiles, ratings, leaderboards, friends, and what somebody chose for themselves.

people-title = People
people-what = What is this?

## Profile

people-since = Here since { $date }
people-unknown = There is nobody of this name, or they do not show you their profile.
people-own-hint = This is how you look to yourself. Others see only public tables and rated games.
people-ratings = Ratings
people-rating = { $rating }, give or take { $spread }
people-provisional = provisional
people-pool = { $game }, { $amount ->
        [one] { $amount } player
       *[other] { $amount } players
    }
people-pool-edition = { $game } ({ $edition }), { $amount ->
        [one] { $amount } player
       *[other] { $amount } players
    }
people-games-won = { $played ->
        [one] { $played } game
       *[other] { $played } games
    }, { $won } won
people-no-ratings = No rated games yet.
people-rating-what = A rating says how strong somebody plays, compared with everybody who plays the same game with the same number of players. People begin at 1500. The bot Adept always has 1500, so the numbers mean the same next year. “Give or take 60” means: in nineteen cases of twenty the true strength is at most 60 points away. The more games, the smaller this number. A rating is provisional until { $games } games have counted and it is give or take { $sure } or less.
people-counts-what = A game counts if the table was opened as rated: with clocks, without hints and without practice, and everybody with an account. Whoever leaves and does not return has lost, whatever the bot in their place achieves. Of the same two players at most { $pair } games a day count. A game that the server’s operators end counts for nobody.
people-history = Rating after each game that counted, from { $low } to { $high }
people-results = Results
people-results-what = Games that were played to the end, by game and then by god or colour. The last 1,000 games count. Others see only those at public tables. Lessons, and games in which one person played several seats, are left out.
people-results-none = No finished games yet.
people-results-none-public = No finished games at public tables yet.
people-in-all = All
people-opponents = Played most with
people-opponents-what = The people at the same tables most often, and how often the person of this profile came before them.
people-ahead = ahead in { $ahead } of { $played }
people-recent = Last games

## Friends, and people kept away

people-friends = Friends
people-friends-none = No friends yet. Look somebody up by name and ask.
people-asking = Would like to be your friend
people-asked = Waiting for an answer
people-blocked = Blocked
people-muted = Muted
people-ask = Ask to be friends
people-accept = Be friends
people-decline = Decline
people-withdraw = Withdraw the question
people-unfriend = No longer friends
people-block = Block
people-unblock = Unblock
people-mute = Mute
people-unmute = Unmute
people-ties-what = Friends see your profile if you show it to friends. Somebody you block cannot join tables that you open, cannot see your profile, and you do not see what they write. Somebody you mute only becomes silent for you. Nobody is told.
people-find = Find a person by name
people-look = Look
people-log-in = Log in to have friends, ratings and a profile of your own.
people-my-profile = My profile

## Leaderboards

people-leaders = Leaderboards
people-leaders-none = Nobody has played enough rated games here yet.
people-leaders-what = Everybody who is not provisional and shows their profile to everyone, the highest rating first. Bots stand among them for comparison: their ratings were measured in thousands of games against each other and do not move.
people-bot = bot
people-place = Place
people-name = Name
people-rating-head = Rating
people-games-head = Games

## What somebody chose

people-choices = Profile, language and time
people-shown-to = Who sees my profile and ratings
people-shown-everyone = Everyone
people-shown-friends = My friends
people-shown-nobody = Only me
people-shown-hint = Leaderboards show only people whose profile everyone may see. Tables that are not public appear on nobody else’s page.
people-language = My language
people-zone = My time zone
people-device = as on this device
people-save = Save
people-saved = Saved.
