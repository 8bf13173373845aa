# Co říká sám terminál.

terminal-help = Odpovězte číslem nebo názvem. map ukáže stůl, ? vysvětlí otázku, why ODPOVĚĎ řekne, co tomu brání, undo vezme tah zpět, save SOUBOR uloží záznam, quit skončí.
terminal-legend = Figury: ☥ bůh, w válečník, c kočičí mumie, s Satet, m mumie, a Apep, x štír, p sfinga, O obelisk, T chrám, P pyramida, za tím jméno boha, nebo -- u neutrálních. Země: " úrodná, . poušť, (3) číslo oblasti. ~ voda, / \ _ řeka, ∩ velbloud. * zářivá figura, # žeton podsvětí.
terminal-legal = To je povoleno.
terminal-unknown = { $text } není odpověď; zadejte číslo od 1 do { $amount } nebo název ze seznamu.
terminal-not-now = Teď ne:
terminal-undone = Vzato zpět.
terminal-nothing-to-undo = Není co vzít zpět.
terminal-saved = Uloženo jako { $text }.
terminal-goodbye = Na shledanou.
terminal-devotion = Zbožnost
terminal-followers = Stoupenci
terminal-warriors = Válečníci
terminal-guardians = Strážci
terminal-captives = Zajatci
terminal-tiebreaker = žeton nerozhodného boje
terminal-powers = Schopnosti
terminal-played = Zahráno
terminal-event = Událost
terminal-next = Příští
terminal-tracks = Stupnice
terminal-guardian-cards = Karty strážců
terminal-pincers = Klepeta
terminal-no-rule = Hledání { $text } neodpovídá žádné pravidlo.
terminal-chance = Náhoda
terminal-hand-over = Ke klávesnici jde { $who }. Stiskněte Enter.
