import type { Fact } from '../../rules/facts.ts';
import type { Side } from '../../rules/sides.ts';
import type { View } from '../../rules/view.ts';

type Effects = { readonly [Type in Fact['type']]?: (view: View, fact: Extract<Fact, { type: Type }>) => View };

/**
 * The view after one more fact, as far as the board and the tiles show it. It repeats effects of the rules, because
 * views exist only before the first and after the last fact of a move.
 */
export function applyFact(view: View, fact: Fact): View {
  const effect = EFFECTS[fact.type] as ((view: View, fact: Fact) => View) | undefined;
  return effect?.(view, fact) ?? view;
}

export function changesBoard({ type }: Fact): boolean {
  return type in EFFECTS;
}

const EFFECTS: Effects = {
  recruited: (view, { side, agent, copies }) => ({
    ...withSide(view, side, { inPlay: { ...view.sides[side].inPlay, [agent]: copies } }),
    // Both cards have left the middle of the street.
    offer: null,
  }),
  moved: (view, { side, by, to }) => withSide(view, side, { position: to, steps: view.sides[side].steps + by }),
  took: (view, { card, next }) => ({
    ...view,
    supply: view.supply.map((other) => (other === card ? next : other)).filter((other) => other !== null),
  }),
};

function withSide(view: View, side: Side, changes: Partial<View['sides'][number]>): View {
  return { ...view, sides: view.sides.with(side, { ...view.sides[side], ...changes }) };
}
