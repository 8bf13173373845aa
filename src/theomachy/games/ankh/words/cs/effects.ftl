# What every printed thing of Ankh does: its whole effect, and its gist in at most 45 characters.
# `effects.py` lists the rules each effect sums up. Where the preview edition differs, its text has `-preview-`.

## Bohové

ankh-effect-god-amun = Tajemné formy. Jednou za Konflikt, než kdokoli vybere kartu do boje, smíte ohlásit, že zahrajete dvě. Pak musíte zahrát právě dvě: sečtěte jejich sílu a použijte oba efekty.
ankh-effect-god-anubis = Soudce mrtvých. Kdykoli a kdekoli padnou nepřátelští válečníci, smíte jednoho z nich polapit (máte 3 místa). Při vyhodnocení boje má váš bůh +1 k síle za každého polapeného válečníka. Majitel smí polapeného válečníka vyvolat, zaplatí-li vám 1 stoupence.
ankh-effect-god-isis = Ochránkyně. Vaše figury sousedící s nepřátelskou figurou jsou chráněné: má-li některá padnout při vyhodnocení boje, smíte ji nechat naživu. Zamoření kobylkami je zabít může.
ankh-effect-god-osiris = Brána do podsvětí. Po prohraném boji smíte položit jeden ze 3 žetonů podsvětí, ze zásoby nebo z mapy, na prázdné pevninské pole této oblasti. V akci Vyvolání figury smíte navíc vyvolat jednu figuru na kterýkoli žeton podsvětí bez figury. Zastavit se tam smějí jen vaše figury a stavět tam nesmí nikdo.
ankh-effect-god-ra = Záře. Kdykoli vyvoláte figuru, smíte k ní přidat jeden ze 3 slunečních žetonů: stane se zářivou. Máte-li v oblasti zářivou figuru, získáte za dominanci nebo vyhraný boj o 1 bod zbožnosti víc. Padne-li figura, žeton se vám vrátí.
ankh-effect-preview-god-anubis = Soudce mrtvých. Kdykoli a kdekoli padnou válečníci, třeba i vaši, smíte jednoho z nich polapit (máte 3 místa). Při vyhodnocení boje má váš bůh +1 k síle za každého polapeného válečníka. Ostatní strany smějí své polapené válečníky vyvolat, zaplatí-li vám za každého 1 stoupence; vlastní osvobodit nemůžete.
ankh-effect-preview-god-isis = Ochránkyně. Vaše figury sousedící s nepřátelskou figurou jsou chráněné: nelze je vůbec zabít, ani Zamořením kobylkami.
ankh-effect-preview-god-osiris = Brána do podsvětí. Po prohraném boji smíte položit jeden ze 3 žetonů podsvětí, ze zásoby nebo z mapy, na prázdné pevninské pole této oblasti. V akci Vyvolání figury smíte navíc vyvolat jednu figuru na kterýkoli žeton podsvětí, na němž není figura ani monument. Zastavit se a stavět tam smíte jen vy.
ankh-effect-preview-god-ra = Záře. Kdykoli vyvoláte figuru, smíte k ní přidat jeden ze 3 slunečních žetonů: stane se zářivou. Máte-li v oblasti zářivou figuru, získáte za vyhraný boj o 1 bod zbožnosti víc, za dominanci ne. Padne-li figura, žeton se vám vrátí.

## Bojové karty

