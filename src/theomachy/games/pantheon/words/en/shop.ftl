# The panels of the page in which purchases, payments and small choices are made.

## Buying

pantheon-shop-asks = Choose what to buy in the panel and on the map, then confirm once.
pantheon-shop-buy-lead = Buy as many things as you like in one action. Coins left over from a played card are lost.
pantheon-shop-spend-lead = The nation gives you these coins to spend at once. What you do not spend is lost.
pantheon-shop-coins-to-spend = { $amount ->
        [one] coin to spend
       *[other] coins to spend
    }
pantheon-shop-parts = What is for sale
pantheon-shop-tab-tokens = Offerings
pantheon-shop-tab-pieces = Pieces
pantheon-shop-tab-map = Map
pantheon-shop-tokens = Sacrifice tokens
pantheon-shop-tokens-use = counts as that many offerings in every sacrifice
pantheon-shop-yours = yours
pantheon-shop-owns = you own level { $amount }: pay the difference
pantheon-shop-owns-none = you have none
pantheon-shop-useful = pays a god
pantheon-shop-then-pay = then you can pay { $what }
pantheon-shop-pieces = Pieces for your reserve
pantheon-shop-pieces-use = you can place only what is in your reserve
pantheon-shop-reserve = reserve { $amount }, supply { $more }
pantheon-shop-supply-empty = none left in the supply
pantheon-shop-none-chosen = none chosen
pantheon-shop-one-more = one more: { $what }
pantheon-shop-one-less = one less: { $what }
pantheon-shop-on-map = On the map
pantheon-shop-on-map-price = 1 coin, or 2 where another player’s piece stands
pantheon-shop-on-map-how = Choose a lit hex to place a piece from your reserve. Nobody follows a Buy.
pantheon-shop-on-map-more = Choose another lit hex, or the same one again to take it out.
pantheon-shop-foot-on = foot on the map
pantheon-shop-take-out = take it out again
pantheon-shop-no-foot = { $where }: no foot left in your reserve. Buy one first.
pantheon-shop-no-column = { $where }: no column left in your reserve. Buy one first.
pantheon-shop-place-short = { $where }: { $amount ->
        [one] { $amount } coin short.
       *[other] { $amount } coins short.
    }
pantheon-shop-short = { $amount } short
pantheon-shop-coins-short = { $amount ->
        [one] { $amount } coin short
       *[other] { $amount } coins short
    }

## The till

pantheon-shop-purchase = Your purchase
pantheon-shop-of-coins = { $amount } of { $of } coins
pantheon-shop-empty = Nothing chosen yet.
pantheon-shop-remove = Remove: { $what }
pantheon-shop-token-use = { $amount ->
        [one] { $amount } offering in every sacrifice
       *[other] { $amount } offerings in every sacrifice
    }
pantheon-shop-foot-count = { $amount ->
        [one] { $amount } foot
       *[other] { $amount } feet
    }
pantheon-shop-column-count = { $amount ->
        [one] { $amount } column
       *[other] { $amount } columns
    }
pantheon-shop-to-reserve = to your reserve
pantheon-shop-column-points = column { $amount }: a scoring goes from { $before } to { $after }
pantheon-shop-payment = Payment
pantheon-shop-payment-how = choose a card to change it
pantheon-shop-pays = pays
pantheon-shop-stays = stays
pantheon-shop-laid = on the table
pantheon-shop-exact = Nothing is lost.
pantheon-shop-lost = { $amount ->
        [one] { $amount } coin is lost.
       *[other] { $amount } coins are lost.
    }
pantheon-shop-buy-things = { $amount ->
        [one] Buy { $amount } thing for
       *[other] Buy { $amount } things for
    }
pantheon-shop-choose-something = Choose something first
pantheon-shop-kept = Not everything was accepted. The rest is still in your purchase.
pantheon-shop-back = Back to the four actions
pantheon-shop-stop = End the purchase
pantheon-shop-spend-nothing = Spend nothing more

## Sacrifice

pantheon-shop-sacrifice-lead = Choose a god. Each number of its price takes another kind of offering.
pantheon-shop-points = { $amount ->
        [one] { $amount } point for a god
       *[other] { $amount } points for a god
    }
