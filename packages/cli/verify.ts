import {
  findRecordProblem,
  type GameRecord,
  isPlainObject,
  type ParsedJson,
  parseJsonFile,
  rulesVersionOf,
} from '@safehouse/contract';
import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import { parseRememberedDeal, verifyRecord } from '@safehouse/protocol';
import { defineCommand } from './command.ts';
import { readInput } from './input.ts';
import { printJsonLine, setExitCode } from './output.ts';

export const verify = defineCommand({
  args: ['RECORD', '[REMEMBERED]'],
  details: `RECORD is the record of a finished match, or - for standard input. REMEMBERED is what a player's browser kept:
with it the check holds against a dishonest server too.`,
  example: 'safehouse verify record.json remembered.json',
  run: async (_, [recordPath, rememberedPath]) => {
    const record = parseJsonFile(readInput(recordPath));
    const remembered = rememberedPath === undefined ? null : parseJsonFile(readInput(rememberedPath));
    const verdict = await verdictFor(record, remembered);
    await printJsonLine({ ok: verdict === 'fair', verdict, ...(remembered && { remembered: true }) });
    if (verdict !== 'fair') setExitCode(1);
  },
});

async function verdictFor(parsed: ParsedJson, remembered: ParsedJson | null): Promise<string> {
  if (!parsed.ok) return 'bad-json';
  if (!isPlainObject(parsed.value) || findRecordProblem(parsed.value) !== null) return 'bad-record';
  const deal = remembered?.ok ? parseRememberedDeal(remembered.value) : null;
  if (remembered && !deal) return 'bad-remembered';
  const record = parsed.value as unknown as GameRecord;
  if (!GAME_IDS.includes(record.game)) return 'unknown-game';
  const module = await loadGame(record.game, rulesVersionOf(record));
  return module ? verifyRecord(module.rules, record, deal ?? undefined) : 'other-rules';
}
