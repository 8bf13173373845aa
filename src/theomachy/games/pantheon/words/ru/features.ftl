# На что смотрит игрок в «Пантеон».

pantheon-feature-points = победные очки
pantheon-feature-demigods = очки за полубогов в будущих подсчётах
pantheon-feature-columns = очки за колонны в будущих подсчётах
pantheon-feature-bands = путь к следующей ступени очков за колонны
pantheon-feature-pietalte = очки за Пьетальте в будущих подсчётах
pantheon-feature-column-reserve = колонны в личном запасе
pantheon-feature-feet = стопы
pantheon-feature-feet-ready = стопы, готовые к выставлению
pantheon-feature-loot-picked = собранная добыча
pantheon-feature-loot-1 = добыча в одном шаге
pantheon-feature-loot-2 = добыча в двух шагах
pantheon-feature-loot-3 = добыча в трёх шагах
pantheon-feature-loot-4 = добыча в четырёх шагах
pantheon-feature-sites-1 = места для колонн в одном шаге
pantheon-feature-sites-2 = места для колонн в двух шагах
pantheon-feature-sites-3 = места для колонн в трёх шагах
pantheon-feature-sites-4 = места для колонн в четырёх шагах
pantheon-feature-god-ready = бог, которого можно оплатить
pantheon-feature-god-1-short = бог, для которого не хватает одной жертвы
pantheon-feature-god-2-short = бог, для которого не хватает двух жертв
pantheon-feature-god-3-short = бог, для которого не хватает трёх жертв
pantheon-feature-levels = уровни жетонов жертв
pantheon-feature-kinds = виды жетонов жертв
pantheon-feature-movement = карты движения
pantheon-feature-offerings = карты жертв
pantheon-feature-coins = монеты на руке
pantheon-feature-steps = шаги в каждом движении
pantheon-feature-jumps = прыжки в каждом движении
pantheon-feature-market = монеты в каждой «Покупке»
pantheon-feature-draws = карты в каждом действии «Взять карты»
pantheon-feature-preparation = карты в каждой подготовке
pantheon-feature-further = дополнительные действия
pantheon-feature-turn = право хода
pantheon-feature-end-at-hand = возможность закончить эпоху
pantheon-feature-steps-left = шаги, оставшиеся в этом движении
pantheon-feature-coins-left = монеты, оставшиеся в этой «Покупке»
pantheon-feature-to-follow = возможность присоединиться к движению или взять карту

# Стили ботов: что они любят.
pantheon-bot-style-warlord = Ходит далеко и уносит добычу.
pantheon-bot-style-builder = Ставит колонны и бережёт для них места.
pantheon-bot-style-collector = Собирает жертвы для богов и полубогов.
pantheon-bot-style-schemer = Копит монеты и карты, а потом завершает эпоху.
