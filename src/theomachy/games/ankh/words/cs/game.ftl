# Jména, otázky a události hry Ankh.
# Proměnné událostí a otázek: $who a $whom jsou strany (1. pád), $what je figura nebo monument, karta, schopnost, akce
# nebo událost ($what_gen je 2. pád, $what_acc 4. pád), $origin a $where jsou pole, $amount je číslo.

## Hra

ankh-game = Ankh: Bohové Egypta
ankh-edition-final = finální vydání
ankh-edition-preview = předběžné vydání
ankh-scenario-middle-kingdom = Střední říše
ankh-scenario-old-kingdom = Stará říše

## Bohové

ankh-god-amun = Amun
ankh-god-anubis = Anubis
ankh-god-isis = Isis
ankh-god-osiris = Osiris
ankh-god-ra = Ra

## Figury a monumenty

ankh-kind-god = Bůh
    .acc = boha
    .gen = boha
ankh-kind-warrior = Válečník
    .acc = válečníka
    .gen = válečníka
ankh-kind-cat-mummy = Kočičí mumie
    .acc = Kočičí mumii
    .gen = Kočičí mumie
ankh-kind-satet = Satet
    .acc = Satet
    .gen = Satet
ankh-kind-mummy = Mumie
    .acc = Mumii
    .gen = Mumie
ankh-kind-apep = Apep
    .acc = Apepa
    .gen = Apepa
ankh-kind-giant-scorpion = Obří štír
    .acc = Obřího štíra
    .gen = Obřího štíra
ankh-kind-androsphinx = Sfinga
    .acc = Sfingu
    .gen = Sfingy
ankh-kind-obelisk = Obelisk
    .acc = obelisk
    .gen = obelisku
ankh-kind-temple = Chrám
    .acc = chrám
    .gen = chrámu
ankh-kind-pyramid = Pyramida
    .acc = pyramidu
    .gen = pyramidy

## Bojové karty

ankh-card-flood = Záplava
ankh-card-build = Stavba monumentu
ankh-card-plague = Zamoření kobylkami
ankh-card-chariots = Vozatajové
ankh-card-drought = Sucho
ankh-card-miracle = Zázrak
ankh-card-cycle = Cyklus Ma’at

## Schopnosti Ankh

ankh-power-commanding = Velící
ankh-power-inspiring = Inspirující
ankh-power-omnipresent = Všudypřítomný
ankh-power-revered = Uctívaný
ankh-power-resplendent = Oslnivý
ankh-power-obelisk-attuned = Zaměřený na obelisky
ankh-power-temple-attuned = Zaměřený na chrámy
ankh-power-pyramid-attuned = Zaměřený na pyramidy
ankh-power-glorious = Velkolepý
ankh-power-magnanimous = Velkorysý
ankh-power-bountiful = Štědrý
ankh-power-worshipful = Ctihodný
ankh-power-mighty = Mocný
ankh-power-splendiferous = Skvostný

## Akce, události, konce hry

ankh-action-move = Pohyb figur
ankh-action-summon = Vyvolání figury
ankh-action-gain = Získání stoupenců
ankh-action-unlock = Odemknutí schopnosti Ankh
ankh-track-control-monument = Ovládnutí monumentu
ankh-track-camel-caravan = Velbloudí karavana
ankh-track-conflict = Konflikt
ankh-ending-running = Hra pokračuje.
ankh-ending-top-of-track = { $who } dosahuje vrcholu stupnice zbožnosti a vyhrává.
ankh-ending-only-god = Z bohů zbývá v Egyptě už jen { $who }.
ankh-ending-atheist = Všichni bohové jsou zapomenuti; Egypt už v bohy nevěří a nevyhrává nikdo.
ankh-ending-last-event = Po poslední události má { $who } největší zbožnost a vyhrává.

## Možnosti

ankh-option-pass = Hotovo
ankh-option-yes = Ano
ankh-option-captive = polapený válečník
ankh-option-gate = vyvolání na žeton podsvětí
ankh-option-regular = řádné vyvolání
ankh-option-token = žeton pořadí konfliktů { $amount }

## Směry klepet

ankh-facing-n-ne = sever a severovýchod
ankh-facing-ne-se = severovýchod a jihovýchod
ankh-facing-se-s = jihovýchod a jih
ankh-facing-s-sw = jih a jihozápad
ankh-facing-sw-nw = jihozápad a severozápad
ankh-facing-nw-n = severozápad a sever

## Otázky

ankh-question-choose-action = Vyberte akci.
ankh-question-move-which = Vyberte figuru, kterou pohnete až o 3 pole.
ankh-question-move-to = Vyberte pole, na kterém figura pohyb skončí.
ankh-question-summon-what = Vyberte figuru, kterou vyvoláte.
ankh-question-summon-where = Vyberte pole pro vyvolanou figuru.
ankh-question-summon-by = Na toto pole lze vyvolat několika způsoby. Vyberte, který použijete.
ankh-question-gain-followers = Vzít { $amount ->
        [one] { $amount } stoupence
        [few] { $amount } stoupence
       *[other] { $amount } stoupenců
    }? Vezmete si všechny, nebo žádného.
