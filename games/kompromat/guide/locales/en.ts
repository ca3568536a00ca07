import { plural } from '@safehouse/ui';

const cards = (n: number) => plural('en', n, { one: '# card', other: '# cards' });

export const texts = {
  goal: {
    title: 'The goal',
    text: 'Two rival agents want the same secrets. In each of **6 rounds** four missions lie on the desk. You both add cards to every mission, the first face up, the others face down. **The higher total takes the mission, but it mustn’t go over 21.**',
    end: 'After six rounds the most points win. Whoever gets a **ninth notoriety token** loses at once.',
    notes: [
      'The printed rules let the player who looks more suspicious begin. Here it’s random, or up to whoever opens the table.',
    ],
  },
  setup: {
    title: 'Components and set-up',
    parts: [
      '**14 equipment cards** for each of you, the same for both: ½, the numbers 2 to 10 with three 7s, and two **aces** that count 1 or 11.',
      '**29 mission cards:** 8 targets, 3 codes, 3 documents, 10 items and 5 counter-intelligence cards.',
      '**18 notoriety tokens.** Nobody has one at the start.',
    ],
    round:
      'In every round you both shuffle all your 14 equipment cards, and four missions are laid out in a row; mission 1 is nearest to the deck. If one of them is **counter-intelligence**, another mission is laid on top of it; you can see how many tokens it hides. You take turns starting the rounds.',
    notes: [
      'The printed list of equipment cards names only two 7s, which makes 13 cards instead of 14. We play with three.',
      'The printed rules mention shuffling the equipment cards only before the game. We shuffle them before every round.',
      'How the mission cards divide into kinds isn’t in the printed text. The numbers here are our reconstruction.',
    ],
  },
  turn: {
    title: 'Your turn',
    steps: [
      '**Draw** the top card of your deck and look at it.',
      '**Choose a mission** where you haven’t played in this round, and lay the card there face up.',
      '**Draw more** if you like, one card at a time. Look at it and lay it face down at the same mission.',
      '**Stop** whenever you like. Once your total is over 21, with every ace as 1, you must stop. Your opponent doesn’t find out why.',
    ],
    after:
      'Then it’s your opponent’s turn. You may not look at your face-down cards again: remember them! When both of you have played at all four missions, the cards are revealed. If your deck runs out, you sit out the rest of the round.',
    notes: [
      'When you open a table, you can choose to keep seeing your own face-down cards. That only changes what you see, never what you may do.',
    ],
  },
  example: {
    title: 'a total with aces',
    about:
      'Draw cards, and decide what each ace counts. In a real game you decide that only when the cards are revealed.',
    aces: 'Aces',
    ace: (n: number, value: number) => `Ace ${n} counts ${value}`,
    draw: 'Draw a card',
    again: 'Start again',
    total: (cards: string, total: string) => `${cards}: total ${total}.`,
    below: (n: string) => `${n} below 21.`,
    exactly: 'Exactly 21: you may give a token back!',
    tooHigh: 'Over 21: count an ace as 1.',
    failed: 'Over 21 even with every ace as 1: you have to stop, and the mission fails.',
  },
  reveal: {
    title: 'Revealing the cards',
    text: 'The missions are resolved in order, from 1 to 4. At each, the player who started the round turns their cards up first and says what every ace counts, then the other one.',
    list: [
      '**Over 21:** you have failed. You get a token, and your cards don’t count.',
      '**Exactly 21:** you may give back a token, whether you take the mission or not.',
      '**The higher total takes the mission.** If it’s a tie, whoever has more cards there takes it. If that’s a tie too, nobody does.',
    ],
    notes: [
      'If you have no card at a mission, you can’t take it and get no token. If you both have none, or both fail, nobody takes it.',
      'A mission that nobody takes leaves the game, together with its counter-intelligence.',
      'In the printed rules the missions you have taken lie face down. Here you both see them, with the points so far, unless you open the table “by the book”.',
      'Tokens come one by one, in this order: for the player who started and failed, for the other one, then for counter-intelligence. A ninth token stops everything.',
      'A card that was knocked out doesn’t count in a tie either.',
    ],
  },
  missions: {
    title: 'The missions',
    text: 'What you take, you keep until the end.',
    cards,
    counter: 'Lies under another mission: whoever takes that mission gets 1, 2 or 3 tokens at once.',
  },
  items: {
    title: 'The items',
    text: 'An item lies face up in front of you, and you can use it **once**. It’s worth 1 point, used or not.',
    when: 'Use items **on your own turn**, or **when a mission is resolved**: before its cards are turned up, and again when the player who started has declared a total. Some items have a moment of their own.',
    notes: [
      'The printed rules allow items at any time. Online that would be a race, and hesitating would give you away. So there are fixed moments, and you’re asked only if you have an item that can do something.',
      'The player who started the round uses items first, as many as they like, then the other one.',
      'Once a total has been declared, no item can change those cards any more.',
      'The printed text doesn’t say what each item does. The effects here are described in our own words, as far as we know them.',
      'Newspaper and Vesper Martini change the total before anything is checked: 22 becomes 21, and 19 with a Newspaper becomes 22. They don’t count as cards. Two Newspapers add up, and they stay at their mission. Only one Martini can be used for a total.',
      'A mission that your Jetpack has left is open to you again. On your turn it can’t leave or reach the mission you are playing at.',
      'The stun gun can’t hit cards that a drone has turned up.',
      'An item can already be used against the counter-intelligence it was lying on.',
    ],
  },
  end: {
    title: 'End of the game',
    text: 'After round 6 add up your points:',
    list: [
      '**Targets:** the number on the card.',
      '**Codes** and **documents**, each kind on its own: 2 points for one card, 6 for two, 12 for all three.',
      '**Items** and **tokens:** 1 point each. A little fame pays!',
    ],
    tie: 'The most points win. If it’s a tie, more tokens win. If that’s a tie too, it’s a draw.',
  },
};

export type GuideTexts = typeof texts;
