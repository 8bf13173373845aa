# Na co se dívá hráč Ankh.

ankh-feature-devotion = zbožnost
ankh-feature-above = strany níže na stupnici zbožnosti
ankh-feature-red = zbožnost chybějící k včasnému opuštění červené části
ankh-feature-merging = kolik by nyní stálo spojení bohů
ankh-feature-dominations = oblasti s dominancí v příštím Konfliktu
ankh-feature-majorities = převahy monumentů v příštím Konfliktu
ankh-feature-victories = boje, které lze nejspíš vyhrát
ankh-feature-casualties = figury, které nejspíš padnou v bojích
ankh-feature-warriors = válečníci na mapě
ankh-feature-guardians = Strážci na mapě
ankh-feature-reserves = Strážci v zásobě
ankh-feature-monuments = ovládané monumenty
ankh-feature-targets = monumenty na dosah ovládnutí
ankh-feature-gain = stoupenci z příští akce Získání stoupenců
ankh-feature-followers = stoupenci
ankh-feature-affordable = na další schopnost stačí stoupenci
ankh-feature-powers-1 = schopnosti úrovně 1
ankh-feature-powers-2 = schopnosti úrovně 2
ankh-feature-powers-3 = schopnosti úrovně 3
ankh-feature-rewards = zbožnost na konci každého tahu
ankh-feature-cards = bojové karty v ruce
ankh-feature-cycle = Cyklus Ma’at v ruce
ankh-feature-chariots = Vozatajové v ruce
ankh-feature-drought = figury, kterým se vyplatí Sucho
ankh-feature-miracle = figury, kterým se vyplatí Zázrak
ankh-feature-flood = figury, kterým se vyplatí Záplava
ankh-feature-tokens = zářivé figury, žetony podsvětí a polapení válečníci
ankh-feature-turn = tah
ankh-feature-control-at-hand = může spustit Ovládnutí monumentu
ankh-feature-caravan-at-hand = může spustit Velbloudí karavanu
ankh-feature-conflict-at-hand = může spustit Konflikt

# Styly botů: co mají rádi.
ankh-bot-style-warlord = Má raději boje než monumenty.
ankh-bot-style-builder = Má raději monumenty než boje.
ankh-bot-style-collector = Hromadí stoupence, schopnosti a Strážce.
ankh-bot-style-schemer = Drží plnou ruku a posouvá hranice.
