import type { Fact } from '../../rules/facts.ts';

/** The parts of the board that a fact is about: spaces of the street, agents of a side, a market card, the offer. */
export function logPlaces(fact: Fact): readonly string[] {
  switch (fact.type) {
    case 'moved':
      return [`space:${fact.from}`, `space:${fact.to}`];
    case 'recruited':
      return [`agent:${fact.side}:${fact.agent}`];
    case 'took':
    case 'no-effect':
      return [`market:${fact.card}`];
    case 'offered':
    case 'led':
    case 'followed':
    case 'picked':
      return ['offer'];
    default:
      return [];
  }
}
