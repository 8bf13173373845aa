## Herní plán

PAN-BOARD-01 = Herní plán tvoří šestiúhelníková pole. Sousedí spolu právě ta, která mají společnou hranu.
PAN-BOARD-02 = Každé pole je pevnina, nebo voda. Na cenu to nemá vliv a šlápotě to nikdy nebrání.
PAN-BOARD-03 = Šlápota smí stát na každém poli kromě polí pro sloup.
PAN-BOARD-04 = Sloup smí stát jen na poli pro sloup, tedy tam, kde je na plánu vytištěn.
PAN-BOARD-05 = Na jednom poli smějí stát nejvýše dva kameny (šlápoty nebo sloupy), a to různých hráčů.
PAN-BOARD-06 = Každý národ má jedno výchozí pole a pět polí kořisti: tři bez čísla, jedno s číslem 3 a jedno s číslem 4.
PAN-BOARD-07 = Výchozí pole, pole kořisti a pole pro sloup se nikdy nekryjí.
PAN-BOARD-08 = Výchozí pole a pole kořisti národů, které právě nejsou ve hře, jsou obyčejná pole.
PAN-BOARD-09 = Na pole, kde stojí chrám, se nic stavět nesmí.
PAN-BOARD-10 = Postavený sloup zůstává na svém poli do konce hry.

## Příprava hry

PAN-SETUP-01 = Hrají 2 až 4 hráči, každý s jednou barvou a pevným místem u stolu; hraje se po směru hodinových ručiček.
PAN-SETUP-02 = Každá barva má 12 sloupů a 12 šlápot.
PAN-SETUP-03 = Každý začíná se 3 sloupy a 4 šlápotami ve vlastní zásobě; zbylých 9 sloupů a 8 šlápot jeho barvy leží ve všeobecné zásobě.
PAN-SETUP-04 = Všichni začínají s 0 vítěznými body; ukazatele 50 a 100 slouží jen k zápisu.
PAN-SETUP-05 = Všech 40 žetonů kořisti je v sáčku, z něhož se losují.
PAN-SETUP-06 = Hromádku kartiček bohů tvoří všech 40 zamíchaných kartiček.
PAN-SETUP-07 = Spodní část hromádky polobohů tvoří zamíchaní polobohové s hodnotami 4–6.
PAN-SETUP-08 = Vrchní část hromádky polobohů tvoří zamíchaní polobohové s hodnotami 1–3; ti se tedy objeví dřív.
PAN-SETUP-09 = Z 8 zamíchaných a zakrytých karet národů se ve hře použije 6.
PAN-SETUP-10 = Odkryto leží 32 žetonů obětin: od každého ze čtyř druhů (dary, kněží, tanečnice, chrámy) čtyři se stranami I/II a čtyři se stranami III/IV.
PAN-SETUP-11 = Sedm zvláštních karet peněz leží seřazeno od nejnižší navrchu: 2, 2, 3, 3, 4, 4, 5.
PAN-SETUP-12 = Dobírací balíček tvoří 75 zamíchaných akčních karet: 16 karet pohybu, 44 karet obětin a 15 karet s jedním penízem.
PAN-SETUP-13 = Karet obětin je 44, od každého druhu 11.
PAN-SETUP-14 = Vrchní 4 karty dobíracího balíčku se vyloží jako odkryté karty, ještě než hráči dostanou své.
PAN-SETUP-15 = Každý dostane z dobíracího balíčku 5 karet.
PAN-SETUP-16 = Každý si vylosuje jeden ze 6 bonusových žetonů, zbylé jdou do krabice.
PAN-SETUP-17 = Bonusové žetony se vyhodnotí hned při přípravě hry, podle míst u stolu od prvního; jen bonusový sloup přijde na řadu později.
PAN-SETUP-18 = Kartička boha získaná bonusovým žetonem přináší 1 vítězný bod jako v 1. epoše.
PAN-SETUP-19 = Má-li po vyhodnocení bonusových žetonů polobohy (jednoho nebo dva) jediný hráč, je začínajícím hráčem 1. epochy.
PAN-SETUP-20 = Nemá-li poloboha nikdo nebo ho má víc hráčů, určí začínajícího hráče 1. epochy los.
PAN-SETUP-21 = Začínající hráč drží chrám, dokud se nepostaví na herní plán.
PAN-SETUP-22 = O všem náhodném rozhoduje jen los. Pořadí zakrytých karet, kartiček a žetonů nezná nikdo, dokud se neotočí.
PAN-SETUP-23 = Ve variantě s výběrem bonusů nikdo při přípravě bonusový žeton nedostane; všech 6 jich leží odkryto.
PAN-SETUP-24 = Ve variantě s výběrem bonusů si hráči po přípravě 1. epochy vyberou po jednom žetonu, od posledního hráče v pořadí proti směru hodinových ručiček až k začínajícímu. Nevybrané žetony jdou do krabice.
PAN-SETUP-25 = Ve variantě s výběrem bonusů se každý žeton, i bonusový sloup, celý vyhodnotí hned po vybrání.
PAN-SETUP-26 = Ve variantě s výběrem bonusů určí začínajícího hráče 1. epochy los.
PAN-SETUP-27 = Ve variantě s větší výchozí zásobou má každý na začátku ve hře dvou hráčů 6 šlápot a 5 sloupů, ve hře tří hráčů 5 a 4, ve hře čtyř hráčů 4 a 3.
PAN-SETUP-28 = Karty v ruce a hodnoty vlastních polobohů jsou tajné. Vše ostatní je veřejné, i počet karet a polobohů.

