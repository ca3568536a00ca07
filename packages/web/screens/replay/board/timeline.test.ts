import { GAME_IDS } from '@safehouse/games/registry';
import { describe, expect, test } from 'vitest';
import { loadModule, playBotMatch } from '../test-helpers.ts';
import { matchViewAt } from './match-view-at.ts';
import { factsAt, isFault, openTimeline, type Timeline, viewAt } from './timeline.ts';

async function timelineOf(game: string): Promise<Timeline> {
  const module = await loadModule(game);
  const reel = openTimeline(module.rules, playBotMatch(module, { player: 'gentle', seed: 3 }));
  if (isFault(reel)) throw new Error(reel.message);
  return reel;
}

describe.each(GAME_IDS)('a match of %s', (game) => {
  test('has a position before every move and one after the last', async () => {
    const reel = await timelineOf(game);
    const last = reel.positions.length - 1;
    expect(last).toBe(reel.record.moves.length);
    expect(reel.positions[0].move).toBeNull();
    expect(matchViewAt(reel, 0, 'spectator')).toMatchObject({
      version: 0,
      status: 'running',
      result: null,
      seat: null,
    });
    expect(matchViewAt(reel, last, 0 as never)).toMatchObject({
      version: last,
      status: 'over',
      seat: 0,
      toAct: [],
    });
  });

  test('can be looked at in any order: no position changes by looking at another', async () => {
    const reel = await timelineOf(game);
    const seen = (at: number) => JSON.stringify(viewAt(reel, at, 'all'));
    const forward = reel.positions.map((_, at) => seen(at));
    const backward = reel.positions.map((_, at) => seen(reel.positions.length - 1 - at)).reverse();
    expect(backward).toEqual(forward);
  });

  test('shows no more to a seat than the rules show it', async () => {
    const { rules, positions } = await timelineOf(game);
    const reel = await timelineOf(game);
    for (const [at, { state }] of positions.entries()) {
      expect(viewAt(reel, at, 1 as never)).toEqual(rules.view(state, 1 as never));
    }
  });

  test('tells the all-knowing the whole of every fact', async () => {
    const reel = await timelineOf(game);
    for (const [at, { facts }] of reel.positions.entries()) {
      expect(factsAt(reel, at, 'all')).toEqual(facts.map(({ fact }) => fact));
    }
  });
});

test('a record with a wrong move says which one', async () => {
  const { rules, record } = await timelineOf('kompromat');
  const moves = record.moves.with(4, { seat: 0, type: 'fly' });
  expect(openTimeline(rules, { ...record, moves })).toMatchObject({ at: 4, code: 'illegal-move' });
});

test('a record with a wrong header says so', async () => {
  const { rules, record } = await timelineOf('kompromat');
  expect(openTimeline(rules, { ...record, players: 'Ada' })).toMatchObject({ at: null, code: 'bad-header' });
});

test('who gave up has lost, though the rules know nothing of it', async () => {
  const { rules, record } = await timelineOf('kompromat');
  const meta = { result: { winners: [1], reason: 'resigned', scores: [null, null] } };
  const reel = openTimeline(rules, { ...record, moves: record.moves.slice(0, 5), meta });
  if (isFault(reel)) throw new Error(reel.message);
  expect(matchViewAt(reel, 5, 'spectator')).toMatchObject({ status: 'over', result: meta.result });
  expect(matchViewAt(reel, 4, 'spectator')).toMatchObject({ status: 'running', result: null });
});
