# One's own account, and the page for operators of a server.
account-title = Account
account-hint = You can play without an account. With one, you find your games again on every device.
account-name = Name
account-password = Password
account-log-in = Log in
account-register = Create an account
account-log-out = Log out
account-logged-in = You are logged in as
account-old-password = Old password
account-new-password = New password
account-change-password = Change the password
account-password-changed = The password has been changed. You are logged out everywhere else.
account-reset-done = The password has been changed.
account-reset-refused = This link is unknown, used or too old, or the password is shorter than 8 characters.
account-data = Your data
account-export = Save a copy of your data
account-delete-hint = Deleting removes your account and your logins. Bots play your unfinished games to the end, and your name and chat messages are hidden from everyone.
account-delete = Delete my data
account-delete-sure = This cannot be undone.
account-delete-now = Delete for good
admin-title = Operators
admin-not-yours = Only operators of this server can see this page.
admin-tables = Tables
admin-people = People
admin-bans = Bans
admin-audit = Audit log
admin-search = Search
admin-any = any
admin-phase = State
admin-visibility = Open to
admin-visibility-private = invited people
admin-visibility-link = people with the link
admin-visibility-public = everyone
admin-deleted = Deleted
admin-is-deleted = This table is deleted. Nobody can see it until it is restored.
admin-nothing = Nothing found.
admin-show = Show
admin-more = Show more
admin-entries = { $amount ->
    [one] { $amount } entry
   *[other] { $amount } entries
  }
admin-connected = { $amount ->
    [one] { $amount } device connected
   *[other] { $amount } devices connected
  }
admin-close = End the game
admin-delete = Delete the table
admin-restore = Restore the table
admin-purge = Remove for good
admin-why = Reason
admin-do = Confirm
admin-cancel = Cancel
admin-holders = Who has access
admin-said = What was said and who came and went
admin-script = a program
admin-ended = (ended)
admin-role-host = Host
admin-role-seat = Player
admin-role-spectator = Spectator
admin-role-outsider = Stranger
admin-kind = Kind
admin-kind-account = account
admin-kind-device = device
admin-kind-address = addresses
admin-accounts = Accounts
admin-guests = Guests
admin-operator = operator
admin-banned = banned
admin-since = Since
admin-logins = { $amount ->
    [one] { $amount } login
   *[other] { $amount } logins
  }
admin-reset = Make a link for a new password
admin-reset-made = Give this link to the person; it works once:
admin-revoke = End all logins and seats
admin-ban-for-good = Ban for good
admin-ban-days = { $amount ->
    [one] Ban for { $amount } day
   *[other] Ban for { $amount } days
  }
admin-grant-role = Make an operator
admin-take-role = Take the role of operator away
admin-erase = Delete the person’s data
admin-address = Address or block of addresses
admin-days = Days (empty: for good)
admin-ban-address = Ban the addresses
admin-for-good = for good
admin-lift = Lift the ban
admin-old-data = Old data
admin-count-old = Count what is too old
admin-remove-old = Remove it now
admin-nothing-old = Nothing is too old.
web-closed-by-operator = An operator of this server ended this table: { $why }
