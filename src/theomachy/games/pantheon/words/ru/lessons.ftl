# Уроки «Пантеона». Ключи: pantheon-lesson-ИМЯ (название), -goal, -end, и для каждого шага -ШАГ и его другие тексты.
# Каждое число верно в позиции урока; места названы по имени, без координат.

## 1: ход и четыре действия

pantheon-lesson-four-actions = Ход и четыре действия
pantheon-lesson-four-actions-goal = Получить первого бога
pantheon-lesson-four-actions-end = Вы попробовали все четыре действия, и каждое готовило следующее. Теперь научим ваши стопы ходить.
pantheon-lesson-four-actions-map = Перед вами Средиземноморье. Ваш цвет — красный, соперник — Зелёный. Партия длится шесть эпох, и в каждой возвышается новый народ. Сейчас это Рим: там стоит храм. После шестой эпохи побеждает тот, у кого больше очков.
pantheon-lesson-four-actions-map-title = Игровое поле
pantheon-lesson-four-actions-map-point = Храм стоит в Риме
pantheon-lesson-four-actions-turn = В свой ход вы выполняете ровно одно из четырёх действий: «Движение», «Покупка», «Жертвоприношение» или «Взять карты». Потом ходит Зелёный. Сейчас вы выполните все четыре, по одному за ход, и получите бога Гайвилеса.
pantheon-lesson-four-actions-turn-title = Четыре действия
pantheon-lesson-four-actions-draw = Карты движения у вас нет, но одна лежит открытой рядом с колодой. Выберите «Взять карты»: вы возьмёте три. Сначала — карту движения, потом любые две.
pantheon-lesson-four-actions-draw-title = Возьмите три карты
pantheon-lesson-four-actions-draw-point = Эта карта вам нужна
pantheon-lesson-four-actions-draw-other = Выберите «Взять карты» и сначала возьмите открытую карту движения: она понадобится в следующий ход.
pantheon-lesson-four-actions-move = Зелёный за монету ставит на поле стопу. Теперь вы: выберите «Движение». Само действие даёт 1 шаг, карта движения — ещё 2. Сыграйте её, и у вас будет 3 шага.
pantheon-lesson-four-actions-move-title = Движение: три шага
pantheon-lesson-four-actions-move-other = Выберите «Движение» и сыграйте карту движения: без неё у вас только 1 шаг.
pantheon-lesson-four-actions-walk = Каждый шаг ставит одну фишку. Поставьте стопу в море рядом с храмом, вторую — на жетон добычи западнее, а колонну — на Caralis рядом с ними. Затем закончите движение.
pantheon-lesson-four-actions-walk-title = Две стопы и колонна
pantheon-lesson-four-actions-walk-other = Ставьте на подсвеченные гексы: две стопы в море, вторая на жетоне добычи, и колонна на Caralis. Затем закончите движение.
pantheon-lesson-four-actions-buy = Добыча — карта на 2 монеты, а Зелёный присоединился и построил колонну на Salona. Вместе с вашей монетой это 3 монеты. Выберите «Покупку» и возьмите жетон жертвы «жрецы II»: он стоит ровно 3.
pantheon-lesson-four-actions-buy-title = Купите жетон
pantheon-lesson-four-actions-buy-other = Выберите «Покупку» и отдайте обе карты монет за жетон «жрецы II». Боги хотят жертв двух видов, а дары у вас уже есть.
pantheon-lesson-four-actions-sacrifice = Зелёный только что получил бога. Теперь вы: Гайвилес стоит 2 / 2 — две жертвы одного вида и две другого. Выберите «Жертвоприношение» и заплатите двумя картами даров и жетоном жрецов.
pantheon-lesson-four-actions-sacrifice-title = Жертва богу
pantheon-lesson-four-actions-sacrifice-point = 2 / 2
pantheon-lesson-four-actions-sacrifice-other = Выберите «Жертвоприношение», затем Гайвилеса. Одну двойку оплатят две карты даров, другую — жетон «жрецы II».
pantheon-lesson-four-actions-check = Первый бог и первое очко! Напоследок вопрос: в следующий ход вы покупаете жетон. Можно ли в тот же ход принести с ним жертву?
pantheon-lesson-four-actions-check-title = Проверьте себя
pantheon-lesson-four-actions-check-choice-both = Да, если хватает жертв
pantheon-lesson-four-actions-check-choice-next = Нет, это второе действие: в следующий ход
pantheon-lesson-four-actions-check-choice-cards = Да, но только картами
pantheon-lesson-four-actions-check-right = Верно. За ход — одно действие, и каждый ход готовит следующий.
pantheon-lesson-four-actions-check-wrong = Не совсем. Сколько действий в одном ходе?

