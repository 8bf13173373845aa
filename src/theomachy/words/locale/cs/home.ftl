# Mezi hrami: úvodní stránka, čekárna, seznamy her, pozvánky, odchod od stolu.

## Úvodní stránka

home-your-turn = Jste na tahu
home-waiting-for = Čeká se: { $who }
home-other-games = Další hry
home-all-games = Všechny hry
home-latest = Co se stalo naposledy
home-welcome = Vaše první hra
home-welcome-hint = Zahrajte si proti dvěma mírným botům. Bez registrace a každý tah lze vzít zpět.
home-play-friends = Hrát s přáteli
home-play-friends-hint = Vytvořte stůl a pošlete odkaz. Nikdo se nemusí registrovat a volná místa mohou obsadit boti.
home-again-with = Hrát znovu
home-join = Připojit se
home-learn-hint = V prvních hrách vám trenér každou novou věc jednou vysvětlí.
home-play-bots = Hrát proti botům
home-play-with = Hrát: { $who }
home-free-seats = { $amount ->
        [one] { $amount } volné místo
        [few] { $amount } volná místa
        [many] { $amount } volného místa
       *[other] { $amount } volných míst
    }
home-all-here = Všichni jsou tady

## Odehrané hry

games-won = Výhra
games-place = { $amount }. místo
games-winner = Vyhrává: { $who }
games-no-winner = Bez vítěze
games-all = Všechny
games-running = Rozehrané
games-over = Dohrané
games-which = Které hry
games-none = Zatím tu nejsou žádné hry.
games-more = Zobrazit starší hry
games-rated = hodnocená
games-mine = Jsem na tahu
games-any-rated = Hodnocené i ne
games-with = S kým

## Čekárna a pozvánky

room-host = Hostitel
room-gods = Bohové
room-drawn = losují se na začátku
room-drawn-one = losuje se na začátku
room-practice = Trénink
room-practice-on = Tréninkový stůl: můžete vzít zpět i to, co bylo odhaleno. Náhoda a tajné volby botů se pak losují znovu.
room-practice-off = Co bylo odhaleno, nelze vzít zpět.
room-rated = Hodnocená
room-rated-on = Hodnocená hra: výsledek se počítá do hodnocení. Bez rad; každý hraje s účtem.
room-rated-off = Výsledek se nepočítá do ničího hodnocení.
room-pace-clock = { $minutes } min na hráče a { $seconds } s na tah
room-pace-days = { $amount ->
        [one] { $amount } den na tah
        [few] { $amount } dny na tah
        [many] { $amount } dne na tah
       *[other] { $amount } dní na tah
    }
room-next = Co bude dál
room-next-invite = Pošlete odkaz přátelům. Hru můžete začít, jakmile budou všechna místa obsazena.
room-next-start = Všechna místa jsou obsazena. Můžete začít hru.
room-next-wait = Hostitel začne hru, až budou všechna místa obsazena. Tato stránka pak sama ukáže stůl.
room-next-come = Hra může začít, až přijdou všichni. Ještě chybí: { $who }.
room-chat = Chat
room-send = Odeslat
room-chat-empty = Zatím nikdo nic nenapsal.
chat-mute = Ztlumit
chat-unmute = Zrušit ztlumení
chat-muted = { $who }: ztlumeno.
join-invites = { $who } vás zve ke hře { $game }
join-full = Všechna místa jsou obsazena. Můžete se dívat.
join-begun = Hra už začala. Můžete se dívat.
join-over = Tato hra skončila. Můžete si prohlédnout herní plán.
join-log-in = Přihlásit se
home-people = Lidé

## Když jste na tahu

notify-body = { $game }: jste na tahu.
notify-ask = Upozornit vás, až budete na tahu, i když je tato stránka na pozadí?
notify-yes = Ano, upozornit
notify-no = Ne, děkuji
web-notify = Oznámení
web-notify-hint = Zobrazit oznámení, když jste na tahu a tato stránka je na pozadí.
notify-blocked = Prohlížeč blokuje oznámení této stránky. Můžete je povolit v nastavení prohlížeče.
notices-title = Když jste na tahu
notices-link = Push, e-mail, webhooky
notices-link-hint = Dozvíte se, že jste na tahu, i když je tato stránka zavřená.

## Braní zpět a předčasný konec

web-conceded = { $who } vzdává hru.
undo-stands = Od té doby bylo odhaleno něco skrytého, proto to nelze vzít zpět.
undo-anew = Trénink: náhoda a tajné volby botů se budou losovat znovu.
undo-anew-short = náhoda se může změnit
log-anew = Náhoda a tajné volby botů se losují znovu.
