import type { LivePlayer, LiveTable, MatchId } from '@safehouse/protocol';
import { expect, test } from 'vitest';
import { bestForTv, type LiveEntry, rankLiveTables } from './live-ranking.ts';
import { Tv } from './tv.ts';

const person = (rating?: number): LivePlayer => ({
  type: 'person',
  name: 'x',
  user: 'x',
  ...(rating !== undefined && { rating }),
});
const bot: LivePlayer = { type: 'bot', level: 'master' };

function entry(id: string, parts: Partial<LiveTable> = {}, activeAt = 0): LiveEntry {
  const table = {
    id: id as MatchId,
    game: 'kompromat',
    options: {},
    mode: '2',
    players: [person(), person()],
    clockRule: { type: 'none' },
    rated: false,
    delay: 0,
    moves: 3,
    spectators: 0,
    createdAt: 0,
  } as const;
  return { table: { ...table, ...parts }, activeAt };
}

const idsOf = (entries: readonly LiveEntry[]) => entries.map(({ table }) => table.id);

test('people come before bots, then ratings, spectators and the newest', () => {
  const entries = [
    entry('bot', { players: [person(2000), bot], spectators: 9 }),
    entry('oldest'),
    entry('newest', { createdAt: 5 }),
    entry('watched', { spectators: 1 }),
    entry('half', { players: [person(1700), person()] }),
    entry('rated', { players: [person(1500), person(1400)] }),
    entry('best', { players: [person(1500), person(1500)] }),
  ];
  expect(idsOf(rankLiveTables(entries))).toEqual(['best', 'rated', 'half', 'watched', 'newest', 'oldest', 'bot']);
});

test('for the front page a table where nothing happens is passed over while there is another', () => {
  const idle = entry('idle', {}, 0);
  expect(bestForTv([idle, entry('active', {}, 100_000)], 120_000)?.id).toBe('active');
  expect(bestForTv([idle], 120_000)?.id).toBe('idle');
  expect(bestForTv([], 0)).toBeNull();
});

test('the table on the front page stays until it is over, and servers agree on the earliest choice', () => {
  const sent: Parameters<ConstructorParameters<typeof Tv>[0]['publishToOthers']>[0][] = [];
  const tv = new Tv({ publishToOthers: (message) => void sent.push(message) });
  const [first, better] = [entry('first'), entry('better')];
  expect(tv.choose([first], 1000)).toBe('first');
  expect(tv.choose([better, first], 2000)).toBe('first');
  expect(sent).toEqual([1, 2].map(() => ({ type: 'tv', id: 'first', chosenAt: 1000 })));
  tv.onChosenElsewhere({ type: 'tv', id: 'better' as MatchId, chosenAt: 1500 });
  expect(tv.choose([better, first], 3000)).toBe('first');
  tv.onChosenElsewhere({ type: 'tv', id: 'better' as MatchId, chosenAt: 500 });
  expect(tv.choose([better, first], 4000)).toBe('better');
  expect(tv.choose([first], 5000)).toBe('first');
  expect(tv.choose([], 6000)).toBeNull();
});
