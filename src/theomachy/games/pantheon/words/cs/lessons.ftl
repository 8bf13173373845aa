# Lekce Pantheonu. Klíče: pantheon-lesson-JMÉNO (název), -goal, -end a pro každý krok -KROK a jeho další texty.
# Každé číslo platí v pozici lekce; místa mají jména, nikdy souřadnice.

## 1: tah a čtyři akce

pantheon-lesson-four-actions = Tah a čtyři akce
pantheon-lesson-four-actions-goal = Získat prvního boha
pantheon-lesson-four-actions-end = Znáte všechny čtyři akce a víte, jak jedna připravuje druhou. Teď naučíme chodit vaše šlápoty.
pantheon-lesson-four-actions-map = Toto je svět kolem Středozemního moře. Hrajete za červené, soupeřem je Zelený. Hra má šest epoch a v každé přichází jiný národ; teď je to Řím, tam stojí chrám. Po šesté epoše vítězí hráč s nejvíce body.
pantheon-lesson-four-actions-map-title = Herní plán
pantheon-lesson-four-actions-map-point = Chrám stojí v Římě
pantheon-lesson-four-actions-turn = Ve svém tahu provedete právě jednu ze čtyř akcí: pohyb, nákup, obětování, nebo dobírání karet. Pak hraje Zelený. Teď si vyzkoušíte všechny čtyři, v každém tahu jednu, a získáte boha Gaiviles.
pantheon-lesson-four-actions-turn-title = Čtyři akce
pantheon-lesson-four-actions-draw = Kartu pohybu nemáte, ale jedna leží odkrytá vedle dobíracího balíčku. Zvolte dobírání karet: vezmete si tři. Nejdřív kartu pohybu, pak libovolné dvě další.
pantheon-lesson-four-actions-draw-title = Doberte si tři karty
pantheon-lesson-four-actions-draw-point = Tuhle budete potřebovat
pantheon-lesson-four-actions-draw-other = Zvolte dobírání karet a nejdřív si vezměte odkrytou kartu pohybu. V příštím tahu ji budete potřebovat.
pantheon-lesson-four-actions-move = Zelený platí peníz a staví šlápotu. Teď vy: zvolte pohyb. Samotná akce dává 1 krok a karta pohybu další 2. Zahrajte ji a budete mít 3 kroky.
pantheon-lesson-four-actions-move-title = Pohyb: tři kroky
pantheon-lesson-four-actions-move-other = Zvolte pohyb a zahrajte kartu pohybu. Bez ní máte jen 1 krok.
pantheon-lesson-four-actions-walk = Každý krok postaví jeden kámen. Postavte šlápotu na moře vedle chrámu, druhou na žeton kořisti dál na západ a sloup hned vedle, na Caralis. Pak pohyb ukončete.
pantheon-lesson-four-actions-walk-title = Dvě šlápoty a sloup
pantheon-lesson-four-actions-walk-other = Držte se zvýrazněných polí: dvě šlápoty na moři, druhá na žetonu kořisti, a sloup na Caralis. Pak pohyb ukončete.
pantheon-lesson-four-actions-buy = Kořistí je karta za 2 peníze; Zelený se přidává a staví na Salona. S vaším penízem to jsou 3. Zvolte nákup a vezměte si žeton obětiny „kněží II“: stojí právě 3.
pantheon-lesson-four-actions-buy-title = Kupte žeton
pantheon-lesson-four-actions-buy-other = Zvolte nákup a utraťte obě karty peněz za „kněží II“. Bohové chtějí dva druhy obětin a dary už máte.
pantheon-lesson-four-actions-sacrifice = Zelený právě získává boha. Teď vy: Gaiviles stojí 2 / 2, tedy dvě obětiny jednoho druhu a dvě jiného. Zvolte obětování a zaplaťte dvěma kartami darů a žetonem kněží.
pantheon-lesson-four-actions-sacrifice-title = Oběť bohu
pantheon-lesson-four-actions-sacrifice-point = 2 / 2
pantheon-lesson-four-actions-sacrifice-other = Zvolte obětování a pak Gaiviles. Jednu dvojku zaplatí dvě karty darů, druhou žeton „kněží II“.
pantheon-lesson-four-actions-check = První bůh a první bod! Ještě otázka: v příštím tahu koupíte žeton. Smíte s ním v témže tahu i obětovat?
pantheon-lesson-four-actions-check-title = Malá zkouška
pantheon-lesson-four-actions-check-choice-both = Ano, pokud mám dost obětin
pantheon-lesson-four-actions-check-choice-next = Ne, to je druhá akce: až v dalším tahu
pantheon-lesson-four-actions-check-choice-cards = Ano, ale jen kartami obětin
pantheon-lesson-four-actions-check-right = Správně. Jedna akce za tah: každý tah připravuje další.
pantheon-lesson-four-actions-check-wrong = Ne tak docela. Kolik akcí má jeden tah?

