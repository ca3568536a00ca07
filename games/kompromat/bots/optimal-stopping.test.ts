import { stackDeck } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import { LIMIT_HALF_POINTS } from '../data/constants.ts';
import { EQUIPMENT_IDS, type EquipmentId, KIT } from '../data/equipment.ts';
import { newAgent } from '../rules/agent.ts';
import { certainOdds } from './opponent-odds.ts';
import { OptimalStopping } from './optimal-stopping.ts';

const FOUR_POINTS = { mine: 4, theirs: 4, failure: -1, theirFailure: -1, at21: 0 };

/** Is hitting better, at a total in points, against an opponent with a known total? */
function shouldHit(total: number, aces: number, opposing: number, knownCards: EquipmentId[] = []): boolean {
  const agent = newAgent();
  const top = knownCards.map((name) => EQUIPMENT_IDS.indexOf(name));
  agent.kit.cards.splice(0, KIT.length, ...stackDeck(top, KIT));
  agent.knownCount = knownCards.length;
  const stopping = new OptimalStopping();
  stopping.solve(agent, {
    stakes: FOUR_POINTS,
    opponentOdds: certainOdds(2 * opposing),
    newspaper: 0,
    lowestTotal: 0,
  });
  return stopping.hitValue(agent, 2 * total, aces) > stopping.stopValue(2 * total, aces);
}

describe('against a known total', () => {
  test('hits while behind and stops as soon as it is ahead', () => {
    expect(shouldHit(17, 0, 18)).toBe(true);
    expect(shouldHit(12, 0, 11)).toBe(false);
    expect(shouldHit(18, 0, 17)).toBe(false);
  });

  test('an ace counts 11 if that helps', () => {
    expect(shouldHit(8, 1, 17)).toBe(false);
    expect(shouldHit(8, 1, 18)).toBe(true);
  });

  test('stops at any total against a failed opponent', () => {
    expect(shouldHit(5, 0, LIMIT_HALF_POINTS / 2 + 0.5)).toBe(false);
  });
});

test('known cards on top of the deck are taken into account', () => {
  expect(shouldHit(15, 0, 18, ['9'])).toBe(false);
  expect(shouldHit(15, 0, 14, ['6'])).toBe(false);
  expect(shouldHit(15, 0, 20, ['2', '4'])).toBe(true);
});