## Epocha: příprava

PAN-EPOCH-01 = Hra má právě 6 epoch; každou tvoří příprava, fáze akcí a konec epochy.
PAN-EPOCH-02 = Příprava, 1. krok: otočí se vrchní karta národa. Ten je ve hře po celou epochu a jeho žeton přijde na další volné místo lišty epoch.
PAN-EPOCH-03 = Příprava, 2. krok: z hromádky se do nabídky bohů vyloží o jednu kartičku víc, než je hráčů.
PAN-EPOCH-04 = Za každou kartičku Plaesiris vyloženou při přípravě se z hromádky polobohů přesunou do nabídky polobohů dva polobohové.
PAN-EPOCH-05 = Příprava, 3. krok: ze sáčku se vylosuje o jeden žeton kořisti víc, než je hráčů, a náhodně se rozloží po jednom na používaná pole kořisti národa, který je ve hře.
PAN-EPOCH-06 = Ve hře dvou hráčů se pole kořisti s čísly 3 a 4 nepoužívají.
PAN-EPOCH-07 = Ve hře tří hráčů se pole kořisti s číslem 4 nepoužívá.
PAN-EPOCH-08 = Ve hře čtyř hráčů se používá všech pět polí kořisti.
PAN-EPOCH-09 = Za každý vyložený žeton kořisti s polobohem se z hromádky polobohů přesune do nabídky polobohů jeden polobůh.
PAN-EPOCH-10 = Nabídka polobohů je řada, do níž se noví přidávají na konec; vrchní je vždy ten, kdo v ní leží nejdéle.
PAN-EPOCH-11 = Příprava, 4. krok: uplatní se zvláštní vlastnost národa, který je ve hře.
PAN-EPOCH-12 = Příprava, 5. krok: chrám se postaví na výchozí pole národa, který je ve hře.
PAN-EPOCH-13 = Příprava, 6. krok: majitelé kartičky Depraccus si v pořadí hráčů doberou karty.
PAN-EPOCH-14 = Příprava, 7. krok, jen v 1. epoše: postaví se bonusový sloup, nebo si hráči vybírají bonusy.

## Epocha: tahy

PAN-EPOCH-15 = Fázi akcí zahajuje tah začínajícího hráče a dál se hraje po směru hodinových ručiček.
PAN-EPOCH-16 = Hráč na tahu musí provést právě jednu akci: pohyb, nákup, obětování, nebo dobírání karet. Další akce umožňuje jen Traitera.
PAN-EPOCH-17 = Pohyb lze zvolit, jen když hráč postaví aspoň jeden kámen, nákup, jen když něco koupí, a obětování, jen když si vezme kartičku boha.
PAN-EPOCH-18 = Není-li možná vůbec žádná akce a nelze dobrat ani kartu, tah propadá.

## Epocha: konec fáze akcí

PAN-EPOCH-19 = Fáze akcí končí, jakmile je sebrán poslední žeton kořisti na plánu nebo vzata poslední kartička z nabídky bohů, podle toho, co nastane dřív.
PAN-EPOCH-20 = Pro konec fáze akcí rozhoduje jen nabídka bohů; kartičky získané z hromádky (bonus, kořist, Surparit, Galie) se nepočítají.
PAN-EPOCH-21 = Akce, která způsobila konec fáze akcí, se řádně dokončí; při pohybu se dostane i na všechny ostatní hráče.
PAN-EPOCH-22 = Hráč na tahu svůj tah řádně dokončí, takže smí Traiteru použít i po akci, která způsobila konec fáze akcí. Hráči se mohou předem dohodnout, že to neplatí.
PAN-EPOCH-23 = Na konci fáze akcí získá hráč na tahu 3 vítězné body, i když poslední kořist sebral při jeho pohybu někdo jiný.
PAN-EPOCH-24 = Za ukončení fáze akcí se 3 vítězné body dávají jen jednou za epochu, i když kořist i bohové dojdou zároveň.
PAN-EPOCH-25 = Na konci fáze akcí předá hráč na tahu chrám sousedovi po levici; ten je začínajícím hráčem příští epochy.
PAN-EPOCH-26 = Je-li poslední kořist sebrána už při přípravě (Kartágo), příprava se dokončí i s bonusovým sloupem nebo výběrem bonusů v 1. epoše, ale tahy se nehrají. Za hráče na tahu platí ten, kdo ji sebral: získá 3 vítězné body a předá chrám.

