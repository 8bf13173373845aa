# Stůl hry Ankh: pruh akcí, nejbližší události, desky bohů, kdo by vyhrál.

## Pruh akcí

ankh-table-action-of = Váš tah: akce { $number } z { $of }
ankh-table-only-action = Váš tah: jediná akce
ankh-table-order-first = Potom můžete provést druhou akci, která je v seznamu dál.
ankh-table-order-second = Musí být v seznamu až za akcí „{ $action }“.
ankh-table-order-only = Hráč spojeného boha provádí jednu akci.
ankh-table-first = Nejdřív zvolte akci.
ankh-table-short-move = Pohyb
ankh-table-short-summon = Vyvolání
ankh-table-short-gain = Stoupenci
ankh-table-short-unlock = Schopnost
ankh-table-move = { $amount ->
        [one] { $amount } vaše figura může jít až o 3 pole.
        [few] { $amount } vaše figury mohou jít až o 3 pole každá.
       *[other] { $amount } vašich figur může jít až o 3 pole každá.
    }
ankh-table-move-none = Žádná vaše figura se nemůže pohnout: posune se jen ukazatel.
ankh-table-summon = { $amount ->
        [one] Umístěte { $amount } figuru ze zásoby na pole sousedící s vaší figurou nebo monumentem.
        [few] Umístěte až { $amount } figury: jednu na pole sousedící s vaší figurou nebo monumentem, ostatní podle boha a schopností.
       *[other] Umístěte až { $amount } figur: jednu na pole sousedící s vaší figurou nebo monumentem, ostatní podle boha a schopností.
    }
ankh-table-summon-none = Teď nemůžete umístit žádnou figuru: posune se jen ukazatel.
ankh-table-gain-now = { $amount ->
        [one] +{ $amount } stoupenec hned
        [few] +{ $amount } stoupenci hned
       *[other] +{ $amount } stoupenců hned
    }
ankh-table-gain = za neutrální a vlastní monumenty sousedící s vašimi figurami a díky schopnostem.
ankh-table-gain-none = S vašimi figurami nesousedí neutrální ani vlastní monument: posune se jen ukazatel.
ankh-table-unlock = { $amount ->
        [one] Zaplaťte { $amount } stoupence za schopnost úrovně { $level }.
        [few] Zaplaťte { $amount } stoupence za schopnost úrovně { $level }.
       *[other] Zaplaťte { $amount } stoupenců za schopnost úrovně { $level }.
    }
ankh-table-unlock-poor = { $amount ->
        [0] Nemáte stoupence: posune se jen ukazatel.
        [one] Máte { $amount } stoupence: posune se jen ukazatel.
        [few] Máte { $amount } stoupence: posune se jen ukazatel.
       *[other] Máte { $amount } stoupenců: posune se jen ukazatel.
    }
ankh-table-unlock-all = Odemkli jste vše, co lze: posune se jen ukazatel.
ankh-table-left = { $amount ->
        [one] Pak { $amount } krok do události
        [few] Pak { $amount } kroky do události
       *[other] Pak { $amount } kroků do události
    }
ankh-table-left-now = { $amount ->
        [one] { $amount } krok do události
        [few] { $amount } kroky do události
       *[other] { $amount } kroků do události
    }
ankh-table-triggers = Spustí událost: { $event }
ankh-table-then = Potom: { $actions }
ankh-table-then-ends = Potom váš tah končí
ankh-table-unlock-ends = Odemknutí ukončí váš tah
ankh-table-above = V seznamu je před akcí „{ $action }“
ankh-table-above-short = Ne po: { $action }
ankh-table-left-short = potom ještě { $amount }
ankh-table-triggers-short = spustí událost
ankh-table-done = Provedeno v tomto tahu
ankh-table-moved = Pohnuté figury: { $amount } z { $of }
ankh-table-do-move = Vybrat figury
ankh-table-do-summon = Vybrat figuru
ankh-table-do-gain = Vzít stoupence
ankh-table-do-unlock = Vybrat schopnost
ankh-table-do-marker = Jen posunout ukazatel

