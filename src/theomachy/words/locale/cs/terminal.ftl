# Co říká sám terminál.

terminal-help =
    Napište číslo, název odpovědi nebo začátek názvu. Příkazy:
    map - ukázat stůl; legend - značky na mapě
    ? - vysvětlit otázku a každou odpověď; ? 2 - jednu odpověď; ? NÁZEV - jakoukoli kartu, schopnost, boha nebo žeton
    list - všechny odpovědi slovy; why ODPOVĚĎ - proč není dovolená
    hint - rada; do - zahrát radu; battle - výsledky podle karet
    log - vše, co se stalo, s pravidly
    undo - vrátit poslední odpověď; save SOUBOR - uložit hru; quit - opustit hru
    Samotný Enter ukáže otázku znovu, také po změně velikosti okna.
terminal-legend = Figury a monumenty: ☥ bůh, w válečník, c Kočičí mumie, s Satet, m Mumie, a Apep, x Obří štír, p Sfinga, O obelisk, T chrám, P pyramida, pak začátek jména boha, nebo -- u neutrálních. Pevnina: " úrodné pole, . poušť, (3) číslo oblasti. ~ voda, / \ _ řeka, ∩ velbloud. * zářivá figura, # žeton podsvětí.
terminal-legal = To je povoleno.
terminal-unknown = { $text } není odpověď; zadejte číslo od 1 do { $amount } nebo název ze seznamu.
terminal-not-now = Teď ne:
terminal-undone = Vzato zpět.
terminal-nothing-to-undo = Není co vzít zpět.
terminal-saved = Uloženo jako { $text }.
terminal-goodbye = Na shledanou.
terminal-warriors = Válečníci
terminal-guardians = Strážci
terminal-captives = Polapení
terminal-tiebreaker = žeton nerozhodného boje
terminal-powers = Schopnosti
terminal-played = Zahráno
terminal-event = Událost
terminal-next = Následuje
terminal-tracks = Stupnice
terminal-guardian-cards = Karty Strážců
terminal-pincers = Klepeta
terminal-no-rule = Výrazu „{ $text }“ neodpovídá žádné pravidlo.
terminal-hand-over = Klávesnici přebírá { $who }. Stiskněte Enter.
terminal-welcome = Napište číslo nebo název odpovědi. ? vysvětlí, hint poradí, help vypíše všechny příkazy.
terminal-page = -- Enter: číst dál --
terminal-thinking = { $who }: bot přemýšlí...
terminal-cost = (cena: { $amount })
terminal-on-map = { $numbers }: čísla na mapě (list: všechny odpovědi slovy)
terminal-no-such-thing = Nic se tu nejmenuje „{ $text }“.
terminal-more-help = ? 2 vysvětlí jednu odpověď, ? NÁZEV jakoukoli kartu, schopnost, boha nebo žeton; help vypíše všechny příkazy.
terminal-do = Napište do a rada se zahraje.
terminal-no-hint = Není žádná rada k zahrání. Nejdřív napište hint.
terminal-not-saved = Soubor { $text } nelze zapsat: { $reason }.
terminal-revealed = Poslední odpověď něco odhalila, proto ji nelze vrátit.
terminal-total = Celkem
