# The quiz: questions about real positions.

quiz-title = Викторина
quiz-legal = Что из этого разрешено?
quiz-refused = Что из этого запрещено?
quiz-right-is = Правильный ответ: { $letter }
quiz-right = Верно!
quiz-wrong = Не совсем.
quiz-why = Почему
quiz-next = Следующий вопрос
quiz-share = Скопировать ссылку на этот вопрос
quiz-copied = Ссылка скопирована.
quiz-score = Верных ответов: { $right } из { $of }
quiz-streak = Подряд: { $amount }
quiz-any = Все виды
quiz-kind-legal = Что разрешено?
quiz-kinds = Вид вопросов
quiz-choices = Варианты
quiz-given = Дано
quiz-position = Позиция
quiz-none = Здесь вопроса нет. Попробуйте следующий.
quiz-seen-by = Взгляд игрока: { $who }
quiz-type-letter = Ваш ответ, буква (Enter завершает викторину):
quiz-about = Позиции из настоящих партий. Отвечайте клавишами от 1 до 4, дальше — Enter.
