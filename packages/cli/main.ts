import { printJsonLine, setExitCode, UsageError } from './output.ts';

/** Imported on demand, so that every command starts fast. */
const COMMANDS: { readonly [name: string]: () => Promise<(args: string[]) => Promise<void>> } = {
  replay: async () => (await import('./replay.ts')).replay,
  simulate: async () => (await import('./simulate.ts')).simulate,
  arena: async () => (await import('./arena.ts')).arena,
  ladder: async () => (await import('./ladder.ts')).ladder,
  play: async () => (await import('./play.ts')).play,
  edition: async () => (await import('./edition.ts')).edition,
  serve: async () => (await import('./serve.ts')).serve,
  'bot-worker': async () => (await import('./bot-worker.ts')).botWorker,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./backup.ts')).restore,
  'move-data': async () => (await import('./move-data.ts')).moveData,
  verify: async () => (await import('./verify.ts')).verify,
  demo: async () => (await import('./demo.ts')).demo,
};

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});

const [name, ...args] = process.argv.slice(2);
try {
  if (name === undefined || !Object.hasOwn(COMMANDS, name)) {
    throw new UsageError(`safehouse ${Object.keys(COMMANDS).join(' | ')}`);
  }
  const run = await COMMANDS[name]();
  await run(args);
} catch (error) {
  const isUsage = error instanceof UsageError || isParseError(error);
  if (!isUsage) throw error;
  const code = error instanceof UsageError ? error.code : 'bad-usage';
  await printJsonLine({ ok: false, at: null, code, message: error.message });
  setExitCode(code === 'no-file' ? 1 : 2);
}

/** What node:util throws for an unknown option. */
function isParseError(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
