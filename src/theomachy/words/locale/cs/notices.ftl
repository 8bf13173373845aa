# Zprávy lidem, kteří nejsou u stolu, a obrazovka, na které si vyberou, jak se to dozvědí.

## Zprávy

notice-table = { $game } „{ $title }“
notice-turn = { $count ->
    [one] Jste na tahu
    [few] Jste na tahu u { $count } stolů
   *[other] Jste na tahu u { $count } stolů
}
notice-news = { $count ->
    [one] Novinky od vašeho stolu
    [few] Novinky od { $count } stolů
   *[other] Novinky od { $count } stolů
}
notice-line-turn = { $table }: jste na tahu.
notice-line-started = { $table }: hra začala.
notice-line-over = { $table }: hra skončila.
notice-line-rematch = { $table }: někdo vám nabízí další hru.
notice-more = { $count ->
    [one] A ještě { $count } stůl.
    [few] A ještě { $count } stoly.
   *[other] A ještě { $count } stolů.
}
notice-test = Zkušební zpráva
notice-test-line = Zprávy z Theomachy přicházejí sem.
notice-confirm = Potvrďte svou adresu
notice-confirm-line = Účet „{ $name }“ si přeje dostávat sem zprávy, když je na tahu. Pokud jste to vy, otevřete tento odkaz. Pokud ne, nedělejte nic: žádná další zpráva nepřijde.
notice-stop = Nechci už dostávat tyto zprávy:

## Obrazovka

notices-hint = Vyberte, jak se dozvíte, že jste na tahu, že hra začala nebo skončila nebo že vám někdo nabízí další. O každém stole dostanete jednu zprávu, dokud se tam nepodíváte. Zpráva uvádí hru a stůl, nic z toho, co je skryté.
notices-nobody = Nejprve si zahrajte u stolu nebo se přihlaste.
notices-account-needed = Pro e-maily a webhooky potřebujete účet.
notices-log-in = Přihlásit se
notices-missing = Hostitel tohoto serveru to nenastavil: { $what }
notices-push = Tento prohlížeč
notices-push-hint = Upozornění na tomto zařízení, i když je stránka zavřená.
notices-push-on = Zapnout
notices-push-off = Vypnout
notices-push-cannot = Tento prohlížeč zde nemůže přijímat zprávy push.
notices-push-blocked = Váš prohlížeč blokuje upozornění z této stránky. Můžete je povolit v nastavení prohlížeče.
notices-email = E-mail
notices-email-hint = Nejprve dostanete odkaz, který adresu potvrdí. V každé zprávě je odkaz, který je zastaví.
notices-address = Adresa
notices-webhook = Webhook
notices-webhook-hint = Webhook služby Discord nebo Slack, nebo téma služby ntfy.
notices-service = Služba
notices-url = URL
notices-add = Přidat
notices-channels = Vaše kanály
notices-kind-push = Prohlížeč
notices-kind-email = E-mail
notices-kind-discord = Discord
notices-kind-slack = Slack
notices-kind-ntfy = ntfy
notices-off = vypnutý
notices-unconfirmed = čeká na otevření odkazu z e-mailu
notices-confirm-again = Poslat odkaz znovu
notices-turn-on = Zapnout
notices-turn-off = Vypnout
notices-remove = Odebrat
notices-test = Poslat zkušební
notices-quiet = Hodiny klidu
notices-quiet-hint = Zprávy počkají, než skončí.
notices-quiet-on = V těchto hodinách nic neposílat
notices-from = Od
notices-to = Do
notices-zone = Časové pásmo
notices-save = Uložit
notices-saved = Uloženo.
notices-last = Poslední zprávy
notices-none = Zatím nebyly žádné zprávy.
notices-about-notice = Jste na tahu
notices-about-test = Zkouška
notices-about-confirm = Potvrzení
notices-state-waiting = čeká
notices-state-again = zatím nedoručena, další pokus v { $time }
notices-state-later = bude odeslána v { $time }
notices-state-sent = odeslána
notices-state-dead = nedoručena
notices-problem-unsafe = tato adresa není povolena
notices-problem-late = příjemce neodpověděl včas
notices-problem-certificate = certifikát příjemce není platný
notices-problem-unreachable = s příjemcem se nelze spojit
notices-problem-gone = příjemce už neexistuje ({ $number })
notices-problem-status = chyba na straně příjemce ({ $number })
notices-problem-refused = příjemce zprávu odmítá ({ $number })
notices-problem-mail = poštovní server zprávu odmítá ({ $number })
notices-problem-address = taková adresa neexistuje ({ $number })
notices-problem-keys = prohlížeč je třeba znovu zapnout
notices-problem-unavailable = tento server ji teď nemůže odeslat
notices-problem-mail-unreachable = s poštovním serverem se nelze spojit
notices-confirm-title = Potvrďte svou adresu
notices-confirm-text = Chcete na této adrese dostávat zprávy, když jste na tahu?
notices-confirm-yes = Ano, potvrzuji
notices-confirmed = Adresa je potvrzena.
notices-stopped = Žádné další zprávy nedostanete. V nastavení je můžete znovu zapnout.