## 2: стопы и храм

pantheon-lesson-feet-and-temple = Стопы и храм
pantheon-lesson-feet-and-temple-goal = Построить колонны на Londinium и Narbo
pantheon-lesson-feet-and-temple-end = От храма, гекс за гексом — так и путешествуют стопы. А по дороге их ждёт добыча.
pantheon-lesson-feet-and-temple-temple = В каждой эпохе ваш путь начинается у храма. Стопу ставят на гекс рядом с храмом или рядом с вашей фишкой, которая с ним соединена. Суша и море стоят одинаково. Ваша цель — Londinium.
pantheon-lesson-feet-and-temple-temple-title = Все пути — от храма
pantheon-lesson-feet-and-temple-temple-point = Стопы идут отсюда
pantheon-lesson-feet-and-temple-steps = Выберите «Движение». Кто его выбрал, берёт большую стопу: она даёт 1 шаг, а каждая карта движения — 2. Сыграйте одну из двух карт: до Londinium хватит 3 шагов.
pantheon-lesson-feet-and-temple-steps-title = Три шага
pantheon-lesson-feet-and-temple-steps-other = Выберите «Движение» и сыграйте одну карту движения.
pantheon-lesson-feet-and-temple-first-foot = Колонне нужна ваша стопа на соседнем гексе, поэтому Londinium подождёт. Поставьте первую стопу на подсвеченный гекс рядом с храмом. Свободный гекс стоит 1 шаг.
pantheon-lesson-feet-and-temple-first-foot-title = Рядом с храмом
pantheon-lesson-feet-and-temple-first-foot-point = Первая стопа — сюда
pantheon-lesson-feet-and-temple-first-foot-other = Поставьте стопу на подсвеченный гекс: оттуда до Londinium недалеко.
pantheon-lesson-feet-and-temple-first-foot-says-card = Трёх шагов хватит. Вторую карту приберегите, скоро она понадобится.
pantheon-lesson-feet-and-temple-second-foot = Ваша стопа стоит рядом с храмом, значит, соединена с ним. Следующая может стоять рядом с храмом или с этой стопой. Поставьте её на подсвеченный гекс у Londinium: один — суша, другой — море.
pantheon-lesson-feet-and-temple-second-foot-title = Рядом с Londinium
pantheon-lesson-feet-and-temple-second-foot-point = Суша или море
pantheon-lesson-feet-and-temple-second-foot-other = Выберите подсвеченный гекс: рядом с первой стопой и рядом с Londinium.
pantheon-lesson-feet-and-temple-second-foot-says-card = Осталось 2 шага, их хватит. Вторую карту приберегите.
pantheon-lesson-feet-and-temple-column = Теперь ваша стопа стоит рядом с Londinium. Последним шагом поставьте там колонну и закончите движение. Колонна останется на поле до конца игры.
pantheon-lesson-feet-and-temple-column-title = Колонна
pantheon-lesson-feet-and-temple-column-point = Стройте здесь
pantheon-lesson-feet-and-temple-column-other = Поставьте колонну на Londinium и закончите движение.
pantheon-lesson-feet-and-temple-column-says-card = Приберегите вторую карту: она сейчас понадобится.
pantheon-lesson-feet-and-temple-follow = Зелёный присоединился к вам, затем сам выбрал «Движение» и построил колонну на Mediolanum. Теперь можете присоединиться вы. Большая стопа у него, поэтому шаги дают только ваши карты: сыграйте карту.
pantheon-lesson-feet-and-temple-follow-title = Присоединитесь к движению
pantheon-lesson-feet-and-temple-follow-other = Вместо движения можно взять одну карту. Но сейчас присоединитесь: сыграйте карту движения.
pantheon-lesson-feet-and-temple-narbo = У вас 2 шага. Гекс с фишкой соперника стоит 2 шага, свободный — 1, а гекс с двумя фишками закрыт. Найдите путь к Narbo и поставьте там колонну.
pantheon-lesson-feet-and-temple-narbo-title = Narbo за 2 шага
pantheon-lesson-feet-and-temple-narbo-point = Стройте здесь
pantheon-lesson-feet-and-temple-narbo-again = Так не получилось. Посмотрите на свободный гекс, который касается и вашей первой стопы, и Narbo.
pantheon-lesson-feet-and-temple-check = Две колонны! Теперь посчитайте: вы хотите поставить стопу рядом с храмом туда, где стоит стопа Зелёного, и колонну на свободное место по соседству. Сколько это шагов?
pantheon-lesson-feet-and-temple-check-title = Проверьте себя
pantheon-lesson-feet-and-temple-check-choice-two = 2 шага
pantheon-lesson-feet-and-temple-check-choice-three = 3 шага
pantheon-lesson-feet-and-temple-check-choice-never = Нельзя: гекс занят
pantheon-lesson-feet-and-temple-check-right = Верно: 2 за гекс со стопой Зелёного и 1 за колонну.
pantheon-lesson-feet-and-temple-check-wrong = Не совсем. Гекс с одной фишкой соперника стоит 2 шага, свободный — 1.

