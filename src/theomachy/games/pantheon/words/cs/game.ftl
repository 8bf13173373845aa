# Názvy, otázky a události hry Pantheon.
# Proměnné: $who je hráč (1. pád), $what je karta, žeton, bůh či druh nebo hodnota poloboha,
# $where je pole, $amount je číslo. Texty končící -secret jsou pro ty, kdo $what vědět nesmějí.

## Hra

pantheon-game = Pantheon
pantheon-ending-running = Hra pokračuje.
pantheon-ending-second-scoring = Po druhém bodování vítězí: { $who }.
pantheon-legend = Pole: . pevnina, ~ voda, o pole pro sloup, x pole kořisti bez žetonu, * žeton kořisti (seznam níže), T chrám. Kameny podle barev (r červený, g zelený, y žlutý, b modrý): malá písmena jsou šlápoty, velká sloupy, ^ je šlápota po skoku. Řádek začíná číslem r, číslo v poli je q.

## Hráči

pantheon-seat-red = Červený
pantheon-seat-green = Zelený
pantheon-seat-yellow = Žlutý
pantheon-seat-blue = Modrý

## Bohové

pantheon-god-surparit = Surparit
pantheon-god-plaesiris = Plaesiris
pantheon-god-taksator = Taksator
pantheon-god-depraccus = Depraccus
pantheon-god-vinthrad = Vinthrad
pantheon-god-gaiviles = Gaiviles
pantheon-god-stonkus = Stonkus
pantheon-god-gadicea = Gadicea
pantheon-god-pietalte = Pietalte
pantheon-god-traitera = Traitera

## Národy

pantheon-nation-gallia = Galie
pantheon-nation-germania = Germánie
pantheon-nation-graecia = Řecko
pantheon-nation-aegyptus = Egypt
pantheon-nation-persia = Persie
pantheon-nation-cartago = Kartágo
pantheon-nation-iberia = Iberie
pantheon-nation-roma = Řím

## Žetony kořisti

pantheon-loot-demigod = polobůh
pantheon-loot-god = kartička boha
pantheon-loot-levels-1 = zvýšení obětiny o 1 stupeň
pantheon-loot-levels-2 = zvýšení obětiny o 2 stupně
pantheon-loot-cards-2 = 2 karty
pantheon-loot-cards-3 = 3 karty
pantheon-loot-money = zvláštní karta peněz
pantheon-loot-steps-1 = 1 krok v každém pohybu
pantheon-loot-reserve-either = zásoba: 2 sloupy, nebo 2 šlápoty
pantheon-loot-reserve-both = zásoba: 1 sloup a 1 šlápota

## Bonusové žetony

pantheon-bonus-demigod = polobůh
pantheon-bonus-god = kartička boha
pantheon-bonus-column = sloup na libovolné pole pro sloup
pantheon-bonus-steps-1 = 1 krok v každém pohybu
pantheon-bonus-levels-2 = zvýšení obětiny o 2 stupně
pantheon-bonus-cards-3 = 3 karty

## Obětiny

pantheon-offering-gift = dary
pantheon-offering-priest = kněží
pantheon-offering-dancer = tanečnice
pantheon-offering-temple = chrámy

## Karty

pantheon-card-move = pohyb
pantheon-card-gift = dary
pantheon-card-priest = kněží
pantheon-card-dancer = tanečnice
pantheon-card-temple = chrámy
pantheon-card-coin-1 = 1 peníz
pantheon-card-coin-2 = 2 peníze
pantheon-card-coin-3 = 3 peníze
pantheon-card-coin-4 = 4 peníze
pantheon-card-coin-5 = 5 peněz

## Akce

pantheon-action-move = Pohyb
pantheon-action-buy = Nákup
pantheon-action-sacrifice = Obětování
pantheon-action-draw = Dobírání karet

## Možnosti

pantheon-option-pass = Hotovo
pantheon-option-draw-instead = Místo toho si dobrat kartu
pantheon-option-deck = z dobíracího balíčku
pantheon-option-reveal = otočit vrchní kartičku boha
pantheon-option-foot = šlápota
pantheon-option-column = sloup
pantheon-option-site = sloup, { $where }
pantheon-option-jump = skok na { $where }
pantheon-option-card = karta: { $what }
pantheon-option-open = odkrytá karta: { $what }
pantheon-option-cards = { $what }: jen karty
pantheon-option-token = { $what }: žeton, pak karty
pantheon-option-level = { $what }: žeton, stupeň { $amount }
pantheon-option-demigod = polobůh s hodnotou { $amount }

