import { type GameRecord, RECORD_FORMAT } from '@safehouse/contract';
import { createGameLoader, type GameModuleImports } from '@safehouse/games/registry';
import { createTableRequest, type MatchId, type MatchView } from '@safehouse/protocol';
import { COUNTING_GAMES } from '@safehouse/table/test-helpers';
import { expect, test } from 'vitest';
import type { StoredMatch } from './match-db.ts';
import { MatchRunner } from './match-runner.ts';

const stored = new Map<MatchId, StoredMatch>();
const matchViews: MatchView[] = [];

/** A match runner with the games of one release. */
function runnerWith(games: GameModuleImports): MatchRunner {
  const storage = {
    put: async (match: StoredMatch) => void stored.set(match.id, structuredClone(match)),
    get: async (id: MatchId) => stored.get(id) ?? null,
  };
  return new MatchRunner(storage, ({ matchView }) => matchViews.push(matchView), createGameLoader(games));
}

const TABLE_REQUEST = createTableRequest.parse({ game: 'counting', seats: ['me', 'shared'] });

async function playToEnd(runner: MatchRunner): Promise<number> {
  for (let moves = 0; ; moves++) {
    const { id, version, toAct, status } = matchViews.at(-1)!;
    if (status === 'over') return moves;
    await runner.move({ id, seat: toAct[0], version, move: { type: 'count' } });
  }
}

test('a match keeps the rules it began with, and its rematch uses the current ones', async () => {
  const id = (await runnerWith(COUNTING_GAMES.before).create(TABLE_REQUEST)) as MatchId;
  const later = runnerWith(COUNTING_GAMES.after);
  expect(await later.open({ id, seat: null })).toBe(true);
  expect(await playToEnd(later)).toBe(3);
  await later.rematch({ id });
  expect([matchViews.at(-1)!.rules, await playToEnd(later)]).toEqual([2, 5]);
});

test('a match whose rules are not available is refused and left unchanged', async () => {
  const id = (await runnerWith(COUNTING_GAMES.before).create(TABLE_REQUEST)) as MatchId;
  const before = structuredClone(stored.get(id));
  expect(await runnerWith(COUNTING_GAMES.atLast).open({ id, seat: null })).toMatchObject({
    code: 'other-rules',
  });
  expect(stored.get(id)).toEqual(before);
});

test('a record is continued by its own rules version', async () => {
  const record: GameRecord = { format: RECORD_FORMAT, game: 'counting', players: ['Ada', 'Bob'], moves: [] };
  const continueWith = (games: GameModuleImports, meta: object) =>
    runnerWith(games).continueRecord({ record: { ...record, meta: { ...meta } }, seat: 0, level: 'gentle' });
  const rules = async (id: unknown) => stored.get(id as MatchId)?.header.rules;
  expect(await rules(await continueWith(COUNTING_GAMES.after, {}))).toBe(1);
  expect(await rules(await continueWith(COUNTING_GAMES.after, { rulesVersion: 2 }))).toBe(2);
  expect(await continueWith(COUNTING_GAMES.before, { rulesVersion: 2 })).toMatchObject({
    code: 'other-rules',
  });
});