pantheon-shop-payable = You can pay
pantheon-shop-missing = { $amount ->
        [one] { $amount } offering missing
       *[other] { $amount } offerings missing
    }
pantheon-shop-choose-god = Choose a god first
pantheon-shop-not-payable = You cannot pay this god
pantheon-shop-pay-god = Sacrifice for { $what }
pantheon-shop-payment-kinds = choose a kind to change it
pantheon-shop-of-one-kind = { $amount } of one kind
pantheon-shop-token = token { $amount }
pantheon-shop-you-have = you have { $amount }
pantheon-shop-kind-used = already used
pantheon-shop-kind-needed = needed elsewhere
pantheon-shop-cards-only = Pay with cards only
pantheon-shop-use-token = Use the token
pantheon-shop-revealed = { $what } is revealed
pantheon-shop-revealed-lead = You may gain this god for the first number of its price, paid in one kind.
pantheon-shop-revealed-short = You cannot pay the first number of its price, so the tile goes to the box.
pantheon-shop-leave-god = Do not take it
pantheon-shop-continue = Continue

## Exchange

pantheon-shop-exchange-lead = Exchange pieces of your reserve, one for one, as many as you like.
pantheon-shop-receive-foot = Columns become feet
pantheon-shop-receive-column = Feet become columns
pantheon-shop-up-to = up to { $amount }
pantheon-shop-cannot-exchange = not possible now
pantheon-shop-exchange-foot = { $amount ->
        [one] Receive { $amount } foot
       *[other] Receive { $amount } feet
    }
pantheon-shop-exchange-column = { $amount ->
        [one] Receive { $amount } column
       *[other] Receive { $amount } columns
    }
pantheon-shop-exchange-nothing = Exchange nothing

## Small choices

pantheon-shop-choose-more = { $amount ->
        [one] Choose one
       *[other] Choose { $amount } more
    }
pantheon-shop-draw-cards = { $amount ->
        [one] Draw { $amount } card
       *[other] Draw { $amount } cards
    }
pantheon-shop-deck-text = From the draw deck, unseen. { $amount ->
        [one] { $amount } card is left.
       *[other] { $amount } cards are left.
    }
pantheon-shop-reveal = Reveal a god
pantheon-shop-reveal-text = Turn over the top god tile. You may then gain it for the first number of its price.
pantheon-shop-raise-from = raised from level { $amount }
pantheon-shop-raise-new = a new token
pantheon-shop-title-take-card = Draw cards
pantheon-shop-lead-take-card = { $amount ->
        [one] One more card: take an open card or the top card of the draw deck.
       *[other] { $amount } more cards: take an open card or the top card of the draw deck.
    }
pantheon-shop-act-take-card = Take: { $what }
pantheon-shop-decline-take-card = Take no more cards
pantheon-shop-title-draft-bonus = Bonus tiles
pantheon-shop-lead-draft-bonus = Choose one of these tiles. It works at once.
pantheon-shop-act-draft-bonus = Take: { $what }
pantheon-shop-title-loot-order = Your loot
pantheon-shop-lead-loot-order = Choose the loot tile to resolve next.
pantheon-shop-act-loot-order = Resolve: { $what }
pantheon-shop-title-columns-or-feet = For your reserve
pantheon-shop-lead-columns-or-feet = Columns or feet? They come from the supply of your colour.
pantheon-shop-act-columns-or-feet = Take { $what }
pantheon-shop-title-discard-card = Too many cards
pantheon-shop-lead-discard-card = { $amount ->
        [one] Choose one card to discard.
       *[other] Choose { $amount } cards to discard.
    }
pantheon-shop-act-discard-card = Discard: { $what }
pantheon-shop-title-cards-or-god = Gallia
pantheon-shop-lead-cards-or-god = Draw cards, or take your chance with a god.
pantheon-shop-act-cards-or-god = { $what }
pantheon-shop-title-raise-token = Raise a sacrifice token
pantheon-shop-lead-raise-token = Raise one of your tokens by one level, or take a new one.
pantheon-shop-act-raise-token = Take: { $what }
pantheon-shop-title-may-raise = Iberia
pantheon-shop-lead-may-raise = You may raise one of your tokens by one level, or take a new one.
pantheon-shop-act-may-raise = Take: { $what }
pantheon-shop-decline-may-raise = Raise nothing
