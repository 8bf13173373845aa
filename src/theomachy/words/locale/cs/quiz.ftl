# The quiz: questions about real positions.

quiz-title = Kvíz
quiz-legal = Co z toho je dovoleno?
quiz-refused = Co z toho není dovoleno?
quiz-right-is = Správná odpověď: { $letter }
quiz-right = Správně!
quiz-wrong = Bohužel ne.
quiz-why = Proč
quiz-next = Další otázka
quiz-share = Zkopírovat odkaz na tuto otázku
quiz-copied = Odkaz je zkopírován.
quiz-score = Správně: { $right } z { $of }
quiz-streak = V řadě: { $amount }
quiz-any = Všechny druhy
quiz-kind-legal = Co je dovoleno?
quiz-kinds = Druh otázek
quiz-choices = Možnosti
quiz-given = Dáno
quiz-position = Pozice
quiz-none = Zde žádná otázka není. Zkuste další.
quiz-seen-by = Pohled hráče: { $who }
quiz-type-letter = Vaše odpověď, písmeno (Enter ukončí kvíz):
quiz-about = Pozice ze skutečných partií. Odpovídají klávesy 1 až 4, dál vede Enter.