ankh-effect-card-flood = Síla +0. Po odkrytí dostanete 1 stoupence za každou svou figuru na úrodném poli oblasti. Tyto figury nemohou padnout ve vyhodnocení boje; Zamoření kobylkami je zabít může.
ankh-effect-card-build = Síla +0. Smíte obětovat 3 stoupence a postavit obelisk, chrám nebo pyramidu ze společné zásoby na prázdné pevninské pole oblasti. Položte na monument svůj žeton Ankh: hned jej ovládáte.
ankh-effect-card-plague = Síla +1. Každá strana s figurou v oblasti tajně nabídne stoupence; všechny nabídky se obětují. Potom padnou všichni válečníci a Strážci v oblasti kromě figur strany s nejvyšší nabídkou. Při shodě na nejvyšší nabídce není ušetřen nikdo.
ankh-effect-card-chariots = Síla +3. Žádný jiný efekt.
ankh-effect-card-drought = Síla +1. Vyhrajete-li boj, získáte navíc 1 bod zbožnosti za každou svou figuru na poli pouště v oblasti.
ankh-effect-card-miracle = Síla +0. Po vyhodnocení boje získáte 1 bod zbožnosti za každou svou figuru zabitou v tomto boji, ať Zamořením kobylkami, nebo při vyhodnocení.
ankh-effect-card-cycle = Síla +0. Na konci boje si vezmete zpět do ruky všechny své zahrané bojové karty, včetně této.
ankh-effect-preview-card-flood = Síla +0. Po Zamoření kobylkami dostanete 1 stoupence za každou svou figuru na úrodném poli oblasti. Figury nechrání.
ankh-effect-preview-card-build = Síla +0. Smíte postavit monument ze společné zásoby na prázdné pevninské pole oblasti a ovládnout jej. Stojí 2 stoupence a další 2 za každý monument téhož typu, který už na mapě ovládáte.
ankh-effect-preview-card-plague = Síla +1. Před všemi ostatními kartami každá strana s figurou v oblasti tajně nabídne stoupence; všechny nabídky se obětují. Potom padnou všichni válečníci a Strážci v oblasti kromě figur strany s nejvyšší nabídkou. Při shodě na nejvyšší nabídce není ušetřen nikdo. I více těchto karet znamená jen jedno zamoření.
ankh-effect-preview-card-drought = Síla +2. Při vyhodnocení boje platí síla každé vaší figury na poli pouště v oblasti dvojnásobně.

## Schopnosti Ankh

ankh-effect-power-commanding = Vyhrajete-li boj, dostanete 3 stoupence. Za dominanci ne.
ankh-effect-power-inspiring = Vaše karta Stavba monumentu vás nestojí žádné stoupence.
ankh-effect-power-omnipresent = Na začátku každého Konfliktu dostanete 1 stoupence za každou oblast, v níž máte figuru.
ankh-effect-power-revered = Každá vaše akce Získání stoupenců dá o 1 stoupence víc.
ankh-effect-power-resplendent = Dokud ovládáte na mapě aspoň 3 monumenty jednoho typu, má váš bůh sílu 3 místo 1.
ankh-effect-power-obelisk-attuned = Na začátku boje v oblasti, kde máte figuru, smíte libovolné své figury odkudkoli z mapy přenést na prázdná pevninská pole sousedící s vašimi obelisky v této oblasti. Každou nejvýše jednou za boj.
ankh-effect-power-temple-attuned = Síla +2 za každý váš chrám v oblasti boje, s nímž sousedí aspoň jedna vaše figura.
ankh-effect-power-pyramid-attuned = V akci Vyvolání figury smíte za každou svou pyramidu vyvolat jednu figuru navíc na prázdné pevninské pole, které s ní sousedí. Apepa i na sousední vodu.
ankh-effect-power-glorious = Vyhrajete-li boj se silou aspoň o 3 vyšší, než má kterýkoli jiný účastník, je základ odměny 3 body zbožnosti místo 1. Výhra díky žetonu nerozhodného boje se nepočítá.
ankh-effect-power-magnanimous = Prohrajete-li boj, ale na začátku jeho vyhodnocení máte v oblasti aspoň 2 figury, získáte 2 body zbožnosti. Zda figury přežijí, je jedno.
ankh-effect-power-bountiful = Kdykoli získáte zbožnost v červené části stupnice (pole 0–20), získáte o 1 bod víc.
ankh-effect-power-worshipful = Po každém boji, v němž zahrajete kartu, smíte obětovat 2 stoupence za 1 bod zbožnosti, i když tam už žádnou figuru nemáte.
ankh-effect-power-mighty = Vyhrajete-li boj se silou aspoň o 2 vyšší, než má kterýkoli jiný účastník, získáte o 1 bod zbožnosti víc a každý jiný účastník 1 bod ztratí.
ankh-effect-power-splendiferous = Po dokončení akcí svého tahu získáte 1 bod zbožnosti, máte-li aspoň 10 stoupenců.
ankh-effect-preview-power-inspiring = Stavba monumentu vás nikdy nestojí víc než 3 stoupence: 2 za první monument daného typu, 3 za každý další.
ankh-effect-preview-power-resplendent = Máte-li v oblasti boje figuru, dostanete sílu +1 za každý monument, který tam ovládáte.
ankh-effect-preview-power-obelisk-attuned = Na začátku kteréhokoli boje smíte libovolné své figury odkudkoli z mapy přenést na prázdná pevninská pole sousedící s vašimi obelisky v jeho oblasti. Pokud tam žádná vaše figura nebyla, stáváte se účastníkem a musíte zahrát kartu.
ankh-effect-preview-power-temple-attuned = Váš bůh má +1 k síle za každý chrám, který na mapě ovládáte.
ankh-effect-preview-power-pyramid-attuned = Kdykoli vyvoláváte, akcí nebo návratem Mumie, smíte za každou svou pyramidu vyvolat jednu figuru navíc na pole, které s ní sousedí. Vyvolání navíc žádná další nepřinášejí.
ankh-effect-preview-power-glorious = Vyhrajete-li boj se silou aspoň o 2 vyšší, než má kterýkoli jiný účastník, získáte o 1 bod zbožnosti víc.
ankh-effect-preview-power-bountiful = Vaše karta Záplava dá dvojnásobek stoupenců.
ankh-effect-preview-power-worshipful = Po dokončení akcí svého tahu získáte 1 bod zbožnosti, ovládáte-li aspoň 5 monumentů.