## 3: добыча

pantheon-lesson-loot = Добыча
pantheon-lesson-loot-goal = Забрать два жетона добычи
pantheon-lesson-loot-end = Жетон на каждое движение и полубог на оба подсчёта — славная добыча. Дальше — монеты.
pantheon-lesson-loot-tiles = Каждая эпоха начинается с добычи на поле: жетонов на один больше, чем игроков, — для двоих три. Все видят, что даёт жетон. Забирает его стопа, поставленная на его гекс.
pantheon-lesson-loot-tiles-title = Три жетона
pantheon-lesson-loot-steps = В двух гексах от храма лежит жетон, который даёт 1 шаг в каждом движении. Выберите «Движение» и сыграйте карту: у вас 3 шага.
pantheon-lesson-loot-steps-title = В путь
pantheon-lesson-loot-steps-other = Выберите «Движение» и сыграйте карту движения.
pantheon-lesson-loot-pick-up = Поставьте стопу на подсвеченный гекс рядом с храмом, затем — на жетон. Стопа забирает его; отказаться нельзя.
pantheon-lesson-loot-pick-up-title = Заберите жетон
pantheon-lesson-loot-pick-up-point = Первая стопа — сюда
pantheon-lesson-loot-pick-up-other = Идите через подсвеченный гекс к жетону с шагом.
pantheon-lesson-loot-after = Остался 1 шаг. Добычу разыгрывают только после движения, поэтому шаг нового жетона ещё не считается. Поставьте стопу в сторону следующего жетона и закончите движение.
pantheon-lesson-loot-after-title = После движения
pantheon-lesson-loot-after-other = Поставьте последнюю стопу на подсвеченный гекс и закончите движение.
pantheon-lesson-loot-kept = Зелёный присоединился и идёт на север за другим жетоном. Ваш жетон теперь лежит перед вами до конца игры: в каждом вашем движении на 1 шаг больше, с картами или без них.
pantheon-lesson-loot-kept-title = Жетон, который остаётся
pantheon-lesson-loot-kinds = Остальные жетоны срабатывают один раз. Они дают карты, деньги, уровни жетонов жертв, фишки в запас, полубога и даже бога. Если за движение вы взяли несколько, порядок выбираете сами.
pantheon-lesson-loot-kinds-title = Что дают жетоны
pantheon-lesson-loot-demigod = Карты движения нет, но большая стопа и жетон дают 2 шага. Возьмите жетон полубога и закончите движение: вам достанется верхний из выложенных полубогов, его значение — 3.
pantheon-lesson-loot-demigod-title = Полубог
pantheon-lesson-loot-demigod-point = Полубог со значением 3
pantheon-lesson-loot-demigod-again = Жетон полубога лежит рядом с вашей последней стопой. Выберите «Движение», встаньте на него и закончите движение.
pantheon-lesson-loot-check = Полубог лежит лицом вниз, его значение считается в обоих подсчётах. Вопрос: в движении вы взяли жетон с двумя стопами, и остался шаг. Можно ли поставить за него одну из этих стоп?
pantheon-lesson-loot-check-title = Проверьте себя
pantheon-lesson-loot-check-choice-now = Да, стопы сразу мои
pantheon-lesson-loot-check-choice-later = Нет, добычу разыгрывают после движения
pantheon-lesson-loot-check-choice-buy = Да, но за монету
pantheon-lesson-loot-check-right = Верно: добыча не помогает в том движении, в котором её взяли.
pantheon-lesson-loot-check-wrong = Не совсем. Когда начал считаться шаг вашего жетона?