## 2: šlápoty a chrám

pantheon-lesson-feet-and-temple = Šlápoty a chrám
pantheon-lesson-feet-and-temple-goal = Postavit sloupy na Londinium a Narbo
pantheon-lesson-feet-and-temple-end = Od chrámu, pole za polem: tak putují šlápoty. A cestou na ně čeká kořist.
pantheon-lesson-feet-and-temple-temple = V každé epoše začíná vaše cesta u chrámu. Šlápotu postavíte vedle chrámu nebo vedle svého kamene, který je s ním spojen. Země i moře stojí stejně. Vaším cílem je Londinium.
pantheon-lesson-feet-and-temple-temple-title = Všechny cesty vedou odtud
pantheon-lesson-feet-and-temple-temple-point = Šlápoty začínají tady
pantheon-lesson-feet-and-temple-steps = Zvolte pohyb. Kdo ho zvolí, vezme si velkou šlápotu: dává 1 krok, každá karta pohybu 2. Zahrajte jednu ze dvou karet: na Londinium stačí 3 kroky.
pantheon-lesson-feet-and-temple-steps-title = Tři kroky
pantheon-lesson-feet-and-temple-steps-other = Zvolte pohyb a zahrajte jednu kartu pohybu.
pantheon-lesson-feet-and-temple-first-foot = Sloup potřebuje vaši šlápotu na sousedním poli, takže Londinium musí počkat. Postavte první šlápotu na zvýrazněné pole vedle chrámu. Volné pole stojí 1 krok.
pantheon-lesson-feet-and-temple-first-foot-title = Vedle chrámu
pantheon-lesson-feet-and-temple-first-foot-point = Sem první šlápota
pantheon-lesson-feet-and-temple-first-foot-other = Postavte šlápotu na zvýrazněné pole: odtud už je to na Londinium blízko.
pantheon-lesson-feet-and-temple-first-foot-says-card = Tři kroky stačí. Druhou kartu si nechte, brzy se bude hodit.
pantheon-lesson-feet-and-temple-second-foot = Vaše šlápota sousedí s chrámem, je s ním tedy spojena. Další může stát vedle chrámu i vedle ní. Postavte ji na zvýrazněné pole u Londinia; jedno je země, druhé moře.
pantheon-lesson-feet-and-temple-second-foot-title = Vedle Londinia
pantheon-lesson-feet-and-temple-second-foot-point = Země, nebo moře
pantheon-lesson-feet-and-temple-second-foot-other = Vyberte zvýrazněné pole: vedle první šlápoty a vedle Londinia.
pantheon-lesson-feet-and-temple-second-foot-says-card = Zbývají 2 kroky a to stačí. Druhou kartu si nechte.
pantheon-lesson-feet-and-temple-column = Teď vaše šlápota sousedí s Londiniem. Posledním krokem tam postavte sloup a pohyb ukončete. Sloup zůstane na plánu do konce hry.
pantheon-lesson-feet-and-temple-column-title = Sloup
pantheon-lesson-feet-and-temple-column-point = Stavte tady
pantheon-lesson-feet-and-temple-column-other = Postavte sloup na Londinium a pohyb ukončete.
pantheon-lesson-feet-and-temple-column-says-card = Druhou kartu si nechte, za chvíli se bude hodit.
pantheon-lesson-feet-and-temple-follow = Zelený se přidává k vašemu pohybu, pak sám volí pohyb a staví na Mediolanum. Teď se můžete přidat vy. Velkou šlápotu má Zelený, kroky vám tedy dají jen karty: zahrajte svou.
pantheon-lesson-feet-and-temple-follow-title = Pohyb při cizím pohybu
pantheon-lesson-feet-and-temple-follow-other = Místo pohybu si můžete dobrat jednu kartu. Tentokrát se ale přidejte: zahrajte kartu pohybu.
pantheon-lesson-feet-and-temple-narbo = Máte 2 kroky. Pole s kamenem soupeře stojí 2, volné 1 a pole se dvěma kameny je uzavřené. Najděte cestu k Narbu a postavte tam sloup.
pantheon-lesson-feet-and-temple-narbo-title = Narbo za 2 kroky
pantheon-lesson-feet-and-temple-narbo-point = Stavte tady
pantheon-lesson-feet-and-temple-narbo-again = Tudy to nejde. Podívejte se na volné pole, které sousedí s vaší první šlápotou i s Narbem.
pantheon-lesson-feet-and-temple-check = Dva sloupy! Teď počítejte: chcete postavit šlápotu vedle chrámu na pole, kde stojí šlápota Zeleného, a sloup na volné pole pro sloup hned vedle. Kolik je to kroků?
pantheon-lesson-feet-and-temple-check-title = Malá zkouška
pantheon-lesson-feet-and-temple-check-choice-two = 2 kroky
pantheon-lesson-feet-and-temple-check-choice-three = 3 kroky
pantheon-lesson-feet-and-temple-check-choice-never = Nejde to: pole je obsazené
pantheon-lesson-feet-and-temple-check-right = Správně: 2 za pole se šlápotou Zeleného a 1 za sloup.
pantheon-lesson-feet-and-temple-check-wrong = Ne tak docela. Pole s jedním kamenem soupeře stojí 2 kroky, volné 1.

