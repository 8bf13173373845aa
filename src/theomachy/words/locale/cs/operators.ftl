# Vlastní účet a stránka pro správce serveru.
account-title = Účet
account-hint = Hrát můžete i bez účtu. S účtem najdete své hry na každém zařízení.
account-name = Jméno
account-password = Heslo
account-log-in = Přihlásit se
account-register = Založit účet
account-log-out = Odhlásit se
account-profile = Můj profil
account-logged-in = Jste přihlášeni jako
account-old-password = Staré heslo
account-new-password = Nové heslo
account-change-password = Změnit heslo
account-password-changed = Heslo bylo změněno. Na ostatních zařízeních jste odhlášeni.
account-reset-done = Heslo bylo změněno.
account-reset-refused = Tento odkaz je neznámý, použitý nebo příliš starý, nebo má heslo méně než 8 znaků.
account-data = Vaše údaje
account-export = Uložit kopii svých údajů
account-delete-hint = Smazáním zmizí váš účet i přihlášení. Rozehrané hry dohrají boti a vaše jméno a zprávy v chatu už nikdo neuvidí.
account-delete = Smazat mé údaje
account-delete-sure = To nelze vzít zpět.
account-delete-now = Smazat natrvalo
admin-title = Správa
admin-not-yours = Tuto stránku vidí jen správci serveru.
admin-tables = Stoly
admin-people = Lidé
admin-bans = Zákazy
admin-audit = Záznam zásahů
admin-search = Hledat
admin-any = libovolné
admin-phase = Stav
admin-visibility = Přístup
admin-visibility-private = pozvaní
admin-visibility-link = lidé s odkazem
admin-visibility-public = všichni
admin-deleted = Smazané
admin-is-deleted = Tento stůl je smazán. Dokud nebude obnoven, nikdo ho neuvidí.
admin-nothing = Nic nenalezeno.
admin-show = Ukázat
admin-more = Ukázat další
admin-entries = { $amount ->
    [one] { $amount } zápis
    [few] { $amount } zápisy
   *[other] { $amount } zápisů
  }
admin-connected = { $amount ->
    [one] { $amount } připojené zařízení
    [few] { $amount } připojená zařízení
   *[other] { $amount } připojených zařízení
  }
admin-close = Ukončit hru
admin-delete = Smazat stůl
admin-restore = Obnovit stůl
admin-purge = Odstranit natrvalo
admin-why = Důvod
admin-do = Potvrdit
admin-cancel = Zrušit
admin-holders = Kdo má přístup
admin-said = Rozhovory, příchody a odchody
admin-script = program
admin-ended = (skončilo)
admin-role-host = Hostitel
admin-role-seat = Hráč
admin-role-spectator = Divák
admin-role-outsider = Cizí
admin-kind = Druh
admin-kind-account = účet
admin-kind-device = zařízení
admin-kind-address = adresy
admin-accounts = Účty
admin-guests = Hosté
admin-operator = správce
admin-banned = zákaz
admin-since = Od
admin-logins = { $amount ->
    [one] { $amount } přihlášení
    [few] { $amount } přihlášení
   *[other] { $amount } přihlášení
  }
admin-reset = Vytvořit odkaz pro nové heslo
admin-reset-made = Předejte tento odkaz dané osobě; platí jednou:
admin-revoke = Ukončit všechna přihlášení a přístupy ke stolům
admin-ban-for-good = Zakázat přístup natrvalo
admin-ban-days = { $amount ->
    [one] Zakázat přístup na { $amount } den
    [few] Zakázat přístup na { $amount } dny
   *[other] Zakázat přístup na { $amount } dní
  }
admin-grant-role = Udělit práva správce
admin-take-role = Odebrat práva správce
admin-erase = Smazat údaje této osoby
admin-address = Adresa nebo blok adres
admin-days = Dny (prázdné: natrvalo)
admin-ban-address = Zakázat adresy
admin-for-good = natrvalo
admin-lift = Zrušit zákaz
admin-old-data = Stará data
admin-count-old = Spočítat, co je příliš staré
admin-remove-old = Odstranit nyní
admin-nothing-old = Nic není příliš staré.
admin-rotate = Nový přístup: { $who }
admin-did-close-table = ukončení hry
admin-did-rotate-seat = nový přístup k místu
admin-did-delete-table = smazání stolu
admin-did-restore-table = obnovení stolu
admin-did-purge-table = odstranění stolu natrvalo
admin-did-ban-account = zákaz účtu
admin-did-ban-device = zákaz zařízení
admin-did-ban-address = zákaz adres
admin-did-lift-ban = zrušení zákazu
admin-did-revoke-tokens = ukončení přihlášení a přístupů ke stolům
admin-did-grant-role = udělení práv správce
admin-did-take-role = odebrání práv správce
admin-did-make-reset-link = vytvoření odkazu pro nové heslo
admin-did-use-reset-link = použití odkazu pro nové heslo
admin-did-change-password = změna hesla
admin-did-erase-account = smazání údajů osoby
admin-did-prune = odstranění starých dat
admin-did-recompute-ratings = nový výpočet hodnocení
admin-did-remove-guests = odstranění zapomenutých hostů
admin-did-remove-spent = odstranění nepotřebného
admin-did-expire-tokens = ukončení nepoužívaného přístupu
admin-by-command-line = příkazový řádek
admin-by-retention = sám server
admin-by-the-person = sama osoba
admin-entry-opened = otevření stolu
admin-entry-seated = usednutí
admin-entry-came = příchod k odvetě
admin-entry-left = odchod
admin-entry-kicked = vykázání hostitelem
admin-entry-filled = bot na místě
admin-entry-freed = místo je opět volné
admin-entry-started = začátek hry
admin-entry-said = zpráva
admin-entry-handed-over = hraje bot
admin-entry-returned = návrat
admin-entry-voted = hlas
admin-entry-closed = uzavření stolu
admin-entry-rematch = odveta
admin-old-waiting-tables = stoly, kde hra nezačala
admin-old-finished-tables = skončené hry
admin-old-purged-tables = smazané stoly
admin-old-guests = zapomenutí hosté
admin-old-spent-invites = použité pozvánky
admin-old-spent-logins = ukončená přihlášení
admin-old-spent-resets = staré odkazy pro heslo
admin-old-spent-token-uses = záznamy o skončených přístupech
admin-old-idle-seats = nepoužívaná místa
admin-old-idle-logins = nepoužívaná přihlášení
web-someone = někdo
web-closed-by-operator = Správce serveru ukončil hru u tohoto stolu: { $why }