## Epocha: konec epochy

PAN-EPOCH-27 = Na konci epochy se všechny šlápoty z plánu vrátí do vlastních zásob svých majitelů.
PAN-EPOCH-28 = Na konci epochy zůstávají všechny sloupy na plánu.
PAN-EPOCH-29 = Na konci epochy jdou nevzaté kartičky bohů, žetony kořisti a polobohové z nabídky do krabice.
PAN-EPOCH-30 = Na konci epochy si hráči nechávají karty v ruce, žetony obětin, trvalé bohy, žetony kroků a získané polobohy.
PAN-EPOCH-31 = Po 3. a 6. epoše se boduje; jinak začíná další epocha.
PAN-EPOCH-32 = Fáze akcí trvá nejvýše 60 tahů na hráče, není-li dohodnuto jinak; propadlé tahy se počítají, akce díky Traiteře patří ke svému tahu. Pak se běžící tah dokončí a chrám se předá, ale 3 vítězné body nezíská nikdo, ledaže fáze v témže tahu skončila i řádně.

## Pohyb

PAN-MOVE-01 = Hráč na tahu si při pohybu vezme velkou šlápotu, která mu dává 1 krok.
PAN-MOVE-02 = Každá karta pohybu zahraná při pohybu dává 2 kroky.
PAN-MOVE-03 = Při pohybu smí hráč zahrát libovolně mnoho karet pohybu, i žádnou, a přidávat je může, dokud pohyb neukončí.
PAN-MOVE-04 = Každý Vinthrad dává svému majiteli v každém pohybu 1 krok.
PAN-MOVE-05 = Každý žeton kroků dává svému majiteli v každém pohybu vyznačený počet kroků.
PAN-MOVE-06 = Při cizím pohybu má hráč stejné zdroje kroků jako ve vlastním tahu, jen ne velkou šlápotu.
PAN-MOVE-07 = Kroky ze všech zdrojů se sčítají. Pohyb je možný i bez karty pohybu, je-li k dispozici aspoň jeden krok.
PAN-MOVE-08 = Za krok se při pohybu postaví jeden kámen (šlápota nebo sloup) z vlastní zásoby. Kameny ze všeobecné zásoby stavět nelze.
PAN-MOVE-09 = Je-li na poli kámen jiného hráče, stojí tam postavení kamene 2 kroky místo 1.
PAN-MOVE-10 = Na pole, kde už hráč svůj kámen má, druhý postavit nesmí.
PAN-MOVE-11 = Pole se dvěma kameny je pro všechny uzavřené.
PAN-MOVE-12 = Síť hráče tvoří pole chrámu, jeho šlápoty postavené v této epoše skokem a všechny jeho kameny, které na ně přímo nebo přes další vlastní kameny navazují.
PAN-MOVE-13 = Šlápotu lze postavit jen na pole sousedící s vlastní sítí, k níž patří i chrám; jinak jedině skokem.
PAN-MOVE-14 = Sloup lze postavit jen na pole pro sloup, které sousedí s vlastní šlápotou zapojenou do sítě; chrám ani jiný sloup nestačí.
PAN-MOVE-15 = Navazovat lze na šlápoty i na sloupy: nová šlápota smí sousedit i jen s vlastním sloupem zapojeným do sítě.
PAN-MOVE-16 = Vlastní sloup z dřívější epochy se zapojí do sítě zdarma, jakmile sousedí s polem chrámu nebo s jinou částí sítě.
PAN-MOVE-17 = Na sloup, který v této epoše do sítě zapojen není, nelze navázat šlápotou ani sloupem. Při bodování se ale počítá.
PAN-MOVE-18 = Cesty z vlastních kamenů se smějí kdekoli větvit.
PAN-MOVE-19 = Kameny se stavějí jeden po druhém a každý se posuzuje podle stavu po předchozích kamenech téhož pohybu.
PAN-MOVE-20 = Šlápota postavená na pole s žetonem kořisti jej sebere; odmítnout to nelze.
PAN-MOVE-21 = Kroky, které hráč v pohybu nevyužije, propadají.
PAN-MOVE-22 = Po postavení posledního kamene v pohybu jdou zahrané karty pohybu do odkládacího balíčku.
PAN-MOVE-23 = Žetony kořisti sebrané v pohybu hráč vyhodnotí teprve po odložení zahraných karet pohybu.
PAN-MOVE-24 = Pořadí, v jakém vyhodnotí více žetonů kořisti sebraných v jednom pohybu, si hráč volí sám.
PAN-MOVE-25 = Nic z kořisti (kameny, kroky, bohy, karty) nelze použít v pohybu, který ji přinesl.
PAN-MOVE-26 = Po pohybu a kořisti hráče na tahu přicházejí jeden po druhém na řadu ostatní hráči, po směru hodinových ručiček od jeho souseda po levici.
PAN-MOVE-27 = Při cizím pohybu se hráč buď také pohne, nebo si dobere jednu kartu z dobíracího balíčku.
PAN-MOVE-28 = Kdo při cizím pohybu nemůže nebo nechce postavit ani jeden kámen, dobere si kartu, a to z dobíracího balíčku, nikdy z odkrytých karet.
PAN-MOVE-29 = Kartu místo pohybu si smějí dobrat jen ostatní hráči, ne hráč na tahu.
PAN-MOVE-30 = Když se při pohybu dostalo i na všechny ostatní hráče, velká šlápota se vrátí na své místo a akce končí.
PAN-MOVE-31 = Při pohybu mají ostatní hráči nárok na pohyb nebo kartu, i když byl poslední žeton kořisti v téže akci už sebrán.

