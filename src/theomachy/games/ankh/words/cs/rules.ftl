## Pojmy

ANKH-DEF-01 = Strana je jeden hráč, po spojení bohů oba hráči spojeného boha dohromady. Kdykoli je řeč o majiteli, soupeři, účastníkovi, zásobě nebo zbožnosti, myslí se tím celá strana.
ANKH-DEF-02 = Figury jsou bohové, válečníci a Strážci. Velbloudi mezi figury nepatří a nejsou ničí.
ANKH-DEF-03 = Nepřátelská figura patří jiné straně, vlastní figura téže straně.
ANKH-DEF-04 = Pevninu tvoří úrodná pole a pole pouště; pole vody k pevnině nepatří.
ANKH-DEF-05 = Pole je prázdné, nestojí-li na něm figura ani monument. Žeton podsvětí ani žeton pořadí konfliktů pole neobsazuje.
ANKH-DEF-06 = Vzestupné pořadí, jinak též opačné pořadí dle zbožnosti, vede od strany s nejmenší zbožností ke straně s největší.
ANKH-DEF-07 = Zabití, odstranění ze hry a zničení jsou tři různé věci: zabít lze jen figuru, monument lze pouze zničit. Kočičí mumie, Mumie, Anubis, karta Zázrak i vracení slunečních žetonů za padlé figury reagují výhradně na zabití.
ANKH-DEF-08 = Účastníkem boje je strana, která měla při výběru karet v oblasti aspoň jednu figuru, a tedy zahrála kartu. Zůstává jím, i když tam potom o všechny figury přijde.
ANKH-DEF-09 = Obětovat stoupence znamená přesunout je z vlastní zásoby do společné. Kdo jich nemá dost, obětovat nemůže.

## Součásti hry a zásoby

ANKH-COMP-01 = Bohů je pět: Amun, Anubis, Isis, Osiris a Ra. Ke každému patří figura boha, 6 válečníků, 7 bojových karet, deska boha a deska spojení boha.
ANKH-COMP-02 = Každý bůh má 15 kartonových žetonů Ankh a 1 plastový; plastový jen označuje jeho místo na stupnici zbožnosti.
ANKH-COMP-03 = Z 15 kartonových žetonů Ankh leží na začátku 6 na desce boha a 9 tvoří zásobu.
ANKH-COMP-04 = Každý bůh má ve své barvě 2 malé a 2 velké podstavce pro Strážce.
ANKH-COMP-05 = Všichni stavějí ze stejné zásoby: 10 obelisků, 10 chrámů a 10 pyramid.
ANKH-COMP-06 = Ve hře je 30 velbloudů, 8 žetonů pořadí konfliktů s čísly 1–8 a jediný žeton nerozhodného boje.
ANKH-COMP-07 = Stoupenci nikdy nedojdou; 70 žetonů z krabice není žádný strop.
ANKH-COMP-08 = Strážci úrovně 1 jsou Kočičí mumie (3 figury) a Satet (3), úrovně 2 Mumie (3) a Apep (2), úrovně 3 Obří štír (2) a Sfinga (2).
ANKH-COMP-09 = Strážci po třech figurách mají malý podstavec, Strážci po dvou figurách velký. Mumie tedy stojí na malém.
ANKH-COMP-10 = Ra má 3 sluneční žetony, Osiris 3 žetony podsvětí, Amun 1 žeton Amuna a Anubis 3 místa pro polapené válečníky na své desce.
ANKH-COMP-11 = Dva žetony měst z krabice nemají v pravidlech ani ve scénářích Střední říše a Stará říše žádné použití.

## Mapa, oblasti a sousedství

ANKH-MAP-01 = Mapu tvoří 101 šestiúhelníkových polí: 43 úrodných polí, 39 polí pouště a 19 polí vody.
ANKH-MAP-02 = Řeka vede po 31 hranách polí a dělí pevninu na tři základní oblasti: západní Egypt (32 polí), východní Egypt (28) a deltu Nilu (22).
ANKH-MAP-03 = Pevninské pole patří vždy právě do jedné oblasti: té, kterou tvoří všechna pevninská pole dosažitelná přes hrany bez řeky a bez velblouda. Voda pevninu nikdy nespojuje.
ANKH-MAP-04 = Pole vody patří do každé oblasti, s jejímž pevninským polem má společnou hranu. Po každé karavaně se to určí znovu.
ANKH-MAP-05 = Na jedno pole se vejde nejvýše jedna figura, nebo jeden monument.
ANKH-MAP-06 = Pole vody nelze obsadit; výjimkou je jen Strážce, kterému to jeho schopnost dovoluje, tedy Apep.
ANKH-MAP-07 = Figura na vodě je zároveň ve všech oblastech svého pole. V každé z nich se počítá pro přítomnost, dominanci, boj, zabíjení i efekty.
ANKH-MAP-08 = Monumenty stojí jen na pevnině, takže každý leží v jediné oblasti.
ANKH-MAP-09 = Každá oblast má právě jeden žeton pořadí konfliktů; patří celé oblasti, ne poli, na kterém leží.
ANKH-ADJ-01 = Dvě pevninská pole spolu sousedí, jen když na jejich společné hraně není řeka ani velbloud; leží tedy vždy ve stejné oblasti.
ANKH-ADJ-02 = Pole vody sousedí s každým polem, s nímž má společnou hranu, ať to pole leží v kterékoli oblasti.
ANKH-ADJ-03 = Dvě pole vody se společnou hranou spolu sousedí.
ANKH-ADJ-04 = Sousedství znamená totéž v každém pravidle, na každé kartě i u každé schopnosti. Na samotný pohyb figur se však nevztahuje.
ANKH-ADJ-05 = Podél pole vody nikdy nevede řeka. Jen dvě pole vody se dotýkají dvou základních oblastí: jedno západního a východního Egypta, druhé delty Nilu a východního Egypta.

## Figury a monumenty

ANKH-FIG-01 = Základní síla každé figury je 1.
ANKH-FIG-02 = Boha nezabije žádný efekt; i když umírají všechny figury, bohové zůstávají stát.
ANKH-FIG-03 = Zabití válečníci a Strážci jdou do zásoby svého majitele a lze je znovu vyvolat; jinak je tomu jen u Mumie a u válečníků polapených Anubem. Strážce si ponechává podstavec svého majitele.
ANKH-FIG-04 = Figura boha stojí na mapě od přípravy až do vyřazení své strany, takže každá strana má na mapě vždy aspoň jednu figuru.
ANKH-MON-01 = Monument ovládá strana, jejíž žeton Ankh na něm leží, a to vždy nejvýše jedna. Bez žetonu je monument neutrální.
ANKH-MON-02 = Ovládání monumentu mění jen událost Ovládnutí monumentu, stavba, zničení, spojení bohů a zapomenutí boha. Pohybem figur se nikdy nezmění.
ANKH-MON-03 = Zničený monument se vrací do společné zásoby a lze jej postavit znovu. Žeton Ankh z něj dostane zpět majitel, ledaže je právě nižším spojeným nebo zapomenutým bohem.

## Zbožnost

