# Vlastní účet a stránka pro správce serveru.
account-title = Účet
account-hint = Hrát můžete i bez účtu. S účtem najdete své hry na každém zařízení.
account-name = Jméno
account-password = Heslo
account-log-in = Přihlásit se
account-register = Založit účet
account-log-out = Odhlásit se
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
web-closed-by-operator = Správce serveru ukončil hru u tohoto stolu: { $why }