## 3: kořist

pantheon-lesson-loot = Kořist
pantheon-lesson-loot-goal = Získat dva žetony kořisti
pantheon-lesson-loot-end = Žeton pro každý pohyb a polobůh pro obě bodování: pěkný úlovek. Dál přijdou na řadu peníze.
pantheon-lesson-loot-tiles = Každá epocha začíná kořistí na plánu: žetonů je o jeden víc než hráčů, pro dva tedy tři. Všichni vidí, co žeton přinese. Sebere ho šlápota postavená na jeho pole.
pantheon-lesson-loot-tiles-title = Tři žetony
pantheon-lesson-loot-steps = Dvě pole od chrámu leží žeton, který dává 1 krok navíc v každém pohybu. Zvolte pohyb a zahrajte kartu pohybu: máte 3 kroky.
pantheon-lesson-loot-steps-title = Na cestu
pantheon-lesson-loot-steps-other = Zvolte pohyb a zahrajte kartu pohybu.
pantheon-lesson-loot-pick-up = Postavte šlápotu na zvýrazněné pole vedle chrámu, pak na žeton. Šlápota ho sebere; odmítnout to nelze.
pantheon-lesson-loot-pick-up-title = Seberte ho
pantheon-lesson-loot-pick-up-point = Sem první šlápota
pantheon-lesson-loot-pick-up-other = Jděte přes zvýrazněné pole k žetonu s krokem.
pantheon-lesson-loot-after = Zbývá 1 krok. Kořist se vyhodnotí až po pohybu, takže krok z nového žetonu ještě neplatí. Postavte šlápotu směrem k dalšímu žetonu a pohyb ukončete.
pantheon-lesson-loot-after-title = Až po pohybu
pantheon-lesson-loot-after-other = Postavte poslední šlápotu na zvýrazněné pole a pohyb ukončete.
pantheon-lesson-loot-kept = Zelený se přidává a míří na sever pro jiný žeton. Ten váš leží odteď před vámi až do konce hry: 1 krok navíc v každém vašem pohybu, s kartami i bez nich.
pantheon-lesson-loot-kept-title = Žeton, který zůstává
pantheon-lesson-loot-kinds = Ostatní žetony platí jen jednou. Přinášejí karty, peníze, stupně žetonů obětin, kameny do zásoby, poloboha, nebo dokonce boha. Když jich v jednom pohybu seberete víc, pořadí určíte vy.
pantheon-lesson-loot-kinds-title = Co žetony přinášejí
pantheon-lesson-loot-demigod = Kartu pohybu nemáte, ale velká šlápota a váš žeton dají 2 kroky. Seberte žeton s polobohem a pohyb ukončete: dostanete vrchního poloboha z nabídky, toho s hodnotou 3.
pantheon-lesson-loot-demigod-title = Polobůh
pantheon-lesson-loot-demigod-point = Polobůh s hodnotou 3
pantheon-lesson-loot-demigod-again = Žeton s polobohem leží vedle vaší poslední šlápoty. Zvolte pohyb, postavte na něj šlápotu a pohyb ukončete.
pantheon-lesson-loot-check = Váš polobůh leží lícem dolů a jeho hodnota platí v obou bodováních. Otázka: při pohybu seberete žeton se dvěma šlápotami a zbývá vám krok. Smíte jím jednu z nich postavit?
pantheon-lesson-loot-check-title = Malá zkouška
pantheon-lesson-loot-check-choice-now = Ano, šlápoty jsou hned moje
pantheon-lesson-loot-check-choice-later = Ne, kořist se vyhodnotí až po pohybu
pantheon-lesson-loot-check-choice-buy = Ano, ale stojí to peníz
pantheon-lesson-loot-check-right = Správně: kořist nepomáhá v pohybu, který ji přinesl.
pantheon-lesson-loot-check-wrong = Ne tak docela. Odkdy platí krok z vašeho žetonu?