## 4: покупка

pantheon-lesson-buying = Покупка и колонны
pantheon-lesson-buying-goal = Потратить 6 монет без остатка
pantheon-lesson-buying-end = Ни одной монеты не пропало! Жетоны и колонны останутся у вас до конца. Дальше — для чего нужны жетоны.
pantheon-lesson-buying-coins = У вас пять карт монет: 3, 3, 2, 2 и 1. За одну «Покупку» можно купить сколько угодно, но сдачи нет: лишние монеты с сыгранной карты пропадают.
pantheon-lesson-buying-coins-title = Монеты
pantheon-lesson-buying-shop = Выберите «Покупку». Жетоны жертв уровней I, II, III и IV стоят 1, 3, 6 и 10 монет. Жетон каждого вида у вас может быть только один.
pantheon-lesson-buying-shop-title = Цены
pantheon-lesson-buying-shop-other = Выберите «Покупку».
pantheon-lesson-buying-token = Жетон помогает в каждом жертвоприношении и не тратится: уровень II заменяет две жертвы. Купите жетон «жрецы II» за карту в 3 монеты.
pantheon-lesson-buying-token-title = Жетон
pantheon-lesson-buying-token-other = Сейчас купите только «жрецы II» за карту в 3 монеты.
pantheon-lesson-buying-token-says-card = Купите только «жрецы II»: одной карты в 3 монеты хватит ровно.
pantheon-lesson-buying-pieces = Зелёный получил бога. А вас ждёт Narbo: стопа стоит рядом, но колонн в запасе нет. Новая фишка в запас стоит 1 монету, поставить её на поле — ещё 1. К «Покупке» никто не присоединяется.
pantheon-lesson-buying-pieces-title = Фишки и места
pantheon-lesson-buying-column = Выберите «Покупку», возьмите колонну и поставьте её на Narbo. Вместе это 2 монеты: заплатите картой в 2.
pantheon-lesson-buying-column-title = Колонна на Narbo
pantheon-lesson-buying-column-other = Одна колонна и место для неё на Narbo — за карту в 2 монеты.
pantheon-lesson-buying-raise = Повышая жетон, платят разницу: с II до III это 6 минус 3, то есть 3 монеты. А там, где стоит колонна соперника, место стоит 2 монеты вместо 1. Зелёный стоит на Mediolanum.
pantheon-lesson-buying-raise-title = Повышение и соседство
pantheon-lesson-buying-raise-point = Колонна Зелёного: 2 монеты
pantheon-lesson-buying-check = Последние три карты — это 6 монет. За одну «Покупку» повысьте жрецов до уровня III и постройте колонну на Mediolanum. Помните: колонн в запасе нет.
pantheon-lesson-buying-check-title = Шесть монет, одна покупка
pantheon-lesson-buying-check-again = Всё удаётся за одну «Покупку»: «жрецы III» за 3, колонна за 1, место на Mediolanum за 2.

## 5: боги и жертвоприношение