ANKH-DEV-01 = Stupnice zbožnosti má 32 polí od 0 dole po 31 nahoře; pole 0–20 jsou červená, pole 21–31 modrá.
ANKH-DEV-02 = Všechny strany začínají na poli 0 stupnice zbožnosti.
ANKH-DEV-03 = Žeton, který na pole stupnice zbožnosti přijde zdola nebo shora, se položí na žetony, které tam už leží.
ANKH-DEV-04 = Když jeden žeton opustí sloupek na stupnici zbožnosti, ostatní v něm zůstanou ve stejném pořadí.
ANKH-DEV-05 = Více zbožnosti má ten, čí žeton je na vyšším poli, a na stejném poli ten, čí žeton leží ve sloupku výš. Dvě strany tak nikdy nemají zbožnost stejnou.
ANKH-DEV-06 = Získává-li nebo ztrácí-li zbožnost několik stran najednou, vyřídí se jedna po druhé vzestupně podle zbožnosti.
ANKH-DEV-07 = Pořadí, v němž několik stran najednou získává nebo ztrácí zbožnost, se určí na začátku a v průběhu se už nemění.
ANKH-DEV-08 = Jeden zisk zbožnosti posune žeton jednou, rovnou na cílové pole a nejvýše na pole 31. Na pole po cestě nevstupuje.
ANKH-DEV-09 = Kdo dosáhne pole 31 stupnice zbožnosti, v tu chvíli vyhrává; nic dalšího se už nevyhodnocuje, ani zbytek téhož efektu. Všechno zůstane tak, jak je, třeba i zahrané karty přerušeného boje.
ANKH-DEV-10 = Pod pole 0 zbožnost neklesne. Žeton, který na něm už leží, se nepohne a zachová si místo ve sloupku.
ANKH-DEV-11 = Zisk 0 bodů zbožnosti není zisk: žeton se nepohne a schopnost Štědrý nic nepřidá.
ANKH-DEV-12 = Strana, která klesne zpět na červené pole, je znovu v červené části stupnice se všemi důsledky.

## Příprava hry

ANKH-SETUP-01 = Hrají 2 až 5 hráčů, každý s jiným bohem a s 1 stoupencem do začátku.
ANKH-SETUP-02 = Každý položí 6 žetonů Ankh na šest míst své desky boha pod sloupci schopností, dva pod každý sloupec; zbylých 9 tvoří jeho zásobu.
ANKH-SETUP-03 = Každý začíná se všemi 7 bojovými kartami v ruce.
ANKH-SETUP-04 = Prvního hráče určí los; dál se hraje po směru hodinových ručiček.
ANKH-SETUP-05 = Žetony se na pole 0 stupnice zbožnosti skládají od posledního hráče k prvnímu. Žeton prvního hráče je proto nahoře a první hráč má největší zbožnost, poslední nejmenší.
ANKH-SETUP-06 = Ukazatele akcí začínají na poli určeném pro daný počet hráčů, žeton událostí na prvním poli stupnice, na kterém žádná událost není.
ANKH-SETUP-07 = Scénář pro daný počet hráčů určuje velbloudy, žetony pořadí konfliktů, neutrální i ovládané monumenty a výchozí pole figur. Hráč 1 je první hráč, hráč 2 další po směru hodinových ručiček a tak dále.
ANKH-SETUP-08 = Ve scénářích Střední říše a Stará říše má každý na mapě boha, jednoho válečníka a jeden ovládaný monument. V zásobě mu zbývá 5 válečníků a 8 žetonů Ankh.
ANKH-SETUP-09 = Z každé úrovně se losem nebo po dohodě vybere jedna karta Strážce. Ve hře dvou hráčů se od každého Strážce použije 1 figura, ve hře tří hráčů 2, ve hře čtyř nebo pěti hráčů všechny (3 malé, 2 velké).
ANKH-SETUP-10 = Monumenty, žetony a velbloudi, kteří nepřišli na mapu, tvoří společnou zásobu.
ANKH-SETUP-11 = Řada velbloudů daná scénářem smí být delší než šest; omezení na šest platí jen pro událost Velbloudí karavana.
ANKH-SETUP-12 = Příprava postupuje takto: bohové, stoupenci, žetony Ankh, první hráč, sloupek na stupnici zbožnosti, ukazatele akcí, žeton událostí, scénář, monumenty, žetony a velbloudi na mapě, figury a žetony Ankh na mapě, Strážci a zvláštní pravidla scénáře. Závazné je jen to, že první hráč se určí před sloupkem zbožnosti a před figurami.

## Tah a akce

ANKH-TURN-01 = Hráči se střídají po směru hodinových ručiček; tah má jednu nebo dvě akce a nejvýše jednu událost.
ANKH-TURN-02 = Čtyři akce jsou shora dolů Pohyb figur, Vyvolání figury, Získání stoupenců a Odemknutí schopnosti Ankh; každá má vlastní ukazatel.
ANKH-TURN-03 = Kdo volí akci, posune její ukazatel o jedno pole a pak ji celou provede.
ANKH-TURN-04 = Zvolit lze i akci, která nebude mít žádný účinek.
ANKH-TURN-05 = Stupnice akcí mají 7 polí, stupnice Odemknutí schopnosti Ankh 6. Od výchozího pole spustí Odemknutí událost po tolika posunech, kolik hráčů hru začalo, každá jiná akce o jeden posun později.
ANKH-TURN-06 = Událost se spustí, když ukazatel akce dojde na poslední pole své stupnice. Nejdřív se provede akce, potom se posune žeton událostí a událost se vyhodnotí, nakonec se ukazatel vrátí na výchozí pole.
ANKH-TURN-07 = Výchozí pole ukazatelů akcí odpovídá po celou hru počtu hráčů, který hru začal.
ANKH-TURN-08 = Spustila-li událost už první akce, hráč druhou akci nemá a jeho tah po události končí.
ANKH-TURN-09 = Pokud první akce událost nespustila, musí hráč zvolit ještě druhou, a to takovou, která leží na desce níž. Tutéž akci dvakrát zvolit nelze.
ANKH-TURN-10 = Bylo-li první akcí Odemknutí schopnosti Ankh, druhou akci už hráč nemá, protože níž na desce žádná neleží.
ANKH-TURN-11 = Ukazatel druhé akce se posunout musí, i když hráč akci provést nemůže nebo nechce.
ANKH-TURN-12 = Hráč se smí účinku první i druhé akce zčásti nebo zcela vzdát: ničím nepohnout, nic nevyvolat, nic neodemknout.
ANKH-TURN-13 = Získání stoupenců nelze využít jen zčásti: hráč dostane buď plný počet, nebo se vzdá všech.
ANKH-TURN-14 = Spustí-li událost druhá akce, po akci se vyhodnotí událost, ukazatel se vrátí na výchozí pole a tah skončí.
ANKH-TURN-15 = Hráč spojeného boha má v každém svém tahu právě jednu akci, a to libovolnou.
ANKH-TURN-16 = Hráč zapomenutého boha už na tah nepřichází.

## Pohyb figur

ANKH-MOVE-01 = V akci Pohyb figur smí hráč každou vlastní figurou na mapě pohnout o 1, 2 nebo 3 pole, nebo ji nechat stát.
ANKH-MOVE-02 = Krok při pohybu vede na kterékoli pole mapy se společnou hranou; řeka ani velbloud pohybu nebrání.
ANKH-MOVE-03 = Figura smí při pohybu procházet přes figury všech stran, monumenty, jakékoli žetony i vodu.
ANKH-MOVE-04 = Pohyb figury musí skončit na prázdném pevninském poli; výjimku má jen Satet, která smí nepřátelskou figuru odsunout.
ANKH-MOVE-05 = Figury se pohybují jedna po druhé v libovolném pořadí, každá v jedné akci Pohyb figur nejvýše jednou. Pole, které předtím v téže akci některá opustila, už je prázdné.
ANKH-MOVE-06 = Figura se smí dvěma nebo třemi kroky vrátit na pole, z něhož vyšla. I tak platí, že se pohnula, což je důležité pro Obřího štíra.
ANKH-MOVE-07 = Na poli s žetonem podsvětí smí pohyb ukončit jen figura strany, ke které patří Osiris.
ANKH-MOVE-08 = Apep smí pohybem vodu opustit i přes ni projít, ale skončit na ní nesmí, stejně jako žádná jiná figura.

