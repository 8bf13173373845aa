# Co říká sám terminál.

terminal-help = Odpovězte číslem nebo názvem. map ukáže stůl, ? vysvětlí otázku, why ODPOVĚĎ řekne, co tomu brání, undo vezme tah zpět, save SOUBOR uloží záznam, quit skončí.
terminal-legend = Figury: G bůh, w válečník, c kočičí mumie, s Satet, m mumie, a Apep, x štír, p sfinga; O T P monumenty, -- neutrální; f úrodné, d poušť s číslem oblasti; ~~ voda; # žeton podsvětí; * zářivá.
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
terminal-powers = Schopnosti
terminal-played = Zahráno
terminal-none = nic
terminal-event = Událost
terminal-markers = Ukazatele
terminal-no-rule = Hledání { $text } neodpovídá žádné pravidlo.
terminal-camels = Velbloudi
terminal-chance = Náhoda
terminal-hand-over = Ke klávesnici jde { $who }. Stiskněte Enter.
