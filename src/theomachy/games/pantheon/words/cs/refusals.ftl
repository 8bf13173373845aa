# Proč byla odpověď odmítnuta: co bylo špatně, několika slovy. Samo pravidlo je odkaz.
# $way: a way from one place to another was meant; $many: an amount is missing; $thing: something was named.

not-PAN-EPOCH-16 = Nejprve zvolte jednu ze čtyř akcí.
not-PAN-EPOCH-17 = { $thing ->
    [yes] Tuto akci teraz zvolit nemůžete: nemáte co postavit, zaplatit ani získat.
   *[no] Než akci ukončíte, něco v ní udělejte.
}
not-PAN-EPOCH-18 = Není co dobírat.
not-PAN-MOVE-02 = Nemáte v ruce kartu pohybu.
not-PAN-MOVE-08 = { $many ->
    [yes] Na to už nemáte krok.
   *[no] Takový kámen už v zásobě nemáte.
}
not-PAN-MOVE-09 = Stojí tam někdo jiný, proto to stojí { $amount } kroky: víc, než máte.
not-PAN-MOVE-10 = Už tam máte kámen.
not-PAN-MOVE-11 = Stojí tam dva kameny: pole je plné.
not-PAN-MOVE-13 = Toto pole nesousedí s chrámem ani s vaší sítí.
not-PAN-MOVE-14 = Sloup potřebuje vaši šlápotu na sousedním poli.
not-PAN-MOVE-28 = Postavte aspoň jeden kámen, nebo si místo toho vezměte kartu.
not-PAN-BOARD-04 = Sloup stojí jen na poli pro sloup.
not-PAN-BOARD-09 = Na poli s chrámem nesmí stát žádný kámen.
not-PAN-GOD-09 = Není už co odkrýt.
not-PAN-GOD-22 = V tomto pohybu už nemáte skok.
not-PAN-GOD-23 = Skok vede přesně o dvě pole od vaší sítě.
not-PAN-GOD-25 = Skok vede přes kámen jiného hráče.
not-PAN-GOD-28 = Sloup nelze postavit skokem.
not-PAN-BUY-04 = To teď koupit nelze.
not-PAN-BUY-07 = Stojí to { $amount } peněz: víc, než vám zbývá.
not-PAN-BUY-12 = Stojí to { $amount } peněz: víc, než vám zbývá.
not-PAN-BUY-14 = Stojí to { $amount } peněz: víc, než vám zbývá.
not-PAN-BUY-09 = { $thing ->
    [yes] Tento nebo vyšší stupeň už máte.
   *[no] Stojí to { $amount } peněz: víc, než vám zbývá.
}
not-PAN-BUY-10 = Stupeň IV je nejvyšší.
not-PAN-BUY-13 = Ve všeobecné zásobě už takový kámen není.
not-PAN-BUY-19 = Při nákupu skákat nelze.
not-PAN-DRAW-02 = Zvolte odkrytou kartu, nebo dobírací balíček.
not-PAN-DRAW-05 = Nejprve si vezměte zbývající karty: { $amount }.
not-PAN-DRAW-15 = Balíček je prázdný: zvolte odkrytou kartu.
not-PAN-DRAW-17 = Balíček je prázdný: zvolte odkrytou kartu, nebo skončete.
not-PAN-SAC-01 = Zvolte jednoho z nabízených bohů.
not-PAN-SAC-02 = { $many ->
    [yes] Obětin tohoto druhu máte málo, je třeba: { $amount }.
   *[no] Na tohoto boha nemáte.
}
not-PAN-SAC-03 = Každé číslo se platí jiným druhem obětiny.
not-PAN-SAC-06 = Takovou kartu ani žeton nemáte.
not-PAN-SAC-14 = Pietalte se platí jen kartami, ne žetony.
not-PAN-LOOT-13 = Toto pole je plné, nebo na něm stojí váš kámen.
not-PAN-LOOT-20 = Tento sloup postavit musíte.