ankh-question-unlock-power = Vyberte schopnost, kterou odemknete. Stojí tolik stoupenců, jakou má úroveň. Odemknutím tah končí.
ankh-question-reward-first = Dvě schopnosti vám teď přinášejí zbožnost. Vyberte, která bude první.
ankh-question-take-monument = Vyberte monument, který ovládnete.
ankh-question-lay-camel = Položte dalšího velblouda. Řada musí rozdělit oblast na dvě části, každou aspoň se 6 pevninskými poli. Zbývající velbloudi: { $amount }.
ankh-question-keep-token = Vyberte novou oblast, které zůstane žeton pořadí konfliktů { $what }. Druhá dostane nový žeton.
ankh-question-exchange-token = Žeton nové oblasti smíte prohodit s kterýmkoli jiným; nižší čísla jsou na řadě dřív. Vyberte oblast.
ankh-question-exchange-with = Vyberte žeton, se kterým prohodíte číslo { $what }.
ankh-question-choose-cards = { $amount ->
        [one] Vyberte bojovou kartu
        [few] Vyberte { $amount } bojové karty
       *[other] Vyberte { $amount } bojových karet
    }. Všechny karty se odkryjí naráz.
ankh-question-card-first = Vyberte, která z vašich dvou karet se vyhodnotí jako první.
ankh-question-break-tie = O nejvyšší sílu se dělíte s jinou stranou. Použít žeton nerozhodného boje a vyhrát? Lze to jednou za Konflikt.
ankh-question-obelisk-which = Před bojem smíte přenést figury na pole sousedící s vašimi obelisky v oblasti. Vyberte figuru.
ankh-question-obelisk-to = Vyberte pole sousedící s vaším obeliskem.
ankh-question-worship = Obětovat 2 stoupence za 1 bod zbožnosti?
ankh-question-build-what = Vyberte monument, který postavíte.
ankh-question-build-where = Vyberte pole oblasti, na kterém ho postavíte.
ankh-question-plague-bid = Zamoření kobylkami: kolik stoupenců nabídnete? Máte jich { $amount }. Všechny nabídky se obětují; přežijí jen figury strany s nejvyšší nabídkou.
ankh-question-announce-two-cards = Zahrát v tomto boji dvě karty? Ohlásit to lze jednou za Konflikt a dozvědí se to všichni.
ankh-question-take-captive = Vyberte, čího válečníka polapíte. Každý polapený dává vašemu bohu +1 k síle.
ankh-question-protect-figure = Vyberte chráněnou figuru, která zůstane naživu.
ankh-question-gate-from = Boj je prohraný a smíte položit žeton podsvětí: vezměte ho ze zásoby, nebo vyberte na mapě ten, který přemístíte.
ankh-question-gate-to = Vyberte prázdné pevninské pole oblasti pro žeton podsvětí.
ankh-question-give-sun = Přidat k této figuře sluneční žeton? Zářivá figura přinese o 1 bod zbožnosti víc za výhru v její oblasti.
ankh-question-push-to = Vyberte, kam figuru odsunout.
ankh-question-mummy-to = Vyberte pole sousedící s vaším bohem, kam se Mumie vrátí.
ankh-question-aim-pincers = Vyberte, kam budou mířit klepeta. Na začátku příštího Konfliktu tam budou monumenty zničeny.
ankh-question-take-guardian = Vyberte Strážce nižšího boha, kterého převezmete.
ankh-question-give-up-guardian = Žádný podstavec není volný. Vyberte svého Strážce, který odejde ze hry.

## Události: tahy a akce

ankh-event-turn-begins = { $who } začíná tah.
ankh-event-action-chosen = { $who } volí akci { $what }.
ankh-event-marker-returned = Ukazatel akce { $what } se vrací na výchozí pole.
ankh-event-figure-moved = { $who } přesouvá { $what_acc } z pole { $origin } na pole { $where }.
ankh-event-figure-pushed = { $who } odsouvá { $what_acc } ({ $whom }) z pole { $origin } na pole { $where }.
ankh-event-pincers-aimed = { $who } natáčí klepeta Obřího štíra na poli { $where }: { $what }.
ankh-event-figure-summoned = { $who } vyvolává { $what_acc } na pole { $where }.
ankh-event-captive-freed = { $who } osvobozuje polapeného válečníka a { $whom } za něj dostává { $amount ->
        [one] { $amount } stoupence
        [few] { $amount } stoupence
       *[other] { $amount } stoupenců
    }.
ankh-event-sun-given = { $who }: figura na poli { $where } je nyní zářivá.
ankh-event-followers-bonus = { $who }: díky schopnosti o { $amount ->
        [one] { $amount } stoupence
        [few] { $amount } stoupence
       *[other] { $amount } stoupenců
    } víc.
ankh-event-followers-gained = { $who } získává { $amount ->
        [one] { $amount } stoupence
        [few] { $amount } stoupence
       *[other] { $amount } stoupenců
    }.