## Figury a monumenty

ankh-effect-kind-god = Síla 1. Bůh nikdy nepadne a zůstává na mapě. Pohybuje se, bojuje, ovládá monumenty a umožňuje vyvolávat na sousední pole jako každá figura.
ankh-effect-kind-warrior = Síla 1. Máte 6 válečníků. Zabitý válečník se vrátí do zásoby a lze ho znovu vyvolat.
ankh-effect-kind-cat-mummy = Síla 1. Za každou zabitou Kočičí mumii ztratí všechny ostatní strany 1 bod zbožnosti.
ankh-effect-kind-satet = Síla 1. V akci Pohyb figur smí Satet skončit na pevninském poli s nepřátelskou figurou, i s bohem, a odsunout ji na prázdné pevninské pole se společnou hranou, které vyberete.
ankh-effect-kind-mummy = Síla 1. Zabitou Mumii hned znovu vyvoláte na prázdné pevninské pole sousedící s vaším bohem. Není-li žádné, jde do zásoby.
ankh-effect-kind-apep = Síla 1. Apepa lze vyvolat na kterékoli prázdné pole vody: patří tam do všech okolních oblastí. Pohyb na vodě ukončit nemůže.
ankh-effect-kind-giant-scorpion = Síla 1. Kdykoli je vyvolán nebo se pohne, namíříte jeho klepeta na dvě pole, která mají společnou hranu s ním i spolu navzájem. Na začátku každého Konfliktu jsou monumenty na těchto polích zničeny, pokud se štírem sousedí, i vaše vlastní.
ankh-effect-kind-androsphinx = Síla 1. Nepřátelské figury, které se Sfingou sousedí, nepřispívají v boji žádnou silou.
ankh-effect-kind-obelisk = Je-li váš nebo neutrální a sousedí s ním vaše figura, dá při Získání stoupenců 1 stoupence. V Konfliktu získáte 1 bod zbožnosti v každé oblasti, kde máte figuru a převahu v obeliscích. Počítá se pro schopnost Zaměřený na obelisky.
ankh-effect-kind-temple = Je-li váš nebo neutrální a sousedí s ním vaše figura, dá při Získání stoupenců 1 stoupence. V Konfliktu získáte 1 bod zbožnosti v každé oblasti, kde máte figuru a převahu v chrámech. Počítá se pro schopnost Zaměřený na chrámy.
ankh-effect-kind-pyramid = Je-li vaše nebo neutrální a sousedí s ní vaše figura, dá při Získání stoupenců 1 stoupence. V Konfliktu získáte 1 bod zbožnosti v každé oblasti, kde máte figuru a převahu v pyramidách. Počítá se pro schopnost Zaměřený na pyramidy.
ankh-effect-preview-kind-obelisk = Je-li váš nebo neutrální a sousedí s ním vaše figura, dá při Získání stoupenců 1 stoupence. V Konfliktu v každé oblasti, kde máte figuru a převahu v obeliscích, získáte 1 bod zbožnosti za každý svůj obelisk. Počítá se pro schopnost Zaměřený na obelisky.
ankh-effect-preview-kind-temple = Je-li váš nebo neutrální a sousedí s ním vaše figura, dá při Získání stoupenců 1 stoupence. V Konfliktu v každé oblasti, kde máte figuru a převahu v chrámech, získáte 1 bod zbožnosti za každý svůj chrám. Počítá se pro schopnost Zaměřený na chrámy.
ankh-effect-preview-kind-pyramid = Je-li vaše nebo neutrální a sousedí s ní vaše figura, dá při Získání stoupenců 1 stoupence. V Konfliktu v každé oblasti, kde máte figuru a převahu v pyramidách, získáte 1 bod zbožnosti za každou svou pyramidu. Počítá se pro schopnost Zaměřený na pyramidy.

