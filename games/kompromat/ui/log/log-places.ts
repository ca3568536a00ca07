import type { Fact } from '../../rules/facts.ts';

/** The parts of the board that a fact is about: a mission, a player's cards there, an item or the tokens of a player. */
export function logPlaces(fact: Fact): readonly string[] {
  switch (fact.type) {
    case 'placed':
    case 'hit':
    case 'stopped':
    case 'turned-up':
    case 'put-back':
    case 'burdened':
    case 'stunned':
    case 'declared':
      return [`column:${fact.seat}:${fact.mission}`];
    case 'moved':
      return [`column:${fact.seat}:${fact.from}`, `column:${fact.seat}:${fact.to}`];
    case 'used':
      return [`item:${fact.seat}:${fact.item}`];
    case 'passed':
    case 'took':
    case 'untaken':
      return [`mission:${fact.mission}`];
    case 'got-tokens':
    case 'gave-back':
    case 'kept':
      return [`tokens:${fact.seat}`];
    default:
      return [];
  }
}
