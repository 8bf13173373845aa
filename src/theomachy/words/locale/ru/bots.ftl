# Боты: имена и строка о каждом персонаже. О силе игры она ничего не говорит.

bot-name-milo = Мило
bot-about-milo = Пекарь. Думая, напевает.
bot-name-tessa = Тесса
bot-about-tessa = Чертит карты, но сама ходит в обход.
bot-name-dorion = Дорион
bot-about-dorion = Паромщик. Никогда не спешит.
bot-name-nefra = Нефра
bot-about-nefra = Записывает каждое поражение, и ваше тоже.
bot-name-kallia = Каллия
bot-about-kallia = Лепит горшки и любит круглые числа.
bot-name-hapu = Хапу
bot-about-hapu = Строитель. Дважды мерит, один раз вздыхает.
bot-name-selka = Селка
bot-about-selka = Держит пчёл и хранит маленькие тайны.
bot-name-ruben = Рубен
bot-about-ruben = Купец. Каждый ход называет удачной сделкой.
bot-name-ilka = Илка
bot-about-ilka = Смотрит на звёзды и забывает о времени.
bot-name-bassa = Басса
bot-about-bassa = У неё девять кошек. Они дают советы.
bot-name-timon = Тимон
bot-about-timon = Генерал в отставке с одной длинной историей.
bot-name-zora = Зора
bot-about-zora = Встаёт рано и весела раньше всех.
bot-name-olin = Олин
bot-about-olin = Растит оливы и говорит с деревьями.
bot-name-marit = Марит
bot-about-marit = Ночью ходит под парусом, днём спит.
bot-name-pavo = Паво
bot-about-pavo = На каждую игру наряжается как на пир.
bot-name-vesna = Весна
bot-about-vesna = После каждого проигрыша сажает дерево.

bot-level-random = Наугад
bot-level-novice = Слабый
bot-level-adept = Средний
bot-level-master = Сильный
bot-level-grandmaster = Очень сильный
bot-level-script = Играет в этом уроке

# Как играют боты того или иного стиля; что это значит, говорит каждая игра.
bot-style-warlord = война
bot-style-builder = стройка
bot-style-collector = собирательство
bot-style-schemer = интриги
bot-anyone = кто угодно этого уровня
bot-of-seat = Бот на месте { $amount }
bot-change = Выбрать вместо: { $who }