## Vyvolání figury

ANKH-SUM-01 = V akci Vyvolání figury vezme hráč ze své zásoby jednoho válečníka nebo Strážce a postaví ho na prázdné pevninské pole, které sousedí s jeho figurou na mapě nebo s monumentem, který ovládá.
ANKH-SUM-02 = Přes řeku nebo velblouda se nevyvolává, protože taková pole spolu nesousedí. Vlastní figura na vodě naopak umožňuje vyvolání na všechna pevninská pole kolem.
ANKH-SUM-03 = Je-li zásoba hráče prázdná nebo není kam figuru postavit, hráč nic nevyvolá.
ANKH-SUM-04 = Neutrální ani cizí monument sám vyvolání na sousední pole neumožňuje; pole musí sousedit s vlastním monumentem nebo s vlastní figurou.
ANKH-SUM-05 = Vyvolání navíc (schopnost Zaměřený na pyramidy, Osiris) patří k téže akci Vyvolání figury; jsou dobrovolná a lze je udělat před řádným vyvoláním i po něm, v libovolném pořadí. Figury už postavené v téže akci se pro další vyvolání počítají.
ANKH-SUM-06 = Hráč se smí řádného vyvolání vzdát, a přesto využít vyvolání navíc.
ANKH-SUM-07 = Postavit figuru na pole s žetonem podsvětí smí jen Osirova strana. Ostatním je takové pole uzavřeno pro vyvolání, návrat Mumie, přesun k obeliskům i odsunutí.
ANKH-SUM-08 = V akci Vyvolání figury smí hráč místo válečníka ze zásoby vyvolat svého válečníka polapeného Anubem; za každého zaplatí Anubovi 1 stoupence.

## Získání stoupenců

ANKH-GAIN-01 = V akci Získání stoupenců dostane hráč 1 stoupence za každý vlastní nebo neutrální monument, se kterým sousedí aspoň jedna jeho figura. Každý monument se počítá jen jednou.
ANKH-GAIN-02 = Monumenty ovládané jinou stranou žádné stoupence nedávají.
ANKH-GAIN-03 = Ani vlastní monument nedává stoupence, nesousedí-li s ním žádná vlastní figura.
ANKH-GAIN-04 = Schopnost Uctívaný přidá k akci Získání stoupenců 1 stoupence, i když monumenty žádného nedají.

## Odemknutí schopnosti Ankh

ANKH-UNL-01 = V akci Odemknutí schopnosti Ankh vezme hráč ze spodní řady desky boha nejlevější žeton Ankh a položí jej na dosud zamčenou schopnost téhož sloupce. Odemykají se tak nejprve dvě schopnosti úrovně 1, pak dvě úrovně 2 a nakonec dvě úrovně 3.
ANKH-UNL-02 = Odemknutí stojí tolik obětovaných stoupenců, jakou má schopnost úroveň: 1, 2 nebo 3.
ANKH-UNL-03 = Kdo nemá na odemknutí schopnosti dost stoupenců nebo už použil všech šest žetonů, posune jen ukazatel akce: nic neplatí a nic nezíská.
ANKH-UNL-04 = Schopnost Ankh lze používat až po odemknutí, pak ale hned; platí už při události, kterou táž akce spustila.
ANKH-UNL-05 = Z každé úrovně lze odemknout nejvýše dvě schopnosti Ankh ze čtyř.
ANKH-UNL-06 = Druhé, čtvrté a páté odemknutí odkryje bohovi symbol Strážce úrovně 1, 2 a 3.
ANKH-UNL-07 = Za odkrytý symbol Strážce si hráč vezme do zásoby jednu figuru z karty Strážce dané úrovně a dá jí vlastní podstavec její velikosti.
ANKH-UNL-08 = Je-li karta Strážce dané úrovně už prázdná, hráč žádného Strážce nezíská, ani později.
ANKH-UNL-09 = Bez volného vlastního podstavce správné velikosti si hráč Strážce vzít nemůže.
ANKH-UNL-10 = Získaný Strážce nejde rovnou na mapu; je třeba ho teprve vyvolat.

## Události

ANKH-EVT-01 = Událostí je 18: tři Ovládnutí monumentu a Konflikt; pak třikrát za sebou skupina Velbloudí karavana, dvě Ovládnutí monumentu a Konflikt; nakonec Ovládnutí monumentu a Konflikt. Po 3. Konfliktu se spojují bohové, po 4. upadají v zapomnění bohové z červené části a po 5. hra končí.
ANKH-EVT-02 = Ovládnutí monumentu a Velbloudí karavana se týkají jen hráče, který je spustil; Konflikt se týká všech.
ANKH-EVT-03 = Událost, kterou nelze využít, propadá; žeton událostí se posunul tak jako tak.

## Ovládnutí monumentu

ANKH-CTRL-01 = Hráč, který spustil Ovládnutí monumentu, ovládne jeden neutrální monument sousedící s některou jeho figurou a položí na něj žeton Ankh ze své zásoby.
ANKH-CTRL-02 = Jen když na celé mapě není ani jeden neutrální monument, ovládne hráč při Ovládnutí monumentu cizí monument sousedící s jeho figurou. Původní žeton Ankh se vrátí do zásoby svého majitele.
ANKH-CTRL-03 = Jsou-li na mapě neutrální monumenty, ale s žádným nesousedí hráčova figura, nemá Ovládnutí monumentu účinek; cizí monument hráč ovládnout nesmí.
ANKH-CTRL-04 = Kdo nemá v zásobě žádný žeton Ankh, neovládne žádný monument.
ANKH-CTRL-05 = Je-li při Ovládnutí monumentu co ovládnout, hráč to udělat musí; vybírá si jen, který monument to bude.
ANKH-CTRL-06 = Monument, který už hráč ovládá, nelze při Ovládnutí monumentu vybrat.

## Velbloudí karavana

ANKH-CAMEL-01 = Hráč, který spustil Velbloudí karavanu, velbloudy položit smí, ale nemusí.
ANKH-CAMEL-02 = Karavanou lze rozdělit kteroukoli oblast mapy, i tu, kde hráč nemá žádnou figuru.
ANKH-CAMEL-03 = Karavana je jediná řada 1 až 6 velbloudů; víc, než jich je ve společné zásobě, položit nelze.
ANKH-CAMEL-04 = Každý velbloud stojí na hraně mezi dvěma pevninskými poli dělené oblasti. Nesmí stát na řece, na hraně pole vody, na okraji mapy ani na hraně, kde už velbloud je.
ANKH-CAMEL-05 = Řada velbloudů vede souvisle po hranách, nevětví se a sama sebe se nedotýká. Každý její konec se musí dotýkat řeky, rohu pole vody, dřívějšího velblouda nebo okraje mapy.
ANKH-CAMEL-06 = Řada velbloudů končí u první řeky, vody, dřívějšího velblouda nebo okraje mapy, ke kterým dojde; dál za ně nepokračuje.
ANKH-CAMEL-07 = Karavana musí oblast rozdělit právě na dvě.
ANKH-CAMEL-08 = Každá oblast, která karavanou vznikne, musí mít aspoň 6 pevninských polí; voda se nepočítá, obsazená pole ano.
ANKH-CAMEL-09 = Karavana je správná, když rozdělí pevninu oblasti na dvě souvislé části po nejméně 6 polích, mezi nimiž je nejvýše 6 volných hran, a velbloudi stojí přesně na těchto hranách.
ANKH-CAMEL-10 = Nelze-li v žádné oblasti položit dovolenou řadu velbloudů, Velbloudí karavana nemá účinek.
ANKH-CAMEL-11 = Po karavaně hráč rozhodne, které z obou nových oblastí zůstane původní žeton pořadí konfliktů.
ANKH-CAMEL-12 = Po karavaně dostane nová oblast, které nezůstal původní žeton, ze společné zásoby žeton pořadí konfliktů s nejnižším číslem.
ANKH-CAMEL-13 = Po karavaně smí hráč prohodit žeton kterékoli z obou nových oblastí s libovolným jiným žetonem pořadí konfliktů na mapě, třeba i oba nové mezi sebou.
ANKH-CAMEL-14 = Není-li ve společné zásobě žádný žeton pořadí konfliktů, karavanu položit nelze.
ANKH-CAMEL-15 = Položení velbloudi se už nepřesouvají ani neodstraňují; víc než 28 se jich nikdy nepoužije.
ANKH-CAMEL-16 = Figury a monumenty řadě velbloudů nepřekážejí a zůstávají na místě.
ANKH-CAMEL-17 = Oba konce řady velbloudů se smějí dotýkat prvků stejného druhu, ba i téhož prvku, pokud tím vzniknou právě dvě dostatečně velké oblasti.

