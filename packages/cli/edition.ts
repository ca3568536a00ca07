import { parseJsonFile } from '@safehouse/contract';
import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import { defineCommand } from './command.ts';
import { readInput } from './input.ts';
import { printResult, setExitCode, UsageError } from './output.ts';

export const edition = defineCommand({
  args: ['check', 'FILE'],
  details: 'FILE may be - for standard input.',
  example: 'safehouse edition check my-map.json',
  run: async (_, [action, path]) => {
    if (action !== 'check') throw new UsageError(`the only action is check, not "${action}"`);
    const document = parseJsonFile(readInput(path));
    const problems = document.ok
      ? await problemsOf(document.value)
      : [{ code: 'bad-json', at: '', message: document.message }];
    const lines = problems.length === 0 ? [`${path} can be played.`] : problems.map(problemLine);
    await printResult({ ok: problems.length === 0, problems }, lines);
    if (problems.length > 0) setExitCode(1);
  },
});

interface EditionProblem {
  readonly code: string;
  /** The path of the invalid value in the document. */
  readonly at: string;
  readonly message: string;
}

function problemLine({ at, message }: EditionProblem): string {
  return at === '' ? message : `${at}: ${message}`;
}

/** Only one game has editions. With a second one, documents would have to name their game. */
async function problemsOf(document: unknown): Promise<readonly EditionProblem[]> {
  const modules = await Promise.all(GAME_IDS.map((id) => loadGame(id)));
  const withEditions = modules.find((module) => module?.edition);
  return withEditions?.edition?.check(document) ?? [];
}
