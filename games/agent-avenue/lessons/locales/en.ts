export const translations = {
  basics: {
    title: 'The basics',
    about: 'Offer two neighbours, one of them hidden, and catch the other spy. A whole match in five turns.',
    texts: {
      welcome:
        'Welcome to a very quiet street. You are the circle, Petra is the square. Both of you walk clockwise, and whoever catches the other wins.',
      gap: 'The number with the arrow says how many steps you need for a catch. You both start half a lap apart: seven steps each.',
      hand: 'Your hand: four neighbours. The three signs on a card say what your first, second and third agent of that name does. An Enforcer: 1, then 2, then 3 steps.',
      offer:
        'On your turn you offer two cards: one face up, one face down. Choose the Enforcer first, then the Saboteur, and offer both.',
      offerOther: 'That would be a fine offer too. For this lesson: the Enforcer face up, the Saboteur face down.',
      moved:
        'Petra trusted the hidden card: a Saboteur, one step back. The card she left is yours: an Enforcer, one step forward. Both pawns always move together.',
      refill: 'Your hand was filled up to four again before Petra chose. So you never run short while the deck lasts.',
      hidden:
        'Now Petra offers. Face up lies a Saboteur: one step back for you. The other could be anything. Be brave and recruit the hidden card.',
      hiddenOther: 'The Saboteur would take you a step back, and Petra would get the secret. Try the hidden card.',
      codebreaker:
        'A Codebreaker! She never walks, but whoever has three of them when a turn ends wins. Keep count of both sides here.',
      daredevil:
        'The opposite: Daredevils run fast, 2 and then 3 steps, but whoever has three of them when a turn ends has lost.',
      swap: 'Your turn. The Mole takes whoever gets him 3 steps back, and that might be you. Choose the Mole and swap him for a new card. You may do so four times in a match.',
      swapOther: 'First let us be rid of the Mole: choose only him, then press “Swap the card”.',
      names:
        'In came a Codebreaker. You also hold two Sentinels, but two cards of one name may not be offered together, unless your whole hand has that name.',
      second: 'Offer a Sentinel face up and the Double Agent face down.',
      danger:
        'Petra took the Double Agent: one step back. But look at the next sign in her row: her second one takes her 6 steps forward!',
      deny: 'And she shows a Double Agent already. Whatever you leave is hers. What do you do?',
      denyOther: 'Then Petra would get her second Double Agent and run 6 steps. Better take the step back yourself.',
      ready:
        'Well done: one step back for you, one forward for Petra. And now you are the one whose next Double Agent is worth 6. You need 5 for a catch.',
      trap: 'Set a trap: show a Codebreaker, which Petra would like, and hide the Double Agent beside it.',
      trapOther: 'The Double Agent must lie face down, or Petra will see it coming. Show the Codebreaker.',
      caught:
        'Caught! Six steps, and you needed five: reaching or passing the other pawn is enough, once both have moved at the end of a turn.',
      ties: 'If both sides would win at the same moment, the side whose turn it is wins. If the cards run out, whoever has gone more steps wins.',
      end: 'That is the whole simple game. Show what they want, hide what they fear, and every so often do the reverse.',
    },
  },
  threes: {
    title: 'Threes',
    about: 'Third and fourth agents, three Codebreakers, three Daredevils: count before you choose.',
    texts: {
      welcome:
        'A match in full swing. You have two Enforcers, two Codebreakers and two Daredevils. The signs in your row say what a third of each would do.',
      third: 'Petra shows an Enforcer. It would be your third, so its third sign counts: 3 steps. Recruit it.',
      thirdOther: 'Look at your row: a third Enforcer is worth 3 steps. Take the open card.',
      fourth:
        'You hold one more. A fourth does the same as the third, and so do the fifth and the sixth. Show the Enforcer and hide the Saboteur.',
      fourthOther: 'The Enforcer face up and the Saboteur face down, please.',
      daredevil:
        'Three steps again, and now a single one would do for a catch. Petra tempts you with a Daredevil. But it would be your third, and whoever has three has lost. What do you take?',
      daredevilOther: 'With a third Daredevil you would have lost, wherever the pawns stand. Take the hidden card.',
      won: 'A Codebreaker, your third: you win, wherever the pawns stand. For Petra the Daredevil was only the second.',
      end: 'All this is looked at only at the end of a turn. If both sides would win then, the side whose turn it is wins. So keep counting, on both sides.',
    },
  },
  'end-step': {
    title: 'The end of the turn',
    about: 'Three Codebreakers and a catch in the same turn: who wins?',
    texts: {
      welcome: 'Petra already has two Codebreakers. If she has a third when a turn ends, she wins.',
      need: 'You need 4 steps for a catch. Your second Double Agent would take you 6.',
      trap: 'Dare it: show the Codebreaker that Petra is waiting for, and hide the Double Agent beside it.',
      trapOther: 'The Codebreaker face up, the Double Agent face down: Petra must want the open card.',
      both: 'Petra has her third Codebreaker, but nothing is won in the middle of a turn. First both pawns moved, and you caught her. Only then, at the end of the turn, is everything checked: both of you would win.',
      yours: 'In that case the side whose turn it is wins. It was your turn, so the match is yours.',
      end: 'Had Petra made this offer, she would have won. Before you count on a third card, look at whose turn it is.',
    },
  },
  'last-cards': {
    title: 'The last cards',
    about: 'The deck is empty and nobody is caught: now every step counts.',
    texts: {
      welcome: 'A long match. The deck has just run out: hands are not filled up any more, and nobody can swap.',
      steps:
        'It is over as soon as somebody cannot offer two cards. Then whoever has gone more steps wins. You are even now: seven steps to a catch for both.',
      offer: 'Four cards are left to you. Show a Saboteur and hide the Sidekick beside it.',
      offerOther: 'For this lesson: a Saboteur face up, the Sidekick face down.',
      hidden:
        'Petra saw through it: 4 steps for her, one back for you. Now she shows a Saboteur, which would be your third: two back. Take the hidden card.',
      hiddenOther: 'A third Saboteur takes you two steps back. Try the hidden card.',
      rest: 'A Sentinel: 2 steps for you, and two back for Petra. These are your last two cards. Offer them, the Saboteur face up.',
      restOther: 'The Saboteur face up, the Double Agent face down.',
      final:
        'Two steps back for Petra, one for you: even again. These are the very last two cards, and the open Sentinel would be your third.',
      finalOther: 'The third sign of the Sentinel says 6 steps. You will not get more than that.',
      over: 'Six steps for you, three for Petra. Nobody is caught, you cannot offer any more, and you have gone three steps further: you win.',
      end: 'With equal steps the side whose turn it was would have won, and that was Petra. So keep a good runner for the end.',
    },
  },
  market: {
    title: 'The black market',
    about: 'The advanced mode: four corners of the street sell cards that bend the rules.',
    texts: {
      welcome: 'The same street, with a new trade: four marked houses are market spaces.',
      supply:
        'Three cards are always open here. Some work at once and are gone, others stay in front of you. Touch one to read it.',
      offer: 'Let us walk there. Offer the Codebreaker face up and the Daredevil face down.',
      take: 'Two steps, and you stand exactly on a market space: you must take a card. Take the Watchtower.',
      takeOther: 'Tempting. But with the Watchtower your Enforcers run, and Petra is about to show one.',
      ongoing:
        'The Watchtower stays with you: every Enforcer you recruit from now on goes 2 steps further. The gap in the supply was filled at once.',
      enforcer: 'Petra offers an Enforcer. For you it is worth 1 and 2 more. Recruit it.',
      enforcerOther: 'Look again: with your Watchtower the open Enforcer is worth 3 steps.',
      instant: 'Three steps, and you are at the market again! Take the Secret Recruit: it works at once.',
      resolve:
        'Secret Recruit: an agent from your own hand, of a name you do not have yet. Only your pawn moves. Who takes you furthest?',
      resolveOther: 'Look at the signs: the Sidekick goes 4 steps at once.',
      chain:
        'Four steps, and once more you end on a market space: so you take another card. The Surveillance Truck goes 1 step further.',
      caught:
        'A chain like this is worth a match: Petra is caught. Only the end of the turn counts, after all the shopping.',
      end: 'Some cards bring new ways to win: seven different agents, three Daredevils, a visitor on your home. And passing over a market space gives nothing: you must end there.',
    },
  },
  teams: {
    title: 'In teams',
    about: 'Three or four players: one pawn, two hands, and not a word about the cards.',
    texts: {
      welcome:
        'Four at the table. You and Otto share one pawn and all your agents; Petra and Vesna share the other. But your hands are your own: no showing, no hints.',
      lead: 'Either of you begins by laying one card face up. Lay your Enforcer.',
      vote: 'Otto has laid a card face down beside it, and you do not see it either. Now Petra has made a proposal. Her partner must agree.',
      agreed:
        'Vesna agreed, so they took the hidden card: a Saboteur. Your team got the Enforcer and went one step forward.',
      propose: 'Now they offer, and you choose together with Otto. Propose the open Sentinel.',
      proposeOther: 'Propose the open card for once, and see what Otto thinks of it.',
      change:
        'Otto proposes the hidden card. Nothing happens until you agree, and you may change your mind. Follow Otto.',
      took: 'A Daredevil, two steps forward. Otto has a nose for it.',
      follow:
        'This time Otto has laid a Sentinel face up. You lay the card face down: any but a Sentinel. Take the Saboteur.',
      followOther: 'Keep that one. Lay the Saboteur face down.',
      end: 'Each of you may swap two cards in a match. With three players, one side is a lone spy who lays both cards and has four swaps. Everything else you know already.',
    },
  },
};

export type LessonTranslations = typeof translations;
