# Rady, příběh tahů, záznam a trenér na stránce. $who je hráč, $what věc nebo věta.

story-suggestion = Rada
story-play-it = Zahrát
story-another = Ukázat jinou
story-hide = Skrýt
story-hint-worse =
    { $worse ->
        [little] téměř stejně dobrá
        [some] o něco slabší
       *[much] zřetelně slabší
    }

## Since your last turn

story-since = Od vašeho posledního tahu
story-before = Před prvním tahem
story-turn = Tah { $amount }
story-turn-of = Tah { $amount } · { $who }
story-older =
    { $amount ->
        [one] { $amount } dřívější tah:
        [few] { $amount } dřívější tahy:
       *[other] { $amount } dřívějších tahů:
    }
story-for-you = Pro vás
story-of = { $who }: { $what }
story-replay = Přehrát znovu
story-always-skip = Vždy přeskočit
story-my-turn = Můj tah

## The log

story-tab-turns = Tahy
story-tab-battles = Boje
story-tab-chat = Chat
story-no-chat = Zatím nikdo nic nenapsal.
story-rule = Pravidlo: { $what }
story-rule-open = Ukázat pravidlo

## The coach

story-coach = Trenér
story-understood = Rozumím
story-coach-off = Vypnout trenéra
story-do-it = Přesto provést
story-think-again = Vybrat znovu
story-coach-refused-title = To teď nejde
story-coach-refused = Hra vám nedovolí porušit pravidla omylem. Důvod stojí nad vašimi možnostmi a odkaz otevře pravidlo.

## Settings

web-speed = Rychlost botů a pohybu
web-speed-hint = Jak dlouho je vidět každé rozhodnutí bota. Klávesa S přeskočí k vašemu tahu.
story-speed-slow = Pomalu
story-speed-normal = Normálně
story-speed-fast = Rychle
story-skip = Přeskočit k mému tahu
web-recap = Příběh tahů ostatních
web-recap-hint = Otevře se sám, když jste na tahu. Klávesa R ho otevře kdykoli.
web-coach = Trenér
web-coach-hint = Vysvětlí, co se děje poprvé, a varuje před drahou volbou.
story-coach-auto = První tři hry
story-coach-on = Vždy
story-coach-never = Vypnutý