## Konflikt

ANKH-CON-01 = Kdo Konflikt spustil, vezme si žeton nerozhodného boje lícem nahoru.
ANKH-CON-02 = Na začátku Konfliktu, ještě před první oblastí, dostanou všichni stoupence za schopnost Všudypřítomný a potom zasáhnou všichni Obří štíři najednou.
ANKH-CON-03 = Oblasti se v Konfliktu vyhodnocují postupně od nejnižšího čísla pořadí konfliktů.
ANKH-CON-04 = Kdo je v oblasti přítomen, se v Konfliktu zjišťuje, až na ni dojde řada: oblast bez figur se přeskočí, figury jediné strany znamenají dominanci, figury dvou a více stran boj.
ANKH-CON-05 = Po poslední oblasti Konfliktu se žeton nerozhodného boje vrátí do společné zásoby a žeton Amuna se otočí lícem nahoru.
ANKH-CON-06 = Po 3. Konfliktu následuje spojení bohů, po 4. zapomenutí bohů a po 5. konec hry.
ANKH-CON-07 = Figura na vodě se počítá v každé oblasti svého pole, a dokud žije, může v jednom Konfliktu bojovat víckrát.
ANKH-CON-08 = Oblasti a jejich žetony mění jen karavany, takže během Konfliktu se seznam oblastí nemění.

## Dominance

ANKH-DOM-01 = Při dominanci získá jediná přítomná strana nejprve 1 bod zbožnosti za každý typ monumentu, v němž má v oblasti převahu; všechny převahy jsou jeden zisk.
ANKH-DOM-02 = Po převahách dostane dominující strana jako samostatný druhý zisk 1 bod zbožnosti za dominanci, se zářivou figurou v oblasti 2.
ANKH-DOM-03 = Převahu má strana, která v oblasti ovládá monumentů daného typu víc než kterákoli jiná strana, ať už tam ta má figury, nebo ne. Neutrální monumenty se nepočítají nikomu.
ANKH-DOM-04 = Strana bez figury v oblasti tam nezíská nic, ani za převahu monumentů.
ANKH-DOM-05 = Dominance není boj: nehrají se karty, nikdo neumírá, neplatí schopnosti Zaměřený na obelisky, Velící, Velkolepý ani Ctihodný a nelze použít žeton nerozhodného boje.

## Boj

ANKH-BAT-01 = Boj má toto pořadí: efekty na začátku boje, 1. karty, 2. stavba, 3. zamoření, 4. převaha monumentů, 5. vyhodnocení boje a nakonec efekty po něm.
ANKH-BAT-02 = Na začátku boje se použije schopnost Zaměřený na obelisky. Na tom, kdo se boje účastní, nic nezmění.
ANKH-BAT-03 = Na začátku boje, po přesunech k obeliskům, smí Amun ohlásit dvě karty, a to dřív, než kdokoli kartu vybere.
ANKH-BAT-04 = Každá strana s figurou v oblasti boje tajně vybere z ruky jednu kartu, Amun po ohlášení dvě; všechny karty se odkryjí naráz.
ANKH-BAT-05 = Při výběru karet není ruka nikdy prázdná: Cyklus Ma’at je buď v ruce, nebo se po zahrání vrátí i s ostatními kartami ještě před dalším bojem.
ANKH-BAT-06 = Zahrané karty leží odkryté všem na očích, dokud si je strana nevezme zpět.
ANKH-BAT-07 = Záplava dává stoupence hned při odkrytí karet, ještě před stavbou monumentů.
ANKH-BAT-08 = Odkryté karty Stavba monumentu se ve 2. kroku boje vyhodnocují vzestupně podle zbožnosti.
ANKH-BAT-09 = Každé odkryté Zamoření kobylkami se ve 3. kroku boje vyhodnotí zvlášť, s vlastní nabídkou stoupenců, vzestupně podle zbožnosti.
ANKH-BAT-10 = Za převahu monumentů ve 4. kroku boje získá 1 bod zbožnosti za každý typ jen strana, která má v oblasti ještě v tu chvíli figuru. Všechny její převahy jsou jeden zisk a strany se střídají vzestupně podle zbožnosti.
ANKH-BAT-11 = Sílu počítají jen strany s figurou v oblasti boje. Ostatní účastníci mají sílu 0 bez jakýchkoli bonusů a vyhrát nemohou.
ANKH-BAT-12 = Síla strany je součet sil jejích figur v oblasti boje, bonusů jejích odkrytých karet a 2 za každý započtený chrám (schopnost Zaměřený na chrámy).
ANKH-BAT-13 = Boj vyhrává strana s největší silou.
ANKH-BAT-14 = Má-li v oblasti boje figury už jen jedna strana, vyhrává bez ohledu na svou sílu, i kdyby byla 0.
ANKH-BAT-15 = Nemá-li v oblasti boje figury nikdo, všichni účastníci prohráli a žeton nerozhodného boje použít nelze.
ANKH-BAT-16 = Při shodě na nejvyšší síle smí ta ze shodných stran, která má žeton nerozhodného boje lícem nahoru, otočit jej lícem dolů, a tím boj vyhrát; to jde jen jednou za Konflikt.
ANKH-BAT-17 = Kdo mezi stranami se shodnou nejvyšší silou není, žeton nerozhodného boje použít nemůže.
ANKH-BAT-18 = Nerozhodne-li shodu na nejvyšší síle žeton nerozhodného boje, prohrávají všichni účastníci, i ti s menší silou.
ANKH-BAT-19 = Vyhodnocení boje: určí se síly a počty figur, rozhodne se o žetonu nerozhodného boje, vítěz dostane odměnu, uplatní se schopnost Velkorysý (vzestupně podle zbožnosti), padnou zabité figury a odečtou se ztráty za Kočičí mumie. Teprve pak přijdou efekty po vyhodnocení boje.
ANKH-BAT-20 = Odměna vítěze je jeden zisk zbožnosti: 1 bod (se schopností Velkolepý 3), k tomu Sucho a 1 za Záři. Až poté přinese schopnost Velící 3 stoupence, a vyhraje-li odměna hru, nepřinese je vůbec.
ANKH-BAT-21 = Vítěz zabije v oblasti všechny nepřátelské válečníky a Strážce; bez vítěze padnou všichni válečníci a Strážci v oblasti. Přežijí bohové, figury kryté Záplavou a chráněné figury, které si Isis ponechá.
ANKH-BAT-22 = Po vyhodnocení boje přicházejí postupně Zázrak a schopnost Ctihodný (obojí vzestupně podle zbožnosti), Osirův žeton podsvětí a Cyklus Ma’at.
ANKH-BAT-23 = Účastník, který boj nevyhrál, prohrál, i když mu v oblasti už žádná figura nezbyla.
ANKH-BAT-24 = Dosažení pole 31 stupnice zbožnosti boj okamžitě přeruší; vyhraje-li hru odměna vítěze, nikdo už není zabit.

