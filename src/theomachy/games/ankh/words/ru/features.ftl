# На что смотрит игрок в «Анх».

ankh-feature-devotion = поклонение
ankh-feature-above = стороны ниже вас на шкале поклонения
ankh-feature-red = поклонение, которого не хватает, чтобы вовремя покинуть красную часть
ankh-feature-merging = цена слияния прямо сейчас
ankh-feature-dominations = регионы, где вы будете доминировать в ближайшем конфликте
ankh-feature-majorities = большинство монументов в ближайшем конфликте
ankh-feature-victories = вероятные победы в сражениях
ankh-feature-casualties = вероятные потери в сражениях
ankh-feature-warriors = воины на поле
ankh-feature-guardians = стражи на поле
ankh-feature-reserves = стражи в запасе
ankh-feature-monuments = монументы под контролем
ankh-feature-targets = монументы, которые можно взять под контроль
ankh-feature-gain = верующие от следующего действия «Получить верующих»
ankh-feature-followers = верующие
ankh-feature-affordable = хватает верующих на следующее свойство
ankh-feature-powers-1 = свойства 1-го уровня
ankh-feature-powers-2 = свойства 2-го уровня
ankh-feature-powers-3 = свойства 3-го уровня
ankh-feature-rewards = поклонение в конце каждого хода
ankh-feature-cards = карты сражений в руке
ankh-feature-cycle = «Цикл Маат» в руке
ankh-feature-chariots = «Колесницы» в руке
ankh-feature-drought = фигурки, с которыми выгодна «Засуха»
ankh-feature-miracle = фигурки, с которыми выгодно «Чудо»
ankh-feature-flood = фигурки, с которыми выгоден «Потоп»
ankh-feature-tokens = сияющие фигурки, жетоны загробного мира и пленники
ankh-feature-turn = право хода
ankh-feature-control-at-hand = возможность вызвать событие «Контроль над монументом»
ankh-feature-caravan-at-hand = возможность вызвать событие «Караван верблюдов»
ankh-feature-conflict-at-hand = возможность вызвать событие «Конфликт»

# Стили ботов: что они любят.
ankh-bot-style-warlord = Любит сражения больше, чем монументы.
ankh-bot-style-builder = Любит монументы больше, чем сражения.
ankh-bot-style-collector = Копит верующих, свойства и стражей.
ankh-bot-style-schemer = Держит полную руку и сдвигает границы.