## Nákup

PAN-BUY-01 = Při nákupu zahraje hráč na tahu libovolně mnoho karet peněz, běžných i zvláštních, a přidávat je může, dokud nákup neukončí. Jejich peníze tvoří pro tuto akci jednu společnou částku.
PAN-BUY-02 = Každá vlastní kartička Stonkus přidá při nákupu k částce až 2 peníze.
PAN-BUY-03 = Nákup bez karet peněz je možný, pokud peníze dodá Stonkus.
PAN-BUY-04 = V jedné akci nákupu lze koupit cokoli a v jakémkoli pořadí, dokud peníze stačí.
PAN-BUY-05 = Peníze, které hráč při nákupu neutratí, propadají; nic se nevrací.
PAN-BUY-06 = Nový žeton obětiny lze koupit jen od druhu, který hráč ještě nemá; může být rovnou kteréhokoli stupně I–IV za cenu tohoto stupně.
PAN-BUY-07 = Ceny žetonů obětin: I za 1, II za 3, III za 6 a IV za 10 peněz.
PAN-BUY-08 = Od každého druhu smí mít hráč nejvýše jeden žeton obětiny.
PAN-BUY-09 = Vlastní žeton obětiny lze zvýšit na kterýkoli vyšší stupeň za rozdíl obou cen.
PAN-BUY-10 = Žeton obětiny stupně IV už zvýšit nelze.
PAN-BUY-11 = Žeton obětiny odevzdaný při zvýšení ze stupně I nebo II na III nebo IV opouští hru. Žetony přesto nikdy nedojdou.
PAN-BUY-12 = Za 1 peníz lze přesunout jednu vlastní šlápotu nebo jeden vlastní sloup ze všeobecné zásoby do vlastní.
PAN-BUY-13 = Koupit lze jen kameny, které ve všeobecné zásobě jsou.
PAN-BUY-14 = Za 1 peníz lze při nákupu postavit na plán kámen z vlastní zásoby, i právě koupený. Stojí-li na poli kámen jiného hráče, jsou to 2 peníze.
PAN-BUY-15 = Pro placené stavění platí stejná pravidla jako při pohybu: kde smí kámen stát, na co musí navazovat i že šlápota sebere kořist.
PAN-BUY-16 = Velká šlápota se při nákupu nepoužívá.
PAN-BUY-17 = K cizímu nákupu se ostatní hráči nepřidávají; to lze jen při pohybu.
PAN-BUY-18 = Karty pohybu, Vinthrad ani žetony kroků při nákupu nic nedávají.
PAN-BUY-19 = Skákat díky kartičce Gaiviles při nákupu nelze.
PAN-BUY-20 = Na konci akce nákupu jdou zahrané karty peněz do odkládacího balíčku; až potom se jako po pohybu vyhodnotí kořist sebraná placeným stavěním.
PAN-BUY-21 = Utracené zvláštní karty peněz jdou do běžného odkládacího balíčku, nikdy zpět do balíčku zvláštních peněz. S ostatními odloženými kartami se pak zamíchají do dobíracího balíčku.

## Obětování