## Figury zabité najednou

ANKH-KILL-01 = Všechny figury zabité jedním Zamořením kobylkami nebo jedním vyhodnocením boje umírají naráz. O ochraně rozhoduje postavení těsně předtím.
ANKH-KILL-02 = Figury zabité najednou opustí mapu společně a sluneční žetony z nich se vrátí k Ra.
ANKH-KILL-03 = Z nepřátelských válečníků zabitých najednou smí Anubis jednoho dát na volné místo své desky; ostatní figury jdou do zásob svých majitelů.
ANKH-KILL-04 = Zabité Mumie se vracejí po rozhodnutí Anuba, majitelé vzestupně podle zbožnosti v tu chvíli, tedy až po odměně vítěze a schopnosti Velkorysý. Smějí i na pole uvolněná zabitými figurami.
ANKH-KILL-05 = Ztráty zbožnosti za Kočičí mumie se u Zamoření kobylkami odečítají až po návratu Mumií; ve vyhodnocení boje mají vlastní krok na konci.
ANKH-KILL-06 = Anubis smí polapit jednoho válečníka za každé Zamoření kobylkami a jednoho za každé vyhodnocení boje.

## Schopnosti Ankh

ANKH-POW-01 = Velící (úroveň 1): za vyhraný boj dostane strana 3 stoupence. Za dominanci ne.
ANKH-POW-02 = Inspirující (úroveň 1): Stavba monumentu je zdarma, stoupenci k ní nejsou potřeba.
ANKH-POW-03 = Všudypřítomný (úroveň 1): na začátku každého Konfliktu dostane strana 1 stoupence za každou oblast, v níž má figuru. Figura na vodě platí za všechny oblasti svého pole.
ANKH-POW-04 = Uctívaný (úroveň 1): každá akce Získání stoupenců dá o 1 stoupence víc.
ANKH-POW-05 = Oslnivý (úroveň 2): dokud strana ovládá kdekoli na mapě aspoň 3 monumenty jednoho typu, má její bůh základní sílu 3. Ověřuje se při vyhodnocení boje.
ANKH-POW-06 = Zaměřený na obelisky (úroveň 2): na začátku boje v oblasti, kde má strana figuru, smí libovolné své figury odkudkoli z mapy přenést na prázdná pevninská pole sousedící s jejími obelisky v této oblasti. Každou figuru přenese v jednom boji nejvýše jednou.
ANKH-POW-07 = K obeliskům lze přenést i figury, které už v oblasti jsou, a také bohy.
ANKH-POW-08 = Má-li schopnost Zaměřený na obelisky víc stran, střídají se vzestupně podle zbožnosti po jedné figuře, dokud všechny neskončí. Každá figura se v jednom boji přenese nejvýše jednou.
ANKH-POW-09 = Kdo ve svém pořadí k obelisku nic nepřenese, ať nechce, nebo nemůže, v tomto boji už žádnou figuru přenést nesmí.
ANKH-POW-10 = Přesun k obelisku je pohyb, takže žetony podsvětí pole ostatním zavírají a Obří štír znovu míří klepety. Není to ale akce Pohyb figur, takže Satet při něm nikoho neodsune.
ANKH-POW-11 = Zaměřený na chrámy (úroveň 2): každý vlastní chrám v oblasti boje, s nímž sousedí aspoň jedna vlastní figura, dává sílu +2. Další figury nic nepřidají; stačí i figura, jejíž sílu zrušila Sfinga.
ANKH-POW-12 = Zaměřený na pyramidy (úroveň 2): při akci Vyvolání figury smí strana za každou svou pyramidu vyvolat jednu figuru navíc na prázdné pevninské pole, které s ní sousedí (Apepa i na sousední vodu). Každá pyramida platí jednou.
ANKH-POW-13 = Sousedí-li pole se dvěma vlastními pyramidami, počítá se vyvolání díky schopnosti Zaměřený na pyramidy jen za jednu z nich podle volby hráče.
ANKH-POW-14 = Velkolepý (úroveň 3): převyšuje-li vítěz nejsilnějšího jiného účastníka aspoň o 3, je základ odměny 3 body zbožnosti místo 1. Účastníci bez figur na začátku vyhodnocení boje mají sílu 0; při výhře díky žetonu nerozhodného boje je náskok 0.
ANKH-POW-15 = Velkorysý (úroveň 3): strana, která boj prohrála a na začátku jeho vyhodnocení měla v oblasti aspoň 2 figury, získá po odměně vítěze 2 body zbožnosti. Jestli figury přežijí, nerozhoduje.
ANKH-POW-16 = Pro schopnost Velkorysý stačí, že figury v oblasti byly; padnout nemusí. Počítají se i bohové a figury na vodě.
ANKH-POW-17 = Štědrý (úroveň 3): strana v červené části stupnice získá při každém zisku zbožnosti o 1 bod víc. Rozhoduje místo před ziskem, takže to platí i na poli 20.
ANKH-POW-18 = Schopnost Štědrý přidá ke každému zisku zbožnosti jediný bod. Samostatné zisky jsou: všechny převahy v oblasti dohromady, dominance, vyhraný boj (i s tím, co přidá schopnost Velkolepý, Sucho a Záře), schopnost Velkorysý, Zázrak a schopnost Ctihodný.
ANKH-POW-19 = Převahy a vítězství či dominance v téže oblasti jsou dva zisky zbožnosti. Opustí-li strana prvním z nich červenou část, ke druhému už schopnost Štědrý nic nepřidá.
ANKH-POW-20 = Ctihodný (úroveň 3): po každém boji, v němž strana zahrála kartu, smí jednou obětovat 2 stoupence za 1 bod zbožnosti. Přeživší figury k tomu nepotřebuje.
ANKH-POW-21 = Schopnosti Ankh spojeného boha působí na celou stranu jednou, ne za každého hráče zvlášť.

## Bojové karty

