# Własne konto i strona dla administratorów serwera.
account-title = Konto
account-hint = Możesz grać bez konta. Z kontem znajdziesz swoje gry na każdym urządzeniu.
account-name = Nazwa
account-password = Hasło
account-log-in = Zaloguj się
account-register = Załóż konto
account-log-out = Wyloguj się
account-profile = Mój profil
account-logged-in = Jesteś na koncie
account-old-password = Stare hasło
account-new-password = Nowe hasło
account-change-password = Zmień hasło
account-password-changed = Hasło zostało zmienione. Na innych urządzeniach nastąpiło wylogowanie.
account-reset-done = Hasło zostało zmienione.
account-reset-refused = Ten link jest nieznany, zużyty lub za stary albo hasło ma mniej niż 8 znaków.
account-data = Twoje dane
account-export = Zapisz kopię swoich danych
account-delete-hint = Usunięcie kasuje konto i wszystkie logowania. Niedokończone gry rozegrają do końca boty, a twoje imię i wiadomości na czacie zostaną ukryte przed wszystkimi.
account-delete = Usuń moje dane
account-delete-sure = Tego nie można cofnąć.
account-delete-now = Usuń na zawsze
admin-title = Administracja
admin-not-yours = Tę stronę widzą tylko administratorzy serwera.
admin-tables = Stoły
admin-people = Osoby
admin-bans = Blokady
admin-audit = Dziennik działań
admin-search = Szukaj
admin-any = dowolne
admin-phase = Stan
admin-visibility = Dostęp
admin-visibility-private = zaproszeni
admin-visibility-link = osoby z linkiem
admin-visibility-public = wszyscy
admin-deleted = Usunięte
admin-is-deleted = Ten stół jest usunięty. Nikt go nie widzi, dopóki nie zostanie przywrócony.
admin-nothing = Nic nie znaleziono.
admin-show = Pokaż
admin-more = Pokaż więcej
admin-entries = { $amount ->
    [one] { $amount } wpis
    [few] { $amount } wpisy
    [many] { $amount } wpisów
   *[other] { $amount } wpisu
  }
admin-connected = { $amount ->
    [one] { $amount } połączone urządzenie
    [few] { $amount } połączone urządzenia
    [many] { $amount } połączonych urządzeń
   *[other] { $amount } połączonego urządzenia
  }
admin-close = Zakończ grę
admin-delete = Usuń stół
admin-restore = Przywróć stół
admin-purge = Skasuj na zawsze
admin-why = Powód
admin-do = Potwierdź
admin-cancel = Anuluj
admin-holders = Kto ma dostęp
admin-said = Rozmowy, wejścia i wyjścia
admin-script = program
admin-ended = (wygasło)
admin-role-host = Gospodarz
admin-role-seat = Gracz
admin-role-spectator = Widz
admin-role-outsider = Obcy
admin-kind = Rodzaj
admin-kind-account = konto
admin-kind-device = urządzenie
admin-kind-address = adresy
admin-accounts = Konta
admin-guests = Goście
admin-operator = administrator
admin-banned = zablokowane
admin-since = Od
admin-logins = { $amount ->
    [one] { $amount } logowanie
    [few] { $amount } logowania
    [many] { $amount } logowań
   *[other] { $amount } logowania
  }
admin-reset = Utwórz link do nowego hasła
admin-reset-made = Przekaż ten link tej osobie; działa jeden raz:
admin-revoke = Zakończ wszystkie logowania i dostęp do stołów
admin-ban-for-good = Zablokuj na stałe
admin-ban-days = { $amount ->
    [one] Zablokuj na { $amount } dzień
    [few] Zablokuj na { $amount } dni
    [many] Zablokuj na { $amount } dni
   *[other] Zablokuj na { $amount } dnia
  }
admin-grant-role = Nadaj prawa administratora
admin-take-role = Odbierz prawa administratora
admin-erase = Usuń dane tej osoby
admin-address = Adres lub blok adresów
admin-days = Dni (puste: na stałe)
admin-ban-address = Zablokuj adresy
admin-for-good = na stałe
admin-lift = Zdejmij blokadę
admin-old-data = Stare dane
admin-count-old = Policz, co jest za stare
admin-remove-old = Usuń teraz
admin-nothing-old = Nic nie jest za stare.
admin-rotate = Nowy dostęp dla: { $who }
admin-did-close-table = zakończenie gry
admin-did-rotate-seat = nowy dostęp do miejsca
admin-did-delete-table = usunięcie stołu
admin-did-restore-table = przywrócenie stołu
admin-did-purge-table = skasowanie stołu na zawsze
admin-did-ban-account = blokada konta
admin-did-ban-device = blokada urządzenia
admin-did-ban-address = blokada adresów
admin-did-lift-ban = zdjęcie blokady
admin-did-revoke-tokens = zakończenie logowań i dostępu do stołów
admin-did-grant-role = nadanie praw administratora
admin-did-take-role = odebranie praw administratora
admin-did-make-reset-link = utworzenie linku do nowego hasła
admin-did-use-reset-link = użycie linku do nowego hasła
admin-did-change-password = zmiana hasła
admin-did-erase-account = usunięcie danych osoby
admin-did-prune = usunięcie starych danych
admin-did-recompute-ratings = ponowne obliczenie rankingów
admin-did-remove-guests = usunięcie zapomnianych gości
admin-did-remove-spent = usunięcie rzeczy zużytych
admin-did-expire-tokens = zakończenie nieużywanego dostępu
admin-by-command-line = wiersz poleceń
admin-by-retention = sam serwer
admin-by-the-person = sama osoba
admin-entry-opened = otwarcie stołu
admin-entry-seated = zajęcie miejsca
admin-entry-came = przyjście na rewanż
admin-entry-left = odejście
admin-entry-kicked = usunięcie przez gospodarza
admin-entry-filled = bot na miejscu
admin-entry-freed = miejsce znów wolne
admin-entry-started = początek gry
admin-entry-said = wiadomość
admin-entry-handed-over = gra bot
admin-entry-returned = powrót
admin-entry-voted = głos
admin-entry-closed = zamknięcie stołu
admin-entry-rematch = rewanż
admin-old-waiting-tables = stoły, przy których nie zaczęto gry
admin-old-finished-tables = zakończone gry
admin-old-purged-tables = usunięte stoły
admin-old-guests = zapomniani goście
admin-old-spent-invites = zużyte zaproszenia
admin-old-spent-logins = zakończone logowania
admin-old-spent-resets = stare linki do hasła
admin-old-spent-token-uses = zapisy o wygasłych dostępach
admin-old-idle-seats = nieużywane miejsca
admin-old-idle-logins = nieużywane logowania
web-someone = ktoś
web-closed-by-operator = Administrator serwera zakończył grę przy tym stole: { $why }
