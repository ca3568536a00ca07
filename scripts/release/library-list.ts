import protocol from '../../packages/protocol/package.json' with { type: 'json' };

/** A part of the project that is also published as an npm package. */
export interface Library {
  /** The name without the scope. */
  readonly name: string;
  readonly folder: string;
  readonly about: string;
  /** The names of other libraries that it imports. */
  readonly uses: readonly string[];
  readonly dependencies?: { readonly [name: string]: string };
  readonly peers?: { readonly [name: string]: string };
  /** Entry points by subpath, if there are more than `index.ts`. */
  readonly entries?: { readonly [subpath: string]: string };
  /** Style sheets by subpath. */
  readonly styles?: { readonly [subpath: string]: string };
}

/** Rules, bots and their tests: no dependencies, for Node and browsers. */
export const ENGINES: readonly Library[] = [
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

/** What a game in its own package also needs, for its UI. */
export const SCREEN_LIBRARIES: readonly Library[] = [
  {
    name: 'protocol',
    folder: 'packages/protocol',
    about: 'The messages between the app of Safehouse and its server.',
    uses: ['contract'],
    dependencies: { zod: protocol.dependencies.zod },
  },
  {
    name: 'ui',
    folder: 'packages/ui',
    about: 'What the screens of a game for Safehouse are built from: cards, buttons, playback, languages.',
    uses: ['contract', 'protocol'],
    peers: { preact: '>=11' },
    entries: { './headless': 'headless.ts', './test-helpers': 'test-helpers.ts' },
    styles: { './pieces.css': 'pieces/playing-card.css', './theme.css': 'theme/tokens.css' },
  },
];

export const LIBRARIES: readonly Library[] = [...ENGINES, ...SCREEN_LIBRARIES];

/** The source files of its entry points. */
export function entryFiles({ entries = {} }: Library): string[] {
  return ['index.ts', ...Object.values(entries)];
}
