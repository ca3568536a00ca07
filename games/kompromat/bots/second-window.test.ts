import { SEATS } from '@safehouse/contract';
import { describe, expect, test } from 'vitest';
import type { EquipmentId } from '../data/equipment.ts';
import { MOVE_CODEC } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import {
  describeMatch,
  type MoveShorthand,
  openMatch,
  openMatchWithItems,
  playMoves,
  playSingleCards,
} from '../rules/test-helpers.ts';
import { estimateOpponentOdds } from './opponent-odds.ts';
import { Policy } from './policy.ts';

const hits = (count: number) => Array.from({ length: count }, (): MoveShorthand => 'hit');
const choose = (state: State) => MOVE_CODEC.write(new Policy().chooseMove(state));

/** 12, then two columns over 21 with all other cards, so that none is left for the fourth mission. */
const OWN_DECK: readonly EquipmentId[] = [
  ...(['9', '3'] as const),
  ...(['0.5', 'ace', 'ace', '2', '4', '5', '6', '10'] as const),
  ...(['7', '7', '7', '8'] as const),
];

describe('the policy in the second items window (KO-30)', () => {
  test('leaves a mission it has lost for one it can win', () => {
    const match = openMatchWithItems({
      items: ['jetpack'],
      ownDeck: OWN_DECK,
      rivalDeck: ['10', '9', '3', '4', '2'],
      missions: ['safe-house', 'code-1', 'code-2', 'pursuit'],
    });
    playMoves(match, 0, 'hit', 'stop', 0, 'hit', 'stop', 1, 'stop', 1, ...hits(7), 'stop', 2, 'stop', 2, ...hits(3));
    playSingleCards(match);
    playMoves(match, 'pass');
    expect(describeMatch(match)).toMatchObject({ phase: 'window', active: 0, declared: [null, 19] });
    expect(choose(match.state as State)).toEqual({ type: 'use', item: 'jetpack', from: 0, to: 3 });
  });

  test('counts with the declared total, which no closed card can change', () => {
    const match = openMatch({
      missions: ['newspaper', 'hotel', 'airport', 'locker'],
      decks: [[['7', '10', '8', '2', '3']], [['6', '10', '9', '4', '5']]],
    });
    playMoves(match, 0, 'stop', 0, 'stop', 1, 'hit', 'stop', 1, 'hit', 'stop');
    playSingleCards(match);
    playMoves(match, 'pass');
    expect(describeMatch(match).declared).toEqual([18, null]);
    const { below, above } = estimateOpponentOdds(match.state as State, SEATS[1], 1);
    expect([below[37], above[35], below[36], above[36]]).toEqual([1, 1, 0, 0]);
  });
});
