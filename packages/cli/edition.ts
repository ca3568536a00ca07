import { parseJsonFile } from '@safehouse/contract';
import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import { readInput } from './input.ts';
import { printJsonLine, setExitCode, UsageError } from './output.ts';

/** safehouse edition check FILE */
export async function edition(args: string[]): Promise<void> {
  const [action, path] = args;
  if (action !== 'check' || path === undefined || args.length > 2)
    throw new UsageError('edition check FILE, or - for standard input');
  const document = parseJsonFile(readInput(path));
  const problems = document.ok
    ? await problemsOf(document.value)
    : [{ code: 'bad-json', at: '', message: document.message }];
  await printJsonLine({ ok: problems.length === 0, problems });
  if (problems.length > 0) setExitCode(1);
}

/** Only one game has editions; with a second, documents would have to name their game. */
async function problemsOf(document: unknown): Promise<readonly object[]> {
  const modules = await Promise.all(GAME_IDS.map((id) => loadGame(id)));
  const withEditions = modules.find((module) => module?.edition);
  return withEditions?.edition?.check(document) ?? [];
}
