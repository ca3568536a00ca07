/** Which imports are allowed for the files of a folder. */
interface Layer {
  /** The files to which this applies. `$` below stands for the name of the game. */
  readonly files: RegExp;
  readonly mayImport: readonly RegExp[];
  /** What only its tests may import, in addition to what all tests may. */
  readonly testsMayImport?: readonly RegExp[];
}

export const TEST_IMPORTS = [
  /^vitest$/,
  /^fast-check$/,
  /^node:/,
  /^@safehouse\/(contract|testkit|bots|(table|tournament|ui)\/test-helpers|games\/(registry|testing)|ui\/languages)$/,
];

export const LAYERS: readonly Layer[] = [
  { files: /^packages\/contract\//, mayImport: [/^packages\/contract\//] },
  {
    files: /^packages\/testkit\//,
    mayImport: [/^packages\/testkit\//, /^@safehouse\/contract$/, /^vitest$/, /^node:/],
  },
  { files: /^packages\/bots\//, mayImport: [/^packages\/bots\//, /^@safehouse\/contract$/] },
  {
    files: /^packages\/cli\//,
    mayImport: [
      /^packages\/cli\//,
      /^@safehouse\/(contract|bots|games\/(packages|registry)|games\/registry\.terminal|protocol|server|table)$/,
      /^@safehouse\/ui\/(headless|terminal)$/,
      /^node:/,
    ],
    testsMayImport: [/^@safehouse\/trials$/],
  },
  {
    files: /^packages\/protocol\//,
    mayImport: [/^packages\/protocol\//, /^@safehouse\/contract$/, /^zod$/],
  },
  {
    files: /^packages\/table\//,
    mayImport: [/^packages\/table\//, /^@safehouse\/(contract|protocol)$/],
  },
  {
    files: /^packages\/tournament\//,
    mayImport: [/^packages\/tournament\//, /^@safehouse\/(contract|protocol)$/, /^edmonds-blossom-fixed$/],
  },
  {
    files: /^packages\/server\/outbound\//,
    mayImport: [/^packages\/server\//, /^@safehouse\/protocol$/, /^node:/],
  },
  {
    files: /^packages\/server\//,
    mayImport: [
      /^packages\/server\//,
      /^@safehouse\/(contract|games\/(packages|registry)|protocol|table|tournament|ui\/(headless|languages|typography))$/,
      /^(@hono\/node-server|hono|marked|nodemailer|ws|zod|web-push|openskill|glicko2-lite|postgres|unhomoglyph|@nats-io\/transport-node)(\/|$)/,
      // Outgoing requests are only made in outbound/.
      /^node:(?!https$|dns)/,
    ],
    testsMayImport: [/^@safehouse\/(trials|tournament\/simulation)$/],
  },
  // Trials use server internals: what they start and check is not part of its public API.
  {
    files: /^packages\/trials\//,
    mayImport: [
      /^packages\/(trials|server)\//,
      /^@safehouse\/(contract|games\/registry|protocol|table|tournament(\/simulation)?)$/,
      /^(postgres|smtp-server|ws)$/,
      /^node:/,
    ],
  },
  {
    files: /^packages\/ui\//,
    mayImport: [/^packages\/ui\//, /^@safehouse\/(contract|protocol)$/, /^preact(\/|$)/, /^@preact\/signals$/],
  },
  {
    files: /^packages\/web\//,
    mayImport: [
      /^packages\/web\//,
      /^@safehouse\/(contract|protocol|table|ui|ui\/theme\.css|ui\/app-texts|ui\/languages|games\/registry|games\/registry\.web)$/,
      /^(preact|@preact\/signals|@fontsource-variable\/archivo|qr|vite)(\/|$)/,
      /^node:/,
    ],
  },
  {
    files: /^games\/registry\.web\.ts$/,
    mayImport: [
      /^@safehouse\/ui$/,
      /^games\/[^/]+\/(ui\/(index|cover)\.tsx|(lessons|characters)\/index\.ts|(editor|guide)\/index\.tsx)$/,
    ],
  },
  {
    files: /^games\/registry\.terminal\.ts$/,
    mayImport: [/^@safehouse\/ui\/terminal$/, /^games\/[^/]+\/terminal\/index\.ts$/],
  },
  {
    files: /^games\/registry(\.test)?\.ts$/,
    mayImport: [/^@safehouse\/contract$/, /^games\/([^/]+\/index|registry)\.ts$/],
  },
  { files: /^games\/packages(\.test)?\.ts$/, mayImport: [/^games\/(packages|registry)\.ts$/, /^node:/] },
  {
    files: /^games\/testing\.ts$/,
    mayImport: [/^@safehouse\/testkit$/, /^games\/registry\.ts$/],
  },
  {
    files: /^games\/([^/]+)\/testing\//,
    mayImport: [/^@safehouse\/(contract|testkit)$/, /^games\/$\/(rules|locales)\//],
  },
  { files: /^games\/([^/]+)\/data\//, mayImport: [/^games\/$\/data\//] },
  { files: /^games\/([^/]+)\/rules\//, mayImport: [/^@safehouse\/contract$/, /^games\/$\/(rules|data)\//] },
  {
    files: /^games\/([^/]+)\/bots\//,
    mayImport: [/^@safehouse\/(contract|bots)$/, /^games\/$\/(rules|data|bots)\//],
  },
  {
    files: /^games\/([^/]+)\/(ui|locales)\//,
    mayImport: [
      /^@safehouse\/(contract|protocol|ui|ui\/(headless|pieces\.css))$/,
      /^games\/$\/((rules|data|ui|locales)\/|RULES\.md$)/,
      /^preact(\/|$)/,
      /^@preact\/signals$/,
    ],
  },
  {
    files: /^games\/([^/]+)\/editor\//,
    mayImport: [/^@safehouse\/(contract|ui)$/, /^games\/$\/(rules|ui|editor)\//, /^preact(\/|$)/],
  },
  {
    files: /^games\/([^/]+)\/characters\//,
    mayImport: [/^@safehouse\/(contract|ui|ui\/headless)$/, /^games\/$\/(rules|characters)\//, /^preact(\/|$)/],
  },
  // A terminal has neither a browser nor style sheets, so it shares the texts of the board but not its components.
  {
    files: /^games\/([^/]+)\/terminal\//,
    mayImport: [
      /^@safehouse\/(contract|ui\/headless|ui\/terminal)$/,
      /^games\/$\/(rules|data|locales|terminal)\//,
      /^games\/$\/ui\/.*\.ts$/,
      /^games\/$\/characters\/(cast|locales\/index)\.ts$/,
    ],
  },
  {
    files: /^games\/([^/]+)\/guide\//,
    mayImport: [/^@safehouse\/(contract|ui)$/, /^games\/$\/(rules|data|ui|locales|guide)\//, /^preact(\/|$)/],
  },
  {
    files: /^games\/([^/]+)\/lessons\//,
    mayImport: [/^@safehouse\/(contract|ui)$/, /^games\/$\/(rules|data|lessons)\//],
  },
  // Frozen earlier versions must not depend on code that changes.
  {
    files: /^games\/([^/]+)\/earlier\//,
    mayImport: [/^@safehouse\/(contract|bots)$/, /^games\/$\/earlier\//],
  },
  { files: /^games\/([^/]+)\/index\.ts$/, mayImport: [/^games\/$\//] },
];