## Stůl

pantheon-table-epoch = Epocha { $amount } ze 6: { $what }
pantheon-table-table = Stůl
pantheon-table-set-up = Příprava hry
pantheon-table-points = body
pantheon-table-reserve = zásoba
pantheon-table-hand = karty v ruce
pantheon-table-demigods = polobohové
pantheon-table-gods = bohové
pantheon-table-tiles = žetony
pantheon-table-tokens = žetony obětin
pantheon-table-display = Nabídka bohů
pantheon-table-demigod-display = Nabídka polobohů
pantheon-table-loot = Kořist
pantheon-table-picked = Kořist k vyhodnocení
pantheon-table-open = Odkryté karty
pantheon-table-deck = Dobírací balíček
pantheon-table-discard = Odkládací balíček
pantheon-table-money = Zvláštní peníze
pantheon-table-bonus = Bonusy k výběru

## Otázky

pantheon-question-draw-start-player = Kdo začíná?
pantheon-question-deal-bonus = Který bonusový žeton je přidělen?
pantheon-question-draft-bonus = Vyberte bonusový žeton.
pantheon-question-reveal-nation = Který národ přichází?
pantheon-question-loot-to-hex = Který žeton se vytáhne ze sáčku?
pantheon-question-choose-action = Vyberte akci.
pantheon-question-further-action = Smíte použít Traiteru a provést další akci; pak půjde do krabice.
pantheon-question-moving = Postavte šlápotu nebo sloup, nebo zahrajte kartu pohybu za 2 kroky. Zbývající kroky: { $amount }.
pantheon-question-buying = Něco kupte, nebo zahrajte další kartu peněz. Zbývající peníze: { $amount }; neutracené propadnou.
pantheon-question-spending = Utraťte peníze Kartága. Zbývající peníze: { $amount }; neutracené propadnou.
pantheon-question-choose-god = Vyberte boha, kterému obětujete. Potom zaplatíte jeho cenu.
pantheon-question-offering = { $what }: vyberte druh obětin, kterým pokryjete číslo { $amount }.
pantheon-question-gain-revealed = Otočený bůh: { $what }. Chcete-li ho získat, vyberte druh obětin, kterým pokryjete číslo { $amount }.
pantheon-question-card-to-hand = Kterou kartu si hráč dobere?
pantheon-question-turn-up = Která karta se odkryje?
pantheon-question-take-card = Vezměte si odkrytou kartu, nebo kartu z dobíracího balíčku. Zbývá vzít: { $amount }.
pantheon-question-god-to-player = Kterého boha hráč získá?
pantheon-question-god-to-display = Který bůh přijde do nabídky?
pantheon-question-demigod-to-display = Který polobůh přijde do nabídky?
pantheon-question-demigod-to-player = Kterého poloboha si hráč vezme?
pantheon-question-loot-order = Máte několik žetonů kořisti. Vyberte, který vyhodnotíte teď.
pantheon-question-raise-token = Zvyšte jeden ze svých žetonů obětin, nebo si vezměte nový.
pantheon-question-may-raise = Smíte zvýšit jeden ze svých žetonů obětin, nebo si vzít nový.
pantheon-question-columns-or-feet = Vezměte si do vlastní zásoby sloupy, nebo šlápoty (počet kamenů: { $amount }).
pantheon-question-place-free-column = Vyberte pole pro sloup, kam postavíte sloup zdarma.
pantheon-question-cards-or-god = Dobrat si 2 karty, nebo otočit vrchní kartičku boha a možná ho získat?
pantheon-question-reveal-god = Který bůh se otočí?
pantheon-question-discard-card = Máte víc než 7 karet. Vyberte kartu, kterou odložíte.
pantheon-question-exchange = Smíte vyměňovat kameny ze zásoby kus za kus. Vyberte kámen, který získáte.

## Události: příprava hry a epochy

