export const texts = {
  goal: {
    title: 'The goal',
    text: 'You are spies with a handful of agents. Build a network of agents between the cities of Europe, travel along it, and **complete missions** by visiting the cities on their cards. Agents are always scarce: you pick up the network behind you to lay it out again in front of you.',
    end: 'When somebody has completed **7 missions**, the last turns begin. **The most points win.**',
  },
  setup: {
    title: 'Components and set-up',
    spy: 'Spy',
    spyText: 'Your figure. It is always in a city, and any number of spies can be in the same one.',
    agent: 'Agent',
    agentKind: '15 for each player',
    agentText:
      'Goes on the spaces between cities and on your missions, never into a city. A space has room for everybody’s agents.',
    mission: 'Mission',
    missionKind: '43 missions, 5 start missions',
    missionText:
      'Shows the cities you must visit and its points. The round arrow means an extra turn; the dots are agents that plan the mission.',
    steps: [
      'Everybody gets a spy and **15 agents** as their supply.',
      'Four missions lie face up beside the map, from the oldest to the newest.',
      'Everybody gets a **start mission**. Put an agent on its highlighted city, and your spy into that city on the map.',
    ],
    notes: [
      'The printed map and cards are known to us only in part. The map, the missions and their points are our reconstruction. If you own the box, you can enter them as an edition.',
      'Who begins is random, or up to whoever opens the table.',
      'Which of the first four missions is the oldest isn’t in the printed rules. We lay them out in the order in which they are drawn.',
    ],
  },
  turn: {
    title: 'Your turn',
    text: 'Do **exactly one** of these three things. One of them is always possible.',
    actions: [
      '**A. Accept a mission.** Take one of the four. You may never have more than 3 unfinished ones. The newer it is, the more agents must plan it: **0, 1, 2 or 2** from your supply, from the oldest to the newest. They stay on the card until it is completed or discarded. The others move up, and a new mission comes in.',
      '**B. Connect a city.** First you may move your spy to any city of your network. Then connect it with a neighbouring city outside your network: **1 agent on every space, 2 where another player has agents**, none where you already have one. Your spy moves there at once.',
      '**C. Travel.** Move your spy to another city of your network, and connect nothing.',
    ],
    network:
      'Your **network** is every city that your spy can reach over connections with your agents on all their spaces.',
    notes: [
      'Your start mission counts as one of the three.',
      'When the mission deck is empty, nothing is shuffled back: there are fewer missions to choose from.',
    ],
  },
  example: {
    title: 'what does a connection cost?',
    about: 'Press a space to change who is on it. Your agents are the round ones.',
    spaces: 'Spaces',
    space: (n: number) => `Space ${n}`,
    empty: 'empty',
    other: 'an opponent’s agent',
    own: 'your agent',
    cost: (from: string, to: string, sum: string, agents: string) => `${from} – ${to}: ${sum}. You need ${agents}.`,
    free: (from: string, to: string) => `${from} – ${to} is in your network already: your spy can travel there.`,
  },
  back: {
    title: 'At any time on your turn',
    list: [
      '**Take agents back** from a space; where you have two, both. Your agents and your spy must stay connected, so start at the far end.',
      '**Take a mark back** from an unfinished mission. Agents that plan it stay.',
      '**Discard an unfinished mission.** All its agents return to your supply, and the card leaves the game.',
    ],
    notes: ['You can’t take back a mark in the turn in which you set it.'],
  },
  marks: {
    title: 'End of your turn',
    text: 'Look at the city where your spy is now. On each of your unfinished missions that shows it, you may put an agent from your supply: the city is **marked**. Cities you only passed through don’t count.',
    done: 'When all its cities are marked, the mission is **completed**. All its agents return to your supply at once, and you can use them right away. If it shows the round arrow, you take **another turn**.',
    notes: ['Extra turns must be played, even if you would rather not.'],
  },
  end: {
    title: 'End of the game',
    text: 'When somebody has completed 7 missions, they finish their turn and their extra turns. Then **every other player has one last turn**.',
    score:
      'Count the points of your completed missions, and **1 point for every marked city** on unfinished ones. If it’s a tie, the player later in turn order wins.',
    notes: [
      'The start mission counts as one of the seven.',
      'Extra turns won in a last turn are played.',
      'If the missions run out and nobody can reach 7 any more, the game ends at once and is scored.',
    ],
  },
  variants: {
    title: 'For your next games',
    list: [
      '**Choose your start mission:** as many as there are players lie face up. The last in turn order chooses first, the starting player gets what is left.',
      '**14 agents** make the game tighter. Newcomers may keep 15.',
      '**The dark side of the map:** planning costs **1, 2, 3 or 3** agents, but nothing if you have no unfinished mission when you accept one.',
    ],
    notes: [
      'The dark side is always played with 15 agents. Depending on the edition, the printed rules say that you should, or that you must.',
    ],
  },
};

export type GuideTexts = typeof texts;
