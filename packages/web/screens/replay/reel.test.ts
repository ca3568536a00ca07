import { GAME_IDS } from '@safehouse/games/registry';
import { describe, expect, test } from 'vitest';
import { pageAt } from './page.ts';
import { factsAt, isFault, openReel, type Reel, viewAt } from './reel.ts';
import { moduleOf, playedMatch } from './testing.ts';

async function reelOf(game: string): Promise<Reel> {
  const module = await moduleOf(game);
  const reel = openReel(module.rules, playedMatch(module, { player: 'gentle', seed: 3 }));
  if (isFault(reel)) throw new Error(reel.message);
  return reel;
}

describe.each(GAME_IDS)('a match of %s', (game) => {
  test('has a position before every move and one after the last', async () => {
    const reel = await reelOf(game);
    const last = reel.frames.length - 1;
    expect(last).toBe(reel.record.moves.length);
    expect(reel.frames[0].made).toBeNull();
    expect(pageAt(reel, 0, 'spectator')).toMatchObject({
      version: 0,
      status: 'running',
      result: null,
      seat: null,
    });
    expect(pageAt(reel, last, 0 as never)).toMatchObject({
      version: last,
      status: 'over',
      seat: 0,
      toAct: [],
    });
  });

  test('can be looked at in any order: no position changes by looking at another', async () => {
    const reel = await reelOf(game);
    const seen = (at: number) => JSON.stringify(viewAt(reel, at, 'all'));
    const forward = reel.frames.map((_, at) => seen(at));
    const backward = reel.frames.map((_, at) => seen(reel.frames.length - 1 - at)).reverse();
    expect(backward).toEqual(forward);
  });

  test('shows no more to a seat than the rules show it', async () => {
    const { rules, frames } = await reelOf(game);
    const reel = await reelOf(game);
    for (const [at, { state }] of frames.entries()) {
      expect(viewAt(reel, at, 1 as never)).toEqual(rules.view(state, 1 as never));
    }
  });

  test('tells the all-knowing the whole of every fact', async () => {
    const reel = await reelOf(game);
    for (const [at, { news }] of reel.frames.entries()) {
      expect(factsAt(reel, at, 'all')).toEqual(news.map(({ fact }) => fact));
    }
  });
});

test('a record with a wrong move says which one', async () => {
  const { rules, record } = await reelOf('kompromat');
  const moves = record.moves.with(4, { seat: 0, type: 'fly' });
  expect(openReel(rules, { ...record, moves })).toMatchObject({ at: 4, code: 'illegal-move' });
});

test('a record with a wrong header says so', async () => {
  const { rules, record } = await reelOf('kompromat');
  expect(openReel(rules, { ...record, players: 'Ada' })).toMatchObject({ at: null, code: 'bad-header' });
});

test('who gave up has lost, though the rules know nothing of it', async () => {
  const { rules, record } = await reelOf('kompromat');
  const meta = { result: { winners: [1], reason: 'resigned', scores: [null, null] } };
  const reel = openReel(rules, { ...record, moves: record.moves.slice(0, 5), meta });
  if (isFault(reel)) throw new Error(reel.message);
  expect(pageAt(reel, 5, 'spectator')).toMatchObject({ status: 'over', result: meta.result });
  expect(pageAt(reel, 4, 'spectator')).toMatchObject({ status: 'running', result: null });
});
