import { randomPlayer, type SeatPolicy } from '@safehouse/bots';
import { Deal, type Move, MoveList, quickRandom, type Turn } from '@safehouse/contract';
import { expect, test } from 'vitest';
import { agentAvenue as rules } from '../rules/index.ts';
import { MOVES } from '../rules/moves.ts';
import { clone, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { sampleWorldByOpponentModel } from './opponent-model.ts';
import { playToEnd, seatPlayer, setupMatch } from './test-helpers.ts';

/** Every offer of some random matches, as the choosing seat sees it. */
function collectOfferTurns(mode: string): Turn<View>[] {
  const turns: Turn<View>[] = [];
  const player: typeof randomPlayer = {
    choose(turn) {
      if ((turn.view as View).phase === 'recruit') turns.push({ ...turn } as Turn<View>);
      return randomPlayer.choose(turn);
    },
  };
  for (let match = 0; match < 12; match++) {
    const deal = new Deal(`offers ${match}`);
    const state = setupMatch({ options: { mode }, players: 2 }, deal);
    const seatedPlayers = [1, 2].map((seed) => seatPlayer(player, quickRandom(seed + 10 * match)));
    playToEnd(state, seatedPlayers, deal, quickRandom(match));
  }
  return turns;
}

/** Always offers the pair whose closed card has the highest number. Records the states it is called with. */
function createFixedPolicy(recorded: State[] = []): SeatPolicy {
  const legal = new MoveList();
  return (world, seat) => {
    recorded.push(clone(world as State));
    legal.clear();
    rules.legal(world as State, seat, legal);
    const closedCard = (code: Move) => {
      const move = MOVES[code];
      return move.type === 'offer' ? move.down : -1;
    };
    return legal.toArray().sort((a, b) => closedCard(b) - closedCard(a))[0];
  };
}

test.each(['simple', 'advanced'])('%s mode: a sampled world fits the view of the chooser', (mode) => {
  const turns = collectOfferTurns(mode);
  expect(turns.length).toBeGreaterThan(20);
  for (const { view, seat } of turns) {
    const world = sampleWorldByOpponentModel(view, seat, quickRandom(5), createFixedPolicy());
    expect(rules.view(world, seat)).toEqual(view);
  }
});

test('the closed card is the one the policy offers with the open one', () => {
  let agreed = 0;
  for (const { view, seat } of collectOfferTurns('simple')) {
    const recorded: State[] = [];
    const world = sampleWorldByOpponentModel(view, seat, quickRandom(6), createFixedPolicy(recorded));
    const [before] = recorded.slice(-1);
    const [opponent] = before.sides.seatsOf[before.side];
    const offered = MOVES[createFixedPolicy()(before, opponent, quickRandom(1))];
    if (offered.type !== 'offer' || offered.up !== world.offer?.up) continue; // no hand was found
    expect(world.offer.down).toBe(offered.down);
    agreed++;
  }
  expect(agreed).toBeGreaterThan(10);
});
