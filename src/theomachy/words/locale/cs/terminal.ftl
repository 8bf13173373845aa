# Co říká sám terminál.

terminal-help = Odpovězte číslem nebo názvem. map ukáže stůl, ? vysvětlí otázku, why ODPOVĚĎ řekne, co tomu brání, hint poradí, battle ukáže, co přinesou karty, undo vezme rozhodnutí zpět, save SOUBOR uloží zápis, quit skončí.
terminal-legend = Figury a monumenty: ☥ bůh, w válečník, c Kočičí mumie, s Satet, m Mumie, a Apep, x Obří štír, p Sfinga, O obelisk, T chrám, P pyramida, pak začátek jména boha, nebo -- u neutrálních. Pevnina: " úrodné pole, . poušť, (3) číslo oblasti. ~ voda, / \ _ řeka, ∩ velbloud. * zářivá figura, # žeton podsvětí.
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
terminal-chance = Náhoda
terminal-hand-over = Klávesnici přebírá { $who }. Stiskněte Enter.
