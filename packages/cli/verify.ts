import type { GameRecord } from '@safehouse/contract';
import { findRecordProblem, isPlainObject, rulesVersionOf } from '@safehouse/contract';
import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import { verifyRecord } from '@safehouse/protocol';
import { parseJson, readText } from './input.ts';
import { printJsonLine, setExitCode, UsageError } from './output.ts';

/** safehouse verify RECORD: checks that a finished match was dealt as the server had committed to. */
export async function verify(args: string[]): Promise<void> {
  const [path] = args;
  if (path === undefined || args.length > 1) throw new UsageError('verify RECORD, or - for standard input');
  const verdict = await verdictFor(parseJson(readText(path)));
  await printJsonLine({ ok: verdict === 'fair', verdict });
  if (verdict !== 'fair') setExitCode(1);
}

async function verdictFor(parsed: ReturnType<typeof parseJson>): Promise<string> {
  if (!parsed.ok) return 'bad-json';
  if (!isPlainObject(parsed.value) || findRecordProblem(parsed.value) !== null) return 'bad-record';
  const record = parsed.value as unknown as GameRecord;
  if (!GAME_IDS.includes(record.game)) return 'unknown-game';
  const module = await loadGame(record.game, rulesVersionOf(record));
  return module ? verifyRecord(module.rules, record) : 'other-rules';
}