## Akce a události

ankh-effect-action-move = Pohněte každou svou figurou až o 3 pole, jednou po druhé. Smějí přes řeky, velbloudy, vodu i jiné figury, ale pohyb musí skončit na prázdném pevninském poli.
ankh-effect-action-summon = Postavte jednoho válečníka nebo Strážce ze zásoby na prázdné pevninské pole sousedící s vaší figurou nebo s monumentem, který ovládáte. Místo něj smíte za 1 stoupence vyvolat svého válečníka polapeného Anubem.
ankh-effect-action-gain = Dostanete 1 stoupence za každý vlastní nebo neutrální monument, se kterým sousedí vaše figura. Vezmete si všechny, nebo žádného.
ankh-effect-action-unlock = Obětujte tolik stoupenců, jaká je úroveň (1, 2 nebo 3), a odemkněte schopnost této úrovně: dvě na úroveň, zleva doprava. Druhá, čtvrtá a pátá schopnost přinesou po jednom Strážci. Jako první akce ukončí tah.
ankh-effect-event-control-monument = Ovládněte neutrální monument sousedící s vaší figurou. Není-li na celé mapě žádný neutrální monument, ovládněte místo toho cizí monument sousedící s vaší figurou. Týká se jen hráče, který událost spustí.
ankh-effect-event-camel-caravan = Smíte položit řadu až 6 velbloudů, která rozdělí oblast na dvě, každou aspoň se 6 pevninskými poli. Rozhodněte, které zůstane žeton pořadí konfliktů; druhá dostane nejnižší ze společné zásoby. Pak smíte prohodit žeton kterékoli z nich s libovolným jiným na mapě. Týká se jen hráče, který událost spustí.
ankh-effect-event-conflict = Oblasti se vyhodnocují v pořadí čísel: jediná strana v oblasti dominuje, dvě a více stran svede boj. Kdo Konflikt spustí, vezme si žeton nerozhodného boje. Po 3. Konfliktu se bohové spojí, po 4. mohou upadnout v zapomnění a po 5. hra končí.
ankh-effect-preview-event-control-monument = Smíte ovládnout neutrální monument sousedící s vaší figurou. Není-li na celé mapě žádný neutrální monument, smíte místo toho ovládnout cizí monument sousedící s vaší figurou. Týká se jen hráče, který událost spustí.
ankh-effect-preview-event-camel-caravan = Smíte položit řadu až 6 velbloudů, která rozdělí oblast na dvě, každou aspoň se 6 pevninskými poli. Rozhodněte, které zůstane žeton pořadí konfliktů; druhá dostane nejnižší ze společné zásoby. Pak smíte prohodit tento nový žeton s libovolným jiným na mapě. Týká se jen hráče, který událost spustí.

## Stručně

