import { alignColumns, type Command } from './command.ts';
import { printError, UsageError } from './output.ts';
import release from './package.json' with { type: 'json' };

interface CommandEntry {
  readonly summary: string;
  /** Imported on demand, so that every command starts fast. */
  load(): Promise<Command>;
}

const COMMANDS: { readonly [name: string]: CommandEntry } = {
  serve: { summary: 'Run the server with the web app.', load: async () => (await import('./serve.ts')).serve },
  doctor: {
    summary: 'Check the settings, data and environment of the server, and say what to fix.',
    load: async () => (await import('./doctor.ts')).doctor,
  },
  'bot-worker': {
    summary: 'Compute bot moves for all servers that share its NATS.',
    load: async () => (await import('./bot-worker.ts')).botWorker,
  },
  backup: {
    summary: 'Copy the database into one file, even while the server is running.',
    load: async () => (await import('./backup.ts')).backup,
  },
  restore: {
    summary: 'Replace the database with a backup; the old files are kept next to it.',
    load: async () => (await import('./backup.ts')).restore,
  },
  'move-data': {
    summary: 'Copy all data from SQLite to PostgreSQL, or back.',
    load: async () => (await import('./move-data.ts')).moveData,
  },
  play: { summary: 'Play against bots in the terminal.', load: async () => (await import('./play.ts')).play },
  demo: { summary: 'Watch a match between two bots.', load: async () => (await import('./demo.ts')).demo },
  replay: {
    summary: 'Check records, and print their positions.',
    load: async () => (await import('./replay.ts')).replay,
  },
  verify: {
    summary: 'Check that a match was dealt as promised.',
    load: async () => (await import('./verify.ts')).verify,
  },
  edition: {
    summary: 'Check your own board and cards.',
    load: async () => (await import('./edition.ts')).edition,
  },
  simulate: {
    summary: 'Play many matches between bots, and write their records.',
    load: async () => (await import('./simulate.ts')).simulate,
  },
  env: {
    summary: 'Let a program in any language play or train, with lines of JSON.',
    load: async () => (await import('./env.ts')).env,
  },
  arena: {
    summary: 'Compare bots: every deal is played from every seat.',
    load: async () => (await import('./arena.ts')).arena,
  },
  ladder: {
    summary: 'Compare every bot with every other.',
    load: async () => (await import('./ladder.ts')).ladder,
  },
};

const COMMAND_NAMES = Object.keys(COMMANDS).join(', ');

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

const [name, ...args] = process.argv.slice(2);
try {
  await runCommandLine();
} catch (error) {
  const reported = reportedError(error);
  if (!reported) throw error;
  await printError(name !== undefined && Object.hasOwn(COMMANDS, name) ? name : null, reported);
}

async function runCommandLine(): Promise<void> {
  const [first] = args;
  if (name === '--version' || name === '-v') console.log(release.version);
  else if (name === undefined) throw new UsageError(`a command is missing; there are ${COMMAND_NAMES}`);
  else if (isHelp(name)) await printHelp(first);
  else if (isHelp(first) && first !== 'help') await printHelp(name);
  else {
    await installFurtherGames();
    await (await findCommand(name).load()).run(args);
  }
}

/** Called before a command is loaded, because commands list the available games. */
async function installFurtherGames(): Promise<void> {
  if (!process.env.SAFEHOUSE_GAMES) return;
  const { installFromEnvironment } = await import('./game-packages.ts');
  await installFromEnvironment();
}

function isHelp(word: string | undefined): boolean {
  return word === 'help' || word === '--help' || word === '-h';
}

function findCommand(command: string): CommandEntry {
  if (Object.hasOwn(COMMANDS, command)) return COMMANDS[command];
  throw new UsageError(`there is no command "${command}"; there are ${COMMAND_NAMES}`);
}

async function printHelp(command: string | undefined): Promise<void> {
  if (command !== undefined) {
    const { summary, load } = findCommand(command);
    console.log((await load()).help(command, summary));
    return;
  }
  const rows = Object.entries(COMMANDS).map(([command, { summary }]) => [command, summary]);
  console.log(
    [
      `Safehouse ${release.version}: Agent Avenue, Kompromat and Spy Connection.`,
      '',
      'Usage: safehouse COMMAND [options]',
      '',
      'Commands:',
      ...alignColumns(rows),
      '',
      'safehouse COMMAND --help shows its options and an example.',
      'Exit codes: 0 done, 1 failed or wrong input, 2 wrong arguments or settings.',
    ].join('\n'),
  );
}

/** Null for a bug in the program itself, which is shown with its stack. */
function reportedError(error: unknown): UsageError | null {
  if (error instanceof UsageError) return error;
  if (!(error instanceof Error) || !('code' in error)) return null;
  // The error of node:util, without its advice about arguments that begin with a dash.
  if (String(error.code).startsWith('ERR_PARSE_ARGS')) {
    const [, ambiguous] = /^Option '(\S+)' argument is ambiguous/.exec(error.message) ?? [];
    const [message] = error.message.split(/\. To specify a positional argument|\n/);
    return new UsageError(ambiguous === undefined ? message : `${ambiguous} needs a value`);
  }
  return 'syscall' in error ? new UsageError(error.message, 'system-error') : null;
}