pantheon-lesson-gods = Боги и жертвоприношение
pantheon-lesson-gods-goal = Получить двух богов с одним жетоном
pantheon-lesson-gods-end = Два бога и два полубога: небеса к вам благосклонны. Дальше — откуда берутся хорошие карты.
pantheon-lesson-gods-price = Плезирис стоит 3 / 3. Каждое число оплачивают жертвами одного вида, и для каждого числа вид свой. Карта — это 1 жертва, жетон — столько жертв, каков его уровень.
pantheon-lesson-gods-price-title = Цена бога
pantheon-lesson-gods-price-point = Цена: 3 / 3
pantheon-lesson-gods-pay = Жетон «жрецы II» и карта жрецов — это три; вторую тройку оплатят три карты танцовщиц. Выберите «Жертвоприношение», затем плитку Плезирис, и заплатите.
pantheon-lesson-gods-pay-title = Карты и жетон
pantheon-lesson-gods-pay-other = Выберите «Жертвоприношение», затем Плезирис: жрецы — с жетоном, танцовщицы — картами.
pantheon-lesson-gods-pay-says-later = Сначала Плезирис. Дары приберегите для Гайвилеса.
pantheon-lesson-gods-demigods = Идёт эпоха 2, поэтому каждый бог приносит 2 очка. Плезирис действует сразу: два выложенных полубога, 3 и 2, — ваши, а плитка уходит из игры. Полубоги лежат лицом вниз и считаются в обоих подсчётах.
pantheon-lesson-gods-demigods-title = Боги, что действуют сразу
pantheon-lesson-gods-token = Карты потрачены, а жетон остался и заплатит снова. Гайвилес стоит 2 / 2: две карты даров и ещё раз «жрецы II».
pantheon-lesson-gods-token-title = Жетон платит снова
pantheon-lesson-gods-token-other = Выберите «Жертвоприношение», затем Гайвилеса: дары — картами, жрецы — жетоном.
pantheon-lesson-gods-kept = Гайвилес остаётся у вас: в каждом вашем движении одна стопа может перепрыгнуть гекс с чужой фишкой. Так остаются шесть из десяти богов. Они помогают шагами, монетами, картами или очками.
pantheon-lesson-gods-kept-title = Боги, что остаются
pantheon-lesson-gods-once = Трайтера тоже остаётся, но действует один раз: после действия в ваш ход даёт ещё одно. Новые боги появляются только с новой эпохой. Когда взят последний, эпоха заканчивается.
pantheon-lesson-gods-once-title = Бог на один раз
pantheon-lesson-gods-check = Гайвилес стоит 2 / 2. Допустим, у вас жетон «танцовщицы III», одна карта даров и одна карта жрецов. Можете заплатить?
pantheon-lesson-gods-check-title = Проверьте себя
pantheon-lesson-gods-check-choice-token = Да: лишняя жертва жетона пойдёт во вторую двойку
pantheon-lesson-gods-check-choice-mixed = Да: дар и жрец вместе — вторая двойка
pantheon-lesson-gods-check-choice-no = Нет: для второй двойки нужны две жертвы одного другого вида
pantheon-lesson-gods-check-right = Верно. Виды не смешивают, а лишнее на жетоне пропадает.
pantheon-lesson-gods-check-wrong = Не совсем. Каждому числу нужен свой вид, и в достатке.

## 6: взять карты

pantheon-lesson-draw = Карты: взять и собрать
pantheon-lesson-draw-goal = Собрать пять карт храмов для Гадицеи
pantheon-lesson-draw-end = Пять одного вида: в следующий ход Гадицея может стать вашей. А теперь — как заканчивается эпоха.
pantheon-lesson-draw-market = Рядом с колодой лежат четыре открытые карты. Действие «Взять карты» даёт три, одну за другой: каждый раз это открытая карта или неизвестная верхняя карта колоды.
pantheon-lesson-draw-market-title = Открытая или из колоды
pantheon-lesson-draw-open = Выберите «Взять карты» и возьмите открытую монету. Посмотрите на её место: новая карта открывается раньше, чем вы выбираете снова.
pantheon-lesson-draw-open-title = Открытая карта
pantheon-lesson-draw-open-other = Выберите «Взять карты» и возьмите открытую карту в 1 монету.
pantheon-lesson-draw-replaced = Открылась карта храмов, а храмы вы и собираете. Возьмите её.
pantheon-lesson-draw-replaced-title = Удачная карта
pantheon-lesson-draw-replaced-point = Только что открыта
pantheon-lesson-draw-replaced-other = Возьмите открытую карту храмов.
pantheon-lesson-draw-deck = Ещё одни храмы! Оставьте их на потом, а третью карту возьмите из колоды: соперник её не увидит.
pantheon-lesson-draw-deck-title = Из колоды
pantheon-lesson-draw-deck-other = Возьмите третью карту из колоды.
pantheon-lesson-draw-instead = Зелёный выбрал «Движение» и забрал жетон добычи. Когда движется другой игрок, вы либо присоединяетесь, либо берёте одну карту из колоды. Спешить некуда: возьмите карту.
pantheon-lesson-draw-instead-title = Карта вместо движения
pantheon-lesson-draw-instead-other = Приберегите карту движения. Сейчас не присоединяйтесь, а возьмите карту.
pantheon-lesson-draw-hand = Ваши карты никто не видит, и число их не ограничено. Сыгранные уходят в сброс; когда колода кончится, из него сделают новую. Гадицея даёт владельцу ещё одну карту в каждом действии «Взять карты».
pantheon-lesson-draw-hand-title = Карты на руке
pantheon-lesson-draw-check = Гадицея стоит 5 жертв одного вида. У вас три карты храмов, и одна лежит открытой. Берите карты так, чтобы храмов стало пять.
pantheon-lesson-draw-check-title = Пять карт храмов
pantheon-lesson-draw-check-again = Сначала возьмите открытую карту храмов и посмотрите, что откроется на её месте.

