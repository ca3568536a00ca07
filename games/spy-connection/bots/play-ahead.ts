import { MoveList, quickRandom, type Random, roundsBudget, shuffle, unrecordedChance } from '@safehouse/contract';
import { rules } from '../rules/index.ts';
import { clone, type State } from '../rules/state.ts';
import { levels } from './levels.ts';

const UNLIMITED = roundsBudget(Number.POSITIVE_INFINITY);

/**
 * The position after some turns of experts, or at the end of the match. The cards still to come are in a fixed order,
 * so that the result does not depend on the real one.
 */
export function playAhead(state: State, turns: number): State {
  const random = quickRandom(1);
  const world = { ...clone(state), deck: deckInFixedOrder(state, random) };
  for (let taken = 0; taken < turns && world.result === null; ) {
    const { active } = world;
    playExpertMove(world, random);
    if (world.active !== active) taken++;
  }
  return world;
}

function deckInFixedOrder({ deck, drawnCount }: State, random: Random): number[] {
  const toCome = deck.slice(drawnCount).sort((a, b) => a - b);
  shuffle(toCome, random);
  return [...deck.slice(0, drawnCount), ...toCome];
}

function playExpertMove(state: State, random: Random): void {
  const { active: seat } = state;
  const moves = new MoveList();
  rules.legal(state, seat, moves);
  const codes = moves.toArray();
  const legal = codes.map((move) => rules.writeMove(state, move));
  const choice = levels.expert.player.choose({
    seat,
    view: rules.view(state, seat),
    legal,
    random,
    budget: UNLIMITED,
  });
  rules.play(state, seat, codes[legal.indexOf(choice)], unrecordedChance(random), null);
}
