export const translations = {
  basics: {
    title: 'The basics',
    about: 'Connect cities, visit them, complete missions: two of them from the first agent to the last.',
    texts: {
      welcome:
        'Twelve cities, and between them connections made of spaces. You lead a spy and 15 agents. Agents secure the connections, the spy travels along them.',
      start:
        'Your start mission shows four cities. Your spy is in the first, Madrid, and one of your agents marks it on the card already. Mark all four, and the mission is complete.',
      turn: 'On your turn you do exactly one thing: accept a mission, connect a city, or travel.',
      accept:
        'Four missions lie open. The oldest one costs nothing: Paris and Madrid, and you are in Madrid. Choose it and accept it.',
      acceptOther: 'That will come. First accept the oldest mission, the one with Paris and Madrid: it is free.',
      mark: 'At the end of a turn you may mark the city where your spy stands. It costs an agent from your supply. Mark Madrid.',
      markOther: 'Mark Madrid on the new mission first: choose its card and press “Mark”.',
      end: 'That was a turn. End it.',
      endOther: 'Everything is done for this turn. Press “End turn”.',
      connect:
        'Petra has connected Rome and Monaco. Now connect Madrid with Paris: one agent on each space, three in all. Choose Paris on the map or in the list, then confirm.',
      connectOther: 'You need Paris for your mission. Connect Madrid with Paris.',
      complete: 'Your spy has gone to Paris at once. Mark it on your mission.',
      completeOther: 'Paris is still missing on your mission. Mark it.',
      completed:
        'Both cities are marked: 2 points, and the two agents on the card are back in your supply. The round arrow on the card means an extra turn.',
      extra: 'End this turn. The next one is yours again.',
      plan: 'The newer a mission, the more agents it needs for planning. Accept Paris and Rome, on the second place: it costs one agent, until the mission is complete.',
      planOther: 'Look at the second card: Paris and Rome. You are in Paris already.',
      planMark: 'And here you are in Paris: mark it at once. From now on I end your turns for you.',
      crowded:
        'Petra has come from Monaco to Paris. Any number of players may use a connection, but where somebody else has agents you need two of yours on a space.',
      pay: 'Connect Paris with Monaco all the same: two spaces with two agents each, four in all.',
      payOther: 'Rome lies behind Monaco, and your start mission wants Monaco too. Go there.',
      monaco: 'Monaco is on your start mission. Mark it.',
      short:
        'Rome would cost four more agents, and four are all you have left: none would remain for marking. But who still needs the connection to Madrid?',
      recall:
        'In your turn you may take agents back at any time. What stays must hang together with your spy, so start at the far end: the space next to Madrid. I take back the other two.',
      recallOther: 'First call back the agent nearest to Madrid.',
      rome: 'Seven agents: enough. And taking back is no action, so your turn is still before you. Connect Monaco with Rome.',
      romeMark: 'Rome! First mark it on the mission with Paris: then its agents come back.',
      romeMarkOther: 'First the mission with Paris and Rome: it will be complete, and three agents come home.',
      romeStart:
        'Complete: 3 points and another extra turn. Rome is on your start mission as well. Mark it there, too.',
      travel:
        'Your network reaches back to Paris. Travelling in it costs nothing, as far as you like. Travel to Paris.',
      travelOther: 'This time travel first: to Paris, along your own connections.',
      onward: 'After travelling you may connect in the same turn. Go on to London: two agents.',
      dropped:
        'Petra has changed her plans: she has discarded a mission and taken back a mark. Both are allowed in your own turn. Planning agents come back only with the whole card.',
      finish:
        'Whoever has completed seven missions ends the match: everybody else has one last turn. Then points count, and 1 for every marked city on unfinished missions.',
      bye: 'That is all. Lay out your network before you, and take it up behind you.',
    },
  },
  'last-turns': {
    title: 'The last turns',
    about: 'Somebody completes a seventh mission: one turn for the others, and then points count.',
    texts: {
      welcome: 'Late in a match. Petra has completed six missions, you five. But you have 20 points, and she has 19.',
      seventh:
        'With Paris Petra has completed her seventh mission. That rings in the end. But first she plays the extra turn that its round arrow gave her.',
      london:
        'Now everybody else has one last turn: yours. It stands 21 to 20 for Petra. London is on two of your missions. Connect Berlin with London.',
      londonOther: 'It is your last turn, and two of your missions want London. Go there.',
      recall:
        'No agent is left for marking. But you will not need your network any more: take back the two beside Warsaw, on the way to Belgrade.',
      recallOther: 'You need agents for marking. Take back the two beside Warsaw.',
      mark: 'Every marked city counts 1 point, also on missions that stay unfinished. Mark London on the mission with Paris.',
      markOther: 'First on the mission with Paris.',
      markMore: 'And on the one with Madrid.',
      end: 'That is all you can do. End your turn, and with it the match.',
      endOther: 'Leave everything as it is and press “End turn”.',
      score: '22 to 21: you win, with five missions against seven. Points decide, not the number of missions.',
      bye: 'With equal points whoever sits later in turn order wins. And when so few missions are left that nobody can reach seven, points are counted at once.',
    },
  },
  dark: {
    title: 'Night flight',
    about: 'Three players at night: choose your start, plan more dearly, and learn when planning is free.',
    texts: {
      welcome:
        'The other side of the board is darker in every way: planning is dearer. And three of you share the connections: Marlow, Petra and you.',
      draft:
        'Experienced players choose their start missions. The last in turn order chooses first, and today that is you.',
      choose: 'Take the one that starts in London.',
      chooseOther: 'Any would do, but this lesson starts in London.',
      cost: 'Petra chose Rome, and Helsinki was left for Marlow, who begins. Look at the dots: planning costs 1, 2, 3 and 3 agents here.',
      discard:
        'Warsaw, Helsinki, Belgrade: your start mission lies far away. Discarding it costs no action. And on a night flight it has its charm, as you will see. Discard it.',
      discardOther: 'First discard your start mission. You find it in the list of what you can do.',
      free: 'Whoever has no unfinished mission plans for nothing, wherever the card lies. The newest shows London, Paris, Monaco and Rome. Accept it, free of charge!',
      freeOther: 'Look at the newest card, the last one: four cities close together, for nothing.',
      mark: 'You are in London. Mark it.',
      end: 'End the turn.',
      paris: 'Marlow is in Berlin, Petra in Paris. Connect London with Paris.',
      parisMark: 'Mark Paris.',
      crowd:
        'Between Paris and Berlin it is getting crowded: Marlow has one agent on each space, so Petra needed two. You would also need two: never more, however many others are there.',
      south: 'Your way leads south. Petra has agents there, so it costs two on each space. Connect Paris with Monaco.',
      southOther: 'Your mission wants Monaco and Rome. Go south.',
      tie: 'With more players, the order matters at the very end: with equal points, whoever sits later in turn order wins.',
      bye: 'Good night, and fly safely.',
    },
  },
};

export type LessonTranslations = typeof translations;
