export const translations = {
  basics: {
    title: 'The basics',
    about: 'Connect cities, visit them and complete missions: two of them, from the first agent to the last.',
    texts: {
      welcome:
        'Twelve cities, and between them connections made of spaces. You have a spy and 15 agents. Agents secure the connections, the spy travels along them.',
      start:
        'Your start mission shows four cities. Your spy is in the first one, Madrid, and one of your agents already marks it on the card. Mark all four, and the mission is complete.',
      turn: 'On your turn you do exactly one thing: accept a mission, connect a city, or travel.',
      accept:
        'Four missions lie open. The oldest one costs nothing: Paris and Madrid, and you are in Madrid. Choose it and accept it.',
      acceptOther: 'We’ll get to that. First accept the oldest mission, the one with Paris and Madrid: it’s free.',
      mark: 'At the end of a turn you may mark the city your spy is in. It costs an agent from your supply. Mark Madrid.',
      markOther: 'Mark Madrid on the new mission first: choose its card and press “Mark”.',
      end: 'That was a turn. End it.',
      endOther: 'Everything is done for this turn. Press “End turn”.',
      connect:
        'Petra has connected Rome and Monaco. Now connect Madrid with Paris: one agent on each space, three in all. Choose Paris on the map or in the list, then confirm.',
      connectOther: 'You need Paris for your mission. Connect Madrid with Paris.',
      complete: 'Your spy went to Paris at once. Mark it on your mission.',
      completeOther: 'Paris is still missing on your mission. Mark it.',
      completed:
        'Both cities are marked: 2 points, and the two agents on the card are back in your supply. The round arrow on the card means an extra turn.',
      extra: 'End this turn. The next one is yours again.',
      plan: 'The newer a mission, the more agents it takes to plan. Accept Paris and Rome, in the second place: it costs one agent until the mission is complete.',
      planOther: 'Look at the second card: Paris and Rome. You’re already in Paris.',
      planMark: 'And you’re in Paris: mark it right away. From now on I end your turns for you.',
      crowded:
        'Petra has come from Monaco to Paris. Any number of players may use a connection, but where someone else has agents you need two of yours on a space.',
      pay: 'Connect Paris with Monaco anyway: two spaces with two agents each, four in all.',
      payOther: 'Rome lies behind Monaco, and your start mission wants Monaco too. Go there.',
      monaco: 'Monaco is on your start mission. Mark it.',
      short:
        'Rome would cost four more agents, and four are all you have left: there’d be none for marking. But who still needs the connection to Madrid?',
      recall:
        'On your turn you may take back agents at any time. The rest must stay connected with your spy, so start at the far end: the space next to Madrid. I’ll take back the other two.',
      recallOther: 'First take back the agent closest to Madrid.',
      rome: 'Seven agents: enough. Taking back isn’t an action, so you still have your whole turn. Connect Monaco with Rome.',
      romeMark: 'Rome! First mark it on the mission with Paris: then its agents come back.',
      romeMarkOther: 'First the mission with Paris and Rome: it will be complete, and three agents come back.',
      romeStart: 'Complete: 3 points and another extra turn. Rome is on your start mission too. Mark it there as well.',
      travel:
        'Your network reaches back to Paris. Travelling in it costs nothing, as far as you like. Travel to Paris.',
      travelOther: 'This time travel first: to Paris, along your own connections.',
      onward: 'After travelling you may connect in the same turn. Go on to London: two agents.',
      dropped:
        'Petra has changed her plans: she has discarded a mission and taken back a mark. You may do both on your own turn. Planning agents come back only with the whole card.',
      finish:
        'Whoever completes seven missions ends the match: everyone else has one last turn. Then points count, plus 1 for every marked city on unfinished missions.',
      bye: 'That’s all. Spread your network ahead of you, and take it up behind you.',
    },
  },
  'last-turns': {
    title: 'The last turns',
    about: 'Someone completes a seventh mission: one turn for the others, and then points count.',
    texts: {
      welcome: 'Late in a match. Petra has completed six missions, you five. But you have 20 points, and she has 19.',
      seventh:
        'With Paris, Petra has completed her seventh mission. That starts the end of the match. But first she takes the extra turn that the round arrow gave her.',
      london:
        'Now everyone else has one last turn: yours. Petra leads 21 to 20. London is on two of your missions. Connect Berlin with London.',
      londonOther: 'It’s your last turn, and two of your missions need London. Go there.',
      recall:
        'You have no agent left for marking. But you won’t need your network any more: take back the two next to Warsaw, on the way to Belgrade.',
      recallOther: 'You need agents for marking. Take back the two next to Warsaw.',
      mark: 'Every marked city counts 1 point, even on missions that stay unfinished. Mark London on the mission with Paris.',
      markOther: 'First on the mission with Paris.',
      markMore: 'And on the one with Madrid.',
      end: 'That’s all you can do. End your turn, and with it the match.',
      endOther: 'Leave everything as it is and press “End turn”.',
      score: '22 to 21: you win, with five missions against seven. Points decide, not the number of missions.',
      bye: 'With equal points, the player later in turn order wins. And when so few missions are left that nobody can reach seven, points are counted at once.',
    },
  },
  dark: {
    title: 'Night flight',
    about: 'Three players at night: choose your start, pay more for planning, and learn when planning is free.',
    texts: {
      welcome:
        'The other side of the board is darker in every way: planning costs more. And three of you share the connections: Marlow, Petra and you.',
      draft:
        'Experienced players choose their start missions. The last player in turn order chooses first, and today that’s you.',
      choose: 'Take the one that starts in London.',
      chooseOther: 'Any would do, but this lesson starts in London.',
      cost: 'Petra chose Rome, and Helsinki was left for Marlow, who begins. Look at the dots: planning costs 1, 2, 3 and 3 agents here.',
      discard:
        'Warsaw, Helsinki, Belgrade: your start mission is far away. Discarding it costs no action. And on a night flight that has its charm, as you’ll see. Discard it.',
      discardOther: 'First discard your start mission. You’ll find it in the list of what you can do.',
      free: 'Whoever has no unfinished mission plans for free, wherever the card is. The newest one shows London, Paris, Monaco and Rome. Accept it, free of charge!',
      freeOther: 'Look at the newest card, the last one: four cities close together, for free.',
      mark: 'You are in London. Mark it.',
      end: 'End the turn.',
      paris: 'Marlow is in Berlin, Petra in Paris. Connect London with Paris.',
      parisMark: 'Mark Paris.',
      crowd:
        'It’s getting crowded between Paris and Berlin: Marlow has one agent on each space, so Petra needed two. You’d need two as well: never more, however many others are there.',
      south: 'You’re heading south. Petra has agents there, so it costs two on each space. Connect Paris with Monaco.',
      southOther: 'Your mission needs Monaco and Rome. Go south.',
      tie: 'At the very end the order matters: with equal points, the player later in turn order wins.',
      bye: 'Good night, and fly safely.',
    },
  },
};

export type LessonTranslations = typeof translations;
