import { plural } from '@safehouse/ui';

export const texts = {
  goal: {
    title: 'The goal',
    text: 'Two spies live on the same street. On every turn one of you plays two neighbours as agents, **one face up and one face down**. The other player takes one of them, the first player gets the one that is left, and both pawns walk.',
    ways: [
      '**Catch the other pawn** and you win.',
      '**Three Codebreakers** in front of you: you win.',
      '**Three Daredevils** in front of you: you lose.',
    ],
  },
  setup: {
    title: 'Components and set-up',
    parts: [
      'A **street** of 14 houses in a ring. Forward means clockwise, towards the higher house numbers.',
      'Two **pawns**. They start at home, opposite each other: house 1 and house 8.',
      '38 **agent cards**. Shuffle them and deal 4 to each player; the rest is the deck.',
      '15 **black market cards**, for the advanced game only.',
    ],
    notes: [
      'The printed rules let the player who last watched a spy film begin. Here it’s random, or up to whoever opens the table.',
      'The printed text doesn’t say how many houses the street has. The 14 houses here are our reconstruction.',
    ],
  },
  turn: {
    title: 'Your turn',
    steps: [
      '**Play** two cards from your hand, one face up and one face down. They must show different agents, unless your whole hand shows the same one. Then draw back up to 4 cards.',
      '**Recruit.** Your opponent takes one of the two cards, and you get the other. Both are laid face up in front of their new owners.',
      '**Walk.** Each of you reads one symbol on the card you have just recruited: the first if it is your first card of this agent, the second if it is your second, and the third from your third card on. Plus means forward, minus means back. Both pawns move at the same time.',
      '**Check** whether the game is over. If it isn’t, it’s your opponent’s turn.',
    ],
    swap: '**Swapping:** before you play your two cards, you may put a card from your hand aside, face down, and draw a new one. You can do that **four times in a game**, also several times in the same turn, as long as there are cards in the deck. The card stays out of the game.',
    notes: [
      'A swap always draws exactly one card, even if you hold more than four.',
      'Swapped cards stay secret until the end. You may look at your own.',
    ],
  },
  example: {
    title: 'recruit agents and watch your pawn',
    about: 'In a real game you can’t pick freely, and the other pawn moves too. Here it waits at home, 7 houses ahead.',
    agents: 'Agents',
    start: (house: number) => `You start at house ${house}.`,
    recruited: (agent: string, copy: number, icon: string) => `${agent}, card ${copy}: ${icon}.`,
    standing: (house: number) => `You are at house ${house}.`,
    caught: 'You have caught the other pawn: you win!',
    wasCaught: 'You have backed into the other pawn: you are caught.',
    won: 'Three Codebreakers: you win!',
    lost: 'Three Daredevils: you lose.',
    again: 'Start again',
  },
  agents: {
    title: 'The agents',
    text: 'Every agent has three symbols, for your first, second and third card. A star wins the game, a cross loses it. The Sidekick and the Mole exist only once.',
    copies: (n: number) => plural('en', n, { one: '# card', other: '# cards' }),
  },
  end: {
    title: 'End of the game',
    text: 'You can only win or lose **at the end of a turn**, when both pawns have walked.',
    list: [
      '**Caught:** a pawn that reaches or passes the other one has caught it, and so has one that the other backs into. As you start 7 houses apart, you need 7 steps more than your opponent. Passing a pawn that gets ahead again in the same turn is not a catch.',
      '**Three Codebreakers** win, **three Daredevils** lose. Further ones change nothing.',
      '**Both at once?** If both players would win, or both would lose, the player whose turn it is wins. The same goes for a player who wins and loses at once.',
      '**No cards left:** if the deck is empty and the next player can’t play two cards, whoever has walked further wins; if that is equal, the player whose turn it was.',
    ],
  },
  market: {
    title: 'Advanced game: the black market',
    text: 'Houses 3, 6, 10 and 13 are black markets, and three market cards lie face up beside the street. If your pawn **moves and stops exactly on a market**, forward or back, you must take one of the three. It is replaced at once. Walking past or standing still brings you nothing.',
    list: [
      '**Instant** cards work once and are then discarded. When one lets you recruit an agent, only your own pawn walks. If it stops at a market again, finish the first card, then take the next.',
      '**Ongoing** cards stay in front of you. They work from your next recruit on, not for the one that took you to the market.',
      'If both pawns stop at a market, the player whose turn it is goes first. A card that can do nothing has no effect. An agent that leaves play moves no pawn.',
    ],
    notes: [
      'The rule book doesn’t repeat what is printed on the market cards. Their effects are described here in our own words, as far as we know them.',
      'An effect that is possible must be carried out. Only the second half of Spycation is up to you.',
      'A card that wins at the end of a turn already counts in the turn you take it.',
      'The steps of Watchtower and Supercomputer belong to the agent’s own walk. Getaway Car is a walk of its own, and your pawn must really have moved onto the home.',
      'After an instant card you refill your hand before you take the next one.',
      'An empty market deck is not shuffled again: there is less to choose from, and in the end nothing.',
    ],
  },
  teams: {
    title: 'Teams: 3 or 4 players',
    text: 'Two teams of two, or two against one. Teammates share a pawn, their agents and their market cards. Each has a hand of 4 cards and may neither show nor describe it.',
    list: [
      '**Play:** one of you plays a card face up, then the other one plays a different agent face down (the same one only if there is nothing else in that hand).',
      '**Swaps:** two for each player, before playing your own card. A player without a teammate plays both cards and has four swaps.',
      '**Refilling:** whoever played face up draws first. If the deck has a single card left when your turn begins, it is for the one who plays face up: if you swap for it, you must also play face up, and your teammate can’t swap for it afterwards.',
      '**Decide together** which card to recruit and which market card to take.',
      '**No cards left:** it ends when the deck is empty and a member of the next team has no card, or a player without a teammate fewer than two.',
    ],
    notes: [
      'In the printed rules teammates agree on who plays face up. Here it is the one who plays first.',
      'Each of you makes a proposal, and it counts once they are the same. Your opponents see that you have proposed something, but not what. Secret Recruit and Double Trouble are decided by the player whose hand it is.',
      'The team chat is switched off during a match.',
      'How few cards are too few for a player without a teammate is our interpretation.',
    ],
  },
};

export type GuideTexts = typeof texts;