ANKH-CARD-01 = Bonusy karet k síle: Vozatajové +3, Zamoření kobylkami +1, Sucho +1; Záplava, Stavba monumentu, Zázrak a Cyklus Ma’at +0.
ANKH-CARD-02 = Bonus karty se počítá, jen má-li strana při vyhodnocení boje v oblasti ještě figuru.
ANKH-CARD-03 = Záplava: při odkrytí dostane strana 1 stoupence za každou svou figuru na úrodném poli oblasti, boha nevyjímaje.
ANKH-CARD-04 = Právě figury, za které Záplava dala stoupence, nemohou padnout ve vyhodnocení tohoto boje. Zamoření kobylkami je zabít může.
ANKH-CARD-05 = Které figury Záplava kryje, se určí při odkrytí karet. Mumie, kterou zabilo Zamoření kobylkami a která se vrátila, mezi ně už nepatří.
ANKH-CARD-06 = Stavba monumentu: strana smí obětovat 3 stoupence (se schopností Inspirující žádného), vzít ze společné zásoby monument kteréhokoli zbývajícího typu a postavit jej na prázdné pevninské pole oblasti bez žetonu podsvětí. Položí na něj žeton Ankh ze své zásoby.
ANKH-CARD-07 = Chybí-li ke Stavbě monumentu volné pole, monument žádaného typu, žeton Ankh nebo stoupenci, nic se nepostaví a nic se neplatí.
ANKH-CARD-08 = Na pole s žetonem podsvětí nesmí stavět monument nikdo, ani Osiris.
ANKH-CARD-09 = Právě postavený monument se hned počítá pro schopnosti i pro převahu v témže boji.
ANKH-CARD-10 = Zamoření kobylkami: každá strana s figurou v oblasti tajně nabídne libovolný počet svých stoupenců, třeba žádného. Po odkrytí jsou všechny nabídky obětovány, i ty prohrané.
ANKH-CARD-11 = Figury si při Zamoření kobylkami ponechá jen strana, která sama nabídla nejvíc; všichni ostatní válečníci a Strážci v oblasti padnou. Při shodě na nejvyšší nabídce, i 0:0, není ušetřen nikdo.
ANKH-CARD-12 = Při druhém Zamoření kobylkami nabízejí jen strany, které ještě mají figury; kdo zbude sám, má nejvyšší nabídku i s nulou. Nemůže-li nabízet nikdo, karta nikoho nezabije.
ANKH-CARD-13 = Před Zamořením kobylkami nechrání ani Záplava, ani Isis.
ANKH-CARD-14 = Strana, které Zamoření kobylkami vzalo všechny figury, může dál využít schopnost Ctihodný a karty Zázrak a Cyklus Ma’at. Převahy však nezískává, má sílu 0 a nemůže vyhrát.
ANKH-CARD-15 = Vozatajové: síla +3 a nic víc.
ANKH-CARD-16 = Sucho: vyhraje-li strana, která kartu zahrála, zvýší se její odměna o 1 bod zbožnosti za každou vlastní figuru na poli pouště v oblasti, včetně boha a figur, jejichž sílu zrušila Sfinga.
ANKH-CARD-17 = Zázrak: po vyhodnocení boje získá strana 1 bod zbožnosti za každou svou figuru zabitou v tomto boji, ať při zamoření, nebo při vyhodnocení, a to i za válečníky polapené Anubem. Je to jeden zisk.
ANKH-CARD-18 = Zázrak počítá každé zabití: Mumie zabitá v jednom boji dvakrát platí dvakrát.
ANKH-CARD-19 = Cyklus Ma’at: na konci boje si strana vezme zpět do ruky všechny své zahrané karty, včetně této a u Amuna i druhé.
ANKH-CARD-20 = Figura na žetonu podsvětí nebo na vodě nestojí ani na úrodném poli, ani na poušti.

## Bohové

ANKH-GOD-01 = Amun – Tajemné formy: v jednom boji každého Konfliktu smí Amun před výběrem karet ohlásit, že zahraje dvě. Pak musí zahrát právě dvě, sečte jejich bonusy a použije oba efekty.
ANKH-GOD-02 = Ohlášením dvou karet s žeton Amuna otočí lícem dolů; zpět se otočí až na konci Konfliktu.
ANKH-GOD-03 = Amun může dvě karty ohlásit, jen má-li v ruce aspoň dvě.
ANKH-GOD-04 = Amunovo ohlášení je veřejné a závazné; soupeři vybírají karty až s touto znalostí.
ANKH-GOD-05 = Obě Amunovy karty působí každá ve svém kroku: stoupenci ze Záplavy tak mohou v témže boji zaplatit Stavbu monumentu.
ANKH-GOD-06 = Anubis – Soudce mrtvých: kdykoli a kdekoli padnou nepřátelští válečníci, smí Anubis jednoho z nich dát na volné místo své desky. Sám u toho být nemusí.
ANKH-GOD-07 = Anubis má na desce tři místa pro polapené válečníky; jsou-li plná, nikoho dalšího nepolapí ani nevymění. Vlastní válečníky a Strážce polapit nelze.
ANKH-GOD-08 = Je-li figura boha Anuba v oblasti, má při vyhodnocení boje +1 k síle za každého polapeného válečníka. Tento bonus patří k její síle, takže sousední nepřátelská Sfinga ruší i jej.
ANKH-GOD-09 = Majitel smí svého polapeného válečníka vyvolat místo válečníka ze zásoby, zaplatí-li 1 stoupence do Anubovy zásoby. Jde to i tehdy, když žádného válečníka v zásobě nemá, a i při vyvolání navíc, třeba na žeton podsvětí.
ANKH-GOD-10 = Za osvobození polapeného válečníka se 1 stoupenec zaplatit musí, Anubův souhlas však potřeba není. Bez stoupence to nejde.
ANKH-GOD-11 = Polapení válečníci nižšího spojeného nebo zapomenutého boha jsou odstraněni z Anubovy desky i ze hry.
ANKH-GOD-12 = Stane-li se Anubis nižším spojeným bohem, vrátí se polapení válečníci vyššího boha do jeho zásoby. Válečníci třetích stran zůstávají v zajetí spojeného boha.
ANKH-GOD-13 = Je-li zapomenuta Anubova strana, všichni polapení válečníci se vrátí do zásob svých majitelů.
ANKH-GOD-14 = Isis – Ochránkyně: figura Isis sousedící s nepřátelskou figurou je chráněná. Měla-li by padnout při vyhodnocení boje, smí ji Isis nechat naživu; rozhoduje o každé figuře zvlášť.
ANKH-GOD-15 = O ochraně figur Isis rozhoduje sousedství před zabíjením; i když sousední nepřítel padá zároveň, ochrana trvá.
ANKH-GOD-16 = Figuru Isis na vodě chrání ve všech jejích oblastech každý sousední nepřítel, ať stojí kdekoli. Stejně tak figuru na pevnině chrání nepřítel na sousední vodě.
ANKH-GOD-17 = Nepřátelskou figurou, která Isis zajišťuje ochranu, může být i bůh a také figura strany, která se boje neúčastní (to je možné jen přes vodu).
ANKH-GOD-18 = Osiris – Brána do podsvětí: po každém boji, který jeho strana prohraje, smí položit jeden žeton podsvětí na prázdné pevninské pole této oblasti bez žetonu podsvětí. Vezme jej ze zásoby nebo odkudkoli z mapy.
ANKH-GOD-19 = Osiris si vybírá kterýkoli ze svých žetonů podsvětí, ať leží v zásobě, nebo na mapě. Položit jej zpět na totéž pole však nelze.
ANKH-GOD-20 = Na poli smí ležet nejvýše jeden žeton podsvětí. Přemístí-li s žeton, figura na jeho původním poli zůstane stát.
ANKH-GOD-21 = Při akci Vyvolání figury smí Osiris jednou vyvolat figuru navíc, a to na libovolné pole s žetonem podsvětí bez figury; sousedit s ničím nemusí. Může to být i osvobozený válečník a řádnou figuru lze pak postavit na pole, které s ní sousedí.
ANKH-GOD-22 = Figury Osirovy strany smějí na polích s žetonem podsvětí zastavit, být tam vyvolány i odsunuty; figury ostatních stran ne.
ANKH-GOD-23 = Ra – Záře: kdykoli jeho strana vyvolá válečníka nebo Strážce (i navíc, po osvobození nebo vracející se Mumii), smí k figuře přidat volný sluneční žeton, nejvýše jeden. Figury rozestavěné při přípravě žádný nemají.
ANKH-GOD-24 = Má-li strana boha Ra v oblasti aspoň jednu zářivou figuru, je tam její odměna za dominanci nebo vyhraný boj o 1 bod zbožnosti vyšší. Další zářivé figury nic nepřidají a pro schopnost Štědrý to není samostatný zisk.
ANKH-GOD-25 = Zářivá figura musí být při vyplacení odměny v oblasti naživu; figura zabitá Zamořením kobylkami se nepočítá.
ANKH-GOD-26 = Sluneční žeton zabité zářivé figury se vrátí k Ra ještě před návratem Mumie, takže jej Mumie může dostat znovu.
ANKH-GOD-27 = Božské schopnosti působí od začátku hry a neodemykají se.