PAN-SAC-01 = Hráč na tahu si při obětování vezme jednu kartičku z nabídky bohů a zaplatí její cenu.
PAN-SAC-02 = Cenu boha tvoří jedno až čtyři čísla; na každé z nich hráč obětuje nejméně tolik obětin jednoho druhu.
PAN-SAC-03 = Každé číslo ceny boha se musí pokrýt jiným druhem obětin.
PAN-SAC-04 = Kterým druhem obětin pokryje které číslo ceny, si hráč volí sám.
PAN-SAC-05 = Karta obětiny platí za 1 obětinu svého druhu.
PAN-SAC-06 = Vlastní žeton obětiny platí za tolik obětin svého druhu, jaký má stupeň.
PAN-SAC-07 = Karty a žeton téhož druhu obětin lze pro jedno číslo ceny sečíst.
PAN-SAC-08 = Žeton obětiny smí dát víc obětin, než je třeba; přebytek propadá.
PAN-SAC-09 = Na jedno číslo ceny nelze zahrát víc karet obětin, než kolik po započtení zvoleného žetonu chybí.
PAN-SAC-10 = Žeton obětiny hráč při placení boha použít smí, ale nemusí.
PAN-SAC-11 = Zahrané karty obětin jdou do odkládacího balíčku dřív, než se vyhodnotí účinek boha.
PAN-SAC-12 = Žetony obětin hráči zůstávají a smí je použít v každé další akci.
PAN-SAC-13 = Jedním obětováním se získá právě jedna kartička boha.
PAN-SAC-14 = Za Pietalte se platí jen kartami obětin, nikdy žetony.
PAN-SAC-15 = Ceny bohů: Surparit 2/2/2/1, Plaesiris 3/3, Taksator 3/1, Depraccus 4/1, Vinthrad 3/2, Gaiviles 2/2, Stonkus 4/2, Gadicea 5, Pietalte 3/2/1, Traitera 2/2/1.

## Dobírání karet

PAN-DRAW-01 = V akci dobírání si hráč na tahu vezme postupně tři karty.
PAN-DRAW-02 = U každé karty akce dobírání se hráč znovu rozhodne, zda si vezme některou z odkrytých, nebo vrchní kartu dobíracího balíčku.
PAN-DRAW-03 = Odkrytá karta vzatá v akci dobírání se nahradí hned, ještě před volbou další, pokud je v dobíracím nebo odkládacím balíčku nějaká karta. Dřívější mezery se doplní až na konci akce.
PAN-DRAW-04 = Každá vlastní Gadicea umožňuje při dobírání vzít si o jednu kartu víc.
PAN-DRAW-05 = V akci dobírání jsou tři karty povinné, karty díky Gadicee dobrovolné. Nelze-li už další kartu vzít, akce skončí sama.
PAN-DRAW-06 = Počet karet v ruce není omezen.
PAN-DRAW-07 = Mimo akci dobírání se karty dobírají výhradně z dobíracího balíčku.
PAN-DRAW-08 = Jakmile dobírací balíček dojde, zamíchá se odkládací balíček a stane se novým dobíracím.
PAN-DRAW-09 = Je-li po vyčerpání dobíracího balíčku prázdný i odkládací, zůstane dobírací prázdný, dokud nebude potřeba karta. Pak se zamíchá to, co mezitím v odkládacím přibylo.
PAN-DRAW-10 = Má-li hráč dobrat kartu a oba balíčky jsou prázdné, nastane nouzové odložení: všichni odloží všechny karty z ruky, ty se zamíchají jako nový dobírací balíček a dobírá se dál.
PAN-DRAW-11 = Při nouzovém odložení všech karet z ruky odkládá i dobírající hráč, včetně karet dobraných v téže akci. Potom si dobere už jen ty, které mu ještě chybějí.
PAN-DRAW-12 = Nouzové odložení karet z ruky se odkrytých karet netýká.
PAN-DRAW-13 = Místo odkryté karty, které nelze doplnit, zůstane prázdné a nouzové odložení karet z ruky nezpůsobí. Doplní se, jakmile je opět z čeho a probíhající dobírání skončilo.
PAN-DRAW-14 = Karty zahrané v akci, která ještě neskončila, v odkládacím balíčku zatím nejsou.
PAN-DRAW-15 = Jsou-li dobírací i odkládací balíček prázdné, smí hráč v akci dobírání brát jen odkryté karty, dokud nějaké leží.
PAN-DRAW-16 = Zůstal-li dobírací balíček prázdný, zamíchá se odkládací, až když hráč dobírá z dobíracího nebo se má nahradit právě vzatá odkrytá karta; dříve vzniklá mezera sama nestačí. Mezery se doplní, až když celé dobírání skončí: po celé akci dobírání, jinak po každém žetonu kořisti nebo jiném účinku zvlášť a po všech kartičkách Depraccus jednoho hráče dohromady.
PAN-DRAW-17 = Dobrovolné karty díky Gadicee nouzové odložení karet z ruky nikdy nezpůsobí; jsou-li dobírací i odkládací balíček prázdné, lze jimi vzít jen odkryté karty.

## Bohové: obecně