pantheon-event-start-player = { $who } začíná.
pantheon-event-bonus-dealt = { $who } dostává bonusový žeton: { $what }.
pantheon-event-bonus-drafted = { $who } si vybírá bonusový žeton: { $what }.
pantheon-event-nation-revealed = Začíná epocha { $amount }: { $what }.
pantheon-event-god-displayed = Do nabídky bohů přichází: { $what }.
pantheon-event-demigod-displayed = Do nabídky polobohů přichází polobůh s hodnotou { $what }.
pantheon-event-loot-placed = Kořist na poli { $where }: { $what }.
pantheon-event-money-sorted = Navrchu zvláštních peněz leží odteď nejvyšší karta.
pantheon-event-temple-placed = Chrám stojí na poli { $where }.
pantheon-event-god-revealed = { $who } otáčí boha: { $what }.
pantheon-event-god-declined = { $who } boha odmítá; do krabice jde: { $what }.
pantheon-event-temple-passed = { $who } dostává chrám a začne příští epochu.
pantheon-event-board-cleared = Národ zaniká: šlápoty se vracejí do zásob, zbylí bohové a kořist jdou do krabice.
pantheon-event-phase-stalled = Fáze končí kvůli limitu, po { $amount ->
        [one] { $amount } tahu
        [few] { $amount } tazích
       *[other] { $amount } tazích
    }.

## Události: tahy

pantheon-event-turn-begins = { $who } začíná tah.
pantheon-event-turn-passed = { $who } nemůže nic udělat; tah propadá.
pantheon-event-action-chosen = { $who } volí akci: { $what }.
pantheon-event-further-action = { $who } provádí další akci; do krabice jde: { $what }.
pantheon-event-foot-placed = { $who } staví šlápotu na pole { $where }.
pantheon-event-foot-jumped = { $who } skáče a staví šlápotu na pole { $where }.
pantheon-event-column-placed = { $who } staví sloup na pole { $where }.
pantheon-event-loot-picked-up = { $who } sbírá kořist na poli { $where }: { $what }.
pantheon-event-loot-carried-out = { $who } vyhodnocuje žeton kořisti: { $what }.
pantheon-event-big-foot-returned = { $who } vrací velkou šlápotu.

## Události: karty a kameny

pantheon-event-card-played = { $who } hraje kartu: { $what }.
pantheon-event-cards-discarded = { $who } odkládá: { $what } × { $amount }.
pantheon-event-cards-discarded-played = Na odkládací balíček: { $what } × { $amount }.
pantheon-event-card-drawn = { $who } si dobírá kartu: { $what }.
pantheon-event-card-drawn-secret = { $who } si dobírá kartu z balíčku.
pantheon-event-open-card-turned = Odkrývá se karta: { $what }.
pantheon-event-open-card-taken = { $who } si bere odkrytou kartu: { $what }.
pantheon-event-deck-renewed = Odložené karty tvoří nový dobírací balíček: { $amount ->
        [one] { $amount } karta
        [few] { $amount } karty
       *[other] { $amount } karet
    }.
pantheon-event-hand-discarded = { $who } odkládá všechny karty z ruky: { $amount ->
        [one] { $amount } karta
        [few] { $amount } karty
       *[other] { $amount } karet
    }.
pantheon-event-money-taken = { $who } si bere zvláštní kartu peněz: { $what }.
pantheon-event-feet-taken = { $who } si bere do zásoby { $amount ->
        [one] { $amount } šlápotu
        [few] { $amount } šlápoty
       *[other] { $amount } šlápot
    }.
pantheon-event-columns-taken = { $who } si bere do zásoby { $amount ->
        [one] { $amount } sloup
        [few] { $amount } sloupy
       *[other] { $amount } sloupů
    }.
pantheon-event-token-level = { $who } má žeton obětiny: { $what }, stupeň { $amount }.
pantheon-event-token-used = { $who } používá žeton obětiny: { $what }, stupeň { $amount }.

## Události: bohové, body, konec hry

pantheon-event-god-gained = { $who } získává boha: { $what }.
pantheon-event-gods-renewed = Kartičky bohů z krabice tvoří novou hromádku: { $amount ->
        [one] { $amount } kartička
        [few] { $amount } kartičky
       *[other] { $amount } kartiček
    }.
pantheon-event-demigod-taken = { $who } si bere poloboha s hodnotou { $what }.
pantheon-event-demigod-taken-secret = { $who } si bere poloboha z hromádky.
pantheon-event-points-scored = { $who } získává { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
       *[other] { $amount } bodů
    }.
pantheon-event-game-won = { $who } vyhrává hru.
