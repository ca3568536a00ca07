import { resolve } from 'node:path';
import { BackupProblem, backUp, configFrom, restore as putBack } from '@safehouse/server';
import { printLine, Usage } from './output.ts';

const fromHere = (path: string) => resolve(process.env.INIT_CWD ?? '.', path);

/** safehouse backup TO: a copy of the database in one file, also while the server runs. */
export async function backup(args: string[]): Promise<void> {
  const [to] = args;
  if (to === undefined || args.length > 1) throw new Usage('backup TO');
  await telling(() => backUp(configFrom(process.env).dataDir, fromHere(to)));
  await printLine({ ok: true, to: fromHere(to) });
}

/** safehouse restore FROM: a back-up in the place of the database, which stays beside it. The server must be down. */
export async function restore(args: string[]): Promise<void> {
  const [from] = args;
  if (from === undefined || args.length > 1) throw new Usage('restore FROM');
  await telling(async () => putBack(fromHere(from), configFrom(process.env).dataDir));
  await printLine({ ok: true, from: fromHere(from) });
}

async function telling(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof BackupProblem) throw new Usage(error.message, 'bad-backup');
    throw error;
  }
}
