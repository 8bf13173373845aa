# Messages to people who are not at a table, and the screen on which they choose how to be told.

## Messages

notice-table = { $game } “{ $title }”
notice-turn = { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
}
notice-news = { $count ->
    [one] News from your table
   *[other] News from { $count } tables
}
notice-line-turn = { $table }: it is your turn.
notice-line-started = { $table }: the game has begun.
notice-line-over = { $table }: the game is over.
notice-line-rematch = { $table }: another game is offered to you.
notice-more = { $count ->
    [one] And { $count } more table.
   *[other] And { $count } more tables.
}
notice-test = Test message
notice-test-line = Messages from Theomachy arrive here.
notice-confirm = Confirm your address
notice-confirm-line = The account “{ $name }” wants to be told here when it is their turn. If that is you, open this link. If not, do nothing: no other mail will follow.
notice-stop = Stop these mails:

## The screen

notices-hint = Choose how you are told that it is your turn, that a game has begun or is over, or that another game is offered to you. You are told once for each table until you have been there. Messages name the game and the table, nothing of what is hidden.
notices-nobody = Play at a table or log in first.
notices-account-needed = For mails and webhooks you need an account.
notices-log-in = Log in
notices-missing = The host of this server has not set this up: { $what }
notices-push = This browser
notices-push-hint = A notification on this device, also while the page is closed.
notices-push-on = Switch on
notices-push-off = Switch off
notices-push-cannot = This browser cannot receive push messages here.
notices-push-blocked = Your browser blocks notifications from this page. You can allow them in the settings of the browser.
notices-email = E-mail
notices-email-hint = First you get a link that confirms the address. Every mail has a link that stops them.
notices-address = Address
notices-webhook = Webhook
notices-webhook-hint = A webhook of Discord or Slack, or a topic of ntfy.
notices-service = Service
notices-url = URL
notices-add = Add
notices-channels = Your channels
notices-kind-push = Browser
notices-kind-email = E-mail
notices-kind-discord = Discord
notices-kind-slack = Slack
notices-kind-ntfy = ntfy
notices-off = switched off
notices-unconfirmed = waits for the link in the mail
notices-confirm-again = Send the link again
notices-turn-on = Switch on
notices-turn-off = Switch off
notices-remove = Remove
notices-test = Send a test
notices-quiet = Quiet hours
notices-quiet-hint = Messages wait until they are over.
notices-quiet-on = Send nothing in these hours
notices-from = From
notices-to = To
notices-zone = Time zone
notices-save = Save
notices-saved = Saved.
notices-last = Last messages
notices-none = There were no messages yet.
notices-about-notice = Your turn
notices-about-test = Test
notices-about-confirm = Confirmation
notices-state-waiting = waits
notices-state-again = not yet delivered, next try at { $time }
notices-state-later = will be sent at { $time }
notices-state-sent = sent
notices-state-dead = not delivered
notices-problem-unsafe = this address is not allowed
notices-problem-late = the receiver did not answer in time
notices-problem-certificate = the receiver’s certificate is not valid
notices-problem-unreachable = the receiver could not be reached
notices-problem-gone = the receiver does not exist any more ({ $number })
notices-problem-status = the receiver had an error ({ $number })
notices-problem-refused = the receiver refuses it ({ $number })
notices-problem-mail = the mail server refuses the message ({ $number })
notices-problem-address = there is no such address ({ $number })
notices-problem-keys = the browser has to be switched on again
notices-problem-unavailable = this server cannot send it at the moment
notices-problem-mail-unreachable = the mail server could not be reached
notices-confirm-title = Confirm your address
notices-confirm-text = Do you want to be told at this address when it is your turn?
notices-confirm-yes = Yes, confirm
notices-confirmed = Your address is confirmed.
notices-stopped = You get no more mails. You can switch them on again in your settings.