## 4: nákup

pantheon-lesson-buying = Nákup a sloupy
pantheon-lesson-buying-goal = Utratit 6 peněz do posledního
pantheon-lesson-buying-end = Nic nepropadlo! Žetony i sloupy vám zůstanou do konce hry. Dál se dozvíte, k čemu žetony jsou.
pantheon-lesson-buying-coins = Držíte pět karet peněz: 3, 3, 2, 2 a 1. V jednom nákupu můžete zaplatit za cokoli a kolikrát chcete, ale nic se nevrací: co ze zahrané karty zbude, propadá.
pantheon-lesson-buying-coins-title = Peníze
pantheon-lesson-buying-shop = Zvolte nákup. Žetony obětin stupně I, II, III a IV stojí 1, 3, 6 a 10 peněz. Od každého druhu smíte mít jeden.
pantheon-lesson-buying-shop-title = Ceny
pantheon-lesson-buying-shop-other = Zvolte nákup.
pantheon-lesson-buying-token = Žeton pomáhá při každém obětování a nikdy se nespotřebuje: stupeň II platí za dvě obětiny. Kupte „kněží II“ za kartu 3 peněz.
pantheon-lesson-buying-token-title = Žeton
pantheon-lesson-buying-token-other = Tentokrát kupte jen „kněží II“ za kartu 3 peněz.
pantheon-lesson-buying-token-says-card = Kupte jen „kněží II“: jedna karta 3 peněz na to přesně stačí.
pantheon-lesson-buying-pieces = Zelený získává boha. Vy se díváte na Narbo: vaše šlápota stojí vedle, ale v zásobě není sloup. Nový kámen do zásoby stojí 1 peníz a jeho postavení na plán další 1. K nákupu se nikdo nepřidává.
pantheon-lesson-buying-pieces-title = Kameny a místa
pantheon-lesson-buying-column = Zvolte nákup, vezměte si jeden sloup a postavte ho na Narbo. Dohromady to jsou 2 peníze: zaplaťte kartou 2 peněz.
pantheon-lesson-buying-column-title = Sloup na Narbu
pantheon-lesson-buying-column-other = Jeden sloup a jeho místo na Narbu, za kartu 2 peněz.
pantheon-lesson-buying-raise = Za zvýšení žetonu se platí rozdíl: z II na III je to 6 minus 3, tedy 3 peníze. A kde stojí sloup soupeře, tam místo stojí 2 peníze místo 1. Zelený stojí na Mediolanu.
pantheon-lesson-buying-raise-title = Zvýšení a soupeři
pantheon-lesson-buying-raise-point = Sloup Zeleného: 2 peníze
pantheon-lesson-buying-check = Poslední tři karty jsou 6 peněz. V jednom nákupu zvyšte kněží na stupeň III a postavte sloup na Mediolanum. Pamatujte: v zásobě žádný sloup nemáte.
pantheon-lesson-buying-check-title = Šest peněz, jeden nákup
pantheon-lesson-buying-check-again = Vejde se to do jednoho nákupu: „kněží III“ za 3, sloup za 1, místo na Mediolanu za 2.