PAN-GOD-01 = Kartičku boha lze získat pěti způsoby: obětováním z nabídky bohů, nebo z hromádky bonusovým žetonem, kořistí, díky Surparit či v Galii.
PAN-GOD-02 = Za každou získanou kartičku boha dostane hráč ihned tolik vítězných bodů, kolikátá je epocha.
PAN-GOD-03 = Vítězné body za boha se počítají, i když jeho účinek využít nelze; jiná náhrada není.
PAN-GOD-04 = Kartička boha z hromádky je zdarma, jen v Galii se platí.
PAN-GOD-05 = Okamžití bohové (Surparit, Plaesiris, Taksator) zapůsobí jednou při získání a pak jdou do krabice.
PAN-GOD-06 = Trvalí bohové (Depraccus, Vinthrad, Gaiviles, Stonkus, Gadicea, Pietalte) leží do konce hry odkrytí před svým majitelem.
PAN-GOD-07 = Více kartiček téhož trvalého boha působí vedle sebe.
PAN-GOD-08 = Je-li třeba kartička boha a hromádka je prázdná, zamíchají se kartičky bohů z krabice jako nová hromádka. Kartička, jejíž účinek se právě vyhodnocuje, mezi nimi ještě není.
PAN-GOD-09 = Není-li kartička boha v hromádce ani v krabici, nic se nevyloží a nic se nezíská.
PAN-GOD-10 = Nabídka bohů se během epochy nedoplňuje.

## Okamžití bohové

PAN-GOD-11 = Surparit: hráč ihned získá i vrchní kartičku z hromádky bohů s jejími vítěznými body i účinkem.
PAN-GOD-12 = Přinese-li Surparit další Surparit, její vítězné body se započtou, ale další kartička se už nebere.
PAN-GOD-13 = Plaesiris získaná obětováním: hráč si vezme dva vrchní polobohy z nabídky polobohů.
PAN-GOD-14 = Plaesiris získaná bonusovým žetonem, kořistí nebo díky Surparit: hráč si vezme dva vrchní polobohy z hromádky.
PAN-GOD-15 = Plaesiris získaná v Galii: hráč si vezme dva vrchní polobohy z hromádky, ne z nabídky.
PAN-GOD-16 = Je-li v nabídce nebo v hromádce méně polobohů, než kolik jich má hráč dostat, vezme si jen ty, kteří tam jsou.
PAN-GOD-17 = Taksator: hráč si vezme do ruky vrchní zvláštní kartu peněz.
PAN-GOD-18 = Je-li balíček zvláštních peněz prázdný, přinese Taksator jen vítězné body.

## Trvalí bohové

PAN-GOD-19 = Depraccus: v každé přípravě si majitel po postavení chrámu dobere 2 karty.
PAN-GOD-20 = Depraccus získaný před postavením chrámu (bonusem při přípravě hry, v Galii, kořistí v Kartágu) působí už v této přípravě; později získaný až v příští.
PAN-GOD-21 = Vinthrad: 1 krok navíc v každém pohybu majitele, ve vlastním tahu i při cizím pohybu. Působí i bez karet pohybu, při nákupu ne.
PAN-GOD-22 = Gaiviles: každá kartička dovoluje majiteli v každém jeho pohybu jeden skok, ve vlastním tahu i při cizím pohybu. Skočit lze i na pole dosažitelné bez skoku, skok se tím ale spotřebuje.
PAN-GOD-23 = Skokem se šlápota postaví na pole vzdálené přesně 2 od vlastní sítě (chrámu, šlápoty nebo sloupu), přes pole, které sousedí s oběma. Dá-li se tam dojít i bez skoku, skok je dovolen a spotřebuje se.
PAN-GOD-24 = Šlápota postavená skokem patří do konce epochy k síti hráče, i když ji s chrámem nic nespojuje.
PAN-GOD-25 = Na přeskakovaném poli musí stát aspoň jeden kámen jiného hráče. Prázdné pole ani pole jen s vlastním kamenem přeskočit nelze.
PAN-GOD-26 = Na přeskakovaném poli smějí stát i dva kameny; může to být pole pro sloup i voda.
PAN-GOD-27 = Cílové pole skoku musí být pro šlápotu dovolené; postavení stojí jako obvykle 1 krok, s kamenem jiného hráče na poli 2. Skok sám nestojí nic.
PAN-GOD-28 = Sloup skokem postavit nelze.
PAN-GOD-29 = Více kartiček Gaiviles dovoluje v jednom pohybu více skoků, nikdy však skok přes dvě pole najednou.
PAN-GOD-30 = Skok nemůže jen připojit starý sloup k síti; vždy se jím musí postavit šlápota.
PAN-GOD-31 = Stonkus: každá kartička dává majiteli v každém jeho nákupu 1 nebo 2 peníze navíc. Na kroky při pohybu je použít nelze.
PAN-GOD-32 = Gadicea: každá kartička dává majiteli 1 kartu navíc v každé jeho akci dobírání, při jiném dobírání nic.
PAN-GOD-33 = Pietalte: při každém bodování přinese každá kartička tolik vítězných bodů, jaký stupeň má jeden žeton obětiny jejího majitele.
PAN-GOD-34 = Více kartiček Pietalte smí bodovat týž žeton obětiny; vždy se použije ten nejlepší.
PAN-GOD-35 = Bez žetonu obětiny Pietalte nic nepřinese.