## Nejbližší události

ankh-table-events = Události
ankh-table-event-of = { $number } z { $of }
ankh-table-conflict = Konflikt { $number }
ankh-table-near = { $steps ->
        [one] další: za { $steps } krok ({ $action })
        [few] další: za { $steps } kroky ({ $action })
       *[other] další: za { $steps } kroků ({ $action })
    }
ankh-table-after-that = po ní
ankh-table-then-merge = potom se dva nejnižší bohové spojí
ankh-table-then-forget = potom bohové v červené části upadnou v zapomnění
ankh-table-then-over = potom hra končí
ankh-table-would-merge = potom se spojí { $who }
ankh-table-would-forget = potom zapomnění: { $who }
ankh-table-would-forget-nobody = potom zapomnění: teď nikdo
ankh-table-would-end = poslední událost: teď vede { $who }
ankh-table-now = právě probíhá
ankh-table-happening = Nyní: { $event }.
ankh-table-later = Další události
ankh-table-omen-merge = Po konfliktu { $number } se dva nejnižší bohové spojí. Teď by to byli { $who }.
ankh-table-omen-forget = Po konfliktu { $number } upadnou bohové v červené části v zapomnění. Teď: { $who }.
ankh-table-omen-forget-nobody = Po konfliktu { $number } upadnou bohové v červené části v zapomnění. Teď tam není nikdo.
ankh-table-omen-end = Konflikt { $number } je poslední událost: po něm vyhraje nejvyšší bůh. Teď: { $who }.
ankh-table-merge-line = Dva bohové úplně dole se po konfliktu { $number } spojí.
ankh-table-forget-line = Červená část, do pole { $space }: bohové, kteří tu po konfliktu { $number } zůstanou, upadnou v zapomnění.
ankh-table-top-line = Bůh, který dosáhne pole { $space }, okamžitě vyhrává.

## Karty a desky

ankh-table-hand = Vaše bojové karty
ankh-table-hand-of = Bojové karty
ankh-table-hand-count = v ruce { $amount }, zahráno { $played }
ankh-table-hand-back = Zahrané karty vrátí { $card }.
ankh-table-strength = Síla
ankh-table-in-hand = Bojové karty v ruce
ankh-table-played = zahrána
ankh-table-may-play = Ještě může zahrát
ankh-table-has-played = Zahráno
ankh-table-level = Úroveň { $level }
ankh-table-unlocked = { $amount } z { $of }
ankh-table-price = { $amount ->
        [one] cena { $amount } stoupenec
        [few] cena { $amount } stoupenci
       *[other] cena { $amount } stoupenců
    }
ankh-table-brings = schopnost { $number } přinese Strážce: { $guardian }
ankh-table-brings-next = další přinese Strážce: { $guardian }
ankh-table-brought = získaný Strážce: { $guardian }
ankh-table-none-left = Strážci už nejsou: { $guardian }
ankh-table-tokens = Žetony Ankh na monumenty
ankh-table-powers = Schopnosti
ankh-table-no-powers = Zatím žádné schopnosti
ankh-table-pool = V zásobě
ankh-table-your-god = váš bůh
ankh-table-open-board = Otevřít desku: { $who }

## Kdo by vyhrál

ankh-table-who = Kdo by vyhrál?
ankh-table-who-none = nikdo tu není
ankh-table-who-alone = { $who }: dominance, zbožnost +{ $amount }
ankh-table-who-ahead = Vede { $who }: za vítězství zbožnost +{ $amount }
ankh-table-who-tied = Nerozhodně: bez karet nevyhraje nikdo
ankh-table-who-strength = { $who }: síla { $amount }
ankh-table-who-majority = { $what }: { $who }, za převahu zbožnost +{ $amount }
ankh-table-who-before-cards = Bez bojových karet.
ankh-table-unlock-guardian = Přinese také Strážce: { $guardian }.
ankh-table-unlock-no-guardian = Strážce nepřinese, už žádný nezbyl: { $guardian }.
ankh-table-captive-note = Za propuštění zaplatíte Anubisovi 1 stoupence.