## 5: bohové a obětování

pantheon-lesson-gods = Bohové a obětování
pantheon-lesson-gods-goal = Získat dva bohy jedním žetonem
pantheon-lesson-gods-end = Dva bohové a dva polobohové: nebesa vám přejí. Dál uvidíte, odkud se berou dobré karty.
pantheon-lesson-gods-price = Plaesiris stojí 3 / 3. Každé číslo se platí obětinami jednoho druhu a každé číslo jiným druhem. Karta platí za 1 obětinu, žeton za tolik, jaký má stupeň.
pantheon-lesson-gods-price-title = Cena boha
pantheon-lesson-gods-price-point = Cena: 3 / 3
pantheon-lesson-gods-pay = Žeton „kněží II“ a karta kněží dají dohromady tři; druhou trojku zaplatí tři karty tanečnic. Zvolte obětování, pak Plaesiris, a zaplaťte.
pantheon-lesson-gods-pay-title = Karty a žeton
pantheon-lesson-gods-pay-other = Zvolte obětování, pak Plaesiris: kněží s žetonem, tanečnice kartami.
pantheon-lesson-gods-pay-says-later = Nejdřív Plaesiris. Dary si nechte pro Gaiviles.
pantheon-lesson-gods-demigods = Je epocha 2, takže každý bůh přináší 2 body. Plaesiris působí ihned: dva polobohové z nabídky, 3 a 2, jsou vaši a kartička jde ze hry. Polobohové leží lícem dolů a platí v obou bodováních.
pantheon-lesson-gods-demigods-title = Bohové, kteří působí ihned
pantheon-lesson-gods-token = Karty jsou pryč, ale žeton zůstává a zaplatí znovu. Gaiviles stojí 2 / 2: dvě karty darů a ještě jednou „kněží II“.
pantheon-lesson-gods-token-title = Žeton platí znovu
pantheon-lesson-gods-token-other = Zvolte obětování, pak Gaiviles: dary kartami, kněží žetonem.
pantheon-lesson-gods-kept = Gaiviles vám zůstává: v každém vašem pohybu smí jedna šlápota přeskočit pole s kamenem soupeře. Takto zůstává šest z deseti bohů. Pomáhají kroky, penězi, kartami nebo body.
pantheon-lesson-gods-kept-title = Bohové, kteří zůstávají
pantheon-lesson-gods-once = Traitera také zůstává, ale působí jen jednou: po akci ve vašem tahu dá další. Noví bohové přicházejí jen s novou epochou. Jakmile si někdo vezme posledního, epocha končí.
pantheon-lesson-gods-once-title = Bohyně na jedno použití
pantheon-lesson-gods-check = Gaiviles stojí 2 / 2. Řekněme, že máte žeton „tanečnice III“, jednu kartu darů a jednu kartu kněží. Můžete zaplatit?
pantheon-lesson-gods-check-title = Malá zkouška
pantheon-lesson-gods-check-choice-token = Ano: přebytek žetonu přispěje na druhou dvojku
pantheon-lesson-gods-check-choice-mixed = Ano: dar a kněz dají druhou dvojku
pantheon-lesson-gods-check-choice-no = Ne: druhá dvojka chce dvě obětiny jednoho jiného druhu
pantheon-lesson-gods-check-right = Správně. Druhy se nemíchají a přebytek žetonu propadá.
pantheon-lesson-gods-check-wrong = Ne tak docela. Každé číslo potřebuje vlastní druh, a dost obětin.

