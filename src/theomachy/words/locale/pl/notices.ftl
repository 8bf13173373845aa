# Wiadomości do osób, których nie ma przy stole, i ekran, na którym wybiera się sposób powiadamiania.

## Wiadomości

notice-table = { $game } „{ $title }”
notice-turn = { $count ->
    [one] Twoja kolej
    [few] Twoja kolej przy { $count } stołach
    [many] Twoja kolej przy { $count } stołach
   *[other] Twoja kolej przy { $count } stołach
}
notice-news = { $count ->
    [one] Wieści z twojego stołu
    [few] Wieści z { $count } stołów
    [many] Wieści z { $count } stołów
   *[other] Wieści z { $count } stołów
}
notice-line-turn = { $table }: twoja kolej.
notice-line-started = { $table }: gra się zaczęła.
notice-line-over = { $table }: gra się skończyła.
notice-line-rematch = { $table }: ktoś proponuje ci kolejną grę.
notice-more = { $count ->
    [one] I jeszcze { $count } stół.
    [few] I jeszcze { $count } stoły.
    [many] I jeszcze { $count } stołów.
   *[other] I jeszcze { $count } stołu.
}
notice-test = Wiadomość próbna
notice-test-line = Wiadomości z Theomachy docierają tutaj.
notice-confirm = Potwierdź swój adres
notice-confirm-line = Konto „{ $name }” chce dostawać tu wiadomości, gdy przychodzi jego kolej. Jeśli to ty, otwórz ten link. Jeśli nie, nic nie rób: więcej wiadomości nie będzie.
notice-stop = Nie chcę więcej takich wiadomości:

## Ekran

notices-hint = Wybierz, jak mamy ci mówić, że przyszła twoja kolej, że gra się zaczęła lub skończyła albo że ktoś proponuje kolejną. O każdym stole mówimy raz, dopóki tam nie zajrzysz. Wiadomość podaje grę i stół, nic z tego, co ukryte.
notices-nobody = Najpierw zagraj przy stole albo się zaloguj.
notices-account-needed = Do e-maili i webhooków potrzebne jest konto.
notices-log-in = Zaloguj się
notices-missing = Gospodarz tego serwera tego nie ustawił: { $what }
notices-push = Ta przeglądarka
notices-push-hint = Powiadomienie na tym urządzeniu, także gdy strona jest zamknięta.
notices-push-on = Włącz
notices-push-off = Wyłącz
notices-push-cannot = Ta przeglądarka nie może tu odbierać wiadomości push.
notices-push-blocked = Twoja przeglądarka blokuje powiadomienia z tej strony. Możesz na nie zezwolić w ustawieniach przeglądarki.
notices-email = E-mail
notices-email-hint = Najpierw dostaniesz link, który potwierdza adres. W każdej wiadomości jest link, który je zatrzymuje.
notices-address = Adres
notices-webhook = Webhook
notices-webhook-hint = Webhook Discorda lub Slacka albo temat ntfy.
notices-service = Usługa
notices-url = URL
notices-add = Dodaj
notices-channels = Twoje kanały
notices-kind-push = Przeglądarka
notices-kind-email = E-mail
notices-kind-discord = Discord
notices-kind-slack = Slack
notices-kind-ntfy = ntfy
notices-off = wyłączony
notices-unconfirmed = czeka na otwarcie linku z wiadomości
notices-confirm-again = Wyślij link jeszcze raz
notices-turn-on = Włącz
notices-turn-off = Wyłącz
notices-remove = Usuń
notices-test = Wyślij próbną
notices-quiet = Godziny ciszy
notices-quiet-hint = Wiadomości czekają, aż się skończą.
notices-quiet-on = Nie wysyłaj nic w tych godzinach
notices-from = Od
notices-to = Do
notices-zone = Strefa czasowa
notices-save = Zapisz
notices-saved = Zapisano.
notices-last = Ostatnie wiadomości
notices-none = Nie było jeszcze żadnych wiadomości.
notices-about-notice = Twoja kolej
notices-about-test = Próba
notices-about-confirm = Potwierdzenie
notices-state-waiting = czeka
notices-state-again = jeszcze nie dotarła, następna próba o { $time }
notices-state-later = zostanie wysłana o { $time }
notices-state-sent = wysłana
notices-state-dead = nie dotarła
notices-problem-unsafe = ten adres jest niedozwolony
notices-problem-late = odbiorca nie odpowiedział na czas
notices-problem-certificate = certyfikat odbiorcy jest nieważny
notices-problem-unreachable = nie można połączyć się z odbiorcą
notices-problem-gone = odbiorca już nie istnieje ({ $number })
notices-problem-status = błąd po stronie odbiorcy ({ $number })
notices-problem-refused = odbiorca odmawia ({ $number })
notices-problem-mail = serwer poczty odmawia przyjęcia wiadomości ({ $number })
notices-problem-address = nie ma takiego adresu ({ $number })
notices-problem-keys = trzeba ponownie włączyć przeglądarkę
notices-problem-unavailable = ten serwer nie może jej teraz wysłać
notices-problem-mail-unreachable = nie można połączyć się z serwerem poczty
notices-confirm-title = Potwierdź swój adres
notices-confirm-text = Czy chcesz dostawać pod tym adresem wiadomości, gdy przychodzi twoja kolej?
notices-confirm-yes = Tak, potwierdzam
notices-confirmed = Adres potwierdzony.
notices-stopped = Nie dostaniesz więcej wiadomości. Możesz je znów włączyć w ustawieniach.