ankh-gist-god-amun = Dvě karty v jednom boji za Konflikt
ankh-gist-god-anubis = Polapí zabité válečníky: +1 k síle
ankh-gist-god-isis = Může zachránit figury sousedící s nepřítelem
ankh-gist-god-osiris = Po prohře otevře pole pro vyvolání
ankh-gist-god-ra = Zářivá figura: +1 bod zbožnosti
ankh-gist-preview-god-isis = Figury sousedící s nepřítelem nelze zabít
ankh-gist-card-flood = Stoupenci za úrodná pole a ochrana figur
ankh-gist-card-build = Postavit monument za 3 stoupence
ankh-gist-card-plague = Nejvyšší nabídka zachrání, ostatní padnou
ankh-gist-card-chariots = Nejsilnější karta, nic víc
ankh-gist-card-drought = Za výhru: zbožnost za figury na poušti
ankh-gist-card-miracle = 1 bod zbožnosti za každou zabitou figuru
ankh-gist-card-cycle = Vzít zpět všechny zahrané karty
ankh-gist-preview-card-flood = Stoupenci za figury na úrodných polích
ankh-gist-preview-card-build = Postavit monument za 2 stoupence a víc
ankh-gist-preview-card-drought = Figury na poušti platí dvojnásobně
ankh-gist-power-commanding = Vyhraný boj: +3 stoupenci
ankh-gist-power-inspiring = Stavba monumentu zdarma
ankh-gist-power-omnipresent = Konflikt: 1 stoupenec za každou oblast
ankh-gist-power-revered = Získání stoupenců: o 1 víc
ankh-gist-power-resplendent = 3 monumenty jednoho typu: bůh má sílu 3
ankh-gist-power-obelisk-attuned = Před bojem přenést figury k obeliskům
ankh-gist-power-temple-attuned = Síla +2 za každý váš chrám v oblasti
ankh-gist-power-pyramid-attuned = Vyvolání navíc u každé vaší pyramidy
ankh-gist-power-glorious = Náskok 3: odměna 3 místo 1
ankh-gist-power-magnanimous = Prohra se 2 figurami: +2 body zbožnosti
ankh-gist-power-bountiful = V červené části: +1 ke každému zisku
ankh-gist-power-worshipful = Po boji: 2 stoupenci za 1 bod zbožnosti
ankh-gist-power-mighty = Náskok 2: +1, ostatní ztratí 1
ankh-gist-power-splendiferous = 10 stoupenců na konci tahu: +1 bod
ankh-gist-preview-power-inspiring = Stavba stojí nejvýše 3 stoupence
ankh-gist-preview-power-resplendent = Síla +1 za každý váš monument v oblasti
ankh-gist-preview-power-obelisk-attuned = Vstoupit do kteréhokoli boje u obelisků
ankh-gist-preview-power-temple-attuned = Bůh: síla +1 za každý váš chrám
ankh-gist-preview-power-pyramid-attuned = Vyvolání navíc u každé vaší pyramidy
ankh-gist-preview-power-glorious = Náskok 2: +1 bod zbožnosti
ankh-gist-preview-power-bountiful = Záplava dá dvojnásobek stoupenců
ankh-gist-preview-power-worshipful = 5 monumentů na konci tahu: +1 bod
ankh-gist-kind-cat-mummy = Zabitá: ostatní ztratí 1 bod zbožnosti
ankh-gist-kind-satet = Odsune nepřátelskou figuru z jejího pole
ankh-gist-kind-mummy = Zabitá se vrátí k vašemu bohu
ankh-gist-kind-apep = Na vodě patří do všech okolních oblastí
ankh-gist-kind-giant-scorpion = Na začátku Konfliktu ničí monumenty
ankh-gist-kind-androsphinx = Sousední nepřátelé nemají v boji sílu
ankh-gist-action-move = Všechny vaše figury až o 3 pole
ankh-gist-action-summon = Postavit jednu figuru ze zásoby
ankh-gist-action-gain = 1 stoupenec za monument u vaší figury
ankh-gist-action-unlock = Schopnost za stoupence
ankh-gist-event-control-monument = Ovládnout monument u své figury
ankh-gist-event-camel-caravan = Rozdělit oblast až 6 velbloudy
ankh-gist-event-conflict = V každé oblasti dominance, nebo boj
