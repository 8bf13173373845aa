# Přehled bodů a zlomové okamžiky.
ankh-sheet = Odkud přišla zbožnost
ankh-sheet-merged = Sloučení bohové počítají dál od pole nižšího z nich.
ankh-source-majorities = Převahy
ankh-source-domination = Nadvláda
ankh-source-battles = Vyhrané boje
ankh-source-cards = Karty
ankh-source-powers = Schopnosti a bohové
ankh-source-lost = Ztraceno
ankh-moment-where = Konflikt { $conflict }, oblast { $region }
ankh-moment-after = Po konfliktu { $conflict }
ankh-moment-battle = Boj vyhraný o { $margin }: { $who }, zbožnost: { $amount }.
ankh-moment-domination = Jediná strana v oblasti: { $who }, zbožnost: { $amount }.
ankh-moment-nobody = Boj nikdo nevyhrává. Nejvíce zbožnosti: { $who }, { $amount }.
ankh-moment-gods-merge = { $who } a { $whom }, dva nejnižší, se slučují na poli { $amount } a bojují dál společně.
ankh-moment-god-forgotten = V zapomnění se zbožností { $amount } upadá: { $who }.
