/** A part of the project that is also an npm package of its own. */
export interface Library {
  /** Without the scope. */
  readonly name: string;
  readonly folder: string;
  readonly about: string;
  /** Other libraries, by name. */
  readonly uses: readonly string[];
  readonly peers?: { readonly [name: string]: string };
}

export const LIBRARIES: readonly Library[] = [
  {
    name: 'contract',
    folder: 'packages/contract',
    about: 'What a game and a player of Safehouse are: rules, moves, views, deals and records.',
    uses: [],
  },
  {
    name: 'bots',
    folder: 'packages/bots',
    about: 'Players and search for any game of Safehouse, and series of matches with statistics.',
    uses: ['contract'],
  },
  {
    name: 'testkit',
    folder: 'packages/testkit',
    about: 'The laws that every game of Safehouse must keep, as tests for Vitest.',
    uses: ['contract'],
    peers: { vitest: '>=3' },
  },
  {
    name: 'agent-avenue',
    folder: 'games/agent-avenue',
    about: 'The rules and bots of Agent Avenue.',
    uses: ['contract', 'bots'],
  },
  {
    name: 'kompromat',
    folder: 'games/kompromat',
    about: 'The rules and bots of Kompromat.',
    uses: ['contract', 'bots'],
  },
  {
    name: 'spy-connection',
    folder: 'games/spy-connection',
    about: 'The rules and bots of Spy Connection.',
    uses: ['contract', 'bots'],
  },
];
