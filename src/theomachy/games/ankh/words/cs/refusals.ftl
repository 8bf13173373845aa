# Proč byla odpověď odmítnuta: co bylo špatně, několika slovy. Samo pravidlo je odkaz.
# $way: a way from one place to another was meant; $many: an amount is missing; $thing: something was named.

not-ANKH-TURN-02 = Nejprve zvolte jednu ze čtyř akcí.
not-ANKH-TURN-09 = Druhá akce musí být v seznamu níže než první.
not-ANKH-TURN-11 = Nejprve zvolte druhou akci.
not-ANKH-TURN-13 = Vezměte všechny stoupence, nebo žádného.
not-ANKH-MOVE-01 = { $way ->
    [yes] To je příliš daleko: figura se pohne nejvýše o 3 pole.
   *[no] Zvolte jednu z vlastních figur.
}
not-ANKH-MOVE-04 = { $way ->
    [yes] Figura se musí zastavit na prázdném poli pevniny.
   *[no] Tato figura nemá kam jít.
}
not-ANKH-MOVE-05 = Tato figura se v této akci už pohnula.
not-ANKH-MOVE-07 = Na žetonu podsvětí se smí zastavit jen strana Osirise.
not-ANKH-SUM-01 = Zvolte jednu z nabízených figur nebo polí.
not-ANKH-SUM-02 = Toto pole nesousedí s žádnou vaší figurou ani monumentem.
not-ANKH-SUM-03 = Takovou figuru už nemáte, nebo pro ni není místo.
not-ANKH-SUM-04 = Tamní monument není váš.
not-ANKH-SUM-07 = Leží tam žeton podsvětí: smí ho použít jen strana Osirise.
not-ANKH-SUM-08 = Žádný z vašich válečníků není v zajetí.
not-ANKH-GOD-10 = Na osvobození válečníka potřebujete 1 stoupence.
not-ANKH-MAP-05 = Toto pole je už obsazené.
not-ANKH-MAP-06 = To je voda: figury stojí na pevnině.
not-ANKH-MAP-08 = To je voda: monumenty stojí na pevnině.
not-ANKH-UNL-01 = Zvolte schopnost, kterou ještě nemáte.
not-ANKH-UNL-05 = Vaše další schopnost musí být úrovně { $amount }.
not-ANKH-CAMEL-03 = Řada velbloudů leží v jedné oblasti.
not-ANKH-CAMEL-04 = Velbloud stojí mezi dvěma poli pevniny jedné oblasti.
not-ANKH-CAMEL-05 = Řada musí oběma konci končit u řeky, vody, jiného velblouda nebo okraje mapy a nesmí se větvit.
not-ANKH-CAMEL-07 = Jedna z částí by pak byla příliš malá.
not-ANKH-CAMEL-11 = Zvolte jednu ze dvou nových oblastí.
not-ANKH-CAMEL-13 = Zvolte žeton pořadí konfliktů na mapě.
not-ANKH-BAT-04 = Zvolte bojovou kartu z ruky.
not-ANKH-BAT-06 = Tuto kartu jste už zahráli: leží odkrytá před vámi.
not-ANKH-CTRL-01 = Na tomto poli není monument.
not-ANKH-CTRL-02 = Na mapě jsou ještě neutrální monumenty, cizí proto ovládnout nemůžete.
not-ANKH-CTRL-03 = Nesousedí s ním žádná vaše figura.
not-ANKH-CTRL-05 = Zvolte monument sousedící s vaší figurou.
not-ANKH-CTRL-06 = Tento monument už je váš.
not-ANKH-CARD-06 = { $many ->
    [yes] Ke stavbě vám chybí stoupenci: { $amount }.
   *[no] Stavte v oblasti boje.
}
not-ANKH-CARD-07 = Tento monument nelze postavit: už žádný není, nebo nemáte žeton Ankh.
not-ANKH-CARD-08 = Na žetonu podsvětí nesmí stavět nikdo.
not-ANKH-CARD-10 = Zvolte, kolik stoupenců nabízíte.
not-ANKH-DEF-09 = Máte málo stoupenců, chybí: { $amount }.
not-ANKH-GUARD-07 = Odstrčená figura jde na prázdné sousední pole pevniny.
not-ANKH-GUARD-10 = Tamní figuru nelze odstrčit.
not-ANKH-GUARD-14 = Mumie se vrací na pole sousedící s vaším bohem.
not-ANKH-GUARD-19 = Namiřte obě klepeta na pole mapy.
not-ANKH-GOD-07 = Vlastního válečníka polapit nemůžete.
not-ANKH-GOD-14 = Tato figura není chráněná.
not-ANKH-GOD-18 = Žeton podsvětí patří na prázdné pole pevniny této oblasti.
not-ANKH-DEF-05 = Toto pole je už obsazené.
not-ANKH-GOD-20 = Na tomto poli už žeton podsvětí leží.
not-ANKH-POW-06 = Zvolte figuru a pak prázdné pole pevniny sousedící s vaším obeliskem v této oblasti.
not-ANKH-POW-10 = Leží tam žeton podsvětí: smí ho použít jen strana Osirise.
not-ANKH-GOD-06 = Zvolte stranu, jejíž válečník padl.
