import { describe, expect, test } from 'vitest';
import { EQUIPMENT, type Equipment, KIT } from '../data/equipment.ts';
import { LIMIT } from '../data/numbers.ts';
import { newAgent } from '../rules/agent.ts';
import { topped } from '../rules/testing.ts';
import { certain } from './outlook.ts';
import { Stopping } from './stopping.ts';

const FOUR_POINTS = { mine: 4, theirs: 4, failure: -1, theirFailure: -1, at21: 0 };

/** Is one more card better, at a total in points, against a rival with a known total? */
function hits(total: number, aces: number, rival: number, next: Equipment[] = []): boolean {
  const agent = newAgent();
  const top = next.map((name) => EQUIPMENT.indexOf(name));
  agent.kit.cards.splice(0, KIT.length, ...topped(top, KIT));
  agent.known = next.length;
  const stopping = new Stopping();
  stopping.solve(agent, FOUR_POINTS, certain(2 * rival), 0, 0);
  return stopping.hitWorth(agent, 2 * total, aces) > stopping.stopWorth(2 * total, aces);
}

describe('against a total that is known', () => {
  test('draws while it lags and stops as soon as it leads', () => {
    expect(hits(17, 0, 18)).toBe(true);
    expect(hits(12, 0, 11)).toBe(false);
    expect(hits(18, 0, 17)).toBe(false);
  });

  test('an ace counts 11 where that helps', () => {
    expect(hits(8, 1, 17)).toBe(false);
    expect(hits(8, 1, 18)).toBe(true);
  });

  test('stops at anything against one who has failed', () => {
    expect(hits(5, 0, LIMIT / 2 + 0.5)).toBe(false);
  });
});

test('cards known on top of the deck are counted on, however far down', () => {
  expect(hits(15, 0, 18, ['9'])).toBe(false);
  expect(hits(15, 0, 14, ['6'])).toBe(false);
  expect(hits(15, 0, 20, ['2', '4'])).toBe(true);
});
