import {
  findRecordProblem,
  type GameRecord,
  isPlainObject,
  type ParsedJson,
  parseJsonFile,
  rulesVersionOf,
} from '@safehouse/contract';
import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import { parseRememberedDeal, type RecordVerdict, verifyRecord } from '@safehouse/protocol';
import { defineCommand } from './command.ts';
import { readInput } from './input.ts';
import { printResult, setExitCode } from './output.ts';

export const verify = defineCommand({
  args: ['RECORD', '[REMEMBERED]'],
  details: `RECORD is the record of a finished match, or - for standard input. REMEMBERED is what a player's browser noted:
with it the check holds against a dishonest server too.`,
  example: 'safehouse verify record.json remembered.json',
  run: async (_, [recordPath, rememberedPath]) => {
    const record = parseJsonFile(readInput(recordPath));
    const remembered = rememberedPath === undefined ? null : parseJsonFile(readInput(rememberedPath));
    const verdict = await verdictFor(record, remembered);
    const lines = verdict === 'fair' ? [FAIR[remembered ? 'proven' : 'consistent']] : [PROBLEMS[verdict]];
    await printResult({ ok: verdict === 'fair', verdict, ...(remembered && { remembered: true }) }, lines);
    if (verdict !== 'fair') setExitCode(1);
  },
});

type Verdict = RecordVerdict | 'bad-json' | 'bad-record' | 'bad-remembered' | 'unknown-game' | 'other-rules';

const FAIR = {
  proven: 'Fair: the record fits what the player was promised before the deal.',
  consistent:
    'Consistent: deal, moves and result follow from the seeds. Against a dishonest server, give REMEMBERED as well.',
};

/** For people at a terminal. Programs get the code. */
const PROBLEMS: { readonly [verdict in Exclude<Verdict, 'fair'>]: string } = {
  'bad-json': 'Not checked: the record is not JSON.',
  'bad-record': 'Not checked: this is not the record of a match.',
  'bad-remembered': 'Not checked: REMEMBERED is not what a browser noted about a deal.',
  'unknown-game': 'Not checked: the game of the record is not available here.',
  'other-rules': 'Not checked: this version of the rules is not available here.',
  'no-fairness': 'Not checked: the record has no seeds, as for a match that is not over or was not played on a server.',
  'wrong-commitment': 'Not fair: the seed of the server is not the one that it committed to.',
  'wrong-seed': 'Not fair: the deal does not follow from the seeds.',
  'other-match': 'Not fair: what was remembered belongs to another match.',
  'other-commitment': 'Not fair: the server had committed to another seed than it used.',
  'own-seed-missing': "Not fair: the player's own seed is not part of the deal.",
  'unknown-seeds': 'Not fair: the deal has seeds that belong to nobody at the table.',
  'moves-do-not-fit': 'Not fair: the moves cannot be played with this deal.',
  'other-decks': 'Not fair: the decks in the record are not those of the deal.',
  'other-result': 'Not fair: the moves lead to another result.',
};

async function verdictFor(parsed: ParsedJson, remembered: ParsedJson | null): Promise<Verdict> {
  if (!parsed.ok) return 'bad-json';
  if (!isPlainObject(parsed.value) || findRecordProblem(parsed.value) !== null) return 'bad-record';
  const deal = remembered?.ok ? parseRememberedDeal(remembered.value) : null;
  if (remembered && !deal) return 'bad-remembered';
  const record = parsed.value as unknown as GameRecord;
  if (!GAME_IDS.includes(record.game)) return 'unknown-game';
  const module = await loadGame(record.game, rulesVersionOf(record));
  return module ? verifyRecord(module.rules, record, deal ?? undefined) : 'other-rules';
}
