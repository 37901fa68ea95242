"""The market: a game of tests alone, which asks of the contract what no game that is offered asks for so far.

Its rules page:

1. Two to seven traders hold cards of five wares: barley, copper, gold, lapis, wool, each worth more than the one
   before. A round is bidding, choice, market and night. After the last round's market the game ends.
2. Bidding. Everybody lays a card from the hand face down, all at once.
   2.1. When all have, the cards are turned over. The most valuable wins; of equals, the first from the round's first
   seat on. All of them are discarded.
3. Choice. The winner's turn.
   3.1. The winner takes up to two wares from the row into the own store, and ends the turn.
4. Market. Everybody at once, until all have closed their stalls or time is up.
   4.1. An offer gives cards for as many others, one to three. What it gives is laid aside with it.
   4.2. It is for everybody, or for one other trader, and then nobody else knows of it. Each trader has at most one
   offer for everybody and one for each other trader.
   4.3. Whoever has what is asked for may accept an offer of another.
   4.4. One's own offer may be withdrawn.
   4.5. Whoever has closed the stall offers nothing any more, but may still accept and withdraw.
   4.6. When the market ends, what was laid aside goes back.
5. Night. Nobody acts. When its time is up everybody is dealt a card and the row is filled again.
6. A ware that was taken may be put back before the turn ends.
7. Time. Whoever lets it pass lays the least valuable card, takes nothing more, or closes the stall.
8. End. The most wares in the store win; then the most kinds of them; then the most kinds in the hand; then the most
   cards in the hand.
"""