## 6: dobírání karet

pantheon-lesson-draw = Dobírání karet
pantheon-lesson-draw-goal = Nasbírat pět karet chrámů pro Gadiceu
pantheon-lesson-draw-end = Pět stejných: v příštím tahu může být Gadicea vaše. Teď uvidíte, jak končí epocha.
pantheon-lesson-draw-market = Vedle dobíracího balíčku leží čtyři odkryté karty. Akce dobírání karet dává tři, jednu po druhé: pokaždé odkrytou, nebo neznámou z vrchu balíčku.
pantheon-lesson-draw-market-title = Odkrytá, nebo z balíčku
pantheon-lesson-draw-open = Zvolte dobírání karet a vezměte si odkrytý peníz. Pak sledujte jeho místo: nová karta se odkryje dřív, než budete volit znovu.
pantheon-lesson-draw-open-title = Odkrytá karta
pantheon-lesson-draw-open-other = Zvolte dobírání karet a vezměte si odkrytou kartu 1 penízu.
pantheon-lesson-draw-replaced = Odkryla se karta chrámů a právě chrámy sbíráte. Vezměte si ji.
pantheon-lesson-draw-replaced-title = Šťastná karta
pantheon-lesson-draw-replaced-point = Právě odkrytá
pantheon-lesson-draw-replaced-other = Vezměte si odkrytou kartu chrámů.
pantheon-lesson-draw-deck = Další chrámy! Nechte je na později a třetí kartu si vezměte z dobíracího balíčku: soupeř ji neuvidí.
pantheon-lesson-draw-deck-title = Z balíčku
pantheon-lesson-draw-deck-other = Vezměte si třetí kartu z dobíracího balíčku.
pantheon-lesson-draw-instead = Zelený volí pohyb a bere žeton kořisti. Při cizím pohybu se buď také pohnete, nebo si doberete jednu kartu z balíčku. Není kam spěchat: doberte si kartu.
pantheon-lesson-draw-instead-title = Karta místo pohybu
pantheon-lesson-draw-instead-other = Kartu pohybu si nechte. Tentokrát se nehýbejte a doberte si kartu.
pantheon-lesson-draw-hand = Vaše karty nikdo nevidí a jejich počet není omezen. Zahrané jdou na odkládací balíček; když dobírací dojde, zamíchá se z nich nový. Gadicea dává majiteli kartu navíc při každém dobírání karet.
pantheon-lesson-draw-hand-title = Karty v ruce
pantheon-lesson-draw-check = Gadicea stojí 5 obětin jednoho druhu. Držíte tři karty chrámů a jedna leží odkrytá. Dobírejte tak, abyste jich měli pět.
pantheon-lesson-draw-check-title = Pět karet chrámů
pantheon-lesson-draw-check-again = Nejdřív si vezměte odkrytou kartu chrámů a podívejte se, co se odkryje na jejím místě.

