# What it means to decline (`pass`) or to agree (`yes`), question by question. $amount is that of the question.

ankh-pass-choose-action = Bez druhé akce
ankh-pass-move-which = Ukončit pohyb
ankh-pass-summon-what = Ukončit vyvolávání
ankh-yes-gain-followers = { $amount ->
        [one] Vzít { $amount } stoupence
        [few] Vzít { $amount } stoupence
       *[other] Vzít { $amount } stoupenců
    }
ankh-pass-gain-followers = Nevzít si žádného
ankh-pass-unlock-power = Nic neodemknout
ankh-pass-take-monument = Neovládnout žádný monument
ankh-pass-lay-camel = Nepokládat velbloudy
ankh-pass-exchange-token = Neprohazovat žetony
ankh-yes-break-tie = Použít žeton
ankh-pass-break-tie = Ať nevyhraje nikdo
ankh-pass-obelisk-which = Další figury nepřenášet
ankh-yes-worship = Obětovat 2 stoupence
ankh-pass-worship = Ponechat si stoupence
ankh-pass-build-what = Nic nestavět
ankh-yes-announce-two-cards = Ohlásit dvě karty
ankh-pass-announce-two-cards = Zahrát jen jednu kartu
ankh-pass-take-captive = Nepolapit nikoho
ankh-pass-protect-figure = Další nezachraňovat
ankh-yes-gate-from = Vzít žeton ze zásoby
ankh-pass-gate-from = Nepokládat žeton
ankh-yes-give-sun = Přidat sluneční žeton
ankh-pass-give-sun = Ponechat si žeton
ankh-pass-take-guardian = Další nepřevzít
