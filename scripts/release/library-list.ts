import protocol from '../../packages/protocol/package.json' with { type: 'json' };

/** A part of the project that is also an npm package of its own. */
export interface Library {
  /** Without the scope. */
  readonly name: string;
  readonly folder: string;
  readonly about: string;
  /** Other libraries, by name. */
  readonly uses: readonly string[];
  readonly dependencies?: { readonly [name: string]: string };
  readonly peers?: { readonly [name: string]: string };
  /** By what is imported of it, where that is more than its `index.ts`. */
  readonly entries?: { readonly [subpath: string]: string };
  /** Style sheets that are imported by name. */
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

/** What a game in a package of its own needs besides, to build its screens. */
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