## 7: epochy

pantheon-lesson-epochs = Konec epochy
pantheon-lesson-epochs-goal = Ukončit epochu a začít další
pantheon-lesson-epochs-end = Národy přicházejí a odcházejí, vy zůstáváte. Zbývá jediné: jak se počítají body.
pantheon-lesson-epochs-last = Epocha končí, jakmile je vzat poslední žeton kořisti, nebo poslední bůh z nabídky, podle toho, co nastane dřív. Tady zbývá jeden žeton a dva bohové. Žeton je dvě pole od vaší šlápoty.
pantheon-lesson-epochs-last-title = Dvě cesty ke konci
pantheon-lesson-epochs-last-point = Poslední žeton kořisti
pantheon-lesson-epochs-take = Zvolte pohyb, zahrajte kartu, dojděte k poslednímu žetonu a pohyb ukončete.
pantheon-lesson-epochs-take-title = Poslední žeton
pantheon-lesson-epochs-take-other = Zvolte pohyb, zahrajte kartu, jděte po zvýrazněných polích k žetonu a pohyb ukončete.
pantheon-lesson-epochs-ability = Epocha Říma skončila, přichází Iberie. Nejdřív každý využije vlastnost nového národa: vezme si žeton obětiny stupně I, nebo zvýší svůj. Zelený si bere dary. Teď vy: vezměte si zdarma libovolný žeton.
pantheon-lesson-epochs-ability-title = Žeton zdarma
pantheon-lesson-epochs-ability-other = Nic to nestojí: vezměte si žeton stupně I.
pantheon-lesson-epochs-points = Co se stalo? Akce se vždy dokončí, takže se Zelený ještě přidal a postavil sloup na Syracusae. Velkou šlápotu máte vy, proto vám konec epochy přináší 3 body. Novou epochu začíná Zelený, váš soused po levici.
pantheon-lesson-epochs-points-title = 3 body pro vás
pantheon-lesson-epochs-cleared = Všechny šlápoty se vracejí majitelům. Sloupy zůstávají: váš na Mediolanu, Zeleného na Syracusae. Nevzatí bohové a kořist jdou ze hry. Karty, žetony, bohové a polobohové vám zůstávají.
pantheon-lesson-epochs-cleared-title = Co zůstává
pantheon-lesson-epochs-nations = V nabídce jsou tři noví bohové a na plánu tři žetony kořisti; chrám stojí v Iberii. Každý národ má svou vlastnost: Řím dává karty, Kartágo 2 peníze k utracení, Egypt vyměňuje kameny. Do hry přijde šest z osmi národů.
pantheon-lesson-epochs-nations-title = Nový národ
pantheon-lesson-epochs-nations-point = Chrám stojí v Iberii
pantheon-lesson-epochs-check = Otázka: zvolíte pohyb, Zelený se přidá a sebere poslední žeton kořisti. Kdo získá 3 body za konec epochy?
pantheon-lesson-epochs-check-title = Malá zkouška
pantheon-lesson-epochs-check-choice-you = Já: mám velkou šlápotu
pantheon-lesson-epochs-check-choice-green = Zelený: bere žeton
pantheon-lesson-epochs-check-choice-nobody = Nikdo: epocha trvá dál
pantheon-lesson-epochs-check-right = Správně. Je to vaše akce, body jsou tedy vaše.
pantheon-lesson-epochs-check-wrong = Ne tak docela. Rozhoduje, čí je to akce, tedy kdo má velkou šlápotu.

## 8: bodování

