export const translations = {
  basics: {
    title: 'The basics',
    about: 'Four missions, one limit: 21. Play a whole round, from the first card to the last token.',
    texts: {
      welcome:
        'Four missions lie between you and Petra. A match has six rounds of them, and every round has four new ones.',
      aim: 'At each mission you both collect cards. Whoever has more without going over 21 takes it. The number on a folder is what it’s worth.',
      deck: 'You both have the same 14 cards: from ½ to 10, and two aces that count as 1 or 11. The first card of your turn is already drawn: an ace.',
      place:
        'Your first card goes to a mission face up. The Informant is worth the most, 5 points. Place your ace there.',
      placeOther: 'That works too, but an ace is a fine start. Use it where the most points are: at the Informant.',
      hit: 'Now you may draw more cards, as many as you like. They go face down: only you know them. Draw one.',
      hitOther: 'Eleven isn’t much yet. Draw one more, nothing can go wrong.',
      stop: 'An ace and a 10: exactly 21, it doesn’t get any better. Stop.',
      stopOther: 'You already have 21. One more card could only hurt.',
      theirs:
        'Petra’s turn: a 9 at the Locker, and one card face down. You see how many she has, never which. And once your own turn is over, your hidden cards stay hidden from you too.',
      codes:
        'You drew a 7. The more codes you have, the more they’re worth: 2, 6 or 12 points for one, two or three. Place it there. From now on I draw your second card for you.',
      again: 'A 4: eleven now. Nothing you can draw would take you over 21. One more.',
      againOther: 'With 11 there is no risk at all: the highest card is a 10. Draw.',
      enough: '18 is a good total. Time to stop.',
      enoughOther: 'With 18, most cards would take you over 21. Better to stop here.',
      locker:
        'Petra has gone for the codes too: a 10 and something hidden. You drew a 9. Missions where you’ve already played are closed to you, so try the Locker.',
      risk: 'Petra shows a 9 here too, and you have 14. It may be too little, and one more may be too much. Let’s be bold.',
      riskOther: 'That would be wise. But you should have seen it once: draw one more.',
      bust: 'An 8: 22. Over 21 you must stop, and you’ve failed at this mission. But Petra doesn’t know that. Stop as if nothing had happened.',
      watched:
        'Petra has three hidden cards at the last mission. It’s being watched: under it lies counter-intelligence, and whoever takes the mission gets a notoriety token.',
      half: 'You drew the ½. This is the only mission left for you.',
      halfAgain: 'A ½ and a 7 aren’t much. One more.',
      halfStop: 'The second ace! As an 11 it makes 18 and a half. Petra cannot be sure of anything. Stop.',
      halfStopOther: 'You’re doing well with 18 and a half. Stop here.',
      failed:
        'You’ve both played everywhere, so the missions are resolved in order. At the Locker your 22 failed and cost you a token. Petra takes it with a mere 12.',
      declare: 'At the Informant you decide what your ace counts as.',
      declareOther: 'An 11 is better than a 1 here: 10 and 11 make 21.',
      giveBack:
        'Exactly 21 has a bonus: you may give back a token. With nine of them you’d lose the match at once. Give it back.',
      giveBackOther: 'Keeping it can be clever, since every token is a point at the end. But today, give it back.',
      tie: 'The Informant is yours. At the codes you both had 18: then more cards decide, your three against two. If that had been equal too, nobody would have taken them.',
      last: 'Only the Drone is left, and once more you decide about an ace.',
      lastOther: 'With the ace as a 1 you would have 8 and a half. Why so modest?',
      counter:
        'Petra had 22 and got a token. You took the Drone, and with it a token from counter-intelligence. A new round begins, and now Petra starts.',
      score:
        'After six rounds you count: targets as printed, sets of codes and of documents, 1 for every item and 1 for every token. So a little notoriety pays, but nine tokens lose.',
      end: 'Now you know how to play. Your Drone is an item, by the way: the next lesson shows what items can do.',
    },
  },
  items: {
    title: 'Items',
    about: 'Ten gadgets, each good for one trick. Use four of them at the right moment.',
    texts: {
      welcome:
        'Round 2. In the first one you won four items. They lie in front of you, face up, and each can be used once.',
      when: 'You can use an item when it has something to do: usually on your own turn or just before a mission is resolved. Tap one to read it.',
      look: 'You drew an 8. Before you place it, look ahead: open Night vision and use it.',
      lookOther: 'Night vision first: open it among your items and press “Use it”.',
      ahead:
        'Here are your next five cards: you know what you’ll draw. Now let’s skip ahead until all cards are on the table.',
      window:
        'Before each mission is resolved there’s a moment for items. Petra shows a 10 at the first mission, with one card hidden. At the second you knew that you’d get 22: you’ll see why.',
      news: 'The Newspaper adds 3 to Petra’s total. With 10 and a high card that could be too much. Use it at mission 1.',
      newsOther: 'The Newspaper belongs at mission 1, where Petra shows a 10.',
      keep: '10 and 9 and 3: 22! Petra has failed. Your 17 is enough as it is; save the Martini.',
      keepOther: 'You win here anyway. Keep the Martini for the next mission.',
      martini: 'And here it comes: you have 22, but a Vesper Martini makes a total 1 less or 1 more. What will it be?',
      martiniOther: 'One less, please: 22 becomes exactly 21.',
      shield: 'You take the Hotel, but two tokens come with it. Chloroform puts counter-intelligence to sleep.',
      shieldOther: 'Two tokens are a lot when nine lose. Use the Chloroform.',
      spent: 'All four are used and still count 1 point each. An item you’ve won is never wasted.',
      end: 'A gadget at the right moment is worth more than a good card. The other six come in the next lesson.',
    },
  },
  gadgets: {
    title: 'More gadgets',
    about: 'The other six: take back, look, fly away, hide, stun, and once more.',
    texts: {
      welcome:
        'Round 3. By now you have six other items, and two tokens. Your turn is under way: at the Informant you have a 9, an 8 and a 7. That is 24, one card too many.',
      tracker: 'The GPS tracker takes back your last hidden card, even one too many. Open it and use it.',
      trackerOther: 'With 24 you would fail here. Use the GPS tracker first.',
      stop: '17 again. The 7 lies on top of your deck and will open your next turn. Stop.',
      stopOther: 'You know what would come: the 7. Stop.',
      drone:
        'Petra has come here too: a 6 and two hidden cards. The Drone turns up all her cards at a mission. Use it at mission 1.',
      droneOther: 'Look before you place your card: use the Drone at mission 1.',
      seen: 'A 6, a 5 and a 9: 20! Your 17 would lose here.',
      jetpack: 'The Jetpack takes all your cards to a mission where you have none. Fly from mission 1 to mission 2.',
      jetpackOther: 'Away from Petra’s 20: use the Jetpack, from mission 1 to mission 2.',
      balaclava: 'Mission 1 is open to you again. And the two tokens? Pull on the Balaclava: it gives both back.',
      balaclavaOther: 'First the Balaclava: it gives back your tokens.',
      ahead: 'Now let’s skip ahead until all cards are on the table.',
      window: 'Before a mission is resolved there’s time for items, and once more between your two totals.',
      wait: 'You start this round, so you reveal first. Let your total stand before you act: press “Use nothing”.',
      waitOther: 'Not yet: press “Use nothing” and wait for your own total.',
      stun: 'Your total at mission 1 stands, and no item can change it any more. But there’s time again before Petra reveals. The Stun gun takes a hidden card away, unseen: use it at mission 2, where she shows a 10.',
      stunOther: 'Stun her hidden card at mission 2: your 17 is up against a 10 and a secret.',
      stick: 'The USB stick repeats an item you’ve used. Stun once more: at mission 3, card 2.',
      stickOther: 'As the Stun gun, please: at mission 3, card 2.',
      result:
        'At both missions Petra had 18 against your 17. Without the stunned cards both are yours, and the Locker too.',
      end: 'All six are used, and each still counts 1 point. Now you know all ten.',
    },
  },
  notoriety: {
    title: 'The ninth token',
    about: 'Petra is far ahead, and one token away from losing everything.',
    texts: {
      welcome: 'Round 2. Petra took all four missions of the first round, each of them watched: eight tokens.',
      eight:
        'Her points won’t help her: whoever gets a ninth token loses at once. And the first mission is watched, too.',
      place: 'Petra has put a 5 there. You drew a 2: place it at mission 1 and let her win.',
      placeOther: 'Today you want to lose the first mission: put the 2 there.',
      stop: 'With a 2 you’ll be beaten, and that’s the plan. Stop.',
      stopOther: 'One more card could win you this mission, and its token. Stop.',
      ninth:
        'Petra takes the Locker and gets her ninth token: the match is over on the spot. The other missions are not resolved, and no points are counted.',
      end: 'A token is a point at the end of the match, but nine are too many. Keep an eye on both rows of tokens.',
    },
  },
  'equal-points': {
    title: 'Equal points',
    about: 'The sixth round ends, and both of you have the same number of points.',
    texts: {
      welcome: 'The last round, the last mission: a 9, an 8 and a 4. Petra has played everywhere already.',
      stop: 'Exactly 21. Stop, and all missions are resolved.',
      stopOther: 'It can’t get better than 21. Stop.',
      keep: 'The codes brought you three tokens. For 21 you may give one back, but every token counts 1 point now. Keep it.',
      keepOther: 'Then you’d be one point behind. Keep the token.',
      result:
        'After six rounds everything is counted: 15 points each. With equal points more tokens win: your three beat Petra’s two.',
      end: 'So at the very end notoriety pays twice: as points, and in a tie.',
    },
  },
  draw: {
    title: 'A draw',
    about: 'Equal points and equal tokens: the rarest ending.',
    texts: {
      welcome: 'The same last round, but this time Petra has three tokens.',
      stop: 'Exactly 21 again. Stop.',
      stopOther: 'It can’t get better than 21. Stop.',
      keep: 'You have three tokens, too. Keep them all: each is a point.',
      keepOther: 'With one token less Petra would win. Keep it.',
      result: '15 points each, three tokens each: nobody wins. The match is a draw.',
      end: 'Now you’ve seen every way a match can end: nine tokens, more points, more tokens, or a draw.',
    },
  },
};

export type LessonTranslations = typeof translations;
