import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import { parseJson, readText } from './input.ts';
import { printJsonLine, setExitCode, UsageError } from './output.ts';

/** safehouse edition check FILE */
export async function edition(args: string[]): Promise<void> {
  const [verb, path] = args;
  if (verb !== 'check' || path === undefined || args.length > 2)
    throw new UsageError('edition check FILE, or - for standard input');
  const document = parseJson(readText(path));
  const problems = document.ok
    ? await problemsOf(document.value)
    : [{ code: 'bad-json', at: '', message: document.message }];
  await printJsonLine({ ok: problems.length === 0, problems });
  if (problems.length > 0) setExitCode(1);
}

/** The one game with editions checks them; a second one would need a word in the document that tells them apart. */
async function problemsOf(document: unknown): Promise<readonly object[]> {
  const modules = await Promise.all(GAME_IDS.map((id) => loadGame(id)));
  const withEditions = modules.find((module) => module?.edition);
  return withEditions?.edition?.check(document) ?? [];
}