## Strážci

ANKH-GUARD-01 = Kočičí mumie: za každou zabitou ztratí všechny ostatní strany ve hře 1 bod zbožnosti, ať jsou kdekoli.
ANKH-GUARD-02 = Ztráty za Kočičí mumii přicházejí při Zamoření kobylkami hned; ve vyhodnocení boje až po odměně vítěze a schopnosti Velkorysý, ale před Zázrakem a dalšími efekty.
ANKH-GUARD-03 = Padne-li víc Kočičích mumií najednou, odečte se jedna ztráta po druhé: majitelé vzestupně podle zbožnosti a u každé ztráty postižené strany rovněž vzestupně.
ANKH-GUARD-04 = Majitel Kočičí mumie sám nic neztrácí; spojená strana ztrácí jen jednou.
ANKH-GUARD-05 = Odstranění Kočičí mumie při spojení nebo zapomenutí bohů není zabití, nikdo tedy nic neztrácí.
ANKH-GUARD-06 = Satet: v akci Pohyb figur smí skončit na pevninském poli s nepřátelskou figurou, i s bohem, a tu odsune o jedno pole.
ANKH-GUARD-07 = Kam Satet figuru odsune, určuje hráč, kterému Satet patří: na libovolné prázdné pevninské pole, které má s obsazovaným polem společnou hranu.
ANKH-GUARD-08 = Odsunutí díky Satet se řídí pohybem, ne sousedstvím, takže smí vést i přes řeku nebo velblouda.
ANKH-GUARD-09 = Figuru lze odsunout i na pole, které Satet právě opustila, má-li s obsazovaným polem společnou hranu. Na žeton podsvětí lze odsunout jen figuru Osirovy strany.
ANKH-GUARD-10 = Není-li figuru kam odsunout, Satet na jejím poli skončit nesmí. Vlastní figury a monumenty odsouvat nelze, odsunutí se neřetězí a při jednom pohybu Satet je jen jedno.
ANKH-GUARD-11 = Satet nikdy nekončí pohyb na vodě, i kdyby tam stála figura, ani na žetonu podsvětí jiné strany.
ANKH-GUARD-12 = Apep: lze ho vyvolat na kterékoli prázdné pole vody na mapě bez ohledu na sousedství, nebo běžně na pevninu.
ANKH-GUARD-13 = Vyvoláním navíc za pyramidu lze Apepa postavit jen na vodu, která s tou pyramidou sousedí; jinam na vodu jedině řádným vyvoláním. Osirovo vyvolání navíc na vodu nikdy nevede.
ANKH-GUARD-14 = Mumie: po zabití je ihned znovu vyvolána na prázdné pevninské pole sousedící s bohem jejího majitele, který pole vybírá. Může-li se vrátit, musí.
ANKH-GUARD-15 = Nesousedí-li s bohem žádné vhodné prázdné pevninské pole, jde zabitá Mumie do zásoby svého majitele.
ANKH-GUARD-16 = Návrat Mumie je vyvolání, takže může dostat sluneční žeton. Není to však akce Vyvolání figury, proto nepřináší vyvolání navíc za pyramidy ani za Osira.
ANKH-GUARD-17 = Mumie, která se vrátila, se účastní všeho dalšího: zbytku téhož boje, stojí-li v jeho oblasti, i pozdějších oblastí.
ANKH-GUARD-18 = Obří štír: kdykoli je vyvolán nebo jím kdokoli pohne (akcí, k obelisku, odsunutím), musí jeho majitel namířit klepeta na dvě pole, která mají společnou hranu s jeho polem i spolu navzájem. Natočení je tedy nejvýše šest.
ANKH-GUARD-19 = Klepeta smějí mířit přes řeku, přes velblouda i na vodu, jen tam nepůsobí. Obě ale musí mířit na pole mapy, nikdy mimo ni.
ANKH-GUARD-20 = Na začátku Konfliktu je zničen každý monument, na který Obří štír míří a se kterým sousedí, ať je cizí, vlastní, nebo neutrální. Majitel nemá na vybranou.
ANKH-GUARD-21 = Žetony Ankh z monumentů zničených Obřím štírem se vrátí do zásob svých majitelů.
ANKH-GUARD-22 = Sfinga: nepřátelské figury, které s ní sousedí, nepřispívají v boji žádnou silou, ani silou 3 díky schopnosti Oslnivý, ani Anubovým bonusem za polapené válečníky.
ANKH-GUARD-23 = Figura na vodě sousedící s nepřátelskou Sfingou nepřispívá silou v žádném svém boji, ani v oblasti, kde Sfinga není.
ANKH-GUARD-24 = Dvě sousedící nepřátelské Sfingy si navzájem ruší sílu, ne však schopnost.
ANKH-GUARD-25 = Figura, jejíž sílu zrušila Sfinga, je ve všem ostatním dál figurou: pro přítomnost, schopnosti Zaměřený na chrámy a Velkorysý, Sucho i Záplavu.

## Kdo rozhoduje

ANKH-DEC-01 = V akci, při Ovládnutí monumentu a při Velbloudí karavaně rozhoduje hráč, který je na tahu.
ANKH-DEC-02 = V Konfliktu rozhoduje majitel karty, schopnosti nebo figury, o kterou jde.
ANKH-DEC-03 = V bojích spojeného boha rozhodují oba hráči společně; neshodnou-li se, má poslední slovo hráč vyššího boha.
ANKH-DEC-04 = V akci, při Ovládnutí monumentu a při Velbloudí karavaně rozhoduje za spojeného boha sám ten z hráčů, který je na tahu.
ANKH-DEC-05 = Klepeta pohnutého Obřího štíra míří ihned jeho majitel, i v tahu jiného hráče.
ANKH-DEC-06 = Tajná je jen vybraná, dosud neodkrytá karta a neodkrytá nabídka stoupenců, při nabízení i zbytek zásoby. Všechno ostatní je veřejné: zahrané karty, a tím i karty v ruce, stoupenci, zásoby, polapení válečníci a schopnosti.

## Spojení bohů

