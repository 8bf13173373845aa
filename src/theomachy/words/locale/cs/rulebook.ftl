book-title = Pravidla hry
book-contents = Obsah
book-search = Hledat v pravidlech
book-found = { $amount ->
    [one] { $amount } místo
    [few] { $amount } místa
    [many] { $amount } místa
   *[other] { $amount } míst
}
book-nothing = Nic se nenašlo. Zkuste jiné slovo.
book-none = Tato pravidla ještě nejsou napsaná.
book-previous = Předchozí kapitola
book-next = Další kapitola
book-pdf = PDF
book-chapter = Kapitola { $number }
book-in-book = V knize pravidel:
book-law = Číslovaná pravidla
book-example = Příklad
book-example-play = Přehrát
book-example-pause = Pozastavit
book-example-again = Od začátku
book-example-previous = O jedno rozhodnutí zpět
book-example-next = Další rozhodnutí
book-example-count = { $done } z { $of }
book-example-answered = Tato volba je učiněna.
book-example-things = Na čem tu záleží
