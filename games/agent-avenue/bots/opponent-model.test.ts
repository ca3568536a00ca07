import { randomPlayer, runMatch, type SeatPolicy } from '@safehouse/bots';
import { Deal, type Move, MoveList, quickRandom, roundsBudget, type Turn } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { agentAvenue as rules } from '../rules/index.ts';
import { MOVES } from '../rules/moves.ts';
import { clone, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { sampleWorldByOpponentModel } from './opponent-model.ts';

/** Every offer of some matches between players who move at random, as the one who is to choose sees it. */
function collectOfferTurns(mode: string): Turn<View>[] {
  const seen: Turn<View>[] = [];
  const checked = rules.parseOptions({ options: { mode }, players: 2, edition: undefined });
  if (!checked.ok) throw new Error(checked.message);
  for (let match = 0; match < 12; match++) {
    const chance = new Deal(`offers ${match}`);
    const player: typeof randomPlayer = {
      choose(turn) {
        if ((turn.view as View).phase === 'recruit') seen.push({ ...turn } as Turn<View>);
        return randomPlayer.choose(turn);
      },
    };
    const sitters = [1, 2].map((luck) => ({
      player,
      random: quickRandom(luck + 10 * match),
      budget: () => roundsBudget(0),
    }));
    const state = rules.setup(checked.value, 2, chance);
    runMatch(
      { game: rules, state, seatedPlayers: sitters, chance, random: quickRandom(match), maxMoves: 500 },
      null,
    );
  }
  return seen;
}

/** Lays the pair whose closed card has the highest number; notes the hands it was shown. */
function createFixedPolicy(shown: State[] = []): SeatPolicy {
  const legal = new MoveList();
  return (world, seat) => {
    shown.push(clone(world as State));
    legal.clear();
    rules.legal(world as State, seat, legal);
    const closed = (move: Move) => {
      const meaning = MOVES[move];
      return meaning.type === 'offer' ? meaning.down : -1;
    };
    return legal.toArray().sort((a, b) => closed(b) - closed(a))[0];
  };
}

test.each(['simple', 'advanced'])(
  '%s: the chooser cannot tell a suspected world from the real one',
  (mode) => {
    const turns = collectOfferTurns(mode);
    expect(turns.length).toBeGreaterThan(20);
    for (const { view, seat } of turns) {
      const world = sampleWorldByOpponentModel(view, seat, quickRandom(5), createFixedPolicy());
      expect(rules.view(world, seat)).toEqual(view);
    }
  },
);

test('the closed card is what the other would lay beside the open one', () => {
  let agreed = 0;
  for (const { view, seat } of collectOfferTurns('simple')) {
    const shown: State[] = [];
    const world = sampleWorldByOpponentModel(view, seat, quickRandom(6), createFixedPolicy(shown));
    const [before] = shown.slice(-1);
    const [other] = before.sides.seatsOf[before.side];
    const laid = MOVES[createFixedPolicy()(before, other, quickRandom(1))];
    if (laid.type !== 'offer' || laid.up !== world.offer?.up) continue; // none was found: any world will do
    expect(world.offer.down).toBe(laid.down);
    agreed++;
  }
  expect(agreed).toBeGreaterThan(10);
});