## Traitera

PAN-GOD-36 = Traitera leží odkrytá před majitelem; použít ji smí jednou za hru a pak jde do krabice.
PAN-GOD-37 = Traitera se použije ve vlastním tahu po dokončené akci a hned dává další akci, stejnou nebo jinou.
PAN-GOD-38 = Použít lze jen Traiteru, kterou hráč vlastnil už na začátku tahu.
PAN-GOD-39 = V jednom tahu lze použít i více Traiter, které hráč vlastnil už na začátku tahu, po každé dokončené akci jednu.
PAN-GOD-40 = V akci navíc díky Traiteře lze znovu použít všechny žetony obětin, bohy i bonusové žetony a žetony kroků, i ty získané dřívější akcí téhož tahu.
PAN-GOD-41 = Další pohyb díky Traiteře je úplná akce: s velkou šlápotou i s pohybem nebo kartou pro ostatní hráče.
PAN-GOD-42 = Vrátí-li se použitá Traitera z krabice do hromádky bohů a někdo ji znovu získá, platí za novou a smí se použít znovu.

## Žetony kořisti a bonusové žetony

PAN-LOOT-01 = Žetony kořisti a bonusové žetony se stejným symbolem působí stejně.
PAN-LOOT-02 = Zásoba: hráč přesune vyobrazené sloupy a šlápoty své barvy ze všeobecné zásoby do vlastní.
PAN-LOOT-03 = Zásoba s volbou: hráč si vezme dva sloupy, nebo dvě šlápoty, ne od každého jeden kámen. Zvolit smí i to, čeho ve všeobecné zásobě už nic nezbývá.
PAN-LOOT-04 = Je-li ve všeobecné zásobě méně kamenů, než kolik žeton ukazuje, vezme si hráč jen ty; zvolit smí i možnost, ze které nezbylo nic.
PAN-LOOT-05 = Polobůh jako kořist: hráč si vezme vrchního z nabídky polobohů.
PAN-LOOT-06 = Polobůh jako bonus: hráč si vezme vrchního z hromádky polobohů.
PAN-LOOT-07 = Získaní polobohové leží zakrytí; jejich majitel se na ně smí kdykoli podívat.
PAN-LOOT-08 = Není-li odkud poloboha vzít, hráč nezíská nic.
PAN-LOOT-09 = Bůh: hráč získá vrchní kartičku z hromádky bohů bez obětování, s jejími vítěznými body i účinkem.
PAN-LOOT-10 = Obětina: za každý stupeň na žetonu hráč zvýší jeden svůj žeton obětiny o stupeň, nebo si vezme nový žeton stupně I od druhu, který nemá. Stupně smí rozdělit, ale dokud to jde, využít je musí.
PAN-LOOT-11 = Má-li hráč všechny čtyři žetony obětin na stupni IV, další zvýšení propadá.
PAN-LOOT-12 = Sloup (jen bonus): po přípravě 1. epochy postaví hráč jeden sloup z vlastní zásoby na kterékoli pole pro sloup, zdarma a bez navázání na síť.
PAN-LOOT-13 = I pro bonusový sloup platí, že na poli smějí stát nejvýše dva kameny, a to různých hráčů; za obsazené pole se nic nepřiplácí.
PAN-LOOT-14 = Bonusový sloup se počítá jako každý jiný.
PAN-LOOT-15 = Karty: hráč si dobere vyobrazený počet karet z dobíracího balíčku.
PAN-LOOT-16 = Peníze: hráč si vezme vrchní zvláštní kartu peněz; není-li žádná, nezíská nic.
PAN-LOOT-17 = Kroky: žeton zůstává před majitelem a dává mu své kroky v každém pohybu do konce hry. Žetony kroků se sčítají, působí i bez karet pohybu, ale nikdy při nákupu.
PAN-LOOT-18 = Žetony kořisti a bonusové žetony jdou po vyhodnocení do krabice; výjimkou jsou žetony kroků.
PAN-LOOT-19 = Kořist: polobůh (12), bůh (2), jeden stupeň obětiny (5), dva stupně obětiny (2), dvě karty (5), tři karty (2), peníze (5), krok (3), zásoba s volbou (2), sloup se šlápotou (2). Bonusy po jednom: polobůh, bůh, sloup, krok, dva stupně obětiny, tři karty.
PAN-LOOT-20 = Bonusový sloup se postavit musí. Nemá-li hráč v tu chvíli ve vlastní zásobě žádný sloup, bonus propadá.

## Národy