## 7: эпохи

pantheon-lesson-epochs = Конец эпохи
pantheon-lesson-epochs-goal = Закончить эпоху и начать следующую
pantheon-lesson-epochs-end = Народы приходят и уходят, а вы остаётесь. Осталось узнать, как считают очки.
pantheon-lesson-epochs-last = Эпоха заканчивается, когда взят последний жетон добычи или последний из выложенных богов — смотря что раньше. Здесь остались один жетон и два бога, и жетон — в двух гексах от вашей стопы.
pantheon-lesson-epochs-last-title = Два пути к концу
pantheon-lesson-epochs-last-point = Последний жетон добычи
pantheon-lesson-epochs-take = Выберите «Движение», сыграйте карту, дойдите до последнего жетона и закончите движение.
pantheon-lesson-epochs-take-title = Последний жетон
pantheon-lesson-epochs-take-other = Выберите «Движение», сыграйте карту, пройдите по подсвеченным гексам к жетону и закончите движение.
pantheon-lesson-epochs-ability = Эпоха Рима закончилась, возвышается Иберия. Сначала каждый применяет свойство нового народа: берёт жетон жертвы уровня I или повышает свой. Зелёный взял дары. Теперь вы: возьмите бесплатно любой жетон.
pantheon-lesson-epochs-ability-title = Бесплатный жетон
pantheon-lesson-epochs-ability-other = Это бесплатно: возьмите жетон уровня I.
pantheon-lesson-epochs-points = Что произошло? Действие всегда доводят до конца, поэтому Зелёный ещё присоединился и построил колонну на Syracusae. Большая стопа была у вас, и конец эпохи принёс вам 3 очка. Новую эпоху начал Зелёный, ваш сосед слева.
pantheon-lesson-epochs-points-title = Вам 3 очка
pantheon-lesson-epochs-cleared = Все стопы вернулись к владельцам. Колонны остались: ваша на Mediolanum и Зелёного на Syracusae. Невзятые боги и добыча ушли из игры. Карты, жетоны, боги и полубоги остаются у вас.
pantheon-lesson-epochs-cleared-title = Что остаётся
pantheon-lesson-epochs-nations = Выложены три новых бога и три жетона добычи, храм стоит в Иберии. У каждого народа своё свойство: Рим даёт карты, Карфаген — 2 монеты на покупки, Египет меняет фишки. В партии участвуют шесть народов из восьми.
pantheon-lesson-epochs-nations-title = Новый народ
pantheon-lesson-epochs-nations-point = Храм стоит в Иберии
pantheon-lesson-epochs-check = Вопрос: вы выбрали «Движение». Зелёный присоединился и взял последний жетон добычи. Кто получит 3 очка за конец эпохи?
pantheon-lesson-epochs-check-title = Проверьте себя
pantheon-lesson-epochs-check-choice-you = Я: большая стопа у меня
pantheon-lesson-epochs-check-choice-green = Зелёный: он взял жетон
pantheon-lesson-epochs-check-choice-nobody = Никто: эпоха продолжается
pantheon-lesson-epochs-check-right = Верно. Действие ваше, значит, и очки ваши.
pantheon-lesson-epochs-check-wrong = Не совсем. Важно, чьё это действие, то есть у кого большая стопа.

