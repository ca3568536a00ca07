export const translations = {
  basics: {
    title: 'The basics',
    about: 'Play two neighbours, one of them face down, and catch the other spy. A whole match in five turns.',
    texts: {
      welcome:
        'Welcome to a very quiet street. You are the circle, Petra is the square. Both of you walk clockwise, and whoever catches the other wins.',
      gap: 'The number with the arrow shows how many steps you need for a catch. You start half a lap apart: seven steps each.',
      hand: 'Your hand: four neighbours. The three symbols on a card show what your first, second and third agent of that name does. An Enforcer: 1, then 2, then 3 steps.',
      offer:
        'On your turn you play two cards: one face up, one face down. Choose the Enforcer first, then the Saboteur, and play both.',
      offerOther: 'That would be a good choice too. For this lesson: the Enforcer face up, the Saboteur face down.',
      moved:
        'Petra trusted the hidden card: a Saboteur, one step back. The card she left is yours: an Enforcer, one step forward. Both pawns always move together.',
      refill: 'Your hand was filled up to four again before Petra chose. You never run short while the deck lasts.',
      hidden:
        'Now it’s Petra’s turn. Her face-up card is a Saboteur: one step back for you. The other could be anyone. Be brave and recruit the hidden card.',
      hiddenOther: 'The Saboteur would move you a step back, and Petra would get the secret. Try the hidden card.',
      codebreaker:
        'A Codebreaker! She never walks, but whoever has three of them when a turn ends wins. Keep count of both sides here.',
      daredevil:
        'The opposite: Daredevils run fast, 2 and then 3 steps, but whoever has three of them when a turn ends has lost.',
      swap: 'Your turn. The Mole moves whoever gets him 3 steps back, and that might be you. Choose the Mole and swap him for a new card. You may do this four times in a match.',
      swapOther: 'Let’s get rid of the Mole first: choose only him, then press “Swap card”.',
      names:
        'You got a Codebreaker. You also hold two Sentinels, but you can’t play two cards with the same name together, unless your whole hand has that name.',
      second: 'Play a Sentinel face up and the Double Agent face down.',
      danger:
        'Petra took the Double Agent: one step back. But look at the next symbol in her row: her second one moves her 6 steps forward!',
      deny: 'And now she’s showing a Double Agent. Whatever you leave is hers. What do you do?',
      denyOther: 'Then Petra would get her second Double Agent and run 6 steps. Better to take the step back yourself.',
      ready:
        'Well done: one step back for you, one forward for Petra. And now it’s your next Double Agent that is worth 6. You need 5 for a catch.',
      trap: 'Set a trap: show a Codebreaker, which Petra would like, and hide the Double Agent next to it.',
      trapOther: 'The Double Agent must be face down, or Petra will see it coming. Show the Codebreaker.',
      caught:
        'Caught! Six steps, and you needed five: reaching or passing the other pawn is enough, once both have moved at the end of a turn.',
      ties: 'If both sides would win at the same moment, the side whose turn it is wins. If the cards run out, whoever has gone more steps wins.',
      end: 'That’s the whole simple game. Show what they want, hide what they fear, and every so often do the opposite.',
    },
  },
  threes: {
    title: 'Threes',
    about: 'Third and fourth agents, three Codebreakers, three Daredevils: count before you choose.',
    texts: {
      welcome:
        'A match in full swing. You have two Enforcers, two Codebreakers and two Daredevils. The symbols in your row show what a third of each would do.',
      third: 'Petra shows an Enforcer. It would be your third, so its third symbol counts: 3 steps. Recruit it.',
      thirdOther: 'Look at your row: a third Enforcer is worth 3 steps. Take the open card.',
      fourth:
        'You have one more in your hand. A fourth does the same as the third, and so do the fifth and the sixth. Show the Enforcer and hide the Saboteur.',
      fourthOther: 'The Enforcer face up and the Saboteur face down, please.',
      daredevil:
        'Three steps again, and now one more would be enough for a catch. Petra tempts you with a Daredevil. But it would be your third, and whoever has three has lost. What do you take?',
      daredevilOther: 'A third Daredevil would lose you the match, wherever the pawns are. Take the hidden card.',
      won: 'A Codebreaker, your third: you win, wherever the pawns are. For Petra the Daredevil was only her second.',
      end: 'All this is checked only at the end of a turn. If both sides would win then, the side whose turn it is wins. So keep counting, on both sides.',
    },
  },
  'end-step': {
    title: 'The end of the turn',
    about: 'Three Codebreakers and a catch in the same turn: who wins?',
    texts: {
      welcome: 'Petra already has two Codebreakers. If she has a third when a turn ends, she wins.',
      need: 'You need 4 steps for a catch. Your second Double Agent would move you 6.',
      trap: 'Take the risk: show the Codebreaker Petra is waiting for, and hide the Double Agent next to it.',
      trapOther: 'The Codebreaker face up, the Double Agent face down: Petra must want the open card.',
      both: 'Petra has her third Codebreaker, but nothing is won in the middle of a turn. First both pawns moved, and you caught her. Only then, at the end of the turn, is everything checked: both of you would win.',
      yours: 'In that case the side whose turn it is wins. It was your turn, so the match is yours.',
      end: 'If Petra had played these cards, she would have won. Before you count on a third card, look at whose turn it is.',
    },
  },
  'last-cards': {
    title: 'The last cards',
    about: 'The deck is empty and nobody has been caught: now every step counts.',
    texts: {
      welcome: 'A long match. The deck has just run out: hands aren’t filled up any more, and nobody can swap.',
      steps:
        'The match ends as soon as someone can’t play two cards. Then whoever has gone more steps wins. You’re even now: seven steps to a catch for both.',
      offer: 'You have four cards left. Show a Saboteur and hide the Sidekick next to it.',
      offerOther: 'For this lesson: a Saboteur face up, the Sidekick face down.',
      hidden:
        'Petra saw through it: 4 steps for her, one back for you. Now she shows a Saboteur, which would be your third: two back. Take the hidden card.',
      hiddenOther: 'A third Saboteur moves you two steps back. Try the hidden card.',
      rest: 'A Sentinel: 2 steps for you, and two back for Petra. These are your last two cards. Play them, the Saboteur face up.',
      restOther: 'The Saboteur face up, the Double Agent face down.',
      final:
        'Two steps back for Petra, one for you: even again. These are the very last two cards, and the open Sentinel would be your third.',
      finalOther: 'The third symbol of the Sentinel says 6 steps. You won’t get more than that.',
      over: 'Six steps for you, three for Petra. Nobody has been caught, you can’t play two cards any more, and you’ve gone three steps further: you win.',
      end: 'With equal steps, the side whose turn it was would have won, and that was Petra. So save a good runner for the end.',
    },
  },
  market: {
    title: 'The black market',
    about: 'The advanced mode: four corners of the street sell cards that bend the rules.',
    texts: {
      welcome: 'The same street, with a new business: four marked houses are market spaces.',
      supply:
        'Three cards are always face up here. Some work at once and are gone, others stay in front of you. Tap one to read it.',
      offer: 'Let’s go there. Play the Codebreaker face up and the Daredevil face down.',
      take: 'Two steps, and you’re exactly on a market space: you must take a card. Take the Watchtower.',
      takeOther: 'Tempting. But with the Watchtower your Enforcers run, and Petra is about to show one.',
      ongoing:
        'The Watchtower stays with you: every Enforcer you recruit from now on goes 2 steps further. The gap in the supply was filled at once.',
      enforcer: 'Petra shows an Enforcer. For you it’s worth 1 and 2 more. Recruit it.',
      enforcerOther: 'Look again: with your Watchtower the open Enforcer is worth 3 steps.',
      instant: 'Three steps, and you are at the market again! Take the Secret Recruit: it works at once.',
      resolve:
        'Secret Recruit: an agent from your own hand, with a name you don’t have yet. Only your pawn moves. Who takes you furthest?',
      resolveOther: 'Look at the symbols: the Sidekick goes 4 steps at once.',
      chain:
        'Four steps, and once again you end on a market space: so you take another card. The Surveillance Truck goes 1 step further.',
      caught:
        'A chain like this wins matches: Petra is caught. Only the end of the turn counts, after all the shopping.',
      end: 'Some cards add new ways to win: seven different agents, three Daredevils, a visitor on your home. And passing over a market space gives you nothing: you must end on it.',
    },
  },
  teams: {
    title: 'In teams',
    about: 'Three or four players: one pawn, two hands, and not a word about the cards.',
    texts: {
      welcome:
        'Four at the table. You and Otto share one pawn and all your agents; Petra and Vesna share the other. But your hands are your own: no showing, no hints.',
      lead: 'Either of you starts by playing one card face up. Play your Enforcer.',
      vote: 'Otto has played a card face down next to it, and you don’t see it either. Now Petra has made a proposal. Her partner must agree.',
      agreed:
        'Vesna agreed, so they took the hidden card: a Saboteur. Your team got the Enforcer and went one step forward.',
      propose: 'Now they play, and you choose together with Otto. Propose the face-up Sentinel.',
      proposeOther: 'Propose the open card this time, and see what Otto thinks of it.',
      change:
        'Otto proposes the hidden card. Nothing happens until you agree, and you may change your mind. Follow Otto.',
      took: 'A Daredevil, two steps forward. Otto has a nose for it.',
      follow:
        'This time Otto has played a Sentinel face up. You play the face-down card: anyone but a Sentinel. Choose the Saboteur.',
      followOther: 'Keep that one. Play the Saboteur face down.',
      end: 'Each of you may swap two cards in a match. With three players, one side is a lone spy who plays both cards and has four swaps. You know everything else already.',
    },
  },
};

export type LessonTranslations = typeof translations;