PAN-NATION-01 = Zvláštní vlastnost národa se uplatní jednou, ve 4. kroku přípravy epochy: postupně ji využijí všichni od začínajícího hráče, jen Persie působí jednou pro všechny.
PAN-NATION-02 = Každý hráč zvláštní vlastnost národa celou dokončí, i se vším, co přinese, a teprve pak je na řadě další.
PAN-NATION-03 = Galie: každý musí zvolit, zda si dobere 2 karty, nebo otočí vrchní kartičku z hromádky bohů.
PAN-NATION-04 = Galie: zda otočenou kartičku boha získá, rozhodne hráč, až ji uvidí.
PAN-NATION-05 = Galie: platí se jen první, horní číslo ceny v jednom druhu obětin, kartami i žetonem jako při obětování.
PAN-NATION-06 = Galie: Gadicea, která má v ceně jediné číslo 5, stojí pět obětin jednoho druhu.
PAN-NATION-07 = Galie: Pietalte stojí tři karty obětin jednoho druhu; žetony použít nelze.
PAN-NATION-08 = Galie: získaná kartička přináší vítězné body i účinek jako obvykle.
PAN-NATION-09 = Galie: otočená kartička, kterou hráč nezíská, jde do krabice.
PAN-NATION-10 = Germánie a Řecko: kdo má v ruce méně než 7 karet, dobere si přesně do 7.
PAN-NATION-11 = Germánie a Řecko: kdo má v ruce víc než 7 karet, odloží podle své volby přebytečné, až mu jich zbude přesně 7. Zvláštní karty peněz se počítají také a jdou do běžného odkládacího balíčku.
PAN-NATION-12 = Egypt: každý smí vyměnit libovolný počet šlápot z vlastní zásoby za sloupy ze všeobecné a naopak, kus za kus ve své barvě.
PAN-NATION-13 = Egypt: kameny na plánu vyměnit nelze a získat lze jen ty, které ve všeobecné zásobě jsou.
PAN-NATION-14 = Persie: balíček zvláštních peněz se seřadí tak, že nejvyšší hodnota je navrchu.
PAN-NATION-15 = Persie: nové pořadí zvláštních karet peněz platí do konce hry a týká se jen karet, které v balíčku ještě jsou.
PAN-NATION-16 = Kartágo: každý smí ihned utratit 2 peníze za cokoli, co se dá koupit při nákupu.
PAN-NATION-17 = Kartágo: k těmto 2 penězům nelze nic přidat kartami peněz, kartičkou Stonkus ani jiným bohem. Co se neutratí, propadá.
PAN-NATION-18 = Kartágo: při placeném stavění platí výchozí pole Kartága za pole chrámu, i když tam chrám ještě nestojí.
PAN-NATION-19 = Kartágo: sebranou kořist hráč vyhodnotí, až přestane utrácet.
PAN-NATION-20 = Iberie: každý si smí vzít nový žeton obětiny stupně I od druhu, který nemá, nebo zvýšit jeden svůj žeton o stupeň.
PAN-NATION-21 = Řím: každý si dobere 2 karty z dobíracího balíčku.
PAN-NATION-22 = Germánie a Řecko: dojde-li na nouzové odložení všech karet z ruky, dobere si dobírající hráč plných 7 karet. Kdo už byl na řadě, znovu nedobírá.

## Bodování

PAN-SCORE-01 = Boduje se po skončení 3. a 6. epochy, pokaždé podle stejných pravidel.
PAN-SCORE-02 = Polobohové: při bodování získá každý součet hodnot všech svých polobohů.
PAN-SCORE-03 = Polobohové hráčům po prvním bodování zůstávají a ve druhém bodují znovu.
PAN-SCORE-04 = Kdo má na plánu 1–3 sloupy, získá za každý 1 vítězný bod.
PAN-SCORE-05 = Kdo má na plánu 4–7 sloupů, získá za každý 2 vítězné body.
PAN-SCORE-06 = Kdo má na plánu 8–11 sloupů, získá za každý 3 vítězné body.
PAN-SCORE-07 = Kdo má na plánu všech 12 sloupů, získá za každý 4 vítězné body, celkem 48.
PAN-SCORE-08 = Při bodování se počítají všechny vlastní sloupy na plánu, ať byly postaveny v kterékoli epoše a ať jsou zapojeny do sítě, nebo ne.
PAN-SCORE-09 = Každá kartička Pietalte boduje stupeň nejlepšího žetonu obětiny svého majitele.
PAN-SCORE-10 = Sloupy v zásobě, šlápoty, karty, peníze ani žetony obětin samy žádné body nepřinášejí.

## Konec hry

PAN-END-01 = Hra končí po druhém bodování.
PAN-END-02 = Vyhrává hráč s nejvíce vítěznými body.
PAN-END-03 = Při rovnosti bodů vyhrává ten, kdo má z dotyčných hráčů víc polobohů; jejich hodnoty nerozhodují.
PAN-END-04 = Mají-li hráči stejně bodů i stejně polobohů, o vítězství se dělí.
