# The almanac: every printed thing, with search.

almanac-title = Almanach
almanac-search = Hledat jména a účinky
almanac-list = Zpět na seznam
almanac-about = Vše, co je ve hře vytištěno: celý účinek, pravidla, o která se opírá, a co k sobě patří. Vyberte něco ze seznamu, nebo hledejte klávesou /.
almanac-unknown = Takové heslo v almanachu není. Vyberte jiné ze seznamu.
almanac-both-editions = Stejné v obou vydáních
almanac-only-in = Pouze: { $edition }
almanac-detail = Pravidla podrobně
almanac-another-example = Jiný příklad ({ $done } z { $of })
almanac-related = Související
almanac-figures = Čísla
almanac-turn = Listování
almanac-previous = Předchozí
almanac-next = Další
almanac-quiz = Vyzkoušejte se v kvízu
almanac-figures-from = { $amount ->
    [one] Spočítáno z { $amount } partie mezi boty.
    [few] Spočítáno ze { $amount } partií mezi boty.
   *[other] Spočítáno z { $amount } partií mezi boty.
}
