import {
  findRecordProblem,
  type GameRecord,
  Match,
  type ParsedJson,
  parseJsonLines,
  quote,
  type RecordFault,
  rulesVersionOf,
  SEATS,
  type Seat,
  type Viewer,
} from '@safehouse/contract';
import { GAME_IDS, loadGame } from '@safehouse/games/registry';
import { defineCommand } from './command.ts';
import { readInput } from './input.ts';
import { printJsonLine, printResult, setExitCode, UsageError } from './output.ts';

interface ReplayOptions {
  readonly trace: 'every position' | 'last position';
  readonly viewer: Viewer | null;
}

export const replay = defineCommand({
  args: ['FILE'],
  options: {
    trace: { type: 'boolean', default: false, about: 'every position, not only the last' },
    view: { type: 'string', value: 'SEAT', about: 'what this seat may know, or "spectator", instead of everything' },
  },
  details: 'FILE holds one record or one in each line, and may be - for standard input.',
  example: 'safehouse replay matches.jsonl --view 0',
  run: async (values, [path]) => {
    const options: ReplayOptions = {
      trace: values.trace ? 'every position' : 'last position',
      viewer: values.view === undefined ? null : parseViewer(values.view),
    };
    for (const document of parseJsonLines(readInput(path))) {
      const fault = await replayDocument(document, options);
      if (!fault) continue;
      await printFault(fault);
      setExitCode(1);
    }
  },
});

async function printFault({ at, code, message }: RecordFault): Promise<void> {
  const place = at === null ? '' : `move ${at + 1}: `;
  await printResult({ ok: false, at, code, message }, [`Wrong record: ${place}${message}`]);
}

function parseViewer(text: string): Viewer {
  if (text === 'spectator') return text;
  const seat = SEATS.find((seat) => String(seat) === text);
  if (seat === undefined) throw new UsageError(`--view must be a seat or "spectator", not ${quote(text)}`);
  return seat;
}

async function replayDocument(document: ParsedJson, { trace, viewer }: ReplayOptions): Promise<RecordFault | null> {
  if (!document.ok) return { at: null, code: 'bad-json', message: document.message };
  const opened = await openRecord(document.value);
  if (!opened.ok) return opened.fault;
  const { match } = opened;
  if (typeof viewer === 'number' && viewer >= match.players.length) {
    return { at: null, code: 'bad-header', message: `seat ${viewer} has no player in this record` };
  }
  if (trace === 'every position') await printPosition(match, viewer);
  for (const entry of (document.value as GameRecord).moves) {
    const played = match.replay(entry);
    if ('code' in played) return played;
    if (trace === 'every position') await printPosition(match, viewer);
  }
  if (trace === 'last position') await printPosition(match, viewer);
  return null;
}

async function openRecord(value: unknown): Promise<ReturnType<typeof Match.open>> {
  const problem = findRecordProblem(value);
  const record = value as GameRecord;
  const game = problem === null ? await loadGame(record.game, rulesVersionOf(record)) : null;
  if (game) return Match.open(game.rules, value);
  const message = problem ?? missingGameMessage(record);
  return { ok: false, fault: { at: null, code: 'bad-header', message } };
}

function missingGameMessage(record: GameRecord): string {
  return GAME_IDS.includes(record.game)
    ? `version ${rulesVersionOf(record)} of the rules of ${record.game} is not here`
    : `unknown game ${quote(record.game)}`;
}

async function printPosition(match: Match, viewer: Viewer | null): Promise<void> {
  const { game, state, toAct, result } = match;
  const seats = viewer === null ? toAct : toAct.filter((seat) => seat === viewer);
  await printJsonLine({
    ok: true,
    moves: match.moves.length,
    over: result !== null,
    toAct,
    legal: seats.flatMap((seat: Seat) => match.legal(seat).map((move) => ({ seat, ...move }))),
    result,
    ...(viewer === null ? { state: game.describe(state) } : { view: game.view(state, viewer) }),
  });
}