ANKH-MERGE-01 = Bohové se spojují jednou, po úplném vyhodnocení 3. Konfliktu a ještě před koncem tahu. Ve hře dvou hráčů ke spojení nedochází.
ANKH-MERGE-02 = Při spojení bohů je strana s nejmenší zbožností nižší spojený bůh, strana s druhou nejmenší vyšší spojený bůh.
ANKH-MERGE-03 = Při spojení bohů jsou všechny monumenty nižšího spojeného boha zničeny a vrátí se do společné zásoby.
ANKH-MERGE-04 = Při spojení bohů odejde ze hry figura nižšího boha, jeho válečníci z mapy, ze zásoby i ze zajetí, jeho bojové karty a jeho žetony Ankh ze zásoby i z monumentů.
ANKH-MERGE-05 = Při spojení bohů přejdou všichni stoupenci nižšího boha k vyššímu bohu.
ANKH-MERGE-06 = Při spojení bohů smí vyšší bůh převzít Strážce nižšího boha, i druh, který už má nebo si dosud neodemkl. Které nechce, ty jdou ze hry; vlastních se vzdává jen tolika, kolik podstavců převzatí potřebují.
ANKH-MERGE-07 = Pro všechny Strážce spojené strany jsou jen 2 malé a 2 velké podstavce vyššího boha. Nestačí-li, vybere si hráč ze všech Strážců dané velikosti včetně vlastních, ale vlastních se vzdá jen tolika, kolik je pro převzaté třeba; ostatní jdou ze hry.
ANKH-MERGE-08 = Strážci převzatí při spojení bohů zůstávají tam, kde jsou, na mapě nebo v zásobě; mění se jen jejich podstavec.
ANKH-MERGE-09 = Nic, co při spojení bohů opustí hru, není zabito.
ANKH-MERGE-10 = Při spojení bohů se žeton vyššího boha na stupnici zbožnosti položí na žeton nižšího boha a dál se oba pohybují jako jeden. Leží-li na tom poli i žetony jiných stran, je dvojice ve sloupku vespod.
ANKH-MERGE-11 = Sestup žetonu vyššího boha při spojení není ztráta zbožnosti.
ANKH-MERGE-12 = Velký podstavec nižšího boha pod figurou vyššího boha je jen označení a z podstavců pro Strážce neubírá.
ANKH-MERGE-13 = Při spojení bohů se schopnosti na desce nižšího boha nastaví stejně jako u vyššího, ať jich tím přibude, nebo ubude. Žádný Strážce se tím nezískává.
ANKH-MERGE-14 = Spojená strana má božské schopnosti obou bohů.
ANKH-MERGE-15 = Oba hráči spojeného boha sdílejí válečníky, Strážce, stoupence, žetony Ankh a bojové karty vyššího boha.
ANKH-MERGE-16 = Oba hráči spojeného boha si v pořadí tahů ponechají své místo. Každý má v tahu jednu libovolnou akci, klidně i stejnou jako ten druhý.
ANKH-MERGE-17 = Odemkne-li schopnost jeden z hráčů spojeného boha, změní se obě desky, platí se jednou ze společných stoupenců a účinek nastane jednou. Takto získaný Strážce dostane podstavec vyššího boha.
ANKH-MERGE-18 = Spustí-li Konflikt kterýkoli z hráčů spojeného boha, dostane žeton nerozhodného boje celá jejich strana.
ANKH-MERGE-19 = Schopnosti, které mluví o figuře boha (Anubův bonus, Mumie, schopnost Oslnivý), se vztahují na figuru spojeného boha.
ANKH-MERGE-20 = Je-li Osiris nižším bohem, zůstávají žetony podsvětí na mapě a slouží spojené straně; odstraní je jen zapomenutí.
ANKH-MERGE-21 = Je-li Ra nižším bohem, vrátí se sluneční žetony z odstraněných válečníků spojené straně, na převzatých Strážcích zůstávají. Z odstraněného Strážce s žeton vrátí vždy, ať je Ra nižší, nebo vyšší.
ANKH-MERGE-22 = Je-li Amun nižším bohem, leží jeho žeton lícem nahoru a spojená strana jej používá s kartami vyššího boha.
ANKH-MERGE-23 = Je-li nižším bohem Isis, mohou být chráněné všechny figury spojené strany.
ANKH-MERGE-24 = Oba hráči spojeného boha vyhrávají i prohrávají společně.
ANKH-MERGE-25 = Ve hře tří hráčů zbudou po spojení jen dvě strany: spojená dvojice a třetí hráč.
ANKH-MERGE-26 = Spojená strana platí i získává za každý efekt jen jednou (schopnosti Všudypřítomný a Štědrý, ztráty za Kočičí mumii, nabídky stoupenců); dva hráči nic nezdvojují.
ANKH-MERGE-27 = Spojení má sedm kroků: 1. kdo se spojí, 2. monumenty, odstranění, stoupenci a Strážci, 3. žeton zbožnosti, 4. podstavec, 5. schopnosti Ankh, 6. božské schopnosti, 7. společné zásoby.

## Zapomenutí bohové

ANKH-FORG-01 = Po 4. Konfliktu jsou zapomenuty všechny strany na červených polích 0–20, a to najednou. Spojená dvojice je jedna strana.
ANKH-FORG-02 = Všechny figury zapomenutých stran jdou ze hry, ať jsou na mapě, v zásobě, nebo v zajetí. Ani Strážci se nevracejí na své karty.
ANKH-FORG-03 = Monumenty zapomenutých stran jsou zničeny a jejich stoupenci jdou do společné zásoby. Žetony Ankh včetně žetonu na stupnici zbožnosti, bojové karty i žeton Amuna opouštějí hru.
ANKH-FORG-04 = Se zapomenutým Osirem odejdou ze hry všechny žetony podsvětí, se zapomenutým Ra sluneční žetony. Je-li zapomenut Anubis, vrátí se polapení válečníci svým majitelům.
ANKH-FORG-05 = Nic, co při zapomenutí bohů opustí hru, není zabito.
ANKH-FORG-06 = Zbudou-li po zapomenutí bohů dvě strany nebo víc, hraje se dál; zbude-li jediná, ihned vyhrává; nezbude-li žádná, nevyhrává nikdo.

## Konec hry

ANKH-END-01 = Strana, jejíž žeton dosáhne pole 31 stupnice zbožnosti, okamžitě vyhrává.
ANKH-END-02 = Strana, která po 4. Konfliktu zůstane jediná, okamžitě vyhrává.
ANKH-END-03 = Nezůstane-li po 4. Konfliktu žádná strana, Egypt přestane věřit v bohy a hra nemá vítěze.
ANKH-END-04 = Po poslední události, 5. Konfliktu, vyhrává strana s největší zbožností. Na stejném poli rozhoduje pořadí ve sloupku, takže remíza není možná.
ANKH-END-05 = Hra končí hned po vyhodnocení poslední události; další tah už není.
ANKH-END-06 = Dosažení pole 31 stupnice zbožnosti se ověřuje při každém zisku zbožnosti v kterékoli chvíli hry.
ANKH-END-07 = Stoupenci, monumenty ani figury o vítězství nerozhodují.

## Co vždy platí

ANKH-INV-01 = Na žádném poli nestojí dvě věci najednou, na vodě může stát jen Apep a žádný monument nestojí na vodě ani, mimo výchozí rozestavení, na žetonu podsvětí.
ANKH-INV-02 = Na mapě a ve společné zásobě je vždy dohromady 10 monumentů každého typu, 30 velbloudů a 8 žetonů pořadí konfliktů. Oblastí je tolik, kolik těchto žetonů leží na mapě, v každé jeden.
ANKH-INV-03 = Dokud má bůh své součásti úplné, je jeho 6 válečníků na mapě, v zásobě nebo v zajetí a 15 žetonů Ankh na desce, v zásobě nebo na monumentech.
ANKH-INV-04 = Stoupenců nemůže být méně než nula, zbožnost leží mezi 0 a 31 a každá strana má v pořadí své jednoznačné místo.
ANKH-INV-05 = Karty v ruce a zahrané karty jedné strany jsou dohromady vždy 7 různých. Na začátku každého boje je Cyklus Ma’at v ruce.
ANKH-INV-06 = Každá oblast má aspoň 6 pevninských polí a každý úsek řeky i každý velbloud odděluje dvě oblasti.
ANKH-INV-07 = Na každé úrovni lze mít odemčeny nejvýše dvě schopnosti Ankh a na další úroveň se přechází až po dvou z předchozí.
ANKH-INV-08 = Strana nikdy nemá víc než 2 Strážce na malých a 2 na velkých podstavcích.
