# Сообщения тем, кого нет за столом, и экран, на котором выбирают, как о них узнавать.

## Сообщения

notice-table = { $game } «{ $title }»
notice-turn = { $count ->
    [1] Ваш ход
    [one] Ваш ход за { $count } столом
    [few] Ваш ход за { $count } столами
    [many] Ваш ход за { $count } столами
   *[other] Ваш ход за { $count } столами
}
notice-news = { $count ->
    [1] Новости с вашего стола
    [one] Новости с { $count } стола
    [few] Новости с { $count } столов
    [many] Новости с { $count } столов
   *[other] Новости с { $count } столов
}
notice-line-turn = { $table }: ваш ход.
notice-line-started = { $table }: игра началась.
notice-line-over = { $table }: игра окончена.
notice-line-rematch = { $table }: вам предлагают сыграть ещё раз.
notice-more = { $count ->
    [one] И ещё { $count } стол.
    [few] И ещё { $count } стола.
    [many] И ещё { $count } столов.
   *[other] И ещё { $count } стола.
}
notice-test = Пробное сообщение
notice-test-line = Сообщения от Theomachy приходят сюда.
notice-confirm = Подтвердите адрес
notice-confirm-line = Владелец учётной записи «{ $name }» хочет получать сюда сообщения о своём ходе. Если это вы, откройте ссылку. Если нет, ничего не делайте: других писем не будет.
notice-stop = Не получать больше таких писем:

## Экран

notices-hint = Выберите, как узнавать, что наступил ваш ход, что игра началась или окончена или что вам предлагают сыграть ещё раз. О каждом столе сообщается один раз, пока вы туда не заглянете. В сообщении названы игра и стол и нет ничего скрытого.
notices-nobody = Сначала сыграйте за столом или войдите.
notices-account-needed = Для писем и вебхуков нужна учётная запись.
notices-log-in = Войти
notices-missing = Хозяин этого сервера это не настроил: { $what }
notices-push = Этот браузер
notices-push-hint = Уведомление на этом устройстве, даже если страница закрыта.
notices-push-on = Включить
notices-push-off = Выключить
notices-push-cannot = Этот браузер не может получать здесь push-сообщения.
notices-push-blocked = Ваш браузер блокирует уведомления с этой страницы. Их можно разрешить в настройках браузера.
notices-email = Электронная почта
notices-email-hint = Сначала придёт ссылка для подтверждения адреса. В каждом письме есть ссылка, которая отключает письма.
notices-address = Адрес
notices-webhook = Вебхук
notices-webhook-hint = Вебхук Discord или Slack либо тема ntfy.
notices-service = Служба
notices-url = URL
notices-add = Добавить
notices-channels = Ваши каналы
notices-kind-push = Браузер
notices-kind-email = Почта
notices-kind-discord = Discord
notices-kind-slack = Slack
notices-kind-ntfy = ntfy
notices-off = выключен
notices-unconfirmed = ждёт, пока вы откроете ссылку из письма
notices-confirm-again = Отправить ссылку ещё раз
notices-turn-on = Включить
notices-turn-off = Выключить
notices-remove = Удалить
notices-test = Отправить пробное
notices-quiet = Тихие часы
notices-quiet-hint = Сообщения ждут их конца.
notices-quiet-on = Ничего не отправлять в эти часы
notices-from = С
notices-to = До
notices-zone = Часовой пояс
notices-save = Сохранить
notices-saved = Сохранено.
notices-last = Последние сообщения
notices-none = Сообщений ещё не было.
notices-about-notice = Ваш ход
notices-about-test = Проба
notices-about-confirm = Подтверждение
notices-state-waiting = ждёт
notices-state-again = ещё не доставлено, следующая попытка в { $time }
notices-state-later = будет отправлено в { $time }
notices-state-sent = отправлено
notices-state-dead = не доставлено
notices-problem-unsafe = этот адрес не разрешён
notices-problem-late = получатель не ответил вовремя
notices-problem-certificate = сертификат получателя недействителен
notices-problem-unreachable = не удалось связаться с получателем
notices-problem-gone = получателя больше нет ({ $number })
notices-problem-status = ошибка на стороне получателя ({ $number })
notices-problem-refused = получатель отказывается принять ({ $number })
notices-problem-mail = почтовый сервер отказывается принять письмо ({ $number })
notices-problem-address = такого адреса нет ({ $number })
notices-problem-keys = браузер нужно включить заново
notices-problem-unavailable = этот сервер сейчас не может его отправить
notices-problem-mail-unreachable = не удалось связаться с почтовым сервером
notices-confirm-title = Подтвердите адрес
notices-confirm-text = Хотите получать на этот адрес сообщения о своём ходе?
notices-confirm-yes = Да, подтверждаю
notices-confirmed = Адрес подтверждён.
notices-stopped = Писем больше не будет. Их можно снова включить в настройках.