## 8: подсчёты очков

pantheon-lesson-scoring = Подсчёты очков
pantheon-lesson-scoring-goal = Обогнать Зелёного в первом подсчёте
pantheon-lesson-scoring-end = Теперь вы знаете всю игру. Пора сыграть первую партию: новички уже ждут!
pantheon-lesson-scoring-when = Боги и конец эпохи приносят очки сразу, остальное дают два подсчёта: после эпох 3 и 6. Эпоха 3 почти закончилась — остался один жетон добычи. У вас 9 очков, у Зелёного 14.
pantheon-lesson-scoring-when-title = Два подсчёта
pantheon-lesson-scoring-when-point = Последний жетон добычи
pantheon-lesson-scoring-columns = Если на поле 1–3 ваши колонны, каждая приносит 1 очко; если 4–7 — каждая 2; 8–11 — каждая 3; все 12 — каждая 4. У вас три: с четвёртой вместо 3 очков будет 8!
pantheon-lesson-scoring-columns-title = Колонны
pantheon-lesson-scoring-fourth = Большая стопа, карта движения и ваш бог Винтрад — это 1 + 2 + 1 = 4 шага. Выберите «Движение», сыграйте карту, поставьте стопу на подсвеченный гекс у храма и колонну на Noviomagus.
pantheon-lesson-scoring-fourth-title = Четвёртая колонна
pantheon-lesson-scoring-fourth-other = Выберите «Движение», сыграйте карту, поставьте стопу на подсвеченный гекс, затем колонну на Noviomagus.
pantheon-lesson-scoring-end-epoch = Осталось 2 шага — ровно столько нужно до последнего жетона добычи: это полубог со значением 2. Возьмите его и закончите движение, а с ним и эпоху.
pantheon-lesson-scoring-end-epoch-title = Закончите эпоху
pantheon-lesson-scoring-end-epoch-other = Пройдите по подсвеченным гексам к жетону и закончите движение.
pantheon-lesson-scoring-sum = 3 очка за конец эпохи, затем подсчёт: 8 за четыре колонны, 3 + 2 = 5 за полубогов и 2 за Пьетальте — уровень вашего лучшего жетона. Было 9, стало 27; у Зелёного 19.
pantheon-lesson-scoring-sum-title = 27 очков
pantheon-lesson-scoring-nothing = Считается каждая колонна на поле, где бы она ни стояла. Стопы, карты, монеты, жетоны и фишки в запасе сами очков не приносят. Полубоги остаются у вас и снова считаются после эпохи 6.
pantheon-lesson-scoring-nothing-title = Что считают, а что нет
pantheon-lesson-scoring-winner = После второго подсчёта игра заканчивается, и побеждает игрок с наибольшим числом очков. При равенстве решает число полубогов, а не их значения.
pantheon-lesson-scoring-winner-title = Победитель
pantheon-lesson-scoring-check = Последний подсчёт: на поле 8 ваших колонн, у вас полубоги 4 и 2 и Пьетальте с жетоном уровня III. Сколько очков это приносит?
pantheon-lesson-scoring-check-title = Проверьте себя
pantheon-lesson-scoring-check-choice-two-each = 25 очков
pantheon-lesson-scoring-check-choice-three-each = 33 очка
pantheon-lesson-scoring-check-choice-no-token = 30 очков
pantheon-lesson-scoring-check-right = Верно: 8 × 3 = 24 за колонны, 6 за полубогов, 3 за Пьетальте.
pantheon-lesson-scoring-check-wrong = Не совсем. Сложите ещё раз колонны, полубогов и Пьетальте.
pantheon-lesson-scoring-check-says-two-each = Почти: начиная с 8 колонн каждая приносит 3 очка, а не 2.
pantheon-lesson-scoring-check-says-no-token = Почти: Пьетальте добавляет уровень вашего лучшего жетона.
