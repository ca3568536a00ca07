import { GAME_IDS } from '@safehouse/games/registry';
import { describe, expect, test } from 'vitest';
import { loadModule, playBotMatch } from '../test-helpers.ts';
import { matchViewAt } from './match-view-at.ts';
import { factsAt, isFault, openTimeline, type Timeline, viewAt } from './timeline.ts';

async function timelineOf(game: string): Promise<Timeline> {
  const module = await loadModule(game);
  const timeline = openTimeline(module.rules, playBotMatch(module, { player: 'gentle', seed: 3 }));
  if (isFault(timeline)) throw new Error(timeline.message);
  return timeline;
}

describe.each(GAME_IDS)('a match of %s', (game) => {
  test('has a position before every move and one after the last', async () => {
    const timeline = await timelineOf(game);
    const last = timeline.positions.length - 1;
    expect(last).toBe(timeline.record.moves.length);
    expect(timeline.positions[0].move).toBeNull();
    expect(matchViewAt(timeline, 0, 'spectator')).toMatchObject({
      version: 0,
      status: 'running',
      result: null,
      seat: null,
    });
    expect(matchViewAt(timeline, last, 0 as never)).toMatchObject({
      version: last,
      status: 'over',
      seat: 0,
      toAct: [],
    });
  });

  test('can be viewed in any order: no view changes another position', async () => {
    const timeline = await timelineOf(game);
    const seen = (at: number) => JSON.stringify(viewAt(timeline, at, 'all'));
    const forward = timeline.positions.map((_, at) => seen(at));
    const backward = timeline.positions.map((_, at) => seen(timeline.positions.length - 1 - at)).reverse();
    expect(backward).toEqual(forward);
  });

  test('shows no more to a seat than the rules show it', async () => {
    const { rules, positions } = await timelineOf(game);
    const timeline = await timelineOf(game);
    for (const [at, { state }] of positions.entries()) {
      expect(viewAt(timeline, at, 1 as never)).toEqual(rules.view(state, 1 as never));
    }
  });

  test('shows all facts to the perspective of all seats', async () => {
    const timeline = await timelineOf(game);
    for (const [at, { facts }] of timeline.positions.entries()) {
      expect(factsAt(timeline, at, 'all')).toEqual(facts.map(({ fact }) => fact));
    }
  });
});

test('a record with an illegal move gives a fault with its index', async () => {
  const { rules, record } = await timelineOf('kompromat');
  const moves = record.moves.with(4, { seat: 0, type: 'fly' });
  expect(openTimeline(rules, { ...record, moves })).toMatchObject({ at: 4, code: 'illegal-move' });
});

test('a record with a wrong header gives a fault', async () => {
  const { rules, record } = await timelineOf('kompromat');
  expect(openTimeline(rules, { ...record, players: 'Ada' })).toMatchObject({ at: null, code: 'bad-header' });
});

test('a resignation is taken from the record', async () => {
  const { rules, record } = await timelineOf('kompromat');
  const meta = { result: { winners: [1], reason: 'resigned', scores: [null, null] } };
  const timeline = openTimeline(rules, { ...record, moves: record.moves.slice(0, 5), meta });
  if (isFault(timeline)) throw new Error(timeline.message);
  expect(matchViewAt(timeline, 5, 'spectator')).toMatchObject({ status: 'over', result: meta.result });
  expect(matchViewAt(timeline, 4, 'spectator')).toMatchObject({ status: 'running', result: null });
});
