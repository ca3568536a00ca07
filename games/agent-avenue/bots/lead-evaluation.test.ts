import { Deal, MoveList, quickRandom, roundsBudget } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { agentAvenue as rules } from '../rules/index.ts';
import { evaluateMoves } from './move-evaluation.ts';
import { setupMatch } from './test-helpers.ts';

const EFFORT = { sampledHands: 40, iterations: 30, maxRounds: 1 };

test.each(['simple', 'advanced'])(
  "whoever does not ask what the opponents are up to judges a team's open card without them (%s)",
  (mode) => {
    for (const seed of ['a', 'b', 'c']) {
      const state = setupMatch({ options: { mode }, players: 4 }, new Deal(seed));
      const [seat] = rules.toAct(state);
      const moves = new MoveList();
      rules.legal(state, seat, moves);
      const legal = moves.toArray().map((move) => rules.writeMove(state, move));
      const view = rules.view(state, seat);
      const turn = { seat, view, legal, random: quickRandom(1), budget: roundsBudget(1) };
      for (const { win, winIfCareless } of evaluateMoves(turn, EFFORT)) {
        expect(winIfCareless).toBeGreaterThan(0);
        expect(winIfCareless).not.toBeCloseTo(win, 4);
      }
    }
  },
);
