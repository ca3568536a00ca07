import { type GameRecord, RECORD_FORMAT } from '@safehouse/contract';
import { type Games, loading } from '@safehouse/games/registry';
import { type MatchId, type MatchPage, newTable } from '@safehouse/protocol';
import { COUNTING } from '@safehouse/table/testing';
import { expect, test } from 'vitest';
import { Host } from './host.ts';
import type { KeptMatch } from './keeping.ts';

const kept = new Map<MatchId, KeptMatch>();
const pages: MatchPage[] = [];

/** The page of this browser with the games of one release. */
function pageWith(games: Games): Host {
  const keeping = {
    put: async (match: KeptMatch) => void kept.set(match.id, structuredClone(match)),
    get: async (id: MatchId) => kept.get(id) ?? null,
  };
  return new Host(keeping, ({ page }) => pages.push(page), loading(games));
}

const WISH = newTable.parse({ game: 'counting', seats: ['me', 'shared'] });

async function playedOut(host: Host): Promise<number> {
  for (let moves = 0; ; moves++) {
    const { id, version, toAct, status } = pages.at(-1)!;
    if (status === 'over') return moves;
    await host.move(id, toAct[0], version, { type: 'count' });
  }
}

test('a match in this browser is played by the rules it began with; another one after it by those of today', async () => {
  const id = (await pageWith(COUNTING.before).create(WISH)) as MatchId;
  const later = pageWith(COUNTING.after);
  expect(await later.open(id, null)).toBe(true);
  expect(await playedOut(later)).toBe(3);
  await later.rematch(id);
  expect([pages.at(-1)!.rules, await playedOut(later)]).toEqual([2, 5]);
});

test('where its rules are not to be had any more it stays as it is', async () => {
  const id = (await pageWith(COUNTING.before).create(WISH)) as MatchId;
  const before = structuredClone(kept.get(id));
  expect(await pageWith(COUNTING.atLast).open(id, null)).toMatchObject({ code: 'other-rules' });
  expect(kept.get(id)).toEqual(before);
});

test('another line of a record goes on by the rules of the record', async () => {
  const record: GameRecord = { format: RECORD_FORMAT, game: 'counting', players: ['Ada', 'Bob'], moves: [] };
  const goOn = (games: Games, meta: object) =>
    pageWith(games).continue({ record: { ...record, meta: { ...meta } }, seat: 0, level: 'gentle' });
  const rules = async (id: unknown) => kept.get(id as MatchId)?.header.rules;
  expect(await rules(await goOn(COUNTING.after, {}))).toBe(1);
  expect(await rules(await goOn(COUNTING.after, { rulesVersion: 2 }))).toBe(2);
  expect(await goOn(COUNTING.before, { rulesVersion: 2 })).toMatchObject({ code: 'other-rules' });
});
