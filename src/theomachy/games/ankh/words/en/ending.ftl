# The score sheet and the turning points.
ankh-sheet = Where the Devotion came from
ankh-sheet-merged = Merged gods count on from the space of the lower god.
ankh-source-majorities = Majorities
ankh-source-domination = Domination
ankh-source-battles = Battles won
ankh-source-cards = Cards
ankh-source-powers = Powers and gods
ankh-source-lost = Lost
ankh-moment-where = Conflict { $conflict }, Region { $region }
ankh-moment-after = After Conflict { $conflict }
ankh-moment-battle = Battle won by { $margin }: { $who }, { $amount } Devotion.
ankh-moment-domination = Alone in the region: { $who }, { $amount } Devotion.
ankh-moment-nobody = Nobody wins the Battle. Most Devotion: { $who }, { $amount }.
ankh-moment-gods-merge = { $who } and { $whom }, the two lowest, merge on { $amount } and fight on as one.
ankh-moment-god-forgotten = Forgotten with { $amount } Devotion: { $who }.