pantheon-lesson-scoring = Bodování
pantheon-lesson-scoring-goal = Předstihnout Zeleného v prvním bodování
pantheon-lesson-scoring-end = To je celá hra. Je čas na první partii: nováčci už čekají!
pantheon-lesson-scoring-when = Bohové a konec epochy přinášejí body hned. Ostatní přijde ve dvou bodováních, po epoše 3 a 6. Epocha 3 už skoro končí: zbývá jeden žeton kořisti. Máte 9 bodů, Zelený 14.
pantheon-lesson-scoring-when-title = Dvě bodování
pantheon-lesson-scoring-when-point = Poslední žeton kořisti
pantheon-lesson-scoring-columns = Máte-li na plánu 1–3 sloupy, přináší každý 1 bod, při 4–7 každý 2, při 8–11 každý 3 a při všech 12 každý 4. Vy máte tři: se čtvrtým je z 3 bodů rázem 8!
pantheon-lesson-scoring-columns-title = Sloupy
pantheon-lesson-scoring-fourth = Velká šlápota, karta pohybu a váš bůh Vinthrad dají 1 + 2 + 1 = 4 kroky. Zvolte pohyb, zahrajte kartu, postavte šlápotu na zvýrazněné pole vedle chrámu a sloup na Noviomagus.
pantheon-lesson-scoring-fourth-title = Čtvrtý sloup
pantheon-lesson-scoring-fourth-other = Zvolte pohyb, zahrajte kartu, postavte šlápotu na zvýrazněné pole a pak sloup na Noviomagus.
pantheon-lesson-scoring-end-epoch = Zbývají 2 kroky, právě tolik je k poslednímu žetonu kořisti: je to polobůh s hodnotou 2. Seberte ho a ukončete pohyb, a s ním i epochu.
pantheon-lesson-scoring-end-epoch-title = Ukončete epochu
pantheon-lesson-scoring-end-epoch-other = Jděte po zvýrazněných polích k žetonu a pohyb ukončete.
pantheon-lesson-scoring-sum = 3 body za konec epochy, pak bodování: 8 za čtyři sloupy, 3 + 2 = 5 za polobohy a 2 za Pietalte, stupeň vašeho nejlepšího žetonu. Z 9 je 27; Zelený má 19.
pantheon-lesson-scoring-sum-title = 27 bodů
pantheon-lesson-scoring-nothing = Počítá se každý sloup na plánu, ať stojí kdekoli. Šlápoty, karty, peníze, žetony a kameny v zásobě samy body nepřinášejí. Polobohové vám zůstávají a počítají se znovu po epoše 6.
pantheon-lesson-scoring-nothing-title = Co se počítá a co ne
pantheon-lesson-scoring-winner = Po druhém bodování hra končí a vítězí hráč s nejvíce body. Při rovnosti rozhoduje počet polobohů, ne jejich hodnoty.
pantheon-lesson-scoring-winner-title = Vítěz
pantheon-lesson-scoring-check = Poslední bodování: na plánu máte 8 sloupů, k tomu polobohy 4 a 2 a Pietalte s žetonem stupně III. Kolik bodů to přinese?
pantheon-lesson-scoring-check-title = Malá zkouška
pantheon-lesson-scoring-check-choice-two-each = 25 bodů
pantheon-lesson-scoring-check-choice-three-each = 33 bodů
pantheon-lesson-scoring-check-choice-no-token = 30 bodů
pantheon-lesson-scoring-check-right = Správně: 8 × 3 = 24 za sloupy, 6 za polobohy, 3 za Pietalte.
pantheon-lesson-scoring-check-wrong = Ne tak docela. Sečtěte ještě jednou sloupy, polobohy a Pietalte.
pantheon-lesson-scoring-check-says-two-each = Skoro: od 8 sloupů přináší každý 3 body, ne 2.
pantheon-lesson-scoring-check-says-no-token = Skoro: Pietalte přidává stupeň vašeho nejlepšího žetonu.
