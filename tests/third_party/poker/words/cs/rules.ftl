## Tříkartový poker

POKER-01 = Hrají dva až čtyři hráči; každý začíná s 20 žetony. Žetonů nepřibývá ani neubývá.
POKER-02 = Na začátku kola vloží každý hráč do banku 1 žeton.
POKER-03 = Každý hráč dostane tři karty z balíčku 24 karet a vidí je jen on.
POKER-04 = Všichni hráči si tajně a zároveň zvolí, zda vsadí 2 žetony, nebo složí.
POKER-05 = Pokud vsadili aspoň dva hráči, může každý z nich postupně vyměnit jednu kartu; odloží ji lícem nahoru.
POKER-06 = Vyměnit lze jen kartu z vlastní ruky.
POKER-07 = Hráči, kteří vsadili, ukážou karty. Od nejslabší kombinace: vysoká karta, pár, barva, postupka, trojice, čistá postupka.
POKER-08 = Nejlepší kombinace vyhrává bank; stejné kombinace se o něj dělí. Kdo vsadil jako jediný, vyhrává bez ukazování.
POKER-09 = Co nelze rozdělit, a bank kola, ve kterém všichni složili, zůstává do dalšího kola.
POKER-10 = Po šesti kolech vyhrává hráč s nejvíce žetony.