ankh-event-followers-sacrificed = { $who } obětuje { $amount ->
        [one] { $amount } stoupence
        [few] { $amount } stoupence
       *[other] { $amount } stoupenců
    }.
ankh-event-power-unlocked = { $who } odemyká schopnost { $what }.
ankh-event-guardian-gained = { $who } si bere do zásoby { $what_acc }.
ankh-event-guardian-missed = { $who } odkrývá symbol Strážce, ale nemůže si vzít { $what_acc }.

## Události: stupnice událostí

ankh-event-event-triggered = { $who } spouští událost č. { $amount }: { $what }.
ankh-event-event-lost = { $who } nemůže událost využít, a ta propadá.
ankh-event-monument-taken = { $who } nově ovládá { $what_acc } na poli { $where }.
ankh-event-camel-laid = { $who } pokládá velblouda mezi pole { $origin } a { $where }.
ankh-event-caravan-declined = { $who } nepokládá žádné velbloudy.
ankh-event-region-split = { $who } rozděluje oblast { $amount }; nová oblast dostává žeton { $what }.
ankh-event-token-kept = { $who } nechává žeton { $what } v oblasti s polem { $where }.
ankh-event-tokens-exchanged = { $who } prohazuje žetony { $what } a { $amount }.

## Události: Konflikty

ankh-event-tiebreaker-taken = { $who } si bere žeton nerozhodného boje.
ankh-event-monument-destroyed = Monument na poli { $where } je zničen: { $what }.
ankh-event-monument-abandoned = { $what } na poli { $where } je nyní neutrální.
ankh-event-region-skipped = Oblast { $what }: nikdo tu není.
ankh-event-domination = Oblast { $what }: dominuje { $who }.
ankh-event-battle-begins = Oblast { $what }: začíná boj { $amount ->
        [one] { $amount } strany
        [few] { $amount } stran
       *[other] { $amount } stran
    }.
ankh-event-battle-ends = Oblast { $what }: boj končí.
ankh-event-conflict-ends = { $amount }. Konflikt končí.
ankh-event-two-cards-announced = { $who } ohlašuje dvě karty.
ankh-event-card-revealed = { $who } odkrývá kartu { $what }.
ankh-event-card-returned = { $who } si bere zpět kartu { $what }.
ankh-event-cost-changed = { $who }: cena se mění o { $amount }.
ankh-event-monument-built = { $who } staví na poli { $where } { $what_acc }.
ankh-event-bid-revealed = { $who } nabízí { $amount ->
        [one] { $amount } stoupence
        [few] { $amount } stoupence
       *[other] { $amount } stoupenců
    }.
ankh-event-plague-spares = Při Zamoření kobylkami je ušetřena jen jedna strana: { $who }.
ankh-event-figure-protected = { $what } ({ $who }) na poli { $where } je pod ochranou.
ankh-event-figure-killed = { $what } ({ $who }) na poli { $where } padá.
ankh-event-captive-taken = { $who } bere do zajetí válečníka ({ $whom }).
ankh-event-mummy-stays = Mumie ({ $who }) se nemá kam vrátit a zůstává v zásobě.
ankh-event-figure-subdued = { $what } ({ $who }) na poli { $where } nepřispívá silou.
ankh-event-figures-doubled = { $who }: { $amount ->
        [one] { $amount } figura se počítá dvakrát.
        [few] { $amount } figury se počítají dvakrát.
       *[other] { $amount } figur se počítá dvakrát.
    }
ankh-event-strength-bonus = { $who }: síla +{ $amount }.
ankh-event-strength = { $who } má sílu { $amount }.
ankh-event-battle-won = { $who } vyhrává boj s náskokem { $amount }.
ankh-event-nobody-wins = Boj nevyhrává nikdo.
ankh-event-reward-bonus = { $who }: odměna se zvyšuje o { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    }.
ankh-event-gate-placed = { $who } pokládá žeton podsvětí na pole { $where }.

## Události: zbožnost, spojení, zapomenutí, konec

ankh-event-devotion-bonus = { $who }: o { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    } zbožnosti víc.
ankh-event-devotion-gained = { $who } získává { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    } zbožnosti a postupuje na pole { $what }.
ankh-event-devotion-lost = { $who } ztrácí { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    } zbožnosti a klesá na pole { $what }.
ankh-event-gods-merge = { $who } a { $whom } se spojují; vyšší bůh: { $who }.
ankh-event-figure-removed = { $what } ({ $who }) z pole { $where } odchází ze hry.
ankh-event-guardian-taken-over = { $who } přebírá { $what_acc } nižšího boha ({ $whom }).
ankh-event-guardian-removed = { $what } ({ $who }) odchází ze hry.
ankh-event-gods-merged = { $who } a { $whom } jsou nyní jeden bůh na poli { $what } stupnice zbožnosti.
ankh-event-god-forgotten = { $who } je na poli { $what } v červené části a upadá v zapomnění.
ankh-event-game-over = Hra končí.
